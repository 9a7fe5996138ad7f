/** Which statement of the client answers what its buyers doubt: one that plainly speaks of the same thing, or none. */
import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../../../src-worker/engines/planner/plan/answering.ts';
import type { Claim } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

function answered(doubt: string, ...statements: readonly string[]): string | undefined {
  const claims = statements.map((words): Claim => ({ words, from: 'strengths' }));
  return answerTo(doubt, claims, readAnswers(emptyFormData()))?.words;
}

describe('what plainly speaks of the same thing answers', () => {
  test.each<[string, string, string]>([
    ['They think it all goes on salaries', '84 helped last year', '91p of every pound goes on meals'],
    ['Afraid the roses arrive dead', 'Grown in Kent', 'We replace any plant that dies'],
    ['Nervous that it hurts', 'Open on Saturday', 'Numbing gel before every needle'],
    ['Never heard of us', 'Two vans', '4.9 stars from 380 reviews'],
    ['It is dearer than the supermarket', 'Same people each time', 'Pay in 4 instalments'],
    ['Will it work on clay soil?', 'Delivered on a pallet', 'Tested on clay in three counties'],
    ['Shops ask: will it sell?', '40 colours', 'Shops reorder after six weeks'],
    ['Embarrassed to come to a gym', 'Fresh towels', 'Beginners-only evenings'],
    ['กลัวของมาไม่ทันวันเปิดร้าน', 'ทีมงานยิ้มแย้ม', 'ผลิตเสร็จใน 7 วัน'],
    ['กลัวเจ็บตอนทำ', 'เปิดมา 8 ปี', 'มียาชาและมือเบา'],
    ['กลัวซื้อแล้วพัง ไม่มีใครซ่อม', 'มีหลายสี', 'ซ่อมถึงบ้านใน 2 วัน'],
    ['คิดว่าแพงกว่าในห้าง', 'ส่งทุกวัน', 'ผ่อน 0% 6 เดือน'],
  ])('%s', (doubt, other, reply) => expect(answered(doubt, other, reply)).toBe(reply));
});

describe('another good thing is no answer', () => {
  test.each<[string, readonly string[]]>([
    ['Isn’t that what councils are for?', ['612 children last year', 'We reply within a day']],
    ['They do not know that it needs a service', ['We text you photos so you know what you paid']],
    ['กลัวว่าฝึกแล้วไม่หาย', ['นัดแล้วไม่ต้องรอ', 'ครูมีใบอนุญาต']],
    ['The van comes late', ['We call 30 minutes before', 'Claims within 3 days']],
    ['My old one does that already', ['Ships in 2 days', '4 colours']],
    ['เปลี่ยนแล้วลูกค้าบ่น', ['ส่งเร็วใน 24 ชม.', 'มีที่จอดรถ']],
  ])('%s', (doubt, statements) => expect(answered(doubt, ...statements)).toBe(undefined));
});
