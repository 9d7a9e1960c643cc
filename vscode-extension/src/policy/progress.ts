import {
  CancellationError,
  type CancellationToken,
  CancellationTokenSource,
  ProgressLocation,
  type Uri,
  window,
} from 'vscode';
import type { Server } from '../server';
import type { CommandResult, ServerCommand } from './serverCommand';

/** Shorter commands show no progress notification, which would only flicker. */
const PROGRESS_DELAY_MS = 400;

/**
 * Executes a command of the server. A long one shows its progress and can be cancelled.
 *
 * Rejects with CommandFailed when the command fails, with CancellationError when the user cancels it.
 */
export async function executeWithProgress(server: Server, policy: Uri, command: ServerCommand): Promise<CommandResult> {
  const cancellation = new CancellationTokenSource();
  try {
    let step: ((message: string) => void) | undefined;
    const result = server.execute(policy, command, cancellation.token, (message) => step?.(message));
    if (await isDoneWithin(PROGRESS_DELAY_MS, result)) {
      return await result;
    }
    return await window.withProgress(
      { location: ProgressLocation.Notification, title: command.title, cancellable: true },
      (progress, token) => {
        step = (message) => progress.report({ message });
        return Promise.race([result, cancelled(token, cancellation)]);
      },
    );
  } finally {
    cancellation.dispose();
  }
}

/** Rejects once the user cancels, and cancels the request to the server. */
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
