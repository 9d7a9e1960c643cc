import { type Uri, window } from 'vscode';
import type { Server } from '../server';
import { type Order, type Outcome, Refused } from './outcome';
import { work } from './work';

/** Has something done; where levels would be lost the user is asked first. Nothing when the user does not want it. */
export async function workOrAsk(server: Server, policy: Uri, order: Order, verb: string): Promise<Outcome | undefined> {
  try {
    return await work(server, policy, order);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.losses.length === 0) {
      throw problem;
    }
    const anyway = `${verb} Anyway`;
    const chosen = await window.showWarningMessage(
      'Some requests would get another level, as what the policy says cannot be said there.',
      { modal: true, detail: problem.losses.join('\n') },
      anyway,
    );
    return chosen === anyway
      ? work(server, policy, { ...order, arguments: { ...order.arguments, lossy: true } })
      : undefined;
  }
}
