/**
 * A table that says what was and what is now: its last column is called new, revised or latest. What it says stands in for what the
 * columns before it say; where it says that nothing changed, they stand, and what was taken off is not there any more.
 */
import type { TableRow } from './tables.ts';

const NEWER =
  /\b(?:rev(?:ision|ised)?\b|updated?|latest|final|changed?(?: to)?)\b|แก้ไข|แก้เป็น|ล่าสุด|ปรับเป็น|เปลี่ยนเป็น/iu;
/** New is what replaces the old, or what is sold beside the used: a column of the old decides. */
const NEW = /\b(?:new|now|this year)\b|ใหม่|ปีนี้/iu;
const OLD =
  /\b(?:old|before|was|were|original|draft|previous|last (?:year|brief|version)|(?:19|20)\d\d)\b|เดิม|เก่า|ก่อน|ร่าง|ปี\s?\d{2,4}|ปีที่แล้ว/iu;
/** Questions, and what customers are called, are no columns of a time. */
const NOT_A_TIME = /[?？]|\b(?:new (?:customers?|clients?|users?|products?|arrivals?))\b|ลูกค้าใหม่|สินค้าใหม่/iu;
const AS_BEFORE =
  /^(?:|[-–—"”]+|no change|unchanged|same(?: as (?:before|above))?|as (?:before|is)|ditto|เหมือนเดิม|เท่าเดิม|คงเดิม|ไม่เปลี่ยน(?:แปลง)?)$/iu;
const GONE =
  /^(?:0|none|cancel(?:l?ed)?|deleted?|removed?|dropped|stopped|ยกเลิก|ตัดออก|ลบ|เลิก|งด|ไม่ทำ(?:แล้ว)?|ไม่มีแล้ว|ไม่เอา(?:แล้ว)?)(?![\p{L}\p{M}\p{N}])/iu;
/** Characters at the head of a column. */
const LONGEST_HEAD = 40;

/** Whether the last of three columns or more is the newest. */
export function isRevised([heads]: readonly TableRow[]): boolean {
  const cells = heads?.cells ?? [];
  const last = cells.at(-1) ?? '';
  return (
    cells.length >= 3 &&
    last.length <= LONGEST_HEAD &&
    (NEWER.test(last) || (NEW.test(last) && OLD.test(cells.at(-2) ?? ''))) &&
    !NOT_A_TIME.test(last) &&
    !cells.slice(0, -1).some((cell) => NEWER.test(cell))
  );
}

/** Each row as its label and what stands now. */
export const newestOf = (rows: readonly TableRow[]): string[][] =>
  rows.slice(1).flatMap(({ cells }) => {
    const [label = ''] = cells;
    const last = cells.at(-1) ?? '';
    if (GONE.test(last)) return [];
    const value = AS_BEFORE.test(last) ? (cells.slice(1, -1).findLast((cell) => cell !== '') ?? '') : last;
    return value === '' ? [] : [[label, value]];
  });
