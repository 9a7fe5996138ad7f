/**
 * Which of several equal texts stands where, by trial: each in turn is marked with letters that draw nothing, the page is
 * laid out again, and the mark is found. A layout that takes a text apart or words it anew may lose the mark; what is not
 * proven is left to what stands beside it (`assign.ts`).
 */
import type { Leaf } from '../../../src/shared/domain/editing/path.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import type { Assigned } from './assign.ts';
import { compact, drawnOn, isEvidence, keyOf, type DrawnParagraph } from './drawn.ts';
import type { Match, Place } from './match.ts';

/** The slides of the page with these texts in place of its own. */
export type LayOut = (texts: ReadonlyMap<string, string>) => Promise<readonly SlideScene[]>;

/** Nothing is drawn of it, no line is broken at it, and no text holds it. */
const MARK = '\u200c\u200c';
/** Layouts of one page at most: a page on which every text occurs many times is left to its neighbours. */
const MOST_LAYOUTS = 48;

/** Behind the last letter, where no sign that a layout looks for is parted from its text. */
function withMark(text: string): string {
  const end = /^[\s\S]*[\p{L}\p{M}]/u.exec(text)?.[0].length ?? text.length;
  return text.slice(0, end) + MARK + text.slice(end);
}

export interface Proof {
  proven: Assigned[];
  /** Places where none of the page's own texts stands: what the layout took from elsewhere says the same there. */
  foreign: ReadonlySet<Place>;
}

/** Equal texts, at least one of them the page's own. */
interface Open {
  match: Match;
  own: readonly Leaf[];
}

/** Proofs by what they were asked of: a page is laid out for each letter that is typed, and its equal texts stay. */
const remembered = new Map<string, Proof>();
/** More pages than a deck has. */
const MOST_REMEMBERED = 40;

/** @param drawn the page as it is, which the matches were found on */
export async function proofOf(
  matches: readonly Match[],
  drawn: readonly DrawnParagraph[],
  layOut: LayOut,
): Promise<Proof> {
  const open = matches
    .filter(
      ({ leaves, places }) =>
        places.length > 0 && (leaves.length + places.length > 2 || leaves.some(isLayouts)),
    )
    .map((match): Open => ({ match, own: match.leaves.filter(({ path }) => !isEvidence(path)) }))
    .filter(({ own }) => own.length > 0);
  const question = JSON.stringify(
    open.map(({ match: { text, leaves, places } }) => [
      text,
      leaves.map(({ path }) => path),
      places.map(whereOf),
    ]),
  );
  const known = remembered.get(question);
  const proof = known === undefined ? await tried(open, drawn, layOut) : inTermsOf(open, known);
  remembered.delete(question);
  remembered.set(question, proof);
  for (const oldest of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(oldest);
  return proof;
}

const isLayouts = ({ path }: Leaf): boolean => path.startsWith('words.');

const whereOf = ({ ranges }: Place): string =>
  ranges.map(({ drawn, start, end }) => `${keyed(drawn)} ${start} ${end}`).join();

/** A proof of the same question, with today's places. */
function inTermsOf(open: readonly Open[], { proven, foreign }: Proof): Proof {
  const places = new Map(open.flatMap(({ match }) => match.places.map((place) => [whereOf(place), place])));
  const leaves = new Map(open.flatMap(({ own }) => own.map((leaf) => [leaf.path, leaf])));
  const today = (place: Place): Place => places.get(whereOf(place)) ?? place;
  const now = (leaf: Leaf): Leaf => leaves.get(leaf.path) ?? leaf;
  return {
    proven: proven.map(({ leaf, also, place }) => ({
      leaf: now(leaf),
      also: also.map(now),
      place: today(place),
    })),
    foreign: new Set([...foreign].map(today)),
  };
}

async function tried(
  open: readonly Open[],
  drawn: readonly DrawnParagraph[],
  layOut: LayOut,
): Promise<Proof> {
  const rounds = Math.max(0, ...open.map(({ own }) => own.length));
  let left = MOST_LAYOUTS;
  const proven: Assigned[] = [];
  const unsure = new Set<Match>();
  const run = async (trials: readonly Trial[]): Promise<void> => {
    if (left === 0) for (const { match } of trials) unsure.add(match);
    if (left === 0 || trials.length === 0) return;
    left -= 1;
    const texts = new Map(trials.map(({ leaf }) => [leaf.path, withMark(leaf.text)]));
    const marked = markedOn(await layOut(texts));
    // A page that is composed otherwise with these marks: one of them matters to its layout, and is tried by itself.
    if (trials.length > 1 && !isAsBefore(drawn, marked)) {
      const half = Math.ceil(trials.length / 2);
      await run(trials.slice(0, half));
      await run(trials.slice(half));
      return;
    }
    for (const { match, leaf } of trials) {
      const places = match.places.filter((place) => hasMark(place, marked));
      // Seen elsewhere, it stands at none of these places; words of the layout stand as they are or nowhere.
      if (places.length === 0 && !isLayouts(leaf) && !isSeen(leaf, marked)) unsure.add(match);
      proven.push(...places.map((place) => ({ leaf, also: [], place })));
    }
  };
  for (let round = 0; round < rounds; round += 1)
    await run(
      open.flatMap(({ match, own }) => own.slice(round, round + 1).map((leaf): Trial => ({ match, leaf }))),
    );
  const held = new Set(proven.map(({ place }) => place));
  const foreign = open
    .filter(({ match }) => !unsure.has(match))
    .flatMap(({ match }) => match.places.filter((place) => !held.has(place)));
  return { proven: once(proven), foreign: new Set(foreign) };
}

interface Trial {
  match: Match;
  leaf: Leaf;
}

/** A place that several equal texts are drawn as is one text, and edits them all. */
function once(proven: readonly Assigned[]): Assigned[] {
  const byPlace = new Map<Place, Assigned>();
  for (const { leaf, place } of proven) {
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, { leaf, also: [], place });
    else known.also.push(leaf);
  }
  return [...byPlace.values()];
}

interface MarkedParagraph {
  compact: string;
  /** Letters of `compact` in front of each mark. */
  marks: readonly number[];
}

const keyed = ({ slide, ids, index, row, column }: DrawnParagraph): string =>
  keyOf(slide, ids, index, {
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  });

function markedOn(slides: readonly SlideScene[]): ReadonlyMap<string, MarkedParagraph> {
  return new Map(
    drawnOn(slides).map((paragraph) => {
      const pieces = paragraph.compact.split(MARK);
      let at = 0;
      const marks = pieces.slice(0, -1).map((piece) => (at += piece.length));
      return [keyed(paragraph), { compact: pieces.join(''), marks }];
    }),
  );
}

/** The text stands somewhere with its mark. */
const isSeen = ({ text }: Leaf, marked: ReadonlyMap<string, MarkedParagraph>): boolean => {
  const said = compact(text).compact;
  return [...marked.values()].some(({ compact: all, marks }) =>
    marks.some((mark) => all.slice(Math.max(0, mark - said.length), mark + said.length).includes(said)),
  );
};

const isAsBefore = (
  drawn: readonly DrawnParagraph[],
  marked: ReadonlyMap<string, MarkedParagraph>,
): boolean =>
  drawn.length === marked.size &&
  drawn.every((paragraph) => marked.get(keyed(paragraph))?.compact === paragraph.compact);

const hasMark = ({ ranges }: Place, marked: ReadonlyMap<string, MarkedParagraph>): boolean =>
  ranges.some(({ drawn, start, end }) => {
    const there = marked.get(keyed(drawn));
    return there?.compact === drawn.compact && there.marks.some((mark) => mark > start && mark <= end);
  });
