/** What is a step of the way to a sale, and what a class has room for. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { searched } from '../../../../../src-worker/engines/planner/plan/keywords.ts';
import { reckonForm, rounded } from './support.ts';

function client(answers: {
  issues?: string;
  goal: string;
  budget?: string;
  notes?: string;
  product?: string;
}): FormData {
  const form = emptyFormData();
  form.clientInfo.productService = answers.product ?? 'Cleaning of kitchen ducts';
  form.clientInfo.onlineAdIssues = answers.issues ?? '';
  form.campaignObjectives.specificObjectives = answers.goal;
  form.campaignObjectives.marketingMediaBudget = answers.budget ?? '$4,500 a month for six months';
  form.competitiveAnalysis.additionalNotes = answers.notes ?? '';
  return form;
}

describe('the way to a sale', () => {
  test('a way of hiring is whole, each step by its own words', () => {
    const { chain } = reckonForm(
      client({
        product: 'รับสมัครคนขับรถบรรทุก มีที่พักให้',
        issues: 'ลงแอด 24,000 บาท ได้ใบสมัคร 200 ใบ มาสอบ 1 ใน 4 สอบผ่าน 50% ผ่านแล้วเริ่มงานจริง 8 ใน 10 คน',
        goal: 'คนขับรถเริ่มงาน 30 คน',
        budget: '60,000 บาท 2 เดือน',
      }),
    );
    expect(chain.steps.map(({ rate }) => rate?.value)).toEqual([undefined, 25, 50, 80]);
    expect(rounded(chain.steps.at(-1)?.cost)).toBe(1200);
  });
  test.each<[name: string, issues: string, goal: string, cost: number]>([
    ['who did not bring it is lost', 'Google in September: $410, 41 service bookings, 5 of them didnt bring the bike in', '20 services a week', 10],
    ['ใครหายไปกลางทางไม่ใช่ขั้น', 'แอดข้อความละ 40 บาท ข้อความ → มาที่ร้าน 25% → ซื้อคอร์ส 50%. ลูกค้าคอร์ส 100 คน หายไปกลางทาง 37 คน', 'ขายคอร์ส 45 → 70 คอร์ส/เดือน', 320],
    ['what is taken beside it comes after the goal', 'Google call $150. 60% of callers go ahead. 18% take a niche also', '64 cremations a month, hope for 90', 250],
    ['level 2 is no seat of level 1', '$54 per form filled. 18% pay deposit. 40% took level 2 later', '9 seats a month last spring, 20 a month until 15 April', 300],
    ['a new patient is one who came', 'Google $60 per call. of 50 calls last month 30 booked and 24 showed up', '40 new patients a month, we get 22 now', 125],
    ['a later count of the same leaves the way closed', 'meta: $14 / upload of a free song check. 7% of uploads order inside 30 days. 12% inside 90. half order again in a year', '45 full band orders a month, now 26', 200],
    ['ใครหายไปครั้งหลังไม่เปิดทาง', 'search ads คลิกละ 9 บาท จอง 9% มาฉีด 8 ใน 10; เข็มสามหายไป 35% ของคนฉีดเข็มแรก', 'คนเริ่มเข็มแรก 150 คน/เดือน จากประมาณ 95', 125],
    ['so do those of a page', 'Instagram $3 per ticket. Ticket page 6% buys', '900 tickets last time, 1,600 by December', 3],
    ['the end of another campaign', 'Google domestic $31 a job. Commercial campaign for 2 months, $2,000: 40 calls of which 28 were householders, 12 sites surveyed, 5 signed', 'contracts live 88, 130 by December', 400],
    ['who needs it has not bought it', 'google $70/call. 200 calls in October: 100 booked, 40 needed lining, 20 bought', '17 linings a month now, want 30', 700],
    ['คนละคือคนที่มา ไม่ใช่คนที่ซื้อ', 'ทดลอง 199 แอดได้คนละ 110 บาท มาแล้วซื้อแพ็กเกินครึ่ง (55%)', 'แพ็กใหม่ 45 แพ็ก/เดือน', 200],
    ['เบอร์คือคนที่สนใจ ไม่ใช่คนที่รับสาย', 'เฟซบุ๊กได้เบอร์เดือนละ 60 เบอร์ เบอร์ละ 300 รับสาย 30 มาดูบ้านตัวอย่าง 15 ทำสัญญา 3', 'สัญญา 3 → 6 หลังต่อเดือน', 6000],
    ['visitors of a site come before its orders', '$41 each order, site converts 1.4%', '520 orders a month now. Goal 800 end of February', 41],
  ])('%s', (_name, issues, goal, cost) => {
    const { main } = reckonForm(client({ issues, goal }));
    expect(rounded(main?.costToday, 0)).toBe(cost);
  }); // prettier-ignore
  test('where they come from, and another channel, is no step', () => {
    const names = (issues: string): string[] =>
      reckonForm(client({ issues, goal: '62 trucks a month, we averaged 44' })).chain.steps.map(({ name }) => name);
    expect(names('ads $2,400 a month, 120 leads, 9 sold. Appointment show is 55% all sources')).toEqual(['leads', 'sold']);
    expect(names('trade me $1,050 in August, 17 sold off it. FB marketplace free 4')).toEqual(['sold']);
    expect(names('$9 a free trial. 70% come. of boys half stay. lose 1 in 6 each term').at(-1)).toBe('stay');
  }); // prettier-ignore
  test('who does not turn up goes no further', () => {
    const { nodes } = reckonForm(
      client({
        issues:
          'Calls cost us $30. 1 in 3 callers books a fitting. A quarter of fittings never turn up. Of those who come, 2 in 5 buy.',
        goal: '20 suits a month',
      }),
    );
    expect(rounded(nodes.get('cost.purchase'), 0)).toBe(300);
  });
  test.each<[string, number[], number]>([
    [
      'One trial booking cost us $48. Only 70% show up. From those who come to trial, 45% join.',
      [70, 45],
      152,
    ],
    ['Applications cost $7. 50% of applicants come to training, 80% of those finish.', [50, 80], 18],
    ['An enquiry costs us $38. 1 in 4 enquiries gets to a video call, and 20% of calls book.', [25, 20], 760],
    ['Trial bookings $16 each. 7 in 10 turn up and half of those who turn up enrol.', [70, 50], 46],
    ['Facebook: $7.80 for each first box taken. 58% stay on after that first box.', [58], 13],
    ['Messages are $38 each, 1 of 8 messages becomes an order. Half ask only the price.', [12.5], 304],
    [
      'An application costs $22. 1 in 8 applicants is qualified, 1 in 4 qualified gets placed.',
      [12.5, 25],
      704,
    ],
    ['Facebook 24,000 บาท ได้แม่ค้าทักมา 160 ทัก 8 ซื้อ 1', [12.5], 1200],
    // Steps of no known name follow one another as they are told.
    [
      '$9.20 per phone screen booked; 64% answer the phone; three quarters of those pass; of those 58% ship.',
      [64, 75, 58],
      33,
    ],
    [
      '$92 for each owner enquiry. One in four get an appraisal, one in three of appraisals sign.',
      [25, 100 / 3],
      1104,
    ],
    ['P140 per farmer inquiry, 15% agree a site visit, 1 in 10 visits sign after 3 months', [15, 10], 9333],
    ['Leads $210, half agree to a site visit, 40% of visits sign.', [50, 40], 1050],
    [
      'Calls cost $24. 4 in 10 agree to a home visit, 62% of visits come to a trial day, 69% enrol.',
      [40, 62, 69],
      140,
    ],
    [
      '$92 per consultation request. Of 100 requests 58 attend a consult. 44% of those begin treatment.',
      [58, 44],
      361,
    ],
    ['R240 per company form. Half meet us, one out of five sponsors a day.', [50, 20], 2400],
    ['$40 per trial booked, 30% never turn up, half of those who come join.', [70, 50], 114],
    ['R290 per consult booked, a quarter dont pitch. 60% of those who pitch start.', [75, 60], 644],
    ['แอด 85 บาทต่อทัก โอนมัดจำ 1 ใน 10', [10], 850],
    ['Google 240 ต่อ lead คุย zoom 1 ใน 2 ปิด 1 ใน 6', [50, 100 / 6], 2880],
    ['แอดลีดละ 90 ส่งเอกสารครบ 30% ได้อนุมัติ 1 ใน 3', [30, 100 / 3], 900],
  ])('the steps of a way join: %s', (issues, rates, cost) => {
    const { chain } = reckonForm(client({ issues, goal: '40 customers', product: 'Lessons' }));
    expect(chain.steps.slice(1).map(({ rate }) => rate?.value)).toEqual(
      rates.map((rate): unknown => expect.closeTo(rate, 6)),
    );
    expect(rounded(chain.steps.at(-1)?.cost, 0)).toBe(cost);
  });
  test('how many of today come by themselves is reckoned from today', () => {
    const { nodes, chain } = reckonForm(
      client({
        issues: 'Leads cost $20. 1 in 5 leads books. Word of mouth is 55% of the bookings.',
        goal: 'Bookings from 31 to 45 a month',
      }),
    );
    expect(chain.steps.map(({ rate }) => rate?.value)).toEqual([undefined, 20]);
    expect(rounded(nodes.get('referred.today'), 0)).toBe(17);
  });
  test('who leaves in a year or once leaves in no month', () => {
    const of = (issues: string): unknown => {
      const { nodes } = reckonForm(client({ issues, goal: 'Members from 60 to 100' }));
      return [rounded(nodes.get('churn.told'), 0), rounded(nodes.get('churn'))];
    };
    expect(of('One member in ten leaves in a year.')).toEqual([10, 0.83]);
    expect(of('1 in 4 resigns before the 3rd month.')).toEqual([Number.NaN, Number.NaN]);
  });
  test('a share told of nothing that was told before begins no way', () => {
    const { chain } = reckonForm(
      client({ issues: 'Leads cost $20. 60% of sales come from referrals.', goal: '40 sales a month' }),
    );
    expect(chain.steps).toHaveLength(1);
  });
  test('who comes to the page has clicked, so the cost of a click leads to a contract', () => {
    const { nodes } = reckonForm(
      client({
        issues: 'Google clicks are $9.20. About 6% of visitors ask for a quote and we win 1 in 3.',
        goal: '50 contracts in six months',
      }),
    );
    expect(rounded(nodes.get('cost.quote'), 0)).toBe(153);
    expect(rounded(nodes.get('buys.total.purchase'), 0)).toBe(59);
  });
  test('where bookings come from is no step that follows', () => {
    const { chain } = reckonForm(
      client({ issues: '60% of bookings from word of mouth.', goal: '40 bookings a month' }),
    );
    expect(chain.steps).toEqual([]);
  });
  test('of those who pay, the difference is to be won', () => {
    const { main } = reckonForm(
      client({
        issues: 'We pay $31 per trial. 12% of trials pay.',
        goal: 'From 380 to 600 paying salons in 3 months',
      }),
    );
    expect(rounded(main?.target.wanted)).toBe(220);
  });
});

test('one sum that comes every month is spent as it comes, before the gate too', () => {
  const issues = 'We pay $31 per trial. 12% of trials pay.';
  const goal = 'From 380 to 600 paying salons in 3 months';
  const monthly = reckonForm(client({ issues, goal, budget: '$9,000 a month for three months' }));
  expect(rounded(monthly.gate?.limit)).toBe(8370);
  const whole = reckonForm(client({ issues, goal, budget: '$27,000 over three months' }));
  expect(rounded(whole.gate?.limit)).toBe(5400);
});

test('what is searched for is the thing without its measures, however many digits stand before it', () => {
  expect(searched('7 kW and 22 kW home chargers with a warranty')).toBe('home chargers');
  expect(searched('60 student violins')).toBe('student violins');
  expect(searched(`${'1'.repeat(5000)}-`)).toBe('');
});

describe('what is left', () => {
  test('a price without what making costs pays for the media', () => {
    const form = client({
      issues: 'Leads cost $30 and 1 in 5 leads buys.',
      goal: '90 ovens in six months',
      budget: '$18,000 for six months',
      notes: 'An oven costs us $400 to make.',
    });
    form.clientInfo.startingPrice = '$1,000 per oven';
    const { nodes } = reckonForm(form);
    expect(rounded(nodes.get('price.gain'))).toBe(600);
    expect(rounded(nodes.get('margin'))).toBe(60);
    expect(rounded(nodes.get('money.total.repaid.price'))).toBe(18);
    expect(rounded(nodes.get('worth.price.profit'))).toBe(600);
  });
  test('of a yearly sum that is partly spent the rest is no sum of a year', () => {
    const { money } = reckonForm(
      client({ goal: '90 ovens', budget: '$60,000 for 2027, of which $20,000 is gone already' }),
    );
    expect(rounded(money.amount)).toBe(40_000);
  });
});

describe('a rate whose ends are not both of the way', () => {
  test.each<[string, string, string]>([
    [
      '300 new monthly givers, 12 new crew',
      'Facebook got 95 monthly givers for $4,000. 1 in 5 stops within the year. crew must pass a swim test, about 1 in 3 does.',
      'who stops, and who passes a test for another goal',
    ],
    [
      '400 members, 20 coaches',
      'a member costs us $31. A quarter quits after summer. Coaches need a licence, 2 in 5 have one.',
      'who quits, and who has a licence',
    ],
    [
      '500 regular donors',
      'Donors cost £40 on Facebook. 1 in 4 lapses in the first year, then 1 in 10 does again.',
      'who lapses',
    ],
    ['สมาชิก 300 คน', 'สมาชิกตกคนละ 120 บาท 1 ใน 5 เลิกในปีแรก', 'who gives it up'],
  ])('%s / %s: %s is no step', (goal, issues) => {
    const { chain } = reckonForm(client({ goal, issues }));
    expect(chain.steps.flatMap(({ rate }) => rate?.value ?? [])).toEqual([]);
  });
});
