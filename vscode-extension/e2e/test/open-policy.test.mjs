import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/workbench.mjs';

const POLICY = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Storage</name>
    </port-grup>
  </port-groups>
</qos-policy>
`;

describe('a policy with a misspelled tag', { timeout: 240_000 }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'storage.qos': POLICY });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('opens in its language', async () => {
    await window.openFile('storage.qos');

    await until('language mode', async () => (await window.language()) === 'QoS Policy (RFC)');
  });

  it('shows its error underlined and in the Problems panel', async () => {
    await window.underlinedErrors.first().waitFor();
    await window.showProblems();

    const [problem] = await until('a problem', async () => {
      const problems = await window.problems();
      return problems.length > 0 && problems;
    });
    match(problem, /^Error: .* at line 5 and character \d+/);
  });

  it('loses its error once the tag is mended', async () => {
    await window.goTo(5, 5);
    await window.replaceRestOfLine('</port-group>');

    await until('no problem', async () => (await window.problems()).length === 0);
    equal(await window.underlinedErrors.count(), 0);
    deepEqual((await window.text()).slice(3, 6), [
      '      <name>Storage</name>',
      '    </port-group>',
      '  </port-groups>',
    ]);
  });

  it('is saved as it was typed', async () => {
    await window.save();

    equal(readFileSync(session.file('storage.qos'), 'utf8'), POLICY.replace('port-grup', 'port-group'));
  });
});
