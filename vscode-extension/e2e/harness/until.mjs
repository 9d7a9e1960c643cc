import { setTimeout as sleep } from 'node:timers/promises';
import { EFFECT_MS, SHOWN_MS } from './limits.mjs';

/** Waits until `condition` returns a truthy value, and returns it. */
export async function until(what, condition) {
  const value = await truthy(condition, SHOWN_MS);
  if (value) {
    return value;
  }
  throw new Error(`timed out after ${SHOWN_MS / 1000} s waiting for: ${what}`);
}

/**
 * Asserts something about what the window shows, which follows keys and clicks a few frames later: until the assertion holds.
 * Throws its error if it still fails after `SHOWN_MS`. What must not appear is asserted once, after what would bring it.
 */
export async function eventually(assertion) {
  let failure;
  const holds = async () => {
    try {
      await assertion();
      return true;
    } catch (failed) {
      failure = failed;
      return false;
    }
  };
  if (!(await truthy(holds, SHOWN_MS))) {
    throw failure;
  }
}

/**
 * Makes a gesture until its effect is seen: VS Code loses clicks on what it replaces at that moment, and keys while another
 * element takes the focus. A gesture that fails is made again, too. Each time gets twice as long as the one before, for
 * machines on which no gesture is quick.
 *
 * @param {string} what what is wanted, for the message of the error
 * @param {(timeout: {timeout: number}) => Promise<unknown>} gesture a gesture that may be made twice: what toggles must look
 *     first; its parts take no longer than the given time
 * @param {() => Promise<unknown>} effect whether the effect is there
 */
export async function repeat(what, gesture, effect) {
  const deadline = Date.now() + SHOWN_MS;
  let problem;
  for (let ms = EFFECT_MS; Date.now() < deadline; ms *= 2) {
    try {
      await gesture({ timeout: ms });
      if (await truthy(effect, ms)) {
        return;
      }
    } catch (failed) {
      problem = failed;
    }
  }
  throw new Error(`nothing leads to: ${what}`, { cause: problem });
}

async function truthy(condition, ms) {
  const deadline = Date.now() + ms;
  do {
    const value = await condition();
    if (value) {
      return value;
    }
    await sleep(100);
  } while (Date.now() < deadline);
  return undefined;
}
