/** What is not to be told, and rivals that nobody names. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import {
  isKeptUnprinted,
  isToldInConfidence,
  namesNoRivals,
  untold,
} from '../../../../src-worker/understanding/answers/discretion.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';

describe('what is not to be told', () => {
  test.each([
    ['เจ้าของอยากเลิกระบบตัวแทนแต่ห้ามพูดออกไปก่อน', 'เลิกระบบตัวแทน'],
    ['จะย้ายสาขาปีหน้าอย่าเพิ่งบอกใคร', 'ย้ายสาขาปีหน้า'],
    ['we are going to close the shop in June, dont tell anyone yet', 'close the shop in June'],
    ['Committee election is in April (pls keep quiet)', 'Committee election is in April'],
    ['ห้ามบอกว่ารักษาหาย', ''],
    ['Do not tell people it cures', ''],
    ['Dont say cheap', ''],
  ])('%s', (quote, thing) => expect(untold(quote)).toBe(thing));

  test('the rule is told with what it hides', () => {
    const form = emptyFormData();
    form.campaignObjectives.currentChallenges = 'ตัวแทน 70 คนขายตัดราคา เจ้าของอยากเลิกระบบตัวแทนแต่ห้ามพูดออกไปก่อน';
    expect(understand(form).rules.map(({ quote, terms }) => [quote, terms])).toEqual([
      ['เจ้าของอยากเลิกระบบตัวแทนแต่ห้ามพูดออกไปก่อน', ['เลิกระบบตัวแทน']],
    ]);
  });
});

test('a rule that is told to us alone is kept, with the order, and printed nowhere', () => {
  const form = emptyFormData();
  form.competitiveAnalysis.additionalNotes =
    'No crash photos. never mention the verdict from 2023 (confidential). No jokes (not even good ones)';
  const { rules } = understand(form);
  expect(rules.map(({ quote }) => [quote, isKeptUnprinted(quote)])).toEqual([
    ['No crash photos.', false],
    ['never mention the verdict from 2023 (confidential)', true],
    ['No jokes', false],
  ]);
  expect(rules.find(({ kind }) => kind === 'words')?.terms).toEqual(['verdict from 2023']);
});

test.each([
  ['dont name competitors', true],
  ['Never mention other brands', true],
  ["don't compare doctors by name", true],
  ["Don't bash the shingle guys by name", true],
  ['no competitor names please', true],
  ['ห้ามเทียบชื่อโรงเรียน', true],
  ['ห้ามเอ่ยชื่อคู่แข่ง', true],
  ['อย่าเทียบชื่อห้างตรงๆ', true],
  ['ห้ามเทียบกับบริษัทอื่น', true],
  ['Don’t name clients', false],
  ['do not name any child', false],
  ['ห้ามลงชื่อโรงเรียนดังในแอด', false],
  ['No promise of results', false],
])('rivals: %s', (quote, expected) =>
  expect(namesNoRivals([{ kind: 'topic', quote, terms: [], path: 'x', span: { start: 0, end: 1 } }])).toBe(
    expected,
  ),
);

test.each([
  ['the bishop wants a share report monthly (internal)', true],
  ['he is back in May (wants to show the bank - internal only)', true],
  ['numbers of the group (for internal use only)', true],
  ['the subsidy stops under 200 classes (not outside please)', true],
  ['boss wants to beat his ex-partner (dont put)', true],
  ['สนามบินเตือนมาแล้ว (ห้ามเผยแพร่)', true],
  ['กำลังคุยกับธนาคาร (ใช้ภายใน)', true],
  ['we line pipes (internal and external)', false],
  ['ทาสีบ้าน (ภายในและภายนอก)', false],
])('in confidence: %s', (sentence, expected) => expect(isToldInConfidence(sentence)).toBe(expected));
