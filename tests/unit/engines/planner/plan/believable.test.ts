/** What a result costs today is believed as far as goal and money leave it likely. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan, type Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';

function plan(specificObjectives: string, onlineAdIssues: string, marketingMediaBudget: string): Plan {
  const form = emptyFormData();
  Object.assign(form.campaignObjectives, { specificObjectives, marketingMediaBudget });
  Object.assign(form.clientInfo, { onlineAdIssues, hasOnlineAdExperience: 'yes' });
  return makePlan(form, '2026-11-21T03:00:00Z', 'en');
}

describe('a cost of a result', () => {
  test('is none at which the money buys two of 170', () => {
    const { reckoning } = plan('170 appointments', 'An appointment cost us £640', '£1,500 for eight weeks');
    expect(reckoning.main?.costToday).toBeUndefined();
  });

  test('stays where the goal is five times what the money buys', () => {
    const { reckoning } = plan('100 appointments', 'An appointment cost us £75', '£1,500 for eight weeks');
    expect(reckoning.main?.costToday?.value).toBe(75);
  });

  test('stays where most of what is wanted comes without the money, as it did last time', () => {
    const { reckoning } = plan('Last season 4,300 people, this season 6,000 people by April', 'Google click £1.40, 600 clicks, 27 bookings, average 2.6 people', '£2,200 a month to April'); // prettier-ignore
    expect(reckoning.main?.costToday?.value).toBeCloseTo(31.1, 1);
  });

  test('leaves what an earlier campaign brought to be reckoned with', () => {
    const { reckoning } = plan(
      'Last time 118 appointments. We would like 170 this time.',
      'Last year we put £950 on Facebook and a full page in the Visitor (£640). 163 people filled in the form and 118 appointments happened.',
      '£1,500 for eight weeks',
    );
    expect(reckoning.main?.costToday?.value).toBeCloseTo(950 / 118, 1);
  });
});

describe('what a sale brings', () => {
  const of = (answers: Record<string, string>): Plan['reckoning'] => {
    const form = emptyFormData();
    for (const group of [form.clientInfo, form.campaignObjectives])
      for (const [key, value] of Object.entries(answers))
        if (key in group) Object.assign(group, { [key]: value });
    Object.assign(form.clientInfo, { hasOnlineAdExperience: 'yes' });
    return makePlan(form, '2026-11-21T03:00:00Z', 'en').reckoning;
  };

  test('is no cost of it', () => {
    const { main, worth } = of({
      onlineAdIssues: 'facebook 24 dollars a measure booked, half of measures buy, avg sale 4,900',
      startingPrice: '$7.10 sq ft',
      specificObjectives: '20 jobs a month from ads',
      marketingMediaBudget: '1500/mo',
    });
    expect(worth.all.find(({ kind }) => kind === 'average')?.node.value).toBe(4900);
    expect(main?.costToday?.value).toBe(48);
  });

  test('is less than what all the money leaves for one more of it: no ceiling', () => {
    const { main } = of({
      startingPrice: '£16.50 a kilo',
      specificObjectives: 'average stop takes £110, wants to be 140',
      marketingMediaBudget: '£25 a week',
    });
    expect(main?.target.wanted.value).toBeGreaterThan(1);
    expect(main?.affordable).toBeUndefined();
  });

  test('stays beside a ceiling where the price is that of a beginning', () => {
    const { main } = of({
      startingPrice: '$325 consultation',
      specificObjectives: '5 more transplants a month',
      marketingMediaBudget: '$4,500 a month',
    });
    expect(main?.affordable?.value).toBe(900);
  });
});

test('a sum and what it brought are a cost of one, and no rate', () => {
  const { chain } = plan(
    '40 more drivers a month',
    'Google 33 per kit order. TikTok: 420 spent, 20 kits. of tests 68% positive, half of these buy the machine from us',
    '$4,000 a month',
  ).reckoning;
  expect(chain.steps.map(({ rate }) => Math.round(rate?.value ?? 100))).toEqual([100, 68, 50]);
  expect(Math.round(chain.steps.at(-1)?.cost?.value ?? 0)).toBe(97);
});

describe('a way', () => {
  test('whose steps are told one after the other costs what all before the last cost', () => {
    const { main } = plan(
      '30 งานในปี 2570 ตอนนี้จองไว้ 11',
      'IG DM 95 บาท/คน ใน 60 DM มีมาดูที่ 8 จอง 3',
      '32,000 บาทต่อเดือน 6 เดือน',
    ).reckoning;
    expect(Math.round(main?.costToday?.value ?? 0)).toBe(1900);
  });

  test.each([
    // A share stands nowhere on it: a part of what the client tells is missing.
    [
      '5 new policies monthly to 9',
      '14 BD for quote form, 40% send employee data, 20% of proposals become policy.',
      '1,200 BD a month',
    ],
    // Contracts are no machines, and tables no guests.
    [
      'เครื่องในสัญญา 410 เครื่อง อยากไป 600 เครื่องก่อนตุลา',
      'กูเกิลโทรมา 40 สาย ครึ่งนึงถามลงวินโดวส์ เหลือ 20 สาย ไปคุย 12 เซ็น 5 ตอนนั้นหมดไป 15,500',
      '9,500 บาท',
    ],
    [
      '+500 members before April',
      '$55k spent on Google in June/July, 640 calls, 118 replacements.',
      '$18,000 in all',
    ],
  ])('that brings many times the goal, or hardly any of it, is not believed: %s', (goal, issues, budget) => {
    const { reckoning } = plan(goal, issues, budget);
    expect(reckoning.main?.target.wanted.value).toBeGreaterThan(0);
    expect(reckoning.main?.costToday).toBeUndefined();
    expect(reckoning.main?.resultsToday).toBeUndefined();
  });

  test.each([
    [
      'from 5 websites a month to 9',
      'LinkedIn 1,100 ต่อ lead แพงไป Google 240 ต่อ lead คุย zoom 1 ใน 2 ปิด 1 ใน 6',
      '22,000 a month',
      2880,
    ],
    [
      '190 active donors up from 131',
      'Instagram $9.20 per phone screen booked; 64% answer the phone; three quarters of those pass; of those 58% ship milk.',
      '$2,750 a month',
      33.05,
    ],
  ])('that is told with every step is reckoned to its end: %s', (goal, issues, budget, cost) => {
    expect(plan(goal, issues, budget).reckoning.main?.costToday?.value).toBeCloseTo(cost, 1);
  });

  test('with a step that its shares do not name is not asked for again', () => {
    const { reckoning } = plan(
      '5 new policies monthly to 9',
      '14 BD for quote form, 40% send employee data, 20% of proposals become policy.',
      '1,200 BD a month',
    );
    expect(reckoning.unknowns.map(({ code }) => code)).not.toContain('rate');
  });

  test.each<[string, string, string, number]>([
    [
      'ReLEx 75 ตาคู่/เดือน จาก 48',
      'CPL 240 (form) → โทรติด 75% → มาตรวจ 40% → ตรวจผ่าน 80% → ทำ 55%',
      '350,000 บาทต่อเดือน',
      1818,
    ],
    ['22 seats a month, want 48', 'Instagram about $92 per seat', '$9,000 a month', 92],
    [
      '3 commissions a month to 6',
      '$310 on Facebook: 41 messages, 12 consults, 5 commissions',
      '$9,000 for six months',
      62,
    ],
  ])('that is whole stays, be it ample: %s', (goal, issues, budget, cost) => {
    const { reckoning } = plan(goal, issues, budget);
    expect(Math.round(reckoning.main?.costToday?.value ?? 0)).toBe(cost);
  });

  test.each<[string, string, number]>([
    ['16 plans a quarter', 'Facebook last March $800, 26 info packs, 9 table visits, 5 plans', 160],
    ['เซ็นสัญญา 3 หลังต่อเดือน', 'เฟซบุ๊กได้เบอร์เดือนละ 60 เบอร์ เบอร์ละ 290 รับสาย 38 มาดูบ้านตัวอย่าง 9 ทำสัญญา 1', 17401],
    ['80 ที่ ตอนนี้จองแล้ว 22', 'แอดไลน์ละ 48 คนขอโปรแกรม 1 ใน 3 จอง 6% ของคนขอโปรแกรม', 2400],
  ])('ends dearer than it begins, whatever its sentence ends with: %s', (goal, issues, last) => {
    const { chain } = plan(goal, issues, '36,000 a month').reckoning;
    expect(Math.round(chain.steps.at(-1)?.cost?.value ?? 0)).toBe(last);
  });
});

test.each<[string, string]>([
  ['980', 'Around 3 in 100 guests later order their own sign, on average 8,000 up'],
  ['$9,800', 'Average ticket is 9,800 avg'],
  ['450', 'average 780'],
])('a bare sum beside a price of %s is no number of pieces: %s', (startingPrice, notes) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { startingPrice });
  Object.assign(form.campaignObjectives, {
    specificObjectives: '22 seats, want 48',
    currentChallenges: notes,
  });
  const { nodes } = makePlan(form, '2026-11-21T03:00:00Z', 'en').reckoning;
  expect([...nodes.keys()].filter((id) => id.startsWith('worth.size'))).toEqual([]);
});
