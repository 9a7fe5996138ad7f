/** หน้า 3: วัตถุประสงค์เป็นการ์ด และช่วงเวลาลงสื่อ */
import type { Wordings } from '../index.ts';

/** A space between Thai and Latin, none between Thai and Thai. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);
const after = (text: string): string => (/\p{Script=Thai}[\p{M}]*$/u.test(text) ? '' : ' ');
const inPlace = (place: string): string => (place === '' ? '' : `ใน${gap(place)}`);

export const marketObjectives: Wordings['marketObjectives'] = {
  aims: {
    'brand-awareness': ({ name, whom, place }) => `ให้${gap(whom)}${inPlace(place)}รู้จัก${gap(name)}`,
    'lead-generation': ({ product }) => `หาผู้สนใจ${gap(product)}ที่ซื้อได้จริง`,
    'sales-conversion': ({ product, place }) => `เพิ่มยอดขาย${gap(product)}${inPlace(place)}`,
    'website-traffic': ({ whom, product }) => `พา${gap(whom)}เข้าหน้า${gap(product)}`,
    engagement: ({ whom, product }) => `ชวน${gap(whom)}คุยเรื่อง${gap(product)}`,
    'app-downloads': ({ whom }) => `ให้${gap(whom)}ติดตั้งแอปแล้วเปิดใช้จริง`,
    'event-promotion': ({ whom }) => `ให้${gap(whom)}มาร่วมงาน`,
    'customer-retention': ({ isCause }) => (isCause ? 'รักษาผู้ให้ และชวนให้อีก' : 'ให้{customers}กลับมาซื้อซ้ำมากขึ้น'),
  },
  buyers: '{buyers}',
  theProduct: 'สินค้าและบริการ',
  theName: 'ชื่อนี้',

  ramp: ({ isDown, metric, from, to, by }) =>
    `${isDown ? 'ลด' : 'เพิ่ม'}${gap(metric)}${after(metric)}จาก ${from} เป็น ${to} ภายใน ${by}`,
  counted: 'นับทุกสิ้นเดือน',
  countedNeeding: ({ more }) => `นับทุกสิ้นเดือน ต้องได้รายใหม่ ${more} รายเพื่อชดเชยที่หายไป`,
  limit: ({ isCeiling, metric, figure, per }) =>
    `รักษา${gap(metric)}${after(metric)}ให้${isCeiling ? 'ต่ำกว่า' : 'สูงกว่า'} ${figure}${per}`,
  lostShare: 'จำนวนที่หายไปในเดือน ÷ จำนวนต้นเดือน',
  reported: 'รายงานทุกเดือน',
  change: ({ metric, figure, by }) => `${metric}${after(metric)}เปลี่ยนแปลง ${figure} ภายใน ${by}`,
  changeJudged: 'เทียบกับตัวเลขวันนี้ ซึ่งจะขอจากคุณ',
  count: ({ figure, metric, by }) =>
    metric.startsWith('จำนวน')
      ? `ทำให้ได้ ${figure} ภายใน ${by}`
      : `ให้${gap(metric)}${after(metric)}ถึง ${figure} ภายใน ${by}`,
  countJudged: ({ daily }) => `นับเฉพาะรายการที่ยืนยันแล้ว${daily === '' ? '' : ` วันละ ${daily}`}`,
  figureOpen: 'ตั้งตัวเลขจากผลเดือนแรก',
  costDown: ({ noun, now, goal }) => `ลดค่าสื่อต่อ${gap(noun)}${after(noun)}จาก ${now} เหลือ ${goal}`,
  costHeld: ({ noun, goal }) => `คุมค่าสื่อต่อ${gap(noun)}${after(noun)}ไว้ที่ ${goal}`,
  costJudged: ({ results, sum }) =>
    results === '' ? 'ค่าสื่อทั้งหมด ÷ ผลลัพธ์ที่ติดตามได้' : `${sum} ÷ ${results} รายการ`,
  costTarget: ({ noun, goal }) => `${goal}ต่อ${gap(noun)}`,
  ceiling: ({ each }) => `คุมค่าสื่อต่อ${each}ไม่ให้เกินเพดาน`,
  ceilingJudged: ({ division }) => `${division} เป็นเพดาน ไม่ใช่ค่าคาดการณ์`,
  ceilingTarget: ({ most, each }) => `≤ ${most}ต่อ${each}`,
  judgedWithMoney: ({ part, measure }) => `ใช้ ${part} ของงบ วัดจาก${measure}`,

  days: ({ first, last, days }) => `${first} ถึง ${last} ลงสื่อ ${days} วัน`,
  span: ({ from, to }) => `${from}–${to}`,
  thenOwn: ({ span, paid, own }) => `${span} ลงสื่อ ${paid}แรก อีก ${own}ใช้ช่องทางของเราเอง`,
  prepared: ({ span, readyYear }) => `เตรียมการ${readyYear} ลงสื่อ${span}`,
};
