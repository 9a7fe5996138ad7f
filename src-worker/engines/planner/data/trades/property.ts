/** Buildings: material for them, and the rooms in them. */
import { trade } from './trade.ts';

export const BUILDING = trade('building', 'building materials', {
  interests: ['construction, architecture, renovation', 'ก่อสร้าง สถาปัตยกรรม รีโนเวต'],
  scene: [
    ['the material on a real site', 'วัสดุที่หน้างานจริง'],
    ['stock, labels and a tape measure in daylight', 'สินค้า ฉลาก และตลับเมตรกลางแสงแดด'],
    ['a crew unloading at the site gate', 'ทีมช่างกำลังลงของหน้าไซต์'],
    ['a cut edge and a used surface, seen close', 'รอยตัดและผิวที่ผ่านการใช้ ระยะใกล้'],
    ['the storeroom aisle that a foreman walks along', 'ทางเดินในคลังที่หัวหน้าช่างเดินเลือกของ'],
  ],
  need: [
    ['a drawing names a specification', 'แบบก่อสร้างระบุสเปก'],
    ['a site runs short before the day’s work ends', 'ของหน้างานขาดก่อนจบวัน'],
    ['the usual supplier is out of stock or late', 'เจ้าประจำไม่มีของหรือส่งช้า'],
    ['a contractor has to price a job for an owner', 'ผู้รับเหมาต้องทำราคาเสนอเจ้าของงาน'],
    ['a repair shows that the old grade did not last', 'รื้อซ่อมแล้วรู้ว่าเกรดเดิมไม่ทน'],
  ],
  doubt: [
    ['Is it in stock near the site?', 'มีของใกล้ไซต์ไหม'],
    ['What is the price for my quantity?', 'สั่งเท่านี้ได้ราคาเท่าไร'],
    ['Can leftovers be returned?', 'เหลือแล้วคืนได้ไหม'],
    ['Will the next lot match this one?', 'ล็อตหน้าจะเหมือนล็อตนี้ไหม'],
    ['Which papers come with it?', 'ได้เอกสารรับรองอะไรบ้าง'],
  ],
  show: [
    ['Test a sample where crews can see it', 'ทดสอบตัวอย่างให้ช่างดู'],
    ['Follow a delivery from the yard to the site gate', 'ตามรถส่งของจากคลังถึงหน้าไซต์'],
    ['Let a foreman explain how quantities are worked out', 'ให้หัวหน้าช่างเล่าวิธีคิดจำนวนสั่ง'],
    ['Lay grades side by side and name their uses', 'วางเทียบแต่ละเกรด แล้วบอกงานที่เหมาะ'],
    ['Use it on a small area and show the waste', 'ใช้จริงในพื้นที่เล็กแล้วโชว์เศษที่เหลือ'],
  ],
  step: [
    ['a sample and a take-off priced the same day', 'ตัวอย่างและถอดแบบราคาภายในวัน'],
    ['a price from a photo of the shopping list', 'ตีราคาจากรูปรายการของ'],
    ['stock and data sheet checked in chat', 'เช็กสเปกและสต็อกให้ในแชต'],
    ['a small lot on trial at a single site', 'สั่งล็อตเล็กลองที่ไซต์เดียวก่อน'],
    ['a call with someone who reads drawings', 'ปรึกษาทางโทรศัพท์กับคนที่อ่านแบบเป็น'],
  ],
  again: [
    ['Ask about the next site when this one tops out', 'ถามไซต์ถัดไปตอนงานใกล้จบ'],
    ['Call when the next stage of the job is near', 'โทรหาเมื่อหน้างานใกล้ถึงขั้นต่อไป'],
    ['Warn regular buyers before prices are revised', 'แจ้งลูกค้าประจำก่อนปรับราคา'],
    ['Keep each site’s past order ready to repeat', 'เก็บรายการเดิมของแต่ละไซต์ไว้ให้สั่งซ้ำ'],
    ['Invite crews to try a new grade on a small job', 'ชวนทีมช่างลองเกรดใหม่กับงานเล็ก'],
  ],
  leak: [
    ['price lists that are out of date', 'ใบราคาที่ไม่อัปเดต'],
    ['quotations sent without a follow-up call', 'ใบเสนอราคาที่ส่งแล้วไม่มีใครโทรตาม'],
    ['jobs lost because freight was unclear', 'งานที่หลุดไปเพราะค่าขนส่งไม่ชัด'],
    ['drawings received and answered too late', 'แบบที่ลูกค้าส่งมาแต่ได้คำตอบช้า'],
    ['small orders turned away at the minimum', 'ออเดอร์เล็กที่ถูกปฏิเสธเพราะไม่ถึงขั้นต่ำ'],
  ],
  learn: [
    ['which size or grade is asked for', 'ขนาดหรือเกรดไหนถูกถามบ่อย'],
    ['whether crews or owners make the choice', 'ช่างหรือเจ้าของบ้านเป็นคนเลือก'],
    ['how far we can deliver and still win', 'ส่งไกลแค่ไหนยังสู้เจ้าอื่นได้'],
    ['what kind of job wants a sample', 'งานประเภทไหนขอดูตัวอย่าง'],
    ['which question comes before a quotation', 'ก่อนขอราคาเขาถามอะไร'],
  ],
  warm: [
    ['Downloaded a data sheet or a price list', 'โหลดสเปกหรือใบราคา'],
    ['Looked up stock, freight or a minimum order', 'เช็กสต็อก ค่าส่ง หรือยอดสั่งขั้นต่ำ'],
    ['Watched a material being tested', 'ดูคลิปทดสอบวัสดุ'],
    ['Came back to compare sizes', 'กลับมาเทียบขนาด'],
    ['Opened the map to the shop or yard', 'เปิดแผนที่มาร้านหรือคลังสินค้า'],
  ],
  keep: [
    ['Contractors with open accounts', 'ผู้รับเหมาที่มีเครดิตอยู่'],
    ['Crews that buy for every new job', 'ทีมช่างที่ซื้อทุกครั้งที่เริ่มงานใหม่'],
    ['Contacts at sites already supplied', 'ผู้ติดต่อของไซต์ที่เคยส่งของ'],
    ['Designers who have specified us', 'ผู้ออกแบบที่เคยระบุสินค้าเราในแบบ'],
    ['Buyers quiet since their last large order', 'ลูกค้าที่เงียบไปหลังสั่งล็อตใหญ่'],
  ],
  ideas: [
    ['Sample against water and load', 'ตัวอย่างกับน้ำและน้ำหนัก'],
    ['Site notes from a foreman', 'บันทึกหน้างานจากหัวหน้าช่าง'],
    ['How to order without waste', 'สั่งอย่างไรไม่เหลือเศษ'],
    ['How to read the label', 'อ่านฉลากให้เป็น'],
    ['Grades often mixed up', 'เกรดที่มักใช้สลับกัน'],
    ['Loading before dawn', 'ขึ้นของตั้งแต่เช้ามืด'],
    ['Words that crews use', 'ศัพท์ที่ช่างใช้'],
    ['From drawing to order', 'จากแบบถึงใบสั่งซื้อ'],
    ['How to store it at the site', 'เก็บของหน้างานอย่างไร'],
    ['Back at a finished site', 'กลับไปดูงานที่เสร็จแล้ว'],
    ['Heard at the counter', 'คำถามหน้าเคาน์เตอร์'],
  ],
  changes: [
    {
      change: ['Keep a stock list online with its date', 'ลงสต็อกออนไลน์พร้อมวันที่'],
      why: ['A crew buys what can arrive tomorrow', 'ช่างซื้อของที่มาถึงพรุ่งนี้'],
    },
    {
      change: ['State freight and unloading in every quotation', 'ใส่ค่าส่งและค่าลงของในทุกใบเสนอราคา'],
      why: ['A low unit price loses once delivery is added late', 'ราคาต่อหน่วยถูก แต่บวกค่าส่งทีหลังทำให้เสียงาน'],
    },
    {
      change: ['Answer chat during site hours', 'ตอบแชตให้ทันในเวลาทำงานของไซต์'],
      why: ['Foremen ask between tasks and buy from whoever replies', 'หัวหน้าช่างถามตอนพักงาน แล้วซื้อกับคนที่ตอบ'],
    },
    {
      change: ['Sell small quantities at a published price', 'ขายจำนวนน้อยตามราคาที่ลงไว้'],
      why: ['A small job is the trial before a large order', 'งานเล็กคือการลองก่อนสั่งล็อตใหญ่'],
    },
    {
      change: ['Mark each product with the job it is made for', 'ระบุงานที่เหมาะไว้กับสินค้าทุกตัว'],
      why: ['A product code tells a buyer nothing; a use does', 'รหัสสินค้าไม่ช่วยเลือก แต่บอกงานที่ใช้ช่วยได้'],
    },
  ],
  search: [['price list', 'ใบราคา']],
  peaks: [
    {
      event: 'heat',
      actions: [
        ['supply dry-season sites', 'รองรับไซต์ช่วงหน้าแล้ง'],
        ['offer delivery rounds before the midday sun', 'เสนอรอบส่งก่อนแดดแรง'],
        ['show how goods are stored out of the sun', 'โชว์วิธีเก็บของให้พ้นแดด'],
        ['stock up for sites racing the rain', 'เตรียมของให้ไซต์ที่เร่งงานก่อนฝน'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['lead with waterproof grades', 'ชูเกรดกันน้ำ'],
        ['help sites keep stock dry and off the ground', 'แนะวิธีวางของหน้างานให้แห้งพ้นพื้น'],
        ['push indoor jobs while outdoor work waits', 'ชูงานภายในช่วงที่งานนอกต้องหยุด'],
        ['say how deliveries run when roads flood', 'บอกแผนส่งของเมื่อถนนน้ำท่วม'],
      ],
    },
    {
      event: 'next-budget',
      actions: [
        ['reach planners while budgets are drawn', 'ถึงฝ่ายออกแบบตอนตั้งงบ'],
        ['send the new price list to account buyers early', 'ส่งใบราคาใหม่ให้ลูกค้าเครดิตก่อนใคร'],
        ['ask contractors which projects are confirmed', 'ถามผู้รับเหมาว่าโครงการไหนได้งานแล้ว'],
        ['carry samples to design offices', 'นำตัวอย่างไปให้สำนักงานออกแบบ'],
      ],
    },
  ],
});

export const PROPERTY = trade('property', 'homes for sale', {
  interests: ['home buying, investment, interior design', 'ซื้อบ้าน ลงทุน แต่งบ้าน'],
  scene: [
    ['the room at the hour it is lived in', 'ห้องในเวลาที่อยู่จริง'],
    ['the street outside on an ordinary evening', 'ถนนด้านนอกในเย็นวันธรรมดา'],
    ['the view as it is, nothing cropped away', 'วิวตามจริงแบบไม่ตัดขอบ'],
    ['plans on a table with the keys beside them', 'แปลนบนโต๊ะกับกุญแจที่วางอยู่ข้างกัน'],
    ['the walk to the market, school or station', 'ทางเดินไปตลาด โรงเรียน หรือสถานี'],
  ],
  need: [
    ['the lease ends or a family grows', 'หมดสัญญาเช่าหรือครอบครัวโตขึ้น'],
    ['the journey to work has become too long', 'เดินทางไปทำงานไกลจนเหนื่อย'],
    ['a wedding is planned or a child changes school', 'จะแต่งงานหรือลูกย้ายโรงเรียน'],
    ['a parent can no longer manage the stairs', 'พ่อแม่ขึ้นบันไดไม่ไหวแล้ว'],
    ['the landlord sells or the rent goes up', 'เจ้าของห้องขายหรือขึ้นค่าเช่า'],
  ],
  doubt: [
    ['What is the monthly cost, all in?', 'ผ่อนและค่าส่วนกลางรวมเท่าไร'],
    ['How long is the way to work from here?', 'จากตรงนี้ไปทำงานใช้เวลานานไหม'],
    ['Does it flood, and is it noisy?', 'น้ำท่วมไหม เสียงดังไหม'],
    ['Who helps if something goes wrong later?', 'มีปัญหาภายหลังใครดูแล'],
    ['What must be paid on signing day?', 'วันเซ็นสัญญาต้องจ่ายอะไรบ้าง'],
  ],
  show: [
    ['Walk the commute and the corridor, not only the room', 'พาเดินทางจริงและทางเดิน ไม่ใช่แค่ห้อง'],
    ['Film the view from one spot, dawn to dark', 'ถ่ายวิวจากจุดเดิมตั้งแต่เช้าจนค่ำ'],
    ['Read the contract’s main lines aloud', 'อ่านข้อสำคัญในสัญญาให้ฟัง'],
    ['Let a neighbour talk through an ordinary day', 'ให้คนที่อยู่แถวนี้เล่าหนึ่งวันธรรมดา'],
    ['Add up the costs on a sheet of paper', 'บวกค่าใช้จ่ายลงกระดาษให้ดูทีละรายการ'],
  ],
  step: [
    ['a visit at a named hour', 'นัดชมเวลาที่ระบุ'],
    ['a live walk-through on a video call', 'วิดีโอคอลพาชมสด'],
    ['a cost sheet for the listing they like', 'สรุปค่าใช้จ่ายของประกาศที่สนใจ'],
    ['a shortlist drawn from budget and commute', 'คัดตัวเลือกตามงบและเส้นทาง'],
    ['a map of shops and stops within a walk', 'ทำแผนที่ร้านและป้ายรถที่เดินถึง'],
  ],
  again: [
    ['Ask residents who else is looking', 'ให้ลูกบ้านชวนเพื่อน'],
    ['Write to past visitors when a similar one opens', 'ทักคนที่เคยชมเมื่อมีแบบใกล้เคียงว่าง'],
    ['Send what has changed since their visit', 'ส่งความคืบหน้าตั้งแต่วันที่มาชม'],
    ['Offer another look with the whole family', 'ชวนกลับมาดูอีกครั้งพร้อมครอบครัว'],
    ['Answer the question left open at the viewing', 'ตอบคำถามที่ค้างไว้จากวันชม'],
  ],
  leak: [
    ['leads who own nothing to pledge or cannot borrow', 'รายชื่อที่กู้ไม่ผ่าน'],
    ['people who book a visit and do not come', 'คนที่นัดชมแล้วไม่มา'],
    ['enquiries that get a brochure and no answer', 'คนที่ถามแล้วได้แค่โบรชัวร์'],
    ['families still waiting for a fee to be explained', 'ครอบครัวที่รอคำตอบเรื่องค่าใช้จ่าย'],
    ['visitors nobody calls in the week after', 'คนที่มาชมแล้วไม่มีใครติดตาม'],
  ],
  learn: [
    ['which unit type is visited, not only liked', 'ห้องแบบไหนมีคนมาดูจริง'],
    ['which part of town visitors come from', 'คนมาชมเดินทางมาจากย่านไหน'],
    ['whether price or commute stops them', 'เขาติดที่ราคาหรือการเดินทาง'],
    ['who decides after the viewing', 'ใครเป็นคนตัดสินใจหลังชม'],
    ['when people are free to come and look', 'คนสะดวกมาดูช่วงเวลาไหน'],
  ],
  warm: [
    ['Opened a floor plan or the loan table', 'เปิดผังห้องหรือตารางกู้'],
    ['Watched the tour to its end', 'ดูคลิปพาชมจนจบ'],
    ['Saved or shared a listing', 'บันทึกหรือแชร์ประกาศ'],
    ['Checked the map and the travel time', 'เปิดแผนที่และดูเวลาเดินทาง'],
    ['Started the contact form and stopped', 'เริ่มกรอกฟอร์มแล้วหยุด'],
  ],
  keep: [
    ['Residents and past visitors', 'ลูกบ้านและคนที่เคยมาชม'],
    ['Owners who may let or resell', 'เจ้าของที่อาจปล่อยเช่าหรือขายต่อ'],
    ['Families who came back for another look', 'ครอบครัวที่กลับมาดูซ้ำ'],
    ['People waiting for a certain kind of unit', 'คนที่ลงชื่อรอแบบที่ต้องการ'],
    ['Clients who sent a friend to us', 'ลูกค้าที่เคยแนะนำเพื่อนมา'],
  ],
  ideas: [
    ['The commute, in real time', 'เดินทางจริง จับเวลาจริง'],
    ['The bill each month', 'บิลทุกเดือน'],
    ['A neighbour’s tour', 'ลูกบ้านพาชม'],
    ['Morning light, evening light', 'แสงเช้า แสงเย็น'],
    ['Within a short walk', 'เดินนิดเดียวถึง'],
    ['Words in the contract', 'คำในสัญญา'],
    ['What visitors ask on the way out', 'คำถามก่อนกลับบ้าน'],
    ['When it rains here', 'ที่นี่ตอนฝนตก'],
    ['How someone lives in it', 'คนอยู่จริงจัดอย่างไร'],
    ['The street on a day off', 'ถนนเส้นนี้ในวันหยุด'],
    ['Which side to choose', 'เลือกทิศไหนดี'],
  ],
  changes: [
    {
      change: ['Pre-check borrowing before the visit', 'เช็กวงเงินกู้ก่อนนัดชม'],
      why: ['A visit without a loan wastes both afternoons', 'มาชมแต่กู้ไม่ได้เสียเวลาทั้งสองฝ่าย'],
    },
    {
      change: ['State every fee on the listing itself', 'ลงค่าใช้จ่ายทุกรายการไว้ในประกาศ'],
      why: ['A fee found late puts the whole price in doubt', 'ค่าใช้จ่ายที่รู้ทีหลังทำให้สงสัยทั้งราคา'],
    },
    {
      change: ['Offer viewings after working hours', 'เปิดให้ชมหลังเวลาเลิกงาน'],
      why: ['Those who decide together are seldom free by day', 'คนที่ตัดสินใจด้วยกันมักไม่ว่างตอนกลางวัน'],
    },
    {
      change: ['Call each visitor by the next morning', 'โทรหาทุกคนที่มาชมภายในเช้าวันถัดไป'],
      why: ['The place fades behind whatever is seen after it', 'ภาพที่เห็นจะเลือนไปเมื่อไปชมที่อื่นต่อ'],
    },
    {
      change: ['Mark what is taken on every channel the same day', 'อัปเดตรายการที่ไม่ว่างทุกช่องทางในวันนั้น'],
      why: ['An enquiry about something gone is rarely repeated', 'ทักมาแล้วไม่ว่าง คนมักไม่ทักอีก'],
    },
  ],
  search: [['price and size', 'ราคาและขนาด']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['invite families while they are together', 'ชวนมาชมช่วงครอบครัวอยู่พร้อมหน้า'],
        ['show space for parents and grandparents', 'โชว์พื้นที่สำหรับพ่อแม่และปู่ย่าตายาย'],
        ['offer video tours to relatives who live away', 'ชวนญาติที่อยู่ไกลชมทางวิดีโอคอล'],
        ['keep the visiting desk open over the holiday', 'เปิดรับนัดชมตลอดวันหยุด'],
      ],
    },
    {
      event: 'mid-year',
      actions: [
        ['show ready units before the rains', 'โชว์ห้องพร้อมอยู่ก่อนฝน'],
        ['film how the street drains in heavy rain', 'ถ่ายให้เห็นว่าถนนระบายน้ำอย่างไรตอนฝนหนัก'],
        ['list what is included instead of discounting', 'บอกของที่รวมในราคาแทนการลด'],
        ['call back those who visited since New Year', 'โทรหาคนที่มาชมตั้งแต่ต้นปี'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['set transfer dates before the long holiday', 'นัดวันโอนก่อนหยุดยาว'],
        ['plan the move for the long holiday', 'วางแผนย้ายเข้าช่วงหยุดยาว'],
        ['help with papers before offices close', 'ช่วยเตรียมเอกสารก่อนสำนักงานหยุด'],
        ['reach those whose bonus becomes a deposit', 'เข้าถึงคนที่ตั้งใจใช้โบนัสเป็นเงินมัดจำ'],
      ],
    },
  ],
});
