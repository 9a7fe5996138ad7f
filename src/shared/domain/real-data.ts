/** The 'real data' rule (specification, section 5, 'Slide filtering'). */

/** Placeholder texts, matched whole and case-insensitively; dashes are matched apart. */
export const PLACEHOLDER_TEXTS = [
  'no data',
  'no information',
  'not available',
  'n/a',
  'na',
  'null',
  'undefined',
  'empty',
  'none',
  // 'no data', 'not specified' and 'none', in the two or three ways Thai writes each.
  'ไม่มีข้อมูล',
  'ไม่พบข้อมูล',
  'ไม่ระบุ',
  'ไม่ได้ระบุ',
  'ไม่มี',
] as const;

const PLACEHOLDERS: ReadonlySet<string> = new Set(PLACEHOLDER_TEXTS);
/** Hyphens and dashes of every script, the minus sign, and rules drawn with low lines. */
const ONLY_DASHES = /^[\p{Pd}\u2212\u00AD_\s]+$/u;
/** Characters that print nothing: zero-width spaces and joiners, direction marks, the byte order mark. */
const INVISIBLE = /\p{Cf}/gu;

/** True for a text that stands where an answer is missing: blank, 'N/A', '—', 'ไม่มีข้อมูล', …. */
export function isPlaceholder(text: string): boolean {
  if (ONLY_DASHES.test(text)) return true;
  const shown = text.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return shown === '' || PLACEHOLDERS.has(shown);
}

/**
 * True when a value says something. A list or object needs at least one real item, at any depth; a number counts
 * when it is finite (0 is a statement), and so does a boolean.
 */
export function hasRealData(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return !isPlaceholder(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.some(hasRealData);
  if (typeof value === 'object') return Object.values(value).some(hasRealData);
  return false;
}
