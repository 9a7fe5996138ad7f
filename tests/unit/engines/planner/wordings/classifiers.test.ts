import { expect, test } from 'vitest';
import { formatter, inSentence, upperFirst } from '../../../../../src-worker/engines/planner/language.ts';
import { behindColon } from '../../../../../src-worker/engines/planner/text.ts';
import { wordingsIn } from '../../../../../src-worker/engines/planner/wordings/index.ts';
import {
  classifierOf,
  eachOf,
  perOne,
} from '../../../../../src-worker/engines/planner/wordings/th/classifiers.ts';

test.each([
  ['ผู้สนใจ', 'ราย'],
  ['สายโทรเข้า', 'สาย'],
  ['การจอง', 'ครั้ง'],
  ['ใบสมัคร', 'ใบ'],
  ['นัดคุย', 'ครั้ง'],
])('%s is counted in %s', (name, unit) => expect(classifierOf(name)).toBe(unit));

test('clicks are counted, and no people who click', () =>
  expect(wordingsIn('th').reckoned.goal({ count: '340', name: 'คนคลิก', isUnit: true, per: '' })).toBe(
    '340 คลิก',
  ));
test.each([
  ['ดอกแพง ค่าปรับ 4,000 ขึ้น', 'จุดอ่อนของ เจ้าเดิม คือ “ดอกแพง ค่าปรับ 4,000 ขึ้น”'],
  ['4,000 ขึ้น', 'จุดอ่อนของ เจ้าเดิม คือราคา 4,000 ขึ้น'],
])('%s is quoted whole where it is no price alone', (bad, expected) =>
  expect(wordingsIn('th').competitorAnalysis.headlineDear({ rival: 'เจ้าเดิม', bad })).toBe(expected),
);

test.each([
  ['ผู้สนใจ 86 ราย', 'รายละ'],
  ['1,340 ออเดอร์', 'ออเดอร์ละ'],
  ['สายโทรเข้า 45 สาย', 'สายละ'],
  ['582', 'รายละ'],
])('what each of %s costs', (count, each) => expect(eachOf(count)).toBe(each));

test.each([
  ['คนทัก', 'ทักละ'],
  ['คนคลิก', 'คลิกละ'],
  ['สายโทรเข้า', 'สายละ'],
  ['ผู้สนใจ', 'ผู้สนใจรายละ'],
  ['การจอง', 'การจองครั้งละ'],
])('one of %s costs', (name, each) => expect(perOne(name)).toBe(each));

test('names that begin small stay so; regions have their article; Thai lists their gap', () => {
  expect(upperFirst('eBay private sellers')).toBe('eBay private sellers');
  expect(upperFirst('rivals')).toBe('Rivals');
  expect(inSentence('Scottish Borders')).toBe('the Scottish Borders');
  expect(inSentence('Borough of Wexmere')).toBe('the Borough of Wexmere');
  expect(inSentence('Yorkshire')).toBe('Yorkshire');
  expect(inSentence('the Midlands')).toBe('the Midlands');
  expect(formatter('th').list(['กทม.', 'สมุทรปราการ'])).toBe('กทม. และสมุทรปราการ');
  expect(formatter('th').list(['กรุงเทพ', 'ระยอง'])).toBe('กรุงเทพและระยอง');
});

test('one colon is enough, and what stands behind it goes on', () => {
  const { suggestionIdea } = wordingsIn('en');
  expect(suggestionIdea.headline({ first: 'make an ad of this: free delivery' })).toBe(
    'First, make an ad of this: free delivery',
  );
  expect(behindColon('Free delivery over £50', 'en')).toBe('Free delivery over £50');
});

test('a price that begins with words is said as it is told', () => {
  const { businessOverview } = wordingsIn('en');
  expect(businessOverview.priceFrom({ price: '£48' })).toBe('From £48');
  expect(businessOverview.priceFrom({ price: 'Pre-owned from £38' })).toBe('Pre-owned from £38');
});

test('nothing is said twice in one sentence', () => {
  const { reckoned, suggestionIdea } = wordingsIn('en');
  const told = { from: 'enquiries', needed: '11', today: '14' };
  const homes = { goal: '22 approved homes', does: 'become approved homes' };
  expect(reckoned.headlineOneIn({ ...homes, ...told, isNamed: true })).toBe(
    '22 approved homes need one from every 11 enquiries. Today it is one from every 14.',
  );
  expect(reckoned.headlineRate({ ...homes, ...told })).toContain('to turn into one.');
  expect(
    reckoned.headlineOneIn({ goal: '160 installations', does: 'ask', ...told, isNamed: false }),
  ).toContain('to ask.');
  // What the client sets in quotation marks itself is quoted once.
  expect(suggestionIdea.toldUs({ words: "'is it real?'" })).toBe('You wrote “is it real?”.');
});

test('a sum has its unit already', () => {
  const { goal } = wordingsIn('th').reckoned;
  expect(goal({ count: '840,000 บาท', name: 'การขาย', isUnit: false, per: 'month' })).toBe(
    'การขายเดือนละ 840,000 บาท',
  );
  expect(goal({ count: '45', name: 'สายโทรเข้า', isUnit: false, per: '' })).toBe('สายโทรเข้า 45 สาย');
});
