/** หน้า 3: วัตถุประสงค์เป็นการ์ด และช่วงเวลาลงสื่อ */
import { gapAfter as after } from '../../text.ts';
import type { Wordings } from '../index.ts';

/** A space between Thai and Latin, none between Thai and Thai. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);
const inPlace = (place: string): string => (place === '' ? '' : `ใน${gap(place)}`);

/** What the client does, and what its customers do: 'ปิดงานใหม่ให้ได้ 40 ราย', 'มีคนจองห้อง 120 ห้อง'. */
const WE_DO = /^(?:ปิด|เติม|ขาย|เพิ่ม|หา|รับ|เปิด|ทำ|ติดตั้ง|ผลิต|ส่ง|ปล่อย|สร้าง|เก็บ)/u;
const THEY_DO = /^(?:จอง|สมัคร|ลงทะเบียน|ดาวน์โหลด|ซื้อ|สั่ง|ทัก|โทร|บริจาค|เข้าร่วม|มา)/u;
const IS_LEVEL = /^(?:อัตรา|สัดส่วน|คะแนน|ส่วนแบ่ง)|%$/u;
function reached(metric: string, figure: string): string {
  // 'งาน', 'คัน' count: the figure stands before them.
  if (/^[ก-๛]{2,4}$/u.test(metric) && !/\p{L}/u.test(figure)) return `ทำให้ได้ ${figure} ${metric}`;
  if (metric.startsWith('จำนวน')) return `ทำให้ได้ ${figure}`;
  if (IS_LEVEL.test(metric) || figure.includes('%')) return `ให้${gap(metric)}${after(metric)}ถึง ${figure}`;
  if (/^(?:ยอด|รายได้)/u.test(metric)) return `ทำ${metric}${after(metric)}ให้ได้ ${figure}`;
  if (WE_DO.test(metric)) return `${metric}${after(metric)}ให้ได้ ${figure}`;
  return `${THEY_DO.test(metric) ? 'มีคน' : 'ได้'}${gap(metric)} ${figure}`;
}

/** 'คลิก' and 'นัด' are counted by themselves, people by 'ราย'. */
const BY_ITSELF = /^(?:คลิก|ทัก|แชต|สาย|นัด|เคส|ครั้ง|ใบ|งาน|ห้อง|คืน|ออเดอร์|ไลก์|วิว)/u;
const counted = (noun: string, count: string): string =>
  BY_ITSELF.test(noun) ? `${count} ${noun}` : `${noun} ${count} ราย`;

export const marketObjectives: Wordings['marketObjectives'] = {
  aims: {
    'brand-awareness': ({ name, whom, place }) => `ให้${gap(whom)}${inPlace(place)}รู้จัก${gap(name)}`,
    'lead-generation': ({ product }) => `หาคนที่สนใจ${gap(product)}${after(product)}จริง`,
    'sales-conversion': ({ product, place }) => `เพิ่มยอดขาย${gap(product)}${inPlace(place)}`,
    'website-traffic': ({ whom, product }) => `พา${gap(whom)}เข้าหน้า${gap(product)}`,
    engagement: ({ whom, product }) => `ชวน${gap(whom)}คุยเรื่อง${gap(product)}`,
    'app-downloads': ({ whom }) => `ให้${gap(whom)}ติดตั้งแอปแล้วเปิดใช้จริง`,
    'event-promotion': ({ whom }) => `ให้${gap(whom)}มาร่วมงาน`,
    'customer-retention': ({ isCause }) => (isCause ? 'รักษาผู้ให้ และชวนให้อีก' : 'ให้{customers}กลับมาซื้อซ้ำมากขึ้น'),
  },
  buyers: '{buyers}',
  theProduct: 'สิ่งที่เราเสนอ',
  theName: 'ชื่อนี้',

  ramp: ({ isDown, metric, from, to, by }) =>
    `${isDown ? 'ลด' : 'เพิ่ม'}${gap(metric)}${after(metric)}จาก ${from} เป็น ${to} ภายใน ${by}`,
  rampOfShare: ({ name, from, to, per, by }) =>
    `${name}: จาก ${from} เป็น ${to} ${per}${per === '' ? '' : ' '}ภายใน ${by}`,
  counted: 'นับทุกสิ้นเดือน',
  countedNeeding: ({ more }) => `นับทุกสิ้นเดือน ต้องได้รายใหม่ ${more} รายเพื่อชดเชยที่หายไป`,
  limit: ({ isCeiling, metric, figure, per }) =>
    `รักษา${gap(metric)}${after(metric)}ให้${isCeiling ? 'ต่ำกว่า' : 'สูงกว่า'} ${figure}${per}`,
  lostShare: 'จำนวนที่หายไปในเดือน เทียบกับจำนวนต้นเดือน',
  reported: 'รายงานทุกเดือน',
  change: ({ metric, figure, by }) => `${metric}${after(metric)}เปลี่ยนแปลง ${figure} ภายใน ${by}`,
  changeJudged: 'เทียบกับตัวเลขวันนี้ ซึ่งจะขอจากคุณ',
  count: ({ figure, metric, by, isMore }) =>
    isMore
      ? `เพิ่ม${gap(metric)}${after(metric)}อีก ${figure} ภายใน ${by}`
      : `${reached(metric, figure)} ภายใน ${by}`,
  countJudged: ({ daily }) => `นับทุกสัปดาห์${daily === '' ? '' : ` เฉลี่ยต้องได้วันละ ${daily}`}`,
  figureOpen: 'ตั้งตัวเลขจากผลเดือนแรก',
  figureAsked: 'ตกลงตัวเลขกันก่อนเริ่มโฆษณา',
  quoted: ({ words }) => `เป้าหมายของคุณคือ “${words}”`,
  costDown: ({ noun, now, goal }) => `ลดค่าสื่อต่อ${gap(noun)}${after(noun)}จาก ${now} เหลือ ${goal}`,
  costHeld: ({ noun, goal }) => `คุมค่าสื่อต่อ${gap(noun)}${after(noun)}ไว้ที่ ${goal}`,
  costJudged: ({ noun, results, sum }) =>
    results === '' ? 'ค่าสื่อทั้งหมดหารด้วยผลที่ติดตามได้' : `ที่ต้นทุนนี้ งบ ${sum} ได้${gap(counted(noun, results))}`,
  costElsewhere: ({ platform, taken }) => `ถ้าผ่าน ${platform} ถูกหัก ${taken}`,
  costTarget: ({ noun, goal }) => `${goal}ต่อ${gap(noun)}`,
  resultDown: ({ one, today, goal }) => `ลดค่าสื่อของ${one}จาก ${today} เหลือ ${goal}`,
  resultHeld: ({ one, today }) => `คุมค่าสื่อของ${one}ไว้ที่ ${today}`,
  resultJudged: 'ค่าสื่อทั้งหมดหารด้วยผลทั้งหมด ดูทุกเดือน',
  resultTarget: ({ one, goal }) => `${one}ใช้ ${goal}`,
  ceiling: ({ each }) => `คุมค่าสื่อต่อ${each}ไม่ให้เกินเพดาน`,
  ceilingJudged: () => 'งบสื่อหารด้วยเป้า เป็นเพดาน ไม่ใช่ตัวเลขคาดการณ์',
  ceilingTarget: ({ most, each }) => `ไม่เกิน ${most}ต่อ${each}`,
  judgedWithMoney: ({ part, measure }) => `ใช้ ${part} ของงบ วัดจาก${measure}`,

  days: ({ first, last, days }) => `${first} ถึง ${last} ลงสื่อ ${days} วัน`,
  span: ({ from, to }) => `${from}–${to}`,
  thenOwn: ({ span, paid, own }) => `${span} ลงสื่อ ${paid}แรก อีก ${own}ใช้ช่องทางของเราเอง`,
  prepared: ({ span, readyYear }) => `เตรียมการ${readyYear} ลงสื่อ${span}`,
  preparedOver: ({ span, first, last }) => `เตรียมการ${first} ถึง${last} ลงสื่อ${span}`,
};
