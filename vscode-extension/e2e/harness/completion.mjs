import { repeat } from './until.mjs';

/** The completion items at the cursor. */
export class Completion {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Their labels, once they appear by themselves. */
  async labels() {
    await this.#labels.first().waitFor();
    return this.#labels.allInnerTexts();
  }

  /** Asks for them; returns their labels. */
  async ask() {
    await repeat(
      'completion items',
      () => this.#page.keyboard.press('Control+Space'),
      () => this.#labels.first().isVisible(),
    );
    return this.labels();
  }

  /** All that they show, a line each. */
  async rows() {
    const rows = await this.#rows.allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' '));
  }

  get #rows() {
    return this.#page.locator('.suggest-widget.visible .monaco-list-row');
  }

  get #labels() {
    return this.#rows.locator('.label-name');
  }
}
