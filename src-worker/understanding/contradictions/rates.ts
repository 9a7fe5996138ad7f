/** Counts and the rate between them that do not go together. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { areOneThing } from '../figures/stems.ts';
import { sameStep } from '../figures/steps.ts';
import { contradiction, CURRENCY, OBJECTIVES, round, valueOf, type Search } from './basis.ts';

/** Where the last word of a name stands, by its stem. */
function placeOf(name: string, text: string): number {
  const last = plain(name).split(' ').at(-1) ?? '';
  const stem = /^[a-z]/u.test(last) ? last.replace(/(?:es|s)$/u, '') : last;
  return stem.length < 4 ? -1 : plain(text).indexOf(stem);
}

/** 'One in five ticket buyers adds a pitch', and of 900 tickets so far 80 have one. */
const soFar: Search = ({ read }) => {
  const ramps = read.goals.filter(
    ({ from, unit }) => from !== undefined && from > 0 && unit !== '%' && !CURRENCY.test(unit),
  );
  for (const { kind, percent, text, field } of read.rates) {
    if (kind !== 'conversion') continue;
    const named = ramps
      .map((goal) => ({ goal, at: placeOf(goal.metric, text) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    const [first, second, more] = named;
    if (first === undefined || second === undefined || more !== undefined || first.at === second.at) continue;
    const [whole, part] = [first.goal.from ?? 0, second.goal.from ?? 0];
    if (first.goal.per !== second.goal.per || part >= whole) continue;
    const today = (part / whole) * 100;
    if (today * 1.5 < percent || today > percent * 1.5)
      return [
        contradiction('pair', { first: whole, second: part, needed: round(today), rate: percent }, [
          ...new Set([OBJECTIVES, pathOf(field)]),
        ]),
      ];
  }
  return [];
};

/** '40 customers from 100 leads' where one in ten leads buys. */
const OUT_OF =
  /(?<![a-z])(?:from|out of|of)(?: about| around| some| the)?\s$|จาก\s?(?<thing>[ก-๛]{2,14}?)(?:ประมาณ|ราวๆ?)?\s?$/u;
const outOf: Search = ({ read }) => {
  const answer = read.answers.specificObjectives;
  const text = plain(answer);
  const figures = readQuantities(answer);
  const goal = read.goals.find(
    ({ to, unit, at }) => at !== undefined && to !== undefined && unit !== '%' && !CURRENCY.test(unit),
  );
  const whole = figures.find(
    ({ span, perSpan, quantity }) =>
      quantity.kind === 'count' &&
      span.start > (goal?.at?.end ?? Infinity) &&
      quantity.value > (goal?.to ?? 0) &&
      OUT_OF.test(text.slice(0, Math.min(span.start, perSpan?.start ?? span.start))),
  );
  if (goal?.to === undefined || whole === undefined) return [];
  if (whole.per !== undefined && goal.per !== undefined && whole.per !== goal.per) return [];
  const before = text.slice(0, Math.min(whole.span.start, whole.perSpan?.start ?? whole.span.start));
  const name =
    OUT_OF.exec(before)?.groups?.['thing'] ?? ('unit' in whole.quantity ? whole.quantity.unit : '');
  const rate = read.rates.find(
    // 'One in ten leads buys': the only step that is named may be told as what is reached.
    ({ kind, from, to = '' }) =>
      kind === 'conversion' && (areOneThing(name, from ?? to) || sameStep(name, from ?? to)),
  );
  const next = read.rates.filter(({ kind }) => kind === 'conversion').length === 1 ? rate : undefined;
  if (next === undefined) return [];
  const needed = (goal.to / valueOf(whole)) * 100;
  return needed > next.percent * 1.2
    ? [
        contradiction(
          'pair',
          { first: valueOf(whole), second: goal.to, needed: round(needed), rate: next.percent },
          [...new Set([OBJECTIVES, pathOf(next.field)])],
        ),
      ]
    : [];
};

/** Two goals, one of which leads to the other at a rate that is told. */
const pair: Search = ({ read }) => {
  const counted = read.goals.filter(
    ({ to, unit }) => to !== undefined && unit !== '%' && !CURRENCY.test(unit),
  );
  for (const { from = '', to = '', percent, kind, field } of read.rates) {
    if (kind !== 'conversion' || from === '' || to === '') continue;
    const first = counted.find(({ metric }) => metric !== '' && areOneThing(metric, from));
    const second = counted.find(
      (goal) => goal !== first && goal.metric !== '' && areOneThing(goal.metric, to),
    );
    if (first?.to === undefined || second?.to === undefined || first.per !== second.per) continue;
    const needed = (second.to / first.to) * 100;
    if (needed > percent * 1.05 && needed < 100)
      return [
        contradiction('pair', { first: first.to, second: second.to, needed: round(needed), rate: percent }, [
          ...new Set([OBJECTIVES, pathOf(field)]),
        ]),
      ];
    if (!(first.from && second.from)) continue;
    const today = (second.from / first.from) * 100;
    if (today * 1.5 < percent || today > percent * 1.5)
      return [
        contradiction(
          'pair',
          { first: first.from, second: second.from, needed: round(today), rate: percent },
          [...new Set([OBJECTIVES, pathOf(field)])],
        ),
      ];
  }
  return [];
};
const pathOf = (field: string): string =>
  field === 'specificObjectives' || field === 'currentChallenges'
    ? `campaignObjectives.${field}`
    : field === 'additionalNotes'
      ? 'competitiveAnalysis.additionalNotes'
      : `clientInfo.${field}`;

export const RATES: readonly Search[] = [pair, soFar, outOf];
