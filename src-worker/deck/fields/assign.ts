/** Equal texts of a section, told apart by what stands beside each: the same row, group, list or name of a node. */
import type { Leaf } from '../../../src/shared/domain/editing/path.ts';
import { isEvidence, named, type DrawnParagraph } from './drawn.ts';
import type { Match, Place } from './match.ts';
import type { Proof } from './proof.ts';

/** A place with the leaf that it shows. */
export interface Assigned {
  leaf: Leaf;
  /** Equal leaves that stand nowhere else: they are drawn as one with it. */
  also: Leaf[];
  place: Place;
}

/** @param proof what is known for certain */
export function assigned(matches: readonly Match[], { proven, foreign }: Proof): Assigned[] {
  const certain = new Set(proven.map(({ place }) => place));
  const known: Assigned[] = [...proven];
  const open: Match[] = [];
  for (const match of matches) {
    const places = match.places.filter((place) => !certain.has(place) && !foreign.has(place));
    if (match.leaves.length > 1) open.push({ ...match, places });
    else known.push(...places.flatMap((place) => match.leaves.map((leaf) => ({ leaf, also: [], place }))));
  }
  // What is settled first helps to settle the next: those with the fewest readings go first.
  for (const match of open.toSorted(
    (a, b) => a.leaves.length - b.leaves.length || b.text.length - a.text.length,
  ))
    known.push(...settled(match, known));
  return known;
}

/** The best pairs first; equally good ones in reading order. Each leaf stands once before any stands twice. */
function settled({ leaves, places }: Match, known: readonly Assigned[]): Assigned[] {
  const before = known.filter(
    ({ leaf, also }) => leaves.includes(leaf) || also.some((one) => leaves.includes(one)),
  );
  const scores = centred(places.map((place) => leaves.map((leaf) => scoreOf(place, leaf, known))));
  const pairs = places.flatMap((place, at) =>
    leaves.map((leaf, index) => ({
      place,
      leaf,
      score: isEvidence(leaf.path) ? chartScore(place) : (scores[at]?.[index] ?? 0),
      at,
      index,
    })),
  );
  pairs.sort((a, b) =>
    Math.abs(a.score - b.score) > 1e-6 ? b.score - a.score : a.at - b.at || a.index - b.index,
  );
  const result: Assigned[] = [];
  const taken = new Set<Place>();
  const used = new Set<Leaf>(before.flatMap(({ leaf, also }) => [leaf, ...also]));
  for (const isSecond of [false, true])
    for (const { place, leaf, score } of pairs) {
      const isOpen = isEvidence(leaf.path) ? isSecond || score > 0 : isSecond || !used.has(leaf);
      if (taken.has(place) || !isOpen) continue;
      taken.add(place);
      used.add(leaf);
      result.push({ leaf, also: [], place });
    }
  const names = leaves.filter(isName);
  for (const one of result) if (isName(one.leaf)) one.also.push(...names.filter((leaf) => leaf !== one.leaf));
  // A text that a page says once stands for all that say it: what is left is drawn by itself once they differ.
  for (const leaf of leaves) {
    if (used.has(leaf)) continue;
    const [first] = [...before, ...result].toSorted((a, b) => kinship(b.leaf, leaf) - kinship(a.leaf, leaf));
    if (first !== undefined && !first.also.includes(leaf)) first.also.push(leaf);
  }
  return result;
}

/** How much better a leaf goes with a place than with the others: what goes well with every place proves nothing. */
function centred(scores: readonly (readonly number[])[]): number[][] {
  if (scores.length < 2) return scores.map((row) => [...row]);
  const means = (scores[0] ?? []).map(
    (_, column) => scores.reduce((sum, row) => sum + (row[column] ?? 0), 0) / scores.length,
  );
  return scores.map((row) => row.map((value, column) => value - (means[column] ?? 0)));
}

/** Fields that name what several parts of a page speak of: a page tells by them what belongs together. */
const NAMES: ReadonlySet<string> = new Set(['brand', 'rival', 'stage', 'channel', 'platform', 'group']);
const isName = ({ path }: Leaf): boolean => NAMES.has(path.slice(path.lastIndexOf('.') + 1));

const stepsOf = (path: string): string[] => path.split('.');
/** How many steps two paths have in common at their beginning. */
function shared(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  return at < 0 ? a.length : at;
}
/** A path without the numbers of items: the same field of any item. */
const kindOf = (path: string): string => path.replaceAll(/\.\d+/gu, '.#');
const idKind = (id: string): string => id.replaceAll(/\d+/gu, '#');
const kinship = (a: Leaf, b: Leaf): number =>
  (kindOf(a.path) === kindOf(b.path) ? 10 : 0) + shared(stepsOf(a.path), stepsOf(b.path));
const numbersIn = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);

/** Charts, their legends and the heads of their tables name what the evidence names. */
const chartScore = ({ ranges }: Place): number =>
  ranges.some(({ drawn }) => drawn.row === 0 || drawn.ids.some((id) => id.includes('legend'))) ? 8 : -1e9;

/** How well a leaf goes with what is known around a place. */
function scoreOf(place: Place, leaf: Leaf, known: readonly Assigned[]): number {
  const here = place.ranges[0]?.drawn;
  if (here === undefined) return 0;
  const steps = stepsOf(leaf.path);
  let score = 0;
  for (const other of known) {
    const there = other.place.ranges[0]?.drawn;
    if (there === undefined) continue;
    const common = shared(steps, stepsOf(other.leaf.path));
    // Texts of one list stand in one cell.
    const isApart = isListed(steps) && common === steps.length - 1 && isOtherCell(here, there);
    score += nearness(here, there) * (isApart ? -common * common : common * common);
    // The same kind of node shows the same kind of field, with the same numbers.
    if (idKind(here.ids.at(-1) ?? '') === idKind(there.ids.at(-1) ?? '') && here.column === there.column)
      score += kindOf(leaf.path) === kindOf(other.leaf.path) ? 3 : 0;
  }
  return score + numbersAgree(here, leaf) * 2 + named(here, leaf) * 10;
}

/** It is an item of a list of texts. */
const isListed = (steps: readonly string[]): boolean => /^\d+$/u.test(steps.at(-1) ?? '');
const isOtherCell = (a: DrawnParagraph, b: DrawnParagraph): boolean =>
  a.ids.at(-1) === b.ids.at(-1) && (a.row !== b.row || a.column !== b.column);

/** 0 of two paragraphs that have nothing to do with each other. */
function nearness(a: DrawnParagraph, b: DrawnParagraph): number {
  if (a.slide !== b.slide) return 0;
  if (a === b) return 4;
  const [own, others] = [a.ids.at(-1) ?? '', b.ids.at(-1) ?? ''];
  // Items are the rows of a table, or its columns.
  if (own === others) return a.row === undefined || a.row === b.row || a.column === b.column ? 3 : 0;
  if (stemOf(own) !== '' && stemOf(own) === stemOf(others)) return 3;
  return 0.2 + shared(a.ids, b.ids);
}

/** What of an id names the item: 'objective-2' of 'objective-2-target'; '' of one without a number. */
const stemOf = (id: string): string => /^.*?\d+/u.exec(id)?.[0] ?? '';

/** Numbers of the node are those of the items, counted from 0 or from 1. */
function numbersAgree({ ids, index, row }: DrawnParagraph, { path }: Leaf): number {
  const items = numbersIn(path);
  const counted = numbersIn(ids.at(-1) ?? '');
  const place = row === undefined ? index : row - 1;
  return items.filter((item) => counted.includes(item) || counted.includes(item + 1) || item === place)
    .length;
}
