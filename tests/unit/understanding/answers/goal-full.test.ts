/** A goal that says 'full' has the number of what there is, where another answer tells today's. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';

function goalOf(product: string, goal: string, whyNow: string) {
  const form = emptyFormData();
  form.clientInfo.productService = product;
  form.clientInfo.whyNeedNow = whyNow;
  form.campaignObjectives.specificObjectives = goal;
  const [read] = understand(form).goals;
  return read && { kind: read.kind, from: read.from, to: read.to, month: read.by?.month };
}

describe('a goal that says full', () => {
  test.each([
    ['ให้เช่าแผงตลาดนัด 36 แผง', 'เต็มทุกแผงภายในมีนาคม', 'เปิดมาเดือนเดียวมีคนเช่า 14 แผง', 14, 36, 3],
    ['หอพัก 50 ห้อง ใกล้มหาลัย', 'เต็มหมดก่อนเปิดเทอม', 'ตอนนี้ว่าง 12 ห้อง', 38, 50, undefined],
    ['Mooring for boats, 40 berths', 'every berth let by May', '26 berths let since spring', 26, 40, 5],
  ])('%s: %s', (product, goal, whyNow, from, to, month) => {
    expect(goalOf(product, goal, whyNow)).toEqual({ kind: 'ramp', from, to, month });
  });

  test('stays in words where nobody says how many are taken', () => {
    expect(goalOf('หอพัก 50 ห้อง', 'เต็มทุกห้อง', '')?.kind).toBe('text');
  });
});
