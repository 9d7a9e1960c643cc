/**
 * Takes the pictures of the walkthrough and of README.md from the packaged extension: `node pictures.mjs [dark] [light]`
 * in this folder. They show examples/cluster, in a dark and in a light theme.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Session } from './harness/session.mjs';

const EXAMPLE = new URL('../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover', 'opensm-lfts.dump'];
const PICTURES = fileURLToPath(new URL('../images/walkthrough/', import.meta.url));
const REQUEST = 'from "cn01 HCA-1/P1" to "oss1 HCA-1/P1" service tcp:987 client cma-ipv4';

const TESTS = `fabric "."

test "the file system has its own level" {
    from "cn01/HCA-1/P1" to group "Object Storage" service tcp:987
    expect level "Storage" sl 2
}

test "management nodes are not storage" {
    from "mgmt1/HCA-1/P1" to group "Object Storage" service tcp:987
    expect level "Management"
}
`;

const files = Object.fromEntries(FILES.map((name) => [name, readFileSync(new URL(name, EXAMPLE), 'utf8')]));
files['policy.qos'] = files['policy.qos'].replace(
  '</port-groups>',
  '  <port-group>\n      <name>Spare</name>\n    </port-group>\n  </port-groups>',
);

const themes = process.argv.slice(2);
for (const theme of themes.length > 0 ? themes : ['dark', 'light']) {
  const session = await Session.start({ ...files, 'site.qostest': TESTS });
  try {
    await take(session.workbench, theme);
  } finally {
    await session.end();
  }
}

async function take(window, theme) {
  const picture = (name) => window.picture(`${PICTURES}${name}-${theme}.png`);
  await window.resize(1120, 640);
  await window.openFile('policy.qos');
  await window.codeLenses.first().waitFor();
  if (theme === 'light') {
    await window.toggleTheme();
  }
  await window.goTo(31, 14);
  await window.hover('unused-group');
  await picture('check');
  await window.press('Escape', 'Escape');
  await window.command('QoS: Explain a Request…');
  await window.typeInQuickInput(REQUEST);
  await window.showsInQuickInput(/level "Storage"/);
  await window.press('Enter');
  await window.preview.getByRole('link').first().waitFor();
  await window.command('View: Toggle Primary Side Bar Visibility');
  await picture('explain');
  await window.command('View: Close All Editors');
  await window.showTests();
  await window.openFile('site.qostest');
  await window.command('QoS: Run Tests');
  await window.testsThat('Failed').first().waitFor();
  await window.expandTest('site.qostest');
  await picture('tests');
  await window.openFile('policy.qos');
  await window.languageStatus();
  await picture('status');
  await window.openFile('site.qostest');
  await window.command('Test: Run Tests with Coverage in Current File');
  await window.coverageOf('policy.qos').waitFor();
  await window.expandCoverage('policy.qos');
  await window.openFile('policy.qos');
  await window.goTo(105, 1);
  await picture('coverage');
  const fabric = await window.showFabric();
  await fabric.expand('Groups', 'Metadata');
  await fabric.expand('Hosts', 'cn01 HCA-1');
  await fabric.expand('cn01 HCA-1', 'P1');
  await window.goTo(8, 1);
  await picture('fabric');
}
