import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeBrowser, openPage, violations } from '../browser.mjs';

const FOLDER = process.env.QOS_PAGES;
const MAX_BYTES = 5 * 1024 * 1024;
const REPORTS = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));

const address = (name) => pathToFileURL(join(FOLDER, name)).href;

after(closeBrowser);

test('there are reports', () => {
  assert.notDeepEqual(REPORTS, []);
});

for (const name of REPORTS) {
  describe(name, () => {
    test('is small', () => {
      assert.ok(statSync(join(FOLDER, name)).size < MAX_BYTES);
    });

    for (const colorScheme of ['light', 'dark']) {
      test(`is accessible and silent in ${colorScheme} colours`, async () => {
        const report = await openPage(address(name), { colorScheme });
        try {
          assert.deepEqual(await violations(report.page), []);
          assert.deepEqual(report.messages, []);
          assert.deepEqual(report.requests, [address(name)]);
          mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
          await report.page.screenshot({
            path: join(FOLDER, 'pictures', `${name}-${colorScheme}.png`),
            fullPage: true,
          });
        } finally {
          await report.close();
        }
      });
    }

    test('has no link without a target', async () => {
      const report = await openPage(address(name));
      try {
        const broken = await report.page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .map((link) => link.getAttribute('href'))
            .filter((target) => !document.getElementById(target.slice(1))),
        );
        assert.deepEqual(broken, []);
      } finally {
        await report.close();
      }
    });

    test('is readable without scripts and on paper', async () => {
      const report = await openPage(address(name), { scripts: false });
      try {
        await report.page.emulateMedia({ media: 'print' });
        const hidden = report.page.locator('main > section:not(:visible)');
        assert.equal(await hidden.count(), (await report.page.locator('#paths').count()) ? 1 : 0);
        assert.ok(await report.page.locator('#paths').isHidden());
        assert.ok(await report.page.locator('#rules table').isVisible());
        assert.equal(await report.page.locator('form:visible').count(), 0);
        await report.page.pdf({ path: join(FOLDER, `${name}.pdf`), preferCSSPageSize: true, printBackground: true });
      } finally {
        await report.close();
      }
    });
  });
}

describe('the cluster', () => {
  let report;
  let page;
  before(async () => {
    report = await openPage(address('cluster.html'));
    page = report.page;
  });
  after(() => report.close());

  test('can be used by keyboard', async () => {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'content');
    const reached = new Set();
    for (let presses = 0; presses < 300 && !reached.has('path-tclass'); presses++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement.id || document.activeElement.tagName));
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
    }
    assert.ok(
      ['fabric-group', 'matrix-pkey', 'path-source'].every((id) => reached.has(id)),
      [...reached].join(' '),
    );
  });

  test('changes between light and dark', async () => {
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await colour();
    await page.locator('#theme').click();
    assert.notEqual(await colour(), light);
    assert.equal(await page.locator('#theme').getAttribute('aria-pressed'), 'true');
    await page.locator('#theme').click();
    assert.equal(await colour(), light);
  });

  test('its button has the state of the browser before it is used', async () => {
    const report = await openPage(address('cluster.html'));
    try {
      const button = (pressed) => report.page.getByRole('button', { name: 'Dark theme', pressed });
      await button(false).waitFor();
      await report.page.emulateMedia({ colorScheme: 'dark' });
      await button(true).waitFor();
    } finally {
      await report.close();
    }
  });

  test('shows one group only', async () => {
    await page.locator('#fabric-group').selectOption({ label: 'Metadata' });
    assert.equal(await page.locator('.port:not(.dim)').count(), 2);
    await page.locator('#fabric-group').selectOption({ label: 'all groups' });
    assert.equal(await page.locator('.port.dim').count(), 0);
  });

  const requests = JSON.parse(readFileSync(join(FOLDER, 'requests.json'), 'utf8'));
  for (const { request, explain, path } of requests) {
    test(`answers ${Object.values(request).join(' ')} as the commands do`, async () => {
      for (const field of ['source', 'destination', 'serviceId', 'qosClass', 'pkey', 'tclass']) {
        await page.locator(`#path-${field}`).fill(request[field] ?? '');
      }
      await page.locator('#path-form button').click();
      assert.equal(await page.locator('#path-answer .level').textContent(), explain.level.name);
      const rule = explain.rule === null ? 'no rule: the default level' : `rule ${explain.rule}`;
      const sentence = await page.locator('#path-answer p').first().textContent();
      assert.equal(sentence, `Level ${explain.level.name}, by ${rule}; SL ${explain.sl.answered}.`);
      const passedOver = explain.rules.filter((one) => !one.matches).length;
      assert.equal(await page.locator('#path-answer details li').count(), passedOver);
      const hops = await page
        .locator('#path-answer tbody tr')
        .evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
      assert.deepEqual(hops, path.hops.map(cells));
    });
  }

  const cells = ({ description, inPort, outPort, vl, share }) => [
    description,
    inPort === 0 ? '' : `${inPort}`,
    `${outPort}`,
    vl === 15 ? '15: packets are dropped' : `${vl}`,
    share === undefined ? '' : `${(100 * share).toFixed(1)} %`,
  ];

  test('says what is wrong with a request', async () => {
    await page.locator('#path-source').fill('no such port');
    await page.locator('#path-form button').click();
    assert.equal(await page.locator('#path-answer').textContent(), 'the fabric has no port “no such port”');
  });

  test('computes the levels between groups for other requests', async () => {
    await page.locator('#matrix-pkey').fill('0x8010');
    await page.locator('#matrix-pkey').press('Enter');
    assert.equal(await page.locator('#matrix-request').textContent(), 'The table is for requests with P_Key 0x8010.');
    assert.deepEqual([...new Set(await page.locator('#matrix .level').allTextContents())], ['Storage']);
    await page.locator('#matrix-pkey').fill('99999');
    await page.locator('#matrix-pkey').press('Enter');
    assert.match(await page.locator('#matrix-request').textContent(), /is not a P_Key/);
  });

  test('does not count pairs of ports that share no partition', async () => {
    await page.locator('#matrix-pkey').fill('0x0fff');
    await page.locator('#matrix-pkey').press('Enter');
    assert.deepEqual([...new Set(await page.locator('#matrix td').allTextContents())], ['no path']);
  });

  test('computes the table of the page itself', async () => {
    const table = () => page.locator('#matrix tbody').textContent();
    await page.locator('#matrix-pkey').fill('0x8010');
    await page.locator('#matrix-pkey').press('Enter');
    await page.locator('#matrix-pkey').fill('');
    await page.locator('#matrix-pkey').press('Enter');
    const computed = await table();
    await page.reload();
    assert.equal(computed, await table());
  });
});

test('names of the hostile site are text', async () => {
  const report = await openPage(address('hostile.html'));
  try {
    assert.equal(await report.page.evaluate(() => globalThis.hostile), undefined);
    assert.equal(await report.page.locator('main script, main img').count(), 0);
    assert.match(await report.page.locator('#groups').textContent(), /<\/script><script>hostile=1<\/script>/);
    await report.page.locator('#path-source').fill('2');
    await report.page.locator('#path-destination').fill('3');
    await report.page.locator('#path-form button').click();
    assert.match(await report.page.locator('#path-answer').textContent(), /Level/);
    assert.deepEqual(report.messages, []);
  } finally {
    await report.close();
  }
});
