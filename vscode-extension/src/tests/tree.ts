import {
  CancellationTokenSource,
  Disposable,
  type TestController,
  type TestItem,
  type TextDocument,
  type Uri,
  workspace,
} from 'vscode';
import { nameOf } from '../policy/policies';
import type { Server } from '../server';
import { asRange } from './coverage';
import type { ListedTest } from './details';

const FILES = '**/*.qostest';

/** A change is followed once the user pauses for this time. */
const PAUSE_MS = 500;

/** The files with tests in the Test view: those of the workspace folders, and open ones. Tests are listed by the server. */
export class TestTree implements Disposable {
  private readonly pending = new Map<string, NodeJS.Timeout>();
  private readonly watched: Disposable;

  constructor(
    private readonly controller: TestController,
    private readonly server: Server,
  ) {
    const watcher = workspace.createFileSystemWatcher(FILES);
    this.watched = Disposable.from(
      watcher,
      watcher.onDidCreate((file) => this.add(file)),
      watcher.onDidChange((file) => this.listSoon(file)),
      watcher.onDidDelete((file) => controller.items.delete(file.toString())),
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument(({ document }) => this.opened(document)),
    );
    controller.resolveHandler = (item) => (item?.uri ? this.list(item, item.uri) : this.find());
  }

  /** The item of a file, which is added if it is new. */
  add(file: Uri): TestItem {
    const known = this.controller.items.get(file.toString());
    if (known) {
      return known;
    }
    const item = this.controller.createTestItem(file.toString(), nameOf(file), file);
    item.description = workspace.asRelativePath(file).slice(0, -item.label.length);
    item.canResolveChildren = true;
    this.controller.items.add(item);
    return item;
  }

  /** Lists the tests of a file again, as it is open or on disk. */
  async list(item: TestItem, file: Uri): Promise<void> {
    const cancellation = new CancellationTokenSource();
    try {
      const command = { command: 'qos.listTests', title: '', arguments: {} } as const;
      const { details } = await this.server.execute(file, command, cancellation.token);
      const tests = (details as { readonly tests: readonly ListedTest[] }).tests;
      item.error = undefined;
      item.children.replace(tests.map((test) => this.itemOf(item, file, test)));
    } catch (problem) {
      item.error = (problem as Error).message;
    } finally {
      cancellation.dispose();
    }
  }

  dispose(): void {
    this.pending.forEach(clearTimeout);
    this.watched.dispose();
  }

  private async find(): Promise<void> {
    for (const file of await workspace.findFiles(FILES)) {
      this.add(file);
    }
    workspace.textDocuments.forEach((document) => {
      this.opened(document);
    });
  }

  private opened({ languageId, uri }: TextDocument): void {
    if (languageId === 'qos-test' && uri.scheme === 'file') {
      this.add(uri);
      this.listSoon(uri);
    }
  }

  private listSoon(file: Uri): void {
    const key = file.toString();
    clearTimeout(this.pending.get(key));
    const later = setTimeout(() => {
      this.pending.delete(key);
      void this.list(this.add(file), file);
    }, PAUSE_MS);
    this.pending.set(key, later);
  }

  private itemOf(file: TestItem, uri: Uri, { name, range }: ListedTest): TestItem {
    const item = file.children.get(name) ?? this.controller.createTestItem(name, name, uri);
    item.range = asRange(range);
    return item;
  }
}
