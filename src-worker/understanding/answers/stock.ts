/** What is there to be sold, and when more of it comes: '700 pieces in stock, next batch not before May', 'ของพร้อมส่ง 300 ชิ้น'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';

export interface Stock {
  count: number;
  /** What is counted, as written; '' where no word says. */
  of: string;
  /** When the next comes. */
  next?: CalendarDate;
  /** The client's words. */
  words: string;
}

const BEHIND =
  /^\s?(?:[a-z]+ ){0,2}(?:in stock|on hand|in (?:the |our )?(?:warehouse|store ?room|shed|cellar|barn|freezer)|ready to (?:ship|sell|go|send)|bottled|left (?:to sell|in stock|of (?:it|them|this)|from (?:the|this) (?:harvest|batch|year)))(?![a-z])|^\s?(?:[a-z]+ ){0,2}(?:is|are) (?:bought|made|printed|here|ready|in the (?:shed|store|warehouse))(?![a-z])|^\s?[ก-๛]{0,10}?(?:ในสต[็๊]?อ?[กค]|ในโกดัง|ในคลัง|พร้อมส่ง|พร้อมขาย)/u;
const BEFORE =
  /(?:(?<![a-z])(?:stock|in stock|on hand|in the warehouse)(?: is| of| at| about|:)*|(?:ใน)?(?:สต[็๊]?อ?[กค]|คลัง|โกดัง)(?:มี|มา|เหลือ|อยู่)*|ของ(?:พร้อมส่ง|พร้อมขาย|เหลือ)(?:อยู่|มี)*|[ก-๛]พร้อม(?:ขาย|ส่ง)(?:อยู่|มี)*)\s*$/u;
/** Between what is there and the time of the next. */
const NEXT =
  /(?<![a-z])(?:next|new|no more|nothing more|more (?:comes?|arrives?|in)|not before|until|till|restock(?:ed|ing)?|arrives?|comes? in|harvest)(?![a-z])|ล็อต(?:หน้า|ใหม่|ต่อไป)|รอบ(?:หน้า|ใหม่|ต่อไป)|ของ(?:ใหม่)?(?:เข้า|มา)|เข้าอีก|เก็บเกี่ยว|กว่าจะ|จนถึง|มาอีก/u;
/** As far behind it may be told, in characters. */
const FARTHEST = 90;

/** The first that an answer tells; undefined where nothing is said to be there. */
export function readStock(answer: string): Stock | undefined {
  const text = plain(answer);
  const readings = readQuantities(answer);
  for (const { quantity, span, figure, per } of readings) {
    if (quantity.kind !== 'count' || per !== undefined || !(quantity.value > 1)) continue;
    if (
      !BEHIND.test(text.slice(figure.end)) &&
      !BEHIND.test(text.slice(span.end)) &&
      !BEFORE.test(text.slice(0, span.start))
    )
      continue;
    const next = readings.find(
      ({ quantity: when, span: at }) =>
        when.kind === 'date' &&
        at.start >= span.end &&
        at.start - span.end <= FARTHEST &&
        NEXT.test(text.slice(span.end, at.start)),
    );
    const of = /^(?:in|on|ready|left|bottled)(?![a-z])/u.test(quantity.unit) ? '' : quantity.unit;
    return {
      count: quantity.value,
      of: of.replace(/ (?:in|on|ready|left|bottled)(?![a-z]).*$/u, ''),
      ...(next?.quantity.kind === 'date' ? { next: next.quantity.from } : {}),
      words: answer.slice(span.start, next?.span.end ?? Math.min(answer.length, span.end + 10)).trim(),
    };
  }
  return undefined;
}
