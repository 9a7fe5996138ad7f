/** Animals: what they eat, and who looks after them. */
import { trade } from './trade.ts';

export const PET_GOODS = trade('pet-goods', 'pet goods', {
  scene: [
    ['the bowl, the animal and the owner at home', 'ชามข้าว น้อง ๆ และเจ้าของที่บ้าน', 'pet food'],
    ['a parcel that is sniffed before it is opened', 'กล่องพัสดุที่น้องดมก่อนเจ้าของแกะ'],
  ],
  need: [
    ['the bag is nearly empty', 'ถุงอาหารใกล้หมด', 'pet food'],
    ['a new animal has just come home', 'เพิ่งรับน้องตัวใหม่เข้าบ้าน'],
  ],
  doubt: [
    ['Will mine eat it?', 'น้องจะยอมกินไหม', 'pet food'],
    ['What is it made of?', 'ทำมาจากอะไร', 'pet food'],
    ['Which size is right for my breed?', 'พันธุ์นี้ใช้ขนาดไหน', 'pet supplies'],
    ['How long does it last?', 'ซื้อไปแล้วอยู่ได้นานแค่ไหน', 'pet food'],
    ['Do owners like me buy it again?', 'คนที่เลี้ยงแบบเราซื้อซ้ำไหม'],
  ],
  show: [
    ['Film a fussy eater’s first bowl, uncut', 'ถ่ายมื้อแรกของตัวที่กินยาก ไม่ตัดต่อ', 'pet food'],
    ['Put the camera on the floor and let the animal lead', 'วางกล้องไว้ที่พื้น แล้วปล่อยให้น้องเข้าหาของเอง'],
  ],
  again: [
    ['Remind before the bag runs out', 'เตือนก่อนอาหารหมดถุง', 'pet food'],
    ['Save each animal’s size for reorders', 'จดขนาดของน้องไว้ ให้สั่งซ้ำง่าย', 'pet supplies'],
    ['Send the animal a birthday note', 'ส่งข้อความวันเกิดให้น้อง'],
  ],
  leak: [
    ['first bags that are never followed by a second', 'คนที่ซื้อถุงแรกแล้วหายไป', 'pet food'],
    ['size questions that wait until another shop answers', 'คำถามเรื่องขนาดที่รอจนร้านอื่นตอบก่อน', 'pet supplies'],
    ['owners who find their usual item out of stock', 'เจ้าของที่มาแล้วของประจำหมด'],
  ],
  learn: [
    ['which breed’s owners come back', 'เจ้าของพันธุ์ไหนกลับมาซื้อ', 'pet food'],
    ['what makes an owner change brands', 'เจ้าของเปลี่ยนยี่ห้อเพราะอะไร'],
  ],
  warm: [
    ['Looked at feeding tables or ingredients', 'ดูตารางการให้อาหารหรือส่วนผสมแล้ว', 'pet food'],
    ['Asked about size, age or breed in chat', 'ทักถามขนาด อายุ หรือพันธุ์'],
  ],
  keep: [
    ['Buyers whose bag should be ending', 'ลูกค้าที่อาหารน่าจะใกล้หมด', 'pet food'],
    ['Customers with a young animal still growing', 'ลูกค้าที่น้องยังไม่โตเต็มวัย', 'pet food'],
    ['Households with several animals', 'บ้านที่เลี้ยงหลายตัว'],
  ],
  ideas: [
    ['Reading the label with a vet', 'อ่านฉลากกับสัตวแพทย์', 'pet food'],
    ['Picky eaters, first bowl', 'มื้อแรกของน้องกินยาก', 'pet food'],
    ['How much is enough, by weight', 'กินเท่าไรถึงพอดี ตามน้ำหนักตัว', 'pet food'],
    ['Unboxed, with the animal as judge', 'แกะกล่อง น้องเป็นกรรมการ'],
    ['What mine would not touch', 'ของที่น้องเมิน'],
    ['First week with a new arrival', 'สัปดาห์แรกกับน้องใหม่'],
  ],
  search: [['ingredients', 'ส่วนผสม', 'pet food']],
  peaks: [
    {
      event: 'two-two',
      actions: [
        ['lead with refill packs, not with new flavours', 'ชูแพ็กเติมสต็อก ไม่ใช่รสใหม่', 'pet food'],
        ['set a reorder reminder with every sale', 'ตั้งเตือนสั่งซ้ำให้ทุกออร์เดอร์'],
      ],
    },
    {
      event: 'songkran',
      actions: [['offer travel and boarding sets', 'จัดเซ็ตเดินทางและฝากเลี้ยง']],
    },
    {
      event: 'eleven-eleven',
      actions: [
        ['sell the large bag to those who know it', 'ขายถุงใหญ่ให้คนที่เคยซื้อ', 'pet food'],
        ['let earlier buyers order before the crowd', 'เปิดให้ลูกค้าเก่าสั่งก่อนคนอื่น'],
      ],
    },
  ],
});

export const PET_CARE = trade('pet-care', 'pet care', {
  scene: [
    ['the animal on the table and the owner at pick-up', 'น้องบนโต๊ะตัดขนและเจ้าของตอนมารับ', 'grooming'],
    ['a carer kneeling to say hello', 'คนดูแลที่ย่อตัวลงทักน้อง'],
  ],
  need: [
    ['the coat mats or a trip is coming', 'ขนเริ่มพันกันหรือเจ้าของจะเดินทาง', 'grooming'],
    ['the usual carer has no free slot', 'ร้านหรือหมอประจำคิวเต็ม'],
  ],
  doubt: [
    ['Will mine wait in a cage?', 'น้องต้องรอในกรงไหม', 'boarding'],
    ['Who will be with my animal?', 'ใครเป็นคนดูแลน้อง'],
  ],
  show: [
    ['Follow one animal from the door to the door', 'ตามน้องหนึ่งตัวตั้งแต่รับถึงส่งคืน', 'at our place'],
    ['Open each room and say what happens there', 'เปิดให้ดูทีละห้อง พร้อมบอกว่าใช้ทำอะไร', 'at our place'],
    ['Have a carer greet a frightened animal on camera', 'ให้คนดูแลสาธิตวิธีทักน้องที่กำลังกลัว'],
  ],
  again: [
    ['Fix the next visit at pick-up', 'นัดรอบหน้าตอนมารับ', 'at our place'],
    ['Send a photo and a note after a visit', 'ส่งรูปและบันทึกหลังน้องกลับบ้าน'],
  ],
  leak: [
    ['calls that ring while hands are wet', 'สายที่ไม่มีคนรับเพราะมือเปียก', 'grooming'],
    ['owners who ask a price and get no free date', 'เจ้าของที่ถามราคาแล้วไม่ได้วันว่าง'],
  ],
  learn: [['which weekday hour fills first', 'ชั่วโมงไหนของวันธรรมดาเต็มก่อน']],
  warm: [
    ['Asked about a breed, a coat or a price', 'ถามเรื่องพันธุ์ ขน หรือราคา', 'grooming'],
    ['Opened the map or tapped the phone number', 'เปิดแผนที่หรือกดเบอร์โทร', 'at our place'],
    ['Watched a room tour or a carer at work', 'ดูคลิปพาชมห้องหรือคลิปคนดูแลทำงาน', 'at our place'],
    ['Checked free dates and did not book', 'ดูวันว่างแล้วยังไม่ได้จอง'],
  ],
  keep: [['Owners whose next visit is due', 'เจ้าของที่ถึงรอบพาน้องมา']],
  ideas: [
    ['Nervous first-timer', 'ครั้งแรกของน้องขี้กลัว'],
    ['What the handler sees under the coat', 'ใต้ขนมีอะไร ช่างเล่าให้ฟัง', 'grooming'],
    ['Breed by breed: how often', 'พันธุ์นี้ควรอาบบ่อยแค่ไหน', 'grooming'],
    ['The greeting at the door', 'ตอนรับน้องหน้าประตู', 'at our place'],
    ['Today’s guests', 'วันนี้ใครมาบ้าง'],
    ['Ask the carer', 'ถามคนดูแล'],
  ],
  search: [['near me', 'ใกล้ฉัน']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['sell holiday boarding before the family trips', 'เปิดจองฝากเลี้ยงช่วงหยุดยาว', 'boarding'],
        ['open early slots before guests fill the house', 'เปิดคิวเช้าก่อนแขกเต็มบ้าน', 'boarding'],
        ['post holiday hours and who is on duty', 'แจ้งเวลาทำการช่วงหยุดและคนอยู่เวร', 'at our place'],
        ['share how to prepare for firecracker noise', 'แนะนำวิธีเตรียมน้องให้พร้อมเจอเสียงประทัด', 'boarding'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['open boarding and pre-trip grooms', 'เปิดคิวฝากเลี้ยงและอาบน้ำก่อนเดินทาง', 'grooming and boarding'],
        ['take a deposit with each holiday booking', 'รับมัดจำทุกคิวช่วงวันหยุด', 'at our place'],
        ['tell owners early what to bring along', 'บอกเจ้าของล่วงหน้าว่าต้องเตรียมอะไรมา', 'boarding'],
        ['extend pick-up hours for those driving back', 'เพิ่มเวลารับน้องให้คนเพิ่งขับรถกลับถึง', 'at our place'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['talk about skin and ticks', 'พูดเรื่องผิวหนังและเห็บหมัด', 'grooming'],
        ['show how wet paws are dried at the door', 'โชว์วิธีเช็ดเท้าเปียกตั้งแต่หน้าประตู', 'at our place'],
        ['let owners move a booking when roads flood', 'ให้เลื่อนนัดได้เมื่อถนนน้ำท่วม', 'at our place'],
        ['film indoor play for days without a walk', 'ถ่ายวิธีเล่นในบ้านวันที่ออกไปเดินไม่ได้', 'boarding'],
      ],
    },
  ],
});
