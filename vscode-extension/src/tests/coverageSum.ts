import type { Gap, PolicyCoverage, RuleCoverage } from './details';

const COVERED: Gap = { reason: '', request: '' };

/** The coverage of each policy by several runs: something is covered if one of them covers it. */
export function coverageSum(runs: readonly PolicyCoverage[]): PolicyCoverage[] {
  const sums = new Map<string, PolicyCoverage>();
  for (const run of runs) {
    const sum = sums.get(run.uri);
    sums.set(run.uri, sum ? { uri: run.uri, rules: sum.rules.map((rule, at) => both(rule, run.rules[at])) } : run);
  }
  return [...sums.values()];
}

/** The policy may have changed between two runs; then the second has no such rule. */
function both(one: RuleCoverage, other: RuleCoverage | undefined): RuleCoverage {
  const tests = one.tests + (other?.tests ?? 0);
  return {
    ...one,
    tests,
    gap: tests > 0 ? COVERED : one.gap,
    criteria: one.criteria.map((criterion, at) => {
      const covered = criterion.covered || (other?.criteria[at]?.covered ?? false);
      return { ...criterion, covered, gap: covered ? COVERED : laterGap(criterion.gap, other?.criteria[at]?.gap) };
    }),
  };
}

/** A rule that no test asks for has no reasons for its criteria, so a later run may know more. */
function laterGap(one: Gap, other: Gap | undefined): Gap {
  return one.reason === '' ? (other ?? one) : one;
}

/** The reason for a gap, with a request that would fill it. */
export function gapText({ reason, request }: Gap): string {
  return request === '' ? reason : `${reason}; would be covered by: ${request}`;
}
