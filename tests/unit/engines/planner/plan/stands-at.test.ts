/** Guests come from elsewhere than the place at which it stands. */
import { expect, test } from 'vitest';
import { placesOf, whenceTold } from '../../../../../src-worker/engines/planner/pages/market-facts.ts';
import { planOf } from '../plans.ts';

const LODGE = {
  companyName: 'Riverbend',
  productService: 'Jungle lodge in Sukau, 12 rooms, river cruises',
  heroProduct: '3D2N package',
};
test('its own place is none of those that guests come from', () => {
  expect(placesOf(planOf({ ...LODGE, geographicLocation: 'Kuala Lumpur, Singapore, Sukau' }))).not.toContain(
    'Sukau',
  );
  expect(whenceTold(planOf({ ...LODGE, geographicLocation: 'Sukau' }), 44)).toBe('');
});
test('owners bring their dogs from where it stands', () =>
  expect(
    placesOf(
      planOf({
        productService: 'Dog boarding + day care in Kokapet',
        geographicLocation: 'Kondapur, Kokapet',
      }),
    ),
  ).toContain('Kokapet'));
