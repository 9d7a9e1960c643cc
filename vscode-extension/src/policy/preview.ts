import * as path from 'node:path';
import { commands, Uri, ViewColumn, window, workspace } from 'vscode';
import { linkPositions } from './links';

/** Markdown previews about policies. They are files, because VS Code follows links only from previews of files. */
export class MarkdownPreview {
  /** `folder` is the extension's own folder for the files. */
  constructor(private readonly folder: Uri) {}

  /** Shows a Markdown page next to its policy; positions in the text become links. */
  async show(title: string, policy: Uri, markdown: string): Promise<void> {
    const page = Uri.joinPath(this.folder, `${title}.md`);
    const text = linkPositions(markdown, path.posix.basename(policy.path), this.linkTo(policy));
    await workspace.fs.createDirectory(this.folder);
    await workspace.fs.writeFile(page, new TextEncoder().encode(text));
    try {
      await commands.executeCommand('markdown.showPreviewToSide', page);
      await commands.executeCommand('markdown.preview.refresh');
    } catch {
      // VS Code's Markdown extension is disabled
      await window.showTextDocument(page, { viewColumn: ViewColumn.Beside });
    }
  }

  /** The relative link from a page to a policy; undefined if there is no relative path. */
  private linkTo(policy: Uri): string | undefined {
    const relative = path.relative(this.folder.fsPath, policy.fsPath);
    return policy.scheme !== this.folder.scheme || path.isAbsolute(relative)
      ? undefined
      : encodeURI(relative.replaceAll('\\', '/'));
  }
}
