import { describe, expect, test } from 'vitest';
import { claimsIn } from '../../../../src-worker/understanding/phrases/index.ts';
import { offerPhrases } from '../../../../src-worker/understanding/phrases/offer.ts';
import { peoplePhrases } from '../../../../src-worker/understanding/phrases/people.ts';

const words = (text: string, field: Parameters<typeof claimsIn>[1]): string[] =>
  claimsIn(text, field).map((claim) => claim.words);

describe('reasons stand alone', () => {
  test.each([
    [
      'Local team ที่มหาชัย ถึงหน้างานใน 2 ชม. / sensor calibrated ISO 17025 / ใช้ได้แม้ internet ล่ม 72 hrs',
      ['Local team ที่มหาชัย ถึงหน้างานใน 2 ชม.', 'sensor calibrated ISO 17025', 'ใช้ได้แม้ internet ล่ม 72 hrs'],
    ],
    ['คนขับมีใบ ปจ. ทุกคน / ประกันภัย 20 ล้าน', ['คนขับมีใบ ปจ. ทุกคน', 'ประกันภัย 20 ล้าน']],
    [
      'One wedding a weekend\nRain plan in the same barn, no tent',
      ['One wedding a weekend', 'Rain plan in the same barn, no tent'],
    ],
  ])('%s', (text, expected) => expect(words(text, 'strengths')).toEqual(expected));

  test.each([
    ['ฝนตกใน 2 ชม. บินซ้ำให้'],
    ['น้ำเข้าใน 1 ปี เปลี่ยนใหม่ฟรี (ไม่รวมพระ)'],
    ['เครนเสียหน้างาน ส่งคันใหม่แทนใน 6 ชม.'],
  ])('a condition keeps what follows from it: %s', (text) =>
    expect(words(text, 'aftersales')).toEqual([text]),
  );

  test('a polite ending is no part of it', () => {
    expect(words('ถุงแตกส่งใหม่ค่ะ', 'aftersales')).toEqual(['ถุงแตกส่งใหม่']);
  });
});

describe('where a division is unsure there is none', () => {
  test.each([
    'Every krona: 80 öre buys seed',
    'each saddle fitted on the horse, fewer than 1 in 300 sent back',
    'Open till eight, Sundays too',
    'we move your old files across, same week',
    'ครั้งละ 50 นาทีเต็ม',
  ])('%s', (text) => expect(words(text, 'strengths')).toEqual([text]));

  test.each([
    ['มี อย. ถังคืนได้', ['มี อย.', 'ถังคืนได้']],
    ['ช่างประจำ 4 คน รับประกันงานเชื่อม', ['ช่างประจำ 4 คน', 'รับประกันงานเชื่อม']],
  ])('%s is two', (text, expected) => expect(words(text, 'strengths')).toEqual(expected));
});

describe('a fragment goes with what it was cut from', () => {
  test.each<[string, Parameters<typeof claimsIn>[1], string[]]>([
    [
      'If a plant dies, we send another. Open Sundays',
      'aftersales',
      ['If a plant dies, we send another', 'Open Sundays'],
    ],
    ['Flat battery? we come to you', 'aftersales', ['Flat battery? we come to you']],
    [
      '27 yrs, family bakery in Kendal, no freezer bread',
      'strengths',
      ['27 yrs, family bakery in Kendal', 'no freezer bread'],
    ],
    ['training, tool kit lent for a month', 'aftersales', ['training, tool kit lent for a month']],
    ['1 keeper : 4 dogs', 'strengths', ['1 keeper : 4 dogs']],
    [
      'helpers who listen, biscuits, all 6 halls',
      'strengths',
      ['helpers who listen', 'biscuits, all 6 halls'],
    ],
    [
      'คั่วตามออร์เดอร์ ส่งใน 48 ชม. ซื้อตรงจากชาวบ้าน 14 ครอบครัว มีใบ อย. ชิมฟรี 3 ตัวอย่าง',
      'strengths',
      ['คั่วตามออร์เดอร์', 'ส่งใน 48 ชม.', 'ซื้อตรงจากชาวบ้าน 14 ครอบครัว', 'มีใบ อย.', 'ชิมฟรี 3 ตัวอย่าง'],
    ],
    ['เดินเข้าม. 7นาที', 'strengths', ['เดินเข้าม. 7นาที']],
  ])('%s', (text, field, expected) => expect(words(text, field)).toEqual(expected));

  test('of a rival one word says enough', () =>
    expect(words('cheap, slow, rude', 'rivalbad')).toEqual(['cheap', 'slow', 'rude']));

  test('what a service costs is no reason to choose it', () =>
    expect(words('yearly service £180, engineer in 24 hrs', 'aftersales')).toEqual(['engineer in 24 hrs']));

  test('12 month lock in is whole', () =>
    expect(words('dear, 12 month lock in', 'rivalbad')).toEqual(['dear', '12 month lock in']));
});

describe('points', () => {
  test.each([
    ['installed within nine days', 'wait'],
    ['4.9 of 5 from 1,312 reviews', 'rating'],
    ['ผ่อน 0% 10 เดือน', 'price'],
    ['Price', 'price'],
    ['เรื่องราคา', 'price'],
    ['มีใบอนุญาต อบต.', 'approval'],
    ['รับประกันแผง 12 ปี', 'warranty'],
  ])('%s speaks of %s', (text, point) =>
    expect(claimsIn(text, 'strengths')[0]?.chances[0]?.point).toBe(point),
  );

  test('what cannot be told is paired with nothing', () => {
    expect(claimsIn('zzqx vnork', 'strengths')[0]?.point ?? 'other').toBe('other');
  });
});

describe('offers', () => {
  test('what is not sold is no product', () => {
    const { items, notSold } = offerPhrases('ปั๊มน้ำโซลาร์เซลล์ เจาะบาดาล ไม่รับซ่อมปั๊มยี่ห้ออื่น', 'product');
    expect(items).toEqual(['ปั๊มน้ำโซลาร์เซลล์', 'เจาะบาดาล']);
    expect(notSold).toEqual(['ไม่รับซ่อมปั๊มยี่ห้ออื่น']);
  });
  test('a list that is denied is denied to its end', () => {
    const { items } = offerPhrases(
      'Church bells. We do not sell hand bells, bicycle bells, door bells.',
      'product',
    );
    expect(items).toEqual(['Church bells']);
  });
  test('how it is sold is no product', () => {
    expect(offerPhrases('Temperature logger rental. Subscription only', 'product').items).toEqual([
      'Temperature logger rental',
    ]);
  });
});

test('who decides is not who buys', () => {
  const { buyers, deciders } = peoplePhrases(
    'QA manager กับ plant manager โรงงานอาหารทะเลแช่แข็ง; เถ้าแก่เป็นคน sign',
  );
  expect(buyers).toEqual(['QA manager', 'plant manager โรงงานอาหารทะเลแช่แข็ง']);
  expect(deciders).toEqual(['เถ้าแก่เป็นคน sign']);
});
