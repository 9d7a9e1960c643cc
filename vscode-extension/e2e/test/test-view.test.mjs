import { equal, match, ok } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

const POLICY = `qos-ulps
    default: 0
    any, service-id 0x1234: 2
    any, pkey 0x20: 3
    any, service-id 0x1234: 4
end-qos-ulps
`;

const TESTS = `test "backup has its own SL" {
    from 0x11 to 0x12 service 0x1234
    expect sl 2
}

test "jobs are not the default" {
    from 0x11 to 0x12
    expect sl 3
}
`;

const BROKEN = `test "never runs" {
    from nowhere at all
    expect sl 0
}
`;

describe('the Test view', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'qos-policy.conf': POLICY,
      'site.qostest': TESTS,
      'more/qos-policy.conf': POLICY,
      'more/broken.qostest': BROKEN,
    });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('lists the files of the folder, and their tests', async () => {
    await window.tests.show();
    await window.tests.test('site.qostest').waitFor();
    await window.tests.test('broken.qostest').waitFor();
    await window.tests.expand('site.qostest');

    await window.tests.test('backup has its own SL').waitFor();
  });

  it('shows what a test expects and what happens instead', async () => {
    await window.openFile('site.qostest');
    await window.command('QoS: Run Tests');

    await window.tests.test('backup has its own SL').and(window.tests.testsThat('Passed')).waitFor();
    await window.tests.test('jobs are not the default').and(window.tests.testsThat('Failed')).waitFor();
    equal(await window.tests.test('never runs').count(), 0);
    match(await window.testMessage(), /expected sl 3, got level 'SimpleQoSLevel_DEFAULT' sl 0 by default/);
  });

  it('runs one test again after a correction', async () => {
    await window.goTo(7, 22);
    await window.type(' pkey 0x20');
    await window.save();
    await window.command('Test: Run Test at Cursor');

    await window.tests.test('jobs are not the default').and(window.tests.testsThat('Passed')).waitFor();
  });

  it('says why tests cannot run', async () => {
    await window.openFile('more/broken.qostest');
    await window.command('QoS: Run Tests');

    await window.tests.expand('broken.qostest');
    await window.tests.test('never runs').and(window.tests.testsThat('Errored')).waitFor();
  });

  it('shows in the policy what the tests cover, and why they do not cover the rest', async () => {
    await window.openFile('site.qostest');
    await window.command('Test: Run Tests with Coverage in Current File');
    await window.tests.coverageOf('qos-policy.conf').waitFor();
    await window.tests.expandCoverage('qos-policy.conf');

    const rules = await until('rules', async () => {
      const texts = await window.tests.covered.allInnerTexts();
      return texts.length >= 3 && texts;
    });
    ok(
      rules.some((rule) => /rule 3, shadowed by rule 1/.test(rule)),
      rules.join('\n'),
    );
    await window.openFile('qos-policy.conf');
    await until('marks of covered and uncovered rules', async () => {
      const [covered, uncovered] = await window.decorations.coverageMarks();
      return covered > 0 && uncovered > 0;
    });
  });
});
