import { doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const EXAMPLE = new URL('../../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover'];

/** The OpenSM syntax has no traffic class. */
const BY_CLASS = `<qos-policy>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <!-- voice and video -->
    <qos-level>
      <sn>1</sn>
      <name>Calls</name>
      <sl>1</sl>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <tclass>7</tclass>
      <qos-level-sn>1</qos-level-sn>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

/** Takes long enough to be cancelled by the user. */
const LONG = longPolicy(12_000);

describe('the policy commands', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = FILES.map((name) => [name, readFileSync(new URL(name, EXAMPLE), 'utf8')]);
    session = await Session.start({
      ...Object.fromEntries(files),
      'calls.qos': BY_CLASS,
      'long.qos-policy.conf': LONG,
    });
    window = session.workbench;
    await window.openFile('policy.qos');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('ask for a request, with examples and errors while it is typed', async () => {
    await window.command('QoS: Explain a Request…');
    await window.showsInQuickInput(/from any to any client ipoib/);
    await window.quickInput.type('from "cn01 HCA-1/P1" to "oss1 HCA-1/P1" serv');

    await window.showsInQuickInput(/token 5.*serv/s);
  });

  it('explain the request on a page with links to the rules', async () => {
    await window.quickInput.type('from "cn01 HCA-1/P1" to "oss1 HCA-1/P1" service tcp:987 client cma-ipv4');
    await window.showsInQuickInput(/level "Storage".* SL 2, by rule 2/);
    await window.quickInput.accept();

    await window.preview.filter({ hasText: 'IP over the storage partition' }).waitFor();
    await window.followInPage('policy.qos:91', () => window.isAt(91, 5));
  });

  it('propose recent requests', async () => {
    await window.command('QoS: Explain a Request…');

    await window.showsInQuickInput(/from "cn01 HCA-1\/P1" to "oss1 HCA-1\/P1" service tcp:987 client cma-ipv4/);
    await window.press('Escape');
  });

  it('generate files into a folder and offer to open them', async () => {
    await window.command("QoS: Generate OpenSM's Files…");
    await window.quickInput.enter('for-opensm');

    const message = window.message('3 of 3 files written');
    await message.waitFor();
    ok(existsSync(session.file('for-opensm/qos-policy.conf')));
    await window.pressInMessage('3 of 3 files written', 'Open…');
    await window.showsInQuickInput(/opensm\.opts/);
    await window.press('Escape');
  });

  it('write files without findings of their own', async () => {
    await window.problems.show();
    await window.openFile('for-opensm/qos-policy.conf');
    await window.codeLenses.first().waitFor();

    equal(await window.problems.lists('qos-policy.conf'), false);
    await window.command('View: Hide Panel');
  });

  it('can be cancelled', async () => {
    await window.openFile('long.qos-policy.conf');
    await window.command("QoS: Generate OpenSM's Files…");
    await window.quickInput.enter('cancelled');

    const progress = window.message("Generating OpenSM's files");
    await progress.waitFor();
    await window.screenshot('generating');
    await window.pressInMessage("Generating OpenSM's files", 'Cancel');
    await progress.waitFor({ state: 'detached' });
    equal(existsSync(session.file('cancelled')), false);
  });

  it('work after a cancellation', async () => {
    await window.openFile('policy.qos');
    await window.command("QoS: Generate OpenSM's Files…");
    await window.quickInput.enter('again');

    await window.message('3 of 3 files written').first().waitFor();
    await until('the files', () => existsSync(session.file('again/qos-policy.conf')));
    equal(existsSync(session.file('cancelled')), false);
  });

  it('do not ask for the fabric that is there', async () => {
    await window.pressInMessage('3 of 3 files written', /Show \d Notes/);

    const notes = window.preview.filter({ hasText: 'level-sn' });
    await notes.waitFor();
    await eventually(async () => match(await notes.innerText(), /comment-dropped/));
    doesNotMatch(await notes.innerText(), /--fabric|ibnetdiscover|snapshot/);
    await window.closeTab('Generated Files');
    await window.openFile('policy.qos');
  });

  it('ask before a file of another origin is replaced', async () => {
    mkdirSync(session.file('by-hand'));
    writeFileSync(session.file('by-hand/opensm.opts'), '# by hand\n');
    await window.command("QoS: Generate OpenSM's Files…");
    await window.quickInput.enter('by-hand');

    await eventually(async () => match(await window.dialog.innerText(), /opensm\.opts/));
    await window.answer('Replace');
    await until('the generated file', async () =>
      readFileSync(session.file('by-hand/opensm.opts'), 'utf8').includes('qos TRUE'),
    );
  });

  it('ask before a level is lost in the other syntax', async () => {
    await window.openFile('calls.qos');
    await window.codeLenses.first().waitFor();
    await window.command('QoS: Convert to the Other Syntax');

    await eventually(async () => match(await window.dialog.innerText(), /calls\.qos:16:5: .*TClass/));
    await window.answer('Convert Anyway');
    await until('the converted policy', async () => (await window.text()).includes('        name: Calls'));
    await eventually(async () => ok((await window.text()).some((line) => line.trim() === '# voice and video')));
    await eventually(async () => equal(await window.language(), 'QoS Policy (OpenSM)'));
    await window.message('Show 2 Notes').waitFor();
  });
});

/** A policy with this number of rules, each with a different Service-ID. */
function longPolicy(rules) {
  const rule = (number) => `    qos-match-rule
        service-id: 0x${number.toString(16)}
        qos-level-name: Other
    end-qos-match-rule
`;
  const level = (name, sl) => `    qos-level
        name: ${name}
        sl: ${sl}
    end-qos-level
`;
  return `qos-levels
${level('DEFAULT', 0)}${level('Other', 1)}end-qos-levels
qos-match-rules
${Array.from({ length: rules }, (_, number) => rule(number)).join('')}end-qos-match-rules
`;
}
