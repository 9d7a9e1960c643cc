import { commands, type Disposable, type TextEditor, window } from 'vscode';
import { POLICIES } from './policy/policies';

/**
 * Marks the step of the walkthrough that opens a policy as done. VS Code ignores a context that is true already when it reads
 * the walkthroughs, which can be after the first policy was opened. The steps that depend on contexts are therefore also done
 * when the walkthrough is shown: `activeEditor == gettingStartedPage` in package.json.
 */
export function noticePolicies(): Disposable {
  const notice = (editor: TextEditor | undefined) => {
    if (editor && POLICIES.languages.includes(editor.document.languageId)) {
      void commands.executeCommand('setContext', 'qos.policyOpened', true);
    }
  };
  notice(window.activeTextEditor);
  return window.onDidChangeActiveTextEditor(notice);
}
