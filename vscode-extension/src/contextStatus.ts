import {
  CancellationTokenSource,
  type Command,
  Disposable,
  type LanguageStatusItem,
  LanguageStatusSeverity,
  languages,
  Uri,
  window,
} from 'vscode';
import { onContextChange } from './contextChanges';
import type { Server } from './server';

/** A part of what a document is checked with, as the server describes it: a file, or a setting of the project. */
interface Part {
  readonly key: string;
  readonly uri: string;
  readonly name: string;
  readonly text: string;
  readonly problem: string;
}

const TITLES: Readonly<Record<string, string>> = {
  partitions: 'Partitions',
  options: 'Options',
  fabric: 'Fabric',
  target: 'Target',
  policy: 'Policy',
  sm: 'Subnet manager',
};

/** Changes are followed once nothing changes for this time. */
const PAUSE_MS = 300;

/** Which partitions, options, fabric and target the document in the editor is checked with, as language status items. */
export class ContextStatus implements Disposable {
  private readonly items = new Map<string, LanguageStatusItem>();
  private readonly watched: Disposable;
  private later: NodeJS.Timeout | undefined;
  private lastUpdate = new CancellationTokenSource();

  /** `documents` are the languages of the documents. */
  constructor(
    private readonly server: Server,
    private readonly documents: readonly string[],
  ) {
    const soon = () => this.updateSoon();
    this.watched = Disposable.from(onContextChange(server, soon), window.onDidChangeActiveTextEditor(soon));
    soon();
  }

  dispose(): void {
    clearTimeout(this.later);
    this.lastUpdate.cancel();
    this.watched.dispose();
    this.show([]);
  }

  private updateSoon(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.update(), PAUSE_MS);
  }

  private async update(): Promise<void> {
    this.lastUpdate.cancel();
    const update = new CancellationTokenSource();
    this.lastUpdate = update;
    const parts = await this.parts(update);
    if (!update.token.isCancellationRequested) {
      this.show(parts);
    }
  }

  /** Nothing is known without a server, or for documents of other languages; the server's own item says which. */
  private async parts(update: CancellationTokenSource): Promise<readonly Part[]> {
    const document = window.activeTextEditor?.document;
    if (document?.uri.scheme !== 'file' || !this.documents.includes(document.languageId)) {
      return [];
    }
    try {
      const command = { command: 'qos.context', title: '', arguments: {} } as const;
      const { details } = await this.server.execute(document.uri, command, update.token);
      return (details as { readonly parts: readonly Part[] }).parts;
    } catch {
      return [];
    }
  }

  private show(parts: readonly Part[]): void {
    for (const [key, item] of this.items) {
      if (!parts.some((part) => part.key === key)) {
        item.dispose();
        this.items.delete(key);
      }
    }
    for (const part of parts) {
      const item = this.items.get(part.key) ?? this.newItem(part.key);
      item.text = `${item.name}: ${part.name || 'none'}`;
      item.detail = part.problem === '' ? part.text : headline(part.problem);
      item.severity = part.problem ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
      item.command = part.uri ? opening(part.uri) : undefined;
    }
  }

  private newItem(key: string): LanguageStatusItem {
    const item = languages.createLanguageStatusItem(`qos.${key}`, [...this.documents]);
    item.name = TITLES[key] ?? key;
    this.items.set(key, item);
    return item;
  }
}

/** The first clause of a problem; a finding has the rest, for which the list of items has no room. */
function headline(problem: string): string {
  return problem.split('; ', 1)[0] ?? problem;
}

/** The server ends the URI of a folder with a slash. */
function opening(uri: string): Command {
  return uri.endsWith('/')
    ? { command: 'revealInExplorer', title: 'Reveal', arguments: [Uri.parse(uri)] }
    : { command: 'vscode.open', title: 'Open', arguments: [Uri.parse(uri)] };
}
