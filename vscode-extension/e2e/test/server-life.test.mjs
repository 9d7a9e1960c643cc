import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

const EXAMPLE = new URL('../../../examples/cluster/', import.meta.url);
const SNAPSHOT = readFileSync(new URL('fabric.ibnetdiscover', EXAMPLE), 'utf8');
const POLICY = readFileSync(new URL('policy.qos', EXAMPLE), 'utf8');
const PARTITIONS = readFileSync(new URL('partitions.conf', EXAMPLE), 'utf8');

const SPARE_GROUP = `  <port-group>
      <name>Spare</name>
      <port-name>mgmt2/HCA-1/P1</port-name>
    </port-group>
  </port-groups>`;

describe('the language server in a long session', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'policy.qos': POLICY,
      'partitions.conf': PARTITIONS,
      'fabric.ibnetdiscover': SNAPSHOT,
    });
    window = session.workbench;
    await window.openFile('policy.qos');
    await window.codeLenses.filter({ hasText: 'matches 2 ports' }).first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('reads a snapshot again that changed on disk', async () => {
    session.write('fabric.ibnetdiscover', SNAPSHOT.replaceAll('mds2 HCA-1', 'mds9 HCA-1'));

    await window.codeLenses.filter({ hasText: 'matches 1 port' }).first().waitFor();
    session.write('fabric.ibnetdiscover', SNAPSHOT);
    await window.codeLenses.filter({ hasText: 'matches 1 port' }).first().waitFor({ state: 'detached' });
  });

  it('applies settings without a reload', async () => {
    session.changeSettings({ 'qos.features': { codeLens: false } });

    await window.codeLenses.first().waitFor({ state: 'detached' });
    session.changeSettings({});
    await window.codeLenses.first().waitFor();
  });

  it('applies the severities of the user without a reload', async () => {
    session.write('policy.qos', POLICY.replace('</port-groups>', SPARE_GROUP));
    await window.problems.show();
    await until('no error at first', async () => (await window.problems.errors('policy.qos')) === undefined);
    session.changeSettings({ 'qos.rules': { 'unused-group': 'error' } });

    await until('an error', () => window.problems.errors('policy.qos'));
    session.changeSettings({});
    await until('no error', async () => (await window.problems.errors('policy.qos')) === undefined);
  });

  it('is replaced on request although it does not answer', async () => {
    const [halted] = session.servers();
    session.haltServer();
    await window.command('QoS: Restart Language Server');

    await until('another server only', () => isOnlyServer((server) => server !== halted));
    await window.goTo(7, 14);
    await window.hover('metadata servers');
    await window.press('Escape', 'Escape');
  });

  it('is replaced on request while it starts after a crash', async () => {
    const [crashed] = session.servers();
    session.killServer();
    await until('a server that starts', () => isOnlyServer((server) => server !== crashed));
    const [starting] = session.servers();
    session.haltServer();
    await window.command('QoS: Restart Language Server');
    session.continueServer();

    await until('another server only', () => isOnlyServer((server) => server !== starting));
    await window.goTo(7, 14);
    await window.hover('metadata servers');
    await window.press('Escape', 'Escape');
  });

  function isOnlyServer(condition) {
    const servers = session.servers();
    return servers.length === 1 && servers.every(condition);
  }

  it('is restarted after a crash', async () => {
    for (let time = 1; time <= 4; time++) {
      session.killServer();
      await until(`server ${time + 1}`, () => session.serverRuns());
      await window.goTo(7, 14);
      await window.hover('metadata servers');
      await window.press('Escape', 'Escape');
    }
    equal(await window.message('QoS').count(), 0);
  });

  it('is not restarted after repeated crashes until the user asks for it', async () => {
    session.killServer();
    const message = window.message('crashed 5 times in a short time');
    await message.waitFor();
    equal(session.serverRuns(), false);

    await window.pressInMessage('crashed 5 times in a short time', 'Restart');
    await until('a server', () => session.serverRuns());
    await window.hover('metadata servers');
    await window.press('Escape', 'Escape');
  });
});

describe('an untrusted workspace', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = {
      'policy.qos': '<qos-policy>\n</qos-polic>\n',
      '.vscode/settings.json': '{"qos.java.home": "/opt/of-the-folder"}',
    };
    const userSettings = {
      'security.workspace.trust.enabled': true,
      'security.workspace.trust.startupPrompt': 'never',
      'security.workspace.trust.banner': 'never',
    };
    session = await Session.start(files, { userSettings });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('is checked, but not with its own Java setting', async () => {
    await window.openFile('policy.qos');
    await window.decorations.underlinedErrors.first().waitFor();

    deepEqual([session.serverRuns(), await window.message('of-the-folder').count()], [true, 0]);
  });
});
