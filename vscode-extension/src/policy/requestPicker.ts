import { CancellationTokenSource, type Disposable, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { EXAMPLE, FORM, requestItems } from './requests';
import type { CommandResult } from './serverCommand';

/** Explains a request. Rejects with an error that says what is wrong with it. */
export type Explain = (request: string, cancellation: CancellationTokenSource) => Promise<CommandResult>;

/** The request is explained after a pause of this length in typing. */
const PAUSE_MS = 200;

/** The input for a request. It shows the result while the user types, and closes with a valid request. */
export class RequestPicker implements Disposable {
  private readonly box = window.createQuickPick();
  private cancellation = new CancellationTokenSource();
  private pause: NodeJS.Timeout | undefined;

  constructor(
    policyName: string,
    private readonly recent: readonly string[],
    private readonly explain: Explain,
  ) {
    this.box.title = `Explain a Request by ${policyName}`;
    this.box.placeholder = EXAMPLE;
    this.box.matchOnDescription = true;
    this.box.onDidChangeValue(() => this.typed());
    this.list(undefined);
  }

  /** The chosen request, which is valid; empty for the form, undefined when the user cancels. */
  choose(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.box.onDidHide(() => resolve(undefined));
      this.box.onDidAccept(async () => {
        const chosen = this.box.selectedItems[0]?.label;
        const request = chosen ?? this.box.value.trim();
        if (chosen === FORM.label || (request !== '' && (await this.update(request)))) {
          resolve(chosen === FORM.label ? '' : request);
          this.box.hide();
        }
      });
      this.box.show();
    });
  }

  dispose(): void {
    clearTimeout(this.pause);
    this.cancellation.cancel();
    this.box.dispose();
  }

  private typed(): void {
    clearTimeout(this.pause);
    this.cancellation.cancel();
    this.list(undefined);
    const request = this.box.value.trim();
    if (request !== '') {
      this.pause = setTimeout(() => void this.update(request), PAUSE_MS);
    }
  }

  /** Explains a request and shows the result in the list. */
  private async update(request: string): Promise<CommandResult | undefined> {
    clearTimeout(this.pause);
    this.cancellation.cancel();
    const cancellation = new CancellationTokenSource();
    this.cancellation = cancellation;
    this.box.busy = true;
    try {
      const result = await this.explain(request, cancellation);
      this.show(request, cancellation, `$(check) ${result.message}`);
      return result;
    } catch (problem) {
      this.show(request, cancellation, `$(error) ${inOneLine((problem as Error).message)}`);
      return undefined;
    }
  }

  private show(request: string, cancellation: CancellationTokenSource, text: string): void {
    if (!cancellation.token.isCancellationRequested) {
      this.box.busy = false;
      if (this.box.value.trim() !== request) {
        this.box.value = request;
      }
      this.list(text);
    }
  }

  private list(result: string | undefined): void {
    this.box.items = requestItems(this.box.value, result, this.recent).map((item) => quickPickItem(item));
  }
}

/** The server's message in one line, without its redundant beginning. */
function inOneLine(message: string): string {
  return message.replace(/^the request[,:] /, '').replace(/\s*\n\s*/g, ' · ');
}

function quickPickItem(item: ReturnType<typeof requestItems>[number]): QuickPickItem {
  return 'separator' in item ? { label: item.separator, kind: QuickPickItemKind.Separator } : item;
}
