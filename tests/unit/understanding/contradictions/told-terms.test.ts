/** One term of the business with two figures in two answers; and what only looks like one. */
import { expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
function twice(strengths: string, afterSalesService: string): (readonly [unknown, unknown])[] {
  const form: FormData = emptyFormData();
  form.clientInfo.strengths = strengths;
  form.clientInfo.afterSalesService = afterSalesService;
  return contradictionsIn(form, NOW)
    .filter(({ code }) => code === 'twice')
    .map((one) => [one.with['first'], one.with['second']]);
}

test.each([
  ['Free delivery over £50.', 'Free delivery for orders over £75.', ['£75', '£50']],
  ['Try it free: 30 days.', 'The trial is 14 days.', ['14 days', '30 days']],
  ['สั่งแล้ว 7 วันได้ของ', 'ส่งของใน 12 วันหลังอนุมัติแบบ', ['12 วัน', '7 วัน']],
  ['Minimum order 50 pieces.', 'Minimum order is 100 pieces now', ['100 pieces', '50 pieces']],
  ['ลูกค้าซื้อซ้ำครึ่งนึง', 'ระบบขึ้นว่าซื้อซ้ำ 32%', ['32%', 'ครึ่งนึง']],
])('%s / %s', (strengths, afterSales, expected) => {
  const [told] = twice(strengths, afterSales);
  expect([...(told ?? [])].map(String).toSorted()).toEqual([...expected].toSorted());
});

test.each([
  ['Ready in 10 days.', 'Rush orders are ready in 3 days.'],
  ['Ready in 10 days.', 'Small ones are ready in 3 days, large ones are ready in 9 days.'],
  ['Others take 12 days, delivered in 12 days.', 'Delivered in 5 days.'],
  ['About half come back.', '48% come back.'],
  ['Minimum order 50 pieces.', 'Minimum order £400.'],
  ['ส่งของใน 7 วัน', 'ต่างจังหวัดได้ของใน 10 วัน'],
])('no contradiction: %s / %s', (strengths, afterSales) => {
  expect(twice(strengths, afterSales)).toEqual([]);
});
