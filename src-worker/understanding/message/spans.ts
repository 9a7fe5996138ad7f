/** What the tagger finds in a message: for each tag the stretches that may answer it, the better cuts of one together. */
import { tagSpans } from '../tagger/tagger.ts';
import { valuesOf, type Value } from '../tagger/values.ts';
import type { Model } from '../tagger/model.ts';
import type { Judge } from './judge.ts';
import type { Tokens } from './lines.ts';

export interface MessageModel {
  spans: Model;
  values: Model;
  judge: Judge;
  /** From which score on a field is filled. */
  fills: number;
}

/** A stretch of the message. */
export interface Found {
  tag: string;
  /** In the message. */
  start: number;
  end: number;
  /** That the tag stands there at all. */
  probability: number;
  /** That it begins and ends exactly here. */
  exact: number;
  /** That each of its words has the tag: the least of them. */
  weakest: number;
  tokens: number;
  /** Of tags that have values, the likeliest first. */
  values: readonly Value[];
  /** Another way to cut what a likelier stretch of the same tag cuts. */
  isOtherCut: boolean;
}

/** What is less likely is not looked at. */
const LEAST = 0.1;
/** Other cuts of a stretch that are looked at, and how likely each must be. */
const OTHER_CUTS = 5;
const LEAST_CUT = 0.04;

/** In the order of the message; of overlapping stretches with one tag the likeliest cut, and a few others. */
export function findSpans(
  { spans, values }: Pick<MessageModel, 'spans' | 'values'>,
  { tokens, sequence, breaks }: Tokens,
): Found[] {
  const found: Found[] = [];
  /** Of each tag the likeliest stretches, by each of their tokens. */
  const taken = new Map<string, Map<number, { cuts: number }>>();
  for (const one of tagSpans(spans, sequence, breaks).toSorted((a, b) => b.probability - a.probability)) {
    const { tag, from, to, probability, touched, weakest } = one;
    const first = tokens[from];
    const last = tokens[to - 1];
    if (first === undefined || last === undefined || touched < LEAST) continue;
    const own = taken.get(tag) ?? new Map<number, { cuts: number }>();
    taken.set(tag, own);
    const over = new Set<{ cuts: number }>();
    for (let at = from; at < to; at += 1) {
      const other = own.get(at);
      if (other !== undefined) over.add(other);
    }
    const [likelier] = over;
    if (likelier !== undefined) {
      if (over.size > 1 || probability < LEAST_CUT || likelier.cuts >= OTHER_CUTS) continue;
      likelier.cuts += 1;
    } else {
      const stretch = { cuts: 0 };
      for (let at = from; at < to; at += 1) own.set(at, stretch);
    }
    found.push({
      tag,
      start: first.start,
      end: last.end,
      probability: touched,
      exact: probability,
      weakest,
      tokens: to - from,
      values: likelier === undefined ? valuesOf(values, tokens, one) : [],
      isOtherCut: likelier !== undefined,
    });
  }
  return found.toSorted((a, b) => a.start - b.start || b.probability - a.probability);
}
