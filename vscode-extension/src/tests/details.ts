import type { CommandResult } from '../policy/serverCommand';

/** The notification of the server that tests ran because they, or their policy, were saved. */
export const TESTS_RAN = 'qos/testsRan';

/** A run of tests that no user started; without a result the problem says why they could not run. */
export interface TestsRan {
  readonly uri: string;
  readonly result?: CommandResult | null;
  readonly problem: string;
}

/** A position of a document; lines and characters count from 0. */
interface Place {
  readonly line: number;
  readonly character: number;
}

/** Where something is written. */
export interface Span {
  readonly start: Place;
  readonly end: Place;
}

/** A test of a file, as the server lists it. */
export interface ListedTest {
  readonly name: string;
  readonly range: Span;
}

/** The details of the result of a test run. */
export interface TestDetails {
  readonly tests: readonly Outcome[];
  readonly coverage: readonly PolicyCoverage[];
}

/** The result of a test. */
export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
}

/** An expectation that does not hold; the line counts from 1, and the text is that of `qos test`. */
export interface Failure {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
  readonly text: readonly string[];
}

/** What tests ask of a policy. */
export interface PolicyCoverage {
  readonly uri: string;
  readonly rules: readonly RuleCoverage[];
}

/** The number of tests with a request that a rule decides, and the reason if there is none. */
export interface RuleCoverage {
  readonly place: number;
  readonly use: string;
  readonly range: Span;
  readonly tests: number;
  readonly gap: Gap;
  readonly criteria: readonly CriterionCoverage[];
}

/** Whether a test has a request that a rule would decide without a criterion, and with it does not. */
export interface CriterionCoverage {
  readonly name: string;
  readonly covered: boolean;
  readonly gap: Gap;
}

/** Why something is not covered, and a request that would cover it; empty for what is covered. */
export interface Gap {
  readonly reason: string;
  readonly request: string;
}
