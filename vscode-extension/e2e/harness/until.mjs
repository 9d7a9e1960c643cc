import { setTimeout as sleep } from 'node:timers/promises';
import { SHOWN_MS } from './limits.mjs';

/** Waits until `condition` returns a truthy value, and returns it. */
export async function until(what, condition) {
  const deadline = Date.now() + SHOWN_MS;
  while (Date.now() < deadline) {
    const value = await condition();
    if (value) {
      return value;
    }
    await sleep(100);
  }
  throw new Error(`timed out after ${SHOWN_MS / 1000} s waiting for: ${what}`);
}
