import { match } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

const POLICY = `qos-ulps
    default: 0
    any, service-id 0x1234: 2
end-qos-ulps
`;

const TESTS = `test "scratch storage has its own SL" {
    from 0x11 to 0x12 service 0x1234
    expect sl 2
}

test "anything else has none" {
    from 0x11 to 0x12
    expect sl 0
}
`;

describe('tests that run on save', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const settings = { 'qos.tests.runOnSave': true };
    session = await Session.start({ 'qos-policy.conf': POLICY, 'site.qostest': TESTS }, { settings });
    window = session.workbench;
    await window.openFile('site.qostest');
    await window.codeLenses.first().waitFor();
    await window.openFile('qos-policy.conf');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('have failed in the Problems list when a policy is saved', async () => {
    await window.goTo(3, 29);
    await window.replaceRestOfLine(' 5');
    await window.save();
    await window.problems.show();

    const errors = await until('a failed test', () => window.problems.errors('site.qostest'));
    match(
      errors[0],
      /expected 'sl 2', but the request of line 2 gets .* sl 5 by rule 1.* at line 3 and character 5\b/s,
    );
  });

  it('lead from the expectation to the rule of the policy that decides', async () => {
    await window.command('View: Hide Panel');
    await window.openFile('site.qostest');
    await window.goTo(3, 12);

    await window.hovers.follow('qos-policy.conf(3,', () => window.isAt(3, 5));
  });

  it('have failed in the Test view', async () => {
    await window.tests.show();
    await window.tests.expand('site.qostest');

    await window.tests.test('scratch storage has its own SL').and(window.tests.testsThat('Failed')).waitFor();
    await window.tests.test('anything else has none').and(window.tests.testsThat('Passed')).waitFor();
  });

  it('pass when the tests are corrected and saved', async () => {
    await window.openFile('site.qostest');
    await window.goTo(3, 15);
    await window.replaceRestOfLine('5');
    await window.save();

    await window.tests.test('scratch storage has its own SL').and(window.tests.testsThat('Passed')).waitFor();
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
  });

  it('cannot run while the policy has errors, and say so', async () => {
    await window.openFile('qos-policy.conf');
    await window.goTo(2, 14);
    await window.replaceRestOfLine('zero');
    await window.save();

    await window.tests.test('scratch storage has its own SL').and(window.tests.testsThat('Errored')).waitFor();
  });
});
