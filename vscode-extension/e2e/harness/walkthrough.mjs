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

  /** Whether a step is marked as done. */
  async isDone(title) {
    return (await this.step(title).getAttribute('aria-checked')) === 'true';
  }

  /** Whether the picture of the chosen step has loaded. */
  pictureIsShown() {
    const picture = this.#page.locator('.getting-started-media img').first();
    return picture.evaluate((image) => image.complete && image.naturalWidth > 0).catch(() => false);
  }
}
