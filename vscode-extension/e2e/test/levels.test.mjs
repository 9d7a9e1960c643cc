import { equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

/** The rules have their level by its serial number, as the RFC syntax does. */
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
      <service-id>0x1060cbc</service-id>
      <qos-level-sn>1</qos-level-sn>
    </qos-match-rule>
    <qos-match-rule>
      <qos-class>7</qos-class>
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

  it('are explained where a rule has their serial number', async () => {
    await window.goTo(17, 21);

    match(await window.hover('Storage'), /SL 1/);
    await window.press('Escape', 'Escape');
  });

  it('have their name after a serial number', async () => {
    await until('a hint', async () => (await window.text()).some((line) => /<qos-level-sn>1.*Storage/.test(line)));
  });

  it('have names in another colour than numbers', async () => {
    await until('the colour', async () => {
      const name = await window.colour('<name>Storage', 'Storage');
      return name === (await window.colour('<name>DEFAULT', 'DEFAULT')) && name !== (await window.colour('<sn>1', '1'));
    });
  });

  it('are found by their name among the symbols of all files', async () => {
    await window.quickInput.findSymbol('Storage', /Storage.*sn 1/s);
  });

  it('list the rules that have their serial number', async () => {
    await window.goTo(1, 1);
    await window.clickCodeLens('2 references', async () => (await window.peeked()).length >= 2);
    await window.press('Escape');
  });

  it('are renamed by their name', async () => {
    await window.goTo(10, 14);
    await window.rename('Disks', async () => (await window.text()).includes('      <name>Disks</name>'));

    await until('the new name after the serial numbers', async () => {
      const lines = await window.text();
      return lines.filter((line) => /<qos-level-sn>1.*Disks/.test(line)).length === 2;
    });
    await window.save();
    equal(readFileSync(session.file('levels.qos'), 'utf8'), POLICY.replace('Storage', 'Disks'));
  });

  it('are renumbered where rules have their serial number', async () => {
    await window.goTo(9, 12);
    await window.rename('5', async () => (await window.text()).includes('      <sn>5</sn>'));

    await window.save();
    match(readFileSync(session.file('levels.qos'), 'utf8'), /<qos-level-sn>5<.*<qos-level-sn>5</s);
  });

  it('are proposed with their name', async () => {
    await window.goTo(17, 22);
    await window.press('Backspace');
    await window.completion.ask();

    const rows = await window.completion.rows();
    ok(
      rows.some((row) => /^5.*Disks/.test(row)),
      rows.join(),
    );
    await window.press('Escape');
  });
});
