/**
 * Room told as a product whose parts stand in one row: '9 beds, one donor an hour per bed, open 8 hrs', '22 โต๊ะ โต๊ะละ 4 คน วันละ 3 รอบ',
 * '12 tanks a shift, one shift a day 6 days', '6 hours x 4 courts x 6 days'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { daysListed, readOpening } from '../figures/opening.ts';
import { TIMES, type Candidate, type Capacity } from './capacity-candidate.ts';
import type { FreeText } from './free-texts.ts';
import { sentencesIn } from './sentences.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1, once: 1, a: 1, two: 2, twice: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  หนึ่ง: 1, นึง: 1, เดียว: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6,
}; // prettier-ignore
const numberOf = (told: string | undefined): number =>
  told === undefined ? 1 : (WORDS[told] ?? Number(told.replaceAll(',', '')));

const DIGITS = String.raw`(?<![\d.,:/-])\d{1,4}(?:,\d{3})*(?![\d.,]*\d|\s?%|:)`;
const NUM = `(?:${DIGITS}|(?<![a-z])(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?![a-z]))`;
/** What does or holds so much, several of which there are. */
const HOLDER =
  '(?:beds?|chairs?|seats?|tables?|benches|bench|boats?|vans?|trucks?|bus(?:es)?|cars?|courts?|lanes?|machines?|ovens?|kilns?|presses|press|lasers?|bays?|rooms?|studios?|instructors?|teachers?|tutors?|coaches|coach|trainers?|therapists?|vets?|doctors?|dentists?|surgeons?|nurses?|barbers?|stylists?|groomers?|packers?|bakers?|guides?|mechanics?|techs?|technicians?|crews?|teams?|lines?|halls?|simulators?|pods?|stations?)';
const GAP = String.raw`[^.;\n\d]`;
const ROUND =
  '(?:turns?|rounds?|sittings?|seatings?|sessions?|trips?|runs?|shifts?|sailings?|departures?|loads?|classes|services?|firings?|batch(?:es)?|tours?|flights?|times?)';
const A_DAY =
  '(?:an?|per|each|every|\\/)\\s?(?<per>day|night|evening|week|month)|(?<daily>daily|nightly|weekly)';
/** 'Three turns a night', 'one trip daily', 'twice a day'. */
const SO_OFTEN = `(?:(?<times>${NUM})\\s(?:[a-z]+\\s)?${ROUND}|(?<twice>once|twice))\\s(?:${A_DAY})(?![a-z])`;

/** Each of several, and how often: '20 tables of 4, two sittings a night', '2 boats, 30 each, one trip a day'. */
const EACH_SO_OFTEN = new RegExp(
  `(?<many>${NUM})\\s(?:[a-z]+\\s)?(?<holder>${HOLDER})(?:\\sof\\s(?<of>${NUM})|${GAP}{0,24}?(?<each>${NUM})(?:\\s[a-z]+){0,2}?\\s(?:each|apiece|(?:per|an?|every)\\s${HOLDER}))(?![a-z])${GAP}{0,24}?${SO_OFTEN}`,
  'gu',
);
/** 'One donor an hour per bed, open 8 hrs', behind how many beds there are. */
const BY_THE_HOUR = new RegExp(
  `(?<many>${NUM})\\s(?:[a-z]+\\s)?(?<holder>${HOLDER})${GAP}{0,20}?(?<each>${NUM})\\s(?<unit>[a-z]+)\\s(?:an?|per|each|every)\\shour\\s?(?:each|apiece|(?:per|an?|on each|in each)\\s${HOLDER})${GAP}{0,20}?(?<hours>${NUM})\\s?(?:hours?|hrs?|h)(?![a-z])`,
  'gu',
);
/** '12 tanks a shift, one shift a day'. */
const BY_ROUND = new RegExp(
  `(?<each>${NUM})\\s(?<unit>[a-z]+)\\s(?:an?|per|each|every)\\s(?<round>shift|batch|load|firing|run|trip|round|sitting)${GAP}{0,16}?(?<times>${NUM})\\s\\k<round>e?s?\\s(?:${A_DAY})(?![a-z])`,
  'gu',
);
/** '3 instructors, 4 students each, new course starts every mon and thu'. */
const BY_STARTS = new RegExp(
  `(?<many>${NUM})\\s(?:[a-z]+\\s)?(?<holder>${HOLDER})${GAP}{0,16}?(?<each>${NUM})\\s(?<unit>[a-z]+)\\s(?:each|apiece)${GAP}{0,24}?(?:starts?|begins?|runs?|held)\\s(?:every|on|each)\\s(?<days>[a-z,&/+ ]{3,40})`,
  'gu',
);
/** 'Weekly: 3 sessions, 20 families each'. */
const EACH_WEEK = new RegExp(
  `(?<![a-z])(?<often>daily|weekly|monthly|every (?:day|week|month))\\s?[:,]\\s?(?<many>${NUM})\\s${ROUND}${GAP}{0,12}?(?<each>${NUM})(?:\\s(?<unit>[a-z]+))?\\s(?:each|apiece|(?:per|a)\\s${ROUND})(?![a-z])`,
  'gu',
);
/** '18 machines, 3 shifts a day': each takes one each time. */
const ONE_EACH_TIME = new RegExp(
  `(?<many>${NUM})\\s(?:[a-z]+\\s)?(?<unit>machines|beds|chairs|bays|lasers|stations|seats|benches|courts|lanes)\\s?(?:,|and|in|×|x)\\s?(?<times>${NUM})\\s(?:shifts|turns|rounds|sittings|seatings)\\s?(?:(?:an?|per|each|every|\\/)\\s?(?:day|night|evening)|daily|ต่อวัน)`,
  'gu',
);
/** '1 barge at a time, a week each'. */
const AT_A_TIME = new RegExp(
  `(?<at_once>${NUM})\\s(?<unit>[a-z]+)\\sat\\s(?:a|one)\\stime,?\\s(?:and\\s)?(?:it\\stakes\\s|takes\\s|about\\s)?(?<long>a|${NUM})\\s(?<per>day|week|month)s?\\s(?:each|apiece|per\\s[a-z]+|a\\s[a-z]+)(?![a-z])`,
  'gu',
);
/** 'Bench of 25 trained VAs ready': who waits for work. */
const READY = new RegExp(
  `(?<![a-z])(?:bench|pool|roster)\\sof\\s(?<ready>${NUM})\\s(?:[a-z]+\\s){0,2}?(?<unit>[a-z]+)\\s(?:ready|available|free|waiting)(?![a-z])`,
  'gu',
);
/** '6 hours x 4 courts x 6 days', '36 machines × 2 shifts'. */
const SIGN = '\\s?[×*x]\\s?';
const PRODUCT = new RegExp(
  `(?<a>${DIGITS})\\s?(?<au>[a-zก-๛]{2,14})(?:\\s[a-z]{2,12})?${SIGN}(?<b>${DIGITS})\\s?(?<bu>[a-zก-๛]{2,14})(?:\\s[a-z]{2,12})?(?:${SIGN}(?<c>${DIGITS})\\s?(?<cu>[a-zก-๛]{2,14}))?(?:\\s(?:an?|per|each|every)\\s(?<per>day|week|month|year)(?![a-z])|\\s?(?:ต่อ|\\/)\\s?(?<thai>วัน|สัปดาห์|อาทิตย์|เดือน))?`,
  'gu',
);
const THAI_HOLDER =
  '(?:โต๊ะ|เรือ|รถ|ลำ|คัน|เตียง|เก้าอี้|เครื่อง|ห้อง|ครู|ช่าง|หมอ|พนักงาน|เทรนเนอร์|คน|ท่าน|ทีม|ชุด|เตา|แห่ง|สาขา|ล็อก|หลัง)';
const THAI_N = `(?:${DIGITS}|หนึ่ง|นึง|สอง|สาม|สี่|ห้า|หก)`;
/** '22 โต๊ะ โต๊ะละ 4 คน วันละ 3 รอบ', 'เรือ 2 ลำ ลำละ 30 ออกวันละรอบเดียว', 'หมอ 2 ท่าน ผ่าได้ท่านละ 6 เคสต่อวัน'. */
const THAI = new RegExp(
  `(?<many>${THAI_N})\\s?(?<holder>${THAI_HOLDER})(?![ก-๛]*ละ)${GAP}{0,24}?(?<!วัน|เดือน|สัปดาห์|อาทิตย์)(?:(?<one>${THAI_HOLDER})(?:ละ|นึง[ก-๛]{0,16}?|หนึ่ง[ก-๛]{0,16}?))(?:ได้|แค่|ไม่เกิน)?(?:(?<before>วัน|สัปดาห์|อาทิตย์|เดือน)ละ)?\\s?(?<each>${THAI_N})\\s?(?<unit>[ก-๛]{1,8}?)?(?=\\s|\\d|[.,;)]|ต่อ|\\/|วันละ|ออก|$)(?:\\s?(?:ต่อ|\\/)\\s?(?<behind>วัน|สัปดาห์|อาทิตย์|เดือน))?(?:[\\s,]{0,2}(?:ออก|หมุน|เปิด|วิ่ง|รับ)?(?:ได้)?(?<per>วัน|คืน|สัปดาห์|อาทิตย์)ละ\\s?(?<times>${THAI_N})?\\s?(?:รอบ|เที่ยว|กะ)(?<alone>เดียว)?)?`,
  'gu',
);
const THAI_PER: Readonly<Record<string, Capacity['per']>> = {
  วัน: 'day', คืน: 'day', สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month',
}; // prettier-ignore

/** As many days a week behind what a day takes: ', six days', 'x 6 days', 'Mon to Sat', 'สัปดาห์ละ 3 วัน'. */
const DAYS_BEHIND = new RegExp(
  `^[\\s,x×*(]{0,3}(?:(?:for|on|open|over|,)\\s)?(?<days>${NUM}) days(?! (?:to|a job|per job|each|notice|off|ago))(?: (?:a|per) week)?(?![a-z])`,
  'u',
);
const SHUT = /(?<![a-z])(?:closed?|shut|off|not|no|full|booked|taken)(?![a-z])|ปิด|หยุด|เต็ม/u;
function daysBehind(rest: string): number | undefined {
  const told = DAYS_BEHIND.exec(rest)?.groups?.['days'];
  const days = told === undefined ? undefined : numberOf(told);
  if (days !== undefined) return days > 1 && days < 8 ? days : undefined;
  const near = rest.split(/[.;\n]/u)[0] ?? '';
  return SHUT.test(near) ? undefined : readOpening(near.slice(0, 40))?.daysPerWeek;
}

const [MOST_MANY, MOST_EACH] = [120, 5000];
interface Found {
  count: number;
  of: string;
  per: Capacity['per'] | undefined;
  isDone?: true;
  /** Beside those that are served already. */
  isMore?: true;
}
const named = (groups: Readonly<Record<string, string | undefined>>): Capacity['per'] | undefined => {
  const told = groups['per'] ?? groups['daily']?.replace(/ly$/u, '').replace('dai', 'day') ?? 'day';
  return told === 'night' || told === 'evening' || told === 'nigh' ? 'day' : TIMES[told];
};

type Groups = Readonly<Record<string, string | undefined>>;
const FORMS: readonly (readonly [RegExp, (groups: Groups) => Found | undefined])[] = [
  [
    EACH_SO_OFTEN,
    (told) => ({
      count:
        numberOf(told['many']) *
        numberOf(told['of'] ?? told['each']) *
        numberOf(told['times'] ?? told['twice']),
      of: '',
      per: named(told),
    }),
  ],
  [
    BY_THE_HOUR,
    (told) => ({
      count: numberOf(told['many']) * numberOf(told['each']) * numberOf(told['hours']),
      of: told['unit'] ?? '',
      per: 'day',
    }),
  ],
  [
    BY_ROUND,
    (told) => ({
      count: numberOf(told['each']) * numberOf(told['times']),
      of: told['unit'] ?? '',
      per: named(told),
    }),
  ],
  [
    BY_STARTS,
    (told) => {
      const days = daysListed(told['days'] ?? '');
      return days === undefined
        ? undefined
        : {
            count: numberOf(told['many']) * numberOf(told['each']) * days,
            of: told['unit'] ?? '',
            per: 'week',
            isDone: true,
          };
    },
  ],
  [
    EACH_WEEK,
    (told) => ({
      count: numberOf(told['many']) * numberOf(told['each']),
      of: told['unit'] ?? '',
      per: TIMES[
        (told['often'] ?? '')
          .replace(/^every /u, '')
          .replace('daily', 'day')
          .replace(/ly$/u, '')
      ],
      isDone: true,
    }),
  ],
  [
    ONE_EACH_TIME,
    (told) => ({
      count: numberOf(told['many']) * numberOf(told['times']),
      of: told['unit'] ?? '',
      per: 'day',
    }),
  ],
  [
    AT_A_TIME,
    (told) => {
      const [long, per] = [numberOf(told['long']), told['per'] ?? ''];
      if (long === 1) return { count: numberOf(told['at_once']), of: told['unit'] ?? '', per: TIMES[per] };
      const aMonth = { day: 30, week: 52 / 12, month: 1 }[per];
      return aMonth === undefined
        ? undefined
        : {
            count: Math.round(((numberOf(told['at_once']) * aMonth) / long) * 100) / 100,
            of: told['unit'] ?? '',
            per: 'month',
          };
    },
  ],
  [
    READY,
    (told) => ({ count: numberOf(told['ready']), of: told['unit'] ?? '', per: undefined, isMore: true }),
  ],
  [PRODUCT, productOf],
  [
    THAI,
    (told) => {
      const { holder = '', one = '' } = told;
      // 'ครู 4 คน ครูนึงรับ': who it is stands before the number.
      const isSame = holder === one || /^(?:คน|ท่าน)$/u.test(holder) || (one === 'ลำ' && holder === 'เรือ');
      const time = told['behind'] ?? told['before'];
      const often = told['per'] ?? time;
      if (!isSame || often === undefined) return undefined;
      const times = told['per'] === undefined ? 1 : numberOf(told['times'] ?? 'หนึ่ง');
      return {
        count: numberOf(told['many']) * numberOf(told['each']) * times,
        of: told['unit'] ?? '',
        per: THAI_PER[often],
      };
    },
  ],
];

const DAY_UNIT = /^(?:days?|วัน)$/u;
const IN_A_DAY =
  /^(?:hours?|hrs?|shifts?|rounds?|trips?|turns?|sittings?|seatings?|sessions?|slots?|ชั่วโมง|ชม|รอบ|กะ|เที่ยว)$/u;
/** A product is room where one of its parts is a time, or how often in one. */
function productOf(told: Groups): Found | undefined {
  const parts = (['a', 'b', 'c'] as const).flatMap((name) =>
    told[name] === undefined ? [] : [{ value: numberOf(told[name]), unit: told[`${name}u`] ?? '' }],
  );
  const days = parts.find(({ unit }) => DAY_UNIT.test(unit));
  const inDay = parts.some(({ unit }) => IN_A_DAY.test(unit));
  if (!inDay || parts.some(({ value }) => value < 2 && parts.length < 3)) return undefined;
  const of = parts.find(({ unit }) => !DAY_UNIT.test(unit) && !IN_A_DAY.test(unit))?.unit ?? '';
  // Money, weights and sizes are multiplied as well.
  if (of === '' || /^(?:mm|cm|m|kg|g|ml|l|inch|baht|usd|thb|บาท|ซม|เมตร|กก|มล)$/u.test(of)) return undefined;
  if (days && days.value > 7 && (days.value < 16 || days.value > 31)) return undefined;
  const count = parts.reduce((all, { value }) => all * value, 1);
  const time = TIMES[told['per'] ?? told['thai'] ?? ''];
  const per = time ?? (days === undefined ? 'day' : days.value <= 7 ? 'week' : 'month');
  return { count, of: of.replace(/(?:ต่อ|ละ)[ก-๛]*$/u, ''), per, isDone: true };
}

const TOLD_IN = /Challenges|Notes|Objectives|productService|heroProduct|strengths/u;
/** Money and minutes are no room, whatever they are multiplied by: '4 vans, £40 each, one trip a day'. */
const NO_HEADS = /[£$€¥₹฿]|(?<!\p{L})(?:min(?:ute)?s?|baht|thb|usd|gbp|eur)(?!\p{L})|บาท|นาที/iu;
/** As far behind it its unit may stand. */
const UNIT_BEHIND = 8;
/** What was done once or is wished for is no room. */
const NOT_ROOM =
  /(?<![a-z])(?:last (?:year|season|month)|sold|spend|spent|want|would like|used to|competitor|rival)(?![a-z])|ปีที่แล้ว|อยาก|คู่แข่ง/u;

/** 'ทำได้จริงเดือนละราวๆ 22': what it comes to is told behind it. */
const IN_TRUTH =
  /ได้จริง[^.;]{0,24}\d|รวม(?:กัน|แล้ว)?[^.;\d]{0,12}\d|(?<![a-z])(?:in practice|realistically|in reality|so (?:about |around |max )?\d|in all|altogether|together)(?![a-z])|=\s?\d/u;

/** As far behind it that may be told. */
const AS_FAR = 60;

export function chainsOf({ path, text: answer }: FreeText): Candidate[] {
  if (!TOLD_IN.test(path)) return [];
  const text = plain(answer);
  const sentences = sentencesIn(answer);
  return FORMS.flatMap(([form, read]) =>
    [...text.matchAll(form)].flatMap((match): Candidate[] => {
      const found = read(match.groups ?? {});
      const { many, each } = match.groups ?? {};
      const isOne = many !== undefined && numberOf(many) < 2;
      if (!found || isOne || (many !== undefined && numberOf(many) > MOST_MANY)) return [];
      if (each !== undefined && (numberOf(each) < 1 || numberOf(each) > MOST_EACH)) return [];
      const end = match.index + match[0].length;
      if (NO_HEADS.test(text.slice(match.index, end + UNIT_BEHIND))) return [];
      const sentence = sentences.find((one) => one.start <= match.index && match.index < one.end);
      if (NOT_ROOM.test(text.slice(sentence?.start ?? 0, match.index))) return [];
      if (IN_TRUTH.test(text.slice(end, end + AS_FAR).split('\n')[0] ?? '')) return [];
      const days =
        found.per === 'day' && found.isDone !== true ? daysBehind(text.slice(end, end + 48)) : undefined;
      const per = days === undefined ? found.per : 'week';
      return [
        {
          count: found.count * (days ?? 1),
          of: found.of,
          ...(per === undefined ? {} : { per }),
          kind: 'limit',
          ...(found.isMore ? { isMore: true } : {}),
          path,
          span: { start: match.index, end },
          text: answer.slice(sentence?.start ?? match.index, Math.max(sentence?.end ?? end, end)),
          score: 4,
          isExact: true,
        },
      ];
    }),
  );
}
