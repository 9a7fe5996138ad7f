/** Failures: a kind to decide by, and a code with parameters that the page puts into words (`src/copy/…/failures.ts`). */

/** Kinds of failure. The page decides by `kind`, never by the words. */
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
  /** A person's own model: its account is used up, or not verified; it takes less text than a page needs; it is not there. */
  | 'needs-credit'
  | 'needs-verification'
  | 'needs-context'
  | 'needs-model'
  /** Asked too often: the page is kept, and asked for again when the service is ready. */
  | 'rate-limited'
  /** A deadline passed. */
  | 'timeout'
  /** The person or the program stopped it. */
  | 'cancelled'
  /** The worker is gone or does not answer. */
  | 'worker'
  /** A defect of the product. */
  | 'defect';

/** What a value of JSON is. */
export type ValueKind = 'list' | 'text' | 'object' | 'number' | 'boolean';

/** Without parameters. */
type None = unknown;
/** The words of somebody else, in one line and without keys: they are quoted as they came. */
interface Said {
  said: string;
}
interface Seconds {
  seconds: number;
}
interface Setting {
  /** In `config.json`: 'limits.pageDelayMs'. */
  name: string;
}

/** Every reason by its code, with its parameters. Values are plain; a nested reason is named `reason`. */
interface FailureParameters {
  /** Words that are there already: of a service, or stored by a build that stored words. */
  said: { text: string };
  unexpected: None;
  'missing-part': None;
  'not-on-device': { what: 'proposal' | 'draft' | 'run' | 'brief' };
  /** `field`: 'currentStep'; '' of the whole. */
  'not-valid': { field: string };
  'too-large': { holds: 'characters' | 'values' | 'levels'; most: number };
  'key-characters': None;
  'logo-no-picture': None;
  'logo-too-large': None;

  'worker-stopped': None;
  'worker-silent': None;
  'worker-not-started': None;

  'storage-full': None;
  'storage-unavailable': None;
  'storage-newer': None;
  'storage-blocked': None;
  'storage-cleared': None;
  'not-stored': None;

  'cannot-pause': None;
  'cannot-resume': None;
  'cannot-skip': None;
  'cannot-change-engine': None;
  'has-ended': None;
  'all-written': None;
  'being-written': None;

  'page-failed': { page: number; reason: Reason };
  /** `ms`: the budget of the page, not of one call. */
  'page-timeout': { page: number; ms: number };
  'network-error': None;
  'proxy-error': { status: number } & Said;
  'generation-failed': None;
  skipped: None;
  cancelled: None;
  'no-such-page': None;
  'no-section': None;
  'engine-failed': None;
  'planner-failed': None;

  'proxy-timeout': None;
  'proxy-interrupted': None;
  'proxy-too-large': None;
  'proxy-redirected': None;
  'proxy-bad-address': None;
  'proxy-not-json': None;
  /** `field`: what the answer lacks. */
  'proxy-no-result': { field: string };

  'output-invalid': None;
  'output-wrong-type': None;
  'output-no-json': None;
  'output-truncated': None;
  'output-too-long': { most: number };
  'output-too-deep': None;
  'output-no-fields': None;
  /** `path`: 'competitors.0.swot' */
  'output-misfit': { path: string; is: ValueKind; meant: ValueKind };
  'output-empty': { path: string };
  /** `path`: of a list; `least`: how many items a page has. */
  'output-too-few': { path: string; least: number };
  'output-cut-off': None;

  'model-not-begun': Seconds;
  'model-silent': Seconds;
  'model-unfinished': Seconds;
  'model-interrupted': None;
  'model-redirected': None;
  'model-endless': None;
  'model-not-openai': None;
  'model-refused': Said;
  'model-filtered': None;
  'model-unauthorised': Said;
  'model-error': { status: number } & Said;

  /** `path`: of the field, as in 'output.objectives.1.target'. */
  'edit-no-place': { path: string };
  'edit-misfit': { path: string };
  'edit-list-fixed': { path: string };
  'edit-empties-page': { path: string };
  'edit-too-long': { most: number };
  'edit-too-many': { most: number };
  'edit-not-written': None;
  'nothing-to-undo': None;
  'nothing-to-redo': None;
  'no-such-version': None;
  'nothing-to-replace': None;
  'no-other-take': None;
  /** No model of the person's own is set up. */
  'no-own-model': None;

  'no-page-written': None;
  'no-page-for-file': None;
  'font-missing': { family: string };
  'file-not-made': None;

  'status-missing-id': None;
  'status-not-found': None;
  'status-invalid-id': None;
  'status-server-error': Said;
  'status-http': { status: number } & Said;
  'status-unreachable': None;
  'status-unexpected': { status: number };
  'status-attempts': { attempts: number };
  'status-unknown': None;

  'brief-empty': None;
  'file-gone': None;
  'document-too-large': None;
  'document-too-much': None;
  'document-too-slow': None;
  'document-empty': None;
  'document-scanned': None;
  'document-encrypted': None;
  'document-encrypted-mail': None;
  'document-old-word': None;
  'document-old-spreadsheet': None;
  'document-old-presentation': None;
  'document-old-mail': None;
  'document-old-office': None;
  'document-other-office': None;
  'document-not-what-it-says': None;
  'document-unknown': None;
  'document-broken': None;
  'archive-other': None;
  'archive-newer': None;
  'archive-locked': None;
  'archive-wrong-passphrase': None;
  'archive-broken': None;
  'archive-too-much': None;
  'archive-empty': None;
  'ai-request-unknown': None;
  'ai-request-sign-in': None;
  'ai-request-unanswered': None;

  'service-unreachable': None;
  'service-sign-in': None;
  'service-error': { status: number } & Said;

  'config-unreadable': { status: number };
  'config-not-json': None;
  'config-not-object': None;
  'config-no-proxy': None;
  'config-unknown': Setting;
  'config-wrong-type': Setting & { meant: ValueKind };
  'config-too-small': Setting & { least: number };
  'config-too-large': Setting & { most: number };
  'config-not-a-choice': Setting & { choices: readonly string[] };
  'config-not-an-address': Setting;
  'config-not-valid': Setting;
}

export type FailureCode = keyof FailureParameters;

/** Why something failed. */
export type Reason<C extends FailureCode = FailureCode> = {
  [K in C]: { code: K } & FailureParameters[K];
}[C];

/** One language's words for every reason: what happened and, where it helps, what to do. */
export type FailureWords = { readonly [C in FailureCode]: (reason: Reason<C>) => string };

/** A reason in words. One that this build does not know, of another build in another tab, is an unexpected one. */
export function worded<C extends FailureCode>(words: FailureWords, reason: Reason<C>): string {
  const word: ((reason: Reason<C>) => string) | undefined = words[reason.code];
  return word === undefined ? words.unexpected({ code: 'unexpected' }) : word(reason);
}

export interface Failure {
  kind: FailureKind;
  reason: Reason;
  /** Asking again may work. */
  retryable: boolean;
  /** The service asks to be left alone for so long, ms; at most a quarter of an hour. */
  retryAfterMs?: number;
}

/** Outcome of a call across the worker boundary; nothing is thrown across it. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (kind: FailureKind, reason: Reason, retryable = false): Result<never> => ({
  ok: false,
  failure: { kind, reason, retryable },
});
