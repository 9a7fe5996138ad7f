/** So many of several, each of which does so much: teams, vans, rounds; and what nobody knows how many there are of. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import type { Capacity } from './capacity-candidate.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

export const valueOf = ({ quantity }: Reading): number =>
  'value' in quantity ? (quantity.high ?? quantity.value) : 0;
export const unitOf = ({ quantity }: Reading): string => (quantity.kind === 'count' ? quantity.unit : '');

/** Between the many and what one of them does. */
const EACH_DOES =
  /(?<![a-z])(?:each|apiece)(?! (?:day|week|month|time|evening|morning|night|session|class|year|season)s?(?![a-z]))(?![a-z])|^[^.!?;]*(?<![a-z])can (?:take|do|handle|serve|carry|make|see|teach|treat|fit)(?![a-z])/u;
/** '5 vans, one van does'. */
const ONE_DOES = /(?<![a-z])(?:one|an?|every) (?<noun>[a-z]{3,}) (?:can )?[a-z]{2,}(?![a-z])/u;
/** Right behind what one does. */
const EACH_BEHIND =
  /^\s?[a-z' -]{0,24}(?<![a-z])(?:each|apiece)(?! (?:day|week|month|time|evening|morning|night|session|class|year|season)s?(?![a-z]))(?![a-z])/u;
/** '3 kilns × 40 pieces', '9 กลุ่ม x 8 คน', '3 pods x 4 days x 14': between the two, with what the first counts. */
const TIMES_SIGN = /^\s?(?:[a-zก-๛]{2,14}\s?)?(?:[a-z]{2,14}\s)?[×*x]\s?(?:\d+ days?\s?[×*x]\s?)?$/u;
/** '8 starts a month x 16 seats'; a bare '56 kids a week x 9' is over so many weeks. */
const TIMES_SIGN_BEHIND_TIME = /^\s?(?:[a-z]{2,14}\s)?(?:an?|per|each) (?:day|week|month)\s[×*x]\s?$/u;
/** 'Each accountant can carry 95' behind a full stop: of what was counted before it, or of something else. */
const NEXT_EACH = /[.!?;] (?:each|every)(?: one)?(?: of (?:them|those))? (?<noun>[a-z]+)/u;
const EACH_VERB =
  /^(?:can|does|do|takes?|holds?|makes?|seats?|serves?|carr(?:y|ies)|handles?|sees?|fits?|has)$/u;
/** As many at most do one thing each, and as far from it they may be told. */
const MOST_EACH = 200;
export const FARTHEST = 60;

/** 'Lanes' and 'lane', 'cabins' and 'cabin', 'launches' and 'launch'. */
export const oneOf = (unit: string): string =>
  (unit.split(' ')[0] ?? '').toLowerCase().replace(/(?<=(?:ch|sh|x|ss|us))es$|(?<![su])s$/u, '');

/** 'Four vans, 5 jobs each per day', 'six lanes, four people a lane', 'รถตู้2คันคันละ9ที่': so many of each of so many. */
function isEach(text: string, first: Reading, second: Reading): boolean {
  const between = text.slice(first.figure.end, second.span.start);
  const after = text.slice(second.figure.end, second.span.end + 26);
  // '16 classrooms of 8'
  if (unitOf(first) !== '' && /^\s?of\s$/u.test(text.slice(first.span.end, second.span.start))) return true;
  if (between.length > FARTHEST || /\n/u.test(between) || valueOf(first) > MOST_EACH) return false;
  const unit = unitOf(first);
  if (TIMES_SIGN.test(between)) return true;
  if (TIMES_SIGN_BEHIND_TIME.test(between)) return unitOf(second) !== '';
  const next = NEXT_EACH.exec(between)?.groups?.['noun'];
  if (next !== undefined && next !== oneOf(unit) && !EACH_VERB.test(next)) return false;
  // 'ครู 4 คน 2 students each'.
  // 'They carry 81 each' behind a full stop is not told of what stands before it.
  const isEachBehind = EACH_BEHIND.test(after) && !/[.;!?]\s/u.test(between);
  if (/[ก-๙]/u.test(unit) && isEachBehind) return true;
  if (!/[ก-๙]/u.test(unit) && !(unit === '' && /^\s?[ก-๙]/u.test(between))) {
    const one = oneOf(unit);
    if (EACH_DOES.test(between) || isEachBehind || ONE_DOES.exec(between)?.groups?.['noun'] === one)
      return true;
    // An expression would be built from an answer's word: the words behind the figure are looked at one by one.
    const behind = after.split(/[^a-z]+/u);
    return (
      one.length > 2 &&
      behind.some((word, i) => word === one && /^(?:an?|per|each|every)$/u.test(behind[i - 1] ?? ''))
    );
  }
  const rest = text.slice(second.span.end).trimStart();
  // 'แพ 5 ลำ ลำละ 40 คน': a word of no table counts them, and says so again.
  if (unit === '' && /^\s?(?<one>[ก-๛]{1,10}?)\s*\k<one>ละ\s*$/u.test(between)) return true;
  if (unit === '') return false;
  return (
    ['ละ', 'นึง', 'หนึ่ง'].some((each) => between.includes(`${unit}${each}`)) ||
    between.includes(`แต่ละ${unit}`) ||
    (rest.slice(0, LONGEST_WORD).split(/[\s\d]/u)[0] ?? '').includes(`ต่อ${unit}`)
  );
}

/** 'สวนต่อคน' behind 'วันละ 3': the word that no table counts, and of whom. */
const LONGEST_WORD = 18;
/** 'Four teachers, six groups each, six seats a group': every figure before it of which each has so many; the nearest first. */
export function factorsOf(text: string, figures: readonly Figure[], figure: Figure): Reading[] {
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  const found: Reading[] = [];
  let last = figure;
  const before = counts.slice(0, counts.indexOf(figure));
  // '4 คน, 1 คนลง 5 สาขา', '5 vans, one van does 6 drops': one of the many that are told right before.
  const [many, one] = before.slice(-2);
  if (many && one && isOneOfThem(text, many.reading, one.reading, figure.reading)) return [many.reading];
  for (const other of before.toReversed()) {
    if (!isEach(text, other.reading, last.reading)) break;
    found.push(other.reading);
    last = other;
  }
  return found;
}

const isOneOfThem = (text: string, many: Reading, one: Reading, each: Reading): boolean =>
  valueOf(one) === 1 &&
  valueOf(many) > 1 &&
  valueOf(many) <= MOST_SEVERAL &&
  oneOf(unitOf(many)) !== '' &&
  oneOf(unitOf(many)) === oneOf(unitOf(one)) &&
  one.per === undefined &&
  each.span.start - many.span.end < FARTHEST &&
  /^[^.;\d]{0,16}$/u.test(text.slice(one.span.end, each.span.start));

/** 'Each crew', 'per van', 'คนละ', 'apiece': what one does, told around a figure. */
const OF_ONE_BEFORE =
  /(?:(?:คน|ทีม|คัน|ช่าง|หมอ|ครู|เตียง|เก้าอี้|ลำ|เตา|สาขา|เครื่อง)(?:นึง|หนึ่ง|ละ)|แต่ละ(?:แห่ง|สาขา|จุด|ทีม|ห้อง|ลำ|คัน|คน|ที่)|(?:นัก[ก-๛]{2,8}|ครู|ช่าง|หมอ|พยาบาล|พนักงาน|แอดมิน|เทรนเนอร์|โค้ช|พี่เลี้ยง)\s?(?:1|หนึ่ง)\s?คน|(?<![a-z])each (?:one )?of us(?![a-z])|(?<![a-z])(?:each|one|every) (?:[a-z]+ )?(?:team|crew|van|truck|chair|branch|machine|therapist|fitter|instructor|teacher|clerk|officer|engineer|dentist|surgeon|vet|driver|boat|oven|kiln|trainer|guide|accountant|nurse|carer|nann(?:y|ies)|[a-z]{4,}(?:ist|ian|er|or))(?![a-z]))[^.;,\d]{0,24}$/u;
const OF_ONE_BEHIND =
  /^[^.;,\d]{0,24}?(?<![a-z])(?:each(?! (?:day|week|month|time|evening|morning|night|session|class|year|season)s?(?![a-z]))|apiece|(?:per|an?|every) (?:team|crew|van|truck|chair|machine|vet|boat|oven|kiln|rig|guide|nurse|barber|tutor|accountant|assistant|technician)|per [a-z]{4,}(?:ist|ian|er|or))(?<!per (?:order|member|subscriber|customer|user|owner|buyer|donor|supporter|player|visitor|quarter|semester|number|dinner|letter|paper|door|floor|meter|liter|container|trailer|freezer|cooler|other))(?![a-z])|^\s?[ก-๛]{0,10}\s?ต่อ(?:คน|ทีม|คัน|ช่าง|หมอ|ครู|เตียง|ลำ|เตา)/u;
/** Whether a figure is told of one of several. */
export function isOfOne(text: string, { span, figure }: Reading): boolean {
  return (
    OF_ONE_BEFORE.test(text.slice(Math.max(0, span.start - 60), span.start)) ||
    OF_ONE_BEHIND.test(text.slice(figure.end, figure.end + 50))
  );
}

/** What one of several does: 'ทีมนึงรับได้วันละ 2 หลัง', 'each crew fits 2 a day', '45 a day per van'. */
const ONE_OF_SEVERAL =
  /(?<th>ทีม|คัน|ช่าง|สาขา|เตียง|เครื่อง|เก้าอี้|ช่อง|ลำ|เตา|แท่น|โต๊ะ|ห้อง|จักร)(?:นึง|หนึ่ง|ละ)|แต่ละ(?<each>แห่ง|สาขา|จุด|ทีม|ห้อง|ลำ|คัน)|(?<![a-z])each (?<any>(?!day|week|month|year|one|of|session|class|trip)[a-z]{4,})(?![a-z])|(?<![a-z])(?:each|one|a|per|every) (?<en>team|crew|van|truck|chair|branch|machine|therapist|fitter|instructor)(?![a-z])/u;
/** More do not do one thing each. */
const MOST_SEVERAL = 50;

/**
 * How many there are of what one does so much, where another place of the answers tells it once.
 * @param isTold it is told of one, and nothing has made it that of all
 */
export function manyOf(capacity: Capacity, texts: readonly FreeText[], isTold: boolean): number | undefined {
  const { text, per } = capacity;
  const behind = manyBehind(capacity, texts);
  if (behind !== undefined) return behind;
  if (OF_US.test(plain(text))) return onlyOf(texts, staffIn);
  const who = ONE_WHO_TH.exec(plain(text))?.groups?.['who'];
  if (who !== undefined) return onlyOf(texts, (other) => whoIn(who, other));
  const match = ONE_OF_SEVERAL.exec(plain(text));
  const { th, en, any, each } = match?.groups ?? {};
  const noun = th ?? en ?? any ?? each;
  if (match === null || noun === undefined || per === undefined) return undefined;
  // Of several told in the sentence itself all together are read already, unless they are told behind it.
  const told = texts.find((one) => one.path === capacity.path && one.rival === undefined)?.text ?? '';
  const start = told.indexOf(text);
  const isBehind =
    isTold &&
    start >= 0 &&
    start + match.index <= capacity.span.start &&
    countsOf(noun, told.slice(start, capacity.span.end)).length === 0;
  if (!isBehind && countsOf(noun, text).length > 0) return undefined;
  return onlyOf(texts, (other) => countsOf(noun, other));
}
/** The count that the client's own answers tell, where they all tell the same. */
function onlyOf(texts: readonly FreeText[], countsIn: (text: string) => number[]): number | undefined {
  const told = new Set(texts.flatMap(({ text, rival }) => (rival === undefined ? countsIn(text) : [])));
  const [only, another] = told;
  return another === undefined ? only : undefined;
}

/** 'นักบัญชี 1 คนดูแลไม่เกิน 22 บริษัท', and 'นักบัญชีตอนนี้ 7 คน' elsewhere. */
const ONE_WHO_TH = /(?<who>นัก[ก-๛]{2,8}|ครู|ช่าง|หมอ|พยาบาล|พนักงาน|แอดมิน|เทรนเนอร์|โค้ช|พี่เลี้ยง)\s?(?:1|หนึ่ง)\s?คน/u;
const whoIn = (who: string, told: string): number[] => {
  const text = plain(told);
  return readQuantities(told).flatMap(({ quantity, span, per }) =>
    quantity.kind === 'count' &&
    quantity.unit === 'คน' &&
    per === undefined &&
    quantity.value > 1 &&
    quantity.value <= MOST_SEVERAL &&
    text
      .slice(0, span.start)
      .replace(/(?:ตอนนี้|ทั้งหมด|ประจำ|เรา|มี|อยู่|\s)+$/u, '')
      .endsWith(who)
      ? [quantity.value]
      : [],
  );
};

/** 'Each of us sees six a day': of those who work there. */
const OF_US = /(?<![a-z])each (?:one )?of us(?![a-z])/u;
const STAFF =
  /(?<![a-z])(?:[a-z]+therapists?|physios?|therapists?|dentists?|vets?|groomers?|stylists?|binders?|teachers?|tutors?|trainers?|instructors?|fitters?|mechanics?|painters?|bakers?|tailors?|barbers?|hairdressers?|nurses?|doctors?|surgeons?|photographers?|installers?|surveyors?|artists?|of us)(?![a-z])/iu;
const staffIn = (text: string): number[] =>
  readQuantities(text).flatMap(({ quantity, figure }) =>
    quantity.kind === 'count' &&
    quantity.value > 1 &&
    quantity.value <= MOST_SEVERAL &&
    STAFF.test(text.slice(figure.end, figure.end + 36).split(/[,.;]/u)[0] ?? '')
      ? [quantity.value]
      : [],
  );

/** What does so much, right before its figure: 'each boat carries', 'แพนึงนั่งได้', 'ครูสอนได้คนละ'. */
const ONE_BEFORE =
  /(?<![a-z])(?:each|every|one) (?<en>[a-z]{3,}?)s? (?:can )?(?:takes?|does?|do|carr(?:y|ies)|handles?|holds?|seats?|makes?|fits?|serves?|teach(?:es)?|sees?|treats?|max)(?: about| around| up to| max)? $|(?:^|[.;,]\s)(?<all>(?:pair|crew|team|van|truck|route|bike|boat|machine)s) (?:can )?(?:take|do|carry|handle|hold|make|fit|serve)(?: about| around| up to)? $|(?:^|[\s,])(?:(?<staff>ครู|ช่าง|หมอ|เทรนเนอร์|โค้ช|พนักงาน)[ก-๛]{0,10}(?:คนละ|คนนึง[ก-๛]{0,10}|คนหนึ่ง[ก-๛]{0,10})|(?<th>[ก-๛]{2,8}?)(?:นึง|หนึ่ง)[ก-๛]{0,10}?)(?:ประมาณ|ราวๆ?)?\s?$/u;
/** 'Launch holds 14, 2 launches': what holds so many is no 'each', and is counted right behind. */
const BARE_ONE =
  /(?:^|[,(]\s?|(?<![a-z])(?:the|our|an?) )(?<en>[a-z]{3,}) (?:holds|seats|takes|carries|sleeps|fits)(?: about| around| up to| max)? $/u;
/** 'A day' between what one does and how many there are of it. */
const A_TIME = /^\s(?:an?|per|each|every)\s(?:day|week|month|year)(?![a-z])/u;
const THERE_ARE = /^[\s,(]*$|(?:we have|we['’]ve got|we run|there are|of which|and we own|and)(?: got)? $/u;
/** What holds some, or does some. */
export const HOLDER =
  '(?<noun>class|course|group|section|room|studio|batch|session|boat|van|bus|coach|tent|bench|table|hall|cabin|team|crew|truck|route|chair|tank|kiln|oven|house|ward|dorm|line|machine|tour|trip)';
const IS_HOLDER = new RegExp(`^${HOLDER}$`, 'u');
const SOME_OF_US = /^ of us(?![a-z])/u;
const EACH_HOLDER = new RegExp(
  `(?<![a-z])(?:each|every|one|the|our|an?) ${HOLDER}(?![a-z])[^.;\\d]{0,40}\\d?[^.;\\d]{0,40}$`,
  'u',
);
/** 'Each boat holds 8 and there are three of us': who works there is not how many there are of what holds so many. */
export const countsCrew = (text: string, { span, figure }: Reading): boolean =>
  SOME_OF_US.test(text.slice(figure.end)) &&
  EACH_HOLDER.test(text.slice(Math.max(0, span.start - 80), span.start));
/** 'Each boat carries 8, we have three boats': how many there are is told behind. */
function manyBehind({ path, span }: Capacity, texts: readonly FreeText[]): number | undefined {
  const text = plain(texts.find((one) => one.path === path && one.rival === undefined)?.text ?? '');
  const before =
    text
      .slice(Math.max(0, span.start - 50), span.start)
      .split(/[.;\n]/u)
      .at(-1) ?? '';
  const { en: one, all, th, staff } = (ONE_BEFORE.exec(before) ?? BARE_ONE.exec(before))?.groups ?? {};
  const en = one ?? all?.slice(0, -1);
  if (en === undefined && th === undefined && staff === undefined) return undefined;
  const rest =
    text
      .slice(span.end, span.end + FARTHEST)
      .split(/[.;\n]/u)[0]
      ?.replace(A_TIME, '') ?? '';
  const found = readQuantities(rest).find(({ quantity, span: at, figure }) => {
    if (quantity.kind !== 'count' || !(quantity.value > 1) || quantity.value > MOST_SEVERAL) return false;
    const ahead = rest.slice(0, at.start);
    if (en !== undefined)
      return (
        THERE_ARE.test(ahead) &&
        (oneOf(quantity.unit) === oneOf(en) ||
          (SOME_OF_US.test(rest.slice(figure.end)) && !IS_HOLDER.test(en)))
      );
    if (staff !== undefined) return ahead.trimEnd().endsWith(`มี${staff}`);
    return (
      /มี(?:อยู่|ทั้งหมด)?\s?$/u.test(ahead) &&
      rest
        .slice(figure.end)
        .trimStart()
        .startsWith(th ?? '')
    );
  });
  return found === undefined ? undefined : valueOf(found);
}
const countsOf = (noun: string, text: string): number[] =>
  readQuantities(text).flatMap(({ quantity }) =>
    quantity.kind === 'count' &&
    quantity.unit.toLowerCase().startsWith(noun) &&
    quantity.value > 1 &&
    quantity.value <= MOST_SEVERAL
      ? [quantity.value]
      : [],
  );
