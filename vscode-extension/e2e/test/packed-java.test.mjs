import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

describe('the Java in the extension', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'lab.qos': '<qos-policy>\n</qos-policy>\n' });
    window = session.workbench;
    await window.openFile('lab.qos');
  });

  afterEach((test) => window?.screenshot(`no-java-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  it('is preferred to the one in PATH', async () => {
    session.packJava(javaHome());
    await window.command('QoS: Restart Language Server');

    await until('a server', async () => session.serverRuns());
    await until('the Java in use', async () => /Java \d+ from the extension/.test(await window.languageStatus()));
  });
});

function javaHome() {
  const java = process.env.JAVA_HOME
    ? `${process.env.JAVA_HOME}/bin/java`
    : execFileSync('which', ['java'], { encoding: 'utf8' });
  return dirname(dirname(realpathSync(java.trim())));
}
