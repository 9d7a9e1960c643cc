import {
  type DecorationOptions,
  Disposable,
  MarkdownString,
  OverviewRulerLane,
  Range,
  ThemeColor,
  type Uri,
  window,
} from 'vscode';
import { asRange } from '../tests/coverage';
import type { ExplainedRule } from './details';
import { beside } from './note';

const MATCHING = new ThemeColor('qos.matchingRuleForeground');
const MISSED = new ThemeColor('qos.missedRuleForeground');

/** Marks the rules of an explanation in the editors of their policy: the one that matches, and those before it. */
export class RuleMarks implements Disposable {
  private readonly matching = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor('qos.matchingRuleBackground'),
    borderColor: MATCHING,
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    overviewRulerColor: MATCHING,
    overviewRulerLane: OverviewRulerLane.Full,
  });

  private readonly missed = window.createTextEditorDecorationType({
    isWholeLine: true,
    borderColor: MISSED,
    borderStyle: 'dotted',
    borderWidth: '0 0 0 3px',
    overviewRulerColor: MISSED,
    overviewRulerLane: OverviewRulerLane.Left,
  });

  private readonly notes = window.createTextEditorDecorationType({});

  private readonly registered = Disposable.from(
    this.matching,
    this.missed,
    this.notes,
    window.onDidChangeVisibleTextEditors(() => this.apply()),
  );

  private policy: Uri | undefined;
  private rules: readonly ExplainedRule[] = [];

  /** Marks rules of a policy, and no others. */
  show(policy: Uri, rules: readonly ExplainedRule[]): void {
    if (this.policy?.toString() !== policy.toString()) {
      this.clear();
    }
    this.policy = policy;
    this.rules = rules;
    this.apply();
  }

  clear(): void {
    this.rules = [];
    this.apply();
  }

  dispose(): void {
    this.registered.dispose();
  }

  private apply(): void {
    for (const editor of window.visibleTextEditors) {
      if (editor.document.uri.toString() === this.policy?.toString()) {
        editor.setDecorations(this.matching, this.lines(true));
        editor.setDecorations(this.missed, this.lines(false));
        editor.setDecorations(this.notes, this.rules.map(note));
      }
    }
  }

  private lines(decides: boolean): DecorationOptions[] {
    return this.rules
      .filter((rule) => rule.decides === decides)
      .map(({ range, text }) => ({
        range: asRange(range),
        hoverMessage: new MarkdownString().appendText(`${decides ? 'Matches' : 'Does not match'}: ${text}`),
      }));
  }
}

/** What there is to say about a rule, at the end of its first line. */
function note({ range, decides, text }: ExplainedRule): DecorationOptions {
  const { start } = asRange(range);
  return {
    range: new Range(start, start.with({ character: Number.MAX_SAFE_INTEGER })),
    renderOptions: {
      after: {
        contentText: beside(decides, text),
        color: decides ? MATCHING : MISSED,
        margin: '0 0 0 2em',
        fontStyle: 'italic',
      },
    },
  };
}
