import { repeat } from './until.mjs';

/** The Settings editor. */
export class SettingsEditor {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** The settings that it shows. */
  get shown() {
    return this.#page.locator('.settings-editor .setting-item-contents');
  }

  /** Clicks on the box of a key of a setting that lists keys with a box each; the editor is open. */
  async toggle(setting, key) {
    const row = await this.row(setting, key);
    const box = row.locator('.setting-value-checkbox').first();
    const before = await box.getAttribute('aria-checked');
    const isToggled = async () => (await box.getAttribute('aria-checked')) !== before;
    const click = async (timeout) => {
      if (!(await isToggled())) {
        await box.click(timeout);
      }
    };
    await repeat(`the box ${key}`, click, isToggled);
  }

  /** The row of a key of a setting, once it is shown; the editor is open. */
  async row(setting, key) {
    const row = this.#page
      .locator(`.settings-editor .setting-item-contents[data-key="${setting}"] .setting-list-object-row`)
      .filter({ hasText: key })
      .first();
    const search = async (timeout) => {
      await this.#search.focus(timeout);
      await this.#page.keyboard.press('Control+a');
      await this.#page.keyboard.type(`@id:${setting}`, { delay: 20 });
      await row.waitFor(timeout);
    };
    await repeat(`the setting ${setting}`, search, () => row.isVisible());
    return row;
  }

  get #search() {
    const box = '.settings-editor .suggest-input-container';
    return this.#page.locator(`${box} .native-edit-context, ${box} textarea`).first();
  }
}
