/**
 * What money brought: of every sum with every count near it, those of which a strategist would say what one cost. Which they are is
 * learnt: `brought-weights.json`, made again by `npm run learn:figures`. A sum with a chain behind it ('£1,700: 64 enquiries, 22
 * viewings, 9 booked') has no single count.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { STEP_RANK, stepOf, stepsIn } from '../figures/steps.ts';
import { shareOf, SignSet, signWords, worthOf, type Signs, type Weights } from '../weighed.ts';
import { countedBy, ruledBrought, type Brought } from './brought.ts';
import { valueOf } from './capacity-many.ts';
import type { Figure } from './roles.ts';
import learnt from './brought-weights.json' with { type: 'json' };

export interface BroughtPair {
  brought: Brought;
  signs: Signs;
}

/** So likely each of the two is what it must be. */
const LEAST_ROLE = 0.15;
/** A bare number below is no sum. */
const LEAST_SUM = 50;
/** As far as the two may stand apart, in characters. */
const FARTHEST = 170;
/** From here on it is believed. */
const LEAST = 0.45;

const isSum = ({ reading: { quantity }, likely }: Figure): boolean => {
  const isMoney = quantity.kind === 'money';
  if (!isMoney && (quantity.kind !== 'count' || quantity.value < LEAST_SUM)) return false;
  return likely('spent') + likely('cost') / 2 + (isMoney ? likely('otherprice') / 3 : 0) >= LEAST_ROLE;
};
const isCount = ({ reading: { quantity }, likely }: Figure): boolean =>
  quantity.kind === 'count' && quantity.value > 0 && likely('got') + likely('rate') >= LEAST_ROLE;

interface Pair {
  sum: Figure;
  count: Figure;
  /** All that is no time, in order. */
  figures: readonly Figure[];
  /** The counts behind the sum, up to the next one. */
  chain: readonly Figure[];
}

const startOf = ({ reading }: Figure): number => reading.span.start;

/** The step that is told with a count. */
function stepAt(text: string, figure: Figure, from: number): string | undefined {
  const { reading } = figure;
  const behind = text.slice(reading.figure.end, reading.figure.end + 28).split(/[,.;:)|\d]/u)[0] ?? '';
  const ahead = text.slice(Math.max(from, reading.span.start - 24), reading.span.start);
  return stepsIn(behind)[0]?.step ?? stepsIn(ahead).at(-1)?.step;
}

function chainSigns(
  seen: SignSet,
  text: string,
  { count, chain }: Pair,
  isBehind: boolean,
  from: number,
): void {
  const i = chain.indexOf(count);
  const length = Math.min(5, chain.length);
  seen.add(`i:${Math.min(5, i)}${isBehind ? 'a' : 'b'}`);
  seen.add(`chain:${length}`);
  seen.add(`i/chain:${i}/${length}`);
  const step = stepAt(text, count, from);
  seen.add(`step:${step ?? ''}`);
  const [before, next] = [chain[i - 1], chain[i + 1]];
  const value = valueOf(count.reading);
  if (before) {
    const gap = text.slice(before.reading.figure.end, startOf(count));
    seen.add(valueOf(before.reading) > value ? 'smaller' : 'larger');
    for (const word of new Set(signWords(gap))) seen.add(`pg:${word}`);
    if (/of (?:them|which|those|the)/u.test(gap)) seen.add('ofthem');
  } else
    for (const word of new Set(signWords(text.slice(from, startOf(count))).slice(-4))) seen.add(`g:${word}`);
  if (i < 0) return;
  if (i === chain.length - 1) seen.add('chainlast');
  if (next) seen.add(valueOf(next.reading) < value ? 'nextsmaller' : 'nextlarger');
  const isFalling = chain
    .slice(0, i)
    .every((one, at) => valueOf(one.reading) > valueOf((chain[at + 1] ?? count).reading));
  if (isFalling) seen.add('falling');
  if (step === undefined) return;
  const goOn = chain.slice(i + 1).some((one) => {
    const later = stepAt(text, one, one.reading.span.start);
    return later !== undefined && later in STEP_RANK;
  });
  seen.add(goOn ? 'moresteps' : 'laststep');
}

function pairSigns(text: string, pair: Pair, ruled: readonly Brought[]): Signs {
  const seen = new SignSet();
  const { sum, count, figures } = pair;
  const [paid, got] = [sum.reading, count.reading];
  const isBehind = got.span.start > paid.span.start;
  const [first, second] = isBehind ? [sum, count] : [count, sum];
  const from = first.reading.figure.end;
  seen.add('1');
  seen.add(isBehind ? 'ahead' : 'behind');
  seen.add(`dist:${Math.min(8, Math.ceil((startOf(second) - first.reading.span.end) / 14))}`);
  for (const role of ['spent', 'cost'] as const) seen.add(`sum:${role}`, sum.likely(role));
  for (const role of ['got', 'rate', 'today'] as const) seen.add(`count:${role}`, count.likely(role));
  if (paid.quantity.kind === 'money') seen.add('money');
  if (paid.each !== undefined) seen.add('each');
  if (paid.per !== got.per) seen.add(`per:${paid.per ?? ''} ${got.per ?? ''}`);
  if (sum.sentence.start !== count.sentence.start) seen.add('sentence');
  const inside = figures.filter((one) => startOf(one) > startOf(first) && startOf(one) < startOf(second));
  seen.add(`inside:${Math.min(4, inside.length)}`);
  if (inside.some((one) => isSum(one) && !isCount(one))) seen.add('insidesum');
  chainSigns(seen, text, pair, isBehind, from);
  for (const word of signWords(text.slice(Math.max(0, startOf(sum) - 30), startOf(sum))).slice(-3))
    seen.add(`<${word}`);
  const unit = text.slice(got.figure.end, got.figure.end + 28).split(/[,.;:)|\d]/u)[0] ?? '';
  for (const word of signWords(unit).slice(0, 3)) seen.add(`u:${word}`);
  const known = ruled.find((one) => one.sum === sum && one.count === count);
  seen.add(known ? 'ruled' : ruled.some((one) => one.sum === sum) ? 'ruledother' : 'norule');
  return seen.signs;
}

/** Every sum with every count near it, and what is seen of the two. */
export function broughtPairs(answer: string, all: readonly Figure[]): BroughtPair[] {
  const text = plain(answer);
  const figures = all.filter(
    ({
      reading: {
        quantity: { kind },
      },
    }) => kind !== 'date' && kind !== 'duration',
  );
  const ruled = ruledBrought(text, all);
  const isOnlySum = (one: Figure): boolean => isSum(one) && !isCount(one);
  return figures.flatMap((sum, at) => {
    if (!isSum(sum)) return [];
    const next = figures.slice(at + 1).find(isOnlySum);
    const chain = figures.filter(
      (one) => isCount(one) && startOf(one) > startOf(sum) && (!next || startOf(one) < startOf(next)),
    );
    return figures.flatMap((count): BroughtPair[] => {
      if (count === sum || !isCount(count)) return [];
      const [first, second] = startOf(count) > startOf(sum) ? [sum, count] : [count, sum];
      const distance = startOf(second) - first.reading.span.end;
      if (distance < 0 || distance > FARTHEST) return [];
      const known = ruled.find((one) => one.sum === sum && one.count === count);
      const before = figures[figures.indexOf(count) - 1]?.reading;
      const from = before === undefined ? 0 : Math.max(before.figure.end, before.perSpan?.end ?? 0);
      const name = known?.name ?? countedBy(text, count.reading, Math.min(from, startOf(count)));
      if (valueOf(count.reading) >= valueOf(sum.reading) && stepOf(name) !== 'click') return [];
      return [
        { brought: { sum, count, name }, signs: pairSigns(text, { sum, count, figures, chain }, ruled) },
      ];
    });
  });
}

/** How likely it is that what one cost is told by the two. */
export const likelihoodOf = (weights: Weights, { signs }: Pick<BroughtPair, 'signs'>): number =>
  shareOf([worthOf(weights, signs), 0])[0] ?? 0;

/** Every sum of an answer with what it brought. */
export const broughtIn = (answer: string, figures: readonly Figure[]): Brought[] =>
  broughtPairs(answer, figures).flatMap((pair) =>
    pair.brought.name !== '' && likelihoodOf(learnt, pair) >= LEAST ? [pair.brought] : [],
  );
