/** Breaking one paragraph into lines, from the widths of its characters. */
import { breakPoints, graphemeEnds, hasThai, type BreakPoint } from './line-break.ts';

/** A line as a slice of the paragraph's text, without white space at its end. */
export interface Slice {
  start: number;
  end: number;
}

/** A text with the running sum of its advances: `sums[i]` is the width of the first `i` UTF-16 units. */
export interface MeasuredText {
  text: string;
  sums: Float64Array;
}

const EPSILON = 0.01;
const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/.test(character);

const widthOf = ({ sums }: MeasuredText, slice: Slice): number =>
  (sums[slice.end] ?? 0) - (sums[slice.start] ?? 0);

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text[at - 1])) at -= 1;
  return at;
}

/** UTF-16 units looked at together; longer than a grapheme. */
const STRIDE = 64;

/** The last grapheme's end that still fits; one grapheme at least. */
function emergency(
  text: string,
  start: number,
  end: number,
  fits: (start: number, end: number) => boolean,
): number {
  // Only what may fit is divided: a word can be as long as the text.
  let within = start + STRIDE;
  while (within < end && fits(start, within)) within += STRIDE;
  const ends = graphemeEnds(text.slice(start, Math.min(end, within + STRIDE)));
  let best = start + (ends[0] ?? 1);
  for (const offset of ends) {
    if (!fits(start, start + offset)) break;
    best = start + offset;
  }
  return best;
}

/**
 * First-fit lines. Where a word does not fit, the weak points inside it are tried, and then it is broken between
 * graphemes.
 */
function firstFit(measured: MeasuredText, limit: number, all: readonly BreakPoint[]): Slice[] {
  const { text } = measured;
  const fits = (start: number, end: number): boolean =>
    widthOf(measured, { start, end: trimEnd(text, start, end) }) <= limit + EPSILON;
  const points = all.filter((point) => point.kind !== 'weak');
  const weak = all.filter((point) => point.kind === 'weak').map((point) => point.position);
  const lines: Slice[] = [];
  let start = 0;
  let next = 0;
  while (start < text.length) {
    let best: number | undefined;
    let forced = false;
    while (next < points.length) {
      const point = points[next];
      if (!point || !fits(start, point.position)) break;
      best = point.position;
      next += 1;
      if (point.kind === 'required') {
        forced = true;
        break;
      }
    }
    if (!forced && next >= points.length && fits(start, text.length)) best = text.length;
    if (best === undefined) {
      const lineStart = start;
      const end = points[next]?.position ?? text.length;
      best = weak.findLast((position) => position > lineStart && position < end && fits(lineStart, position));
      best ??= emergency(text, lineStart, end, fits);
    }
    lines.push({ start, end: trimEnd(text, start, best) });
    start = best;
    if (!forced) while (start < text.length && isSpace(text[start]) && text[start] !== '\n') start += 1;
    while (next < points.length && (points[next]?.position ?? 0) <= start) next += 1;
  }
  return lines.length > 0 ? lines : [{ start: 0, end: 0 }];
}

/** The break after the colon, semicolon or comma nearest the middle, where both halves fit. */
function atPunctuation(measured: MeasuredText, limit: number): Slice[] | undefined {
  const { text } = measured;
  let best: number | undefined;
  for (const match of text.matchAll(/[:;,]\s+/g)) {
    const at = match.index + match[0].length;
    if (at >= text.length) continue;
    if (best === undefined || Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2)) best = at;
  }
  if (best === undefined) return undefined;
  const halves = [
    { start: 0, end: trimEnd(text, 0, best) },
    { start: best, end: trimEnd(text, best, text.length) },
  ];
  const lastWords = text.slice(best).trim().split(/\s+/).length;
  if (lastWords < 2 && !hasThai(text.slice(best))) return undefined;
  return halves.every((half) => widthOf(measured, half) <= limit + EPSILON) ? halves : undefined;
}

/** Narrows the limit while the number of lines stays the same. */
function evened(
  measured: MeasuredText,
  limit: number,
  points: readonly BreakPoint[],
  count: number,
): Slice[] {
  let low = limit / count / 2;
  let high = limit;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (firstFit(measured, middle, points).length <= count) high = middle;
    else low = middle;
  }
  return firstFit(measured, high, points);
}

const HEADLINE_BREAKS_FROM = 60;

function balancedLines(measured: MeasuredText, limit: number, points: readonly BreakPoint[]): Slice[] {
  const { text } = measured;
  if (points.some((point) => point.kind === 'required')) return firstFit(measured, limit, points);
  const thai = hasThai(text);
  const plain = firstFit(measured, limit, points);
  // Thai characters stand closer: a headline of one line is a long one.
  if (text.length > HEADLINE_BREAKS_FROM || plain.length > 1) {
    const split = thai && plain.length === 1 ? undefined : atPunctuation(measured, limit);
    if (split && plain.length <= 2) return split;
  }
  if (plain.length === 1) return plain;
  if (thai) {
    const phrases = points.filter((point) => point.kind !== 'word');
    const fitting = firstFit(measured, limit, phrases);
    const cuts = new Set(phrases.filter(({ kind }) => kind !== 'weak').map((point) => point.position));
    const atPhrases = (lines: readonly Slice[]): boolean =>
      lines.slice(1).every((line) => cuts.has(line.start));
    if (fitting.length === plain.length) {
      const even = evened(measured, limit, phrases, plain.length);
      if (even.length === plain.length && atPhrases(even)) return even;
    }
  }
  return evened(measured, limit, points, plain.length);
}

/** Where one short word stands alone on the last line, a narrower limit that brings it company at no cost of a line. */
function withoutOrphan(
  measured: MeasuredText,
  limit: number,
  points: readonly BreakPoint[],
  plain: Slice[],
): Slice[] {
  const alone = (lines: readonly Slice[]): boolean => {
    const last = lines.at(-1);
    return last !== undefined && !/\s/.test(measured.text.slice(last.start, last.end).trim());
  };
  const last = plain.at(-1);
  if (!last || !alone(plain) || widthOf(measured, last) > limit / 3) return plain;
  // A narrower limit must not break a word that the wider one kept.
  const cuts = new Set(points.filter(({ kind }) => kind !== 'weak').map((point) => point.position));
  for (const share of [0.96, 0.92, 0.88, 0.84, 0.8, 0.76]) {
    const lines = firstFit(measured, limit * share, points);
    if (lines.length > plain.length) return plain;
    if (!lines.slice(1).every((line) => cuts.has(line.start))) return plain;
    if (!alone(lines)) return lines;
  }
  return plain;
}

/** Lines no wider than `limit`, first fit, or balanced as headlines are. */
export function wrap(measured: MeasuredText, limit: number, balance: boolean): Slice[] {
  const points = breakPoints(measured.text);
  if (balance) return balancedLines(measured, limit, points);
  const plain = firstFit(measured, limit, points);
  if (plain.length < 2 || plain.length > 4) return plain;
  if (!hasThai(measured.text)) return withoutOrphan(measured, limit, points, plain);
  if (plain.length > 3) return plain;
  // A short Thai text breaks at its phrases where that costs no line.
  const phrases = points.filter((point) => point.kind !== 'word');
  const whole = firstFit(measured, limit, phrases);
  const cuts = new Set(phrases.filter(({ kind }) => kind !== 'weak').map((point) => point.position));
  return whole.length === plain.length && whole.slice(1).every((line) => cuts.has(line.start))
    ? whole
    : plain;
}
