import { equal } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

/** In the OpenSM syntax the default level has another name; nothing uses the group, which is faded. */
const POLICY = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Spare</name>
      <port-guid>0x2c9020000a0001</port-guid>
    </port-group>
  </port-groups>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>Best Effort</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>1</sn>
      <name>Storage</name>
      <sl>1</sl>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <service-id>0x1060cbc</service-id>
      <qos-level-sn>1</qos-level-sn>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

/** A file that was not generated, with a group that nothing uses. */
const WRITTEN = `port-groups
    port-group
        name: Spare
        port-guid: 0x2c9020000a0001
    end-port-group
end-port-groups
qos-ulps
    default: 0
end-qos-ulps
`;

describe('files generated into the default folder', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'site.qos': POLICY, 'written.qos-policy.conf': WRITTEN });
    window = session.workbench;
    await window.openFile('site.qos');
    await window.decorations.faded.first().waitFor();
  });

  afterEach((test) => window?.screenshot(`generated-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  async function generate() {
    await window.command("QoS: Generate OpenSM's Files…");
    await window.showsInQuickInput(/Folder for the files/);
    await window.quickInput.accept();
  }

  it('are announced with what the conversion changes', async () => {
    await generate();

    await window.message('Show 2 Notes').waitFor();
    equal(existsSync(session.file('generated/qos-policy.conf')), true);
    await window.command('Notifications: Clear All Notifications');
  });

  it('are announced without what the policy suppresses', async () => {
    await window.goTo(11, 24);
    await window.press('End');
    await window.type(' <!-- qos-ignore level-renamed: the log of OpenSM is not read');
    await window.press('Escape');
    await window.save();
    await generate();

    await window.message('level-sn').waitFor();
    equal(await window.message('level-renamed').count(), 0);
    await eventually(async () => equal(await window.message('Show Note').count(), 1));
    await window.command('Notifications: Clear All Notifications');
  });

  it('have findings only once they are edited', async () => {
    await window.openFile('generated/qos-policy.conf');
    await window.codeLenses.first().waitFor();
    const { faded } = window.decorations;
    // findings come in the order in which files are opened, so those of the generated file would be there by then
    await window.openFile('written.qos-policy.conf');
    await faded.first().waitFor();
    await window.openFile('generated/qos-policy.conf');
    await window.codeLenses.first().waitFor();
    equal(await faded.count(), 0);
    await window.goTo(6, 20);
    await window.type('s');

    await faded.first().waitFor();
    await window.press('Backspace');
    await until('no finding', async () => (await faded.count()) === 0);
  });
});
