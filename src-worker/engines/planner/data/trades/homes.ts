/** Homes: what stands in them, and who works on them. */
import { trade } from './trade.ts';

export const HOME = trade('home', 'furnishing', {
  interests: ['home decor, furniture, working from home', 'แต่งบ้าน เฟอร์นิเจอร์ ทำงานที่บ้าน'],
  scene: [
    ['a lived-in room with the piece in use', 'ห้องที่มีคนอยู่จริงกับของที่ใช้งาน'],
    ['hands arranging a corner in morning light', 'มือที่กำลังจัดมุมห้องในแสงเช้า'],
    ['the new piece among what the home already has', 'ของใหม่ที่วางร่วมกับของเดิมในบ้าน'],
    ['a surface seen close, with a palm for size', 'ผิวระยะใกล้ มีฝ่ามือวางเทียบขนาด'],
    ['an opened box in the middle of the floor', 'กล่องที่เพิ่งเปิดกลางพื้นห้อง'],
  ],
  need: [
    ['a move, a new room or a bad chair decides it', 'ย้ายบ้าน จัดห้องใหม่ หรือทนเก้าอี้เดิมไม่ไหว', 'furniture'],
    ['a saved picture makes a room at home look bare', 'เห็นรูปที่บันทึกไว้แล้วอยากจัดห้องตัวเอง'],
    ['someone starts cooking, planting or working at home', 'เริ่มทำกับข้าว ปลูกต้นไม้ หรือทำงานที่บ้าน'],
    ['worn things are hidden each time guests arrive', 'ของเก่าโทรมจนต้องเก็บหลบแขก'],
    ['a child, a pet or a parent joins the household', 'มีลูก เลี้ยงสัตว์ หรือรับพ่อแม่มาอยู่ด้วย'],
  ],
  doubt: [
    ['Will it fit through my door?', 'ขนาดเข้าห้องเราได้ไหม', 'furniture'],
    ['Is the colour the same as in the photo?', 'สีจริงตรงกับในรูปไหม'],
    ['How does it look after daily use?', 'ใช้ทุกวันแล้วสภาพเป็นอย่างไร'],
    ['What if it arrives broken?', 'ของแตกหรือบุบระหว่างส่งทำอย่างไร'],
    ['How much care does it need?', 'ต้องดูแลมากแค่ไหน'],
  ],
  show: [
    ['Measure a customer’s corner and fill it', 'วัดมุมห้องลูกค้าแล้ววางให้พอดี'],
    ['Follow one order from the shelf to its place at home', 'ตามหนึ่งออเดอร์จากชั้นเก็บของถึงที่วางในบ้าน'],
    ['Leave a camera beside it through an ordinary day', 'ตั้งกล้องถ่ายไว้ตลอดวันที่ใช้งานตามปกติ'],
    ['Dress the same wall or table in several styles', 'จัดผนังหรือโต๊ะตัวเดิมหลายสไตล์ให้เทียบ'],
    ['Ask a buyer at home what they would change', 'ถามลูกค้าที่ใช้อยู่ว่าอยากปรับอะไร'],
  ],
  step: [
    ['a drawing made from one photo', 'แบบร่างจากรูปมุมห้อง', 'furniture'],
    ['a shortlist for one corner, sent in chat', 'คัดของให้หนึ่งมุม ส่งรายการทางแชต'],
    ['a video call from the room to be filled', 'วิดีโอคอลดูห้องที่จะจัด'],
    ['colour, size and stock confirmed by message', 'เช็กสี ขนาด และสต็อกทางข้อความ'],
    ['a delivery price to a pinned address', 'คิดค่าส่งจากตำแหน่งที่ปักหมุดมา'],
  ],
  again: [
    ['Offer the matching piece for the same room', 'เสนอชิ้นที่เข้าชุดในห้องเดียวกัน'],
    ['Ask for a photo in place, then suggest the next', 'ขอรูปตอนวางจริง แล้วแนะนำชิ้นถัดไป'],
    ['Write when care is due: oil, wash or repot', 'ทักเมื่อถึงรอบดูแล เช่น ลงน้ำมัน ซัก เปลี่ยนดิน'],
    ['Open each new range to past buyers before others', 'เปิดของเข้าใหม่ให้ลูกค้าเดิมเลือกก่อน'],
    ['Send reminders for refills and spare parts', 'เตือนเรื่องของเติมและอะไหล่ล่วงหน้า'],
  ],
  leak: [
    ['enquiries that wait for a drawing', 'คนที่รอแบบร่างนานเกินไป', 'furniture'],
    ['baskets left at the delivery fee', 'ตะกร้าที่ทิ้งไว้เมื่อเห็นค่าส่ง', 'closed in the cart'],
    ['saved pictures that never become a question', 'คนที่บันทึกรูปไว้แต่ไม่เคยทัก'],
    ['buyers who cannot picture it in their room', 'ลูกค้าที่นึกภาพในห้องตัวเองไม่ออก'],
    ['size questions answered by a catalogue link', 'คำถามเรื่องขนาดที่ได้แค่ลิงก์แค็ตตาล็อก'],
  ],
  learn: [
    ['which room is asked about most', 'คนถามเรื่องห้องไหนมากที่สุด'],
    ['whether size or colour comes up first', 'เขาถามขนาดหรือสีก่อนกัน'],
    ['which picture is saved and then ordered', 'รูปไหนที่คนบันทึกแล้วกลับมาสั่ง'],
    ['how far away buyers accept the delivery fee', 'ไกลแค่ไหนยังมีคนยอมจ่ายค่าส่ง'],
    ['which small piece leads to a larger one', 'ชิ้นเล็กแบบไหนพาไปซื้อชิ้นใหญ่'],
  ],
  warm: [
    ['Sent measurements or saved a room', 'ส่งขนาดหรือบันทึกภาพห้อง'],
    ['Put a piece in the basket or read delivery terms', 'หยิบใส่ตะกร้าหรือเปิดเงื่อนไขจัดส่ง', 'closed in the cart'],
    ['Asked in chat about colour or stock', 'ทักถามเรื่องสีหรือสต็อก'],
    ['Watched a room clip to the end', 'ดูคลิปจัดห้องจนจบ'],
    ['Came back to the same product page', 'กลับมาเปิดดูของชิ้นเดิม'],
  ],
  keep: [
    ['Owners with another room to furnish', 'ลูกค้าที่ยังมีห้องอื่นต้องจัด'],
    ['Buyers of one piece from a set', 'คนที่ซื้อชิ้นเดียวจากทั้งเซ็ต'],
    ['Customers who sent a picture from home', 'ลูกค้าที่เคยส่งรูปจากบ้านมา'],
    ['People whose piece is due for care', 'ลูกค้าที่ของถึงรอบดูแล'],
    ['Households we have delivered to', 'บ้านที่เราเคยไปส่งของ'],
  ],
  ideas: [
    ['Small rooms, exact measures', 'ห้องเล็ก วัดพอดี'],
    ['The joint nobody sees', 'รอยต่อที่ไม่มีใครเห็น', 'furniture'],
    ['Delivery day', 'วันส่งของ'],
    ['Old piece, new corner', 'ของเดิม มุมใหม่'],
    ['What the photo hides', 'สิ่งที่รูปไม่ได้บอก'],
    ['Getting this stain out', 'คราบนี้เอาออกอย่างไร'],
    ['Chosen by the whole household', 'คนทั้งบ้านช่วยเลือก'],
    ['Where the material comes from', 'วัสดุนี้มาจากไหน'],
    ['Rented rooms, no drilling', 'ห้องเช่า ไม่ต้องเจาะผนัง'],
    ['Years of use, seen close', 'ใช้มาหลายปี ดูใกล้ให้ชัด'],
    ['A beginner sets it up', 'มือใหม่ลองจัดเอง'],
  ],
  changes: [
    {
      change: ['Quote delivery by postcode on the page', 'บอกค่าส่งตามรหัสไปรษณีย์บนหน้าเว็บ'],
      why: ['Large goods are lost at the delivery line', 'ของชิ้นใหญ่เสียลูกค้าที่บรรทัดค่าส่ง'],
    },
    {
      change: ['Photograph every product with a person beside it', 'ถ่ายสินค้าทุกชิ้นโดยมีคนยืนเทียบ'],
      why: ['Centimetres are hard to picture; a person is not', 'ตัวเลขนึกภาพยาก แต่เทียบกับคนเห็นได้ทันที'],
    },
    {
      change: ['Hold goods for a small deposit', 'รับมัดจำเล็กน้อยเพื่อเก็บของไว้ให้'],
      why: ['Rooms are rarely ready on the day of choosing', 'วันที่เลือกของได้ ห้องมักยังไม่พร้อม'],
    },
    {
      change: ['Put care and return notes inside the parcel', 'ใส่วิธีดูแลและเงื่อนไขคืนไว้ในกล่อง'],
      why: ['What happens after delivery decides the next order', 'ประสบการณ์หลังรับของตัดสินออเดอร์ถัดไป'],
    },
    {
      change: ['Arrange the shop by room as well as by kind', 'จัดหน้าร้านตามห้องด้วย ไม่ใช่ตามชนิดอย่างเดียว'],
      why: ['People furnish a room; a catalogue lists categories', 'คนคิดทีละห้อง แต่แค็ตตาล็อกแยกตามหมวด'],
    },
  ],
  search: [['made to measure', 'สั่งทำตามขนาด', 'furniture']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['finish homes before the family visits', 'จัดบ้านให้เสร็จก่อนญาติมา'],
        ['show what to replace after the big clean', 'แนะนำของที่ควรเปลี่ยนหลังทำความสะอาดใหญ่'],
        ['name the last delivery day ahead of the holiday', 'แจ้งรอบส่งสุดท้ายก่อนวันหยุด'],
        ['offer sets for the entrance and the guests’ table', 'จัดชุดสำหรับทางเข้าบ้านและโต๊ะรับแขก'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['show what does not swell or warp', 'โชว์ของที่ไม่บวมไม่งอ'],
        ['answer how to keep damp and mould away', 'ตอบเรื่องกันชื้นและกันเชื้อรา'],
        ['arrange corners for days spent indoors', 'จัดมุมสำหรับวันที่ติดฝนอยู่บ้าน'],
        ['tell how parcels stay dry on the way', 'เล่าวิธีแพ็กของไม่ให้เปียกระหว่างส่ง'],
      ],
    },
    {
      event: 'twelve-twelve',
      actions: [
        ['take orders for delivery in January', 'รับจองส่งมกราคม'],
        ['bundle by room instead of cutting prices', 'จัดเซ็ตตามห้องแทนการลดราคา'],
        ['clear display pieces with their marks shown', 'ปล่อยตัวโชว์พร้อมถ่ายตำหนิให้เห็น'],
        ['point to gifts that travel in a small parcel', 'แนะนำของขวัญที่ส่งได้ในกล่องเล็ก'],
      ],
    },
  ],
});

export const HOME_SERVICE = trade('home-service', 'work on homes', {
  interests: ['home improvement, renovation, new homes', 'แต่งบ้าน รีโนเวต บ้านใหม่'],
  scene: [
    ['the site before, during and swept clean', 'หน้างานก่อนทำ ระหว่างทำ และกวาดเสร็จ'],
    ['the crew at the gate, name tags and tools in view', 'ทีมงานหน้าประตู เห็นป้ายชื่อและอุปกรณ์'],
    ['the trouble spot up close, a finger pointing at it', 'จุดที่มีปัญหาระยะใกล้กับนิ้วที่ชี้ให้ดู'],
    ['an owner walking through the work with the team', 'เจ้าของบ้านเดินตรวจงานกับทีม'],
    ['a van being loaded for the morning’s jobs', 'รถที่กำลังขนอุปกรณ์ขึ้นตอนเช้า'],
  ],
  need: [
    ['something leaks, cracks or a move-in date is set', 'น้ำรั่ว พื้นพอง หรือมีวันเข้าอยู่'],
    ['the quick fix at home stops working', 'ที่แก้เองไว้เริ่มเอาไม่อยู่'],
    ['guests or tenants are due and the house is not ready', 'แขกหรือผู้เช่าจะมาแต่บ้านยังไม่พร้อม'],
    ['nobody at home has the hours or the tools for it', 'คนในบ้านไม่มีเวลาหรือไม่มีเครื่องมือ'],
    ['a smell, a stain or a noise will not go away', 'มีกลิ่น คราบ หรือเสียงที่ไม่หายสักที'],
  ],
  doubt: [
    ['Will the crew finish what they start?', 'ช่างทิ้งงานไหม'],
    ['Will the price grow once work starts?', 'เริ่มงานแล้วราคาจะบวกเพิ่มไหม'],
    ['Who exactly comes into my house?', 'คนที่เข้ามาในบ้านเป็นใคร'],
    ['What if something gets damaged?', 'ทำของเสียหายใครรับผิดชอบ'],
    ['On which day will it be finished?', 'งานเสร็จวันไหนแน่'],
  ],
  show: [
    ['Film one job from measuring to sweeping up', 'ถ่ายหนึ่งงานตั้งแต่วัดถึงเก็บกวาด'],
    ['Explain a quotation line by line', 'ไล่ใบเสนอราคาให้ดูทีละบรรทัด'],
    ['Let the crew introduce themselves at the gate', 'ให้ทีมงานแนะนำตัวหน้าบ้านลูกค้า'],
    ['Return to a finished job and ask the owner', 'กลับไปถามเจ้าของบ้านที่ส่งมอบงานแล้ว'],
    ['Point out an early sign that most owners miss', 'ชี้อาการเริ่มต้นที่เจ้าของบ้านมักมองข้าม'],
  ],
  step: [
    ['a site visit with a written price', 'นัดวัดหน้างานพร้อมใบราคา'],
    ['a video of the trouble, assessed in chat', 'ดูอาการจากคลิปในแชต'],
    ['a small job ahead of the large one', 'งานเล็กให้ลองก่อนงานใหญ่'],
    ['a price range from a short form', 'ประเมินช่วงราคาจากฟอร์มสั้น'],
    ['an arrival window chosen online', 'จองช่วงเวลาเข้างานทางออนไลน์'],
  ],
  again: [
    ['Inspect once more before the warranty ends', 'ตรวจงานอีกครั้งก่อนหมดประกัน'],
    ['Offer a regular round to homes already served', 'เสนอดูแลเป็นรอบให้บ้านที่เคยใช้บริการ'],
    ['Ask how it held up, and what is still waiting', 'ถามว่างานเดิมเป็นอย่างไร มีอะไรอยากทำต่อ'],
    ['Send the job’s photo file and the next due date', 'ส่งแฟ้มรูปงานพร้อมกำหนดดูแลรอบถัดไป'],
    ['Let owners rebook the same crew by message', 'ให้จองทีมเดิมซ้ำได้ทางข้อความ'],
  ],
  leak: [
    ['quotes that arrive after the neighbour’s', 'ใบเสนอราคาที่มาช้ากว่าเจ้าอื่น'],
    ['site visits that end without a price', 'บ้านที่ไปดูหน้างานแล้วไม่ได้ราคา'],
    ['calls missed while the crew is at work', 'สายที่พลาดตอนทีมกำลังทำงาน'],
    ['owners who compare totals without the scope', 'คนที่เทียบแต่ยอดรวมโดยไม่ดูเนื้องาน'],
    ['enquiries from outside our service area', 'ข้อความจากนอกพื้นที่ให้บริการ'],
  ],
  learn: [
    ['which room or fault brings the visit', 'ห้องไหนหรือปัญหาไหนทำให้นัดวัด'],
    ['which neighbourhoods book most often', 'ย่านไหนจองบ่อยที่สุด'],
    ['whether price or start date decides', 'ลูกค้าตัดสินใจที่ราคาหรือวันเริ่มงาน'],
    ['what job photo makes owners send their own', 'รูปงานแบบไหนทำให้คนส่งรูปบ้านตัวเองมา'],
    ['which small job opens a larger one', 'งานเล็กแบบไหนพาไปถึงงานใหญ่'],
  ],
  warm: [
    ['Asked for a price by area or opened past jobs', 'ถามราคาต่อพื้นที่หรือดูผลงาน'],
    ['Sent a photo of the trouble or pinned a location', 'ส่งรูปอาการหรือปักหมุดบ้านมา'],
    ['Watched a job video through to handover', 'ดูคลิปงานจนถึงตอนส่งมอบ'],
    ['Checked the service area or free dates', 'เช็กพื้นที่บริการหรือคิวว่าง'],
    ['Began a request form and left it', 'กรอกฟอร์มค้างไว้'],
  ],
  keep: [
    ['Homes under our warranty', 'บ้านที่อยู่ในประกันของเรา'],
    ['Owners we have not heard from for a while', 'ลูกค้าที่ไม่ได้เรียกใช้มาระยะหนึ่ง'],
    ['Landlords who have hired us', 'เจ้าของห้องเช่าที่เคยจ้างเรา'],
    ['Households on a regular round', 'ครอบครัวที่ใช้บริการเป็นรอบ'],
    ['Customers who sent us a neighbour', 'คนที่เคยแนะนำเราให้เพื่อนบ้าน'],
  ],
  ideas: [
    ['Measured wrong, measured right', 'วัดผิด วัดถูก'],
    ['What is under the floor', 'ใต้พื้นมีอะไร'],
    ['A year after', 'ผ่านมาหนึ่งปี'],
    ['Ask before you hire', 'ถามก่อนจ้าง'],
    ['Why quotes differ', 'ทำไมใบราคาไม่เท่ากัน'],
    ['Notes from the van', 'บันทึกจากรถทีมงาน'],
    ['Do it yourself or call', 'ทำเองหรือเรียกช่าง'],
    ['What this tool is for', 'เครื่องมือนี้มีไว้ทำอะไร'],
    ['Signs a house gives', 'สัญญาณที่บ้านบอก'],
    ['The hour of handover', 'ชั่วโมงส่งมอบงาน'],
    ['Who comes to your door', 'ใครมาเคาะประตูบ้านคุณ'],
  ],
  changes: [
    {
      change: [
        'Hand over a signed price and a finishing day at the visit',
        'ให้ใบราคาและวันเสร็จที่เซ็นแล้วตอนวัดหน้างาน',
      ],
      why: ['Owners have been left with half a job before', 'เจ้าของบ้านเคยเจองานค้างมาแล้ว'],
    },
    {
      change: ['Answer every enquiry with a name and a visiting time', 'ตอบทุกข้อความพร้อมชื่อคนดูแลและเวลานัด'],
      why: ['Bookings go to the crew that commits soonest', 'คิวมักไปอยู่กับทีมที่นัดได้ชัดก่อน'],
    },
    {
      change: ['Split the price into labour, material and extras', 'แยกใบราคาเป็นค่าแรง ค่าวัสดุ และส่วนเพิ่ม'],
      why: ['A single total leaves room to fear surprises', 'เห็นแต่ยอดรวมแล้วกลัวโดนบวกเพิ่ม'],
    },
    {
      change: ['Send the crew’s names and photos the evening before', 'ส่งชื่อและรูปทีมงานให้ก่อนวันเข้างาน'],
      why: ['Opening the door to strangers is the hardest yes', 'เรื่องที่ตัดสินใจยากคือให้คนแปลกหน้าเข้าบ้าน'],
    },
    {
      change: ['Publish the area served and the usual waiting time', 'ลงพื้นที่บริการและระยะรอคิวไว้บนเพจ'],
      why: ['Chats with far addresses take hours from near jobs', 'แชตกับบ้านนอกพื้นที่กินเวลาของงานใกล้'],
    },
  ],
  search: [['price per square metre', 'ราคาต่อตารางเมตร']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['finish rooms before the family gathers', 'ทำเสร็จก่อนญาติมารวมกัน'],
        ['open extra slots for the big house clean', 'เปิดคิวเพิ่มช่วงทำความสะอาดใหญ่'],
        ['say early which days the crew rests', 'แจ้งวันหยุดทีมงานให้รู้ล่วงหน้า'],
        ['take small jobs that fit before the holiday', 'รับงานเล็กที่เสร็จทันวันหยุด'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['speak of leaks and swelling before they show', 'พูดเรื่องรั่วและบวมก่อนฝนมา'],
        ['invite a check-up while it is still dry', 'ชวนตรวจบ้านตอนฝนยังไม่ลง'],
        ['explain what happens to bookings when it pours', 'บอกให้ชัดว่าฝนตกหนักเลื่อนคิวอย่างไร'],
        ['film damp, insects and smells at their source', 'ถ่ายต้นเหตุของความชื้น แมลง และกลิ่น'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['book January crews', 'จองคิวช่างเดือนมกราคม'],
        ['state which dates are still open this year', 'แจ้งวันที่ยังว่างของปีนี้ตามจริง'],
        ['offer a house check ahead of the long trip', 'ชวนตรวจบ้านก่อนเดินทางไกล'],
        ['thank this year’s owners and ask what comes next', 'ขอบคุณลูกค้าปีนี้ แล้วถามงานที่อยากทำต่อ'],
      ],
    },
  ],
});
