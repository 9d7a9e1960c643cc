import { readFile } from 'node:fs/promises';
import { commands, env, type LogOutputChannel, type MessageItem, window } from 'vscode';
import { JavaNotFound } from './java/find';
import { installCommand } from './java/installation';

/** A button of a message, and the command that it runs. */
interface Action extends MessageItem {
  readonly command: string;
  readonly argument?: string;
}

/** Copies the command that installs Java. */
const COPY: MessageItem = { title: 'Copy Command' };

const RESTART: Action = { title: 'Restart', command: 'qos.restartServer' };
const SHOW_LOG: Action = { title: 'Show Log', command: 'qos.showLog' };
const CHOOSE_JAVA: Action = { title: 'Choose Java Installation', command: 'qos.chooseJava' };
const GET_JAVA: Action = {
  title: 'How to Get Java',
  command: 'workbench.action.openWalkthrough',
  argument: 'qos.qos-policy#start',
};

/** Shows the user why the language server does not run, with buttons for what to do about it. */
export async function reportError(problem: unknown, log: LogOutputChannel): Promise<void> {
  const message = problem instanceof Error ? problem.message : String(problem);
  log.error(message);
  if (problem instanceof JavaNotFound) {
    problem.attempts.forEach((attempt) => {
      log.info(`Not used: ${attempt}`);
    });
    await reportMissingJava(message);
  } else {
    await showError(message, [RESTART, SHOW_LOG]);
  }
}

/** The message has the command that installs Java on this system, or on the remote one of the window. */
async function reportMissingJava(message: string): Promise<void> {
  const osRelease = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const install = installCommand(process.platform, osRelease);
  const actions = [CHOOSE_JAVA, GET_JAVA, SHOW_LOG];
  if (install === undefined) {
    await showError(message, actions);
  } else if ((await showError(`${message} To install one: ${install}.`, [COPY, ...actions])) === COPY) {
    await env.clipboard.writeText(install);
  }
}

/** Runs the command of the button that the user presses, and returns the button. */
async function showError(
  message: string,
  actions: readonly (Action | MessageItem)[],
): Promise<MessageItem | undefined> {
  const chosen = await window.showErrorMessage(`${message} Policies are highlighted, but not checked.`, ...actions);
  if (chosen && 'command' in chosen) {
    await commands.executeCommand(chosen.command, ...(chosen.argument ? [chosen.argument] : []));
  }
  return chosen;
}
