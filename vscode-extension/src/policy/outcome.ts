/** What came of a command of the server. */
export interface Outcome {
  /** What was done, for the user. */
  readonly message: string;
  /** What the user should know besides, one line each, with its place in the policy. */
  readonly notes: readonly string[];
  /** The language of the text; empty where there is none. */
  readonly language: string;
  readonly text: string;
  /** The paths of the files written. */
  readonly files: readonly string[];
}

/** What the server does with a policy, and what it is told besides. */
export interface Order {
  readonly command: 'qos.explain' | 'qos.generate' | 'qos.convert';
  /** What is shown while it is done. */
  readonly title: string;
  readonly arguments: Readonly<Record<string, string | boolean>>;
}

/** Says why the server does not do something. */
export class Refused extends Error {
  /** `losses` are what would be lost, one line each, where the user may want it done nevertheless. */
  constructor(
    message: string,
    readonly losses: readonly string[] = [],
  ) {
    super(message);
  }

  /** The first line, which says what is wrong. */
  get headline(): string {
    return this.message.split('\n', 1)[0] ?? '';
  }
}

/** The server's error as a refusal, if it is one: the code of the protocol for a request that failed. */
export function asRefusal(error: unknown): Refused | undefined {
  const { code, message, data } = error as { code?: number; message?: string; data?: { losses?: string[] } | null };
  return code === REQUEST_FAILED ? new Refused(message ?? '', data?.losses ?? []) : undefined;
}

const REQUEST_FAILED = -32803;
