import {
  BranchCoverage,
  DeclarationCoverage,
  FileCoverage,
  type FileCoverageDetail,
  Range,
  StatementCoverage,
  TestCoverageCount,
  Uri,
} from 'vscode';
import { gapText } from './coverageSum';
import type { PolicyCoverage, RuleCoverage, Span } from './details';

/** The coverage of a policy for VS Code: rules are statements and declarations, and their criteria are branches. */
export class RulesCoverage extends FileCoverage {
  constructor(private readonly policy: PolicyCoverage) {
    const { rules } = policy;
    const criteria = rules.flatMap((rule) => rule.criteria);
    const covered = count(rules, (rule) => rule.tests > 0);
    super(
      Uri.parse(policy.uri),
      covered,
      count(criteria, (criterion) => criterion.covered),
      covered,
    );
  }

  /** The rules with the reasons for what is not covered. */
  get details(): FileCoverageDetail[] {
    return this.policy.rules.flatMap((rule) => [statement(rule), declaration(rule)]);
  }
}

function count<T>(all: readonly T[], isCovered: (each: T) => boolean): TestCoverageCount {
  return new TestCoverageCount(all.filter(isCovered).length, all.length);
}

function statement({ tests, range, criteria }: RuleCoverage): StatementCoverage {
  const branches = criteria.map(
    ({ name, covered, gap }) =>
      new BranchCoverage(covered, undefined, gap.reason === '' ? name : `${name} (${gapText(gap)})`),
  );
  return new StatementCoverage(tests, asRange(range), branches);
}

/** The view of the coverage lists declarations by their names and cuts long ones, so the reason comes before the use. */
function declaration({ place, use, tests, range, gap }: RuleCoverage): DeclarationCoverage {
  const parts = [gap.reason, use && `'${use}'`, gap.request && `would be covered by: ${gap.request}`];
  const name = [`rule ${place}`, ...parts.filter((part) => part !== '')].join(', ');
  return new DeclarationCoverage(name, tests, asRange(range));
}

/** A range of the server as VS Code has it. */
export function asRange({ start, end }: Span): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
