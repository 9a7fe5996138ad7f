import { describe, expect, test } from 'vitest';
import { readHero } from '../../../../src-worker/understanding/answers/products.ts';
import { nameOf } from '../../../../src-worker/understanding/offer/name.ts';
import { searchWord } from '../../../../src-worker/understanding/offer/search-word.ts';
import { offerPhrases } from '../../../../src-worker/understanding/phrases/offer.ts';

describe('what somebody types who looks for it', () => {
  test.each([
    ['12m 30 tonne portable weighbridge', 'portable weighbridge'],
    ['4 mil nitrile gloves', 'nitrile gloves'],
    ['Three-week welding course', 'welding course'],
    ['Producing blocks of hemp', 'blocks of hemp'],
    ['Hydraulic hose £38', 'Hydraulic hose'],
    ['Form 1040 return', 'Form return'],
    ['Sofa bed RM1,900', 'Sofa bed'],
    ['two-bed apartment', 'two-bed apartment'],
    ['กล้วยตากอบน้ำผึ้ง 250 กรัม', 'กล้วยตากอบน้ำผึ้ง'],
    ['แพ็กเกจตรวจหัวใจ 1 วัน', 'ตรวจหัวใจ'],
    ['ซักพรม 3 เมตร', 'ซักพรม'],
    ['เครื่องตัดหญ้า รุ่น GX-35 ราคา 6,500', 'เครื่องตัดหญ้า'],
    ['ทาวน์โฮมหน้ากว้าง 5.5 ม.', 'ทาวน์โฮม'],
  ])('%s', (name, word) => expect(searchWord(name)).toBe(word));

  test('nobody types the name of a firm that he does not know', () => {
    expect(searchWord('Marlow Pro', 'Marlow Ltd')).toBe('');
    expect(searchWord('Marlow payroll app', 'Marlow Ltd')).toBe('payroll app');
  });
});

describe('names', () => {
  test('a deed with a thing of its own is no deed of another', () => {
    expect(nameOf('ตรวจหัวใจที่บ้าน', 'rental', undefined, 'ตรวจหัวใจที่บ้าน ให้เช่าเครื่องวัดความดัน').th).toBe(
      'ตรวจหัวใจที่บ้าน',
    );
    expect(nameOf('Scales', 'rental', undefined, 'Scales. Sale or hire').en).toBe('Scales');
    expect(nameOf('Scissor lifts', 'rental', undefined, 'Scissor lifts, hired out by the week').en).toBe(
      'Scissor lifts for hire',
    );
  });

  test.each([
    ['Ram seal kit (80mm) £38', 'Ram seal kit (80mm)'],
    ['คอร์สดำน้ำ 10 ครั้ง 5,900 บาท', 'คอร์สดำน้ำ 10 ครั้ง'],
    ['เครื่องพ่น รุ่น GX-35 ราคา 6,500', 'เครื่องพ่น รุ่น GX-35'],
    ['กองทุนเครื่องละ 18,000 บาท', 'กองทุนเครื่องละ 18,000 บาท'],
  ])('a price is no part of the name: %s', (answer, name) => expect(readHero(answer, []).name).toBe(name));

  test('what it does is not sold apart', () => {
    expect(
      offerPhrases(
        'Booking assistant for barbers. Reminds, fills the gaps in their week, takes a deposit',
        'product',
      ).items,
    ).not.toContain('Reminds');
    expect(offerPhrases('Rota and payroll app for cafes', 'product').items).toEqual(['Rota and payroll app']);
  });
});
