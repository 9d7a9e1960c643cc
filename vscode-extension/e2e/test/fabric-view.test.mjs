import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const POLICY = `port-groups
    port-group
        name: Databases
        port-guid: 0x2011
    end-port-group
    port-group
        name: Render
        port-name: "render1 mlx5_0/P1", "render2 mlx5_0/P1"
    end-port-group
    port-group
        name: Backup
        port-guid: 0x2011, 0x2021
    end-port-group
end-port-groups
`;

const HOSTS = ['db1', 'render1', 'render2'];

const SNAPSHOT = `# Initiated from node 0000000000002010 port 0000000000002011

switchguid=0x1000(1000)
Switch	8 "S-0000000000001000"		# "edge" base port 0 lid 1 lmc 0
${HOSTS.map((name, i) => `[${i + 1}]	"H-00000000000020${i + 1}0"[1](20${i + 1}1) 	# "${name} mlx5_0" lid ${i + 2} 4xHDR`).join('\n')}

${HOSTS.map(
  (name, i) => `caguid=0x20${i + 1}0
Ca	1 "H-00000000000020${i + 1}0"		# "${name} mlx5_0"
[1](20${i + 1}1) 	"S-0000000000001000"[${i + 1}]		# lid ${i + 2} lmc 0 "edge" lid 1 4xHDR
`,
).join('\n')}`;

describe('the view of the fabric', { timeout: FILE_MS }, () => {
  let session;
  let window;
  let fabric;

  before(async () => {
    session = await Session.start({ 'qos-policy.conf': POLICY, 'snapshots/today.ibnetdiscover': SNAPSHOT });
    window = session.workbench;
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
    fabric = await window.showFabric();
  });

  afterEach((test) => window?.screenshot(`fabric-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  it('says how to name a fabric', async () => {
    await fabric.welcome.waitFor();

    await eventually(async () => match(await fabric.welcome.innerText(), /No fabric is known.*qos\.yaml/s));
  });

  it('writes the chosen fabric into the project file, and shows it', async () => {
    await fabric.choose(() => window.quickInput.isOpen());
    await window.quickInput.type(session.file('snapshots/today.ibnetdiscover'));
    await window.showsInQuickInput(/today\.ibnetdiscover/);
    await window.quickInput.accept();

    await until('the project file', async () =>
      (await window.text()).includes('fabric: snapshots/today.ibnetdiscover'),
    );
    await fabric.row('Switches').waitFor();

    await eventually(async () => deepEqual(await fabric.rows(), ['Groups | 3', 'Switches | 1', 'Hosts | 3']));
  });

  it('shows hosts with their groups, and their ports with link and rate', async () => {
    await fabric.expand('Hosts', 'db1 mlx5_0');
    await fabric.expand('db1 mlx5_0', 'P1');

    await eventually(async () =>
      deepEqual((await fabric.rows()).slice(3), [
        'db1 mlx5_0 | Databases, Backup',
        'P1 | → edge/P1, 200 Gb/s · Databases, Backup',
        'render1 mlx5_0 | Render, Backup',
        'render2 mlx5_0 | Render',
      ]),
    );
  });

  it('gives each group a colour, which its ports have', async () => {
    await fabric.expand('Groups', 'Render');

    await eventually(async () => equal(await fabric.colour('render2 mlx5_0'), await fabric.colour('Render')));
    await eventually(async () => notEqual(await fabric.colour('Databases'), await fabric.colour('Render')));
  });

  it('reveals where a group names a port', async () => {
    await fabric.press('render2 mlx5_0', 'Reveal in Policy', () => window.isAt(8, 60));
  });

  it('asks which of several groups to reveal', async () => {
    const asks = () => window.quickInput.shows(/Databases.*line 4.*Backup.*line 12/s);
    await fabric.press('db1 mlx5_0', 'Reveal in Policy', asks);
    await window.press('ArrowDown', 'Enter');

    await window.at(12, 26);
  });

  it('follows the policy', async () => {
    await window.goTo(7, 21);
    await window.type('ing');

    await until('the new name', async () => (await fabric.rows()).some((row) => row.startsWith('Rendering')));
  });
});
