/** Money and advice. */
import { trade } from './trade.ts';

export const FINANCE = trade('finance', 'loans', {
  interests: ['small business owners, home owners, saving', 'เจ้าของกิจการ เจ้าของบ้าน การออม'],
  scene: [
    ['the contract read line by line at a desk', 'สัญญาที่อ่านทีละบรรทัดบนโต๊ะ'],
    ['a shopkeeper with the ledger after closing', 'เจ้าของร้านกับสมุดบัญชีหลังปิดร้าน'],
    ['bills and a calculator on a kitchen table', 'ใบแจ้งหนี้กับเครื่องคิดเลขบนโต๊ะกินข้าว'],
    ['staff turning their screen towards the client', 'เจ้าหน้าที่หันจอให้ลูกค้าดูด้วย'],
    ['the pen put down while a question is answered', 'ปากกาที่วางลงระหว่างตอบคำถาม'],
  ],
  need: [
    ['stock must be bought before it is sold', 'ต้องซื้อของก่อนขาย'],
    ['pay rises, a job ends or a shop opens', 'เงินเดือนขึ้น ออกจากงาน หรือกำลังเปิดร้าน'],
    ['the present contract is close to its end', 'สัญญาเดิมใกล้ครบกำหนด'],
    ['a friend turns out to pay less for the same thing', 'เพิ่งรู้ว่าเพื่อนจ่ายถูกกว่าในแบบเดียวกัน'],
    ['someone close is caught without money set aside', 'คนใกล้ตัวเจอเรื่องที่ไม่ได้เตรียมเงินไว้'],
  ],
  doubt: [
    ['What do I pay in all, and when?', 'รวมแล้วจ่ายเท่าไร เมื่อไร'],
    ['Can I leave early, and at what cost?', 'ปิดก่อนกำหนดเสียอะไรบ้าง'],
    ['Which papers will they ask me for?', 'ต้องใช้เอกสารอะไรบ้าง'],
    ['Who helps me when something goes wrong?', 'เกิดเรื่องแล้วติดต่อใคร'],
    ['Where do I check that this firm is real?', 'ตรวจได้ที่ไหนว่าบริษัทนี้มีตัวตนจริง'],
  ],
  show: [
    ['Read the costs aloud before the offer', 'อ่านค่าใช้จ่ายให้ฟังก่อนข้อเสนอ'],
    ['Fill in the application on screen, page by page', 'กรอกใบสมัครให้ดูบนจอทีละหน้า'],
    ['Tell of a case that went off plan, unnamed', 'เล่าเคสที่ไม่เป็นไปตามแผนโดยไม่ระบุตัว'],
    ['Circle the clause that clients most often miss', 'วงข้อที่ลูกค้ามักอ่านข้ามในสัญญา'],
    ['Have staff answer what clients sent in', 'ให้เจ้าหน้าที่ตอบคำถามที่ลูกค้าส่งมา'],
  ],
  step: [
    ['a check of eligibility without a signature', 'เช็กคุณสมบัติโดยไม่ต้องเซ็น'],
    ['a worked example with their own sum', 'ตัวอย่างคำนวณจากยอดของลูกค้าเอง'],
    ['the list of papers for their case', 'รายการเอกสารตามกรณีของแต่ละคน'],
    ['a call back at the hour they choose', 'นัดโทรกลับตามเวลาที่ลูกค้าเลือก'],
    ['a comparison with what they have today', 'ตารางเทียบกับแผนที่มีอยู่วันนี้'],
  ],
  again: [
    ['Review the plan with the client before it ends', 'ทบทวนแผนก่อนครบกำหนด'],
    ['Send a plain summary of where they stand', 'ส่งสรุปสถานะที่อ่านเข้าใจง่าย'],
    ['Ask what has changed at home or at work', 'ถามว่าที่บ้านหรือที่ทำงานมีอะไรเปลี่ยน'],
    ['Bring new terms to old clients first', 'แจ้งเงื่อนไขใหม่ให้ลูกค้าเดิมก่อน'],
    ['Mark the contract’s anniversary with a call', 'โทรหาในวันครบรอบสัญญา'],
  ],
  leak: [
    ['leads that do not qualify and were not asked', 'รายชื่อที่ไม่เข้าเกณฑ์เพราะไม่ได้ถามก่อน'],
    ['applicants who stop at a paper they must fetch', 'คนที่ค้างเพราะต้องไปหาเอกสารเพิ่ม'],
    ['calls from unknown numbers that nobody picks up', 'สายจากเบอร์แปลกที่ลูกค้าไม่รับ'],
    ['readers who meet the real cost on the last page', 'คนที่เพิ่งเห็นค่าใช้จ่ายจริงในหน้าสุดท้าย'],
    ['approved clients who go quiet before signing', 'คนที่ผ่านเกณฑ์แล้วแต่เงียบไปก่อนเซ็น'],
  ],
  learn: [
    ['which screening question saves the most calls', 'คำถามคัดกรองข้อไหนลดสายเสียเปล่า'],
    ['at what hour people pick up the phone', 'คนรับสายช่วงเวลาไหน'],
    ['where applicants put the form down', 'คนหยุดกรอกใบสมัครตรงช่องไหน'],
    ['from what source accepted cases come', 'เคสที่ผ่านเกณฑ์มาจากช่องทางไหน'],
    ['why good cases choose to wait', 'คนที่ผ่านเกณฑ์ขอรอเพราะอะไร'],
  ],
  warm: [
    ['Used the calculator or read the conditions', 'ใช้เครื่องคำนวณหรืออ่านเงื่อนไข'],
    ['Began an application without sending it', 'เริ่มกรอกใบสมัครแต่ยังไม่ส่ง'],
    ['Compared plans or looked for a contact', 'เทียบแผนหรือหาช่องทางติดต่อ'],
    ['Watched the costs explained to the end', 'ดูคลิปอธิบายค่าใช้จ่ายจนจบ'],
    ['Saved the list of papers or a sample contract', 'บันทึกรายการเอกสารหรือสัญญาตัวอย่าง'],
  ],
  keep: [
    ['Clients in the last part of their term', 'ลูกค้าช่วงท้ายสัญญา'],
    ['Users of a single service', 'ลูกค้าที่ใช้บริการเราเพียงอย่างเดียว'],
    ['Holders of a contract nobody has reviewed', 'ลูกค้าที่ยังไม่เคยทบทวนสัญญา'],
    ['People who sent us a friend', 'คนที่เคยแนะนำเพื่อนมา'],
    ['Those who have just begun a contract', 'ลูกค้าที่เพิ่งเริ่มสัญญา'],
  ],
  ideas: [
    ['Every fee, named', 'ค่าธรรมเนียมทุกบรรทัด'],
    ['Cases that we turn down', 'เคสที่เราไม่รับ'],
    ['From first call to answer', 'ตั้งแต่โทรครั้งแรกถึงวันอนุมัติ'],
    ['Contract words, put plainly', 'ศัพท์ในสัญญา พูดให้เข้าใจง่าย'],
    ['What the application really asks', 'ใบสมัครอยากรู้อะไรกันแน่'],
    ['The desk where cases are decided', 'โต๊ะที่พิจารณาเคส'],
    ['Is this message really from us?', 'ข้อความนี้มาจากเราจริงไหม'],
    ['Money questions in a low voice', 'เรื่องเงินที่ไม่กล้าถามใคร'],
    ['A drawer of papers, put in order', 'จัดลิ้นชักเอกสารการเงิน'],
    ['The small print, enlarged', 'ขยายตัวหนังสือเล็กให้อ่าน'],
    ['Before the pen comes out', 'ก่อนจรดปากกา'],
  ],
  changes: [
    {
      change: ['Ask the deciding question in the advert itself', 'ใส่คำถามคัดกรองไว้ในโฆษณา'],
      why: ['A lead that cannot be approved costs as much as one that can', 'รายที่อนุมัติไม่ได้ใช้เงินเท่ารายที่ได้'],
    },
    {
      change: ['Call new leads from a number that shows our name', 'โทรหารายชื่อใหม่ด้วยเบอร์ที่ขึ้นชื่อบริษัท'],
      why: ['Few pick up for a stranger, least of all about money', 'คนไม่รับสายเบอร์แปลก ยิ่งเรื่องเงินยิ่งไม่รับ'],
    },
    {
      change: ['Show a sample contract before the application', 'ให้อ่านสัญญาตัวอย่างก่อนกรอกใบสมัคร'],
      why: ['What was read at home is signed with fewer questions', 'ได้อ่านจากบ้านแล้ว ตอนเซ็นก็มีคำถามน้อยลง'],
    },
    {
      change: ['Let people stop the application and return to it', 'ให้หยุดกรอกใบสมัครแล้วกลับมาทำต่อได้'],
      why: ['Papers are rarely at hand when an advert appears', 'ตอนเห็นโฆษณา เอกสารมักไม่ได้อยู่กับตัว'],
    },
    {
      change: ['Give the reason with every refusal', 'บอกเหตุผลทุกครั้งที่ไม่อนุมัติ'],
      why: ['Whoever knows the reason can come back prepared', 'คนที่รู้เหตุผลกลับมายื่นใหม่ได้ถูกต้อง'],
    },
  ],
  search: [['interest and conditions', 'ดอกเบี้ยและเงื่อนไข']],
  peaks: [
    {
      event: 'tax-filing',
      actions: [
        ['reach owners with papers in hand', 'ถึงเจ้าของกิจการตอนเอกสารพร้อม'],
        ['send clients the statements they will need', 'ส่งเอกสารรับรองที่ลูกค้าต้องใช้ยื่น'],
        ['invite a talk about plans once filing is done', 'ชวนคุยแผนทั้งปีทันทีที่ยื่นเสร็จ'],
        ['keep the phones staffed in the last days', 'เพิ่มคนรับสายช่วงท้ายกำหนด'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['speak before the planting and buying months', 'พูดก่อนฤดูเพาะปลูกและซื้อของ'],
        ['help shops prepare cash for quieter weeks', 'ชวนร้านค้าเตรียมเงินสดช่วงขายเงียบ'],
        ['ask shop owners what a flood would cost them', 'ถามเจ้าของร้านว่าถ้าน้ำท่วมต้องใช้เงินเท่าไร'],
        ['offer calls instead of visits on wet days', 'เปลี่ยนจากนัดพบเป็นโทรคุยในวันฝนตก'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['prepare stock for the new year', 'เตรียมเงินสต็อกของปีใหม่'],
        ['close open cases before offices shut', 'ปิดเคสค้างก่อนสำนักงานหยุดยาว'],
        ['send each client their year on a page', 'ส่งสรุปทั้งปีให้ลูกค้าเป็นหน้าเดียว'],
        ['ask what clients mean to buy or build next', 'ถามลูกค้าว่าปีหน้าจะซื้อหรือสร้างอะไร'],
      ],
    },
  ],
});

export const ADVICE = trade('advice', 'advisers', {
  interests: ['business owners, management, start-ups', 'เจ้าของธุรกิจ ผู้บริหาร สตาร์ตอัป'],
  scene: [
    ['the meeting, the document and the corrected line', 'โต๊ะประชุม เอกสาร และบรรทัดที่แก้'],
    ['a desk of drafts with notes in the margin', 'ร่างงานบนโต๊ะพร้อมโน้ตริมกระดาษ'],
    ['colleagues weighing up a plan on the wall', 'ทีมงานยืนถกกันหน้าแผนบนผนัง'],
    ['client and adviser on the same side of a table', 'ลูกค้ากับที่ปรึกษานั่งโต๊ะฝั่งเดียวกัน'],
    ['the site or office where the advice is used', 'หน้างานหรือสำนักงานที่นำคำแนะนำไปใช้'],
  ],
  need: [
    ['a letter, a deadline or a partner forces the question', 'มีหนังสือมา ครบกำหนด หรือหุ้นส่วนถาม'],
    ['the do-it-yourself version has been sent back', 'งานที่ทำเองถูกตีกลับมา'],
    ['the business moves, merges or adds a branch', 'กิจการย้ายที่ ควบรวม หรือเปิดสาขาใหม่'],
    ['the last adviser stopped answering', 'คนที่เคยดูแลให้เงียบหายไป'],
    ['the papers are ready and nobody dares to sign', 'เอกสารพร้อมแล้ว แต่ยังไม่มีใครกล้าเซ็น'],
  ],
  doubt: [
    ['Who will really do my work?', 'ใครเป็นคนทำงานให้จริง'],
    ['How long until I hold something in hand?', 'อีกนานไหมกว่าจะได้งานในมือ'],
    ['What is left out of that fee?', 'ค่าบริการนี้ไม่รวมอะไรบ้าง'],
    ['Have you handled a case like ours?', 'เคยทำงานแบบของเราไหม'],
    ['Would you tell us if we did not need you?', 'ถ้าไม่จำเป็นต้องจ้าง จะบอกตรง ๆ ไหม'],
  ],
  show: [
    ['Explain one real mistake, names removed', 'เล่าข้อผิดพลาดจริงหนึ่งเรื่องโดยไม่เปิดชื่อ'],
    ['Mark up a sample document while talking it over', 'แก้เอกสารตัวอย่างให้ดูพร้อมอธิบาย'],
    ['Retrace a closed file, with the client’s consent', 'เปิดแฟ้มงานที่จบแล้วโดยลูกค้ายินยอม'],
    ['Put on camera the person who does the work', 'ให้คนที่ลงมือทำงานเล่าเองหน้ากล้อง'],
    ['Draw the answer to a client’s question on a board', 'วาดคำตอบของคำถามลูกค้าบนกระดาน'],
  ],
  step: [
    ['a first answer in writing', 'คำตอบแรกเป็นลายลักษณ์อักษร'],
    ['a short call with the person who would do it', 'นัดโทรคุยสั้น ๆ กับคนที่จะลงมือทำ'],
    ['a joint reading of the paper that worries them', 'นัดอ่านเอกสารที่กังวลไปด้วยกัน'],
    ['a checklist to fill in before meeting', 'เช็กลิสต์ให้กรอกก่อนพบกัน'],
    ['a draft of what the work would cover', 'ร่างขอบเขตงานในหน้าเดียว'],
  ],
  again: [
    ['Send what changed in the rules each month', 'ส่งสรุปกฎที่เปลี่ยนทุกเดือน'],
    ['Note each client’s dates and write ahead', 'จดกำหนดของลูกค้าแล้วทักก่อนถึงวัน'],
    ['Ask how the advice worked out', 'ถามว่านำคำแนะนำไปใช้แล้วเป็นอย่างไร'],
    ['Invite past clients to closed briefings', 'เชิญลูกค้าเดิมมาฟังบรรยายเฉพาะกลุ่ม'],
    ['Hand back every file with its next date', 'ส่งแฟ้มคืนพร้อมกำหนดครั้งต่อไป'],
  ],
  leak: [
    ['first meetings without a written next step', 'ประชุมครั้งแรกที่ไม่มีข้อสรุปเป็นลายลักษณ์อักษร'],
    ['inquiries passed from desk to desk', 'คำถามที่ถูกส่งต่อหลายโต๊ะกว่าจะได้คำตอบ'],
    ['quotes sent before the problem was discussed', 'ใบเสนอราคาที่ส่งไปก่อนได้คุยปัญหา'],
    ['owners who take a free answer and do it alone', 'คนที่ได้คำตอบฟรีแล้วกลับไปทำเอง'],
    ['visitors who cannot tell which service is theirs', 'คนที่ดูเว็บแล้วไม่รู้ว่าต้องใช้บริการไหน'],
  ],
  learn: [
    ['which question brings paying clients', 'คำถามไหนพาลูกค้าที่จ่ายจริง'],
    ['what people fear before they write', 'คนกังวลเรื่องอะไรก่อนทักมา'],
    ['how soon after a talk clients decide', 'หลังคุยแล้วลูกค้าใช้เวลาตัดสินใจนานแค่ไหน'],
    ['who accepts a quote without a discount', 'ลูกค้าแบบไหนตกลงโดยไม่ต่อราคา'],
    ['where readers leave the guide for the phone', 'คนอ่านคู่มือถึงตรงไหนแล้วโทรมา'],
  ],
  warm: [
    ['Read a guide to the end or asked a question', 'อ่านคู่มือจนจบหรือส่งคำถาม'],
    ['Looked up who is on the team', 'เปิดดูว่าใครอยู่ในทีม'],
    ['Came back to the fee page', 'กลับมาเปิดหน้าค่าบริการอีกครั้ง'],
    ['Downloaded a checklist or a sample', 'ดาวน์โหลดเช็กลิสต์หรือเอกสารตัวอย่าง'],
    ['Followed a talk or a live session', 'ฟังบรรยายหรือดูไลฟ์'],
  ],
  keep: [
    ['Clients with a date next quarter', 'ลูกค้าที่มีกำหนดไตรมาสหน้า'],
    ['People whose case is closed', 'คนที่งานปิดเรียบร้อยแล้ว'],
    ['Former clients who still send questions', 'ลูกค้าเก่าที่ยังส่งคำถามมา'],
    ['Those who recommended us by name', 'คนที่เคยแนะนำชื่อเราให้คนอื่น'],
    ['Owners about to begin a further stage', 'เจ้าของงานที่กำลังจะเริ่มขั้นถัดไป'],
  ],
  ideas: [
    ['The clause that cost money', 'ข้อสัญญาที่เสียเงิน'],
    ['A deadline, backwards', 'นับถอยหลังจากวันครบกำหนด'],
    ['What we would not do', 'สิ่งที่เราไม่แนะนำ'],
    ['Red pen on a draft', 'ปากกาแดงบนร่างงาน'],
    ['Jargon, translated', 'แปลศัพท์วงในเป็นคำธรรมดา'],
    ['Bring this to the meeting', 'ก่อนมาคุยควรเตรียมอะไร'],
    ['The people behind the file', 'คนที่อยู่หลังแฟ้มงาน'],
    ['Do it yourself, up to here', 'ทำเองได้ถึงตรงไหน'],
    ['What the fee pays for', 'ค่าบริการจ่ายเป็นค่าอะไร'],
    ['A decision, looked back on', 'ย้อนดูการตัดสินใจ'],
    ['Signed too soon', 'เซ็นเร็วไป'],
  ],
  changes: [
    {
      change: ['Publish fixed prices for the first task', 'ประกาศราคาคงที่ของงานแรก'],
      why: ['Owners fear an open clock more than a fee', 'เจ้าของกลัวค่าชั่วโมงที่ไม่มีเพดาน'],
    },
    {
      change: ['Name the person responsible on every quote', 'ใส่ชื่อผู้รับผิดชอบในทุกใบเสนอราคา'],
      why: ['A client chooses a person before a firm', 'ลูกค้าเลือกคนก่อนเลือกบริษัท'],
    },
    {
      change: ['Send the notes of a meeting on the same day', 'ส่งสรุปประชุมภายในวันเดียวกัน'],
      why: ['What is written can be passed on to a partner', 'สรุปเป็นตัวหนังสือส่งต่อให้หุ้นส่วนได้'],
    },
    {
      change: ['List what each service leaves out', 'เขียนให้ชัดว่าบริการไม่รวมอะไร'],
      why: ['A surprise on the bill ends the relationship', 'ยอดที่ไม่คาดคิดในใบแจ้งหนี้ทำให้เลิกจ้าง'],
    },
    {
      change: ['Sort services by problem, not by department', 'จัดหมวดบริการตามปัญหา ไม่ใช่ตามแผนก'],
      why: ['People know what hurts, not what it is called', 'ลูกค้ารู้ว่าติดเรื่องอะไร แต่ไม่รู้ชื่อบริการ'],
    },
  ],
  search: [['fees', 'ค่าบริการ']],
  peaks: [
    {
      event: 'tax-filing',
      actions: [
        ['answer filing questions before the deadline', 'ตอบเรื่องยื่นภาษีก่อนกำหนด', 'accounting'],
        ['list what to gather, week by week', 'บอกทุกสัปดาห์ว่าต้องรวบรวมอะไร', 'accounting'],
        ['hold evening hours for owners who run late', 'เปิดรับปรึกษาช่วงค่ำให้เจ้าของกิจการ', 'accounting'],
        ['write while the year’s figures are on the desk', 'ทักตอนตัวเลขทั้งปีอยู่บนโต๊ะลูกค้า', 'accounting'],
      ],
    },
    {
      event: 'half-year',
      actions: [
        ['offer a mid-year check', 'เสนอตรวจครึ่งปี'],
        ['review open projects before budgets move', 'ทบทวนงานค้างก่อนมีการปรับงบ'],
        ['show what can still be put right this year', 'ชี้ว่าเรื่องไหนยังแก้ทันในปีนี้'],
        ['ask clients which plans were put off', 'ถามลูกค้าว่าแผนไหนถูกเลื่อนออกไป'],
      ],
    },
    {
      event: 'next-budget',
      actions: [
        ['quote for next year', 'เสนอราคาปีหน้า'],
        ['give clients a line for their budget sheet', 'ส่งรายการที่ลูกค้านำไปใส่ในงบได้เลย'],
        ['meet those who decide before sums are fixed', 'พบผู้ตัดสินใจก่อนสรุปงบ'],
        ['propose what to stop paying for', 'เสนอว่ารายจ่ายไหนเลิกได้'],
      ],
    },
  ],
});
