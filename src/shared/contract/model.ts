/** What page and worker say to one another about a person's own model. */

/** An OpenAI-compatible endpoint as a person set it up. The key is no part of it. */
export interface ModelSettings {
  /** Which of the known servers it was set up as; '' for another. */
  preset: string;
  /** Base of the protocol's paths: 'https://api.openai.com/v1'. */
  baseUrl: string;
  /** As the server names it. */
  model: string;
  /** Longest waits, seconds; the defaults of the readings where absent. */
  firstTokenSeconds?: number;
  silenceSeconds?: number;
  totalSeconds?: number;
}

/** Defaults, seconds (readings, 'Limits, pauses, failures'). */
export const MODEL_SECONDS = { firstTokenSeconds: 120, silenceSeconds: 30, totalSeconds: 300 } as const;

/** Who wrote a page and what it took, in the section's field `written`; absent of pages that no model wrote. */
export interface WrittenByModel {
  model: string;
  promptVersion: number;
  promptTokens: number;
  completionTokens: number;
  /** The server did not count. */
  estimated?: true;
}

/** What a header can carry: a key has no spaces and no accents. '' is none, and carried as well. */
export const isHeaderText = (text: string): boolean => /^[\x21-\x7e]*$/u.test(text);

/** What a test of a model's endpoint found. */
export type ModelVerdict =
  | 'ok'
  /** There is no model to ask. */
  | 'no-model'
  | 'unknown-model'
  /** It wants a key and got none. */
  | 'needs-key'
  | 'wrong-key'
  /** It takes less at once than a page in full: pages are asked for in a short form. */
  | 'short-window'
  /** Not even that fits. */
  | 'small-window'
  /** Its account has used its credit up. */
  | 'needs-credit'
  /** The model is for verified organizations. */
  | 'needs-verification'
  /** It is there, and does not let this page in (CORS). */
  | 'not-allowed'
  /** The same of a service of others, which nobody here can set up otherwise. */
  | 'needs-gateway'
  /** The browser was told not to let this page into the local network. */
  | 'local-network'
  /** The browser lets this page call `https` addresses alone, and this device's own. */
  | 'insecure'
  | 'unreachable'
  | 'offline'
  | 'timeout'
  | 'redirected'
  /** Something answers, and not as an OpenAI-compatible endpoint. */
  | 'not-openai'
  /** It answered with an error. */
  | 'trouble'
  | 'invalid-address';

export interface ModelReport {
  verdict: ModelVerdict;
  /** What it has, sorted; empty where it does not say. */
  models: readonly string[];
  /** ISO 8601. */
  testedAt: string;
  /** How long it took, ms. */
  ms: number;
  status?: number;
  /** Tokens that the model takes at once, where that is less than a page and its answer. */
  window?: number;
  /** What the server said, in one line. */
  detail?: string;
}
