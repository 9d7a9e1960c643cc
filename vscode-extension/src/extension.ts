import { type ExtensionContext, window, workspace } from 'vscode';
import { registerCommands } from './commands';
import { registerPolicyCommands } from './policy/commands';
import { report } from './problems';
import { Server } from './server';

let server: Server | undefined;

/** Called by VS Code when the first file of one of the languages is opened, or the first command chosen. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel('QoS Policy', { log: true });
  // not awaited: the message stays until the user has answered it
  const tell = (problem: unknown) => void report(problem, log);
  const running = new Server(context, log, tell);
  server = running;
  const restart = () => running.restart().catch(tell);
  context.subscriptions.push(
    log,
    running,
    ...registerCommands(restart, log),
    ...registerPolicyCommands(context, running, tell),
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
