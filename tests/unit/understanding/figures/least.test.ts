import { describe, expect, test } from 'vitest';
import { readLeast } from '../../../../src-worker/understanding/figures/least.ts';

describe('readLeast', () => {
  test.each([
    ['£19 per resident, min 12 residents', 12],
    ['ใบละ 45 บาท (MOQ 300)', 300],
    ['$32 a kid min 10', 10],
    ['0.45 each, MOQ 5,000', 5000],
    ['€0.78 per carton, from 2,000 cartons', 2000],
    ['ตัวละ 0.45 ขั้นต่ำ 5,000 ตัว', 5000],
    ['$24 a carton, MOQ one container (1,300 cartons)', 1300],
  ])('so many pieces: %s', (answer, value) => {
    expect(readLeast(answer)).toMatchObject({ kind: 'pieces', value });
  });

  test.each([
    ['ยูนิตละ 12 บาท/เดือน ขั้นต่ำ 1,500', 1500],
    ['workstation $890 a seat. Minimum order $4,000', 4000],
    ['ตร.ม.ละ 450 ขั้นต่ำ 12,000', 12_000],
    ['4 cents a sq ft per visit, min $900', 900],
    ['€2.40 per employee per month, min €60', 60],
  ])('a sum that no bill stays below: %s', (answer, value) => {
    expect(readLeast(answer)).toMatchObject({ kind: 'sum', value });
  });

  test('of a share the least is a sum, however small', () => {
    expect(readLeast('2% of the sale, min 300', true)).toMatchObject({ kind: 'sum', value: 300 });
  });

  test.each([
    'ตั้งแต่ 189,000',
    'TPL 550, comprehensive from 1,150',
    '$52 Mon-Thu, massage from 118',
    'KES 6,800 per metre. Solar pump from 320,000',
    '£27.50 a week, 4 weeks min. £25 deposit on the padlock',
    'N14,800 a bag, N300 off per bag from 100 bags',
    '$68 the tin, offices from 20 tins $61 each',
  ])('another price, or none: %s', (answer) => {
    expect(readLeast(answer)).toBeUndefined();
  });
});
