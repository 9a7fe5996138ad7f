/** What is sold, by its names: no story and no time is one. */
import { expect, test } from 'vitest';
import { readProducts } from '../../../../src-worker/understanding/answers/products.ts';

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
