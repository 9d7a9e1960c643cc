import { deepEqual, equal } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const STEPS = [
  'Run the language server',
  'Open a policy',
  'Explain a request',
  'Test the policy',
  "Generate OpenSM's files",
];

describe('the walkthrough for the first run', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = { 'qos-policy.conf': 'qos-ulps\n    default: 0\nend-qos-ulps\n' };
    session = await Session.start(files, { own: true }); // VS Code remembers the steps that are done
    window = session.workbench;
    await window.openFile('qos-policy.conf');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('has steps with pictures', async () => {
    await window.command('Welcome: Open Walkthrough...');
    await window.quickInput.choose('Check QoS Policies');

    for (const step of STEPS) {
      await window.walkthrough.choose(step);
    }
    await eventually(async () => equal(await window.walkthrough.step(/./).count(), STEPS.length));
  });

  it('shows names of files as code', async () => {
    await window.walkthrough.choose('Open a policy');

    await eventually(async () =>
      deepEqual((await window.walkthrough.code('Open a policy')).slice(0, 3), [
        '*.qos',
        'qos-policy.conf',
        'partitions.conf',
      ]),
    );
  });

  it('marks the steps that are done', async () => {
    await until('a policy is open', () => window.walkthrough.isDone('Open a policy'));
    await until('the server runs', () => window.walkthrough.isDone('Run the language server'));
    equal(await window.walkthrough.isDone('Explain a request'), false);
  });
});
