/** Rules that a client states about the campaign: what must not be said, shown or used, and what must be. */
import type { Span } from '../reading/quantity.ts';

export type RuleKind =
  /** Words that must not appear. */
  | 'words'
  /** A topic, a claim or a picture to keep out. */
  | 'topic'
  /** Where, on which channel and to whom not to advertise. */
  | 'place'
  | 'channel'
  | 'audience'
  /** What is not sold or done, so that no page may offer it. */
  | 'not offered'
  /** What must be said, shown or asked. */
  | 'must';

export interface Rule {
  kind: RuleKind;
  /** The client's words, whole. */
  quote: string;
  /** Of `words` the words, of `must` those that everything carries; else those that the rule is about. Empty where no single words tell it. */
  terms: readonly string[];
  /** Of `must` what everything carries, where the answer names it and does not give it: 'licence number'. */
  slot?: string;
  /** Path of the answer: 'competitiveAnalysis.additionalNotes'. */
  path: string;
  /** Where the quote stands in the cleaned answer. */
  span: Span;
}
