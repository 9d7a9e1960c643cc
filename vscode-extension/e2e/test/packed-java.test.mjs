import { match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

/** Where nothing can be run by its name; VS Code does not ask a login shell for another PATH. */
const NOWHERE = { PATH: '/nowhere', JAVA_HOME: '', JDK_HOME: '', VSCODE_CLI: '1' };

describe('a machine without Java', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'lab.qos': '<qos-policy>\n</qos-policy>\n' }, { environment: NOWHERE });
    window = session.workbench;
    await window.openFile('lab.qos');
  });

  afterEach((test) => window?.screenshot(`no-java-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  it('says which command installs one', async () => {
    const message = window.message('No Java 17 or newer was found');
    await message.waitFor();

    await eventually(async () => match(await message.textContent(), /To install one: \S+.* (install|add|-S) \S+.*\./));
    await message.locator('.monaco-button').filter({ hasText: 'Copy Command' }).waitFor();
  });

  it('checks policies with the Java in the extension', async () => {
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
