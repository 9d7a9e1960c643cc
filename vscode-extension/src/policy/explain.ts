import type { Uri } from 'vscode';
import type { Desk } from './desk';
import { nameOf } from './policies';
import { RequestBox } from './requestBox';

/** Asks for a request and shows which level the policy gives it, and why. */
export async function explain({ server, pages, history }: Desk, policy: Uri): Promise<void> {
  const box = new RequestBox(nameOf(policy), history.requests, (request, cancellation) =>
    server.execute(
      policy,
      { command: 'qos.explain', title: 'Explaining the request', arguments: { request } },
      cancellation.token,
    ),
  );
  try {
    const chosen = await box.choose();
    if (chosen) {
      await history.add(chosen.request);
      await pages.show('Explanation', policy, chosen.outcome.text);
    }
  } finally {
    box.dispose();
  }
}
