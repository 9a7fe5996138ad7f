/** Clinics and salons. */
import { trade } from './trade.ts';

export const CLINIC = trade(
  'clinic',
  [7],
  'booking',
  /clinic|dental|dentist|hospital|nursing|doctor|surgery|คลินิก|ทันต|โรงพยาบาล|แพทย์|จัดฟัน/iu,
  {
    interests: ['health, family, appearance', 'สุขภาพ ครอบครัว ภาพลักษณ์'],
    scene: [['real staff and real rooms', 'ทีมงานจริงและห้องตรวจจริง']],
    need: [['pain, a photo or a child’s check-up brings it up', 'ปวด เห็นตัวเองในรูป หรือถึงรอบตรวจของลูก']],
    doubt: [['Will it hurt, and what will it cost in all?', 'เจ็บไหม จบที่เท่าไร']],
    show: [['Walk through a first visit, without treatment pictures', 'พาดูการมาครั้งแรก โดยไม่ใช้ภาพการรักษา']],
    step: [['a consultation held in chat', 'นัดปรึกษาผ่านแชต']],
    again: [['Call before the follow-up is due', 'ทักก่อนถึงวันตรวจติดตาม']],
    leak: [['evening messages that wait until morning', 'ข้อความช่วงเย็นที่ได้คำตอบตอนเช้า']],
    learn: [['which treatment question becomes an appointment', 'คำถามเรื่องไหนกลายเป็นนัด']],
    warm: [['Opened a price page or asked in chat', 'เปิดหน้าราคาหรือทักถามแล้ว']],
    keep: [['Page and LINE followers due for a check', 'ผู้ติดตามเพจและ LINE ที่ถึงรอบตรวจ']],
    ideas: [
      ['What happens on the first visit', 'มาครั้งแรกเจออะไรบ้าง'],
      ['The bill, line by line', 'ใบเสร็จหนึ่งใบ อธิบายทีละบรรทัด'],
      ['Asked in the waiting room', 'คำถามจากห้องรอตรวจ'],
    ],
    changes: [
      {
        change: ['Put a price range and a doctor’s name on each treatment', 'ระบุช่วงราคาและชื่อแพทย์ในทุกการรักษา'],
        why: ['People ask both before they give a date', 'คนถามเรื่องนี้ก่อนให้วันนัด'],
      },
    ],
    search: ['price', 'ราคา'],
    peaks: [
      {
        event: 'term-ends',
        actions: [['open children’s check-ups in the long holiday', 'เปิดคิวตรวจเด็กช่วงปิดเทอม']],
      },
      {
        event: 'songkran',
        actions: [['treat before the family pictures', 'นัดก่อนถ่ายรูปครอบครัวสงกรานต์']],
      },
      {
        event: 'year-end',
        actions: [['remind of benefits that expire with the year', 'เตือนสิทธิรักษาที่หมดสิ้นปี']],
      },
    ],
  },
);

export const SALON = trade(
  'salon',
  [7],
  'booking',
  /salon|spa\b|massage|nail|hair|barber|ทำผม|ทำเล็บ|สปา|นวด/iu,
  {
    interests: ['hair, nails, relaxation', 'ทำผม ทำเล็บ ผ่อนคลาย'],
    scene: [['hands at work and the mirror at the end', 'มือช่างและกระจกตอนเสร็จ']],
    need: [['an event or a tired week asks for it', 'มีงานสำคัญหรือเหนื่อยทั้งสัปดาห์']],
    doubt: [['Which stylist will I get?', 'ได้ช่างคนไหน']],
    show: [['Follow one stylist through a booking', 'ตามช่างหนึ่งคนตลอดหนึ่งคิว']],
    step: [['a slot with a named stylist', 'จองคิวระบุช่าง']],
    again: [['Suggest the next date before the mirror', 'นัดรอบถัดไปหน้ากระจก']],
    leak: [['last-minute cancellations that stay empty', 'คิวที่ยกเลิกแล้วว่างเปล่า']],
    learn: [['which hour sells without a discount', 'ชั่วโมงไหนขายได้โดยไม่ต้องลด']],
    warm: [['Saved a style or asked for a price', 'บันทึกทรงหรือถามราคา']],
    keep: [['Guests due for a touch-up', 'ลูกค้าที่ถึงรอบแต่งทรง']],
    ideas: [
      ['Asked for this, got this', 'ขอแบบนี้ ได้แบบนี้'],
      ['How long it lasts', 'อยู่ได้นานแค่ไหน'],
      ['A stylist’s own hair', 'ผมของช่างเอง'],
    ],
    changes: [
      {
        change: ['Offer freed slots to a waiting list each morning', 'ส่งคิวว่างให้รายชื่อรอทุกเช้า'],
        why: ['An empty chair cannot be sold tomorrow', 'เก้าอี้ว่างวันนี้ขายพรุ่งนี้ไม่ได้'],
      },
    ],
    search: ['near me', 'ใกล้ฉัน'],
    peaks: [
      {
        event: 'valentine',
        actions: [['open pair slots', 'เปิดคิวคู่']],
      },
      {
        event: 'songkran',
        actions: [['colour before the holiday queue', 'ทำสีก่อนคิวแน่น']],
      },
      {
        event: 'year-end',
        actions: [['sell gift vouchers for parties', 'ขายบัตรของขวัญช่วงปาร์ตี้']],
      },
    ],
  },
);
