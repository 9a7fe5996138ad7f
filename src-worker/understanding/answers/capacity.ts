/** How many can be served: per class, day or month; rooms, beds, vans, stock. Read from every answer of the client's own. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';
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

/** From here on a figure may be the limit; a factor of it may be less plain. */
const LEAST = 0.4;
const LEAST_FACTOR = 0.15;

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
    /^[ก-๛]{0,8}\s?(?:ต่อ|\/)\s?(?<unit>วัน|เดือน|สัปดาห์|อาทิตย์|ปี)/u.exec(after)?.groups?.['unit'];
  return TIMES[unit ?? ''];
}

/** 'Four vans, 5 jobs each per day', 'four intakes with 18 seats each', 'รถตู้2คันคันละ9ที่': so many of each of so many. */
function isEach(text: string, first: Reading, second: Reading): boolean {
  const between = text.slice(first.figure.end, second.span.start);
  const after = text.slice(second.figure.end, second.span.end + 14);
  if (between.length > 44 || valueOf(first) > 100) return false;
  const unit = unitOf(first);
  if (
    /(?<![a-z])each(?![a-z])/u.test(between.slice(-10)) ||
    /^\s?[a-z' -]{0,24}(?<![a-z])each(?![a-z])/u.test(after)
  )
    return true;
  if (unit === '' || !/[ก-๙]/u.test(unit))
    return /(?<![a-z])can (?:take|do|handle|serve|carry|make)/u.test(between);
  return between.includes(`${unit}ละ`) || text.slice(second.span.end).trimStart().startsWith(`ต่อ${unit}`);
}

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
  if (reading.quantity.kind !== 'count' || likely < LEAST || valueOf(reading) <= 0) return undefined;
  const before = figures
    .slice(0, figures.indexOf(figure))
    .findLast((other) => other.reading.quantity.kind === 'count' && other.sentence.start === sentence.start);
  const factor =
    before !== undefined && before.likely('capacity') >= LEAST_FACTOR && isEach(text, before.reading, reading)
      ? before.reading
      : undefined;
  const lead = text.slice(Math.max(sentence.start, before?.reading.span.end ?? 0), reading.span.start);
  const near = `${text.slice(sentence.start, reading.span.start).slice(-60)} ${text.slice(reading.span.start, Math.min(sentence.end, reading.span.end + 30))}`;
  const isWeekly =
    factor && WEEKLY.test(text.slice(Math.max(0, factor.span.start - 30), reading.span.end + 20));
  const time =
    timeOf(text, sentence, reading) ??
    (factor && timeOf(text, sentence, factor)) ??
    (isWeekly ? 'week' : undefined);
  const per = NIGHT.test(near) ? 'night' : (time ?? (CLASS.test(near) ? 'class' : undefined));
  const rank = TOLD_IN.findIndex((pattern) => pattern.test(path));
  return {
    count: valueOf(reading) * (factor ? valueOf(factor) : 1),
    of: unitOf(reading).split(' ')[0] ?? '',
    ...(per === undefined ? {} : { per }),
    kind: per === undefined && factor === undefined && !LIMIT.test(near) ? 'stock' : 'limit',
    path,
    span: factor ? { start: factor.span.start, end: reading.span.end } : reading.span,
    text: answer.slice(sentence.start, sentence.end),
    score:
      likely +
      (per === undefined ? 0 : 0.5) +
      (factor || TOGETHER.test(lead) ? 0.6 : 0) +
      (rank === 0 ? 0.5 : 0),
  };
}

/** 'We can hand over one box a month': one is no figure elsewhere, and here it is. */
const ONE_EACH =
  /(?<![a-z])(?:can|only|at most)(?![a-z])[^.;,]{0,20}?(?<![a-z])one (?<of>[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year)(?![a-z])|(?:ทำ|รับ|ผลิต)ได้(?<time>วัน|เดือน|สัปดาห์|อาทิตย์)ละ(?:หนึ่ง|เดียว)/gu;
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

/** What the client says can be served at most; the plainest first. Undefined where nothing says so. */
export function readCapacity(texts: readonly FreeText[]): Capacity | undefined {
  const [best] = texts
    .filter(({ path, rival }) => rival === undefined && TOLD_IN.some((pattern) => pattern.test(path)))
    .flatMap((text) => {
      const figures = figuresIn(text.text, fieldOf(text.path));
      return [...figures.flatMap((figure) => candidateOf(text, figure, figures) ?? []), ...oneEach(text)];
    })
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const { score: _, ...capacity } = best;
  return capacity;
}
