/** How many can be served at most: 'ทำได้สูงสุดวันละ12ตัว', 'licensed for 76', '32 rooms'; and how much of it is in use. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isPeriod, type Period } from '../answers/period.ts';

export interface Capacity {
  count: number;
  /** What is counted, in the client's words; '' where it is not said. */
  of: string;
  /** Absent for things that are there at any time: rooms, seats, machines. */
  per?: Period;
  /** In percent, where the client says how much of it is taken. */
  used?: number;
  /** So many of it, where that is said as a count. */
  taken?: number;
  words: string;
}

const BEFORE =
  /(?:\b(?:max(?:imum|es)?(?: (?:out )?at| of)?|capacity(?: is| of)?|licen[cs]ed for|(?:can|could|may)(?: only)? (?:do|make|take|serve|handle|finish|carry|fit|seat|hand over|bake|produce|wash|treat)|no more than|limit(?: is| of)?|makes?|licence is|room for|more than|(?:one|a|each|every) (?:year|season|month|week) we have)\s*(?:about|around|only|up to)?|สูงสุด|มากสุด|เต็มที่|กำลัง(?:การ)?ผลิต|รับได้|ทำได้|นั่งได้|ติดได้|ผลิตได้|รองรับ(?:ได้)?|จุได้)\s*(?:แค่|เพียง|ไม่เกิน|เต็มที่|สูงสุด)?\s*$/iu;
const AFTER =
  /^[^.;\n]{0,24}?(?:\bmax\b|\bat most\b|\bno more\b|\bmore goes not\b|\bthat is all\b|\bthat's (?:all|my lot)\b|\bfull stop\b|เต็มที่|สูงสุด|เท่านั้น|ไม่เกินนี้)/iu;
/** Things that are there to be filled. */
const STOCK =
  /^(?:(?:guest |hotel |double )?rooms?|beds?|seats?|tables?|machines?|chairs?|berths?|bays?|stalls?|ห้อง|เตียง|ที่นั่ง|ที่|โต๊ะ)(?![a-z])/iu;
const OWNED = /\b(?:own|have|fleet of)\s*$/iu;
const THINGS = /^(?:scooters?|bikes?|cars?|vans?|boats?|machines?|units?|tents?|คัน|เครื่อง|หลัง|ลำ)/iu;
const USED = /(?:use[ds]?|at|full|taken|booked|ใช้(?:ไป)?|เต็ม)\s*(?:about|แล้ว|ประมาณ|อยู่(?:ที่)?)?\s*$/iu;

const TAKEN =
  /(?:promised?(?: already)?|already (?:sold|booked|taken|promised)|only (?:do|take|serve|book)|รับจริง(?:แค่)?|จอง(?:แล้ว)?|ใช้(?:ไป)?(?:แล้ว)?|มีคนอยู่)\s*(?:about|only|แค่|แล้ว)?\s*$/iu;

/** The first limit that an answer states; else the first thing that it says there is to be filled. */
export function readCapacity(answer: string): Capacity | undefined {
  const text = plain(answer);
  const readings = readQuantities(answer);
  const counts = readings.filter(({ quantity }) => quantity.kind === 'count' && quantity.value > 0);
  const limit =
    counts.find((reading) => isLimit(text, reading, readings)) ??
    counts.find((reading) => isStock(text, reading));
  if (limit?.quantity.kind !== 'count') return undefined;
  const used = readings.find(
    ({ quantity, span }) =>
      quantity.kind === 'percent' &&
      !quantity.ratio &&
      span.start > limit.span.end &&
      span.start < limit.span.end + 60 &&
      USED.test(text.slice(0, span.start)),
  )?.quantity;
  const taken = readings.find(
    ({ quantity, span, per: own }) =>
      quantity.kind === 'count' &&
      span.start > limit.span.end &&
      span.start < limit.span.end + 60 &&
      quantity.value < (limit.quantity.kind === 'count' ? limit.quantity.value : 0) &&
      (own === undefined || own === limit.per) &&
      TAKEN.test(text.slice(0, span.start)),
  )?.quantity;
  const { value, unit } = limit.quantity;
  const per =
    limit.per ??
    (/^\s*(?:\p{L}+\s){0,3}in (?:a|the) week\b/iu.test(text.slice(limit.figure.end)) ? 'week' : undefined);
  return {
    count: value,
    of: unit,
    ...(per !== undefined && isPeriod(per) ? { per } : {}),
    ...(used?.kind === 'percent' ? { used: used.value } : {}),
    ...(taken?.kind === 'count' ? { taken: taken.value } : {}),
    words: answer
      .slice(Math.min(limit.span.start, limit.perSpan?.start ?? limit.span.start), limit.span.end)
      .trim(),
  };
}

function isLimit(text: string, reading: Reading, readings: readonly Reading[]): boolean {
  const from = Math.min(reading.span.start, reading.perSpan?.start ?? reading.span.start);
  if (BEFORE.test(text.slice(Math.max(0, from - 40), from))) return true;
  const end = Math.max(reading.span.end, reading.perSpan?.end ?? 0);
  const next = readings.find(({ span }) => span.start >= end)?.span.start ?? text.length;
  return AFTER.test(text.slice(end, next));
}

const isStock = (text: string, { quantity, span }: Reading): boolean =>
  quantity.kind === 'count' &&
  quantity.value > 1 &&
  (STOCK.test(quantity.unit) || (THINGS.test(quantity.unit) && OWNED.test(text.slice(0, span.start))));
