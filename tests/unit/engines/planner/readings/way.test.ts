/** A tour that is sold is booked; a tour of what is sold is a visit. */
import { expect, test } from 'vitest';
import { planOf } from '../plans.ts';

const wayTo = (productService: string, startingPrice = '$900 a month'): string =>
  planOf({ productService, startingPrice, onlineAdIssues: 'few come and see it', specificObjectives: '40 visits a month' }).r.way; // prettier-ignore

test.each([
  'Studio apartments to let. Apartment tours any evening',
  'Retirement village. Village tours on Saturdays',
  'Retirement village. We give tours of the village on Saturdays',
  'Apartments to let. 3D tours online, come and see',
])('%s: not booked', (sold) => expect(wayTo(sold)).not.toBe('booking'));
test.each([
  'Street food tours, 3 hours',
  'Live in the lighthouse a week as keeper, give tours, cut grass',
  'Whale tours by boat',
  'Museum of funerals: night tours',
  'Yacht charter',
])('%s: booked', (sold) => expect(wayTo(sold, '$90')).toBe('booking'));
