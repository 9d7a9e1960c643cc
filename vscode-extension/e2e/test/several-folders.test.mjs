import { match } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const POLICY = `qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level
    qos-level
        name: Backup
        sl: 1
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        pkey: 0x5
        qos-level-name: Backup
    end-qos-match-rule
end-qos-match-rules
`;

const PROJECT = (policy) => `policy: ${policy}\npartitions: partitions.conf\n`;

const PARTITIONS = (name) => `Default=0x7fff : ALL=full ;\n${name}=0x5 : ALL=full ;\n`;

/** Two sites, each with partitions of its own, and a policy that belongs to neither. */
const FILES = {
  'north/qos.yaml': PROJECT('north.qos-policy.conf'),
  'north/north.qos-policy.conf': POLICY,
  'north/partitions.conf': PARTITIONS('tape'),
  'south/qos.yaml': PROJECT('south.qos-policy.conf'),
  'south/south.qos-policy.conf': POLICY,
  'south/partitions.conf': PARTITIONS('disks'),
  'elsewhere/other.qos-policy.conf': POLICY.replace('sl: 1', 'sl: 16'),
};

describe('several folders in a window', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start(FILES, { folders: ['north', 'south'] });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  for (const [folder, partition] of [
    ['north', 'tape'],
    ['south', 'disks'],
  ]) {
    it(`shows the partition of the project in ${folder}`, async () => {
      await window.openFile(`${folder}/${folder}.qos-policy.conf`);

      await until('the partition', async () =>
        (await window.text()).some((line) => /pkey: 0x5/.test(line) && line.includes(partition)),
      );
    });
  }

  it('checks a file outside all folders', async () => {
    await window.openPath(session.file('elsewhere/other.qos-policy.conf'));

    await window.decorations.underlinedErrors.first().waitFor();
    await window.goTo(8, 13);
    await eventually(async () => match(await window.hover('16'), /SL/));
    await window.press('Escape');
  });
});
