/**
 * How large a record may be. Whatever reads one may walk through all of it, and a stored value may hold the same part in
 * many places: small on the disk, and without end for whoever follows every way through it.
 */
import type { Reason } from '../../src/shared/domain/failure.ts';

/** Lists and objects inside each other; what an engine writes is at most 100 deep (`services/clean-output`). */
const DEEPEST = 128;
/** Values on all ways through a record. A page may hold 200,000, a questionnaire holds some sixty. */
const MOST_VALUES = 500_000;
/** In all its texts. A page is at most 2 million long. */
const MOST_CHARACTERS = 10_000_000;

/** Why a record is too large to be read; undefined of one that is not. Takes no longer than the limits. */
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
