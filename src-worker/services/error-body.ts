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

const FIELDS = ['message', 'error', 'detail', 'title'];

function find(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '' : find(value[0], depth + 1);
  if (typeof value !== 'object' || value === null || depth > 3) return '';
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of FIELDS) {
    const found = find(fields.get(name), depth + 1);
    if (found.trim() !== '') return found;
  }
  return '';
}

/** One line without control characters and without what looks like a key, and not endless. */
export function oneLine(text: string): string {
  const line = withoutKeys(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());
  // Not in the middle of a character that takes two units.
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
