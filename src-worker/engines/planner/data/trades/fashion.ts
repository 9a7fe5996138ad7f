/** Clothes: sold, and made or altered. */
import { trade } from './trade.ts';

export const APPAREL = trade('apparel', 'clothing', {
  scene: [['the piece worn through an ordinary day', 'การใส่จริงตลอดหนึ่งวันธรรมดา']],
  need: [['nothing in the wardrobe fits the occasion', 'เปิดตู้แล้วไม่มีตัวไหนใส่ได้']],
  doubt: [['Will it fit me?', 'ไซซ์เราใส่ได้ไหม']],
  show: [['Show one piece on several bodies, in motion', 'ใส่ตัวเดียวกันบนหลายรูปร่าง ให้เห็นตอนเดิน']],
  again: [['Show what goes with the piece they own', 'แนะนำตัวที่ใส่คู่กับของเดิม']],
  leak: [['questions about size that are answered too late', 'คำถามเรื่องไซซ์ที่ตอบช้า']],
  learn: [['which cut is asked for by name', 'ทรงไหนที่คนถามหาเอง']],
  warm: [['Saved a look or opened the size chart', 'บันทึกลุคหรือเปิดตารางไซซ์']],
  keep: [['Owners of last season’s piece', 'คนที่ซื้อคอลเลกชันก่อน']],
  ideas: [
    ['Same piece, different bodies', 'ตัวเดียวกัน หลายรูปร่าง'],
    ['Fabric under a hard wash', 'ซักจริง สีจริง'],
    ['Packed for a weekend', 'จัดกระเป๋าเที่ยวสั้น ๆ'],
  ],
  search: [['size chart', 'ตารางไซซ์']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['show red and new pieces before the shopping weekend', 'โชว์โทนแดงและชุดใหม่ก่อนวันจ่าย']],
    },
    {
      event: 'songkran',
      actions: [['show light pieces that survive water', 'โชว์ผ้าเบา เปียกแล้วแห้งไว']],
    },
    {
      event: 'mother',
      actions: [['pair sizes for mother and daughter', 'จัดชุดคู่แม่ลูก']],
    },
  ],
});

export const TAILOR = trade('tailor', 'tailors', {
  scene: [['the tape, the cloth and the finished fit', 'สายวัด ผ้า และชุดที่พอดีตัว']],
  need: [
    ['a wedding, an interview or a torn hem sets a date', 'มีงานแต่ง สัมภาษณ์งาน หรือชายกระโปรงขาดก่อนวันสำคัญ'],
  ],
  doubt: [['Will it be ready by my date?', 'เสร็จทันวันงานไหม']],
  show: [['Film one hem from chalk to press', 'ถ่ายงานเก็บชายหนึ่งตัว ตั้งแต่ขีดชอล์กถึงรีดเสร็จ']],
  again: [['Keep the measurements, and say so', 'เก็บไซซ์ไว้ แล้วบอกลูกค้าว่ามี']],
  leak: [['people who ask a price and get no finishing day', 'คนถามราคาแต่ไม่ได้คำตอบว่าเสร็จวันไหน']],
  learn: [
    ['whether hems, zips or new pieces are asked for most', 'งานไหนคนถามมากที่สุด เก็บชาย เปลี่ยนซิป หรือตัดใหม่'],
  ],
  warm: [['Sent a picture or asked for a finishing day', 'ส่งรูปชุดหรือถามวันรับ']],
  keep: [['People whose measurements are on file', 'คนที่มีไซซ์เก็บไว้แล้ว']],
  ideas: [
    ['Before the wedding: what can still be saved', 'ก่อนวันงาน: แก้อะไรทันบ้าง'],
    ['A zip, a hem, a waist: the price board', 'ซิป ชาย เอว: ราคาบนกระดาน'],
    ['Bought too big, worn to work', 'ซื้อมาใหญ่ แก้แล้วใส่ทำงาน'],
  ],
  search: [['alterations near me', 'ใกล้ฉัน']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['take in new-year clothes before the rush', 'รับแก้ชุดตรุษจีนก่อนคิวแน่น']],
    },
    {
      event: 'school-opens',
      actions: [['open a uniform counter', 'เปิดคิวแก้ชุดนักเรียน']],
    },
    {
      event: 'year-end',
      actions: [['fit party and wedding wear early', 'นัดลองชุดงานเลี้ยงและงานแต่งล่วงหน้า']],
    },
  ],
});
