import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const EXAMPLE = new URL('../../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover'];

const LEVELS = `qos-ulps
    default: 0
    sdp, port-num 30000: 1
end-qos-ulps
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
        mtu-limit: 4
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        service-id: 0x1060cbc
        qos-level-name: Fast
    end-qos-match-rule
end-qos-match-rules
`;

describe('writing a policy', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = FILES.map((name) => [name, readFileSync(new URL(name, EXAMPLE), 'utf8')]);
    session = await Session.start({ ...Object.fromEntries(files), 'qos-policy.conf': LEVELS, 'new.qos': '' });
    window = session.workbench;
    await window.openFile('policy.qos');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('shows the references to a group and the number of its ports', async () => {
    await window.codeLenses.first().waitFor();

    await eventually(async () => match(await window.codeLenses.first().innerText(), /2 references.*matches 2 ports/s));
  });

  it('highlights the name of a group by its kind', async () => {
    await until('the colour of a name', async () => {
      const name = await window.colour('<name>Adapters', 'Adapters');
      const text = await window.colour('<use>servers that hold', 'servers');
      return name !== text && name === (await window.colour('<name>Switches', 'Switches'));
    });
    await eventually(async () =>
      notEqual(await window.colour('<name>Adapters', 'Adapters'), await window.colour('<name>Adapters', 'name')),
    );
  });

  it('shows the ports of a group in its hover', async () => {
    await window.goTo(7, 14);

    const hover = await window.hover('metadata servers');
    match(
      hover,
      /port group Metadata\s+metadata servers of the file system\s+2 ports\s+mds1 HCA-1\/P1\s+mds2 HCA-1\/P1/,
    );
    await window.press('Escape', 'Escape');
  });

  it('proposes the allowed elements after <, without a second name', async () => {
    await window.goTo(24, 1);
    await window.press('End', 'Enter');
    await window.type('<');

    await eventually(async () => {
      const labels = await window.completion.labels();
      ok(labels.includes('<port-guid>'), labels.join());
      equal(labels.includes('<name>'), false, labels.join());
    });
  });

  it('proposes the values once the entry is accepted', async () => {
    await window.type('port-n');
    await until('the entry', async () => (await window.completion.labels())[0] === '<port-name>');
    await window.press('Enter');

    await until('ports of hosts', async () =>
      (await window.completion.labels()).some((label) => label.endsWith('/HCA-1/P1')),
    );
    await window.type('mgmt1');
    await until('the port', async () => (await window.completion.labels())[0] === 'mgmt1/HCA-1/P1');
    await window.press('Enter');
    await until('the entry', async () => (await window.text()).includes('      <port-name>mgmt1/HCA-1/P1</port-name>'));
    await window.press('Escape', 'Control+z', 'Control+z', 'Control+z');
  });

  it('renames a group everywhere', async () => {
    await window.revert();
    await window.goTo(23, 14);
    await window.rename('Channels', async () => (await window.text()).includes('      <name>Channels</name>'));

    await window.save();
    equal(readFileSync(session.file('policy.qos'), 'utf8').match(/Channels/g).length, 3);
  });

  it('shows the meaning of codes after them', async () => {
    await window.openFile('qos-policy.conf');

    await until('a hint', async () => (await window.text()).some((line) => /mtu-limit: 4.*2048 bytes/.test(line)));
  });

  it('proposes the names of levels after a colon in the OpenSM syntax', async () => {
    await window.goTo(15, 24);
    await window.press('Shift+End', 'Backspace');
    await window.type(' ');
    await until('the levels', async () => (await window.completion.labels()).includes('DEFAULT'));
    await window.press('Escape');
    await window.type('Fast');
    await window.press('Escape');
  });

  it('proposes Service-IDs by the names of their protocols', async () => {
    await window.goTo(14, 20);
    await window.press('Shift+End', 'Backspace');
    await window.type(' iser');

    await until('the Service-ID', async () => /^0x1060cbc.*iSER/.test((await window.completion.rows())[0]));
    await window.press('Enter');
    // its protocol may be shown after it
    await until('the rule', async () => /^ {8}service-id: 0x1060cbc(iSER)?$/.test((await window.text())[13]));
  });

  it('creates the missing level', async () => {
    await window.decorations.underlinedErrors.first().waitFor();
    await window.goTo(15, 26);

    const fixes = await window.fixes.list();
    ok(
      fixes.some((fix) => /Fast/.test(fix)),
      fixes.join(),
    );
    await window.fixes.apply(/Fast/);
    await until('the new level', async () => (await window.text()).some((line) => /name: Fast/.test(line)));
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
  });

  it('indents while typing', async () => {
    await window.goTo(6, 14);
    await window.press('End', 'Enter');
    await window.type('use: x');

    await until('the line', async () => (await window.text())[6] === '        use: x');
    await eventually(async () => deepEqual((await window.text()).slice(5, 7), ['    qos-level', '        use: x']));
  });

  it('writes a whole policy into an empty file, with a name to choose that its rule uses', async () => {
    await window.openFile('new.qos');
    await window.completion.ask();
    await window.type('new');
    await until('the policy', async () => (await window.completion.labels())[0] === 'new policy');
    await window.press('Enter');
    await until('a group', async () => (await window.text()).some((line) => /<name>.*<\/name>/.test(line)));
    await window.type('Servers');

    await until('the name', async () => (await window.text()).some((line) => /<name>Servers<\/name>/.test(line)));
    await window.save();
    const policy = readFileSync(session.file('new.qos'), 'utf8');
    match(policy, /<source>Servers<\/source>/);
    match(policy, /<port-guid>0x0008f106\w+(, ?0x0008f106\w+)+<\/port-guid>/); // those of the fabric
  });

  it('colours the snapshot of the fabric', async () => {
    await window.openFile('fabric.ibnetdiscover');

    await eventually(async () => equal(await window.language(), 'Fabric Snapshot (ibnetdiscover)'));
    await until('the colours', async () => {
      const kind = await window.colour('Switch', 'Switch');
      const description = await window.colour('Switch', 'leaf1');
      return kind !== description && kind !== (await window.colour('vendid', 'vendid'));
    });
  });
});
