/** Homes: what stands in them, and who works on them. */
import { trade } from './trade.ts';

export const HOME = trade('home', 'furnishing', {
  scene: [['a lived-in room with the piece in use', 'ห้องที่มีคนอยู่จริงกับของที่ใช้งาน']],
  need: [
    ['a move, a new room or a bad chair decides it', 'ย้ายบ้าน จัดห้องใหม่ หรือทนเก้าอี้เดิมไม่ไหว', 'furniture'],
    ['a saved picture makes a room at home look bare', 'เห็นรูปที่บันทึกไว้แล้วอยากจัดห้องตัวเอง'],
  ],
  doubt: [
    ['Will it fit through my door?', 'ขนาดเข้าห้องเราได้ไหม', 'furniture'],
    ['Is the colour the same as in the photo?', 'สีจริงตรงกับในรูปไหม'],
  ],
  show: [['Measure a customer’s corner and fill it', 'วัดมุมห้องลูกค้าแล้ววางให้พอดี']],
  again: [['Offer the matching piece for the same room', 'เสนอชิ้นที่เข้าชุดในห้องเดียวกัน']],
  leak: [
    ['enquiries that wait for a drawing', 'คนที่รอแบบร่างนานเกินไป', 'furniture'],
    ['baskets left at the delivery fee', 'ตะกร้าที่ทิ้งไว้เมื่อเห็นค่าส่ง', 'closed in the cart'],
    ['saved pictures that never become a question', 'คนที่บันทึกรูปไว้แต่ไม่เคยทัก'],
  ],
  learn: [['which room is asked about most', 'คนถามเรื่องห้องไหนมากที่สุด']],
  warm: [['Sent measurements or saved a room', 'ส่งขนาดหรือบันทึกภาพห้อง']],
  keep: [['Owners with another room to furnish', 'ลูกค้าที่ยังมีห้องอื่นต้องจัด']],
  ideas: [
    ['Small rooms, exact measures', 'ห้องเล็ก วัดพอดี'],
    ['The joint nobody sees', 'รอยต่อที่ไม่มีใครเห็น', 'furniture'],
    ['Delivery day', 'วันส่งของ'],
    ['Old piece, new corner', 'ของเดิม มุมใหม่'],
  ],
  search: [['made to measure', 'สั่งทำตามขนาด', 'furniture']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['finish homes before the family visits', 'จัดบ้านให้เสร็จก่อนญาติมา']],
    },
    {
      event: 'rains',
      actions: [['show what does not swell or warp', 'โชว์ของที่ไม่บวมไม่งอ']],
    },
    {
      event: 'twelve-twelve',
      actions: [['take orders for delivery in January', 'รับจองส่งมกราคม']],
    },
  ],
});

export const HOME_SERVICE = trade('home-service', 'work on homes', {
  scene: [['the site before, during and swept clean', 'หน้างานก่อนทำ ระหว่างทำ และกวาดเสร็จ']],
  need: [['something leaks, cracks or a move-in date is set', 'น้ำรั่ว พื้นพอง หรือมีวันเข้าอยู่']],
  doubt: [['Will the crew finish what they start?', 'ช่างทิ้งงานไหม']],
  show: [['Film one job from measuring to sweeping up', 'ถ่ายหนึ่งงานตั้งแต่วัดถึงเก็บกวาด']],
  again: [['Inspect once more before the warranty ends', 'ตรวจงานอีกครั้งก่อนหมดประกัน']],
  leak: [['quotes that arrive after the neighbour’s', 'ใบเสนอราคาที่มาช้ากว่าเจ้าอื่น']],
  learn: [['which room or fault brings the visit', 'ห้องไหนหรือปัญหาไหนทำให้นัดวัด']],
  warm: [['Asked for a price by area or opened past jobs', 'ถามราคาต่อพื้นที่หรือดูผลงาน']],
  keep: [['Homes under our warranty', 'บ้านที่อยู่ในประกันของเรา']],
  ideas: [
    ['Measured wrong, measured right', 'วัดผิด วัดถูก'],
    ['What is under the floor', 'ใต้พื้นมีอะไร'],
    ['A year after', 'ผ่านมาหนึ่งปี'],
  ],
  search: [['price per square metre', 'ราคาต่อตารางเมตร']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['finish rooms before the family gathers', 'ทำเสร็จก่อนญาติมารวมกัน']],
    },
    {
      event: 'rains',
      actions: [['speak of leaks and swelling before they show', 'พูดเรื่องรั่วและบวมก่อนฝนมา']],
    },
    {
      event: 'year-end',
      actions: [['book January crews', 'จองคิวช่างเดือนมกราคม']],
    },
  ],
});
