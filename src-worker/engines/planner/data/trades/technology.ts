/** Devices and programs. */
import { trade } from './trade.ts';

export const ELECTRONICS = trade('electronics', 'devices', {
  scene: [['the device in a real room, cables and all', 'เครื่องในห้องจริง เห็นสายจริง']],
  need: [['the old one fails or slows', 'เครื่องเก่าเริ่มช้าหรือเสีย']],
  doubt: [['What if it breaks?', 'เสียแล้วส่งซ่อมที่ไหน']],
  show: [['Unbox, plug in and use it in one take', 'แกะกล่อง เสียบปลั๊ก ใช้งาน ในเทกเดียว']],
  again: [['Offer parts and upgrades to registered owners', 'เสนออุปกรณ์เสริมให้คนที่ลงทะเบียน']],
  leak: [['readers who compare here and buy elsewhere', 'คนที่มาเทียบสเปกแล้วไปซื้อที่อื่น']],
  learn: [['which comparison ends in an order', 'คู่เทียบไหนจบที่คำสั่งซื้อ']],
  warm: [['Compared models or read the warranty', 'เทียบรุ่นหรืออ่านเงื่อนไขประกัน']],
  keep: [['Owners whose warranty is ending', 'เจ้าของเครื่องที่ประกันใกล้หมด']],
  ideas: [
    ['Which model for which room', 'รุ่นไหนเหมาะกับห้องไหน'],
    ['A month later', 'ใช้มาหนึ่งเดือน'],
    ['Set-up without a manual', 'ตั้งค่าโดยไม่เปิดคู่มือ'],
  ],
  search: [['review', 'รีวิว']],
  peaks: [
    {
      event: 'three-three',
      actions: [['show bundles with accessories', 'จัดเซ็ตพร้อมอุปกรณ์เสริม']],
    },
    {
      event: 'school-opens',
      actions: [['set up student bundles', 'จัดชุดนักเรียนนักศึกษา']],
    },
    {
      event: 'eleven-eleven',
      actions: [['hold the best bundle for that day', 'เก็บชุดคุ้มสุดไว้วันนั้น']],
    },
  ],
});

export const SOFTWARE = trade('software', 'software for work', {
  scene: [['the screen and the hand that uses it at work', 'หน้าจอและมือที่ใช้ตอนทำงานจริง']],
  need: [['the spreadsheet breaks or an hour is lost again', 'ไฟล์พังหรือเสียเวลากับงานเดิมอีกครั้ง']],
  doubt: [['What happens to my data?', 'ข้อมูลเราจะหายไหม']],
  show: [['Set it up on camera at a real customer’s', 'ติดตั้งให้ดูที่ลูกค้าจริง']],
  again: [['Message those who have not opened it this week', 'ทักคนที่ไม่ได้เปิดใช้ในสัปดาห์นี้']],
  leak: [['accounts opened and never used again', 'บัญชีที่เปิดแล้วไม่กลับมาใช้']],
  learn: [['which first task makes a user return', 'งานแรกแบบไหนทำให้กลับมาใช้']],
  warm: [['Opened pricing or started set-up', 'เปิดหน้าราคาหรือเริ่มตั้งค่า']],
  keep: [
    ['Active accounts not yet on a paid plan', 'บัญชีที่ใช้ประจำแต่ยังไม่จ่าย', 'closed by a trial'],
    ['Customers whose plan renews soon', 'ลูกค้าที่ใกล้ถึงรอบต่ออายุ'],
  ],
  ideas: [
    ['Closing time, done in minutes', 'ปิดร้านในไม่กี่นาที'],
    ['Moving over from paper', 'ย้ายจากสมุดมาใช้แอป'],
    ['Asked at the help desk', 'คำถามที่ทีมช่วยเหลือเจอ'],
  ],
  search: [['free trial', 'ทดลองใช้ฟรี', 'closed by a trial']],
  peaks: [
    {
      event: 'tax-filing',
      actions: [['show the report that the accountant needs', 'โชว์รายงานที่นักบัญชีใช้']],
    },
    {
      event: 'half-year',
      actions: [['offer migration while shops are quiet', 'ช่วยย้ายข้อมูลช่วงร้านเงียบ']],
    },
    {
      event: 'year-end',
      actions: [['start the new year’s books clean', 'เริ่มบัญชีปีใหม่ให้เรียบร้อย']],
    },
  ],
});
