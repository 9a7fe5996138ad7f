/** The tagger by itself: tokens, probabilities, learning, and the form in which a model is kept. */
import { describe, expect, test } from 'vitest';
import { spanExample, tokensIn, valueExamples } from '../../../../.scripts/learn/examples.ts';
import { readMarked, withoutMarks } from '../../../../.scripts/learn/marked.ts';
import { train, USUAL } from '../../../../.scripts/learn/train.ts';
import {
  bestLabels,
  marginalsOf,
  runsFrom,
  type Chain,
} from '../../../../src-worker/understanding/tagger/chain.ts';
import { featuresOf, FEATURE_VERSION } from '../../../../src-worker/understanding/tagger/features.ts';
import { spanLabels, statesOf, statesThrough } from '../../../../src-worker/understanding/tagger/labels.ts';
import { openModel } from '../../../../src-worker/understanding/tagger/model.ts';
import { bestSpans } from '../../../../src-worker/understanding/tagger/tagger.ts';
import { tokensOf } from '../../../../src-worker/understanding/tagger/tokens.ts';
import { valuesOf } from '../../../../src-worker/understanding/tagger/values.ts';

const seen = (line: string) => {
  const tokens = tokensOf(line);
  return { tokens, sequence: featuresOf(line, tokens, 0, () => []) };
};

describe('tokens', () => {
  test('addresses and figures stay whole, marks stand alone', () => {
    expect(tokensOf('Shop: a-b.example, 1,200 baht!').map(({ text }) => text)).toEqual([
      'Shop',
      ':',
      'a-b.example',
      ',',
      '1,200',
      'baht',
      '!',
    ]);
  });
  test('places are of the whole text', () => {
    const text = 'one\nสอง สาม';
    for (const { text: word, start, end } of tokensOf('สอง สาม', 4))
      expect(text.slice(start, end)).toBe(word);
  });
});

describe('marks', () => {
  test('are taken out, with their places', () => {
    expect(withoutMarks('we sell ⟦product|soap⟧, ⟦experience=no|no ads⟧')).toEqual({
      text: 'we sell soap, no ads',
      marks: [
        { tag: 'product', value: '', start: 8, end: 12 },
        { tag: 'experience', value: 'no', start: 14, end: 20 },
      ],
    });
  });
  test('a broken one is a fault', () => {
    expect(() => withoutMarks('we ⟦product|sell')).toThrow(/broken/u);
  });
  test('texts by their headings', () => {
    const [one, two] = readMarked('### a | chat | en\nhello\n\n### b | note | th\nสวัสดี\n', 'file');
    expect([one?.name, one?.text, two?.about]).toEqual(['file/a', 'hello', ['note', 'th']]);
  });
});

describe('the chain', () => {
  const states = statesOf(spanLabels(['x', 'y']));
  const count = states.labels.length;
  const length = 4;
  const number = (at: number): number => ((at * 7919) % 23) / 11 - 1;
  const chain: Chain = { states, moves: Float64Array.from(states.to, (_, at) => number(at)) };
  const scores = Float64Array.from({ length: length * count }, (_, at) => number(at + 3));
  /** All ways through the labels that may be, with their weights. */
  const ways: { labels: number[]; weight: number }[] = [];
  const walk = (labels: readonly number[], state: number, score: number): void => {
    if (labels.length === length) {
      ways.push({ labels: [...labels], weight: Math.exp(score) });
      return;
    }
    for (const [move, from] of states.from.entries()) {
      if (from !== state) continue;
      const next = states.to[move] ?? 0;
      const label = states.labelOf[next] ?? 0;
      walk(
        [...labels, label],
        next,
        score + (chain.moves[move] ?? 0) + (scores[labels.length * count + label] ?? 0),
      );
    }
  };
  walk([], 0, 0);
  const total = ways.reduce((sum, { weight }) => sum + weight, 0);
  const found = marginalsOf(chain, scores, length);

  test('sums over all ways', () => {
    expect(found.total).toBeCloseTo(Math.log(total), 8);
  });
  test('finds the best way', () => {
    const best = ways.toSorted((a, b) => b.weight - a.weight)[0];
    expect(bestLabels(chain, scores, length)).toEqual(best?.labels);
  });
  test('knows how likely a run is', () => {
    const [begin, inside] = [states.labels.indexOf('B-x'), states.labels.indexOf('I-x')];
    const isRun = (labels: readonly number[]): boolean =>
      labels[1] === begin && labels[2] === inside && labels[3] !== inside;
    const expected = ways.filter(({ labels }) => isRun(labels)).reduce((sum, { weight }) => sum + weight, 0);
    const run = runsFrom(chain, found, 1, [begin, inside], 0).find(({ end }) => end === 3);
    expect(run?.probability).toBeCloseTo(expected / total, 8);
  });
  test('goes through the states that remember', () => {
    const { labels } = states;
    const path = statesThrough(states, [0, labels.indexOf('B-x'), 0, labels.indexOf('B-y')]);
    expect(path[2]).toBeGreaterThanOrEqual(labels.length);
    expect(path.map((state) => labels[states.labelOf[state] ?? 0])).toEqual(['O', 'B-x', 'O', 'B-y']);
  });
});

describe('a learnt model', () => {
  const marked = [
    'the price is ⟦price|90 baht⟧ today',
    'a bowl costs ⟦price|45 baht⟧',
    'our budget is ⟦budget|9,000 baht a month⟧',
    'we have a budget of ⟦budget|5,000 baht a month⟧',
    'in ads ⟦group=b2b|for factories⟧',
    'it is ⟦group=b2c|for families⟧',
  ].map(withoutMarks);
  const labels = spanLabels(['budget', 'group', 'price']);
  const values = ['group=b2b', 'group=b2c'];
  const options = { ...USUAL, leastCount: 1, rounds: 30, rate: 0.5, l1: 0.01 };
  const learn = () =>
    train(
      marked.map(({ text, marks }) => spanExample(seen(text), marks, labels)),
      labels,
      options,
    );
  const kept = learn();

  test('is the same each time', () => {
    expect(learn()).toEqual(kept);
  });
  test('finds what it has seen the like of', () => {
    const text = 'the budget is 7,000 baht a month';
    const { tokens, sequence } = seen(text);
    const best = bestSpans(openModel(kept), sequence).find(({ isBest }) => isBest);
    const from = tokens[best?.from ?? 0]?.start;
    expect([best?.tag, text.slice(from, tokens[(best?.to ?? 1) - 1]?.end)]).toEqual([
      'budget',
      '7,000 baht a month',
    ]);
  });
  test('tells values apart', () => {
    const model = openModel(
      train(
        marked.flatMap(({ text, marks }) => valueExamples(seen(text), marks, values)),
        values,
        options,
      ),
    );
    const text = 'it is for families';
    const { tokens } = seen(text);
    const [from, to] = tokensIn(tokens, { start: 6, end: 18 });
    expect(valuesOf(model, tokens, { tag: 'group', from, to })[0]?.value).toBe('b2c');
  });
  test('no span goes over a line', () => {
    const { sequence } = seen('our budget is 9,000 baht a month');
    const spans = bestSpans(openModel(kept), sequence, [4]);
    expect(spans.some(({ from, to }) => from < 4 && to > 4)).toBe(false);
  });
  test('of other features is refused', () => {
    expect(() => openModel({ ...kept, features: FEATURE_VERSION + 1 })).toThrow(/features/u);
  });
});
