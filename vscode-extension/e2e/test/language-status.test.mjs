import { match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { until } from '../harness/until.mjs';

const EXAMPLE = new URL('../../../examples/cluster/', import.meta.url);
const FILES = ['policy.qos', 'partitions.conf', 'fabric.ibnetdiscover'];

describe('the language status of a policy', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    const files = FILES.map((name) => [name, readFileSync(new URL(name, EXAMPLE), 'utf8')]);
    session = await Session.start(Object.fromEntries(files));
    window = session.workbench;
    await window.openFile('policy.qos');
  });

  afterEach((test) => window?.screenshot(test.name.replaceAll(' ', '-')));

  after(() => session?.end());

  it('names what the policy is checked with, and by which Java', async () => {
    const status = await until('the context', async () => {
      const text = await window.languageStatus();
      return /Partitions: partitions\.conf/.test(text) && text;
    });

    match(status, /Options: none\s+no file/);
    match(status, /Fabric: fabric\.ibnetdiscover\s+\d+ hosts, \d+ switches/);
    match(status, /Target: opensm-3\.3/);
    match(status, /checking policies\s+Java \d+/);
  });

  it('warns when a file cannot be used', async () => {
    session.write('fabric.ibnetdiscover', 'nothing of a fabric\n');

    await until('the reason', async () => /no fabric can be read from it/.test(await window.languageStatus()));
  });
});
