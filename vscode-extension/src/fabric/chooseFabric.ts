import * as path from 'node:path';
import { Position, Range, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { namingFabric } from './projectFile';

const PROJECT_FILE = 'qos.yaml';

/** Asks for a snapshot of a fabric and names it in the project file of a document, which is made if there is none. */
export async function chooseFabric(document: Uri): Promise<void> {
  const folder = Uri.joinPath(document, '..');
  const [chosen] =
    (await window.showOpenDialog({
      title: 'Snapshot of the fabric, such as output of ibnetdiscover, or a folder of several',
      openLabel: 'Use Fabric',
      defaultUri: folder,
      canSelectFiles: true,
      canSelectFolders: true,
    })) ?? [];
  if (chosen) {
    await nameFabric((await projectFile(folder)) ?? Uri.joinPath(folder, PROJECT_FILE), chosen);
  }
}

/** The nearest project file, from a folder upwards. */
async function projectFile(folder: Uri): Promise<Uri | undefined> {
  const file = Uri.joinPath(folder, PROJECT_FILE);
  if (await exists(file)) {
    return file;
  }
  const parent = Uri.joinPath(folder, '..');
  return parent.path === folder.path ? undefined : projectFile(parent);
}

async function exists(file: Uri): Promise<boolean> {
  return workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}

/** Changes the project file in an editor, where the user can read it, undo it or save it. */
async function nameFabric(project: Uri, fabric: Uri): Promise<void> {
  const edit = new WorkspaceEdit();
  const relative = path.posix.relative(path.posix.dirname(project.path), fabric.path) || '.';
  if (await exists(project)) {
    const open = await workspace.openTextDocument(project);
    const whole = new Range(new Position(0, 0), open.lineAt(open.lineCount - 1).range.end);
    edit.replace(project, whole, namingFabric(open.getText(), relative));
  } else {
    edit.createFile(project, { contents: new TextEncoder().encode(namingFabric('', relative)) });
  }
  await workspace.applyEdit(edit);
  await window.showTextDocument(project);
}
