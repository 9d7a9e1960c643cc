/** The result of a command of the server. */
export interface CommandResult {
  /** What was done, for the user. */
  readonly message: string;
  /** Further notes for the user, one line each, with their position in the policy. */
  readonly notes: readonly string[];
  /** The language of the text; empty if there is no text. */
  readonly language: string;
  readonly text: string;
  /** The paths of the files written. */
  readonly files: readonly string[];
}

/** A command of the server for a policy (LSP: workspace/executeCommand). */
export interface ServerCommand {
  readonly command: 'qos.explain' | 'qos.generate' | 'qos.convert';
  /** The title of the progress notification. */
  readonly title: string;
  readonly arguments: Readonly<Record<string, string | boolean>>;
}

/** The server rejected a command; the message gives the reason. */
export class CommandFailed extends Error {
  /** `losses` has one line for each loss that the user may accept. */
  constructor(
    message: string,
    readonly losses: readonly string[] = [],
  ) {
    super(message);
  }

  /** The first line of the message, which names the problem. */
  get headline(): string {
    return this.message.split('\n', 1)[0] ?? '';
  }
}

/** The error of a response with the LSP error code RequestFailed; undefined for any other error. */
export function asCommandFailed(error: unknown): CommandFailed | undefined {
  const { code, message, data } = error as { code?: number; message?: string; data?: { losses?: string[] } | null };
  return code === REQUEST_FAILED ? new CommandFailed(message ?? '', data?.losses ?? []) : undefined;
}

const REQUEST_FAILED = -32803;
