/**
 * What one holds or does, and behind it how many there are of it: '8 per class, 6 classes', 'groups of 6, 5 groups'. And how many
 * hours one takes, with the hours that there are for it: '2 hours a client and we have 60 hours a week'.
 */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { stepOf } from '../figures/steps.ts';
import type { Candidate } from './capacity-candidate.ts';
import { HOLDER, oneOf, unitOf, valueOf } from './capacity-many.ts';
import { isNoRoom } from './capacity-no-room.ts';
import { timeOf } from './capacity-open.ts';
import { HEADS } from './capacity-rounds.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

/** 'In a section', '8 kids per class', 'fit a boat'. */
const PER_ONE = new RegExp(
  `^\\s?(?:[a-z]+\\s)?(?:per|(?:in |to |for )?(?:an?|each|every))\\s${HOLDER}(?![a-z])`,
  'u',
);
/** 'Groups of', 'classes of'. */
const ONES_OF = new RegExp(`(?<![a-z\\d] |[a-z])${HOLDER}(?:e?s) of (?:up to |max(?:imum)? |about )?$`, 'u');
/** What came, what comes and what is wished for are no room; nor is what is told of another time. */
const NO_LIMIT =
  /(?<![a-z])(?:average|avg|mean|usually|typically|normally|currently|now|today|last|past|previous|next|had|get|gets|getting|got|sold|sell|want|aim|goal|target|hope|need|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)(?![a-z])/u;
/** Between what one holds and how many there are: no other figure. */
const BETWEEN = /^[^.;\d]{0,32}$/u;
/** Before what one holds, in its own clause. */
const CLAUSE = /[^.;,\d]{0,40}$/u;
/** '2 classes each' are there on each of several days. */
const EACH_BEHIND = /^\s?[a-z ]{0,20}(?<![a-z])(?:each|apiece|had|were|x)(?![a-z])/u;
const [MOST_EACH, MOST] = [400, 60];

const holderOf = (text: string, { figure, span }: Reading): string | undefined =>
  (
    PER_ONE.exec(text.slice(figure.end, figure.end + 40)) ??
    ONES_OF.exec(text.slice(0, span.start).slice(-40))
  )?.groups?.['noun'];

/** 'Can take', 'max': what is so limited may be anything but a step on the way to buying; else only heads are counted by their room. */
const LIMITED =
  /(?<![a-z])(?:can|max(?:imum)?|up to|at most|room for|space for|holds?|fits?|seats?|takes?)(?![a-z])/u;
const aheadOf = (text: string, { span }: Reading): string =>
  CLAUSE.exec(text.slice(0, span.start))?.[0] ?? '';
/** Whether it is room for those who come: no staff, no photos and no leads. */
function isHeld(text: string, figure: Figure): boolean {
  const [unit, ahead] = [unitOf(figure.reading).split(' ')[0] ?? '', aheadOf(text, figure.reading)];
  const isOfRoom = unit === '' || HEADS.test(unit) || (LIMITED.test(ahead) && stepOf(unit) === undefined);
  return isOfRoom && !isNoRoom(text, figure) && !NO_LIMIT.test(ahead);
}

export function behindOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  return counts.flatMap((figure, at): Candidate[] => {
    const { reading: one, sentence } = figure;
    const many = counts[at + 1];
    const noun = holderOf(text, one);
    if (noun === undefined || many === undefined || !isHeld(text, figure)) return [];
    const { reading } = many;
    const between = text.slice(one.figure.end, reading.span.start);
    // '2 boys classes': what is counted stands last.
    const counted = oneOf(unitOf(reading).split(' ').at(-1) ?? '');
    const isOne =
      counted === noun ||
      new RegExp(`^\\s(?:[a-z]+\\s)?${escapeRegExp(noun)}(?:e?s)(?![a-z])`, 'u').test(
        text.slice(reading.figure.end, reading.figure.end + 40),
      );
    const isMany =
      isOne &&
      reading.per === undefined &&
      !EACH_BEHIND.test(text.slice(reading.figure.end, reading.figure.end + 30)) &&
      timeOf(text, many.sentence, reading) === undefined &&
      valueOf(reading) > 1 &&
      valueOf(reading) <= MOST &&
      valueOf(one) > 1 &&
      valueOf(one) <= MOST_EACH &&
      BETWEEN.test(between) &&
      !NO_LIMIT.test(between);
    if (!isMany) return [];
    const per =
      one.per ?? (PER_ONE.test(text.slice(one.figure.end)) ? undefined : timeOf(text, sentence, one));
    return [
      {
        count: valueOf(one) * valueOf(reading),
        of: unitOf(one).split(' ')[0] ?? '',
        ...(per === undefined ? {} : { per }),
        kind: 'limit',
        path,
        span: { start: one.span.start, end: reading.span.end },
        text: answer.slice(sentence.start, Math.max(sentence.end, many.sentence.end)),
        score: 3,
        ...(LIMITED.test(aheadOf(text, one)) ? { isExact: true as const } : {}),
      },
    ];
  });
}

const isHours = ({ quantity }: Reading): boolean =>
  quantity.kind === 'duration' && quantity.unit === 'hour' && quantity.value > 0;
/** '2 hours a client', '1.5 hours per visit': no time, and none of those who work. */
const A_JOB =
  /^\s?(?:an?|per|each|every|\/)\s(?<noun>(?!(?:day|week|month|year|night|hour|person|man|team|crew|cycle|shift|video|reel|post|clip)(?![a-z]))[a-z]{3,})(?![a-z])|^\s?(?:ต่อ|\/)\s?(?<th>งาน|เคส|ราย|คน|ตัว|คัน|ห้อง|หลัง)/u;
/** Hours that there are for the work; those of a shop that is open are none. */
const HAVE_AHEAD =
  /(?<![a-z])(?:(?:we|i)(?:['’]ve| have| only have)|have|got|there (?:are|is))(?![a-z])[^.;]{0,24}$|(?:มี|เหลือ|ว่าง)[ก-๛]{0,12}\s?$/u;
const FREE_BEHIND = /^\s?(?:[a-z]+ ){0,3}(?:free|available|spare)(?![a-z])|^[ก-๛\s]{0,16}ว่าง/u;
const NO_WORK = /(?<![a-z])(?:open|opening|shifts?|videos?|marketing)(?![a-z])|เปิด|กะละ/u;
const FARTHEST = 60;
const [FEWEST_HOURS, MOST_HOURS] = [5, 1000];
/** Whole jobs of the hours that there are for them in a week or a month. */
export function hoursOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  return figures.flatMap(({ reading: takes, sentence }, at): Candidate[] => {
    const job = A_JOB.exec(text.slice(takes.span.end, takes.span.end + 30))?.groups;
    const there = figures[at + 1];
    if (!isHours(takes) || !job || !there || !isHours(there.reading)) return [];
    const { reading } = there;
    const per = timeOf(text, there.sentence, reading);
    const hours = valueOf(reading);
    if ((per !== 'week' && per !== 'month') || reading.span.start - takes.span.end > FARTHEST) return [];
    if (there.sentence.start !== sentence.start || hours < FEWEST_HOURS || hours > MOST_HOURS) return [];
    const [between, behind] = [
      text.slice(takes.span.end, reading.span.start),
      text.slice(reading.span.end, sentence.end),
    ];
    const isThere = HAVE_AHEAD.test(between) || FREE_BEHIND.test(behind);
    if (!isThere || NO_WORK.test(between) || hours < valueOf(takes)) return [];
    return [
      {
        count: Math.floor(hours / valueOf(takes)),
        of: job['noun'] ?? job['th'] ?? '',
        per,
        kind: 'limit',
        path,
        span: { start: takes.span.start, end: reading.span.end },
        text: answer.slice(sentence.start, sentence.end),
        score: 3,
        isExact: true,
      },
    ];
  });
}
