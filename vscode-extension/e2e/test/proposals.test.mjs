import { deepEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

/** A second level without its number, and a name that the third one lacks. */
const LEVELS = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Storage</name>
      <port-name></port-name>
    </port-group>
    <port-group>
      <name>Tape</name>
    </port-group>
  </port-groups>

  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>4</sn>
      <name></name>
      <sl>1</sl>
    </qos-level>
    <qos-level>
      <sn></sn>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <source>Storage,</source>
      <qos-level-sn>4</qos-level-sn>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

const FABRIC = readFileSync(new URL('../../../examples/cluster/fabric.ibnetdiscover', import.meta.url), 'utf8');

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
    session = await Session.start({
      'qos-policy.conf': POLICY,
      'cluster/levels.qos': LEVELS,
      'cluster/fabric.ibnetdiscover': FABRIC,
    });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
  });

  afterEach(async (test) => {
    await window?.screenshot(`proposals-${test.name.replaceAll(' ', '-')}`);
    session.continueServer();
    await window.press('Escape');
    await window.revert();
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

  /** Asks at a position of the policy in the RFC syntax, until what is shown is as wanted. */
  async function asked(line, column, isWanted) {
    await window.openFile('cluster/levels.qos');
    await window.goTo(line, column);
    await until(`the proposals at ${line}:${column}`, async () => {
      const shown = await window.completion.ask();
      await window.completion.close();
      return isWanted(shown);
    });
  }

  it('begin with the ports of hosts', async () => {
    await asked(5, 18, ([first, ...others]) => /\/HCA-1\/P1$/.test(first) && others.length > 5);
  });

  it('begin with the next free serial number', async () => {
    await asked(24, 11, ([first]) => first === '5');
  });

  it('are none for the name of another level than DEFAULT', async () => {
    await window.openFile('cluster/levels.qos');
    await window.goTo(20, 13);
    await window.completion.askForNone();
  });

  it('do not have the groups that a list names already', async () => {
    await asked(29, 23, (shown) => shown.includes('Tape') && !shown.includes('Storage'));
  });

  it('do not have the sections that the policy has', async () => {
    await asked(11, 1, (shown) => shown.includes('<qos-setup>') && !shown.includes('<port-groups>'));
  });
});
