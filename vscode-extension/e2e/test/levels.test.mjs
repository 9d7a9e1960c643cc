import { equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

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

/** No option file is given, so that the VLs are those of the policy. */
const TABLES = `<qos-policy>
  <port-groups>
    <port-group>
      <name>All</name>
      <node-type>ALL</node-type>
    </port-group>
  </port-groups>
  <qos-setup>
    <sl2vl-tables>
      <sl2vl-scope>
        <group>All</group>
        <from>*</from>
        <to>*</to>
        <sl2vl-table>0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table>
      </sl2vl-scope>
    </sl2vl-tables>
    <vlarb-tables>
      <vlarb-scope>
        <group>All</group>
        <vlarb-high>2:32</vlarb-high>
        <vlarb-low>0:32,2:96</vlarb-low>
      </vlarb-scope>
    </vlarb-tables>
  </qos-setup>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
    <qos-level>
      <sn>1</sn>
      <sl>1</sl>
    </qos-level>
  </qos-levels>
  <qos-match-rules>
    <qos-match-rule>
      <pkey>0x5</pkey>
      <qos-level-sn>1</qos-level-sn>
    </qos-match-rule>
  </qos-match-rules>
</qos-policy>
`;

const PARTITIONS = 'Default=0x7fff : ALL=full ;\nstorage=0x5 : ALL=full ;\n';

describe('the levels of a policy in the RFC syntax', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({
      'levels.qos': POLICY,
      'tables.qos': TABLES,
      'partitions.conf': PARTITIONS,
    });
    window = session.workbench;
    await window.openFile('levels.qos');
    await window.codeLenses.first().waitFor();
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('are explained where a rule has their serial number', async () => {
    await window.goTo(17, 21);

    await eventually(async () => match(await window.hover('Storage'), /SL 1/));
    await window.press('Escape', 'Escape');
  });

  it('have their name after a serial number', async () => {
    await until('a hint', async () => (await window.text()).some((line) => /<qos-level-sn>1.*Storage/.test(line)));
  });

  it('have their VL and its share after their SL, by the tables of the policy', async () => {
    await window.openFile('tables.qos');

    await until('the hints', async () => {
      const lines = await window.text();
      return [/<sl>0.*VL0, 25 % of low/, /<sl>1.*VL2, 100 % of high, 75 % of low/].every((hint) =>
        lines.some((line) => hint.test(line)),
      );
    });
    await window.openFile('levels.qos');
  });

  it('have the name of a partition after its P_Key', async () => {
    await window.openFile('tables.qos');

    await window.goTo(37, 1);
    await until('a hint', async () => (await window.text()).some((line) => /<pkey>0x5.*storage/.test(line)));
    await window.openFile('levels.qos');
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

  it('are the definition of the serial number of a rule', async () => {
    await window.goTo(17, 21);
    await window.goToDefinition(9, 11);
  });

  for (const [definition, line, column] of [
    ['name', 10, 15],
    ['serial number', 9, 11],
  ]) {
    it(`list the rules and the definition by their ${definition}`, async () => {
      await window.goTo(line, column);
      await window.findReferences();

      const peeked = await until('the references', async () => {
        const rows = (await window.peeked()).join();
        return rows.match(/qos-level-sn>1</g)?.length === 2 && rows;
      });
      match(peeked, /<sn>1<.*<name>Storage</s);
      await window.press('Escape');
    });
  }

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
