/** Schools and courses. */
import { trade } from './trade.ts';

export const EDUCATION = trade('education', 'tutoring', {
  scene: [['a lesson with a question being asked', 'บทเรียนที่มีคนยกมือถาม']],
  need: [['a grade or an exam makes it urgent', 'ใกล้สอบหรือเกรดเริ่มไม่ดี']],
  doubt: [['Will it work at my level?', 'พื้นฐานเท่านี้เรียนไหวไหม']],
  show: [['Teach one hard question in full', 'สอนโจทย์ยากหนึ่งข้อให้จบ']],
  again: [['Show progress before the next term opens', 'ส่งผลความก้าวหน้าก่อนเปิดเทอมใหม่']],
  leak: [
    ['parents who ask, while the student decides', 'พ่อแม่ถาม แต่คนตัดสินใจคือเด็ก', 'a parent decides'],
    ['trial learners who go home without a next date', 'คนที่ทดลองเรียนแล้วกลับไปโดยไม่ได้นัดต่อ'],
  ],
  learn: [['which subject’s test leads to a seat', 'วิชาไหนสอบวัดระดับแล้วสมัคร']],
  warm: [['Took the test or opened the timetable', 'ทำแบบทดสอบหรือเปิดตารางเรียน']],
  keep: [['Students at the end of a level', 'นักเรียนที่ใกล้จบระดับ']],
  ideas: [
    ['One question, solved aloud', 'โจทย์เดียว คิดให้ฟัง'],
    ['A parent’s first question', 'คำถามแรกของผู้ปกครอง', 'a parent decides'],
    ['What changed by the last lesson', 'วันแรกกับวันสุดท้ายต่างกันอย่างไร'],
    ['Where most answers go wrong', 'จุดที่ตอบผิดกันบ่อย'],
  ],
  search: [['trial lesson', 'ทดลองเรียน']],
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
      actions: [
        ['offer companies courses for next year', 'เสนอคอร์สองค์กรปีหน้า', 'sold to businesses'],
        ['send personnel teams an outline to forward', 'ส่งโครงหลักสูตรให้ฝ่ายบุคคลเสนอต่อ', 'sold to businesses'],
        ['ask which skills this year’s training missed', 'ถามองค์กรว่าปีนี้ยังขาดทักษะอะไร', 'sold to businesses'],
        ['invite managers to sit in on a class', 'ชวนหัวหน้างานมานั่งฟังคาบจริง', 'sold to businesses'],
      ],
    },
  ],
});
