/** People whom the client can write to before any advert. */
import { describe, expect, test } from 'vitest';
import { ownContactsIn } from '../../../../src-worker/understanding/answers/own-contacts.ts';

describe('people are counted whom the client can write to', () => {
  test.each([
    ['lapsed members (we have 900 emails)', 'list', 900],
    ['226 names on the list', 'list', 226],
    ['WhatsApp group 5,300 ladies', 'list', 5300],
    ['ไลน์โอเอ ๖,๒๐๐ คน', 'list', 6200],
    ['สมุดจดมีชื่อลูกค้าเก่า 2,300 คน อยากให้กลับมาต่อครึ่งนึง', 'past', 2300],
    ['ลูกค้าเก่าในมือ 640 หลัง', 'past', 640],
    ['640 members at the moment and the target is 900', 'members', 640],
    ['2,260 members → 3,000 by May', 'members', 2260],
    ['สมาชิก 430 คน เป็น 700 คน', 'members', 430],
  ] as const)('%s', (words, kind, count) => expect(ownContactsIn(words)).toEqual({ kind, count }));
});

describe('others are not', () => {
  test.each([
    'want 900 members by May',
    '+500 members before April',
    '60 new customers in the first half',
    '40 new patients a month',
    'ลูกค้าเก่ากลับมาปีละ 2 ครั้ง',
    'แอดมินตอบไลน์ 20 คน',
    'ค่าหาสมาชิก 210 คน',
    'mooring waitlist has 41 names on the list so dont bother with that',
    '14 members',
  ])('%s', (words) => expect(ownContactsIn(words)).toBeUndefined());
});
