import { deepEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Crashes } from '../../src/crashes';

describe('a server that ends by itself', () => {
  it('is started again four times in three minutes and then left alone', () => {
    const crashes = new Crashes(() => 0);

    deepEqual(
      [1, 2, 3, 4, 5].map(() => crashes.startAgain()),
      [true, true, true, true, false],
    );
  });

  it('is always started again when it ends now and then', () => {
    let minutes = 0;
    const crashes = new Crashes(() => ++minutes * 60_000);

    deepEqual(
      Array.from({ length: 20 }, () => crashes.startAgain()).filter((again) => !again),
      [],
    );
  });
});
