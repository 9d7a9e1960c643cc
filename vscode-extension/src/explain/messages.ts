import type { RequestForm } from './requestForm';

/** A field of the form with proposals of the server. */
export type ProposedField = 'from' | 'to' | 'client' | 'service';

/** A value that can be entered in a field. */
export interface Proposal {
  readonly text: string;
  /** What it means; may be empty. */
  readonly detail: string;
}

/** An entry of an explanation. */
export interface Entry {
  readonly heading: string;
  readonly text: string;
  readonly details: readonly string[];
  /** Whether it is about a rule that decides the request, or some of the pairs of ports. */
  readonly decides: boolean;
}

/** What the view sends to the extension. */
export type FromView =
  | { readonly type: 'ready' }
  /** The user edits the form; `finished` with a field. */
  | { readonly type: 'request'; readonly form: RequestForm; readonly finished: boolean }
  | { readonly type: 'propose'; readonly id: number; readonly field: ProposedField; readonly text: string }
  /** A position of the policy, from 1. */
  | { readonly type: 'open'; readonly line: number; readonly column: number };

/** What the extension sends to the view. */
export type ToView =
  | { readonly type: 'form'; readonly form: RequestForm; readonly policy: string; readonly focus: boolean }
  | {
      readonly type: 'explained';
      readonly request: string;
      readonly summary: string;
      readonly notes: readonly string[];
      readonly sections: readonly (readonly Entry[])[];
    }
  /** The last explanation is outdated. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'nothing' }
  | {
      readonly type: 'proposals';
      readonly id: number;
      readonly proposals: readonly Proposal[];
      readonly more: boolean;
    };
