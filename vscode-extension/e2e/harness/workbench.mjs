import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Completion } from './completion.mjs';
import { Decorations } from './decorations.mjs';
import { EditorTitle } from './editorTitle.mjs';
import { FabricPane } from './fabricPane.mjs';
import { Hover } from './hover.mjs';
import { languageStatus } from './languageStatus.mjs';
import { ProblemsPanel } from './problemsPanel.mjs';
import { QuickFixes } from './quickFixes.mjs';
import { QuickInput } from './quickInput.mjs';
import { SettingsEditor } from './settingsEditor.mjs';
import { TestExplorer } from './testExplorer.mjs';
import { repeat, until } from './until.mjs';
import { Walkthrough } from './walkthrough.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../../target/e2e', import.meta.url));

/** VS Code's window as a user operates it: files, cursor, problems, messages. */
export class Workbench {
  #page;
  #folder;

  /**
   * @param page the page of the browser that shows the window
   * @param {string} folder the absolute path of the folder that `openFile` opens files of
   */
  constructor(page, folder) {
    this.#page = page;
    this.#folder = folder;
  }

  /** Opens a file by its path in the folder. */
  async openFile(name) {
    const path = join(this.#folder, name);
    const editor = this.#page.locator(`.editor-group-container.active .monaco-editor[data-uri$="${path}"]`);
    await this.quickInput.openFile(path, () => editor.isVisible());
  }

  /** Runs a command by its title in the command palette. */
  async command(title) {
    await this.quickInput.runCommand(title);
  }

  /** The input at the top. */
  get quickInput() {
    return new QuickInput(this.#page);
  }

  /** Waits until the quick input at the top, with its list, contains a text. */
  async showsInQuickInput(pattern) {
    await until(`the quick input to show ${pattern}`, () => this.quickInput.shows(pattern));
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

  /** Moves the cursor to a position; line and column count from 1. */
  async goTo(line, column) {
    await this.quickInput.goTo(`${line}:${column}`, () => this.isAt(line, column));
  }

  /** Waits until the cursor is at a position. */
  async at(line, column) {
    await until(`cursor at ${line}:${column}`, () => this.isAt(line, column));
  }

  /** Whether the cursor is at a position. */
  async isAt(line, column) {
    const positions = await this.#page.locator('[id="status.editor.selection"]').allTextContents();
    return new RegExp(`^Ln ${line}, Col ${column}(?!\\d)`).test(positions[0]);
  }

  /** Whether there are several cursors. */
  async isAtSeveral() {
    const positions = await this.#page.locator('[id="status.editor.selection"]').allTextContents();
    return /^\d+ selections/.test(positions[0]);
  }

  /** Replaces the text from the cursor to the end of its line, key by key as a user does. */
  async replaceRestOfLine(text) {
    await this.#page.keyboard.press('Shift+End');
    await this.#page.keyboard.type(text, { delay: 30 });
    await this.#page.keyboard.press('Escape');
  }

  /** The visible lines of the active editor. */
  async text() {
    return this.#editor
      .locator('.view-line')
      .evaluateAll((lines) =>
        lines
          .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
          .map((line) => line.textContent.replaceAll('\u00a0', ' ')),
      );
  }

  /** The completion items at the cursor. */
  get completion() {
    return new Completion(this.#page);
  }

  /** Opens a file by its path in VS Code's dialog; it may be outside the folder. */
  async openPath(path) {
    const tab = this.tab(path.split('/').pop());
    const gesture = async () => {
      await this.command('File: Open File...');
      await this.quickInput.enter(path);
    };
    await repeat(`the file ${path}`, gesture, () => tab.isVisible());
  }

  /** The text of the hover at the cursor, once it contains this text. */
  async hover(text) {
    return this.hovers.text(text);
  }

  /** The hover at the cursor. */
  get hovers() {
    return new Hover(this.#page, (title) => this.tab(title));
  }

  /** Changes from a dark theme to a light one, or back. */
  async toggleTheme() {
    await this.command('Preferences: Toggle between Light/Dark Themes');
  }

  /** Whether the window has a kind of theme: `vs-dark`, `vs`, `hc-black` or `hc-light`. */
  async hasTheme(kind) {
    return (await this.#page.locator(`.monaco-workbench.${kind}`).count()) > 0;
  }

  /** The tab with this title. */
  tab(title) {
    return this.#page.locator('.tabs-container .tab').filter({ hasText: title });
  }

  /** The picture that the tab with this title has as icon: the name of its file, or nothing. */
  async iconOf(title) {
    const icon = await this.tab(title)
      .locator('.monaco-icon-label')
      .first()
      .evaluate((label) => getComputedStyle(label, '::before').backgroundImage);
    return /([a-z]+\.svg)/.exec(icon)?.[1];
  }

  /** Closes the tab with this title. */
  async closeTab(title) {
    const tab = this.tab(title);
    const gesture = async (timeout) => {
      if (await tab.isVisible()) {
        await tab.click({ button: 'middle', ...timeout });
      }
    };
    await repeat(`the tab ${title} to close`, gesture, async () => !(await tab.isVisible()));
  }

  /** The text of all language status items, a line each: label, detail and commands with a space between them. */
  languageStatus() {
    return languageStatus(this.#page);
  }

  /** Shows the view of the fabric. */
  async showFabric() {
    await this.command('InfiniBand: Focus on Fabric View');
    return new FabricPane(this.#page);
  }

  /** The Problems panel. */
  get problems() {
    return new ProblemsPanel(this.#page);
  }

  /** The open walkthrough. */
  get walkthrough() {
    return new Walkthrough(this.#page);
  }

  /** The buttons and the menu of the active editor. */
  get editorTitle() {
    return new EditorTitle(this.#page);
  }

  /** The Test view. */
  get tests() {
    return new TestExplorer(this.#page);
  }

  /** The message of a failed test, which a peek view shows after the expectation. */
  async testMessage() {
    await this.command('Test: Peek Output');
    const message = this.#page.locator('.test-output-peek').first();
    await until('a message', async () => (await message.innerText()).includes('request'));
    await this.screenshot('the-message-of-a-failed-test');
    const shown = await message.innerText();
    await this.press('Escape');
    return shown.replaceAll('\u00a0', ' ');
  }

  /** The quick fixes at the cursor. */
  get fixes() {
    return new QuickFixes(this.#page);
  }

  /** Follows the link of a text in the active editor with Ctrl and a click, until its effect. */
  async follow(text, effect) {
    const line = this.#editor.locator('.view-line').filter({ hasText: text });
    const gesture = async (timeout) => {
      const { x, y } = await line.locator('[class*="detected-link"]').first().boundingBox(timeout);
      await this.#page.mouse.move(x + 4, y + 4);
      await this.#page.keyboard.down('Control');
      try {
        // a click on the element would miss it, because VS Code replaces it while the key is held
        await this.#page.mouse.move(x + 6, y + 6);
        await line.locator('.detected-link-active').first().waitFor(timeout);
        await this.#page.mouse.down();
        await this.#page.mouse.up();
      } finally {
        await this.#page.keyboard.up('Control');
      }
    };
    await repeat(`the link ${text}`, gesture, effect);
  }

  /** Goes to the definition of what is at the cursor, until it is there. */
  async goToDefinition(line, column) {
    await repeat(
      `the definition at ${line}:${column}`,
      () => this.press('F12'),
      () => this.isAt(line, column),
    );
  }

  /** Lists the references to what is at the cursor in a peek view. */
  async findReferences() {
    const gesture = () => this.press('Escape', 'Shift+F12');
    await repeat('references', gesture, async () => (await this.peeked()).length > 0);
  }

  /** The references in the open peek view. */
  async peeked() {
    return this.#page.locator('.reference-zone-widget .ref-tree .monaco-list-row').allInnerTexts();
  }

  /** Renames the symbol at the cursor, until the effect. */
  async rename(name, effect) {
    const box = this.#page.locator('.rename-box input');
    const gesture = async (timeout) => {
      await this.press('F2');
      await box.fill(name, timeout); // a pending edit closes the box
      await box.press('Enter', timeout);
    };
    await repeat(`the name ${name}`, gesture, effect);
  }

  /** Clicks on a code lens, until its effect; VS Code replaces code lenses when it reads them again. */
  async clickCodeLens(text, effect) {
    const part = this.codeLenses.filter({ hasText: text }).first().getByText(text);
    await repeat(`the code lens ${text}`, (timeout) => part.click(timeout), effect);
  }

  /** The text of the line that a code lens is above. */
  async lineBelowCodeLens(text) {
    const lens = await this.codeLenses.filter({ hasText: text }).first().boundingBox();
    return this.#editor.locator('.view-line').evaluateAll((lines, top) => {
      const below = lines.map((line) => ({ line, y: line.getBoundingClientRect().y })).filter(({ y }) => y > top);
      const next = below.reduce((one, other) => (other.y < one.y ? other : one));
      return next.line.textContent.replaceAll('\u00a0', ' ');
    }, lens.y);
  }

  /** The code lenses. */
  get codeLenses() {
    return this.#editor.locator('.codelens-decoration');
  }

  /** The colour of a text in a line that contains it. */
  async colour(line, word) {
    return this.#editor
      .locator('.view-line')
      .filter({ hasText: line })
      .locator('span > span')
      .filter({ hasText: word })
      .first()
      .evaluate((span) => getComputedStyle(span).color);
  }

  /** What the extension adds to the text of the active editor. */
  get decorations() {
    return new Decorations(this.#editor);
  }

  /** The page in the Markdown preview, or of a rule. */
  get preview() {
    return this.#page.frameLocator('iframe.webview').frameLocator('iframe#active-frame').locator('body');
  }

  /** Clicks on a link of the page, until its effect. */
  async followInPage(name, effect) {
    const link = this.preview.getByRole('link', { name });
    await repeat(`the link ${name}`, (timeout) => link.click(timeout), effect);
  }

  /** The modal dialog. */
  get dialog() {
    return this.#page.locator('.monaco-dialog-box');
  }

  /** Presses a button of the modal dialog. */
  async answer(button) {
    await this.#pressAndLeave(this.dialog.locator('.monaco-button').filter({ hasText: button }));
  }

  /** Saves the active editor. */
  async save() {
    await repeat(
      'a saved file',
      () => this.press('Control+s'),
      () => this.#isAsOnDisk(),
    );
  }

  /** Takes back what was edited in the active editor and not saved. */
  async revert() {
    const gesture = async () => {
      if (!(await this.#isAsOnDisk())) {
        await this.command('File: Revert File'); // the palette may close before it runs
      }
    };
    await repeat('a file without edits', gesture, () => this.#isAsOnDisk());
  }

  /** The notification with this text, with its buttons. */
  message(text) {
    return this.#page.locator('.notification-toast').filter({ hasText: text });
  }

  /** Presses a button of the notification with this text, which closes it. */
  async pressInMessage(text, button) {
    await this.#pressAndLeave(this.message(text).first().locator('.monaco-button').filter({ hasText: button }));
  }

  /** The Settings editor. */
  get settings() {
    return new SettingsEditor(this.#page);
  }

  /** Changes the size of the window. */
  async resize(width, height) {
    await this.#page.setViewportSize({ width, height });
  }

  /** Writes a picture of the window, once nothing moves, to a file. */
  async picture(file) {
    await this.#page.mouse.move(700, 590);
    await sleep(1000);
    await this.#page.screenshot({ path: file });
  }

  async screenshot(name) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.#page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
  }

  /** Presses a button that disappears with what it belongs to. */
  async #pressAndLeave(button) {
    await button.waitFor();
    const gesture = async (timeout) => {
      if (await button.isVisible()) {
        await button.click(timeout);
      }
    };
    await repeat('the button to disappear', gesture, async () => !(await button.isVisible()));
  }

  /** Whether the active editor has no edits that are not saved. */
  async #isAsOnDisk() {
    return !(await this.#page.locator('.editor-group-container.active .tab.active.dirty').isVisible());
  }

  get #editor() {
    return this.#page.locator('.editor-group-container.active .monaco-editor[data-uri]').first();
  }
}
