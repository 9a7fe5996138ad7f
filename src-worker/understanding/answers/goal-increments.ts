/** So many more than today: 'another 40 a month' beside '50 a month now' is 90, 'cut by 6 points' from 14% is 8%. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { isThai, type Goal } from './goal.ts';
import { metricBefore } from './metric.ts';
import type { Figure } from './roles.ts';

/** Right before the figure. */
const MORE_BEFORE =
  /(?:\+|(?<![a-z])(?:by|add(?:ing)?|another|extra|additional|a further|further|plus)(?: (?:about|around|at least))?|เพิ่ม(?:ขึ้น)?(?:อีก)?|อีก|ลด(?:ลง)?(?:อีก)?)\s*(?:(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)ละ\s*|ประมาณ\s*)?$/u;
/** Right behind it, at most three words between: '12 more', '12 members more'; '100 or more' is a level. */
const MORE_BEHIND =
  /^(?:\s+(?!(?:per|a|each|or|and|if|no|not|to|by|from|is|are|we|with)\s)[a-z]+){0,3}\s+(?:more|extra|additional|on top|fewer|less)(?![a-z])(?!\s+than)|^(?:\s(?!come|comes|came|coming|go|goes|went|get|got|are|is|send|sent)[a-z]+)?\sback(?![a-z])(?! to(?![a-z]))/u;
const DOWN = /(?<![a-z])(?:cut|reduce|lower|drop|decrease|bring down|fewer|less|down)(?![a-z])|ลด/u;
/** What is told in parts of a hundred, whatever it is called. */
const POINTS = /^(?:percentage )?(?:points?|pts?|pp|จุด)$/iu;
/** Its own words: 'increase by 30'. */
const WISH =
  /(?<![a-z])(?:want|need|add|grow|increase|raise|lift|cut|reduce|lower|drop|decrease|find|get|sign|fill|win|another|more|extra)(?![a-z])|[+]|อยาก|ต้องการ|เพิ่ม|ลด|ขอ/u;
/** What would be lost below it is no wish. */
const LEAST_NEEDED =
  /(?:ถ้า(?:ไม่ถึง|ต่ำกว่า|น้อยกว่า)|คุ้มทุน(?:ที่|คือ)?|จุดคุ้มทุน(?:ที่|คือ)?|(?<![a-z])(?:break-? ?evens?(?: point)?(?: is)?(?: at)?|(?:if|when) (?:it is |we are |we get |sales are )?(?:under|below|less than|fewer than)))\s*$/u;

const unitOf = ({ reading: { quantity } }: Figure): string => ('unit' in quantity ? quantity.unit : '');
const valueOf = ({ reading: { quantity } }: Figure): number => ('value' in quantity ? quantity.value : 0);
const around = (answer: string, { reading: { span, figure } }: Figure): [string, string] => {
  const text = plain(answer);
  return [text.slice(Math.max(0, span.start - 40), span.start), text.slice(figure.end, figure.end + 30)];
};

/** 'จุด' are places as well: points of a share beside one. */
const isInPoints = (answer: string, figure: Figure): boolean =>
  POINTS.test(unitOf(figure)) && /%|per ?cent|เปอร์เซ็น|percentage/iu.test(answer);

/** Whether a figure counts what is to come on top of today's. */
export function isIncrement(answer: string, figure: Figure): boolean {
  const [before, after] = around(answer, figure);
  return MORE_BEFORE.test(before) || MORE_BEHIND.test(after) || isInPoints(answer, figure);
}

/** '310 is where I want to be', '40 คือเป้า': plainly the goal, whatever stands before it. */
const WISHED_BEHIND =
  /^(?:\s[a-z]+){0,2}?\s*(?:(?:is|are|would be) (?:where|what|the number|how many)?\s?(?:i|we)(?:'d|'re| would| are)? (?:want|need|like|love|aim|after|dream)|(?:is|'s|=) (?:the|my|our) (?:[a-z]+ )?(?:kpi|target|goal|aim|dream|plan|wish|ask)(?![a-z])|(?:would|will|'d) (?:do|suit|be (?:enough|fine|great|nice|perfect|ideal|lovely|good|ok|okay|plenty))(?![a-z])|(?:are |is )?(?:wanted|needed|hoped for)(?![a-z]))|^\s?(?:[ก-๛]{0,8}\s?)?คือ(?:เป้า|ที่อยากได้|สิ่งที่ต้องการ)/u;

/** '25 a month, 10 more than today': how far the goal lies above today, and no goal of its own. */
const MORE_THAN_NOW =
  /^(?:\s[a-z]+){0,2}?\s(?:more|above|up on|over) (?:than )?(?:today|now|at the moment|at present|last (?:year|month|season|time)|we (?:have|do|get|sell)|it is|what we have)(?![a-z])|^\s?[ก-๛]{0,6}\s?(?:มากกว่า|เพิ่มจาก)(?:ตอนนี้|วันนี้|เดิม|ปัจจุบัน)/u;
export const isAboveToday = (answer: string, figure: Figure): boolean =>
  MORE_THAN_NOW.test(around(answer, figure)[1]);

/** Between what is to come on top and what there was: 'six weddings more than last year's nineteen', '15 on top of the 40 we have'. */
const ON_TOP_OF =
  /^(?:\s[a-z]+){0,5}?\s(?:(?:more|above|over)(?: [a-z]+)? than|on top of|beyond)(?:\s[a-z']+){0,4}\s$|^\s?[ก-๛]{0,8}\s?(?:มากกว่า|เพิ่มจาก|นอกเหนือจาก)(?:ที่|ปี|เดือน|รอบ|เดิม)[ก-๛\s]{0,24}$/u;
/** What so many more are counted on top of; undefined where no figure of it follows. */
export function onTopOf(answer: string, figure: Figure, figures: readonly Figure[]): Figure | undefined {
  const isBare = ({ reading: { quantity } }: Figure): boolean => quantity.kind === 'count';
  const base = figures.find(
    (other) =>
      isBare(other) &&
      other.reading.span.start > figure.reading.figure.end &&
      ON_TOP_OF.test(plain(answer).slice(figure.reading.figure.end, other.reading.span.start)),
  );
  return isBare(figure) ? base : undefined;
}

/** Between how many are missing and what is to be reached: '15 short of 60 campers', '12 more to reach 50', 'ขาดอีก 15 คนจะครบ 60'. */
const SHORT_OF =
  /^(?:\s[a-z]+){0,3}?\s(?:short of|off|away from|shy of|(?:more |to go )?(?:to (?:reach|get to|make(?: it)?|hit|be at)|until we (?:have|reach|hit))|(?:more )?(?:[a-z]+ )?so (?:that )?we (?:have|are|reach|get to)|(?:and )?(?:that|this|which) (?:makes|would make|brings us to|takes us to))(?: (?:our|the|a|full|target|of|total)){0,3}\s$|^\s?[ก-๛]{0,8}\s?(?:จะ|ก็(?:จะ)?|ถึง(?:จะ)?|ให้)?(?:ครบ|ถึง(?:เป้า)?|เต็ม)\s?$/u;
const IS_MISSING_BEFORE =
  /(?:(?<![a-z])(?:need|needs|missing|short|sign|find|get|add|want|still|only|just)|ขาด(?:อีก|อยู่)?|อีก|เหลืออีก|หาอีก)\s*(?:another |just |only |about )?$/u;
/** What so many are missing to; undefined where no larger figure of it follows. */
export function shortOf(answer: string, figure: Figure, figures: readonly Figure[]): Figure | undefined {
  const { quantity, span, figure: at } = figure.reading;
  const next = figures[figures.indexOf(figure) + 1];
  if (quantity.kind !== 'count' || next?.reading.quantity.kind !== 'count') return undefined;
  const text = plain(answer);
  const between = text.slice(at.end, next.reading.span.start);
  const isMissing =
    /(?<![a-z])(?:short of|shy of)(?![a-z])/u.test(between) ||
    /(?<![a-z])more(?![a-z])/u.test(between) ||
    IS_MISSING_BEFORE.test(text.slice(0, span.start));
  return isMissing && SHORT_OF.test(between) && valueOf(next) > valueOf(figure) ? next : undefined;
}

/** 'Six weddings more than last year's nineteen': from 19 to 25. */
export function asMoreThan(goal: Goal, figure: Figure, base: Figure): Goal {
  const { unit } = figure.reading.quantity.kind === 'count' ? figure.reading.quantity : { unit: '' };
  const from = valueOf(base);
  return {
    ...goal,
    kind: 'ramp',
    metric: isThai(unit) || unit === '' ? goal.metric : unit,
    from,
    to: from + valueOf(figure),
  };
}

/** Whether words right behind a figure say that it is wanted. */
export const isWishedBehind = (behind: string): boolean => WISHED_BEHIND.test(behind);

/** One that is plainly wished for. */
export const isWishedMore = (answer: string, figure: Figure): boolean => {
  const [before, after] = around(answer, figure);
  return WISHED_BEHIND.test(after) || (isIncrement(answer, figure) && WISH.test(`${before}${after}`));
};

/** 'If we get fewer than 800 we lose money': a limit to stay above, and no goal. */
export const isLeastNeeded = (answer: string, figure: Figure): boolean =>
  LEAST_NEEDED.test(around(answer, figure)[0]);

const NET = /(?<![a-z])net\s*[+]?\s*$|สุทธิ\s*[+]?\s*$/u;
const NEW = /(?<![a-z])new(?![a-z])|ใหม่/iu;
function withoutFrom(goal: Goal): Goal {
  const whole: Goal = { ...goal, kind: 'count' };
  delete whole.from;
  return whole;
}

/** 'Ten franchises (there are 24)': less than there is, and nothing is to become fewer. */
const FEWER =
  /(?<![a-z])(?:cut|reduce|lower|drop|decrease|bring|down|fewer|less|under|below|at most|no more|empty|vacant|unsold|churn|leave|lose|lost|no[- ]shows?|complaints?|instead)(?![a-z])|ลด|เหลือ|ไม่เกิน|ต่ำกว่า|น้อยกว่า|ว่าง|เลิก|ค้าง|จาก/u;
const isBesideHeld = (answer: string, { per, from = 0, to = 0, unit }: Goal): boolean =>
  per === undefined && from > to && !/^(?:%|[A-Z]{3})$/u.test(unit) && !FEWER.test(plain(answer));

const GROWS = '(?:เพิ่ม(?:ขึ้น|ได้)?|(?<![a-z])(?:adding|we add|growing by))';

/** The goal as a whole, where it was told as what comes on top. */
export function asTotal(answer: string, goal: Goal, figure: Figure): Goal {
  const { from, kind } = goal;
  if (kind !== 'ramp' || from === undefined) return goal;
  const [before, after] = around(answer, figure);
  // 'Net +15 a month' beside what came and what went, '15 new villas (portfolio 32)': what there is begins another count.
  const isOnTop =
    NET.test(before) ||
    (goal.per === undefined && NEW.test(`${goal.metric} ${unitOf(figure)}`) && from >= (goal.to ?? 0)) ||
    (!isIncrement(answer, figure) && isBesideHeld(answer, goal));
  if (isOnTop) return withoutFrom(goal);
  if (!isIncrement(answer, figure)) return goal;
  // 'เพิ่มเดือนละ 15 (ตอนนี้เพิ่มเดือนละ 6)': both tell how fast it grows.
  const isOfGrowth =
    goal.per !== undefined &&
    new RegExp(
      `${GROWS}\\s?(?:(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)ละ\\s?)?${escapeRegExp(String(from))}(?![\\d.,]*\\d)`,
      'u',
    ).test(plain(answer));
  if (isOfGrowth) return goal;
  // 'เพิ่ม 30% จากปัจจุบัน 2,000 ช่อง': a share of what there is, where that is no share.
  const { quantity } = figure.reading;
  if (quantity.kind === 'percent' && from > 100) {
    const way = DOWN.test(before) ? -1 : 1;
    return { ...goal, to: Math.round(from * (1 + (way * quantity.value) / 100)), unit: '' };
  }
  const isDown = DOWN.test(before) || /^\S*\s*(?:fewer|less)/u.test(after.trimStart());
  const to = isDown ? from - valueOf(figure) : from + valueOf(figure);
  if (to < 0) return goal;
  // 'อีก 10 ท่านในปีนี้' beside the 28 that there are: the year is when, and not how often.
  const isStock = goal.per === 'year' && (goal.by !== undefined || goal.months !== undefined);
  const { start } = figure.reading.span;
  const isPoints = isInPoints(answer, figure);
  const metric = isPoints
    ? metricBefore(answer.slice(figure.sentence.start, start).replace(/\s*(?:\bby|\+)\s*$/iu, ''))
    : goal.metric.replace(/^(?:extra|additional|more|another|further)\s+/iu, '');
  const whole: Goal = { ...goal, to: Number(to.toFixed(6)), metric, unit: isPoints ? '%' : goal.unit };
  if (isStock) delete whole.per;
  return whole;
}
