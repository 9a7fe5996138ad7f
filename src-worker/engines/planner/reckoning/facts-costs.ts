/** What one of each step costs, whether the client says it or counted it, and of which step each cost is. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { areOneThing, areSame } from '../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf } from '../../../understanding/figures/steps.ts';
import type { CostFact } from './facts-chain.ts';
import { costAtEnd } from './facts-latest.ts';
import { mediaCosts } from './facts-media.ts';
import { nameIn, requestOf } from './facts-requests.ts';
import { isField, rootOf } from './facts-roots.ts';
import type { GoalFact, RateReading, ReckonedReadings } from './facts.ts';

/** Whoever gets in touch is counted so as well. */
const ANYBODY = /^(?:คน|ราย|ท่าน|ครั้ง|people|persons?|times?|customers?|clients?)?$/iu;

/** What one of each step costs, said or counted. */
export const costsOf = (r: ReckonedReadings, goals: readonly GoalFact[]): CostFact[] =>
  mediaCosts(r).flatMap((cost): CostFact[] => {
    if (isEndOfAnother(r, cost, goals)) return [];
    // A result with a name of the client's own is what a goal of that name counts, else somebody who got in touch.
    const goal =
      goals.find(({ kind, metric }) => kind === 'count' && areOneThing(metric, cost.per)) ??
      // '£2,350 last year = 512 boxes online', where 512 is where the goal begins.
      goals.find(
        ({ kind, from }) => kind === 'count' && from !== undefined && cost.of?.count === from.value,
      ) ??
      // 'ผ่าตัด 40 เคส' beside 'เคสละ 14,500': what the goal is counted in.
      goals.find(({ kind, unit }) => kind === 'count' && !ANYBODY.test(unit) && areOneThing(unit, cost.per));
    const own = stepOf(ownWords(cost)) ?? stepOf(cost.per) ?? (goal && (goal.step ?? 'purchase'));
    const inSentence = own === undefined ? nameIn(besideOf(r, cost), goals) : undefined;
    const request = requestOf(cost, r.rates);
    const known = request?.step ?? own ?? inSentence?.step;
    const isReached = r.rates.some(({ to }) => to !== undefined && areSame(to, cost.per));
    const step = known ?? (isReached ? 'onward' : 'lead');
    if (!(cost.now > 0) || cost.per === '' || step === 'impression') return [];
    const root = rootOf(r, cost.field, cost.text);
    const currency = cost.currency || r.budget.currency || r.price.currency;
    return [
      {
        of: { step, id: step, name: request?.name ?? inSentence?.name ?? cost.per },
        figure: { value: cost.now, root, certainty: known ? 0.9 : 0.6 },
        currency,
        ...(cost.of === undefined ? {} : { brought: cost.of }),
      },
    ];
  });

/**
 * 'Domestic £31 a job. Commercial for £1,700: 40 calls, 12 surveys, 5 signed': a cost that is told of what another campaign ended
 * with is none of this one's end, unless a goal counts it by that name.
 */
function isEndOfAnother(
  r: ReckonedReadings,
  cost: ReckonedReadings['costs'][number],
  goals: readonly GoalFact[],
): boolean {
  const step = stepOf(cost.per);
  if (cost.of !== undefined || step === undefined || STEP_RANK[step] < STEP_RANK.booking) return false;
  if (goals.some(({ kind, metric }) => kind === 'count' && areOneThing(metric, cost.per))) return false;
  return r.costs.some((other) => {
    const end =
      other.of === undefined || other.field !== cost.field || other.text === cost.text
        ? undefined
        : costAtEnd(r, other);
    const last = r.rates.findLast(({ kind, text }) => kind === 'conversion' && text === other.text)?.to ?? '';
    const isOther = end !== undefined && (end > cost.now * APART || cost.now > end * APART);
    return isOther && stepOf(last) === step && !areOneThing(last, cost.per);
  });
}
/** Two costs of one result differ by less. */
const APART = 2;

/** '31 per kit order; 400 spent, 21 kits': what was counted by half a name is what has a cost of its own by the whole. */
export function sameCounted(costs: readonly CostFact[]): CostFact[] {
  const said = costs.filter(({ brought }) => brought === undefined);
  return costs.map((cost) => {
    const { of, brought } = cost;
    const whole =
      brought && stepOf(of.name) === undefined
        ? said.find(
            ({ of: { name } }) =>
              name.includes(' ') && name.split(' ').some((word) => areSame(word, of.name)),
          )
        : undefined;
    return whole ? { ...cost, of: { ...whole.of } } : cost;
  });
}

/**
 * The words around a cost up to the figures beside it: of '290 a number, 38 pick up, 9 visit, 1 signs' the 290 is no cost of who
 * signs. What comes behind it is its own only where no figure follows.
 */
const PEOPLE_EACH = /^(?:คน|ราย|ท่าน|หัว)$/u;
function besideOf(r: ReckonedReadings, { at, field, text, per }: ReckonedReadings['costs'][number]): string {
  if (!at) return text;
  const { before, after } = around(r, { at, field, text });
  // 'แอดได้คนละ 130 มาแล้วซื้อ 55%': what one of those who came did later is no name of theirs.
  if (PEOPLE_EACH.test(per)) return before;
  const end = at.end + after.length;
  const isNext = isField(field) && readQuantities(r.answers[field]).some(({ span }) => span.start === end);
  return isNext ? before : `${before} ${after}`;
}

/** The name with the word before it: of 'trial sign-ups cost $38' the trial says more than the sign-up. */
function ownWords({ per, text }: ReckonedReadings['costs'][number]): string {
  const at = text.toLowerCase().indexOf(per.toLowerCase());
  const before = at < 1 || per === '' ? undefined : /([^\s,.;]+)[\s,.;]*$/u.exec(text.slice(0, at))?.[1];
  return before === undefined ? per : `${before} ${per}`;
}

/** The words between the figures before and after a rate's own, in one sentence. */
export function around(
  r: ReckonedReadings,
  { at, field, text }: Pick<RateReading, 'at' | 'field' | 'text'>,
): { before: string; after: string } {
  const answer = isField(field) ? r.answers[field] : '';
  if (!at || answer === '') return { before: '', after: text };
  const others = readQuantities(answer).filter(({ quantity }) => quantity.kind !== 'duration');
  const ends = others.map(({ span }) => span.end).filter((end) => end <= at.start);
  const starts = others.map(({ span }) => span.start).filter((start) => start >= at.end);
  const before = answer.slice(Math.max(0, ...ends), at.start);
  const after = answer.slice(at.start, Math.min(answer.length, ...starts));
  const [last = '', first = ''] = [before.split(/[.;\n]\s?/u).at(-1), after.split(/[.;\n](?:\s|$)/u)[0]];
  return { before: last, after: first };
}
