import { type Uri, ViewColumn, window, workspace } from 'vscode';
import type { Desk } from './desk';
import { workOrAsk } from './lossy';
import { tellOutcome } from './telling';

/** Opens the policy in the other spelling beside it, as a file that is not saved yet, and names what was lost. */
export async function convert({ server, pages }: Desk, policy: Uri): Promise<void> {
  const order = { command: 'qos.convert', title: 'Converting the policy', arguments: {} } as const;
  const outcome = await workOrAsk(server, policy, order, 'Convert');
  if (outcome) {
    const converted = await workspace.openTextDocument({ language: outcome.language, content: outcome.text });
    await window.showTextDocument(converted, { viewColumn: ViewColumn.Beside });
    void tellOutcome(pages, policy, outcome, 'Lost in the Other Spelling');
  }
}
