/** What is sold, by its names: no story and no time is one. */
import { describe, expect, test } from 'vitest';
import { readHero, readProducts } from '../../../../src-worker/understanding/answers/products.ts';

test.each<[string, string[]]>([
  [
    'We fly hawks and falcons over factories, dumps and ports so the gulls and pigeons stop coming. Regular patrols on contract, two or three mornings a week, year round.',
    ['Regular patrols on contract'],
  ],
  ['Septic tank pumping, inspection and repair for homes', ['Septic tank pumping', 'inspection', 'repair']],
])('%s', (answer, names) => expect(readProducts(answer).names).toEqual(names));

test.each<[string, string[]]>([
  [
    'Re-upholster armchairs, wingbacks, pub seating. Not leather car seats, not caravans',
    ['Re-upholster armchairs', 'Re-upholster wingbacks', 'Re-upholster pub seating'],
  ],
  ['Repair bikes, e-scooters, wheelchairs', ['Repair bikes', 'Repair e-scooters', 'Repair wheelchairs']],
  ['Bike repairs, new tyres', ['Bike repairs', 'new tyres']],
])('%s: what is done is done to each', (answer, names) => expect(readProducts(answer).names).toEqual(names));

describe('what a name goes on with, and whom a list is for', () => {
  test.each([
    ['4 berth under €45k', '4 berth under €45k'],
    ['Used vans below £12k', 'Used vans below £12k'],
    ['บ้านต่ำกว่า 3,000,000 บาท', 'บ้านต่ำกว่า 3,000,000 บาท'],
    ['Ram seal kit £38', 'Ram seal kit'],
  ])('%s', (hero, name) => expect(readHero(hero, []).name).toBe(name));
  test.each([
    ['Dogs and cats: wellness, surgery, dental with x-rays', ['wellness', 'surgery', 'dental with x-rays']],
    ['Island trips: 2D1N, day trip, private boat', ['Island trips']],
    // A heading names nothing.
    ['Our services: plumbing, heating, gas', ['plumbing', 'heating', 'gas']],
    ['Packages: silver, gold, platinum', ['silver', 'gold', 'platinum']],
    ['Bakery: sourdough, croissants, cakes', ['sourdough', 'croissants', 'cakes']],
    ['Northgate 24/7 offers gym, PT and sauna', ['gym', 'sauna']],
  ])('%s', (product, names) => expect(readProducts(product).names).toEqual(names));
});
