import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { USER_SETTINGS } from './settings.mjs';

/** Whether the tests run in the oldest VS Code that the extension supports. */
const OLDEST = process.env.QOS_VSCODE === 'oldest';

const INSTALLED = new URL(OLDEST ? '../oldest/package.json' : '../package.json', import.meta.url);

const require = createRequire(INSTALLED);
const ENTRY = require.resolve('code-server/out/node/entry.js');
const NODE = join(require.resolve(`node-linux-${arch()}/package.json`), '..', 'bin', 'node');
const VSIX = fileURLToPath(new URL('../../target/qos-policy.vsix', import.meta.url));

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
    const { stdout, stderr } = spawnSync(NODE, [...this.#arguments(), '--install-extension', VSIX], {
      env: this.#environment,
      encoding: 'utf8',
    });
    if (!stdout.includes('was successfully installed')) {
      throw new Error(`the extension could not be installed:\n${stdout}${stderr}`);
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
    await this.#isHealthy();
  }

  /** The address of the window of a folder. */
  address(folder) {
    return `http://127.0.0.1:${this.#port}/?folder=${encodeURIComponent(folder)}`;
  }

  /** Whether a language server runs; the process that prepares later starts is none. */
  serverRuns() {
    return this.processes().some(isServer);
  }

  /** Stops VS Code and its child processes. Throws if one of them, such as the Java server, remains. */
  async stop() {
    if (!this.#process) {
      return;
    }
    for (const signal of ['SIGTERM', 'SIGKILL']) {
      try {
        process.kill(-this.#process.pid, signal);
      } catch {
        // already gone
      }
      for (let tenths = 0; tenths < 100 && this.processes().length > 0; tenths++) {
        await sleep(100);
      }
    }
    const left = this.processes();
    if (left.length > 0) {
      throw new Error(`still running: ${left.join('; ')}`);
    }
  }

  /** The command lines of all processes that use the scratch folder. */
  processes() {
    return this.#pids().map((pid) => commandLine(pid));
  }

  /** Kills the language server. */
  killServer() {
    for (const pid of this.#pids().filter((pid) => isServer(commandLine(pid)))) {
      kill(pid);
    }
  }

  /** Kills the processes in which extensions run, and the language server. */
  killExtensions() {
    for (const pid of this.#pids()) {
      const line = commandLine(pid);
      if (line.includes('--type=extensionHost') || isServer(line)) {
        kill(pid);
      }
    }
  }

  #pids() {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
      .filter((pid) => commandLine(pid).includes(this.#scratch));
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
    for (let tenths = 0; tenths < 600; tenths++) {
      if (this.#process.exitCode !== null) {
        throw new Error(`VS Code ended with exit code ${this.#process.exitCode} instead of starting`);
      }
      const healthy = await fetch(`http://127.0.0.1:${this.#port}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) {
        return;
      }
      await sleep(100);
    }
    throw new Error('VS Code did not start within a minute');
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

function kill(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // ended meanwhile
  }
}

function isServer(commandLine) {
  return commandLine.endsWith('qos-language-server.jar');
}

function commandLine(pid) {
  const file = `/proc/${pid}/cmdline`;
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() : '';
  } catch {
    return ''; // ended meanwhile
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
