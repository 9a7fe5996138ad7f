/** Whether a goal is of those who come back or of those who leave, by the name of what it counts. */
import { expect, test } from 'vitest';
import { isOfComingBack, isOfGoing } from '../../../../src-worker/understanding/answers/goal-kept.ts';

test.each([
  ['renewals', true],
  ['customers who come back', true],
  ['Back within 6 months', true],
  ['bought twice', true],
  ['reorder', true],
  ['who havent been', true],
  ['ลูกค้าเดิมกลับมา', true],
  ['ต่อคอร์สถัดไป', true],
  ['back pain appointments', false],
  ['renewable heating systems', false],
  ['return', false],
  ['new members', false],
  ['ซื้อซ้ำ', true],
  ['ผู้ชมไม่ซ้ำ', false],
  ['ร้องเรียนซ้ำ', false],
])('%s comes back: %s', (metric, is) => expect(isOfComingBack(metric)).toBe(is));

test.each([
  ['churn', true],
  ['monthly cancel rate', true],
  ['drop-off between terms', true],
  ['Losing', true],
  ['ที่หาย', true],
  ['new members', false],
  ['weight loss clients', false],
  ['staff turnover', true],
  ['turnover', false],
  ['หายใจ', false],
  ['ของหายาก', false],
  ['เสียหาย', false],
  ['อัตราหาย', false],
  ['school leavers', false],
  ['members who quit', true],
  ['quit smoking', false],
  ['smokers who quit', false],
  ['customers who leave a review', false],
  ['guests leaving Google reviews', false],
  ['members leaving', true],
  ['คนเลิกบุหรี่', false],
  ['คนไข้หายปวด', false],
  ['สมาชิกเลิก', true],
  ['ลูกค้าหายไป', true],
])('%s leaves: %s', (metric, is) => expect(isOfGoing(metric)).toBe(is));
