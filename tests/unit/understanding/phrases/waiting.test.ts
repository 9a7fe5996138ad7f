/** A length of time is a wait only where the words say that a buyer waits so long for goods, an answer, a visit or a date. */
import { describe, expect, test } from 'vitest';
import { pointOf } from '../../../../src-worker/understanding/phrases/index.ts';
import { maySpeakOf } from '../../../../src-worker/understanding/phrases/plainly.ts';
import { tellsWait } from '../../../../src-worker/understanding/phrases/waiting.ts';

describe('a wait', () => {
  test.each([
    'delivered in two days',
    'Quotes back within 24 hours',
    '5-6 week lead times',
    'Ready in an hour',
    'Orders leave the workshop in 4 working days all year',
    'slow',
    'on time 98% last year',
    'booked out until spring',
    'an engineer on site within 6 hours',
    'ส่งด่วนใน 48 ชม.',
    'รอคิวเป็นชั่วโมง',
    'นัดแล้วไม่ต้องรอ',
    'ช้าเกิน 10 นาทีลดให้ 100 บาท',
    'สั่งก่อนเที่ยงได้ของเย็น',
    'ติดตั้งเสร็จใน 1 วัน',
    'ตอบแชตภายใน 15 นาที',
  ])('%s', (words) => expect(tellsWait(words)).toBe(true));
});

describe('no wait', () => {
  test.each([
    'We call 30 minutes before, every time',
    'about 70% of stockists reorder inside 10 weeks',
    'Reminder 8 weeks before renewal',
    'You never go past the shallow end',
    'No repair inside, only cleaning outside',
    'Members stay about 7 months',
    'Return it within 30 days',
    'Late bar on Fridays',
    'Guaranteed 2 years',
    'ส่งออกแล้วไม่ได้คืน',
    'ลูกค้าสั่งซ้ำใน 2 เดือน',
    'โทรบอกล่วงหน้า 30 นาที',
    'ส่งทั่วประเทศ',
    'รับประกัน 1 ปี',
  ])('%s', (words) => {
    expect(tellsWait(words)).toBe(false);
    expect(pointOf(words).chances.map(({ point }) => point)).not.toContain('wait');
  });
});

test.each([
  ['commitment', 'cancels'],
  ['experience', 'Folds into the case pocket 26x12cm'],
  ['experience', 'วัยรุ่นชอบ'],
  ['minimum', 'One coach for five people'],
] as const)('%s is not told by %s', (point, words) => {
  expect(maySpeakOf(point, words)).toBe(false);
  expect(pointOf(words).point).not.toBe(point);
});

test('what an order must come to is no price', () =>
  expect(pointOf('min order £900', 'rivalbad').point).toBe('minimum'));
