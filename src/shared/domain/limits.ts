/**
 * Constants of the rules (specification, section 9). Delays, timeouts, intervals and counts that a deployment may
 * change are in `config.ts`; these hold everywhere.
 */

/** Wizard steps. */
export const STEP_COUNT = 5;
/** A draft is complete from this step onward. */
export const DRAFT_COMPLETE_STEP = 5;

/** Characters a required text needs: a location, for one. */
export const MIN_TEXT_LENGTH = 2;
/** Characters a description needs: the target demographics. */
export const MIN_DESCRIPTION_LENGTH = 10;
/** Where text fields begin to count quietly; longer text is accepted (readings, 'Validation'). */
export const SOFT_TEXT_LENGTH = 1000;

/** Bounds of an age, in years. */
export const MIN_AGE = 0;
export const MAX_AGE = 120;

export const MIN_ADVERTISING_CHANNELS = 1;
export const MIN_OBJECTIVES = 1;
export const MAX_OBJECTIVES = 2;

export const MIN_COMPETITORS = 1;
/** 'Add Another Competitor' stops here; more, from stored data, are kept. */
export const MAX_COMPETITORS = 10;
/** Empty cards of a new questionnaire. */
export const DEFAULT_COMPETITORS = 3;

/** Pages shown as the total until a run has reported its own. */
export const TOTAL_UNTIL_REPORTED = 20;
/** Pages in a row that could not reach the service before the run waits (readings, 'Limits, pauses, failures'). */
export const UNREACHABLE_PAGES_IN_ROW = 3;

/** Bytes of local storage assumed, and the part of it that a save may fill. */
export const STORAGE_QUOTA_BYTES = 5 * 1024 * 1024;
export const STORAGE_QUOTA_SHARE = 0.9;

/** 'Data-fetch retry': tries in all, and the longest pause before one of them, ms. */
export const FETCH_ATTEMPTS = 3;
export const FETCH_RETRY_CAP_MS = 30_000;
/** 'Data-cache garbage collection', ms. */
export const FETCH_CACHE_MS = 5 * 60_000;
/** Bytes of a brief's file that are read. */
export const MOST_BRIEF_BYTES = 20 * 1024 * 1024;
