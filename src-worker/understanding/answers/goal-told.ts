/**
 * Where a goal of each month begins, told in forms that no figure alone holds: 'about one a month now', 'did 5 in the last 6 months', and
 * what other answers tell month by month: 'July: 9 jobs, Aug: 13 jobs, Sep 12'.
 */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
import { isThai, type Goal } from './goal.ts';
import type { Period } from './period.ts';
import { timeOfToday } from './today-times.ts';

const PERIODS: Readonly<Record<string, Period>> = {
  day: 'day', week: 'week', wk: 'week', month: 'month', mth: 'month', year: 'year',
  วัน: 'day', อาทิตย์: 'week', สัปดาห์: 'week', เดือน: 'month', ปี: 'year',
}; // prettier-ignore

/** 'One new family a month now', 'ตอนนี้เดือนละแปลงกว่าๆ': one is no figure elsewhere. */
const ONE_A_TIME =
  /(?:^|[.;,(]\s?|(?<![a-z])(?:now|currently|get|do|have) )(?:about |around |maybe |only |just |roughly )?one (?<name>[a-z]+(?: [a-z]+)?) (?:a|per|every|each) (?<en>day|week|wk|month|mth|year)(?: or so)?(?: (?:now|today|currently|at the moment))|(?:ตอนนี้|ปัจจุบัน|ทุกวันนี้)(?:ได้|ขายได้|มี)?(?<th>วัน|อาทิตย์|สัปดาห์|เดือน|ปี)ละ(?!(?:ครึ่ง)?(?:โหล|คู่|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า))(?!นิด|หน่อย|น้อย)(?:[ก-๛]{1,5}?)(?:กว่าๆ|เดียว|นึง|หนึ่ง)/u;
const manyOf = (name: string): string =>
  /[^aeiou]y$/u.test(name) ? name.replace(/y$/u, 'ies') : name.endsWith('s') ? name : `${name}s`;
function oneATime(goal: Goal, text: string): Goal | undefined {
  const { name, en, th } = ONE_A_TIME.exec(text)?.groups ?? {};
  const per = PERIODS[en ?? th ?? ''];
  if (per === undefined || (goal.per !== undefined && goal.per !== per) || (goal.to ?? 0) <= 1)
    return undefined;
  // 'One open day a month' is none of the enrolments that are wanted.
  if (name !== undefined && goal.metric !== '' && !areOneThing(name, goal.metric)) return undefined;
  const metric = goal.metric === '' && name !== undefined ? manyOf(name) : goal.metric;
  return { ...goal, kind: 'ramp', metric, from: 1, per };
}

const IN_SEVERAL =
  /(?<![\d.,]|\p{Sc}\s?|(?<![a-z])(?:lost|losing) )(?<many>\d[\d,]*)(?: (?<name>[a-z]+))? (?:in|over) (?:the whole of )?(?:the )?(?:last|past) (?<months>\d{1,2}|two|three|four|six) months(?![a-z])/u;
const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6 };
/** 'Did 5 in the last 6 months' beside so many a month. */
function overMonths(goal: Goal, text: string): Goal | undefined {
  const { many = '', months = '', name } = IN_SEVERAL.exec(text)?.groups ?? {};
  const [all, over] = [Number(many.replaceAll(',', '')), WORDS[months] ?? Number(months)];
  if (goal.per !== 'month' || !(all > 0) || !(over > 1)) return undefined;
  if (name !== undefined && goal.metric !== '' && !areOneThing(name, goal.metric)) return undefined;
  const from = Number((all / over).toFixed(1));
  // Nobody counts parts of one.
  return from >= 1 && from < (goal.to ?? 0) ? { ...goal, kind: 'ramp', from } : undefined;
}

/** A goal without a beginning, as its own answer tells it in words. */
export function toldInWords(goal: Goal, answer: string): Goal {
  if (goal.kind !== 'count' || goal.from !== undefined || goal.unit === '%' || goal.isMore === true)
    return goal;
  const text = plain(answer);
  return oneATime(goal, text) ?? overMonths(goal, text) ?? goal;
}

type Count = Extract<Reading['quantity'], { kind: 'count' }>;
interface Part {
  month: number;
  counts: readonly Count[];
}
/** A row has its months one by one; a year before is another time. */
const OTHER_YEAR = /(?<![a-z])last (?:year|yr|season)(?![a-z])|ปีที่แล้ว|ปีก่อน|(?<!\d)(?:20|25)\d\d(?!\d)/u;
/** What is told from one month to the next, in their order of time; empty where fewer than two months are told. */
function partsOf(answer: string): readonly Part[] {
  if (OTHER_YEAR.test(plain(answer))) return [];
  const readings = readQuantities(answer);
  // What a month's media brought does not come without it: it is no beginning.
  if (readings.some(({ quantity }) => quantity.kind === 'money')) return [];
  const marks = readings.flatMap((reading, index) => {
    const { quantity } = reading;
    if (quantity.kind !== 'date' || quantity.to !== undefined) return [];
    const { month, day, year, part } = quantity.from;
    return month === undefined || day !== undefined || year !== undefined || part !== undefined
      ? []
      : [{ month, index }];
  });
  const parts = marks.map(({ month, index }, at): Part => ({
    month,
    counts: readings
      .slice(index + 1, marks[at + 1]?.index)
      .flatMap(({ quantity }) => (quantity.kind === 'count' ? [quantity] : [])),
  }));
  const [first, second] = parts;
  if (!first || !second || new Set(parts.map(({ month }) => month)).size < parts.length) return [];
  return (first.month - second.month + 12) % 12 < 6 ? parts.toReversed() : parts;
}

const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
const isNamed = ({ unit }: Count, metric: string): boolean =>
  unit !== '' && !isThai(unit) && areOneThing(unit, metric);

/** The last month of a row: the count that stands where an earlier month or the same names what the goal counts. */
function lastOfRow(goal: Goal, answer: string): number | undefined {
  const parts = partsOf(answer);
  const last = parts.at(-1);
  if (!last) return undefined;
  const own = last.counts.filter((one) => isNamed(one, goal.metric));
  if (own.length === 1 && own[0]) return own[0].value;
  const places = new Set(
    parts.flatMap(({ counts }) => counts.flatMap((one, at) => (isNamed(one, goal.metric) ? [at] : []))),
  );
  const [place] = places;
  const found = places.size === 1 && place !== undefined ? last.counts[place] : undefined;
  // A word of its own names something else.
  return found?.unit === '' ? found.value : undefined;
}

/** 'Sales dropped from 16 a month to 7' beside 'back to 13 a month'. */
const BACK_TO = /(?<![a-z])back (?:up )?to(?![a-z])|กลับ(?:ไป|มา)(?:ที่|เป็น)?\s?\d/u;
/** What is told to have fallen; sales are of whatever is sold. */
const FELL =
  /(?<name>[a-z]+) (?:has |have )?(?:dropped|fell|fallen|went down|gone down|slipped|declined|down)(?: back)?(?: from)? $/u;
const ANY_SALES: ReadonlySet<string> = new Set(
  'sales business we it they numbers figures this that is are'.split(' '),
);
function fellTo(goal: Goal, answer: string): number | undefined {
  if (!BACK_TO.test(plain(goal.text))) return undefined;
  const text = plain(answer);
  const isOther = ({ quantity, span }: Reading): boolean => {
    const unit = quantity.kind === 'count' ? quantity.unit : '';
    const fell = FELL.exec(text.slice(0, span.start).slice(-40))?.groups?.['name'] ?? 'it';
    return [unit, ANY_SALES.has(fell) ? '' : fell].some(
      (name) => name !== '' && !isThai(name) && !areOneThing(name, goal.metric),
    );
  };
  const falls = changesIn(answer, readQuantities(answer)).filter(
    ({ from, to }) =>
      from.quantity.kind === 'count' &&
      valueOf(from) > valueOf(to) &&
      !isOther(from) &&
      [from, to].some((one) => timeOfToday(answer, one) === goal.per),
  );
  const [fall] = falls;
  return fall !== undefined && falls.length === 1 ? valueOf(fall.to) : undefined;
}

/** As many times what is wanted: more is another count. */
const MOST_TIMES = 6;
/**
 * A goal of each month without a beginning, from the last month that another answer tells.
 * @param told what the client says of how things are
 */
export function fromMonths(goal: Goal, told: readonly string[]): Goal {
  if (goal.kind !== 'count' || goal.from !== undefined || goal.per !== 'month' || goal.unit === '%')
    return goal;
  if (goal.isMore === true || goal.high !== undefined || goal.metric === '') return goal;
  const to = goal.to ?? 0;
  const found = new Set(told.flatMap((answer) => lastOfRow(goal, answer) ?? fellTo(goal, answer) ?? []));
  const [from] = found;
  return from !== undefined && found.size === 1 && from < to && from * MOST_TIMES >= to
    ? { ...goal, kind: 'ramp', from }
    : goal;
}
