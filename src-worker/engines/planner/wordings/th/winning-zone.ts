/** หน้า 11: ลูกค้าอยากได้อะไร เราเก่งอะไร คู่แข่งเก่งอะไร และพื้นที่ตรงกลาง */
import type { Wordings } from '../index.ts';

export const winningZone: Wordings['winningZone'] = {
  headlinePosition: ({ ours }) => `พื้นที่ของเรา: ${ours}`,
  headlineTwo: ({ first, second }) => `เรื่องที่เป็นของเรา: ${first} และ ${second}`,
  wants: {
    late: 'ได้ทันเวลาที่ต้องใช้',
    'hidden cost': 'รู้ราคาทั้งหมดก่อนตัดสินใจ',
    unqualified: 'รู้ว่าใครเป็นคนทำให้',
    'after-sales': 'มีคนช่วยหลังซื้อ',
    'wrong fit': 'มั่นใจว่าเหมาะกับตัวเอง',
    'not as pictured': 'ได้ตรงตามที่เห็นในรูป',
    unsafe: 'มั่นใจว่าปลอดภัย',
    commitment: 'เริ่มน้อย ๆ ได้ ไม่ผูกมัด',
    effort: 'สะดวก ไม่ต้องวุ่นวาย',
  },
  leadWith: ({ ours }) => `เปิดโฆษณาทุกชิ้นด้วย ${ours}`,
  doNotRace: ({ rival, label }) => `ไม่แข่งเรื่อง${label}กับ ${rival}`,
  discountCap: ({ percent }) => `ไม่ชนะด้วยราคา ลดไม่เกิน ${percent}`,
  rule: ({ rule }) => `รักษาเงื่อนไขของลูกค้า: ${rule}`,
  openWith: ({ hero }) => `เปิดทุกบทสนทนาด้วย ${hero}`,
  wantFit: ({ product }) => `${product} ที่ตรงกับที่ต้องการ`,
  theirsNone: 'รอไปก่อน วันนี้ยังไม่เสียเงิน',
  oursNone: ({ product }) => `${product} จากคนที่ทำเอง`,
  picture: ({ want, ours, theirs }) => `ลูกค้าอยากได้: ${want} เรามี: ${ours} เขามี: ${theirs}`,
  evidenceWant: ({ because }) => `ตีความจาก: ${because}`,
  evidenceIdea: 'แนวคิดจุดที่ใช่',
};
