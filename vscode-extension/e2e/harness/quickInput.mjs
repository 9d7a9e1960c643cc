import { basename } from 'node:path';
import { repeat, until } from './until.mjs';

/** The icon before a name, a character of VS Code's own font, with the space after it. */
const ICON = /^[\ue000-\uf8ff]?\s/;

/** The input at the top of the window: files, commands, choices and texts that VS Code asks for. */
export class QuickInput {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /**
   * Opens a file by its absolute path, until `isOpen`. VS Code looks for the file itself: by its name alone, it would search
   * the list of files that it made for the input before, while it makes a new one.
   */
  openFile(path, isOpen) {
    const gesture = async (timeout) => {
      await this.#cancel(timeout);
      await this.#page.keyboard.press('Control+p');
      await this.#input.fill(path, timeout);
      await this.#row(basename(path)).click(timeout);
    };
    return repeat(`the file ${path}`, gesture, isOpen);
  }

  /** Runs a command by its title in the command palette, which closes when something else takes the focus. */
  runCommand(title) {
    const gesture = async (timeout) => {
      await this.#cancel(timeout);
      await this.#page.keyboard.press('F1');
      await this.#input.fill(`>${title}`, timeout);
      await this.#row(title).click(timeout);
    };
    return repeat(`the command ${title}`, gesture, async () => !(await this.#isPalette()));
  }

  /** Searches the symbols of all files, until it shows a pattern. */
  async findSymbol(name, pattern) {
    const gesture = async (timeout) => {
      await this.#cancel(timeout);
      await this.#page.keyboard.press('Control+t');
      await this.#input.fill(`#${name}`, timeout);
    };
    await repeat(`the symbol ${name}`, gesture, () => this.shows(pattern));
    await this.#page.keyboard.press('Escape');
  }

  /** Moves the cursor, until `isThere`. */
  goTo(position, isThere) {
    const gesture = async (timeout) => {
      await this.#cancel(timeout);
      await this.#page.keyboard.press('Control+g');
      await this.#input.fill(`:${position}`, timeout);
      await this.#input.press('Enter', timeout);
    };
    return repeat(`the cursor at ${position}`, gesture, isThere);
  }

  /** Types a text key by key, in place of the present one. */
  async type(text) {
    const gesture = async () => {
      // the command palette may still be closing
      await until('a quick input', async () => (await this.#hasFocus()) && !(await this.#isPalette()));
      await this.#input.press('Control+a');
      await this.#page.keyboard.type(text, { delay: 20 });
    };
    await repeat(`the text ${text}`, gesture, async () => (await this.#value()).startsWith(text));
  }

  /** Accepts what was typed, or the active row. */
  async accept() {
    const gesture = async (timeout) => {
      if (await this.#box.isVisible()) {
        await this.#input.press('Enter', timeout);
      }
    };
    await repeat('the quick input to close', gesture, async () => !(await this.#box.isVisible()));
  }

  /** Types a text and accepts it. */
  async enter(text) {
    await this.type(text);
    await this.accept();
  }

  /** Chooses the row with this text. */
  async choose(text) {
    await this.type(text);
    const gesture = async (timeout) => {
      if (await this.#box.isVisible()) {
        await this.#row(text).click(timeout);
      }
    };
    await repeat(`the choice of ${text}`, gesture, async () => !(await this.#box.isVisible()));
  }

  /** Whether it is open. */
  isOpen() {
    return this.#box.isVisible();
  }

  /** Whether it, with its list, shows a text. */
  async shows(pattern) {
    const texts = await this.#box.allInnerTexts();
    return texts.some((text) => pattern.test(text));
  }

  /** The names of the symbols of the active editor, once there are some. */
  async symbols() {
    const names = this.#box.locator('.quick-input-list .monaco-list-row .label-name');
    const gesture = async (timeout) => {
      await this.#cancel(timeout);
      await this.#page.keyboard.press('Control+Shift+o');
    };
    await repeat('the symbols of the editor', gesture, () => names.first().isVisible());
    const texts = await names.allTextContents();
    await this.#page.keyboard.press('Escape');
    return texts.map((text) => text.replace(ICON, ''));
  }

  get #box() {
    return this.#page.locator('.quick-input-widget:visible').first();
  }

  get #input() {
    return this.#box.locator('.quick-input-box input').first();
  }

  /** Its text; empty if it is closed. */
  #value() {
    return this.#input.evaluateAll(([box]) => box?.value ?? '');
  }

  async #isPalette() {
    return (await this.#value()).startsWith('>');
  }

  #hasFocus() {
    return this.#input.evaluateAll(([box]) => box !== undefined && box === document.activeElement);
  }

  /** Closes it if it is open, such as after a gesture that failed. */
  async #cancel(timeout) {
    if (await this.#box.isVisible()) {
      await this.#input.press('Escape', timeout);
      await this.#box.waitFor({ state: 'hidden', ...timeout });
    }
  }

  /** The row with this label; the parts of a label that match what was typed are elements of their own. */
  #row(label) {
    const isWhole = new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
    return this.#box
      .locator('.quick-input-list .monaco-list-row')
      .filter({ has: this.#page.locator('.label-name').filter({ hasText: isWhole }) })
      .first();
  }
}
