/** A test that failed, with the lines about its failures. */
interface FailedTest {
  readonly name: string;
  readonly lines: readonly string[];
}

const FAIL = 'FAIL  ';
const INDENT = '      ';

/** The failed tests in the text of the server: a line for each test, and indented lines about its failures. */
export function failedTests(text: string): FailedTest[] {
  const failed: { name: string; lines: string[] }[] = [];
  let inFailure = false;
  for (const line of text.split('\n')) {
    if (line.startsWith(FAIL)) {
      failed.push({ name: line.slice(FAIL.length), lines: [] });
      inFailure = true;
    } else if (inFailure && line.startsWith(INDENT)) {
      failed.at(-1)?.lines.push(line.slice(INDENT.length));
    } else {
      inFailure = false;
    }
  }
  return failed;
}

/** A Markdown page about failed tests; what is not a position is shown as it is. */
export function failurePage(message: string, failed: readonly FailedTest[]): string {
  return `# ${message}\n\n${failed.map(section).join('\n')}`;
}

function section({ name, lines }: FailedTest): string {
  return `## ${code(name)}\n\n${lines.map((line) => `* ${item(line)}\n`).join('')}`;
}

/** The position at the beginning of an expectation stays outside the code, so that it becomes a link. */
function item(line: string): string {
  const [, position, rest] = /^(.*\.qostest:\d+): (.*)$/.exec(line) ?? [];
  return position !== undefined && rest !== undefined ? `${position}: ${code(rest)}` : code(line);
}

/** A code span, which a longer run of backticks than any within delimits (CommonMark, section 6.1). */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
