import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCREENSHOTS = fileURLToPath(new URL('../../target/e2e', import.meta.url));
const PATIENCE_MS = 45_000;

/** VS Code's window as a user handles it: files, cursor, problems, messages. */
export class Workbench {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Opens a file of the folder by its name. */
  async openFile(name) {
    await this.#page.keyboard.press('Control+p');
    await this.#quickInput.fill(name);
    await this.#row(name).click();
    await this.#page.locator(`.editor-group-container.active .monaco-editor[data-uri$="/${name}"]`).waitFor();
  }

  /** Runs a command by its title in the command palette. */
  async command(title) {
    await this.#page.keyboard.press('F1');
    await this.#quickInput.fill(`>${title}`);
    await this.#row(title).click();
  }

  /** Writes into the box at the top, key by key. */
  async answer(text) {
    // the command palette, whose text begins with >, is still closing
    await until('a box that asks', async () =>
      this.#quickInput.evaluate((box) => box === document.activeElement && !box.value.startsWith('>')),
    );
    await this.#quickInput.press('Control+a');
    await this.#page.keyboard.type(text, { delay: 20 });
  }

  /** Waits until the box at the top, with its list, says something. */
  async asks(pattern) {
    const box = this.#page.locator('.quick-input-widget:visible').first();
    await until(`the box at the top to say ${pattern}`, async () => pattern.test(await box.innerText()));
  }

  /** Types at the cursor, key by key as a user does. */
  async type(text) {
    await this.#page.keyboard.type(text, { delay: 40 });
  }

  async press(...keys) {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
    }
  }

  /** The language mode that the status bar shows. */
  async language() {
    return (await this.#page.locator('[id="status.editor.mode"]').textContent()).trim();
  }

  /** Puts the cursor at a place; line and column count from 1. */
  async goTo(line, column) {
    await this.#page.keyboard.press('Control+g');
    await this.#quickInput.fill(`:${line}:${column}`);
    await this.#page.keyboard.press('Enter');
    await this.at(line, column);
  }

  /** Waits until the cursor is at a place. */
  async at(line, column = 1) {
    const place = this.#page.locator('[id="status.editor.selection"]');
    await until(`cursor at ${line}:${column}`, async () =>
      (await place.textContent()).startsWith(`Ln ${line}, Col ${column}`),
    );
  }

  /** Replaces the text from the cursor to the end of its line, key by key as a user does. */
  async replaceRestOfLine(text) {
    await this.#page.keyboard.press('Shift+End');
    await this.#page.keyboard.type(text, { delay: 30 });
    await this.#page.keyboard.press('Escape');
  }

  /** The lines of the active editor, as far as they are visible. */
  async text() {
    return this.#editor
      .locator('.view-line')
      .evaluateAll((lines) =>
        lines
          .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
          .map((line) => line.textContent.replaceAll('\u00a0', ' ')),
      );
  }

  /** The labels of the proposals at the cursor. */
  async proposals() {
    await this.#page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
    return this.#page.locator('.suggest-widget.visible .monaco-list-row .label-name').allInnerTexts();
  }

  /** Takes the proposal at the cursor that has this label. */
  async take(label) {
    const row = this.#page
      .locator('.suggest-widget.visible .monaco-list-row')
      .filter({ has: this.#page.getByText(label, { exact: true }) });
    await row.first().click();
    await this.#page.keyboard.press('Enter').catch(() => undefined);
  }

  /** The hover of the word at the cursor, once it says something. */
  async hover(text) {
    const hover = this.#page.locator('.monaco-hover:visible').filter({ hasText: text }).first();
    await until(`a hover about ${text}`, async () => {
      await this.press('Escape', 'Control+k', 'Control+i');
      return appears(hover);
    });
    return hover.innerText();
  }

  /** The quick fixes at the cursor. */
  async fixes() {
    const rows = this.#page.locator('.action-widget .monaco-list-row.action');
    await until('quick fixes', async () => {
      await this.#page.keyboard.press('Control+.');
      return appears(rows.first());
    });
    return rows.allInnerTexts();
  }

  /** Takes the quick fix with this title, of those that are shown. */
  async fix(title) {
    await this.#page.locator('.action-widget .monaco-list-row.action').filter({ hasText: title }).first().click();
  }

  /** Follows the link in a text of the active editor, with Ctrl and a click. */
  async follow(text) {
    const word = this.#editor.locator('.view-line span > span').filter({ hasText: text }).first();
    const link = this.#editor.locator('.detected-link').filter({ hasText: text }).first();
    await link.waitFor();
    await word.click({ modifiers: ['Control'] });
  }

  /** The places in the list of references that was opened in the text. */
  async peeked() {
    const places = this.#page.locator('.reference-zone-widget .ref-tree .monaco-list-row');
    await places.first().waitFor();
    return places.allInnerTexts();
  }

  /** Gives what is at the cursor another name. */
  async rename(name) {
    const box = this.#page.locator('.rename-box input');
    // an edit that is still on its way closes the box
    await until('the box for the new name', async () => {
      await this.#page.keyboard.press('F2');
      return appears(box);
    });
    await box.fill(name);
    await this.#page.keyboard.press('Enter');
    await box.waitFor({ state: 'hidden' });
  }

  /** The remarks above lines. */
  get lenses() {
    return this.#editor.locator('.codelens-decoration');
  }

  /** The colour of a word in a line that has it. */
  async colour(line, word) {
    return this.#editor
      .locator('.view-line')
      .filter({ hasText: line })
      .locator('span > span')
      .filter({ hasText: word })
      .first()
      .evaluate((span) => getComputedStyle(span).color);
  }

  /** A page that is shown in the preview. */
  get preview() {
    return this.#page.frameLocator('iframe.webview').frameLocator('iframe#active-frame').locator('body');
  }

  /** The question in the middle of the window, with its buttons. */
  get dialog() {
    return this.#page.locator('.monaco-dialog-box');
  }

  /** Saves the active editor. */
  async save() {
    await this.#page.keyboard.press('Control+s');
    await this.#page.locator('.editor-group-container.active .tab.active.dirty').waitFor({ state: 'detached' });
  }

  /** The places of the active editor that are underlined as errors. */
  get underlinedErrors() {
    return this.#editor.locator('.squiggly-error');
  }

  /** Shows the Problems panel. */
  async showProblems() {
    await this.#page.keyboard.press('Control+Shift+m');
    await this.#page.locator('.markers-panel').waitFor();
  }

  /**
   * The errors of a file in the Problems panel as a screen reader reads them, "Error: … at line 7 and character 10. …";
   * nothing when there are none.
   */
  async errors(file) {
    const labels = await this.#page
      .locator('.markers-panel .monaco-list-row')
      .evaluateAll((rows) =>
        rows
          .sort((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
          .map((row) => row.getAttribute('aria-label') ?? ''),
      );
    const heading = labels.findIndex((label) => label.includes(`in file ${file} `));
    const next = labels.findIndex((label, index) => index > heading && label.includes(' in file '));
    const own = heading < 0 ? [] : labels.slice(heading, next < 0 ? undefined : next);
    const errors = own.filter((label) => label.startsWith('Error: '));
    return errors.length > 0 ? errors : undefined;
  }

  /** The message at the lower right that holds this text, with its buttons. */
  message(text) {
    return this.#page.locator('.notification-toast').filter({ hasText: text });
  }

  /** The settings that the Settings editor shows. */
  get settings() {
    return this.#page.locator('.settings-editor .setting-item-contents');
  }

  async screenshot(name) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.#page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
  }

  get #editor() {
    return this.#page.locator('.editor-group-container.active .monaco-editor[data-uri]').first();
  }

  get #quickInput() {
    return this.#page.locator('.quick-input-widget:visible .quick-input-box input').first();
  }

  #row(text) {
    return this.#page
      .locator('.quick-input-widget:visible .quick-input-list .monaco-list-row')
      .filter({ has: this.#page.getByText(text, { exact: true }) })
      .first();
  }
}

/** Whether something is to be seen within a moment. */
function appears(locator) {
  return locator.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

/** Waits until `condition` gives something true, and returns it. */
export async function until(what, condition) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const value = await condition();
    if (value) {
      return value;
    }
    await sleep(100);
  }
  throw new Error(`waited ${PATIENCE_MS / 1000} s in vain for: ${what}`);
}
