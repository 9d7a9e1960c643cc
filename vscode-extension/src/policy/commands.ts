import { CancellationError, commands, type Disposable, type ExtensionContext, Uri, window } from 'vscode';
import type { Server } from '../server';
import { convert } from './convert';
import type { Desk } from './desk';
import { explain } from './explain';
import { generate } from './generate';
import { History } from './history';
import { Refused } from './outcome';
import { Pages } from './pages';
import { chosenPolicy } from './policies';

/** Registers the commands of package.json about the policy of a menu or of the active editor. */
export function registerPolicyCommands(
  context: ExtensionContext,
  server: Server,
  report: (problem: unknown) => void,
): Disposable[] {
  const pages = new Pages(Uri.joinPath(context.globalStorageUri, 'pages'));
  const desk: Desk = { server, pages, history: new History(context.workspaceState) };
  const register = (name: string, run: (desk: Desk, policy: Uri) => Promise<void>) =>
    commands.registerCommand(name, async (fromMenu?: unknown) => {
      const policy = chosenPolicy(fromMenu);
      if (policy) {
        await run(desk, policy).catch((problem) => tell(problem, report));
      }
    });
  return [
    register('qos.explainRequest', explain),
    register('qos.generateFiles', generate),
    register('qos.convertPolicy', convert),
  ];
}

/** What the server refuses is about the policy; anything else is about the server. What was cancelled needs no message. */
async function tell(problem: unknown, report: (problem: unknown) => void): Promise<void> {
  if (problem instanceof Refused) {
    const showProblems = 'Show Problems';
    const several = problem.message.includes('\n');
    const chosen = await window.showErrorMessage(problem.headline, ...(several ? [showProblems] : []));
    if (chosen === showProblems) {
      await commands.executeCommand('workbench.actions.view.problems');
    }
  } else if (!(problem instanceof CancellationError)) {
    report(problem);
  }
}
