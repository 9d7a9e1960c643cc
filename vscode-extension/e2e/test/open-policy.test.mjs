import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const MISSPELLED_TAG = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Storage</name>
    </port-grup>
  </port-groups>
</qos-policy>
`;

const TEXT_FOR_A_NUMBER = `qos-levels
  qos-level
    name: DEFAULT
    sl: zero
  end-qos-level
end-qos-levels
`;

// the server checks the whole folder, so the Problems panel shows both files from the start
describe('a policy with an error', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'storage.qos': MISSPELLED_TAG, 'qos-policy.conf': TEXT_FOR_A_NUMBER });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('opens in its language', async () => {
    await window.openFile('storage.qos');

    await until('language mode', async () => (await window.language()) === 'QoS Policy (RFC)');
  });

  it('shows its one error underlined and in the Problems panel', async () => {
    await window.decorations.underlinedErrors.first().waitFor();
    await window.problems.show();

    const errors = await until('an error', () => window.problems.errors('storage.qos'));
    equal(errors.length, 1);
    match(errors[0], /expected <\/port-group> at line 5 and character 5\b/);
  });

  it('has no error once the tag is fixed', async () => {
    await window.goTo(5, 5);
    await window.replaceRestOfLine('</port-group>');

    await until('no error', async () => (await window.problems.errors('storage.qos')) === undefined);
    await until('no underline', async () => (await window.decorations.underlinedErrors.count()) === 0);
    await eventually(async () =>
      deepEqual((await window.text()).slice(3, 6), [
        '      <name>Storage</name>',
        '    </port-group>',
        '  </port-groups>',
      ]),
    );
  });

  it('is saved as typed', async () => {
    await window.save();

    equal(readFileSync(session.file('storage.qos'), 'utf8'), MISSPELLED_TAG.replace('port-grup', 'port-group'));
  });

  it('is detected by its file name in the OpenSM syntax', async () => {
    await window.openFile('qos-policy.conf');

    await until('language mode', async () => (await window.language()) === 'QoS Policy (OpenSM)');
    const errors = await until('an error', () => window.problems.errors('qos-policy.conf'));
    equal(errors.length, 1);
    match(errors[0], / at line 4 and character \d+/);
  });
});
