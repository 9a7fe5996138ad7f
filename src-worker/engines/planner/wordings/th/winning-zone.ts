/** หน้า 11: ลูกค้าอยากได้อะไร เราเก่งอะไร คู่แข่งเก่งอะไร และพื้นที่ตรงกลาง */
import type { Wordings } from '../index.ts';

export const winningZone: Wordings['winningZone'] = {
  headline: ({ want, ours }) => `คนที่อยาก${want} จะเลือกเรา: ${ours}`,
  headlinePosition: ({ ours }) => `เรื่องที่ทำให้{buyers}เลือกเรา: ${ours}`,
  answerTo: ({ words }) => `คำตอบเรื่อง “${words}”`,
  wantOffer: ({ product }) => `สิ่งที่มาหา: ${product}`,
  leadWith: 'เปิดโฆษณาทุกชิ้นด้วยจุดแข็งข้อแรก พร้อมหลักฐานในภาพเดียวกัน',
  when: ({ rival, ours }) => `ถ้าลูกค้าพูดถึง ${rival} ให้โชว์: ${ours}`,
  answered: ({ thought, ours }) => `ตอบเรื่อง “${thought}” ด้วย: ${ours}`,
  unanswered: ({ thought, way }) => `“${thought}” ${way}`,
  begin: ({ event }) => `ต้องอยู่ให้เห็นในจังหวะนี้: “${event}”`,
  sweetMeasured: ({ label, rival, us, them }) => `เรื่อง${label}เรานำ ${rival} ที่ ${us} ต่อ ${them}`,
  sweetWords: ({ label, rival, want }) =>
    want === ''
      ? `เรื่อง${label} ${rival} ยังอ่อน แต่เราทำได้`
      : `{buyers}อยาก${want} เราทำได้ ส่วน ${rival} ยังอ่อนเรื่องนี้`,
  sweetProof: ({ want }) => `{buyers}อยาก${want} และเรามีหลักฐานให้ดู`,
  sweetPlain: ({ want }) => `{buyers}อยาก${want} และคู่แข่งที่คุณบอกมายังไม่มีใครเด่นเรื่องนี้`,
  sweetBacked: ({ second }) => `เรามีเรื่องนี้หนุนอีกแรง: ${second}`,
  sweetOurs: ({ ours }) => `จุดที่เรามีให้เห็น: ${ours}`,
  doNotRace: ({ rival, label }) => `ไม่แข่งเรื่อง${label}กับ ${rival}`,
  discountCap: ({ percent }) => `ไม่ชนะด้วยราคา ลดไม่เกิน ${percent}`,
  rule: ({ rule }) => `ตามที่คุณกำหนดไว้: ${rule}`,
  openWith: ({ hero }) => `เริ่มคุยจากเรื่องนี้ก่อน: ${hero}`,
  theirsNone: 'ยังไม่ทำอะไร วันนี้ก็ไม่เสียเงิน',
  theirsUnknown: 'ต้องถามก่อนว่า{buyers}เลือกเขาเพราะอะไร',
  theirsCheaper: ({ them }) => `ราคาต่ำกว่า: ${them}`,
  picture: ({ wants, ours, theirs }) =>
    `วงกลมสามวงซ้อนกัน: สิ่งที่{buyers}อยากได้ ${wants} ข้อ ของเรา ${ours} ข้อ ของคู่แข่ง ${theirs} ข้อ`,
  evidenceWant: ({ because }) => `ตีความจาก: ${because}`,
  evidenceCount: 'นับจากวงกลมทั้งสามในหน้านี้',
  evidenceIdea: 'แนวคิด Sweet spot',
};
