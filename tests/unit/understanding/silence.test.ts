/** What is told to the agency alone. */
import { expect, test } from 'vitest';
import { isInConfidence, isOfLaw, tellsSomethingPrivate } from '../../../src-worker/understanding/silence.ts';

test.each([
  '140 countries of meh (joke dont print)',
  'Their owner is ill, do not publish this',
  'lost two staff in May, not for publication',
  'landlord is selling, pls keep quiet',
  'อย่าบอกใครนะ',
])('in confidence: %s', (words) => expect(isInConfidence(words)).toBe(true));

test.each([
  'We do not print on glass',
  'Our magazines: do not publish ads for alcohol',
  'Never print the price',
])('told: %s', (words) => expect(isInConfidence(words)).toBe(false));

test.each([
  'Nursing bras', 'Wide shoes for nurses', 'Medical scrubs', 'Tables for prawns', 'Home-made wills', 'Tours, visas included',
  'ทัวร์โบราณคดี', 'ถ่ายสารคดี', 'ทัวร์ญี่ปุ่น รวมค่าวีซ่า', 'คอฟฟี่แล็บ กาแฟคั่ว', 'ปืนบีบีถูกกฎหมาย',
])('%s is bought by anybody', (sold) => expect(tellsSomethingPrivate(sold)).toBe(false)); // prettier-ignore
test.each([
  'Debt advice', 'Nursing care at home', 'Home nurses', 'Wills and probate', 'Will writing', 'Visa applications',
  'Criminal defence', 'Hearing aids', 'Paid study of hot flushes', 'Medical alarms', 'Bridging loans', 'Pawn shop',
  'ทนายว่าความ', 'รับปรึกษาคดีครอบครัว', 'รับทำวีซ่าทำงาน', 'วีซ่านักเรียน', 'ตรวจแล็บ', 'ปรึกษากฎหมาย',
])('%s tells something private', (sold) => expect(tellsSomethingPrivate(sold)).toBe(true)); // prettier-ignore

test('whom the law is called by', () => {
  for (const name of ['Prairie Immigration Law', 'Byrne Solicitors', 'Hart Legal LLP', 'สำนักงานกฎหมายธรรมดี']) expect(isOfLaw(name)).toBe(true); // prettier-ignore
  for (const name of ['Murphy’s Law', 'Criminal Coffee Roasters', 'Wills & Sons Bakery', 'Lawn Care Co']) expect(isOfLaw(name)).toBe(false); // prettier-ignore
});
