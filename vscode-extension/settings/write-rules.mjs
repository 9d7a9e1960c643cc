// Writes the rules of docs/qos-schema.json, which is generated from the rules, into the setting qos.rules of
// package.json. test/unit/settings.test.ts fails when the two differ.
import { readFileSync, writeFileSync } from 'node:fs';

const manifestFile = new URL('../package.json', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('../../docs/qos-schema.json', import.meta.url), 'utf8'));
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

manifest.contributes.configuration.properties['qos.rules'].properties = schema.properties.rules.properties;
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
