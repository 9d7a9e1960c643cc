import { commands, type Disposable, type TextEditor, window } from 'vscode';
import { POLICIES } from './policy/policies';

/**
 * Marks the step of the walkthrough that opens a policy as done. VS Code hears of contexts only once it has read the
 * walkthroughs, which can be after the first policy was opened; the step therefore also depends on the server.
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
