/** A goal that names an event whose day another answer tells: '56 when school reopens' beside 'School reopens on 4 January'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isDay } from '../../../src/shared/reading/days.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';
import { isEnd } from '../figures/ends.ts';
import type { Goal } from './goal.ts';
import { dueIn } from './goal-times.ts';

/** The event right before its day: one or two words, and what is said of it. */
const EVENT =
  /(?:^|[.;,:(\n]\s*|(?<![a-z])(?:the|our|next|because|as|when) )(?<event>[a-z]{4,}(?: (?:\d{1,2}|[a-z]{4,}))?)(?: (?:is|are|starts?|begins?|opens?|falls?|due|takes? place|will be|is due|are due))*(?: (?:on|by))?:?\s*(?:the )?$/u;
const VERB = /^(?:starts?|begins?|opens?|closes?|closed|ends?|arrives?|leaves?)$/u;

const stem = (word: string): string => word.replace(/(?:ies|y|es|s)$/u, '');
const stemsOf = (text: string): readonly string[] => (text.match(/[a-z]{3,}|\d{1,2}/gu) ?? []).map(stem);

/** The one day that an answer tells of an event which the words of a goal name. */
function dayOfEvent(words: string, elsewhere: readonly string[]): CalendarDate | undefined {
  const said = new Set(stemsOf(plain(words)));
  for (const answer of elsewhere) {
    const text = plain(answer);
    for (const { quantity, span } of readQuantities(answer)) {
      if (quantity.kind !== 'date' || quantity.to !== undefined || quantity.from.day === undefined) continue;
      const event = EVENT.exec(text.slice(0, span.start))?.groups?.['event'];
      const names = stemsOf(event ?? '').filter((word) => !VERB.test(word));
      if (names.length > 0 && names.every((name) => said.has(name))) return quantity.from;
    }
  }
  return undefined;
}

/** Up to an event: 'before the marathon', 'by the open day', 'ก่อนเปิดเทอม'. */
const AT_EVENT =
  /(?<![a-z])(?:before|by|until|till?|in time for|ahead of) (?:(?:the|our|that|next) )?(?<event>[a-z]{4,})(?![a-z])|(?:ก่อน(?:ถึง|วัน)?|จนถึง|ให้ทัน)\s?(?<thai>[ก-๛]{4,16})/gu;
/** Words that stand there and name no event. */
const NO_EVENT =
  /^(?:they|this|that|then|what|next|last|each|every|these|those|there|people|customers?|start|end|year|month|week|season|summer|winter|spring|autumn|fall)$/u;
const CLAUSE = /[.;,:(\n]/u;

/** The only day that stands in one clause with the event which the words of a goal wait for. */
function dayWaitedFor(words: string, elsewhere: readonly string[]): CalendarDate | undefined {
  for (const { groups } of plain(words).matchAll(AT_EVENT)) {
    const event = groups?.['event'] ?? groups?.['thai'] ?? '';
    if (NO_EVENT.test(event)) continue;
    const isOf = (clause: string): boolean =>
      groups?.['thai'] === undefined ? stemsOf(clause).includes(stem(event)) : clause.includes(event);
    const days = elsewhere.flatMap((answer) => {
      const text = plain(answer);
      return readQuantities(answer).flatMap(({ quantity, span }) =>
        quantity.kind === 'date' &&
        quantity.to === undefined &&
        isDay(quantity.from) &&
        isOf(
          `${text.slice(0, span.start).split(CLAUSE).at(-1) ?? ''} ${text.slice(span.end).split(CLAUSE)[0] ?? ''}`,
        )
          ? [quantity.from]
          : [],
      );
    });
    const [only] = days;
    if (only !== undefined && days.every((day) => isSameDay(day, only))) return only;
  }
  return undefined;
}

/** A goal of no time, by the day of the event that its sentence names; of a pace only where the sentence waits for the event. */
export function withEvent(goal: Goal, sentence: string, elsewhere: readonly string[]): Goal {
  if (goal.by !== undefined || goal.months !== undefined || goal.kind === 'text') return goal;
  const by =
    dayWaitedFor(sentence, elsewhere) ??
    (goal.per === undefined ? dayOfEvent(sentence, elsewhere) : undefined);
  return by === undefined ? goal : { ...goal, by };
}

/** Of a pace a month is counted at its end: in '200 a month by June 27' the last number is as likely the year. */
export function atMonthEnd(goal: Goal): Goal {
  const { by, per } = goal;
  if (per !== 'month' || by?.day === undefined || by.year !== undefined || !YEARS.has(by.day)) return goal;
  // The last of February is a day.
  if (by.month === 2 && by.day > 27) return goal;
  const { day: _day, ...month } = by;
  return { ...goal, by: month };
}
/** As years are written short, where they are days as well; so late in a month its end is as near. */
const YEARS: ReadonlySet<number> = new Set([26, 27, 28, 29]);

/** Right before the day after which nothing counts: 'the window closes', 'last order day for the holidays is', 'หมดเขต'. */
const ENDS =
  /(?<![a-z])(?:clos(?:es?|ing)|shuts?|deadlines?|cut[- ]?off|last (?:ship|shipping|order|ordering|booking|entry|posting|delivery)|(?:orders?|applications?|entries|bookings?|forms?) (?:have to|must|need to) be in)(?: [a-z]+){0,4}:? (?:on |by )?(?:the )?$|(?<!เ)(?:ปิดรับ(?:สมัคร|ออเดอร์|จอง)?|ปิดจอง|ปิดระบบ|หมดเขต|วันสุดท้าย)[ก-๛\s]{0,14}$/u;
/** Right before the day on which begins what is to be filled: 'classes start', 'วันงาน', 'รุ่น 5 เริ่ม'. */
const BEGINS =
  /(?<![a-z]|per )(?:class(?:es)?|courses?|cohort|intake|groups?|camps?|concert|block|batch|workshop|retreat|show|festival|event|expo|fair|race|marathon|bloom|trip)(?: \d+)?,? (?:starts?|begins?|is|are|falls?)(?: (?:on|about|around))*(?: the)? $|(?:รุ่น(?:ที่)?\s?\d+|คอร์ส[ก-๛]{0,12}?|ค่าย[ก-๛]{0,8}?|คลาส|อบรม|วันงาน|ละศีลอด[ก-๛]{0,6}?)\s?(?:เริ่ม(?:เรียน|สอน)?|เปิด(?:เรียน|สอน)?|จัด|วันที่|ประมาณ|ราวๆ?|ตรงกับ|คือ)*\s?$/u;
/** What closes is a price, and the goal goes on. */
const OF_PRICE = /early[- ]bird|discount|ราคาต้น|ราคาพิเศษ|ส่วนลด|โปร/u;

const isSameDay = (a: CalendarDate, b: CalendarDate): boolean =>
  a.feast === b.feast && a.month === b.month && a.day === b.day;

/** The only day that answers tell in these words; undefined where they tell two. */
function onlyDay(answers: readonly string[], words: RegExp): CalendarDate | undefined {
  const days = answers.flatMap((answer) => {
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span }) => {
      if (quantity.kind !== 'date' || !isDay(quantity.from)) return [];
      const before = text.slice(0, span.start);
      const clause = before.split(/[.;,\n]/u).at(-1) ?? '';
      return words.test(before) && !OF_PRICE.test(clause) ? [quantity.from] : [];
    });
  });
  const [only] = days;
  return only !== undefined && days.every((day) => isSameDay(day, only)) ? only : undefined;
}

/** 'Three weeks left', 'เหลืออีกสามอาทิตย์': behind the time or before it; of what stays for years nobody says so. */
const LEFT_BEHIND = /^\s?(?:left|to go|remaining)(?![a-z])/u;
const LEFT_BEFORE = /เหลือ(?:เวลา)?(?:อีก|แค่|ไม่ถึง|เพียง)*\s?(?:ประมาณ|ราว)?\s?$/u;
/** The end of the only time that answers say is left. */
function timeLeft(answers: readonly string[]): CalendarDate | undefined {
  const times = answers.flatMap((answer) => {
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span }) =>
      quantity.kind === 'duration' &&
      (LEFT_BEHIND.test(text.slice(span.end)) || LEFT_BEFORE.test(text.slice(0, span.start)))
        ? [quantity]
        : [],
    );
  });
  const [only, ...more] = times;
  return more.length === 0 && only !== undefined && monthsOf(only.value, only.unit) <= MOST_LEFT
    ? { offset: { count: Math.ceil(only.value), unit: only.unit } }
    : undefined;
}
/** 'This year' is told of a season as well, which ends when nothing of it is left. */
const [YEAR, THIS_YEAR] = [12, /(?<![a-z])this (?:year|yr)(?![a-z])|ปีนี้/u];
/** Months: what has longer to run is a contract. */
const MOST_LEFT = 6;

/**
 * A number of no time, by the day that another answer tells as the end of it: 'applications close on 1 April', else as the beginning
 * of what is to be filled.
 * @param answer what the client wants to reach
 * @param untilWhen why now, and what stands in the way
 * @param offered what is sold: a course has its first day
 */
export function withDeadline(
  goal: Goal,
  answer: string,
  untilWhen: readonly string[],
  offered: readonly string[],
): Goal {
  const elsewhere = [answer, ...untilWhen];
  if (goal.kind === 'text' || goal.kind === 'ceiling' || goal.kind === 'change' || goal.unit === '%')
    return goal;
  if (goal.per !== undefined) return goal;
  if (goal.by !== undefined) return atGate(goal, answer);
  if (goal.months !== undefined) {
    const { months, ...rest } = goal;
    const left = months === YEAR && THIS_YEAR.test(plain(goal.text)) ? timeLeft(elsewhere) : undefined;
    return left === undefined ? goal : { ...rest, by: left };
  }
  const by = onlyDay(elsewhere, ENDS) ?? onlyDay([...elsewhere, ...offered], BEGINS);
  const end = by ?? timeLeft(elsewhere);
  return end === undefined ? goal : { ...goal, by: end };
}

/** What is for later months has to be ordered before: '45 in August and September, orders close 15 June'. */
function atGate(goal: Goal, answer: string): Goal {
  const { by } = goal;
  if (by?.month === undefined || by.day !== undefined) return goal;
  const gate = onlyDay([answer], ENDS);
  const isEarlier =
    gate?.month !== undefined &&
    gate.month < by.month &&
    (gate.year === undefined || by.year === undefined || gate.year === by.year);
  return isEarlier ? { ...goal, by: gate } : goal;
}

/**
 * Where no goal of an answer has a time, the only day that the answer sets as an end is the end of them all: 'need total 24, before end
 * August', 'อยากให้หมดก่อนตรุษจีน'.
 */
export function withOnlyEnd(goals: readonly Goal[], answer: string): Goal[] {
  if (goals.some(({ by, months }) => by !== undefined || months !== undefined)) return [...goals];
  const text = plain(answer);
  const [end, another] = readQuantities(answer).filter(
    ({ quantity, span }) => quantity.kind === 'date' && isEnd(text.slice(0, span.start)),
  );
  const due = end && another === undefined ? dueIn(text, [end]) : undefined;
  return due ? goals.map((goal) => ({ ...goal, by: due.date })) : [...goals];
}
