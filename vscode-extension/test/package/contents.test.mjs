import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { unzipSync } from 'fflate';

const vsix = readFileSync(new URL('../../target/qos-policy.vsix', import.meta.url));

it('the package contains the files of the extension and no others', () => {
  const names = [];
  unzipSync(vsix, {
    filter: (file) => {
      names.push(file.name);
      return false;
    },
  });

  deepEqual(names.sort(), [
    '[Content_Types].xml',
    'extension.vsixmanifest',
    'extension/LICENSE.txt',
    'extension/changelog.md',
    'extension/dist/explanation.js',
    'extension/dist/extension.js',
    'extension/images/fabric.svg',
    'extension/images/icon.png',
    'extension/images/options.svg',
    'extension/images/partitions.svg',
    'extension/images/policy.svg',
    'extension/images/snapshot.svg',
    'extension/images/tests.svg',
    'extension/images/walkthrough/check-dark.png',
    'extension/images/walkthrough/check-light.png',
    'extension/images/walkthrough/coverage-dark.png',
    'extension/images/walkthrough/coverage-light.png',
    'extension/images/walkthrough/explain-dark.png',
    'extension/images/walkthrough/explain-light.png',
    'extension/images/walkthrough/fabric-dark.png',
    'extension/images/walkthrough/fabric-light.png',
    'extension/images/walkthrough/status-dark.png',
    'extension/images/walkthrough/status-light.png',
    'extension/images/walkthrough/tests-dark.png',
    'extension/images/walkthrough/tests-light.png',
    'extension/languages/enhanced-qos.json',
    'extension/languages/ibnetdiscover.json',
    'extension/languages/opensm-opts.json',
    'extension/languages/opensm-partitions.json',
    'extension/languages/qos-opensm.json',
    'extension/languages/qos-rfc.json',
    'extension/languages/qos-test.json',
    'extension/package.json',
    'extension/readme.md',
    'extension/server/qos-language-server.jar',
    'extension/syntaxes/enhanced-qos.tmLanguage.json',
    'extension/syntaxes/ibnetdiscover.tmLanguage.json',
    'extension/syntaxes/opensm-opts.tmLanguage.json',
    'extension/syntaxes/opensm-partitions.tmLanguage.json',
    'extension/syntaxes/qos-opensm.tmLanguage.json',
    'extension/syntaxes/qos-rfc.tmLanguage.json',
    'extension/syntaxes/qos-test.tmLanguage.json',
  ]);
});

it('the package contains the server of this build', () => {
  const jar = 'extension/server/qos-language-server.jar';
  const packed = unzipSync(vsix, { filter: (file) => file.name === jar })[jar];

  equal(Buffer.compare(packed, readFileSync(new URL('../../server/qos-language-server.jar', import.meta.url))), 0);
});

it('the package is smaller than 16 MB', () => {
  ok(vsix.length < 16_000_000, `${vsix.length} bytes`);
});
