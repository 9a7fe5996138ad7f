/** What the deck does about a doubt that nothing of the client's surely answers. */
import { describe, expect, test } from 'vitest';
import { settlingOf } from '../../../../../src-worker/engines/planner/plan/settling.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { wordingsIn } from '../../../../../src-worker/engines/planner/wordings/index.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';

const say = wordingsIn('en');
function settled(words: string, sold = 'Garden sheds, delivered and built', rule = ''): string | undefined {
  const form = emptyFormData();
  form.clientInfo.productService = sold;
  form.campaignObjectives.currentChallenges = rule;
  return settlingOf({ r: readAnswers(form), say }, words)?.show;
}

describe('a doubt is settled where it is plain what it is about', () => {
  test.each([
    ['Too expensive', 'price'],
    ['Dear?', 'price'],
    ['Surprise bills', 'hidden'],
    ['Strangers in my house', 'people'],
    ['Does it hurt?', 'body'],
    ['กลัวโดนหลอก', 'trust'],
    ['Builder vanishes', 'trust'],
    ['Salaries leak to the office', 'privacy'],
    ['กลัวข้อมูลหลุด', 'privacy'],
    ['กลัวเขารู้ว่ามาหาทนาย', 'shy'],
    ['What if it rains?', 'weather'],
    ['Paperwork', 'accept'],
    ['They will find something', 'pushed'],
    ['โดนยัดคอร์ส', 'pushed'],
    ['กลัวไม่มีที่จอด', 'parking'],
    ['Every year the same thing', 'varied'],
    ['แม่ไม่ให้ทำ', 'home'],
  ] as const)('%s', (doubt, way) => expect(settled(doubt)).toBe(say.settling[way].show));

  // A word of a subject is not that subject: cold food is no weather, a peeling coat no secret, a toilet rail nothing to hide.
  test.each([
    'Jollof go reach cold',
    'กังวลชุบหลุดสนิมขึ้น',
    'Feel dumb in wine shops',
    'Feels indulgent',
    'Squashed',
    'Bloke turns up without bucket, 3hr float charge',
    'Allergies',
    'กลัวตาเสีย',
    'กลัวเรียนไม่ทันเพราะไม่จบอะไร',
    'พ่อแม่ไม่ยอมให้ไปไกล',
    '3 days off work',
    'Claims get rejected after',
    'กลัวแม่ไม่กล้าไปคนเดียว',
    'Will be forced on stage?',
  ])('%s is asked for', (doubt) => expect(settled(doubt)).toBeUndefined());
});

describe('no way is told that does not fit', () => {
  test('who is ill is shown to nobody', () =>
    expect(settled('Does it hurt?', 'Dental clinic for nervous patients')).toBe(say.settling.care.show));
  test('beside those who die no step is shown', () =>
    expect(settled('Does it hurt?', 'Hospice at home')).not.toBe(say.settling.care.show));
  test('no ad that may not name prices shows one', () =>
    expect(settled('Too expensive', undefined, 'No prices in ads.')).not.toBe(say.settling.price.show));
});
