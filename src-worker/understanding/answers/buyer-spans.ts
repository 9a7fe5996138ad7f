/** Which words of an answer tell what starts buyers, what stops them and who decides: learnt from marked answers. */
import { openModel, type Model } from '../tagger/model.ts';
import learnt from './buyer-spans.json' with { type: 'json' };
import type { Field } from './figure-features.ts';
import { seenWords, spansBy, type ToldSpan } from './told-spans.ts';

/** As they are marked. */
export const BUYER_TAGS = ['trigger', 'doubt', 'decides'] as const;
export type BuyerTag = (typeof BUYER_TAGS)[number];
export type BuyerSpan = ToldSpan<BuyerTag>;

let opened: Model | undefined;

/** In the order in which they stand; none overlaps another. */
export const buyerSpans = (answer: string, field: Field): BuyerSpan[] =>
  spansBy((opened ??= openModel(learnt)), BUYER_TAGS, seenWords(answer, field));
