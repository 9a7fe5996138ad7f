/** Reading single values out of data of unknown shape. Nothing here throws. */

/** Deeper than this nothing a person wrote is expected; it bounds the recursion. */
const MAX_DEPTH = 12;

/** Letters and digits alone, lower case: 'Facebook_Page' and 'facebookPage' are the same key. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

export const isBlank = (text: string): boolean => text.trim() === '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object read by folded key; anything else reads as an object without keys. */
export class Fields {
  readonly #values = new Map<string, unknown>();
  readonly #names = new Map<string, string>();

  constructor(value: unknown) {
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) {
      const key = fold(name);
      if (this.#values.has(key)) continue;
      this.#values.set(key, one);
      this.#names.set(key, name);
    }
  }

  /** The value of the first of these names that is there and not null. */
  get(...names: readonly string[]): unknown {
    for (const name of names) {
      const value = this.#values.get(fold(name));
      if (value !== undefined && value !== null) return value;
    }
    return undefined;
  }

  /** The first of these names that holds a text; failing that, what there is, so that space typed is space kept. */
  text(...names: readonly string[]): string {
    const texts = names.map((name) => textOf(this.#values.get(fold(name))));
    return texts.find((text) => !isBlank(text)) ?? texts.find((text) => text !== '') ?? '';
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => isObject(this.#values.get(fold(name))));
  }

  /** [name as written, value] of every field. */
  entries(): [string, unknown][] {
    return [...this.#values].map(([key, value]) => [this.#names.get(key) ?? key, value]);
  }
}

/** A value as text: numbers in digits, lists and objects as the texts in them. */
export function textOf(value: unknown, separator = ', ', depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  return Object.values(value)
    .map((one: unknown) => textOf(one, separator, depth + 1))
    .filter((text) => !isBlank(text))
    .join(separator);
}

/** A list's items; a text's parts, divided by commas, semicolons or lines; the keys of a map that are switched on. */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') {
    return value
      .split(/[,;\n]+/u)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([, on]) => on !== false && on !== null && on !== '' && on !== 0)
    .map(([name]) => name);
}

const THAI_ZERO = 0x0e50;
/** Thai digits as Arabic ones. */
const arabic = (text: string): string =>
  text.replaceAll(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO));

/** All numbers in a value: 25 and 44 in '25–44 years', [25, 44] or {min: 25, max: '44'}. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [value + 0] : [];
  return [...arabic(textOf(value, ' ')).matchAll(/\d+(?:\.\d+)?/gu)]
    .map(([digits]) => Number(digits))
    .filter((number) => Number.isFinite(number));
}

/** A number, or a text that begins with one; 0 when there is none. */
export function numberOf(value: unknown): number {
  if (typeof value === 'string') {
    const signed = /^\s*([+-]?\d+(?:\.\d+)?)/u.exec(arabic(value))?.[1];
    const number = Number(signed ?? 0);
    return Number.isFinite(number) ? number + 0 : 0;
  }
  return numbersOf(value)[0] ?? 0;
}

/** A text with others behind it, without those that are blank or said already. */
export function appended(text: string, others: readonly string[], separator: string): string {
  const kept = isBlank(text) ? [] : [text];
  for (const other of others) {
    if (!isBlank(other) && !kept.some((before) => before.includes(other.trim()))) kept.push(other);
  }
  return kept.length === 0 ? text : kept.join(separator);
}
