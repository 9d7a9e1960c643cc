import type { Span } from '../tests/details';
import type { Entry, Proposal } from './messages';

/** The details of an explanation. */
export interface ExplanationDetails {
  readonly sections: readonly (readonly Entry[])[];
  readonly rules: readonly ExplainedRule[];
}

/** A rule that the explanation is about. */
export interface ExplainedRule {
  readonly range: Span;
  /** Whether it decides the request, or some of the pairs of ports. */
  readonly decides: boolean;
  readonly text: string;
}

/** The details of the proposals for a field. */
export interface ProposalDetails {
  readonly proposals: readonly Proposal[];
  readonly more: boolean;
}
