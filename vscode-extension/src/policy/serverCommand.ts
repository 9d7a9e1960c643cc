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
  /** The result for a view of its own; absent if the command has none. */
  readonly details?: unknown;
}

/** A command of the server for a file (LSP: workspace/executeCommand). */
export interface ServerCommand {
  readonly command:
    | 'qos.explain'
    | 'qos.proposeRequest'
    | 'qos.generate'
    | 'qos.convert'
    | 'qos.test'
    | 'qos.listTests'
    | 'qos.context'
    | 'qos.describeFabric';
  /** The title of the progress notification; empty if there is none. */
  readonly title: string;
  readonly arguments: Readonly<Record<string, string | boolean>>;
}

/** A question about a command; if the user presses the button, the command is executed with the flag. */
export interface Confirmation {
  readonly question: string;
  readonly details: readonly string[];
  readonly button: string;
  readonly flag: 'lossy' | 'force';
}

/** The server rejected a command; the message gives the reason. */
export class CommandFailed extends Error {
  /**
   * `losses` has one line for each loss that the user may accept, `replaced` the files of another origin that the user may allow to
   * be replaced.
   */
  constructor(
    message: string,
    readonly losses: readonly string[] = [],
    readonly replaced: readonly string[] = [],
  ) {
    super(message);
  }

  /** What the user may confirm, so that the command succeeds; undefined if nothing helps. */
  confirmation(verb: string): Confirmation | undefined {
    if (this.losses.length > 0) {
      return {
        question: 'Some requests would get another level, because the target syntax cannot express the policy.',
        details: this.losses,
        button: `${verb} Anyway`,
        flag: 'lossy',
      };
    }
    if (this.replaced.length > 0) {
      return {
        question: 'These files were not generated, or were edited since. Replace them?',
        details: this.replaced,
        button: 'Replace',
        flag: 'force',
      };
    }
    return undefined;
  }

  /** The first line of the message, which names the problem. */
  get headline(): string {
    return this.message.split('\n', 1)[0] ?? '';
  }
}

/** The error of a response with the LSP error code RequestFailed; undefined for any other error. */
export function asCommandFailed(error: unknown): CommandFailed | undefined {
  const { code, message, data } = error as { code?: number; message?: string; data?: Rejection | null };
  return code === REQUEST_FAILED ? new CommandFailed(message ?? '', data?.losses, data?.replaced) : undefined;
}

/** What a rejected command would do with a flag. */
interface Rejection {
  losses?: string[];
  replaced?: string[];
}

const REQUEST_FAILED = -32803;
