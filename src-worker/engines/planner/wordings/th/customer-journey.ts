/** หน้า 8: แต่ละขั้นลูกค้าคิดอะไร และเราโชว์อะไร */
import type { Wordings } from '../index.ts';

export const customerJourney: Wordings['customerJourney'] = {
  headlineBreak: ({ from, to, today, needed }) =>
    `จุดที่รั่วอยู่ระหว่าง${from}กับ${to} วันนี้ ${today} ต้องได้ ${needed}`,
  headlineLost: ({ lost }) => `${lost} ใน 100 คนไม่กลับมา ต้องชนะกันตรงนั้น`,
  headlineWay: ({ question, stage }) => `จาก “${question}” ถึง${stage}`,
  noteBreak: ({ from, to, today, needed }) => `จุดที่รั่วอยู่ระหว่าง${from}กับ${to} วันนี้ ${today} เป้านี้ต้องได้ ${needed}`,
  noteLost: ({ from, to, lost }) => `จุดที่รั่วอยู่ระหว่าง${from}กับ${to}: ${lost} ใน 100 คนไม่กลับมา`,
  noteObjection: ({ words }) => `เรื่องที่ต้องแก้ก่อน: “${words}”`,
  noteAnswer: ({ words, ours }) => `เรื่องที่ต้องแก้ก่อน: “${words}” คำตอบของเรา: ${ours}`,
  noteFact: ({ name }) => `นับ${name}ตั้งแต่วันแรก แยกตามที่มา`,
  noteNarrow: ({ from, to, rate }) => `ขั้นที่แคบที่สุดคือจาก${from}เป็น${to} วันนี้ ${rate}`,
  before: ({ event, shown }) => `ก่อนถึง${event} เราโชว์: ${shown}`,
  on: ({ event, shown }) => `ตั้งแต่${event} เราโชว์: ${shown}`,
  first: ({ shown }) => `โชว์ก่อน: ${shown}`,
  shows: ({ thought, shown }) => `“${thought}” เราโชว์: ${shown}`,
  does: ({ thought, action }) => `“${thought}” ${action}`,
  answerIt: 'ตอบให้จบในคลิปเดียวและบนหน้าจอแรก',
  trust: { thought: 'ไว้ใจได้ไหม', action: 'บอกชื่อและหน้าตาของคนที่รับผิดชอบ' },
  formats: {
    video: 'วิดีโอสั้น',
    answer: 'ถาม–ตอบ',
    proof: 'หน้าหลักฐาน',
    reply: 'ตอบจบในข้อความเดียว',
    follow: 'ข้อความติดตาม',
    message: 'โฆษณาทักแชต',
    app: 'โฆษณาแอป',
    form: 'แบบฟอร์มในแอป',
  },
  website: 'เว็บไซต์',
  noChannel: 'รอเลือกช่องทาง',
  notBack: ({ lost }) => `${lost} ใน 100 คนไม่กลับมา`,
  notBackWhy: ({ rate }) => `100% − อัตราซื้อซ้ำ ${rate} (คำตอบของลูกค้า)`,
  stages: 'ขั้นของการซื้อและสิ่งที่ลูกค้าคิด',
  stagesWhy: 'อ่านจากคำตอบว่าของนี้ซื้อกันอย่างไร',
};
