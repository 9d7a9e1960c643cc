import { repeat } from './until.mjs';

/** The quick fixes at the cursor. */
export class QuickFixes {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Their titles. */
  async list() {
    await repeat(
      'quick fixes',
      () => this.#page.keyboard.press('Control+.'),
      () => this.#rows.first().isVisible(),
    );
    return this.#rows.allInnerTexts();
  }

  /** Applies the one with this title. */
  async apply(title) {
    const row = this.#rows.filter({ hasText: title }).first();
    const gesture = async (timeout) => {
      if (!(await row.isVisible())) {
        await this.list(); // the menu closes when something else takes the focus
      }
      await row.hover({ force: true, ...timeout }); // the menu takes no click before the mouse has moved over it
      await row.click(timeout);
    };
    await repeat(`the quick fix ${title}`, gesture, async () => !(await row.isVisible()));
  }

  get #rows() {
    return this.#page.locator('.action-widget .monaco-list-row.action');
  }
}
