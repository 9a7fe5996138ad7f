/** What the client wants to reach: metric, from, to, per period, by when. */
import { isWrittenYear } from '../../../src/shared/reading/calendar.ts';
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { feastAt } from '../../../src/shared/reading/feasts.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { stepsIn } from '../figures/steps.ts';
import { readGoal, segmentOf } from './goal-words.ts';
import { withTodayElsewhere } from './goal-elsewhere.ts';
import { withNextYear, withTime } from './goal-times.ts';
import { withStart } from './goal-levels.ts';
import { asLevel, isWay } from './goal-ranges.ts';
import { atMonthEnd, withDeadline, withEvent, withOnlyEnd } from './goal-events.ts';
import { isKindOf, isSure, isTakenByEach, type GoalRead } from './goal-doubts.ts';
import { isBetween, manyOfShare, isWantedToo, saidInMoney, withoutNames } from './goal-figures.ts';
import { namedToday } from './goal-names.ts';
import { fromMonths, toldInWords } from './goal-told.ts';
import { goalSpans, withLearntName } from './goal-spans.ts';
import { withShareElsewhere } from './goal-shares.ts';
import { groupsIn, isMadeUp, type Groups } from './goal-groups.ts';
import {
  asTotal,
  isAboveToday,
  isIncrement,
  asMoreThan,
  isLeastNeeded,
  isWishedMore,
  onTopOf,
  shortOf,
} from './goal-increments.ts';
import { rowOfMonths, rowOfNow, withLoneToday, withToday } from './goal-origin.ts';
import {
  asChange,
  baseOfShare,
  byShareOfToday,
  isMultiplied,
  isSaidInFigures,
  isTimesToday,
  timesToday,
} from './goal-multiples.ts';
import { fromOutdone, outdoneBy } from './goal-outdone.ts';
import { withSides } from './goal-sides.ts';
import { ofRounds } from './goal-rounds.ts';
import { withoutSizes } from './goal-sizes.ts';
import {
  goOn,
  isOfBest,
  isEarlierTime,
  isBound,
  isLeftAsItIs,
  isPlainlyLeaving,
  isPlainlyToday,
  isTellingNow,
  isPlainlyWanted,
  timeOfStart,
} from './goal-today.ts';
import {
  isMakingUp,
  isPartOfGoal,
  isPartWanted,
  isWholeOfToday,
  partOf,
  stillFree,
  wholeOf,
} from './goal-wholes.ts';
import { valueOf, type Goal } from './goal.ts';
import { withDayBeside, withoutDatesBeside } from './goal-brackets.ts';
import { moneyOf } from './goal-money.ts';
import { NO_HOME, type Home } from './home-currency.ts';
import { isPeriod } from './period.ts';
import { figuresIn, type Figure } from './roles.ts';

export type { Goal } from './goal.ts';

export interface GoalContext {
  home?: Home;
  /** Only what is plainly wanted: for an answer to another question. */
  wantedOnly?: boolean;
  /** Other answers, in which today's figure may stand. */
  elsewhere?: readonly string[];
  /** Answers on what is sold, and those that say until when. */
  offered?: readonly string[];
  untilWhen?: readonly string[];
  /** Answers that tell how things are: what adverts brought, what is sold and how much of it. */
  told?: readonly string[];
}

/** From here on a figure is a goal; in an answer to another question it must be likelier. */
const LEAST = 0.35;
const LEAST_ELSEWHERE = 0.5;
/** Beside another goal a figure is one of its own from here on. */
const LEAST_BESIDE = 0.6;

const isCounted = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind !== 'date' && quantity.kind !== 'proportion';
/** 'ใน 2027': a year behind the word that leads to a time, and no number of anything. */
const LEADS_TO_YEAR = /(?:(?<![a-z])(?:in|by|for|during)|ใน|ปี|ภายใน)\s?$/u;
const isYearAlone = (answer: string, { reading: { quantity, span, figure } }: Figure): boolean =>
  quantity.kind === 'count' &&
  quantity.unit === '' &&
  isWrittenYear(answer.slice(span.start, figure.end)) &&
  LEADS_TO_YEAR.test(plain(answer).slice(0, span.start));

/** A day that is not kept on one day everywhere, as it is where the client is; no day where nobody knows which. */
function asKept(goal: Goal, { unnamed }: Home): Goal {
  const { by, ...rest } = goal;
  if (by?.feast === undefined) return goal;
  const feast = feastAt(by.feast, unnamed);
  return feast === undefined ? rest : { ...rest, by: { ...by, feast } };
}

const FILL = /(?<![a-z])(?:full|fill|sell out|sold out)(?![a-z])|เต็ม|ขายหมด/iu;
/** So many groups of so many are wanted together, and begin at what is in each today. */
function asGroups(goal: Goal, { many, each, today, per }: Groups): Goal {
  const { from: _from, per: _per, ...rest } = goal;
  const count = valueOf(many.reading);
  return {
    ...rest,
    kind: today ? 'ramp' : 'count',
    to: count * valueOf(each.reading),
    ...(today ? { from: count * valueOf(today.reading) } : {}),
    ...(per !== undefined && isPeriod(per) ? { per } : {}),
  };
}

/** 'Ten more than today' behind the level that is wanted. */
const isDistance = (answer: string, figure: Figure, figures: readonly Figure[]): boolean =>
  isAboveToday(answer, figure) &&
  figures.some(
    (other) =>
      other.sentence.start === figure.sentence.start &&
      other.reading.span.end < figure.reading.span.start &&
      other.reading.quantity.kind === 'count' &&
      valueOf(other.reading) > valueOf(figure.reading),
  );

/** The goals of an answer; without a figure one that is its words. Today's figure is never one: it is where a goal begins. */
export function readGoals(answer: string, context: GoalContext = {}): Goal[] {
  if (answer === '') return [];
  const {
    home = NO_HOME,
    wantedOnly = false,
    elsewhere = [],
    offered = [],
    untilWhen = [],
    told: stories = [],
  } = context;
  const told = withoutDatesBeside(answer);
  const seen = figuresIn(told, wantedOnly ? 'whynow' : 'goals');
  const counting = withoutNames(answer, withoutSizes(answer, seen));
  const figures = wantedOnly ? counting : withSides(told, counting, seen);
  const all = wantedIn(answer, figures, wantedOnly ? LEAST_ELSEWHERE : LEAST);
  const outdone = new Map(all.map((figure) => [figure, outdoneBy(answer, figure, all)]));
  const likely = all.filter((figure) => ![...outdone.values()].includes(figure));
  const groups = wantedOnly ? undefined : groupsIn(answer, figures);
  const wanted =
    likely.length > 0 || wantedOnly
      ? likely
      : [
          figures.find((figure) => isPlainlyWanted(answer, figure)) ?? besideToday(answer, figures) ?? [],
        ].flat();
  const whole = wholeOf(answer, figures);
  if (groups && !wanted.includes(groups.each) && (wanted.includes(groups.many) || FILL.test(answer)))
    wanted.push(groups.each);
  const read = wanted.flatMap((figure): GoalRead[] => {
    if (groups && [groups.many, groups.today].includes(figure)) return [];
    const many = manyOfShare(answer, figure, figures);
    if (many) return shareGoal(answer, figure, many, { figures, wanted });
    const { start, end } = segmentOf(answer, figure, figures);
    const goal = asChange(
      withoutKind(answer, filled(answer, readGoal(told.slice(start, end), figure), figure), figure),
      figure,
      figures,
    );
    if (goal.kind === 'text' || (goal.kind === 'change' && goal.metric === '' && !/\d/u.test(answer)))
      return [];
    const isPlain =
      onTopOf(answer, figure, figures) !== undefined ||
      figures.some((other) => shortOf(answer, other, figures) === figure) ||
      isTimesToday(answer, figure, figures) ||
      figure === whole ||
      isWay(answer, figure) ||
      baseOfShare(answer, figure, figures) !== undefined ||
      figures.some((other) => saidInMoney(answer, other, figures) === figure);
    const asGoal = (one: Goal): GoalRead[] => [
      { goal: asTold(answer, moneyOf(asKept(one, home), answer, figure, home), figure), figure, isPlain },
    ];
    const at = { ...goal, at: figure.reading.span };
    const timed = withDayBeside(answer, withTime(answer, at, figure, figures, wanted), figure);
    if (groups?.each === figure) return [{ goal: asGroups(timed, groups), figure, isPlain: true }];
    const before = outdone.get(figure);
    if (before) return [{ goal: fromOutdone(timed, before), figure, isPlain: true }];
    const base = onTopOf(answer, figure, figures);
    if (base) return asGoal(asMoreThan(timed, figure, base));
    const level = asLevel(answer, timed, figure);
    if (level) return asGoal(level);
    const times =
      timesToday(answer, timed, figure, figures) ?? byShareOfToday(answer, timed, figure, figures);
    if (times) return asGoal(times);
    const above = figures.find(
      (other) =>
        other !== figure &&
        (isDistance(answer, other, figures) || shortOf(answer, other, figures) === figure),
    );
    const { to } = timed;
    if (above && timed.kind === 'count' && to !== undefined && valueOf(above.reading) < to)
      return asGoal({ ...timed, kind: 'ramp', from: to - valueOf(above.reading) });
    const begun = withToday(answer, timed, figure, { figures, wanted, elsewhere });
    return asGoal(asTotal(answer, namedToday(answer, begun, figures), figure));
  });
  const [first] = read;
  if (first && first.goal.from === undefined) {
    // What stands beside the first goal and is hardly wanted, or would fall, has no beginning of its own.
    const others = read.slice(1);
    const weak = others.filter(
      ({ goal: { from = 0, to = 0 }, figure }) => figure.likely('target') < LEAST_BESIDE || from > to,
    );
    first.goal = withLoneToday(answer, first.goal, first.figure, {
      figures,
      taken: others.flatMap((one) => [one.goal.to, weak.includes(one) ? undefined : one.goal.from]),
    });
    for (const one of weak)
      if (first.goal.from !== undefined && one.goal.from === first.goal.from) {
        const { from: _from, ...rest } = one.goal;
        one.goal = { ...rest, kind: 'count' };
      }
  }
  const ofGoals = figures.filter((figure) => !isBetween(answer, figure, figures));
  const sure = read.map((one) => {
    const begun = withShareElsewhere(fromOne(answer, one.goal, one.figure), elsewhere);
    const own =
      read.length === 1
        ? toldInWords(namedToday(answer, begun, figures), answer)
        : namedToday(answer, begun, figures);
    const goal = fromMonths(withTodayElsewhere(own, stories), stories);
    return {
      ...one,
      goal: isSure(answer, { ...one, goal }, ofGoals, read) ? goal : { ...goal, isUnsure: true as const },
    };
  });
  const spans = sure.length > 0 ? goalSpans(answer) : [];
  const goals = withSharedTime(answer, sure).map((goal, index) => {
    const { start, end } = sure[index]?.figure.sentence ?? { start: 0, end: 0 };
    const words = sure.length === 1 ? answer : answer.slice(start, end);
    const learnt = withLearntName(answer, spans, goal, { start, end });
    const named = isEarlierTime(learnt.metric) ? { ...learnt, metric: '' } : learnt;
    const due = withDeadline(
      withEvent(atMonthEnd(withTimeOfName(named)), words, elsewhere),
      answer,
      untilWhen,
      offered,
    );
    const { figure } = sure[index] ?? {};
    const each = sure.length === 1 ? ofRounds(due, answer, [...stories, ...offered]) : due;
    return withStart(figure ? withNextYear(answer, each, figure, figures) : each, answer);
  });
  return withOnlyEnd(
    goals.length > 0 ? goals : [{ kind: 'text', metric: answer, unit: '', text: answer }],
    answer,
  );
}

/** 'สัญญารายปี 40 ร้าน': forty that stay, and not forty a year. */
function withoutKind(answer: string, goal: Goal, { reading }: Figure): Goal {
  if (goal.per === undefined || !isKindOf(answer, reading)) return goal;
  const { per: _per, ...rest } = goal;
  return rest;
}

/** A classifier has no time in it: 'โครงการต่อไตรมาส' is so many projects a quarter. */
const TIMED = /(?<=[ก-๛])\s?(?:ต่อ|\/)\s?(?:วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)$/u;
/** 'Policies/month 900 > 1,300': the time is told in the name. */
const NAME_IN_TIME = /^(?<name>\p{L}[\p{L} ]{2,30}?)\s?(?:\/|(?<=\s)per )\s?(?<per>day|week|month|year)$/u;
function withTimeOfName(goal: Goal): Goal {
  if (goal.per !== undefined || goal.unit === '%') return goal;
  const { name, per } = NAME_IN_TIME.exec(goal.metric)?.groups ?? {};
  return name === undefined ? goal : { ...goal, metric: name.trim(), ...periodsOf(per) };
}
const periodsOf = (per: string | undefined): Partial<Goal> =>
  per === 'day' || per === 'week' || per === 'month' || per === 'year' ? { per } : {};

function bareOf(answer: string, goal: Goal): Goal {
  const [metric, unit] = [goal.metric.replace(TIMED, ''), goal.unit.replace(TIMED, '')];
  const bare = goal.per === undefined ? withTimeOfName(goal) : { ...goal, metric, unit };
  if (bare.kind !== 'ramp' || bare.from === undefined || !isOfBest(bare.from, answer)) return bare;
  const { from: _from, ...rest } = bare;
  return { ...rest, kind: 'count' };
}

/** Whether the goal begins anew at each time, or counts what comes on top. */
function asTold(answer: string, told: Goal, figure: Figure): Goal {
  const goal = bareOf(answer, told);
  const isCountedAnew = goal.per === undefined || goal.per === 'year' || goal.per === 'quarter';
  if (
    goal.from !== undefined &&
    // A share is compared with the one before, and begins at no nought.
    goal.unit !== '%' &&
    isCountedAnew &&
    timeOfStart(goal.from, answer) === 'last time' &&
    !goOn(answer)
  )
    return { ...goal, isAnew: true };
  const isMore = goal.kind === 'count' && goal.unit !== '%' && isIncrement(answer, figure);
  return isMore ? { ...goal, isMore: true } : goal;
}

/** What is filled by its share: 'fill 85% of our 140 desks'. Of what else has a share, nobody knows what is bought for it. */
const FILLS =
  /(?<![a-z])(?:fill(?:ed|ing)?|full|let|rent(?:ed)?|occup(?:y|ied|ancy)|book(?:ed|ings?)?|sell|sold|taken)(?![a-z])|เต็ม|เข้าพัก|ขาย|จอง|เช่า|มีคนอยู่/u;
/** 'Fill 85% of our 140 desks (61% today)': 119 desks, from 85. */
function shareGoal(
  answer: string,
  figure: Figure,
  many: Figure,
  others: { figures: readonly Figure[]; wanted: readonly Figure[] },
): GoalRead[] {
  const whole = valueOf(many.reading);
  const of = (percent: number): number => Math.round((whole * percent) / 100);
  const { end } = segmentOf(answer, many, others.figures);
  const named = readGoal(answer.slice(figure.reading.span.end, end), many);
  const timed = withTime(
    answer,
    { ...named, kind: 'count', at: figure.reading.span },
    figure,
    others.figures,
    others.wanted,
  );
  const goal: Goal = { ...timed, to: of(valueOf(figure.reading)), text: answer };
  const share = others.figures.find(
    ({ reading, likely }) =>
      reading !== figure.reading && reading.quantity.kind === 'percent' && likely('today') > 0.5,
  );
  const begun: Goal = share
    ? { ...goal, kind: 'ramp', from: of(valueOf(share.reading)), isLevel: true }
    : withToday(answer, goal, many, { ...others, elsewhere: [] });
  const isFilled = FILLS.test(plain(answer));
  return [{ goal: isFilled ? begun : { ...begun, isUnsure: true }, figure, isPlain: isFilled }];
}

/** 'Two a week instead of one': one is no figure elsewhere. */
const INSTEAD_OF_ONE =
  /^[^.;,\d]{0,30}(?<![a-z])(?:instead of|rather than|up from|not) (?:just |only )?one(?![a-z])/u;
const fromOne = (answer: string, goal: Goal, { reading: { figure } }: Figure): Goal =>
  goal.kind === 'count' &&
  (goal.to ?? 0) > 1 &&
  INSTEAD_OF_ONE.test(plain(answer).slice(figure.end, figure.end + 60))
    ? { ...goal, kind: 'ramp', from: 1 }
    : goal;

/** Between two things that are wanted in one time: 'two garages and four porches a month'. */
const AND = /^(?:\s[\p{L}'-]+){0,2}\s(?:and|&)\s$|^\s?[ก-๛]{0,12}\s?(?:และ|กับ)\s?[ก-๛]{0,12}$/u;
const OWN_TIME =
  /^[^.;,\d]{0,30}(?:(?<![a-z])(?:this|next|the|per|a) (?:half(?:[ -]?year)?|quarter|year|season|month|week)(?![a-z])|(?:ครึ่งปี|ไตรมาส|ปี|ฤดู|เดือน|สัปดาห์)(?:แรก|หลัง|นี้|หน้า))/u;
/** A goal that names no time has that of the one beside it: of both ends of 'and', and of a step further on the same way. */
function withSharedTime(answer: string, read: readonly GoalRead[]): Goal[] {
  const text = plain(answer);
  return read.map(({ goal, figure }, index) => {
    const isCount = figure.reading.quantity.kind === 'count';
    if (!isCount || goal.per !== undefined || goal.by || goal.months !== undefined) return goal;
    const [before, after] = [read[index - 1], read[index + 1]];
    const isBeside = (other: Figure): boolean => other.sentence.start === figure.sentence.start;
    const { reading } = figure;
    if (
      after?.goal.per !== undefined &&
      isBeside(after.figure) &&
      AND.test(text.slice(reading.figure.end, after.figure.reading.span.start))
    )
      return { ...goal, per: after.goal.per };
    // '260 kits a month & 3 fleet contracts this half year': a time of its own.
    const isFurther =
      before !== undefined &&
      isBeside(before.figure) &&
      !OWN_TIME.test(text.slice(reading.figure.end, reading.figure.end + 40)) &&
      (goal.to ?? 0) < (before.goal.to ?? 0) &&
      stepsIn(
        `${text.slice(before.figure.reading.span.end, reading.span.start)} ${text.slice(reading.figure.end, reading.figure.end + 16)}`,
      ).length +
        Number(/(?:จริง|ปิด)[ก-๛]{0,4}\s?$/u.test(text.slice(0, reading.span.start))) >
        0;
    return isFurther && before.goal.per !== undefined ? { ...goal, per: before.goal.per } : goal;
  });
}

/** Of a part and its whole, the whole is wanted. */
function filled(answer: string, goal: Goal, figure: Figure): Goal {
  const { quantity } = figure.reading;
  if (quantity.kind === 'percent' && quantity.ratio && isPartWanted(answer, figure))
    return { ...goal, kind: 'count', to: quantity.ratio[0], unit: '' };
  const [from, to] = partOf(answer, figure) ?? [];
  return from === undefined || to === undefined ? goal : { ...goal, kind: 'ramp', from, to, unit: '' };
}

/** 'Fill the class: 4 of 10 places taken', and no figure is wanted in so many words. */
const isPartToFill = (answer: string, figure: Figure, figures: readonly Figure[]): boolean =>
  partOf(answer, figure) !== undefined &&
  figures.every(
    (other) => other.likely('target') < 0.5 || valueOf(other.reading) === stillFree(answer, figures),
  );

/** 'Ten contracts this year. Six last year.': the only other figure beside one that is plainly of today, of one kind with it. */
function besideToday(answer: string, figures: readonly Figure[]): Figure | undefined {
  const counted = figures.filter(
    (figure) => isCounted(figure) && !isYearAlone(answer, figure) && !isTakenByEach(answer, figure),
  );
  const isOfToday = (figure: Figure): boolean =>
    isPlainlyToday(answer, figure) || isTellingNow(answer, figure);
  const [only, other] = counted.filter((figure) => !isOfToday(figure));
  const today = counted.find((figure) => figure !== only);
  const isGoal =
    only !== undefined &&
    other === undefined &&
    counted.length === 2 &&
    (today?.reading.quantity.kind === only.reading.quantity.kind || isUnnamedCount(today)) &&
    !isBound(answer, only);
  return isGoal ? only : undefined;
}
const isUnnamedCount = (figure: Figure | undefined): boolean =>
  figure?.reading.quantity.kind === 'count' && figure.reading.quantity.unit === '';

/** '$90,000 for nine wells': what the money is for is no goal of its own. */
const isPaidFor = (answer: string, { reading }: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    ({ reading: sum }) =>
      sum.quantity.kind === 'money' &&
      reading.quantity.kind === 'count' &&
      /^ for (?:the |our )?$/u.test(plain(answer).slice(sum.span.end, reading.span.start)),
  );

const ARROW = /(?:->|→|=>)\s*$/u;
const NOW_BEHIND = /^\s?(?:[a-z]+ )?(?:now|today|already)(?![a-z])|^\s?[ก-๛]{0,6}(?:แล้ว|ตอนนี้)/iu;
/** Figures that are wanted. Of a change that is told as one ('from 310 to 900') the end, where its beginning is today's. */
function wantedIn(answer: string, figures: readonly Figure[], least: number): Figure[] {
  const changes = changesIn(
    answer,
    figures.map(({ reading }) => reading),
  );
  const likelyOf = ({ reading, likely }: Figure): number => {
    const change = changes.find(({ to }) => to === reading);
    const from = figures.find((other) => other.reading === change?.from);
    return Math.max(likely('target') + likely('change'), from === undefined ? 0 : from.likely('today'));
  };
  const begins = (figure: Figure): boolean => changes.some(({ from }) => from === figure.reading);
  const ends = (figure: Figure): boolean => changes.some(({ to }) => to === figure.reading);
  // '34 tunings a month -> 60': an arrow says it, whatever the figures look like.
  const isPointedAt = ({ reading }: Figure): boolean =>
    least === LEAST &&
    changes.some(
      ({ from, to }) => to === reading && ARROW.test(plain(answer).slice(from.figure.end, to.span.start)),
    );
  const whole = wholeOf(answer, figures);
  const free = stillFree(answer, figures);
  const row = new Set([...rowOfNow(answer, figures), ...rowOfMonths(answer, figures)]);
  const aside = new Set(
    figures.flatMap((figure) => [
      ...[manyOfShare(answer, figure, figures)].filter((one) => one !== undefined),
      ...(saidInMoney(answer, figure, figures) ? [figure] : []),
    ]),
  );
  const kept = new Set(figures.flatMap((figure) => saidInMoney(answer, figure, figures) ?? []));
  return figures.filter((figure) => {
    if (aside.has(figure) || row.has(figure) || isDistance(answer, figure, figures)) return false;
    if (figures.some((other) => onTopOf(answer, other, figures) === figure)) return false;
    if (onTopOf(answer, figure, figures)) return true;
    if (shortOf(answer, figure, figures)) return false;
    if (figures.some((other) => shortOf(answer, other, figures) === figure)) return true;
    if (kept.has(figure) || manyOfShare(answer, figure, figures)) return true;
    if (isSaidInFigures(figure, figures) && figure.likely('change') > 0.5) return false;
    if (figures.some((other) => baseOfShare(answer, other, figures) === figure)) return false;
    if (isMultiplied(answer, figure, figures)) return false;
    if (figure === whole || isTimesToday(answer, figure, figures) || isPartToFill(answer, figure, figures))
      return true;
    if (free !== undefined && valueOf(figure.reading) === free) return false;
    if (!isCounted(figure) || isYearAlone(answer, figure) || begins(figure)) return false;
    if (isBetween(answer, figure, figures)) return false;
    if (isMadeUp(answer, figure, figures) || isPartOfGoal(figure, figures)) return false;
    if (least === LEAST && isWay(answer, figure)) return true;
    if (isPaidFor(answer, figure, figures)) return false;
    // 'เพิ่มเท่าตัว จาก 20 เป็น 40': the change says it in figures.
    if (figure.reading.quantity.kind === 'multiple' && changes.length > 0) return false;
    if (isMakingUp(answer, figure, figures) || isLeftAsItIs(answer, figure)) return false;
    if (isPlainlyToday(answer, figure) || isLeastNeeded(answer, figure)) return false;
    const isWantedBeside = figures.some(
      (other) => other !== figure && !begins(other) && other.likely('target') >= LEAST,
    );
    if (isTellingNow(answer, figure) && isWantedBeside) return false;
    // '900 a month, up from 640': where a change leads to is wanted where nothing else is.
    if (
      least === LEAST &&
      ends(figure) &&
      !isWantedBeside &&
      !NOW_BEHIND.test(answer.slice(figure.reading.figure.end))
    )
      return true;
    if (isTakenByEach(answer, figure) && figures.some((other) => other !== figure && isCounted(other)))
      return false;
    if (isPlainlyLeaving(answer, figure)) return false;
    if (isWholeOfToday(answer, figure, figures)) return false;
    const likely = likelyOf(figure);
    return (
      (likely >= least && likely >= figure.likely('today')) ||
      isPointedAt(figure) ||
      isWishedMore(answer, figure) ||
      (least === LEAST && isWantedToo(answer, figure, figures))
    );
  });
}
