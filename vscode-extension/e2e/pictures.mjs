/**
 * Takes the pictures of the walkthrough and of README.md from the packaged extension: `node pictures.mjs [THEME...]` in this
 * folder. They show examples/cluster in a dark and in a light theme. Those in themes of high contrast, and those of the page of
 * a rule, are for review only: they are written to target/pictures.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Machine } from './harness/machine.mjs';
import { Session } from './harness/session.mjs';

const EXAMPLE = new URL('../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover', 'opensm-lfts.dump'];
const PICTURES = fileURLToPath(new URL('../images/walkthrough/', import.meta.url));
const OTHERS = fileURLToPath(new URL('../target/pictures/', import.meta.url));

const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};
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
mkdirSync(OTHERS, { recursive: true });
try {
  for (const theme of themes.length > 0 ? themes : Object.keys(THEMES)) {
    await takeAll(theme);
  }
} finally {
  await Machine.stopCommon();
}

async function takeAll(theme) {
  const userSettings = { 'workbench.colorTheme': THEMES[theme] };
  const session = await Session.start({ ...files, 'site.qostest': TESTS }, { userSettings });
  try {
    await take(session.workbench, theme);
  } finally {
    await session.end();
  }
}

async function take(window, theme) {
  const other = (name) => window.picture(`${OTHERS}${name}-${theme}.png`);
  const picture = theme.includes('contrast') ? other : (name) => window.picture(`${PICTURES}${name}-${theme}.png`);
  await window.resize(1120, 640);
  await window.openFile('policy.qos');
  await window.codeLenses.first().waitFor();
  await window.goTo(31, 14);
  await window.hover('unused-group');
  await picture('check');
  await window.hovers.openTab('unused-group');
  await window.preview.locator('.example').first().waitFor();
  await other('rule');
  await window.closeTab('unused-group');
  await window.command('QoS: Explain a Request…');
  await window.quickInput.type(REQUEST);
  await window.showsInQuickInput(/level "Storage"/);
  await window.quickInput.accept();
  await window.followInPage('policy.qos:94', () => window.isAt(94, 5));
  await window.command('View: Toggle Primary Side Bar Visibility');
  await picture('explain');
  await window.command('View: Close All Editors');
  await window.tests.show();
  await window.openFile('site.qostest');
  await window.command('QoS: Run Tests');
  await window.tests.testsThat('Failed').first().waitFor();
  await window.tests.expand('site.qostest');
  await window.codeLenses.filter({ hasText: 'failed' }).waitFor();
  await picture('tests');
  await window.openFile('policy.qos');
  await window.languageStatus();
  await picture('status');
  await window.openFile('site.qostest');
  await window.command('Test: Run Tests with Coverage in Current File');
  await window.tests.coverageOf('policy.qos').waitFor();
  await window.tests.expandCoverage('policy.qos');
  await window.command('View: Hide Panel');
  await window.openFile('policy.qos');
  await window.goTo(100, 1);
  await picture('coverage');
  const fabric = await window.showFabric();
  await fabric.expand('Groups', 'Metadata');
  await fabric.expand('Hosts', 'cn01 HCA-1');
  await fabric.expand('cn01 HCA-1', 'P1');
  await window.goTo(8, 1);
  await picture('fabric');
}
