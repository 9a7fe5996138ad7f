/** One of something in a time, which is no figure elsewhere, and the days on which so much is done: 'one house a week each', '6 a day, 22 days a month'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { daysListed, readOpening } from '../figures/opening.ts';
import { TIMES, type Candidate, type Capacity } from './capacity-candidate.ts';
import { FARTHEST, oneOf, unitOf, valueOf } from './capacity-many.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';
import { sentencesIn } from './sentences.ts';

/** 'We can hand over one box a month': one is no figure elsewhere, and here it is. */
const ONE_EACH =
  /(?<![a-z])(?:can|only(?! one)|at most|we(?=\s(?:fit|make|build|install|finish|complete|bake|brew|deliver|ship|print|restore|convert)))(?![a-z])[^.;,]{0,20}?(?<![a-z])one (?<of>(?!(?:sale|lead|[ei]nquiry|booking|post|review)(?![a-z]))[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year)(?![a-z])|(?:ทำ|รับ|ผลิต)ได้(?<time>วัน|เดือน|สัปดาห์|อาทิตย์)ละ(?:หนึ่ง|เดียว)/gu;
/** What is made or served; one complaint, one order or one client a week is what comes in. */
const WORK =
  'job|project|build|house|home|flat|kitchen|bathroom|roof|room|floor|garden|pool|wedding|event|party|group|tour|trip|pour|batch|load|box|boat|car|van|piece|dress|suit|gown|cake|portrait|commission|install(?:ation)?|fitting|surgery|operation|burial|cremation|funeral';
/** 'One room, one party a night', 'รับได้วันละงานเดียว': a clause of its own, and of nobody each of whom does one. */
const ONE_ALONE = new RegExp(
  String.raw`(?:^|[.;,]\s?|(?<![a-z])only )one (?<of>(?:[a-z]+ )?(?:${WORK})) (?:an?|per|each|every) (?<per>day|night|week|weekend|month)(?=\s*(?:$|[.;,!)]|(?:max|at most|and|but|so|because)(?![a-z])))|(?:^|[\s,])(?:(?:รับ|ทำ)(?:ได้)?(?:แค่)?\s?(?<time>วัน|คืน|สัปดาห์|อาทิตย์|เดือน)|(?<day>วัน|คืน))ละ(?:แค่)?(?<th>หลัง|งาน|คัน|บ้าน|ห้อง|คู่|เคส)(?:เดียว|หนึ่ง|นึง)?(?![ก-๛])`,
  'gu',
);
/** What is sold or comes today, before it. */
const SOLD_AHEAD = /(?:ขาย|ยอด|ตอนนี้|ปัจจุบัน|เฉลี่ย|เหลือ|ลูกค้า(?:มา|เข้า)?|จอง)[ก-๛\s]{0,16}$/u;
const ALONE_IN = /Challenges|Notes/u;
/** Times that no table of days, weeks and months holds. */
const OTHER_TIMES: Readonly<Record<string, Capacity['per']>> = {
  night: 'night', คืน: 'night', weekend: 'week',
}; // prettier-ignore
/** '2 ทีม วันละหลัง': of each, or of all, nobody says. */
const SEVERAL_AHEAD = /(?:ทีม|ชุด|คัน|ช่าง|crews?|teams?|vans?|trucks?)[\s,]*(?:ละ|นึง|หนึ่ง)?\s?$/u;
const aloneIn = (path: string, text: string): RegExpExecArray[] =>
  ALONE_IN.test(path)
    ? [...text.matchAll(ONE_ALONE)].filter(({ index }) =>
        [SEVERAL_AHEAD, SOLD_AHEAD].every((sign) => !sign.test(text.slice(Math.max(0, index - 40), index))),
      )
    : [];

export const oneEach = ({ path, text }: FreeText): Candidate[] => {
  const sentences = sentencesIn(text);
  return [...plain(text).matchAll(ONE_EACH), ...aloneIn(path, plain(text))].map((match) => {
    const at = match.index + match[0].search(/[^\s.;,]/u);
    const { start, end } = sentences.find((one) => one.start <= at && at < one.end) ?? {
      start: match.index,
      end: match.index + match[0].length,
    };
    const { per, day, time = day ?? '', th } = match.groups ?? {};
    const of = match.groups?.['of'] ?? th ?? '';
    const named = per ?? time;
    const unit = OTHER_TIMES[named] ?? TIMES[named];
    return {
      count: 1,
      of,
      ...(unit === undefined ? {} : { per: unit }),
      kind: 'limit',
      path,
      span: { start: match.index, end: match.index + match[0].length },
      text: text.slice(start, end),
      score: 2,
    };
  });
};

/** 'Three crews, one house a week each', 'ช่าง 2 ทีม ทีมนึงทำได้วันละหลัง': one is no figure elsewhere. */
const ONE_OF_EACH =
  /(?<![a-z])(?:one (?<of>[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year) (?:each|apiece)|each (?:does |takes |makes |is |has )?one (?<of2>[a-z]+) (?:a|per|every) (?<per2>day|week|month|year)|one (?<of3>[a-z]+) each (?:a|per|every) (?<per3>day|week|month|year))(?![a-z])/gu;
/** As far behind it more of them may be told. */
const SOON = 110;
const ONE_OF_EACH_TH =
  /(?:ทีม|คน|คัน|ชุด|ช่าง|เครื่อง|เตา)(?:(?:นึง|หนึ่ง|ละ)[ก-๛\s]{0,12}?(?<per>วัน|เดือน|สัปดาห์|อาทิตย์)ละ(?<of>หลัง|คัน|งาน|เคส|ตัว|ห้อง|บ่อ|แปลง|ราย|ชุด)|ละ(?<of2>หลัง|คัน|งาน|เคส|ตัว|ห้อง|บ่อ|แปลง|ราย|ชุด)ต่อ(?<per2>วัน|เดือน|สัปดาห์|อาทิตย์))(?!ละ)/gu;
export const oneOfEach = ({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] => {
  const text = plain(answer);
  return [...text.matchAll(ONE_OF_EACH), ...text.matchAll(ONE_OF_EACH_TH)].flatMap((match): Candidate[] => {
    const many = figures.findLast(
      ({ reading: { quantity, span } }) =>
        quantity.kind === 'count' && span.end <= match.index && match.index - span.end < 24,
    );
    const unit = TIMES[match.groups?.['per'] ?? match.groups?.['per2'] ?? match.groups?.['per3'] ?? ''];
    if (many === undefined || unit === undefined) return [];
    // 'A third is hired in January, so 3 crews'.
    const soon = figures.find(
      ({ reading: { quantity, span } }) =>
        quantity.kind === 'count' &&
        span.start > match.index &&
        span.start - match.index < SOON &&
        oneOf(quantity.unit) === oneOf(unitOf(many.reading)) &&
        /(?<![a-z])(?:so|then|to|makes)\s$/u.test(text.slice(0, span.start)),
    );
    return [
      {
        count: valueOf((soon ?? many).reading),
        of: match.groups?.['of'] ?? match.groups?.['of2'] ?? match.groups?.['of3'] ?? '',
        per: unit,
        kind: 'limit',
        path,
        span: { start: many.reading.span.start, end: match.index + match[0].length },
        text: answer.slice(many.sentence.start, many.sentence.end),
        score: 2.5,
        isExact: true,
      },
    ];
  });
};

const SHUT = /(?<![a-z])(?:closed?|shut|off|not|no)(?![a-z])|ปิด|หยุด/u;
/** 'Five days a week', 'six days' behind what is done on one. */
export function daysAWeek(text: string, sentence: Span, { span }: Reading): number | undefined {
  const rest = text.slice(span.end, Math.min(sentence.end, span.end + FARTHEST));
  // Of a day of rest it stays what is done on one day.
  const days = SHUT.test(rest) || TAKEN.test(rest) ? undefined : readOpening(rest)?.daysPerWeek;
  if (days !== undefined) return days;
  const named = readQuantities(rest).find(
    ({ quantity }) => quantity.kind === 'duration' && quantity.unit === 'day',
  );
  const value = named === undefined ? 0 : valueOf(named);
  return value > 1 && value < 8 && /^\s*(?:$|[.,;])/u.test(rest.slice(named?.span.end)) ? value : undefined;
}

/** '9 a day, Mon and Fri already full': what is taken on these days is no room, and the others are open too. */
const TAKEN = /(?<![a-z])(?:full|rammed|booked|busy|packed|taken)(?![a-z])|เต็ม|แน่น/u;

/** As many days a week, or a month, leave more days on which nothing is done. */
const [FEW_A_WEEK, FEW_A_MONTH] = [4, 15];
/** 'อาทิตย์ละวัน': one is no figure. */
const ONE_DAY_A_WEEK =
  /(?:อาทิตย์|สัปดาห์)ละ(?:\s?(?:หนึ่ง|1)\s?)?วัน(?!ละ)|(?<![a-z])(?:one|a single) day (?:a|per|each|every) week(?![a-z])/u;
/** 'x 4 days x' between what there is and what one does on a day. */
const DAYS_BETWEEN = /[×*x]\s?(?<days>[2-6]) days?\s?[×*x]/u;
/** '8 a day x 4 days/wk', '2 a day on 3 days': behind what one day does. */
const DAYS_BEHIND =
  /^\s?(?:(?:an?|per) day\s)?(?:[×*x]|on)\s?(?<days>[2-6]) days?(?![a-z])(?!['’]? (?:(?:a|per) month|notice))/u;
/** 'A day, Tues–Thurs' right behind the number. */
const DAYS_NEXT =
  /^\s?(?:(?:an?|per|each|every) day|ต่อวัน)?[\s,(]*(?:on |only |from |เฉพาะ|แค่)?(?:วัน)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์)\s?(?:to|-|–|ถึง)/u;
/** The few days on which so much is done, told beside it: 'เดือนละ 4 วัน วันละ 50 ตัว', '4 a day, Sat and Sun', '3 days a week, 1 child a day'. */
function fewDays(text: string, { start, end }: Span): { days: number; per: 'week' | 'month' } | undefined {
  const times = Number(
    (DAYS_BETWEEN.exec(text.slice(start, end)) ?? DAYS_BEHIND.exec(text.slice(end, end + FARTHEST)))
      ?.groups?.['days'] ?? 0,
  );
  if (times > 0) return { days: times, per: 'week' };
  const before =
    text
      .slice(Math.max(0, start - FARTHEST), start)
      .split(/[.;\n]/u)
      .at(-1) ?? '';
  const after = text.slice(end, end + FARTHEST).split(/[.;\n]/u)[0] ?? '';
  if (ONE_DAY_A_WEEK.test(before) || ONE_DAY_A_WEEK.test(after)) return { days: 1, per: 'week' };
  // A figure between the two tells of something else.
  const behind = after.split(/\d/u)[0] ?? '';
  const days = !TAKEN.test(behind) && DAYS_NEXT.test(behind) ? behind : '';
  for (const part of [before, after, days]) {
    const isTold = part === days || readQuantities(part).some(({ quantity }) => quantity.kind === 'duration');
    const { daysPerWeek = 7, daysPerMonth = 31 } = (isTold ? readOpening(part) : undefined) ?? {};
    if (daysPerWeek <= FEW_A_WEEK) return { days: daysPerWeek, per: 'week' };
    if (daysPerMonth <= FEW_A_MONTH) return { days: daysPerMonth, per: 'month' };
  }
  const listed =
    daysListed(before.split(/\d/u).at(-1) ?? '') ?? (TAKEN.test(behind) ? undefined : daysListed(behind));
  return listed === undefined ? undefined : { days: listed, per: 'week' };
}

const A_MONTH = /^\s?(?:a|per|each|every|\/|ต่อ|ใน)\s?(?:month|mth|เดือน)(?![a-z])/u;
/** A month of work, in days. */
const [LEAST_DAYS, MOST_DAYS] = [16, 31];
/**
 * What is done on a day, as that of the week or the month whose working days are told behind it.
 * @param isOfSeveral the days of a week count where several do so much each
 */
export function ofWorkingDays(
  capacity: Capacity,
  texts: readonly FreeText[],
  isOfSeveral: boolean,
): Capacity {
  const { per, path, span, count } = capacity;
  const told = texts.find((one) => one.path === path && one.rival === undefined)?.text ?? '';
  if (per !== 'day') return capacity;
  const few = fewDays(plain(told), span);
  if (few !== undefined) return { ...capacity, count: count * few.days, per: few.per };
  const rest =
    plain(told)
      .slice(span.end, span.end + FARTHEST)
      .split(/[.;\n]/u)[0] ?? '';
  for (const { quantity, span: at } of readQuantities(rest)) {
    if (quantity.kind !== 'duration' || quantity.unit !== 'day' || !A_MONTH.test(rest.slice(at.end)))
      continue;
    if (quantity.value < LEAST_DAYS || quantity.value > MOST_DAYS) continue;
    return { ...capacity, count: count * quantity.value, per: 'month' };
  }
  const days =
    isOfSeveral && !SHUT.test(rest) && !TAKEN.test(rest) ? readOpening(rest)?.daysPerWeek : undefined;
  return days === undefined ? capacity : { ...capacity, count: count * days, per: 'week' };
}
