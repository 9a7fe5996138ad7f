/** What the client pays for one of what it sells, for an order, and however much it sells. */
import type { Period } from '../../../understanding/answers/period.ts';
import { isPeriod } from '../../../understanding/answers/period.ts';
import { readMaking, type Making } from '../../../understanding/figures/making.ts';
import { isOfPeople } from './agrees.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, ReckonedReadings } from './facts.ts';
import { ofTheClient } from './facts-prices.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface MakingFacts {
  /** Of the price, in money. */
  making: Figure[];
  /** Of the price, in percent. */
  makingShares: Figure[];
  /** Of an order, beside its pieces. */
  makingOfOrder: Figure[];
  /** Paid however much is sold. */
  fixed: { figure: Figure; per?: Period }[];
}

const FIELDS = [
  'currentChallenges',
  'additionalNotes',
  'specificObjectives',
  'onlineAdIssues',
  'productService',
  'whyNeedNow',
  'startingPrice',
] as const satisfies readonly (keyof Answers)[];

const WE_PAY =
  /(?<![a-z])(?:costs? us|costs? (?:of|to)|we pay|(?:is|are) (?:on us|ours)|our (?:own )?costs?|margin|landed|in materials?|in parts)(?![a-z])|เราออก|เราจ่าย|ต้นทุน|ออกเอง|ออกให้/iu;
const ORDER = /^(?:orders?|parcels?|deliver(?:y|ies)|ออเดอร์|บิล|คำสั่งซื้อ)$/iu;
const PERSON = /^(?:person|pax|head|people|guest|runner|student|child|คน|ท่าน|หัว|เด็ก|ราย)s?$/iu;
const CERTAINTY = 0.7;

/** @param unit what the price is for one of, @param per its time, @param room what there is room for, by name */
export function makingOf(
  r: ReckonedReadings,
  goals: readonly GoalFact[],
  unit: string,
  per: string | undefined,
  room = '',
): MakingFacts {
  const facts: MakingFacts = { making: [], makingShares: [], makingOfOrder: [], fixed: [] };
  const { value: price = 0 } = r.price;
  const currency = r.price.currency || r.budget.currency;
  const taken = new Set([price, ...r.costs.map(({ now }) => now), ...goals.map(({ to }) => to.value)]);
  if (!(price > 0) || r.people === 'applicants') return facts;
  const isOfPrice = ({ each, per: time }: Making): boolean => {
    if (time !== undefined && time !== per && !unit.includes(time)) return false;
    if (each === '') return true;
    if (unit !== '')
      return areOneThing(unit, each) || (PERSON.test(each) && isOfPeople(unit)) || isCountedBy(unit, each);
    return (
      PERSON.test(each) ||
      (room !== '' && areOneThing(room, each)) ||
      goals.some(({ metric }) => areOneThing(metric, each)) ||
      isNamed(r, each)
    );
  };
  for (const field of FIELDS)
    for (const one of readMaking(r.answers[field])) {
      const figure = { value: one.value, root: rootOf(r, field, one.words), certainty: CERTAINTY };
      if (taken.has(one.value)) continue;
      // Beside a price 'delivery 500' is what buyers pay, unless the client says that it pays.
      if (field === 'startingPrice' && !WE_PAY.test(one.words)) continue;
      if (one.isShare) {
        facts.makingShares.push(figure);
        continue;
      }
      if (ofTheClient(one.currency, r) !== currency) continue;
      const time = one.per !== undefined && isPeriod(one.per) ? { per: one.per } : {};
      // What is paid for a time, of what is sold by the piece.
      const isOfTime =
        one.each === '' &&
        time.per !== undefined &&
        per === undefined &&
        !unit.includes(time.per) &&
        unit !== '';
      if (isOfTime) facts.fixed.push({ figure, ...time });
      else if (one.isFixed || (one.each === '' && one.value > price * 3)) {
        if (one.isFixed) facts.fixed.push({ figure, ...time });
      } else if (ORDER.test(one.each) && !areOneThing(unit, one.each)) facts.makingOfOrder.push(figure);
      else if (isOfPrice(one) && one.value < price) facts.making.push(figure);
    }
  const sum = facts.making.reduce((all, { value }) => all + value, 0);
  const shares = facts.makingShares.reduce((all, { value }) => all + value, 0);
  // More than the price is no cost of one: something else was meant.
  return sum < price && shares < 100 ? facts : { ...facts, making: [], makingShares: [] };
}

/** A Thai thing is counted by its classifier: tents by 'หลัง'. */
const isCountedBy = (unit: string, each: string): boolean =>
  CLASSIFIER.test(each) && /^[\u0E00-\u0E7F]{3,}$/u.test(unit) && !CLASSIFIER.test(unit);
const CLASSIFIER = /^(?:หลัง|คัน|ตัว|เครื่อง|ใบ|ชุด|ลำ|ต้น|ชิ้น)$/u;

const isNamed = ({ answers }: ReckonedReadings, each: string): boolean =>
  areOneThing(answers.heroProduct, each) || areOneThing(answers.startingPrice, each);
