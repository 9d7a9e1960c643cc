import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const FABRIC = readFileSync(new URL('../../../examples/cluster/fabric.ibnetdiscover', import.meta.url), 'utf8');

const POLICY = `port-groups
    port-group
        name: Scratch
        port-guid: 0x0008f10600010041, 0x0008f10600010051
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
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        use: backups
        service-id: 0x77
        qos-level-name: Bulk
    end-qos-match-rule
    qos-match-rule
        use: scratch storage
        destination: Scratch
        qos-level-name: Bulk
    end-qos-match-rule
end-qos-match-rules
`;

/** A policy with this number of rules, each for a Service-ID. */
function longPolicy(rules) {
  const rule = (_, number) => `    qos-match-rule
        service-id: 0x${number.toString(16)}
        qos-level-name: Bulk
    end-qos-match-rule
`;
  return POLICY.replace(
    /(?<=^qos-match-rules\n)[\s\S]*(?=end-qos-match-rules)/m,
    Array.from({ length: rules }, rule).join(''),
  );
}

describe('the view that explains a request', { timeout: FILE_MS }, () => {
  let session;
  let window;
  let view;

  const proposals = () => view.locator('[role=listbox]:not([hidden]) [role=option] .text').allInnerTexts();
  const summary = (pattern) =>
    until(`the answer ${pattern}`, async () => pattern.test(await view.locator('#summary').innerText()));

  before(async () => {
    session = await Session.start({
      'qos-policy.conf': POLICY,
      'long.qos-policy.conf': longPolicy(1000),
      'fabric.ibnetdiscover': FABRIC,
    });
    window = session.workbench;
    view = window.preview;
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('opens beside the editor with the cursor in its form', async () => {
    await window.command('QoS: Explain a Request…');
    await window.showsInQuickInput(/Fill In a Form/);
    await window.quickInput.accept();

    await until('the focus', () => view.locator('#from').evaluate((field) => field === document.activeElement));
    await eventually(async () => match(await view.innerText(), /the answer follows the policy while you edit it/));
  });

  it('proposes ports, which the keyboard selects', async () => {
    await window.type('cn01');
    await until('the port', async () => (await proposals()).join() === '"cn01 HCA-1/P1"');
    await window.press('ArrowDown', 'Enter');

    await eventually(async () => equal(await view.locator('#from').inputValue(), '"cn01 HCA-1/P1"'));
  });

  it('proposes the groups of the policy', async () => {
    await window.press('Tab');
    await window.type('scr');
    await until('the group', async () => (await proposals()).join() === 'group "Scratch"');
    await window.press('ArrowDown', 'Enter');

    await summary(/2 pairs of ports, 1 answer/);
  });

  it('proposes clients and Service-IDs, also those of the rules', async () => {
    await window.press('Tab', 'ArrowDown');
    await until('clients', async () => (await proposals()).includes('cma-ipv4'));
    await window.press('Escape', 'Tab', 'ArrowDown');
    await until('Service-IDs', async () => (await proposals()).includes('iser'));

    await eventually(async () => equal((await proposals())[0], '0x77'));
    await window.screenshot('proposed-service-ids');
    await window.press('Escape');
  });

  it('explains the request and marks the rules in the policy', async () => {
    await view.locator('#to').fill('"oss1 HCA-1/P1"');
    await summary(/level "Bulk" \(qos-policy\.conf:12:5\), SL 4, by rule 2/);
    await window.followInPage('qos-policy.conf:23', () => window.isAt(23, 5));

    await until('two notes', async () => (await window.decorations.notes()).length === 2);
    const [backups, scratch] = await window.decorations.notes();
    match(backups, /^✗ Service-ID: wanted 0x77, not set in the request/);
    equal(scratch, '✓ level "Bulk", SL 4');
    await window.screenshot('marked-rules-in-a-dark-theme');
  });

  it('follows edits of the policy and keeps the request', async () => {
    await window.goTo(14, 13);
    await window.type('1');

    await summary(/SL 14, by rule 2/);
    await until('the note', async () => (await window.decorations.notes())[1] === '✓ level "Bulk", SL 14');
    await eventually(async () => equal(await view.locator('#from').inputValue(), '"cn01 HCA-1/P1"'));
  });

  it('says that the policy has errors, and removes the marks until they are gone', async () => {
    await window.type('x');
    const problem = view.locator('#problem');
    await until('the problem', async () => (await problem.isVisible()) && /has errors/.test(await problem.innerText()));
    deepEqual(await window.decorations.notes(), []);

    await window.press('Backspace', 'Backspace');
    await summary(/SL 4, by rule 2/);
    await problem.waitFor({ state: 'hidden' });
  });

  it('reports what is wrong with a request', async () => {
    await view.locator('#others').fill('pkey lots');

    await until('the problem', async () => /token 6/.test(await view.locator('#problem').innerText()));
    await view.locator('#others').fill('');
    await view.locator('#problem').waitFor({ state: 'hidden' });
  });

  it('has the colours of a light theme', async () => {
    await window.toggleTheme();

    await until('a light theme', () =>
      view.evaluate((body) => body.ownerDocument.body.classList.contains('vscode-light')),
    );
    await window.screenshot('marked-rules-in-a-light-theme');
  });

  it('leaves no marks when it is closed', async () => {
    await window.closeTab('Explanation');

    await until('no notes', async () => (await window.decorations.notes()).length === 0);
  });

  it('counts the rules that did not come close', async () => {
    await window.openFile('long.qos-policy.conf');
    await window.codeLenses.first().waitFor();
    await window.command('QoS: Explain a Request…');
    await window.quickInput.type('from "cn01 HCA-1/P1" to "oss1 HCA-1/P1" service 0x3e7');
    await window.showsInQuickInput(/level "Bulk".*by rule 1000/);
    await window.quickInput.accept();

    await summary(/by rule 1000/);
    await eventually(async () => match(await view.innerText(), /989 more rules do not match/));
    equal((await view.innerText()).match(/^rule \d+/gm).length, 11);
  });
});
