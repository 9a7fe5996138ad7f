/** What one order holds several of, those who do not come, a stock that comes back, and what each step is given: other trades. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { reckonForm, rounded } from './support.ts';

interface Told {
  price?: string;
  goal: string;
  issues: string;
  budget: string;
  hero?: string;
  more?: string;
  challenges?: string;
}

function reckoned({ price = '', goal, issues, budget, hero = '', more = '', challenges = '' }: Told) {
  const form = emptyFormData();
  form.clientInfo.startingPrice = price;
  form.clientInfo.heroProduct = hero;
  form.clientInfo.onlineAdIssues = issues;
  form.targetAudience.additionalDemographics = more;
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.currentChallenges = challenges;
  form.campaignObjectives.marketingMediaBudget = budget;
  return reckonForm(form).nodes;
}

type Case = readonly [name: string, told: Told, values: Readonly<Record<string, number>>];
const check = (told: Told, values: Readonly<Record<string, number>>): void => {
  const nodes = reckoned(told);
  expect(Object.fromEntries(Object.keys(values).map((id) => [id, rounded(nodes.get(id))]))).toEqual(values);
};

describe('a goal in what an order holds several of', () => {
  test.each<Case>([
    [
      'walkers of a tour that is booked by several',
      { price: '€45 a walker', goal: '120 walkers a month now, 180 by June', issues: 'A booking costs us €30 of ads', more: 'Each booking brings 2.5 walkers', budget: '€1,000 a month' },
      { 'goal.0.more.orders': 24, 'goal.0.more.budget': 720 },
    ],
    [
      'eggs in trays, trays in an order',
      { price: 'ถาดละ 120 บาท', goal: 'รอบนี้มี 3,600 ฟอง จองแล้ว 600 อยากขายให้หมด', issues: 'แอดตกออเดอร์ละ 40 บาท ออเดอร์นึงเฉลี่ยถาดครึ่ง', hero: 'ถาด 20 ฟอง', budget: '5,000 บาท' },
      { 'goal.0.more.orders': 100, 'goal.0.more.budget': 4000 },
    ],
    [
      'sacks of a usual order, which media leads to by asking and samples',
      { price: '€30 per 25kg sack. usual order 4 sacks', goal: '140 sacks monthly, 300 by April end', issues: '20 inquiries, 10 asked sample in September, of samples 30% order. €6 per inquiry', budget: '€1,000 a month' },
      { 'goal.0.more.orders': 40, 'cost.purchase': 40 },
    ],
    [
      'seats of one order',
      { price: '€950 per seat', goal: '180 seats a month, target 320 in March', issues: 'RFQ €130 from Google. 1 in 4 becomes order, around 7 seats in one order', budget: '€14,000 a month' },
      { 'goal.0.more.orders': 20, 'goal.0.more.budget': 10400 },
    ],
    [
      'billing a month in contracts of several guards, each paid a month: won once, not each month',
      { price: '£900 per guard per month. average contract is 8 guards', goal: 'Billing £180,000 per month to £252,000 per month', issues: 'Enquiry £60, 35% let us survey, 20% of surveys sign', budget: '£2,000 a month for 6 months' },
      { 'goal.0.more.orders': 10, 'goal.0.pace.month': 1.67 },
    ],
    [
      'bags that one buyer takes',
      { price: '€32 per bag. one farmer takes 8 bags', goal: '4,200 bags last season, 7,000 bags by 20 March', issues: 'Call costs €3 from Facebook. 12 of 100 calls pay deposit', budget: '€900 a month' },
      { 'goal.0.more.orders': 350, 'goal.0.more.budget': 8750, 'worth.size.each': 256 },
    ],
    [
      'tubs of an order, where the goal names more than the tub',
      { price: '€28 a tub. average basket 4 tubs', goal: '3,000 tubs last year → 4,400 tubs pre-order by 27 January', issues: '€9 per order', budget: '€6,000' },
      { 'goal.0.all.orders': 1100 },
    ],
    [
      'units of a booking',
      { price: '€8 split', goal: '900 units a month to 1,500 by end of April', issues: '€3 per booking, average 2.5 units', budget: '€900 a month' },
      { 'goal.0.more.orders': 240 },
    ],
  ])('%s', (_name, told, values) => check(told, values)); // prettier-ignore

  test.each<readonly [string, Told]>([
    ['a class', { price: '€30', goal: '40 kids to 80 kids by May', issues: '€20 per booking, average class 8 kids', budget: '€900 a month' }],
    ['a departure', { price: '€685', goal: '170 seats, want 260 seats till March', issues: '€20 per booking. 17 seats per departure on average', budget: '€900 a month' }],
  ])('how many are in %s is no size of an order', (_name, told) => {
    expect(reckoned(told).has('goal.0.more.orders')).toBe(false);
  }); // prettier-ignore

  test.each<readonly [string, Told]>([
    ['sacks', { price: 'ใบละ 6.80', goal: 'จากเดือนละ 4 แสนใบ เป็น 5.5 แสนใบ', issues: 'ยิงกูเกิ้ล หมดไป 44,000 คนโทรมา 80 ราย สั่งจริง 8 เจ้า', budget: 'เดือนละ 25,000' }],
    ['labels', { price: '£0.04 each', goal: '400,000 labels a month to 550,000', issues: 'An order costs us £55 of ads', budget: '£1,000 a month' }],
  ])('where an order costs many times the price of what is counted, it is none of those: %s', (_name, told) => {
    const nodes = reckoned(told);
    expect(nodes.has('goal.0.more.budget')).toBe(false);
    expect(nodes.has('goal.0.more.gap')).toBe(false);
    expect(nodes.has('goal.0.more.afford')).toBe(true);
  }); // prettier-ignore

  test('the least order is no worth of one of what it holds', () => {
    const nodes = reckoned({
      price: 'ใบละ 6.80 ขั้นต่ำ 10,000 ใบ',
      goal: 'จากเดือนละ 4 แสนใบ เป็น 5.5 แสนใบ',
      issues: '',
      budget: 'เดือนละ 25,000',
    });
    expect(rounded(nodes.get('goal.0.more.value.price'))).toBe(1_020_000);
    expect(nodes.has('goal.0.more.value.minimum')).toBe(false);
  });

  test('seats of a table are no guests of a booking', () => {
    const nodes = reckoned({
      price: 'หัวละ 199 บาท',
      goal: 'ลูกค้าจากวันละ 50 คน เป็น 90 คน',
      issues: 'ทักละ 20 บาท ทัก 10 จอง 4',
      challenges: 'มี 30 โต๊ะ นั่งได้โต๊ะละ 4 คน',
      budget: 'เดือนละ 9,000',
    });
    expect(nodes.get('goal.0.more.orders')).toBeUndefined();
  });
});

describe('those who do not come, where the goal counts those who come', () => {
  test.each<Case>([
    [
      'patients of a clinic',
      { goal: 'คนไข้ที่มาจริงเดือนละ 70 คน ตอนนี้ 36', issues: 'ทักละ 60 บาท 10 คนทักจอง 4 คน คนที่จองไม่มาตามนัด 15%', budget: 'เดือนละ 10,000' },
      { 'cost.attendance': 176.47, 'goal.0.more.need.booking': 40, 'goal.0.more.budget': 6000 },
    ],
    [
      'people who attend an open evening',
      { goal: 'From 40 to 76 attendees a month by May', issues: '£4 a lead, 1 in 2 leads books. 10% of bookings never show', budget: '£900 a month' },
      { 'goal.0.more.need.booking': 40, 'goal.0.more.budget': 320 },
    ],
  ])('%s', (_name, told, values) => check(told, values)); // prettier-ignore
});

describe('a stock that comes back', () => {
  test.each<Case>([
    [
      'cots that are hired for four months',
      { price: '£30 a month', goal: '60 cots out now, 100 by June', issues: 'A hire costs us £10 of ads', more: 'Average hire 4 months', budget: '£500 a month' },
      { 'goal.0.leave': 15, 'goal.0.refill': 55, 'goal.0.refill.budget': 550, 'goal.0.keep': 25, 'goal.0.keep.budget': 250 },
    ],
  ])('%s', (_name, told, values) => check(told, values)); // prettier-ignore
});

describe('what each of an earlier step is given', () => {
  test.each<Case>([
    [
      'swatches for all who ask',
      { price: '$900', goal: '10 orders a month', issues: '$20 a lead, 1 in 5 leads orders', challenges: 'A swatch pack costs us $15 to post, every lead gets one.', budget: '$2,000 a month' },
      { 'sum.0.with-media.lead': 35, 'sum.0.with-media.purchase': 175 },
    ],
  ])('%s', (_name, told, values) => check(told, values)); // prettier-ignore
});

test('another number of one step is counted by itself', () => {
  check(
    { goal: '20 orders a month', issues: '€1 a click. 100 clicks made 10 leads, 4 leads made 1 order', budget: '€900 a month' },
    { 'rate.click.lead': 10, 'rate.lead.purchase': 25, 'cost.purchase': 40 },
  ); // prettier-ignore
});

test('a fee beside the price is paid by buyers, and no cost of making', () => {
  const nodes = reckoned({
    price: '1,500/เดือน มัดจำ 2,000 ค่าส่ง 400',
    goal: 'ตอนนี้มีคนเช่า 20 ตัว อยากได้ 40 ตัว',
    issues: 'คลิกละ 10 บาท',
    budget: 'เดือนละ 6,000',
  });
  expect(nodes.get('making')).toBeUndefined();
  expect(rounded(nodes.get('price.first-day'))).toBe(3900);
});

describe('what is kept of each', () => {
  test.each([
    ['€120', 'We keep €40 of each', 33.33],
    ['$240', 'each job leaves us $96 after parts and the crew', 40],
    ['£50', 'about £20 of every box is ours', 40],
    ['กระปุกละ 200 บาท', 'กำไรกระปุกละ 80', 40],
  ])('%s: %s', (price, challenges, margin) => {
    const nodes = reckoned({ price, challenges, goal: '30 orders a month', issues: '', budget: '' });
    expect(rounded(nodes.get('margin'))).toBe(margin);
  });
});

test.each([
  ['£195 per week', 'Afternoon student weeks: 410 last year, target 700', undefined],
  ['$14 a week', 'have 263 rentals out, want 300', 'week'],
])('%s, %s: a week that is sold is paid once, and who pays by the week pays each', (price, goal, per) => {
  const value = reckoned({ price, goal, issues: '', budget: '£2,000 a month' }).get('goal.0.all.value.price');
  expect(value?.unit).toMatchObject({ kind: 'money' });
  expect(value?.unit.kind === 'money' ? value.unit.per : '').toBe(per);
});
