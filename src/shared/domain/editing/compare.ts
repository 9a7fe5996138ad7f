/** What two versions of one page say differently, in the parts that one may take of it. Pure. */
import { isObject, joined, under, type FieldPath, type Value } from './path.ts';
import type { Section } from '../section.ts';

export interface Part {
  /** Fields that change together: what a plan reckoned and the page repeats. The first names it. */
  paths: readonly FieldPath[];
  /** '' where nothing is said. */
  before: string;
  after: string;
}

/** In the order of the fields. Never so small that a figure would stand beside a drawing of another. */
export function partsThatDiffer(before: Section, after: Section): Part[] {
  const paths = [
    ...partsIn(before.title, after.title, 'title'),
    ...partsIn(before.output, after.output, 'output'),
    ...partsIn(before.reckoned ?? {}, after.reckoned ?? {}, 'reckoned'),
  ];
  const bySaid = new Map<string, Part>();
  for (const path of paths) {
    const [was, is] = [before, after].map((section) => said(valueAt(section, path)));
    const [from = '', to = ''] = [was, is];
    const key = from === to ? path : `${from}\n${to}`;
    const known = bySaid.get(key);
    bySaid.set(key, { paths: [...(known?.paths ?? []), path], before: from, after: to });
  }
  return withSilent([...bySaid.values()]);
}

/** What differs in nothing that is said (a number behind a chart) goes with the first part that is said. */
function withSilent(parts: readonly Part[]): Part[] {
  const silent = parts.filter(({ before, after }) => before === after).flatMap(({ paths }) => paths);
  const [first, ...others] = parts.filter(({ before, after }) => before !== after);
  if (first === undefined) return [];
  // Beside its own neighbours where one of them differs too.
  const home = (path: FieldPath): Part =>
    [first, ...others].find((part) => part.paths.some((own) => own.split('.')[1] === path.split('.')[1])) ??
    first;
  return [first, ...others].map((part) => ({
    ...part,
    paths: [...part.paths, ...silent.filter((path) => home(path) === part)],
  }));
}

const valueAt = (section: Section, path: FieldPath): Value => path.split('.').reduce<Value>(under, section);

function partsIn(before: Value, after: Value, path: FieldPath): FieldPath[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const inside = (keys: Iterable<string | number>): FieldPath[] =>
    [...keys].flatMap((key) => partsIn(under(before, `${key}`), under(after, `${key}`), joined(path, key)));
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return inside(before.keys());
  if (isObject(before) && isObject(after) && (!path.includes('.') || isAlike(before, after)))
    return inside(Object.keys({ ...before, ...after }));
  return after === undefined ? [] : [path];
}

/** The same fields, and only texts and what holds texts differ: a figure and its number change together. */
const isAlike = (before: object, after: object): boolean =>
  Object.keys({ ...before, ...after }).every((key) => {
    const [was, is] = [under(before, key), under(after, key)];
    return (
      JSON.stringify(was) === JSON.stringify(is) || (typeof was === typeof is && typeof was !== 'number')
    );
  });

/** The words of a value, its items one after another. */
const said = (value: Value): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .filter(([key]) => !SILENT.has(key))
          .map(([, inner]) => said(inner))
          .filter((words) => words !== '')
          .join(' · ')
      : '';

/** Fields that say nothing to a reader: how something is drawn. */
const SILENT: ReadonlySet<string> = new Set([
  'lead',
  'leads',
  'kind',
  'scene',
  'better',
  'start',
  'visualDirection',
  'visualMapping',
]);

export interface ComparedWord {
  text: string;
  /** Its first letter, in the whole text. */
  start: number;
  isNew: boolean;
}

/** The new text, with the words marked that the old one has not; what stands between two of them is marked with them. */
export function newWords(before: string, after: string, language: 'en' | 'th'): ComparedWord[] {
  const all = segmentsOf(after, language);
  const isWord = ({ isWordLike }: Segment): boolean => isWordLike === true;
  const kept = commonIn(
    segmentsOf(before, language)
      .filter(isWord)
      .map(({ segment }) => segment),
    all.filter(isWord).map(({ segment }) => segment),
  );
  let count = -1;
  const fresh = all.map((segment) => isWord(segment) && !kept.has((count += 1)));
  const words: ComparedWord[] = [];
  for (const [at, segment] of all.entries()) {
    const isNew = isWord(segment) ? fresh[at] === true : fresh[at - 1] === true && fresh[at + 1] === true;
    const last = words.at(-1);
    if (last === undefined || last.isNew !== isNew)
      words.push({ text: segment.segment, start: segment.index, isNew });
    else last.text += segment.segment;
  }
  return words;
}

type Segment = Pick<Intl.SegmentData, 'segment' | 'index' | 'isWordLike'>;
const segmentsOf = (text: string, language: 'en' | 'th'): Segment[] => [
  ...new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
];

/** Numbers of the words of `now` in the longest row of words that both have. */
function commonIn(old: readonly string[], now: readonly string[]): ReadonlySet<number> {
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const [row, next] = [longest[a], longest[a + 1]];
      if (row === undefined || next === undefined) continue;
      row[b] = old[a] === now[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0);
    }
  const kept = new Set<number>();
  for (let a = 0, b = 0; a < old.length && b < now.length;)
    if (old[a] === now[b]) {
      kept.add(b);
      a += 1;
      b += 1;
    } else if ((longest[a + 1]?.[b] ?? 0) >= (longest[a]?.[b + 1] ?? 0)) a += 1;
    else b += 1;
  return kept;
}
