/** What no other trade fits. */
import { trade } from './trade.ts';

export const OTHER = trade('other', [0, 13], 'lead', undefined, {
  interests: ['the product itself', 'ตัวสินค้าหรือบริการ'],
  scene: [['the work being done', 'ขั้นตอนการทำงานจริง']],
  need: [['the old way stops working', 'วิธีเดิมใช้ไม่ได้แล้ว']],
  doubt: [['Why you, and not the usual place?', 'ทำไมต้องที่นี่ ไม่ใช่เจ้าเดิม']],
  show: [['Film one job from request to handover', 'ถ่ายหนึ่งงานตั้งแต่รับถึงส่งมอบ']],
  step: [['a price by message', 'ถามราคาด้วยข้อความเดียว']],
  again: [['Ask each customer for one name', 'ขอชื่อคนรู้จักหนึ่งชื่อจากทุกลูกค้า']],
  leak: [['messages that wait for an answer', 'ข้อความที่รอคำตอบ']],
  learn: [['which picture makes people write', 'ภาพไหนทำให้คนทัก']],
  warm: [['Wrote or called, bought nothing yet', 'เคยทักหรือโทร แต่ยังไม่ซื้อ']],
  keep: [['People served before', 'คนที่เคยใช้บริการ']],
  ideas: [
    ['A job, door to door', 'หนึ่งงานตั้งแต่ต้นจนจบ'],
    ['Asked at the counter', 'คำถามหน้าเคาน์เตอร์'],
    ['The maker’s hands', 'มือของคนทำ'],
  ],
  changes: [
    {
      change: ['Answer every message on the day it comes', 'ตอบทุกข้อความภายในวัน'],
      why: ['A fast answer is the cheapest advert', 'ตอบเร็วคือโฆษณาที่ถูกที่สุด'],
    },
  ],
  search: ['near me', 'ใกล้ฉัน'],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['say early which days are open', 'บอกวันเปิดทำการแต่เนิ่น ๆ']],
    },
    {
      event: 'songkran',
      actions: [['take jobs before the holiday', 'รับงานก่อนหยุดยาว']],
    },
    {
      event: 'year-end',
      actions: [['offer the last free dates', 'เปิดคิวสุดท้ายของปี']],
    },
  ],
});
