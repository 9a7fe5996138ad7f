/** หน้า 13: กลยุทธ์ที่ตอบเรื่องต้นทุน ลูกค้า ความท้าทาย และพื้นที่ */
import { gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { After } from '../../plan/journey.ts';
import type { Wordings } from '../index.ts';

const RETURNING: Readonly<Record<After, { title: string; hints: readonly [string, string] }>> = {
  'used up': { title: 'ทักก่อนของหมด', hints: ['จดวันที่สั่งทุกครั้ง', 'เก็บรายการเดิมไว้ให้สั่งซ้ำ'] },
  periodic: { title: 'นัดครั้งถัดไปก่อนแยกกัน', hints: ['มีวันให้เลือก', 'เตือนก่อนถึงวัน'] },
  renewal: { title: 'สรุปสิ่งที่ได้ให้เห็นก่อนครบรอบ', hints: ['ส่งสรุปหนึ่งครั้งก่อนครบรอบ', 'ต่อได้ในแตะเดียว'] },
  monthly: { title: 'สรุปทุกเดือนว่าได้อะไรไปแล้วบ้าง', hints: ['ส่งสรุปสั้น ๆ เดือนละครั้ง', 'ทักคนที่ไม่ได้ใช้มาสองสัปดาห์'] },
  staying: { title: 'ผ่านช่วงแรกแล้วถามว่าขาดอะไร', hints: ['ทักหนึ่งครั้ง แล้วแก้สิ่งที่แก้ได้', 'แล้วค่อยขอรีวิว'] },
  joined: {
    title: 'ขอบคุณทุกคน แล้วเล่าว่าเกิดอะไรขึ้นบ้าง',
    hints: ['ส่งหนึ่งข้อความหลังจากนั้นไม่กี่วัน', 'แล้วค่อยถามว่าอยากชวนใครอีก'],
  },
  once: { title: 'ให้{customers}หนึ่งคนพาคนถัดไปมา', hints: ['ขอรีวิวและชื่อคนรู้จักเมื่อเสร็จแล้ว', 'ลิงก์ที่ส่งต่อได้'] },
  business: { title: 'ถามทุกรายว่าต้องการอะไรต่อ', hints: ['สรุปหนึ่งหน้าว่าตกลงอะไร ส่งมอบอะไร', 'โทรนัดวันคุยครั้งต่อไป'] },
  residents: {
    title: 'รายงานทุกเดือนว่าอะไรดีขึ้น',
    hints: ['บอกตัวเลขเดียวกับที่เดียว', 'ขอบคุณทุกคน ไม่ตำหนิใคร'],
  },
  cause: { title: 'รายงานว่าเงินแต่ละก้อนไปทำอะไร', hints: ['ใช้หนึ่งภาพ บอกหนึ่งยอด', 'แล้วจึงชวนให้อีก'] },
  farewell: { title: 'ถามไถ่ครอบครัวโดยไม่ขออะไร', hints: ['โทรหนึ่งครั้งหลังงาน', 'ไม่เสนอขาย'] },
  quiet: {
    title: 'ถามส่วนตัวว่าเป็นอย่างไร และไม่บอกต่อใคร',
    hints: ['ทักเฉพาะเจ้าตัว บรรทัดแรกไม่บอกว่าเรื่องอะไร', 'ไม่ขอรีวิวและไม่ขอชื่อใคร'],
  },
  again: { title: 'บอก{customers}เดิมก่อนใคร', hints: ['ส่งข้อความก่อนลงโฆษณา', 'บอกว่ามีอะไรใหม่จากครั้งก่อน'] },
  unknown: { title: 'ถาม{customers}ทุกคนว่าเป็นอย่างไร', hints: ['ส่งข้อความเดียวหลังจากนั้นไม่กี่วัน', 'แล้วขอรีวิว'] },
};

/** A client's word within a Thai sentence. */
const within = (word: string): string => `${thaiGap(word)}${word}${gapAfter(word)}`;

export const moves: Wordings['moves'] = {
  noLikesTitle: ({ many }) => `จ่ายเพื่อ${within(many).trimEnd()} ไม่ใช่เพื่อไลก์`,
  likesWhy: ({ many }) => `ไลก์ต้องจ่ายเงิน แต่รายได้มาจาก${within(many)}`.trimEnd(),
  costTitle: ({ per }) => `วัดโฆษณาทุกชิ้นด้วยค่าสื่อต่อ${within(per).trimEnd()}`,
  risen: ({ head, per, from, now }) =>
    `${head === '' ? 'ต้นทุนสูงขึ้น' : head} ขณะที่ค่าสื่อต่อ${within(per)}จาก ${from} เป็น ${now}`,
  quoted: (words) => words,
  noBoosts: 'เลิกบูสต์โพสต์ตั้งแต่วันแรก',
  track: 'ติดตามผลถึงโฆษณาแต่ละชิ้น',
  google: 'Google Search รับคนค้นหา',
  aim: ({ one }) => `ตั้งเป้าโฆษณาที่${within(one)}`.trimEnd(),
  stop: 'ปิดชิ้นที่ไม่ได้ผล',
  reportCost: ({ sum, per }) => `ตั้งเป้า ${sum}ต่อ${within(per)}`.trimEnd(),
  reportMedia: ({ one }) => `วัดจากค่าสื่อต่อ${within(one)}`.trimEnd(),
  planStock: ({ needed }) => `เตรียมเดือนละ ${needed}`,
  reportGoal: ({ goal }) => `ตั้งเป้า${within(goal)}`.trimEnd(),

  namedTitle: 'เจาะตามรายชื่อ ไม่หว่านวงกว้าง',
  namedWhy: ({ groups }) =>
    groups === '' ? '{buyers}เป็นบริษัท ระบุชื่อได้' : `{buyers}คือ${within(groups).trimEnd()} ระบุชื่อได้`,
  namedHints: ({ question }) => [
    'ทำรายชื่อบริษัทที่จะติดต่อ',
    ...(question === '' ? [] : [`เปิดด้วยคำถามของเขา “${question}”`]),
    'ตอบกลับภายในหนึ่งวัน',
  ],
  reportAccounts: 'วัดจากจำนวนบริษัทที่ตอบรับ',

  firstTitle: ({ question }) =>
    question === '' ? 'เริ่มด้วยการหาโฆษณาที่คนตอบกลับมากที่สุด' : `เริ่มด้วยการหาโฆษณาที่ตอบ “${question}” ได้ดีที่สุด`,
  firstWhy: ({ words }) =>
    words === '' ? 'เป็นแคมเปญแรก จึงต้องรู้ก่อนว่าคำตอบไหนได้ผล' : `เป็นแคมเปญแรก และคุณบอกว่า “${words}”`,
  firstHints: ({ ours }) => [
    ...(ours === '' ? [] : [`ทำหนึ่งชิ้นเรื่อง ${inQuotes(ours)}`]),
    'เทียบทีละคู่ ต่างกันจุดเดียว',
    'เก็บชิ้นที่มีคนตอบมากกว่า',
  ],
  reportUnder: ({ most }) => `คุมให้ต่ำกว่า ${most}`,
  reportFirst: 'วัดจากค่าสื่อต่อการตอบรับครั้งแรก',

  localPlace: 'พื้นที่นี้',
  localTitle: ({ place }) => `เริ่มให้คนใน${within(place)}รู้จักก่อน`,
  localWhy: ({ place }) => `คุณดูแลคนใน${within(place)} โฆษณาจึงทำเพื่อคนที่นั่น`,
  localHints: ({ ours }) => [
    'ลงโฆษณาเฉพาะพื้นที่นี้',
    ...(ours === '' ? [] : [`บอกพื้นที่คู่กับ ${inQuotes(ours)}`]),
    'ในภาพมีจุดที่คนในพื้นที่รู้จัก',
  ],
  reportNear: 'วัดจากจำนวนคนในพื้นที่ที่เห็นโฆษณา',

  leadTitle: ({ hero }) => `โฆษณาชุดแรกพูดเรื่อง${within(hero)}เรื่องเดียว`,
  leadWhy: 'พูดเรื่องเดียวทำให้คนจำง่าย และเทียบผลได้ชัด',
  leadHints: ({ price, action }) => [
    ...(price === '' ? [] : [`ใส่ราคา ${price} ในโฆษณาทุกชิ้น`]),
    `ปิดท้ายทุกโฆษณาด้วย “${action}”`,
  ],
  reportWeek: ({ many }) => `วัดจาก${within(many)}ต่อสัปดาห์`,

  countTitle: 'นับผลตั้งแต่วันแรก',
  countWhy: ({ question }) =>
    question === ''
      ? 'คำตอบแรก ๆ จะบอกว่าใครถาม ถามอะไรก่อน และอยู่ที่ไหน'
      : `คำตอบแรก ๆ จะบอกว่าใครติดเรื่อง “${question}” และอยู่ที่ไหน`,
  countHints: ['จดตัวเลขไว้ในตารางหน้าเดียว', 'ดูผลทุกวันจันทร์', 'ตัดสินใจทุกเดือน'],
  reportSheet: 'รายงานตารางนั้นทุกเดือน',

  returning: RETURNING,
  returningRate: ({ rate }) => `วันนี้กลับมา ${rate}`,
  returningShare: ({ rate }) => `วันนี้ ${rate} เป็น{customers}เดิม โดยไม่เสียค่าสื่อ`,
  returningReferred: ({ rate }) => `วันนี้ ${rate} มาจากการบอกต่อ โดยไม่เสียค่าสื่อ`,
  returningWhy: 'ชวนคนที่รู้จักเราแล้ว ไม่ต้องเสียค่าสื่อซ้ำ',
  returningOnce: 'คนที่พอใจจะบอกต่อ โดยไม่ต้องเสียค่าสื่อ',
  reportRate: ({ rate }) => `ตั้งเป้าให้กลับมามากกว่า ${rate} ของวันนี้`,
  reportBack: 'วัดจากสัดส่วนที่กลับมา',
  reportReferred: 'วัดจากจำนวนคนที่ทักมาแล้วบอกว่าใครแนะนำ',
};
