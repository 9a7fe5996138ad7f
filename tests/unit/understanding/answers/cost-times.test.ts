import { expect, it } from 'vitest';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';

const costsOf = (text: string, unnamed = 'USD'): (string | number)[][] =>
  readCosts([['onlineAdIssues', text]], { unnamed, dollar: 'USD' }).map(({ per, now, currency }) => [
    per,
    now,
    currency,
  ]);

it.each([
  ['A call in June was KD 4.500 and in November 1.900', [['call', 4.5, 'KWD'], ['call', 1.9, 'KWD']]],
  ['A lead was £12 in May and £19 in October.', [['lead', 12, 'GBP'], ['lead', 19, 'GBP']]],
  ['One enquiry in March was €14, in June €22', [['enquiry', 14, 'EUR'], ['enquiry', 22, 'EUR']]],
  ['See September lead was 185, October 240, November 310', [['lead', 185, 'USD'], ['lead', 240, 'USD'], ['lead', 310, 'USD']]],
  ['each enquiry is $31 on Google', [['enquiry', 31, 'USD']]],
])('what one costs at one time and another: %s', (text, costs) => {
  expect(costsOf(text)).toEqual(costs);
}); // prettier-ignore

it('reads a sum in an answer that names no money in the thousandths of the home', () => {
  expect(costsOf('a lead costs 4.500', 'KWD')).toEqual([['lead', 4.5, 'KWD']]);
  expect(costsOf('a lead costs 4.500', 'EUR')).toEqual([['lead', 4500, 'EUR']]);
});

it('counts what came in another month, and takes it for no cost', () => {
  expect(costsOf('a lead cost us $30 in July and we closed 12 in August')).toEqual([['lead', 30, 'USD']]);
});
