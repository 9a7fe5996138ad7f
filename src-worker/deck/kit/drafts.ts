/** Small helpers for drafts and the lists they are made from. */
import { clean } from './text.ts';
import type { SlideDraft } from './types.ts';

const withNoteLead = (draft: SlideDraft, noteLead: string): SlideDraft => ({ ...draft, noteLead });

/** The notes line stands on the first of these slides, and begins with `lead`. */
export const firstNoted = (drafts: readonly SlideDraft[], lead: string): SlideDraft[] =>
  drafts.map((draft, index) => (index === 0 ? withNoteLead(draft, lead) : draft));

/** A list's texts, cleaned, without the empty ones. */
export const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map(clean).filter((text) => text !== '');
