import { deepEqual, equal } from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import manifest from '../../package.json';
import { findCommand } from '../../src/tasks/command';

describe('the command of a task', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qos-command-'));
    await mkdir(join(folder, 'empty'));
    await mkdir(join(folder, 'folder/qos'), { recursive: true });
    for (const [name, mode] of [
      ['text', 0o644],
      ['first', 0o755],
      ['second', 0o755],
    ] as const) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'qos'), '#!/bin/sh\n', { mode });
    }
  });

  after(() => rm(folder, { recursive: true }));

  it('is the first program of its name in PATH', async () => {
    const PATH = ['empty', 'text', 'folder', 'first', 'second'].map((name) => join(folder, name)).join(':');

    equal(await findCommand('', { PATH }, 'linux'), join(folder, 'first/qos'));
  });

  it('is the configured one, whatever PATH has', async () => {
    const PATH = join(folder, 'first');

    equal(await findCommand(join(folder, 'second/qos'), { PATH }, 'linux'), join(folder, 'second/qos'));
    equal(await findCommand(join(folder, 'nothing'), { PATH }, 'linux'), undefined);
  });

  it('is missing if PATH does not have it', async () => {
    equal(await findCommand('', { PATH: join(folder, 'empty') }, 'linux'), undefined);
    equal(await findCommand('', {}, 'linux'), undefined);
  });
});

describe('the problem matcher', () => {
  const [pattern] = manifest.contributes.problemPatterns;

  function problems(text: string) {
    return text
      .split('\n')
      .map((line) => new RegExp(pattern?.regexp ?? '').exec(line)?.slice(1))
      .filter((found) => found !== undefined);
  }

  it('reads the parts of a finding', () => {
    deepEqual(problems('C:\\site\\a.qos:8:11: error: SL 17 is out of range [2]; expected 0 to 15 [sl-out-of-range]'), [
      ['C:\\site\\a.qos', '8', '11', 'error', 'SL 17 is out of range [2]; expected 0 to 15', 'sl-out-of-range'],
    ]);
  });

  it('finds in the text of the command all findings and nothing else', async () => {
    const golden = (file: string) => readFile(`../org.qos.cli/src/test/resources/golden/${file}`, 'utf8');

    const findings = problems(await golden('check.compact.txt'));

    equal(findings.length > 10, true);
    deepEqual(problems(await golden('check.txt')), findings);
    equal(findings.length, (await golden('check.compact.txt')).match(/: (error|warning|info): /g)?.length);
  });
});
