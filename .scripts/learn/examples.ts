/** Marks of a text as labels of its tokens, and as values of its spans. */
import type { Sequence } from '../../src-worker/understanding/tagger/features.ts';
import { beginOf, insideOf } from '../../src-worker/understanding/tagger/labels.ts';
import type { Token } from '../../src-worker/understanding/tagger/tokens.ts';
import { valueFeatures, valueLabel } from '../../src-worker/understanding/tagger/values.ts';
import type { Mark } from './marked.ts';
import type { Example } from './train.ts';

export interface Tokens {
  tokens: readonly Token[];
  sequence: Sequence;
  /** Tokens that begin a line, but the first. */
  breaks?: readonly number[];
}

/** The tokens of a mark: those that lie in it by more than half. */
export function tokensIn(
  tokens: readonly Token[],
  { start, end }: Pick<Mark, 'start' | 'end'>,
): [from: number, to: number] {
  const isIn = (token: Token): boolean =>
    (Math.min(token.end, end) - Math.max(token.start, start)) * 2 > token.end - token.start;
  const from = tokens.findIndex(isIn);
  return [from, from < 0 ? -1 : tokens.findLastIndex(isIn) + 1];
}

/** Marks with a tag that the labels do not know are left out. */
export function spanExample(
  { tokens, sequence, breaks = [] }: Tokens,
  marks: readonly Mark[],
  labels: readonly string[],
): Example {
  const own = tokens.map(() => 0);
  for (const mark of marks) {
    const begin = labels.indexOf(beginOf(mark.tag));
    const [from, to] = tokensIn(tokens, mark);
    if (begin < 0 || from < 0) continue;
    own.fill(labels.indexOf(insideOf(mark.tag)), from, to);
    own[from] = begin;
  }
  return { sequence, labels: own, breaks };
}

/** One example for each mark with a value that the labels know. */
export function valueExamples(
  { tokens }: Tokens,
  marks: readonly Mark[],
  labels: readonly string[],
): Example[] {
  return marks.flatMap((mark) => {
    const label = labels.indexOf(valueLabel(mark.tag, mark.value));
    const [from, to] = tokensIn(tokens, mark);
    return label < 0 || from < 0
      ? []
      : [{ sequence: [valueFeatures(tokens, from, to, mark.tag)], labels: [label] }];
  });
}

/** What is marked at least so often: tags, or values as 'tag=value'. */
export function oftenMarked(names: readonly string[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).toSorted();
}
