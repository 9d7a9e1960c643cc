/** Tests files one after the other in this process: `node --test-reporter=spec group.mjs FILE...`, files of test/. */
import { after } from 'node:test';
import { Machine } from './harness/machine.mjs';

after(() => Machine.stopCommon());
for (const file of process.argv.slice(2)) {
  await import(`./test/${file}`);
}
