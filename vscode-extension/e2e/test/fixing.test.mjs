import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

/** No level DEFAULT, and two groups whose names differ in case only. */
const LEVELS = `port-groups
    port-group
        name: Disks
        port-guid: 0x2c9020000a0001
    end-port-group
    port-group
        name: disks
        port-guid: 0x2c9020000a0002
    end-port-group
end-port-groups
qos-levels
    qos-level
        name: Gold
        sl: 1
    end-qos-level
end-qos-levels
`;

/** Nothing refers to the group. */
const UNUSED = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Disks</name>
      <port-guid>0x2c9020000a0001</port-guid>
    </port-group>
  </port-groups>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
  </qos-levels>
</qos-policy>
`;

/** Two levels with the serial number 1. */
const NUMBERS = `<qos-policy>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>1</sn>
      <sl>1</sl>
    </qos-level>
    <qos-level>
      <sn>1</sn>
      <sl>2</sl>
    </qos-level>
  </qos-levels>
</qos-policy>
`;

/** A rule has its level by name, as in the OpenSM syntax. */
const BY_NAME = `<qos-policy>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>3</sn>
      <name>Gold</name>
      <sl>1</sl>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <service-id>0x77</service-id>
      <qos-level-name>Gold</qos-level-name>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

describe('a policy with findings', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'qos-policy.conf': LEVELS,
      'unused.qos': UNUSED,
      'numbers.qos': NUMBERS,
      'names.qos': BY_NAME,
    });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('leads from a name to the other definition', async () => {
    await window.goTo(7, 17);

    await window.hovers.follow('qos-policy.conf(3,', () => window.isAt(3, 15));
  });

  it('renames the definition under the cursor, and not the one whose name differs from it in case', async () => {
    await window.goTo(7, 17);

    await window.rename('Tapes', async () => (await window.text()).includes('        name: Tapes'));
    ok((await window.text()).includes('        name: Disks'));
    await window.revert();
    await until('the name of before', async () => (await window.text()).includes('        name: disks'));
  });

  it('proposes elements by a part of their name', async () => {
    await window.goTo(14, 14);
    await window.press('End', 'Enter');
    await window.type('limit');

    await until('the limits', async () => {
      const labels = await window.completion.labels();
      return ['mtu-limit', 'rate-limit'].every((limit) => labels.some((label) => label.startsWith(limit)));
    });
    await window.press('Escape');
    await window.revert();
  });

  it('proposes the codes of rules after qos-ignore', async () => {
    await window.goTo(1, 12);
    await window.press('End');
    await window.type('  # qos-ignore unused');
    await window.completion.ask();

    await until('the code', async () => (await window.completion.labels()).includes('unused-group'));
    await window.press('Escape');
    await window.revert();
  });

  it('adds the missing level DEFAULT', async () => {
    await window.goTo(1, 3); // the finding is about the whole file

    await window.fixes.apply(/DEFAULT/);
    await until('the level', async () => (await window.text()).some((line) => /name: DEFAULT/.test(line)));
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
    await window.press('Control+z');
  });

  it('proposes codes with their meaning', async () => {
    await window.goTo(14, 14);
    await window.press('End', 'Enter');
    await window.type('rate-limit: ');

    const rows = await until('the codes', async () => {
      const shown = await window.completion.rows();
      return shown.length > 1 && shown;
    });
    deepEqual(rows.slice(0, 3), ['2 - 2.5 Gb/s', '5 - 5 Gb/s', '3 - 10 Gb/s']);
    await window.press('Escape');
    await window.revert();
  });

  it('gives a level the next free serial number', async () => {
    await window.openFile('numbers.qos');
    await window.decorations.underlinedErrors.first().waitFor();
    await window.goTo(13, 12);

    await window.fixes.apply(/2/);
    await until('the number', async () => (await window.text())[12].trim() === '<sn>2</sn>');
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
  });

  it('replaces the name of a level by its serial number, which is the only error', async () => {
    await window.openFile('names.qos');
    await window.decorations.underlinedErrors.first().waitFor();
    equal(await window.decorations.underlinedErrors.count(), 1);
    await window.goTo(17, 10);

    await window.fixes.apply(/3/);
    await until('the number', async () => (await window.text())[16].startsWith('      <qos-level-sn>3'));
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
    await window.save();
    match(readFileSync(session.file('names.qos'), 'utf8'), /<qos-level-sn>3<\/qos-level-sn>/);
  });

  it('removes a group that nothing refers to', async () => {
    await window.openFile('unused.qos');
    await window.decorations.faded.first().waitFor();
    await window.goTo(4, 14);

    await window.fixes.apply(/[Rr]emove/);
    await until('no such group', async () => !(await window.text()).some((line) => /Disks/.test(line)));
  });

  it('leads from the code of a finding to the page of its rule', async () => {
    await window.openFile('qos-policy.conf');
    await window.goTo(7, 17);
    await window.hovers.openTab('duplicate-name-ignoring-case');

    await eventually(async () => match(await window.preview.locator('h1').innerText(), /duplicate-name-ignoring-case/));
  });

  it('has examples on the page of a rule in the colours of the theme', async () => {
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
    await window.closeTab('duplicate-name-ignoring-case');
  });

  it('keeps its findings when a click in the settings switches another feature off', async () => {
    await window.openFile('qos-policy.conf');
    await window.decorations.underlinedErrors.first().waitFor();
    const lenses = await window.codeLenses.count();
    ok(lenses > 0);

    await window.command('Preferences: Open Settings (UI)');
    const row = await window.settings.row('qos.features', 'documentLink');
    match(await row.innerText(), /Links to the files that options and qos\.yaml name\./);
    await window.settings.toggle('qos.features', 'codeLens');
    await window.closeTab('Settings');
    await until('no code lens', async () => (await window.codeLenses.count()) === 0);
    equal((await window.decorations.underlinedErrors.count()) > 0, true);
    await window.goTo(3, 16);
    await eventually(async () => match(await window.hover('Disks'), /1 port/));
  });
});
