/** What the extension adds to the text of an editor, and the colours of the text. */
export class Decorations {
  #editor;

  /** @param editor the locator of the editor */
  constructor(editor) {
    this.#editor = editor;
  }

  /** The parts of the lines that have one colour each. */
  get words() {
    return this.#editor.locator('.view-line > span > span');
  }

  /** The colours of the characters of each line; spaces have none. */
  async colours() {
    return this.#editor.locator('.view-line').evaluateAll((lines) =>
      lines
        .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
        .map((line) =>
          [...line.querySelectorAll(':scope > span > span')].flatMap((span) => {
            const { color } = getComputedStyle(span);
            return [...span.textContent].map((character) => (/\s/.test(character) ? ' ' : color));
          }),
        ),
    );
  }

  /** The number of parts of lines that are underlined. */
  underlined() {
    return this.words.evaluateAll(
      (spans) => spans.filter((span) => getComputedStyle(span).textDecorationLine.includes('underline')).length,
    );
  }

  /** The tags that are edited together. */
  get linkedTags() {
    return this.#editor.locator('.linked-editing-decoration');
  }

  /** The parts of lines after which decorations show a text. */
  get noted() {
    return this.#editor.locator('.view-line span[class*="ced-"]');
  }

  /** The texts that decorations show after lines. */
  async notes() {
    const contents = await this.noted.evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span, '::after').content),
    );
    return contents.filter((content) => content.startsWith('"')).map((content) => JSON.parse(content));
  }

  /** The marks of decorations beside lines. */
  get marks() {
    return this.#editor.locator('.view-overlays .cdr[class*="ced-"]');
  }

  /** How many lines the gutter marks as covered and as not covered. */
  coverageMarks() {
    const mark = (kind) => this.#editor.locator(`.coverage-deco-gutter.${kind}`).count();
    return Promise.all([mark('coverage-deco-hit'), mark('coverage-deco-miss')]);
  }

  /** The ranges that are underlined as errors. */
  get underlinedErrors() {
    return this.#editor.locator('.squiggly-error');
  }

  /** The texts that are faded, because they have no effect. */
  get faded() {
    return this.#editor.locator('[class*="squiggly-inline-unnecessary"]');
  }
}
