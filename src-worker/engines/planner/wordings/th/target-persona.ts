/** หน้า 7: ใครซื้อ อะไรทำให้เริ่มหา ถามอะไร ติดอะไร ใครตัดสินใจ */
import { inQuotes, isSum, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

/** ตัวเลขราคาล้วน ๆ บอกด้วยว่าเป็นราคา: 'ราคา 99 บาท', 'ราคาใบละ 4 บาท' */
const priced = (words: string): string =>
  isSum(words) || /^ถูก(?:กว่า|มาก)?$/u.test(words) ? `ราคา${thaiGap(words)}${words}` : words;

/** เล่าว่าลูกค้ารู้สึกอย่างไร ไม่ใช่คำที่ลูกค้าพูด จึงไม่ต้องอยู่ในเครื่องหมายคำพูด */
const TOLD =
  /^(?:กลัว|อาย|เขิน|กังวล|ห่วง|ไม่มั่นใจ|ไม่เชื่อ|ไม่กล้า|เคย(?!ไหม)|เรื่อง|ความ)(?!.*(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า)$)[^“”]{2,}$/u;

export const targetPersona: Wordings['targetPersona'] = {
  headlineDate: ({ event }) => `{buyers}ต้องให้ทัน${event}`,
  headlineMoment: ({ event }) => `{buyers}เริ่มหาตั้งแต่${event}`,
  headlineTold: ({ words }) =>
    TOLD.test(words)
      ? `{buyers}ลังเล${words.startsWith('เรื่อง') ? '' : words.startsWith('ความ') ? 'เรื่อง' : 'เพราะ'}${words}`
      : `{buyers}ลังเลเพราะ “${words}”`,
  headlinePartly: ({ words }) => `{buyers}ลังเลเพราะ${thaiGap(words)}${words}`,
  headlineFear: ({ words }) => `{buyers}ยังลังเลเพราะ${thaiGap(words)}${words}`,
  headlineAsk: ({ question }) => `ก่อนตัดสินใจ {buyers}ถามว่า “${question}”`,
  headlineGuess: ({ question }) => `คาดว่า{buyers}จะถามก่อนว่า “${question}”`,
  headlineStarts: ({ words }) => `{buyers}เริ่มหาเพราะ “${words}”`,
  headlineSeveral: ({ events }) => `{buyers}เริ่มหาเมื่อ ${events}`,
  headlineMoments: ({ count, isInTurn }) =>
    `{buyers}เริ่มหาจาก${['สอง', 'สาม', 'สี่', 'ห้า', 'หก'][count - 2] ?? 'หลาย'}จังหวะ ${isInTurn ? 'โฆษณาสองชิ้นผลัดกันพูดทีละจังหวะ' : 'แต่ละจังหวะมีโฆษณาของตัวเอง'}`,
  startsDated: ({ event }) => `เริ่มหาก่อนถึง${event}`,
  starts: ({ event }) => `เริ่มหาตั้งแต่${event}`,
  days: 'นับจากวันนี้',
  done: ({ name, figure }) => `${name}: ${figure}`,
  early: ({ days }) => `เหลือเวลาอีก ${days}`,
  late: ({ days }) => `ช้าไป ${days}`,
  stopsRival: ({ rival, words }) => `ที่ ${rival} มักเจอ ${inQuotes(words)}`,
  pull: ({ rival, words }) => `${rival} ดึง{buyers}ด้วย ${inQuotes(priced(words))}`,
  decidesBy: ({ question, ours }) => `“${question}” เราตอบด้วย ${inQuotes(ours)}`,
  portrait: 'ภาพตัวแทน{buyers}และคำถามที่ถาม',
  portraitWhy: 'จากกลุ่มเป้าหมายที่ให้มา ควรยืนยันด้วยการคุยกับ{buyers}จริง',
  example: ({ days }) => `อีก ${days} ถึงวันนั้น`,
  exampleWhy: 'ตัวอย่างระหว่างเวลาของเรากับของคู่แข่ง',
};
