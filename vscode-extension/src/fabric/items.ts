import type { Span } from '../tests/details';

/** A group that an item of the fabric belongs to. */
export interface Membership {
  /** The place among the groups of the policy, from 0. */
  readonly index: number;
  readonly name: string;
  /** The entry of the group that selects the item, or the name of the group. */
  readonly range: Span;
}

/** An item of the fabric as the server describes it. */
export interface FabricItem {
  readonly id: string;
  readonly kind: 'list' | 'group' | 'switch' | 'host' | 'router' | 'port' | 'unlinked';
  readonly label: string;
  readonly description: string;
  readonly facts: readonly string[];
  /** The name by which a policy can refer to it; empty if there is none. */
  readonly name: string;
  readonly guid: string;
  readonly groups: readonly Membership[];
  readonly hasChildren: boolean;
}

/** A part of the fabric that a document is checked with. */
export interface FabricPart {
  /** The policy whose groups the items belong to. */
  readonly policy: string;
  /** The name of the snapshot; empty if there is none. */
  readonly fabric: string;
  /** Why the snapshot cannot be used; empty if it can. */
  readonly problem: string;
  readonly items: readonly FabricItem[];
}

/** The colours of groups, `qos.fabric.group1` and so on in package.json. */
export const GROUP_COLOURS = 8;

const ICONS: Readonly<Record<FabricItem['kind'], string>> = {
  list: '',
  group: 'circle-filled',
  switch: 'circuit-board',
  host: 'server',
  router: 'globe',
  port: 'plug',
  unlinked: 'debug-disconnect',
};

/** The icon of an item, without one for lists, and its colour: that of the first group that it belongs to. */
export function iconOf({ kind, groups }: FabricItem): { readonly icon: string; readonly colour?: string } {
  const [group] = groups;
  return group
    ? { icon: ICONS[kind], colour: `qos.fabric.group${(group.index % GROUP_COLOURS) + 1}` }
    : { icon: ICONS[kind] };
}

/** What the menus of package.json offer for an item, such as `port.name.guid.group`. */
export function contextOf({ kind, name, guid, groups }: FabricItem): string {
  return [kind, name && 'name', guid && 'guid', groups.length > 0 && 'group'].filter(Boolean).join('.');
}
