/** Where customers come from is no place of the offer; where it is brought, or is said to be, is. */
import { expect, test } from 'vitest';
import { offeredAt } from '../../../../../src-worker/engines/planner/plan/offered-at.ts';
import { planOf, type Answers } from '../plans.ts';

const at = (answers: Answers, language: 'en' | 'th' = 'en'): string[] =>
  offeredAt(planOf(answers, language).r).map(({ name }) => name);

test('guests come from several towns, and the ad names none of them', () =>
  expect(
    at({
      companyName: 'Knock Kennels',
      productService: 'dog boarding',
      geographicLocation: 'Bray, Greystones, Enniskerry',
    }),
  ).toEqual([]));
test('of several towns the one that the name tells is the place', () =>
  expect(
    at({
      companyName: 'Ipoh Smiles',
      productService: 'dental implants, crowns',
      geographicLocation: 'Ipoh, Kuala Lumpur',
    }),
  ).toEqual(['Ipoh']));
test('a barn stands in one place, wherever the couples live', () =>
  expect(at({ productService: 'stone barn + orchard, up to 140 guests', geographicLocation: 'Brooklyn, Queens, Beacon, Albany' })).toEqual([])); // prettier-ignore
test('whoever comes to a tour lives elsewhere', () => {
  const tour = {
    productService: '2 hr boat: icebergs, whales',
    heroProduct: 'iceberg tour',
    geographicLocation: 'Ontario, Alberta, Boston',
  };
  expect(at(tour)).toEqual([]);
  expect(at({ ...tour, geographicLocation: 'Boston' })).toEqual([]);
});
test('a van comes to each of them', () =>
  expect(at({ productService: 'wet fish van to villages', geographicLocation: 'Stamford, Oakham' })).toEqual([
    'Stamford',
    'Oakham',
  ]));
test('ที่ที่ลูกค้าอยู่ไม่ใช่ที่ที่ขาย', () => {
  expect(
    at({ companyName: 'บ้านแกะ', productService: 'รีสอร์ทบ้านพัก', geographicLocation: 'ราชบุรี นครปฐม' }, 'th'),
  ).toEqual([]);
  expect(
    at({ companyName: 'ช่างเย็น', productService: 'ล้างแอร์ถึงบ้าน', geographicLocation: 'เชียงใหม่ ลำพูน' }, 'th'),
  ).toHaveLength(2);
});
test('huts, boats and courses of some days lie at one place; of buyers who are named the ad tells no place of the goods', () => {
  expect(at({ productService: 'heated ice huts', heroProduct: '4 person hut', geographicLocation: 'Barrie, Newmarket' })).toEqual([]); // prettier-ignore
  expect(
    at({ productService: 'avalanche courses level 1', geographicLocation: 'Bozeman, Billings' }),
  ).toEqual([]);
  expect(at({ companyName: 'Sajaa Motors', productService: 'used cars', geographicLocation: 'Buyers in Kampala, Nairobi' })).toEqual([]); // prettier-ignore
});
test('who mends goes to the customers that are named', () => {
  expect(at({ productService: 'Boiler repair, call-out in two hours', geographicLocation: 'Customers in Leeds, Bradford' })).toEqual(['Leeds', 'Bradford']); // prettier-ignore
});
test.each<[string, Answers, 'en' | 'th', string[]]>([
  ['a bathroom is not in Bath', { productService: 'Lodges with private bathroom', geographicLocation: 'Bath, Bristol' }, 'en', []],
  ['nor is a bath', { productService: 'Lodges with private bath', geographicLocation: 'Bath, Bristol' }, 'en', []],
  ['but a lodge in Bath is', { productService: 'Lodges in bath', geographicLocation: 'Bath, Bristol' }, 'en', ['Bath']],
  ['or one that is called so', { companyName: 'Bath Lodges', productService: 'Lodges', geographicLocation: 'bath, bristol' }, 'en', ['Bath']],
  ['จองได้เลยไม่ใช่จังหวัดเลย', { productService: 'รีสอร์ทบ้านพัก จองได้เลย', geographicLocation: 'เลย ขอนแก่น' }, 'th', []],
  ['ลานตากผ้าไม่ใช่จังหวัดตาก', { productService: 'รีสอร์ทบ้านพัก มีที่ตากผ้า', geographicLocation: 'ตาก ขอนแก่น' }, 'th', []],
  ['บ้านสวน เลย', { companyName: 'บ้านสวนภูเรือ เลย', productService: 'รีสอร์ทบ้านพัก', geographicLocation: 'เลย ขอนแก่น' }, 'th', ['เลย']],
  ['รีสอร์ทที่เลย', { productService: 'รีสอร์ทบ้านพักที่เลย', geographicLocation: 'เลย ขอนแก่น' }, 'th', ['เลย']],
])('%s', (_, answers, language, towns) => {
  expect(at(answers, language).map((name) => name.toLowerCase())).toEqual(towns.map((name) => name.toLowerCase()));
}); // prettier-ignore
