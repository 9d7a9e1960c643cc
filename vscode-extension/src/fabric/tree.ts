import {
  CancellationTokenSource,
  EventEmitter,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  type Uri,
} from 'vscode';
import type { Server } from '../server';
import { contextOf, type FabricItem, type FabricPart, iconOf } from './items';

/** An item together with the policy whose groups it belongs to. */
export interface Shown {
  readonly item: FabricItem;
  readonly policy: string;
}

/** The fabric of a document. Items are asked for when the user expands them, so that large fabrics open at once. */
export class FabricTree implements TreeDataProvider<Shown> {
  private readonly changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;

  private document: Uri | undefined;

  /** `onRoots` receives the first level, each time that it is read; undefined if the server does not answer. */
  constructor(
    private readonly server: Server,
    private readonly onRoots: (roots: FabricPart | undefined) => void,
  ) {}

  /** Reads the fabric of a document. */
  show(document: Uri): void {
    this.document = document;
    this.changed.fire();
  }

  async getChildren(parent?: Shown): Promise<Shown[]> {
    const part = await this.part(parent?.item.id);
    if (!parent) {
      this.onRoots(part);
    }
    const { items, policy } = part ?? { items: [], policy: '' };
    return items.map((item) => ({ item, policy }));
  }

  getTreeItem(shown: Shown): TreeItem {
    const { id, label, description, facts, kind, groups, hasChildren } = shown.item;
    const item = new TreeItem(label, hasChildren ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None);
    const { icon, colour } = iconOf(shown.item);
    item.id = id;
    item.description = description;
    item.tooltip = [label, ...facts].join('\n');
    item.contextValue = contextOf(shown.item);
    if (icon) {
      item.iconPath = new ThemeIcon(icon, colour ? new ThemeColor(colour) : undefined);
    }
    if (kind === 'port' && groups.length === 1) {
      item.command = { command: 'qos.fabric.reveal', title: 'Reveal in Policy', arguments: [shown] };
    }
    return item;
  }

  dispose(): void {
    this.changed.dispose();
  }

  private async part(item: string | undefined): Promise<FabricPart | undefined> {
    if (!this.document) {
      return undefined;
    }
    const cancellation = new CancellationTokenSource();
    try {
      const command = { command: 'qos.describeFabric', title: '', arguments: item ? { item } : {} } as const;
      const { details } = await this.server.execute(this.document, command, cancellation.token);
      return details as FabricPart;
    } catch {
      return undefined; // the server's own status says why
    } finally {
      cancellation.dispose();
    }
  }
}
