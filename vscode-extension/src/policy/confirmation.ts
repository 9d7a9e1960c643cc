import { type Uri, window } from 'vscode';
import type { Server } from '../server';
import { executeWithProgress } from './progress';
import { CommandFailed, type CommandResult, type ServerCommand } from './serverCommand';

/**
 * Executes a command; if levels would be lost or files of another origin replaced, asks the user first. Undefined when the user
 * declines.
 */
export async function executeConfirming(
  server: Server,
  policy: Uri,
  command: ServerCommand,
  verb: string,
): Promise<CommandResult | undefined> {
  try {
    return await executeWithProgress(server, policy, command);
  } catch (problem) {
    const confirmation = problem instanceof CommandFailed ? problem.confirmation(verb) : undefined;
    if (confirmation === undefined) {
      throw problem;
    }
    const { question, details, button, flag } = confirmation;
    const chosen = await window.showWarningMessage(question, { modal: true, detail: details.join('\n') }, button);
    return chosen === button
      ? executeConfirming(server, policy, { ...command, arguments: { ...command.arguments, [flag]: true } }, verb)
      : undefined;
  }
}
