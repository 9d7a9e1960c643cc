import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import manifest from '../../package.json';
import { contextOf, type FabricItem, GROUP_COLOURS, iconOf } from '../../src/fabric/items';
import { GROUP, ITEM } from './fabric';

const { languages, grammars, configuration, commands, menus, colors } = manifest.contributes;

describe('the manifest', () => {
  it('registers the files of the languages and no generic extension', () => {
    const claimed = languages.map((language) => [language.id, ...language.filenames, ...language.extensions]);

    deepEqual(claimed, [
      ['qos-rfc', 'qos-policy.xml', '.qos'],
      ['qos-opensm', 'qos-policy.conf', '.qos-policy.conf'],
      ['opensm-opts', 'opensm.opts', 'opensm.conf', '.opensm.opts'],
      ['opensm-partitions', 'partitions.conf', '.partitions.conf'],
      ['qos-test', '.qostest'],
      ['enhanced-qos', 'enhanced_qos_policy.conf', '.enhanced-qos.conf'],
      ['ibnetdiscover', '.ibnetdiscover'],
    ]);
  });

  it('starts for a project file in the folder itself without a search, which VS Code gives up after some seconds', () => {
    equal(manifest.activationEvents.includes('workspaceContains:qos.yaml'), true);
  });

  it('has a grammar and a configuration for each language', () => {
    deepEqual(
      grammars.map((grammar) => grammar.language),
      languages.map((language) => language.id),
    );
    for (const path of [
      ...grammars.map((grammar) => grammar.path),
      ...languages.map((language) => language.configuration),
    ]) {
      equal(existsSync(path), true, path);
    }
  });

  it('shows the policy commands only for policies, and runs tests only in files with tests', () => {
    const policyCommands = ['qos.explainRequest', 'qos.generateFiles', 'qos.convertPolicy'];

    deepEqual(
      menus['qos.policy'].map((entry) => entry.command),
      policyCommands,
    );
    for (const entry of [
      ...menus.commandPalette.filter(({ command }) => !command.startsWith('qos.fabric.')),
      ...menus['editor/context'],
      ...menus['editor/title'],
      ...menus['explorer/context'],
    ]) {
      match(
        entry.when,
        'command' in entry && entry.command === 'qos.runTests'
          ? /^(editor|resource)LangId == qos-test$/
          : /^(editor|resource)LangId == qos-rfc \|\| \1LangId == qos-opensm$/,
      );
    }
    deepEqual(
      commands.map((command) => command.command),
      [
        ...policyCommands,
        'qos.runTests',
        'qos.restartServer',
        'qos.showLog',
        'qos.chooseJava',
        ...['qos.fabric.reveal', 'qos.fabric.copyName', 'qos.fabric.copyGuid', 'qos.fabric.choose'],
      ],
    );
  });

  it('offers for an item of the fabric what it has', () => {
    const offered = (item: Partial<FabricItem>) => {
      const context = contextOf({ ...ITEM, ...item });
      const entries = menus['view/item/context'].filter(({ when }) =>
        new RegExp(when.split('/')[1] ?? '').test(context),
      );
      return [...new Set(entries.map((entry) => entry.command.replace('qos.fabric.', '')))];
    };

    deepEqual(offered({}), []);
    deepEqual(offered({ name: 'leaf1', guid: '0x1' }), ['copyName', 'copyGuid']);
    deepEqual(offered({ name: 'n1/P1', guid: '0x1', groups: [GROUP] }), ['reveal', 'copyName', 'copyGuid']);
  });

  it('defines the colours of the groups', () => {
    const used = Array.from({ length: GROUP_COLOURS }, (_, index) =>
      iconOf({ ...ITEM, groups: [{ ...GROUP, index }] }),
    );

    deepEqual(
      colors.map(({ id }) => id).filter((id) => id.startsWith('qos.fabric.')),
      used.map(({ colour }) => colour),
    );
  });

  it('has icons of files that are seen on light and on dark backgrounds', () => {
    const icons = new Set(languages.flatMap(({ icon }) => (icon ? [icon.dark, icon.light] : [])));

    for (const icon of icons) {
      for (const colour of readFileSync(icon, 'utf8').match(/#[0-9a-f]{6}/g) ?? []) {
        for (const background of ['#ffffff', '#f3f3f3', '#252526', '#000000']) {
          ok(contrast(colour, background) >= 3, `${icon}: ${colour} on ${background}`);
        }
      }
    }
  });

  it('does not let an untrusted workspace choose the program to start', () => {
    deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, [
      'qos.java.home',
      'qos.command.path',
    ]);
    equal(configuration.properties['qos.java.home'].scope, 'machine-overridable');
    equal(configuration.properties['qos.command.path'].scope, 'machine-overridable');
  });

  it('is compiled against the API of the oldest VS Code that it supports', () => {
    equal(manifest.engines.vscode, `^${manifest.devDependencies['@types/vscode']}`);
  });

  it('has no registry URLs in the lock files', () => {
    for (const lock of ['package-lock.json', 'e2e/package-lock.json', 'e2e/oldest/package-lock.json']) {
      equal(readFileSync(lock, 'utf8').includes('"resolved"'), false, lock);
    }
  });
});

/** The contrast of two colours `#rrggbb` as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
