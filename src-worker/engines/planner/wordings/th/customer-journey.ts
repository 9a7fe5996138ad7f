/** หน้า 8: แต่ละขั้นเราโชว์อะไร และตอบเรื่องที่ได้ยินจากลูกค้าตรงไหน */
import { beginsWithSum, inQuotes } from '../../text.ts';
import type { Wordings } from '../index.ts';

export const customerJourney: Wordings['customerJourney'] = {
  headlineBreak: ({ from, to, today, needed }) => `จุดที่รั่วอยู่ระหว่าง${from}กับ${to} วันนี้ ${today} ต้องได้ ${needed}`,
  headlineLost: ({ lost }) => `${lost} ใน 100 คนไม่กลับมา ต้องดึงกลับมาให้ได้ก่อน`,
  headlineWay: ({ hero, stage }) => `ให้เห็น ${inQuotes(hero)} ตั้งแต่ครั้งแรกจนถึง${stage}`,
  headlineTold: ({ words }) => `{buyers}หลุดตรง “${words}”`,
  headlineFear: ({ fear, ours }) => `{buyers}${fear} เราตอบด้วย ${inQuotes(ours)}`,
  headlineFearShown: ({ fear, way }) => `{buyers}${fear} เราจึง${way}`,
  headlineShown: ({ thought, way }) =>
    /^(?:กลัว|กังวล|ห่วง)/u.test(thought)
      ? `{buyers}${thought} เราจึง${way}`
      : `{buyers}พูดว่า “${thought}” เราจึง${way}`,
  headlineNarrow: ({ rate, from, to }) => `วันนี้${from}เป็น${to} ${rate}`,
  headlineLast: ({ shown, stage }) => `สิ่งสุดท้ายที่{buyers}เห็นก่อน${stage}คือ ${inQuotes(shown)}`,
  headlinePriced: ({ price, stage }) => `ก่อน${stage}{buyers}รู้{price}แล้ว คือ ${price}`,
  headlineFirst: ({ shown }) => `สิ่งแรกที่{buyers}เห็นคือ ${inQuotes(shown)}`,
  headlineAnswer: ({ thought, ours }) =>
    /^(?:กลัว|กังวล|ห่วง)/u.test(thought)
      ? `{buyers}${thought} เราตอบด้วย ${inQuotes(ours)}`
      : `{buyers}พูดว่า “${thought}” เราตอบด้วย ${inQuotes(ours)}`,
  noteBreak: ({ from, to, today, needed }) => `ระหว่าง${from}กับ${to} วันนี้ได้ ${today} เป้านี้ต้องได้ ${needed}`,
  noteLost: ({ from, to, lost }) => `จุดที่รั่วอยู่ระหว่าง${from}กับ${to} ${lost} ใน 100 คนไม่กลับมา`,
  noteObjection: ({ words }) => `ตอบเรื่อง “${words}” ก่อนเรื่องอื่น`,
  noteTold: ({ words }) => `{buyers}หลุดตรง “${words}” ตามที่คุณบอก`,
  noteAnswer: ({ words, ours }) => `ตอบเรื่อง “${words}” ก่อน ด้วย ${inQuotes(ours)}`,
  noteFact: ({ name }) => `นับ${name}ตั้งแต่วันแรก และจดว่าแต่ละรายมาจากไหน`,
  noteNarrow: ({ from, to, rate }) => `ขั้นที่แคบที่สุดคือจาก${from}เป็น${to} วันนี้ ${rate}`,
  before: ({ event, shown }) => `ก่อนถึง${event} เราโชว์ ${inQuotes(shown)}`,
  on: ({ event, shown }) => `ตั้งแต่${event} เราโชว์ ${inQuotes(shown)}`,
  inMoment: ({ shown }) => `ในจังหวะนั้นเราโชว์ ${inQuotes(shown)}`,
  instalments: ({ terms, payment }) => `${terms} เดือนละ ${payment}`,
  firstAnswer: ({ shown }) => `ตอบคำถามแรกด้วย ${inQuotes(shown)}`,
  again: 'ภาพแรกตอบเรื่องนี้ไว้แล้ว',
  openFraud: 'โชว์เพจจริง บัญชีเดียวที่รับโอน และคนที่อยู่เบื้องหลัง',
  openGenuine: 'บอกชื่อคนที่อยู่เบื้องหลัง และวิธีเช็กว่าเป็นเราจริง',
  first: ({ shown }) => `โชว์ ${inQuotes(shown)} ก่อน`,
  moment: ({ words, shown }) => `จังหวะ “${words}” เราโชว์ ${inQuotes(shown)}`,
  settledWith: ({ way, shown }) => `${way} ก่อนตกลงให้เห็น ${inQuotes(shown)}`,
  shows: ({ thought, shown }) => `“${thought}” เราตอบด้วย ${inQuotes(shown)}`,
  does: ({ thought, action }) => `“${thought}” ${action}`,
  only: ({ action }) => action,
  holds: ({ price, shown }) =>
    beginsWithSum(price)
      ? `โชว์ว่าจ่าย ${price} แล้วได้ ${inQuotes(shown)}`
      : `โชว์ว่าราคานี้ (${price}) ได้ ${inQuotes(shown)}`,
  beside: ({ rival, them, us }) => `ที่ ${rival} เจอ ${inQuotes(them)} เราจึงโชว์ ${inQuotes(us)}`,
  answeredWith: ({ price }) => `ตอบตรง ๆ ตั้งแต่ข้อความแรก พร้อมบอก{price} ${price}`,
  decider: ({ words, shown }) => `“${words}” จึงทำหน้าเดียวไว้ส่งต่อ ในหน้านั้นมี ${inQuotes(shown)}`,
  last: ({ shown }) => `ก่อนตกลงให้เห็น ${inQuotes(shown)}`,
  terms: ({ words, kind }) =>
    kind === 'pays' ? `บอกวิธีจ่ายให้ชัดก่อนตัดสินใจ ${inQuotes(words)}` : `ก่อนตัดสินใจบอกให้ชัดเรื่อง ${inQuotes(words)}`,
  pricedWith: ({ price, shown }) => `บอก{price} ${price} คู่กับ ${inQuotes(shown)}`,
  afterwards: ({ shown }) => `หลังจากนั้นได้รับ ${inQuotes(shown)}`,
  afterProof: ({ action, shown }) => `${action} ตอนนี้มี ${inQuotes(shown)} แล้ว`,
  here: ({ shown }) => `ตรงนี้โชว์ ${inQuotes(shown)}`,
  priced: ({ price }) => `ตรงนี้บอก{price} ${price}`,
  formats: {
    video: 'วิดีโอสั้น',
    answer: 'ถาม–ตอบ',
    proof: 'หน้าเว็บที่มีหลักฐาน',
    reply: 'ตอบจบในข้อความเดียว',
    follow: 'ข้อความติดตาม',
    message: 'โฆษณาทักแชต',
    call: 'โฆษณาโทรหาเรา',
    app: 'โฆษณาแอป',
    form: 'แบบฟอร์มในแอป',
  },
  website: 'เว็บไซต์',
  direct: 'ติดต่อโดยตรง',
  noChannel: 'รอเลือกช่องทาง',
  notBack: ({ lost }) => `${lost} ใน 100 คนไม่กลับมา`,
  notBackWhy: ({ rate }) => `100% − อัตราซื้อซ้ำ ${rate} (คำตอบของคุณ)`,
  stages: 'ขั้นของการซื้อและสิ่งที่โชว์ในแต่ละขั้น',
  stagesWhy: 'อ่านจากคำตอบว่าของนี้ซื้อกันอย่างไร',
};
