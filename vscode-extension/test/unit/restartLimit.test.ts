import { deepEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RestartLimit } from '../../src/restartLimit';

describe('the restart limit', () => {
  it('allows four restarts in three minutes and no more', () => {
    const limit = new RestartLimit(() => 0);

    deepEqual(
      [1, 2, 3, 4, 5].map(() => limit.allowsRestart()),
      [true, true, true, true, false],
    );
  });

  it('allows any number of restarts after occasional crashes', () => {
    let minutes = 0;
    const limit = new RestartLimit(() => ++minutes * 60_000);

    deepEqual(
      Array.from({ length: 20 }, () => limit.allowsRestart()).filter((allowed) => !allowed),
      [],
    );
  });
});
