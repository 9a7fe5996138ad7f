/** Sums of a budget in the words of other countries, and sums that have months or channels of their own. */
import { describe, expect, it } from 'vitest';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { homeOf } from '../../../../src-worker/understanding/answers/home-currency.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';

describe('a budget is read', () => {
  it.each<[string, number, string, string, number | undefined]>([
    ['6.500 lei/luna, 6 luni', 6500, 'RON', 'month', 39_000],
    ['Rp 3 juta per month Dec-March', 3_000_000, 'IDR', 'month', 12_000_000],
    ['Rp 600rb per week', 600_000, 'IDR', 'week', undefined],
    ['4000 dh/mois', 4000, 'AED', 'month', undefined],
    ['R$ 9 mil in December and 11 mil January', 20_000, 'BRL', 'total', 20_000],
    // Behind the sum of one month comes that of each.
    ['$6k Feb (O week) then 2k Mar-May', 12_000, 'USD', 'total', 12_000],
    ['£3,000 in January then £1,000 Feb to April', 6000, 'GBP', 'total', 6000],
    ['$200 for December, $300 for February', 500, 'USD', 'total', 500],
    ['$6,000/mo March-June. in Jan & Feb $2,500', 29_000, 'USD', 'total', 29_000],
    // Each month before its own sum.
    ['ธ.ค. 70,000 / ม.ค. 70,000 / ก.พ. 20,000', 160_000, '', 'total', 160_000],
    ['พ.ย. 20,000 ธ.ค. 35,000 ม.ค. 15,000', 70_000, '', 'total', 70_000],
    ['December £4,000, January £2,000, February £2,000', 8000, 'GBP', 'total', 8000],
    // Nothing lasts so long: so much is for each.
    ['35k month', 35_000, '', 'month', undefined],
    ['3.5k month', 3500, '', 'month', undefined],
    ['2,000 week', 2000, '', 'week', undefined],
    ['20,000 เดือนนึง ถึงเมษา', 20_000, '', 'month', undefined],
    ['15,000 เดือนหนึ่ง', 15_000, '', 'month', undefined],
    ['Rs 50,000/- pm, Dec Jan Feb', 50_000, 'INR', 'month', 150_000],
    ['P400 a day', 400, 'PHP', 'day', undefined],
    // What stays as it is is that of each month.
    ['15,000 เหมือนเดิม', 15_000, '', 'month', undefined],
    ['15,000 เท่ากันทุกเดือน', 15_000, '', 'month', undefined],
    ['£2,000 same as now', 2000, 'GBP', 'month', undefined],
    ['£2,000 in all, same as last year', 2000, 'GBP', 'total', 2000],
    ['150 ต่อวัน เหมือนเดิม', 150, '', 'day', undefined],
    ['30k x ม.ค. ก.พ. มี.ค.', 30_000, '', 'month', 90_000],
    ['Google 30k + LinkedIn 15k per month, 5 months from Jan', 45_000, '', 'month', 225_000],
  ])('%s', (answer, amount, currency, period, total) => {
    const read = readBudget(answer, 2);
    expect([read.amount, read.currency, read.period, read.total]).toEqual([amount, currency, period, total]);
  });

  it('dirhams are those of the country whose money the prices name', () => {
    const form = emptyFormData();
    form.clientInfo.startingPrice = '220 MAD mornings';
    expect(readBudget('4000 dh/mois', 2, homeOf(form)).currency).toBe('MAD');
  });
});
