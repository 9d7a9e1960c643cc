/** Where a history is kept: a Memento of VS Code. */
export interface Store {
  get(key: string): string[] | undefined;
  update(key: string, value: string[]): Thenable<void>;
}

const KEY = 'requests';
const LONGEST = 20;

/** The requests that were explained in this workspace, the newest first. */
export class History {
  constructor(private readonly store: Store) {}

  get requests(): readonly string[] {
    return this.store.get(KEY) ?? [];
  }

  /** Puts a request in front; each is kept once. */
  async add(request: string): Promise<void> {
    const others = this.requests.filter((other) => other !== request);
    await this.store.update(KEY, [request, ...others].slice(0, LONGEST));
  }
}
