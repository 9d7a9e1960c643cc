import { repeat } from './until.mjs';

/** The buttons and the menu at the right of the tabs of the active editor group. */
export class EditorTitle {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** The labels of the buttons. */
  buttons() {
    return this.#actions
      .locator('.action-label')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  }

  /** A button by its label. */
  button(label) {
    return this.#actions.locator(`.action-label[aria-label="${label}"]`);
  }

  /** Presses a button, until its effect. */
  async press(label, effect) {
    await repeat(`the button ${label}`, (timeout) => this.button(label).click(timeout), effect);
  }

  /** Chooses an item of a submenu in the menu of the title, until its effect. */
  async choose(submenu, item, effect) {
    const entry = (label) => this.#page.locator('.monaco-menu .action-menu-item').filter({ hasText: label });
    const gesture = async (timeout) => {
      await this.#closeMenu();
      await this.#actions.locator('.codicon-toolbar-more').click(timeout);
      await entry(submenu).hover(timeout);
      await entry(item).click(timeout);
    };
    await repeat(`${item} in the menu of the title`, gesture, effect);
  }

  /** Closes the menu, with its submenu, if it is open. */
  async #closeMenu() {
    await this.#page.keyboard.press('Escape');
    await this.#page.keyboard.press('Escape');
  }

  get #actions() {
    return this.#page.locator('.editor-group-container.active .editor-actions');
  }
}
