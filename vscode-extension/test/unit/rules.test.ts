import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isRulePage, ruleLink, siblingPage } from '../../src/rules/links';
import { rulePage } from '../../src/rules/page';
import { type Grammar, tokensOf } from '../../src/rules/tokens';
import opensm from '../../syntaxes/qos-opensm.tmLanguage.json';
import rfc from '../../syntaxes/qos-rfc.tmLanguage.json';

const PAGES = '../docs/rules';

/** The scopes of a line without the name of the language, and without punctuation. */
function scopes(grammar: Grammar, text: string): string[][] {
  return tokensOf(grammar, text).map((line) =>
    line
      .filter(({ scope }) => scope !== '' && !scope.startsWith('punctuation'))
      .map(({ text: part, scope }) => `${part} ${scope.replace(/\.[^.]*$/, '')}`),
  );
}

const asIs = async (markdown: string) => markdown;
const paragraphs = async (markdown: string) => markdown.replace(/^QOS-EXAMPLE-\d+$/gm, '<p>$&</p>');
const html = (markdown: string) => rulePage(markdown, paragraphs, (code) => `command:${code}`);

describe('the tokens of an example', () => {
  it('have the scopes of the OpenSM grammar, over several lines', () => {
    deepEqual(scopes(opensm, 'qos-levels\n  name: "a\nb" # why\n  SDP: 3'), [
      ['qos-levels keyword.control'],
      ['name support.type.property-name', '" entity.name.type', 'a entity.name.type'],
      ['b entity.name.type', '" entity.name.type', '# why comment.line.number-sign'],
      ['SDP support.type.property-name', '3 constant.numeric'],
    ]);
  });

  it('have the scopes of the RFC grammar', () => {
    deepEqual(scopes(rfc, '<sl>3</sl><name>Big 1</name>'), [
      [
        'sl entity.name.tag',
        '3 constant.numeric',
        'sl entity.name.tag',
        'name entity.name.tag',
        'Big 1 entity.name.type',
        'name entity.name.tag',
      ],
    ]);
  });

  it('lose no text', () => {
    for (const name of readdirSync(PAGES)) {
      const page = readFileSync(`${PAGES}/${name}`, 'utf8');
      for (const [, language, code] of page.matchAll(/^```(rfc|opensm) .*\n([\s\S]*?)^```$/gm)) {
        const lines = tokensOf(language === 'rfc' ? rfc : opensm, code ?? '');
        equal(lines.map((line) => line.map(({ text }) => text).join('')).join('\n'), code);
      }
    }
  });
});

describe('the page of a rule', () => {
  it('has its examples in colour, with good and bad ones marked', async () => {
    const page = await html('# sl\n\n```opensm bad fabric\nsl: 16\n```\n\n```rfc good\n<sl>1</sl>\n```\n');

    match(
      page,
      /class="example bad"><div class="label">Reported<[\s\S]*<span style="color: var\(--[\w-]+\)">sl<\/span>: /,
    );
    match(page, /class="example good"><div class="label">Not reported</);
    match(page, /&lt;<\/span><span[^>]*>sl<\/span>/);
    equal(page.includes('QOS-EXAMPLE'), false);
  });

  it('links to other pages', async () => {
    const page = await rulePage(
      '<a href="duplicate-sn.md">x</a> <a href="https://x.org/a.md">y</a>',
      asIs,
      (code) => `command:${code}`,
    );

    match(page, /href="command:duplicate-sn"/);
    match(page, /href="https:\/\/x.org\/a.md"/);
  });

  it('shows every example of every page', async () => {
    for (const name of readdirSync(PAGES)) {
      const page = await html(readFileSync(`${PAGES}/${name}`, 'utf8'));
      ok(!/^```(rfc|opensm|partitions|opts)/m.test(page), name);
    }
  });
});

describe('a link to a rule page', () => {
  it('is recognized by its folder', () => {
    equal(isRulePage('file:///home/a/.cache/qos/rules/duplicate-sn.md'), true);
    equal(isRulePage('file:///home/a/.cache/qos/rules/../../.ssh/id.md'), false);
    equal(isRulePage('https://example.org/qos/rules/duplicate-sn.md'), false);
    equal(isRulePage('file:///home/a/policy.qos'), false);
  });

  it('is a command with the page', () => {
    const page = 'file:///c/qos/rules/a.md';

    deepEqual(JSON.parse(decodeURIComponent(ruleLink(page).replace('command:qos.showRule?', ''))), [page]);
    equal(siblingPage(page, 'syntax'), 'file:///c/qos/rules/syntax.md');
  });
});
