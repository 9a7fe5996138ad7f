/** What may make up a capacity: figures, one of something that no figure says, days on which it is done; alone or multiplied. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { daysListed, readOpening } from '../figures/opening.ts';
import { TIMES, type Capacity } from './capacity-candidate.ts';
import { isOfOneJob } from './capacity-jobs.ts';
import { countsCrew, oneOf, unitOf, valueOf } from './capacity-many.ts';
import { isTakenOrAge } from './capacity-no-room.ts';
import { timeOf } from './capacity-open.ts';
import { figuresIn, type Figure } from './roles.ts';
import type { Field } from './figure-features.ts';
import { sentencesIn } from './sentences.ts';

export interface Part {
  value: number;
  /** What is counted; 'days' of days. */
  unit: string;
  start: number;
  end: number;
  per: Capacity['per'];
  /** How likely it is that the figure tells a limit. */
  likely: number;
  sentence: Span;
  figure?: Figure;
  /** 'word': one of something that no figure says. */
  kind: 'figure' | 'days' | 'word';
  /** Told in another answer. */
  isElsewhere?: true;
}

/** From here on a count may be part of it. */
const LEAST_LIKELY = 0.04;
/** One of those that are multiplied is at least so likely. */
const LEAST_OF_BEST = 0.3;
/** Nobody serves more. */
const MOST = 1_000_000;
/** Characters between the first and the last of those that are multiplied. */
const FARTHEST_APART = 110;
/** Parts of one answer that are looked at: the likeliest. */
const MOST_PARTS = 12;
/** What a word is taken for, which no figure was learnt of. */
const OF_WORDS = 0.5;
const DAYS = 'days';
const DAYS_OF_WEEK = 7;

const ONE =
  /(?<![a-z])(?:one|a single) (?<of>[a-z]+(?: [a-z]+)?) (?:a|an|per|each|every|at a|at one) (?<per>day|week|month|year|time|night|evening|morning|weekend)(?![a-z])|(?<th>วัน|เดือน|สัปดาห์|อาทิตย์|คืน|ปี)ละ(?:แค่)?(?<one>[ก-๛]{2,8}?)(?:เดียว|นึง|หนึ่ง)(?!ละ)/gu;
const A_WEEKDAY =
  /(?<![a-z])(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?(?![a-z])|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|จ-|จ\.-/u;

function figurePart(text: string, figure: Figure): Part[] {
  const { reading, sentence } = figure;
  const { quantity } = reading;
  const likely = figure.likely('capacity');
  const value = valueOf(reading);
  const isDays = quantity.kind === 'duration' && (quantity.unit === 'day' || quantity.unit === 'week');
  if ((quantity.kind !== 'count' && !isDays) || value <= 0 || value > MOST) return [];
  if (isTakenOrAge(text, figure) || countsCrew(text, reading)) return [];
  if (isDays ? isOfOneJob(text, reading) : likely < LEAST_LIKELY) return [];
  return [
    {
      value,
      unit: isDays ? DAYS : unitOf(reading),
      start: reading.span.start,
      end: reading.figure.end,
      per: timeOf(text, sentence, reading),
      likely,
      sentence,
      figure,
      kind: isDays ? 'days' : 'figure',
    },
  ];
}

const timeNamed = (name: string): Capacity['per'] =>
  /night|evening|คืน/u.test(name) ? 'night' : name === 'time' ? undefined : (TIMES[name] ?? 'day');

function oneParts(text: string, sentences: readonly Span[]): Part[] {
  return [...text.matchAll(ONE)].map((match): Part => {
    const { of = '', per = '', th = '', one = '' } = match.groups ?? {};
    return {
      value: 1,
      unit: of || one,
      start: match.index,
      end: match.index + match[0].length,
      per: timeNamed(per || th),
      likely: OF_WORDS,
      sentence: sentences.find(({ start, end }) => start <= match.index && match.index < end) ?? {
        start: 0,
        end: text.length,
      },
      kind: 'word',
    };
  });
}

/** 'Mon to Sat', 'not Sundays', 'เสาร์-อาทิตย์': so many days of each week. */
function dayParts(text: string, sentences: readonly Span[]): Part[] {
  return sentences.flatMap((sentence): Part[] => {
    const said = text.slice(sentence.start, sentence.end);
    const match = A_WEEKDAY.exec(said);
    const value = match ? (readOpening(said)?.daysPerWeek ?? daysListed(said)) : undefined;
    if (match === null || value === undefined) return [];
    const start = sentence.start + match.index;
    const end = start + match[0].length;
    return [{ value, unit: DAYS, start, end, per: 'week', likely: 0, sentence, kind: 'days' }];
  });
}

export function partsOf(answer: string, field: Field): Part[] {
  const text = plain(answer);
  const sentences = sentencesIn(answer);
  return [
    ...figuresIn(answer, field).flatMap((figure) => figurePart(text, figure)),
    ...oneParts(text, sentences),
    ...dayParts(text, sentences),
  ]
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, MOST_PARTS)
    .toSorted((a, b) => a.start - b.start);
}

/** Each part alone, and each two or three that stand near each other, in order. */
export function groupsOf(parts: readonly Part[]): Part[][] {
  const isBehind = (part: Part, other: Part, first: Part): boolean =>
    other.start >= part.end && other.start - first.end <= FARTHEST_APART;
  const alone = parts.map((part) => [part]);
  const withNext = (groups: readonly Part[][]): Part[][] =>
    groups.flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      return first && last
        ? parts.filter((part) => isBehind(last, part, first)).map((part) => [...group, part])
        : [];
    });
  const twos = withNext(alone);
  return [...alone, ...twos, ...withNext(twos)].filter(
    (group) =>
      group.some(({ likely, kind }) => kind !== 'days' && likely >= LEAST_OF_BEST) &&
      group.filter(({ kind }) => kind === 'days').length < 2,
  );
}

/** The time that is told with a part. */
export const timeOfPart = ({ kind, value, per }: Part): Capacity['per'] =>
  kind === 'days' ? (value <= DAYS_OF_WEEK ? 'week' : 'month') : per;

/** The times that a group may be for: each that is told with one of it, and none. */
export const timesOfGroup = (group: readonly Part[]): readonly Capacity['per'][] => [
  ...new Set([undefined, ...group.flatMap(({ per }) => per ?? []), ...group.map(timeOfPart)]),
];

/** Characters around a figure in which the word for one of them stands. */
const NEAR_EACH = 30;
/** More do not do one thing each. */
const MOST_SEVERAL = 200;
const A = /^(?:an?|per|each|every|one)$/u;
/** 'Each chair', 'บังไพรละ': the words speak of one of them. */
function isOfEach(said: string, noun: string): boolean {
  if (/[ก-๛]/u.test(noun)) return [`${noun}ละ`, `${noun}นึง`, `ต่อ${noun}`].some((each) => said.includes(each));
  const words = said.split(/[^a-z]+/u);
  return words.some((word, at) => oneOf(word) === noun && A.test(words[at - 1] ?? ''));
}

/** '4 grooms a table a day' with '2 tables' in another answer: both, and the days that are told behind. */
export function groupsElsewhere(text: string, parts: readonly Part[], others: readonly Part[]): Part[][] {
  const many = others.filter(({ kind, value }) => kind === 'figure' && value > 1 && value <= MOST_SEVERAL);
  return many.flatMap((other): Part[][] => {
    const noun = oneOf(other.unit);
    if (noun.length < 2) return [];
    const first: Part = { ...other, isElsewhere: true };
    return parts.flatMap((part): Part[][] => {
      const near = text.slice(Math.max(part.sentence.start, part.start - NEAR_EACH), part.end + NEAR_EACH);
      const isLimit = part.kind !== 'days' && part.likely >= LEAST_OF_BEST;
      if (!isLimit || oneOf(part.unit) === noun || !isOfEach(near, noun)) return [];
      const days = parts.filter(
        ({ kind, start }) => kind === 'days' && start >= part.end && start - part.end <= FARTHEST_APART,
      );
      return [[first, part], ...days.map((one) => [first, part, one])];
    });
  });
}
