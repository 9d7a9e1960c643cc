import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Machine } from './machine.mjs';
import { Workbench } from './workbench.mjs';

/** A session of one user: a folder with files, and a window of VS Code that has it open. */
export class Session {
  #machine;
  #isOwn;
  #folder;
  #workbench;

  /**
   * @param {Record<string, string>} files name and text of each file in the folder
   * @param {{settings?: Record<string, unknown>, userSettings?: Record<string, unknown>, environment?: Record<string, string>,
   *     own?: boolean, folders?: string[]}} options settings of the machine and of the user, beyond the usual ones; environment
   *     variables, and whether VS Code must be as after its installation: both take a machine of their own; the folders in
   *     the folder that the window has open in its place
   */
  static async start(
    files,
    { settings = {}, userSettings = {}, environment, own = environment !== undefined, folders = [] } = {},
  ) {
    const session = new Session(own ? await Machine.start(environment ?? {}) : await Machine.common(), own);
    try {
      session.#writeAll(files);
      const opened = folders.length > 0 ? session.#workspaceOf(folders) : session.#folder;
      const page = await session.#machine.open(opened, settings, userSettings);
      session.#workbench = new Workbench(page, session.#folder);
      return session;
    } catch (problem) {
      await session.end();
      throw problem;
    }
  }

  constructor(machine, isOwn) {
    this.#machine = machine;
    this.#isOwn = isOwn;
    this.#folder = machine.newFolder();
  }

  /** The window. */
  get workbench() {
    return this.#workbench;
  }

  /** The path of a file of the folder. */
  file(name) {
    return join(this.#folder, name);
  }

  /** Replaces the machine's settings file while VS Code runs. */
  changeSettings(settings) {
    this.#machine.vscode.writeMachineSettings(settings);
  }

  /** Gives the extension a Java of its own. */
  packJava(home) {
    this.#machine.vscode.packJava(home);
  }

  /** Whether the language server runs in this session. */
  serverRuns() {
    return this.#machine.vscode.serverRuns();
  }

  /** Writes a file of the folder on disk, outside VS Code. */
  write(name, text) {
    writeFileSync(this.file(name), text);
  }

  /** The IDs of the processes of language servers. */
  servers() {
    return this.#machine.vscode.servers();
  }

  /** Kills the language server, like a crash. */
  killServer() {
    this.#machine.vscode.signalServer('SIGKILL');
  }

  /** Halts the language server, so that it does not answer. */
  haltServer() {
    this.#machine.vscode.signalServer('SIGSTOP');
  }

  /** Lets a halted language server continue. */
  continueServer() {
    this.#machine.vscode.signalServer('SIGCONT');
  }

  /** Closes the window. */
  async end() {
    await (this.#isOwn ? this.#machine.stop() : this.#machine.close());
  }

  #workspaceOf(folders) {
    const name = 'folders.code-workspace';
    this.write(name, JSON.stringify({ folders: folders.map((path) => ({ path })) }));
    return this.file(name);
  }

  #writeAll(files) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(this.file(name)), { recursive: true });
      this.write(name, text);
    }
  }
}
