import { type Uri, window } from 'vscode';
import { notesPage } from './links';
import type { MarkdownPreview } from './preview';
import type { CommandResult } from './serverCommand';

/** A button of a message. */
export interface Button {
  readonly title: string;
  readonly press: () => Thenable<unknown>;
}

/** Shows the result of a command: a single note in the message, several notes on a page. */
export async function showResult(
  preview: MarkdownPreview,
  policy: Uri,
  result: CommandResult,
  pageTitle: string,
  ...buttons: Button[]
): Promise<void> {
  const { message, notes } = result;
  const all = [...buttons];
  if (notes.length > 0) {
    all.unshift({
      title: notes.length === 1 ? 'Show Note' : `Show ${notes.length} Notes`,
      press: () => preview.show(pageTitle, policy, notesPage(message, notes)),
    });
  }
  const text = notes.length === 1 ? `${message}. ${notes[0]}` : message;
  const show = notes.length > 0 ? window.showWarningMessage : window.showInformationMessage;
  const chosen = await show(text, ...all);
  await chosen?.press();
}
