import { match } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

/** Nothing uses the group. */
const POLICY = `port-groups
    port-group
        name: Spare
        port-guid: 0x2c9020000a0001
    end-port-group
end-port-groups
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level
end-qos-levels
`;

describe('the page of a rule', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'qos-policy.conf': POLICY });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('opens from the code of a finding', async () => {
    await window.goTo(3, 16);
    await window.hovers.openTab('unused-group');

    await eventually(async () => match(await window.preview.locator('h1').innerText(), /unused-group/));
  });

  it('has its examples in the colours of the theme', async () => {
    const examples = window.preview.locator('.example');
    await examples.first().waitFor();
    const colours = () =>
      examples
        .first()
        .locator('span')
        .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));

    const dark = await until('colours', async () => (new Set(await colours()).size > 1 ? await colours() : undefined));
    await window.screenshot('rule-page-in-a-dark-theme');
    await window.toggleTheme();
    await until('other colours', async () => (await colours()).join() !== dark.join());
    await window.screenshot('rule-page-in-a-light-theme');
  });
});
