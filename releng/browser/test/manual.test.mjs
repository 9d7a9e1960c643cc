import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeBrowser, openPage, violations } from '../browser.mjs';

const FOLDER = process.env.QOS_PAGES;
const KINDS = ['index', 'docs/benchmarks', 'docs/rules/shadowed-by-different-outcome', 'commands/check'];

const address = (name) => pathToFileURL(join(FOLDER, `${name}.html`)).href;

after(closeBrowser);

async function inPage(name, options, use) {
  const opened = await openPage(address(name), options);
  try {
    await use(opened);
  } finally {
    await opened.close();
  }
}

for (const name of KINDS) {
  for (const colorScheme of ['light', 'dark']) {
    test(`${name} is accessible and silent in ${colorScheme} colours`, async () => {
      await inPage(name, { colorScheme }, async ({ page, messages, requests }) => {
        assert.deepEqual(messages, []);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(
          requests.filter((request) => !request.startsWith('file:')),
          [],
        );
        const pictures = join(FOLDER, '../pictures');
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: join(pictures, `${name.replaceAll('/', '-')}-${colorScheme}.png`) });
      });
    });
  }
}

test('all pictures are there', () =>
  inPage('index', {}, async ({ page }) => {
    const sizes = await page.locator('img').evaluateAll((images) => images.map((image) => image.naturalWidth));
    assert.ok(sizes.length > 0 && sizes.every((width) => width > 0), sizes.join(' '));
  }));

test('a narrow window has no page that is wider', () =>
  inPage('docs/rules/README', { width: 400 }, async ({ page }) => {
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 400);
  }));

describe('the search', () => {
  const search = (text, use) =>
    inPage('docs/audit', {}, async ({ page, messages }) => {
      await page.keyboard.press('/');
      // at once: each letter by itself would show what is found for the letters before
      await page.locator('input:focus').fill(text);
      await page.locator('#found h2').waitFor();
      await use(page);
      assert.deepEqual(messages, []);
    });
  const found = (page) => page.locator('#found li a').allTextContents();

  test('finds the rule of a code, and opens its page with Enter', () =>
    search('credit-loop', async (page) => {
      assert.equal((await found(page))[0], 'credit-loop');
      await page.keyboard.press('Enter');
      await page.waitForURL(/rules\/credit-loop\.html#credit-loop$/);
    }));

  test('finds sections that contain all words, in any order, and marks them', () =>
    search('snapshot gzip', async (page) => {
      const texts = await page.locator('#found li').allTextContents();
      assert.ok(texts.length > 0);
      assert.ok((await page.locator('#found mark').allTextContents()).some((text) => /gzip/i.test(text)));
    }));

  test('finds titles with a typing error', () =>
    search('simulaton', async (page) => {
      assert.ok(
        (await found(page)).some((title) => title.includes('Simulation')),
        (await found(page)).join(', '),
      );
    }));

  test('says when there is nothing, and Escape clears it', () =>
    search('zzzzqqqq', async (page) => {
      assert.equal(await page.locator('#found h2').textContent(), '0 sections');
      await page.keyboard.press('Escape');
      assert.ok(await page.locator('#found').isHidden());
    }));
});
