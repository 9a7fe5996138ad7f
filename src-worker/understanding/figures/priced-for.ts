/** What a price is for one of, or for how many: a metre, an hour, a visit, a course of ten visits. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { lately } from '../remember.ts';
import { areOneThing } from './stems.ts';

/** Words of several languages for one unit. */
const ALIASES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['square', /^(?:m²|sq\.?|square|ตร\.?ม\.?|ตารางเมตร|ตารางวา|ตร\.?ว\.?)/iu],
  ['metre', /^(?:m|met(?:re|er)s?|เมตร)$/iu],
  ['kilo', /^(?:kgs?|kilos?|kilogram(?:me)?s?|กก\.?|กิโล(?:กรัม)?|โล)$/iu],
  ['litre', /^(?:l|lit(?:re|er)s?|ลิตร)$/iu],
  ['ton', /^(?:tons?|tonnes?|ตัน)$/iu],
  ['rai', /^(?:rai|acres?|hectares?|ไร่)$/iu],
  ['way', /^(?:km|kms|kilomet(?:re|er)s?|miles?|กม\.?|กิโลเมตร)$/iu],
  ['hour', /^(?:hours?|hrs?|ชั่วโมง|ชม\.?)$/iu],
  ['page', /^(?:pages?|words?|หน้า|คำ)$/iu],
  ['visit', /^(?:visits?|sessions?|class(?:es)?|lessons?|times?|treatments?|appointments?|go|ครั้ง|คาบ|คลาส|รอบ)$/iu],
]; // prettier-ignore
/** Units of which one buyer takes many: a sum beside them says nothing of a sum that names none. */
const MEASURES: ReadonlySet<string> = new Set([
  'square', 'metre', 'kilo', 'litre', 'ton', 'rai', 'way', 'hour', 'page',
]); // prettier-ignore
const nameOf = (unit: string): string => ALIASES.find(([, pattern]) => pattern.test(unit))?.[0] ?? unit;

const WITHOUT_SIZE: ReadonlySet<string> = new Set(['hour', 'page']);
/** A weight, a volume, a length or an area: what pieces of a size are not counted in. */
export function isSized(thing: string): boolean {
  const name = nameOf(thing.trim().split(/\s/u)[0] ?? '');
  return MEASURES.has(name) && !WITHOUT_SIZE.has(name);
}

/** 'เมตรละ 650', 'ชั่วโมงละ 300'. */
const EACH_TH =
  /(?<unit>ตารางเมตร|ตร\.?ม\.?|ตารางวา|เมตร|กิโลเมตร|กม\.?|กิโลกรัม|กิโล|กก\.?|ลิตร|ตัน|ไร่|ชั่วโมง|ชม\.?|หน้า|คำ|ครั้ง|คาบ|คลาส|รอบ|คน|หัว|ท่าน|ชิ้น|ตัว|แผ่น|ต้น|ถุง|ขวด|กล่อง|ห้อง|หลัง|คัน|เครื่อง|โต๊ะ|คอร์ส|แพ็?[คก]|เที่ยว)ละ\s*[฿~]?\s*\d/gu;

/** What the sums in words are for one of, as written: 'เมตร', 'carer'; a time is none but the hour. */
const unitsIn = lately((words): readonly string[] => [
  ...new Set([
    ...readQuantities(words).flatMap(({ quantity, each, per }) =>
      quantity.kind === 'money' ? [...(each ? [each] : []), ...(per === 'hour' ? [per] : [])] : [],
    ),
    ...[...plain(words).matchAll(EACH_TH)].flatMap(({ groups }) => groups?.['unit'] ?? []),
  ]),
]);

/** The unit that all sums in words are for one of, where one of it is a measure: '450 a metre'. */
export function measureIn(words: string): string | undefined {
  const [unit, ...more] = unitsIn(words);
  return unit !== undefined && more.length === 0 && MEASURES.has(nameOf(unit)) ? unit : undefined;
}

const PER_HEAD =
  /(?<![a-z])(?:(?:a|per|each) (?:head|person|guest|diner|pax)|pp|p\.p\.)(?![a-z])|(?:คน|หัว|ท่าน)ละ|ต่อ(?:คน|หัว|ท่าน)/iu;
/** Whether a price is for each head, whatever is booked. */
export const isPerHead = (price: string): boolean => PER_HEAD.test(price);

/** So many at a price of their own. */
export interface Lot {
  count: number;
  sum: number;
  /** What there are so many of; '' where no word says. */
  unit: string;
}

const THING =
  '(?<unit>visits?|sessions?|class(?:es)?|lessons?|times|treatments?|appointments?|hours?|rides?|trips?|swims?|walks?|washes|cleans|meals|bags|bottles|boxes|cans|jars|bars|pieces|tickets|ครั้ง|คาบ|คลาส|รอบ|ชั่วโมง|เที่ยว|ชิ้น|ขวด|ถุง|กล่อง|แก้ว|ซอง|ก้อน|กระป๋อง|ห่อ)';
const PACK =
  '(?:course|pack(?:age|et)?|block|bundle|set|book|box|case|tray|card|pass|คอร์ส|แพ็?[คก](?:เกจ)?|เซ็?ต|ชุด|บัตร)';
const SUM = '[£$€฿₹₱]?\\s?(?<sum>\\d[\\d,]*(?:\\.\\d+)?)(?![\\d,]*\\s?(?:min|นาที|%))';
const LOTS: readonly RegExp[] = [
  // 'คอร์ส 10 ครั้ง 7,500', '10-class pass £120', '6 sessions for £230'
  new RegExp(
    `(?<![\\d.,])(?<count>\\d{1,3})[\\s-]?${THING}(?:\\s${PACK})?\\s?(?:ราคา|แค่|เพียง|for|at|costs?|is|[=:,])?\\s?${SUM}`,
    'giu',
  ),
  // 'a course of 6 for £230', 'แพ็ค 6 299'
  new RegExp(
    `${PACK}(?:\\sof)?\\s?(?<count>\\d{1,3})(?:\\s${THING})?\\s?(?:ราคา|แค่|เพียง|for|at|costs?|is|[=:,])?\\s?${SUM}`,
    'giu',
  ),
  // '£230 for 6 lessons', '7,500 บาท/10 ครั้ง', '£230 a course of 6'
  new RegExp(
    `${SUM}\\s?(?:บาท|฿)?\\s?(?:for|per|/|ต่อ|ได้|สำหรับ)\\s?(?:an?\\s)?(?:${PACK}(?:\\sof)?\\s?)?(?<count>\\d{1,3})[\\s-]?${THING}`,
    'giu',
  ),
  new RegExp(`${SUM}\\s?(?:for|a|per|/)\\s?(?:an?\\s)?${PACK}\\sof\\s(?<count>\\d{1,3})`, 'giu'),
];

/** Lots in words, each with its sum. */
export const lotsIn = lately((words): readonly Lot[] => {
  const text = plain(words);
  for (const pattern of LOTS) {
    const found = [...text.matchAll(pattern)].flatMap(({ groups }) => {
      const [count, sum] = [Number(groups?.['count']), Number((groups?.['sum'] ?? '').replaceAll(',', ''))];
      return count > 1 && sum > count ? [{ count, sum, unit: groups?.['unit'] ?? '' }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
});

/**
 * Whether the sums of two phrases can be for one thing, lots divided by what they hold: a course is no visit, a metre no well, and
 * a sum that names nothing may be for one of anything but a measure.
 */
export function arePricedAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map((words) => {
    const lots = lotsIn(words);
    const units = [...unitsIn(words), ...lots.map(({ unit }) => unit)].filter((unit) => unit !== '');
    return { units: units.map(nameOf), isLot: lots.length > 0, text: words.toLowerCase() };
  });
  if (!first || !second) return false;
  if (first.units.length > 0 && second.units.length > 0)
    return first.units.some((one) =>
      second.units.some(
        (other) =>
          one === other ||
          areOneThing(one, other) ||
          // 'Per torque wrench' and 'a wrench'
          first.text.includes(` ${other}`) ||
          second.text.includes(` ${one}`),
      ),
    );
  if (first.isLot || second.isLot) return first.isLot && second.isLot;
  return ![...first.units, ...second.units].some((unit) => MEASURES.has(unit));
}

/** A bare figure is a price where a word says so: 'เริ่มแค่ 9,900', 'ราคาถูก 13,000'. */
const PRICED =
  /price|from|only|starts?|(?:per|a|an|each) (?:night|visit|session|person|hour|month)|ต่อ(?:ครั้ง|คืน|คน|หัว|เดือน|ชิ้น)|(?:ครั้ง|คืน|คน|หัว|เดือน|ชิ้น)ละ|เริ่ม|ราคา|ถูก|แพ็กเกจ|[ก-๛.]ละ\s?\d|\d\s?\/\s?[ก-๛]|^\s*\d[\d,]*\s(?:for (?:the )?same|บาท)/iu;
export const saysPrice = (words: string): boolean => PRICED.test(words);

/** What may stand beside a figure that is told alone: 'from 399', 'ตัวละ 69', '7.80 only'. */
const ALONE =
  /^(?:from|only|just|about|around|starts? at|starting(?: at| from)?|each|for|at|เริ่ม(?:ต้น)?(?:ที่)?|แค่|เพียง|ราคา|ประมาณ|ราว|ก็มี|[ก-๛.]{1,10}ละ|\+|\s)*$/iu;
/** Whether nothing is told beside a figure but how it is asked for. @param beside the words without the figure */
export const standsAlone = (beside: string): boolean => ALONE.test(beside);

const PERIODS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['day', /(?:วัน|คืน)ละ|ต่อ(?:วัน|คืน)|\/\s?(?:วัน|คืน)|(?:\b(?:an?|per|each|every)\s|\/\s?)(?:day|night)\b|\bdaily\b/iu],
  ['week', /(?:สัปดาห์|อาทิตย์)ละ|(?:ต่อ|\/\s?)(?:สัปดาห์|อาทิตย์)|(?:\b(?:an?|per|each|every)\s|\/\s?)(?:week|wk)\b|\bweekly\b|\bpw\b/iu],
  ['month', /เดือนละ|ราย?เดือน|(?:ต่อ|\/\s?)เดือน|(?:\b(?:an?|per|each|every)\s|\/\s?)(?:month|mo)\b|\bmonthly\b|\bpcm\b/iu],
  ['term', /(?:ภาค)?เทอมละ|(?:ต่อ|\/\s?)(?:ภาค)?เทอม|(?:\b(?:an?|per|each|every)\s|\/\s?)(?:term|semester|quarter)\b/iu],
  ['year', /ปีละ|รายปี|(?:ต่อ|\/\s?)ปี|(?:\b(?:an?|per|each|every)\s|\/\s?)(?:year|yr)\b|\b(?:yearly|annual(?:ly)?|pa)\b/iu],
]; // prettier-ignore
/** The times that the sums of a phrase are for: 'เดือนละ 5,500' is for a month. */
export const periodsIn = (words: string): string[] =>
  PERIODS.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));

/** Whether two sums are for different times: a month's and a term's are no two prices of which one is lower. */
export function arePricedApart(a: string, b: string): boolean {
  const [first, second] = [periodsIn(a), periodsIn(b)];
  return first.length > 0 && second.length > 0 && !first.some((one) => second.includes(one));
}
