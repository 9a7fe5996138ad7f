/**
 * How large a record may be. Code that reads a record may visit every value in it. A stored object can refer to the same
 * part from many places: it takes little room on the disk, and following every reference would never end.
 */
import type { Reason } from '../../src/shared/domain/failure.ts';

/** Lists and objects inside each other; what an engine writes is at most 100 deep (`services/clean-output`). */
const DEEPEST = 128;
/** Values, a part counted each time it is referred to. A page may hold 200,000, a questionnaire holds some sixty. */
const MOST_VALUES = 500_000;
/** Characters in all texts of a record together. A page has at most 2 million. */
const MOST_CHARACTERS = 10_000_000;

/** Why a record is too large to be read; undefined for one that is not. Stops counting at the limits above. */
export function tooLarge(record: unknown): Reason<'too-large'> | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: record, depth: 0 }];
  let values = 0;
  let characters = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') characters += value.length;
    if (characters > MOST_CHARACTERS) return limit('characters', MOST_CHARACTERS);
    // Bytes are neither read nor walked through.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (depth > DEEPEST) return limit('levels', DEEPEST);
    const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += parts.length;
    if (values > MOST_VALUES) return limit('values', MOST_VALUES);
    for (const part of parts) waiting.push({ value: part, depth: depth + 1 });
  }
  return undefined;
}

const limit = (holds: Reason<'too-large'>['holds'], most: number): Reason<'too-large'> => ({
  code: 'too-large',
  holds,
  most,
});
