/** Who is lost, comes back, is sent by others or goes on to something else: shares beside the way to a sale. */
import { comesToNothing } from '../../../understanding/denials.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { timeOfLoss } from '../../../understanding/figures/leaving.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import type { GoalFact, RateReading, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface ShareFacts {
  /** Percent that are gone after the first time, where a rate says that of no month. */
  lost?: Figure;
  /** Percent of `of` that are lost again: cancelled, sent back, not shown up for. */
  losses: { of: string; figure: Figure }[];
  /** Percent of `of` that buy once more. */
  again: { of: string; figure: Figure }[];
  /** Percent of what is sold that come by recommendation or bought before. */
  byThemselves: { kind: 'referred' | 'returning'; figure: Figure }[];
  /** Percent of what a goal or the last step counts that go on to something else: `to`. */
  onward: { of: string; to: string; figure: Figure }[];
}

/** What the shares of the answers say beside the way. */
export function shareFactsOf(r: ReckonedReadings, goals: readonly GoalFact[]): ShareFacts {
  const lost = lostOnce(r);
  return {
    losses: lossesOf(r),
    again: againOf(r),
    byThemselves: byThemselvesOf(r),
    onward: onwardOf(r, goals),
    ...(lost ? { lost } : {}),
  };
}

/** Who buys once more is no further along, and a part of what is paid is no step that people take. */
export const isNoEnd = (to: string): boolean => comesToNothing(to) || AGAIN.test(to) || NO_STEP.test(to);

/** 'One in eight quits at the second bottle': once, and not each month. */
function lostOnce(r: ReckonedReadings): Figure | undefined {
  const rate = r.rates.find(
    ({ to = '', kind, text }) =>
      kind !== 'repeat' &&
      stepOf(to) === 'loss' &&
      timeOfLoss(`${to} ${text}`) === undefined &&
      !/month|week|year|เดือน|ปี/iu.test(`${to} ${text}`),
  );
  return rate && { value: rate.percent, root: rootOf(r, rate.field, rate.text), certainty: 0.8 };
}

/** A part of what is paid is no step that people take. */
const NO_STEP = /commission(?!s)|\bfees?\b|margin|\bdiscount|\btax\b|ค่าคอม|ค่าธรรมเนียม|ส่วนลด|กำไร/iu;
/** Who buys once more is no further along. */
const AGAIN =
  /(?<![a-z])(?:again|repeat|re-?order|re-?book|renew|come back|comes back|returns?|second (?:order|time|visit|purchase)|next year)|ซื้อซ้ำ|สั่งซ้ำ|กลับมา|ต่ออายุ|ต่อสัญญา|มาซ้ำ|^(?:เรียน)?ต่อ(?:คอร์ส|เรียน)?$/iu;
const A_TIME =
  /(?<![a-z])(?:a|per|each|every)\s?(?:month|week)(?![a-z])|\/\s?mo|ต่อเดือน|เดือนละ|ทุกเดือน|ต่อสัปดาห์/iu;
/** What is over when it is done: of it a part is lost once, and not in every month. */
const SINGLE =
  /order|booking|deposit|sale\b|appointment|visit|ticket|job|reservation|appl|purchase|starter|ออเดอร์|จอง|มัดจำ|นัด|งาน|ดีล|เริ่ม/iu;
/** Whether words are about what is over when it is done. */
export const isOfSingle = (words: string): boolean => SINGLE.test(words);
const FOR_ONCE = /first|within|before|inside|year|แรก|ภายใน|ก่อน|ปี/iu;

/** So many percent leave in each of these times. */
export const isChurn = ({ kind, from = '', to = '', text, near = text }: RateReading): boolean =>
  A_TIME.test(`${to} ${near}`)
    ? kind === 'churn' || comesToNothing(to) || (kind === 'other' && !SINGLE.test(from))
    : kind === 'churn' && !SINGLE.test(from) && !FOR_ONCE.test(`${to} ${near}`);

/** Who leaves in each year is neither lost once nor in every month. */
const A_LONG_TIME = /(?<![a-z])(?:a|per|each|every) (?:year|season|quarter|term)(?![a-z])|ปีละ|ต่อปี/iu;
/** Who comes back, or comes without an advert, is not lost. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['repeat', 'returning', 'referred']);

const byThemselvesOf = (r: ReckonedReadings): ShareFacts['byThemselves'] =>
  r.rates.flatMap(({ kind, percent, text, near = text, field }) =>
    kind === 'referred' || kind === 'returning'
      ? [{ kind, figure: { value: percent, root: rootOf(r, field, near.trim()), certainty: 0.8 } }]
      : [],
  );

/** Of those who bought so many percent buy again. */
const againOf = (r: ReckonedReadings): ShareFacts['again'] =>
  r.rates
    .filter(
      ({ kind, to = '', from = '' }) =>
        from !== '' && (kind === 'repeat' || (kind === 'conversion' && AGAIN.test(to))),
    )
    .map(({ from = '', percent, text, field }) => ({
      of: from,
      figure: { value: percent, root: rootOf(r, field, text), certainty: 0.8 },
    }));

/** Not those who leave month by month: they are reckoned as a stay. */
const lossesOf = (r: ReckonedReadings): ShareFacts['losses'] =>
  r.rates
    .filter(
      (rate) =>
        (rate.kind === 'other' || comesToNothing(rate.to ?? '')) &&
        !BY_THEMSELVES.has(rate.kind) &&
        !isChurn(rate) &&
        !(rate.kind === 'churn' && A_LONG_TIME.test(rate.near ?? rate.text)) &&
        rate.percent < 100,
    )
    .map(({ from = '', percent, text, field }) => ({
      of: from,
      figure: { value: percent, root: rootOf(r, field, text), certainty: 0.8 },
    }));

/** 'One in five ticket buyers adds a pitch': a part of what a goal counts. */
const onwardOf = (r: ReckonedReadings, goals: readonly GoalFact[]): ShareFacts['onward'] =>
  r.rates
    .filter(
      ({ kind, from = '', to = '', percent }) =>
        kind === 'conversion' &&
        from !== '' &&
        to !== '' &&
        percent < 100 &&
        !isNoEnd(to) &&
        goals.some(({ metric }) => areOneThing(metric, from)),
    )
    .map(({ from = '', to = '', percent, text, field }) => ({
      of: from,
      to,
      figure: { value: percent, root: rootOf(r, field, text), certainty: 0.8 },
    }));
