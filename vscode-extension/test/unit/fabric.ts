import type { FabricItem, Membership } from '../../src/fabric/items';

/** A group of a policy. */
export const GROUP: Membership = {
  index: 0,
  name: 'Storage',
  range: { start: { line: 3, character: 8 }, end: { line: 3, character: 15 } },
};

/** A port of which nothing is known. */
export const ITEM: FabricItem = {
  id: 'node/0x1/port/0x1/1',
  kind: 'port',
  label: 'P1',
  description: '',
  facts: [],
  name: '',
  guid: '',
  groups: [],
  hasChildren: false,
};
