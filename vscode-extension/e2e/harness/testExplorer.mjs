import { expand } from './rows.mjs';
import { repeat } from './until.mjs';

/** The Test view, and the coverage of the last run. */
export class TestExplorer {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Shows the Test view. */
  async show() {
    const icon = this.#page.locator('.activitybar .action-label[aria-label^="Testing"]');
    const isShown = () => this.#rows.first().isVisible();
    const gesture = async (timeout) => {
      if (!(await isShown())) {
        await icon.click(timeout);
      }
    };
    await repeat('the Test view', gesture, isShown);
  }

  /** The row of a file or a test. */
  test(name) {
    return this.#rows.filter({ hasText: name });
  }

  /** The rows with a result, such as `Passed`. */
  testsThat(result) {
    return this.#page.locator(`.test-explorer .monaco-list-row[aria-label*="(${result})"]`);
  }

  /** Shows the tests of a file. */
  expand(file) {
    return expand(this.test(file));
  }

  /** The row of a file in the view of the coverage. */
  coverageOf(file) {
    return this.covered.filter({ hasText: file });
  }

  /** Shows the rules of a policy in the view of the coverage. */
  expandCoverage(file) {
    return expand(this.coverageOf(file));
  }

  /** The rows in the view of the coverage. */
  get covered() {
    return this.#page.locator('.monaco-list-row:has(.test-coverage-list-item)');
  }

  get #rows() {
    return this.#page.locator('.test-explorer .monaco-list-row');
  }
}
