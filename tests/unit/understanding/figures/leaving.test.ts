import { describe, expect, it } from 'vitest';
import { readLeaving } from '../../../../src-worker/understanding/figures/leaving.ts';

describe('those who leave', () => {
  it.each([
    ['325 today. About 19 move out every month', 19, 'month'],
    ['We lost 14 owners last year, mostly sold the flat', 14, 'year'],
    ['About 6 donors stop every month', 6, 'month'],
    ['around 4 kids drop out each month', 4, 'month'],
    ['3 gyms cancelled last quarter', 3, 'quarter'],
    ['we lose 9 members a month', 9, 'month'],
    ['นับสุทธินะคะ มีปิดกิจการ/ย้ายออกเดือนละ 2', 2, 'month'],
    ['ลูกค้าเลิกจ้างปีละ 5 ราย', 5, 'year'],
    ['เด็กลาออกเดือนละ 3 คน', 3, 'month'],
    ['ปีที่แล้วมีสมาชิกไม่ต่ออายุ 30 คน', 30, 'year'],
  ])('are counted in a time: %s', (answer, value, per) => {
    expect(readLeaving(answer)).toMatchObject({ value, per, isShare: false });
  });
  it.each([
    ['Also drop-off between terms is 18%, want it at 12%', 18],
    ['we lose 20% of pupils between seasons', 20],
  ])('are a part whenever a term ends: %s', (answer, value) => {
    expect(readLeaving(answer)).toMatchObject({ value, isShare: true });
  });
  it.each([
    'we lose 5 calls a day',
    'we lost 3 big jobs last month',
    'get churn under 5%',
    'we have 40 members and open 7 days a week',
    'Guests leave 200 reviews a month',
    'each cancels within 14 days',
    'งานหลุดเดือนละ 4 งาน',
    'ค่าปรับ 500 ถ้ายกเลิก',
  ])('are not told in %s', (answer) => {
    expect(readLeaving(answer)).toBeUndefined();
  });
});
