/**
 * What the words of a key say that its count comes to: 'bays, 2 cars a day each' of 3 is 6 a day, 'crews, 3 weeks a build' of 2 is so
 * many a month. Only what is told in the key itself is reckoned; nobody's days or hours are taken for granted.
 */
import type { CapacityFacts } from './facts.ts';

const NUMBER = '(?<n>\\d+(?:\\.\\d+)?)';
const TIME = '(?<per>day|week|month|year)';
/** 'Technicians, 6 visits a day each': so many of them, and what each does. */
const EACH_DOES = new RegExp(`^[a-z ]+, ${NUMBER} [a-z ]*?(?:a|per) ${TIME} each$`, 'iu');
/** 'Classes of 20 a month'. */
const ROUNDS_OF = new RegExp(`^[a-z]+ of ${NUMBER}(?: [a-z]+)? (?:a|per) ${TIME}$`, 'iu');
/** 'Month (3 crews, 2 a week each)': behind the count stands how it came about. */
const BROUGHT_ABOUT = new RegExp(
  `\\((?<many>\\d+) [a-z]+, ${NUMBER} (?:[a-z]+ )?(?:a|per) ${TIME} each\\)$`,
  'iu',
);
const UNIT = '(?<unit>days?|weeks?|months?|วัน|สัปดาห์|อาทิตย์|เดือน)';
/** 'Crews, 3 weeks a build', 'พร้อมกัน (5 เดือนต่อหลัง)', 'เครื่อง (ลูกละ 3 วัน)', 'crews, a pool every 9 days each': what one takes each of them. */
const ONE_TAKES = [
  new RegExp(`, ${NUMBER} ${UNIT} (?:a|per) [a-z]+$`, 'iu'),
  new RegExp(`, an? [a-z]+ every ${NUMBER} ${UNIT} each$`, 'iu'),
  new RegExp(`\\(${NUMBER}\\s?${UNIT}ต่อ[ก-๛]+\\)$`, 'u'),
  new RegExp(`\\([ก-๛]+ละ\\s?${NUMBER}\\s?${UNIT}\\)$`, 'u'),
  // 'One in 4 days'
  new RegExp(`^${NUMBER} ${UNIT}$`, 'iu'),
];
/** So many of them a month has: of 30 days, or of a twelfth of a year. */
const IN_A_MONTH: Readonly<Record<string, readonly number[]>> = {
  day: [30, 365 / 12],
  week: [52 / 12],
  month: [1],
};
const UNITS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['day', /^(?:day|วัน)/iu],
  ['week', /^(?:week|สัปดาห์|อาทิตย์)/iu],
  ['month', /^(?:month|เดือน)/iu],
];
/** 'Day, Thursday and Friday', 'day, Tuesday to Friday', 'วัน (พุธ ศุกร์ เสาร์)': the days of a week that are named. */
const ON_DAYS = /^(?:day|วัน)[,\s(]+(?<days>[^\d]+?)\)?$/iu;
const A_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|thur|thurs|fri|sat|sun)|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)s?$/iu;

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const FROM_TO = /^(?<from>[a-z]+)\s?(?:to|-|–)\s?(?<to>[a-z]+)$/iu;

/** A list with nothing but days in it, or 'Monday to Friday'. */
function daysNamed(words: string): number | undefined {
  const { from, to } = FROM_TO.exec(words.trim())?.groups ?? {};
  if (from !== undefined && to !== undefined && A_DAY.test(from) && A_DAY.test(to)) {
    const [first, last] = [from, to].map((day) => WEEK.indexOf(day.slice(0, 3).toLowerCase()));
    return (((last ?? 0) - (first ?? 0) + 7) % 7) + 1;
  }
  const days = words.split(/(?:,|&|\s|(?<![a-z])and(?![a-z])|และ)+/iu).filter((word) => word !== '');
  return days.length > 0 && days.every((day) => A_DAY.test(day)) ? days.length : undefined;
}

/** All that a key says by its own words, itself first; where they tell what each of several does, its count is only how many there are of them. */
export function saidBy(key: CapacityFacts): CapacityFacts[] {
  const { count } = key;
  const per = (key.per ?? '').trim();
  const each = (EACH_DOES.exec(per) ?? ROUNDS_OF.exec(per))?.groups;
  const about = BROUGHT_ABOUT.exec(per)?.groups;
  const takes = ONE_TAKES.map((pattern) => pattern.exec(per)).find((match) => match !== null)?.groups;
  const unit = UNITS.find(([, words]) => words.test(takes?.['unit'] ?? ''))?.[0] ?? '';
  const days = daysNamed(ON_DAYS.exec(per)?.groups?.['days'] ?? '');
  return [
    ...(each ? [] : [key]),
    ...(each ? [{ count: count * Number(each['n']), per: each['per'] ?? null }] : []),
    ...(about ? [{ count: Number(about['many']) * Number(about['n']), per: about['per'] ?? null }] : []),
    ...(takes
      ? (IN_A_MONTH[unit] ?? []).map((times) => ({
          count: (count * times) / Number(takes['n']),
          per: 'month',
        }))
      : []),
    ...(days === undefined ? [] : [{ count: count * days, per: 'week' }]),
  ];
}
