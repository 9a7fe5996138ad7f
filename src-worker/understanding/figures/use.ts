/** How much of what can be served is taken: 'currently 60% in use', 'promised already 640 ton'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

const USED = /(?:use[ds]?|at|full|taken|booked|ใช้(?:ไป)?|เต็ม)\s*(?:about|แล้ว|ประมาณ|อยู่(?:ที่)?)?\s*$/iu;
const TAKEN =
  /(?:promised?(?: already)?|already (?:sold|booked|taken|promised)|only (?:do|take|serve|book)|รับจริง(?:แค่)?|now using|using now|จอง(?:แล้ว)?|ใช้(?:ไป)?(?:แล้ว)?|มีคนอยู่)\s*(?:about|only|แค่|แล้ว)?\s*$/iu;
/** 'Of 48 weekends 16 are already booked'. */
const TAKEN_BEHIND =
  /^\s*(?:(?:of (?:them|these|those)|are|is|have been|being)\s+)*(?:already |now )?(?:booked|taken|sold|promised|reserved|gone|spoken for)(?![a-z])|^\s*(?:ถูก)?(?:จอง|ขาย|เช่า)(?:ไป)?แล้ว/iu;
/** Further behind the capacity another thing is spoken of. */
const NEAR = 80;

/** What is said of `capacity` behind it in the same answer: in percent, or as a smaller count. */
export function readUse(answer: string, capacity: number): { used?: number; taken?: number } {
  const text = plain(answer);
  const readings = readQuantities(answer);
  const limit = readings.find(({ quantity }) => quantity.kind === 'count' && quantity.value === capacity);
  if (!limit) return {};
  const found: { used?: number; taken?: number } = {};
  for (const { quantity, span, per } of readings) {
    if (span.start < limit.span.end || span.start > limit.span.end + NEAR) continue;
    const before = text.slice(0, span.start);
    if (
      quantity.kind === 'percent' &&
      quantity.ratio === undefined &&
      quantity.value <= 100 &&
      USED.test(before)
    )
      found.used ??= quantity.value;
    const isSmaller = quantity.kind === 'count' && quantity.value < capacity;
    const behind = text.slice(quantity.kind === 'count' ? span.end - quantity.unit.length : span.end);
    const isTaken = TAKEN.test(before) || TAKEN_BEHIND.test(behind);
    if (isSmaller && (per === undefined || per === limit.per) && isTaken) found.taken ??= quantity.value;
  }
  return found;
}
