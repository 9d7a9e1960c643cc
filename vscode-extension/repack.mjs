/**
 * Copies the language server's jar without compression: `node repack.mjs FROM TO`. The package compresses it as a whole, to two
 * thirds of the size that its compressed classes would have there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';

const [from, to] = process.argv.slice(2);
const entries = Object.entries(unzipSync(readFileSync(from))).filter(([name]) => !name.endsWith('/'));
// the earliest time that a zip file can have, so that equal classes make equal packages
const mtime = new Date(1980, 0, 1);
writeFileSync(to, zipSync(Object.fromEntries(entries), { level: 0, mtime }));
