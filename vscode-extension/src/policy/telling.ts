import { type Uri, window } from 'vscode';
import type { Outcome } from './outcome';
import type { Pages } from './pages';
import { pageOf } from './places';

/** A button of a message. */
export interface Button {
  readonly title: string;
  readonly press: () => Thenable<unknown>;
}

/** Says what was done. What the user should know besides is named: one remark in the message, all on a page. */
export async function tellOutcome(
  pages: Pages,
  policy: Uri,
  outcome: Outcome,
  pageTitle: string,
  ...buttons: Button[]
): Promise<void> {
  const { message, notes } = outcome;
  const all = [...buttons];
  if (notes.length > 0) {
    all.unshift({
      title: notes.length === 1 ? 'Show Remark' : `Show ${notes.length} Remarks`,
      press: () => pages.show(pageTitle, policy, pageOf(message, notes)),
    });
  }
  const text = notes.length === 1 ? `${message}. ${notes[0]}` : message;
  const show = notes.length > 0 ? window.showWarningMessage : window.showInformationMessage;
  const chosen = await show(text, ...all);
  await chosen?.press();
}
