import { type CompletionItem, SnippetString } from 'vscode';
import { hasEmptyFirstTabStop } from './snippet';

/**
 * Triggers completion again after a completion item that leaves the cursor at an empty value. Nothing opens where there
 * are no proposals.
 */
export function completeValues(items: readonly CompletionItem[]): void {
  for (const item of items) {
    if (item.insertText instanceof SnippetString && hasEmptyFirstTabStop(item.insertText.value)) {
      item.command = { command: 'editor.action.triggerSuggest', title: 'Propose values', arguments: [{ auto: true }] };
    }
  }
}
