import {
  type CancellationToken,
  type CustomDocument,
  type CustomReadonlyEditorProvider,
  commands,
  Disposable,
  Uri,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { isRulePage, RULE_EDITOR, ruleLink, SHOW_RULE, siblingPage } from './links';
import { rulePage } from './page';

/** Shows pages of rules, rendered, in an editor of their own. */
export class RuleView implements CustomReadonlyEditorProvider, Disposable {
  private readonly registered = Disposable.from(
    window.registerCustomEditorProvider(RULE_EDITOR, this, { webviewOptions: { enableFindWidget: true } }),
    commands.registerCommand(SHOW_RULE, show),
  );

  dispose(): void {
    this.registered.dispose();
  }

  openCustomDocument(uri: Uri): CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor({ uri }: CustomDocument, { webview }: WebviewPanel, _: CancellationToken): Promise<void> {
    webview.options = { enableCommandUris: [SHOW_RULE], localResourceRoots: [] };
    const page = uri.toString();
    webview.html = isRulePage(page) ? await rulePage(await read(uri), render, (code) => link(page, code)) : '';
  }
}

/** Links in other extensions can call the command, so only pages of rules are shown. */
async function show(page: string): Promise<void> {
  if (isRulePage(page)) {
    await commands.executeCommand('vscode.openWith', Uri.parse(page), RULE_EDITOR);
  }
}

async function read(page: Uri): Promise<string> {
  return new TextDecoder().decode(await workspace.fs.readFile(page.with({ scheme: 'file' })));
}

function link(page: string, code: string): string {
  return ruleLink(siblingPage(page, code));
}

/** Renders Markdown; when VS Code's Markdown extension is disabled, the text is shown as it is. */
async function render(markdown: string): Promise<string> {
  try {
    return await commands.executeCommand<string>('markdown.api.render', markdown);
  } catch {
    const text = markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<div style="white-space: pre-wrap">${text.replace(/^QOS-EXAMPLE-\d+$/gm, '</div><p>$&</p><div style="white-space: pre-wrap">')}</div>`;
  }
}
