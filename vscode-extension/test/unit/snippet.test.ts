import { equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasEmptyFirstTabStop } from '../../src/snippet';

describe('a snippet', () => {
  it('needs a value if its first tab stop is empty', () => {
    equal(hasEmptyFirstTabStop('<group>$1</group>$0'), true);
    equal(hasEmptyFirstTabStop('sl: $1'), true);
    equal(hasEmptyFirstTabStop('qos-ulps\n\t$0\nend-qos-ulps'), true);
  });

  it('needs none if it has a default value or no tab stop', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a snippet
    equal(hasEmptyFirstTabStop('<sl>${1:0}</sl>'), false);
    equal(hasEmptyFirstTabStop('</group>$0'), false);
    equal(hasEmptyFirstTabStop('</group>'), false);
  });
});
