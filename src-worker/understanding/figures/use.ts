/** How much of what can be served is taken: 'currently 60% in use', 'promised already 640 ton'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

/** 'Wholesale takes half', 'ขายส่งไปครึ่งนึง': a share in words. */
const SOLD =
  /(?:ขาย|ส่ง|จอง)[^\d.;\n]{0,24}ไป(?:แล้ว)?\s*$|(?<![a-z])(?:sold|booked|promised|goes to \p{L}+|wholesale takes)\s*$/iu;
const USED =
  /(?:use[ds]?|at|full|taken|booked|ใช้(?:ไป|กำลัง(?:ผลิต)?|เครื่อง)?|เดินเครื่อง|เต็ม)\s*(?:about|แล้ว|ประมาณ|อยู่(?:ที่)?)?\s*$/iu;
const TAKEN =
  /(?:(?<![a-z])(?:and|but|now|already|we|today)(?: (?:now|only|we))? (?:sell|make|do|ship|deliver|serve|fill)|(?:ตอนนี้|ปัจจุบัน|ทุกวันนี้)(?:ทำ|ขาย|ส่ง|ผลิต|ใช้|ออก|รับ|วิ่ง|เดิน|มี)?(?:จริง|อยู่|ได้)*|ใช้อยู่|กินไป(?:แล้ว)?|promised?(?: already)?|already (?:sold|booked|taken|promised)|only (?:do|take|serve|book)|running at|(?:currently|at the moment|right now)(?: (?:we|they|it))?(?: (?:are|is))?(?: (?:at|do|doing|carry|run|running|use|using|have|make|making|sell|serve|take|fill|see|hold))?|(?<![a-z])using|รับจริง(?:แค่)?|now using|using now|จอง(?:แล้ว)?|ใช้(?:ไป)?(?:แล้ว)?|มีคนอยู่)\s*(?:about|only|แค่|แล้ว)?\s*$/iu;
/** 'Of 48 weekends 16 are already booked'. */
const TAKEN_BEHIND =
  /^\s*(?:(?:of (?:them|these|those)|are|is|have been|being)\s+)*(?:already |now )?(?:booked|taken|sold|used|in use|occupied|rented|filled|now(?=\s*[.,;]|\s*$)|promised|reserved|gone|spoken for)(?![a-z])|^\s*(?:ถูก)?(?:จอง|ขาย|เช่า)(?:ไป)?แล้ว/iu;
/** Further behind the capacity another thing is spoken of. */
const NEAR = 80;

/** What is said of `capacity` behind it in the same answer: in percent, or as a smaller count; `elsewhere` is sold to others. */
export function readUse(
  answer: string,
  capacity: number,
): { used?: number; taken?: number; elsewhere?: number } {
  const text = plain(answer);
  const readings = readQuantities(answer);
  const limit = readings.find(({ quantity }) => quantity.kind === 'count' && quantity.value === capacity);
  if (!limit) return {};
  const found: ReturnType<typeof readUse> = {};
  for (const { quantity, span, per } of readings) {
    if (span.start < limit.span.end || span.start > limit.span.end + NEAR) continue;
    const before = text.slice(0, span.start);
    if (quantity.kind === 'percent' && quantity.value <= 100) {
      if (SOLD.test(before)) found.elsewhere ??= quantity.value;
      else if (quantity.ratio === undefined && USED.test(before)) found.used ??= quantity.value;
    }
    const isSmaller = quantity.kind === 'count' && quantity.value < capacity;
    const behind = text.slice(quantity.kind === 'count' ? span.end - quantity.unit.length : span.end);
    const isTaken = TAKEN.test(before) || TAKEN_BEHIND.test(behind);
    if (isSmaller && (per === undefined || per === limit.per) && isTaken) found.taken ??= quantity.value;
  }
  return found;
}

/** '70 more loads a month': the thing stands behind the word for what is left. */
const MORE_OF =
  /^\s(?:more|extra|additional|another|further|spare|free|new)\s(?<of>\p{Script=Latin}[\p{Script=Latin}-]+)/iu;
const FREE_AHEAD =
  /(?:(?<![a-z])(?:another|spare|free|still take|room for)|(?:เหลือ|ว่าง|รับเพิ่ม|เพิ่ม)(?:ได้|อีก|อยู่|แค่|ราวๆ?|ประมาณ)*\s?(?:(?:วัน|สัปดาห์|อาทิตย์|เดือน)ละ)?)\s*$/iu;

/** What is counted, behind a word for what is left; '' where no such word stands there. */
export const moreOf = (after: string): string => MORE_OF.exec(after)?.groups?.['of'] ?? '';

/** Whether a number is what can come on top of today's, and of what where only the words behind it say: 'another 30 a week'. */
export function readFree(answer: string, count: number): { of: string } | undefined {
  const text = plain(answer);
  const read = readQuantities(answer).find(
    ({ quantity }) => quantity.kind === 'count' && quantity.value === count,
  );
  if (!read) return undefined;
  const of = moreOf(text.slice(read.figure.end));
  return of !== '' || FREE_AHEAD.test(text.slice(0, read.figure.start)) ? { of } : undefined;
}
