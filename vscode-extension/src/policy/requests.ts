/** A line of the list from which a request is chosen. */
export interface RequestItem {
  readonly label: string;
  readonly description?: string;
  readonly detail?: string;
  readonly alwaysShow?: boolean;
}

/** What a request looks like, for who never wrote one. */
export const EXAMPLE = 'from any to "mds1 HCA-1/P1" service 0x1060cbc';

/** Requests that can be asked about any policy. */
export const EXAMPLES: readonly RequestItem[] = [
  { label: 'from any to any', description: 'what pairs of ports get that ask for nothing else' },
  { label: 'from any to any client ipoib', description: 'IP over InfiniBand' },
  { label: 'from any to any service tcp:988 client cma-ipv4', description: 'a TCP port by way of the RDMA CM' },
  { label: 'from any to any client srp service 0x1', description: 'a disk array, by its Service-ID' },
];

/**
 * The list under what is typed: the typed request with what the server says of it, then those of before, then examples.
 *
 * @param typed what is in the box
 * @param verdict what the server says of it, as far as it is known
 */
export function requestItems(
  typed: string,
  verdict: string | undefined,
  before: readonly string[],
): (RequestItem | { readonly separator: string })[] {
  const own = typed.trim() === '' ? [] : [{ label: typed.trim(), alwaysShow: true, detail: verdict ?? '…' }];
  const recent = before.filter((request) => request !== typed.trim());
  const known = new Set([typed.trim(), ...recent]);
  return [
    ...own,
    ...section(
      'recent',
      recent.map((label) => ({ label })),
    ),
    ...section(
      'such as',
      EXAMPLES.filter((example) => !known.has(example.label)),
    ),
  ];
}

function section(separator: string, items: readonly RequestItem[]): (RequestItem | { readonly separator: string })[] {
  return items.length === 0 ? [] : [{ separator }, ...items];
}
