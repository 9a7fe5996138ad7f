import { describe, expect, it } from 'vitest';
import { breakPoints } from '../../../../src-worker/deck/text/line-break.ts';

/** The text with a bar where a line may end without need. */
const parted = (text: string): string => {
  const at = breakPoints(text).filter(({ kind }) => kind !== 'weak');
  return Array.from(text)
    .map((letter, index) => (at.some(({ position }) => position === index) ? `|${letter}` : letter))
    .join('');
};

describe('where a line may end', () => {
  it('keeps a range, a number with its unit and a quoted term whole', () => {
    expect(parted('Office workers, 25–44')).toBe('Office |workers, |25–44');
    expect(parted('2020-2025 and 250 g')).toBe('2020-2025 |and |250 g');
    expect(parted('say “fresh beans” now')).toBe('say |“fresh beans” |now');
  });

  it('begins no line with the dot between two phrases, and takes no calculation apart at its sign', () => {
    expect(parted('Pickup · Fits all')).toBe('Pickup · |Fits |all');
    expect(parted('84,615: 1,100,000 ÷ 13. 5: 2 × 2')).toBe('84,615: |1,100,000 ÷ 13. |5: |2 × 2');
    expect(parted('ออกใบกำกับ · ส่งฟรี')).toContain('ใบกำกับ · |ส่ง');
  });

  it('divides a compound after its hyphen and Thai between its words', () => {
    expect(parted('same-day')).toBe('same-|day');
    expect(parted('ลูกค้าต้องการ')).toBe('ลูกค้า|ต้องการ');
  });

  it('tells a Thai phrase from a likely compound', () => {
    const firm = (text: string): string =>
      breakPoints(text)
        .filter(({ kind }) => kind === 'word' || kind === 'space')
        .reduceRight((rest, { position }) => `${rest.slice(0, position)}|${rest.slice(position)}`, text);
    expect(firm('ตัดสินใจจนกว่าจะได้คำตอบนี้')).toBe('ตัดสินใจ|จนกว่าจะได้คำตอบนี้');
    expect(firm('เจ้าของโกดังขนาดเล็กที่ต้องซ่อมโดยไม่หยุดการผลิต')).toBe('เจ้าของโกดังขนาดเล็ก|ที่ต้องซ่อม|โดยไม่หยุดการผลิต');
  });

  it('divides no Thai word that the dictionary does not know', () => {
    expect(parted('และเช็กราคาคู่แข่ง')).toBe('และเช็ก|ราคา|คู่|แข่ง');
    expect(parted('ลงสตอรี่ก็ได้')).toBe('ลง|สตอรี่|ก็ได้');
    expect(parted('แคมป์ริมน้ำ')).toBe('แคมป์|ริม|น้ำ');
  });

  it('divides no word before its silent end, and none that trade says as one', () => {
    expect(parted('ผู้จัดการโลจิสติกส์')).not.toContain('|กส์');
    expect(parted('ชูพาเลทส่งออก')).toBe('ชู|พาเลท|ส่งออก');
    expect(parted('ภาพของทุกชิ้นงาน')).not.toContain('ชิ้น|งาน');
  });

  it('keeps a number with what it counts, and a direction with its verb', () => {
    expect(parted('จะรู้ว่าหนึ่งร้าน')).not.toContain('หนึ่ง|');
    expect(parted('ตรวจเข้มขึ้น')).toBe('ตรวจ|เข้มขึ้น');
  });

  it('ends no Thai phrase before the number that it counts, nor at a Latin word', () => {
    const kinds = (text: string): string[] =>
      breakPoints(text).flatMap(({ kind, position }) => (text.charAt(position - 1) === ' ' ? [kind] : []));
    expect(kinds('คอร์ส 10 ครั้ง 7,900')).toEqual(['tight', 'weak', 'tight']);
    expect(kinds('ขณะที่ SCP Pallet ขั้นต่ำ')).toEqual(['word', 'space', 'word']);
    expect(kinds('นัดแล้วไม่ต้องรอ ขณะที่อีกร้านรอคิว')).toEqual(['space']);
  });
});
