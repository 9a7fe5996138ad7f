/** What was tried on media that the plan does not use, in the client's words, and what a result cost there. */
import { describe, expect, test } from 'vitest';
import { triedElsewhere } from '../../../../src-worker/understanding/answers/tried-elsewhere.ts';
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';

const wordsOf = (answer: string, chosen: AdvertisingChannel[] = ['facebook-ads']): string[] =>
  triedElsewhere(answer, chosen, 'GBP').map(({ words }) => words);

describe('what was tried elsewhere', () => {
  test.each([
    ['We boosted posts. Houzz $500/mth = nothing. About 30 enquiries', 'Houzz $500/mth = nothing'],
    [
      'Lead is 430. Sept expo stall 1,10,000, 64 leads, 2 bookings',
      'Sept expo stall 1,10,000, 64 leads, 2 bookings',
    ],
    ['FB party leads $14 each. Groupon killed us', 'Groupon killed us'],
    ['Facebook £46 a lead, LinkedIn £118 a lead', 'LinkedIn £118 a lead'],
    ['รีวิวเพจท่องเที่ยวจ้าง 40,000 คนแห่มาเสาร์เดียวจนด่า', 'รีวิวเพจท่องเที่ยวจ้าง 40,000 คนแห่มาเสาร์เดียวจนด่า'],
  ])('%s', (answer, words) => {
    expect(wordsOf(answer)).toEqual([words]);
  });

  test.each([
    // The plan's own channel has its figures in its row.
    'Facebook £460: 10 leads, 2 orders',
    // A part of each sale is a term.
    'Outdoorsy takes 20-25%. Hostel desks take 20%',
    'We never tried flyers',
    // What is counted is told of another medium.
    'cost per visit roughly £85 on FB, leaflets about £140',
    'ไม่เคย มีแต่คนบอกต่อ',
  ])('nothing: %s', (answer) => {
    expect(wordsOf(answer)).toEqual([]);
  });

  test.each([
    ['home show 3,900: 74 leads, 22 quotes, 8 orders', { spent: 3900, count: 8, currency: 'GBP' }],
    ['Truck show R38 000, 51 contacts, 4 fleets', { spent: 38_000, count: 4, currency: 'ZAR' }],
    [
      'งาน METALEX เสียค่าบูธ 480,000 บาท ได้นามบัตร 260 ใบ ขาย 4 เครื่อง',
      { spent: 480_000, count: 4, currency: 'THB' },
    ],
  ])('each of the last: %s', (answer, each) => {
    expect(triedElsewhere(answer, ['facebook-ads'], 'GBP')[0]?.each).toMatchObject(each);
  });

  test.each(['Podcast sponsorship $3k: 1 family', 'mailers $1.12 each, 2% came', 'Houzz lead £55'])(
    'no each: %s',
    (answer) => {
      expect(triedElsewhere(answer, ['facebook-ads'], 'GBP')[0]?.each).toBeUndefined();
    },
  );
});
