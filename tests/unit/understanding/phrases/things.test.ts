/** Rows of Thai without marks: what is sold, told from where and on whom, of what it is made and how much of it there is. */
import { expect, test } from 'vitest';
import { factsOf } from '../../../../src-worker/understanding/phrases/apart.ts';
import { claimsIn } from '../../../../src-worker/understanding/phrases/index.ts';
import { isKindOfBusiness, thingsOf } from '../../../../src-worker/understanding/phrases/things.ts';

test.each<[string, string[], string[]]>([
  ['รับล้างแท็งก์น้ำ บ้าน หอพัก คอนโด', ['รับล้างแท็งก์น้ำ', 'บ้าน หอพัก', 'คอนโด'], ['รับล้างแท็งก์น้ำ']],
  ['ตรวจรักษา ชูการ์ นก เต่า ผ่าตัด', ['ตรวจรักษา', 'ชูการ์', 'นก เต่า ผ่าตัด'], ['ตรวจรักษา', 'ผ่าตัด']],
  ['ฝึกพูดเด็ก พัฒนาการช้า', ['ฝึกพูดเด็ก', 'พัฒนาการช้า'], ['ฝึกพูดเด็ก']],
  ['นวดกดจุด ปวดหลัง ปวดคอ', ['นวดกดจุด ปวดหลัง ปวดคอ'], ['นวดกดจุด']],
  ['น้ำปลาแท้หมัก 18 เดือน ปลากะตักกับเกลือ', ['น้ำปลาแท้', 'ปลากะตักกับเกลือ'], ['น้ำปลาแท้']],
  ['น้ำปลา ขวด 300 มล. แกลลอน 5 ลิตร', ['น้ำปลา', '5 ลิตร'], ['น้ำปลา', 'แกลลอน 5 ลิตร']],
  ['โปรแกรมร้านยา ตัดสต๊อกตาม lot / expiry', ['โปรแกรมร้านยา', 'ตัดสต๊อกตาม lot', 'expiry'], ['โปรแกรมร้านยา']],
  ['wholemeal pasta: penne, fusilli, shells', ['wholemeal pasta', 'penne', 'fusilli'], ['wholemeal pasta']],
  [
    'Gutter cleaning, roof moss. Slate, thatch, tile',
    ['Gutter cleaning', 'roof moss', 'Slate', 'tile'],
    ['Gutter cleaning', 'roof moss'],
  ],
  ['rye bread. 800 g loaves and rolls', ['rye bread', '800 g loaves'], ['rye bread']],
  ['บ้านเดี่ยว คอนโด ให้เช่า', ['บ้านเดี่ยว', 'คอนโด'], ['บ้านเดี่ยว', 'คอนโด']],
  ['หอพักรายเดือน ชายล้วน แยกตึก', ['หอพักรายเดือน', 'ชายล้วน', 'แยกตึก'], ['หอพักรายเดือน']],
  ['เช่าชุดไทย หน้าวัดไชยวัฒนาราม', ['เช่าชุดไทย', 'หน้าวัดไชยวัฒนาราม'], ['เช่าชุดไทย']],
  ['ตัดแว่น ตรวจสายตา โดยนักทัศนมาตร 2 คน', ['ตัดแว่น', 'ตรวจสายตา', 'โดยนักทัศนมาตร 2 คน'], ['ตัดแว่น', 'ตรวจสายตา']],
  ['Coffee, tea', ['Coffee', 'tea'], ['Coffee', 'tea']],
  // What somebody is, nobody buys.
  ['Charity. Meals for old people', ['Charity', 'Meals'], ['Meals']],
  ['บริษัท รับล้างแอร์', ['บริษัท', 'รับล้างแอร์'], ['รับล้างแอร์']],
  ['ซ่อมจักร ขายจักรก็มีแต่รอบนี้ไม่ดัน', ['ซ่อมจักร', 'ขายจักรก็มีแต่รอบนี้ไม่ดัน'], ['ซ่อมจักร']],
])('%s', (answer, names, things) => expect(thingsOf(answer, names)).toEqual(things));

const facts = (answer: string): string[] =>
  claimsIn(answer, 'strengths')
    .flatMap((claim) => factsOf(claim, 'strengths'))
    .map(({ words }) => words);

test.each<[string, string[]]>([
  ['หญ้าสดวันละ 250 กก.ต่อเชือก สัตวแพทย์ประจำ 2 คน', ['หญ้าสดวันละ 250 กก.ต่อเชือก', 'สัตวแพทย์ประจำ 2 คน']],
  ['พยาบาลวิชาชีพอยู่เวร 24 ชม. ผู้ดูแล 1 คนต่อคนไข้ 4 คน', ['พยาบาลวิชาชีพอยู่เวร 24 ชม.', 'ผู้ดูแล 1 คนต่อคนไข้ 4 คน']],
  [
    'ขั้นต่ำ 300 ใบก็รับ ผลิต 7 วันทำการ มีรถส่งเอง ทำมา 22 ปี',
    ['ขั้นต่ำ 300 ใบก็รับ', 'ผลิต 7 วันทำการ', 'มีรถส่งเอง', 'ทำมา 22 ปี'],
  ],
])('a figure keeps its unit and what it counts: %s', (answer, said) => expect(facts(answer)).toEqual(said));

test.each([
  'Independent opticians',
  '3rd generation',
  'Third generation family business',
  'Family-run butchers',
  'Independent',
  'family owned',
  'รุ่นที่ 3',
])('%s is who they are', (name) => expect(isKindOfBusiness(name)).toBe(true));
test.each(['Independent audiology', 'Opticians', 'Family portraits', 'Third generation pods', 'Local honey'])(
  '%s may be sold',
  (name) => expect(isKindOfBusiness(name)).toBe(false),
);
test.each([
  ['Van with driver: city, airport, tours', ['Van with driver', 'airport', 'tours'], ['Van with driver']],
  ['Minibus hire, train station, wedding cars', ['Minibus hire', 'train station', 'wedding cars'], ['Minibus hire', 'wedding cars']],
  ['Smash burgers, owner says best in town', ['Smash burgers', 'owner says best in town'], ['Smash burgers']],
])('%s', (answer, found, things) => expect(thingsOf(answer, found)).toEqual(things)); // prettier-ignore
