import { type ExtensionContext, window, workspace } from 'vscode';
import { registerCommands } from './commands';
import { ContextStatus } from './contextStatus';
import { reportError } from './errors';
import { FabricView } from './fabric/view';
import { registerPolicyCommands } from './policy/commands';
import { RuleView } from './rules/view';
import { LANGUAGES, Server } from './server';
import { CheckTasks } from './tasks/checkTasks';
import { TestView } from './tests/testView';
import { noticePolicies } from './walkthrough';

let server: Server | undefined;

/** Called by VS Code when the first file of one of the languages is opened or the first command is run. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel('QoS Policy', { log: true });
  // not awaited: the message stays until the user dismisses it
  const report = (error: unknown) => void reportError(error, log);
  const running = new Server(context, log, report);
  server = running;
  const restart = () => running.restart().catch(report);
  context.subscriptions.push(
    log,
    running,
    new RuleView(),
    new TestView(running, LANGUAGES),
    new ContextStatus(running, LANGUAGES),
    new FabricView(running, LANGUAGES),
    CheckTasks.register(),
    noticePolicies(),
    ...registerCommands(restart, log),
    ...registerPolicyCommands(context, running, report),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('qos.java.home')) {
        await restart();
      }
    }),
  );
  await restart();
}

/** Called by VS Code on shutdown. */
export async function deactivate(): Promise<void> {
  await server?.stop();
}
