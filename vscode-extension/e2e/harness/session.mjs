import { deepEqual } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Browser } from './browser.mjs';
import { VsCode } from './vscode.mjs';
import { Workbench } from './workbench.mjs';

/** A session of one user: a folder with files, a VS Code that has it open, and its window. */
export class Session {
  #scratch = mkdtempSync(join(tmpdir(), 'qos-vscode-'));
  #browser = new Browser();
  #vscode;
  #workbench;

  /**
   * @param {Record<string, string>} files name and text of each file in the folder
   * @param {ConstructorParameters<typeof VsCode>[1]} options
   */
  static async start(files, options) {
    const session = new Session();
    try {
      await session.#start(files, options);
      return session;
    } catch (problem) {
      await session.end();
      throw problem;
    }
  }

  /** The window. */
  get workbench() {
    return this.#workbench;
  }

  /** The path of a file of the folder. */
  file(name) {
    return join(this.#scratch, 'folder', name);
  }

  /** Replaces the machine's settings file while VS Code runs. */
  changeSettings(settings) {
    this.#vscode.writeMachineSettings(settings);
  }

  /** Gives the extension a Java of its own. */
  packJava(home) {
    this.#vscode.packJava(home);
  }

  /** Whether the language server runs in this session. */
  serverRuns() {
    return this.#vscode.processes().some((line) => line.includes('qos-language-server.jar'));
  }

  /** Writes a file of the folder on disk, outside VS Code. */
  write(name, text) {
    writeFileSync(this.file(name), text);
  }

  /** Kills the language server, like a crash. */
  killServer() {
    this.#vscode.kill('qos-language-server.jar');
  }

  /** Closes everything; throws if a process remains or another machine was contacted. */
  async end() {
    const hosts = this.#browser.hosts;
    await this.#browser.close();
    await this.#vscode?.stop();
    rmSync(this.#scratch, { recursive: true, force: true, maxRetries: 5 });
    deepEqual(hosts, hosts.length === 0 ? [] : ['127.0.0.1'], 'only this machine may be contacted');
  }

  async #start(files, options) {
    mkdirSync(this.file('.'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(this.file(name)), { recursive: true });
      this.write(name, text);
    }
    this.#vscode = new VsCode(join(this.#scratch, 'vscode'), options);
    this.#vscode.install();
    const address = await this.#vscode.start(this.file('.'));
    this.#workbench = new Workbench(await this.#browser.open(address, join(this.#scratch, 'browser')));
  }
}
