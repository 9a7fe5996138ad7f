import { expect, test } from 'vitest';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import type { FreeText } from '../../../../src-worker/understanding/answers/free-texts.ts';

const told = (challenges: string, strengths: string): FreeText[] => [
  { path: 'clientInfo.strengths', text: strengths },
  { path: 'campaignObjectives.currentChallenges', text: challenges },
];

test.each([
  ['ทีมนึงรับได้วันละ 2 หลัง ลูกค้าถามราคาแล้วหาย', 'ทีมประจำ 3 ทีม ไม่ใช้ซับ', 6],
  ['Each crew can fit 2 roofs a week', 'Own roofers, four crews, no subcontractors', 8],
  ['Each crew can fit 2 roofs a week', 'Own roofers, no subcontractors', undefined],
  ['Each crew can fit 2 roofs a week', '4 crews in spring, 6 crews in summer', undefined],
])(
  '%s / %s: what one does, as often as there are; nothing where nobody knows',
  (challenges, strengths, count) => {
    expect(ruledCapacity(told(challenges, strengths))?.count).toBe(count);
  },
);

const notes = (text: string, goal = ''): FreeText[] => [
  { path: 'campaignObjectives.currentChallenges', text },
  { path: 'campaignObjectives.specificObjectives', text: goal },
];

test.each<[string, string, number | undefined, string?]>([
  ['มีครู 4 คน คนละ 6 กลุ่ม กลุ่มละ 6 ที่นั่ง', '', 144],
  ['ร้านมี 40 โต๊ะ นั่งได้โต๊ะละ 4 คน วันนึงหมุนได้ 2 รอบ', '', 320, 'day'],
  ['Two batches of 130 seats each.', '', 260],
  ['The press makes 1 500 m² per month.', '', 1500, 'month'],
  ['Two account execs can do 25 demos a week together.', '', 25, 'week'],
  ['2 คันรวมกันออกได้สูงสุด 20 คืนต่อเดือน', '', 20, 'month'],
  ['Field holds 3,000.', 'Sell 2,600 tickets', 3000],
  ['18 seats, 5 courses a week. 45 days credit', '180 seats a month, target 320 in March', 18, 'class'],
  ['25 persons per tour, fire police. 4 tours a week', '1,600 tickets', 25, 'class'],
  ['8 per course, 3 courses a month. weather move is free', '20 seats a month', 8, 'class'],
  ['รับได้คนละ6เคสต่อวัน', '', undefined],
  ['Machines busy 4-7pm', '', undefined],
  ['Only 2 engineers, one site at a time each, Mon-Thurs', '36 sites', undefined],
  ['ลูกค้าพักเฉลี่ยครั้งละ 2 คืน', 'จองตรง 120 คืน', undefined],
  ['มีผู้ป่วยรอ 85 ราย', '', undefined],
  ['We have 6,400 subscribers today.', '10,000 subscribers', undefined],
  ['มีเครื่องตรวจ 6 เครื่อง หนึ่งคนใช้เครื่อง 2 วัน', 'ตรวจเดือนละ 80 คน', undefined],
])('%s', (text, goal, count, per) => {
  const capacity = ruledCapacity(notes(text, goal));
  expect(capacity?.count).toBe(count);
  if (count !== undefined) expect(capacity?.per).toBe(per);
});

test.each<[string, string]>([
  ['we have 410 monthly givers. 1 in 5 stops within the year', '300 new monthly givers'],
  ['We only have 85 members now', '200 members'],
  ['Currently 1,200 subscribers', '3,000 subscribers'],
  ['we look after 46 clients today and could do with more', '20 new clients'],
  ['640 village halls are customers. We have 640 customers, 12 booked a demo', '1000 customers'],
  ['There are 64 pupils on the pottery course', '90 pupils'],
  ['We now serve 30 patients a day', '50 patients a day'],
  ['ตอนนี้มีสมาชิก 230 คน ยกเลิกปีละ 40', 'สมาชิกใหม่ 100 คน'],
  ['มีผู้บริจาครายเดือนแค่ 410 คน', 'ผู้บริจาครายเดือนใหม่ 300 คน'],
  ['ปัจจุบันมีลูกค้าประจำ 75 ราย', 'ลูกค้าใหม่ 40 ราย'],
  ['2 boats, 34 crew, all unpaid', '12 new crew'],
  ['14 tutors, all graduates', '6 more tutors'],
  ['ตอนนี้เฉลี่ยวันละ 5 ตัว', 'หมาใหม่เดือนละ 40 ตัว'],
])('%s: who pays, gives or belongs today is no room', (text, goal) => {
  expect(ruledCapacity(notes(text, goal))).toBeUndefined();
});

test.each<[string, string, number, string?]>([
  ['We have room for 300 members', '300 members', 300],
  ['We have 210 members and can take up to 260 members', '260 members', 260],
  ['Max 8 students per class', '60 students', 8, 'class'],
  ['We can see 40 patients a day', '50 patients a day', 40, 'day'],
  ['รับนักเรียนได้ไม่เกิน 120 คน', 'นักเรียน 150 คน', 120],
  ['ตอนนี้มีสมาชิก 230 คน รับได้สูงสุด 300 คน', 'สมาชิก 280 คน', 300],
])('%s: who can be served is', (text, goal, count, per) => {
  const capacity = ruledCapacity(notes(text, goal));
  expect([capacity?.count, capacity?.per]).toEqual([count, per]);
});

test.each<[string, string, number | undefined, string?]>([
  ['นักบัญชีตอนนี้ 7 คน ถ้าเกินต้องรับคนเพิ่ม', 'นักบัญชี 1 คนดูแลไม่เกิน 22 บริษัท', 154],
  ['ครู 1 คนสอนได้ 6 คน', 'มีครู 5 คน', 30],
  ['ช่าง 2 ทีม ทีมนึงทำได้วันละหลัง ทำจันทร์-เสาร์', '', 2, 'day'],
  ['Each of us sees six patients a day, four days a week', 'Two physios since 2014', 48, 'week'],
  ['ทีม demo ได้วันละ 6 ราย ทำงาน 22 วัน/เดือน', '', 132, 'month'],
  ['We can do 8 jobs a day, 22 days a month', '', 176, 'month'],
  ['รถ 4 คัน คันละ 320 หลัง ต่อรอบอาทิตย์', '', 1280, 'week'],
  ['Climate is full w/ a waitlist of 11 so dont advertise climate', '', undefined],
  ['Stock ready 610 sarees + what comes off looms', '', undefined],
])('%s / %s: all who do it, on the days they work', (challenges, strengths, count, per) => {
  const read = ruledCapacity(told(challenges, strengths));
  expect([read?.count, read?.per]).toEqual([count, per]);
});

test.each<[string, number | undefined, string?]>([
  ['2 teams x 2 jobs a day', 4, 'day'],
  ['2 trucks x 8 seats, 5 evenings a week', 80, 'week'],
  ['ครูรับได้ 9 กลุ่ม x 8 คน', 72, 'class'],
  ['9 places x 31 dates.', 279],
  ['onboarding 4 คน, 1 คนลง 5 สาขาต่อเดือน', 20, 'month'],
  ['5 vans, one van does 6 drops a day', 30, 'day'],
  ['6 machines, 1 machine makes 40 a day', 240, 'day'],
  ['4 ovens. One oven bakes 80 loaves a day', 320, 'day'],
  ['launch holds 14, 2 launches', 28],
  ['A pod takes 6, four pods', 24],
  ['ห้องละ 12 คน เปิดได้ 4 ห้อง', 48],
  ['ทีมนึงทำได้ 2 งานต่ออาทิตย์ ถ้างานใหญ่มาก็กินทั้ง 3 ทีม', 6, 'week'],
  ['ทีมละ 2 งานต่อวัน ตอนนี้มี 4 ทีม', 8, 'day'],
  ['3 vans, 5 trips each daily', 15, 'day'],
  ['รถ 3 คัน วันละ 5 เที่ยวต่อคัน', 15, 'day'],
  ['48 meetings held. Each accountant can carry 95 farms', undefined],
  ['70 clients per bookkeeper', undefined],
  ['ระดมทุนซื้อ 4 เครื่อง เครื่องละ 520,000', 4],
])('%s: what one of several does, as often as there are', (text, count, per) => {
  const read = ruledCapacity(notes(text));
  expect([read?.count, read?.per]).toEqual([count, per]);
});

test.each<[string, number, string]>([
  ['เดือนละ 4 วัน วันละ 50 ตัว', 200, 'month'],
  ['สัปดาห์ละ 2 วัน วันละ 26 คิว', 52, 'week'],
  ['สีได้วันละ 900 กก. สีอาทิตย์ละวัน', 900, 'week'],
  ['4 party spots a day, Sat and Sun.', 8, 'week'],
  ['nail surgery Tues + Thurs only, 4 each day', 8, 'week'],
  ['Aoife works Mon Wed Thu, 8 slots per day', 24, 'week'],
  ['3 days a week, 1 child a day', 3, 'week'],
  ['3 pods x 4 days x 14 residents a day', 168, 'week'],
  ['รับตรวจวันละ 20 คน เฉพาะวันจันทร์กับวันพุธ', 40, 'week'],
  ['We can see 12 a day, closed Sunday and Monday', 12, 'day'],
  ['MOT bay can do 9 a day, mon and fri already rammed.', 9, 'day'],
  ['We can groom 12 a day, Sat and Sun fully booked', 12, 'day'],
  ['รับได้วันละ 14 คิว เสาร์อาทิตย์เต็มแล้ว', 14, 'day'],
  ['ช่างพันมี 4 คน คืนนึงออกได้ไม่เกิน 5 ลูก', 5, 'night'],
  ['ครัวออกได้ชั่วโมงละ 35 จาน รับได้วันละ 110 คน', 110, 'day'],
  ['ช่าง 3 คน คนละ 4 คิวต่อวัน ปิดอังคาร', 12, 'day'],
  ['อบขนมได้เช้าละ 400 ชิ้น', 400, 'day'],
  ['Two classes per morning', 2, 'day'],
  ['25 โต๊ะ คืนละ 2 รอบ', 50, 'day'],
  ['66 โต๊ะ หมุนได้ 2 รอบ', 132, 'day'],
  ['120 seats, 3 shows a week', 360, 'week'],
])('%s: on the days and as often as it is done', (text, count, per) => {
  const read = ruledCapacity(notes(text));
  expect([read?.count, read?.per]).toEqual([count, per]);
});

test.each<[string, boolean]>([
  ['4 vans, each can take 16 villas more', true],
  ['รับได้อีก 45 ห้อง', true],
  ['We can take 12 more households', true],
  ['We can take up to 12 households', false],
])('%s: room beside what is there', (text, isMore) => {
  expect(ruledCapacity(notes(text))?.isMore === true).toBe(isMore);
});

test('how often a class is held is less than how many it takes', () => {
  const text = 'Two tours a week of 6 families. Reception takes 26, that is the limit.';
  expect(ruledCapacity(notes(text, '26 enrolments'))?.count).toBe(26);
});

test.each([
  'only 2 wet rooms, so 2 wheelchair couples',
  'no elevator, 2 rooms on the ground floor only',
  'ห้องแอร์เสียอยู่สองห้อง ซ่อมเสร็จกลางเดือนหน้า',
  '3 cabins being renovated',
  '4 rooms are out of order',
])('%s: some of the rooms are no room for all', (text) => {
  const house = { path: 'clientInfo.productService', text: 'A guesthouse with rooms by the night' };
  expect(ruledCapacity([...notes(text, 'from 11 rooms a night to 18 rooms'), house])?.count).toBeUndefined();
});
