/** Figures of two answers that do not meet, and those that only look so. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';

interface Answers {
  price?: string;
  product?: string;
  hero?: string;
  strengths?: string;
  audience?: string;
  budget?: string;
  goals?: string;
  challenges?: string;
  adIssues?: string;
  market?: string;
  notes?: string;
}
function form(answers: Answers): FormData {
  const data = emptyFormData();
  const { price = '', product = '', hero = '', strengths = '', audience = '', budget = '' } = answers;
  const { goals = '', challenges = '', adIssues = '', market = '', notes = '' } = answers;
  Object.assign(data.clientInfo, {
    startingPrice: price,
    productService: product,
    heroProduct: hero,
    strengths,
    onlineAdIssues: adIssues,
  });
  Object.assign(data.targetAudience, { targetDemographics: audience });
  Object.assign(data.campaignObjectives, {
    marketingMediaBudget: budget,
    specificObjectives: goals,
    currentChallenges: challenges,
  });
  Object.assign(data.competitiveAnalysis, { marketContext: market, additionalNotes: notes });
  return data;
}
const found = (answers: Answers): string[] =>
  contradictionsIn(form(answers), new Date('2026-06-15T09:00:00Z')).map(({ code }) => code);

describe('told', () => {
  test.each<[string, Answers]>([
    ['total', { budget: '£2,000 a month for 6 months, £10,000 in total' }],
    ['total', { budget: 'เดือนละ 15,000 สี่เดือน รวม 50,000' }],
    ['twice', { budget: '₹80,000 a month', notes: 'Media should be ₹50,000 a month to begin with' }],
    ['twice', { price: '$89 per visit', product: 'Dog grooming at home. A visit costs $75.' }],
    ['twice', { strengths: 'ก่อตั้งปี พ.ศ. 2535 (1990)' }],
    [
      'sales',
      {
        price: '$25 a jar',
        goals: 'Sales of $60,000 a month by August 2027',
        challenges: 'the kitchen makes 1,500 jars a month, tops',
      },
    ],
    [
      'takes',
      {
        goals: 'sign 40 cafes by 31 March 2027, now 22',
        challenges: 'Roaster does 900 kg a month and a cafe takes 30 kg a month on average',
      },
    ],
    ['group', { hero: 'The lodge sleeps 6', audience: 'groups of friends, 8 to 10 people' }],
    [
      'ready',
      {
        goals: '200 bookings by 30 April 2027',
        notes: 'The booking system is ready on 1 June 2027, nothing can be booked before that',
      },
    ],
    [
      'pair',
      { goals: '500 leads a month and 120 installs a month', adIssues: '20% of leads become installs' },
    ],
    ['capacity', { goals: 'from 42 tons a day to 60 tons a day', challenges: '7 vans, 8 tons each a day' }],
    ['capacity', { goals: 'from 186 villas to 260', challenges: '4 vans, each can take 16 villas more' }],
  ])('%s: %j', (code, answers) => expect(found(answers)).toEqual([code]));
});

describe('a limit that a goal cannot surely be held against', () => {
  test.each<Answers>([
    // What is only there: more of it may come.
    {
      goals: '48 baraats last time, 68 baraats till 5 March 2027',
      challenges: '3 bands so three baraats in one evening.',
    },
    { goals: '11 seats filled by 15 February 2027', challenges: 'orientation Mondays, 4 people' },
    { goals: 'ตอนนี้ 61 คน ขอกลับไปที่ 80 คนก่อนสงกรานต์', challenges: 'รอลงจุดอยู่ 11 คน มากกว่านั้นต้องหาคนเพิ่ม' },
    // Another thing.
    { goals: 'ปรึกษาเดือนละ 30 (ตอนนี้ประมาณ 12)', challenges: 'ทนาย 3 คนรับคดีใหม่รวมกันเดือนละ 10' },
    { goals: 'จ้างสำเร็จ 25 บ้าน/เดือน ตอนนี้ 16', challenges: 'อบรมเพิ่มได้เดือนละ 15' },
    // Until a day; one part of what is sold; one of several; other days.
    {
      goals: '61 homes to 80 by 20 June 2027',
      challenges: 'max 72 homes until the new laundry opens in April',
    },
    { goals: 'ตัวอย่าง 640/เดือน → 900/เดือน', challenges: 'แล็บจุลฯรับได้เดือนละ 700 ตัวอย่าง เต็มแล้ว ที่ว่างคือโลหะหนัก' },
    { goals: '31 grooms a week, would like 40 a week', challenges: '4 grooms a table a day max, 5 days.' },
    { goals: '22 fittings a week, want 34 a week', challenges: '3 fittings an evening Mon-Fri, 20 on Sat' },
    { goals: 'from 95 seats a month to 120', challenges: '8 starts a month x 16 seats.' },
    { goals: 'เดือนละ 63 ลูก ขอกลับไปที่ 90', challenges: 'คืนนึงออกได้ไม่เกิน 5 ลูก' },
    // Today's number is above it: it is of something else.
    { goals: 'web orders 110 a month, want 160 orders a month', challenges: 'fitting max 12 orders a week' },
    { goals: 'ตรวจจาก 31 คืน เป็น 60 คืนต่อเดือน', challenges: 'เปิดรับ 26 คืนต่อเดือน' },
    // Days enough.
    { goals: '1 more well a week', challenges: '1 rig, 4 days a well' },
    { goals: 'ติดตั้ง 15 หลังต่อเดือน', challenges: 'มี 2 ทีม หลังละ 3 วัน' },
    // One kind of them.
    { goals: '9 jobs a month', challenges: '2 crews, a sloping job takes about 4 weeks per crew' },
    // A project of months need not be alone.
    { goals: '6 shops a month', challenges: 'team of 3 people, 2 teams, 2 months a shop' },
  ])('%j', (answers) => expect(found(answers)).toEqual([]));

  test.each<Answers>([
    {
      goals: '9 kitchens a month, want 14 kitchens a month',
      challenges: '4 fitters x 2 kitchens a month each, so 8',
    },
    { goals: 'sign 11 pools a month', challenges: 'can start max 10 pools per month (2 dig crews)' },
    // Who does it needs so many days for each.
    { goals: '2 more wells a week', challenges: '1 rig, 4 days a well. wait is 7 weeks' },
    { goals: '12 pools a month', challenges: '2 dig crews; 1 pool every 9 days each' },
    { goals: 'ทำสัญญา 3 หลังต่อเดือน', challenges: 'มี 6 ทีม ทีมละหลัง ใช้ 5 เดือนต่อหลัง' },
    { goals: 'ติดตั้ง 40 หลังต่อเดือน', challenges: 'มี 2 ทีม หลังละ 3 วัน' },
    // So many of each of several.
    {
      goals: '412 doors now, 520 doors by end of 2027',
      challenges: 'each manager max 110 doors, there are 4 of us',
    },
    { goals: 'now like 17 orders per day i want 35', challenges: '2 bikes, each bike max 12 drops per day' },
    { goals: 'from 17 dentals a month to 32 dentals a month', challenges: 'max 2 dentals a day on 3 days' },
  ])('%j is told', (answers) => expect(found(answers)).toEqual(['capacity']));
});

describe('no contradiction', () => {
  test.each<Answers>([
    { budget: '£2,000 a month for 6 months, £12,000 in total' },
    { budget: '40,000 ต่อเดือน 3 เดือน รวมค่าทำคลิป 20,000' },
    { budget: '€900 a month', notes: 'Last year the budget was €600 a month' },
    { price: '$89 per visit', product: 'Dog grooming at home. Nails only cost $20, large dogs $110.' },
    { strengths: 'ก่อตั้งปี พ.ศ. 2535 (1992)' },
    { price: 'กล่องละ 250', goals: 'ยอดเดือนละ 80,000 อยากได้ 150,000', challenges: 'ทำได้วันละ 40 กล่อง' },
    { hero: 'Each cabin sleeps 6', audience: 'groups of friends, 8 to 10 people' },
    { goals: '500 leads a month and 100 installs a month', adIssues: '20% of leads become installs' },
    { goals: '5 hospitals signed within 12 months', market: 'A tender takes 6 to 9 months to contract' },
    // Who sits there gets up again; halls and boats are filled again.
    { goals: '35 guests daily, should be 70', challenges: '48 seats.' },
    { goals: 'from 88 to 150 guest weeks', challenges: '16 rooms' },
    { goals: 'Members from 212 to 280', challenges: 'Hall is 180.' },
    { goals: 'launch passes from 246 to 300', challenges: 'launch holds 14, 2 launches' },
    { goals: 'ขายที่นั่งให้ได้ 160 ที่', challenges: 'เรือ 2 ลำ ลำละ 20 ที่ วันละเที่ยว' },
    { goals: 'from 160 clients to 230', challenges: '70 clients per bookkeeper' },
    { goals: 'เต็ม 96 ห้อง ตอนนี้ 51 ห้อง', challenges: 'รับได้อีก 45 ห้อง' },
    {
      goals: 'new patients 11 a week to 18, nail surgeries 3 a week to 6',
      challenges: 'nail surgery Tues + Thurs only, 4 each day',
    },
    {
      price: '1,290 ต่อสาขาต่อเดือน',
      goals: 'MRR 410k → 700k within 9 months',
      challenges: 'ทำได้ 20 สาขาต่อเดือน',
    },
  ])('%j', (answers) => expect(found(answers)).toEqual([]));
});
