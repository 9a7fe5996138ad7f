/** Buildings: material for them, and the rooms in them. */
import { trade } from './trade.ts';

export const BUILDING = trade('building', 'building materials', {
  scene: [['the material on a real site', 'วัสดุที่หน้างานจริง']],
  need: [['a drawing names a specification', 'แบบก่อสร้างระบุสเปก']],
  doubt: [['Is it in stock near the site?', 'มีของใกล้ไซต์ไหม']],
  show: [['Test a sample where crews can see it', 'ทดสอบตัวอย่างให้ช่างดู']],
  again: [['Ask about the next site when this one tops out', 'ถามไซต์ถัดไปตอนงานใกล้จบ']],
  leak: [['price lists that are out of date', 'ใบราคาที่ไม่อัปเดต']],
  learn: [['which size or grade is asked for', 'ขนาดหรือเกรดไหนถูกถามบ่อย']],
  warm: [['Downloaded a data sheet or a price list', 'โหลดสเปกหรือใบราคา']],
  keep: [['Contractors with open accounts', 'ผู้รับเหมาที่มีเครดิตอยู่']],
  ideas: [
    ['Sample against water and load', 'ตัวอย่างกับน้ำและน้ำหนัก'],
    ['Site notes from a foreman', 'บันทึกหน้างานจากหัวหน้าช่าง'],
    ['How to order without waste', 'สั่งอย่างไรไม่เหลือเศษ'],
  ],
  search: [['price list', 'ใบราคา']],
  peaks: [
    {
      event: 'heat',
      actions: [['supply dry-season sites', 'รองรับไซต์ช่วงหน้าแล้ง']],
    },
    {
      event: 'rains',
      actions: [['lead with waterproof grades', 'ชูเกรดกันน้ำ']],
    },
    {
      event: 'next-budget',
      actions: [['reach planners while budgets are drawn', 'ถึงฝ่ายออกแบบตอนตั้งงบ']],
    },
  ],
});

export const PROPERTY = trade('property', 'homes for sale', {
  scene: [['the room at the hour it is lived in', 'ห้องในเวลาที่อยู่จริง']],
  need: [['the lease ends or a family grows', 'หมดสัญญาเช่าหรือครอบครัวโตขึ้น']],
  doubt: [['What is the monthly cost, all in?', 'ผ่อนและค่าส่วนกลางรวมเท่าไร']],
  show: [['Walk the commute and the corridor, not only the room', 'พาเดินทางจริงและทางเดิน ไม่ใช่แค่ห้อง']],
  again: [['Ask residents who else is looking', 'ให้ลูกบ้านชวนเพื่อน']],
  leak: [['leads who own nothing to pledge or cannot borrow', 'รายชื่อที่กู้ไม่ผ่าน']],
  learn: [['which unit type is visited, not only liked', 'ห้องแบบไหนมีคนมาดูจริง']],
  warm: [['Opened a floor plan or the loan table', 'เปิดผังห้องหรือตารางกู้']],
  keep: [['Residents and past visitors', 'ลูกบ้านและคนที่เคยมาชม']],
  ideas: [
    ['The commute, in real time', 'เดินทางจริง จับเวลาจริง'],
    ['The bill each month', 'บิลทุกเดือน'],
    ['A neighbour’s tour', 'ลูกบ้านพาชม'],
  ],
  search: [['price and size', 'ราคาและขนาด']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['invite families while they are together', 'ชวนมาชมช่วงครอบครัวอยู่พร้อมหน้า']],
    },
    {
      event: 'mid-year',
      actions: [['show ready units before the rains', 'โชว์ห้องพร้อมอยู่ก่อนฝน']],
    },
    {
      event: 'year-end',
      actions: [['set transfer dates before the long holiday', 'นัดวันโอนก่อนหยุดยาว']],
    },
  ],
});
