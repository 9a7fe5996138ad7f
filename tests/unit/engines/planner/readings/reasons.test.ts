/** Why now, in the client's words, where these are a reason. */
import { expect, test } from 'vitest';
import { planOf } from '../plans.ts';

const reasons = (whyNeedNow: string): string => planOf({ whyNeedNow }, 'th').r.reasons.join('\n');

test('a reason is quoted', () => expect(reasons('ฝนหยุดแล้ว ต้องลงเสาก่อนเมษา')).toContain('ฝนหยุดแล้ว'));

test('what is asked, and what stands on the words before it, is none', () => {
  const told = reasons('ฝนหยุดแล้ว ต้องลงเสาก่อนเมษา. คนเซ็นตอนนี้ได้บ้านทันสงกรานต์ปีหน้า?? อันนี้ไม่ทันนะ ต้อง 7-8 เดือน');
  expect(told).toContain('ฝนหยุดแล้ว');
  expect(told).not.toContain('สงกรานต์');
  expect(told).not.toContain('อันนี้ไม่ทัน');
});
