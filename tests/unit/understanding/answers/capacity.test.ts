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
