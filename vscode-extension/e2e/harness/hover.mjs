import { repeat } from './until.mjs';

/** The hover at the cursor. */
export class Hover {
  #page;
  #tab;

  /** @param tab the locator of the tab with a title */
  constructor(page, tab) {
    this.#page = page;
    this.#tab = tab;
  }

  /** Its text, once it contains this text. */
  async text(text) {
    return (await this.#showing(text)).innerText();
  }

  /** Its parts that are shown as code, once it contains this text. */
  async code(text) {
    return (await this.#showing(text)).locator('code').allInnerTexts();
  }

  /** Follows a link with this text, until its effect. */
  async follow(text, effect) {
    const gesture = async (timeout) => {
      await this.#showing(text);
      await this.#link(text).click(timeout);
    };
    await repeat(`the link ${text} in the hover`, gesture, effect);
  }

  /** Opens the tab of this title with a link. */
  async openTab(title) {
    const tab = this.#tab(title);
    const gesture = async (timeout) => {
      if (!(await tab.isVisible())) {
        await this.#showing(title);
        await this.#link(title).click(timeout);
      }
    };
    await repeat(`a tab ${title}`, gesture, () => tab.isVisible());
  }

  #link(text) {
    return this.#page.locator('.monaco-hover:visible a').filter({ hasText: text }).first();
  }

  /** The hover, once it contains a text. */
  async #showing(text) {
    const hover = this.#page.locator('.monaco-hover:visible').filter({ hasText: text }).first();
    const gesture = async () => {
      for (const key of ['Escape', 'Control+k', 'Control+i']) {
        await this.#page.keyboard.press(key);
      }
    };
    await repeat(`a hover about ${text}`, gesture, () => hover.isVisible());
    return hover;
  }
}
