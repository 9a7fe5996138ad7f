/** Kinds of failure. The page decides by `kind`, never by the text. */

export type FailureKind =
  /** The device's storage refused: full, forbidden, broken. */
  | 'storage'
  /** No such proposal, draft, run or page on this device. */
  | 'not-found'
  /** What came in does not have the expected shape. */
  | 'invalid'
  /** The network or a service could not be reached. */
  | 'network'
  /** An answer began and broke off: the network, or the service. */
  | 'interrupted'
  /** A service answered, with an error. */
  | 'service'
  /** A service wants a key, or a sign-in, first. */
  | 'needs-key'
  | 'needs-sign-in'
  /** A deadline passed. */
  | 'timeout'
  /** The person or the program stopped it. */
  | 'cancelled'
  /** The worker is gone or does not answer. */
  | 'worker'
  /** A defect of the product. */
  | 'defect';

export interface Failure {
  kind: FailureKind;
  /** One sentence for a person: what happened and, where it helps, what to do. */
  message: string;
  /** Asking again may work. */
  retryable: boolean;
  /** The service asks to be left alone for so long, ms; at most five minutes. */
  retryAfterMs?: number;
}

/** Outcome of a call across the worker boundary; nothing is thrown across it. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (kind: FailureKind, message: string, retryable = false): Result<never> => ({
  ok: false,
  failure: { kind, message, retryable },
});
