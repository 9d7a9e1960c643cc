import { CancellationError, commands, type Disposable, type ExtensionContext, Uri, window } from 'vscode';
import { ExplanationView } from '../explain/view';
import type { Server } from '../server';
import type { CommandContext } from './commandContext';
import { convert } from './convert';
import { explain } from './explain';
import { generate } from './generate';
import { History } from './history';
import { chosenFile, POLICIES } from './policies';
import { MarkdownPreview } from './preview';
import { CommandFailed } from './serverCommand';

/** Registers the commands of package.json for the policy of a menu or of the active editor. */
export function registerPolicyCommands(
  extension: ExtensionContext,
  server: Server,
  report: (problem: unknown) => void,
): Disposable[] {
  const preview = new MarkdownPreview(Uri.joinPath(extension.globalStorageUri, 'pages'));
  const history = new History(extension.workspaceState);
  const explanation = new ExplanationView(
    server,
    history,
    Uri.joinPath(extension.extensionUri, 'dist'),
    Uri.joinPath(extension.extensionUri, 'images', 'policy.svg'),
  );
  const context: CommandContext = { server, preview, history, explanation };
  const register = (name: string, run: (context: CommandContext, policy: Uri) => Promise<void>) =>
    commands.registerCommand(name, async (fromMenu?: unknown) => {
      const policy = chosenFile(fromMenu, POLICIES);
      if (policy) {
        await run(context, policy).catch((problem) => show(problem, report));
      }
    });
  return [
    explanation,
    register('qos.explainRequest', explain),
    register('qos.generateFiles', generate),
    register('qos.convertPolicy', convert),
  ];
}

/** A failed command is about the policy, any other error is about the server. A cancellation needs no message. */
async function show(problem: unknown, report: (problem: unknown) => void): Promise<void> {
  if (problem instanceof CommandFailed) {
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
