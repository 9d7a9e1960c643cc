import { type ExtensionContext, type LogOutputChannel, workspace } from 'vscode';
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from 'vscode-languageclient/node';
import { archiveOptions } from './java/archive';
import { findJava, type Java } from './java/find';

/** The languages of package.json, which the server knows by the names of their files. */
const LANGUAGES = ['qos-rfc', 'qos-opensm', 'opensm-opts', 'opensm-partitions'];

/**
 * Options for the virtual machine: nothing but the protocol on standard output, and a quick start rather than a
 * fast long run, since policies are small.
 */
const JVM_OPTIONS = ['-Xlog:disable', '-Xlog:all=error:stderr', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** The language server's process, from finding its Java to its end. */
export class Server {
  private client: LanguageClient | undefined;
  private lastRequest: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: ExtensionContext,
    private readonly log: LogOutputChannel,
  ) {}

  /** Starts the server, again if it runs. Rejects with JavaNotFound when there is no Java for it. */
  restart(): Promise<void> {
    return this.afterLastRequest(async () => {
      await this.end();
      const java = await findJava(workspace.getConfiguration('qos').get('java.home', ''), process.env);
      this.log.info(`Java ${java.version} from ${java.origin}: ${java.executable}`);
      this.client = await this.newClient(java);
      await this.client.start();
    });
  }

  /** Ends the server, if it runs. */
  stop(): Promise<void> {
    return this.afterLastRequest(() => this.end());
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
    const serverOptions: ServerOptions = {
      command: java.executable,
      args: [...JVM_OPTIONS, ...(await archiveOptions(folder.fsPath, jar, java)), '-jar', jar],
      options: { cwd: folder.fsPath },
    };
    const clientOptions: LanguageClientOptions = {
      documentSelector: LANGUAGES.map((language) => ({ scheme: 'file', language })),
      outputChannel: this.log,
    };
    return new LanguageClient('qos', 'QoS Policy', serverOptions, clientOptions);
  }
}
