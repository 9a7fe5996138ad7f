/**
 * The shared readings of a text, kept while a message is read: every field's reader asks for those of the same segments.
 */
import { readDoubts as doubtsOf, type Doubt } from '../../../src/shared/reading/doubt.ts';
import { readQuantities as quantitiesOf } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';

/** Texts whose readings are kept. */
const MOST = 20_000;
const quantities = new Map<string, readonly Reading[]>();
const doubts = new Map<string, readonly Doubt[]>();

/** Before the next message: nothing of the last one stays in memory. */
export function forgetReadings(): void {
  quantities.clear();
  doubts.clear();
}

function kept<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = read(text);
  if (known.size < MOST) known.set(text, made);
  return made;
}

/** `readQuantities`, once for each text. */
export const readQuantities = (text: string): readonly Reading[] => kept(quantities, text, quantitiesOf);
/** `readDoubts`, once for each text. */
export const readDoubts = (text: string): readonly Doubt[] => kept(doubts, text, doubtsOf);
