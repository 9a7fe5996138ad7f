/** What one of those whom a goal counts takes in a time: no capacity, no price of one of them, and a part of the room. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { reckonForm, rounded } from './support.ts';

interface Told {
  price: string;
  goal: string;
  challenges: string;
  issues?: string;
  budget?: string;
}

function reckoned({ price, goal, challenges, issues = '', budget = '' }: Told) {
  const form = emptyFormData();
  form.clientInfo.startingPrice = price;
  form.clientInfo.onlineAdIssues = issues;
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.currentChallenges = challenges;
  form.campaignObjectives.marketingMediaBudget = budget;
  return reckonForm(form);
}

describe('room that each of those who are won takes a part of', () => {
  test.each<[string, Told, { room: number; beyond: number }]>([
    [
      'what is left, told as more',
      {
        price: '£9 a crate',
        goal: '30 new pubs by June, each 4 crates a week',
        challenges: 'We can brew 90 more crates a week.',
      },
      { room: 22, beyond: 8 },
    ],
    [
      'what is made and what is sold of it',
      {
        price: '€14 a tray',
        goal: '50 new cafés in 5 months',
        challenges: 'each café takes 6 trays a week. We bake 500 trays a week and sell 260',
      },
      { room: 40, beyond: 10 },
    ],
    [
      'those who are there take of it too',
      {
        price: 'ถุงละ 60 บาท',
        goal: 'สมาชิกจาก 40 บ้าน เป็น 150 บ้าน',
        challenges: 'บ้านนึงสั่งอาทิตย์ละ 3 ถุง ทำได้อาทิตย์ละ 300 ถุง',
      },
      { room: 100, beyond: 50 },
    ],
    [
      'half of it is sold to others',
      {
        price: 'แพ็คละ 45 บาท',
        goal: 'ร้านประจำจาก 20 ร้าน เป็น 60 ร้าน',
        challenges: 'ร้านนึงใช้วันละ 5 แพ็ค ทำได้วันละ 400 แพ็ค ขายส่งห้างไปครึ่งนึง',
      },
      { room: 40, beyond: 20 },
    ],
  ])('%s', (_name, told, { room, beyond }) => {
    const { nodes, room: found } = reckoned(told);
    expect(rounded(nodes.get('room.by-use'))).toBe(room);
    expect(rounded(found.goals[0]?.beyond)).toBe(beyond);
  });

  test('who works takes no part of the room', () => {
    const { nodes } = reckoned({
      price: '£40 a dog',
      goal: 'from 60 to 100 dogs a month',
      challenges: '2 groomers, each 6 dogs a day, 5 days a week',
    });
    expect(nodes.has('room.by-use')).toBe(false);
  });

  test('the time of an order is no number of what is taken', () => {
    const { nodes } = reckoned({
      price: '£5 a loaf',
      goal: '20 new shops',
      challenges: 'each order placed by 4 goes out next morning',
    });
    expect(nodes.has('use')).toBe(false);
  });
});

test('one of them brings what it takes at the price of a piece, not the price of a piece', () => {
  const { nodes } = reckoned({
    price: '£11 a keg',
    goal: '24 new bars by the end of August',
    challenges: 'each bar takes 5 kegs a week',
    issues: 'Google £30 a lead, 1 in 6 leads signs',
    budget: '£2,000 a month for 8 months',
  });
  expect(rounded(nodes.get('worth.use'))).toBe(55);
  expect(nodes.has('cost.purchase.of.price')).toBe(false);
});

describe('what counts as there', () => {
  test.each([
    ['from 90 practices to 140 practices', true],
    ['from 12 lodges to 30 lodges by May', true],
    ['from 40 repairs to 70 repairs', false],
    ['from 200 bottles to 500 bottles', false],
  ])('%s', (goal, isThere) => {
    const { nodes } = reckoned({ price: '£10', goal, challenges: '' });
    expect(nodes.has('goal.0.more')).toBe(true);
    const { results } = reckoned({ price: '£10', goal, challenges: '', budget: '£5,000 for 5 months' });
    expect(results.some(({ target }) => target.extent === 'all')).toBe(!isThere);
  });
});

describe('what is told is not asked', () => {
  const codes = (told: Told): string[] => reckoned(told).unknowns.map(({ code }) => code);
  const sold = { issues: '£40 a lead, 1 in 5 leads buys', budget: '£1,000 a month for 6 months' };

  test('what is left of one, in money', () => {
    const told = { ...sold, price: '£12 a tin', goal: '20 new stockists', challenges: 'Profit is £4 a tin' };
    expect(codes(told)).not.toContain('margin');
    expect(rounded(reckoned(told).nodes.get('margin'))).toBe(33.33);
  });

  test('how often one buys, by what one takes in a month or by a rent', () => {
    const takes = {
      ...sold,
      price: '£12 a tin',
      goal: '20 new stockists',
      challenges: 'each shop takes 30 tins a month',
    };
    expect(codes(takes)).not.toContain('repeat');
    expect(codes({ ...sold, price: '£300 a month', goal: '12 desks', challenges: '' })).not.toContain(
      'repeat',
    );
  });
});

test('pieces of which an order holds several are reckoned in orders, where media pays for orders', () => {
  const { nodes } = reckoned({
    price: 'กล่องละ 200 ลูกค้าสั่งเฉลี่ยคราวละ 3 กล่อง',
    goal: 'ขาย 900 กล่อง',
    challenges: '',
    issues: 'แอดเฟสออเดอร์ละ 60 บาท',
    budget: '30,000 บาท 3 เดือน',
  });
  expect(rounded(nodes.get('goal.0.all.orders'))).toBe(300);
  expect(rounded(nodes.get('goal.0.all.budget'))).toBe(18_000);
});

describe('two goals that no chain joins', () => {
  const shared = {
    price: 'adopt an acre from £5 a month',
    goal: '30 new wardens and 200 new adopters by 30 April',
    challenges: '',
    issues: 'Facebook: £18 for each new adopter',
    budget: '£8,000 in total, January to April',
  };

  test('share the money: no ceiling is reckoned of all of it', () => {
    const { shared: isShared, results } = reckoned(shared);
    expect(isShared).toBe(true);
    expect(results.every(({ affordable }) => affordable === undefined)).toBe(true);
  });

  test('one goal, or quotes and the orders that come of them, share nothing', () => {
    expect(reckoned({ ...shared, goal: '200 new adopters by 30 April' }).shared).toBe(false);
    const joined = { ...shared, goal: '300 quotes and 90 orders', issues: 'Google £20 a quote' };
    expect(reckoned(joined).shared).toBe(false);
  });
});

test('what stands behind the price of a piece is no unit of it, and an average order is money', () => {
  const { nodes } = reckoned({
    price: 'ขวดละ 250 ออเดอร์เฉลี่ย 600',
    goal: 'ออเดอร์เดือนละ 100 เป็น 180',
    challenges: '',
    issues: 'ค่าแอดต่อออเดอร์ 60 บาท',
    budget: '10,000 ต่อเดือน',
  });
  expect(rounded(nodes.get('price'))).toBe(250);
  expect(rounded(nodes.get('worth.average.0'))).toBe(600);
  expect(rounded(nodes.get('goal.0.more.value.average'))).toBe(48_000);
});

test('a number beside the word for leaving, far more than are there, is of something else', () => {
  const { nodes } = reckoned({
    price: 'ลังละ 900',
    goal: 'ร้านประจำ จาก 80 ร้าน เป็น 150 ร้าน',
    challenges: 'ทำได้เดือนละ 900 ลัง ตอนนี้ทำ 300 ร้านเลิกเดือนละ 2%',
    budget: 'เดือนละ 10,000 บาท 5 เดือน',
  });
  expect(nodes.get('goal.0.join')?.value ?? 0).toBeLessThan(150);
});

test('so many percent that leave every month are won again', () => {
  const { nodes } = reckoned({
    price: '€15 a month',
    goal: 'from 400 paying to 600 paying',
    challenges: '5% leave every month. No jokes in the ads',
    budget: '€6,000 for 5 months',
  });
  // 200 more, and 5% of today's 400 in each of five months.
  expect(rounded(nodes.get('goal.0.join'))).toBe(300);
});

describe('room in one unit, and a goal in another', () => {
  const roomsOf = (hero: string, goal: string, challenges: string) => {
    const form = emptyFormData();
    form.clientInfo.heroProduct = hero;
    form.campaignObjectives.specificObjectives = goal;
    form.campaignObjectives.currentChallenges = challenges;
    form.campaignObjectives.marketingMediaBudget = '3,000 a month for 3 months';
    return reckonForm(form).room.goals.map(({ room }) => rounded(room));
  };
  test.each<[string, string, string]>([
    ['คอร์ส 10 ครั้ง', 'หมาใหม่เดือนละ 40 ตัว', 'รับได้วันละ 12 ตัว หยุดวันพุธ ตอนนี้เฉลี่ยวันละ 5'],
    ['Course of 8 sessions', '30 new patients a month', 'We can see 14 patients a day'],
    ['6-class pass', '25 new members a month', 'We can take 20 people a day'],
  ])('%s: a day serves visits, and who buys it comes many times (%s, %s)', (hero, goal, challenges) => {
    expect(roomsOf(hero, goal, challenges)).toEqual([]);
  });
  test('where one customer comes once, a day serves so many customers', () => {
    expect(roomsOf('Eye test', '90 new patients a month', 'We can see 14 patients a day')).toEqual([420]);
  });
  test.each<[string, string, number]>([
    ['นักเรียน 150 คนต่อปี', 'เปิดรุ่นใหม่ทุกเดือน รุ่นละไม่เกิน 16 คน', 192],
    ['120 students a year', 'Max 9 students per class, a new class every month', 108],
  ])('%s / %s: a class in each month', (goal, challenges, room) => {
    expect(roomsOf('Barber course', goal, challenges)).toEqual([room]);
  });
});
