/** An item of the list of requests. */
export interface RequestItem {
  readonly label: string;
  readonly description?: string;
  readonly detail?: string;
  readonly alwaysShow?: boolean;
}

/** An example of a request, shown as placeholder. */
export const EXAMPLE = 'from any to "mds1 HCA-1/P1" service 0x1060cbc';

/** The item that opens the form of the view instead. */
export const FORM: RequestItem = { label: '$(edit) Fill In a Form', description: 'with ports, clients and services' };

/** Requests that apply to any policy. */
export const EXAMPLES: readonly RequestItem[] = [
  { label: 'from any to any', description: 'pairs of ports without further fields' },
  { label: 'from any to any client ipoib', description: 'IP over InfiniBand' },
  { label: 'from any to any service tcp:987 client cma-ipv4', description: 'a TCP port through the RDMA CM' },
  { label: 'from any to any client srp service 0x1', description: 'a disk array, by its Service-ID' },
];

/**
 * The items below the input: the typed request with its result, or else the form, then the recent requests, then examples.
 *
 * @param typed the text of the input
 * @param result the server's result or error for it, if known
 * @param recent the requests of the history
 */
export function requestItems(
  typed: string,
  result: string | undefined,
  recent: readonly string[],
): (RequestItem | { readonly separator: string })[] {
  const own: RequestItem[] =
    typed.trim() === '' ? [FORM] : [{ label: typed.trim(), alwaysShow: true, detail: result ?? '…' }];
  const others = recent.filter((request) => request !== typed.trim());
  const known = new Set([typed.trim(), ...others]);
  return [
    ...own,
    ...section(
      'recent',
      others.map((label) => ({ label })),
    ),
    ...section(
      'examples',
      EXAMPLES.filter((example) => !known.has(example.label)),
    ),
  ];
}

function section(separator: string, items: readonly RequestItem[]): (RequestItem | { readonly separator: string })[] {
  return items.length === 0 ? [] : [{ separator }, ...items];
}
