/** Weighs what several words say of one facet: each word votes once, an answer counts by its trust. */
import type { Candidate, Facet, Source } from './offer.ts';

export interface Vote<T> {
  value: T;
  weight: number;
  source: Source;
}

/** Of an answer's further words for the same value: they repeat more than they add. */
const FURTHER = 0.35;
const MOST_FURTHER = 2;

function tally<T>(votes: readonly Vote<T>[]): Map<T, number> {
  const byAnswer = new Map<T, Map<string, Map<string, number>>>();
  for (const { value, weight, source } of votes) {
    const paths = byAnswer.get(value) ?? new Map<string, Map<string, number>>();
    const words = paths.get(source.path) ?? new Map<string, number>();
    words.set(source.words, Math.max(words.get(source.words) ?? 0, weight));
    paths.set(source.path, words);
    byAnswer.set(value, paths);
  }
  const sums = new Map<T, number>();
  for (const [value, paths] of byAnswer) {
    let sum = 0;
    for (const words of paths.values()) {
      const [first = 0, ...others] = [...words.values()].toSorted((a, b) => b - a);
      sum += first + FURTHER * others.slice(0, MOST_FURTHER).reduce((all, weight) => all + weight, 0);
    }
    sums.set(value, sum);
  }
  return sums;
}

export interface Threshold {
  /** What the first must have. */
  least: number;
  /** How many times as much as the second. */
  ahead: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const round = (value: number): number => Math.round(value * 100) / 100;
/** At this sum more votes make a value no surer. */
const ENOUGH = 3;
const MOST_NEXT = 3;

/** The facet that votes give: not known where too few speak, or two values are as likely. */
export function elect<T>(votes: readonly Vote<T>[], { least, ahead }: Threshold): Facet<T> {
  const ranked = [...tally(votes)].toSorted(([, a], [, b]) => b - a);
  const [first, second] = ranked;
  if (!first) return unknown();
  const [value, sum] = first;
  const confidence = (own: number, other: number): number =>
    round(Math.min(1, own / ENOUGH) * (0.5 + 0.5 * share(own - other, own)));
  const certain = sum >= least && sum >= ahead * (second?.[1] ?? 0);
  const candidates = ranked.map(([other, own], i): Candidate<T> => ({
    value: other,
    confidence:
      i === 0 ? confidence(own, second?.[1] ?? 0) : round(share(own, sum) * 0.5 * Math.min(1, own / ENOUGH)),
  }));
  return {
    value: certain ? value : undefined,
    confidence: certain ? (candidates[0]?.confidence ?? 0) : 0,
    from: sourcesOf(votes.filter((vote) => vote.value === value)),
    next: candidates.slice(certain ? 1 : 0, MOST_NEXT),
    corrected: false,
  };
}

/** Strongest first, each once. */
function sourcesOf<T>(votes: readonly Vote<T>[]): Source[] {
  const seen = new Set<string>();
  return votes
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ source }) => {
      const key = `${source.path}\n${source.words.toLowerCase()}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [source];
    })
    .slice(0, 6);
}

export const unknown = <T>(): Facet<T> => ({
  value: undefined,
  confidence: 0,
  from: [],
  next: [],
  corrected: false,
});

/** A value that no word says and another facet lets expect. */
export const follows = <T>(value: T, confidence: number, words: string): Facet<T> => ({
  value,
  confidence,
  from: [{ path: '', words }],
  next: [],
  corrected: false,
});
