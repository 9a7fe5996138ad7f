/** หน้า 19: ขออะไร ได้อะไร และขั้นตอนพร้อมวันที่ */
import { gapAfter } from '../../text.ts';
import type { Wordings } from '../index.ts';

/** A space before a figure or a Latin word, none before a Thai one. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);

export const conclusion: Wordings['conclusion'] = {
  gated: ({ sum, weeks, rate, from, does, rest }) =>
    `อนุมัติ ${sum}${gapAfter(sum)}ก่อน ใน ${weeks} จะรู้ว่า${from}${does} ${rate} หรือไม่ ถ้าถึงจึงใช้อีก ${rest}`,
  open: ({ rate, results, open, needed }) =>
    ` ที่ ${rate} งบทั้งก้อนได้${gap(results)} ส่วนที่เหลืออีก ${open} ต้องทำอัตราให้ถึง ${needed}`,
  first: ({ sum, weeks, one, rest, isOneChannel }) =>
    `อนุมัติ ${sum}${gapAfter(sum)}ก่อน ครบ ${weeks} จะรู้ว่า${one}ใช้ค่าสื่อเท่าไร อีก ${rest} ${isOneChannel ? 'ใช้กับชิ้นงานที่ชนะ' : 'ใช้กับช่องทางที่ถูกกว่า'}`,
  reach: ({ total, results, goal }) => `งบ ${total} ถ้าอัตรายังเท่าวันนี้จะได้${gap(results)} จากที่ต้องการ${gap(goal)}`,
  spare: ({ count, needs, total }) =>
    `รับได้${gap(count)} ที่ต้นทุนวันนี้ใช้ ${needs} จาก ${total} ส่วนที่เหลือเก็บไว้จนกว่าจะรับได้เพิ่ม`,
  short: ({ total, results, goal, one, cost, most, budget }) =>
    `ถ้า${one}ยังใช้ค่าสื่อ ${cost} งบ ${total} จะได้${gap(results)} จากที่ต้องการ${gap(goal)} ` +
    (most === '' || budget === ''
      ? 'ต้นทุนต้องลดลงหรืองบต้องเพิ่ม'
      : `จะครบเมื่อลดเหลือ ${most} หรือเพิ่มงบเป็น ${budget}`),
  plain: ({ goal, whole, start, end }) => `ใช้งบสื่อ ${whole} ตั้งแต่ ${start} ถึง ${end} เพื่อให้ได้${gap(goal)}`,
  noBudget: ({ goal, start, end }) => `แผนนี้ทำเพื่อให้ได้${gap(goal)} ตั้งแต่ ${start} ถึง ${end} โดยตกลงงบกันก่อน`,
  asked: ({ words, sum }) =>
    `คุณต้องการ: “${words}” ตกลงตัวเลขกันก่อน${sum === '' ? '' : ` แล้วใช้งบสื่อ ${sum} ทำให้ถึง`}`,
  begin: ({ company, offer, place }) =>
    `${company} เริ่มด้วย${gap(offer)}${place === '' ? '' : ` ใน${gap(place)}`} และนับตั้งแต่สัปดาห์แรกว่าโฆษณาแต่ละชิ้นได้ผลเท่าไร`,
  shared: ({ months, results, won, own, goal, end }) =>
    `ลงสื่อ ${months}ได้${gap(results)} อยู่ต่อ ${won} ราย เราชวนเองอีก ${own} ราย รวมเป็น${gap(goal)} ภายใน ${end}`,

  benefits: {
    cheaper: ({ one, goal, today, share, isOfAverage }) =>
      `เมื่อถึงเป้า ${one}ใช้ค่าสื่อ ${goal} จากวันนี้ ${today}${share === '' ? '' : ` คิดเป็น ${share} ของ${isOfAverage ? 'ยอดเฉลี่ย' : 'ราคา'}`}`,
    saved: ({ rest }) => `${rest}${gapAfter(rest)}ยังไม่ต้องใช้ ถ้าต้นทุนไม่สูงขึ้น`,
    atMost: ({ one, most }) => `งบพอถ้า${one}ใช้ค่าสื่อไม่เกิน ${most}`,
    worth: ({ metric, later, now }) => `เมื่อถึงเป้า${gap(metric)} คิดเป็นเงินเดือนละ ${later} ที่ราคาเริ่มต้น วันนี้ ${now}`,
    room: ({ room }) => `ทีมรับไหว เพราะรับได้${gap(room)}`,
    pace: ({ count }) => `แต่ละเดือนเห็นว่ายังได้${gap(count)}${gapAfter(count)}ตามเป้าไหม`,
    closes: ({ one, cost }) => `ไม่ต้องเพิ่มงบก็ถึงเป้า ถ้า${one}ใช้ค่าสื่อ ${cost}`,
  },

  prepare: {
    tracking: 'ติดตั้งการวัดผล',
    approval: {
      told: 'ขออนุญาตโฆษณาทุกชิ้นตามที่คุณบอก',
      law: 'ขออนุมัติข้อความ',
      'to check': 'ตรวจว่าโฆษณาต้องขออนุญาตหรือไม่',
    },
    owner: 'ถ่ายคลิปแรกกับเจ้าของ',
    adverts: 'ทำโฆษณาชุดแรก',
    rivals: 'ตรวจราคาคู่แข่ง',
  },
  approve: 'คุณอนุมัติแผน งบ และข้อความ',
  agree: 'ตกลงงบ แล้วคุณอนุมัติแผน',
  starts: ({ money }) => (money === '' ? 'เริ่มลงสื่อตามงบที่ตกลง' : `เริ่มลงสื่อด้วย ${money}`),
  firstMonth: ({ sum, month }) => `${sum} ในเดือน${month}`,
  reviewGate: ({ rate, from, does }) => `ดูว่า${from}${does}ถึง ${rate} หรือยัง แล้วตัดสินใจ`,
  reviewFirst: ({ one }) => `ดูว่า${one}ใช้ค่าสื่อเท่าไร แล้วใช้งบที่เหลือตามนั้น`,
  reviewCost: ({ one, cost }) => `ดูว่า${one}ยังใช้ค่าสื่อ ${cost}${gapAfter(cost)}หรือไม่`,
  reviewRate: ({ rate, from, does }) => `ดูว่า${from}${does}ยังได้ ${rate} หรือไม่`,
  milestone: ({ goal }) => `ดูว่าถึง${gap(goal)} หรือยัง`,
  review: 'ดูว่าชิ้นไหนได้ผล และต้นทุนเท่าไร',
  due: ({ goal }) => `ครบกำหนดเป้า${gap(goal)}`,
  results: 'สรุปผลและเสนอก้าวต่อไป',

  approveFirst: ({ sum, whole }) => `อนุมัติ ${sum}${gapAfter(sum)}แรก จากงบ ${whole}`,
  approveSpare: ({ sum, needs }) => `อนุมัติ ${needs} จาก ${sum} และตกลงว่าส่วนที่เหลือจะใช้ทำอะไร`,
  approveGap: ({ sum }) => `อนุมัติงบ ${sum} และเลือกวิธีปิดส่วนที่ขาด`,
  approveAll: ({ sum, rest }) =>
    `อนุมัติงบ ${sum}${gapAfter(sum)}แล้วเริ่มตามวันในแผน${rest === '' ? '' : ` อีก ${rest}${gapAfter(rest)}ยังเป็นของคุณ`}`,
  agreeSum: 'ตกลงงบที่เริ่มไหว แล้วเราจัดแผนให้พอดีกับงบนั้น',
};
