import {
  CancellationError,
  type CancellationToken,
  CancellationTokenSource,
  ProgressLocation,
  type Uri,
  window,
} from 'vscode';
import type { Server } from '../server';
import type { Order, Outcome } from './outcome';

/** What is done sooner is done without a message that would only flicker. */
const PATIENCE_MS = 400;

/**
 * Has the server do something with a policy. What takes long is shown with its steps, and can be cancelled.
 *
 * Rejects with Refused when it cannot be done, with CancellationError when the user does not want it any more.
 */
export async function work(server: Server, policy: Uri, order: Order): Promise<Outcome> {
  const cancellation = new CancellationTokenSource();
  try {
    let step: ((message: string) => void) | undefined;
    const outcome = server.execute(policy, order, cancellation.token, (message) => step?.(message));
    if (await isDoneWithin(PATIENCE_MS, outcome)) {
      return await outcome;
    }
    return await window.withProgress(
      { location: ProgressLocation.Notification, title: order.title, cancellable: true },
      (progress, token) => {
        step = (message) => progress.report({ message });
        return Promise.race([outcome, cancelled(token, cancellation)]);
      },
    );
  } finally {
    cancellation.dispose();
  }
}

/** Rejects once the user cancels, and has the server told. */
function cancelled(token: CancellationToken, server: CancellationTokenSource): Promise<never> {
  return new Promise((_, reject) => {
    token.onCancellationRequested(() => {
      server.cancel();
      reject(new CancellationError());
    });
  });
}

function isDoneWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false));
  return Promise.race([done, late]);
}
