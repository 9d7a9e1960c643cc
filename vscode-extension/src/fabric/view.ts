import { commands, Disposable, env, type TextDocument, type TreeView, Uri, window } from 'vscode';
import { onContextChange } from '../contextChanges';
import { chosenFile, POLICIES } from '../policy/policies';
import type { Server } from '../server';
import { asRange } from '../tests/coverage';
import { chooseFabric } from './chooseFabric';
import type { FabricPart } from './items';
import { FabricTree, type Shown } from './tree';

/** Changes are followed once nothing changes for this time. */
const PAUSE_MS = 500;

/** The view of the fabric that the document in the editor is checked with: groups, switches, hosts and their ports. */
export class FabricView implements Disposable {
  private readonly tree: FabricTree;
  private readonly view: TreeView<Shown>;
  private readonly registered: Disposable;
  private document: Uri | undefined;
  private later: NodeJS.Timeout | undefined;

  /** `documents` are the languages of the documents. */
  constructor(
    server: Server,
    private readonly documents: readonly string[],
  ) {
    this.tree = new FabricTree(server, (roots) => this.describe(roots));
    this.view = window.createTreeView('qos.fabric', { treeDataProvider: this.tree, showCollapseAll: true });
    const soon = () => this.refreshSoon();
    this.registered = Disposable.from(
      this.view,
      this.tree,
      onContextChange(server, soon),
      window.onDidChangeActiveTextEditor((editor) => this.follow(editor?.document)),
      this.view.onDidChangeVisibility(({ visible }) => visible && soon()),
      commands.registerCommand('qos.fabric.reveal', reveal),
      commands.registerCommand('qos.fabric.copyName', ({ item }: Shown) => env.clipboard.writeText(item.name)),
      commands.registerCommand('qos.fabric.copyGuid', ({ item }: Shown) => env.clipboard.writeText(item.guid)),
      commands.registerCommand('qos.fabric.choose', () => this.choose()),
    );
    this.follow(window.activeTextEditor?.document);
  }

  dispose(): void {
    clearTimeout(this.later);
    this.registered.dispose();
  }

  private async choose(): Promise<void> {
    const document = this.document ?? chosenFile(undefined, POLICIES);
    if (document) {
      await chooseFabric(document);
    }
  }

  /** Other files, and the output, leave the fabric of the last document. */
  private follow(document: TextDocument | undefined): void {
    if (document && this.isOurs(document) && document.uri.toString() !== this.document?.toString()) {
      this.document = document.uri;
      this.refreshSoon();
    }
  }

  private isOurs({ uri, languageId }: TextDocument): boolean {
    return uri.scheme === 'file' && this.documents.includes(languageId);
  }

  private refreshSoon(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      if (this.view.visible && this.document) {
        this.tree.show(this.document);
      }
    }, PAUSE_MS);
  }

  private describe(roots: FabricPart | undefined): void {
    this.view.description = roots?.fabric ?? '';
    this.view.message = roots?.problem ? `${roots.fabric || 'The fabric'} cannot be used: ${roots.problem}` : '';
    const isMissing = roots !== undefined && roots.items.length === 0 && roots.problem === '';
    void commands.executeCommand('setContext', 'qos.fabric', this.document ? isMissing && 'missing' : 'noDocument');
  }
}

/** Shows the entry of a group that selects an item; the user chooses one of several groups. */
async function reveal({ item, policy }: Shown): Promise<void> {
  const [only, ...others] = item.groups;
  const group =
    others.length === 0
      ? only
      : (
          await window.showQuickPick(
            item.groups.map((each) => ({ label: each.name, description: `line ${each.range.start.line + 1}`, each })),
            { placeHolder: `${item.label} belongs to several groups: reveal it in` },
          )
        )?.each;
  if (group) {
    await window.showTextDocument(Uri.parse(policy), { selection: asRange(group.range) });
  }
}
