import { describe, expect, test } from 'vitest';
import { pointOf } from '../../../../src-worker/understanding/phrases/index.ts';
import {
  isOfOthers,
  othersIn,
  partedSides,
  sharesName,
} from '../../../../src-worker/understanding/phrases/others.ts';

describe('what is said of others is no point of ours', () => {
  test.each([
    ['A new one from the maker takes 14 weeks', []],
    ['OEM new box is 26 weeks', []],
    ['elsewhere you wait two days', []],
    ['the hospital takes a week', []],
    ['theirs 16%', []],
    ['others cold store since Oct', []],
    ['other farms cut it on Monday', []],
    ['they charge £40 for a callout', []],
    ['the dealers ask three times that', []],
    ['QuickBooks takes 10 minutes', ['QuickBooks']],
    ['ที่อื่นรอ 3 วัน', []],
    ['คู่แข่งคิด 60 บาท', []],
    ['ของห้างเก็บมา 10 วัน', []],
    ['เจ้าอื่นใช้น้ำมันปาล์ม', []],
    ['ครัวคุณนายใช้เครื่อง', ['ครัวคุณนาย']],
    ['print shops take 8', []],
    ['most surveyors need two weeks', []],
    ['most firms take it away', []],
    ['the nationals give 10 years', []],
    ['others bill £8 a walk', []],
    ['others 8 days', []],
    ['council classes have 14', []],
    ['โรงงานใหญ่ขั้นต่ำ 3,000', []],
    ['ร้านในห้างนัดรับ 7 วัน', []],
    ['ผู้รับเหมาอื่นเก็บก่อน 70%', []],
    ['ของในท้องตลาดส่วนใหญ่ 6-10 mg', []],
    ['สินค้าในตลาดทั่วไปใส่แค่ 3%', []],
    ['ของตามท้องตลาด 5 mg', []],
    ['ยี่ห้อทั่วไป 200 วัตต์', []],
    ['Most on the market have 6 mg', []],
    ['the industry standard is 3 weeks', []],
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
    ['Our shops open at 7', []],
    ['We supply 40 shops', []],
    ['Coffee shops love us', []],
    ['Orders take 3 days', []],
    ['Most hotels here use our linen', []],
    ['The kiosk by the gate takes 2 minutes', []],
    ['ส่งร้านอาหารทั่วไป 200 ร้าน', []],
    ['ของใหม่ทุกวัน', []],
    ['ส่วนใหญ่ผลิตเอง 3 วัน', []],
    ['ถูกกว่าท้องตลาด 20%', []],
    ['On the market since 1998', []],
    ['ของแท้ มีใบรับประกัน', []],
    ['ช่างอยู่ในพื้นที่', []],
    ['เปิดร้านทุกวัน', ['ร้าน']],
    ['others welcome', []],
  ])('%j is ours', (words, rivals) => expect(isOfOthers(words, rivals)).toBe(false));

  test.each([
    ['เคลือบแห้งใน 1 วัน ที่อื่นรอ 3 วัน', ['เคลือบแห้งใน 1 วัน'], ['ที่อื่นรอ 3 วัน']],
    ['ค่าส่ง 30 บาท คู่แข่งคิด 60 บาท', ['ค่าส่ง 30 บาท'], ['คู่แข่งคิด 60 บาท']],
    ['ราคาถูกกว่า ที่อื่น 20%', ['ราคาถูกกว่า ที่อื่น 20%'], []],
    ['Same-day results; the hospital takes a week', ['Same-day results'], ['the hospital takes a week']],
    [
      'Report within 48 hours - most surveyors need two weeks',
      ['Report within 48 hours'],
      ['most surveyors need two weeks'],
    ],
    [
      'Framed in 4 days, the high street takes 3 weeks',
      ['Framed in 4 days'],
      ['the high street takes 3 weeks'],
    ],
    ['ร้านอื่น 2 อาทิตย์ เรา 3 วัน', ['เรา 3 วัน'], ['ร้านอื่น 2 อาทิตย์']],
    ['ขั้นต่ำ 50 ใบ โรงงานใหญ่ขั้นต่ำ 3,000 ได้ใน 5 วัน', ['ขั้นต่ำ 50 ใบ', 'ได้ใน 5 วัน'], ['โรงงานใหญ่ขั้นต่ำ 3,000 ใบ']],
    // A bare figure counts what ours does.
    [
      'Bound in 3 working days, print shops take 8',
      ['Bound in 3 working days'],
      ['print shops take 8 working days'],
    ],
    ['20-year guarantee, the nationals give 10', ['20-year guarantee'], ['the nationals give 10 years']],
    // What says nothing without theirs is no point of ours.
    [
      'Everyone else charges $75 for the estimate, ours is free',
      [],
      ['Everyone else charges $75 for the estimate'],
    ],
    ['Our feed has 22% protein, theirs 16%', ['Our feed has 22% protein'], ['theirs 16%']],
  ])('%j has two sides', (words, ours, theirs) => {
    const sides = partedSides([pointOf(words)], [], (part) => pointOf(part));
    expect(sides.ours.map((one) => one.words)).toEqual(ours);
    expect(sides.theirs.map((one) => one.words)).toEqual(theirs);
  });

  test.each([
    ['print shops take 8', 'print shops'],
    ['most surveyors need two weeks', 'most surveyors'],
    ['elsewhere you wait two days', ''],
    ['ร้านอื่น 2 อาทิตย์', 'ร้านอื่น'],
  ])('of %j they are called %j', (words, name) => expect(othersIn(words)).toBe(name));

  test.each([
    ['print shops', 'The campus print centre', true],
    ['the dry cleaner’s', 'Dry cleaners', true],
    ['the big shops', 'Frame shop', false],
  ])('%j goes by a word of %j: %j', (others, name, is) => expect(sharesName(others, name)).toBe(is));
});
