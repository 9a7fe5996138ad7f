/** Clinics and salons. */
import { trade } from './trade.ts';

export const CLINIC = trade('clinic', 'clinics', {
  interests: ['health, family, appearance', 'สุขภาพ ครอบครัว ภาพลักษณ์'],
  scene: [
    ['real staff and real rooms', 'ทีมงานจริงและห้องตรวจจริง'],
    ['the reception desk and the way to the doctor', 'เคาน์เตอร์ต้อนรับและทางไปพบหมอ'],
    ['a doctor explaining with pen and paper', 'หมออธิบายด้วยกระดาษกับปากกา'],
    ['clean instruments laid out before opening', 'เครื่องมือสะอาดที่เตรียมไว้ก่อนเปิด'],
    ['the street entrance and the waiting chairs', 'ทางเข้าจากถนนและที่นั่งรอ'],
  ],
  need: [
    [
      'pain, a photo or a child’s check-up brings it up',
      'ปวด เห็นตัวเองในรูป หรือถึงรอบตรวจของลูก',
      'medical or dental',
    ],
    ['a check has been put off for too long', 'ผัดมานานจนต้องไปตรวจ', 'medical or dental'],
    ['someone at home names the place they go to', 'คนที่บ้านแนะนำที่ประจำของเขา'],
    ['insurance or a free day makes a visit possible', 'มีวันว่างหรือมีสิทธิประกันให้ใช้', 'medical or dental'],
    ['a wedding, a trip or a new job is coming', 'ใกล้วันแต่ง วันเดินทาง หรือวันเริ่มงานใหม่'],
  ],
  doubt: [
    ['Will it hurt, and what will it cost in all?', 'เจ็บไหม จบที่เท่าไร'],
    ['Who will treat me?', 'ใครจะเป็นคนรักษาเรา'],
    ['Do I need to take a day off?', 'ใช้เวลานานไหม ต้องลางานหรือเปล่า'],
    ['How often must I come back?', 'ต้องกลับมาอีกกี่ครั้ง'],
    ['Is it covered by my insurance?', 'ใช้ประกันหรือสิทธิที่มีได้ไหม', 'medical or dental'],
  ],
  show: [
    ['Walk through a first visit, without treatment pictures', 'พาดูการมาครั้งแรก โดยไม่ใช้ภาพการรักษา'],
    ['Let a doctor answer one question without notes', 'ให้หมอตอบหนึ่งคำถามโดยไม่อ่านบท'],
    ['Film how a room is cleaned between visits', 'ถ่ายการทำความสะอาดห้องก่อนคิวถัดไป'],
    ['Introduce the people who answer phone and chat', 'แนะนำคนที่รับสายและตอบแชต'],
    ['Read a blank consent form and explain each part', 'อ่านใบยินยอมเปล่าและอธิบายทีละข้อ'],
  ],
  step: [
    ['a consultation held in chat', 'นัดปรึกษาผ่านแชต'],
    ['a first look, treatment decided later', 'นัดตรวจดูก่อน เรื่องรักษาค่อยตัดสินใจ'],
    ['a call back at a convenient hour', 'นัดโทรกลับตามเวลาที่สะดวก'],
    ['an answer about cost, in writing', 'คำถามเรื่องค่าใช้จ่าย ตอบเป็นข้อความ'],
    ['an appointment with a chosen doctor', 'นัดกับหมอที่เลือกเอง'],
  ],
  again: [
    ['Call before the follow-up is due', 'ทักก่อนถึงวันตรวจติดตาม', 'medical or dental'],
    ['Book the next check before they leave', 'นัดครั้งหน้าให้เรียบร้อยก่อนกลับบ้าน', 'medical or dental'],
    ['Ask how the visit went, then offer a date', 'ถามว่ามาครั้งก่อนเป็นอย่างไร แล้วเสนอวัน'],
    ['Offer a reminder on a day they choose', 'ถามวันที่สะดวกให้เราเตือน'],
    ['Send the aftercare sheet with free dates', 'ส่งวิธีดูแลตัวเองพร้อมวันว่าง'],
  ],
  leak: [
    ['evening messages that wait until morning', 'ข้อความช่วงเย็นที่ได้คำตอบตอนเช้า'],
    ['price questions that never become a date', 'คนถามราคาแล้วไม่ได้วันนัด'],
    ['missed appointments that nobody rebooks', 'นัดที่คนไข้ไม่มาและไม่มีใครนัดใหม่ให้'],
    ['callers who hang up while on hold', 'สายที่วางไประหว่างรอ'],
    ['patients who go home with no next step', 'คนไข้ที่กลับบ้านโดยไม่รู้ว่าต้องทำอะไรต่อ'],
  ],
  learn: [
    ['which treatment question becomes an appointment', 'คำถามเรื่องไหนกลายเป็นนัด'],
    ['which doctor is asked for by name', 'คนถามหาหมอคนไหน'],
    ['when most people can come', 'คนส่วนใหญ่สะดวกมาเวลาไหน'],
    ['whether cost or pain is asked about first', 'คนถามเรื่องค่าใช้จ่ายหรือเรื่องเจ็บก่อน'],
    ['where an inquiry stops short of a date', 'คนที่ทักมาหยุดตรงไหนก่อนได้วันนัด'],
  ],
  warm: [
    ['Opened a price page or asked in chat', 'เปิดหน้าราคาหรือทักถามแล้ว'],
    ['Watched a doctor’s answer to the end', 'ดูคลิปหมอตอบคำถามจนจบ'],
    ['Looked up opening hours or the map', 'ดูเวลาทำการหรือแผนที่'],
    ['Read about the doctors on the site', 'อ่านหน้าแนะนำหมอ'],
    ['Started the booking form', 'เริ่มกรอกแบบฟอร์มนัด'],
  ],
  keep: [
    ['Page and LINE followers due for a check', 'ผู้ติดตามเพจและ LINE ที่ถึงรอบตรวจ', 'medical or dental'],
    ['Chat contacts who asked to be reminded', 'คนในแชตที่ขอให้เตือน'],
    ['News subscribers who signed up themselves', 'ผู้ที่สมัครรับข่าวเอง'],
    ['Regular viewers of the doctors’ clips', 'คนที่ดูคลิปหมอเป็นประจำ'],
    ['People who comment on the doctors’ posts', 'คนที่คอมเมนต์โพสต์ของหมอ'],
  ],
  ideas: [
    ['What happens on the first visit', 'มาครั้งแรกเจออะไรบ้าง'],
    ['The bill, line by line', 'ใบเสร็จหนึ่งใบ อธิบายทีละบรรทัด'],
    ['Asked in the waiting room', 'คำถามจากห้องรอตรวจ', 'medical or dental'],
    ['A day at the front desk', 'หนึ่งวันที่เคาน์เตอร์'],
    ['Questions worth asking a doctor', 'พบหมอ ควรถามอะไร'],
    ['What to bring on the day', 'วันนัดต้องเอาอะไรมา'],
    ['When the doctor advises waiting', 'เมื่อหมอบอกว่ายังไม่ต้องทำ'],
    ['The team behind the masks', 'รู้จักทีมหลังหน้ากาก'],
    ['How a room is made ready', 'กว่าห้องตรวจจะพร้อม'],
    ['One word from the form', 'ศัพท์หนึ่งคำในใบยินยอม'],
    ['For the one who comes along', 'ถึงคนที่มาเป็นเพื่อน'],
  ],
  changes: [
    {
      change: ['Put a price range and a doctor’s name on each treatment', 'ระบุช่วงราคาและชื่อหมอในทุกการรักษา'],
      why: ['People ask both before they give a date', 'คนถามเรื่องนี้ก่อนให้วันนัด'],
    },
    {
      change: ['Keep an evening rota for chat and calls', 'จัดเวรเย็นตอบแชตและรับสาย'],
      why: ['After work is when people ask about health', 'คนมักทักเรื่องสุขภาพหลังเลิกงาน'],
    },
    {
      change: ['Send directions and papers to bring before a visit', 'ส่งแผนที่และรายการเอกสารก่อนวันนัด'],
      why: ['A visit that feels uncertain is put off', 'เมื่อไม่แน่ใจว่าต้องเตรียมอะไร คนจะเลื่อนนัด'],
    },
    {
      change: ['Give a written estimate before anything starts', 'ให้ใบประเมินค่าใช้จ่ายก่อนเริ่มรักษา'],
      why: ['A surprise at the till is what people retell', 'ยอดที่เกินคาดตอนจ่ายเงินคือเรื่องที่คนเล่าต่อ'],
    },
    {
      change: ['Show each doctor’s hours on the booking page', 'ลงตารางออกตรวจของหมอในหน้านัด'],
      why: ['Many choose the person, then the day', 'หลายคนเลือกหมอ แล้วค่อยเลือกวัน'],
    },
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
      actions: [
        ['offer dates before relatives arrive', 'เปิดคิวก่อนญาติมารวมกัน'],
        ['post holiday hours and whom to call', 'ลงเวลาทำการช่วงหยุดและเบอร์ติดต่อ'],
        ['offer dates to people home on a visit', 'เปิดคิวให้คนที่กลับมาเยี่ยมบ้าน'],
        ['plan follow-ups around the days off', 'จัดวันติดตามไม่ให้ชนวันหยุด'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['remind of benefits that expire with the year', 'เตือนสิทธิรักษาที่หมดสิ้นปี', 'medical or dental'],
        ['add dates before the holidays', 'เพิ่มคิวก่อนหยุดยาว'],
        ['help people read their remaining cover', 'ช่วยดูวงเงินประกันที่เหลือ', 'medical or dental'],
        ['open next year’s check-ups in advance', 'เปิดนัดตรวจของปีหน้าล่วงหน้า', 'medical or dental'],
      ],
    },
  ],
});

export const SALON = trade('salon', 'salons', {
  interests: ['hair, nails, relaxation', 'ทำผม ทำเล็บ ผ่อนคลาย', 'hair and nails'],
  scene: [
    ['hands at work and the mirror at the end', 'มือช่างและกระจกตอนเสร็จ', 'hair and nails'],
    ['the station made ready before a guest sits', 'มุมทำงานที่จัดไว้ก่อนลูกค้านั่ง'],
    ['a quiet room between appointments', 'ห้องเงียบระหว่างรอคิวถัดไป'],
    ['the greeting at the door and the goodbye', 'ตอนต้อนรับหน้าประตูและตอนส่งกลับ'],
    ['bottles, brushes and towels in close-up', 'ขวด แปรง และผ้าขนหนูในระยะใกล้', 'hair and nails'],
  ],
  need: [
    ['an event or a tired week asks for it', 'มีงานสำคัญหรือเหนื่อยทั้งสัปดาห์'],
    ['it has been too long since the last visit', 'ไม่ได้ทำมานานเกินไปแล้ว'],
    ['a rare free afternoon opens up', 'ได้บ่ายว่างที่ไม่ค่อยมี'],
    ['the usual hands are booked or have moved', 'ช่างประจำคิวเต็มหรือย้ายร้าน'],
    ['a friend suggests going together', 'เพื่อนชวนไปทำด้วยกัน'],
  ],
  doubt: [
    ['Which stylist will I get?', 'ได้ช่างคนไหน', 'hair and nails'],
    ['What will be added to the price?', 'จบที่เท่าไร มีบวกเพิ่มไหม'],
    ['Do they listen to what I want?', 'บอกแบบที่อยากได้แล้วช่างฟังไหม'],
    ['How much time should I set aside?', 'ต้องเผื่อเวลานานแค่ไหน'],
    ['Will they push a package on me?', 'จะโดนเชียร์คอร์สหรือเปล่า'],
  ],
  show: [
    ['Follow one stylist through a booking', 'ตามช่างหนึ่งคนตลอดหนึ่งคิว', 'hair and nails'],
    ['Film the talk before the work begins', 'ถ่ายช่วงคุยกันก่อนลงมือ'],
    ['Wash and lay out the tools in front of the camera', 'ล้างและจัดเรียงอุปกรณ์ให้เห็นหน้ากล้อง'],
    ['Time a full service from door to door', 'จับเวลาจริงตั้งแต่เข้าร้านจนออก'],
    ['Let a guest explain what was asked for', 'ให้ลูกค้าเล่าเองว่าขออะไรไป'],
  ],
  step: [
    ['a slot with a named stylist', 'จองคิวระบุช่าง', 'hair and nails'],
    ['price and duration, answered by chat', 'คำถามเรื่องราคาและเวลาทางแชต'],
    ['the shortest service on the menu', 'คิวบริการที่สั้นที่สุดในเมนู'],
    ['a quiet-hour visit for newcomers', 'คิวช่วงคนน้อยสำหรับลูกค้าใหม่'],
    ['a talk with the team before booking', 'นัดคุยกับทีมช่างก่อนตัดสินใจ'],
  ],
  again: [
    ['Suggest the next date before the mirror', 'นัดรอบถัดไปหน้ากระจก', 'hair and nails'],
    ['Note each visit and write in good time', 'จดสิ่งที่ทำไว้ แล้วทักเมื่อถึงรอบ'],
    ['Offer the same hands, the same weekday', 'เสนอช่างคนเดิมในวันเดิมของสัปดาห์'],
    ['Ask regulars to bring a friend along', 'ชวนขาประจำพาเพื่อนมา'],
    ['Keep a favourite hour free for them', 'กันเวลาที่ลูกค้าชอบไว้ให้'],
  ],
  leak: [
    ['last-minute cancellations that stay empty', 'คิวที่ยกเลิกแล้วว่างเปล่า'],
    ['price questions that are read but not answered', 'คนถามราคาที่เราอ่านแล้วไม่ได้ตอบ'],
    ['new guests who leave with nothing booked', 'ลูกค้าใหม่ที่ออกจากร้านโดยไม่ได้นัดต่อ'],
    ['regulars who follow a stylist elsewhere', 'ขาประจำที่ย้ายตามช่างไปร้านอื่น', 'hair and nails'],
    ['walk-ins who find no free slot', 'คนที่แวะมาแล้วไม่มีที่ว่าง'],
  ],
  learn: [
    ['which hour sells without a discount', 'ชั่วโมงไหนขายได้โดยไม่ต้องลด'],
    ['which of the team is asked for by name', 'คนถามหาช่างคนไหน'],
    ['how long guests wait between visits', 'ลูกค้าเว้นช่วงนานแค่ไหนก่อนกลับมา'],
    ['what a newcomer books first', 'ลูกค้าใหม่เลือกทำอะไรก่อน'],
    ['whether people come for a look or for rest', 'คนมาเพราะอยากดูดีหรืออยากพัก'],
  ],
  warm: [
    ['Saved a style or asked for a price', 'บันทึกทรงหรือถามราคา', 'hair and nails'],
    ['Checked free times or opened the map', 'ดูคิวว่างหรือแผนที่'],
    ['Watched a clip of the team at work', 'ดูคลิปช่างทำงาน'],
    ['Read the menu of services or the reviews', 'อ่านรายการบริการหรือรีวิว'],
    ['Sent a post to a friend', 'ส่งโพสต์ให้เพื่อน'],
  ],
  keep: [
    ['Guests due for a touch-up', 'ลูกค้าที่ถึงรอบแต่งทรง', 'hair and nails'],
    ['Regulars of each stylist', 'ขาประจำของช่างแต่ละคน', 'hair and nails'],
    ['Newcomers who have yet to return', 'ลูกค้าใหม่ที่ยังไม่กลับมา'],
    ['Holders of unused sessions or vouchers', 'คนที่ยังมีคอร์สหรือบัตรเหลือ'],
    ['People who can come on weekdays', 'คนที่มาวันธรรมดาได้'],
  ],
  ideas: [
    ['Asked for this, got this', 'ขอแบบนี้ ได้แบบนี้', 'hair and nails'],
    ['How long it lasts', 'อยู่ได้นานแค่ไหน', 'hair and nails'],
    ['A stylist’s own hair', 'ผมของช่างเอง', 'hair and nails'],
    ['Telling us what you want', 'บอกช่างอย่างไรให้ตรงใจ'],
    ['Before the shop opens', 'ก่อนเปิดร้านเราเตรียมอะไร'],
    ['At home between visits', 'ดูแลเองที่บ้านระหว่างรอบ'],
    ['What the price pays for', 'ราคานี้จ่ายค่าอะไรบ้าง'],
    ['When we advise against it', 'แบบที่ช่างแนะนำว่าอย่าเพิ่งทำ'],
    ['Who is in today', 'วันนี้ช่างคนไหนอยู่'],
    ['Inside this bottle', 'ในขวดนี้มีอะไร', 'hair and nails'],
    ['Learning the craft', 'กว่าจะเป็นช่าง'],
  ],
  changes: [
    {
      change: ['Offer freed slots to a waiting list each morning', 'ส่งคิวว่างให้รายชื่อรอทุกเช้า'],
      why: ['An empty chair cannot be sold tomorrow', 'เก้าอี้ว่างวันนี้ขายพรุ่งนี้ไม่ได้'],
    },
    {
      change: ['Post the price list with what may be added', 'ลงราคาพร้อมบอกว่าอะไรคิดเพิ่ม'],
      why: ['Extras learned at the till stay in mind', 'ค่าบวกเพิ่มตอนจ่ายเงินคือสิ่งที่คนจำ'],
    },
    {
      change: [
        'Show each stylist’s work beside their free hours',
        'ลงผลงานของช่างไว้คู่กับคิวว่าง',
        'hair and nails',
      ],
      why: ['Guests choose the hands, then the time', 'ลูกค้าเลือกช่าง แล้วค่อยเลือกเวลา'],
    },
    {
      change: ['Keep package offers out of the service itself', 'ไม่เสนอคอร์สระหว่างที่ทำอยู่'],
      why: ['Nobody relaxes while being sold to', 'ไม่มีใครผ่อนคลายตอนถูกขายของ'],
    },
    {
      change: ['Record what each guest has had done', 'จดไว้ว่าลูกค้าแต่ละคนเคยทำอะไร'],
      why: ['Another stylist can then take over without guessing', 'ช่างคนอื่นจะได้ทำต่อได้โดยไม่ต้องเดา'],
    },
  ],
  search: [['near me', 'ใกล้ฉัน']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['open pair slots', 'เปิดคิวคู่'],
        ['let a visit be given as a present by chat', 'ให้จองเป็นของขวัญผ่านแชตได้'],
        ['keep slots for after work', 'กันคิวหลังเลิกงานไว้'],
        ['suggest a short service before dinner', 'แนะนำบริการสั้นก่อนไปมื้อค่ำ'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['colour before the holiday queue', 'ทำสีก่อนคิวแน่น', 'hair and nails'],
        ['explain care after water and sun', 'แนะนำวิธีดูแลหลังเล่นน้ำและตากแดด', 'hair and nails'],
        ['announce each stylist’s days off', 'แจ้งวันหยุดของช่างแต่ละคน'],
        ['reopen with slots for tired travellers', 'เปิดคิวพักเหนื่อยหลังเดินทาง'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['sell gift vouchers for parties', 'ขายบัตรของขวัญช่วงปาร์ตี้'],
        ['extend hours on party days', 'ขยายเวลาเปิดในวันงานเลี้ยง'],
        ['fix the first visit of the new year early', 'นัดรอบแรกหลังปีใหม่ไว้ล่วงหน้า'],
        ['take team bookings before office parties', 'รับจองเป็นทีมก่อนงานเลี้ยงบริษัท'],
      ],
    },
  ],
});
