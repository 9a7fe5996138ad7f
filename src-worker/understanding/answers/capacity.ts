/** How many can be served: per class, day or month; rooms, beds, vans, stock. Read from every answer of the client's own. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { readOpening } from '../figures/opening.ts';
import type { FreeText } from './free-texts.ts';
import { fieldOf, figuresIn, type Figure } from './roles.ts';

export interface Capacity {
  /** So many at most. */
  count: number;
  /** What is counted, as written: 'scooters', 'เตียง'; '' where no word says. */
  of: string;
  /** The time that it is for; absent for a stock or for one class. */
  per?: TimeUnit | 'night' | 'class';
  /** `limit`: what can be done; `stock`: what there is of it. */
  kind: 'limit' | 'stock';
  path: string;
  span: Span;
  /** The client's sentence. */
  text: string;
}

/** From here on a figure may be the limit. */
const LEAST = 0.4;
/** Where the words beside it say that no more goes, from here on. */
const LEAST_BOUNDED = 0.15;
const NO_MORE_BEFORE =
  /(?:(?<![a-z])(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|limit(?:ed)?(?: is| of| to)*|capped at|tops? out at|licen[cs]ed for|(?<!we |i )(?:handles?|holds?|fits?|seats?|sleeps|takes?|carr(?:y|ies)|houses)(?: about| around| only)?)|ไม่เกิน|สูงสุด|เต็มที่|มากสุด|จุ(?:ได้)?|นั่งได้|รองรับ(?:ได้)?)\s*$/u;
const NO_MORE_BEHIND =
  /^[^.;,\d]{0,24}?(?<![a-z])(?:max(?:imum)?|at (?:the )?most|tops)(?![a-z])|^[^.;,\d]{0,16}, no more(?![a-z])/u;
function isBounded(text: string, { reading: { span, figure } }: Figure): boolean {
  return (
    NO_MORE_BEFORE.test(text.slice(Math.max(0, span.start - 30), span.start)) ||
    NO_MORE_BEHIND.test(text.slice(figure.end, figure.end + 40))
  );
}

/** Answers in which a limit is told with the least doubt come first. */
const TOLD_IN: readonly RegExp[] = [
  /Challenges|Notes/u,
  /Objectives|productService|whyNeedNow|heroProduct|strengths/u,
];

/** A limit is said of the figure, and not only what there is. */
const LIMIT =
  /(?<![a-z])(?:max(?:imum|es)?|at most|up to|no more|not more|more than|limit(?:ed)?|cap(?:acity|ped)|licen[cs]ed?|can|only|fits?|seats?|that'?s (?:my lot|it|all))(?![a-z])|สูงสุด|เต็มที่|มากสุด|ไม่เกิน|กำลัง|ได้/u;
const WEEKLY =
  /ทุก\s?(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?<![a-z])(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![a-z])/u;
const CLASS =
  /(?<![a-z])(?:class|course|session|group|grp|intake|batch|round|trip|lesson|workshop)(?:es|s)?(?![a-z])|คลาส|คอร์ส|รอบ|กลุ่ม|ทริป|รุ่น/u;
const NIGHT = /(?:ต่อ|ละ|\/)\s?คืน|(?<![a-z])(?:a|per|each|every) night(?![a-z])/u;
const TOGETHER = /รวม|(?<![a-z])(?:together|combined|between (?:us|them)|in all|altogether|so)(?![a-z])/u;
const TIMES: Readonly<Record<string, TimeUnit>> = {
  day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  วัน: 'day', เดือน: 'month', สัปดาห์: 'week', อาทิตย์: 'week', ปี: 'year',
}; // prettier-ignore

const valueOf = ({ quantity }: Reading): number =>
  'value' in quantity ? (quantity.high ?? quantity.value) : 0;
const unitOf = ({ quantity }: Reading): string => (quantity.kind === 'count' ? quantity.unit : '');

/** 'In one month', 'in a week' behind the figure; 'one year we have' before it. */
function timeOf(text: string, sentence: Span, { per, span }: Reading): TimeUnit | undefined {
  if (per !== undefined) return per;
  const after = text.slice(span.end, Math.min(sentence.end, span.end + 40));
  const before = text.slice(sentence.start, span.start);
  const unit =
    /^[^.;,]{0,26}?(?<![a-z])(?:in|each|per|a|every)\s(?:one|a|the|1)?\s?(?<unit>day|week|month|quarter|year)(?![a-z])/u.exec(
      after,
    )?.groups?.['unit'] ??
    /(?<![a-z])(?:one|a|each|every|per) (?<unit>day|week|month|year)[^.;,]{0,12}$/u.exec(before)?.groups?.[
      'unit'
    ] ??
    /(?<unit>วัน|เดือน|สัปดาห์|อาทิตย์)(?:ละ|นึง|หนึ่ง)[^.;,]{0,14}$/u.exec(before)?.groups?.['unit'] ??
    /^\s?[ก-๛]{0,8}\s?(?:ต่อ|\/)\s?(?<unit>วัน|เดือน|สัปดาห์|อาทิตย์|ปี)/u.exec(after)?.groups?.['unit'];
  return TIMES[unit ?? ''];
}

/** Between the many and what one of them does. */
const EACH_DOES =
  /(?<![a-z])(?:each|apiece)(?![a-z])|^[^.!?;]*(?<![a-z])can (?:take|do|handle|serve|carry|make|see|teach|treat|fit)(?![a-z])/u;
/** Right behind what one does. */
const EACH_BEHIND = /^\s?[a-z' -]{0,24}(?<![a-z])(?:each|apiece)(?![a-z])/u;
/** As many at most do one thing each, and as far from it they may be told. */
const MOST_EACH = 200;
const FARTHEST = 60;

/** 'Lanes' and 'lane', 'cabins' and 'cabin'. */
const oneOf = (unit: string): string => (unit.split(' ')[0] ?? '').toLowerCase().replace(/s$/u, '');

/** 'Four vans, 5 jobs each per day', 'six lanes, four people a lane', 'รถตู้2คันคันละ9ที่': so many of each of so many. */
function isEach(text: string, first: Reading, second: Reading): boolean {
  const between = text.slice(first.figure.end, second.span.start);
  const after = text.slice(second.figure.end, second.span.end + 26);
  // '16 classrooms of 8'
  if (unitOf(first) !== '' && /^\s?of\s$/u.test(text.slice(first.span.end, second.span.start))) return true;
  if (between.length > FARTHEST || /\n/u.test(between) || valueOf(first) > MOST_EACH) return false;
  const unit = unitOf(first);
  if (!/[ก-๙]/u.test(unit) && !(unit === '' && /^\s?[ก-๙]/u.test(between))) {
    const one = oneOf(unit);
    if (EACH_DOES.test(between) || EACH_BEHIND.test(after)) return true;
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
    rest.startsWith(`ต่อ${unit}`)
  );
}

/** 'Four evenings a week', 'two trips a day' behind so many at once. */
const TIMES_OPEN =
  /^(?:evenings?|nights?|mornings?|afternoons?|sessions?|classes|trips?|rounds?|sailings?|departures?|shifts?|slots?|tours?|seatings?|sittings?|lessons?|workshops?|groups?|dives?|flights?|batches|firings?|services?|รอบ|คลาส|เที่ยว|คืน)$/iu;
/** 'We run five a week' behind how many a class takes, 'we fire twice a week' behind what the kiln holds. */
const SO_OFTEN =
  /(?<![a-z])(?:we|it|they|and) (?:run|hold|teach|offer|give|do|fire|bake|sail|go|fly|brew|start)(?:e?s)?\s$/u;
const isSoOften = (text: string, reading: Reading): boolean =>
  SO_OFTEN.test(text.slice(Math.max(0, reading.span.start - 24), reading.span.start)) &&
  ((reading.quantity.kind === 'count' && /^(?:times)?$/u.test(unitOf(reading))) ||
    reading.quantity.kind === 'multiple');

/** 'We play three nights' behind how many the house seats: all of them together. */
const SHOWS =
  /^(?:nights?|shows?|performances?|evenings?|concerts?|matinees?|screenings?|sittings?|departures?)$/iu;
interface Open {
  times: number;
  /** Absent where it is so often in all. */
  per?: TimeUnit;
}
const isShow = (text: string, { figure, quantity, span }: Reading): boolean =>
  (quantity.kind === 'count' || quantity.kind === 'duration') &&
  SHOWS.test(text.slice(figure.end, span.end).trim().split(' ')[0] ?? '') &&
  /(?<![a-z])(?:play|run|open|perform|on|for|over|have)\s$/u.test(
    text.slice(Math.max(0, span.start - 12), span.start),
  ) &&
  quantity.value <= 50;
const THAI_ROUND = /^(?:รุ่น|รอบ|กลุ่ม|คลาส|เที่ยว|ทริป|ค่าย)$/u;
function timesOpen(
  text: string,
  figures: readonly Figure[],
  { reading, sentence }: Figure,
): Open | undefined {
  for (const { reading: other, sentence: where } of figures) {
    const distance = other.span.start - reading.span.end;
    // 'รุ่นละ 40 คน มี 2 รุ่น'
    const unit = unitOf(other);
    if (
      distance > 0 &&
      distance <= FARTHEST &&
      THAI_ROUND.test(unit) &&
      text.slice(where.start, reading.span.start).includes(`${unit}ละ`)
    )
      return { times: valueOf(other), ...(other.per === undefined ? {} : { per: other.per }) };
    const per = timeOf(text, where, other);
    if (
      distance > 0 &&
      distance <= FARTHEST &&
      per === undefined &&
      isShow(text, other) &&
      reading.span.start >= where.start
    )
      return { times: valueOf(other) };
    if (distance <= 0 || per === undefined || valueOf(other) > 50) continue;
    const isNamed =
      where.start === sentence.start &&
      other.per !== undefined &&
      TIMES_OPEN.test(unitOf(other).split(' ')[0] ?? '');
    if (isNamed || (distance <= FARTHEST && isSoOften(text, other))) return { times: valueOf(other), per };
  }
  return undefined;
}

/** What was done once is no limit: 'ปีที่แล้วทำได้ 45 ไร่'. */
const LAST_TIME =
  /(?:(?<![a-z])last (?:year|season|month|time)|(?:ปี|เดือน|ฤดู|รอบ|รุ่น)(?:ที่แล้ว|ก่อน))[^.;,\d]{0,16}$/u;

interface Candidate extends Capacity {
  score: number;
}

function candidateOf(
  { path, text: answer }: FreeText,
  figure: Figure,
  figures: readonly Figure[],
): Candidate | undefined {
  const text = plain(answer);
  const { reading, sentence } = figure;
  const likely = figure.likely('capacity');
  const least = isBounded(text, figure) ? LEAST_BOUNDED : LEAST;
  if (reading.quantity.kind !== 'count' || likely < least || valueOf(reading) <= 0) return undefined;
  // 'เรือ 1 ลำ 16 คนต่อทริป'
  if (valueOf(reading) === 1 && reading.per === undefined) return undefined;
  if (LAST_TIME.test(text.slice(Math.max(0, reading.span.start - 24), reading.span.start))) return undefined;
  const before = figures
    .slice(0, figures.indexOf(figure))
    .findLast((other) => other.reading.quantity.kind === 'count');
  const factor = before !== undefined && isEach(text, before.reading, reading) ? before.reading : undefined;
  const open = reading.per === undefined && !factor ? timesOpen(text, figures, figure) : undefined;
  const lead = text.slice(Math.max(sentence.start, before?.reading.span.end ?? 0), reading.span.start);
  const near = `${text.slice(sentence.start, reading.span.start).slice(-60)} ${text.slice(reading.span.start, Math.min(sentence.end, reading.span.end + 30))}`;
  const isWeekly =
    factor && WEEKLY.test(text.slice(Math.max(0, factor.span.start - 30), reading.span.end + 20));
  const time =
    timeOf(text, sentence, reading) ??
    (factor && timeOf(text, sentence, factor)) ??
    (isWeekly ? 'week' : undefined);
  const told = NIGHT.test(near) ? 'night' : (time ?? (CLASS.test(near) ? 'class' : undefined));
  // So many days a week are counted where one of several does so much on each.
  const days = factor && told === 'day' ? daysAWeek(text, sentence, reading) : undefined;
  const per = open ? open.per : days === undefined ? told : 'week';
  const rank = TOLD_IN.findIndex((pattern) => pattern.test(path));
  return {
    count: valueOf(reading) * (factor ? valueOf(factor) : 1) * (open?.times ?? 1) * (days ?? 1),
    of:
      unitOf(reading)
        .replace(/^(?:new|extra|more) /iu, '')
        .split(' ')[0] ?? '',
    ...(per === undefined ? {} : { per }),
    kind: per === undefined && factor === undefined && !LIMIT.test(near) ? 'stock' : 'limit',
    path,
    span: factor ? { start: factor.span.start, end: reading.span.end } : reading.span,
    text: answer.slice(sentence.start, sentence.end),
    score:
      likely +
      (per === undefined ? 0 : 0.5) +
      (isBounded(text, figure) ? 0.3 : 0) +
      (factor || open || TOGETHER.test(lead) ? 0.6 : 0) +
      (rank === 0 ? 0.5 : 0),
  };
}

/** 'We can hand over one box a month': one is no figure elsewhere, and here it is. */
const ONE_EACH =
  /(?<![a-z])(?:can|only|at most|we(?=\s(?:fit|make|build|install|finish|complete|bake|brew|deliver|ship|print|restore|convert)))(?![a-z])[^.;,]{0,20}?(?<![a-z])one (?<of>[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year)(?![a-z])|(?:ทำ|รับ|ผลิต)ได้(?<time>วัน|เดือน|สัปดาห์|อาทิตย์)ละ(?:หนึ่ง|เดียว)/gu;
const oneEach = ({ path, text }: FreeText): Candidate[] =>
  [...plain(text).matchAll(ONE_EACH)].map((match) => {
    const { of = '', per, time = '' } = match.groups ?? {};
    const unit = TIMES[per ?? time];
    return {
      count: 1,
      of,
      ...(unit === undefined ? {} : { per: unit }),
      kind: 'limit',
      path,
      span: { start: match.index, end: match.index + match[0].length },
      text: match[0],
      score: 2,
    };
  });

/** 'Five days a week', 'six days' behind what is done on one. */
function daysAWeek(text: string, sentence: Span, { span }: Reading): number | undefined {
  const rest = text.slice(span.end, Math.min(sentence.end, span.end + FARTHEST));
  const days = readOpening(rest)?.daysPerWeek;
  if (days !== undefined) return days;
  const named = readQuantities(rest).find(
    ({ quantity }) => quantity.kind === 'duration' && quantity.unit === 'day',
  );
  const value = named === undefined ? 0 : valueOf(named);
  return value > 1 && value < 8 && /^\s*(?:$|[.,;])/u.test(rest.slice(named?.span.end)) ? value : undefined;
}

/** Of a whole so many are taken, or free: the whole is all there is. */
const TAKEN =
  /^\s*(?:[a-z]+\s)?(?:are |is |of them )?(?:taken|let|rented|occupied|gone|sold|booked|full|empty|vacant|free|unlet|unsold)(?![a-z])|^\s?[ก-๛]{0,6}(?:ว่าง|จองแล้ว|เต็มแล้ว|มีคน)/u;
const TAKEN_BEFORE =
  /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|จองแล้ว|มัดจำแล้ว|สมัครแล้ว|(?<![a-z])(?:booked|sold|taken|let|empty|free)[: ])\s*$/u;
/** 'Sell all 2,400 tickets', 'รับ 1,200 คน'. */
const ALL_OF_IT = /(?:(?<![a-z])all(?: of)?(?: the| our)?|(?:^|[^ก-๛]|รุ่นนึง|รุ่นหนึ่ง)(?:เปิด)?รับ)\s*$/u;
/** Score of a whole whose part is told: less than that of a limit in so many words. */
const WHOLE_SCORE = 0.9;

/** Things of which a part is told to be taken or free: '84 desks, 51 taken', 'มี64ห้อง ว่างอยู่19'. */
function wholesOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  return counts.flatMap((figure, index): Candidate[] => {
    const { reading, sentence } = figure;
    const next = counts[index + 1]?.reading;
    const unit = unitOf(reading);
    const isPart =
      next !== undefined &&
      next.span.start - reading.span.end < 24 &&
      valueOf(next) < valueOf(reading) &&
      (TAKEN.test(text.slice(next.figure.end, next.figure.end + 30)) ||
        TAKEN_BEFORE.test(text.slice(reading.span.end, next.span.start)));
    if (
      unit === '' ||
      reading.per !== undefined ||
      !(isPart || ALL_OF_IT.test(text.slice(Math.max(0, reading.span.start - 20), reading.span.start)))
    )
      return [];
    return [
      {
        count: valueOf(reading),
        of: unit.split(' ')[0] ?? '',
        kind: 'stock',
        path,
        span: reading.span,
        text: answer.slice(sentence.start, sentence.end),
        score: WHOLE_SCORE,
      },
    ];
  });
}

/** Rooms of a house that people stay in, as its own description tells them. */
const HOUSE =
  /(?<![a-z])(?:resort|hotel|hostel|guest ?house|home ?stay|b&b|inn|lodge|camp ?site|glamping)(?![a-z])|รีสอร์ท|โรงแรม|โฮสเทล|ที่พัก|หอพัก|โฮมสเตย์|อพาร์ท/u;
const ROOM = /^(?:rooms?|beds?|cabins?|pitches|tents?|villas?|ห้อง|เตียง|หลัง|เต็นท์)$/iu;
function roomsOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  if (!/productService|heroProduct/u.test(path) || !HOUSE.test(plain(answer))) return [];
  const rooms = figures.filter(
    ({ reading }) =>
      ROOM.test(unitOf(reading).split(' ')[0] ?? '') &&
      reading.per === undefined &&
      !/^(?:นอน|น้ำ|ครัว)/u.test(answer.slice(reading.span.end)),
  );
  const [only, more] = rooms;
  return only === undefined || more !== undefined
    ? []
    : [
        {
          count: valueOf(only.reading),
          of: unitOf(only.reading).split(' ')[0] ?? '',
          kind: 'stock',
          path,
          span: only.reading.span,
          text: answer.slice(only.sentence.start, only.sentence.end),
          score: LEAST,
        },
      ];
}

/** What is let or hired out: how much there is of it is how much can be let. */
const LETS =
  /(?<![a-z])(?:hire|rentals?|for rent|to rent|to let|lettings?|co-?working|serviced offices?|self[- ]storage|storage units?|moorings?|marina)(?![a-z])|เช่า(?!ซื้อ)|โคเวิร์ก|หอพัก|ฝากของ/u;
const NO_STOCK =
  /^(?:people|persons?|staff|employees|drivers?|guides?|trainers?|instructors?|years?|branches|locations?|sites?|cities|คน|ท่าน|ราย|ปี|สาขา|จังหวัด)/iu;
/** As many characters may stand before a stock that is told alone: 'รถ 120 คัน', 'Fleet: 35 skips'. */
const LONGEST_NAME = 16;
function stocksOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  if (!/Challenges|Notes/u.test(path)) return [];
  const text = plain(answer);
  const first = figures.find(({ reading: { quantity } }) => quantity.kind === 'count');
  if (first === undefined) return [];
  const { reading, sentence } = first;
  const unit = unitOf(reading);
  const isAlone =
    unit !== '' &&
    !NO_STOCK.test(unit) &&
    reading.per === undefined &&
    reading.span.start - sentence.start <= LONGEST_NAME &&
    /^\s*(?:$|[.,;(+])/u.test(text.slice(reading.span.end));
  return isAlone
    ? [
        {
          count: valueOf(reading),
          of: unit.split(' ')[0] ?? '',
          kind: 'stock',
          path,
          span: reading.span,
          text: answer.slice(sentence.start, sentence.end),
          score: LEAST,
        },
      ]
    : [];
}

/** 'Three crews, one house a week each': one is no figure elsewhere. */
const ONE_OF_EACH =
  /(?<![a-z])(?:one (?<of>[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year) (?:each|apiece)|each (?:does |takes |makes |is |has )?one (?<of2>[a-z]+) (?:a|per|every) (?<per2>day|week|month|year))(?![a-z])/gu;
const oneOfEach = ({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] => {
  const text = plain(answer);
  return [...text.matchAll(ONE_OF_EACH)].flatMap((match): Candidate[] => {
    const many = figures.findLast(
      ({ reading: { quantity, span } }) =>
        quantity.kind === 'count' && span.end <= match.index && match.index - span.end < 24,
    );
    const unit = TIMES[match.groups?.['per'] ?? match.groups?.['per2'] ?? ''];
    if (many === undefined || unit === undefined) return [];
    return [
      {
        count: valueOf(many.reading),
        of: match.groups?.['of'] ?? match.groups?.['of2'] ?? '',
        per: unit,
        kind: 'limit',
        path,
        span: { start: many.reading.span.start, end: match.index + match[0].length },
        text: answer.slice(many.sentence.start, many.sentence.end),
        score: 2.5,
      },
    ];
  });
};

/** What the client says can be served at most; the plainest first. Undefined where nothing says so. */
export function readCapacity(texts: readonly FreeText[]): Capacity | undefined {
  const lets = texts.some(
    ({ path, text, rival }) =>
      rival === undefined &&
      /productService|heroProduct|startingPrice|companyName/u.test(path) &&
      (LETS.test(plain(text)) || HOUSE.test(plain(text))),
  );
  const [best] = texts
    .filter(({ path, rival }) => rival === undefined && TOLD_IN.some((pattern) => pattern.test(path)))
    .flatMap((text) => {
      const figures = figuresIn(text.text, fieldOf(text.path));
      return [
        ...figures.flatMap((figure) => candidateOf(text, figure, figures) ?? []),
        ...oneEach(text),
        ...oneOfEach(text, figures),
        ...wholesOf(text, figures),
        ...roomsOf(text, figures),
        ...(lets ? stocksOf(text, figures) : []),
      ];
    })
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const { score: _, ...capacity } = best;
  const many = manyOf(capacity, texts);
  return many === undefined ? capacity : { ...capacity, count: capacity.count * many };
}

/** What one of several does: 'ทีมนึงรับได้วันละ 2 หลัง', 'each crew fits 2 a day', '45 a day per van'. */
const ONE_OF_SEVERAL =
  /(?<th>ทีม|คัน|ช่าง|สาขา|เตียง|เครื่อง|เก้าอี้)(?:นึง|หนึ่ง|ละ)|(?<![a-z])(?:each|one|a|per|every) (?<en>team|crew|van|truck|chair|branch|machine|therapist|fitter|instructor)(?![a-z])/u;
/** More do not do one thing each. */
const MOST_SEVERAL = 50;

/** How many there are of what one does so much, where another place of the answers tells it once. */
function manyOf({ text, per }: Capacity, texts: readonly FreeText[]): number | undefined {
  const { th, en } = ONE_OF_SEVERAL.exec(plain(text))?.groups ?? {};
  const noun = th ?? en;
  // Of several told in the sentence itself all together are read already.
  if (noun === undefined || per === undefined || countsOf(noun, text).length > 0) return undefined;
  const told = new Set(
    texts.flatMap(({ text: other, rival }) => (rival === undefined ? countsOf(noun, other) : [])),
  );
  const [only, another] = told;
  return another === undefined ? only : undefined;
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
