/**
 * Which text of a section stands where on its slides. Texts are found as they are drawn: whole, behind a label, or in
 * pieces (a figure and its unit, a lead and its sentence). Equal texts are told apart by what stands beside them.
 */
import type { Leaf } from '../../../src/shared/domain/editing/path.ts';
import { compact, named, type DrawnParagraph } from './drawn.ts';

/** A place where a text stands: one range, or several that make it up. */
export interface Place {
  ranges: { drawn: DrawnParagraph; start: number; end: number }[];
}
/** Equal texts of a section, and the places where such a text stands. */
export interface Match {
  leaves: Leaf[];
  text: string;
  places: Place[];
}

/** From this length on, a text inside a longer one is no coincidence. */
const LONG = 12;
/** Shortest text that is looked for inside a longer one. */
const SHORTEST = 2;

/** @param isTakenApart whether a leaf may stand in pieces, by its path */
export function matchesOf(
  leaves: readonly Leaf[],
  drawn: readonly DrawnParagraph[],
  isTakenApart: (path: string) => boolean,
): Match[] {
  const byText = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const text = compact(leaf.text).compact;
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), leaf]);
  }
  const matches = [...byText]
    .map(([text, equal]): Match => ({ text, leaves: equal, places: [] }))
    .toSorted((a, b) => b.text.length - a.text.length);
  let place = 0;
  const claim = (match: Match, ranges: Place['ranges']): void => {
    place += 1;
    match.places.push({ ranges });
    for (const { drawn: of, start, end } of ranges) of.claims.push({ start, end, place });
  };
  // What only the evidence says comes last of the long ones: it may repeat a part of a text of the page.
  const isOwn = ({ leaves: of }: Match): boolean => of.some(({ path }) => isTakenApart(path));
  const [own, evidence] = [matches.filter(isOwn), matches.filter((match) => !isOwn(match))];
  const whole = new Map(own.map((match) => [match.text, match]));
  for (const of of drawn) {
    const match = whole.get(of.compact);
    // A figure and its unit may be a field each, also where another field says both.
    const runs =
      match !== undefined && isNamed(of, match) ? [] : runsOf(of).filter((run) => saysSomething(of, run));
    const parts = runs.flatMap(({ start, end }) => whole.get(of.compact.slice(start, end)) ?? []);
    if (runs.length > 1 && parts.length === runs.length)
      for (const [at, { start, end }] of runs.entries()) {
        const part = parts[at];
        if (part !== undefined) claim(part, [{ drawn: of, start, end }]);
      }
    else if (match !== undefined) claim(match, [{ drawn: of, start: 0, end: of.compact.length }]);
  }
  const inside = (match: Match): void => {
    for (const of of drawn) for (const range of rangesOf(match.text, of)) claim(match, [range]);
  };
  for (const match of own) if (match.text.length >= LONG) inside(match);
  let free = freePieces(drawn);
  for (const match of own) {
    while (match.places.length < match.leaves.length) {
      const ranges = piecesOf(match.text, free);
      if (ranges === undefined) break;
      claim(match, ranges);
      free = free.filter(({ drawn: of, start, end }) => isFree(of, start, end));
    }
  }
  for (const match of evidence) inside(match);
  for (const match of own) if (match.text.length < LONG && match.text.length >= SHORTEST) inside(match);
  return matches;
}

/** The node is called after one of the fields. */
const isNamed = (drawn: DrawnParagraph, { leaves }: Match): boolean =>
  leaves.some((leaf) => named(drawn, leaf) > 0);

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
/** Thai and others write words without spaces: a boundary cannot be seen. */
const isSpaced = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\p{N}]/u.test(character);

/** Free ranges of a paragraph that hold a text as words of their own. */
function rangesOf(text: string, drawn: DrawnParagraph): Place['ranges'] {
  const found: Place['ranges'] = [];
  for (let start = drawn.compact.indexOf(text); start >= 0; start = drawn.compact.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (isFree(drawn, start, end) && isOwnWord(drawn, start, end)) found.push({ drawn, start, end });
  }
  return found;
}

const isFree = ({ claims }: DrawnParagraph, start: number, end: number): boolean =>
  claims.every((claim) => claim.end <= start || claim.start >= end);

/** No word goes on beyond it: white space, a sign or another script stands at both ends. */
function isOwnWord({ text, at, compact: all }: DrawnParagraph, start: number, end: number): boolean {
  const [first = 0, last = 0] = [at[start], at[end - 1]];
  const goesOn = (inner: string | undefined, outer: string | undefined): boolean =>
    isSpaced(inner) && isWord(outer) && isSpaced(outer);
  return !goesOn(all[start], text[first - 1]) && !goesOn(all[end - 1], text[last + 1]);
}

/** Signs that a layout leaves out where it takes a text apart. */
const SIGNS = /^[\s.,:;·–—\-()（）：/|"“”]+/u;
const SIGNS_AT_END = /[\s.,:;·–—\-()（）：/|"“”]+$/u;
/** How far apart in reading order two pieces of one text stand at most. */
const FARTHEST = 12;

/** More than a sign between two texts. */
const saysSomething = (of: DrawnParagraph, { start, end }: { start: number; end: number }): boolean =>
  of.compact.slice(start, end).replace(SIGNS, '') !== '';

/** The runs of a paragraph. */
function runsOf({ runs, compact: all }: DrawnParagraph): { start: number; end: number }[] {
  const bounds = [...new Set([...runs, all.length])];
  return bounds.slice(1).map((end, index) => ({ start: bounds[index] ?? 0, end }));
}

/** Unclaimed runs and paragraphs, as pieces of something. */
function freePieces(drawn: readonly DrawnParagraph[]): (Place['ranges'][number] & { said: string })[] {
  return drawn.flatMap((of) => {
    const runs = runsOf(of);
    const all = runs.length > 1 ? [{ start: 0, end: of.compact.length }] : [];
    return [...all, ...runs].flatMap(({ start, end }) => {
      const whole = of.compact.slice(start, end);
      const said = whole.replace(SIGNS, '').replace(SIGNS_AT_END, '');
      const from = start + whole.indexOf(said);
      return said !== '' && isFree(of, start, end)
        ? [{ drawn: of, start: from, end: from + said.length, said }]
        : [];
    });
  });
}

/** A text in pieces that follow each other; undefined where it does not stand on the slides so. */
function piecesOf(text: string, free: ReturnType<typeof freePieces>): Place['ranges'] | undefined {
  const pieces = free.filter(({ said }) => text.includes(said));
  let best: Place['ranges'] | undefined;
  for (const first of pieces) {
    if (!text.replace(SIGNS, '').startsWith(first.said)) continue;
    const ranges = [first];
    let rest = text.replace(SIGNS, '').slice(first.said.length).replace(SIGNS, '');
    while (rest !== '') {
      const last = ranges.at(-1) ?? first;
      const next = pieces
        .filter(
          (piece) =>
            rest.startsWith(piece.said) &&
            Math.abs(piece.drawn.order - last.drawn.order) <= FARTHEST &&
            !ranges.some(
              (used) => used.drawn === piece.drawn && used.start < piece.end && piece.start < used.end,
            ),
        )
        .toSorted(
          (a, b) =>
            b.said.length - a.said.length ||
            Math.abs(a.drawn.order - last.drawn.order) - Math.abs(b.drawn.order - last.drawn.order),
        )[0];
      if (next === undefined) break;
      ranges.push(next);
      rest = rest.slice(next.said.length).replace(SIGNS, '');
    }
    if (rest !== '') continue;
    // A lead that several texts have ('Report:') belongs to the text beside it.
    if (best === undefined || spread(ranges) < spread(best))
      best = ranges.map(({ drawn: of, start, end }) => ({ drawn: of, start, end }));
  }
  return best;
}

/** How far apart in reading order the pieces stand. */
function spread(ranges: Place['ranges']): number {
  const orders = ranges.map(({ drawn }) => drawn.order);
  return Math.max(...orders) - Math.min(...orders);
}
