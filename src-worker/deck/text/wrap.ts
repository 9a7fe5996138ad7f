/** Breaking one paragraph into lines, from the widths of its characters. */
import type { Pt } from '../../../src/shared/scene/units.ts';
import { breakPoints, graphemeEnds, hasThai, type BreakPoint } from './line-break.ts';

/** A line as a slice of the paragraph's text, without white space at its end. */
export interface Slice {
  start: number;
  end: number;
  /** Ends inside a word that is wider than the limit: the width of that word. */
  broken?: Pt;
}

/** A text with the running sum of its advances: `sums[i]` times `unit` is the width of the first `i` UTF-16 units. */
export interface MeasuredText {
  text: string;
  sums: Float64Array;
  unit: Pt;
}

/** The places where a line may end, sorted by what they are for. */
interface Places {
  firm: readonly BreakPoint[];
  /** Positions of those inside likely compounds. */
  tight: readonly number[];
  /** Positions of the weak ones. */
  weak: readonly number[];
}

const EPSILON = 0.01;
/** Of its width: a line that ends before a compound is not shorter than this. */
const LEAST_FILLED = 0.55;
/** A space is what most texts have between words, and needs no expression. */
const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === 0x20 || ((code < 0x20 || code > 0x7f) && /\s/.test(text.charAt(at)));
};

const widthOf = ({ sums, unit }: MeasuredText, start: number, end: number): Pt =>
  ((sums[end] ?? 0) - (sums[start] ?? 0)) * unit;

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text, at - 1)) at -= 1;
  return at;
}

const positionsOf = (points: readonly BreakPoint[], wanted: BreakPoint['kind']): number[] =>
  points.filter(({ kind }) => kind === wanted).map(({ position }) => position);

const placesOf = (points: readonly BreakPoint[]): Places => ({
  firm: points.filter(({ kind }) => kind !== 'weak' && kind !== 'tight'),
  tight: positionsOf(points, 'tight'),
  weak: positionsOf(points, 'weak'),
});

const isBroken = ({ broken }: Slice): boolean => broken !== undefined;
const isRequired = ({ kind }: BreakPoint): boolean => kind === 'required';

/** True where every line begins at a place that is not weak, as the first always does. */
const atPlaces = (lines: readonly Slice[], { firm, tight }: Places): boolean =>
  lines.every(
    ({ start }, index) =>
      index === 0 || firm.some(({ position }) => position === start) || tight.includes(start),
  );

/** The last grapheme's end that still fits; one grapheme at least. */
function emergency(text: string, start: number, fits: (start: number, end: number) => boolean): number {
  const ends = graphemeEnds(text);
  let next = firstAfter(ends, start);
  let best = ends[next] ?? text.length;
  for (next += 1; next < ends.length; next += 1) {
    const end = ends[next] ?? text.length;
    if (!fits(start, end)) break;
    best = end;
  }
  return best;
}

/** Index of the first number above `limit` in a rising list. */
function firstAfter(rising: Uint32Array, limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * First-fit lines. Where a word does not fit, the weak points inside it are tried, and then it is broken between
 * graphemes. Once there are more than `most` lines, the rest of the text is left out.
 */
function firstFit(
  measured: MeasuredText,
  limit: Pt,
  { firm, tight, weak }: Places,
  most = Infinity,
): Slice[] {
  const { text } = measured;
  const fits = (start: number, end: number): boolean =>
    widthOf(measured, start, trimEnd(text, start, end)) <= limit + EPSILON;
  if (fits(0, text.length) && !firm.some(isRequired))
    return [{ start: 0, end: trimEnd(text, 0, text.length) }];
  const lines: Slice[] = [];
  let start = 0;
  let next = 0;
  while (start < text.length && lines.length <= most) {
    let best: number | undefined;
    let forced = false;
    let broken: Pt | undefined;
    while (next < firm.length) {
      const point = firm[next];
      if (!point || !fits(start, point.position)) break;
      best = point.position;
      next += 1;
      if (isRequired(point)) {
        forced = true;
        break;
      }
    }
    if (!forced && next >= firm.length && fits(start, text.length)) best = text.length;
    if (tight.length > 0 && !forced && best !== text.length) {
      const from = best ?? start;
      const short = widthOf(measured, start, trimEnd(text, start, from)) < limit * LEAST_FILLED;
      const lineStart = start;
      if (short) best = tight.findLast((at) => at > from && fits(lineStart, at)) ?? best;
    }
    if (best === undefined) {
      const lineStart = start;
      const end = firm[next]?.position ?? text.length;
      const fitting = weak.filter((at) => at > lineStart && at < end && fits(lineStart, at));
      best = fitting.findLast((at) => isSpace(text, at - 1)) ?? fitting.at(-1);
      if (best === undefined) {
        best = emergency(text, lineStart, fits);
        if (best < end) broken = widthOf(measured, lineStart, trimEnd(text, lineStart, end));
      }
    }
    lines.push({ start, end: trimEnd(text, start, best), ...(broken === undefined ? {} : { broken }) });
    start = best;
    if (!forced) while (start < text.length && isSpace(text, start) && text[start] !== '\n') start += 1;
    while (next < firm.length && (firm[next]?.position ?? 0) <= start) next += 1;
  }
  return lines.length > 0 ? lines : [{ start: 0, end: 0 }];
}

/** Of a headline's width: a break after a strong sign, and after a comma, leaves either line at least this much. */
const LEAST_HALF = { strong: 0.2, comma: 0.34 };
/** 'Belgium, the Netherlands and Germany': a comma with few words between it and the last of a list. */
const LISTED = /^(?:\S+\s+){1,4}(?:and|or|&|และ|หรือ)\s/u;
const ENDS_IN_FIGURE = /\d$/;

/** Where a headline falls into two: after a sentence, a colon or a semicolon, else after a comma that is in no list. */
function signsOf(text: string): { at: number; strong: boolean }[] {
  return Array.from(text.matchAll(/[:;,]\s+|(?<=[\p{Ll}\d]{2}|\d)[.!?]\s+(?=[\p{Lu}“"\d])/gu), (match) => {
    const at = match.index + match[0].length;
    const strong = !match[0].startsWith(',');
    const rest = text.slice(at);
    // '264, 316 and 480' is one list.
    const figures = ENDS_IN_FIGURE.test(text.slice(0, match.index)) && /^\d/.test(rest);
    return at >= text.length || (!strong && (figures || LISTED.test(rest))) ? [] : [{ at, strong }];
  }).flat();
}

/** The break after the sign nearest the middle, the strong ones first, where both halves fit and neither is short. */
function atPunctuation(measured: MeasuredText, limit: Pt): Slice[] | undefined {
  const { text } = measured;
  const whole = widthOf(measured, 0, text.length);
  const signs = signsOf(text)
    .map((sign) => ({ ...sign, share: widthOf(measured, 0, sign.at) / whole }))
    .filter(({ strong, share }) => {
      const least = strong ? LEAST_HALF.strong : LEAST_HALF.comma;
      return share >= least && share <= 1 - least;
    })
    .toSorted(
      (a, b) => Number(b.strong) - Number(a.strong) || Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5),
    );
  for (const { at } of signs) {
    const lastWords = text.slice(at).trim().split(/\s+/).length;
    if (lastWords < 2 && !hasThai(text.slice(at))) continue;
    const halves = [
      { start: 0, end: trimEnd(text, 0, at) },
      { start: at, end: trimEnd(text, at, text.length) },
    ];
    if (halves.every((half) => widthOf(measured, half.start, half.end) <= limit + EPSILON)) return halves;
  }
  return undefined;
}

/** Narrows the limit while the number of lines stays the same and no word is divided for it. */
function evened(measured: MeasuredText, limit: Pt, places: Places, count: number): Slice[] {
  const whole = !firstFit(measured, limit, places).some(isBroken);
  let low = limit / count / 2;
  let high = limit;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = firstFit(measured, middle, places, count);
    if (lines.length <= count && !(whole && lines.some(isBroken))) high = middle;
    else low = middle;
  }
  return firstFit(measured, high, places);
}

const HEADLINE_BREAKS_FROM = 60;

function balancedLines(measured: MeasuredText, limit: Pt, points: readonly BreakPoint[]): Slice[] {
  const { text } = measured;
  const places = placesOf(points);
  const plain = firstFit(measured, limit, places);
  if (points.some(isRequired)) return plain;
  const thai = hasThai(text);
  // Thai characters stand closer: a headline of one line is a long one.
  if (text.length > HEADLINE_BREAKS_FROM || plain.length > 1) {
    const split = thai && plain.length === 1 ? undefined : atPunctuation(measured, limit);
    if (split && plain.length <= 2) return split;
  }
  if (plain.length === 1) return plain;
  // Thai at its phrases, else between its words, and no compound divided, where that costs no line.
  for (const better of thai ? [phrasesOf(points), wordsOf(points)] : [wordsOf(points)]) {
    if (firstFit(measured, limit, better, plain.length).length !== plain.length) continue;
    const even = evened(measured, limit, better, plain.length);
    if (even.length === plain.length && atPlaces(even, better)) return even;
  }
  return evened(measured, limit, places, plain.length);
}

/** Without the ends of Thai words inside a phrase. */
const phrasesOf = (points: readonly BreakPoint[]): Places =>
  placesOf(points.filter(({ kind }) => kind !== 'word' && kind !== 'tight'));

/** Without the places inside likely compounds. */
const wordsOf = (points: readonly BreakPoint[]): Places =>
  placesOf(points.filter(({ kind }) => kind !== 'tight'));

/** Where one short word stands alone on the last line, a narrower limit that brings it company at no cost of a line. */
function withoutOrphan(measured: MeasuredText, limit: Pt, places: Places, plain: Slice[]): Slice[] {
  const alone = (lines: readonly Slice[]): boolean => {
    const last = lines.at(-1);
    if (!last || /\s/.test(measured.text.slice(last.start, last.end).trim())) return false;
    return widthOf(measured, last.start, last.end) <= limit / 3;
  };
  if (!alone(plain)) return plain;
  for (const share of [0.96, 0.92, 0.88, 0.84, 0.8, 0.76]) {
    const lines = firstFit(measured, limit * share, places, plain.length);
    if (lines.length > plain.length) return plain;
    // A narrower limit must not break a word that the wider one kept.
    if (!atPlaces(lines, places)) return plain;
    if (!alone(lines)) return lines;
  }
  return plain;
}

/** Lines no wider than `limit`, first fit, or balanced as headlines are. */
export function wrap(measured: MeasuredText, limit: Pt, balance: boolean): Slice[] {
  const points = breakPoints(measured.text);
  if (balance) return balancedLines(measured, limit, points);
  const places = placesOf(points);
  const plain = firstFit(measured, limit, places);
  if (plain.length < 2 || plain.length > 4) return plain;
  if (!hasThai(measured.text) || plain.length > 3) return withoutOrphan(measured, limit, places, plain);
  // A short Thai text breaks at its phrases where that costs no line.
  const phrases = phrasesOf(points);
  const whole = firstFit(measured, limit, phrases, plain.length);
  return whole.length === plain.length && atPlaces(whole, phrases)
    ? whole
    : withoutOrphan(measured, limit, places, plain);
}
