/** What can be served stands on page 12, reckoned beside the goal or as the client tells it. */
import { describe, expect, test } from 'vitest';
import { askOf } from '../../../../../src-worker/engines/planner/pages/reckoned/ask.ts';
import { takeaways } from '../../../../../src-worker/engines/planner/pages/takeaways.ts';
import { planOf } from '../plans.ts';

const EN = { marketingMediaBudget: '$2,000 a month for 4 months', startingPrice: '$400' };
const TH = { marketingMediaBudget: 'เดือนละ 20,000 บาท 4 เดือน', startingPrice: '1,500 บาท' };

describe('room that cannot be reckoned beside the goal stands in the client’s words', () => {
  test.each([
    ['en', 'max 14 phone screens a day with two nurses', 'donors from 120 to 190', '14 phone screens a day'],
    ['en', '24 seats a day, morning 12 afternoon 12', 'direct bookings are 22%, want 45% by May', '24 seats a day'],
    ['en', 'Kitchen max 28 orders an hour on fri', 'direct orders are 22%, want 45% by May', '28 orders an hour'],
    ['th', 'ทีมติดตั้ง 3 ทีม ทีมละ 60 ช่องต่อวัน', 'ยอดติดตั้งโต 20%', 'ทีมละ 60 ช่อง'],
    ['th', 'ทนาย 3 คนรับคดีใหม่รวมกันเดือนละ 10', 'ปรึกษาจาก 12 เป็น 30 รายต่อเดือน', 'เดือนละ 10'],
  ] as const)('%s %s', (language, currentChallenges, specificObjectives, expected) => {
    const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives }, language);
    expect(takeaways(plan, '').filter((text) => text.includes(expected))).toHaveLength(1);
  }); // prettier-ignore

  test.each([
    ['what holds nothing up', 'roaster does 300 bags a day so no limit there'],
    ['how large a class is', 'max 10 in a class'],
  ])('and not %s', (_, currentChallenges) => {
    const plan = planOf({ ...EN, currentChallenges, specificObjectives: 'direct orders are 22%, want 45% by May' }); // prettier-ignore
    expect(takeaways(plan, '').filter((text) => text.startsWith('The room'))).toEqual([]);
  });

  test('a rule beside it stays a rule', () => {
    const plan = planOf({ ...EN, currentChallenges: '60 quotes a month max. Licence number must be on every ad.', specificObjectives: 'new policies from 4 to 9 a month' }); // prettier-ignore
    expect(takeaways(plan, '').filter((text) => text.includes('must be on every ad'))).toEqual([]);
  });
});

describe('what is missing to hold it against the goal is asked, and nothing is said of it as reckoned', () => {
  test.each([
    ['en', 'nurses can do 14 phone screens a day', 'donors from 120 to 190', /on how many days/u],
    ['en', '60 quotes a month max', 'new policies from 4 to 9 a month', /how much of it is free/u],
    ['th', 'ทีมติดตั้ง 3 ทีม ทีมละ 60 ช่องต่อวัน', 'ลูกค้าจากเดือนละ 12 เป็น 30 ราย', /กี่วัน|แค่ไหน/u],
  ] as const)('%s %s', (language, currentChallenges, specificObjectives, asked) => {
    const plan = planOf(
      { ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives },
      language,
    );
    expect(
      askOf(plan)
        .questions?.map(({ text }) => text)
        .join('\n'),
    ).toMatch(asked);
    expect(takeaways(plan, '').join('\n')).not.toMatch(/slow down|ชะลอ/u);
  });
  test('and not on how many days where they are told', () => {
    const plan = planOf({ ...EN, currentChallenges: '3 wallers 4.5 m a day each and 180 dry days', specificObjectives: 'from 1,900 to 2,600 metres a year' }); // prettier-ignore
    expect(takeaways(plan, '').join('\n')).not.toContain('on how many days');
  });
  test('but not where the client tells that some of it is full', () => {
    const plan = planOf({ ...EN, currentChallenges: '62 sessions a week, after 18h full', specificObjectives: 'new patients from 24 to 40 a month' }); // prettier-ignore
    expect(
      askOf(plan)
        .questions?.map(({ text }) => text)
        .join('\n') ?? '',
    ).not.toContain('62 sessions');
  });
});

test('a goal for once is so many full days of work, where the days are not told', () => {
  const plan = planOf({ ...EN, currentChallenges: '30 hampers a day, 4 packers', specificObjectives: 'hampers from 1,900 last year to 3,000 this year' }); // prettier-ignore
  expect(takeaways(plan, '').join('\n')).toContain('the goal is 100 full days of work');
});

test.each([
  ['en', '1 crew = 1 floor a day, no sundays', 'from 15 to 24 floors a month', 'The team works 6 days a week'],
  ['th', 'ทำได้วันละ 1 ห้อง หยุดวันอาทิตย์', 'จากเดือนละ 15 ห้อง เป็น 24 ห้อง', 'ทำงานสัปดาห์ละ 6 วัน'],
] as const)('full days of work stand beside the days that are worked: %s', (language, currentChallenges, specificObjectives, expected) => {
  const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives }, language);
  expect(takeaways(plan, '').join('\n')).toContain(expected);
}); // prettier-ignore

test.each([
  ['en', 'sit downs, and no loans', '25 sit downs a month', 'loans from 4 to 9 a month'],
  ['en', 'vehicles in a yard', '130 cars park in the yard', 'cars exported from 64 to 100 a month'],
  ['en', 'what is held at one time', '3 supervisors, 4 sites each at a time', 'bookings from 7 to 11 a month'],
  ['en', 'what starts with the thaw', '6 fences a week once ground thaws', 'fences signed from 26 to 40 by 30 April'],
  ['en', 'one class', '20 kids max with 2 instructors', '40 students by March'],
  ['th', 'คันที่ตรวจ ไม่ใช่สัญญา', 'เจ้าหน้าที่ตรวจรถได้เดือนละ 300 คัน', 'สัญญาจากเดือนละ 175 เป็น 260'],
] as const)('no goal fills a part of what it does not count: %s %s', (language, _, currentChallenges, specificObjectives) => {
  const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives }, language);
  expect(takeaways(plan, '').join('\n')).not.toMatch(/The goal fills|more than can be served|เป้าใช้ไป|เป้าเกิน/u);
}); // prettier-ignore

describe('what one who is won brings later stands beside its cost', () => {
  test.each([
    ['en', '$49 a month', 'club 96 now, 150 members by November, 5 quit each month', /stays 19.2 months on average.*\$941/u],
    ['th', 'เดือนละ 1,000 บาท', 'สมาชิก 100 คน เป็น 160 คน ภายในสิ้นปี 2570 เลิกเดือนละ 5 คน', /อยู่เฉลี่ย 20 เดือน.*20,000 บาท/u],
  ] as const)('how long a member stays: %s', (language, startingPrice, specificObjectives, expected) => {
    const plan = planOf({ ...(language === 'en' ? EN : TH), startingPrice, specificObjectives }, language);
    expect(takeaways(plan, '').join('\n')).toMatch(expected);
  }); // prettier-ignore

  test('who buys again costs media once', () => {
    const plan = planOf({ ...EN, onlineAdIssues: '$20 an order. 41% order again within 6 months.', specificObjectives: 'from 40 to 90 orders a month' }); // prettier-ignore
    expect(takeaways(plan, '').join('\n')).toContain(
      '41% come back, and media is paid for the first sale alone',
    );
  });
});

test.each([
  ['en', 'RM27 catalogue request; 20% ask sample; 40% of samples order', '“RM27 catalogue request; 20% ask sample; 40% of samples order”'],
  ['th', 'อินบ็อกซ์ 40 ราย/เดือน ขอราคา 30 จอง 5', '“อินบ็อกซ์ 40 ราย/เดือน ขอราคา 30 จอง 5”'],
] as const)('what came before stands beside the number that is measured: %s', (language, onlineAdIssues, expected) => {
  const specificObjectives = language === 'en' ? 'from 20 to 60 orders a month' : 'จากเดือนละ 5 งาน เป็น 20 งาน';
  const plan = planOf({ ...(language === 'en' ? EN : TH), onlineAdIssues, specificObjectives }, language);
  expect(takeaways(plan, '').filter((text) => text.includes(expected))).toHaveLength(1);
}); // prettier-ignore

test.each([
  ['en', 'roaster gives 600 kg per month, 380 is used', 'from 29 to 55 offices by June', '220 of them are free'],
  ['th', 'ทำได้เดือนละ 180 ใบ ตอนนี้ออก 130', 'ร้านที่สั่งทุกเดือนจาก 26 เป็น 38 ร้าน', 'ว่างอีก 50'],
] as const)('what of the room is free is told where the goal counts something else: %s', (language, currentChallenges, specificObjectives, expected) => {
  const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives }, language);
  expect(takeaways(plan, '').join('\n')).toContain(expected);
}); // prettier-ignore

test.each([
  ['en', '1,200 tickets by 1 March, 780 done', '420 of 1,200 tickets'],
  ['th', 'ขายบัตรให้ได้ 1,200 ใบ ตอนนี้ขายแล้ว 780', 'ยังขาด 420'],
] as const)('what is won of the goal already stands beside what is still to come: %s', (language, specificObjectives, expected) => {
  const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges: '', specificObjectives }, language);
  expect(takeaways(plan, '').join('\n')).toContain(expected);
}); // prettier-ignore

test.each([
  ['en', 'what is made, told without a time', '240 tonnes melting', '140 tonnes a month now, 200 tonnes a month by June', '240'],
  ['th', 'รอบเรือของวัน กับเป้าของฤดู', 'เรือรอบละ 38 คน วันละสองรอบ มรสุมพฤษภาหยุด', 'ไฮซีซันก่อน 4,300 คน ไฮนี้เอา 6,000 คน ถึงสิ้นเมษา', '9,120'],
] as const)('room in the goal’s own unit that holds all of it is told: %s %s', (language, _, currentChallenges, specificObjectives, room) => {
  const plan = planOf({ ...(language === 'en' ? EN : TH), currentChallenges, specificObjectives }, language);
  expect(takeaways(plan, '').join('\n')).toMatch(new RegExp(`${room}[^\n]*(?:The goal fills|เป้าใช้ไป)`, 'u'));
}); // prettier-ignore
