import { deepEqual, equal, throws } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { withLinks } from '../../links.mjs';

describe('the addresses in the package', () => {
  const manifest = { name: 'qos-policy' };

  it('are those that the build is given', () => {
    const given = {
      QOS_REPOSITORY: 'https://git.example.org/qos.git',
      QOS_BUGS: 'https://bugs.example.org/qos',
      QOS_HOMEPAGE: 'https://example.org/qos',
    };

    deepEqual(withLinks(manifest, given), {
      name: 'qos-policy',
      repository: { type: 'git', url: 'https://git.example.org/qos.git' },
      bugs: { url: 'https://bugs.example.org/qos' },
      homepage: 'https://example.org/qos',
    });
  });

  it('are left out otherwise', () => {
    deepEqual(withLinks(manifest, {}), manifest);
    deepEqual(withLinks(manifest, { QOS_REPOSITORY: '', QOS_BUGS: ' ' }), manifest);
  });

  it('begin with https', () => {
    throws(() => withLinks(manifest, { QOS_BUGS: 'javascript:alert(1)' }), /QOS_BUGS is 'javascript:alert\(1\)'/);
    throws(
      () => withLinks(manifest, { QOS_HOMEPAGE: 'example.org' }),
      /QOS_HOMEPAGE is 'example.org'; expected an address/,
    );
  });

  it('are those of this build', () => {
    const name = 'extension/package.json';
    const vsix = readFileSync(new URL('../../target/qos-policy.vsix', import.meta.url));
    const packed = JSON.parse(
      new TextDecoder().decode(unzipSync(vsix, { filter: (file) => file.name === name })[name]),
    );

    equal(packed.repository?.url, process.env.QOS_REPOSITORY || undefined);
    equal(packed.bugs?.url, process.env.QOS_BUGS || undefined);
    equal(packed.homepage, process.env.QOS_HOMEPAGE || undefined);
  });
});
