import { describe, expect, test } from 'vitest';
import { pointOf } from '../../../../src-worker/understanding/phrases/index.ts';
import { isOfOthers, partedSides } from '../../../../src-worker/understanding/phrases/others.ts';

describe('what is said of others is no point of ours', () => {
  test.each([
    ['A new one from the maker takes 14 weeks', []],
    ['OEM new box is 26 weeks', []],
    ['elsewhere you wait two days', []],
    ['the hospital takes a week', []],
    ['theirs 16%', []],
    ['other farms cut it on Monday', []],
    ['they charge £40 for a callout', []],
    ['the dealers ask three times that', []],
    ['QuickBooks takes 10 minutes', ['QuickBooks']],
    ['ที่อื่นรอ 3 วัน', []],
    ['คู่แข่งคิด 60 บาท', []],
    ['ของห้างเก็บมา 10 วัน', []],
    ['เจ้าอื่นใช้น้ำมันปาล์ม', []],
    ['ครัวคุณนายใช้เครื่อง', ['ครัวคุณนาย']],
  ])('%j', (words, rivals) => expect(isOfOthers(words, rivals)).toBe(true));

  test.each([
    ['We fit the maker’s own parts', ['OEM service centre']],
    ['OEM parts in stock', ['OEM service centre']],
    ['The chef comes to you', []],
    ['new ones every Friday', []],
    ['Cheaper than elsewhere', []],
    ['the driver waits with you', []],
    ['works with QuickBooks', ['QuickBooks']],
    ['อะไหล่แท้จากศูนย์', []],
    ['ถูกกว่าที่อื่น 20%', []],
    ['ของใหม่ทุกวัน', []],
    ['ของแท้ มีใบรับประกัน', []],
    ['ช่างอยู่ในพื้นที่', []],
    ['เปิดร้านทุกวัน', ['ร้าน']],
  ])('%j is ours', (words, rivals) => expect(isOfOthers(words, rivals)).toBe(false));

  test.each([
    ['เคลือบแห้งใน 1 วัน ที่อื่นรอ 3 วัน', ['เคลือบแห้งใน 1 วัน'], ['ที่อื่นรอ 3 วัน']],
    ['ค่าส่ง 30 บาท คู่แข่งคิด 60 บาท', ['ค่าส่ง 30 บาท'], ['คู่แข่งคิด 60 บาท']],
    ['ราคาถูกกว่า ที่อื่น 20%', ['ราคาถูกกว่า ที่อื่น 20%'], []],
    ['Same-day results; the hospital takes a week', ['Same-day results'], ['the hospital takes a week']],
    ['Our feed has 22% protein, theirs 16%', ['Our feed has 22% protein'], ['theirs 16%']],
  ])('%j has two sides', (words, ours, theirs) => {
    const sides = partedSides([pointOf(words)], [], (part) => pointOf(part));
    expect(sides.ours.map((one) => one.words)).toEqual(ours);
    expect(sides.theirs.map((one) => one.words)).toEqual(theirs);
  });
});
