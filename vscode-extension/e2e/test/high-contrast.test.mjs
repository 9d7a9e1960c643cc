import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { contrasts, lowest } from '../harness/contrast.mjs';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

const FABRIC = readFileSync(new URL('../../../examples/cluster/fabric.ibnetdiscover', import.meta.url), 'utf8');

/** The first rule does not match a request to the group, the second one does; nothing uses the last group. */
const POLICY = `# files of running jobs
port-groups
    port-group
        name: Scratch
        port-guid: 0x0008f10600010041, 0x0008f10600010051
    end-port-group
    port-group
        name: Spare
        port-guid: 0x0008f10600010061
    end-port-group
end-port-groups
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level
    qos-level
        name: Bulk
        sl: 4
        mtu-limit: 4
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        service-id: 0x77
        qos-level-name: Bulk
    end-qos-match-rule
    qos-match-rule
        destination: Scratch
        qos-level-name: Bulk
    end-qos-match-rule
end-qos-match-rules
`;

/** What WCAG 2 wants of texts and of graphics at level AA. */
const TEXT = 4.5;
const GRAPHICS = 3;

describe('a theme of high contrast', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const userSettings = { 'workbench.colorTheme': 'Default High Contrast' };
    session = await Session.start({ 'qos-policy.conf': POLICY, 'fabric.ibnetdiscover': FABRIC }, { userSettings });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
    await window.decorations.faded.first().waitFor();
  });

  after(() => session?.end());

  for (const theme of ['dark', 'light']) {
    it(`shows a policy and the marks of an explanation, ${theme}`, async () => {
      await isThere(theme);
      await window.openFile('qos-policy.conf');
      await window.command('QoS: Explain a Request…');
      await window.quickInput.type('from "cn01 HCA-1/P1" to "oss1 HCA-1/P1"');
      await window.showsInQuickInput(/level "Bulk"/);
      await window.quickInput.accept();
      await until('two notes', async () => (await window.decorations.notes()).length === 2);

      await have(TEXT, window.decorations.words);
      await have(TEXT, window.decorations.noted, { pseudo: '::after' });
      await have(GRAPHICS, window.decorations.marks, { property: 'borderLeftColor' });
      await have(TEXT, window.preview.locator('#summary, dt, dd, label, a'));
      await window.screenshot(`high-contrast-${theme}-explanation`);
      await window.closeTab('Explanation');
    });

    it(`shows the page of a rule with its examples, ${theme}`, async () => {
      await window.goTo(8, 16);
      await window.hovers.openTab('unused-group');
      await window.preview.locator('.example').first().waitFor();

      await have(TEXT, window.preview.locator('h1, p, .example span'));
      await have(GRAPHICS, window.preview.locator('.example'), { property: 'borderLeftColor' });
      await window.screenshot(`high-contrast-${theme}-rule`);
      await window.closeTab('unused-group');
    });

    it(`shows the groups of the fabric in their colours, ${theme}`, async () => {
      const fabric = await window.showFabric();
      await fabric.expand('Groups', 'Scratch');

      await have(GRAPHICS, fabric.icons, { property: 'color' });
      await window.screenshot(`high-contrast-${theme}-fabric`);
      await window.command('View: Toggle Primary Side Bar Visibility');
      await window.toggleTheme();
    });
  }

  async function isThere(theme) {
    const kind = { dark: 'hc-black', light: 'hc-light' }[theme];
    await until(`the theme ${theme}`, () => window.hasTheme(kind));
  }

  /** Waits until elements have a contrast; their colours come with the language server and with the theme. */
  async function have(contrast, elements, part) {
    await elements.first().waitFor({ state: 'attached' });
    const measured = () => contrasts(elements, part);
    await until(`contrast ${contrast}`, async () => lowest(await measured()).ratio >= contrast).catch(() => undefined);
    const { text, ratio } = lowest(await measured());
    ok(ratio >= contrast, `${text}: ${ratio}`);
  }
});
