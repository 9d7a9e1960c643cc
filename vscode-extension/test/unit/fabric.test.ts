import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { iconOf } from '../../src/fabric/items';
import { namingFabric } from '../../src/fabric/projectFile';
import { GROUP, ITEM } from './fabric';

describe('the icon of an item of the fabric', () => {
  it('shows its kind, and its first group by colour', () => {
    deepEqual(iconOf({ ...ITEM, kind: 'host', groups: [{ ...GROUP, index: 1 }, GROUP] }), {
      icon: 'server',
      colour: 'qos.fabric.group2',
    });
  });

  it('has no colour without a group', () => {
    deepEqual(iconOf({ ...ITEM, kind: 'switch' }), { icon: 'circuit-board' });
  });

  it('repeats colours after the last one', () => {
    equal(iconOf({ ...ITEM, groups: [{ ...GROUP, index: 8 }] }).colour, 'qos.fabric.group1');
  });
});

describe('a project file that names a fabric', () => {
  it('has an entry for it', () => {
    equal(namingFabric('', 'fabric/today.ibnetdiscover'), 'fabric: fabric/today.ibnetdiscover\n');
  });

  it('keeps what it has', () => {
    equal(
      namingFabric('# our site\ntarget: opensm-3.3', '../a b'),
      '# our site\ntarget: opensm-3.3\nfabric: "../a b"\n',
    );
  });

  it('names another one than before', () => {
    equal(namingFabric('fabric: old\nopts: x.opts\n', '$&'), 'fabric: "$&"\nopts: x.opts\n');
  });
});
