/** A part of a line with the scope that a TextMate grammar gives it; empty where it gives none. */
export interface Token {
  readonly text: string;
  readonly scope: string;
}

type Captures = Record<string, { readonly name: string }>;

interface Rule {
  readonly name?: string;
  readonly match?: string;
  readonly captures?: Captures;
  readonly begin?: string;
  readonly beginCaptures?: Captures;
  readonly end?: string;
  readonly endCaptures?: Captures;
  readonly contentName?: string;
  readonly include?: string;
  readonly patterns?: readonly Rule[];
}

/** The part of the TextMate format that the grammars of this extension use. */
export interface Grammar {
  readonly patterns: readonly Rule[];
  readonly repository?: Readonly<Record<string, Rule>>;
}

/** A rule that was begun; the outermost one is the grammar. */
interface Open {
  readonly scope: string;
  readonly patterns: readonly Rule[];
  readonly end?: RegExp;
  readonly endCaptures?: Captures | undefined;
}

interface Found {
  readonly at: RegExpExecArray;
  readonly rule?: Rule;
}

/** The tokens of each line of a text, as the grammar colours them in an editor. */
export function tokensOf(grammar: Grammar, text: string): Token[][] {
  const open: Open[] = [{ scope: '', patterns: grammar.patterns }];
  return text.split('\n').map((line) => tokensOfLine(grammar, line, open));
}

function tokensOfLine(grammar: Grammar, line: string, open: Open[]): Token[] {
  const tokens: Token[] = [];
  const add = (...parts: Token[]) => tokens.push(...parts.filter(({ text }) => text !== ''));
  let offset = 0;
  for (let top = open[open.length - 1]; top; top = open[open.length - 1]) {
    const found = first(grammar, top, line, offset);
    if (!found) {
      add({ text: line.slice(offset), scope: top.scope });
      break;
    }
    const { at, rule } = found;
    add({ text: line.slice(offset, at.index), scope: top.scope });
    offset = at.index + at[0].length;
    if (!rule) {
      add(...captured(at, top.endCaptures, top.scope));
      open.pop();
    } else {
      add(...captured(at, rule.captures ?? rule.beginCaptures, rule.name ?? top.scope));
      if (rule.begin !== undefined && rule.end !== undefined) {
        open.push({
          scope: rule.contentName ?? rule.name ?? top.scope,
          patterns: rule.patterns ?? [],
          end: regExp(rule.end),
          endCaptures: rule.endCaptures,
        });
      }
    }
  }
  return tokens;
}

/** The leftmost match; the end of what is open comes before other rules, and these in their order. */
function first(grammar: Grammar, top: Open, line: string, offset: number): Found | undefined {
  const end = top.end && search(top.end, line, offset);
  let best: Found | undefined = end ? { at: end } : undefined;
  for (const rule of rules(grammar, top.patterns)) {
    const at = search(regExp(rule.match ?? rule.begin ?? ''), line, offset);
    if (at && at[0] !== '' && (best === undefined || at.index < best.at.index)) {
      best = { at, rule };
    }
  }
  return best;
}

function rules(grammar: Grammar, patterns: readonly Rule[]): Rule[] {
  return patterns.flatMap((rule) => {
    const included = rule.include && grammar.repository?.[rule.include.slice(1)];
    return included ? rules(grammar, [included]) : [rule];
  });
}

function search(pattern: RegExp, line: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(line) ?? undefined;
}

/** `(?i:...)` is newer than the JavaScript of the oldest supported VS Code; no grammar mixes both kinds of case. */
function regExp(source: string): RegExp {
  return new RegExp(source.replaceAll('(?i:', '(?:'), source.includes('(?i:') ? 'gid' : 'gd');
}

/** The match, divided at its captures. */
function captured(at: RegExpExecArray, captures: Captures | undefined, scope: string): Token[] {
  const tokens: Token[] = [];
  let offset = at.index;
  for (const [number, { name }] of Object.entries(captures ?? {})) {
    const [start, end] = at.indices?.[Number(number)] ?? [offset, offset];
    tokens.push({ text: at.input.slice(offset, start), scope }, { text: at.input.slice(start, end), scope: name });
    offset = Math.max(offset, end);
  }
  tokens.push({ text: at.input.slice(offset, at.index + at[0].length), scope });
  return tokens;
}
