/** Which words of an answer tell what starts buyers, what stops them and who decides: learnt from marked answers. */
import { seenAnswer } from '../phrases/features.ts';
import { classesAround } from '../tagger/clusters.ts';
import { hashOf, type Sequence } from '../tagger/features.ts';
import { openModel, type Model } from '../tagger/model.ts';
import { bestSpans } from '../tagger/tagger.ts';
import type { Token } from '../tagger/tokens.ts';
import learnt from './buyer-spans.json' with { type: 'json' };
import type { Field } from './figure-features.ts';

/** As they are marked. */
export const BUYER_TAGS = ['trigger', 'doubt', 'decides'] as const;
export type BuyerTag = (typeof BUYER_TAGS)[number];

export interface BuyerSpan {
  tag: BuyerTag;
  start: number;
  end: number;
}

export interface SeenOfBuyers {
  tokens: readonly Token[];
  sequence: Sequence;
  breaks: readonly number[];
}

/** What is seen of the words of an answer; the same for learning and for reading. */
export function seenOfBuyers(answer: string, field: Field): SeenOfBuyers {
  const { tokens, sequence, breaks } = seenAnswer(answer, field);
  const classes = classesAround(tokens.map(({ text }) => text.toLowerCase()));
  return {
    tokens,
    breaks,
    sequence: sequence.map((features, at) => [...features, ...(classes[at] ?? []).map(hashOf)]),
  };
}

/** From here on the words are what the tag says. */
const LEAST = 0.5;

let opened: Model | undefined;

/** In the order in which they stand; none overlaps another. */
export function buyerSpans(answer: string, field: Field): BuyerSpan[] {
  return spansBy((opened ??= openModel(learnt)), seenOfBuyers(answer, field));
}

/** The same by a model that is being learnt. */
export function spansBy(model: Model, { tokens, sequence, breaks }: SeenOfBuyers): BuyerSpan[] {
  return bestSpans(model, sequence, breaks).flatMap(({ tag, from, to, isBest, touched }) => {
    const known = BUYER_TAGS.find((one) => one === tag);
    const [first, last] = [tokens[from], tokens[to - 1]];
    return known && first && last && isBest && touched >= LEAST
      ? [{ tag: known, start: first.start, end: last.end }]
      : [];
  });
}
