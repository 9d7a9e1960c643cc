import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const PROJECT = `policy: qos-policy.conf
partitons: partitions.conf
rules:
  shadowed-by-different-outcome: warning
`;

/** The first rule matches all requests of the second, so that none reaches it. */
const POLICY = `port-groups
    port-group
        name: Disks
        port-guid: 0x2c9020000a0001
    end-port-group
end-port-groups
qos-levels
    qos-level
        name: DEFAULT
        sl: 0
    end-qos-level
    qos-level
        name: Storage
        sl: 2
    end-qos-level
end-qos-levels
qos-match-rules
    qos-match-rule
        use: all to disks
        destination: Disks
        qos-level-name: Storage
    end-qos-match-rule
    qos-match-rule
        use: disks by SRP
        destination: Disks
        service-id: 0x1
        qos-level-name: DEFAULT
    end-qos-match-rule
end-qos-match-rules
`;

describe('a project in the editor', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'qos.yaml': PROJECT,
      'qos-policy.conf': POLICY,
      'partitions.conf': 'Default=0x7fff : ALL=full ;\n',
    });
    window = session.workbench;
    await window.openFile('qos.yaml');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('shows the error in the project file', async () => {
    await window.decorations.underlinedErrors.first().waitFor();
    await window.problems.show();

    const errors = await until('an error', () => window.problems.errors('qos.yaml'));
    match(errors[0], /partitons.* at line 2 and character 1\b/s);
    await window.command('View: Hide Panel');
  });

  it('shows the code of the error', async () => {
    await window.goTo(2, 3);

    await eventually(async () => match(await window.hover('partitons'), /invalid-setting/));
    await window.press('Escape');
  });

  it('suggests the intended key', async () => {
    await window.goTo(2, 3);

    const fixes = await window.fixes.list();
    ok(
      fixes.some((fix) => /partitions/.test(fix)),
      fixes.join(),
    );
    await window.fixes.apply(/partitions/);
    await until('the key', async () => (await window.text())[1] === 'partitions: partitions.conf');
    await until('no error', async () => (await window.decorations.underlinedErrors.count()) === 0);
  });

  it('proposes the missing keys', async () => {
    await window.goTo(3, 1);
    await window.press('Control+Enter');
    await window.press('Home');

    await eventually(async () => {
      const labels = await window.completion.ask();
      ok(
        labels.some((label) => label.startsWith('fabric')),
        labels.join(),
      );
      equal(labels.includes('policy'), false, labels.join());
    });
    await window.press('Escape', 'Control+z');
    await window.save();
  });

  it('links from the project file to the files that it names', async () => {
    await window.follow('qos-policy.conf', async () => (await window.language()) === 'QoS Policy (OpenSM)');
  });

  it('shows the rule that shadows another, and goes there', async () => {
    await window.clickCodeLens('shadowed by rule 1', () => window.isAt(18, 5));
  });

  it('fades the shadowed rule, and offers to move or to remove it', async () => {
    await window.decorations.faded.first().waitFor();
    await window.goTo(23, 7);

    const fixes = (await window.fixes.list()).join();
    match(fixes, /Move the rule above rule 1/);
    match(fixes, /Remove the rule/);
    await window.press('Escape');
  });

  it('leads from the shadowed rule to the one that shadows it', async () => {
    await window.hovers.follow('qos-policy.conf(18,', () => window.isAt(18, 5));
    await window.goTo(23, 7);
  });

  for (const [title, purposes] of [
    [/Move the rule above rule 1/, ['        use: disks by SRP', '        use: all to disks']],
    [/Remove the rule/, ['        use: all to disks']],
  ]) {
    it(`resolves the shadowing: ${title.source}`, async () => {
      await window.fixes.apply(title);

      await until('the rules', async () => {
        const uses = (await window.text()).filter((line) => line.includes('use:'));
        return uses.join() === purposes.join();
      });
      await until('nothing faded', async () => (await window.decorations.faded.count()) === 0);
      await window.revert();
      await window.decorations.faded.first().waitFor();
      await window.goTo(23, 7);
    });
  }

  it('lists the references of a group', async () => {
    await window.goTo(1, 1);
    await window.clickCodeLens('2 references', async () => (await window.peeked()).length >= 2);

    await window.screenshot('peeked-references');
    await window.press('Escape');
  });

  it('suppresses a finding and selects the placeholder for the reason', async () => {
    await window.goTo(23, 7);
    const fixes = await window.fixes.list();
    ok(
      fixes.some((fix) => /[Ss]uppress shadowed-by-different-outcome/.test(fix)),
      fixes.join(),
    );
    await window.fixes.apply(/[Ss]uppress shadowed-by-different-outcome/);
    await until('the comment', async () =>
      (await window.text()).some((line) => /# qos-ignore shadowed-by-different-outcome/.test(line)),
    );
    await window.type('the older cluster needs it');

    await until('the reason', async () =>
      (await window.text()).includes('    # qos-ignore shadowed-by-different-outcome: the older cluster needs it'),
    );
    await window.save();
    const comments = readFileSync(session.file('qos-policy.conf'), 'utf8').match(/.*qos-ignore.*/g);
    deepEqual(comments, ['    # qos-ignore shadowed-by-different-outcome: the older cluster needs it']);
  });
});
