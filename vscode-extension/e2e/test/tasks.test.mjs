import { equal, match } from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { repeat, until } from '../harness/until.mjs';

/**
 * Prints a finding as the command does, if it is called as the task should call it; test/unit reads real output. The language
 * server does not know the file: VS Code opens those that the Problems panel shows, and then the server has findings, too.
 */
const COMMAND = `#!/bin/sh
[ "$*" = "check ." ] && [ -f racks/north.policy ] || exit 2
echo 'racks/north.policy:2:3: error: SL 19 is out of range; expected 0 to 15 [sl-out-of-range]'
echo '  <sl>19</sl>'
exit 1
`;

describe('the task of a folder', { timeout: FILE_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'qos-task-'));
  let session;
  let window;

  before(async () => {
    const command = join(folder, 'qos');
    writeFileSync(command, COMMAND);
    chmodSync(command, 0o755);
    session = await Session.start(
      {
        'lab.qos': '<qos-policy>\n</qos-policy>\n',
        'racks/north.policy': '<qos-policy>\n  <sl>19</sl>\n</qos-policy>\n',
      },
      { settings: { 'qos.command.path': command } },
    );
    window = session.workbench;
    await window.openFile('lab.qos');
    await until('a server', async () => session.serverRuns());
  });

  afterEach((test) => window?.screenshot(`task-${test.name.replaceAll(' ', '-')}`));

  after(async () => {
    await session?.end();
    rmSync(folder, { recursive: true });
  });

  it('lists what qos check finds in files that are not open', async () => {
    const check = async () => {
      await window.command('Tasks: Run Build Task');
      await window.showsInQuickInput(/qos: check/);
      await window.quickInput.accept();
    };
    let errors;
    const found = async () => {
      if ((await window.problems.errorCount()) === 0) {
        return undefined;
      }
      await window.problems.show();
      errors = await window.problems.errors('north.policy');
      return errors;
    };
    // on a loaded machine VS Code may not read the output of a command that ends at once; the next run removes what the one
    // before found
    await repeat('the finding', check, found);

    equal(errors.length, 1);
    match(errors[0], /SL 19 is out of range; expected 0 to 15.*line 2 and character 3/);
  });
});
