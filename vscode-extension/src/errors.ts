import { commands, type LogOutputChannel, type MessageItem, window } from 'vscode';
import { JavaNotFound } from './java/find';

/** A button of a message, and the command that it runs. */
interface Action extends MessageItem {
  readonly command: string;
  readonly argument?: string;
}

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
  const actions = [SHOW_LOG];
  if (problem instanceof JavaNotFound) {
    problem.attempts.forEach((attempt) => {
      log.info(`Not used: ${attempt}`);
    });
    actions.unshift(CHOOSE_JAVA, GET_JAVA);
  } else {
    actions.unshift(RESTART);
  }
  const chosen = await window.showErrorMessage(`${message} Policies are highlighted, but not checked.`, ...actions);
  if (chosen) {
    await commands.executeCommand(chosen.command, ...(chosen.argument ? [chosen.argument] : []));
  }
}
