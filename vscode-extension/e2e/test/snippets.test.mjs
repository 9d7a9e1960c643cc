import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, repeat, until } from '../harness/until.mjs';

const SECTIONS = `port-groups

end-port-groups
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level

end-qos-levels
qos-match-rules

end-qos-match-rules
`;

const LEVELS = `<qos-policy>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
  </qos-levels>
</qos-policy>
`;

describe('the snippet of a block', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'qos-policy.conf': SECTIONS,
      'levels.qos': LEVELS,
      'new.qos': '',
      'new.qos-policy.conf': '',
    });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(`snippet-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  /** Types a part of a proposal, and accepts it once it is the first one. */
  async function accept(typed, proposal) {
    await window.type(typed);
    await window.completion.ask();
    await until(`the proposal ${proposal}`, async () => (await window.completion.labels())[0] === proposal);
    await window.press('Enter');
  }

  /** Writes values into the fields of a snippet: Tab leads from one to the next, and from the last one to the end. */
  async function fill(...fields) {
    for (const { value, next } of fields) {
      await window.type(value);
      const gesture = async () => {
        await window.completion.close(); // Tab would accept a proposal
        await window.press('Tab');
      };
      await repeat(`the field after ${value}`, gesture, () => isIn(next));
    }
  }

  /** Whether the cursor is in a field at a position, or in one that is in several places. */
  function isIn(field) {
    return field ? window.isAt(...field) : window.isAtSeveral();
  }

  /** Asserts the lines from one on, which counts from 1. */
  function shows(first, lines) {
    return eventually(async () => deepEqual((await window.text()).slice(first - 1, first - 1 + lines.length), lines));
  }

  it('leads through the fields of a rule, and ends in it', async () => {
    await window.goTo(12, 1);
    await accept('    qos-m', 'qos-match-rule');
    await window.at(13, 17);
    await fill({ value: 'Disks', next: [14, 25] }, { value: 'Bulk', next: [14, 29] });

    await window.press('Enter');
    await window.type('use: jobs');
    await window.press('Escape');
    await shows(12, [
      '    qos-match-rule',
      '        source: Disks',
      '        qos-level-name: Bulk',
      '        use: jobs',
      '    end-qos-match-rule',
    ]);
  });

  it('leads through the fields of a level, and ends in it', async () => {
    await window.goTo(9, 1);
    await accept('    qos-l', 'qos-level');
    await window.at(10, 15);
    await fill({ value: 'Bulk', next: [11, 13] }, { value: '4', next: [11, 14] });

    await window.press('Enter');
    await window.type('use: jobs');
    await window.press('Escape');
    await shows(9, ['    qos-level', '        name: Bulk', '        sl: 4', '        use: jobs', '    end-qos-level']);
  });

  it('leads through the fields of a group, and ends in it', async () => {
    await window.goTo(2, 1);
    await accept('    port-g', 'port-group');
    await window.at(3, 15);
    await fill({ value: 'Disks', next: [4, 20] }, { value: '0x2c9020000a0001', next: [4, 36] });

    await window.press('Enter');
    await window.type('use: jobs');
    await window.press('Escape');
    await shows(2, [
      '    port-group',
      '        name: Disks',
      '        port-guid: 0x2c9020000a0001',
      '        use: jobs',
      '    end-port-group',
    ]);
  });

  it('has left a policy without errors', async () => {
    await window.save();

    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
  });

  it('leads through the elements of a level in the RFC syntax', async () => {
    await window.openFile('levels.qos');
    await window.goTo(7, 17);
    await window.press('Enter');
    await accept('<qos-l', '<qos-level>');
    await window.at(9, 11);
    await fill({ value: '1', next: [10, 13] }, { value: 'Bulk', next: [11, 11] }, { value: '4', next: [11, 17] });

    await shows(8, [
      '    <qos-level>',
      '      <sn>1</sn>',
      '      <name>Bulk</name>',
      '      <sl>4</sl>',
      '    </qos-level>',
    ]);
    await window.save();
  });

  for (const [name, fields] of [
    ['new.qos', { guid: [5, 36], level: [16, 17], sl: [17, 12], end: [23, 37] }],
    ['new.qos-policy.conf', { guid: [4, 38], level: undefined, sl: [14, 14], end: [20, 30] }],
  ]) {
    it(`of a whole policy leads through its names and values in ${name}, and ends in its rule`, async () => {
      await window.openFile(name);
      await accept('new', 'new policy');
      await until('the name of the group, in two places', () => window.isAtSeveral());
      await fill(
        { value: 'Disks', next: fields.guid },
        { value: '0x2c9020000a0001', next: fields.level },
        { value: 'Quick', next: fields.sl },
        { value: '3', next: fields.end },
      );

      await window.save();
      const policy = readFileSync(session.file(name), 'utf8');
      deepEqual(policy.match(/Disks|0x\w+|Quick|\b3\b/g), valuesOf(name));
      await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
    });
  }

  /** The values of a policy in their order; in the OpenSM syntax its rule has the name of the level. */
  function valuesOf(name) {
    const values = ['Disks', '0x2c9020000a0001', 'Quick', '3', 'Disks'];
    return name === 'new.qos' ? values : [...values, 'Quick'];
  }
});
