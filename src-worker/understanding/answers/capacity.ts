/** How many can be served, by rules: per class, day or month; rooms, beds, vans, stock. Which of all readings is meant is learnt: `capacity-ways.ts`. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { LEAST, type Candidate, type Capacity } from './capacity-candidate.ts';
import { factorsOf, isOfOne, manyOf, unitOf, valueOf } from './capacity-many.ts';
import { chainsOf } from './capacity-chains.ts';
import { behindOf, hoursOf } from './capacity-behind.ts';
import { crewsOf } from './capacity-crews.ts';
import { jobsOf, productsOf } from './capacity-jobs.ts';
import { roundsOf } from './capacity-rounds.ts';
import { isBounded, isNoRoom } from './capacity-no-room.ts';
import { ENDS_IN_ROUND, isRound, timeOf, timesOpen } from './capacity-open.ts';
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
const NIGHT = /(?:ต่อ|ละ|\/)\s?คืน|คืน(?:ละ|นึง|หนึ่ง)|(?<![a-z])(?:a|per|each|every) night(?![a-z])/u;
const TOGETHER = /รวม|(?<![a-z])(?:together|combined|between (?:us|them)|in all|altogether|so)(?![a-z])/u;
/** 'We own 220 scooters', 'ทั้งหมดมี 32 เตียง': all that there is. */
const isAll = (text: string, { span }: Reading): boolean =>
  /(?:ทั้งหมด(?:มี)?|ทั้งสิ้น(?:มี)?|(?<![a-z])(?:we own|i own|fleet of|fleet:|total of|in all))\s*$/u.test(
    text.slice(Math.max(0, span.start - 24), span.start),
  );
/** 'Can take 16 villas more', 'room for 60 more jobs', 'รับได้อีก 45 ห้อง': beside those that are there. */
export const isMore = (text: string, { span, figure }: Reading): boolean =>
  /(?:ได้อีก|ว่างอีก|เหลืออีก|(?<![a-z])another)\s*$/u.test(text.slice(Math.max(0, span.start - 16), span.start)) ||
  /^\s?(?:[a-z]+ )?(?:more|extra)(?! than)(?![a-z])/u.test(text.slice(figure.end, figure.end + 20));
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
      /(?:มี|เปิด|เปิดได้|ทั้งหมด|รวม)\s?$/u.test(text.slice(0, other.span.start)),
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
  // 'ระดมทุนซื้อ 4 เครื่อง เครื่องละ 520,000': each costs so much.
  if (factors.length > 0 && unitOf(reading) === '' && valueOf(reading) >= LIKE_A_PRICE) return undefined;
  const [factor] = factors;
  const first = factors.at(-1);
  const open = reading.per === undefined ? timesOpen(text, figures, figure) : undefined;
  // '3 vans, 5 trips each daily': the trips are counted.
  if (open !== undefined && VEHICLE.test(unitOf(reading))) return undefined;
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
  // A boat holds so many each time that it sails.
  const isTrip = VEHICLE.test(factor ? unitOf(factor) : '') && HEADS.test(unitOf(reading));
  const isClass = (CLASS.test(near) && !isOfClasses) || isTrip;
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
      // '9 places x 31 dates'
      unitOf(factor && DATES.test(unitOf(reading)) ? factor : reading)
        .replace(/^(?:new|extra|more) /iu, '')
        .split(' ')[0] ?? '',
    ...(per === undefined ? {} : { per }),
    ...(isMore(text, reading) ? { isMore: true } : {}),
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
      (rank === 0 ? 0.5 : 0) -
      (per === 'hour' ? OF_AN_HOUR : 0),
  };
}

/** How fast it goes at its best says less than how much goes in a day. */
const OF_AN_HOUR = 0.7;
/** From here on a bare figure told of each is what it costs. */
const LIKE_A_PRICE = 5000;
const VEHICLE =
  /^(?:vans?|trucks?|boats?|launch(?:es)?|bus(?:es)?|minibus(?:es)?|coach(?:es)?|rafts?|jeeps?|ลำ|คัน)(?![a-z])/iu;
const HEADS = /^(?:seats?|people|persons?|guests?|passengers?|pax|places|ที่|ที่นั่ง|คน|ท่าน)?$/iu;
const DATES = /^(?:dates?|days?|evenings?|sessions?|performances?|shows?)(?![a-z])/iu;

/** All figures that rules take for what can be served at most, the plainest first. */
/** Where the days of a month are told, they count; else how long one takes tells how many a month holds. */
function jobsOrCrewsOf(text: FreeText, figures: readonly Figure[]): Candidate[] {
  const jobs = jobsOf(text, figures);
  return jobs.length > 0 ? jobs : crewsOf(text, figures);
}

export function capacityCandidates(texts: readonly FreeText[]): Candidate[] {
  const lets = texts.some(
    ({ path, text, rival }) =>
      rival === undefined &&
      /productService|heroProduct|startingPrice|companyName|specificObjectives/u.test(path) &&
      (LETS.test(plain(text)) || HOUSE.test(plain(text))),
  );
  return texts
    .filter(({ path, rival }) => rival === undefined && TOLD_IN.some((pattern) => pattern.test(path)))
    .flatMap((text) => {
      const figures = figuresIn(text.text, fieldOf(text.path));
      return [
        ...figures.flatMap((figure) => candidateOf(text, figure, figures) ?? []),
        ...chainsOf(text),
        ...oneEach(text),
        ...oneOfEach(text, figures),
        ...jobsOrCrewsOf(text, figures),
        ...roundsOf(text, figures),
        ...productsOf(text, figures),
        ...behindOf(text, figures),
        ...hoursOf(text, figures),
        ...wholesOf(text, figures),
        ...roomsOf(text, figures, texts),
        ...(lets ? stocksOf(text, figures) : []),
      ];
    })
    .filter((one) => !isOnlyAfter(one) && (one.isLoose !== true || lets || isOfGoal(one, texts)))
    .map((one) =>
      countsGoal(one, texts)
        ? { ...one, score: one.score + OF_GOAL }
        : // How often a class is held is less than how many it takes.
          isRound(one.of)
          ? { ...one, score: one.score - OF_GOAL }
          : one,
    )
    .toSorted((a, b) => b.score - a.score);
}

/** What rules take for it. Undefined where nothing says so. */
export const ruledCapacity = (texts: readonly FreeText[]): Capacity | undefined =>
  ruledOf(capacityCandidates(texts), texts);

/** What the first of the candidates comes to. */
export function ruledOf([best]: readonly Candidate[], texts: readonly FreeText[]): Capacity | undefined {
  if (best === undefined) return undefined;
  const { score: _, isOfOne: ofOne, isLoose: _loose, isExact: _exact, ...capacity } = best;
  const many = manyOf(capacity, texts, ofOne === true);
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
