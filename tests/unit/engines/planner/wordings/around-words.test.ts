/** Sentences of ours around the client's words: each reads aloud, whatever is set into it. */
import { expect, test } from 'vitest';
import { oneOf } from '../../../../../src-worker/engines/planner/language.ts';
import { bareMetric } from '../../../../../src-worker/engines/planner/plan/targets.ts';
import { cited, ended, inQuotes, isSum } from '../../../../../src-worker/engines/planner/text.ts';
import { en } from '../../../../../src-worker/engines/planner/wordings/en/index.ts';
import { th } from '../../../../../src-worker/engines/planner/wordings/th/index.ts';

test.each([
  ['first hour in two days', '“first hour in two days”'],
  ['“No costume fee”', '“No costume fee”'],
  ['we say “yes” to all.', '“we say ‘yes’ to all”'],
])('words of any shape stand in a sentence of ours, quoted once: %s', (words, told) =>
  expect(inQuotes(words)).toBe(told),
);
test('a sentence ends once', () => {
  expect(ended('They ask “Is it safe?”')).toBe('They ask “Is it safe?”');
  expect(ended('We show “one rate”')).toBe('We show “one rate”.');
});

test.each([
  en.keyStrategy.own({ ours: 'ladies can ask for a lady' }),
  en.winningZone.headlinePosition({ ours: 'no costume fee' }),
  en.targetPersona.headlineTold({ words: 'Shouting teacher' }),
  en.customerJourney.moment({ words: 'New baby', shown: 'dual brake' }),
  en.contentStrategy.pillars.see({ words: 'dual brake' }),
  en.suggestionIdea.headline({ first: 'send everybody the same first reply' }),
  th.keyStrategy.own({ ours: 'ส่งฟรี' }),
  th.winningZone.headlinePosition({ ours: 'ส่งฟรี' }),
  th.targetPersona.headlineTold({ words: 'กลัวทิ้งงาน' }),
  th.customerJourney.pricedWith({ price: '690 บาท', shown: 'ส่งฟรี' }),
])('a sentence is built, and no list behind a colon: %s', (said) => expect(said).not.toContain(': '));

test('what they say ends before we begin', () => {
  expect(cited('Hidden bills')).toBe('“Hidden bills”.');
  expect(cited('Is it safe?')).toBe('“Is it safe?”');
  expect(en.customerJourney.headlineAnswer({ thought: 'Hidden bills', ours: 'one rate' })).toBe(
    '“Hidden bills” worries them, and we answer with “one rate”',
  );
  expect(en.customerJourney.does({ thought: 'Dust', action: 'We write the answer with you.' })).toBe(
    '“Dust”. We write the answer with you.',
  );
});

test.each(['on the specialist register', 'you get the estimate before', 'not owned by a maker'])(
  'any words may stand behind what is shown: %s',
  (words) => expect(en.suggestionIdea.media.feed({ words })).toBe(`Shows “${words}”`),
);

test('a doubt is filmed with its answer', () => {
  const told = { answer: 'One rate', end: '', ask: '', isAsked: false };
  expect(en.suggestionIdea.shots({ ...told, thought: 'Hidden bills' }).what).toBe(
    'Film “Hidden bills” and its answer in three shots',
  );
  expect(th.suggestionIdea.shots({ ...told, thought: 'กลัวทิ้งงาน' }).what).toBe(
    'ถ่ายคลิปสามช็อตตอบเรื่อง “กลัวทิ้งงาน”',
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

test.each([
  ['Terminix', 'name', 'Terminix draws them with its name'],
  ['banks', 'cheap', 'They are drawn to banks because they are cheap'],
  [
    'Mama Ralia Buka',
    'cheaper at N3,800',
    'They are drawn to Mama Ralia Buka because it is cheaper at N3,800',
  ],
  ['High St dentist', 'cheaper €3,200', 'They are drawn to High St dentist because it is cheaper, €3,200'],
  ['Harvey Norman', '€400', 'Harvey Norman draws them with its €400'],
  ['La Nova', 'open 24 hours', 'La Nova draws them with “open 24 hours”'],
])('what draws them to %s is told whole: %s', (rival, words, told) =>
  expect(en.targetPersona.pull({ rival, words })).toBe(told),
);
test('a Thai sum is called a price', () => {
  expect(th.targetPersona.pull({ rival: 'แอป', words: 'เดือนละ 500' })).toContain('ราคาเดือนละ 500');
  expect(th.targetPersona.pull({ rival: 'แอป', words: '99 บาท' })).toContain('ราคา 99 บาท');
  expect(th.targetPersona.pull({ rival: 'แอป', words: '24 ชม.' })).not.toContain('ราคา');
});
test.each(['£380', '28,000', 'ใบละ 4 บาท', 'SAR 600'])('a price and little else: %s', (words) =>
  expect(isSum(words)).toBe(true),
);
test.each(['24 ชม.', 'Resort with 120 rooms', '$20 less', 'big brand'])('no price: %s', (words) =>
  expect(isSum(words)).toBe(false),
);

test('what a price holds is told whatever the price begins with', () => {
  expect(th.customerJourney.holds({ price: '690 บาท', shown: 'ส่งฟรี' })).toBe('โชว์ว่าจ่าย 690 บาท แล้วได้ “ส่งฟรี”');
  expect(th.customerJourney.holds({ price: 'ครอบฟัน 1,800 บาทต่อซี่', shown: 'ส่งฟรี' })).toBe(
    'โชว์ว่าราคานี้ (ครอบฟัน 1,800 บาทต่อซี่) ได้ “ส่งฟรี”',
  );
});

test('a label within a sentence is a noun', () => expect(en.contrast.within('Made to fit')).toBe('fit'));
