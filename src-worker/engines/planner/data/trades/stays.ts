/** Places to stay, and travel. */
import { trade } from './trade.ts';

export const STAY = trade('stay', 'lodging', {
  scene: [['the view at the hour guests wake', 'วิวตอนแขกตื่น']],
  need: [['leave is approved and flights are compared', 'ลางานได้แล้วและเริ่มเทียบตั๋ว']],
  doubt: [['Is it as quiet as it looks?', 'เงียบเหมือนในรูปไหม']],
  show: [['Film a full hour from one balcony, with sound', 'ถ่ายหนึ่งชั่วโมงจากระเบียงเดียว เปิดเสียงจริง']],
  again: [['Write to past guests before the booking sites do', 'ทักแขกเก่าก่อนเว็บจอง']],
  leak: [['guests who find us and book through an agent', 'แขกที่เจอเราแล้วไปจองผ่านเว็บตัวแทน']],
  learn: [['which market books direct', 'แขกประเทศไหนจองตรง']],
  warm: [['Chose dates and left', 'เลือกวันแล้วออก']],
  keep: [['Guests of earlier seasons', 'แขกฤดูกาลก่อน']],
  ideas: [
    ['The hour before breakfast', 'หนึ่งชั่วโมงก่อนอาหารเช้า'],
    ['Getting here, door to door', 'มาอย่างไร ตั้งแต่สนามบิน'],
    ['What there is not', 'ที่นี่ไม่มีอะไรบ้าง'],
  ],
  search: [['book direct', 'จองตรง']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['hold the last rooms for short trips', 'กันห้องไว้ให้ทริปหยุดสั้น']],
    },
    {
      event: 'songkran',
      actions: [['close the last rooms by direct offers', 'ปิดห้องสุดท้ายด้วยข้อเสนอจองตรง']],
    },
    {
      event: 'rains',
      actions: [['sell the green months for what they are', 'ขายหน้าฝนอย่างที่เป็น']],
    },
    {
      event: 'cool-season',
      actions: [['open winter early to returning guests', 'เปิดจองหน้าหนาวให้แขกเก่าก่อน']],
    },
  ],
});
