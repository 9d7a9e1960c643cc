import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import manifest from '../../package.json';

const { properties } = manifest.contributes.configuration;

describe('the settings', () => {
  it('have each rule with its severities, like the JSON schema of the project file (releng/derive.sh writes them)', () => {
    const schema = JSON.parse(readFileSync('../docs/qos-schema.json', 'utf8'));

    deepEqual(properties['qos.rules'].properties, schema.properties.rules.properties);
    equal(properties['qos.rules'].additionalProperties, false);
  });

  it('turn on every feature', () => {
    for (const [name, feature] of Object.entries(properties['qos.features'].properties)) {
      deepEqual([name, feature.type, feature.default], [name, 'boolean', true]);
    }
  });

  it('have no marks of Markdown in descriptions that VS Code shows as plain text: those of keys', () => {
    for (const setting of ['qos.rules', 'qos.features'] as const) {
      for (const [key, { description }] of Object.entries(properties[setting].properties)) {
        doesNotMatch(description, /[`*]/, key);
      }
    }
  });

  it('keep the other features on when one is turned off: a click in the settings page writes all keys it shows', () => {
    const features = properties['qos.features'];

    deepEqual(
      Object.entries(features.default),
      Object.entries(features.properties).map(([name, feature]) => [name, feature.default]),
    );
  });
});
