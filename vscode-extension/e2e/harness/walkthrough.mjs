import { repeat } from './until.mjs';

/** The open walkthrough. */
export class Walkthrough {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** A step. */
  step(title) {
    return this.#page.locator('.getting-started-step').filter({ hasText: title });
  }

  /** The parts of a step that are shown as code. */
  code(title) {
    return this.step(title).locator('code').allInnerTexts();
  }

  /** Chooses a step, until its picture has loaded. */
  async choose(title) {
    await repeat(
      `the picture of ${title}`,
      (timeout) => this.step(title).click(timeout),
      async () => (await this.step(title).evaluate(isExpanded)) && this.#pictureIsShown(),
    );
  }

  /** Whether a step is marked as done. */
  async isDone(title) {
    return (await this.step(title).getAttribute('aria-checked')) === 'true';
  }

  #pictureIsShown() {
    const picture = this.#page.locator('.getting-started-media img').first();
    return picture.evaluate((image) => image.complete && image.naturalWidth > 0).catch(() => false);
  }
}

function isExpanded(step) {
  return step.classList.contains('expanded');
}
