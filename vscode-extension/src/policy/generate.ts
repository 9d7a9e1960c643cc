import * as path from 'node:path';
import { commands, type QuickInputButton, ThemeIcon, Uri, window } from 'vscode';
import type { CommandContext } from './commandContext';
import { executeConfirming } from './confirmation';
import { type Button, showResult } from './messages';
import { nameOf } from './policies';

const BROWSE: QuickInputButton = { iconPath: new ThemeIcon('folder-opened'), tooltip: 'Choose a Folder' };

/** Asks for a folder, writes the files that OpenSM reads there, and offers to open them. */
export async function generate({ server, preview }: CommandContext, policy: Uri): Promise<void> {
  const out = await askFolder(policy);
  if (out === undefined) {
    return;
  }
  const command = { command: 'qos.generate', title: "Generating OpenSM's files", arguments: { out } } as const;
  const result = await executeConfirming(server, policy, command, 'Generate');
  if (result) {
    void showResult(preview, policy, result, 'Generated Files', ...buttons(result.files));
  }
}

/** A folder, absolute or relative to the folder of the policy. */
function askFolder(policy: Uri): Promise<string | undefined> {
  const box = window.createInputBox();
  box.title = `Generate OpenSM's Files from ${nameOf(policy)}`;
  box.prompt = "Folder for the files, relative to the policy's folder. Unchanged files are not rewritten.";
  box.value = 'generated';
  box.buttons = [BROWSE];
  return new Promise((resolve) => {
    let browsing = false;
    box.onDidHide(() => {
      if (!browsing) {
        resolve(undefined); // no effect if a folder was accepted
      }
      box.dispose();
    });
    box.onDidChangeValue((value) => {
      box.validationMessage = value.trim() === '' ? 'Enter a folder, such as generated' : '';
    });
    box.onDidAccept(() => {
      if (box.value.trim() !== '') {
        resolve(box.value.trim());
        box.hide();
      }
    });
    box.onDidTriggerButton(async () => {
      browsing = true;
      box.hide();
      resolve(await browse(policy));
    });
    box.show();
  });
}

async function browse(policy: Uri): Promise<string | undefined> {
  const folders = await window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    defaultUri: Uri.joinPath(policy, '..'),
    openLabel: 'Generate Here',
  });
  return folders?.[0]?.fsPath;
}

function buttons(files: readonly string[]): Button[] {
  return files.length === 0 ? [] : [{ title: 'Open…', press: () => open(files) }];
}

async function open(files: readonly string[]): Promise<void> {
  const items = files.map((file) => ({ label: path.basename(file), description: path.dirname(file), file }));
  const chosen = items.length === 1 ? items[0] : await window.showQuickPick(items, { title: 'Open a Generated File' });
  if (chosen) {
    await commands.executeCommand('vscode.open', Uri.file(chosen.file));
  }
}
