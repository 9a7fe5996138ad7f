/** What stands among the steps of a way and is none: where people come from, and who is lost again. */
import { comesToNothing } from '../../../understanding/denials.ts';
import type { Observation } from '../../../understanding/figures/observed.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import type { Answers } from '../readings/index.ts';
import type { RateReading, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import { isNoEnd, type ShareFacts } from './facts-shares.ts';

/** '1 in 3 does': what they do stands elsewhere, and may be another thing. Where they come from is no step either. */
const NO_END =
  /^(?:do|does|did|is|are|was|were|will|can|could|has|have|had|gets?|got)?\s?(?:so|it|that|them|one|any)?$|^(?:and|or|but|then|also)$|^(?:from|via|through)\s|^(?:inside|within|after|by)(?:\s\d.*)?$|(?<![a-z])(?:all|every|any) (?:sources?|channels?)|(?<![a-z])(?:marketplace|facebook|fb|google|instagram|tiktok)(?: (?:ads?|boosts?))?$/iu;
/** A name that no step has. */
export const isNoStep = (name: string): boolean => stepOf(name) === undefined && NO_END.test(name);

/** 'Lose 1 in 6 each term': who is lost goes no further. */
export const LOSES = /(?:(?<![a-z])(?:los(?:e|es|ing|t)|shed)|เสีย)(?: about| around| roughly)?\s*$/iu;

/** 'ลูกค้าเก่าต่อ 52 จาก 100': who has bought before is on no way to a first sale. */
const OLD_ONES =
  /(?:ลูกค้า|สมาชิก|คนไข้|ผู้ป่วย|ผู้เช่า|นักเรียน)เก่า[ก-๛]{0,14}\s*$|(?<![a-z])(?:existing|old|past|former|last year['’]?s) (?:customers?|clients?|members?|patients?|policies|policy ?holders?)(?: who)?(?: \p{L}+){0,2}\s*$/u;

export const isOfOldOnes = ({ ahead = '' }: Pick<RateReading, 'ahead'>): boolean => OLD_ONES.test(ahead);

/** A share of who is lost, of who was there before, or of where they came from: no way is open because it stands on none. */
export const leadsNowhere = ({ to = '', ahead = '' }: RateReading): boolean =>
  isOfOldOnes({ ahead }) ||
  comesToNothing(to) ||
  isNoEnd(to) ||
  (to !== '' && isNoStep(to)) ||
  LOSES.test(ahead);

export type Loss = ShareFacts['losses'][number];
/** 'Of 33 bookings 5 did not bring the bike': as a share of those who were told before them. */
export function lostOf(r: ReckonedReadings, field: keyof Answers, { counts, words }: Observation): Loss[] {
  return counts.flatMap(({ name, value }, at) => {
    const before = counts[at - 1];
    const isPart = before !== undefined && value < before.value && comesToNothing(name);
    const figure = {
      value: (value / (before?.value ?? 1)) * 100,
      root: rootOf(r, field, words),
      certainty: 0.8,
    };
    return isPart ? [{ of: before.name, figure }] : [];
  });
}
