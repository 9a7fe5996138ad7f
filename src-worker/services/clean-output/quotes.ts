/**
 * Where a text ends that may hold quotes of its own: `"Run "Quiet water", then retarget"`. A quote ends it when what
 * comes after is what JSON has after a text in that place. Looks ahead by bounded steps, so that time stays linear.
 */

/** Of a text: the key of an object, the value of one, or an item of a list. */
export type Place = 'key' | 'value' | 'item';

interface Around {
  place: Place;
  /** What closes the brackets that are open, the innermost last. */
  open: readonly string[];
  /** Keys of this block stand without quotes. */
  hasBareKeys: boolean;
}

const ENDS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”"', '‘': "’'", '`': '`' };
const TRIPLE = '"""';
const SPACE = /\s*/y;
/** A key with its colon; a key that lacks the quote in front; a key that has none. */
const KEY = /(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'|“[^”\n]{1,80}”|`[^`\n]{1,80}`)\s{0,400}[:：=]/uy;
const HALF_KEY = /[\p{L}_$][\p{L}\p{N}_$-]{0,60}["'”]\s{0,400}[:：]/uy;
const OPEN_KEY =
  /["'“](?<key>[\p{L}_$][\p{L}\p{N}_$-]{0,60})(?=\s{0,9}[:：]\s{0,400}(?:["“{[]|-?\d|true|false|null))/uy;
const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$-]{0,60}\s{0,400}[:：]/uy;
/** What begins an item of a list that is no text. */
const ITEM = /[{[\d\]},.…-]|(?:true|false|null|none|nan|undefined)\b|\/[/*]/iuy;
/** After a quote at which a text within the text may begin. */
const BEFORE_INNER = /[\s([{“‘«>=—–/-]/u;

/** The text whose quote stands at `at`, decoded; undefined where nothing ends it. */
export function readText(
  text: string,
  at: number,
  around: Around,
): { text: string; end: number } | undefined {
  if (text.startsWith(TRIPLE, at)) {
    const end = text.indexOf(TRIPLE, at + 3);
    if (end >= 0) return { text: decoded(text.slice(at + 3, end)).trim(), end: end + 3 };
  }
  const key = around.place === 'key' ? keyWithoutEnd(text, at) : undefined;
  if (key !== undefined) return key;
  const ends = ENDS[text[at] ?? ''] ?? '"';
  /** A text within it has begun and not ended. */
  let isInner = false;
  /** A quote that ends it, were there no better one. */
  let second: number | undefined;
  for (let quote = at + 1; quote < text.length; quote += 1) {
    const character = text[quote] ?? '';
    if (character === '\\') quote += 1;
    if (!ends.includes(character)) continue;
    const found = endAt(text, quote, around, isInner);
    if (found === 'end') return { text: decoded(text.slice(at + 1, quote)), end: quote + 1 };
    if (found === 'perhaps') second ??= quote;
    // The text lacks its quote, and this one begins the next key.
    const before = found === 'no' && around.place === 'value' ? endBefore(text, at, quote) : undefined;
    if (before !== undefined) return { text: decoded(text.slice(at + 1, before)).trim(), end: before };
    const next = text[quote + 1] ?? ' ';
    isInner = (quote === at + 1 || BEFORE_INNER.test(text[quote - 1] ?? ' ')) && !/\s/u.test(next);
  }
  return second === undefined ? undefined : { text: decoded(text.slice(at + 1, second)), end: second + 1 };
}

/** `"key: "value"` */
function keyWithoutEnd(text: string, at: number): { text: string; end: number } | undefined {
  OPEN_KEY.lastIndex = at;
  const name = OPEN_KEY.exec(text)?.groups?.['key'];
  return name === undefined ? undefined : { text: name, end: at + 1 + name.length };
}

/** Whether the quote ends what stands before it. */
export const endsText = (text: string, quote: number, around: Around): boolean =>
  endAt(text, quote, around, false) === 'end';

type Verdict = 'end' | 'perhaps' | 'no';

function endAt(text: string, quote: number, { place, open, hasBareKeys }: Around, isInner: boolean): Verdict {
  const at = after(SPACE, text, quote + 1);
  const character = text[at];
  if (character === undefined || text.startsWith('```', at)) return 'end';
  if (place === 'key') return /[:：="'“[{\d]/u.test(character) ? 'end' : 'no';
  // The list lacks its bracket: this is the next key.
  if (place === 'item' && character === ':' && open.at(-2) === '}') return 'end';
  if (character === '}' || character === ']') return endsBlock(text, at, open) ? 'end' : 'no';
  if (character === '+') return /["']/u.test(text[after(SPACE, text, at + 1)] ?? '') ? 'end' : 'no';
  if (text.startsWith('/*', at) || text.startsWith('//', at)) return text[quote + 1] === '/' ? 'no' : 'end';
  const isSeparated = /[,，;]/u.test(character);
  const next = isSeparated ? after(SPACE, text, at + 1) : at;
  if (isSeparated && next >= text.length) return 'end';
  if (place === 'value') return beginsKey(text, next, hasBareKeys, isSeparated) ? 'end' : 'no';
  if (isSeparated && after(ITEM, text, next) > next) return 'end';
  return beginsItem(text, next, isSeparated, isInner);
}

/** A bracket that is open, with after it what may follow a bracket; after the last one anything may. */
function endsBlock(text: string, at: number, open: readonly string[]): boolean {
  const character = text[at] ?? '';
  if (!open.includes(character)) return false;
  const next = text[after(SPACE, text, at + 1)];
  return open.length === 1 || next === undefined || /[,}\]{[;"'`/]/u.test(next);
}

function beginsKey(text: string, at: number, hasBareKeys: boolean, isSeparated: boolean): boolean {
  if (after(KEY, text, at) > at) return true;
  if (!isSeparated) return false;
  if (/[},]/u.test(text[at] ?? '')) return true;
  return after(HALF_KEY, text, at) > at || (hasBareKeys && after(BARE_KEY, text, at) > at);
}

/** `"A", "B"`: another item, unless the text goes on behind what then is a text within it. */
function beginsItem(text: string, at: number, isSeparated: boolean, isInner: boolean): Verdict {
  const quote = text[at] ?? '';
  if (!(quote in ENDS)) return 'no';
  if (isSeparated && !isInner) return 'end';
  const close = text.indexOf(ENDS[quote]?.[0] ?? '"', at + 1);
  const behind = close < 0 ? undefined : text[after(SPACE, text, close + 1)];
  if (behind === undefined || /[,\]}"'“]/u.test(behind)) return isInner && !isSeparated ? 'perhaps' : 'end';
  return isSeparated ? 'perhaps' : 'no';
}

/** Where a text ended without its quote, if the quote here begins the next key: before the comma or the line's end. */
function endBefore(text: string, start: number, quote: number): number | undefined {
  if (after(KEY, text, quote) === quote) return undefined;
  let at = quote - 1;
  while (at > start && /\s/u.test(text[at] ?? '')) at -= 1;
  if (text[at] === ',') return at;
  return text.slice(at + 1, quote).includes('\n') ? at + 1 : undefined;
}

const FENCE = /\s*\n\s*```[\s\S]*$/u;
const BRACKETS = /[()[\]{}]/gu;

/**
 * The text from `from`, which the end of everything cuts off, without half a character. `isWhole`: it lacks only its
 * quote, for all brackets that are open are closed behind it.
 */
export function halfText(
  text: string,
  from: number,
  open: readonly string[],
): { text: string; isWhole: boolean } {
  const rest = text.slice(from).replace(FENCE, '').trimEnd();
  let end = rest.length;
  for (const closer of open) {
    if (rest[end - 1] !== closer) return { text: withoutHalves(decoded(rest)).trimEnd(), isWhole: false };
    end = rest.slice(0, end - 1).trimEnd().length;
  }
  const whole = rest.slice(0, end);
  return isBalanced(whole)
    ? { text: decoded(whole.replace(/,\s*$/u, '')), isWhole: true }
    : { text: withoutHalves(decoded(rest)).trimEnd(), isWhole: false };
}

/** Every bracket in it is closed in it: those behind it are not its own. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(BRACKETS)) depth += '([{'.includes(bracket) ? 1 : -1;
  return depth === 0;
}

/** A character of two units needs both. */
const withoutHalves = (text: string): string => text.replace(/[\uD800-\uDBFF]$/u, '');

const ESCAPES = /\\(?:u(?<hex>[\da-fA-F]{4})|u[\da-fA-F]{0,3}$|(?<sign>[\s\S])|$)|[\n\r\t]+/gu;
const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What its escapes mean; those that JSON does not know keep their letter, bare line ends become spaces. */
function decoded(text: string): string {
  return text.replace(ESCAPES, (whole: string, hex: string | undefined, sign: string | undefined) => {
    if (!whole.startsWith('\\')) return ' ';
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (sign === undefined) return '';
    return NAMED[sign] ?? (/[\p{L}\p{N}]/u.test(sign) ? whole : /\s/u.test(sign) ? ' ' : sign);
  });
}

function after(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : from;
}
