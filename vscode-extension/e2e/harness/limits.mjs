/** How long the tests wait for what has to come before they fail; each is much longer than a loaded machine needs. */

/** Until the editor shows what it has to show, in milliseconds. */
export const SHOWN_MS = 45_000;

/** Until VS Code has loaded, in milliseconds: a loaded machine with two cores needs more than 20 s. */
export const LOADED_MS = 120_000;

/** For all tests of a file, in milliseconds. */
export const FILE_MS = 300_000;

/** Until a click has had its effect before it is repeated, in milliseconds. */
export const CLICK_MS = 5_000;
