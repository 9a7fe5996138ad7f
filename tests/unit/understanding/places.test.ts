import { expect, test } from 'vitest';
import { readPlaces } from '../../../src-worker/understanding/places/read-places.ts';

const names = (text: string): string[] => readPlaces(text).map(({ name }) => name);

test.each<[string, string[]]>([
  ['Dubai, Sharjah. Not Abu Dhabi', ['Dubai', 'Sharjah']],
  [
    'Lüneburg, Winsen (Luhe), Uelzen - not more than 60 km from our hall. Hamburg NOT',
    ['Lüneburg', 'Winsen (Luhe)', 'Uelzen'],
  ],
  [
    "Geelong and out the Bellarine, Ocean Grove, that's it, nothing across the bay and NOT Melbourne",
    ['Geelong', 'Bellarine', 'Ocean Grove'],
  ],
  ['Taranaki - Hāwera, New Plymouth', ['Taranaki', 'Hāwera', 'New Plymouth']],
  ['กทม. และหัวเมือง / กวางโจว', ['กทม.', 'หัวเมือง', 'กวางโจว']],
  ['กทม ปริมณฑล ชลบุรี', ['กทม.', 'ปริมณฑล', 'ชลบุรี']],
  ['รังสิต ลำลูกกา', ['รังสิต', 'ลำลูกกา']],
  ['Nairobi, Nakuru; some from Kampala', ['Nairobi', 'Nakuru', 'Kampala']],
  ['5 miles around Bath', ['Bath']],
  ['อ.เมืองร้อยเอ็ด ธวัชบุรี จตุรพักตรฯ', ['เมืองร้อยเอ็ด', 'ธวัชบุรี', 'จตุรพักตรฯ']],
  ['ลาดพร้าว โชคชัย4 วังหิน ไม่เกิน5กิโล', ['ลาดพร้าว', 'โชคชัย4', 'วังหิน']],
  ['หาดใหญ่อย่างเดียวคะ สักห้าโลรอบๆร้าน', ['หาดใหญ่']],
  ['ขอนแก่น อุดร และลูกหลานคนอีสานที่อยู่กรุงเทพ', ['ขอนแก่น', 'อุดร', 'กรุงเทพ']],
  ['อ.หางดง อ.สันทราย เชียงใหม่', ['หางดง', 'สันทราย', 'เชียงใหม่']],
  ['ทั่วประเทศ ยกเว้นสามจังหวัดชายแดนใต้', ['ทั่วประเทศ']],
  ['ตำบลหนองแขม 14 หมู่บ้าน', ['หนองแขม']],
])('%s', (text, expected) => expect(names(text)).toEqual(expected));

test('parts of a town are kept with it', () =>
  expect(readPlaces('Bangkok (Sukhumvit, Thong Lo), Sri Racha')[0]).toMatchObject({
    name: 'Bangkok',
    parts: ['Sukhumvit', 'Thong Lo'],
  }));
