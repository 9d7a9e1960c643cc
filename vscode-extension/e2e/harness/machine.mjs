import { deepEqual } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser } from './browser.mjs';
import { VsCode } from './vscode.mjs';

/** Where the logs of all machines stay. */
const LOGS = fileURLToPath(new URL('../../target/e2e/logs', import.meta.url));

/**
 * A computer on which the packaged extension is installed, with a VS Code that runs and a browser for its windows. The
 * sessions of a process use one after the other, because most of a session's time is the installation and the start.
 */
export class Machine {
  static #common;

  #scratch = mkdtempSync(join(tmpdir(), 'qos-vscode-'));
  #browser = new Browser();
  #vscode;
  #page;
  #sessions = 0;

  /** The machine of this process; `stopCommon` ends it. */
  static async common() {
    Machine.#common ??= await Machine.start({});
    return Machine.#common;
  }

  /** Stops the machine of this process, if it was used. */
  static async stopCommon() {
    const machine = Machine.#common;
    Machine.#common = undefined;
    await machine?.stop();
  }

  /** A machine of its own, with environment variables beyond the usual ones. */
  static async start(environment) {
    const machine = new Machine(environment);
    try {
      machine.#vscode.install();
      await all([machine.#vscode.start(), machine.#browser.start(join(machine.#scratch, 'browser'))]);
      return machine;
    } catch (problem) {
      await machine.stop();
      throw problem;
    }
  }

  constructor(environment) {
    this.#vscode = new VsCode(join(this.#scratch, 'vscode'), environment);
    this.#vscode.writeUserSettings({});
    this.#vscode.writeMachineSettings({});
  }

  /** A new empty folder. */
  newFolder() {
    const folder = join(this.#scratch, `session-${++this.#sessions}`, 'folder');
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Opens a folder, or the folders of a file `.code-workspace`, in a window, with settings of the machine and of the user beyond the usual ones. */
  async open(folder, settings, userSettings) {
    this.#vscode.writeMachineSettings(settings);
    this.#vscode.writeUserSettings(userSettings);
    this.#page = await this.#browser.open(this.#vscode.address(folder));
    return this.#page;
  }

  /** Closes the window and ends its extensions, which VS Code keeps for hours if the window did not disconnect. */
  async close() {
    try {
      await this.#page?.close({ runBeforeUnload: false });
    } finally {
      this.#page = undefined;
      await this.#vscode.endExtensions();
    }
  }

  /** Its VS Code. */
  get vscode() {
    return this.#vscode;
  }

  /** Stops everything; throws if a process remains or another machine was contacted. */
  async stop() {
    const hosts = this.#browser.hosts;
    try {
      await all([this.#browser.close(), this.#vscode.stop()]);
    } finally {
      this.#vscode.keepLogs(join(LOGS, basename(this.#scratch)));
      rmSync(this.#scratch, { recursive: true, force: true, maxRetries: 5 });
    }
    deepEqual(hosts, hosts.length === 0 ? [] : ['127.0.0.1'], 'only this machine may be contacted');
  }
}

/** Waits until all have ended; throws the reason of the first one that failed. */
async function all(promises) {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
