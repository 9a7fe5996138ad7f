/**
 * A competitor card that was removed a moment ago. It is kept for this tab while it can be brought back, so that a
 * reload still offers to.
 */
import { normaliseFormData } from '../../shared/domain/normalise.ts';
import type { Competitor } from '../../shared/domain/questionnaire.ts';

const KEY = 'palmleaf_removed_card';
/** How long it can be brought back, ms. */
const UNDO_MS = 10_000;

export interface RemovedCard {
  /** The draft that it was a part of. */
  draftId: string;
  /** Its place among the cards, from 0. */
  index: number;
  card: Competitor;
}

/** Keeps it; where storage is forbidden, a reload takes the offer away. Answers how long it can be brought back, ms. */
export function keepRemoved(removed: RemovedCard, now = Date.now()): number {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...removed, at: now }));
  } catch (error) {
    console.warn('The removed card could not be kept for a reload.', error);
  }
  return UNDO_MS;
}

/** It was brought back. */
export function forgetRemoved(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/** The card of this draft that can still be brought back, and for how long, ms; undefined where there is none. */
export function removedLately(
  draftId: string | undefined,
  now = Date.now(),
): (RemovedCard & { leftMs: number }) | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const read = (name: string): unknown => Reflect.get(kept, name);
    const leftMs = Math.min(UNDO_MS, Number(read('at')) + UNDO_MS - now);
    if (draftId === undefined || read('draftId') !== draftId || !(leftMs > 0)) return undefined;
    // Read as any stored answers are: another build may have kept it.
    const [card] = normaliseFormData({
      competitiveAnalysis: { competitors: [read('card')] },
    }).competitiveAnalysis.competitors;
    return card && { draftId, index: Math.max(0, Number(read('index')) || 0), card, leftMs };
  } catch {
    return undefined;
  }
}
