/** Tests files one after the other in this process: `node --test-reporter=spec group.mjs FILE...`, files of test/. */
import { after } from 'node:test';
import { endOnSignals } from './harness/endOnSignals.mjs';
import { Machine } from './harness/machine.mjs';

endOnSignals();
after(() => Machine.stopCommon());
for (const file of process.argv.slice(2)) {
  await import(`./test/${file}`);
}
