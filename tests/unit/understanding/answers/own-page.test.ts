/** Where people buy or leave their details, told in passing. */
import { describe, expect, test } from 'vitest';
import { isSoldOnline, tellsForm, tellsPage } from '../../../../src-worker/understanding/answers/own-page.ts';

const told = (words: string) => ({
  productService: '', heroProduct: '', startingPrice: '', strengths: '', afterSalesService: '', specificObjectives: '',
  onlineAdIssues: words,
}); // prettier-ignore

describe('a page of the client’s own', () => {
  test.each([
    ['website converts 1.1%', true],
    ['price list is on the website', true],
    ['8 enquiries = 3 site visits', false],
    ['the site manager signs', false],
    ['we build websites for hotels', false],
  ] as const)('%s', (words, expected) => expect(tellsPage(told(words))).toBe(expected));
});

describe('goods that go into a basket', () => {
  test.each([
    ['spent 2,350, 512 boxes online', true],
    ['Google Shopping: £6,200 in, 88 orders', true],
    ['ROAS 1.6', true],
    ['they shop at the mall', false],
    ['orders by phone', false],
  ] as const)('%s', (words, expected) => expect(isSoldOnline(told(words))).toBe(expected));
  test('posted, as the price says', () =>
    expect(isSoldOnline({ ...told(''), startingPrice: '$36 incl shipping' })).toBe(true));
});

describe('details that came by a form', () => {
  test.each([
    ['Meta instant form $34/lead', true],
    ['in September 58 forms, 21 surveys', true],
    ['แอดเฟซ แม่กรอกฟอร์ม 125 บาท', true],
    ['we do the grant form with them', false],
    ['sixth form leavers', false],
    ['in good form', false],
  ] as const)('%s', (words, expected) => expect(tellsForm(told(words))).toBe(expected));
});
