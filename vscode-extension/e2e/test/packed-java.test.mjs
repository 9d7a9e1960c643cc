import { match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

/** Where nothing can be run by its name; VS Code does not ask a login shell for another PATH. */
const NOWHERE = { PATH: '/nowhere', JAVA_HOME: '', JDK_HOME: '', VSCODE_CLI: '1' };

/** What makes the Java of that package, and what it makes it for. */
const RUNTIME = fileURLToPath(new URL('../../runtime.sh', import.meta.url));
const JAR = fileURLToPath(new URL('../../server/qos-language-server.jar', import.meta.url));

describe('a machine without Java', { timeout: FILE_MS }, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'qos-runtime-'));
  const runtime = join(scratch, 'runtime');
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'lab.qos': '<qos-policy>\n</qos-polic>\n' }, { environment: NOWHERE });
    window = session.workbench;
    await window.openFile('lab.qos');
  });

  afterEach((test) => window?.screenshot(`no-java-${test.name.replaceAll(' ', '-')}`));

  after(async () => {
    await session?.end();
    rmSync(scratch, { recursive: true });
  });

  it('says which command installs one', async () => {
    const message = window.message('No Java 17 or newer was found');
    await message.waitFor();

    await eventually(async () => match(await message.textContent(), /To install one: \S+.* (install|add|-S) \S+.*\./));
    await message.locator('.monaco-button').filter({ hasText: 'Copy Command' }).waitFor();
  });

  it('checks policies with the Java in the package for Linux x64', async () => {
    execFileSync('sh', [RUNTIME, JAR, runtime], { stdio: ['ignore', 'ignore', 'pipe'] });
    session.packJava(runtime);
    await window.command('QoS: Restart Language Server');

    await until('a server', async () => session.serverRuns());
    await until('the Java in use', async () => /Java \d+ from the extension/.test(await window.languageStatus()));
    await window.decorations.underlinedErrors.first().waitFor();
  });
});
