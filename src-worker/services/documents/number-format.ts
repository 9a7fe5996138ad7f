/**
 * A number of a spreadsheet as its format shows it: digits, per cent, currency, and dates. A date is written so that it
 * can be read one way only (2026-11-03), whatever order of day and month the format has, and with no part that the
 * format does not show. Source: ECMA-376 part 1, 18.8.30 and 18.8.31.
 */

/** Formats that a file names by number alone; 14 and 22 follow the language of the system. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  // A currency of the system's own, which the file does not say.
  [5, '#,##0'],
  [6, '#,##0'],
  [7, '#,##0.00'],
  [8, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [14, 'yyyy-mm-dd'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm'],
  [19, 'h:mm:ss'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'yyyy-mm-dd h:mm'],
  [37, '#,##0'],
  [38, '#,##0'],
  [39, '#,##0.00'],
  [40, '#,##0.00'],
  [41, '#,##0'],
  [42, '#,##0'],
  [43, '#,##0.00'],
  [44, '#,##0.00'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss'],
  // Those of Thai systems.
  [59, '0'],
  [60, '0.00'],
  [61, '#,##0'],
  [62, '#,##0.00'],
  [67, '0%'],
  [68, '0.00%'],
  [71, 'd/m/yyyy'],
  [72, 'd-mmm-yy'],
  [73, 'd-mmm'],
  [74, 'mmm-yy'],
  [75, 'h:mm'],
  [76, 'h:mm:ss'],
  [77, 'd/m/yyyy h:mm'],
  [78, 'mm:ss'],
  [79, '[h]:mm:ss'],
  [80, 'mm:ss'],
  [81, 'd/m/bb'],
]);

/** A code; '' for a number as it is. */
export const builtInFormat = (id: number): string => BUILT_IN.get(id) ?? '';

/** '[Red]', '[$-41E]', '[>100]'; the currency in '[$฿-41E]' is kept. */
const BRACKETS = /\[(?!h+\]|m+\]|s+\])(?:\$(?<symbol>[^\]-]*)(?:-[^\]]*)?|[^\]]*)\]/giu;
/** Words in quotes, a character after a backslash; what only fills or leaves space. */
const LITERAL = /"([^"]*)"|\\(.)|[_*]./gu;

/** The value as shown. `isFrom1904`: the workbook counts its days from that year. */
export function shownNumber(value: number, code: string, isFrom1904: boolean): string {
  if (code.length > 255 || /^(?:general|@)?$/iu.test(code.trim())) return general(value);
  const letters = code.replace(BRACKETS, '').replace(LITERAL, '');
  if (/[ydbg]|m|h|s/iu.test(letters.replace(/general/giu, ''))) return shownDate(value, letters, isFrom1904);
  const { section, magnitude } = sectionOf(value, code);
  return shownDigits(magnitude, section);
}

/** Up to eleven digits, as a cell without a format has them; whole numbers with all of theirs. */
const general = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(11)));

const CONDITION = /\[(?<than>[<>]=?|=|<>)(?<limit>-?\d+(?:\.\d+)?)\]/u;

/** The part of a code for this value: 'positive;negative;zero', or each with its condition. */
function sectionOf(value: number, code: string): { section: string; magnitude: number } {
  const sections = sectionsOf(code);
  for (const section of sections.slice(0, 2)) {
    const { than, limit } = CONDITION.exec(section)?.groups ?? {};
    if (than !== undefined && holds(value, than, Number(limit))) return { section, magnitude: value };
  }
  if (CONDITION.test(sections[0] ?? '')) return { section: sections.at(-1) ?? '', magnitude: value };
  if (value < 0 && sections.length > 1) return { section: sections[1] ?? '', magnitude: -value };
  if (value === 0 && sections.length > 2) return { section: sections[2] ?? '', magnitude: 0 };
  return { section: sections[0] ?? '', magnitude: value };
}

/** Divided at semicolons, but for those in quotes. */
const sectionsOf = (code: string): string[] =>
  (code.match(/(?:"[^"]*"|\\.|[^;"])+|(?<=;)(?=;|$)/gu) ?? []).slice(0, 3);

function holds(value: number, than: string, limit: number): boolean {
  switch (than) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return value !== limit;
  }
}

/** Literals stand for themselves, at these code points, while the places for digits are found. */
const PRIVATE = 0xe000;

function shownDigits(value: number, section: string): string {
  const literals: string[] = [];
  const kept = (text: string): string => {
    literals.push(text);
    return String.fromCharCode(PRIVATE + literals.length - 1);
  };
  const plain = section
    .replace(BRACKETS, (_whole, symbol?: string) => (symbol === undefined ? '' : kept(symbol)))
    .replace(LITERAL, (whole, quoted?: string, escaped?: string) => {
      const text = quoted ?? escaped;
      return text === undefined ? (whole.startsWith('_') ? ' ' : '') : kept(text);
    });
  const restored = (text: string): string =>
    text.replace(/[\uE000-\uE0FF]/gu, (mark) => literals[mark.charCodeAt(0) - PRIVATE] ?? '').trim();
  // Powers of ten and fractions of whole numbers are rare; the number itself says as much.
  if (/e[+-]|\/|general/iu.test(plain)) return general(value);
  const first = plain.search(/[0#?]/u);
  if (first < 0) return restored(plain);
  const last = Math.max(...['0', '#', '?'].map((place) => plain.lastIndexOf(place)));
  const places = plain.slice(first, last + 1);
  const thousands = /^,*/u.exec(plain.slice(last + 1))?.[0].length ?? 0;
  const scaled = (value * (plain.includes('%') ? 100 : 1)) / 1000 ** thousands;
  const before = plain.slice(0, first);
  const after = plain.slice(last + 1 + thousands);
  return restored(`${scaled < 0 ? '-' : ''}${before}${digits(Math.abs(scaled), places)}${after}`);
}

/** A magnitude in the places of a format: '#,##0.0#', or '000-000-0000' with its dashes. */
function digits(magnitude: number, places: string): string {
  const [whole = '', fraction = ''] = places.split('.', 2);
  const most = Math.min(fraction.replace(/[^0#?]/gu, '').length, 20);
  const least = fraction.replace(/[^0]/gu, '').length;
  const [ones = '', parts = ''] = magnitude.toFixed(most).split('.', 2);
  let shown = parts;
  while (shown.length > least && shown.endsWith('0')) shown = shown.slice(0, -1);
  const tail = shown === '' ? '' : `.${shown}`;
  if (/^[0#?,]*$/u.test(whole)) {
    const needed = whole.replace(/[^0]/gu, '').length;
    const padded = (ones === '0' && needed === 0 && tail !== '' ? '' : ones).padStart(needed, '0');
    return `${whole.includes(',') ? padded.replace(/\B(?=(?:\d{3})+$)/gu, ',') : padded}${tail}`;
  }
  return filled(ones, whole) + tail;
}

/** Digits put into their places from the right, with what stands between them. */
function filled(ones: string, places: string): string {
  let left = ones.length;
  let shown = '';
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? '';
    if (!/[0#?]/u.test(place)) shown = place + shown;
    else if (left > 0) {
      left -= 1;
      shown = (ones[left] ?? '') + shown;
    } else if (place === '0') shown = `0${shown}`;
  }
  return ones.slice(0, left) + shown;
}

const DAY_MS = 86_400_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function shownDate(value: number, letters: string, isFrom1904: boolean): string {
  const lasting = /\[(h+|m+|s+)\]/iu.exec(letters)?.[1]?.toLowerCase();
  if (lasting !== undefined) return duration(value, lasting);
  // Day 60 of the older count is a 29 February 1900 that never was.
  const day = isFrom1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((day * DAY_MS) / 1000) * 1000);
  if (value < 0 || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return general(value);
  // 'm' beside hours or seconds is minutes.
  const date = letters.replace(/a(?:m)?\/p(?:m)?/giu, '').replace(/h+[^a-z]*m+|m+[^a-z]*s+/giu, 'h');
  const has = (letter: RegExp): boolean => letter.test(date);
  const shown = [dateOf(at, { y: has(/[ybg]|e/iu), m: has(/m/iu), d: has(/(?<!d)d{1,2}(?!d)/iu) })];
  if (shown[0] === '' && has(/d{3}/iu)) shown.push(WEEKDAYS[at.getUTCDay()] ?? '');
  if (has(/[hs]/iu)) shown.push(at.toISOString().slice(11, has(/s/iu) ? 19 : 16));
  return shown.filter((part) => part !== '').join(' ');
}

function dateOf(at: Date, { y, m, d }: { y: boolean; m: boolean; d: boolean }): string {
  const iso = at.toISOString().slice(0, 10);
  if (y && m && d) return iso;
  const month = MONTHS[at.getUTCMonth()] ?? '';
  if (m) return [d ? String(at.getUTCDate()) : '', month, y ? iso.slice(0, 4) : ''].filter(Boolean).join(' ');
  if (y) return iso.slice(0, 4);
  return d ? String(at.getUTCDate()) : '';
}

function duration(days: number, unit: string): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const two = (count: number): string => String(count).padStart(2, '0');
  const sign = days < 0 ? '-' : '';
  if (unit.startsWith('h'))
    return `${sign}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return unit.startsWith('m')
    ? `${sign}${Math.floor(seconds / 60)}:${two(seconds % 60)}`
    : `${sign}${seconds}`;
}
