/** What a service says in the body of a refusal. The shape is not specified: the common ones are read. */

import { withoutKeys } from './secrets.ts';

/** Characters of a message that are shown; the rest is cut with an ellipsis. */
const SHOWN = 300;

/** The message of an error body, in one line; '' when it holds none. */
export function messageOf(body: string): string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return '';
  }
  return oneLine(find(value));
}

const FIELDS = ['message', 'error', 'detail', 'title', 'msg'];

/** Values inside each other that are looked into. */
const DEEPEST = 3;

/** @param isInner in a text that a proxy repeats of the server behind it */
function find(value: unknown, depth = 0, isInner = false): string {
  if (typeof value === 'string') return isInner ? value : unwrapped(value);
  if (Array.isArray(value)) return value.length === 0 ? '' : find(value[0], depth + 1, isInner);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return '';
  const fields = new Map<string, unknown>(Object.entries(value));
  const place = placeOf(fields);
  for (const name of FIELDS) {
    const found = find(fields.get(name), depth + 1, isInner);
    if (found.trim() !== '') return `${place}${found}`;
  }
  return '';
}

/** A text that is an error body of its own says what that says. */
function unwrapped(text: string): string {
  if (!/^\s*[{[]/u.test(text)) return text;
  try {
    return find(JSON.parse(text), 0, true) || text;
  } catch {
    return text;
  }
}

/** A validator names the field that it complains of beside its words: 'stream_options.include_usage: '. */
function placeOf(fields: ReadonlyMap<string, unknown>): string {
  const loc = fields.get('loc');
  if (!Array.isArray(loc)) return '';
  const steps = loc.filter(
    (step) => step !== 'body' && (typeof step === 'string' || typeof step === 'number'),
  );
  return steps.length === 0 ? '' : `${steps.join('.')}: `;
}

/** One line without control characters and without what looks like a key, and not endless. */
export function oneLine(text: string): string {
  const line = withoutKeys(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());
  // Not in the middle of a character that takes two units.
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
