import { type ExtensionContext, window, workspace } from 'vscode';
import { registerCommands } from './commands';
import { report } from './problems';
import { Server } from './server';

let server: Server | undefined;

/** Called by VS Code when the first file of one of the languages is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel('QoS Policy', { log: true });
  const running = new Server(context, log);
  server = running;
  const restart = async () => {
    try {
      await running.restart();
    } catch (problem) {
      // not awaited: the message stays until the user has answered it
      void report(problem, log);
    }
  };
  context.subscriptions.push(
    log,
    ...registerCommands(restart, log),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('qos.java.home')) {
        await restart();
      }
    }),
  );
  await restart();
}

/** Called by VS Code when it ends. */
export async function deactivate(): Promise<void> {
  await server?.stop();
}
