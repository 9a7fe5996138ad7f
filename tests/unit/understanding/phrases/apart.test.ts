import { describe, expect, test } from 'vitest';
import { apart, factsOf, isPrice } from '../../../../src-worker/understanding/phrases/apart.ts';
import { pointOf } from '../../../../src-worker/understanding/phrases/index.ts';

describe('facts that were typed as one', () => {
  test.each<[string, string[]]>([
    ['€890 and 5 weeks by lorry', ['€890', '5 weeks by lorry']],
    ['old stock, $12 a day', ['old stock', '$12 a day']],
    ['คืนละ 1,800 จองยาก', ['คืนละ 1,800', 'จองยาก']],
    ['เดือนละ 990 ยกเลิกได้', ['เดือนละ 990', 'ยกเลิกได้']],
    ['2.1 ล้าน รอ 4 เดือน', ['2.1 ล้าน', 'รอ 4 เดือน']],
  ])('%j holds several', (words, facts) => expect(apart(words)).toEqual(facts));

  test.each([
    'cheap and cheerful',
    '4.9 and 1,312 reviews',
    'ถูกกว่า 300 บาท',
    'ลด 50 บาท ทุกวัน',
    'ปีละ 2 ครั้ง คิวเต็ม',
    'สีหลังสั่ง ไม่เกิน 3 วันถึงบ้าน',
    'ดูแล 1 ต่อ 1 ทั้งชั่วโมง',
    'ครั้งละ 60 นาทีเต็ม',
    'แพทย์เฉพาะทางหู คอ จมูก',
    'ซองเล็ก 45 บาท 25 กรัม',
    'ใช้น้ำน้อยกว่า 10 เท่า ของเดิม',
    'โรงหมักที่แกลง ระยอง',
    'แพคได้วันละ 120 ออเดอร์',
    'ทำวันละ 1 เคสเท่านั้น',
    'สอนห้องละ 6 คน ครูต่างชาติ',
  ])('%j holds one', (words) => expect(apart(words)).toEqual([words]));

  test('a bare price speaks of the price', () => {
    expect(isPrice('$640/t')).toBe(true);
    expect(isPrice('640 parts')).toBe(false);
    const [fact] = factsOf(pointOf('$640/t', 'rivalgood'), 'rivalgood');
    expect(fact?.point).toBe('price');
  });

  test('who buys cheaply is no dear seller', () =>
    expect(factsOf(pointOf('กดราคา 30%', 'rivalbad'), 'rivalbad')[0]?.chances).toEqual([]));

  test('what is had at once is a short wait', () =>
    expect(factsOf(pointOf('keys today', 'rivalgood'), 'rivalgood')[0]?.point).toBe('wait'));
});
