/**
 * The contrasts of elements with what is behind them, as WCAG 2 defines them: from 1, invisible, to 21, black on white.
 *
 * @param locator the elements; without `pseudo` and `property`, those that have no text are left out
 * @param {{property?: string, pseudo?: string}} part the CSS property with the colour, in place of that of the text, or the
 *     pseudo element whose text is meant
 * @returns {Promise<{text: string, ratio: number}[]>}
 */
export async function contrasts(locator, part = {}) {
  return locator.evaluateAll(measure, part);
}

/** The lowest of contrasts, with the text that has it. */
export function lowest(measured) {
  return measured.reduce((one, other) => (other.ratio < one.ratio ? other : one));
}

/** Runs in the page, so that it may use nothing from outside. */
function measure(elements, { property, pseudo }) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  const hasText = (element) =>
    pseudo ? getComputedStyle(element, pseudo).content.startsWith('"') : element.textContent.trim() !== '';
  const parsed = (colour) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue], alpha: alpha / 255 };
  };
  const over = ({ channels, alpha }, below) => channels.map((channel, i) => channel * alpha + below[i] * (1 - alpha));
  const luminance = (channels) => {
    const [red, green, blue] = channels
      .map((channel) => channel / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // a web view is transparent, in front of the editor's background
  const base = parsed(
    getComputedStyle(document.documentElement).getPropertyValue('--vscode-editor-background') || '#fff',
  );
  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);
  const behind = (element) =>
    ancestors(element)
      .map((one) => parsed(getComputedStyle(one).backgroundColor))
      .reduceRight((below, background) => over(background, below), base.channels);
  const opacity = (element) =>
    ancestors(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);

  return elements
    .filter((element) => property !== undefined || hasText(element))
    .map((element) => {
      const below = behind(element);
      const { channels, alpha } = parsed(getComputedStyle(element, pseudo)[property ?? 'color']);
      const shown = over({ channels, alpha: alpha * opacity(element) }, below);
      const [dark, light] = [luminance(shown), luminance(below)].sort((a, b) => a - b);
      return { text: element.textContent, ratio: (light + 0.05) / (dark + 0.05) };
    });
}
