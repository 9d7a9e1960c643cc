import { randomBytes } from 'node:crypto';
import {
  CancellationTokenSource,
  type Disposable,
  Position,
  Selection,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { onContextChange } from '../contextChanges';
import type { History } from '../policy/history';
import { nameOf } from '../policy/policies';
import type { Server } from '../server';
import type { ExplanationDetails, ProposalDetails } from './details';
import { RuleMarks } from './marks';
import type { FromView, ToView } from './messages';
import { explanationPage } from './page';
import { formOf, requestOf } from './requestForm';

/** A policy is explained again after a pause of this length in typing. */
const PAUSE_MS = 250;

/**
 * The view beside the editor that explains a request: with a form for it, and with marks in the policy. It follows edits
 * of the policy and of what the policy is checked with, and keeps the request.
 */
export class ExplanationView implements Disposable {
  private readonly marks = new RuleMarks();
  private readonly followed: Disposable;
  private panel: WebviewPanel | undefined;
  private policy: Uri | undefined;
  private request = '';
  private finished = false;
  private later: NodeJS.Timeout | undefined;
  private lastUpdate = new CancellationTokenSource();

  /** `scripts` is the folder with the script of the view, `icon` the picture of its tab. */
  constructor(
    private readonly server: Server,
    private readonly history: History,
    private readonly scripts: Uri,
    private readonly icon: Uri,
  ) {
    this.followed = onContextChange(server, () => this.updateSoon());
  }

  /** Explains a request to a policy. Without a request the user enters one in the form. */
  show(policy: Uri, request: string): void {
    this.policy = policy;
    this.request = request;
    this.finished = true;
    const focus = request === '';
    if (this.panel) {
      this.panel.reveal(undefined, !focus);
      this.ready(focus);
    } else {
      this.panel = this.newPanel(focus);
    }
    this.panel.title = `Explanation: ${nameOf(policy)}`;
  }

  dispose(): void {
    this.followed.dispose();
    this.panel?.dispose();
    this.marks.dispose();
  }

  private newPanel(focus: boolean): WebviewPanel {
    const panel = window.createWebviewPanel(
      'qos.explanation',
      'Explanation',
      { viewColumn: ViewColumn.Beside, preserveFocus: !focus },
      { enableScripts: true, localResourceRoots: [this.scripts] },
    );
    panel.iconPath = this.icon;
    let first = focus;
    panel.webview.onDidReceiveMessage((message: FromView) => {
      void this.received(message, first);
      first = first && message.type !== 'ready';
    });
    panel.onDidDispose(() => this.closed());
    const script = panel.webview.asWebviewUri(Uri.joinPath(this.scripts, 'explanation.js'));
    const nonce = randomBytes(16).toString('hex');
    panel.webview.html = explanationPage(script.toString(), panel.webview.cspSource, nonce);
    return panel;
  }

  private closed(): void {
    clearTimeout(this.later);
    this.lastUpdate.cancel();
    this.marks.clear();
    this.panel = undefined;
  }

  private async received(message: FromView, focus: boolean): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.ready(focus);
        break;
      case 'request':
        this.request = requestOf(message.form);
        this.finished = message.finished;
        await this.update();
        break;
      case 'propose':
        await this.propose(message);
        break;
      case 'open':
        await this.open(new Position(message.line - 1, message.column - 1));
        break;
    }
  }

  /** The page was loaded; VS Code loads it again whenever it was hidden. */
  private ready(focus: boolean): void {
    if (this.policy) {
      this.send({ type: 'form', form: formOf(this.request), policy: nameOf(this.policy), focus });
      void this.update();
    }
  }

  private updateSoon(): void {
    if (this.panel) {
      // an explanation of an older text has other positions
      this.lastUpdate.cancel();
      clearTimeout(this.later);
      this.later = setTimeout(() => void this.update(), PAUSE_MS);
    }
  }

  private async update(): Promise<void> {
    clearTimeout(this.later);
    this.lastUpdate.cancel();
    const update = new CancellationTokenSource();
    this.lastUpdate = update;
    if (!this.policy || this.request === '') {
      this.marks.clear();
      this.send({ type: 'nothing' });
      return;
    }
    await this.explain(this.policy, this.request, update);
  }

  private async explain(policy: Uri, request: string, { token }: CancellationTokenSource): Promise<void> {
    try {
      const command = { command: 'qos.explain', title: '', arguments: { request } } as const;
      const { message, notes, details } = await this.server.execute(policy, command, token);
      if (!token.isCancellationRequested) {
        const { sections, rules } = details as ExplanationDetails;
        this.marks.show(policy, rules);
        this.send({ type: 'explained', request, summary: message, notes, sections });
        if (this.finished) {
          await this.history.add(request);
        }
      }
    } catch (problem) {
      if (!token.isCancellationRequested) {
        this.marks.clear();
        this.send({ type: 'failed', message: (problem as Error).message });
      }
    }
  }

  private async propose({ id, field, text }: Extract<FromView, { type: 'propose' }>): Promise<void> {
    if (!this.policy) {
      return;
    }
    const cancellation = new CancellationTokenSource();
    try {
      const command = { command: 'qos.proposeRequest', title: '', arguments: { keyword: field, text } } as const;
      const { details } = await this.server.execute(this.policy, command, cancellation.token);
      this.send({ type: 'proposals', id, ...(details as ProposalDetails) });
    } catch {
      this.send({ type: 'proposals', id, proposals: [], more: false });
    } finally {
      cancellation.dispose();
    }
  }

  /** Goes to a position of the policy, in the editor that has it. */
  private async open(position: Position): Promise<void> {
    if (this.policy) {
      const uri = this.policy.toString();
      const shown = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
      await window.showTextDocument(await workspace.openTextDocument(this.policy), {
        viewColumn: shown?.viewColumn ?? ViewColumn.One,
        selection: new Selection(position, position),
      });
    }
  }

  private send(message: ToView): void {
    void this.panel?.webview.postMessage(message);
  }
}
