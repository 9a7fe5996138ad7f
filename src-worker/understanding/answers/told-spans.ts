/** Which words of an answer are what a learnt model tags: what its readers share. */
import { seenAnswer } from '../phrases/features.ts';
import { classesAround } from '../tagger/clusters.ts';
import { hashOf, type Sequence } from '../tagger/features.ts';
import type { Model } from '../tagger/model.ts';
import { bestSpans } from '../tagger/tagger.ts';
import type { Token } from '../tagger/tokens.ts';
import type { Field } from './figure-features.ts';

export interface ToldSpan<Tag extends string> {
  tag: Tag;
  start: number;
  end: number;
}

export interface SeenAnswer {
  tokens: readonly Token[];
  sequence: Sequence;
  breaks: readonly number[];
}

/** What is seen of the words of an answer; the same for learning and for reading. */
export function seenWords(answer: string, field: Field): SeenAnswer {
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

/** In the order in which they stand; none overlaps another. The model may be one that is being learnt. */
export function spansBy<Tag extends string>(
  model: Model,
  tags: readonly Tag[],
  { tokens, sequence, breaks }: SeenAnswer,
): ToldSpan<Tag>[] {
  return bestSpans(model, sequence, breaks).flatMap(({ tag, from, to, isBest, touched }) => {
    const known = tags.find((one) => one === tag);
    const [first, last] = [tokens[from], tokens[to - 1]];
    return known && first && last && isBest && touched >= LEAST
      ? [{ tag: known, start: first.start, end: last.end }]
      : [];
  });
}
