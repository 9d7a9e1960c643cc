import { equal, match } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

describe('a machine without the configured Java', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const settings = { 'qos.java.home': '/opt/no-java-here' };
    session = await Session.start({ 'storage.qos': '<qos-policy>\n</qos-policy>\n' }, { settings });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('reports the setting and searches no other Java', async () => {
    await window.openFile('storage.qos');

    const message = window.message('qos.java.home');
    await message.waitFor();
    await eventually(async () =>
      match(await message.textContent(), /\/opt\/no-java-here\/bin\/java .* does not exist/),
    );
  });

  it('says how to get one', async () => {
    await window.pressInMessage('qos.java.home', 'How to Get Java');

    await window.walkthrough.step('Run the language server').waitFor();
    await eventually(async () =>
      match(await window.walkthrough.step('Run the language server').innerText(), /apt install/),
    );
    await window.command('QoS: Restart Language Server');
  });

  it('opens the setting', async () => {
    await window.pressInMessage('qos.java.home', 'Choose Java Installation');

    await window.settings.shown.filter({ hasText: 'Java: Home' }).waitFor();
  });

  it('starts the server as soon as the setting is corrected', async () => {
    session.changeSettings({});
    await until('a server', async () => session.serverRuns());

    equal(await window.message('qos.java.home').count(), 0);
  });
});
