/** A rival that is no firm: what is done in place of buying. */
import { expect, test } from 'vitest';
import { isDoneInstead } from '../../../../../src-worker/engines/planner/plan/done-instead.ts';
import { planOf } from '../plans.ts';

test.each([
  'People who just wait',
  'Bin bags / tarp',
  'Taxi',
  'YouTube and a cousin',
  'One guy with a truck',
  'Doing nothing',
  'My brother-in-law, a friend',
  'Excel',
  'ทำเองที่บ้าน',
  'ดูไลฟ์สดฟรีในเพจ',
  'ถนนคนเดิน เย็นเสาร์',
  'รอไปก่อน',
])('%s sells nothing', (name) => expect(isDoneInstead(name)).toBe(true));

test.each([
  'Taxi Blue Ltd',
  'Waitrose',
  'Mum & Me Bakery',
  'Friends of the Forest',
  'Sister Act Salon',
  'Brother Moving & Storage',
  'Guy Martin Motors',
  'Netting contractors',
  'ร้านเพื่อนเกษตร',
  'แม่ประนอม',
  'โรงไม้แถวบ้านบึง',
  'คลินิกญาติมิตร',
  'Paper & Co',
  'Bus and Coach Holidays',
])('%s is a firm', (name) => expect(isDoneInstead(name)).toBe(false));

test('what is done instead has nothing to answer, and is met on no platform', () => {
  const { rivals } = planOf({
    productService: 'Swimming lessons for adults',
    strengths: 'Warm pool, 10 lessons, one coach for five',
    rivals: [['YouTube and a cousin', 'free', 'you never leave the shallow end']],
  });
  expect(rivals[0]).toMatchObject({ isFirm: false, platforms: [], overlap: 'unknown' });
});

test.each([
  ['near London', 'Pond Works', []],
  ['ใกล้กรุงเทพ', 'เรือปากน้ำ สมุทรปราการ', ['สมุทรปราการ']],
  ['คิวยาว', 'ห้างแอร์มหาชัยพานิช', []],
])('%s: %s', (strengths, name, places) => {
  const { rivals } = planOf({ productService: 'Boat trips', rivals: [[name, strengths, '']] }, 'th');
  expect(rivals[0]?.places).toEqual(places);
});
