import * as path from 'node:path';
import { commands, Uri, ViewColumn, window, workspace } from 'vscode';
import { linkPlaces } from './places';

/** Pages about policies, to be read. They are files, since VS Code's preview leads from files only to other files. */
export class Pages {
  /** Takes the folder of the pages, which is the extension's own. */
  constructor(private readonly folder: Uri) {}

  /** Shows a page in Markdown beside its policy; the places that it names are links. */
  async show(title: string, policy: Uri, markdown: string): Promise<void> {
    const page = Uri.joinPath(this.folder, `${title}.md`);
    const text = linkPlaces(markdown, path.posix.basename(policy.path), this.linkTo(policy));
    await workspace.fs.createDirectory(this.folder);
    await workspace.fs.writeFile(page, new TextEncoder().encode(text));
    try {
      await commands.executeCommand('markdown.showPreviewToSide', page);
      await commands.executeCommand('markdown.preview.refresh');
    } catch {
      // a VS Code whose own Markdown extension is switched off
      await window.showTextDocument(page, { viewColumn: ViewColumn.Beside });
    }
  }

  /** How a page names a policy; not at all where no way of folders leads there. */
  private linkTo(policy: Uri): string | undefined {
    const way = path.relative(this.folder.fsPath, policy.fsPath);
    return policy.scheme !== this.folder.scheme || path.isAbsolute(way)
      ? undefined
      : encodeURI(way.replaceAll('\\', '/'));
  }
}
