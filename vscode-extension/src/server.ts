import {
  CancellationError,
  type CancellationToken,
  type Disposable,
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
import { Crashes, MOST_RESTARTS } from './crashes';
import { archive } from './java/archive';
import { findJava, type Java } from './java/find';
import { listReferences, SHOW_REFERENCES } from './lenses';
import { asRefusal, type Order, type Outcome } from './policy/outcome';
import { Status } from './status';
import { proposeValues } from './suggest';

/** The languages of package.json. */
const LANGUAGES = ['qos-rfc', 'qos-opensm', 'opensm-opts', 'opensm-partitions'];

/** What the server looks at: files, documents that have none yet, and project files, whatever language has YAML. */
const DOCUMENTS = [
  ...['file', 'untitled'].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language }))),
  { scheme: 'file', pattern: '**/qos.yaml' },
];

/**
 * Options for the virtual machine: nothing but the protocol on standard output, a quick start rather than a fast long
 * run, since policies are small, and memory that is not needed any more goes back. There is no upper limit but
 * Java's own, a quarter of the machine's memory, for fabrics that are large. The script `qos` has the same for `qos lsp`.
 */
const JVM_OPTIONS = [
  '-Xlog:disable',
  '-Xlog:all=error:stderr',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Xms32m',
  '-XX:MaxHeapFreeRatio=60',
];

/** Says that the server ended by itself too often. */
export class Crashed extends Error {
  constructor() {
    super(`The QoS language server ended ${MOST_RESTARTS + 1} times in a short time and is not started again.`);
  }
}

/** The language server's process, from finding its Java to its end. */
export class Server implements Disposable {
  private readonly status = new Status(DOCUMENTS);
  private client: LanguageClient | undefined;
  private lastRequest: Promise<void> = Promise.resolve();
  private orders = 0;

  constructor(
    private readonly context: ExtensionContext,
    private readonly log: LogOutputChannel,
    private readonly report: (problem: unknown) => void,
  ) {}

  /** Starts the server, again if it runs. Rejects with JavaNotFound when there is no Java for it. */
  restart(): Promise<void> {
    return this.afterLastRequest(async () => {
      await this.end();
      this.status.starting();
      try {
        const java = await findJava(workspace.getConfiguration('qos').get('java.home', ''), process.env);
        this.log.info(`Java ${java.version} from ${java.origin}: ${java.executable}`);
        this.client = await this.newClient(java);
        await this.client.start();
      } catch (problem) {
        this.status.stopped((problem as Error).message);
        throw problem;
      }
    });
  }

  /** Ends the server, if it runs. */
  stop(): Promise<void> {
    return this.afterLastRequest(() => this.end());
  }

  /**
   * Has the server do something with a policy. Rejects with Refused when it cannot be done, with CancellationError when
   * it was cancelled, with another error when the server does not run.
   *
   * @param onStep told what is being done
   */
  async execute(
    policy: Uri,
    order: Order,
    cancellation: CancellationToken,
    onStep: (message: string) => void = () => undefined,
  ): Promise<Outcome> {
    await this.lastRequest; // a server that is being started
    const client = this.client;
    if (!client?.isRunning()) {
      throw new Error('The QoS language server does not run.');
    }
    const workDoneToken = `qos-${++this.orders}`;
    const progress = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
      if (value.kind === 'report' && value.message) {
        onStep(value.message);
      }
    });
    const params = {
      command: order.command,
      arguments: [{ ...order.arguments, uri: client.code2ProtocolConverter.asUri(policy), quiet: true }],
      workDoneToken,
    };
    try {
      return (await client.sendRequest(ExecuteCommandRequest.type, params, cancellation)) as Outcome;
    } catch (problem) {
      throw cancellation.isCancellationRequested ? new CancellationError() : (asRefusal(problem) ?? problem);
    } finally {
      progress.dispose();
    }
  }

  dispose(): void {
    this.status.dispose();
  }

  /** Keeps starts and stops in order: a second start must not overtake a first that still looks for a Java. */
  private afterLastRequest(request: () => Promise<void>): Promise<void> {
    const result = this.lastRequest.then(request);
    this.lastRequest = result.catch(() => undefined);
    return result;
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client?.isRunning()) {
      await client.dispose();
    }
  }

  private async newClient(java: Java): Promise<LanguageClient> {
    const folder = this.context.globalStorageUri;
    await workspace.fs.createDirectory(folder);
    const jar = this.context.asAbsolutePath('server/qos-language-server.jar');
    const shared = await archive(folder.fsPath, jar, java);
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
        provideCompletionItem: async (document, position, context, token, next) => {
          const found = await next(document, position, context, token);
          const items = Array.isArray(found) ? found : found?.items;
          proposeValues(items ?? []);
          return found;
        },
        executeCommand: (command, given, next) =>
          command === SHOW_REFERENCES ? listReferences(client, given[0]) : next(command, given),
      },
    };
    const client: LanguageClient = new LanguageClient('qos', 'QoS Policy', serverOptions, clientOptions);
    client.onDidChangeState(({ newState }) => this.changed(newState, java));
    return client;
  }

  /** A server that ended by itself is started again silently, as the user can go on; the log has it. */
  private errorHandler(): ErrorHandler {
    const crashes = new Crashes();
    return {
      error: (_, __, count) => ({ action: (count ?? 0) <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown }),
      closed: () => {
        const again = crashes.startAgain();
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
    } else if (state === State.Starting) {
      this.status.starting();
    }
  }

  private gaveUp(): void {
    const crash = new Crashed();
    this.status.stopped(crash.message);
    this.report(crash);
  }
}
