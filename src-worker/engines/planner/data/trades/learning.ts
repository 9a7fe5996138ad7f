/** Schools and courses. */
import { trade } from './trade.ts';

export const EDUCATION = trade('education', 'tutoring', {
  interests: ['learning, exams, languages', 'การเรียน การสอบ ภาษา'],
  scene: [
    ['a lesson with a question being asked', 'บทเรียนที่มีคนยกมือถาม'],
    ['a page of notes filling up', 'หน้าสมุดที่จดเพิ่มทีละบรรทัด'],
    ['teacher and learner over the same line', 'ครูกับผู้เรียนก้มดูบรรทัดเดียวกัน'],
    ['the desk just before class begins', 'โต๊ะเรียนก่อนเริ่มคาบ'],
    ['a face at the moment the answer comes', 'สีหน้าตอนคิดคำตอบออก'],
  ],
  need: [
    ['a grade or an exam makes it urgent', 'ใกล้สอบหรือเกรดเริ่มไม่ดี'],
    ['results come in from an exam, interview or review', 'ได้ผลสอบ ผลสัมภาษณ์ หรือผลประเมินงาน'],
    ['the date of the exam is known', 'รู้วันสอบแล้ว'],
    ['learning alone from clips leads nowhere', 'เรียนเองจากคลิปแล้วไปต่อไม่ได้'],
    [
      'a friend’s child or a colleague has just enrolled',
      'ลูกเพื่อนหรือเพื่อนร่วมงานเพิ่งสมัครเรียน',
      'a parent decides',
    ],
  ],
  doubt: [
    ['Will it work at my level?', 'พื้นฐานเท่านี้เรียนไหวไหม'],
    ['What if a lesson is missed?', 'ขาดเรียนแล้วตามอย่างไร'],
    ['Who teaches, and how large is the class?', 'ใครสอน เรียนรอบละกี่คน'],
    ['Does the timetable fit around our day?', 'ตารางเรียนเข้ากับเวลาของเราไหม'],
    ['How will we see that it helps?', 'จะรู้ได้อย่างไรว่าเรียนแล้วดีขึ้น'],
  ],
  show: [
    ['Teach one hard question in full', 'สอนโจทย์ยากหนึ่งข้อให้จบ'],
    ['Leave the camera in the back row for a lesson', 'ตั้งกล้องไว้หลังห้องให้เห็นการเรียนจริง'],
    ['Let a learner explain the topic back', 'ให้ผู้เรียนเป็นคนอธิบายเรื่องนั้นเอง'],
    ['Show marked work and the note beside it', 'โชว์งานที่ตรวจแล้วพร้อมคำแนะนำข้าง ๆ'],
    ['Go with a newcomer through the opening lesson', 'ตามผู้เรียนใหม่ตลอดคาบแรก'],
  ],
  step: [
    ['a level test with a call after it', 'สอบวัดระดับแล้วโทรคุยผล'],
    ['a seat in a lesson already running', 'ที่นั่งทดลองในคาบที่เปิดอยู่'],
    ['a timetable made for their free hours', 'ตารางเรียนที่จัดตามเวลาว่าง'],
    ['a talk with the teacher before paying', 'นัดคุยกับครูก่อนจ่ายค่าเรียน'],
    ['a sample worksheet with its answers', 'ใบงานตัวอย่างพร้อมเฉลย'],
  ],
  again: [
    ['Show progress before the next term opens', 'ส่งผลความก้าวหน้าก่อนเปิดเทอมใหม่'],
    ['Name the next level in the last lesson', 'บอกระดับถัดไปในคาบสุดท้าย'],
    ['Call when lessons are missed', 'โทรหาเมื่อเริ่มขาดเรียน'],
    ['Invite graduates to talk to newcomers', 'ชวนรุ่นพี่กลับมาเล่าให้รุ่นใหม่ฟัง'],
    ['Send practice for the weeks without class', 'ส่งแบบฝึกหัดช่วงที่ไม่มีเรียน'],
  ],
  leak: [
    ['parents who ask, while the student decides', 'พ่อแม่ถาม แต่คนตัดสินใจคือเด็ก', 'a parent decides'],
    ['trial learners who go home without a next date', 'คนที่ทดลองเรียนแล้วกลับไปโดยไม่ได้นัดต่อ'],
    ['callers who get a price list and no question back', 'คนที่ถามเข้ามาแล้วได้แค่ใบราคา'],
    ['students who fall behind and stop in silence', 'ผู้เรียนที่ตามไม่ทันแล้วหยุดไปเงียบ ๆ'],
    ['people whose free hours match no class', 'คนที่เวลาว่างไม่ตรงกับรอบที่เปิด'],
  ],
  learn: [
    ['which subject’s test leads to a seat', 'วิชาไหนสอบวัดระดับแล้วสมัคร'],
    ['who pays the fee and who reads the reviews', 'ใครจ่ายค่าเรียน ใครอ่านรีวิว', 'a parent decides'],
    ['what hour of the week fills soonest', 'รอบเรียนวันไหนเต็มก่อน'],
    ['why people try a lesson and do not stay', 'คนทดลองเรียนแล้วไม่สมัครเพราะอะไร'],
    ['whose clip is watched to the end', 'คลิปของครูคนไหนมีคนดูจนจบ'],
  ],
  warm: [
    ['Took the test or opened the timetable', 'ทำแบบทดสอบหรือเปิดตารางเรียน'],
    ['Watched a recorded lesson', 'ดูคลิปสอน'],
    ['Returned to the page of fees', 'กลับมาเปิดหน้าค่าเรียน'],
    ['Read a teacher’s profile or learners’ reviews', 'อ่านประวัติครูหรือรีวิวผู้เรียน'],
    ['Came to an open day or a trial class', 'มางานเปิดบ้านหรือทดลองเรียน'],
  ],
  keep: [
    ['Students at the end of a level', 'นักเรียนที่ใกล้จบระดับ'],
    ['Those who stopped midway through a course', 'ผู้เรียนที่หยุดกลางคอร์ส'],
    ['Learners who brought a friend', 'ผู้เรียนที่พาเพื่อนมาเรียน'],
    ['Last year’s classes and their families', 'ผู้เรียนปีก่อนและครอบครัว', 'a parent decides'],
    ['Graduates who still ask for advice', 'ศิษย์เก่าที่ยังกลับมาปรึกษา'],
  ],
  ideas: [
    ['One question, solved aloud', 'โจทย์เดียว คิดให้ฟัง'],
    ['A parent’s first question', 'คำถามแรกของผู้ปกครอง', 'a parent decides'],
    ['What changed by the last lesson', 'วันแรกกับวันสุดท้ายต่างกันอย่างไร'],
    ['Where most answers go wrong', 'จุดที่ตอบผิดกันบ่อย'],
    ['While the teacher prepares', 'ระหว่างครูเตรียมสอน'],
    ['A learner’s day, by timetable', 'ตารางวันเรียนของผู้เรียน'],
    ['Homework, marked on camera', 'ตรวจการบ้านหน้ากล้อง'],
    ['Those who started late', 'คนที่เริ่มเรียนช้ากว่าเพื่อน'],
    ['A graduate drops by', 'รุ่นพี่แวะกลับมา'],
    ['Practice for the ride home', 'แบบฝึกหัดระหว่างทางกลับบ้าน'],
    ['Seen from the back row', 'มุมมองจากแถวหลัง'],
  ],
  changes: [
    {
      change: [
        'Give the test’s result in a call with both parent and student',
        'แจ้งผลสอบพร้อมกันทั้งผู้ปกครองและนักเรียน',
        'a parent decides',
      ],
      why: ['One pays and the other must want it', 'คนหนึ่งจ่าย อีกคนต้องอยากเรียน'],
    },
    {
      change: ['Let every caller try a class before talking of fees', 'ให้ทดลองเรียนก่อนคุยเรื่องค่าเรียน'],
      why: ['A price means little to someone who has not sat in', 'ยังไม่ได้ลองนั่งเรียน ก็ตัดสินราคาไม่ได้'],
    },
    {
      change: ['Offer a recording or a make-up hour after an absence', 'มีคลิปย้อนหลังหรือคาบชดเชยเมื่อขาดเรียน'],
      why: ['Dropping out begins with a missed week', 'การเลิกเรียนมักเริ่มจากการขาดคาบเดียว'],
    },
    {
      change: ['Write progress notes that can be passed on', 'เขียนบันทึกความก้าวหน้าที่ส่งต่อให้คนอื่นดูได้'],
      why: ['Whoever approves the fee is often not in the room', 'คนอนุมัติค่าเรียนมักไม่ได้อยู่ในห้อง'],
    },
    {
      change: ['Publish the timetable and open seats each week', 'ประกาศตารางและที่นั่งว่างทุกสัปดาห์'],
      why: ['People arrange their week before they choose a course', 'คนดูเวลาว่างของตัวเองก่อนเลือกที่เรียน'],
    },
  ],
  search: [['trial lesson', 'ทดลองเรียน']],
  peaks: [
    {
      event: 'term-ends',
      actions: [
        ['open intensive courses for the holiday', 'เปิดคอร์สปิดเทอม'],
        ['reach parents before the holiday is planned', 'ทักผู้ปกครองก่อนวางแผนปิดเทอม', 'a parent decides'],
        ['show the work of classes that just finished', 'โชว์ผลงานของรุ่นที่เพิ่งเรียนจบ'],
        ['time a course to end with days left to rest', 'จัดคอร์สที่จบแล้วยังเหลือวันได้พัก'],
      ],
    },
    {
      event: 'school-opens',
      actions: [
        ['place students before the first test', 'จัดระดับก่อนเปิดเทอม'],
        ['open a question hour for early homework', 'เปิดชั่วโมงถามการบ้านช่วงต้นเทอม'],
        ['publish evening and weekend seats', 'ประกาศที่นั่งรอบเย็นและรอบวันหยุด'],
        ['write to last term’s learners by name', 'ทักผู้เรียนเทอมก่อนเป็นรายคน'],
      ],
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
