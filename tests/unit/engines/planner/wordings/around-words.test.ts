/** Sentences of ours around the client's words: each reads aloud, whatever is set into it. */
import { expect, test } from 'vitest';
import { oneOf } from '../../../../../src-worker/engines/planner/language.ts';
import { bareMetric } from '../../../../../src-worker/engines/planner/plan/targets.ts';
import { cited } from '../../../../../src-worker/engines/planner/text.ts';
import { en } from '../../../../../src-worker/engines/planner/wordings/en/index.ts';
import { th } from '../../../../../src-worker/engines/planner/wordings/th/index.ts';

test('what they say ends before we begin', () => {
  expect(cited('Hidden bills')).toBe('“Hidden bills”.');
  expect(cited('Is it safe?')).toBe('“Is it safe?”');
  expect(en.customerJourney.headlineAnswer({ thought: 'Hidden bills', ours: 'one rate' })).toBe(
    'They say “Hidden bills”. We answer: one rate',
  );
  expect(en.customerJourney.does({ thought: 'Dust', action: 'We write the answer with you.' })).toBe(
    '“Dust”. We write the answer with you.',
  );
});

test.each(['on the specialist register', 'you get the estimate before', 'not owned by a maker'])(
  'any words may stand behind what is shown: %s',
  (words) => expect(en.suggestionIdea.media.feed({ words })).toBe(`Shows this: ${words}`),
);

test('a doubt is filmed with its answer', () => {
  const told = { answer: 'One rate', end: '', ask: '', isAsked: false };
  expect(en.suggestionIdea.shots({ ...told, thought: 'Hidden bills' }).what).toBe(
    'Film this doubt and its answer in three shots: “Hidden bills”',
  );
  expect(th.suggestionIdea.shots({ ...told, thought: 'กลัวทิ้งงาน' }).what).toBe(
    'ถ่ายคลิปสามช็อตตอบเรื่องนี้: “กลัวทิ้งงาน”',
  );
});

test('several are told as a list', () => {
  expect(oneOf(['a'])).toBe('a');
  expect(oneOf(['a', 'b', 'c'])).toBe('a, b or c');
});

test.each([
  ['จดบริษัท', 'ก ให้บริการจดบริษัท'],
  ['จำนำทะเบียนรถ', 'ก ให้บริการจำนำทะเบียนรถ'],
  ['ติดกล้องวงจรปิด', 'ก ให้บริการติดกล้องวงจรปิด'],
  ['ซ่อมรองเท้า', 'ก ซ่อมรองเท้า'],
  ['กล้องวงจรปิด', 'ก มีกล้องวงจรปิด'],
  ['จดหมายทำมือ', 'ก มีจดหมายทำมือ'],
])('a deed is done, and a thing is had: %s', (offer, told) =>
  expect(th.businessOverview.description({ company: 'ก', offer, use: '' })).toBe(told),
);

test('a Thai count has its classifier', () => {
  const told = { from: '31', to: '60', more: '29', isDown: false };
  expect(th.reckoned.headlineMore({ ...told, name: 'บ้านฝากขายในมือ', unit: 'หลัง' })).toBe(
    'บ้านฝากขายในมือ จาก 31 เป็น 60 หลัง ต้องหาเพิ่มอีก 29 หลัง',
  );
  expect(th.reckoned.headlineMore({ ...told, name: 'สระ', unit: '' })).toBe(
    'จาก 31 เป็น 60 สระ ต้องหาเพิ่มอีก 29 สระ',
  );
  expect(en.reckoned.headlineMore({ ...told, name: 'homes', unit: '' })).toBe(
    'From 31 to 60 homes: 29 more to win',
  );
});

test.each(['เคย', 'ปกติ', 'ขอกลับไป', 'เต็มทุกวัน', 'ปกติขายเดือนนึง', 'ที่หาย'])(
  'a clause beside a figure is no name: %s',
  (metric) => expect(bareMetric(metric)).toBe(''),
);
test.each(['สมาชิก', 'ที่ดิน', 'ยอดขาย', 'ของที่ระลึก'])('a name is: %s', (metric) =>
  expect(bareMetric(metric)).toBe(metric),
);
