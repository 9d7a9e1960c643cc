import { type Uri, window } from 'vscode';
import type { Server } from '../server';
import { executeWithProgress } from './progress';
import { CommandFailed, type CommandResult, type ServerCommand } from './serverCommand';

/** Executes a command; if levels would be lost, asks the user first. Undefined when the user declines. */
export async function executeConfirmingLosses(
  server: Server,
  policy: Uri,
  command: ServerCommand,
  verb: string,
): Promise<CommandResult | undefined> {
  try {
    return await executeWithProgress(server, policy, command);
  } catch (problem) {
    if (!(problem instanceof CommandFailed) || problem.losses.length === 0) {
      throw problem;
    }
    const anyway = `${verb} Anyway`;
    const chosen = await window.showWarningMessage(
      'Some requests would get another level, because the target syntax cannot express the policy.',
      { modal: true, detail: problem.losses.join('\n') },
      anyway,
    );
    return chosen === anyway
      ? executeWithProgress(server, policy, { ...command, arguments: { ...command.arguments, lossy: true } })
      : undefined;
  }
}
