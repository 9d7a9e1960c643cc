import { equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitsForAValue } from '../../src/snippet';

describe('a snippet', () => {
  it('waits for a value where its first tab stop is empty', () => {
    equal(waitsForAValue('<group>$1</group>$0'), true);
    equal(waitsForAValue('sl: $1'), true);
  });

  it('waits for none where it brings one, or has no tab stop', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a snippet
    equal(waitsForAValue('<sl>${1:0}</sl>'), false);
    equal(waitsForAValue('</group>$0'), false);
    equal(waitsForAValue('</group>'), false);
  });
});
