/** Spans of a sequence with their tags and how likely each is, by a learnt model. */
import { bestLabels, broken, marginalsOf, runsFrom } from './chain.ts';
import type { Sequence } from './features.ts';
import { beginOf, insideOf } from './labels.ts';
import { placeIn, type Model } from './model.ts';

export interface TaggedSpan {
  tag: string;
  /** Tokens `from` to before `to` of the sequence. */
  from: number;
  to: number;
  /** That exactly these tokens have this tag. */
  probability: number;
  /** That the tag stands there at all, wherever its span begins and ends: the most of any of its tokens. */
  touched: number;
  /** The least of any of its tokens. */
  weakest: number;
}

export interface BestSpan extends TaggedSpan {
  /** Whether it is part of the most likely way to tag the whole sequence. */
  isBest: boolean;
}

/** Spans that are less likely are not found. */
const LEAST = 0.02;

export function scoresOf(model: Model, sequence: Sequence): Float64Array {
  const { places, entries, step, labels } = model;
  const size = labels.length;
  const scores = new Float64Array(sequence.length * size);
  for (const [at, features] of sequence.entries())
    for (const feature of features) {
      const place = placeIn(places, feature);
      if (place < 0) continue;
      const until = place + 2 * (entries[place] ?? 0);
      for (let entry = place + 1; entry < until; entry += 2) {
        const label = at * size + ((entries[entry] ?? 0) & 255);
        scores[label] = (scores[label] ?? 0) + (entries[entry + 1] ?? 0) * step;
      }
    }
  return scores;
}

/**
 * All spans that may be, in the order of their beginnings; of each beginning the likeliest first. `breaks`: tokens that begin
 * a line, over which no span goes.
 */
export function tagSpans(model: Model, sequence: Sequence, breaks: readonly number[] = []): TaggedSpan[] {
  return spansOf(model, broken(scoresOf(model, sequence), model.labels, breaks), sequence.length);
}

/** The same, each with whether it is of the best. */
export function bestSpans(model: Model, sequence: Sequence, breaks: readonly number[] = []): BestSpan[] {
  const { length } = sequence;
  if (length === 0) return [];
  const { labels, chain } = model;
  const scores = broken(scoresOf(model, sequence), labels, breaks);
  const best = bestLabels(chain, scores, length);
  return spansOf(model, scores, length).map((one) => {
    const inside = labels.indexOf(insideOf(one.tag));
    let isBest = best[one.from] === labels.indexOf(beginOf(one.tag)) && best[one.to] !== inside;
    for (let at = one.from + 1; at < one.to; at += 1) isBest &&= best[at] === inside;
    return { ...one, isBest };
  });
}

function spansOf(model: Model, scores: Float64Array, length: number): TaggedSpan[] {
  if (length === 0) return [];
  const { labels, chain } = model;
  const size = chain.states.labelOf.length;
  const found = marginalsOf(chain, scores, length);
  const spans: TaggedSpan[] = [];
  for (const [begin, label] of labels.entries()) {
    if (!label.startsWith('B-')) continue;
    const tag = label.slice(2);
    const inside = labels.indexOf(insideOf(tag));
    for (let from = 0; from < length; from += 1) {
      if ((found.at[from * size + begin] ?? 0) < LEAST) continue;
      for (const { end, probability } of runsFrom(chain, found, from, [begin, inside], LEAST)) {
        let touched = 0;
        let weakest = 1;
        for (let at = from; at < end; at += 1) {
          const own = (found.at[at * size + begin] ?? 0) + (found.at[at * size + inside] ?? 0);
          touched = Math.max(touched, own);
          weakest = Math.min(weakest, own);
        }
        spans.push({ tag, from, to: end, probability, touched, weakest });
      }
    }
  }
  return spans.toSorted((a, b) => a.from - b.from || b.probability - a.probability);
}
