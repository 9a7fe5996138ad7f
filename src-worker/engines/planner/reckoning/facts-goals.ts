/** The goals that have a figure, by what it counts. */
import type { Period } from '../../../understanding/answers/period.ts';
import { isOfEachRound } from '../../../understanding/answers/goal-rounds.ts';
import { isOfNewOnes } from '../../../understanding/answers/goal-new.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { stepOf, type StepId } from '../../../understanding/figures/steps.ts';
import type { Readings } from '../readings/index.ts';
import type { ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface GoalFact {
  /** Place among the readings. */
  index: number;
  /** What is counted, in the client's words. */
  metric: string;
  /** The classifier that it is counted in, else ''. */
  unit: string;
  /** All that the client says of its goals. */
  context: string;
  /** `cost`: of one result, to be kept or brought down. */
  kind: 'count' | 'percent' | 'money' | 'cost';
  currency: string;
  step?: StepId;
  /** Today's, where the client said it and it differs. */
  from?: Figure;
  to: Figure;
  per?: Period;
  months?: number;
  /** `months` are counted from the start of the media to a date that the client named. */
  isDated: boolean;
  /** A part of it is there or won already: a larger number means so many more. */
  isStock: boolean;
  /** `from` is won of it already: nobody leaves it, and nobody comes again in it. */
  isSoFar?: true;
  /** `from` is what an earlier time brought: all of the goal is won anew. */
  isAnew?: true;
  /** It counts new ones alone, in so many words: nobody who comes back is one of them. */
  isOfNew?: true;
  /** `from` is bought with media too, in the goal's own time. */
  isBought?: true;
}

/** A longer text tells a story, and not what is counted. */
const NAME = 60;
const CURRENCY = /^[A-Z]{3}$/u;

/** Those who buy for a house, a shop or a firm, and a place that somebody takes: one more of them is one more customer. */
const FIRMS =
  /\boccupied\b|\bsites?\b|\bschools?\b|\bclinics?\b|\brestaurants?\b|\bcaf[eé]s?\b|\bhotels?\b|\bshops?\b|\bstores?\b|\bcompan(?:y|ies)\b|\bfirms?\b|\bbusiness(?:es)?\b|\bfarms?\b|\bhouseholds?\b|\bgroups?\b|\bbrands?\b|ร้าน|โรงแรม|บริษัท|โรงเรียน|โรงงาน|ครัวเรือน/iu;
/** A goal that counts customers by what they are, or people who begin to work. */
const isWon = ({ people }: ReckonedReadings, { metric, unit, from }: Readings['goals'][number]): boolean =>
  people === 'applicants' || (from !== undefined && FIRMS.test(`${metric} ${unit}`));

/** A cost of one result; not what a month's media costs. */
const COST =
  /\bcosts?\b|\bcp[almoci]\b|\bcac\b|per (?:lead|order|click|booking|customer|chat|message|call|sale|sign)|ต้นทุน|ค่า(?:แอด|โฆษณา|สื่อ)|ต่อ(?:ทัก|ลีด|คลิก|ออเดอร์|แชท|แชต|นัด|ราย|คน)|(?:ทัก|ลีด|คลิก|ออเดอร์|แชท|แชต)ละ/iu;
const LARGE = 10_000;
/** From here on a number of nothing may be a sum, where it is so many times the money for media. */
const [SUM, MANY] = [100_000, 5];
const COUNTED =
  /\p{L}{3,}s(?![a-z])|people|ติดตาม|วิว|ดาวน์โหลด|การเข้าถึง|คน|ราย(?!ได้)|ครั้ง|ชิ้น|ใบ|ตัว|ออเดอร์|กล่อง|ขวด|แผ่น|ถุง|ต้น|ลูก|เม็ด|กิโล/iu;
const SALES = /ยอด|ขายได้|\bsales\b|revenue|turnover|takings/iu;
const PIECES = /order|ออเดอร์|ชิ้น|ใบ|boxes|pieces|units|tickets/iu;
/** Figures that media money does not buy one by one. */
const NO_COUNT =
  /\broas\b|return on|\bratings?\b|\bstars?\b|\bscore|\brank|\bnps\b|(?<!billed |machine |booked )\bhours?\b(?! (?:billed|booked|sold|hired))|\bminutes?\b|คะแนน|ดาว|อันดับ|รีวิวเฉลี่ย|ชั่วโมง|นาที/iu;

function kindOf(
  goal: Readings['goals'][number],
  step: StepId | undefined,
  { budget, people, price }: ReckonedReadings,
): GoalFact['kind'] | undefined {
  const { kind, metric, unit, text, from, to } = goal;
  if (unit === '%') return 'percent';
  if (isOfEachRound(goal)) return undefined;
  const about = `${metric} ${text.length <= NAME ? text : ''}`;
  // A number of thousands that is called sales is money, though nobody wrote the currency.
  if (unit === '' && (to ?? 0) >= LARGE && SALES.test(about) && !PIECES.test(about)) return 'money';
  // Nobody has a number of results that is many times the sum that is to bring them: 'ให้ครบ 2,080,000', 'ปล่อยใหม่ 9 ล้าน'.
  const least = Math.max(SUM, (budget.amount ?? Infinity) * MANY, price.value ?? 0);
  if (unit === '' && (to ?? 0) >= least && (people === 'givers' || !COUNTED.test(about))) return 'money';
  if (CURRENCY.test(unit)) {
    const falls = kind === 'ceiling' || (from !== undefined && to !== undefined && to < from);
    return COST.test(about) || (falls && step !== undefined) ? 'cost' : 'money';
  }
  return NO_COUNT.test(`${metric} ${unit}`) ? undefined : 'count';
}

/** '28 surveys a month' of who sells surveys: what others give before a sale is the sale, where no share or cost is told of it. */
function isSold({ answers, rates, costs }: ReckonedReadings, metric: string): boolean {
  const step = stepOf(metric);
  if (step === undefined || !BEFORE_A_SALE.has(step)) return false;
  const [word = ''] = /[a-z]{4,}$/u.exec(metric.toLowerCase().replace(/s$/u, '')) ?? [];
  const isOffered =
    word !== '' && `${answers.heroProduct}\n${answers.productService}`.toLowerCase().includes(word);
  const names = [...rates.flatMap(({ from = '', to = '' }) => [from, to]), ...costs.map(({ per }) => per)];
  return (
    isOffered &&
    rates.some(({ kind }) => kind === 'conversion') &&
    !names.some((name) => stepOf(name) === step || areOneThing(name, metric))
  );
}
const BEFORE_A_SALE: ReadonlySet<StepId> = new Set([
  'audit',
  'visit',
  'meeting',
  'trial',
  'sample',
  'drawing',
]);

export function goalFacts(r: ReckonedReadings): GoalFact[] {
  return r.goals.flatMap((goal, index): GoalFact[] => {
    const { kind, metric, from, to, high, unit, months, text, by } = goal;
    // 'In the first half of 2027' is a date, and no time that comes again.
    const isBefore = by?.month !== undefined && by.month < 12;
    const isInYear = isBefore || by?.half !== undefined || by?.quarter !== undefined;
    const per = goal.per === 'year' && isInYear ? undefined : goal.per;
    if (to === undefined || !(to > 0) || kind === 'change' || kind === 'text') return [];
    const root = rootOf(r, r.goalsFrom, text);
    const step = isSold(r, metric)
      ? undefined
      : (stepOf(metric) ??
        stepOf(unit) ??
        (text.length <= NAME ? stepOf(text) : undefined) ??
        (isWon(r, goal) ? 'purchase' : undefined));
    const counted = kindOf(goal, step, r);
    // 'At most five complaints' is a limit, and no number of results.
    if (counted === undefined || (kind === 'ceiling' && from === undefined && counted !== 'cost')) return [];
    const certainty = metric === '' ? 0.6 : 0.9;
    return [
      {
        index,
        metric: metric === '' ? unit : metric,
        unit,
        context: `${metric} ${r.answers[r.goalsFrom]}`,
        kind: counted,
        currency: CURRENCY.test(unit)
          ? unit
          : counted === 'money'
            ? r.price.currency || r.budget.currency
            : '',
        ...(step === undefined ? {} : { step }),
        ...(from === undefined || from === to ? {} : { from: { value: from, root, certainty } }),
        to: { value: to, ...(high === undefined ? {} : { high }), root, certainty },
        ...(per === undefined ? {} : { per }),
        ...(months === undefined ? {} : { months }),
        isDated: goal.by !== undefined,
        ...(goal.isAnew === true ? { isAnew: true as const } : {}),
        ...(isOfNewOnes(r.answers[r.goalsFrom], goal.metric, goal.at) ? { isOfNew: true as const } : {}),
        ...(goal.isSoFar === true ? { isSoFar: true as const } : {}),
        isStock: goal.isLevel === true || goal.isSoFar === true,
      },
    ];
  });
}
