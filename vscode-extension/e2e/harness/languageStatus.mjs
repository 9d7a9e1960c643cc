import { repeat } from './until.mjs';

/** The text of all language status items, a line each: label, detail and commands with a space between them. */
export async function languageStatus(page) {
  const items = page.locator('.hover-language-status');
  const gesture = async (timeout) => {
    if (!(await items.first().isVisible())) {
      await page.locator('[id="status.languageStatus"]').click(timeout);
    }
  };
  await page.keyboard.press('Escape'); // older versions do not update what they show
  await page
    .locator('.part.editor')
    .first()
    .hover({ position: { x: 40, y: 300 } });
  await repeat('the language status', gesture, () => items.first().isVisible());
  const lines = await items.evaluateAll((shown) =>
    shown.map((item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const parts = [];
      while (texts.nextNode()) {
        parts.push(texts.currentNode.textContent.trim());
      }
      return parts.filter((part) => part).join(' ');
    }),
  );
  return lines.join('\n');
}
