/** Money, advice and learning. */
import { trade } from './trade.ts';

export const FINANCE = trade(
  'finance',
  [13],
  'lead',
  /loan|credit|bank|insur|invest|securit|สินเชื่อ|ธนาคาร|ประกัน(?!งาน)|ลงทุน|หลักทรัพย์|เงินกู้/iu,
  {
    interests: ['small business owners, home owners, saving', 'เจ้าของกิจการ เจ้าของบ้าน การออม'],
    scene: [['the contract read line by line at a desk', 'สัญญาที่อ่านทีละบรรทัดบนโต๊ะ']],
    need: [['stock must be bought before it is sold', 'ต้องซื้อของก่อนขาย']],
    doubt: [['What do I pay in all, and when?', 'รวมแล้วจ่ายเท่าไร เมื่อไร']],
    show: [['Read the costs aloud before the offer', 'อ่านค่าใช้จ่ายให้ฟังก่อนข้อเสนอ']],
    step: [['a check of eligibility without a signature', 'เช็กคุณสมบัติโดยไม่ต้องเซ็น']],
    again: [['Review the plan with the client before it ends', 'ทบทวนแผนก่อนครบกำหนด']],
    leak: [['leads that do not qualify and were not asked', 'รายชื่อที่ไม่เข้าเกณฑ์เพราะไม่ได้ถามก่อน']],
    learn: [['which screening question saves the most calls', 'คำถามคัดกรองข้อไหนลดสายเสียเปล่า']],
    warm: [['Used the calculator or read the conditions', 'ใช้เครื่องคำนวณหรืออ่านเงื่อนไข']],
    keep: [['Clients in the last part of their term', 'ลูกค้าช่วงท้ายสัญญา']],
    ideas: [
      ['Every fee, named', 'ค่าธรรมเนียมทุกบรรทัด'],
      ['Cases that we turn down', 'เคสที่เราไม่รับ'],
      ['From first call to answer', 'ตั้งแต่โทรครั้งแรกถึงวันอนุมัติ'],
    ],
    changes: [
      {
        change: ['Ask the deciding question in the advert itself', 'ใส่คำถามคัดกรองไว้ในโฆษณา'],
        why: ['A lead that cannot be approved costs as much as one that can', 'รายที่อนุมัติไม่ได้ใช้เงินเท่ารายที่ได้'],
      },
    ],
    search: ['interest and conditions', 'ดอกเบี้ยและเงื่อนไข'],
    peaks: [
      {
        event: 'tax-filing',
        actions: [['reach owners with papers in hand', 'ถึงเจ้าของกิจการตอนเอกสารพร้อม']],
      },
      {
        event: 'rains',
        actions: [['speak before the planting and buying months', 'พูดก่อนฤดูเพาะปลูกและซื้อของ']],
      },
      {
        event: 'year-end',
        actions: [['prepare stock for the new year', 'เตรียมเงินสต็อกของปีใหม่']],
      },
    ],
  },
);

export const ADVICE = trade(
  'advice',
  [13],
  'lead',
  /account|audit|legal|law|consult|advert|agency|architect|interior|บัญชี|กฎหมาย|ที่ปรึกษา|โฆษณา|สถาปนิก|ออกแบบภายใน/iu,
  {
    interests: ['business owners, management, start-ups', 'เจ้าของธุรกิจ ผู้บริหาร สตาร์ตอัป'],
    scene: [['the meeting, the document and the corrected line', 'โต๊ะประชุม เอกสาร และบรรทัดที่แก้']],
    need: [['a letter, a deadline or a partner forces the question', 'มีหนังสือมา ครบกำหนด หรือหุ้นส่วนถาม']],
    doubt: [['Who will really do my work?', 'ใครเป็นคนทำงานให้จริง']],
    show: [['Explain one real mistake, names removed', 'เล่าข้อผิดพลาดจริงหนึ่งเรื่องโดยไม่เปิดชื่อ']],
    step: [['a first answer in writing', 'คำตอบแรกเป็นลายลักษณ์อักษร']],
    again: [['Send what changed in the rules each month', 'ส่งสรุปกฎที่เปลี่ยนทุกเดือน']],
    leak: [['first meetings without a written next step', 'ประชุมครั้งแรกที่ไม่มีข้อสรุปเป็นลายลักษณ์อักษร']],
    learn: [['which question brings paying clients', 'คำถามไหนพาลูกค้าที่จ่ายจริง']],
    warm: [['Read a guide to the end or asked a question', 'อ่านคู่มือจนจบหรือส่งคำถาม']],
    keep: [['Clients with a date next quarter', 'ลูกค้าที่มีกำหนดไตรมาสหน้า']],
    ideas: [
      ['The clause that cost money', 'ข้อสัญญาที่เสียเงิน'],
      ['A deadline, backwards', 'นับถอยหลังจากวันครบกำหนด'],
      ['What we would not do', 'สิ่งที่เราไม่แนะนำ'],
    ],
    changes: [
      {
        change: ['Publish fixed prices for the first task', 'ประกาศราคาคงที่ของงานแรก'],
        why: ['Owners fear an open clock more than a fee', 'เจ้าของกลัวค่าชั่วโมงที่ไม่มีเพดาน'],
      },
    ],
    search: ['fees', 'ค่าบริการ'],
    peaks: [
      {
        event: 'tax-filing',
        actions: [['answer filing questions before the deadline', 'ตอบเรื่องยื่นภาษีก่อนกำหนด']],
      },
      {
        event: 'half-year',
        actions: [['offer a mid-year check', 'เสนอตรวจครึ่งปี']],
      },
      {
        event: 'next-budget',
        actions: [['quote for next year', 'เสนอราคาปีหน้า']],
      },
    ],
  },
);

export const EDUCATION = trade(
  'education',
  [13],
  'registration',
  /school|tutor|course|training|university|class|โรงเรียน|กวดวิชา|คอร์ส|อบรม|มหาวิทยาลัย|สอน/iu,
  {
    interests: ['learning, exams, parenting, careers', 'การเรียน การสอบ พ่อแม่ อาชีพ'],
    scene: [['a lesson with a question being asked', 'บทเรียนที่มีคนยกมือถาม']],
    need: [['a grade, an exam or a job makes it urgent', 'เกรดออก ใกล้สอบ หรือต้องใช้ในงาน']],
    doubt: [['Will it work at my level?', 'พื้นฐานเท่านี้เรียนไหวไหม']],
    show: [['Teach one hard question in full', 'สอนโจทย์ยากหนึ่งข้อให้จบ']],
    step: [['a level test with a call after it', 'สอบวัดระดับแล้วโทรคุยผล']],
    again: [['Show progress before the next term opens', 'ส่งผลความก้าวหน้าก่อนเปิดเทอมใหม่']],
    leak: [['parents who ask, while the student decides', 'พ่อแม่ถาม แต่คนตัดสินใจคือเด็ก']],
    learn: [['which subject’s test leads to a seat', 'วิชาไหนสอบวัดระดับแล้วสมัคร']],
    warm: [['Took the test or opened the timetable', 'ทำแบบทดสอบหรือเปิดตารางเรียน']],
    keep: [['Students at the end of a level', 'นักเรียนที่ใกล้จบระดับ']],
    ideas: [
      ['One question, solved aloud', 'โจทย์เดียว คิดให้ฟัง'],
      ['A parent’s first question', 'คำถามแรกของผู้ปกครอง'],
      ['What changed by the last lesson', 'วันแรกกับวันสุดท้ายต่างกันอย่างไร'],
    ],
    changes: [
      {
        change: [
          'Give the test’s result in a call with both parent and student',
          'แจ้งผลสอบพร้อมกันทั้งผู้ปกครองและนักเรียน',
        ],
        why: ['One pays and the other must want it', 'คนหนึ่งจ่าย อีกคนต้องอยากเรียน'],
      },
    ],
    search: ['trial lesson', 'ทดลองเรียน'],
    peaks: [
      {
        event: 'term-ends',
        actions: [['open intensive courses for the holiday', 'เปิดคอร์สปิดเทอม']],
      },
      {
        event: 'school-opens',
        actions: [['place students before the first test', 'จัดระดับก่อนเปิดเทอม']],
      },
      {
        event: 'next-budget',
        actions: [['offer companies courses for next year', 'เสนอคอร์สองค์กรปีหน้า']],
      },
    ],
  },
);
