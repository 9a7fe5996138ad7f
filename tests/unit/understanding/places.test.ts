import { describe, expect, test } from 'vitest';
import { readPlaces, distanceIn } from '../../../src-worker/understanding/places/read-places.ts';

const names = (text: string): string[] => readPlaces(text).map(({ name }) => name);

test.each<[string, string[]]>([
  // Whence and whither are no places.
  ['ต้นทาง: ปทุมธานี นนทบุรี ปลายทาง: เชียงใหม่ ลำปาง', ['ปทุมธานี', 'นนทบุรี', 'เชียงใหม่', 'ลำปาง']],
  ['Dubai, Sharjah. Not Abu Dhabi', ['Dubai', 'Sharjah']],
  ["Packhouse Murang'a. Buyers Dubai, Rotterdam, Jeddah", ['Dubai', 'Rotterdam', 'Jeddah']],
  ['Garissa, Wajir (work); donors in Nairobi, London, Toronto', ['Nairobi', 'London', 'Toronto']],
  ['Plovdiv, Asenovgrad; diaspora London, Frankfurt', ['Plovdiv', 'Asenovgrad', 'London', 'Frankfurt']],
  [
    'Lüneburg, Winsen (Luhe), Uelzen - not more than 60 km from our hall. Hamburg NOT',
    ['Lüneburg', 'Winsen (Luhe)', 'Uelzen'],
  ],
  [
    "Geelong and out the Bellarine, Ocean Grove, that's it, nothing across the bay and NOT Melbourne",
    ['Geelong', 'Bellarine', 'Ocean Grove'],
  ],
  ['Taranaki - Hāwera, New Plymouth', ['Taranaki']],
  ['New Zealand first, then Tasmania and Victoria', ['New Zealand', 'Tasmania', 'Victoria']],
  ['Glasgow, Lanarkshire and a bit of Edinburgh', ['Glasgow', 'Lanarkshire', 'Edinburgh']],
  ['Mostly Leeds, also parts of Bradford', ['Leeds', 'Bradford']],
  ['Maybe Cork, then around Limerick', ['Cork', 'Limerick']],
  ['Portugal first and maybe Spain later', ['Portugal']],
  ['Nairobi: Lavington, Karen if they can stand the traffic', ['Nairobi']],
  ['บางส่วนของนนทบุรี แล้วก็ปทุมธานี', ['นนทบุรี', 'ปทุมธานี']],
  ['เชียงใหม่ก่อน แล้วค่อยลำพูน', ['เชียงใหม่', 'ลำพูน']],
  ['ส่วนใหญ่ขอนแก่น มีอุดรบ้าง', ['ขอนแก่น', 'อุดร']],
  ['กรุงเทพเป็นหลัก แล้วก็สมุทรปราการนิดหน่อย', ['กรุงเทพ', 'สมุทรปราการ']],
  ['กทม. และหัวเมือง / กวางโจว', ['กทม.', 'หัวเมือง', 'กวางโจว']],

  ['รังสิต ลำลูกกา', ['รังสิต', 'ลำลูกกา']],
  ['หล่มสัก หล่มเก่า', ['หล่มสัก', 'หล่มเก่า']],
  ['ป่าสัก เชียงแสน', ['ป่าสัก', 'เชียงแสน']],
  ['Nairobi, Nakuru; some from Kampala', ['Nairobi', 'Nakuru', 'Kampala']],
  ['5 miles around Bath', ['Bath']],
  ['อ.เมืองร้อยเอ็ด ธวัชบุรี จตุรพักตรฯ', ['เมืองร้อยเอ็ด', 'ธวัชบุรี', 'จตุรพักตรฯ']],
  ['ลาดพร้าว โชคชัย4 วังหิน ไม่เกิน5กิโล', ['ลาดพร้าว', 'โชคชัย4', 'วังหิน']],
  ['หาดใหญ่อย่างเดียวคะ สักห้าโลรอบๆร้าน', ['หาดใหญ่']],
  ['ขอนแก่น อุดร และลูกหลานคนอีสานที่อยู่กรุงเทพ', ['ขอนแก่น', 'อุดร', 'กรุงเทพ']],
  ['อ.หางดง อ.สันทราย เชียงใหม่', ['หางดง', 'สันทราย', 'เชียงใหม่']],
  ['ทั่วประเทศ ยกเว้นสามจังหวัดชายแดนใต้', ['ทั่วประเทศ']],
  ['ตำบลหนองแขม 14 หมู่บ้าน', ['หนองแขม']],
  ['ขอนแก่น อำเภอเมือง กับบ้านไผ่', ['อ.เมืองขอนแก่น', 'บ้านไผ่']],
  ['น่าน อ.เมือง เวียงสา กับ ภูเพียง', ['อ.เมืองน่าน', 'เวียงสา', 'ภูเพียง']],
  ['พิจิตร ตาก และ อำเภอเมือง แพร่', ['พิจิตร', 'ตาก', 'อ.เมืองแพร่']],
  ['ตรัง กับพัทลุง', ['ตรัง', 'พัทลุง']],
  ['Bath plus Wells & Frome to start', ['Bath', 'Wells', 'Frome']],
  ['York + Hull and Selby for now', ['York', 'Hull', 'Selby']],
  ['รังสิต ธัญบุรี ขับมาไม่เกิน 20 นาที', ['รังสิต', 'ธัญบุรี']],
  ['บ้านไผ่ น้ำพอง ขับรถมาไม่เกิน 1 ชม.', ['บ้านไผ่', 'น้ำพอง']],
  ['บางพลี บางนา-ตราด ไม่เกิน กม.30', ['บางพลี', 'บางนา-ตราด']],
  ['ภูเพียง เวียงสา ขี่มอไซค์มาได้ใน 15 นาที', ['ภูเพียง', 'เวียงสา']],
])('%s', (text, expected) => expect(names(text)).toEqual(expected));

test('parts of a town are kept with it', () =>
  expect(readPlaces('Bangkok (Sukhumvit, Thong Lo), Sri Racha')[0]).toMatchObject({
    name: 'Bangkok',
    parts: ['Sukhumvit', 'Thong Lo'],
  }));

test.each([
  ['Accra - Osu, Labone, East Legon', 'Accra', ['Osu', 'Labone', 'East Legon']],
  ['Melbourne: Brunswick, Coburg', 'Melbourne', ['Brunswick', 'Coburg']],
])('%s: districts of a town that is named are no other places', (text, name, parts) =>
  expect(readPlaces(text)).toEqual([{ name, town: false, parts }]),
);

describe('where it comes from is never where the buyers are', () => {
  test.each<[string, string[]]>([
    ['ทั่วประเทศ ส่งจากเลย', ['ทั่วประเทศ']],
    ['ส่งทั่วไทย โรงคั่วอยู่เชียงราย', ['ทั่วประเทศ']],
    ['นครสวรรค์ กำแพงเพชร โรงงานอยู่ลพบุรี', ['นครสวรรค์', 'กำแพงเพชร']],
    ['ระยอง จันทบุรี ผลิตที่ จ.ตราด', ['ระยอง', 'จันทบุรี']],
    ['UK and Ireland, posted from Rotherham', ['UK', 'Ireland']],
    ['London + Leeds, HQ Bristol', ['London', 'Leeds']],
    ['Cornwall and Devon. We are based in Truro', ['Cornwall', 'Devon']],
    ['Made in Porto, sold across Spain', ['Spain']],
    ['Our workshop is in Hull; Lincolnshire', ['Lincolnshire']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected));

  test('a firm that names nothing else serves its own town', () => {
    expect(names('Our workshop in Hull')).toEqual(['Hull']);
    expect(names('Businesses based in Leeds')).not.toEqual([]);
  });

  test('the whole country is meant where it is said, unless a part comes first', () => {
    expect(names('กรุงเทพ เชียงใหม่ ส่งพัสดุทั่วประเทศ')).toHaveLength(1);
    expect(names('ทั่วไทย เน้นปทุม อยุธยา').length).toBeGreaterThan(1);
  });
});

test.each([
  ['60 miles around Doncaster', '60 miles'],
  ['Leeds, 20 mile radius', '20 miles'],
  ['ขอนแก่น รัศมี 15 กม.', '15 กม.'],
  ['Hat Yai, 5 km from our shop', undefined],
  ['Doncaster 60 miles, Leeds 20 miles', undefined],
  ['Doncaster', undefined],
])('how far around the place: %s', (answer, expected) => expect(distanceIn(answer)).toBe(expected));

test('what stands in parentheses behind a place that is not meant names none', () => {
  expect(names('lower 48. NOT Florida for dubia (illegal there, crickets + hornworms only)')).toEqual([
    'lower 48',
  ]);
  expect(names('Leeds, not Hull (too far, no van)')).toEqual(['Leeds']);
});

test.each([
  ['สาทร สีลม อโศก พระราม 9', ['สาทร', 'สีลม', 'อโศก', 'พระราม 9']],
  ['คลอง 4 ลำลูกกา', ['คลอง 4', 'ลำลูกกา']],
  ['ตำบลหนองแขม 14 หมู่บ้าน', ['หนองแขม']],
  ['เชียงใหม่ 3 สาขา', ['เชียงใหม่']],
])('a road keeps its number, and what is counted is none: %s', (answer, expected) =>
  expect(names(answer)).toEqual(expected),
);

test.each<[string, string[]]>([
  ['Isle of Man, and Manx people in Liverpool + London', ['Isle of Man', 'Liverpool', 'London']],
  ['Tauranga to Rotorua, Hamilton', ['Tauranga', 'Rotorua', 'Hamilton']],
  ['Close to Bristol', ['Bristol']],
  ['Up to Preston', ['Preston']],
  ['Leeds, Monday to Friday', ['Leeds']],
  ['Next to Central Station, Leeds', ['Central Station', 'Leeds']],
  ['Raffles Place, one-north, Changi Business Park', ['Raffles Place', 'one-north', 'Changi Business Park']],
  ['Cairns, UK Germany France', ['Cairns', 'UK', 'Germany', 'France']],
  ['UK mainland', ['UK mainland']],
  ['Hong Kong Island, Kowloon', ['Hong Kong Island', 'Kowloon']],
  ['southeast, 2 day ground zone', ['southeast']],
  ['หาดใหญ่ สงขลา สะเดา', ['หาดใหญ่', 'สงขลา', 'สะเดา']],
  ['หาดใหญ่ จ.สงขลา สะเดา', ['หาดใหญ่', 'สะเดา']],
  ['ขายทั่วประเทศ กรุงเทพเยอะสุด', ['กรุงเทพ']],
  ['ไหนก็ได้', []],
])('each of a list is one, and a way to send it is none: %s', (answer, expected) => {
  expect(names(answer)).toEqual(expected);
});
