/**
 * On which side of a goal a figure of its answer stands: what there is or was already, or what is wanted. Learnt likelihoods know
 * words; this knows what two figures of one thing tell together: the time of each ('19 last year, 60 this one', 'ปีนี้ 142 รุ่น ปีหน้า
 * 190'), and that one of them is wished for ('11 walkers a week, we want 30').
 */
import { commonEra, isWrittenYear } from '../../../src/shared/reading/calendar.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
import { isIncrement, isWishedBehind } from './goal-increments.ts';
import { isLeftAsItIs } from './goal-today.ts';
import { valueOf } from './goal.ts';
import type { Figure, Role } from './roles.ts';

type Side = 'there' | 'wanted' | 'aside';

/** Words to either side of a figure that are told of it, and not of the one beside it. */
interface Told {
  figure: Figure;
  ahead: string;
  behind: string;
  time: Time;
  /** It is to stay as it is. */
  isLeft: boolean;
  /** Dates and lengths among those words. */
  dates: readonly Figure[];
}

/** What is known of when a figure is told of. */
interface Time {
  /** Before, now, this time, the next: −1, 0, 1, 2. */
  turn?: number;
  year?: number;
  month?: number;
  /** Set as an end: 'by June', 'ภายในเมษา'. */
  isDue: boolean;
}

const PAST =
  /(?<![a-z])(?:last|previous|prior) (?:[a-z]+ )?(?:yr|night|day|event|year|season|time|one|round|batch|intake|edition|course|cohort|trip|fair|month|quarter|term|winter|summer|spring|autumn|fall|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|christmas|xmas|easter)(?![a-z])|(?:ปี|รอบ|รุ่น|หน้า|ฤดู|ครั้ง|เดือน|เทอม|งาน|ไตรมาส)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)|ปีกลาย|เมื่อก่อน|แต่ก่อน/u;
const NOW =
  /(?<![a-z])(?:now(?! (?:we|i) (?:want|need))|today|currently|at (?:the )?(?:moment|mo|present)|so far|to date|these days|right now)(?![a-z])|ตอนนี้|ปัจจุบัน|ทุกวันนี้|(?<!\S[ก-๛])เดือนนี้|[ก-๛](?<!ที่)แล้ว(?=\s*$)/u;
const THIS =
  /(?<![a-z])this (?:yr|year|season|time|one|round|batch|intake|edition|course|cohort|trip|term|winter|summer|spring|autumn|fall)(?![a-z])|(?:ปี|รอบ|รุ่น|หน้า(?:หนาว|ร้อน|ฝน)?|ฤดู|ครั้ง|เทอม|งาน)นี้/u;
const NEXT =
  /(?<![a-z])next(?: (?:yr|year|season|time|one|round|batch|intake|edition|course|cohort|trip|term|winter|summer|spring|autumn|fall)(?![a-z])|(?=\s*(?:$|[,.;])))|(?:ปี|รอบ|รุ่น|หน้า|ฤดู|ครั้ง|เทอม)(?<!หน้า)หน้า/u;
/** Told as done, right before the figure. */
const DONE =
  /(?:(?<![a-z])(?:was|were|had|did|averaged|doing|running|we sold|we signed|\d sold|finished(?: on| at)?)|(?:^|[.;,(]\s?)(?:signed|sold|got|won|lost|made|booked|ran|placed))(?: about| around| only| just| roughly)?\s*$/u;
const DUE = /(?:(?<![a-z])(?:by|before|until|till)(?: the)?(?: end(?: of)?)?|ภายใน|ก่อน|ให้ทัน|สิ้น|ถึง)\s*$/u;

/** Right before what is wished for, a time and little else between. */
const WISH =
  /(?:(?<![a-z])(?:want(?:s|ed)?|need(?:s|ed)?|aim(?:ing)?|target(?:ing)?|goal|hop(?:e|ing)|wish|like|looking|shoot(?:ing)?|plan(?:ning)?|must be|should be|gusto(?: nila)?|get back|ask(?:s|ed|ing)? for|expect(?:s|ed|ing)?|could be|(?:boss|owner|manager|mgr|hq|board|md|chef|partner|investor|wife|husband|head office) (?:says|said)|works? only (?:with|at|from)|only works? (?:with|at|from)|(?:get|take|bring) (?:us|me|it|them|this|that)(?: back)?(?: up| down)? to)(?: (?:is|are|to (?:be|have|get|reach|see|sell|do|make|hit)|for|it|them|at|us|about|around|at least))*|อยาก(?:ได้|เป็น|มี|ทำ|ขาย|ให้(?:ถึง|ได้|เป็น|เหลือ|เต็ม|ออก|มี))?|ขอ(?:เป็น|ให้(?:ถึง|ได้|เป็น))?|ต้องการ|ตั้งเป้า(?:ไว้)?(?:ที่)?|เป้า(?:หมาย)?|เอา(?:แค่|เป็น|สัก)?)(?:\s?[:=]|\s[^\d;.,()]{0,14}\s(?:at|to))?\s*(?:สัก|ซัก|แค่|ประมาณ)?\s*$/u;

/** What stands in brackets right behind a figure is told of it. */
const IN_BRACKETS = /^\s?(?:[a-zก-๛/]+\s?)?\([^()]*\)/u;
/** Between what is told of one figure and what is told of the next: marks before words and the Thai space before a time. */
const BREAKS: readonly RegExp[] = [
  /[;,(\n→]|->|=>|[.!?](?=\s|$)(?<!(?:^|[\s(])[ก-ฮ]{1,4}\.|\.[ก-ฮ]{1,2}\.)|\s[-–/]\s/u,
  /(?<![a-z])(?:and|but|then|while)(?![a-z])|(?<![a-z])(?=(?:we (?:want|need|aim|would like|plan|must)|(?:want|need|aim|target|goal|hoping|wish|gusto)(?![a-z])))|\s?(?=และ|แต่|อยาก|ต้องการ|ตั้งเป้า)|\s(?=ขอ|เป้า|เอา|ปี|เดือนนี้|เดือนที่|รอบ|รุ่น|หน้า|ฤดู|ครั้ง|ตอนนี้|ปัจจุบัน|ทุกวันนี้)/u,
];
/** A part of those before, and no second thing. */
const OF_THEM_BEHIND = /^\s?(?:of (?:those|them|these|which))(?![a-z])/u;
const OF_THEM = /(?<![a-z])(?:of (?:those|them|these|which))(?![a-z])|ในนั้น/u;
/** Over several times together: '5 in the last 6 months'. */
const OVER_SEVERAL =
  /^[^.;,\d]{0,24}(?:last|past) (?:\d+|two|three|four|six|twelve) (?:weeks|months|years)(?![a-z])/u;
/** How much it is to change by, and no level. */
const BY_SO_MUCH =
  /(?:(?<![a-z])(?:up|down|by|plus|grow|growth|increase|rise)|\+|เพิ่ม(?:ขึ้น)?(?:อีก)?|โต|ลด(?:ลง)?)\s?$/u;
const SO_MUCH_MORE = /^\s?(?:more|on|up|above|over|extra)(?![a-z])/u;

const isCounted = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'count' || quantity.kind === 'money' || quantity.kind === 'percent';

const YEAR_AHEAD = /(?:(?<![a-z])(?:season|in|for|average|avg|of|fy)\s|ปี\s?|\()$/u;
const YEAR_BEHIND = /^\s?(?:[:=)]|at \d)/u;
const YEAR_FIRST = /^\s?(?:we|it|season|sold|finished|was|had|intake|ended)(?![a-z])/u;
/** A number that names a year: 'Season 2026 sold 61', '(2569)', '2027 = 150'. */
function isYear(text: string, { reading: { quantity, figure, per } }: Figure): boolean {
  if (quantity.kind !== 'count' || per !== undefined || /[ก-๛]/u.test(quantity.unit)) return false;
  if (!isWrittenYear(text.slice(figure.start, figure.end))) return false;
  const [ahead, behind] = [text.slice(0, figure.start), text.slice(figure.end)];
  return (
    YEAR_AHEAD.test(ahead) ||
    YEAR_BEHIND.test(behind) ||
    (/(?:^|[.;\n]\s?)$/u.test(ahead) && YEAR_FIRST.test(behind))
  );
}

const startOf = ({ reading: { span, perSpan } }: Figure): number =>
  Math.min(span.start, perSpan?.start ?? span.start);
const endOf = ({ reading: { span, perSpan } }: Figure): number => Math.max(span.end, perSpan?.end ?? 0);

/** Where what is told of the figure before ends. */
function breakIn(gap: string): number | undefined {
  const bracket = IN_BRACKETS.exec(gap)?.[0].length ?? 0;
  const rest = gap.slice(bracket);
  const found = BREAKS.map((mark) => mark.exec(rest)).find((one) => one !== null);
  return found ? bracket + found.index : bracket > 0 ? bracket : undefined;
}
/** The part of a text that belongs to the figure before it, and the part that belongs to the one behind. */
function parted(gap: string, isTimedAhead: boolean): [behind: string, ahead: string, isOneBreath?: true] {
  const at = breakIn(gap);
  if (at !== undefined) return [gap.slice(0, at), gap.slice(at)];
  // Thai tells a time before its figure: '2,080,000 ได้แล้ว 870,000'.
  return isTimedAhead || /^\s[ก-๛]/u.test(gap) ? ['', gap] : [gap, gap, true];
}

function turnOf(words: string): number | undefined {
  if (PAST.test(words)) return -1;
  if (NOW.test(words)) return 0;
  if (NEXT.test(words)) return 2;
  return THIS.test(words) ? 1 : undefined;
}

/** The times that are named within a part of the text. */
function timeIn(text: string, from: number, to: number, figures: readonly Figure[]): Time {
  const words = text.slice(from, to);
  const turn = turnOf(words);
  const named = figures.flatMap((figure): (CalendarDate & { start: number })[] => {
    const { quantity, span } = figure.reading;
    if (span.start < from || span.end > to) return [];
    if (quantity.kind === 'date') return [{ ...(quantity.to ?? quantity.from), start: span.start }];
    return isYear(text, figure) ? [{ year: commonEra(valueOf(figure.reading)), start: span.start }] : [];
  });
  const year = named.find((one) => one.year !== undefined)?.year;
  const month = named.find((one) => one.month !== undefined)?.month;
  return {
    isDue: named.some(({ start }) => DUE.test(text.slice(0, start))),
    ...(turn === undefined ? {} : { turn }),
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
  };
}

const isTimed = ({ turn, year, month }: Time): boolean =>
  turn !== undefined || year !== undefined || month !== undefined;

function toldOf(text: string, figures: readonly Figure[], all: readonly Figure[]): Told[] {
  const counted = figures.filter((figure) => isCounted(figure) && !isYear(text, figure));
  const told: Told[] = [];
  let isTimedAhead = false;
  for (const [index, figure] of counted.entries()) {
    const [before, next] = [counted[index - 1], counted[index + 1]];
    const from = before === undefined ? 0 : endOf(before);
    const gap = text.slice(from, startOf(figure));
    // What stands before the figure's own sentence is told of the one before it.
    const over = Math.max(0, Math.min(gap.length, figure.sentence.start - from));
    const [, ahead, isOneBreath] =
      before === undefined || over > 0 ? ['', gap.slice(over)] : parted(gap, isTimedAhead);
    const aheadTime = timeIn(text, startOf(figure) - ahead.length, startOf(figure), all);
    isTimedAhead = isTimed(aheadTime);
    const rest = text.slice(endOf(figure), next === undefined ? text.length : startOf(next));
    const left =
      next === undefined ? rest.length : Math.min(rest.length, next.sentence.start - endOf(figure));
    const behind =
      next === undefined
        ? rest.slice(0, breakIn(rest) ?? rest.length)
        : left > 0
          ? rest.slice(0, left)
          : parted(rest, isTimedAhead)[0];
    const behindTime = timeIn(text, endOf(figure), endOf(figure) + behind.length, all);
    // Between two figures without a break, a time that is told of the first is not told of the second.
    const isTaken = isOneBreath === true && isTimed(told[index - 1]?.time ?? { isDue: false });
    const own = isTaken ? { isDue: false } : aheadTime;
    const [first, last] = [
      isTaken ? startOf(figure) : startOf(figure) - ahead.length,
      endOf(figure) + behind.length,
    ];
    told.push({
      figure,
      ahead,
      behind,
      time: { ...own, ...behindTime, isDue: own.isDue || behindTime.isDue },
      isLeft: isLeftAsItIs(text, figure),
      dates: all.filter(
        ({ reading: { quantity, span } }) =>
          (quantity.kind === 'date' || quantity.kind === 'duration') &&
          span.start >= first &&
          span.end <= last,
      ),
    });
  }
  return told;
}

/** What is said of a figure, and no name of what it counts: '16 wanted', '118 joined already', '22 people'. */
const NO_THING =
  /^(?:times?|people|persons?)$|(?:^|\s)(?:wanted|needed|hoped|already|now|joined|enrolled|most days|gone|back)(?=\s|$)/gu;
const unitOf = ({ reading: { quantity } }: Figure): string =>
  quantity.kind === 'count' ? quantity.unit.toLowerCase().replace(NO_THING, '').trim() : '';
/** Figures of one thing, as far as their units tell. */
function areAlike(a: Figure, b: Figure): boolean {
  const [one, other] = [a.reading.quantity, b.reading.quantity];
  if (one.kind !== other.kind) {
    const [bare, share] = one.kind === 'count' ? [one, other] : [other, one];
    return (
      bare.kind === 'count' &&
      bare.unit === '' &&
      bare.value <= 100 &&
      share.kind === 'percent' &&
      share.ratio === undefined
    );
  }
  if (one.kind !== 'count') return true;
  const [x, y] = [unitOf(a), unitOf(b)];
  return x === '' || y === '' || x === y || areOneThing(x, y);
}

/** Below 0 where the first is told of an earlier time, above 0 of a later; undefined where nobody knows. */
function order(
  { time: a, figure }: Told,
  { time: b, figure: other }: Told,
  arePair: boolean,
): number | undefined {
  if (a.turn !== undefined && b.turn !== undefined && a.turn !== b.turn) return a.turn - b.turn;
  if (a.year !== undefined && b.year !== undefined && a.year !== b.year) return a.year - b.year;
  if (a.isDue !== b.isDue && isTimed(a) && isTimed(b)) return a.isDue ? 1 : -1;
  if (a.month === undefined || b.month === undefined || a.month === b.month) return undefined;
  // Of more than two months in a row nobody knows which are over; of two it grows.
  if (a.turn !== undefined || b.turn !== undefined || !arePair) return undefined;
  return valueOf(figure.reading) - valueOf(other.reading);
}

const OTHER: readonly Role[] = ['cost', 'price', 'otherprice', 'budget', 'ordervalue', 'margin', 'spent'];
const isOfGoal = ({ figure, ahead, behind }: Told): boolean => {
  const { likely, reading } = figure;
  const isChange =
    reading.quantity.kind === 'percent'
      ? likely('change') > 0.5 || BY_SO_MUCH.test(ahead) || SO_MUCH_MORE.test(behind)
      : // 'Two more weddings a month than we do now (3)'.
        likely('change') > 0.5 && SO_MUCH_MORE.test(behind);
  return reading.bound !== 'at most' && OTHER.every((role) => likely(role) < 0.5) && !isChange;
};
/** What is wanted is at most so many times what there is. */
const MOST_TIMES = 12;
const PLAINLY = 0.85;

/** The figures of the same thing to either side, one of another between them at most. */
const alikeTo = (all: readonly Told[], index: number, steps: readonly number[]): Told[] =>
  steps.flatMap((step) => {
    const [own, other] = [all[index], all[index + step]];
    return own && other && areAlike(own.figure, other.figure) && !isCarrier(other) && !other.isLeft
      ? [other]
      : [];
  });

const isPast = ({ time: { turn }, ahead }: Told): boolean =>
  (turn !== undefined && turn <= 0) || DONE.test(ahead);
/** 'At 85 the hospitals are ok', 'with 40 we'd be happy'. */
const AT = /(?<![a-z])(?:at|with|from)(?: about| around)?\s*$/u;
const IS_WELL =
  /^(?:\s[a-z']+){1,4}? (?:are|is|am|be|feel|feels|'d be) (?:ok|okay|happy|fine|safe|good|covered|content|comfortable|laughing)(?![a-z])|^,?\s?(?:we|i)(?:'re|'m|'d be) (?:ok|okay|happy|fine|safe|good|laughing)(?![a-z])/u;
const isWished = ({ ahead, behind }: Told): boolean =>
  WISH.test(ahead) || isWishedBehind(behind) || (AT.test(ahead) && IS_WELL.test(behind));
/** '6,150 players. I want 300 back': a sentence that only says how many there are, before how many more. */
const isAllThatIsSaid = ({ figure, ahead, behind }: Told): boolean =>
  /^(?:[\s,]|we|have|got|are|there|now|with|ตอนนี้|มี|เรา)*$/u.test(ahead) &&
  /^[\s.,;]*$/u.test(behind) &&
  unitOf(figure) !== '';

/** What the others are spread over: '31 people across 3 classes', '64% on 210 units'. */
const SPREAD_OVER = /(?<![a-z])(?:across|over|on|in)(?: the| our| all)?\s$/u;
const isCarrier = ({ figure, ahead }: Told): boolean =>
  SPREAD_OVER.test(ahead) && unitOf(figure) !== '' && figure.reading.per === undefined;

function sideOf(all: readonly Told[], index: number): Side | undefined {
  const own = all[index];
  if (!own) return undefined;
  if (own.isLeft || isMeans(own, all)) return 'aside';
  if (OVER_SEVERAL.test(own.behind)) return 'aside';
  if (isCarrier(own)) return own.figure.likely('target') < 0.5 ? 'aside' : undefined;
  if (OF_THEM.test(own.ahead) && !isWished(own)) return undefined;
  const [before, next] = [alikeTo(all, index, [-1, -2])[0], alikeTo(all, index, [1, 2])[0]];
  const others = [before, next].filter((one) => one !== undefined);
  const arePair = alikeTo(all, index, [-2, -1, 1, 2]).length === 1;
  const orders = others.map((other) => order(own, other, arePair));
  if (orders.some((one) => one !== undefined && one < 0)) return 'there';
  if (isPast(own)) {
    const isOver = own.time.turn === -1 || DONE.test(own.ahead);
    if (others.length === 0 && isOver) return own.figure.likely('today') < 0.5 ? 'aside' : undefined;
    return others.some((other) => !isPast(other)) && !isWished(own) ? 'there' : undefined;
  }
  if (orders.some((one) => one !== undefined && one > 0)) return 'wanted';
  const value = valueOf(own.figure.reading);
  const wished = alikeTo(all, index, [1, 2]).find(isWished);
  if (wished && !isWished(own) && !own.time.isDue) {
    const wanted = valueOf(wished.figure.reading);
    if (value < wanted && wanted <= value * MOST_TIMES) return 'there';
  }
  const isWishedBeside = isWished(own) && others.some((other) => !isWished(other));
  return isWishedBeside || isBesideWhatIs(all, index) ? 'wanted' : undefined;
}

/** The only other figure of what is told as it is: it can be nothing but what is wanted. */
function isBesideWhatIs(all: readonly Told[], index: number): boolean {
  const own = all[index];
  const [other, more] = alikeTo(all, index, [-2, -1, 1, 2]);
  if (!own || !other || more || own.time.year !== undefined) return false;
  const { likely } = own.figure;
  const isThere = isPast(other) || (other.figure.likely('today') >= PLAINLY && !isWished(other));
  const isTaken = alikeTo(all, all.indexOf(other), [-2, -1, 1, 2]).some(
    (third) => third !== own && third.figure.likely('target') >= 0.5,
  );
  return isThere && !isTaken && likely('target') + likely('today') >= 0.5;
}

/** Those and that with which work is done: '3 trucks and 14 jobs a week; 22 jobs please'. */
const MEANS =
  /^(?:trucks?|vans?|utes?|lorries|lorry|boats?|crews?|teams?|staff|mechanics?|drivers?|vets?|techs?|technicians?|chefs?|teachers?|instructors?|machines?|ovens?|ช่าง|ทีม|ครู|หมอ)$/u;
const isMeans = (own: Told, all: readonly Told[]): boolean =>
  MEANS.test(unitOf(own.figure)) &&
  own.figure.reading.per === undefined &&
  !isWished(own) &&
  // '14 crew, need 22': they are wanted themselves.
  !alikeTo(all, all.indexOf(own), [1]).some(isWished) &&
  all.filter(({ figure }) => unitOf(figure) !== '' && !areAlike(figure, own.figure)).length > 1;

const LIKELY = 0.9;
const UNLIKELY = 0.05;
const ROLES: Readonly<Record<Side, Role>> = { there: 'today', wanted: 'target', aside: 'none' };
/** A figure that is on one side for certain, with whatever else it may be as it was. */
function sided(figure: Figure, side: Side): Figure {
  const role = ROLES[side];
  const told = side === 'aside' ? figure : { ...figure, side };
  if (figure.likely(role) >= LIKELY) return told;
  return {
    ...told,
    role,
    likely: (other) =>
      other === role ? Math.max(LIKELY, figure.likely(other)) : Math.min(UNLIKELY, figure.likely(other)),
  };
}

/** The figures of an answer on goals, those whose side is told by what stands beside them as likely as that makes them. */
export function withSides(
  answer: string,
  figures: readonly Figure[],
  all: readonly Figure[],
): readonly Figure[] {
  const text = plain(answer);
  const told = toldOf(text, figures, all);
  const more = told.filter(({ figure }) => isIncrement(answer, figure));
  const goals = told.filter(isOfGoal);
  const sides = new Map<Figure, Side>(
    goals.flatMap(({ figure }, index) => {
      const side = sideOf(goals, index);
      return side === undefined ? [] : [[figure, side] as const];
    }),
  );
  // 'Before the flood it was 240. 185 now': of what was and what is the one that is.
  const now = goals.filter(({ figure, time }) => time.turn === 0 && sides.get(figure) === 'there');
  for (const { figure, time, ahead } of goals) {
    const isOver = time.turn === -1 || (time.turn === undefined && DONE.test(ahead));
    if (isOver && sides.get(figure) === 'there' && now.some((other) => areAlike(other.figure, figure)))
      sides.set(figure, 'aside');
  }
  for (const one of goals) {
    const isBeforeMore = more.some(
      ({ figure }) =>
        startOf(figure) > startOf(one.figure) &&
        one.figure.sentence.start !== figure.sentence.start &&
        figure.reading.quantity.kind === 'count' &&
        valueOf(figure.reading) < valueOf(one.figure.reading) &&
        areAlike(figure, one.figure) &&
        // 'We bled 300 over the year and want those 300 back.'
        told.every(
          (other) =>
            startOf(other.figure) <= startOf(one.figure) ||
            startOf(other.figure) >= startOf(figure) ||
            valueOf(other.figure.reading) === valueOf(figure.reading),
        ),
    );
    if (isBeforeMore && isAllThatIsSaid(one)) sides.set(one.figure, 'there');
  }
  // 'The phone rings 30 times a week, 18 of them book. Get us to 25': a way, and what is wanted is told behind it.
  for (const [index, one] of goals.entries()) {
    const part = told[told.indexOf(one) + 1];
    const isWayOn =
      part !== undefined &&
      OF_THEM_BEHIND.test(text.slice(part.figure.reading.figure.end)) &&
      part.figure.likely('today') >= IS_THERE &&
      goals
        .slice(index + 1)
        .some((other) => isWished(other) && other.figure.sentence.start !== one.figure.sentence.start);
    if (isWayOn && !isWished(one) && one.figure.sentence.start === part.figure.sentence.start)
      sides.set(one.figure, 'aside');
  }
  for (const figure of figures) if (isYear(text, figure)) sides.set(figure, 'aside');
  return figures.map((figure) => {
    const side = sides.get(figure);
    return side === undefined ? figure : sided(figure, side);
  });
}

/** From here on a figure is told of what there is, and the time beside it is no end of what is wanted. */
const IS_THERE = 0.7;
/**
 * The times that are told of one figure by where they stand, and those that are told of what there is already: 'we did 19 in October',
 * 'ปีก่อน มี.ค.-เม.ย. ขาย 84 ชุด'.
 */
export function timesBeside(
  answer: string,
  { reading }: Pick<Figure, 'reading'>,
  figures: readonly Figure[],
): { own: readonly Figure[]; ofToday: readonly Figure[]; ofLastTime: readonly Figure[] } {
  const told = toldOf(plain(answer), figures, figures);
  const own = told.find(({ figure }) => figure.reading === reading)?.dates ?? [];
  const there = told.filter(({ figure }) => figure.reading !== reading && figure.likely('today') >= IS_THERE);
  const datesOf = (some: readonly Told[]): Figure[] =>
    some.flatMap(({ dates }) => dates.filter((date) => !own.includes(date)));
  return {
    own,
    ofToday: datesOf(there),
    ofLastTime: datesOf(there.filter(({ time }) => time.turn === -1 || time.year !== undefined)),
  };
}
