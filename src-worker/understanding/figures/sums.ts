/** What one of a thing costs or brings, wherever an answer says it: 'ต้นละ 25 บาท', 'every tonne costs us $185'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { TIME, thaiEach } from './each.ts';

export interface SumEach {
  value: number;
  /** '' where none is named. */
  currency: string;
  each: string;
  words: string;
}

/** 'Every contaminated tonne costs us', 'each return sets us back'. */
const EVERY =
  /(?<![a-z])(?:every|each|one|an?)\s+(?<what>(?:\p{L}[\p{L}-]+\s){0,2}?\p{L}[\p{L}-]+)\s+(?:costs?|brings?|earns?|saves?|is worth|leaves?|pays?|sells? for|goes for)\s+(?:us |me )?(?:about |around |an extra )?$/iu;

const getsIn = (behind: string): string | undefined => {
  const { what, thai } = EVERY_GETS.exec(behind)?.groups ?? {};
  return what ?? thai;
};

/** '500 one-off gifts of £25'. */
const THINGS_OF = /(?<![a-z])(?<what>(?:\p{L}[\p{L}-]+\s)?\p{L}{2,}[^s\W]s)\s+of\s+(?:about |around )?$/iu;

/** 'A sample pack costs us R205, every enquiry wants one': behind the sum stands who gets it. */
const EVERY_GETS =
  /^[^.;\n\d]{0,40}?[,;.]?\s(?:and )?(?:every|each|all) (?<what>[\p{L}-]+) (?:wants?|gets?|needs?|takes?|asks? for|has) (?:one|it|this|that)(?![a-z])|^[^.;\n\d]{0,30}?\s?(?:แจก|ให้|ส่งให้|ต้องใช้)?ทุก(?:คน|ราย)?ที่(?<thai>ทัก|สอบถาม|นัด|ทดลอง(?:เรียน|ใช้)?|โทร|ขอราคา)/iu;
/** 'แว่น 1 อันรวมค่าตรวจ 650 บาท': the thing, one of it, and what it costs. */
const ONE_OF_TH =
  /(?:^|[\s,;(])(?<what>[ก-๛]{2,12})\s?(?:1|หนึ่ง)\s?(?:อัน|ชิ้น|ชุด|ตัว|ต้น|มื้อ|เครื่อง|ห้อง|หลัง|คู่|เล่ม|ถุง|กล่อง)(?:รวม[ก-๛]{0,16})?\s*$/u;

export function readSums(answer: string): SumEach[] {
  const text = plain(answer);
  return readQuantities(answer).flatMap(({ quantity, span, each }): SumEach[] => {
    const isSum = quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '');
    if (!isSum || !(quantity.value > 0) || quantity.high !== undefined) return [];
    const before = text.slice(Math.max(0, span.start - 64), span.start);
    // A bare number is a sum only where a Thai word for each stands right before it.
    const own = thaiEach(before) ?? (quantity.kind === 'money' ? each : undefined);
    const what =
      own ??
      (quantity.kind === 'money' ? getsIn(text.slice(span.end, span.end + 90)) : undefined) ??
      EVERY.exec(before)?.groups?.['what'] ??
      (quantity.kind === 'money' ? ONE_OF_TH.exec(before)?.groups?.['what'] : undefined) ??
      (quantity.kind === 'money' ? THINGS_OF.exec(before)?.groups?.['what'] : undefined);
    if (what === undefined || TIME.test(what)) return [];
    const currency = quantity.kind === 'money' ? quantity.currency : '';
    return [
      {
        value: quantity.value,
        currency,
        each: what,
        words: answer.slice(Math.max(0, span.start - 24), span.end).trim(),
      },
    ];
  });
}
