import { expect, test } from 'vitest';
import { readCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
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
    expect(readCapacity(told(challenges, strengths))?.count).toBe(count);
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
  ['รับได้คนละ6เคสต่อวัน', '', undefined],
  ['Machines busy 4-7pm', '', undefined],
  ['Only 2 engineers, one site at a time each, Mon-Thurs', '36 sites', undefined],
  ['ลูกค้าพักเฉลี่ยครั้งละ 2 คืน', 'จองตรง 120 คืน', undefined],
  ['มีผู้ป่วยรอ 85 ราย', '', undefined],
  ['We have 6,400 subscribers today.', '10,000 subscribers', undefined],
  ['มีเครื่องตรวจ 6 เครื่อง หนึ่งคนใช้เครื่อง 2 วัน', 'ตรวจเดือนละ 80 คน', undefined],
])('%s', (text, goal, count, per) => {
  const capacity = readCapacity(notes(text, goal));
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
  expect(readCapacity(notes(text, goal))).toBeUndefined();
});

test.each<[string, string, number, string?]>([
  ['We have room for 300 members', '300 members', 300],
  ['We have 210 members and can take up to 260 members', '260 members', 260],
  ['Max 8 students per class', '60 students', 8, 'class'],
  ['We can see 40 patients a day', '50 patients a day', 40, 'day'],
  ['รับนักเรียนได้ไม่เกิน 120 คน', 'นักเรียน 150 คน', 120],
  ['ตอนนี้มีสมาชิก 230 คน รับได้สูงสุด 300 คน', 'สมาชิก 280 คน', 300],
])('%s: who can be served is', (text, goal, count, per) => {
  const capacity = readCapacity(notes(text, goal));
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
  const read = readCapacity(told(challenges, strengths));
  expect([read?.count, read?.per]).toEqual([count, per]);
});
