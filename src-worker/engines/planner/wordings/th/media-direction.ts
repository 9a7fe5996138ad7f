/** หน้า 15: แต่ละขั้นต้องรักษาอะไร เงินรวมกันอย่างไร และย้ายอะไรได้ */
import type { Wordings } from '../index.ts';

/** A space before a figure or a Latin word, none before a Thai one. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);

const quoted = (text: string): string => (text.startsWith('“') ? text : `“${text}”`);

export const mediaDirection: Wordings['mediaDirection'] = {
  toChoose: 'เลือกร่วมกับคุณ',
  termToChoose: 'เลือกพร้อมช่องทาง',
  aims: { known: 'สร้างการรับรู้', kept: 'ดูแลคนที่อยู่กับเราแล้ว', untold: 'ลองช่องทางที่ยังไม่รู้ต้นทุน' },
  division: ({ bought, aside, aims }) => `ในจำนวนนี้ ${bought} ใช้สร้างผลตามเป้า อีก ${aside} ใช้${gap(aims)}`,
  waitsDear: ({ channel, one, cost }) => `${channel} รอก่อน เพราะ${one}ใช้ค่าสื่อ ${cost}`,
  waitsWrong: ({ list }) => `${list} รอก่อน เพราะครั้งก่อนได้คนที่ไม่ใช่ลูกค้า`,
  waitsNothing: ({ list }) => `${list} รอก่อน เพราะคุณบอกว่าที่นั่นยังไม่ได้ลูกค้า`,
  bestFirst: ({ list }) => `คุณบอกว่า ${list} ได้ผลที่สุด จึงเริ่มที่นั่น`,
  runsWith: ({ channel, other }) => `${channel} ใช้แคมเปญและงบเดียวกับ ${other} เพราะ Meta ลงให้ทั้งสองที่`,
  waitsLater: ({ list, day }) => `${list} รอก่อน เพราะงบวันละ ${day} พอสำหรับแคมเปญเดียว`,
  waitsUnknown: ({ list, one, share }) =>
    `${list} รอก่อน เพราะยังไม่รู้ว่า${one}ใช้ค่าสื่อเท่าไร${share === '' ? '' : ` ถ้าจะลอง ใช้ไม่เกิน ${share} ของงบหนึ่งเดือน`}`,
  nameFirst: 'ให้เห็นชื่อเราใน 3 วินาทีแรก',
  ends: ({ words }) => `ปิดท้ายทุกชิ้นด้วย “${words}”`,
  carries: ({ words }) => `ทุกชิ้นต้องมี “${words}”`,
  oneStep: 'โฆษณาหนึ่งชิ้นชวนทำอย่างเดียว',
  discount: ({ cap }) => `ลดราคาไม่เกิน ${cap}`,
  price: ({ price }) => `บอกราคา ${price} ในโฆษณา`,
  priceOpen: 'บอกให้ชัดว่ามีค่าใช้จ่ายเท่าไรหรือไม่มี',
  consent: 'ส่งข้อความเฉพาะคนที่ยินยอม',
  noPatients: 'ไม่ใช้รายชื่อคนไข้',

  shares: ({ shares, answer }) =>
    `ยังไม่มีตัวเลขงบ จึงแบ่งเป็นสัดส่วนก่อน ${shares}${answer === '' ? '' : ` คุณตอบว่า “${answer}”`}`,
  stageShare: ({ stage, share }) => `${stage} ${share}`,
  gets: ({ channel, sum }) => `${channel} ใช้ ${sum}`,
  sums: ({ list, total, per }) => `${per === '' ? '' : `${per} `}${list} รวม ${total}`,
  all: ({ channel, total, per }) => `เริ่มที่ ${channel} ทั้งหมด ${total}${per}`,
  allOfGoal: ({ channel, sum }) => `เริ่มที่ ${channel} ช่องทางเดียว ใช้ ${sum}`,
  times: ({ total }) => `รวมทั้งแผน ${total}`,
  spentFirst: ({ needs, sum }) => `จาก ${sum} ใช้ ${needs} ก่อน ส่วนที่เหลือรอจนตกลงกันว่าจะใช้ทำอะไร`,
  moves: ({ share, one }) => `ย้ายงบข้ามช่องทางได้เดือนละไม่เกิน ${share} ไปช่องทางที่ค่าสื่อต่อ${one}ถูกกว่า`,
  compete: ({ one, other }) =>
    other === ''
      ? 'มีช่องทางเดียว ให้โฆษณาแต่ละแบบแข่งกัน'
      : `มีช่องทางเดียว ให้โฆษณา ${quoted(one)} แข่งกับ ${quoted(other)}`,
  byMonth: ({ list }) => `รายเดือนใช้ ${list}`,
  byMonthPeaks: ({ peaks, others }) => `ใช้มากขึ้นก่อนวันเหล่านี้: ${peaks} เดือนอื่นใช้ ${others}`,
  full: ({ words }) => `คุณบอกว่า ${quoted(words)} โฆษณาจึงไม่ชวนมาช่วงนั้น`,
  within: ({ limits }) =>
    `โฆษณาไม่เรียกคนเกินกำลังที่คุณบอกไว้ ${limits.map((words) => quoted(words)).join(' และ ')}`,
  toFill: ({ times }) => `โฆษณาพูดถึงช่วง${gap(times)} ซึ่งยังว่าง`,
  schedule: ({ days }) => `ตั้งเวลาโฆษณาให้เน้น${gap(days)} ซึ่งเป็นช่วงที่{buyers}นึกถึง`,
  inSeason: 'ช่วงขายดีของคุณ',
  isClosed: 'เว้นตามที่คุณบอก',
  byMonthSeason: ({ peaks, others }) => `ช่วงขายดีของคุณใช้มากขึ้น: ${peaks} เดือนอื่นใช้ ${others}`,
  closedMonths: ({ months }) => `ไม่ใช้งบในเดือน${months} ตามที่คุณบอก`,
  levelSeason: 'คุณบอกงบมาเป็นรายเดือน จึงใช้เท่ากันทุกเดือน รวมถึงช่วงขายดี',
  afterDue: ({ sum, due }) => `งบ ${sum} ใช้หลัง ${due} ซึ่งเป็นวันครบกำหนดของเป้าหมาย จึงไม่นับเข้าเป้าหมาย`,
  approval: {
    told: 'คุณบอกว่าโฆษณาต้องขออนุญาตก่อน จึงไม่ลงชิ้นใดก่อนได้รับอนุญาต',
    'to check': 'ตรวจก่อนลงว่าโฆษณานี้ต้องขออนุญาตหรือไม่',
  },
  policies: ({ names }) => `ตรวจนโยบายของ${names === '' ? 'แต่ละแพลตฟอร์ม' : gap(names)} ก่อนเริ่ม`,
};
