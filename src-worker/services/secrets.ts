/**
 * Keys and tokens that a service repeats in its answer: taken out where the answer comes in, before anything reads it,
 * so that none is stored, shown or mirrored.
 */

import { escapeRegExp } from '../../src/shared/domain/escape-reg-exp.ts';

/** Stands where a key was. */
export const KEY_REMOVED = '[key removed]';

/** Takes secrets out of a text. */
export type Cleaner = (text: string) => string;

/** Shorter secrets are removed as whole words alone, and only where they are no plain word or number of any text. */
const LONG = 8;
const IS_SHORT_KEY = /^(?=.*[A-Za-z])(?=.*\d).{4,7}$/u;

/**
 * Removes exactly these secrets, written plainly, in escapes of JSON, of addresses or of HTML, or in Base64; beside them
 * whatever an `Authorization` header carries. Null and undefined stand for none.
 */
export function withoutSecrets(secrets: readonly (string | null | undefined)[]): Cleaner {
  const patterns = [...new Set(secrets)].flatMap((secret) => (secret == null ? [] : patternsOf(secret)));
  // Each character of a secret was escaped on its own (`character`).
  const WRITTEN = patterns.join('|');
  const exact = WRITTEN === '' ? undefined : new RegExp(WRITTEN, 'gu');
  return (text) => withoutCredentials(exact === undefined ? text : text.replace(exact, KEY_REMOVED));
}

/** Removes what looks like a key from a line that is shown: a service may name keys that nobody here knows. */
export const withoutKeys: Cleaner = (line) =>
  withoutCredentials(line)
    .replace(IN_QUERY, `$1${KEY_REMOVED}`)
    .replace(NAMED, `$1$2${KEY_REMOVED}`)
    .replace(PROVIDER_KEY, KEY_REMOVED);

/** The values in an address's query that are keys by their names. */
export function secretsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  return [...new URL(address).searchParams].flatMap(([name, value]) =>
    KEY_NAME.test(name) && value.length >= LONG ? [value] : [],
  );
}

/**
 * Cleans a text that grows, from call to call. What is not over yet may be the beginning of a key and comes with a later
 * call: a key has neither spaces nor letters beyond ASCII.
 */
export function cleanGrowing(clean: Cleaner): Cleaner {
  let taken = 0;
  let cleaned = '';
  return (text) => {
    let end = text.length;
    while (end > taken && isVisibleAscii(text.charCodeAt(end - 1))) end -= 1;
    if (end > taken) cleaned += clean(text.slice(taken, end));
    taken = Math.max(taken, end);
    return cleaned;
  };
}

const isVisibleAscii = (code: number): boolean => code > 0x20 && code < 0x7f;

const KEY_NAMES =
  'api[-_]?key|x-api-key|key|(?:access|auth|sso|id|refresh)?[-_]?token|(?:client[-_])?secret|password|passwd|pwd|auth(?:orization)?|sig(?:nature)?';
const KEY_NAME = new RegExp(`^(?:${KEY_NAMES})$`, 'iu');
const IN_QUERY = new RegExp(String.raw`([?&](?:${KEY_NAMES})=)[^\s&#"'<>\\]+`, 'giu');
/** 'api_key: abc123', as a header, a field or a cookie; without a digit it is a word. */
const NAMED =
  /\b((?:x-)?api[-_ ]?key|(?:access|sso|refresh)[-_]token|client[-_]secret)([\\"']*\s*[:=]\s*[\\"']*)(?=[\w.~+/=-]{0,4000}\d)[\w.~+/=-]{8,}/giu;
/** As the large providers write theirs. */
const PROVIDER_KEY = /\b(?:sk|pk|rk)-[\w-]{16,}/gu;

/** Space between the words of a header, as headers, addresses and JSON write it. */
const GAP = String.raw`(?:\s|%20|\+|\\+u0020)+`;
const CREDENTIALS = new RegExp(
  String.raw`\b(authorization[^A-Za-z0-9]{1,8}(?:bearer|basic|token|apikey)${GAP})[^\s"'\\,;<>&]+` +
    // In a sentence, a word after 'bearer' is no key.
    String.raw`|\b(bearer${GAP})(?=[\w.~+/=-]{0,4000}\d|[\w.~+/=-]{24})[\w.~+/=-]{8,}`,
  'giu',
);
const withoutCredentials: Cleaner = (text) =>
  text.replace(
    CREDENTIALS,
    (_whole, header?: string, bearer?: string) => `${header ?? bearer ?? ''}${KEY_REMOVED}`,
  );

function patternsOf(secret: string): string[] {
  // A run of backslashes is as good as one: escapes double them.
  const written = Array.from(secret.replace(/\\+/gu, '\\'), character).join('');
  if (secret.length >= LONG) return [written, ...base64Of(secret)];
  return IS_SHORT_KEY.test(secret) ? [String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`] : [];
}

/** A character in any of its ways; escapes of escapes too. */
function character(one: string): string {
  const code = one.codePointAt(0) ?? 0;
  const hex = anyCase(code.toString(16).padStart(2, '0'));
  const bytes = Array.from(new TextEncoder().encode(one), (byte) => byte.toString(16).padStart(2, '0'));
  const ways = [
    one === '\\'
      ? String.raw`\\+`
      : /[A-Za-z0-9]/u.test(one)
        ? escapeRegExp(one)
        : String.raw`\\*${escapeRegExp(one)}`,
    String.raw`\\+u00${hex}`,
    bytes.map((byte) => `%(?:25)*${anyCase(byte)}`).join(''),
    `&(?:amp;)*#(?:0*${code}|[xX]0*${hex});`,
  ];
  return `(?:${ways.join('|')})`;
}

const anyCase = (hex: string): string =>
  hex.replace(/[a-f]/gu, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** The secret inside of something in Base64, wherever it begins there: as much as does not depend on what surrounds it. */
function base64Of(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  return [0, 1, 2].map((before) => {
    const shifted = String.fromCharCode(...new Uint8Array(before), ...bytes);
    const own = btoa(shifted).slice(Math.ceil((before * 8) / 6), Math.floor((shifted.length * 8) / 6));
    const written = Array.from(own, (one) =>
      one === '+' ? '(?:[+-]|%2[Bb])' : one === '/' ? String.raw`(?:\\*[/_]|%2[Ff])` : one,
    ).join('');
    return `${written}[A-Za-z0-9+/_=-]*`;
  });
}
