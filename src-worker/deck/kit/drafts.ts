/** Small helpers for drafts and the lists they are made from. */
import { clean } from './text.ts';
import type { SlideDraft } from './types.ts';

const withNote = (draft: SlideDraft, note: string): SlideDraft => ({ ...draft, note });

/** The notes line stands on the first of a page's slides. */
export const firstNoted = (drafts: readonly SlideDraft[], note: string): SlideDraft[] =>
  drafts.map((draft, index) => (index === 0 ? withNote(draft, note) : draft));

/** A list's texts, cleaned, without the empty ones. */
export const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map(clean).filter((text) => text !== '');
