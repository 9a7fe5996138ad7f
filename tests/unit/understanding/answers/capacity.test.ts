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
  ['Each crew can fit 2 roofs a week', 'Own roofers, no subcontractors', 2],
  ['Each crew can fit 2 roofs a week', '4 crews in spring, 6 crews in summer', 2],
])('%s / %s: what one does, as often as there are', (challenges, strengths, count) => {
  expect(readCapacity(told(challenges, strengths))?.count).toBe(count);
});
