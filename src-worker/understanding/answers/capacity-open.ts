/** In what time so many are served, and how often: 'in one month', 'four evenings a week', 'one batch a week', 'วันละ 2 รอบ'. */
import type { Reading, Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { TIMES } from './capacity-candidate.ts';
import { FARTHEST, unitOf, valueOf } from './capacity-many.ts';
import type { Figure } from './roles.ts';

/** 'In one month', 'in a week' behind the figure; 'one year we have' before it. */
export function timeOf(text: string, sentence: Span, reading: Reading): TimeUnit | undefined {
  const { per, span, figure } = reading;
  if (per !== undefined) return per;
  const named = text.slice(figure.end, Math.min(sentence.end, figure.end + 30));
  const after = text.slice(span.end, Math.min(sentence.end, span.end + 40));
  const before = text.slice(sentence.start, span.start);
  const adverb = /^\s?(?:[a-z]+ ){0,2}(?<adverb>daily|weekly|monthly)(?![a-z])/u.exec(named)?.groups?.[
    'adverb'
  ];
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
  if (unit !== undefined) return TIMES[unit];
  return PART_OF_DAY_BEHIND.test(after) || PART_OF_DAY_BEFORE.test(before) ? 'day' : undefined;
}
/** 'Two classes per morning', 'เช้าละ 600 กล่อง': each day has one. */
const PART_OF_DAY_BEHIND =
  /^[^.;,\d]{0,16}?(?<![a-z])(?:per|an?|each|every) (?:morning|afternoon|evening)(?![a-z])|^\s?[ก-๛]{0,10}\s?ต่อ(?:เช้า|บ่าย|เย็น)/u;
const PART_OF_DAY_BEFORE = /(?:^|[^ก-๛]|ได้)(?:เช้า|บ่าย|เย็น)ละ\s?$/u;
/** 'คืนละ 2 รอบ', 'เช้าวิ่งได้ 3 รอบ', 'หมุนได้ 2 รอบ': so often on one day. */
const ROUNDS_OF_DAY = /(?:(?:คืน|เช้า|เย็น|บ่าย)(?:ละ|นึง|หนึ่ง)?(?:[ก-๛]{0,8}ได้)?|หมุน(?:โต๊ะ)?(?:ได้)?)\s?$/u;

/** 'Four evenings a week', 'two trips a day' behind so many at once. */
const TIMES_OPEN =
  /^(?:evenings?|nights?|mornings?|afternoons?|sessions?|classes|trips?|rounds?|sailings?|departures?|shifts?|slots?|tours?|seatings?|sittings?|lessons?|workshops?|groups?|dives?|flights?|batches|firings?|services?|shows?|performances?|matinees?|screenings?|รอบ|คลาส|เที่ยว|คืน)$/iu;
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
export const ENDS_IN_ROUND = /(?:รุ่น|รอบ|กลุ่ม|คลาส|เที่ยว|ทริป|ค่าย|วัน|เดือน|สัปดาห์|อาทิตย์)$/u;
export function timesOpen(
  text: string,
  figures: readonly Figure[],
  { reading, sentence }: Figure,
): Open | undefined {
  const one = ONE_ROUND.exec(
    text.slice(reading.figure.end, Math.min(sentence.end, reading.figure.end + FARTHEST)),
  );
  const of = TIMES[one?.groups?.['per'] ?? ''];
  if (of !== undefined) return { times: 1, per: of };
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  for (const { reading: other, sentence: where } of figures) {
    const distance = other.span.start - reading.span.end;
    // What is told of others in between has its own times: '4 machines, 31 patients have to go 3 times a week'.
    const between = counts.filter(
      ({ reading: { span } }) => span.start > reading.span.start && span.start < other.span.start,
    );
    if (between.length > 0 && distance > FARTHEST) continue;
    // 'รุ่นละ 40 คน มี 2 รุ่น'
    const unit = unitOf(other);
    if (
      distance > 0 &&
      distance <= FARTHEST &&
      THAI_ROUND.test(unit) &&
      text.slice(where.start, reading.span.start).includes(`${unit}ละ`)
    )
      return { times: valueOf(other), ...(other.per === undefined ? {} : { per: other.per }) };
    const isDaily = isOfWeekday(text, other) || ROUNDS_OF_DAY.test(text.slice(where.start, other.span.start));
    const per = timeOf(text, where, other) ?? (isDaily && isRound(unit) ? 'day' : undefined);
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

export const isRound = (unit: string): boolean =>
  TIMES_OPEN.test(unit.split(' ')[0] ?? '') || THAI_ROUND.test(unit);
