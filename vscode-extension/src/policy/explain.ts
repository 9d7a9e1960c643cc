import type { Uri } from 'vscode';
import type { CommandContext } from './commandContext';
import { nameOf } from './policies';
import { RequestPicker } from './requestPicker';

/** Asks for a request and shows which level the policy gives it, and why. */
export async function explain({ server, history, explanation }: CommandContext, policy: Uri): Promise<void> {
  const picker = new RequestPicker(nameOf(policy), history.requests, (request, cancellation) =>
    server.execute(
      policy,
      { command: 'qos.explain', title: 'Explaining the request', arguments: { request } },
      cancellation.token,
    ),
  );
  try {
    const chosen = await picker.choose();
    if (chosen !== undefined) {
      explanation.show(policy, chosen);
    }
  } finally {
    picker.dispose();
  }
}
