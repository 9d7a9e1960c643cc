import { commands, type Disposable, env, type LogOutputChannel } from 'vscode';

/** Registers the commands of package.json; `restart` restarts the language server. */
export function registerCommands(restart: () => Promise<void>, log: LogOutputChannel): Disposable[] {
  return [
    commands.registerCommand('qos.restartServer', restart),
    commands.registerCommand('qos.showLog', () => log.show()),
    commands.registerCommand('qos.chooseJava', chooseJava),
  ];
}

/** Opens the setting in the scope that applies: a remote window has its own machine settings. */
async function chooseJava(): Promise<void> {
  const settings = env.remoteName ? 'workbench.action.openRemoteSettings' : 'workbench.action.openSettings';
  await commands.executeCommand(settings, { query: 'qos.java.home' });
}
