const STYLE = `
body { max-width: 60em; padding: 0 1em 2em; line-height: 1.5; }
form { display: grid; grid-template-columns: max-content minmax(10em, 1fr); gap: 0.4em 0.8em; align-items: center;
  padding: 1em 0; border-bottom: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder)); }
.field { position: relative; }
input { width: 100%; box-sizing: border-box; padding: 0.3em 0.5em; color: var(--vscode-input-foreground);
  background: var(--vscode-input-background); font: inherit;
  border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, transparent)); }
input::placeholder { color: var(--vscode-input-placeholderForeground); }
input:focus { outline: 1px solid var(--vscode-focusBorder); outline-offset: -1px; }
ul[role=listbox] { position: absolute; z-index: 1; left: 0; right: 0; max-height: 18em; overflow-y: auto; margin: 0; padding: 0;
  list-style: none; color: var(--vscode-editorSuggestWidget-foreground);
  background: var(--vscode-editorSuggestWidget-background);
  border: 1px solid var(--vscode-contrastBorder, var(--vscode-editorSuggestWidget-border)); }
[role=option], .more { display: flex; justify-content: space-between; gap: 1em; padding: 0.15em 0.5em; }
[role=option] { cursor: pointer; }
[role=option] .detail, .more { color: var(--vscode-descriptionForeground); }
[role=option] span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[role=option] .text { flex: none; max-width: 75%; }
[role=option]:hover { background: var(--vscode-list-hoverBackground); }
[role=option][aria-selected=true] { color: var(--vscode-editorSuggestWidget-selectedForeground);
  background: var(--vscode-editorSuggestWidget-selectedBackground);
  outline: 1px dashed var(--vscode-contrastActiveBorder, transparent); outline-offset: -1px; }
[role=option][aria-selected=true] .detail { color: inherit; }
#problem { white-space: pre-wrap; margin: 1em 0; padding: 0.4em 0.8em; color: var(--vscode-foreground);
  background: var(--vscode-inputValidation-warningBackground);
  border: 1px solid var(--vscode-inputValidation-warningBorder); }
#request { font-family: var(--vscode-editor-font-family); color: var(--vscode-descriptionForeground); }
#summary { font-size: 1.15em; font-weight: 600; }
.outdated { opacity: 0.5; }
dl { display: grid; grid-template-columns: minmax(4.5em, max-content) 1fr; gap: 0.3em 1em; margin: 0; padding: 0.7em 0;
  border-top: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder)); }
dt { font-weight: 600; }
dd { margin: 0; }
dd ul { margin: 0.1em 0 0; padding-left: 1.2em; color: var(--vscode-descriptionForeground); }
.decides { color: var(--vscode-qos-matchingRuleForeground); }
[hidden] { display: none !important; }
`;

const FIELDS: readonly { id: string; label: string; placeholder: string; proposed: boolean }[] = [
  { id: 'from', label: 'From', placeholder: 'a port, group "name" or any', proposed: true },
  { id: 'to', label: 'To', placeholder: 'a port, group "name" or any', proposed: true },
  { id: 'client', label: 'Client', placeholder: 'whose kind of request it is, such as ipoib', proposed: true },
  { id: 'service', label: 'Service-ID', placeholder: 'a number, or a protocol such as tcp:987', proposed: true },
  { id: 'others', label: 'Other fields', placeholder: 'such as pkey 0x8001 tclass 4', proposed: false },
];

/**
 * The HTML of the view, which its script fills.
 *
 * @param script the URI of the script
 * @param source the origin of resources, for the content security policy
 * @param nonce a random text
 */
export function explanationPage(script: string, source: string, nonce: string): string {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src ${source} 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<form aria-label="Request" autocomplete="off">
${FIELDS.map(field).join('\n')}
</form>
<main>
<div id="problem" role="alert" hidden></div>
<div id="answer" hidden>
<p id="request"></p>
<p id="summary" role="status" aria-live="polite"></p>
<div id="notes"></div>
<div id="sections"></div>
</div>
<p id="empty" hidden>Enter the two ends of a path; the answer follows the policy while you edit it.</p>
</main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

function field({ id, label, placeholder, proposed }: (typeof FIELDS)[number]): string {
  const combobox = `role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="${id}-list"`;
  const list = `<ul id="${id}-list" role="listbox" aria-label="${label}" hidden></ul>`;
  const input = `<input id="${id}" spellcheck="false" placeholder="${placeholder.replaceAll('"', '&quot;')}"${proposed ? ` ${combobox}` : ''}>`;
  return `<label for="${id}">${label}</label><div class="field">${input}${proposed ? list : ''}</div>`;
}
