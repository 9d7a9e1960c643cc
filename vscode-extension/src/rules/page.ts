import options from '../../syntaxes/opensm-opts.tmLanguage.json';
import partitions from '../../syntaxes/opensm-partitions.tmLanguage.json';
import opensm from '../../syntaxes/qos-opensm.tmLanguage.json';
import rfc from '../../syntaxes/qos-rfc.tmLanguage.json';
import { type Grammar, tokensOf } from './tokens';

/** The languages of examples in rule pages. */
const GRAMMARS: Readonly<Record<string, Grammar>> = { rfc, opensm, partitions, opts: options };

const EXAMPLE = /^```(rfc|opensm|partitions|opts)(?: (good|bad))?.*\n([\s\S]*?)^```$/gm;

/** The colour of each scope, from those that are readable in dark and light themes and in those of high contrast. */
const COLOURS: readonly [scope: string, colour: string][] = [
  ['comment', '--vscode-descriptionForeground'],
  ['constant.numeric', '--vscode-debugTokenExpression-number'],
  ['constant', '--vscode-debugTokenExpression-boolean'],
  ['string', '--vscode-debugTokenExpression-string'],
  ['support', '--vscode-debugTokenExpression-name'],
  ['entity.name.type', '--vscode-debugTokenExpression-string'],
  ['entity.name.tag', '--vscode-debugTokenExpression-name'],
  ['punctuation.definition.tag', '--vscode-debugTokenExpression-name'],
  ['keyword', '--vscode-symbolIcon-keywordForeground'],
];

const STYLE = `
body { max-width: 60em; padding: 0 1em 2em; line-height: 1.5; }
table { border-collapse: collapse; }
th, td { padding: 0.2em 0.8em; border: 1px solid var(--vscode-panel-border); text-align: left; }
pre { padding: 0.6em 1em; overflow-x: auto; background: var(--vscode-textCodeBlock-background);
  font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }
pre code { padding: 0; color: var(--vscode-editor-foreground); background: none; }
.example { margin: 1em 0; border-left: 4px solid var(--vscode-panel-border); }
.example pre { margin: 0; }
.label { padding: 0.2em 1em 0; background: var(--vscode-textCodeBlock-background); }
.bad { border-left-color: var(--vscode-testing-iconFailed); }
.good { border-left-color: var(--vscode-qos-matchingRuleForeground); }
.vscode-high-contrast pre, .vscode-high-contrast .label { background: none; }
`;

/**
 * The HTML of a rule page, with its examples coloured by the grammars of the editor.
 *
 * @param markdown the page
 * @param render renders Markdown as HTML
 * @param link the link that shows the page of another code
 */
export async function rulePage(
  markdown: string,
  render: (markdown: string) => PromiseLike<string>,
  link: (code: string) => string,
): Promise<string> {
  const examples: string[] = [];
  const text = markdown.replace(EXAMPLE, (_, language: string, kind: string | undefined, code: string) => {
    examples.push(example(language, kind, code));
    return `QOS-EXAMPLE-${examples.length - 1}`;
  });
  const body = (await render(text))
    .replace(/<p[^>]*>QOS-EXAMPLE-(\d+)<\/p>/g, (_, index: string) => examples[Number(index)] ?? '')
    .replace(/href="([a-z0-9-]+)\.md"/g, (_, code: string) => `href="${escaped(link(code))}"`);
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>`;
}

function example(language: string, kind: string | undefined, code: string): string {
  const grammar = GRAMMARS[language];
  const lines = grammar ? tokensOf(grammar, code.trimEnd()) : [];
  const html = lines.map((line) => line.map(({ text, scope }) => span(text, scope)).join('')).join('\n');
  const label = kind === 'bad' ? 'Reported' : kind === 'good' ? 'Not reported' : '';
  return `<div class="example ${kind ?? ''}">${label && `<div class="label">${label}</div>`}<pre><code>${html}</code></pre></div>`;
}

function span(text: string, scope: string): string {
  const colour = COLOURS.find(([prefix]) => scope.startsWith(prefix))?.[1];
  return colour ? `<span style="color: var(${colour})">${escaped(text)}</span>` : escaped(text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
