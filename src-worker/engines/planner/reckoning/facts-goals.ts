/** The goals that have a figure, by what it counts. */
import { timeOfStart } from '../../../understanding/answers/goal-today.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
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
  /** Members, rooms, branches: what is counted stays, and a larger number means so many more. */
  isStock: boolean;
  /** `from` is what an earlier time brought: all of the goal is won anew. */
  isAnew?: true;
}

/** A longer text tells a story, and not what is counted. */
const NAME = 60;
const STOCK =
  /under (?:contract|management)\b|in (?:force|care)\b|on (?:contract|the books)\b|people\b|\blet\b|\blist\b|regulars|enrol|subscri|member|customer|client|famil|children|student(?!s trained)|sites?\b|riders?\b|patients?\b|residents?\b|schools?\b|clinics?\b|restaurants?\b|caf[eé]s?\b|hotels?\b|partners?\b|distributors?\b|dealers?\b|facilit(?:y|ies)\b|households?\b|pupils?\b|tenant|marina|donor|sponsor|followers?\b|ผู้ติดตาม|shops?\b|stores?\b|accounts?\b|compan(?:y|ies)\b|firms?\b|business(?:es)?\b|organi[sz]ations?\b|บริษัท|branch|boxes|users?\b|bed|room|occup|สมาชิก|ลูกค้า|ผู้ใช้|ผู้บริจาค|ห้อง|เตียง|สาขา|ร้าน|คนไข้|ผู้ป่วย|นักเรียน|ผู้เรียน|ตัวแทน|คู่ค้า|ฟาร์ม|โรงเรียน|ครัวเรือน/iu;
const FLOW = /new|sold|orders?|trained|booked|groomed|ticket|job|install|request|ใหม่|ติดตั้ง|ขาย/iu;
const CURRENCY = /^[A-Z]{3}$/u;

/** Who pays or comes again and again; not orders of a month. */
const STAYS =
  /^(?:paying|monthly|regular|active|recurring)(?=\s|$)(?!.*(?:orders?|sales|bookings?|visits?|tickets?|leads?|jobs?|enquir|inquir))/iu;

/** '120 more (now 940)': only those who come on top are to be won. */
function isToldAsMore(from: number, to: number, text: string): boolean {
  const told = new Set(
    readQuantities(text).flatMap(({ quantity }) => ('value' in quantity ? [quantity.value] : [])),
  );
  return to > from && told.has(to - from) && !told.has(to);
}

/** A step that is taken anew each time, and what such a step is a part of. */
const EVENTS =
  /sales|sell|sign|contract|won|deal|visit|call|chat|message|enquir|inquir|lead|quote|book|reserv|trip|tour|wash|repair|case|class|lesson|session|test|treat|service|deliver|load|ton|litre|kg|kilo|piece|unit|bottle|download|install|view|click|งาน|ทัก|โทร|จอง|นัด|ครั้ง|รอบ|เที่ยว|คิว|เคส|ชิ้น|กล่อง|ถุง|ขวด|ใบ|ตัน|กิโล|ลิตร|ออเดอร์|ยอด|เซ็น|สัญญา|ปิด|ดีล/iu;

/** 'From 130 homes to 220 homes', and no time of it: a level that grows. What is done each time anew was last time's. */
const isLevelOf = (metric: string, from: number, to = 0): boolean =>
  metric !== '' && from > 0 && from < to && !EVENTS.test(metric);

/**
 * What a goal counts stays there when it is reached: members, not orders. What was won last year is won anew this year; what is
 * there now, and not in each month, is there.
 * @param told the whole answer
 */
function isStock(
  { kind, metric, unit, from, to, per, text, isLevel, isAnew }: Readings['goals'][number],
  told: string,
): boolean {
  if (from === undefined || per !== undefined || isAnew === true) return false;
  if (isLevel === true) return true;
  if (FLOW.test(metric)) return false;
  const time = timeOfStart(from, told);
  if (time === 'last time') return false;
  return (
    time === 'now' ||
    isToldAsMore(from, to ?? 0, text) ||
    STOCK.test(`${metric} ${unit} ${text.length <= NAME ? text : ''}`) ||
    STAYS.test(metric) ||
    (kind === 'ramp' && isLevelOf(metric, from, to))
  );
}

/** Those who buy for a house, a shop or a firm: one more of them is one more customer. */
const FIRMS =
  /\bsites?\b|\bschools?\b|\bclinics?\b|\brestaurants?\b|\bcaf[eé]s?\b|\bhotels?\b|\bshops?\b|\bstores?\b|\bcompan(?:y|ies)\b|\bfirms?\b|\bbusiness(?:es)?\b|\bfarms?\b|\bhouseholds?\b|\bgroups?\b|\bbrands?\b|ร้าน|โรงแรม|บริษัท|โรงเรียน|โรงงาน|ครัวเรือน/iu;
/** A goal that counts customers by what they are, or people who begin to work. */
const isWon = ({ people }: ReckonedReadings, { metric, unit, from }: Readings['goals'][number]): boolean =>
  people === 'applicants' || (from !== undefined && FIRMS.test(`${metric} ${unit}`));

/** What counts towards the goal already: '(900 gone)', '35 already signed'; not last year's number. */
const SO_FAR =
  /^[^.;\d]{0,14}\b(?:gone|already|so far|booked|signed|sold|taken|confirmed|reserved|registered)\b|^[^.;\d]{0,12}(?:จองแล้ว|ขายแล้ว|ได้แล้ว|สมัครแล้ว|แล้ว(?=[\s)]|$))/iu;
const BOOKED = /\b(?:booked|reserved|sold|signed|gone|already|so far)\s*$|[ก-๛](?<!ที่)แล้ว\s*$/iu;
function isOnTheWay({ from, to, per }: Readings['goals'][number], told: string): boolean {
  if (from === undefined || from === 0 || to === undefined || from >= to || per !== undefined) return false;
  return readQuantities(told).some(
    ({ quantity, figure }) =>
      'value' in quantity &&
      quantity.value === from &&
      (SO_FAR.test(told.slice(figure.end)) || BOOKED.test(told.slice(0, figure.start))),
  );
}

/** A cost of one result; not what a month's media costs. */
const COST =
  /\bcosts?\b|\bcp[almoci]\b|\bcac\b|per (?:lead|order|click|booking|customer|chat|message|call|sale|sign)|ต้นทุน|ค่า(?:แอด|โฆษณา|สื่อ)|ต่อ(?:ทัก|ลีด|คลิก|ออเดอร์|แชท|แชต|นัด|ราย|คน)|(?:ทัก|ลีด|คลิก|ออเดอร์|แชท|แชต)ละ/iu;
const LARGE = 10_000;
const SALES = /ยอด|ขายได้|\bsales\b|revenue|turnover|takings/iu;
const PIECES = /order|ออเดอร์|ชิ้น|ใบ|boxes|pieces|units|tickets/iu;
/** Figures that media money does not buy one by one. */
const NO_COUNT =
  /\broas\b|return on|\bratings?\b|\bstars?\b|\bscore|\brank|\bnps\b|\bhours?\b|\bminutes?\b|คะแนน|ดาว|อันดับ|รีวิวเฉลี่ย|ชั่วโมง|นาที/iu;

function kindOf(
  { kind, metric, unit, text, from, to }: Readings['goals'][number],
  step: StepId | undefined,
): GoalFact['kind'] | undefined {
  if (unit === '%') return 'percent';
  const about = `${metric} ${text.length <= NAME ? text : ''}`;
  // A number of thousands that is called sales is money, though nobody wrote the currency.
  if (unit === '' && (to ?? 0) >= LARGE && SALES.test(about) && !PIECES.test(about)) return 'money';
  if (CURRENCY.test(unit)) {
    const falls = kind === 'ceiling' || (from !== undefined && to !== undefined && to < from);
    return COST.test(about) || (falls && step !== undefined) ? 'cost' : 'money';
  }
  return NO_COUNT.test(`${metric} ${unit}`) ? undefined : 'count';
}

export function goalFacts(r: ReckonedReadings): GoalFact[] {
  return r.goals.flatMap((goal, index): GoalFact[] => {
    const { kind, metric, from, to, high, unit, months, text, by } = goal;
    // 'In the first half of 2027' is a date, and no time that comes again.
    const isBefore = by?.month !== undefined && by.month < 12;
    const isInYear = isBefore || by?.half !== undefined || by?.quarter !== undefined;
    const per = goal.per === 'year' && isInYear ? undefined : goal.per;
    if (to === undefined || !(to > 0) || kind === 'change' || kind === 'text') return [];
    const root = rootOf(r, r.goalsFrom, text);
    const step =
      stepOf(metric) ??
      stepOf(unit) ??
      (text.length <= NAME ? stepOf(text) : undefined) ??
      (isWon(r, goal) ? 'purchase' : undefined);
    const counted = kindOf(goal, step);
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
        isStock: isStock(goal, r.answers[r.goalsFrom]) || isOnTheWay(goal, r.answers[r.goalsFrom]),
      },
    ];
  });
}
