import { repeat } from './until.mjs';

/** The Problems panel, and what the status bar says about it. */
export class ProblemsPanel {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Shows the Problems panel. */
  async show() {
    const isShown = () => this.#page.locator('.markers-panel').isVisible();
    const gesture = async () => {
      if (!(await isShown())) {
        await this.#page.keyboard.press('Control+Shift+m');
      }
    };
    await repeat('the Problems panel', gesture, isShown);
  }

  /**
   * The errors of a file in the Problems panel as a screen reader reads them, "Error: … at line 7 and character 10. …";
   * undefined if there are none.
   */
  async errors(file) {
    const labels = await this.#labels();
    const heading = labels.findIndex((label) => label.includes(`in file ${file} `));
    const next = labels.findIndex((label, index) => index > heading && label.includes(' in file '));
    const own = heading < 0 ? [] : labels.slice(heading, next < 0 ? undefined : next);
    const errors = own.filter((label) => label.startsWith('Error: '));
    return errors.length > 0 ? errors : undefined;
  }

  /** Whether the panel lists a file, whatever it has found there. */
  async lists(file) {
    return (await this.#labels()).some((label) => label.includes(`in file ${file} `));
  }

  /** The number of errors that the status bar shows. */
  async errorCount() {
    return Number.parseInt(await this.#page.locator('[id="status.problems"]').innerText(), 10);
  }

  /** The rows as a screen reader reads them, from the top. */
  #labels() {
    return this.#page
      .locator('.markers-panel .monaco-list-row')
      .evaluateAll((rows) =>
        rows
          .sort((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
          .map((row) => row.getAttribute('aria-label') ?? ''),
      );
  }
}
