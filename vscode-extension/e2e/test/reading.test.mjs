import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const EXAMPLE = new URL('../../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover'];

/** The lines of qos-ulps are aligned. */
const ULPS = `qos-ulps
    default            : 0
    sdp, port-num 3000 : 1
end-qos-ulps
`;

/** SL 4 is mapped to VL15, so that its packets are dropped. */
const OPTIONS = `qos TRUE
qos_sl2vl 0,1,2,3,15,5,6,7,0,1,2,3,4,5,6,7
`;

/** What the hovers of a policy explain, with their positions. */
const EXPLAINED = [
  ['a section', 54, 5, 'qos-levels', 'The QoS levels that rules give to requests.'],
  ['a serial number', 56, 9, 'sn', 'The number by which rules refer to the level.'],
  ['a name', 57, 9, 'name', 'The name of the level;'],
  ['a purpose', 58, 9, 'use', '[A-Z]'],
];

describe('reading a policy', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = FILES.map((name) => [name, readFileSync(new URL(name, EXAMPLE), 'utf8')]);
    session = await Session.start({
      ...Object.fromEntries(files),
      'ulps/qos-policy.conf': ULPS,
      'options/opensm.opts': OPTIONS,
      'tests/site.qostest': 'policy "../policy.qos"\n',
    });
    window = session.workbench;
    await window.openFile('policy.qos');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(`reading-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  it('shows the code lens of a group above its block', async () => {
    await window.goTo(1, 1);

    await eventually(async () => equal((await window.lineBelowCodeLens('matches 2 ports')).trim(), '<port-group>'));
  });

  for (const [what, line, column, name, explanation] of EXPLAINED) {
    it(`explains ${what}`, async () => {
      await window.goTo(line, column);

      await eventually(async () => match(await window.hover(name), new RegExp(`^${name}\\s+${explanation}`)));
      await window.press('Escape');
    });
  }

  it('lists the codes of rates in the order of the rates, in a short hover', async () => {
    await window.goTo(80, 9);

    await eventually(async () => {
      const hover = await window.hover('maximum rate');
      match(hover, /2\.5: 2, 5: 5, 10: 3, /);
      ok(hover.length < 500, hover);
    });
    await window.press('Escape');
  });

  it('counts the ports that a hover leaves out, not as a port', async () => {
    await window.goTo(23, 14);

    await eventually(async () => match(await window.hover('Adapters'), /36 ports.*and 26 more/s));
    await eventually(async () => {
      const code = await window.hovers.code('Adapters');
      equal(code.length, 11, code.join());
      equal(
        code.some((text) => /more/.test(text)),
        false,
        code.join(),
      );
    });
    await window.press('Escape');
  });

  it('lists the lines of simple levels without the spaces between their parts', async () => {
    await window.openFile('ulps/qos-policy.conf');

    await eventually(async () =>
      deepEqual(await window.quickInput.symbols(), ['qos-ulps', 'default: 0', 'sdp, port-num 3000: 1']),
    );
  });

  it('says which SL an entry of a table of options is for, and its VL', async () => {
    await window.openFile('options/opensm.opts');
    await window.goTo(2, 20);

    await eventually(async () => match(await window.hover('SL 4'), /SL 4: dropped \(VL15\)/));
    await window.press('Escape');
  });

  it('has icons of files for each language', async () => {
    const files = {
      'policy.qos': 'policy.svg',
      'qos-policy.conf': 'policy.svg',
      'opensm.opts': 'options.svg',
      'partitions.conf': 'partitions.svg',
      'site.qostest': 'tests.svg',
      'fabric.ibnetdiscover': 'snapshot.svg',
    };
    await window.openFile('partitions.conf');
    await window.openFile('tests/site.qostest');
    await window.openFile('fabric.ibnetdiscover');

    await eventually(async () => {
      const icons = await Promise.all(Object.keys(files).map(async (file) => [file, await window.iconOf(file)]));
      deepEqual(Object.fromEntries(icons), files);
    });
  });

  it('names in the language status what the policy is checked with, and by which Java', async () => {
    await window.openFile('policy.qos');
    const status = await until('the context', async () => {
      const text = await window.languageStatus();
      return /Partitions: partitions\.conf/.test(text) && text;
    });

    match(status, /Options: none no file/);
    match(status, /Fabric: fabric\.ibnetdiscover \d+ hosts, \d+ switches/);
    match(status, /Target: opensm-3\.3/);
    match(status, /checking policies Java \d+/);
  });

  it('warns in the language status when a file cannot be used', async () => {
    session.write('fabric.ibnetdiscover', 'nothing of a fabric\n');

    await until('the reason', async () => /no fabric can be read from it/.test(await window.languageStatus()));
  });
});
