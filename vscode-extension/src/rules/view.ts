import { commands, type Disposable, Uri, ViewColumn, type WebviewPanel, window, workspace } from 'vscode';
import { isRulePage, ruleLink, SHOW_RULE, siblingPage } from './links';
import { rulePage } from './page';

/** Shows the pages of rules beside the editor, one at a time. */
export class RuleView implements Disposable {
  private panel: WebviewPanel | undefined;
  private readonly command = commands.registerCommand(SHOW_RULE, (page: string) => this.show(page));

  dispose(): void {
    this.command.dispose();
    this.panel?.dispose();
  }

  /** Links in other extensions can call the command, so only pages of rules are read. */
  private async show(page: string): Promise<void> {
    if (!isRulePage(page)) {
      return;
    }
    const uri = Uri.parse(page);
    const markdown = new TextDecoder().decode(await workspace.fs.readFile(uri));
    try {
      const render = (text: string) => commands.executeCommand<string>('markdown.api.render', text);
      const html = await rulePage(markdown, render, (code) => ruleLink(siblingPage(page, code)));
      const panel = this.panel ?? this.newPanel();
      panel.title = uri.path.replace(/^.*\/|\.md$/g, '');
      panel.webview.html = html;
      panel.reveal(panel.viewColumn, true);
    } catch {
      // VS Code's Markdown extension is disabled
      await window.showTextDocument(uri, { viewColumn: ViewColumn.Beside });
    }
  }

  private newPanel(): WebviewPanel {
    const panel = window.createWebviewPanel(
      'qos.rule',
      '',
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableCommandUris: [SHOW_RULE], enableFindWidget: true, localResourceRoots: [] },
    );
    panel.onDidDispose(() => {
      this.panel = undefined;
    });
    this.panel = panel;
    return panel;
  }
}
