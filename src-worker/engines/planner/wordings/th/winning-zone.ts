/** หน้า 11: ลูกค้าอยากได้อะไร เราเก่งอะไร คู่แข่งเก่งอะไร และพื้นที่ตรงกลาง */
import { inQuotes } from '../../text.ts';
import type { Wordings } from '../index.ts';

export const winningZone: Wordings['winningZone'] = {
  headline: ({ want }) => `คนที่อยาก${want}เลือกเรา`,
  headlineWeak: ({ rival }) => `เราได้{buyers}ตรงจุดที่ ${rival} ยังอ่อน`,
  headlinePosition: ({ ours }) => `{buyers}เลือกเราเพราะ ${inQuotes(ours)}`,
  answerTo: ({ words }) => `คำตอบเรื่อง “${words}”`,
  leadWith: ({ ours }) => `พูดเรื่อง ${inQuotes(ours)} ในโฆษณาทุกชิ้น`,
  when: ({ rival, ours }) => `ถ้า{buyers}พูดถึง ${rival} ให้โชว์ ${inQuotes(ours)}`,
  answered: ({ thought, ours }) => `ตอบเรื่อง “${thought}” ด้วย ${inQuotes(ours)}`,
  sweetMeasured: ({ label, rival, us, them }) => `เรื่อง${label}เรานำ ${rival} ที่ ${us} ต่อ ${them}`,
  sweetProof: ({ want }) => `{buyers}อยาก${want} และเรามีหลักฐานให้ดู`,
  sweetPlain: ({ want }) => `{buyers}อยาก${want} และคู่แข่งที่คุณบอกมายังไม่มีใครเด่นเรื่องนี้`,
  sweetBoth: ({ first, second, isAlone }) =>
    first === ''
      ? `เลือกเรายังได้ ${inQuotes(second)} ด้วย`
      : isAlone
        ? `คู่แข่งที่คุณบอกมายังไม่มีใครมีทั้ง ${inQuotes(first)} และ ${inQuotes(second)}`
        : `เลือกเราได้ทั้ง ${inQuotes(first)} และ ${inQuotes(second)}`,
  sweetWeak: ({ rival, them }) => `เรื่องนี้ ${rival} ยังอ่อน ${inQuotes(them)}`,
  sweetBare: ({ ours }) => `โชว์${ours}ให้เห็นของจริง`,
  sweetOurs: ({ ours }) => `เราโชว์ ${inQuotes(ours)} ก่อน`,
  doNotRace: ({ rival, label }) => `ไม่แข่งเรื่อง${label}กับ ${rival}`,
  theirsNone: 'ยังไม่ทำอะไร วันนี้ก็ไม่เสียเงิน',
  theirsUnknown: 'ต้องถามก่อนว่า{buyers}เลือกเขาเพราะอะไร',
  theirsCheaper: ({ them }) => `ราคาต่ำกว่าที่ ${them}`,
  picture: ({ wants, ours, theirs }) =>
    `วงกลมสามวงซ้อนกัน: สิ่งที่{buyers}อยากได้ ${wants} ข้อ ของเรา ${ours} ข้อ ของคู่แข่ง ${theirs} ข้อ`,
  evidenceWant: ({ because }) => `ตีความจาก: ${because}`,
  evidenceCount: 'นับจากวงกลมทั้งสามในหน้านี้',
  evidenceIdea: 'แนวคิด Sweet spot',
};
