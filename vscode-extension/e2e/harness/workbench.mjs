import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FabricPane } from './fabricPane.mjs';
import { CLICK_MS } from './limits.mjs';
import { ProblemsPanel } from './problemsPanel.mjs';
import { until } from './until.mjs';
import { Walkthrough } from './walkthrough.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../../target/e2e', import.meta.url));

/** VS Code's window as a user operates it: files, cursor, problems, messages. */
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

  /** Runs a command by its title in the command palette, which closes when something else takes the focus. */
  async command(title) {
    await until(`the command ${title}`, async () => {
      await this.#page.keyboard.press('F1');
      return this.#chooseCommand(title).then(
        () => true,
        () => false,
      );
    });
  }

  async #chooseCommand(title) {
    await this.#quickInput.fill(`>${title}`, { timeout: CLICK_MS });
    await this.#row(title).click({ timeout: CLICK_MS });
  }

  /** Types into the quick input at the top, key by key. */
  async typeInQuickInput(text) {
    // the command palette, whose text begins with >, is still closing
    await until('a quick input', async () =>
      this.#quickInput.evaluate((box) => box === document.activeElement && !box.value.startsWith('>')),
    );
    await this.#quickInput.press('Control+a');
    await this.#page.keyboard.type(text, { delay: 20 });
  }

  /** Waits until the quick input at the top, with its list, contains a text. */
  async showsInQuickInput(pattern) {
    const box = this.#page.locator('.quick-input-widget:visible').first();
    await until(`the quick input to show ${pattern}`, async () => pattern.test(await box.innerText()));
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
    await this.#page.keyboard.press('Control+g');
    await this.#quickInput.fill(`:${line}:${column}`);
    await this.#page.keyboard.press('Enter');
    await this.at(line, column);
  }

  /** Waits until the cursor is at a position. */
  async at(line, column = 1) {
    const position = this.#page.locator('[id="status.editor.selection"]');
    await until(`cursor at ${line}:${column}`, async () =>
      (await position.textContent()).startsWith(`Ln ${line}, Col ${column}`),
    );
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

  /** The labels of the completion items at the cursor. */
  async proposals() {
    await this.#page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
    return this.#page.locator('.suggest-widget.visible .monaco-list-row .label-name').allInnerTexts();
  }

  /** Accepts the completion item with this label. */
  async accept(label) {
    const row = this.#page
      .locator('.suggest-widget.visible .monaco-list-row')
      .filter({ has: this.#page.getByText(label, { exact: true }) });
    await row.first().click();
    await this.#page.keyboard.press('Enter').catch(() => undefined);
  }

  /** The hover at the cursor, once it contains this text. */
  async hover(text) {
    const hover = this.#page.locator('.monaco-hover:visible').filter({ hasText: text }).first();
    await until(`a hover about ${text}`, async () => {
      await this.press('Escape', 'Control+k', 'Control+i');
      return appears(hover);
    });
    return hover.innerText();
  }

  /** Opens the tab of this title with the link in the hover at the cursor. */
  async openFromHover(title) {
    const tab = this.tab(title);
    // VS Code replaces the hover, and with it the link, when another of its parts arrives
    await until(`a tab ${title}`, async () => {
      if (await tab.isVisible()) {
        return true;
      }
      await this.hover(title);
      const link = this.#page.locator('.monaco-hover:visible a').filter({ hasText: title });
      await link
        .first()
        .click({ timeout: CLICK_MS })
        .catch(() => undefined);
      return appears(tab);
    });
  }

  /** Changes from a dark theme to a light one, or back. */
  async toggleTheme() {
    await this.command('Preferences: Toggle between Light/Dark Themes');
  }

  /** The tab with this title. */
  tab(title) {
    return this.#page.locator('.tabs-container .tab').filter({ hasText: title });
  }

  /** The text of all language status items. */
  async languageStatus() {
    const items = this.#page.locator('.hover-language-status');
    await this.#page
      .locator('.part.editor')
      .first()
      .hover({ position: { x: 40, y: 300 } });
    await this.#page.locator('[id="status.languageStatus"]').click();
    return (await appears(items.first())) ? (await items.allInnerTexts()).join('\n') : '';
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

  /** Shows the Test view. */
  async showTests() {
    await this.#page.locator('.activitybar .action-label[aria-label^="Testing"]').click();
    await this.#tests.first().waitFor();
  }

  /** The row of a file or a test in the Test view. */
  test(name) {
    return this.#tests.filter({ hasText: name });
  }

  /** The rows of the Test view with a result, such as `Passed`. */
  testsThat(result) {
    return this.#page.locator(`.test-explorer .monaco-list-row[aria-label*="(${result})"]`);
  }

  /** Shows the tests of a file in the Test view. */
  async expandTest(file) {
    const row = this.test(file);
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) !== 'true') {
      await row.locator('.monaco-tl-twistie').click();
    }
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

  /** The row of a file in the view of the coverage. */
  coverageOf(file) {
    return this.covered.filter({ hasText: file });
  }

  /** Shows the rules of a policy in the view of the coverage. */
  async expandCoverage(file) {
    await this.coverageOf(file).locator('.monaco-tl-twistie').click();
  }

  /** The rows in the view of the coverage. */
  get covered() {
    return this.#page.locator('.monaco-list-row:has(.test-coverage-list-item)');
  }

  /** How many lines of the active editor the gutter marks as covered and as not covered. */
  coverageMarks() {
    const mark = (kind) => this.#editor.locator(`.coverage-deco-gutter.${kind}`).count();
    return Promise.all([mark('coverage-deco-hit'), mark('coverage-deco-miss')]);
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

  /** Applies the quick fix with this title from the open menu. */
  async fix(title) {
    await this.#page.locator('.action-widget .monaco-list-row.action').filter({ hasText: title }).first().click();
  }

  /** Follows the link of a text in the active editor with Ctrl and a click. */
  async follow(text) {
    const word = this.#editor.locator('.view-line span > span').filter({ hasText: text }).first();
    const link = this.#editor.locator('.detected-link').filter({ hasText: text }).first();
    await link.waitFor();
    await word.click({ modifiers: ['Control'] });
    // VS Code ignores a click that comes before it has noticed the key
    await link.waitFor({ state: 'hidden', timeout: CLICK_MS }).catch(() => word.click({ modifiers: ['Control'] }));
  }

  /** The references in the open peek view. */
  async peeked() {
    const references = this.#page.locator('.reference-zone-widget .ref-tree .monaco-list-row');
    await references.first().waitFor();
    return references.allInnerTexts();
  }

  /** Renames the symbol at the cursor. */
  async rename(name) {
    const box = this.#page.locator('.rename-box input');
    // a pending edit closes the box
    await until('the box for the new name', async () => {
      await this.#page.keyboard.press('F2');
      return appears(box);
    });
    await box.fill(name);
    await this.#page.keyboard.press('Enter');
    await box.waitFor({ state: 'hidden' });
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

  /** The page in the Markdown preview, or of a rule. */
  get preview() {
    return this.#page.frameLocator('iframe.webview').frameLocator('iframe#active-frame').locator('body');
  }

  /** The texts that decorations of the active editor show after lines. */
  async notes() {
    const contents = await this.#editor
      .locator('.view-line span[class*="ced-"]')
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span, '::after').content));
    return contents.filter((content) => content.startsWith('"')).map((content) => JSON.parse(content));
  }

  /** The modal dialog, with its buttons. */
  get dialog() {
    return this.#page.locator('.monaco-dialog-box');
  }

  /** Saves the active editor. */
  async save() {
    await this.#page.keyboard.press('Control+s');
    await this.#page.locator('.editor-group-container.active .tab.active.dirty').waitFor({ state: 'detached' });
  }

  /** The ranges of the active editor that are underlined as errors. */
  get underlinedErrors() {
    return this.#editor.locator('.squiggly-error');
  }

  /** The notification with this text, with its buttons. */
  message(text) {
    return this.#page.locator('.notification-toast').filter({ hasText: text });
  }

  /** The settings that the Settings editor shows. */
  get settings() {
    return this.#page.locator('.settings-editor .setting-item-contents');
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

  get #tests() {
    return this.#page.locator('.test-explorer .monaco-list-row');
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

/** Whether an element becomes visible within a few seconds. */
function appears(locator) {
  return locator.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}
