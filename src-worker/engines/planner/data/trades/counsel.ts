/** Money and advice. */
import { trade } from './trade.ts';

export const FINANCE = trade('finance', 'loans', {
  scene: [['the contract read line by line at a desk', 'สัญญาที่อ่านทีละบรรทัดบนโต๊ะ']],
  need: [['stock must be bought before it is sold', 'ต้องซื้อของก่อนขาย']],
  doubt: [['What do I pay in all, and when?', 'รวมแล้วจ่ายเท่าไร เมื่อไร']],
  show: [['Read the costs aloud before the offer', 'อ่านค่าใช้จ่ายให้ฟังก่อนข้อเสนอ']],
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
  search: [['interest and conditions', 'ดอกเบี้ยและเงื่อนไข']],
  peaks: [
    {
      event: 'tax-filing',
      actions: [['reach owners with papers in hand', 'ถึงเจ้าของกิจการตอนเอกสารพร้อม', 'sold to businesses']],
    },
    {
      event: 'rains',
      actions: [['speak before the months of buying', 'พูดก่อนเดือนที่ต้องใช้เงินซื้อของ', 'sold to businesses']],
    },
    {
      event: 'year-end',
      actions: [['speak of what the new year costs', 'พูดเรื่องเงินที่ต้องใช้ช่วงปีใหม่']],
    },
  ],
});

export const ADVICE = trade('advice', 'advisers', {
  scene: [['the meeting, the document and the corrected line', 'โต๊ะประชุม เอกสาร และบรรทัดที่แก้']],
  need: [['a letter, a deadline or a partner forces the question', 'มีหนังสือมา ครบกำหนด หรือหุ้นส่วนถาม']],
  doubt: [['Who will really do my work?', 'ใครเป็นคนทำงานให้จริง']],
  show: [['Explain one real mistake, names removed', 'เล่าข้อผิดพลาดจริงหนึ่งเรื่องโดยไม่เปิดชื่อ']],
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
      actions: [['offer a mid-year check', 'เสนอตรวจครึ่งปี']],
    },
    {
      event: 'next-budget',
      actions: [['quote for next year', 'เสนอราคาปีหน้า']],
    },
  ],
});
