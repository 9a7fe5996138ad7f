/** Vehicles: sold, and kept running. */
import { trade } from './trade.ts';

export const VEHICLES = trade('vehicles', 'vehicles for sale', {
  interests: ['cars, motorcycles, road trips', 'รถยนต์ มอเตอร์ไซค์ ขับรถเที่ยว'],
  scene: [
    ['the vehicle on a local road, family aboard', 'รถบนถนนแถวบ้าน มีคนในครอบครัว', 'cars for sale'],
    ['the handover, key passing between hands', 'วันส่งมอบ ตอนกุญแจเปลี่ยนมือ'],
    ['seat, controls and storage within reach', 'เบาะ แผงควบคุม และที่เก็บของในระยะมือ'],
    ['morning traffic seen from the driver’s seat', 'รถติดตอนเช้า มองจากที่นั่งคนขับ'],
    ['a parking spot at home, gate and lane in view', 'ที่จอดในบ้านจริง เห็นรั้วและซอย'],
  ],
  need: [
    ['repairs cost more than instalments would', 'ค่าซ่อมเริ่มแพงกว่าค่างวด'],
    ['a new job makes the daily trip longer', 'ได้งานใหม่ ต้องเดินทางไกลขึ้น'],
    ['children change where the family has to go', 'มีลูกหรือลูกเข้าเรียน ต้องรับส่งทุกวัน', 'cars for sale'],
    ['the old loan is nearly paid off', 'คันเก่าใกล้ผ่อนหมด'],
    ['one vehicle no longer serves the household', 'รถที่บ้านไม่พอใช้'],
  ],
  doubt: [
    ['What is the real on-road price?', 'ราคาจบทุกอย่างเท่าไร'],
    ['Will my finance be approved?', 'จัดไฟแนนซ์ผ่านไหม'],
    ['How much is my old one worth?', 'คันเก่าได้ราคาเท่าไร'],
    ['Can I afford to run it each month?', 'ค่าใช้จ่ายต่อเดือนไหวไหม'],
    ['How long do I wait for delivery?', 'ต้องรอรถนานแค่ไหน'],
  ],
  show: [
    ['Drive the daily commute with a customer', 'ขับเส้นทางไปทำงานจริงกับลูกค้า'],
    ['Read one quotation aloud, line by line', 'อ่านใบเสนอราคาหนึ่งใบทีละบรรทัด'],
    ['Let an owner tell what they would change', 'ให้เจ้าของเล่าว่าอยากแก้ตรงไหนของรถ'],
    ['Park it in the narrowest lane in the area', 'ลองเข้าจอดในซอยแคบที่สุดแถวนี้'],
    ['Load the shopping, the bags and the passengers', 'ขนของจ่ายตลาด กระเป๋า และคนขึ้นให้ดู', 'cars for sale'],
  ],
  step: [
    ['a test drive at home', 'ทดลองขับถึงบ้าน'],
    ['an instalment worked out in the chat', 'คำนวณค่างวดให้ในแชต'],
    ['a trade-in value from a few photos', 'ประเมินราคาเทิร์นจากรูป'],
    ['a quotation with nothing left to add', 'เสนอราคาที่รวมทุกรายการแล้ว'],
    ['a finance check before choosing a model', 'เช็กไฟแนนซ์ก่อนเลือกรุ่น'],
  ],
  again: [
    ['Book the next service at the handover', 'นัดเช็กระยะตั้งแต่วันรับรถ'],
    ['Call after the first long trip', 'โทรถามหลังเดินทางไกลครั้งแรก'],
    ['Send a fresh trade-in value as the loan runs down', 'ส่งราคาเทิร์นล่าสุดเมื่อยอดผ่อนใกล้หมด'],
    ['Remind owners of tax and insurance renewals', 'เตือนต่อภาษีและประกันให้เจ้าของรถ'],
    ['Invite owners to bring a relative for a drive', 'ชวนลูกค้าเก่าพาญาติมาลองขับ'],
  ],
  leak: [
    ['finance questions left until the showroom', 'คำถามไฟแนนซ์ที่ต้องรอถึงโชว์รูม'],
    ['test drives requested and not confirmed', 'นัดลองขับที่ไม่มีใครยืนยัน'],
    ['quotations sent without a follow-up', 'ใบเสนอราคาที่ส่งแล้วไม่ได้ตามต่อ'],
    ['buyers waiting to hear what the old one fetches', 'คนที่รอฟังราคารถเก่า'],
    ['evening chats answered the next morning', 'แชตตอนค่ำที่ได้คำตอบเช้าวันถัดไป'],
  ],
  learn: [
    ['which model’s test drive is booked', 'รุ่นไหนมีคนจองทดลองขับ'],
    ['what monthly sum people ask for', 'ค่างวดระดับไหนที่มีคนถาม'],
    ['whether price or finance is asked first', 'คำถามแรกคือราคาหรือไฟแนนซ์'],
    ['how far from the showroom buyers live', 'คนซื้ออยู่ไกลจากโชว์รูมแค่ไหน'],
    ['who has an old vehicle to trade in', 'ลูกค้าแบบไหนมีรถเก่ามาเทิร์น'],
  ],
  warm: [
    ['Used the instalment table or asked a trade-in price', 'ดูตารางผ่อนหรือถามราคาเทิร์น'],
    ['Watched a drive or a walk-around to the end', 'ดูคลิปลองขับหรือคลิปพาดูรถจนจบ'],
    ['Compared versions or colours on the page', 'เทียบรุ่นย่อยหรือสีบนหน้าเว็บ'],
    ['Asked about stock, waiting time or down payment', 'ถามเรื่องสต็อก เวลารอรถ หรือเงินดาวน์'],
    ['Opened the map to the showroom', 'เปิดแผนที่มาโชว์รูม'],
  ],
  keep: [
    ['Owners due for service', 'เจ้าของรถที่ถึงรอบเช็กระยะ'],
    ['Borrowers near the end of their loan', 'คนที่ใกล้ผ่อนหมด'],
    ['Buyers who sent a relative or friend', 'ลูกค้าที่เคยแนะนำญาติหรือเพื่อน'],
    ['Customers whose insurance is up for renewal', 'เจ้าของรถที่ใกล้ต่อประกัน'],
    ['Drivers who tried a model and chose to wait', 'คนที่เคยลองขับแล้วขอรอก่อน'],
  ],
  ideas: [
    ['The real on-road price', 'ราคาจบ ไม่มีบวก'],
    ['A week’s commute', 'ขับไปทำงานหนึ่งสัปดาห์'],
    ['Trade-in, valued on camera', 'ประเมินรถเก่าหน้ากล้อง'],
    ['What owners complain about', 'เรื่องที่เจ้าของรถบ่น'],
    ['Finance words, made plain', 'ศัพท์ไฟแนนซ์ฉบับเข้าใจง่าย'],
    ['Parked in a narrow lane', 'จอดในซอยแคบ'],
    ['Handover mornings', 'เช้าวันรับรถ'],
    ['Receipts from a month of use', 'บิลค่าใช้รถทั้งเดือน'],
    ['The mechanic’s opinion', 'ความเห็นจากช่าง'],
    ['Same budget, different choice', 'งบเท่ากัน เลือกคันไหน'],
    ['Buttons nobody explains', 'ปุ่มที่ไม่มีใครอธิบาย'],
  ],
  changes: [
    {
      change: ['Bring the test drive to the customer', 'ส่งรถทดลองขับถึงบ้าน'],
      why: ['A showroom visit is the second decision, not the first', 'การไปโชว์รูมคือการตัดสินใจครั้งที่สอง'],
    },
    {
      change: ['Show every fee in the price, on page and tag', 'บอกราคารวมทุกค่าใช้จ่ายทั้งหน้าเว็บและป้ายรถ'],
      why: ['A fee that appears at signing undoes earlier trust', 'ค่าใช้จ่ายที่โผล่ตอนเซ็นทำให้ความเชื่อใจหมดไป'],
    },
    {
      change: ['Let one adviser stay with the buyer until handover', 'ให้ที่ปรึกษาคนเดิมดูแลจนถึงวันรับรถ'],
      why: ['Nobody likes to tell the same story at every desk', 'ไม่มีใครอยากเล่าเรื่องเดิมทุกโต๊ะ'],
    },
    {
      change: ['Put the delivery date, and each change, in writing', 'แจ้งวันรับรถเป็นลายลักษณ์อักษรทุกครั้งที่เลื่อน'],
      why: ['Waiting is easier to bear than not knowing', 'ลูกค้ารอได้ ถ้ารู้ว่ารอถึงเมื่อไร'],
    },
    {
      change: ['Answer finance questions before inviting a visit', 'ตอบเรื่องไฟแนนซ์ให้จบก่อนชวนมาโชว์รูม'],
      why: ['A buyer who fears refusal stays at home', 'คนที่กลัวกู้ไม่ผ่านจะไม่ออกจากบ้าน'],
    },
  ],
  search: [['instalments', 'ตารางผ่อน']],
  peaks: [
    {
      event: 'motor-show',
      actions: [
        ['hold a local offer against the show', 'มีข้อเสนอในพื้นที่สู้กับงานใหญ่'],
        ['invite those who came back undecided', 'ชวนคนที่กลับจากงานแล้วยังไม่ตัดสินใจ'],
        ['compare the show’s price with the showroom’s', 'เทียบราคาในงานกับราคาโชว์รูมทีละบรรทัด'],
        ['open longer for those who avoid the crowd', 'เปิดยาวขึ้นรับคนที่ไม่อยากเบียดในงาน'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['check cars before the long drive', 'ตรวจรถก่อนเดินทางไกล', 'cars for sale'],
        ['deliver in time for the trip home', 'ส่งมอบให้ทันขับกลับบ้าน'],
        ['share a packing and rest-stop list', 'แจกรายการจัดของและจุดพัก'],
        ['post help numbers for owners on the road', 'โพสต์เบอร์ช่วยเหลือให้เจ้าของรถที่เดินทาง'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['register before the model year turns', 'ออกรถก่อนเปลี่ยนปี'],
        ['list what can be delivered by New Year', 'บอกว่าคันไหนรับได้ทันปีใหม่'],
        ['value trade-ins while owners plan next year', 'ตีราคารถเก่าตอนเจ้าของวางแผนปีหน้า'],
        ['follow up every open quotation', 'ตามใบเสนอราคาที่ยังค้างทุกใบ'],
      ],
    },
  ],
});

export const VEHICLE_CARE = trade('vehicle-care', 'car workshops', {
  interests: ['car maintenance, driving, road trips', 'ดูแลรถ ขับรถ เดินทางไกล'],
  scene: [
    ['the fault, the part and the hand that fixes it', 'อาการ อะไหล่ และมือช่าง'],
    ['tools in order and a car waiting its turn', 'เครื่องมือที่วางเป็นที่ กับรถที่รอคิว'],
    ['worn and new pieces laid side by side', 'ของสึกกับของใหม่วางข้างกัน'],
    ['mileage, job card and signed receipt', 'เลขไมล์ ใบงาน และใบเสร็จที่เซ็นแล้ว'],
    ['staff and driver talking beside the car', 'ทีมงานกับเจ้าของรถยืนคุยกันข้างรถ'],
  ],
  need: [
    ['a warning light comes on', 'ไฟเตือนขึ้น'],
    ['a noise starts on the way to work', 'มีเสียงแปลกระหว่างทางไปทำงาน'],
    ['the family plans a long drive', 'ครอบครัวจะเดินทางไกล'],
    ['the battery, brakes or tyres show their age', 'แบต เบรก หรือยางเริ่มหมดสภาพ'],
    ['the car will not start on a working day', 'รถสตาร์ตไม่ติดในวันทำงาน'],
  ],
  doubt: [
    ['What will it cost before you start?', 'บอกราคาก่อนทำไหม'],
    ['Is the part new, and is it genuine?', 'อะไหล่ใหม่ไหม แท้หรือเปล่า'],
    ['When do I get the car back?', 'ได้รถคืนเมื่อไร'],
    ['Does it really need replacing?', 'ต้องเปลี่ยนจริงไหม'],
    ['Who answers if the fault returns?', 'อาการเดิมกลับมา ใครรับผิดชอบ'],
  ],
  show: [
    ['Open one fault from reading to receipt', 'เปิดหนึ่งอาการ ตั้งแต่เสียบเครื่องถึงใบเสร็จ'],
    ['Lay the removed part beside its replacement', 'วางอะไหล่ที่ถอดออกข้างอะไหล่ใหม่'],
    ['Let a technician say what can still wait', 'ให้ช่างบอกว่าอะไรยังรอได้'],
    ['Stay with a car from drop-off to collection', 'ตามรถหนึ่งคันตั้งแต่รับเข้าถึงส่งคืน'],
    ['Inspect a customer’s car, item by item', 'ตรวจรถลูกค้าให้ดูทีละรายการ'],
  ],
  step: [
    ['a photo of the dashboard, priced by chat', 'ส่งรูปหน้าปัด ประเมินราคาในแชต'],
    ['an inspection with no repair attached', 'ตรวจเช็กโดยไม่ต้องสั่งซ่อม'],
    ['a time slot held by message', 'จองคิวด้วยข้อความ'],
    ['a written price before work begins', 'ตีราคาเป็นลายลักษณ์อักษรก่อนลงมือ'],
    ['a part or tyre size looked up by model', 'เช็กอะไหล่หรือขนาดยางจากรุ่นรถ'],
  ],
  again: [
    ['Remind by mileage, not by month', 'เตือนตามเลขไมล์ ไม่ใช่ตามเดือน'],
    ['Keep a photo record of each car and share it', 'เก็บรูปประวัติรถแต่ละคันแล้วส่งให้เจ้าของ'],
    ['Call to ask whether the fault is gone', 'โทรถามว่าอาการหายแล้วหรือยัง'],
    ['Note what can wait and write when it is time', 'จดสิ่งที่ยังรอได้ แล้วทักเมื่อถึงเวลา'],
    ['Offer a tyre and fluid check before long trips', 'ชวนเช็กยางและของเหลวก่อนเดินทางไกล'],
  ],
  leak: [
    ['searches that read and do not call', 'คนค้นหาที่อ่านแล้วไม่โทร'],
    ['drivers put off by a price nobody will name', 'คนที่ถอยเพราะไม่มีใครบอกราคา'],
    ['calls missed while hands are busy', 'สายที่ไม่มีคนรับเพราะทุกคนติดงาน'],
    ['quotes without a reason for each line', 'ใบราคาที่ไม่อธิบายแต่ละรายการ'],
    ['cars served and not written down', 'รถที่เคยมาแต่ไม่ได้จดประวัติไว้'],
  ],
  learn: [
    ['which fault is searched and called about', 'อาการไหนคนค้นแล้วโทร'],
    ['what time drivers want a slot', 'คนอยากได้คิวช่วงเวลาไหน'],
    ['how far drivers come for the work', 'ลูกค้ามาจากไกลแค่ไหน'],
    ['whose cars come in, by make and age', 'รถยี่ห้อไหน อายุเท่าไรที่เข้ามา'],
    ['whether a posted price starts a chat', 'ลงราคาแล้วคนทักหรือเงียบ'],
  ],
  warm: [
    ['Read about a fault or opened the map', 'อ่านเรื่องอาการเสียหรือเปิดแผนที่'],
    ['Sent a picture of the car and asked a price', 'ส่งรูปรถมาถามราคา'],
    ['Tapped the call button or the directions', 'กดปุ่มโทรหรือปุ่มนำทาง'],
    ['Watched a workshop clip or saved a checklist', 'ดูคลิปหน้างานหรือเซฟเช็กลิสต์'],
    ['Looked up opening hours or free slots', 'เช็กเวลาเปิดหรือคิวว่าง'],
  ],
  keep: [
    ['Cars due by mileage', 'รถที่ถึงระยะ'],
    ['Owners whose tyres or battery are ageing', 'เจ้าของรถที่ยางหรือแบตเริ่มเก่า'],
    ['Customers with a job put off until later', 'ลูกค้าที่ขอเลื่อนงานซ่อมไว้ก่อน'],
    ['Companies and shops that run vehicles', 'บริษัทและร้านที่มีรถใช้งาน'],
    ['People who came with an urgent fault', 'คนที่เคยมาเพราะรถเสียกะทันหัน'],
  ],
  ideas: [
    ['This light means this', 'ไฟดวงนี้แปลว่าอะไร'],
    ['Old part, new part', 'ของเก่า ของใหม่'],
    ['The quote, explained', 'อ่านใบเสนอราคา'],
    ['That noise', 'เสียงนี้คืออะไร'],
    ['It can wait, it cannot', 'อันนี้รอได้ อันนี้รอไม่ได้'],
    ['Notes from the bay', 'บันทึกจากช่องซ่อม'],
    ['High mileage, still running', 'ไมล์เยอะ ยังวิ่งได้'],
    ['Questions before the key', 'คำถามก่อนฝากกุญแจ'],
    ['Heard from other drivers, checked', 'เขาว่ากันว่า เช็กกับช่าง'],
    ['What the manual says', 'คู่มือรถบอกว่าอย่างไร'],
    ['Found under the bonnet', 'เจออะไรใต้ฝากระโปรง'],
  ],
  changes: [
    {
      change: ['Price the common faults on a board and on the page', 'ติดราคาอาการที่พบบ่อยทั้งหน้าร้านและหน้าเว็บ'],
      why: ['Drivers fear the bill more than the fault', 'คนขับกลัวบิลมากกว่ากลัวอาการ'],
    },
    {
      change: ['Send a photo before asking to replace a part', 'ส่งรูปให้ดูก่อนขอเปลี่ยนอะไหล่ทุกครั้ง'],
      why: ['Nobody likes to pay for what was out of sight', 'ไม่มีใครอยากจ่ายให้สิ่งที่มองไม่เห็น'],
    },
    {
      change: ['Name the hour of collection and write if it moves', 'บอกเวลารับรถ และแจ้งทันทีถ้าเลื่อน'],
      why: ['A day without a car is planned around that hour', 'วันที่ไม่มีรถ ทุกอย่างขึ้นกับเวลานั้น'],
    },
    {
      change: ['Give the phone to one person while others work', 'ให้มีคนรับสายประจำระหว่างคนอื่นทำงาน'],
      why: ['An unanswered call goes to the next name on the map', 'สายที่ไม่รับจะไปหาชื่อถัดไปบนแผนที่'],
    },
    {
      change: ['Hand the old part back with the receipt', 'คืนอะไหล่เก่าพร้อมใบเสร็จ'],
      why: ['What lies in the hand needs no argument', 'ของอยู่ในมือก็ไม่ต้องเถียงกัน'],
    },
  ],
  search: [['price', 'ราคา']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['check cars before the drive home', 'ตรวจรถก่อนกลับบ้านตรุษจีน'],
        ['open extra slots ahead of family visits', 'เพิ่มคิวก่อนวันรวมญาติ'],
        ['tell customers which days the shop is shut', 'แจ้งวันหยุดร้านให้ลูกค้ารู้ล่วงหน้า'],
        ['prepare cars that will carry the whole family', 'เตรียมรถที่ต้องพาไปทั้งบ้าน'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['sell the long-drive check', 'ขายแพ็กตรวจก่อนเดินทางไกล'],
        ['take bookings before everyone is packing', 'รับคิวก่อนคนเริ่มเก็บกระเป๋า'],
        ['hand drivers a checklist for the glovebox', 'แจกเช็กลิสต์ให้เก็บไว้ในรถ'],
        ['invite a follow-up look after the trip', 'ชวนกลับมาดูรถอีกครั้งหลังเดินทาง'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['lead with brakes, wipers and seals', 'ชูเบรก ที่ปัดน้ำฝน และซีล'],
        ['explain worn tread on a wet road', 'อธิบายดอกยางสึกบนถนนเปียก'],
        ['answer what to do after driving through water', 'ตอบว่าลุยน้ำมาแล้วต้องทำอะไร'],
        ['check lights and batteries before the storms', 'ชวนเช็กไฟและแบตก่อนฝนหนัก'],
      ],
    },
  ],
});
