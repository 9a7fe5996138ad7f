/** Animals: what they eat, and who looks after them. */
import { trade } from './trade.ts';

export const PET_GOODS = trade('pet-goods', [1], 'order', undefined, {
  interests: ['pet food, dogs, cats', 'อาหารสัตว์ สุนัข แมว'],
  scene: [['the bowl, the animal and the owner at home', 'ชามข้าว น้อง ๆ และเจ้าของที่บ้าน']],
  need: [['the bag is nearly empty', 'ถุงอาหารใกล้หมด']],
  doubt: [['Will mine eat it?', 'น้องจะยอมกินไหม']],
  show: [['Film a fussy eater’s first bowl, uncut', 'ถ่ายมื้อแรกของตัวที่กินยาก ไม่ตัดต่อ']],
  step: [['a trial size', 'ถุงทดลอง']],
  again: [['Remind before the bag runs out', 'เตือนก่อนอาหารหมดถุง']],
  leak: [['a first bag that is never followed by a second', 'คนซื้อถุงแรกแล้วหายไป']],
  learn: [['which breed’s owners come back', 'เจ้าของพันธุ์ไหนกลับมาซื้อ']],
  warm: [['Looked at feeding tables or ingredients', 'ดูตารางการให้อาหารหรือส่วนผสมแล้ว']],
  keep: [['Buyers whose bag should be ending', 'ลูกค้าที่อาหารน่าจะใกล้หมด']],
  ideas: [
    ['Reading the label with a vet', 'อ่านฉลากกับสัตวแพทย์'],
    ['Picky eaters, first bowl', 'มื้อแรกของน้องกินยาก'],
    ['How much is enough, by weight', 'กินเท่าไรถึงพอดี ตามน้ำหนักตัว'],
  ],
  changes: [
    {
      change: ['Pack a trial size with every order of something else', 'แถมถุงทดลองสูตรอื่นในทุกกล่อง'],
      why: ['Owners switch food only after the animal has voted', 'เจ้าของเปลี่ยนอาหารเมื่อน้องยอมกินแล้วเท่านั้น'],
    },
  ],
  search: ['ingredients', 'ส่วนผสม'],
  peaks: [
    {
      event: 'two-two',
      actions: [['lead with refill packs, not with new flavours', 'ชูแพ็กเติมสต็อก ไม่ใช่รสใหม่']],
    },
    {
      event: 'songkran',
      actions: [['offer travel and boarding sets', 'จัดเซ็ตเดินทางและฝากเลี้ยง']],
    },
    {
      event: 'eleven-eleven',
      actions: [['sell the large bag to those who know it', 'ขายถุงใหญ่ให้คนที่เคยซื้อ']],
    },
  ],
});

export const PET_CARE = trade(
  'pet-care',
  [1],
  'booking',
  /groom|veterin|pet care|day ?care|boarding|อาบน้ำ|ตัดขน|รักษาสัตว์|ฝากเลี้ยง/iu,
  {
    interests: ['dogs, cats, pet care', 'สุนัข แมว การดูแลสัตว์เลี้ยง'],
    scene: [['the animal on the table and the owner at pick-up', 'น้องบนโต๊ะตัดขนและเจ้าของตอนมารับ']],
    need: [['the coat mats or a trip is coming', 'ขนเริ่มพันกันหรือเจ้าของจะเดินทาง']],
    doubt: [['Will mine wait in a cage?', 'น้องต้องรอในกรงไหม']],
    show: [['Follow one animal from the door to the door', 'ตามน้องหนึ่งตัวตั้งแต่รับถึงส่งคืน']],
    step: [['a quiet hour chosen in chat', 'เลือกชั่วโมงเงียบได้ในแชต']],
    again: [['Fix the next visit at pick-up', 'นัดรอบหน้าตอนมารับ']],
    leak: [['calls that ring while hands are wet', 'สายที่ไม่มีคนรับเพราะมือเปียก']],
    learn: [['which weekday hour fills first', 'ชั่วโมงไหนของวันธรรมดาเต็มก่อน']],
    warm: [['Asked about a breed, a coat or a price', 'ถามเรื่องพันธุ์ ขน หรือราคา']],
    keep: [['Owners whose next visit is due', 'เจ้าของที่ถึงรอบพาน้องมา']],
    ideas: [
      ['Nervous first-timer', 'ครั้งแรกของน้องขี้กลัว'],
      ['What the handler sees under the coat', 'ใต้ขนมีอะไร ช่างเล่าให้ฟัง'],
      ['Breed by breed: how often', 'พันธุ์นี้ควรอาบบ่อยแค่ไหน'],
    ],
    changes: [
      {
        change: ['Take bookings by chat while hands are busy', 'รับจองผ่านแชตระหว่างมือไม่ว่าง'],
        why: ['A missed call goes to the next shop', 'สายที่ไม่ได้รับคือคิวของร้านอื่น'],
      },
    ],
    search: ['near me', 'ใกล้ฉัน'],
    peaks: [
      {
        event: 'lunar-new-year',
        actions: [['sell holiday boarding before the family trips', 'เปิดจองฝากเลี้ยงช่วงหยุดยาว']],
      },
      {
        event: 'songkran',
        actions: [['open boarding and pre-trip grooms', 'เปิดคิวฝากเลี้ยงและอาบน้ำก่อนเดินทาง']],
      },
      {
        event: 'rains',
        actions: [['talk about skin and ticks', 'พูดเรื่องผิวหนังและเห็บหมัด']],
      },
    ],
  },
);
