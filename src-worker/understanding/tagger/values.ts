/** What a tagged span means of the values that its tag may have: 'objective=engagement'. Learnt as the spans are. */
import { hashOf } from './features.ts';
import type { Model } from './model.ts';
import { scoresOf } from './tagger.ts';
import type { Token } from './tokens.ts';

/** 'objective=engagement'. */
export const valueLabel = (tag: string, value: string): string => `${tag}=${value}`;

/** What counts for the value of a span: its words and those beside it. */
export function valueFeatures(tokens: readonly Token[], from: number, to: number, tag: string): number[] {
  const word = (at: number): string => tokens[at]?.text.toLowerCase() ?? '';
  const names = [`tag:${tag}`];
  for (let at = from; at < to; at += 1) {
    const own = word(at);
    names.push(`${tag}:${own}`, `${tag}~${own.slice(0, 4)}`, `${tag}:${own} ${word(at + 1)}`);
  }
  for (let by = 1; by <= 5; by += 1) names.push(`${tag}<${word(from - by)}`, `${tag}>${word(to - 1 + by)}`);
  return [...new Set(names.map(hashOf))];
}

export interface Value {
  value: string;
  probability: number;
}

/** The values of a span's tag, the likeliest first; none where the tag has none. */
export function valuesOf(
  model: Model,
  tokens: readonly Token[],
  { tag, from, to }: { tag: string; from: number; to: number },
): Value[] {
  const prefix = valueLabel(tag, '');
  if (!model.labels.some((label) => label.startsWith(prefix))) return [];
  const scores = scoresOf(model, [valueFeatures(tokens, from, to, tag)]);
  const choices = model.labels.flatMap((label, at) =>
    label.startsWith(prefix) ? [{ value: label.slice(prefix.length), score: scores[at] ?? 0 }] : [],
  );
  const most = Math.max(...choices.map(({ score }) => score));
  const sum = choices.reduce((total, { score }) => total + Math.exp(score - most), 0);
  return choices
    .map(({ value, score }) => ({ value, probability: Math.exp(score - most) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}
