import { deepEqual, equal } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { FILE_MS } from '../harness/limits.mjs';
import { Session } from '../harness/session.mjs';
import { eventually, until } from '../harness/until.mjs';

const EXAMPLES = new URL('../../test/grammar/', import.meta.url);

/** The examples of the grammars' tests, which have every kind of token, without what the tests assert. */
const FILES = Object.fromEntries(
  readdirSync(EXAMPLES)
    .filter((name) => !name.endsWith('.ibnetdiscover')) // the server has no colours for snapshots
    .map((name) => [name, textOf(readFileSync(new URL(name, EXAMPLES), 'utf8'))]),
);

/** Nothing but the colours of grammars and of the server: brackets have others of VS Code until a text has those of its grammar. */
const PLAIN = {
  'editor.inlayHints.enabled': 'off',
  'editor.codeLens': false,
  'editor.bracketPairColorization.enabled': false,
};

/** Underlines what has a colour from the server. */
const UNDERLINED = { 'editor.semanticTokenColorCustomizations': { rules: { '*': { underline: true } } } };

const LEVELS = `<qos-policy>
  <port-groups>
    <port-group>
      <name>Disks</name>
    </port-group>
  </port-groups>
  <qos-levels>
    <qos-level>
      <sn>0</sn>
      <name>DEFAULT</name>
      <sl>0</sl>
    </qos-level>
  </qos-levels>
</qos-policy>
`;

describe('the colours of a text', { timeout: FILE_MS }, () => {
  let session;
  let window;

  before(async () => {
    session = await Session.start({ ...FILES, 'levels.qos': LEVELS }, { settings: PLAIN, userSettings: UNDERLINED });
    window = session.workbench;
  });

  afterEach((test) => window?.screenshot(`colours-${test.name.replaceAll(/[^a-z0-9.-]+/g, '-')}`));

  after(() => session?.end());

  for (const theme of ['dark', 'light']) {
    it(`stay when the language server comes up, ${theme}`, async () => {
      if (theme === 'light') {
        await window.toggleTheme();
      }
      const ofGrammars = {};
      session.changeSettings({ ...PLAIN, 'editor.semanticHighlighting.enabled': false });
      for (const name of Object.keys(FILES)) {
        await window.openFile(name);
        await until(`no colours of the server in ${name}`, async () => (await window.decorations.underlined()) === 0);
        await until(`colours of the grammar in ${name}`, async () => {
          ofGrammars[name] = await window.decorations.colours();
          return new Set(ofGrammars[name].flat()).size > 2;
        });
      }
      session.changeSettings({ ...PLAIN, 'editor.semanticHighlighting.enabled': true });
      for (const name of Object.keys(FILES)) {
        await window.openFile(name);
        await until(`colours of the server in ${name}`, async () => (await window.decorations.underlined()) > 0);
        await eventually(async () => deepEqual(await window.decorations.colours(), ofGrammars[name], name));
      }
    });
  }

  it('are the same for names of levels and of groups', async () => {
    await window.openFile('levels.qos');

    await eventually(async () =>
      equal(await window.colour('<name>DEFAULT', 'DEFAULT'), await window.colour('<name>Disks', 'Disks')),
    );
  });

  it('have no boxes around a tag at the cursor, which is edited alone', async () => {
    await window.goTo(3, 16);
    await window.type('s');

    await until('the opening tag', async () => (await window.text())[2] === '    <port-groups>');
    equal((await window.text())[4], '    </port-group>');
    equal(await window.decorations.linkedTags.count(), 0);
    await window.press('Backspace');
  });

  it('have boxes around both tags, which are edited together, if the user wants that', async () => {
    session.changeSettings({ ...PLAIN, 'editor.linkedEditing': true });
    await window.goTo(3, 14);
    await window.decorations.linkedTags.first().waitFor();
    await window.type('x');

    await until(
      'the closing tag',
      async () => (await window.text())[4] === (await window.text())[2].replace('<', '</'),
    );
  });
});

/** The lines of an example that are text: neither the name of the grammar nor assertions. */
function textOf(example) {
  const lines = example.split('\n').slice(1);
  return lines.filter((line) => !/^\s*(\/\/|#)\s*(<[~-]+|\^)/.test(line)).join('\n');
}
