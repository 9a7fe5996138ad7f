/** Clinics and salons. */
import { trade } from './trade.ts';

export const CLINIC = trade('clinic', 'clinics', {
  scene: [['real staff and real rooms', 'ทีมงานจริงและห้องตรวจจริง']],
  need: [
    [
      'pain, a photo or a child’s check-up brings it up',
      'ปวด เห็นตัวเองในรูป หรือถึงรอบตรวจของลูก',
      'medical or dental',
    ],
    ['a check has been put off for too long', 'ผัดมานานจนต้องไปตรวจ', 'medical or dental'],
    ['someone at home names the place they go to', 'คนที่บ้านแนะนำที่ประจำของเขา'],
  ],
  doubt: [['Will it hurt, and what will it cost in all?', 'เจ็บไหม จบที่เท่าไร']],
  show: [['Walk through a first visit, without treatment pictures', 'พาดูการมาครั้งแรก โดยไม่ใช้ภาพการรักษา']],
  again: [
    ['Call before the follow-up is due', 'ทักก่อนถึงวันตรวจติดตาม', 'medical or dental'],
    ['Book the next check before they leave', 'นัดครั้งหน้าให้เรียบร้อยก่อนกลับบ้าน', 'medical or dental'],
    ['Ask how the visit went, then offer a date', 'ถามว่ามาครั้งก่อนเป็นอย่างไร แล้วเสนอวัน'],
  ],
  leak: [['evening messages that wait until morning', 'ข้อความช่วงเย็นที่ได้คำตอบตอนเช้า']],
  learn: [['which treatment question becomes an appointment', 'คำถามเรื่องไหนกลายเป็นนัด']],
  warm: [['Opened a price page or asked in chat', 'เปิดหน้าราคาหรือทักถามแล้ว']],
  keep: [
    ['Page and LINE followers due for a check', 'ผู้ติดตามเพจและ LINE ที่ถึงรอบตรวจ', 'medical or dental'],
    ['Chat contacts who asked to be reminded', 'คนในแชตที่ขอให้เตือน'],
  ],
  ideas: [
    ['What happens on the first visit', 'มาครั้งแรกเจออะไรบ้าง'],
    ['The bill, line by line', 'ใบเสร็จหนึ่งใบ อธิบายทีละบรรทัด'],
    ['Asked in the waiting room', 'คำถามจากห้องรอตรวจ', 'medical or dental'],
    ['A day at the front desk', 'หนึ่งวันที่เคาน์เตอร์'],
  ],
  search: [['price', 'ราคา']],
  peaks: [
    {
      event: 'term-ends',
      actions: [
        ['open children’s check-ups in the long holiday', 'เปิดคิวตรวจเด็กช่วงปิดเทอม', 'medical or dental'],
        ['let siblings come on the same day', 'ให้พี่น้องมาตรวจวันเดียวกัน', 'medical or dental'],
        ['publish weekday hours for families', 'ลงเวลาวันธรรมดาสำหรับครอบครัว', 'medical or dental'],
        ['answer parents’ questions in the evening', 'ตอบคำถามพ่อแม่ช่วงเย็น', 'medical or dental'],
      ],
    },
    {
      event: 'songkran',
      actions: [['offer dates before relatives arrive', 'เปิดคิวก่อนญาติมารวมกัน']],
    },
    {
      event: 'year-end',
      actions: [
        ['remind of benefits that expire with the year', 'เตือนสิทธิรักษาที่หมดสิ้นปี', 'medical or dental'],
        ['add dates before the holidays', 'เพิ่มคิวก่อนหยุดยาว'],
      ],
    },
  ],
});

export const SALON = trade('salon', 'salons', {
  scene: [
    ['hands at work and the mirror at the end', 'มือช่างและกระจกตอนเสร็จ', 'hair and nails'],
    ['the station made ready before a guest sits', 'มุมทำงานที่จัดไว้ก่อนลูกค้านั่ง'],
  ],
  need: [['an event or a tired week asks for it', 'มีงานสำคัญหรือเหนื่อยทั้งสัปดาห์']],
  doubt: [
    ['Which stylist will I get?', 'ได้ช่างคนไหน', 'hair and nails'],
    ['What will be added to the price?', 'จบที่เท่าไร มีบวกเพิ่มไหม'],
  ],
  show: [
    ['Follow one stylist through a booking', 'ตามช่างหนึ่งคนตลอดหนึ่งคิว', 'hair and nails'],
    ['Film the talk before the work begins', 'ถ่ายช่วงคุยกันก่อนลงมือ'],
  ],
  again: [
    ['Suggest the next date before the mirror', 'นัดรอบถัดไปหน้ากระจก', 'hair and nails'],
    ['Note each visit and write in good time', 'จดสิ่งที่ทำไว้ แล้วทักเมื่อถึงรอบ'],
  ],
  leak: [['last-minute cancellations that stay empty', 'คิวที่ยกเลิกแล้วว่างเปล่า']],
  learn: [['which hour sells without a discount', 'ชั่วโมงไหนขายได้โดยไม่ต้องลด']],
  warm: [
    ['Saved a style or asked for a price', 'บันทึกทรงหรือถามราคา', 'hair and nails'],
    ['Checked free times or opened the map', 'ดูคิวว่างหรือแผนที่'],
  ],
  keep: [
    ['Guests due for a touch-up', 'ลูกค้าที่ถึงรอบแต่งทรง', 'hair and nails'],
    ['Regulars of each stylist', 'ขาประจำของช่างแต่ละคน', 'hair and nails'],
    ['Newcomers who have yet to return', 'ลูกค้าใหม่ที่ยังไม่กลับมา'],
  ],
  ideas: [
    ['Asked for this, got this', 'ขอแบบนี้ ได้แบบนี้', 'hair and nails'],
    ['How long it lasts', 'อยู่ได้นานแค่ไหน', 'hair and nails'],
    ['A stylist’s own hair', 'ผมของช่างเอง', 'hair and nails'],
    ['Telling us what you want', 'บอกช่างอย่างไรให้ตรงใจ'],
    ['Before the shop opens', 'ก่อนเปิดร้านเราเตรียมอะไร'],
    ['At home between visits', 'ดูแลเองที่บ้านระหว่างรอบ'],
  ],
  search: [['near me', 'ใกล้ฉัน']],
  peaks: [
    {
      event: 'valentine',
      actions: [['open pair slots', 'เปิดคิวคู่']],
    },
    {
      event: 'songkran',
      actions: [
        ['colour before the holiday queue', 'ทำสีก่อนคิวแน่น', 'hair and nails'],
        ['explain care after water and sun', 'แนะนำวิธีดูแลหลังเล่นน้ำและตากแดด', 'hair and nails'],
        ['announce each stylist’s days off', 'แจ้งวันหยุดของช่างแต่ละคน'],
      ],
    },
    {
      event: 'year-end',
      actions: [['sell gift vouchers for parties', 'ขายบัตรของขวัญช่วงปาร์ตี้']],
    },
  ],
});
