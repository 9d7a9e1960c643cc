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

  /** Asks for them, if they have not appeared by themselves; returns their labels. */
  async ask() {
    const areShown = () => this.#labels.first().isVisible();
    const gesture = async () => {
      if (!(await areShown())) {
        await this.#page.keyboard.press('Control+Space'); // shown ones would get their details
      }
    };
    await repeat('completion items', gesture, areShown);
    return this.labels();
  }

  /** Asks for them until VS Code says that there are none. */
  async askForNone() {
    const none = this.#page.locator('.suggest-widget').getByText('No suggestions');
    const gesture = () => this.#page.keyboard.press('Control+Space');
    await repeat('no completion items', gesture, () => none.isVisible());
  }

  /** All that they show, a line each. */
  async rows() {
    const rows = await this.#rows.allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' '));
  }

  /** Closes them, if they are open. Without them, Escape would end the snippet at the cursor. */
  async close() {
    if (await this.#labels.first().isVisible()) {
      await this.#page.keyboard.press('Escape');
      await this.#labels.first().waitFor({ state: 'hidden' });
    }
  }

  get #rows() {
    return this.#page.locator('.suggest-widget.visible .monaco-list-row');
  }

  get #labels() {
    return this.#rows.locator('.label-name');
  }
}
