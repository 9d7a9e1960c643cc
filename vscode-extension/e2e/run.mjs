/**
 * Runs the tests: `node run.mjs [NAME...]` in this folder, all or those of test/NAME.test.mjs. Two processes share the
 * files, so that two windows are open at a time; the files of a process are tested one after the other (group.mjs) on one
 * installation of VS Code.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { endOnSignals } from './harness/endOnSignals.mjs';
import { GROUP_MS } from './harness/limits.mjs';

const PROCESSES = 2;

/** Lines up to the last result of a suite, which is not indented. */
const FINISHED = /^.*^\S[^\n]*\(\S+ms\)\n/ms;

const GROUP = new URL('group.mjs', import.meta.url).pathname;
const TESTS = new URL('test/', import.meta.url);

/** The logs of the run before. */
const LOGS = new URL('../target/e2e/logs/', import.meta.url);

rmSync(LOGS, { recursive: true, force: true });
const names = process.argv.slice(2);
const files = names.length > 0 ? names.map((name) => `${name}.test.mjs`) : readdirSync(TESTS);
const children = [];
endOnSignals(() => {
  for (const child of children) {
    child.kill();
  }
});
const results = await Promise.all(groups(files).map(run));
process.exitCode = Math.max(...results);

/** The files in groups with about the same number of tests. */
function groups(files) {
  const all = Array.from({ length: PROCESSES }, () => ({ files: [], tests: 0 }));
  const counted = files.map((file) => ({ file, tests: testsIn(file) }));
  for (const { file, tests } of counted.sort((a, b) => b.tests - a.tests)) {
    const smallest = all.reduce((one, other) => (other.tests < one.tests ? other : one));
    smallest.files.push(file);
    smallest.tests += tests;
  }
  return all.map((group) => group.files).filter((group) => group.length > 0);
}

function testsIn(file) {
  return readFileSync(new URL(file, TESTS), 'utf8').split(/^ {2}it\(/m).length;
}

/** Tests files in a process; returns its exit code. The results of a suite are printed in one piece, when it is finished. */
async function run(group) {
  const child = spawn(process.execPath, ['--test-reporter=spec', GROUP, ...group], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: GROUP_MS,
  });
  children.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (data) => {
    output += data;
    const [finished] = FINISHED.exec(output) ?? [''];
    process.stdout.write(finished);
    output = output.slice(finished.length);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  return code ?? 1;
}
