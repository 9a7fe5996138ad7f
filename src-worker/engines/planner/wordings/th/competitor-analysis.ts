/** หน้า 10: จุดแข็งจุดอ่อนของคู่แข่ง และใครนำเรื่องไหน */
import { inQuotes, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

export const competitorAnalysis: Wordings['competitorAnalysis'] = {
  headlineBoth: ({ rival, theirs, ours }) =>
    `{buyers}เลือก ${rival} เพราะ ${inQuotes(theirs)} เลือกเราเพราะ ${inQuotes(ours)}`,
  /** ราคาอย่างเดียวบอกว่าเป็นราคา ราคาที่ปนกับเรื่องอื่นอ้างทั้งคำ */
  headlineDear: ({ rival, bad }) =>
    /^(?:\d|เริ่ม|[ก-๛]{1,10}ละ\s?\d)/u.test(bad)
      ? `จุดอ่อนของ ${rival} คือราคา ${bad}`
      : `จุดอ่อนของ ${rival} คือ ${inQuotes(bad)}`,
  headlineNames: ({ rivals }) => `{buyers}ยังดู ${rivals} อยู่ด้วย`,
  headlineNone: ({ name }) => `คู่แข่งคนแรกของ ${name} คือคำว่า “ไว้ก่อน”`,
  headlineTold: ({ name, words }) => `คู่แข่งคนแรกของ ${name} คือ “${words}”`,
  criteriaTold: 'ยังไม่มีชื่อคู่แข่ง จึงเทียบกับสิ่งที่{buyers}เลือกแทน',
  criteria: () => 'คู่แข่งที่คุณบอกมา',
  criteriaNone: 'ยังไม่มีชื่อคู่แข่ง จึงเทียบกับการยังไม่ทำอะไร',
  comparableGround: ({ ground }) => `เจอ{buyers}ที่เดียวกันใน${thaiGap(ground)}${ground}`,
  comparableNamed: 'คุณบอกว่าเป็นคู่แข่ง',
  overviewNamed: 'คุณบอกชื่อไว้ รายละเอียดจะเช็กก่อนเริ่ม',
  priced: ({ sum }) => `ราคา ${sum}`,
  waiting: {
    brand: 'ยังไม่ทำอะไร',
    why: '{buyers}ทุกคนเลือกที่จะรอได้',
    communication: '',
    strength: 'วันนี้ไม่ต้องตัดสินใจอะไร',
    weakness: 'ความต้องการยังอยู่เหมือนเดิม',
    whyTold: 'คุณบอกว่า{buyers}พูดแบบนี้',
    threatTold: ({ ours }) => `เราตอบเรื่องนี้ด้วย ${inQuotes(ours)}`,
  },
  evidenceReading: 'โอกาสและภัยคุกคาม',
  evidenceReadingWhy: 'ตีความจากการเปรียบเทียบ ตรวจก่อนเริ่มลงสื่อ',
};
