/** How many can be served: per class, day or month; rooms, beds, vans, stock. Read from every answer of the client's own. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { LEAST, TIMES, type Candidate, type Capacity } from './capacity-candidate.ts';
import { FARTHEST, factorsOf, isOfOne, manyOf, unitOf, valueOf } from './capacity-many.ts';
import { jobsOf, productsOf } from './capacity-jobs.ts';
import { daysAWeek, ofWorkingDays, oneEach, oneOfEach } from './capacity-days.ts';
import { isOfToday } from './capacity-today.ts';
import { HOUSE, LETS, roomsOf, stocksOf, wholesOf } from './capacity-stocks.ts';
import type { FreeText } from './free-texts.ts';
import { fieldOf, figuresIn, type Figure } from './roles.ts';

export type { Capacity } from './capacity-candidate.ts';

/** Where the words beside it say that no more goes, from here on. */
const LEAST_BOUNDED = 0.15;
/** 'นักบัญชี 1 คนดูแลไม่เกิน 22 บริษัท': bounded, and told of one who does it. */
const LEAST_OF_ONE = 0.1;
const NO_MORE_BEFORE =
  /(?:(?<![a-z])(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|limit(?:ed)?(?: is| of| to)*|capped at|tops? out at|licen[cs]ed for|(?<!we |i )(?:handles?|holds?|fits?|seats?|sleeps|takes?|carr(?:y|ies)|houses)(?: about| around| only)?)|ไม่เกิน|สูงสุด|เต็มที่|มากสุด|จุ(?:ได้)?|นั่งได้|รองรับ(?:ได้)?|(?:ทำ|แพ็?[คก]|ผลิต|ติดตั้ง|อบ|ซ่อม|ซัก|ล้าง|นวด|เย็บ|พิมพ์|แต่ง|คั่ว|ดูแล|สอน)[ก-๛]{0,8}ได้(?:(?:วัน|เดือน|สัปดาห์|อาทิตย์)ละ)?)\s*$/u;
const NO_MORE_BEHIND =
  /^[^.;,\d]{0,24}?(?<![a-z])(?:max(?:imum)?|at (?:the )?most|tops)(?![a-z])|^[^.;,\d]{0,24}, (?:no|not) more(?![a-z])/u;
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
  /afterSalesService/u,
];
/** Of what comes after the sale only a figure beyond which no more goes is a limit. */
const isOnlyAfter = ({ path, text }: Candidate): boolean =>
  /afterSalesService/u.test(path) &&
  !/(?<![a-z])(?:no more|at most|max\p{L}*|up to|only)(?![a-z])|ไม่เกิน|สูงสุด|เต็มที่|ได้แค่/iu.test(text);

/** A limit is said of the figure, and not only what there is. */
const LIMIT =
  /(?<![a-z])(?:max(?:imum|es)?|at most|up to|no more|not more|more than|limit(?:ed)?|cap(?:acity|ped)|licen[cs]ed?|can|only|fits?|seats?|that'?s (?:my lot|it|all))(?![a-z])|สูงสุด|เต็มที่|มากสุด|ไม่เกิน|กำลัง|ได้/u;
const WEEKLY =
  /ทุก\s?(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?<![a-z])(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![a-z])/u;
const CLASS =
  /(?<![a-z])(?:class|course|session|group|grp|intake|batch|round|trip|lesson|workshop)(?:es|s)?(?![a-z])|คลาส|คอร์ส|รอบ|กลุ่ม|ทริป|รุ่น/u;
const NIGHT = /(?:ต่อ|ละ|\/)\s?คืน|(?<![a-z])(?:a|per|each|every) night(?![a-z])/u;
const TOGETHER = /รวม|(?<![a-z])(?:together|combined|between (?:us|them)|in all|altogether|so)(?![a-z])/u;
/** 'In one month', 'in a week' behind the figure; 'one year we have' before it. */
function timeOf(text: string, sentence: Span, reading: Reading): TimeUnit | undefined {
  const { per, span, figure } = reading;
  if (per !== undefined) return per;
  const named = text.slice(figure.end, Math.min(sentence.end, figure.end + 30));
  const after = text.slice(span.end, Math.min(sentence.end, span.end + 40));
  const before = text.slice(sentence.start, span.start);
  const adverb = /^\s?(?:[a-z]+ )?(?<adverb>daily|weekly|monthly)(?![a-z])/u.exec(named)?.groups?.['adverb'];
  if (adverb !== undefined) return adverb === 'daily' ? 'day' : adverb === 'weekly' ? 'week' : 'month';
  const unit =
    /^[^.;,]{0,26}?(?<![a-z])(?:in|each|per|a|every)\s(?:one|a|the|1)?\s?(?<unit>day|week|month|quarter|year)(?![a-z])/u.exec(
      after,
    )?.groups?.['unit'] ??
    /(?<![a-z])(?:one|a|each|every|per) (?<unit>day|week|month|year)[^.;,]{0,12}$/u.exec(before)?.groups?.[
      'unit'
    ] ??
    /(?<unit>วัน|เดือน|สัปดาห์|อาทิตย์)(?:ละ|นึง|หนึ่ง)[^.;,]{0,14}$/u.exec(before)?.groups?.['unit'] ??
    /^\s?[ก-๛]{0,8}\s?(?:ต่อ|\/)\s?(?:รอบ)?(?<unit>วัน|เดือน|สัปดาห์|อาทิตย์|ปี)/u.exec(after)?.groups?.['unit'];
  return TIMES[unit ?? ''];
}

/** 'Four evenings a week', 'two trips a day' behind so many at once. */
const TIMES_OPEN =
  /^(?:evenings?|nights?|mornings?|afternoons?|sessions?|classes|trips?|rounds?|sailings?|departures?|shifts?|slots?|tours?|seatings?|sittings?|lessons?|workshops?|groups?|dives?|flights?|batches|firings?|services?|รอบ|คลาส|เที่ยว|คืน)$/iu;
/** 'We run five a week' behind how many a class takes, 'we fire twice a week' behind what the kiln holds. */
const SO_OFTEN =
  /(?<![a-z])(?:each (?:is |one )?(?:fired|filled|used|run|baked|let|held|taught|done|emptied|turned)|(?:we|it|they|and) (?:run|hold|teach|offer|give|do|fire|bake|sail|go|fly|brew|start)(?:e?s)?)\s$/u;
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
/** '600 bottles a batch, one batch a week': one is no figure elsewhere. */
const ONE_ROUND =
  /(?<![a-z])(?:one|a single) (?:batch|round|trip|class|session|tour|firing|sailing|group|run|harvest|delivery|load) (?:a|an|per|each|every) (?<per>day|week|month|quarter|year)(?![a-z])/u;
/** 'วันธรรมดานั่งได้ 3 รอบ'. */
const isOfWeekday = (text: string, { span }: Reading): boolean =>
  /วัน(?:ธรรมดา|หยุด|เสาร์|อาทิตย์)[^.;\d]{0,14}$/u.test(text.slice(0, span.start));
const THAI_ROUND = /^(?:รุ่น|รอบ|กลุ่ม|คลาส|เที่ยว|ทริป|ค่าย)$/u;
const ENDS_IN_ROUND = /(?:รุ่น|รอบ|กลุ่ม|คลาส|เที่ยว|ทริป|ค่าย|วัน|เดือน|สัปดาห์|อาทิตย์)$/u;
function timesOpen(
  text: string,
  figures: readonly Figure[],
  { reading, sentence }: Figure,
): Open | undefined {
  const one = ONE_ROUND.exec(
    text.slice(reading.figure.end, Math.min(sentence.end, reading.figure.end + FARTHEST)),
  );
  const of = TIMES[one?.groups?.['per'] ?? ''];
  if (of !== undefined) return { times: 1, per: of };
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
    const per = timeOf(text, where, other) ?? (isOfWeekday(text, other) ? 'day' : undefined);
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
    if (
      /รวม|together|combined/u.test(
        text.slice(reading.span.end, Math.max(reading.span.end, other.span.start)),
      )
    )
      continue;
    const isOfDay = per === 'day' && distance <= FARTHEST && isRound(unit);
    if (isNamed || isOfDay || (distance <= FARTHEST && isSoOften(text, other)))
      return { times: valueOf(other), per };
  }
  return undefined;
}

/** What was done once is no limit: 'ปีที่แล้วทำได้ 45 ไร่'. */
const LAST_TIME =
  /(?:(?<![a-z])last (?:year|season|month|time)|(?:ปี|เดือน|ฤดู|รอบ|รุ่น)(?:ที่แล้ว|ก่อน))[^.;,\d]{0,16}$/u;

/** 'Busy 4-7pm', '10.00-18.00 น.': times of a day. */
const CLOCK = /^\s?(?:[ap]\.?m\.?|o'clock|น\.|โมง|ทุ่ม)(?![a-zก-๛])/u;
/** Who works there, how long people stay, when it is done: no number of what can be served. */
const NO_ROOM =
  /^(?:views?|likes?|followers?|impressions?|clicks?|leaflets?|flyers?|printed|crews?|engineers?|officers?|teachers?|trainers?|instructors?|staff|clerks?|execs?|drivers?|fitters?|installers?|vets?|doctors?|dentists?|surgeons?|therapists?|physios?|guides?|chefs?|bakers?)(?![a-z])/iu;
/** How large one of them is. */
const SIZE = /^(?:m|cm|mm|km|ft|feet|inch(?:es)?|metres?|meters?|yards?|hp|kw|kva|v|°c|เมตร|ซม\.?|ฟุต|นิ้ว)$/iu;
const SPAN_OF_TIME =
  /^(?:nights?|days?|weeks?|months?|years?|hours?|minutes?|คืน|วัน|ปี|เดือน|ชั่วโมง|นาที|ครั้ง)(?![a-z])/iu;
const GROUP = /^(?:groups?|classes|tours?|trips?|workshops?|batches|กลุ่ม|รุ่น|ค่าย|ทริป)/iu;
const STAFF_BEFORE =
  /(?:ครู|ช่าง|หมอ|แพทย์|พยาบาล|นักกายภาพ|พนักงาน|แอดมิน|ทีมงาน|คนขับ|เซลส์?|โค้ช|เทรนเนอร์|เชฟ|ไกด์|สัตวแพทย์|ทันตแพทย์)\s*$/u;
/** What there is, waits or stays today, and no more can be served for it. */
const IS_NOW_BEFORE =
  /(?:เหลือ[ก-๛]{0,12}ละ|ตอนนี้(?:มี)?|ปัจจุบัน(?:มี)?|รอ(?:อยู่|คิว)?|เฉลี่ย[ก-๛]{0,8}|ผลผลิต[ก-๛]{0,10}|(?<![a-z])(?:now|currently|today|average[a-z ]{0,12}|stays?|wait(?:ing)?(?:[- ]?list)?(?: of)?)(?: is| of)?)\s*$/u;
const IS_NOW_BEHIND =
  /^[^.;,\d]{0,20}?(?<![a-z])(?:today|now|currently|already|so far|on average|waiting|on the list)(?![a-z])/u;
/** 'We own 220 scooters', 'ทั้งหมดมี 32 เตียง': all that there is. */
const isAll = (text: string, { span }: Reading): boolean =>
  /(?:ทั้งหมด(?:มี)?|ทั้งสิ้น(?:มี)?|(?<![a-z])(?:we own|i own|fleet of|fleet:|total of|in all))\s*$/u.test(
    text.slice(Math.max(0, span.start - 24), span.start),
  );
/** 'Stock ready 610 sarees + what comes off the looms': more comes, and nobody says how much. */
const MORE_COMES =
  /^[^.;,\d]{0,24}?(?:\+|(?<![a-z])(?:plus|and)(?![a-z]))\s?(?:what|whatever|more|anything|the next)(?![a-z])|^\s?[ก-๛]{0,8}\s?(?:บวก|และ|กับ)(?:ที่|ของที่)/u;
/** 'The chain hotel next door has 120 rooms': what others hold. */
const OF_OTHERS =
  /(?<![a-z])(?:next door|across the (?:road|street)|down the road|nearby|competitors?|rivals?)(?![a-z])[^.;,\d]*$|(?:คู่แข่ง|เจ้าอื่น|ข้างๆ|ตรงข้าม)[^\s\d]*\s?(?:มี)?$/u;
function isNoRoom(text: string, of: Figure): boolean {
  const { reading } = of;
  const { span, figure } = reading;
  const isMost = isBounded(text, of);
  const [ahead, behind] = [
    text.slice(Math.max(0, span.start - 40), span.start),
    text.slice(figure.end, figure.end + 40),
  ];
  const unit = unitOf(reading);
  return (
    LAST_TIME.test(ahead.slice(-24)) ||
    OF_OTHERS.test(ahead) ||
    (reading.per === undefined && MORE_COMES.test(behind)) ||
    CLOCK.test(text.slice(figure.end, figure.end + 8)) ||
    NO_ROOM.test(unit) ||
    // '1,500 m² per month' is made, and no size.
    (reading.per === undefined && SIZE.test(unit) && !/^[a-z\s]*[²³]/u.test(behind)) ||
    (reading.per === undefined && SPAN_OF_TIME.test(unit)) ||
    (unit === '' && reading.per === undefined && /^\s?(?:กลุ่ม|รุ่น|รอบ|คลาส)(?!ละ)/u.test(behind)) ||
    (isRound(unit) && (reading.per === undefined || !(isMost || GROUP.test(unit)))) ||
    (/^(?:คน|ท่าน|ราย)?$/u.test(unit) && reading.per === undefined && STAFF_BEFORE.test(ahead)) ||
    (reading.per === undefined && (IS_NOW_BEFORE.test(ahead) || IS_NOW_BEHIND.test(behind)))
  );
}
const isRound = (unit: string): boolean => TIMES_OPEN.test(unit.split(' ')[0] ?? '') || THAI_ROUND.test(unit);
/** 'Two of us do 25 a week together'. */
const isTogether = (text: string, { span, figure }: Reading): boolean =>
  TOGETHER_BEHIND.test(text.slice(figure.end, figure.end + 50)) ||
  /รวม(?:กัน)?[^.;\d]{0,16}$/u.test(text.slice(Math.max(0, span.start - 24), span.start));
const TOGETHER_BEHIND =
  /^[^.;\d]{0,40}?(?<![a-z])(?:together|combined|between (?:us|them)|in all|in total)(?![a-z])|^[^.;\d]{0,12}รวมกัน/u;

/** How many there are of what holds so many: told right before it, with 'each' at the end, or behind it by the word that counts them. */
function severalOf(text: string, figures: readonly Figure[], figure: Figure, isOpen: boolean): number {
  const { reading, sentence } = figure;
  const counts = figures.filter(
    (one) => one.reading.quantity.kind === 'count' && one.sentence.start === sentence.start,
  );
  const at = counts.indexOf(figure);
  const before = counts[at - 1]?.reading;
  const rest = text.slice(reading.span.end, sentence.end);
  const isEachOfThem =
    isOpen &&
    /\d?\s[a-z]+ (?:a|per|every) (?:day|week|month),? (?:each|apiece)\s*$/u.test(
      rest.replace(/[.;]\s*$/u, ''),
    );
  if (before && isEachOfThem && unitOf(before) !== '' && valueOf(before) <= MOST_SEVERAL)
    return valueOf(before);
  const each = /(?<one>[ก-๛]{2,10})ละ\s?$/u.exec(text.slice(sentence.start, reading.span.start))?.groups?.[
    'one'
  ];
  if (each === undefined || ENDS_IN_ROUND.test(each)) return 1;
  const many = counts.find(
    ({ reading: other }) =>
      other.span.start > reading.span.end &&
      other.per === undefined &&
      unitOf(other) !== '' &&
      each.endsWith(unitOf(other)) &&
      /มี\s?$/u.test(text.slice(0, other.span.start)),
  );
  const value = many ? valueOf(many.reading) : 1;
  return value > 0 && value <= MOST_SEVERAL ? value : 1;
}
const MOST_SEVERAL = 100;

function candidateOf(
  { path, text: answer }: FreeText,
  figure: Figure,
  figures: readonly Figure[],
): Candidate | undefined {
  const text = plain(answer);
  const { reading, sentence } = figure;
  const likely = figure.likely('capacity');
  const least = !isBounded(text, figure) ? LEAST : isOfOne(text, reading) ? LEAST_OF_ONE : LEAST_BOUNDED;
  if (reading.quantity.kind !== 'count' || likely < least || valueOf(reading) <= 0) return undefined;
  // 'เรือ 1 ลำ 16 คนต่อทริป'
  if (valueOf(reading) === 1 && timeOf(text, sentence, reading) === undefined) return undefined;
  if (isNoRoom(text, figure)) return undefined;
  const before = figures
    .slice(0, figures.indexOf(figure))
    .findLast((other) => other.reading.quantity.kind === 'count');
  const start = Math.max(sentence.start, before?.reading.span.end ?? 0);
  const lead = text.slice(start, reading.span.start);
  const factors = isTogether(text, reading) ? [] : factorsOf(text, figures, figure);
  if (factors.length === 0 && isOfToday(text, figure, lead)) return undefined;
  const [factor] = factors;
  const first = factors.at(-1);
  const open = reading.per === undefined ? timesOpen(text, figures, figure) : undefined;
  // '2 boats, 48 seats, five sailings a day each', 'โต๊ะละ 4 คน มี 5 โต๊ะ'.
  const several = factors.length > 0 ? 1 : severalOf(text, figures, figure, open !== undefined);
  const near = `${text.slice(sentence.start, reading.span.start).slice(-60)} ${text.slice(reading.span.start, Math.min(sentence.end, reading.span.end + 30))}`;
  const isWeekly =
    first && WEEKLY.test(text.slice(Math.max(0, first.span.start - 30), reading.span.end + 20));
  const time =
    timeOf(text, sentence, reading) ??
    factors.map((one) => timeOf(text, sentence, one)).find((one) => one !== undefined) ??
    (isWeekly ? 'week' : undefined);
  // Of so many classes all are counted.
  const isOfClasses =
    factors.some((one) => CLASS.test(unitOf(one))) ||
    (factor !== undefined && /(?:กลุ่ม|รุ่น|รอบ|คลาส)ละ\s*$/u.test(lead));
  const isClass = CLASS.test(near) && !isOfClasses;
  const told = NIGHT.test(near) ? 'night' : (time ?? (isClass ? 'class' : undefined));
  // So many days a week are counted where one of several does so much on each.
  const days = factor && told === 'day' ? daysAWeek(text, sentence, reading) : undefined;
  const per = open ? open.per : days === undefined ? told : 'week';
  const rank = TOLD_IN.findIndex((pattern) => pattern.test(path));
  return {
    count:
      factors.reduce((all, one) => all * valueOf(one), valueOf(reading)) *
      several *
      (open?.times ?? 1) *
      (days ?? 1),
    of:
      unitOf(reading)
        .replace(/^(?:new|extra|more) /iu, '')
        .split(' ')[0] ?? '',
    ...(per === undefined ? {} : { per }),
    kind:
      per === undefined && factor === undefined && !isBounded(text, figure) && !LIMIT.test(near)
        ? 'stock'
        : 'limit',
    path,
    span: { start: first?.span.start ?? reading.span.start, end: reading.span.end },
    ...(per === undefined && factor === undefined && !isBounded(text, figure) && !isAll(text, reading)
      ? { isLoose: true }
      : {}),
    ...(factor === undefined && several === 1 && isOfOne(text, reading) ? { isOfOne: true } : {}),
    text: answer.slice(sentence.start, sentence.end),
    score:
      likely +
      (per === undefined ? 0 : 0.5) +
      (isBounded(text, figure) ? 0.3 : 0) +
      (factor || open || TOGETHER.test(lead) ? 0.6 : 0) +
      (rank === 0 ? 0.5 : 0),
  };
}

/** What the client says can be served at most; the plainest first. Undefined where nothing says so. */
export function readCapacity(texts: readonly FreeText[]): Capacity | undefined {
  const lets = texts.some(
    ({ path, text, rival }) =>
      rival === undefined &&
      /productService|heroProduct|startingPrice|companyName|specificObjectives/u.test(path) &&
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
        ...jobsOf(text, figures),
        ...productsOf(text, figures),
        ...wholesOf(text, figures),
        ...roomsOf(text, figures),
        ...(lets ? stocksOf(text, figures) : []),
      ];
    })
    .filter((one) => !isOnlyAfter(one) && (one.isLoose !== true || lets || isOfGoal(one, texts)))
    .map((one) => (countsGoal(one, texts) ? { ...one, score: one.score + OF_GOAL } : one))
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const { score: _, isOfOne: ofOne, isLoose: _loose, ...capacity } = best;
  const many = manyOf(capacity, texts);
  // Of what one of several does nobody knows how much all do.
  if (many === undefined) return ofOne === true ? undefined : ofWorkingDays(capacity, texts, false);
  return ofWorkingDays({ ...capacity, count: capacity.count * many }, texts, true);
}

/** Of two limits the one that counts what is wished for decides: flats taken on, and not rooms cleaned. */
const OF_GOAL = 0.7;
const countsGoal = ({ of, per }: Candidate, texts: readonly FreeText[]): boolean => {
  const one = of.toLowerCase().replace(/s$/u, '');
  return (
    per !== undefined &&
    one.length > 2 &&
    texts.some(({ path, text }) => path.endsWith('specificObjectives') && plain(text).includes(one))
  );
};

/** What there is of something is room only for a goal, or a price, that counts the same, or that is to be full. */
const isOfGoal = ({ of }: Capacity, texts: readonly FreeText[]): boolean => {
  // Without a goal nothing says that something else is counted.
  if (!texts.some(({ path, text }) => path.endsWith('specificObjectives') && text.trim() !== '')) return true;
  const one = of.toLowerCase().replace(/s$/u, '');
  // Who is there is no room for more of the same.
  if (texts.some(({ path, text }) => path.endsWith('specificObjectives') && asksForMore(plain(text), one)))
    return false;
  return texts.some(({ path, text }) => {
    if (!/specificObjectives|startingPrice|heroProduct/u.test(path)) return false;
    const said = plain(text);
    return (
      (one.length > 1 && said.includes(one)) ||
      TO_BE_FULL.test(said) ||
      (SEAT.test(of) && /Objectives/u.test(path) && GUESTS.test(said))
    );
  });
};
/** '12 new crew', 'อาสาใหม่ 12 คน'. */
const asksForMore = (said: string, one: string): boolean =>
  /^(?:คน|ราย|ท่าน)$/u.test(one)
    ? /ใหม่|เพิ่ม/u.test(said)
    : said
        .split(one)
        .slice(0, -1)
        .some((ahead) => /(?<![a-z])(?:new|more|extra|additional|another)\s(?:[a-z-]+\s){0,2}$/u.test(ahead));
const TO_BE_FULL = /(?<![a-z])(?:occup|full|fill|sell out|sold out)|เข้าพัก|เต็ม/u;
const SEAT = /^(?:seats?|covers?|places?|ที่นั่ง|โต๊ะ)$/iu;
const GUESTS =
  /(?<![a-z])(?:guests?|people|tickets?|covers?|diners?|seats?|passengers?|visitors?)(?![a-z])|ท่าน|คน|บัตร|ที่นั่ง/u;
