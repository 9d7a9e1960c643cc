import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LOADED_MS } from './limits.mjs';
import { USER_SETTINGS } from './settings.mjs';
import { until } from './until.mjs';

/** Whether the tests run in the oldest VS Code that the extension supports. */
const OLDEST = process.env.QOS_VSCODE === 'oldest';

const INSTALLED = new URL(OLDEST ? '../oldest/package.json' : '../package.json', import.meta.url);

const require = createRequire(INSTALLED);
const ENTRY = require.resolve('code-server/out/node/entry.js');
const NODE = join(require.resolve(`node-linux-${arch()}/package.json`), '..', 'bin', 'node');
const VSIX = fileURLToPath(new URL('../../target/qos-policy.vsix', import.meta.url));

/** The file that language servers run. */
const SERVER = 'qos-language-server.jar';

/** A VS Code with the packaged extension installed, all its state in one scratch folder. */
export class VsCode {
  #scratch;
  #environment;
  #process;
  #port;

  /**
   * @param {string} scratch an empty folder for everything that VS Code writes
   * @param {Record<string, string>} environment environment variables, beyond the usual ones
   */
  constructor(scratch, environment) {
    this.#scratch = scratch;
    this.#environment = { ...quietEnvironment(scratch), ...environment };
    this.#write('config.yaml', 'auth: none\ncert: false\n');
  }

  /** Replaces the user's settings beyond the usual ones; a running VS Code reads them again. */
  writeUserSettings(settings) {
    this.#write('data/User/settings.json', JSON.stringify({ ...USER_SETTINGS, ...settings }));
  }

  /** Replaces the machine settings; a running VS Code reads them again. */
  writeMachineSettings(settings) {
    this.#write('data/Machine/settings.json', JSON.stringify(settings));
  }

  /** Installs the packaged extension as a user would. */
  install() {
    const { stdout, stderr, error } = spawnSync(NODE, [...this.#arguments(), '--install-extension', VSIX], {
      env: this.#environment,
      encoding: 'utf8',
      timeout: LOADED_MS,
    });
    if (!stdout?.includes('was successfully installed')) {
      throw new Error(`the extension could not be installed:\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** Gives the installed extension a Java of its own, as the package for Linux x64 has. */
  packJava(home) {
    const installed = readdirSync(join(this.#scratch, 'extensions')).find((name) => name.startsWith('qos.qos-policy'));
    symlinkSync(home, join(this.#scratch, 'extensions', installed, 'runtime'));
  }

  /** Starts VS Code. */
  async start() {
    this.#port = await freePort();
    const options = ['--auth', 'none', '--bind-addr', `127.0.0.1:${this.#port}`, '--disable-telemetry'];
    const quiet = ['--disable-update-check', '--disable-getting-started-override', '--disable-proxy'];
    // ends the server if the test run is killed; older versions do not have it
    const timeout = OLDEST ? [] : ['--idle-timeout-seconds', '600'];
    this.#process = spawn(NODE, [...this.#arguments(), ...options, ...quiet, ...timeout], {
      env: this.#environment,
      detached: true,
      stdio: 'ignore',
    });
    process.once('exit', this.#kill);
    await this.#isHealthy();
  }

  /** The address of the window of a folder, or of several: a file `.code-workspace` that names them. */
  address(path) {
    const kind = path.endsWith('.code-workspace') ? 'workspace' : 'folder';
    return `http://127.0.0.1:${this.#port}/?${kind}=${encodeURIComponent(path)}`;
  }

  /** Whether a language server runs. */
  serverRuns() {
    return this.servers().length > 0;
  }

  /** The IDs of the processes of language servers; the process that prepares later starts is not one. */
  servers() {
    return this.#pids().filter((pid) => isServer(commandLine(pid)));
  }

  /** Stops VS Code and its child processes. Throws if one of them, such as the Java server, remains. */
  async stop() {
    if (!this.#process) {
      return;
    }
    for (const signal of ['SIGTERM', 'SIGKILL']) {
      send(signal, -this.#process.pid);
      for (let tenths = 0; tenths < 100 && this.processes().length > 0; tenths++) {
        await sleep(100);
      }
    }
    process.off('exit', this.#kill);
    this.#process = undefined;
    const left = this.processes();
    if (left.length > 0) {
      throw new Error(`still running: ${left.join('; ')}`);
    }
  }

  /** Copies what VS Code and the extension logged to a folder. */
  keepLogs(folder) {
    const logs = join(this.#scratch, 'data', 'logs');
    if (existsSync(logs)) {
      cpSync(logs, folder, { recursive: true });
    }
  }

  /** The command lines of VS Code's processes. */
  processes() {
    return this.#pids().map((pid) => commandLine(pid));
  }

  /** Sends a signal to the language server. */
  signalServer(signal) {
    for (const pid of this.servers()) {
      send(signal, pid);
    }
  }

  /** Ends the processes in which extensions run. Throws if the language server does not end with them. */
  async endExtensions() {
    for (const pid of this.#running('--type=extensionHost')) {
      send('SIGTERM', pid);
    }
    try {
      await until('the language server to end with its window', () => !this.serverRuns());
    } finally {
      for (const pid of [...this.#running('--type=extensionHost'), ...this.#running(SERVER)]) {
        send('SIGKILL', pid);
      }
    }
  }

  /** Kills VS Code when the test run is killed. */
  #kill = () => send('SIGKILL', -this.#process.pid);

  /** The IDs of the processes whose command line contains a text. */
  #running(text) {
    return this.#pids().filter((pid) => commandLine(pid).includes(text));
  }

  /** The IDs of the processes that have the scratch folder in their environment, as VS Code's and their children do. */
  #pids() {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map(Number)
      .filter((pid) => pid !== process.pid && ofProcess(pid, 'environ').includes(this.#scratch));
  }

  #write(path, text) {
    mkdirSync(join(this.#scratch, path, '..'), { recursive: true });
    writeFileSync(join(this.#scratch, path), text);
  }

  #arguments() {
    const within = (path) => join(this.#scratch, path);
    const folders = ['--user-data-dir', within('data'), '--extensions-dir', within('extensions')];
    return [ENTRY, '--config', within('config.yaml'), ...folders];
  }

  async #isHealthy() {
    for (const deadline = Date.now() + LOADED_MS; Date.now() < deadline; await sleep(100)) {
      if (this.#process.exitCode !== null) {
        throw new Error(`VS Code ended with exit code ${this.#process.exitCode} instead of starting`);
      }
      const healthy = await fetch(`http://127.0.0.1:${this.#port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) {
        return;
      }
    }
    throw new Error(`VS Code did not start within ${LOADED_MS / 1000} s`);
  }
}

/** The environment without variables that change VS Code's behaviour, and with a separate home. */
function quietEnvironment(scratch) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VSCODE_.*|PORT|NODE_OPTIONS)$/.test(name));
  return {
    ...Object.fromEntries(kept),
    HOME: scratch,
    XDG_CONFIG_HOME: join(scratch, 'xdg-config'),
    XDG_DATA_HOME: join(scratch, 'xdg-data'),
    EXTENSIONS_GALLERY: '{}',
  };
}

/** Sends a signal to a process, or to the process group of a negative ID. */
function send(signal, pid) {
  try {
    process.kill(pid, signal);
  } catch {
    // has ended
  }
}

function isServer(commandLine) {
  return commandLine.endsWith(SERVER);
}

function commandLine(pid) {
  return ofProcess(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

/** A file of a process in /proc; empty if the process has ended or is another user's. */
function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
