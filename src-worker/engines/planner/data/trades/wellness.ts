/** Supplements and cosmetics. */
import { trade } from './trade.ts';

export const SUPPLEMENT = trade('supplement', 'supplements', {
  scene: [['the label, the batch report and the daily routine', 'ฉลาก ใบตรวจล็อต และกิจวัตรประจำวัน']],
  need: [['a check-up or a parent’s complaint raises the question', 'ผลตรวจสุขภาพหรือพ่อแม่เริ่มบ่น']],
  doubt: [['Is the registration number real?', 'เลข อย. จริงไหม']],
  show: [['Read one label aloud and open the batch report', 'อ่านฉลากให้ฟัง แล้วเปิดใบตรวจของล็อต']],
  again: [['Ask how the pack went before offering the next', 'ถามว่ากินแล้วเป็นอย่างไรก่อนเสนอแพ็กถัดไป']],
  leak: [['chats that end when a health claim cannot be made', 'แชตที่จบเพราะตอบเรื่องสรรพคุณไม่ได้']],
  learn: [['which plain wording is approved and still answered', 'ถ้อยคำไหนผ่านอนุมัติและยังมีคนทัก']],
  warm: [['Opened the batch report or asked for the number', 'เปิดใบตรวจหรือถามเลข อย.']],
  keep: [['Buyers near the end of a pack', 'ลูกค้าที่ใกล้หมดแพ็ก']],
  ideas: [
    ['What the label may say, and what it may not', 'ฉลากพูดอะไรได้ อะไรไม่ได้'],
    ['From field to capsule', 'จากแปลงถึงแคปซูล'],
    ['Questions our pharmacist gets', 'คำถามที่เภสัชกรเจอ'],
  ],
  search: [['FDA number', 'เลข อย.']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['offer family packs for visits home', 'จัดแพ็กครอบครัวสำหรับกลับบ้าน']],
    },
    {
      event: 'songkran',
      actions: [['prepare gifts for elders', 'จัดของขวัญผู้ใหญ่']],
    },
    {
      event: 'mother',
      actions: [['let children order for parents', 'ให้ลูกสั่งให้พ่อแม่']],
    },
  ],
});

export const BEAUTY = trade('beauty', 'skin and make-up', {
  scene: [['texture on real skin in window light', 'เนื้อครีมบนผิวจริงใต้แสงหน้าต่าง']],
  need: [['the skin or the season changes', 'ผิวเปลี่ยนหรืออากาศเปลี่ยน']],
  doubt: [['Does it suit my skin?', 'ผิวเราใช้ได้ไหม']],
  show: [['Show texture and wear at noon and at night', 'โชว์เนื้อและความติดทนตอนเที่ยงและค่ำ']],
  again: [['Suggest the refill before the tube is flat', 'ชวนเติมก่อนหลอดหมด']],
  leak: [
    ['shade questions that nobody matches', 'คำถามเรื่องเฉดที่ไม่มีใครช่วยเลือก', 'make-up'],
    ['first orders that turn out the wrong formula', 'ออร์เดอร์แรกที่เลือกสูตรผิด'],
  ],
  learn: [['which skin concern is asked about first', 'ปัญหาผิวไหนคนถามก่อน']],
  warm: [['Watched a texture clip or opened the ingredients', 'ดูคลิปเนื้อครีมหรือเปิดส่วนผสม']],
  keep: [['Buyers due for a refill', 'ลูกค้าที่ถึงรอบเติม']],
  ideas: [
    ['Noon to night', 'ตั้งแต่เที่ยงถึงค่ำ'],
    ['One ingredient, plainly', 'ส่วนผสมหนึ่งตัว เล่าง่าย ๆ'],
    ['My routine, unfiltered', 'รูทีนจริง ไม่ใส่ฟิลเตอร์'],
  ],
  search: [['ingredients', 'ส่วนผสม']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['make date-night sets', 'จัดเซ็ตเดตไนต์', 'make-up'],
        ['film a routine before going out', 'ถ่ายรูทีนก่อนออกไปเดต'],
      ],
    },
    {
      event: 'heat',
      actions: [['lead with what survives sweat', 'ชูตัวที่ทนเหงื่อ']],
    },
    {
      event: 'eleven-eleven',
      actions: [['keep the refill set for the sale', 'เก็บเซ็ตเติมไว้วันแคมเปญ']],
    },
  ],
});
