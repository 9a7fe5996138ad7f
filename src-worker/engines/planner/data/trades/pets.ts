/** Animals: what they eat, and who looks after them. */
import { trade } from './trade.ts';

export const PET_GOODS = trade('pet-goods', 'pet goods', {
  interests: ['pet food, dogs, cats', 'อาหารสัตว์ สุนัข แมว', 'pet food'],
  scene: [
    ['the bowl, the animal and the owner at home', 'ชามข้าว น้อง ๆ และเจ้าของที่บ้าน', 'pet food'],
    ['a parcel that is sniffed before it is opened', 'กล่องพัสดุที่น้องดมก่อนเจ้าของแกะ'],
    ['the corner of the room that belongs to the animal', 'มุมห้องที่เป็นของน้อง'],
    ['hands turning a pack or tag to read it', 'มือที่พลิกอ่านข้างซองหรือป้าย'],
    ['paws, nose and tail seen from floor level', 'อุ้งเท้า จมูก และหาง ในมุมกล้องระดับพื้น'],
  ],
  need: [
    ['the bag is nearly empty', 'ถุงอาหารใกล้หมด', 'pet food'],
    ['a new animal has just come home', 'เพิ่งรับน้องตัวใหม่เข้าบ้าน'],
    ['what was bought last time lies untouched', 'ของที่ซื้อครั้งก่อนน้องไม่แตะเลย'],
    ['the usual shop has none in stock', 'ร้านประจำของหมด'],
    ['a growing animal needs something else', 'น้องโตขึ้นจนของเดิมไม่เหมาะแล้ว', 'pet food'],
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
    ['Hold each size next to a small and a large animal', 'เทียบแต่ละขนาดกับน้องตัวเล็กและตัวใหญ่', 'pet supplies'],
    ['Revisit a customer’s home when novelty has worn off', 'กลับไปเยี่ยมบ้านลูกค้าหลังหมดช่วงเห่อ'],
    ['Ask the team what they buy for their own animals', 'ถามคนในทีมว่าซื้ออะไรให้น้องของตัวเอง'],
  ],
  step: [
    ['a trial size', 'ถุงทดลอง', 'pet food'],
    ['a size suggested from weight and a photo', 'คำถามเรื่องขนาด ส่งรูปกับน้ำหนักมาก็พอ', 'pet supplies'],
    ['a starter set for a new arrival at home', 'ออร์เดอร์ชุดเริ่มต้นสำหรับน้องใหม่'],
    ['a chat about what the animal has now', 'การคุยในแชตว่าตอนนี้น้องกินหรือใช้อะไรอยู่'],
    ['an answer from an owner of the same breed', 'คำถามที่ให้เจ้าของพันธุ์เดียวกันช่วยตอบ'],
  ],
  again: [
    ['Remind before the bag runs out', 'เตือนก่อนอาหารหมดถุง', 'pet food'],
    ['Save each animal’s size for reorders', 'จดขนาดของน้องไว้ ให้สั่งซ้ำง่าย', 'pet supplies'],
    ['Send the animal a birthday note', 'ส่งข้อความวันเกิดให้น้อง'],
    ['Suggest what suits the next age', 'แนะนำของที่เหมาะกับวัยถัดไป', 'pet food'],
    ['Offer a delivery day that repeats', 'เสนอรอบส่งประจำที่เลือกวันได้', 'pet food'],
  ],
  leak: [
    ['first bags that are never followed by a second', 'คนที่ซื้อถุงแรกแล้วหายไป', 'pet food'],
    ['size questions that wait until another shop answers', 'คำถามเรื่องขนาดที่รอจนร้านอื่นตอบก่อน', 'pet supplies'],
    ['owners who find their usual item out of stock', 'เจ้าของที่มาแล้วของประจำหมด'],
    ['animals whose name and size nobody wrote down', 'น้องที่ไม่มีใครจดชื่อและขนาดไว้', 'pet supplies'],
    ['people given advice who then buy elsewhere', 'คนที่มาปรึกษาร้านแล้วไปซื้อที่อื่น'],
  ],
  learn: [
    ['which breed’s owners come back', 'เจ้าของพันธุ์ไหนกลับมาซื้อ', 'pet food'],
    ['what makes an owner change brands', 'เจ้าของเปลี่ยนยี่ห้อเพราะอะไร'],
    ['whether new or long-time owners buy more', 'มือใหม่หรือคนเลี้ยงมานานซื้อมากกว่า'],
    ['how soon an order is repeated', 'ลูกค้าสั่งซ้ำเร็วแค่ไหน', 'pet food'],
    ['the question every owner asks before paying', 'ก่อนจ่ายเงินเจ้าของถามเรื่องไหน'],
  ],
  warm: [
    ['Looked at feeding tables or ingredients', 'ดูตารางการให้อาหารหรือส่วนผสมแล้ว', 'pet food'],
    ['Asked about size, age or breed in chat', 'ทักถามขนาด อายุ หรือพันธุ์'],
    ['Stayed to the end of a try-out clip', 'ดูคลิปน้องลองของจนจบ'],
    ['Read reviews by owners of the same breed', 'อ่านรีวิวจากเจ้าของพันธุ์เดียวกัน'],
    ['Checked stock, price or delivery', 'เช็กสต็อก ราคา หรือค่าส่ง'],
  ],
  keep: [
    ['Buyers whose bag should be ending', 'ลูกค้าที่อาหารน่าจะใกล้หมด', 'pet food'],
    ['Customers with a young animal still growing', 'ลูกค้าที่น้องยังไม่โตเต็มวัย', 'pet food'],
    ['Households with several animals', 'บ้านที่เลี้ยงหลายตัว'],
    ['New owners from earlier orders', 'มือใหม่ที่เคยสั่งตอนเพิ่งเริ่มเลี้ยง'],
    ['Chat contacts who named their animal', 'คนในแชตที่เคยบอกชื่อน้อง'],
  ],
  ideas: [
    ['Reading the label with a vet', 'อ่านฉลากกับสัตวแพทย์', 'pet food'],
    ['Picky eaters, first bowl', 'มื้อแรกของน้องกินยาก', 'pet food'],
    ['How much is enough, by weight', 'กินเท่าไรถึงพอดี ตามน้ำหนักตัว', 'pet food'],
    ['Unboxed, with the animal as judge', 'แกะกล่อง น้องเป็นกรรมการ'],
    ['What mine would not touch', 'ของที่น้องเมิน'],
    ['First week with a new arrival', 'สัปดาห์แรกกับน้องใหม่'],
    ['The animals our team lives with', 'น้องของคนในทีม'],
    ['Today as the animal sees it', 'วันนี้ในสายตาน้อง'],
    ['Most asked this week', 'คำถามที่เจอบ่อยสัปดาห์นี้'],
    ['Stories of old companions', 'เรื่องเล่าของน้องสูงวัย'],
    ['Tidying up after dinner and play', 'เก็บกวาดหลังกินหลังเล่น', 'pet food'],
  ],
  changes: [
    {
      change: ['Pack a trial size with every order of something else', 'แถมถุงทดลองสูตรอื่นในทุกกล่อง', 'pet food'],
      why: ['Owners switch food only after the animal has voted', 'เจ้าของเปลี่ยนอาหารเมื่อน้องยอมกินแล้วเท่านั้น'],
    },
    {
      change: ['Ask for the animal’s name and weight with the order', 'ถามชื่อและน้ำหนักน้องตอนสั่งซื้อ'],
      why: ['An owner opens a message that carries the animal’s name', 'เจ้าของเปิดอ่านข้อความที่มีชื่อน้อง'],
    },
    {
      change: ['List the right size by weight and breed', 'ลงตารางขนาดตามน้ำหนักและพันธุ์', 'pet food'],
      why: ['Owners know the weight and have to guess the rest', 'เจ้าของรู้น้ำหนักน้อง นอกนั้นต้องเดา'],
    },
    {
      change: ['Hold stock aside for regulars', 'กันของไว้ให้ลูกค้าประจำ'],
      why: ['When the usual is missing, the nearest will do', 'เมื่อของประจำขาด เจ้าของจะซื้อชิ้นที่หาได้ใกล้มือ'],
    },
    {
      change: ['Say what happens when the animal refuses it', 'บอกให้ชัดว่าถ้าน้องไม่เอา ร้านช่วยอย่างไร', 'pet food'],
      why: ['What an owner fears is a purchase thrown away', 'สิ่งที่เจ้าของกลัวคือซื้อแล้วต้องทิ้ง'],
    },
  ],
  search: [['ingredients', 'ส่วนผสม', 'pet food']],
  peaks: [
    {
      event: 'two-two',
      actions: [
        ['lead with refill packs, not with new flavours', 'ชูแพ็กเติมสต็อก ไม่ใช่รสใหม่', 'pet food'],
        ['set a reorder reminder with every sale', 'ตั้งเตือนสั่งซ้ำให้ทุกออร์เดอร์'],
        ['bundle what the same animal uses together', 'จัดชุดของที่น้องตัวเดียวกันใช้คู่กัน'],
        ['open the day with a set for new owners', 'เริ่มแคมเปญด้วยชุดสำหรับคนเพิ่งเลี้ยง'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['offer travel and boarding sets', 'จัดเซ็ตเดินทางและฝากเลี้ยง'],
        ['deliver before the family leaves town', 'ส่งให้ถึงก่อนครอบครัวออกเดินทาง'],
        ['film the packing list for a trip with animals', 'ถ่ายคลิปจัดกระเป๋าพาน้องเที่ยว'],
        ['prepare a kit for whoever minds the animal', 'จัดชุดไว้ให้คนที่รับดูแลน้องแทน'],
      ],
    },
    {
      event: 'eleven-eleven',
      actions: [
        ['sell the large bag to those who know it', 'ขายถุงใหญ่ให้คนที่เคยซื้อ', 'pet food'],
        ['let earlier buyers order before the crowd', 'เปิดให้ลูกค้าเก่าสั่งก่อนคนอื่น'],
        ['name beforehand the sizes in short supply', 'บอกล่วงหน้าว่าขนาดไหนมีน้อย', 'pet supplies'],
        ['allow a big order to arrive in parts', 'ให้ออร์เดอร์ใหญ่แบ่งวันส่งได้'],
      ],
    },
  ],
});

export const PET_CARE = trade('pet-care', 'pet care', {
  interests: ['pet owners, pet care', 'คนเลี้ยงสัตว์ การดูแลสัตว์เลี้ยง'],
  scene: [
    ['the animal on the table and the owner at pick-up', 'น้องบนโต๊ะตัดขนและเจ้าของตอนมารับ', 'grooming'],
    ['a carer kneeling to say hello', 'คนดูแลที่ย่อตัวลงทักน้อง'],
    ['clean floors, bowls and towels in morning light', 'พื้น ชาม และผ้าสะอาดในแสงเช้า', 'at our place'],
    ['a nose pressed to the glass of the door', 'จมูกน้องที่แนบกระจกประตู', 'at our place'],
    ['a hand resting on an animal that has grown calm', 'มือที่วางบนตัวน้องจนน้องนิ่ง'],
  ],
  need: [
    ['the coat mats or a trip is coming', 'ขนเริ่มพันกันหรือเจ้าของจะเดินทาง', 'grooming'],
    ['the usual carer has no free slot', 'ร้านหรือหมอประจำคิวเต็ม'],
    ['a new animal at home is due its first visit', 'น้องใหม่ที่บ้านถึงเวลาพาไปครั้งแรก'],
    ['doing it all at home has become too much', 'ดูแลเองที่บ้านไม่ไหวแล้ว'],
    ['a move means finding someone new nearby', 'ย้ายบ้านมาแล้วยังไม่รู้ว่าจะพาไปที่ไหน', 'at our place'],
  ],
  doubt: [
    ['Will mine wait in a cage?', 'น้องต้องรอในกรงไหม', 'boarding'],
    ['Who will be with my animal?', 'ใครเป็นคนดูแลน้อง'],
    ['May I watch or get pictures?', 'ระหว่างนั้นขอดูหรือขอรูปได้ไหม'],
    ['What does it cost for this size and breed?', 'ตัวขนาดนี้ พันธุ์นี้ คิดราคาอย่างไร', 'grooming'],
    ['Do you take an anxious animal?', 'น้องกลัวคนแปลกหน้า รับดูแลไหม'],
  ],
  show: [
    ['Follow one animal from the door to the door', 'ตามน้องหนึ่งตัวตั้งแต่รับถึงส่งคืน', 'at our place'],
    ['Open each room and say what happens there', 'เปิดให้ดูทีละห้อง พร้อมบอกว่าใช้ทำอะไร', 'at our place'],
    ['Have a carer greet a frightened animal on camera', 'ให้คนดูแลสาธิตวิธีทักน้องที่กำลังกลัว'],
    ['Record the hand-over and what the owner is told', 'ถ่ายตอนส่งน้องคืนและเรื่องที่เล่าให้เจ้าของฟัง', 'at our place'],
    [
      'Clean and reset a room on camera, start to finish',
      'ทำความสะอาดให้ดูจนห้องพร้อมรับน้องตัวถัดไป',
      'at our place',
    ],
  ],
  step: [
    ['a quiet hour chosen in chat', 'เลือกชั่วโมงเงียบได้ในแชต'],
    ['a look round without the animal', 'การนัดมาดูสถานที่ก่อนพาน้องมา', 'at our place'],
    ['a photo sent for a price and a time', 'รูปน้องที่ส่งมาถามราคาและเวลา'],
    ['a short first visit to get acquainted', 'การพาน้องมาทำความรู้จักสั้น ๆ'],
    ['a question the carer answers in person', 'คำถามที่คนดูแลตัวจริงเป็นคนตอบ'],
  ],
  again: [
    ['Fix the next visit at pick-up', 'นัดรอบหน้าตอนมารับ', 'at our place'],
    ['Send a photo and a note after a visit', 'ส่งรูปและบันทึกหลังน้องกลับบ้าน'],
    ['Ask how the animal is some days later', 'ทักถามข่าวน้องหลังผ่านไปสักพัก'],
    ['Keep the same hour for regulars', 'กันคิวเวลาเดิมให้ขาประจำ'],
    ['Remind by breed and date last seen', 'เตือนตามพันธุ์และวันที่มาล่าสุด', 'grooming'],
  ],
  leak: [
    ['calls that ring while hands are wet', 'สายที่ไม่มีคนรับเพราะมือเปียก', 'grooming'],
    ['owners who ask a price and get no free date', 'เจ้าของที่ถามราคาแล้วไม่ได้วันว่าง'],
    ['newcomers who go home with no next visit booked', 'น้องหน้าใหม่ที่กลับบ้านไปโดยไม่มีนัดครั้งหน้า'],
    ['holiday requests refused without a waiting list', 'คนขอคิววันหยุดที่ถูกปฏิเสธและไม่ได้ลงชื่อรอ', 'boarding'],
    ['worried people who find no word on safety', 'คนที่กังวลแต่หาคำตอบเรื่องความปลอดภัยไม่เจอ'],
  ],
  learn: [
    ['which weekday hour fills first', 'ชั่วโมงไหนของวันธรรมดาเต็มก่อน'],
    ['what worries an owner before a first visit', 'ก่อนมาครั้งแรกเจ้าของกังวลเรื่องไหน'],
    ['how far people drive to a carer they trust', 'คนยอมขับมาไกลแค่ไหนเมื่อวางใจ', 'at our place'],
    ['whether photos or prices bring the message', 'คนทักเพราะรูปหรือเพราะราคา'],
    ['who books again without a reminder', 'ใครจองซ้ำโดยไม่ต้องเตือน'],
  ],
  warm: [
    ['Asked about a breed, a coat or a price', 'ถามเรื่องพันธุ์ ขน หรือราคา', 'grooming'],
    ['Opened the map or tapped the phone number', 'เปิดแผนที่หรือกดเบอร์โทร', 'at our place'],
    ['Watched a room tour or a carer at work', 'ดูคลิปพาชมห้องหรือคลิปคนดูแลทำงาน', 'at our place'],
    ['Checked free dates and did not book', 'ดูวันว่างแล้วยังไม่ได้จอง'],
    ['Saved or shared a guest’s picture', 'บันทึกหรือแชร์รูปน้องที่เคยมา'],
  ],
  keep: [
    ['Owners whose next visit is due', 'เจ้าของที่ถึงรอบพาน้องมา'],
    ['Homes that bring several animals', 'บ้านที่พามาหลายตัว'],
    ['Newcomers of recent weeks', 'ลูกค้าใหม่ที่เพิ่งพาน้องมา'],
    ['Homes with a young animal that came before', 'บ้านที่เลี้ยงน้องวัยเล็กและเคยมาแล้ว', 'at our place'],
    ['Regulars not seen for a while', 'ขาประจำที่หายไปพักหนึ่ง'],
  ],
  ideas: [
    ['Nervous first-timer', 'ครั้งแรกของน้องขี้กลัว'],
    ['What the handler sees under the coat', 'ใต้ขนมีอะไร ช่างเล่าให้ฟัง', 'grooming'],
    ['Breed by breed: how often', 'พันธุ์นี้ควรอาบบ่อยแค่ไหน', 'grooming'],
    ['The greeting at the door', 'ตอนรับน้องหน้าประตู', 'at our place'],
    ['Today’s guests', 'วันนี้ใครมาบ้าง'],
    ['Ask the carer', 'ถามคนดูแล'],
    ['What calms whom', 'ตัวไหนนิ่งเพราะอะไร'],
    ['Between visits: how we clean', 'ระหว่างคิว เราทำความสะอาดอย่างไร', 'at our place'],
    ['A regular and its favourite person', 'ขาประจำกับคนดูแลคู่ใจ'],
    ['At home, the evening before', 'คืนก่อนมา เตรียมน้องที่บ้าน'],
    ['Faces at pick-up', 'สีหน้าน้องตอนเจ้าของมา', 'at our place'],
  ],
  changes: [
    {
      change: ['Take bookings by chat while hands are busy', 'รับจองผ่านแชตระหว่างมือไม่ว่าง', 'grooming'],
      why: ['A missed call goes to the next shop', 'สายที่ไม่ได้รับคือคิวของร้านอื่น'],
    },
    {
      change: ['Show the rooms and who is on duty', 'ลงรูปห้องและคนดูแลประจำวัน', 'at our place'],
      why: ['Owners leave an animal with a face, not with a logo', 'เจ้าของฝากน้องไว้กับคน ไม่ใช่กับโลโก้'],
    },
    {
      change: ['Price by size, and list what is extra', 'ตั้งราคาตามขนาด และบอกว่าอะไรคิดเพิ่ม', 'grooming'],
      why: ['A surprise on the bill ends the next visit', 'ค่าใช้จ่ายที่มารู้ตอนจ่ายทำให้ไม่มีครั้งหน้า'],
    },
    {
      change: ['Send the owner a picture while the animal is in', 'ส่งรูปให้เจ้าของระหว่างที่น้องอยู่ในความดูแล'],
      why: ['Waiting without news is the hardest part', 'ช่วงที่เจ้าของกังวลที่สุดคือตอนรอโดยไม่มีข่าว'],
    },
    {
      change: [
        'Keep a card on each animal: fears, habits, likes',
        'ทำบัตรประจำตัวน้อง จดเรื่องที่กลัว นิสัย และของชอบ',
      ],
      why: ['Nobody wants to explain the same animal every time', 'ไม่มีเจ้าของคนไหนอยากเล่าเรื่องเดิมทุกครั้ง'],
    },
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
