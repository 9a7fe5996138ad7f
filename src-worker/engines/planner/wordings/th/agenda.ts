/** หน้า 2: คำถามที่ข้อเสนอนี้ตอบ และหัวข้อทั้งหมด */
import { gapAfter, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';
import { classifierOf } from './classifiers.ts';

export const agenda: Wordings['agenda'] = {
  howMore: ({ from, to, name, isUnit }) =>
    isUnit
      ? `จะเพิ่มจาก ${from} เป็น ${to} ${name}${gapAfter(name)}ได้อย่างไร`
      : `จะเพิ่ม${thaiGap(name)}${name}${gapAfter(name)}จาก ${from} เป็น ${to} ${classifierOf(name)}ได้อย่างไร`,
  howGrow: ({ from, to, name }) =>
    `จะเพิ่ม${thaiGap(name)}${name}${gapAfter(name)}จาก ${from} เป็น ${to} ได้อย่างไร`,
  howReach: ({ goal }) => `${goal} ต้องทำอย่างไร`,
  howSell: ({ many, offer }) => `จะหา${many}สำหรับ${thaiGap(offer)}${offer}${gapAfter(offer)}เพิ่มได้อย่างไร`,
  how: ({ many }) => `จะหา${many}เพิ่มได้อย่างไร`,
  stand: 'เราอยู่ตรงไหน',
  people: '{buyers}และคู่แข่ง',
  choose: 'เราเลือกอะไร',
  run: 'ลงมืออย่างไร',
  sections: {
    3: 'เป้าหมายการตลาด',
    4: 'ภาพรวมตลาด',
    5: 'ภาพรวมธุรกิจ',
    6: 'วิเคราะห์ช่องทาง',
    7: '{buyers}และอินไซต์',
    8: 'เส้นทาง{buyers}',
    9: 'ภาพรวมการแข่งขัน',
    10: 'SWOT คู่แข่ง',
    11: 'จุดที่เราชนะ',
    12: 'ประเด็นสำคัญ',
    13: 'กลยุทธ์หลัก',
    14: 'เนื้อหาและครีเอทีฟ',
    15: 'ทิศทางสื่อ',
    16: 'โครงสร้างแคมเปญ',
    17: 'แผนที่กลุ่มเป้าหมาย',
    18: 'ข้อเสนอแนะ',
    19: 'ขั้นตอนถัดไป',
  },
};
