import { deepEqual, ok } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const POLICY = `qos-setup
    vlarb-tables
        vlarb-scope
            group: Disks
        end-vlarb-scope
    end-vlarb-tables
end-qos-setup
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level
    qos-level
        name: slow_storage
        sl: 1
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        qos-class: 7
    end-qos-match-rule
end-qos-match-rules
`;

describe('the proposals for what is typed', { timeout: FILE_MS }, () => {
  let session;
  let window;

  const labels = async () => (await window.completion.labels()).map((label) => label.replace(/:?\s*$/, ''));

  /** Types in a new line below, and waits until the proposals begin with these. */
  async function proposes(line, typed, ...first) {
    await window.goTo(line, 1);
    await window.press('End', 'Enter');
    await window.type(typed);
    await until(`${first} for ${typed}`, async () => (await labels()).slice(0, first.length).join() === first.join());
  }

  before(async () => {
    session = await Session.start({ 'qos-policy.conf': POLICY });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
  });

  afterEach(async (test) => {
    await window?.screenshot(`proposals-${test.name.replaceAll(' ', '-')}`);
    session.continueServer();
    await window.press('Escape');
    await window.command('File: Revert File');
  });

  after(() => session?.end());

  it('begin with the entry whose name begins with it', async () => {
    await proposes(19, 'ser', 'service-id');
  });

  it('begin with the entries that have it as a word', async () => {
    await proposes(4, 'high', 'vl-high-limit', 'vlarb-high');
  });

  it('begin with the limits of a level', async () => {
    await proposes(11, 'limit', 'mtu-limit', 'rate-limit');
  });

  it('begin with the name whose words begin with its letters', async () => {
    await proposes(19, 'qln', 'qos-level-name');
  });

  it('begin with the name that has it as its second word', async () => {
    await proposes(20, 'qos-level-name: stor', 'slow_storage');
  });

  it('begin with the code of a rate', async () => {
    await proposes(11, 'rate-limit: 40', '7');
  });

  it('are narrowed by the editor while the server does not answer', async () => {
    await proposes(11, 'l');
    await eventually(async () => ok((await labels()).length > 2));
    session.haltServer();
    await window.type('imit');

    await until('the limits alone', async () => (await labels()).length === 2);
    await eventually(async () => deepEqual(await labels(), ['mtu-limit', 'rate-limit']));
  });
});
