import { equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

/** One rule has its level by name, the other by serial number. */
const POLICY = `<qos-policy>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>1</sn>
      <name>Storage</name>
      <sl>1</sl>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <service>0x1060cbc</service>
      <qos-level-name>Storage</qos-level-name>
    </qos-match-rule>
    <qos-match-rule>
      <service>0x1060cbd</service>
      <qos-level-sn>1</qos-level-sn>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

describe('the levels of a policy in the RFC syntax', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ 'levels.qos': POLICY });
    window = session.workbench;
    await window.openFile('levels.qos');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('are explained where a rule names one', async () => {
    await window.goTo(17, 25);

    match(await window.hover('Storage'), /SL 1/);
    await window.press('Escape', 'Escape');
  });

  it('have their name after a serial number', async () => {
    await until('a hint', async () => (await window.text()).some((line) => /<qos-level-sn>1.*Storage/.test(line)));
  });

  it('have the colour of a name in their definition and where a rule names them', async () => {
    await until('the colour', async () => {
      const defined = await window.colour('<name>Storage', 'Storage');
      return (
        defined === (await window.colour('<qos-level-name>Storage', 'Storage')) &&
        defined !== (await window.colour('<service>0x1060cbd', '0x1060cbd'))
      );
    });
  });

  it('are found by their name among the symbols of all files', async () => {
    await window.quickInput.findSymbol('Storage', /Storage.*sn 1/s);
  });

  it('list the references by name and by serial number', async () => {
    await window.goTo(1, 1);
    await window.clickCodeLens('2 references', async () => (await window.peeked()).length >= 2);
    await window.press('Escape');
  });

  it('are renamed where a rule names them', async () => {
    await window.goTo(10, 14);
    await window.rename('Disks', async () => (await window.text()).includes('      <name>Disks</name>'));

    await window.save();
    const text = readFileSync(session.file('levels.qos'), 'utf8');
    match(text, /<qos-level-name>Disks<\/qos-level-name>/);
    match(text, /<qos-level-sn>1<\/qos-level-sn>/);
    equal(text.includes('Storage'), false);
  });

  it('are proposed by a part of their name', async () => {
    await window.goTo(17, 23);
    await window.press('Shift+Control+Right', 'Backspace');
    await window.type('isk');

    await until('the level', async () => (await window.completion.labels()).includes('Disks'));
    await window.press('Enter');
    await until('the name', async () => (await window.text()).includes('      <qos-level-name>Disks</qos-level-name>'));
    ok((await window.underlinedErrors.count()) === 0);
  });
});
