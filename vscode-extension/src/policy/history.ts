/** The storage of a history: a Memento of VS Code. */
export interface Store {
  get(key: string): string[] | undefined;
  update(key: string, value: string[]): Thenable<void>;
}

const KEY = 'requests';
const MAX_REQUESTS = 20;

/** The requests explained in this workspace, newest first. */
export class History {
  constructor(private readonly store: Store) {}

  get requests(): readonly string[] {
    return this.store.get(KEY) ?? [];
  }

  /** Adds a request as the newest, without duplicates. */
  async add(request: string): Promise<void> {
    const others = this.requests.filter((other) => other !== request);
    await this.store.update(KEY, [request, ...others].slice(0, MAX_REQUESTS));
  }
}
