import { CancellationTokenSource, type Disposable, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import type { Outcome } from './outcome';
import { EXAMPLE, requestItems } from './requests';

/** Asks the server about a request while it is typed. Rejects with what is wrong with it. */
export type Ask = (request: string, cancellation: CancellationTokenSource) => Promise<Outcome>;

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 200;

/** The box in which a user writes a request; it says of each at once what comes of it, and closes with one that has an answer. */
export class RequestBox implements Disposable {
  private readonly box = window.createQuickPick();
  private cancellation = new CancellationTokenSource();
  private pause: NodeJS.Timeout | undefined;

  constructor(
    policyName: string,
    private readonly before: readonly string[],
    private readonly ask: Ask,
  ) {
    this.box.title = `Explain a Request by ${policyName}`;
    this.box.placeholder = EXAMPLE;
    this.box.matchOnDescription = true;
    this.box.onDidChangeValue(() => this.typed());
    this.list(undefined);
  }

  /** The request that the user chose and its explanation; nothing when the user gave up. */
  choose(): Promise<{ request: string; outcome: Outcome } | undefined> {
    return new Promise((resolve) => {
      this.box.onDidHide(() => resolve(undefined));
      this.box.onDidAccept(async () => {
        const request = this.box.selectedItems[0]?.label ?? this.box.value.trim();
        if (request !== '') {
          const outcome = await this.answer(request);
          if (outcome) {
            resolve({ request, outcome });
            this.box.hide();
          }
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
      this.pause = setTimeout(() => void this.answer(request), PAUSE_MS);
    }
  }

  /** Asks the server and shows in the list what it says. */
  private async answer(request: string): Promise<Outcome | undefined> {
    clearTimeout(this.pause);
    this.cancellation.cancel();
    const cancellation = new CancellationTokenSource();
    this.cancellation = cancellation;
    this.box.busy = true;
    try {
      const outcome = await this.ask(request, cancellation);
      this.told(request, cancellation, `$(check) ${outcome.message}`);
      return outcome;
    } catch (problem) {
      this.told(request, cancellation, `$(error) ${inOneLine((problem as Error).message)}`);
      return undefined;
    }
  }

  private told(request: string, cancellation: CancellationTokenSource, verdict: string): void {
    if (!cancellation.token.isCancellationRequested) {
      this.box.busy = false;
      if (this.box.value.trim() !== request) {
        this.box.value = request;
      }
      this.list(verdict);
    }
  }

  private list(verdict: string | undefined): void {
    this.box.items = requestItems(this.box.value, verdict, this.before).map((item) => quickPickItem(item));
  }
}

/** What the server says, shortened by what goes without saying here. */
function inOneLine(message: string): string {
  return message.replace(/^the request[,:] /, '').replace(/\s*\n\s*/g, ' · ');
}

function quickPickItem(item: ReturnType<typeof requestItems>[number]): QuickPickItem {
  return 'separator' in item ? { label: item.separator, kind: QuickPickItemKind.Separator } : item;
}
