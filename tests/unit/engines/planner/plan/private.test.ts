/** Who is asked for no review and no story. */
import { describe, expect, test } from 'vitest';
import { planOf, said, type Answers } from '../plans.ts';

const REVIEW = /ask[^.]{0,30} review|review a week|for a review|ขอรีวิว|รีวิวจริง/iu;
const asks = (answers: Answers, language: 'en' | 'th' = 'en'): string[] =>
  said(planOf(answers, language)).filter((text) => REVIEW.test(text));

describe('nobody is asked for a review', () => {
  test.each<[string, Answers, 'en' | 'th']>([
    ['who mourns', { productService: 'Scattering of ashes at sea, boat and captain' }, 'en'],
    ['who mourns', { productService: 'เรือลอยอังคาร มีพิธีกร ดอกไม้ครบ' }, 'th'],
    ['who is ill', { productService: 'Physiotherapy for knees', strengths: '4.9 stars, 800 reviews' }, 'en'],
    ['who is ill', { productService: 'คลินิกกายภาพบำบัดเข่า', strengths: 'รีวิว 4.9 ดาว' }, 'th'],
    ['who is ill', { productService: 'Counselling for couples' }, 'en'],
    ['under NDA', { productService: 'Bird control', additionalNotes: "We've NDAs with nearly all." }, 'en'],
    [
      'under NDA',
      { productService: 'Conveyor belts', currentChallenges: 'Do not name any factory we supply' },
      'en',
    ],
    ['under NDA', { productService: 'พาเลทไม้', additionalNotes: 'ห้ามใส่ชื่อลูกค้าเรา' }, 'th'],
  ])('%s', (_, answers, language) => expect(asks(answers, language)).toEqual([]));
});

describe('others are', () => {
  test.each<[string, Answers, 'en' | 'th']>([
    ['a plumber', { productService: 'Plumbing repairs at home', strengths: '4.8 stars on Google' }, 'en'],
    [
      'a vet',
      { productService: 'Mobile vet for cats and dogs, vaccination', strengths: '4.8 stars on Google' },
      'en',
    ],
    ['ช่างแอร์', { productService: 'ล้างแอร์ซ่อมแอร์ถึงบ้าน', strengths: 'รีวิว 4.9 ดาว' }, 'th'],
    [
      'a joiner',
      { productService: 'Oak stairs', strengths: '4.8 stars on Google', additionalNotes: 'No jokes' },
      'en',
    ],
  ])('%s', (_, answers, language) => expect(asks(answers, language).length).toBeGreaterThan(0));
});

test('a review of counts is no rating', () =>
  expect(
    said(planOf({ productService: 'Pest control', strengths: 'Review of the counts every quarter' })).join(
      '\n',
    ),
  ).not.toContain('Run one review a week'));

describe('who pays for chats is not told to stop paying for likes', () => {
  const LIKES = 'not for likes';
  const BASE: Answers = {
    productService: 'Sofas made to measure',
    currentChallenges: 'Lots of likes and few orders',
  };
  test('a chat', () =>
    expect(said(planOf({ ...BASE, onlineAdIssues: 'A chat costs $4' })).join('\n')).not.toContain(LIKES));
});
