/** Answers that name the number of their question, in chats and in mails. */
import { describe, expect, test } from 'vitest';
import { takeApart } from '../../../../src-worker/understanding/message/take-apart.ts';

const answered = (text: string): string[] =>
  takeApart(text)
    .filter(({ whose, topics }) => whose === 'client' && topics.length > 0)
    .map(({ topics, by, text: words }) => `${topics.join('+')} by ${by}|${words}`);

describe('numbered questions', () => {
  test('are answered in any order, in a chat', () => {
    const chat = [
      'Nok: please fill in',
      '1. Business name',
      '2. What do you sell',
      '3. Starting price',
      '4. Budget per month',
      'Fern: Q4: 900',
      'Fern: Q2: kiln shelves',
      'Nok: great',
      'Fern: 3) from 45 a shelf',
    ].join('\n');
    expect(answered(chat)).toEqual([
      'budget by label|900',
      'products by label|kiln shelves',
      'price by label|from 45 a shelf',
    ]);
  });
  test('are answered in Thai by a word or a bare number, where the list is long', () => {
    const questions = ['ชื่อกิจการ', 'ให้บริการอะไร', 'ราคาเริ่มต้น', 'จุดเด่น', 'งบโฆษณา', 'พื้นที่'];
    const chat = [
      `10:00\tนก\tรบกวนตอบด้วยค่ะ`,
      ...questions.map((one, at) => `${at + 1}. ${one}`),
      '10:05\tเฟิร์น\tข้อ 3 450 ต่อวัน',
      '10:06\tเฟิร์น\t5 2 หมื่น',
      '10:07\tเฟิร์น\tข้อ 6 สระบุรี',
    ].join('\n');
    expect(answered(chat)).toEqual([
      'price by label|450 ต่อวัน',
      'budget by label|2 หมื่น',
      'places by label|สระบุรี',
    ]);
  });
  test('who sends them asks for a brief, whatever the name', () => {
    const chat = [
      'Nok: 1. Business name',
      '2. Website',
      '3. Budget',
      'Fern: 3. 900',
      'Nok: ok',
      'Fern: 1. Oak Kiln',
    ].join('\n');
    expect(
      takeApart(chat)
        .filter(({ speaker }) => speaker === 'Nok')
        .map(({ whose }) => whose),
    ).not.toContain('client');
  });
  test('a number that counts something is no number of a question', () => {
    const chat = [
      'Nok: 1. Business name',
      '2. Website',
      '3. Budget',
      'Fern: 3 kilns and 2 wheels',
      'Nok: ok',
      'Fern: fine',
    ].join('\n');
    expect(answered(chat)).not.toContain('budget by label|kilns and 2 wheels');
  });
});

describe('mails that are passed on', () => {
  const mail = (from: string, to: string, text: string): string =>
    `From: ${from}\nTo: ${to}\nSubject: kilns\n\n${text}\n`;
  const thread = (below: string, rest: string): string =>
    [
      mail(
        'Pim <pim@oakkiln.example>',
        'Owen <owen@cedarline.example>',
        `It is 900 a month now. ${rest} ${'It is warm here today. '.repeat(10)}`,
      ),
      '---------- Forwarded message ----------',
      mail(below, 'the team', 'We make kilns for schools.'),
    ].join('\n');
  const whoseIs = (text: string): string | undefined =>
    takeApart(text).find((one) => one.text.startsWith('We make kilns'))?.whose;

  test("are the client's where a colleague wrote them, or the rest is said to stand there", () => {
    expect(whoseIs(thread('Tom <tom@oakkiln.example>', ''))).toBe('client');
    expect(whoseIs(thread('Tom Reed <tom@post.example>', 'Everything else stays as below.'))).toBe('client');
    expect(whoseIs(thread('Tom Reed <tom@post.example>', ''))).toBe('agency');
  });
});
