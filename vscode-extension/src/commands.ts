import { commands, type Disposable, env, type LogOutputChannel } from 'vscode';

/** Registers the commands of package.json; `restart` starts the language server again. */
export function registerCommands(restart: () => Promise<void>, log: LogOutputChannel): Disposable[] {
  return [
    commands.registerCommand('qos.restartServer', restart),
    commands.registerCommand('qos.showLog', () => log.show()),
    commands.registerCommand('qos.chooseJava', chooseJava),
  ];
}

/** Opens the setting where it counts: a remote window has machine settings of its own. */
async function chooseJava(): Promise<void> {
  const settings = env.remoteName ? 'workbench.action.openRemoteSettings' : 'workbench.action.openSettings';
  await commands.executeCommand(settings, { query: 'qos.java.home' });
}
