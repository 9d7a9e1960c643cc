import { expand } from './rows.mjs';
import { repeat } from './until.mjs';

/** The view of the fabric. */
export class FabricPane {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** A row of the tree, by the text that it begins with. */
  row(label) {
    return this.#rows.filter({ has: this.#page.locator('.label-name').getByText(label, { exact: true }) }).first();
  }

  /** The texts of all visible rows: label and description. */
  rows() {
    return this.#rows.evaluateAll((rows) =>
      rows
        .sort((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((row) =>
          [...row.querySelectorAll('.label-name, .label-description')].map((part) => part.textContent).join(' | '),
        ),
    );
  }

  /** Expands a row and waits for a child. */
  async expand(label, child) {
    await expand(this.row(label));
    await this.row(child).waitFor();
  }

  /** The colour of the icon of a row. */
  colour(label) {
    return this.row(label)
      .locator('.custom-view-tree-node-item-icon')
      .evaluate((icon) => getComputedStyle(icon).color);
  }

  /** The icons of all visible rows. */
  get icons() {
    return this.#rows.locator('.custom-view-tree-node-item-icon');
  }

  /** Presses a button of a row, which is visible while the mouse is above it, until its effect. */
  async press(label, button, effect) {
    const gesture = async (timeout) => {
      await this.row(label).hover(timeout);
      await this.row(label).locator(`.action-label[aria-label*="${button}"]`).click(timeout);
    };
    await repeat(`${button} of ${label}`, gesture, effect);
  }

  /** Presses the button of the view that asks for a fabric, until `asks`. */
  async choose(asks) {
    const button = this.welcome.getByRole('button', { name: /Choose Fabric/ });
    await repeat('the choice of a fabric', (timeout) => button.click(timeout), asks);
  }

  /** What the view says instead of a tree. */
  get welcome() {
    return this.#pane.locator('.welcome-view-content');
  }

  get #pane() {
    return this.#page.locator('[id="workbench.view.extension.qos"]');
  }

  get #rows() {
    return this.#pane.locator('.monaco-list-row');
  }
}
