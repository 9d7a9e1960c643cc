import { deepEqual } from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually } from '../harness/until.mjs';

const POLICY = `qos-ulps
    default: 0
    any, service-id 0x1234: 2
end-qos-ulps
`;

const TESTS = `test "backup has its own SL" {
    from 0x11 to 0x12 service 0x1234
    expect sl 2
}
`;

const OF_POLICIES = ['Explain a Request…', "Generate OpenSM's Files…"];

describe('the title of an editor', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'qos-policy.conf': POLICY, 'site.qostest': TESTS, 'notes.txt': 'none\n' });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(`title-${test.name.replaceAll(' ', '-')}`));

  after(() => session?.end());

  async function buttons() {
    return (await window.editorTitle.buttons()).filter((button) => [...OF_POLICIES, 'Run Tests'].includes(button));
  }

  it('has no commands for other files', async () => {
    await window.openFile('notes.txt');

    deepEqual(await buttons(), []);
  });

  it('has the commands of a policy', async () => {
    await window.openFile('qos-policy.conf');
    await window.editorTitle.button(OF_POLICIES[0]).waitFor();

    await eventually(async () => deepEqual(await buttons(), OF_POLICIES));
  });

  it('explains a request', async () => {
    await window.editorTitle.press('Explain a Request…', () => window.quickInput.shows(/Fill In a Form/));
    await window.press('Escape');
  });

  it('generates files', async () => {
    await window.editorTitle.press("Generate OpenSM's Files…", () => window.quickInput.shows(/Folder for the files/));
    await window.press('Escape');
  });

  it('has all policy commands in its menu', async () => {
    const isConverted = async () => (await window.language()) === 'QoS Policy (RFC)';
    await window.editorTitle.choose('QoS Policy', 'Convert to the Other Syntax', isConverted);
  });

  it('runs the tests of a file', async () => {
    await window.openFile('site.qostest');
    await window.editorTitle.button('Run Tests').waitFor();
    await eventually(async () => deepEqual(await buttons(), ['Run Tests']));

    const passed = window.codeLenses.filter({ hasText: 'passed' });
    await window.editorTitle.press('Run Tests', () => passed.first().isVisible());
  });
});
