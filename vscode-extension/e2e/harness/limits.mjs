/** How long the tests wait for what has to come before they fail; each is much longer than a loaded machine needs. */

/** Until the editor shows what it has to show, in milliseconds. */
export const SHOWN_MS = 120_000;

/** Until VS Code has loaded, in milliseconds: a loaded machine with two cores needs more than 20 s. */
export const LOADED_MS = 120_000;

/** For all tests of a file, in milliseconds. */
export const FILE_MS = 300_000;

/** For all files of a process, in milliseconds. */
export const GROUP_MS = 1_200_000;

/** Until a gesture has had its effect before it is repeated, in milliseconds; each time twice as long as before. */
export const EFFECT_MS = 5_000;
