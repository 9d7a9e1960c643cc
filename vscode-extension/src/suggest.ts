import { type CompletionItem, SnippetString } from 'vscode';
import { waitsForAValue } from './snippet';

/**
 * Has the list of values open by itself where a proposal that was taken leaves the cursor at a value. Nothing opens where
 * there is nothing to propose.
 */
export function proposeValues(items: readonly CompletionItem[]): void {
  for (const item of items) {
    if (item.insertText instanceof SnippetString && waitsForAValue(item.insertText.value)) {
      item.command = { command: 'editor.action.triggerSuggest', title: 'Propose values', arguments: [{ auto: true }] };
    }
  }
}
