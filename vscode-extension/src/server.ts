import {
  CancellationError,
  type CancellationToken,
  commands,
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  type LogOutputChannel,
  type Uri,
  workspace,
} from 'vscode';
import {
  CloseAction,
  ErrorAction,
  type ErrorHandler,
  ExecuteCommandRequest,
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  State,
  WorkDoneProgress,
} from 'vscode-languageclient/node';
import { SHOW_REFERENCES, showReferences } from './codeLens';
import { cdsArchive } from './java/cdsArchive';
import { findJava, type Java } from './java/find';
import { packedJava } from './java/packed';
import { asCommandFailed, type CommandResult, type ServerCommand } from './policy/serverCommand';
import { MAX_RESTARTS, RestartLimit } from './restartLimit';
import { ruleLinks } from './rules/middleware';
import { Status } from './status';
import { TEST_RESULTS } from './tests/capability';
import { TESTS_RAN, type TestsRan } from './tests/details';
import { completeValues } from './valueCompletion';

/** The languages of package.json. */
export const LANGUAGES = ['qos-rfc', 'qos-opensm', 'opensm-opts', 'opensm-partitions', 'qos-test', 'enhanced-qos'];

/** The documents of the server: files, untitled documents, and project files, intents and traffic in any language mode. */
export const DOCUMENTS = [
  ...['file', 'untitled'].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language }))),
  { scheme: 'file', pattern: '**/{qos,intent,traffic,*.intent,*.traffic}.yaml' },
];

/**
 * JVM options: only the protocol on standard output; a quick start rather than peak performance, because policies are
 * small; unused memory is returned. The heap limit is Java's default, a quarter of the machine's memory, for large
 * fabrics. The script `qos` uses the same options for `qos lsp`.
 */
const JVM_OPTIONS = [
  '-Xlog:disable',
  '-Xlog:all=error:stderr',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Xms32m',
  '-XX:MaxHeapFreeRatio=60',
];

/** The server crashed too often. */
export class TooManyCrashes extends Error {
  constructor() {
    super(`The QoS language server crashed ${MAX_RESTARTS + 1} times in a short time and is not restarted.`);
  }
}

/** The language server's process, from finding Java to its end. */
export class Server implements Disposable {
  private readonly status = new Status(DOCUMENTS);
  private readonly started = new EventEmitter<void>();
  private readonly filesChanged = new EventEmitter<void>();
  private readonly testsRan = new EventEmitter<TestsRan>();

  /** The server runs, at first or again. */
  readonly onDidStart = this.started.event;

  /** Files changed on disk that the server watches, and it knows. */
  readonly onDidChangeFiles = this.filesChanged.event;

  /** Tests ran because they, or their policy, were saved. */
  readonly onDidRunTests = this.testsRan.event;

  private client: LanguageClient | undefined;
  private lastTransition: Promise<void> = Promise.resolve();
  private commandCount = 0;

  constructor(
    private readonly context: ExtensionContext,
    private readonly log: LogOutputChannel,
    private readonly report: (problem: unknown) => void,
  ) {}

  /** Starts or restarts the server. Rejects with JavaNotFound when there is no Java for it. */
  restart(): Promise<void> {
    return this.afterLastTransition(async () => {
      await this.end();
      this.status.starting();
      try {
        const configured = workspace.getConfiguration('qos').get('java.home', '');
        const java = await findJava(configured, process.env, packedJava(this.context));
        this.log.info(`Java ${java.version} from ${java.origin}: ${java.executable}`);
        this.client = await this.newClient(java);
        await this.client.start();
      } catch (problem) {
        this.status.stopped((problem as Error).message);
        throw problem;
      }
    });
  }

  /** Stops the server if it runs. */
  stop(): Promise<void> {
    return this.afterLastTransition(() => this.end());
  }

  /**
   * Executes a command of the server for a file. Rejects with CommandFailed when the command fails, with
   * CancellationError when it was cancelled, with another error when the server does not run.
   *
   * @param onProgress receives the progress messages
   */
  async execute(
    file: Uri,
    command: ServerCommand,
    cancellation: CancellationToken,
    onProgress: (message: string) => void = () => undefined,
  ): Promise<CommandResult> {
    await this.lastTransition; // the server may be starting
    const client = this.client;
    if (!client?.isRunning()) {
      throw new Error('The QoS language server does not run.');
    }
    const workDoneToken = `qos-${++this.commandCount}`;
    const progress = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
      if (value.kind === 'report' && value.message) {
        onProgress(value.message);
      }
    });
    const params = {
      command: command.command,
      arguments: [{ ...command.arguments, uri: client.code2ProtocolConverter.asUri(file), quiet: true }],
      workDoneToken,
    };
    try {
      return (await client.sendRequest(ExecuteCommandRequest.type, params, cancellation)) as CommandResult;
    } catch (problem) {
      throw cancellation.isCancellationRequested ? new CancellationError() : (asCommandFailed(problem) ?? problem);
    } finally {
      progress.dispose();
    }
  }

  dispose(): void {
    this.status.dispose();
    this.started.dispose();
    this.filesChanged.dispose();
    this.testsRan.dispose();
  }

  /** Serializes starts and stops: a second start must not overtake a first one that still searches for Java. */
  private afterLastTransition(transition: () => Promise<void>): Promise<void> {
    const result = this.lastTransition.then(transition);
    this.lastTransition = result.catch(() => undefined);
    return result;
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client?.needsStop()) {
      await client.start().catch(() => undefined); // a client that restarts its server cannot be stopped before
    }
    if (client?.isRunning()) {
      // kills a server that does not answer, and rejects
      await client.dispose().catch((problem) => this.log.warn(String(problem)));
    }
  }

  private async newClient(java: Java): Promise<LanguageClient> {
    const folder = this.context.globalStorageUri;
    await workspace.fs.createDirectory(folder);
    const jar = this.context.asAbsolutePath('server/qos-language-server.jar');
    const shared = await cdsArchive(folder.fsPath, jar, java);
    const serverOptions: ServerOptions = {
      command: java.executable,
      args: [...JVM_OPTIONS, ...shared.options, '-jar', jar],
      options: { cwd: folder.fsPath },
    };
    const clientOptions: LanguageClientOptions = {
      documentSelector: DOCUMENTS,
      outputChannel: this.log,
      errorHandler: this.errorHandler(),
      middleware: {
        ...ruleLinks,
        provideCompletionItem: async (document, position, context, token, next) => {
          const found = await next(document, position, context, token);
          const items = Array.isArray(found) ? found : found?.items;
          completeValues(items ?? []);
          return found;
        },
        workspace: {
          didChangeWatchedFile: async (event, next) => {
            await next(event);
            this.filesChanged.fire();
          },
        },
        executeCommand: (command, given, next) =>
          command === SHOW_REFERENCES ? showReferences(client, given[0]) : next(command, given),
      },
    };
    const client: LanguageClient = new LanguageClient('qos', 'QoS Policy', serverOptions, clientOptions);
    client.registerFeature(TEST_RESULTS);
    client.onNotification(TESTS_RAN, (ran: TestsRan) => this.testsRan.fire(ran));
    client.onDidChangeState(({ newState }) => this.changed(newState, java));
    return client;
  }

  /** Restarts a crashed server without a message, because the user can continue; the log records it. */
  private errorHandler(): ErrorHandler {
    const crashes = new RestartLimit();
    return {
      error: (_, __, count) => ({ action: (count ?? 0) <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown }),
      closed: () => {
        const again = crashes.allowsRestart();
        if (!again) {
          this.gaveUp();
        }
        return { action: again ? CloseAction.Restart : CloseAction.DoNotRestart, handled: true };
      },
    };
  }

  private changed(state: State, java: Java): void {
    if (state === State.Running) {
      this.status.running(`Java ${java.version} from ${java.origin}`);
      this.started.fire();
      void commands.executeCommand('setContext', 'qos.serverRuns', true);
    } else if (state === State.Starting) {
      this.status.starting();
    }
  }

  private gaveUp(): void {
    const crash = new TooManyCrashes();
    this.status.stopped(crash.message);
    this.report(crash);
  }
}
