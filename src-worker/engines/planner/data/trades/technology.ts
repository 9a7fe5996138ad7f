/** Devices and programs. */
import { trade } from './trade.ts';

export const ELECTRONICS = trade('electronics', 'devices', {
  interests: ['gadgets, home appliances, audio', 'แกดเจ็ต เครื่องใช้ไฟฟ้า เครื่องเสียง'],
  scene: [
    ['the device in a real room, cables and all', 'เครื่องในห้องจริง เห็นสายจริง'],
    ['ports, buttons and a thumb for scale', 'ช่องเสียบ ปุ่ม และนิ้วโป้งเทียบขนาด'],
    ['a hand using it while something else goes on', 'มือที่ใช้งานระหว่างทำอย่างอื่นไปด้วย'],
    ['the display glowing in a dim corner', 'หน้าจอหรือไฟสถานะในมุมมืด'],
    ['the box, what is in it and what is not', 'กล่อง ของที่มีให้ และของที่ต้องซื้อเพิ่ม'],
  ],
  need: [
    ['the old one fails or slows', 'เครื่องเก่าเริ่มช้าหรือเสีย'],
    ['a new job, course or home calls for equipment', 'เริ่มงาน เริ่มเรียน หรือย้ายบ้านแล้วต้องมีเครื่อง'],
    ['a repair would cost nearly as much as a new one', 'ค่าซ่อมใกล้เคียงราคาเครื่องใหม่'],
    ['storage, battery or space runs out', 'พื้นที่เก็บเต็ม แบตหมดไว หรือจุของไม่พอ'],
    ['a parent asks for something easy to use', 'พ่อแม่อยากได้แบบที่ใช้ง่าย'],
  ],
  doubt: [
    ['What if it breaks?', 'เสียแล้วส่งซ่อมที่ไหน'],
    ['Is it genuine, with a local warranty?', 'ของแท้ไหม ประกันในประเทศหรือเปล่า'],
    ['Will it work with what I own?', 'ใช้กับของที่มีอยู่ได้ไหม'],
    ['Which model is enough for me?', 'รุ่นไหนพอสำหรับเรา'],
    ['Can I return it once opened?', 'แกะกล่องแล้วเปลี่ยนคืนได้ไหม'],
  ],
  show: [
    ['Unbox, plug in and use it in one take', 'แกะกล่อง เสียบปลั๊ก ใช้งาน ในเทกเดียว'],
    ['Run a cheap and a costly model on the same task', 'ให้รุ่นถูกกับรุ่นแพงทำงานเดียวกัน'],
    ['Take it to the service counter and film the visit', 'พาไปศูนย์ซ่อม ถ่ายตั้งแต่รับคิวถึงได้คำตอบ'],
    ['Hand it to someone who dislikes gadgets', 'ยื่นให้คนที่ไม่ถนัดเทคโนโลยีลองเอง'],
    ['Live with it for a while and list the faults', 'ใช้จริงสักพักแล้วเล่าข้อเสีย'],
  ],
  step: [
    ['a comparison of models for one need', 'เทียบรุ่นตามการใช้งาน'],
    ['a photo of the old one, matched in chat', 'หารุ่นแทนจากรูปเครื่องเก่าในแชต'],
    ['a live demonstration by video call', 'สาธิตสดทางวิดีโอคอล'],
    ['stock and delivery time by message', 'เช็กสต็อกและวันได้ของทางข้อความ'],
    ['a compatibility check before ordering', 'ตรวจให้ก่อนสั่งว่าต่อกับอะไรได้'],
  ],
  again: [
    ['Offer parts and upgrades to registered owners', 'เสนออุปกรณ์เสริมให้คนที่ลงทะเบียน'],
    ['Write with the tip that most owners miss', 'ส่งทริกที่เจ้าของมักไม่รู้'],
    ['Invite a trade-in when the next model appears', 'ชวนเทิร์นเครื่องเมื่อรุ่นถัดไปออก'],
    ['Book a check-up before the warranty runs out', 'นัดตรวจสภาพก่อนหมดประกัน'],
    ['Remind about filters, batteries or cleaning', 'เตือนรอบเปลี่ยนไส้กรอง แบต หรือทำความสะอาด'],
  ],
  leak: [
    ['readers who compare here and buy elsewhere', 'คนที่มาเทียบสเปกแล้วไปซื้อที่อื่น'],
    ['baskets left waiting for a sale day', 'ตะกร้าที่ค้างไว้รอวันเซล', 'closed in the cart'],
    ['compatibility questions answered by a spec sheet', 'คำถามว่าใช้ด้วยกันได้ไหมที่ได้แค่ตารางสเปก'],
    ['buyers afraid that it may be a fake', 'ลูกค้าที่ไม่กล้าซื้อเพราะกลัวของปลอม'],
    ['returns from choosing the wrong model', 'เครื่องที่ถูกส่งคืนเพราะเลือกรุ่นผิด'],
  ],
  learn: [
    ['which comparison ends in an order', 'คู่เทียบไหนจบที่คำสั่งซื้อ'],
    ['what people ask just before they pay', 'ก่อนกดจ่ายลูกค้าถามเรื่องอะไร'],
    ['whether price or warranty decides', 'คนตัดสินใจที่ราคาหรือประกัน'],
    ['which old device is being replaced', 'ซื้อมาแทนเครื่องแบบไหน'],
    ['which model sells along with accessories', 'รุ่นไหนขายพร้อมอุปกรณ์เสริมได้'],
  ],
  warm: [
    ['Compared models or read the warranty', 'เทียบรุ่นหรืออ่านเงื่อนไขประกัน'],
    ['Watched an unboxing as far as the set-up', 'ดูคลิปแกะกล่องถึงช่วงตั้งค่า'],
    ['Left a device in the basket', 'หยิบใส่ตะกร้าแล้วค้างไว้', 'closed in the cart'],
    ['Asked in chat whether it works with theirs', 'ทักถามว่าใช้กับของเดิมได้ไหม'],
    ['Returned to the same product page', 'กลับมาเปิดหน้าสินค้าเดิม'],
  ],
  keep: [
    ['Owners whose warranty is ending', 'เจ้าของเครื่องที่ประกันใกล้หมด'],
    ['Users of the previous model', 'คนที่ใช้รุ่นก่อนหน้า'],
    ['Customers helped by our service desk', 'ลูกค้าที่เราเคยช่วยแก้ปัญหา'],
    ['Buyers without the matching accessory', 'คนซื้อเครื่องที่ยังไม่มีอุปกรณ์เข้าชุด'],
    ['Reviewers of an earlier purchase', 'ลูกค้าที่เคยรีวิวของที่ซื้อไป'],
  ],
  ideas: [
    ['Which model for which room', 'รุ่นไหนเหมาะกับห้องไหน'],
    ['A month later', 'ใช้มาหนึ่งเดือน'],
    ['Set-up without a manual', 'ตั้งค่าโดยไม่เปิดคู่มือ'],
    ['Do you need the top model?', 'จำเป็นต้องซื้อตัวท็อปไหม'],
    ['Which cable goes where', 'สายไหนเสียบช่องไหน'],
    ['Opened on the service bench', 'เปิดเครื่องบนโต๊ะช่าง'],
    ['What to do with the old one', 'เครื่องเก่าเอาไปทำอะไรต่อ'],
    ['Settings people never touch', 'เมนูที่คนไม่เคยกด'],
    ['Tried by the whole family', 'คนทั้งบ้านลองใช้'],
    ['Real or fake', 'แท้หรือปลอม ดูตรงไหน'],
    ['The spec sheet in plain words', 'แปลสเปกเป็นภาษาคน'],
  ],
  changes: [
    {
      change: ['Name the service counter beside the price', 'บอกศูนย์ซ่อมไว้ข้างราคา'],
      why: ['The price is compared; the repair decides', 'ราคาเทียบได้ แต่เรื่องซ่อมเป็นตัวตัดสิน'],
    },
    {
      change: ['List what works with it under every model', 'ลงรายการของที่ใช้ร่วมได้ใต้ทุกรุ่น'],
      why: ['Nobody orders while unsure that it will connect', 'ไม่มีใครสั่งถ้ายังไม่แน่ใจว่าใช้ร่วมกันได้'],
    },
    {
      change: ['Register the warranty on the buyer’s behalf', 'ลงทะเบียนประกันแทนลูกค้า'],
      why: ['A form left in the box is an owner lost to sight', 'ใบที่ค้างในกล่องคือลูกค้าที่เราติดต่อต่อไม่ได้'],
    },
    {
      change: ['Stay in chat through the first switch-on', 'อยู่ในแชตจนลูกค้าเปิดเครื่องใช้ได้'],
      why: ['A device that will not start comes back as a return', 'เครื่องที่เปิดใช้ไม่สำเร็จมักกลับมาเป็นของคืน'],
    },
    {
      change: ['Point out the cheaper model when it is enough', 'แนะนำรุ่นที่ถูกกว่าเมื่อพอใช้'],
      why: ['Advice trusted on a small sale is asked for again', 'แนะนำตรงในของชิ้นเล็ก ลูกค้าจะกลับมาถามอีก'],
    },
  ],
  search: [['review', 'รีวิว']],
  peaks: [
    {
      event: 'three-three',
      actions: [
        ['show bundles with accessories', 'จัดเซ็ตพร้อมอุปกรณ์เสริม'],
        ['explain where an older model is still enough', 'อธิบายว่างานแบบไหนใช้รุ่นก่อนก็พอ'],
        ['name the stock left by model and colour', 'บอกของที่เหลือตามรุ่นและสี'],
        ['try small devices ahead of the larger sales', 'ลองขายชิ้นเล็กก่อนแคมเปญใหญ่'],
      ],
    },
    {
      event: 'school-opens',
      actions: [
        ['set up student bundles', 'จัดชุดนักเรียนนักศึกษา'],
        ['tell parents what a course really requires', 'บอกผู้ปกครองว่าเรียนแบบนี้ต้องใช้อะไร'],
        ['show what fits in a dormitory room', 'โชว์ของที่วางพอดีในหอพัก'],
        ['hand devices over ready to use', 'ตั้งค่าให้พร้อมใช้ก่อนส่งมอบ'],
      ],
    },
    {
      event: 'eleven-eleven',
      actions: [
        ['hold the best bundle for that day', 'เก็บชุดคุ้มสุดไว้วันนั้น'],
        ['announce stock and terms before the rush', 'แจ้งจำนวนของและเงื่อนไขก่อนวันจริง'],
        ['add people in chat to help choose a model', 'เพิ่มคนตอบแชตช่วยเลือกรุ่น'],
        ['offer longer service rather than a lower price', 'เสนอบริการนานขึ้นแทนการลดเพิ่ม'],
      ],
    },
  ],
});

export const SOFTWARE = trade('software', 'software for work', {
  interests: ['small business tools, productivity', 'เครื่องมือธุรกิจ ทำงานให้เร็วขึ้น'],
  scene: [
    ['the screen and the hand that uses it at work', 'หน้าจอและมือที่ใช้ตอนทำงานจริง'],
    ['an owner closing the day on a phone', 'เจ้าของกิจการปิดงานประจำวันบนมือถือ'],
    ['a notebook, a calculator and a screen in a row', 'สมุด เครื่องคิดเลข และจอที่วางเรียงกัน'],
    ['the help team in the middle of an answer', 'ทีมช่วยเหลือขณะกำลังตอบลูกค้า'],
    ['a real task, typing errors left in', 'งานจริงที่ไม่ตัดตอนพิมพ์ผิดออก'],
  ],
  need: [
    ['the spreadsheet breaks or an hour is lost again', 'ไฟล์พังหรือเสียเวลากับงานเดิมอีกครั้ง'],
    ['the team grows and tasks get lost in chat', 'ทีมโตขึ้นแล้วงานตกหล่นในแชต'],
    ['the only person who knows the file is away', 'คนที่รู้เรื่องไฟล์ลาหยุดหรือลาออก'],
    ['a customer asks and nobody finds the answer', 'ลูกค้าถามแล้วหาข้อมูลไม่เจอ'],
    ['nobody looks after the old system any more', 'ระบบเดิมไม่มีคนดูแลต่อแล้ว'],
  ],
  doubt: [
    ['What happens to my data?', 'ข้อมูลเราจะหายไหม'],
    ['Will my staff really use it?', 'พนักงานจะใช้เป็นไหม'],
    ['Who answers when it stops working?', 'ระบบล่มแล้วใครช่วย'],
    ['Does it work with our present tools?', 'ใช้กับระบบที่มีอยู่ได้ไหม'],
    ['How will the price change as we grow?', 'คนใช้เพิ่มแล้วค่าใช้จ่ายขึ้นอย่างไร'],
  ],
  show: [
    ['Set it up on camera at a real customer’s', 'ติดตั้งให้ดูที่ลูกค้าจริง'],
    ['Record a daily task with and without it', 'อัดหน้าจองานประจำวันทั้งตอนใช้และไม่ใช้'],
    ['Sit beside a new user and stay silent', 'นั่งข้างคนใช้ครั้งแรกโดยไม่ช่วยบอก'],
    ['Follow a help request from report to close', 'ตามหนึ่งเรื่องที่แจ้งเข้ามาจนแก้เสร็จ'],
    ['Bring in a messy file and sort it on screen', 'เอาไฟล์รกมาจัดให้ดูบนหน้าจอ'],
  ],
  step: [
    ['an account with sample data inside', 'บัญชีทดลองที่มีข้อมูลตัวอย่าง'],
    ['a demo built on their own file', 'สาธิตด้วยไฟล์ของลูกค้าเอง'],
    ['a guided set-up by video call', 'ช่วยตั้งค่าทางวิดีโอคอล'],
    ['a template for the job done most often', 'เทมเพลตของงานที่ทำบ่อยที่สุด'],
    ['a checklist for leaving the old system', 'ทำเช็กลิสต์ย้ายออกจากระบบเดิม'],
  ],
  again: [
    ['Message those who have not opened it this week', 'ทักคนที่ไม่ได้เปิดใช้ในสัปดาห์นี้'],
    ['Show the feature that follows their last task', 'แนะนำฟีเจอร์ที่ต่อจากงานล่าสุดของเขา'],
    ['Send a summary of what they got done with it', 'ส่งสรุปว่าเขาใช้ทำอะไรสำเร็จไปบ้าง'],
    ['Ask active users to bring in a colleague', 'ชวนผู้ใช้ประจำพาเพื่อนร่วมงานมาใช้'],
    ['Offer a short call once set-up is complete', 'นัดคุยสั้นหลังตั้งค่าเสร็จ'],
  ],
  leak: [
    ['accounts opened and never used again', 'บัญชีที่เปิดแล้วไม่กลับมาใช้'],
    ['newcomers who stop where their data goes in', 'คนใหม่ที่ติดตรงนำข้อมูลเข้า'],
    ['demos that end without a next date', 'เดโมที่จบแล้วไม่มีนัดต่อ'],
    ['teams that go back to the old spreadsheet', 'ทีมที่กลับไปใช้ไฟล์เดิม'],
    ['users waiting on an unanswered help request', 'ผู้ใช้ที่แจ้งปัญหาแล้วยังไม่ได้คำตอบ'],
  ],
  learn: [
    ['which first task makes a user return', 'งานแรกแบบไหนทำให้กลับมาใช้'],
    ['where new users stop and ask for help', 'ผู้ใช้ใหม่หยุดหรือขอความช่วยเหลือตรงไหน'],
    ['what line of business stays with it', 'ธุรกิจประเภทไหนใช้ต่อเนื่อง'],
    ['whether owners or staff open it more', 'เจ้าของหรือพนักงานเปิดบ่อยกว่ากัน'],
    ['from which tool people move over', 'คนย้ายมาจากเครื่องมืออะไร'],
  ],
  warm: [
    ['Opened pricing or started set-up', 'เปิดหน้าราคาหรือเริ่มตั้งค่า'],
    ['Watched a demo or read a help article', 'ดูเดโมหรืออ่านบทความช่วยเหลือ'],
    ['Compared plans or read about security', 'เทียบแพ็กเกจหรืออ่านเรื่องความปลอดภัย'],
    ['Asked what it costs per user', 'ถามราคาต่อผู้ใช้'],
    ['Entered an e-mail and never confirmed it', 'กรอกอีเมลแล้วไม่ได้ยืนยัน'],
  ],
  keep: [
    ['Active accounts not yet on a paid plan', 'บัญชีที่ใช้ประจำแต่ยังไม่จ่าย', 'closed by a trial'],
    ['Customers whose plan renews soon', 'ลูกค้าที่ใกล้ถึงรอบต่ออายุ'],
    ['Users whom support has helped', 'ผู้ใช้ที่ทีมเราเคยช่วยเหลือ'],
    ['Teams that use only part of it', 'ทีมที่ใช้แค่บางส่วนของระบบ'],
    ['Former users who told us why they left', 'คนที่เลิกใช้และเคยบอกเหตุผลไว้'],
  ],
  ideas: [
    ['Closing time, done in minutes', 'ปิดร้านในไม่กี่นาที'],
    ['Moving over from paper', 'ย้ายจากสมุดมาใช้แอป'],
    ['Asked at the help desk', 'คำถามที่ทีมช่วยเหลือเจอ'],
    ['Shortcuts worth learning', 'ทางลัดที่ควรจำ'],
    ['The first morning with it', 'เช้าแรกที่เปิดใช้'],
    ['What changed this month', 'เดือนนี้มีอะไรเปลี่ยน'],
    ['Why we built it this way', 'ทำไมเราทำแบบนี้'],
    ['Error messages, explained', 'ข้อความเตือนนี้แปลว่าอะไร'],
    ['Told by those who use it daily', 'คนที่ใช้ทุกวันเล่า'],
    ['Where your data is kept', 'ข้อมูลของคุณเก็บไว้ที่ไหน'],
    ['Who sees what', 'ใครเห็นอะไรได้บ้าง'],
  ],
  changes: [
    {
      change: ['Call new accounts that stop at the same step', 'โทรหาบัญชีใหม่ที่ค้างขั้นเดียวกัน'],
      why: ['An install is a promise; the second opening is use', 'ติดตั้งคือสนใจ เปิดครั้งที่สองคือใช้จริง'],
    },
    {
      change: ['Bring the customer’s old data in for them', 'นำข้อมูลเดิมเข้าระบบให้ลูกค้า'],
      why: ['An empty screen gives no reason to come back', 'เปิดมาแล้วว่างเปล่าก็ไม่มีเหตุให้กลับมา'],
    },
    {
      change: ['Explain how to leave as clearly as how to join', 'บอกวิธีเลิกใช้ให้ชัดเท่าวิธีสมัคร'],
      why: ['Buyers commit sooner to what they can leave', 'คนกล้าเริ่มเมื่อรู้ว่าเลิกได้'],
    },
    {
      change: ['Write help pages in the words customers use', 'เขียนหน้าช่วยเหลือด้วยคำที่ลูกค้าใช้'],
      why: ['People search for their problem, not for a feature', 'คนค้นปัญหาของตัวเอง ไม่ได้ค้นชื่อฟีเจอร์'],
    },
    {
      change: ['Give each new team a named person to ask', 'ระบุชื่อคนให้ทีมใหม่ถามได้โดยตรง'],
      why: ['Staff give up quietly unless they know whom to ask', 'พนักงานมักเลิกใช้โดยไม่บอก ถ้าไม่รู้ว่าถามใคร'],
    },
  ],
  search: [['free trial', 'ทดลองใช้ฟรี', 'closed by a trial']],
  peaks: [
    {
      event: 'tax-filing',
      actions: [
        ['show the report that the accountant needs', 'โชว์รายงานที่นักบัญชีใช้'],
        ['publish help pages for the busy weeks', 'ลงคู่มือสำหรับช่วงงานยุ่ง'],
        ['keep the help desk open into the evening', 'เปิดทีมช่วยเหลือถึงช่วงค่ำ'],
        ['teach how to export a clean file of the year', 'สอนส่งออกไฟล์ทั้งปีให้เรียบร้อย'],
      ],
    },
    {
      event: 'half-year',
      actions: [
        ['offer migration while shops are quiet', 'ช่วยย้ายข้อมูลช่วงร้านเงียบ'],
        ['ask which paid tools nobody opens', 'ชวนเช็กว่าเครื่องมือไหนจ่ายอยู่แต่ไม่มีคนใช้'],
        ['give managers a page to put before finance', 'ทำสรุปหน้าเดียวให้หัวหน้าเสนอฝ่ายการเงิน'],
        ['time trials to end with the review', 'เปิดทดลองใช้ให้จบพร้อมรอบทบทวนงบ', 'closed by a trial'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['start the new year’s books clean', 'เริ่มบัญชีปีใหม่ให้เรียบร้อย'],
        ['clear unused accounts and access together', 'ชวนล้างบัญชีและสิทธิ์ที่ไม่ได้ใช้'],
        ['settle renewals before offices close', 'คุยเรื่องต่ออายุก่อนออฟฟิศหยุด', 'closed by a trial'],
        ['hold a short class for those starting in January', 'เปิดอบรมสั้นให้คนเริ่มงานเดือนมกราคม'],
      ],
    },
  ],
});
