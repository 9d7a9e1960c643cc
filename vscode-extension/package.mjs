/**
 * Packages the extension from its built parts: `node package.mjs` for all systems as target/qos-policy.vsix,
 * `node package.mjs --target linux-x64 --runtime FOLDER` for one system as target/qos-policy-linux-x64.vsix, with the Java
 * runtime in the folder. Addresses of the project are environment variables (links.mjs).
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withLinks } from './links.mjs';

/** What .vscodeignore selects from. */
const PARTS = ['.vscodeignore', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const FOLDERS = ['dist', 'images', 'languages', 'server', 'syntaxes'];

const { target, runtime } = parseArgs({ options: { target: { type: 'string' }, runtime: { type: 'string' } } }).values;
const here = fileURLToPath(new URL('.', import.meta.url));
const staged = join(here, 'target/package');
const file = join(here, 'target', target ? `qos-policy-${target}.vsix` : 'qos-policy.vsix');

rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
const copy = (from, to) => cpSync(from, join(staged, to), { recursive: true, preserveTimestamps: true });
for (const part of [...PARTS, ...FOLDERS]) {
  copy(join(here, part), part);
}
if (runtime) {
  copy(resolve(runtime), 'runtime');
  appendFileSync(join(staged, '.vscodeignore'), '!runtime/**\n');
}
const manifest = withLinks(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')), process.env);
writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const vsce = createRequire(import.meta.url).resolve('@vscode/vsce/vsce');
const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '--out', file];
execFileSync(process.execPath, [vsce, 'package', ...(target ? ['--target', target] : []), ...options], {
  cwd: staged,
  stdio: 'inherit',
});
