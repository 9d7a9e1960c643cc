import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import manifest from '../../package.json';

const EXAMPLES = 'test/grammar/';

describe('the grammar', () => {
  for (const { language, scopeName, path } of manifest.contributes.grammars) {
    it(`of ${language} has an example of each scope, which test:grammar asserts`, () => {
      const asserted = examplesOf(scopeName).flatMap(scopesAsserted);

      deepEqual(
        scopesOf(readFileSync(path, 'utf8')).filter((scope) => !asserted.includes(scope)),
        [],
      );
    });
  }
});

function examplesOf(grammar: string): string[] {
  return readdirSync(EXAMPLES)
    .map((name) => readFileSync(EXAMPLES + name, 'utf8'))
    .filter((text) => text.includes(`SYNTAX TEST "${grammar}"`));
}

/** The scopes of lines of carets or arrows; those after a hyphen must not be there. */
function scopesAsserted(example: string): string[] {
  const lines = example.match(/^\s*(?:\/\/|#)\s*(?:<[~-]+|\^[\^ ]*)\s.*$/gm) ?? [];
  return lines.flatMap((line) => line.replace(/ - .*/, '').match(/[a-z]+(\.[\w-]+)+/g) ?? []);
}

/** The scopes that a grammar gives; that of all its text is none of them. */
function scopesOf(grammar: string): string[] {
  const names = [...grammar.matchAll(/"(?:name|contentName)"\s*:\s*"([a-z]+(?:\.[\w-]+)+)"/g)];
  return [...new Set(names.map(([, scope]) => scope as string))];
}
