/**
 * Whether a goal is read for certain. What is not is quoted in the client's words, and nothing is reckoned from it: a wrong
 * goal is the headline of a whole deck.
 */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { valueOf, type Goal } from './goal.ts';
import { manyOfShare, saidInMoney } from './goal-figures.ts';
import { isMadeUp } from './goal-groups.ts';
import {
  isDoneEach,
  isLeftAsItIs,
  isPlainlyLeaving,
  isPlainlyToday,
  isPlainlyWanted,
  isTellingNow,
  timeOfStart,
} from './goal-today.ts';
import { isMakingUp, partOf } from './goal-wholes.ts';
import { rowOfMonths, rowOfNow } from './goal-origin.ts';
import { isLeastNeeded, isWishedMore } from './goal-increments.ts';
import type { Figure, Role } from './roles.ts';

/** A figure is wanted for certain from here on; learnt likelihoods of fresh answers that were right lay above it. */
const SURE_WANTED = 0.6;
/** A figure is today's for certain from here on, where no word beside it says so. */
const SURE_TODAY = 0.76;
/** Where a goal that is wanted for certain begins: that the two belong together says as much. */
const SURE_BEGINNING = 0.65;
/** A figure that is less likely to be wanted, or to be today's, is something else. */
const MAY_BE_GOAL = 0.4;
/** What else it is, is known from here on. */
const SURE_OTHER = 0.5;

/** 'Per state', 'for each class', 'at each of our clinics': so many of each, and nobody said how many in all. */
const OF_EACH =
  /^[^.;,()\d]{0,30}?(?<![a-z])(?:per|(?:for|at|in|from|to) each(?: of)?|each)\s(?!(?:one|a|of)?\s?(?:day|wk|week|weekday|weekend|fortnight|mo(?![a-z])|mth|month|qtr|quarter|yr|year|season|night|evening|mon|tues|wednes|thurs|fri|satur|sun|cent|annum))[a-z]|^\s?[ก-๛]{0,8}(?:\s?ต่อ\s?|(?<!\s)\/\s?|\s\/(?!\s))(?!วัน|สัปดาห์|อาทิตย์|เดือน|ด\.|ไตรมาส|ปี|คืน|ชั่วโมง|ฤดู|ซีซั่น)[ก-๛]/u;
/** 'รุ่นละ 40 คน', 'ครั้งละ 150 ถุง'. */
const EACH_BEFORE = /(?<!วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี|คืน)(?<=[ก-๛]{2})ละ\s*(?:ประมาณ|ราว|สัก)?\s*$/u;
/** 'รายเดือน 900 ราย': who pays by the month, or so many a month. */
const PAYS_OR_COMES = /^ราย/u;
/** What kind of contract or member it is, and no time that is counted in: 'สัญญารายปี 40 ร้าน'. */
const IS_KIND_OF = /(?:สัญญา|แพ็?[กค]เกจ?|สมาชิก|ตั๋ว|บัตร|ประกัน|ดูแล|บริการ|เช่า|ผู้[ก-๛]{2,10})$/u;
export const isKindOf = (text: string, { perSpan, span }: Figure['reading']): boolean =>
  perSpan !== undefined &&
  perSpan.start < span.start &&
  PAYS_OR_COMES.test(text.slice(perSpan.start, perSpan.end)) &&
  IS_KIND_OF.test(text.slice(0, perSpan.start).trimEnd());
/** A rise of what nobody counted: 'add work for ten vans'. */
const WORTH_OF = /^[^.;,\d]{0,24}(?<![a-z])worth of(?![a-z])/u;

/** Those who pay or come again and again, and nobody said how many there are: a level, or so many to be won. */
const STAYS = /^(?:paying|active|regular|recurring|live|standing)\s|(?:ที่จ่ายเงิน|ที่ใช้งาน|ประจำ|ที่มีคนอยู่|อยู่จริง)$/iu;
const IS_WON = /(?<![a-z])(?:new|more|extra|another|sign|win|sell|add|find|gain)(?![a-z])|ใหม่|เพิ่ม|อีก|ขาย/iu;
const isLevelOrWon = ({ kind, metric, from, per, text }: Goal): boolean =>
  kind === 'count' && from === undefined && per === undefined && STAYS.test(metric) && !IS_WON.test(text);

/** 'A fortnight', 'every two months': a time that is none of those that are counted in. */
const ODD_TIME =
  /^[^.;,()\d]{0,40}?(?<![a-z])(?:(?:a|per|each|every) fortnight|fortnightly|every (?:other|two|2|three|3|few) (?:days?|weeks?|months?))(?![a-z])|^\s?[ก-๛]{0,10}\s?(?:ทุก|ต่อ|\/)\s?(?:สอง|2|สาม|3)\s?(?:วัน|สัปดาห์|อาทิตย์|เดือน)/u;
/** As many times the lower end of a range that is one figure, told roughly. */
const ROUGHLY = 1.25;

/** A name that begins in the middle of another word: the answer was cut wrongly. */
const NAMELESS = /^[^\p{L}\p{N}'"“(]/u;

/** A further number that counts nothing by name is as likely what there is already: '35 signed, 11 in the bag'. */
const isUnnamed = ({ metric, unit, per }: Goal): boolean => metric === '' && unit === '' && per === undefined;

/** '200 to 260 boxes': from one to the other, or anything between them. */
const isWide = ({ to = 0, high }: Goal): boolean => high !== undefined && high >= to * ROUGHLY;

/** So many of each of something that is no time, or of a time that no plan counts in. */
function isOfEach(text: string, { figure: { reading }, goal }: GoalRead): boolean {
  const { span, figure, perSpan, quantity } = reading;
  if (quantity.kind !== 'count') return false;
  const behind = text.slice(figure.end, figure.end + 60);
  return (
    OF_EACH.test(behind) ||
    WORTH_OF.test(behind) ||
    ODD_TIME.test(behind) ||
    ((perSpan === undefined || perSpan.start > span.start) && EACH_BEFORE.test(text.slice(0, span.start))) ||
    (perSpan !== undefined &&
      goal.per !== undefined &&
      !isKindOf(text, reading) &&
      PAYS_OR_COMES.test(text.slice(perSpan.start, perSpan.end)))
  );
}

const TAKES_EACH =
  /(?<![a-z])each(?: one)?(?: of (?:them|which))?,?(?: (?:takes?|taking|orders?|ordering|buys?|buying|with|at|for|worth))?(?: about| around)?\s*$/iu;
const TAKEN_EACH = /^\s?(?:[a-z]+ )?each(?! (?:day|week|month|quarter|year|season|term|night)|[a-z])/iu;
/** '45 accounts, each 2 loads a month': how much one of them takes is no goal beside how many there are to be. */
export function isTakenByEach(
  answer: string,
  { reading: { quantity, figure, span, perSpan } }: Figure,
): boolean {
  if (quantity.kind !== 'count') return false;
  const text = plain(answer);
  const ahead = text.slice(0, Math.min(span.start, perSpan?.start ?? span.start));
  return TAKES_EACH.test(ahead) || TAKEN_EACH.test(text.slice(figure.end));
}

const isCounting = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'count' || quantity.kind === 'money' || quantity.kind === 'percent';

/** What the readers of a goal made of the figures of its answer. */
export interface GoalRead {
  goal: Goal;
  figure: Figure;
  /** That it is wanted follows from the words around it, whatever is learnt. */
  isPlain: boolean;
}

/** What is asked for are goals: the only figure is one, or the first, beside what is there today. */
const isAlone = (
  answer: string,
  figure: Figure,
  figures: readonly Figure[],
  all: readonly GoalRead[],
): boolean =>
  figure.likely(figure.role) < SURE_WANTED &&
  figures.every(
    (other) =>
      other === figure ||
      !isCounting(other) ||
      (all[0]?.figure === figure && all.some((one) => one.figure === other)) ||
      isPlainlyToday(answer, other) ||
      isTellingNow(answer, other) ||
      other.likely('today') >= SURE_TODAY,
  );

/** Between what is and what is wanted: 'สมาชิก 120 คน อยากได้ 300 คน', '120 members, we want 300'. */
const BUT_WANTED =
  /^[\s,;.]*(?:อยาก(?:ได้|เป็น|มี|ให้(?:ถึง|ได้|เป็น|มี|เต็ม))|ขอ(?:ให้(?:ถึง|ได้|เป็น))?|ต้องการ|ตั้งเป้า(?:ไว้)?(?:ที่)?|(?:but |and )?(?:we |i )?(?:want|need|would like|aim for)(?: to (?:have|reach|get to))?(?: (?:it|them|that))?(?: (?:at|to be(?: at)?|up to|down to))?)\s*$/u;
const isWishedBehind = (text: string, now: Figure, wanted: Figure): boolean =>
  BUT_WANTED.test(
    text.slice(Math.max(now.reading.span.end, now.reading.perSpan?.end ?? 0), wanted.reading.span.start),
  );

/** 'จาก 45%', 'from 13'. */
const FROM =
  /(?:(?<![a-z])(?:from|instead of|rather than)|จาก(?:ตอนนี้|เดิม|ปัจจุบัน|ที่มี(?:แค่|เพียง)?)?|แทนที่(?:จะเป็น)?)\s?$/u;

/** What is full already, beside what is to be filled; and hours in parentheses: 'ส่วนเย็นเต็ม 95%', '(9-17)'. */
const FULL_BEFORE = /(?:เต็ม(?:แล้ว|อยู่)?|(?<![a-z])(?:full|booked)(?: at)?)\s?$/u;
const isAside = (text: string, { reading: { quantity, span } }: Figure, goal: Goal): boolean =>
  FULL_BEFORE.test(text.slice(0, span.start)) ||
  (goal.unit === '%' && quantity.kind !== 'percent' && /\([^)]*$/u.test(text.slice(0, span.start)));

/** Of two figures, so likely the one is wanted, and the other is there already. */
const LIKELY_WANTED = 0.5;
const LIKELY_THERE = 0.3;
/** What is wanted is at most so many times what there is. */
const MOST_TIMES = 12;
/** '40 plans by June, have 22 buildings on plans': nothing else is counted than what is wanted and, fewer, what there is. */
function isWholeStory({ goal, figure }: GoalRead, figures: readonly Figure[]): boolean {
  const { from = 0, to = 0, kind } = goal;
  const others = figures.filter((other) => other !== figure && isCounting(other));
  const [only, more] = others;
  return (
    only !== undefined &&
    more === undefined &&
    kind === 'ramp' &&
    from > 0 &&
    from < to &&
    to <= from * MOST_TIMES &&
    valueOf(only.reading) === from &&
    only.reading.quantity.kind === figure.reading.quantity.kind &&
    figure.likely('target') >= LIKELY_WANTED &&
    only.likely('today') >= LIKELY_THERE &&
    only.likely('target') < figure.likely('target')
  );
}

/** Both ends are told by each other: 'ปีที่แล้ว 22 กรุ๊ป ปีนี้ 45 กรุ๊ป'. */
const isToldAsPair = ({ kind, from }: Goal, { side }: Figure, figures: readonly Figure[]): boolean =>
  kind === 'ramp' &&
  side === 'wanted' &&
  figures.some((other) => other.side === 'there' && valueOf(other.reading) === from);

/** As likely wanted a figure is wanted, and what is hardly wanted is not. */
const SURELY_WANTED = 0.9;
const HARDLY_WANTED = 0.15;
/** '64 trucks, 51 out, 60 should be': what there is in all is more than what is wanted of it. */
const isInAll = (other: Figure, { goal, figure }: GoalRead): boolean =>
  goal.kind === 'ramp' &&
  figure.likely('target') >= SURELY_WANTED &&
  other.likely('target') < HARDLY_WANTED &&
  other.reading.per === undefined &&
  other.reading.quantity.kind === 'count' &&
  figure.reading.quantity.kind === 'count' &&
  (other.reading.quantity.unit === figure.reading.quantity.unit || other.reading.quantity.unit === '') &&
  valueOf(other.reading) > (goal.to ?? 0);

/** Neither a goal nor where this one begins: told in another sentence, or likelier something else. */
const isSomethingElse = (other: Figure, { sentence }: Figure): boolean =>
  other.sentence.start !== sentence.start ||
  mayBeGoal(other) < MAY_BE_GOAL ||
  (!GOAL_LIKE.has(other.role) && other.likely(other.role) >= SURE_OTHER);
const GOAL_LIKE: ReadonlySet<Role> = new Set<Role>(['target', 'change', 'today']);
/** How likely a figure is to be a goal, or where one begins. */
const mayBeGoal = ({ likely }: Figure): number => likely('target') + likely('today') + likely('change');

/** Whether a goal, its beginning and every figure beside it in the answer are known. */
export function isSure(
  answer: string,
  { goal, figure, isPlain }: GoalRead,
  figures: readonly Figure[],
  all: readonly GoalRead[],
): boolean {
  if (goal.to === undefined || goal.kind === 'text') return true;
  const text = plain(answer);
  const changes = changesIn(
    answer,
    figures.map(({ reading }) => reading),
  );
  const isOfChange = changes.some(({ from, to }) => from === figure.reading || to === figure.reading);
  const wanted = figure.likely('target') + figure.likely('change') + figure.likely('rate');
  const isWanted =
    isPlain ||
    isOfChange ||
    wanted >= SURE_WANTED ||
    isWishedMore(answer, figure) ||
    isPlainlyWanted(answer, figure) ||
    partOf(answer, figure) !== undefined ||
    isAlone(answer, figure, figures, all);
  // What is told of each is told of every goal beside it: 'classes of 40, three classes'.
  const isShared = all.some(
    (other, index) =>
      other.figure.sentence.start === figure.sentence.start &&
      (isOfEach(text, other) ||
        (index > 0 &&
          !isOfChange &&
          isUnnamed(other.goal) &&
          (other.goal === goal || goal.from === undefined))),
  );
  if (!isWanted || isShared || isLevelOrWon(goal) || isWide(goal) || NAMELESS.test(goal.metric)) return false;
  // 'From 90 a month to 140, and 100 in winter': both ends are told, whatever else is asked for beside them.
  if (changes.some(({ to }) => to === figure.reading) && goal.metric !== '') return true;
  if (isWholeStory({ goal, figure, isPlain }, figures) || isToldAsPair(goal, figure, figures)) return true;
  const row = new Set([...rowOfNow(answer, figures), ...rowOfMonths(answer, figures)]);
  const isKnown = (other: Figure): boolean =>
    !isCounting(other) ||
    isAside(text, other, goal) ||
    all.some(
      (one) =>
        one.figure === other ||
        valueOf(other.reading) === one.goal.to ||
        // Where another goal begins is told of that one.
        (one.goal !== goal && valueOf(other.reading) === one.goal.from),
    ) ||
    changes.some(({ from, to }) => from === other.reading || to === other.reading) ||
    row.has(other) ||
    isPlainlyToday(answer, other) ||
    isTellingNow(answer, other) ||
    isInAll(other, { goal, figure, isPlain }) ||
    isLeftAsItIs(answer, other) ||
    isPlainlyLeaving(answer, other) ||
    isMakingUp(answer, other, figures) ||
    isMadeUp(answer, other, figures) ||
    isDoneEach(answer, other) ||
    timeOfStart(valueOf(other.reading), answer) === 'last time' ||
    saidInMoney(answer, other, figures) !== undefined ||
    figures.some((one) => manyOfShare(answer, one, figures) === other) ||
    isLeastNeeded(answer, other) ||
    (other.reading.per !== undefined && isTakenByEach(answer, other)) ||
    other.likely('today') >= (valueOf(other.reading) === goal.from ? SURE_BEGINNING : SURE_TODAY) ||
    (other.likely('today') > 0.5 && isWishedBehind(text, other, figure)) ||
    (valueOf(other.reading) === goal.from
      ? isPlain || isWishedBehind(text, other, figure) || FROM.test(text.slice(0, other.reading.span.start))
      : isSomethingElse(other, figure));
  return figures.every(isKnown);
}
