/** How a client writes its money stands on every page. */
import { describe, expect, it } from 'vitest';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';
import { formatter } from '../../../../src-worker/engines/planner/language.ts';
import { writtenSigns } from '../../../../src-worker/understanding/answers/written-signs.ts';

function money(budget: string, price: string, code: string, language: 'en' | 'th' = 'en'): string {
  const form = normaliseFormData({});
  form.campaignObjectives.marketingMediaBudget = budget;
  form.clientInfo.startingPrice = price;
  return formatter(language, writtenSigns(form)).money(2500, code);
}

describe('the sign of a client', () => {
  it.each([
    ['$250/wk', '3 rooms $189', 'NZD', '$2,500'],
    ['$900 a month', 'A$60 a visit', 'AUD', 'A$2,500'],
    ['CAD 900', '$60, US buyers pay USD 50', 'CAD', 'CA$2,500'],
    ['Rs 20,000 a month', '450 rs', 'INR', 'Rs 2,500'],
    ['₹20,000', '₹450', 'INR', '₹2,500'],
    ['20k a month', '450', 'INR', '₹2,500'],
    ['Rs. 20,000', 'Rs 450', 'LKR', 'Rs 2,500'],
    ['Ksh 25,000', '300', 'KES', 'KSh 2,500'],
    ['KES 25,000', '300', 'KES', 'KES 2,500'],
    ['R2 500/m', 'R3 200', 'ZAR', 'R2,500'],
    ['RM2000', 'RM39', 'MYR', 'RM2,500'],
    ['P15,000', '350', 'PHP', '₱2,500'],
    ['£250', '£5', 'GBP', '£2,500'],
    ['12000 baht', '300', 'THB', '2,500 THB'],
  ])('%s and %s in %s', (budget, price, code, written) => {
    expect(money(budget, price, code)).toBe(written);
  });

  it('is a word in Thai', () => {
    expect(money('20,000 บาท', '300', 'THB', 'th')).toBe('2,500 บาท');
    expect(money('$250', '$5', 'USD', 'th')).toBe('2,500 ดอลลาร์สหรัฐ');
  });
});
