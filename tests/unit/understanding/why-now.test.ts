import { describe, expect, it } from 'vitest';
import { movesBuyers, namesTime } from '../../../src-worker/understanding/why-now.ts';

/** Reasons to begin now, as clients give them. */
const OF_BUYERS = [
  'Hunting season begins October, checks start June after moult',
  'federal battery discount steps down 1 Jan and again 1 July',
  'Law says no exclusions May 15 - Aug 15 so spring is short',
  'offices still on the old version lost support last October',
  'Term 2 begins 10 January after winter break',
  'HR budgets Jan',
  'Metro phase 2 digging has eaten the roadside',
  'Water is warm again from March',
  'after 5 May everybody asks for the same week',
  'โรงเรียนหมดสัญญาพร้อมกันมีนา เขาเริ่มหาเจ้ากุมภา',
  'เทศบาลเริ่มปรับโรงแรมที่ปล่อยไขมัน ครั้งละหมื่น เขาเลยตื่น',
  'ปิดเทอมมีนา โรงเรียนส่งใบตรวจฟัน',
  'คู่แข่งหลักปิดโรงงานต้นปี ลูกค้าเก่าของเขากำลังหาเจ้าใหม่',
];
const OF_THE_CLIENT = [
  'bank wants 70% by next December',
  'the second hygienist started Nov 3 and she sits idle',
  'winter is slow, crews want hours in Jan + Feb',
  'sales dropped from 16 a month to 7',
  'want spring starts sold before February',
  'a tenant of 74 desks moves out 31 January',
  'the grant from the province ends March 31',
  'ธันวาเต็มหมดแล้ว แต่มกรายันเมษาเงียบกริบ ทีมงานประจำ 8 คนต้องจ่ายทุกเดือน',
  'ลูกค้าเก่าบอกต่อเริ่มหมด ปีนี้ได้งานจากบอกต่อ 38 หลัง',
  'มี.ค.-พ.ค. คิวล้น แต่ ธ.ค.-ก.พ. ช่างนั่งเฉยๆ',
  'ของลอตใหม่เข้าต้นเดือนหน้า ต้องรีบปล่อย',
  'เปิดมา 8 เดือน คนในเมืองยังไม่รู้',
];

describe('why somebody advertises now', () => {
  it.each(OF_BUYERS)('tells what moves buyers: %s', (words) => expect(movesBuyers(words)).toBe(true));
  it.each(OF_THE_CLIENT)('tells what presses the client: %s', (words) =>
    expect(movesBuyers(words)).toBe(false),
  );
});

it('a wish for more names no time', () => {
  expect(namesTime('More customers')).toBe(false);
  expect(namesTime('Term 2 begins 10 January')).toBe(true);
});
