/** Every class of step that a strategist takes, with clients that no rule was made for: trades and languages as they come. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { assumptionsWith } from '../../../../../src-worker/engines/planner/plan/assumptions.ts';
import { makeBeginning, makeTimeframe } from '../../../../../src-worker/engines/planner/plan/timeframe.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { reckon } from '../../../../../src-worker/engines/planner/reckoning/index.ts';
import { asExpected, type Stranger } from '../../../../checks/strangers/expected-readings.ts';

const DAY = '2026-11-22T09:00:00.000Z';
type Expected = Stranger['expected'];

interface Client {
  budget?: readonly [text: string, amount: number, currency: string, period: string, months?: number];
  /** No amount where nothing that is asked for is a sum. */
  price?: readonly [text: string, amount: number | undefined, currency: string];
  /** Counted thing, from, to, unit, for which time. */
  goals?: readonly (readonly [
    counted: string,
    from: number | null,
    to: number,
    unit?: string,
    per?: string | null,
  ])[];
  costs?: readonly (readonly [per: string, amount: number])[];
  rates?: readonly (readonly [from: string, to: string, percent: number])[];
  room?: readonly [count: number, per: string | null];
  hero?: string;
  issues?: string;
  challenges?: string;
  notes?: string;
  product?: string;
}

/** The values of these quantities for a client whose answers are read as they are meant. */
function valuesOf(client: Client, ids: readonly string[]): Record<string, number> {
  const form = emptyFormData();
  const [text = '', amount, currency = '', period = 'total', months] = client.budget ?? [];
  form.campaignObjectives.marketingMediaBudget = text;
  form.clientInfo.startingPrice = client.price?.[0] ?? '';
  form.clientInfo.heroProduct = client.hero ?? '';
  form.clientInfo.productService = client.product ?? '';
  form.clientInfo.onlineAdIssues = client.issues ?? '';
  form.campaignObjectives.currentChallenges = client.challenges ?? '';
  form.competitiveAnalysis.additionalNotes = client.notes ?? '';
  const read = readAnswers(form);
  const money = client.price?.[2] ?? currency;
  const expected: Expected = {
    budget:
      amount === undefined
        ? null
        : {
            amount,
            high: null,
            currency,
            period,
            length: months === undefined ? null : { count: months, unit: 'month' },
            total: period === 'total' ? amount : null,
          },
    price: client.price?.[1] === undefined ? null : { amount: client.price[1], currency: client.price[2] },
    goals: (client.goals ?? []).map(([counted, from, to, unit = 'count', per = null]) => ({
      counted,
      from,
      to,
      unit,
      per,
      months: null,
      by: null,
    })),
    costs: (client.costs ?? []).map(([per, sum]) => ({ per, amount: sum, currency: currency || money })),
    rates: (client.rates ?? []).map(([from, to, percent]) => ({ from, to, percent })),
    capacity: client.room ? { count: client.room[0], per: client.room[1] } : null,
    derived: [],
  };
  const readings = asExpected({ language: 'en', formData: form, expected }, read);
  const assumptions = assumptionsWith({});
  const beginning = makeBeginning(DAY, assumptions, (moment) => moment, { budget: text });
  const dates = makeTimeframe(
    { ...read, budget: readings.budget, goals: [...readings.goals] },
    beginning,
    assumptions,
  );
  const { nodes } = reckon(readings, { dates, assumptions });
  return Object.fromEntries(ids.map((id) => [id, Number((nodes.get(id)?.value ?? Number.NaN).toFixed(2))]));
}

type Case = readonly [name: string, client: Client, values: Readonly<Record<string, number>>];

const CLASSES: readonly (readonly [title: string, cases: readonly Case[]])[] = [
  ['a part of the budget that buys no media is taken off', [
  ['a vineyard and its label printer', { budget: ['€14,000 for the season, €2,500 of it goes to printing labels', 14_000, 'EUR', 'total', 4] }, { 'money.amount': 11_500, 'money.month': 2875 }],
  ['ร้านแว่น กับค่าออกบูธ', { budget: ['งบ 90,000 ต่อเดือน ในนี้เป็นค่าออกบูธห้าง 25,000', 90_000, 'THB', 'month', 3] }, { 'money.amount': 65_000, 'money.total': 195_000 }],
  ['a choir with an administration share', { budget: ['$3,000 a month, 12% of it is kept for admin', 3000, 'USD', 'month', 5] }, { 'money.amount': 2640, 'money.total': 13_200 }],
  ['an exporter and its interpreter', { budget: ['USD 40,000 in total including 6,000 for the interpreter at the fair', 40_000, 'USD', 'total', 8] }, { 'money.amount': 34_000, 'money.month': 4250 }],
  ['what is paid separately stays out of it', { budget: ['80,000 THB a month (agency fee 25,000 separately)', 80_000, 'THB', 'month', 2] }, { 'money.amount': 80_000, 'money.total': 160_000 }],
  ]],

  ['a tax in the sum is no media, and one on top is on the bill', [
  ['a dentist in Chiang Mai', { budget: ['107,000 บาท รวม VAT 7%', 107_000, 'THB', 'total', 2] }, { 'money.amount': 100_000 }],
  ['a plumber in Perth', { budget: ['$2,200 a month inc 10% GST', 2200, 'AUD', 'month', 3] }, { 'money.amount': 2000, 'money.total': 6000 }],
  ['a landlord service', { budget: ['£1,500 a month + 20% VAT', 1500, 'GBP', 'month', 4] }, { 'money.amount': 1500, 'money.bill': 1800, 'money.bill.total': 7200 }],
  ['a price with tax on top', { price: ['£250 per inspection plus 20% VAT', 250, 'GBP'] }, { 'worth.price.with-tax': 300 }],
  ]],

  ['what one result leaves beside its media', [
  ['a knife grinder', { budget: ['$900 a month', 900, 'USD', 'month', 3], price: ['$60 per visit', 60, 'USD'], goals: [['visits', 10, 30, 'count', 'month']], costs: [['visit', 45]], challenges: 'Fuel and driver are $25 a visit.' }, { 'worth.price.profit': 35, 'cost.visit.loss.price.profit': 10, 'money.amount.repaid.price.profit': 25.71 }],
  ['a jam maker with a list of costs', { budget: ['$700 over 2 months', 700, 'USD', 'total', 2], price: ['$30 per box', 30, 'USD'], goals: [['boxes', 0, 100]], costs: [['box', 7]], challenges: 'Fruit and jars $9, shipping $6.' }, { 'worth.price.profit': 15, 'cost.purchase.after.price.profit': 8 }],
  ['ทัวร์เรือ', { budget: ['เดือนละ 20,000', 20_000, 'THB', 'month', 2], price: ['ท่านละ 700', 700, 'THB'], goals: [['ท่าน', 0, 900]], costs: [['จอง', 140]], challenges: 'ต้นทุนอาหารหัวละ 200 ค่าเรือคืนละ 5,000' }, { 'worth.price.profit': 500, 'fixed.0.repaid.price.profit': 10 }],
  ]],

  ['a chain of rates leads forward in cost and backward in need', [
  ['a law firm', { budget: ['$12,000 over 3 months', 12_000, 'USD', 'total', 3], goals: [['new clients', null, 20]], costs: [['lead', 60]], rates: [['lead', 'consultation', 50], ['consultation', 'new client', 25]] }, { 'cost.purchase': 480, 'buys.total.purchase': 25, 'goal.0.all.need.lead': 160, 'goal.0.all.budget': 9600, 'goal.0.all.budget.share': 80, 'goal.0.all.budget.spare': 2400 }],
  ['names that no table knows are steps too', { budget: ['₱200,000 over 5 weeks', 200_000, 'PHP', 'total', 1], goals: [['nurses deployed', 0, 30]], costs: [['applicant', 250]], rates: [['applicant', 'screened', 40], ['screened', 'passer', 50], ['passer', 'deployed', 50]] }, { 'cost.purchase': 2500, 'buys.total.purchase': 80, 'goal.0.all.need.application': 300 }],
  ['ร้านสักคิ้ว', { budget: ['เดือนละ 12,000', 12_000, 'THB', 'month', 3], goals: [['คิว', 20, 50, 'count', 'month']], costs: [['ทัก', 30]], rates: [['ทัก', 'จองคิว', 20]] }, { 'cost.booking': 150, 'buys.month.booking': 80, 'goal.0.more.need.chat': 150, 'goal.0.more.budget': 4500 }],
  ['a name said shorter the second time', { budget: ['อาทิตย์ละ 10,000 4 อาทิตย์', 10_000, 'THB', 'week', 1], goals: [['ช่างเริ่มงาน', 0, 12]], costs: [['ใบสมัคร', 100]], rates: [['ใบสมัคร', 'มาสัมภาษณ์', 50], ['สัมภาษณ์', 'เริ่มงานจริง', 40]] }, { 'goal.0.all.need.application': 60, 'goal.0.all.budget': 6000 }],
  ]],

  ['what is lost again: kept, needed and its cost', [
  ['a dog groomer and those who do not come', { budget: ['£600 a month', 600, 'GBP', 'month', 3], goals: [['bookings', 30, 75, 'count', 'month']], costs: [['booking', 9]], rates: [['booking', 'no-show', 10]] }, { 'lost.cost.booking': 10, 'goal.0.more.lost.needed': 50, 'lost.buys.month.booking': 60 }],
  ['เสื้อผ้าเก็บปลายทาง', { budget: ['เดือนละ 40,000', 40_000, 'THB', 'month', 2], goals: [['ออเดอร์', 100, 500, 'count', 'month']], costs: [['ออเดอร์', 80]], rates: [['ออเดอร์', 'ตีกลับ', 20]] }, { 'lost.cost.purchase': 100, 'goal.0.more.lost.needed': 500, 'goal.0.more.lost.needed.budget': 40_000 }],
  ['a wedding hall', { budget: ['AED 30,000 in total', 30_000, 'AED', 'total', 6], goals: [['weddings booked', 0, 18]], costs: [['booking', 1200]], rates: [['booking', 'cancelled', 25]] }, { 'lost.cost.booking': 1600, 'goal.0.all.lost.needed': 24 }],
  ['a call centre', { goals: [['agents', 0, 40]], rates: [['starter', 'resigned in the first year', 20]] }, { 'goal.0.all.lost.needed': 50, 'goal.0.all.lost.kept': 32 }],
  ['those who leave each month are no single loss', { price: ['$30 a month', 30, 'USD'], goals: [['members', 100, 150]], rates: [['member', 'cancel each month', 5]] }, { 'worth.lifetime': 600, 'lost.share': Number.NaN }],
  ]],

  ['sales as orders, and what is earned on them', [
  ['a cheese maker with a smallest order', { budget: ['€2,000 a month', 2000, 'EUR', 'month', 6], price: ['€40 per wheel, minimum 10 wheels', 40, 'EUR'], goals: [['sales', 8000, 20_000, 'EUR', 'month']], costs: [['order', 50]], challenges: 'Our margin is 25%.' }, { 'goal.0.more.in.minimum': 30, 'worth.minimum.profit': 100, 'goal.0.more.profit': 3000, 'money.amount.sales-to-pay': 8000, 'cost.purchase.of.minimum.profit': 50 }],
  ['น้ำพริก', { budget: ['เดือนละ 10,000', 10_000, 'THB', 'month', 3], price: ['กระปุกละ 80', 80, 'THB'], goals: [['ยอดขาย', 40_000, 120_000, 'THB', 'month']], costs: [['ออเดอร์', 60]], challenges: 'กำไร 40% เฉลี่ยบิลละ 400' }, { 'goal.0.more.orders': 200, 'goal.0.more.profit': 32_000, 'money.amount.sales-to-pay': 25_000 }],
  ['a board game shop', { budget: ['CAD 900 a month', 900, 'CAD', 'month', 4], price: ['C$60', 60, 'CAD'], goals: [['orders', 20, 50, 'count', 'month']], costs: [['order', 12]], notes: 'Gross margin 50%' }, { 'goal.0.more.value.price.profit': 900, 'cost.purchase.after.price.profit': 18, 'return.to-pay': 2 }],
  ['a solar pump dealer', { budget: ['₹3,00,000 in total', 300_000, 'INR', 'total', 3], price: ['Rs 60,000 per pump', 60_000, 'INR'], goals: [['pumps sold', 10, 40, 'count', null]], costs: [['pump', 4500]], challenges: 'Profit is 15% of sale.' }, { 'worth.price.profit': 9000, 'cost.purchase.of.price.profit': 50, 'goal.0.all.value.price': 2_400_000 }],
  ]],

  ['what the client earns is a part of what others pay, and the smallest bill is a sum', [
  ['a broker with an average', { budget: ['CAD 1,300 a month', 1300, 'CAD', 'month', 12], price: ['3.9% commission (avg house $865k)', undefined, 'CAD'], goals: [['listings', 9, 18, 'count', 'year']], costs: [['listing', 400]] }, { 'worth.average.0.earned': 33_735, 'goal.0.more.value.average': 303_615, 'cost.purchase.of.average': 1.19 }],
  ['an agent with a smallest fee', { budget: ['£1,000 a month', 1000, 'GBP', 'month', 6], price: ['1.1% inc VAT, min fee £2,400', undefined, 'GBP'], goals: [['instructions', 11, 18, 'count', 'month']] }, { 'worth.minimum': 2400, 'goal.0.more.value.minimum': 16_800, 'worth.minimum.earned': Number.NaN }],
  ['who clears houses, of a smallest sale', { price: ['38% of what sells, min $8k', undefined, 'USD'], goals: [['sales', 2, 5, 'count', 'month']] }, { 'worth.minimum.earned': 3040, 'goal.0.more.value.minimum': 9120 }],
  ['ประกันรถของนายหน้า', { price: ['เริ่ม 15,000/ปี ค่าคอมเรา 18%', 15_000, 'THB'], goals: [['กรมธรรม์', 420, 600, 'count', 'month']] }, { 'price.earned': 2700 }],
  ['นิติบุคคล', { price: ['ยูนิตละ 12 บาท/เดือน ขั้นต่ำ 1,500', 12, 'THB'], goals: [['โครงการ', 10, 14]] }, { 'worth.minimum': 1500, 'worth.minimum.count': Number.NaN }],
  ]],

  ['so many of one thing with each of another', [
  ['chairs of halls', { goals: [['halls', 2, 6]], product: 'Rental of chairs. One hall takes 120 chairs.', room: [600, null], challenges: 'We own 600 chairs' }, { 'goal.0.more.each': 480, 'room.by-each': 5, 'goal.0.beyond.each': 120 }],
  ['ผักส่งร้าน', { price: ['60 บาท/ถุง', 60, 'THB'], goals: [['ร้าน', 10, 25]], notes: 'ตอนนี้ร้านละ 6 ถุง/สัปดาห์' }, { 'goal.0.more.each': 90, 'goal.0.more.each.value.price': 5400, 'each.price': 360 }],
  ['bottles of a carton', { price: ['$48 per carton of 12 bottles', 48, 'USD'] }, { 'each.piece': 4 }],
  ['uniforms of hotels', { price: ['€35 per set', 35, 'EUR'], goals: [['hotels', 3, 9]], challenges: 'Each hotel needs 40 sets.' }, { 'goal.0.more.each': 240, 'goal.0.more.each.value.price': 8400 }],
  ]],

  ['those who buy once more', [
  ['a chimney sweep', { price: ['£70', 70, 'GBP'], goals: [['jobs', 40, 60, 'count', 'month']], rates: [['customer', 'customer again next year', 80]] }, { 'worth.price.again': 126, 'goal.0.more.again': 16 }],
  ['ยาสมุนไพร', { budget: ['เดือนละ 9,000', 9000, 'THB', 'month', 3], goals: [['ออเดอร์', 0, 90, 'count', 'month']], costs: [['ออเดอร์', 90]], rates: [['ลูกค้า', 'ซื้อซ้ำใน 60 วัน', 30]] }, { 'again.buys.month': 30, 'goal.0.all.again': 27 }],
  ['a travel agency', { price: ['$900 per trip', 900, 'USD'], goals: [['trips', 10, 30]], rates: [['traveller', 'books again', 25]] }, { 'worth.price.again': 1125, 'goal.0.all.again': 7.5 }],
  ['it is no further step of the way', { goals: [['orders', 0, 10]], costs: [['order', 5]], budget: ['$100', 100, 'USD', 'total', 1], rates: [['order', 'reorder', 50]] }, { 'buys.total.purchase': 20, 'cost.purchase': 5 }],
  ]],

  ['goals in percent as numbers', [
  ['a town and its flu jab', { budget: ['£9,000 from Sept to Dec', 9000, 'GBP', 'total', 4], goals: [['residents over 65 vaccinated', 50, 70, 'percent']], costs: [['resident vaccinated', 12]], product: 'There are 5,000 residents over 65 in the town' }, { 'part.goal.0.more': 1000, 'part.goal.0.gap': 250, 'goal.0.point': 450 }],
  ['ตู้รีไซเคิล', { goals: [['ครัวเรือนที่แยกขยะ', 20, 45, 'percent']], product: 'มีทั้งหมด 2,000 ครัวเรือนในตำบล' }, { 'part.goal.0.from': 400, 'part.goal.0.more': 500 }],
  ['a cannery and its rejects', { goals: [['weight rejected', 12, 7, 'percent']], challenges: 'We process 400 tonnes a month. Every rejected tonne costs us $90' }, { 'part.goal.0.more': 20, 'part.goal.0.more.sum.0': 1800 }],
  ['houseboats over the season', { budget: ['€5,000 over 3 months', 5000, 'EUR', 'total', 3], price: ['€180 a night', 180, 'EUR'], goals: [['occupancy', 40, 60, 'percent']], room: [10, null], notes: 'average stay is 3 nights' }, { 'nights.goal.0.more': 180, 'nights.goal.0.bookings': 60, 'nights.goal.0.more.value.price': 32_400 }],
  ]],

  ['two goals that belong together', [
  ['listings and sales', { goals: [['sales', 20, 60, 'count', 'month'], ['listings', 80, 160, 'count', 'month']], costs: [['listing', 30]] }, { 'goal.0.of.1.today': 25, 'goal.0.of.1.need': 240, 'goal.0.of.1.missing': 80, 'goal.0.of.1.spend': 4800 }],
  ['ผู้เรียนกับทดลองเรียน', { goals: [['ทดลองเรียน', 50, 100, 'count', 'month'], ['นักเรียนใหม่', 10, 30, 'count', 'month']] }, { 'goal.1.of.0.today': 20, 'goal.1.of.0.goal': 30, 'goal.1.of.0.need': 150 }],
  ['tickets and a dinner beside them', { goals: [['tickets', 100, 600], ['dinners', 20, 90]], rates: [['ticket', 'dinner', 10]] }, { 'goal.0.all.onward.0': 60, 'goal.1.onward.0.need': 700 }],
  ['until money is lost no more', { goals: [['runners', 200, 900]], costs: [['runner', 4]], budget: ['€2,000', 2000, 'EUR', 'total', 3], challenges: 'We break even at 650 runners' }, { 'goal.0.even': 450, 'goal.0.even.budget': 1800 }],
  ]],

  ['parts of a price', [
  ['a deposit in months of rent', { price: ['฿6,000 a month, deposit 2 months', 6000, 'THB'], goals: [['rooms let', 10, 16]] }, { 'worth.price.deposit-sum': 12_000, 'goal.0.more.value.price': 36_000, 'goal.0.more.value.price.year': 432_000 }],
  ['what a platform keeps', { price: ['£20', 20, 'GBP'], challenges: 'The app takes 15% of every order.', goals: [['orders', 100, 300, 'count', 'month']] }, { 'worth.price.commission': 3, 'worth.price.without-commission': 17, 'goal.0.more.value.price.without-commission': 3400 }],
  ['ถูกกว่าเมื่อซื้อสาม', { price: ['ขวดละ 120 3ขวด300', 120, 'THB'] }, { 'bundle.piece': 100, 'bundle.saved': 60 }],
  ['what is paid on the day', { price: ['$1,400, deposit $300', 1400, 'USD'] }, { 'worth.price.rest': 1100 }],
  ]],

  ['a price is multiplied with what it is for, and with nothing else', [
  ['one way against riders', { price: ['$38 one way', 38, 'USD'], goals: [['standing riders', 41, 60]], costs: [['call', 27]], budget: ['$2,200', 2200, 'USD', 'total', 1] }, { 'goal.0.more.value.price': Number.NaN, 'cost.call.of.price': Number.NaN }],
  ['a licence for each seat against firms', { price: ['€9 per seat per month', 9, 'EUR'], goals: [['firms', 10, 30]] }, { 'goal.0.more.value.price': Number.NaN }],
  ['กิโลละกับร้าน', { price: ['กิโลละ 350', 350, 'THB'], goals: [['ร้าน', 11, 25]] }, { 'goal.0.more.value.price': Number.NaN }],
  ['a ticket against tickets', { price: ['£45 per ticket', 45, 'GBP'], goals: [['tickets', 900, 2400]] }, { 'goal.0.all.value.price': 108_000 }],
  ]],

  ['a rate, a stock and a sum in other times', [
  ['so many a day in a month', { goals: [['orders', 2, 6, 'count', 'day']], price: ['$10', 10, 'USD'] }, { 'goal.0.more.a-month': 120, 'goal.0.more.a-week': 28 }],
  ['by the week until the end', { budget: ['€6,000 over 3 months', 6000, 'EUR', 'total', 3], goals: [['members', 40, 118]] }, { 'goal.0.more.a-week': 6, 'goal.0.more.a-month': 26 }],
  ['a machine that works so many days of a month', { goals: [['งาน', 50, 90, 'count', 'month']], room: [4, 'day'], challenges: 'เดือนนึงวิ่ง26วัน' }, { 'room.worked.month': 104, 'room.goal.0.free.from': 54 }],
  ['ต่อสัปดาห์เป็นต่อเดือน', { budget: ['อาทิตย์ละ 6,000', 6000, 'THB', 'week', 3] }, { 'money.month': 26_000, 'money.total': 78_000 }],
  ]],
]; // prettier-ignore

describe.each(CLASSES)('%s', (_title, cases) => {
  test.each(cases)('%s', (_name, client, values) => {
    expect(valuesOf(client, Object.keys(values))).toEqual(values);
  });
});
