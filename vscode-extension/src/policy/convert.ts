import { type Uri, ViewColumn, window, workspace } from 'vscode';
import type { CommandContext } from './commandContext';
import { executeConfirming } from './confirmation';
import { showResult } from './messages';

/** Opens the policy in the other syntax next to it, as an untitled document, and shows what was lost. */
export async function convert({ server, preview }: CommandContext, policy: Uri): Promise<void> {
  const command = { command: 'qos.convert', title: 'Converting the policy', arguments: {} } as const;
  const result = await executeConfirming(server, policy, command, 'Convert');
  if (result) {
    const converted = await workspace.openTextDocument({ language: result.language, content: result.text });
    await window.showTextDocument(converted, { viewColumn: ViewColumn.Beside });
    void showResult(preview, policy, result, 'Conversion Losses');
  }
}
