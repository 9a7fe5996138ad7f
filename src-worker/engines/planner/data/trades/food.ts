/** Food and drink: to take home, and to sit down to. */
import { trade } from './trade.ts';

export const FOOD = trade('food', 'food for the cupboard', {
  scene: [['hands, source and table', 'มือคนทำ แหล่งที่มา และโต๊ะอาหาร']],
  need: [['the jar at home is nearly empty', 'ของที่บ้านใกล้หมด']],
  doubt: [['When was it made?', 'ทำเมื่อไร เก็บได้นานแค่ไหน']],
  show: [['Follow one batch from source to cup or plate', 'ตามหนึ่งล็อตจากแหล่งผลิตถึงแก้วถึงจาน']],
  again: [['Write before the last serving', 'ทักก่อนถึงเสิร์ฟสุดท้าย']],
  leak: [['first boxes that are not followed by a second', 'ลูกค้าที่ซื้อกล่องแรกแล้วไม่กลับมา']],
  learn: [['which taste brings people back', 'รสไหนพาคนกลับมา']],
  warm: [['Read about taste, origin or delivery', 'อ่านเรื่องรสชาติ ที่มา หรือการจัดส่ง']],
  keep: [['Buyers whose last box should be finished', 'ลูกค้าที่กล่องล่าสุดน่าจะหมดแล้ว']],
  ideas: [
    ['One batch, start to finish', 'หนึ่งล็อตตั้งแต่ต้นจนจบ'],
    ['How we drink or eat it at home', 'ที่บ้านเรากินแบบไหน'],
    ['Blind tasting with a customer', 'ปิดตาชิมกับลูกค้า'],
  ],
  search: [['delivery', 'ส่งถึงบ้าน']],
  peaks: [
    {
      event: 'songkran',
      actions: [['ship before the couriers close', 'ส่งก่อนขนส่งหยุด']],
    },
    {
      event: 'new-year',
      actions: [['open corporate gift orders early', 'เปิดจองของขวัญองค์กรแต่เนิ่น ๆ']],
    },
  ],
});

export const VENUE = trade('venue', 'tables booked', {
  scene: [['the table, the view and the first dish', 'โต๊ะ วิว และจานแรก']],
  need: [['somebody asks where to meet tonight', 'มีคนถามว่าเย็นนี้เจอกันที่ไหน']],
  doubt: [['Is there a table, and where do we park?', 'มีโต๊ะไหม จอดรถตรงไหน']],
  show: [['Walk in from the car park to the best table', 'พาเดินจากที่จอดรถถึงโต๊ะวิวดี']],
  again: [['Invite the organiser of each table back by name', 'ชวนคนนัดของแต่ละโต๊ะกลับมา']],
  leak: [['full evenings that turn guests away without a next date', 'วันเต็มที่ปฏิเสธลูกค้าโดยไม่เสนอวันอื่น']],
  learn: [['which evening fills without a discount', 'คืนไหนเต็มโดยไม่ต้องลด']],
  warm: [['Opened the menu or the map', 'เปิดดูเมนูหรือแผนที่']],
  keep: [['Organisers of past tables', 'คนที่เคยจองโต๊ะ']],
  ideas: [
    ['Tonight’s view', 'วิวคืนนี้'],
    ['The dish the kitchen eats', 'จานที่คนครัวกินเอง'],
    ['Who plays on which night', 'คืนไหนใครเล่น'],
  ],
  search: [['book a table', 'จองโต๊ะ']],
  peaks: [
    {
      event: 'valentine',
      actions: [['open tables for couples with a set menu', 'เปิดโต๊ะคู่พร้อมเซ็ตเมนู']],
    },
    {
      event: 'songkran',
      actions: [['publish holiday hours before guests ask', 'บอกเวลาเปิดช่วงหยุดก่อนมีคนถาม']],
    },
    {
      event: 'year-end',
      actions: [['take office parties while dates are free', 'รับจองเลี้ยงบริษัทตอนวันยังว่าง']],
    },
  ],
});
