/**
 * What people weigh when they choose: found in what the client says of its customers, itself and its rivals, and
 * used to compare them on the same point. A topic says nothing by itself: it stands on a page only with the words
 * that raised it.
 */
import type { Both } from '../language.ts';
import { both, type Pair, type Voice, type Wordings } from '../voice.ts';

/** A topic as one client is told of it. */
export interface Topic {
  id: string;
  /** Both ways of saying it, wherever it is found. */
  pattern: RegExp;
  /** Also found where the client speaks of itself. */
  ours?: RegExp;
  /** One or two words: a row of a comparison. */
  label: Both;
  /** What customers want, as a short phrase. */
  want: Both;
  /** A content pillar on it, and its idea. */
  pillar: Both;
  idea: Both;
  /** The question that a customer asks. */
  question: Both;
}

/** A topic as the table holds it, with the different things to say of it. */
interface TopicEntry extends Pick<Topic, 'id' | 'pattern' | 'ours'> {
  label: Pair;
  want: Pair;
  pillar: Wordings;
  idea: Wordings;
  question: Wordings;
}

const t = (
  id: string,
  pattern: RegExp,
  label: Pair,
  want: Pair,
  pillar: Wordings,
  idea: Wordings,
  question: Wordings,
  ours?: RegExp,
): TopicEntry => ({ id, pattern, label, want, pillar, idea, question, ...(ours ? { ours } : {}) });

/** The topics in one client's voice, in the order in which they are looked for. */
export const topicsIn = (voice: Voice): Topic[] =>
  TOPICS.map(({ label, want, pillar, idea, question, ...topic }) => {
    const one = (key: string, wordings: Wordings): Both =>
      both(voice.one(`topic-${topic.id}-${key}`, wordings));
    return {
      ...topic,
      label: both(label),
      want: both(want),
      pillar: one('pillar', pillar),
      idea: one('idea', idea),
      question: one('question', question),
    };
  });

const TOPICS: readonly TopicEntry[] = [
  t(
    'instalment',
    /instal?lment|0%|pay (?:monthly|later)|ผ่อน|ค่างวด|แบ่งจ่าย/iu,
    ['Payment plan', 'การผ่อนชำระ'],
    ['To pay in parts', 'ผ่อนได้ ไม่จ่ายก้อน'],
    [
      ['What it costs a month', 'ค่างวดที่รู้ก่อน'],
      ['Start now, pay in parts', 'เริ่มก่อน ทยอยจ่าย'],
      ['Before you sign', 'ก่อนเซ็นสัญญาผ่อน'],
      ['The small print, out loud', 'อ่านเงื่อนไขให้ฟังทุกข้อ'],
    ],
    [
      ['The full price and the monthly sum, side by side', 'บอกราคาเต็มคู่กับค่างวดทุกครั้ง'],
      ['The sum of every payment, down to the last', 'จ่ายครบทุกงวดแล้วรวมเป็นเท่าไร'],
      ['A calendar with every due date marked', 'ปฏิทินที่วงวันครบกำหนดไว้'],
      ['Papers and details to have ready beforehand', 'เอกสารและข้อมูลที่ต้องเตรียมไว้'],
      ['What changes when someone pays early or late', 'จ่ายก่อนหรือช้ากว่ากำหนด มีผลอย่างไร'],
    ],
    [
      ['What do I pay a month?', 'ผ่อนเดือนละเท่าไร'],
      ['Is there any interest?', 'มีดอกเบี้ยไหม'],
      ['Can I settle it early?', 'ปิดยอดก่อนกำหนดได้ไหม'],
      ['How much do I put down?', 'ต้องวางเงินก่อนเท่าไร'],
    ],
  ),
  t(
    'fear',
    /afraid|fear|scare|pain|worr|กลัว|เจ็บ|กังวล/iu,
    ['Reassurance', 'ความสบายใจ'],
    ['Not to be afraid', 'ไม่ต้องกลัว'],
    [
      ['Nothing to fear', 'ไม่ต้องกลัว'],
      ['Ask before you begin', 'ถามให้หายสงสัยก่อนเริ่ม'],
      ['What happens next', 'ต่อจากนี้จะเจออะไร'],
      ['Worries, talked through', 'เรื่องกังวลที่คุยกันได้'],
    ],
    [
      ['The team shows each step before it happens', 'ทีมงานพาดูทุกขั้นตอนก่อนเริ่มจริง'],
      ['A common worry, answered by the person in charge', 'ข้อกังวลที่พบบ่อย ตอบโดยคนรับผิดชอบ'],
      ['How to ask, change or stop along the way', 'ระหว่างทางจะถาม เปลี่ยน หรือหยุดได้อย่างไร'],
      ['What we do when something goes wrong', 'ถ้าเกิดปัญหา เราทำอะไรต่อ'],
      ['An unhurried talk, with nothing to decide yet', 'คุยกันสบาย ๆ ยังไม่ต้องตัดสินใจ'],
    ],
    [
      ['What should I expect?', 'ต้องเจออะไรบ้าง'],
      ['Is it safe?', 'ปลอดภัยไหม'],
      ['What if it goes wrong?', 'ถ้ามีปัญหาจะทำอย่างไร'],
      ['Can I change my mind?', 'เปลี่ยนใจทีหลังได้ไหม'],
    ],
  ),
  t(
    'reviews',
    /review|rating|word of mouth|testimonial|รีวิว|บอกต่อ|คะแนน/iu,
    ['Reviews', 'รีวิว'],
    ['To see what others say', 'เห็นรีวิวก่อนเลือก'],
    [
      ['In customers’ own words', 'เสียงจากลูกค้าจริง'],
      ['Those who chose before you', 'คนที่เลือกเรามาก่อน'],
      ['Praise and complaints', 'ทั้งคำชมและคำติ'],
      ['Word from regulars', 'คำบอกเล่าจากลูกค้าประจำ'],
    ],
    [
      ['One customer, one question, with consent', 'ลูกค้าหนึ่งคน หนึ่งคำถาม โดยยินยอม'],
      ['Reviews read aloud, and what we changed after', 'อ่านรีวิวให้ฟัง แล้วบอกว่าปรับอะไรไป'],
      ['The sternest comment, with our full reply', 'คำติที่แรงที่สุด พร้อมคำตอบเต็มของเรา'],
      ['A visit to someone who came back, to ask why', 'ไปหาลูกค้าที่กลับมา ถามว่าเพราะอะไร'],
      ['What people mention most, gathered in a list', 'รวมเรื่องที่ลูกค้าพูดถึงบ่อยที่สุด'],
    ],
    [
      ['What do others say?', 'คนอื่นว่าอย่างไร'],
      ['Has anyone like me tried it?', 'มีคนแบบเราเคยใช้ไหม'],
      ['Whose reviews are these?', 'ใครเป็นคนรีวิว'],
      ['Would they choose it again?', 'คนที่เคยเลือกจะเลือกอีกไหม'],
    ],
  ),
  t(
    'fresh',
    /fresh|roast(?:ed)? dates?|roast(?:ing|ed) within|stale|expir|(?<!แ)สด(?!ง)|ใหม่ทุกวัน|ค้างสต็อก/iu,
    ['Freshness', 'ความสดใหม่'],
    ['To be sure it is fresh', 'มั่นใจว่าสดใหม่'],
    [
      ['The clock on it', 'นาฬิกาความสด'],
      ['Read the date', 'ดูวันที่ก่อนซื้อ'],
      ['Keeping it fresh', 'เก็บอย่างไรให้สด'],
      ['What is fresh today', 'วันนี้มีอะไรสดใหม่'],
    ],
    [
      ['One order followed day by day, with its date', 'ตามหนึ่งออเดอร์ทีละวัน เห็นวันที่ชัดเจน'],
      ['Where we note the date, and what it tells you', 'เราจดวันที่ไว้ตรงไหน และบอกอะไรได้'],
      ['How to tell by sight, smell or touch', 'ดู ดม จับอย่างไรให้รู้ว่ายังใหม่'],
      ['A day’s work, until it leaves our hands', 'งานของวันนี้ จนถึงตอนออกจากมือเรา'],
      ['What we do not sell because of its age', 'ของที่เราไม่ขายเพราะเก็บไว้นานเกินไป'],
    ],
    [
      ['How fresh is it?', 'ทำเมื่อไร'],
      ['How long will it keep?', 'เก็บได้นานแค่ไหน'],
      ['Has it been sitting in stock?', 'ค้างสต็อกมาหรือเปล่า'],
      ['When does new stock come in?', 'ของใหม่เข้าวันไหน'],
    ],
  ),
  t(
    'origin',
    /origin|where (?:their|the|it).{0,20}comes? from|own farm|no farm|\bfarm\b|trace|source of|single[- ]origin|แหล่งที่มา|ที่มา|ฟาร์ม|ตรวจสอบย้อนกลับ|ปลูกเอง/iu,
    ['Origin', 'แหล่งที่มา'],
    ['To know where it comes from', 'รู้ว่ามาจากไหน'],
    [
      ['Where it comes from', 'ที่มาที่ตรวจสอบได้'],
      ['Back to the source', 'ย้อนไปถึงต้นทาง'],
      ['The hands it passed through', 'ผ่านมือใครมาบ้าง'],
      ['Seen on the ground', 'ลงพื้นที่ไปดูกัน'],
    ],
    [
      ['The place, the people and the lot behind it', 'สถานที่ คนทำ และรุ่นการผลิต'],
      ['A walk through on an ordinary working day', 'เดินดูสถานที่จริงในวันทำงาน'],
      ['Why we chose this source and passed on others', 'ทำไมเลือกแหล่งนี้ ไม่เลือกแหล่งอื่น'],
      ['Every stop on the map until it reaches the buyer', 'ทุกจุดแวะบนแผนที่จนถึงมือผู้ซื้อ'],
      ['How to read the papers that travel with it', 'เอกสารที่มาพร้อมของ อ่านตรงไหน'],
    ],
    [
      ['Who made it, and where?', 'ใครทำ และมาจากไหน'],
      ['Can I trace it back?', 'ตรวจสอบย้อนกลับได้ไหม'],
      ['Can I visit the place?', 'ขอไปดูถึงที่ได้ไหม'],
      ['Is it local or imported?', 'ของในประเทศหรือนำเข้า'],
    ],
  ),
  t(
    'habit',
    /subscri|membership|monthly box|auto(?:matic)? (?:order|delivery)|สมาชิก|สมัครรายเดือน|ผูกปิ่นโต/iu,
    ['Subscription', 'ระบบสมาชิก'],
    ['Never to run out', 'ไม่ต้องคอยสั่งใหม่'],
    [
      ['The monthly habit', 'ความเคยชินทุกเดือน'],
      ['Life as a member', 'ชีวิตหลังเป็นสมาชิก'],
      ['Same time next month', 'เจอกันใหม่เดือนหน้า'],
      ['Join, pause or leave', 'สมัคร พัก หรือเลิก'],
    ],
    [
      ['What you get, when, and how to pause it', 'ได้อะไร เมื่อไร และหยุดพักอย่างไร'],
      ['A member on what they used and what they skipped', 'สมาชิกเล่าเองว่าใช้อะไร ข้ามอะไร'],
      ['Signing up, filmed without a cut', 'ถ่ายขั้นตอนสมัครแบบไม่ตัดต่อ'],
      ['Buying each time or joining, line by line', 'เทียบทีละบรรทัด ซื้อเป็นครั้งกับเป็นสมาชิก'],
      ['Changing a plan that no longer fits', 'ปรับแพ็กเกจเมื่อไม่พอดีแล้ว'],
    ],
    [
      ['Can I pause it?', 'หยุดพักได้ไหม'],
      ['What if I want to leave?', 'ถ้าอยากเลิกต้องทำอย่างไร'],
      ['Do I use it enough to join?', 'ใช้เท่านี้คุ้มที่จะสมัครไหม'],
      ['What do members get?', 'เป็นสมาชิกแล้วได้อะไร'],
    ],
  ),
  t(
    'approval',
    /\biso\b|iatf|certif|approved|accredit|\bgmp\b|haccp|halal|fda|patent|standard|มาตรฐาน|รับรองจาก|ใบรับรอง|อย\.|ฮาลาล|สิทธิบัตร/iu,
    ['Approvals', 'การรับรองมาตรฐาน'],
    ['Proof that it is approved', 'มีมาตรฐานรับรอง'],
    [
      ['Tested and approved', 'ผ่านการทดสอบและรับรอง'],
      ['Behind the certificate', 'เบื้องหลังใบรับรอง'],
      ['Open to inspection', 'เปิดให้ตรวจได้'],
      ['What the mark means', 'ตรานี้หมายถึงอะไร'],
    ],
    [
      ['One test or certificate, and what it proves', 'ใบรับรองหรือผลทดสอบหนึ่งเรื่อง ยืนยันอะไร'],
      ['The document itself, held up to the camera', 'เอกสารตัวจริง ยกให้ดูหน้ากล้อง'],
      ['Inspection day, from the checklist to the result', 'วันตรวจประเมิน ตั้งแต่รายการตรวจจนถึงผล'],
      ['Where to look up the number for yourself', 'วิธีนำเลขที่ใบรับรองไปค้นเอง'],
      ['What we refuse because it falls short', 'สิ่งที่เราไม่รับเพราะไม่ผ่านเกณฑ์'],
    ],
    [
      ['Which standard does it meet?', 'ได้มาตรฐานอะไร'],
      ['Can I see the certificate?', 'ขอดูใบรับรองได้ไหม'],
      ['Who checked it?', 'ใครเป็นคนตรวจ'],
      ['Is the approval still valid?', 'การรับรองยังใช้ได้อยู่ไหม'],
    ],
  ),
  t(
    'data',
    /\bdata\b|laborator|\blab\b|test report|research|evidence|ข้อมูล|ห้องแล็บ|ห้องปฏิบัติการ|ผลทดสอบ|งานวิจัย/iu,
    ['Test data', 'ข้อมูลทดสอบ'],
    ['Data from conditions like theirs', 'ข้อมูลจากสภาพใช้งานจริง'],
    [
      ['Measured, not claimed', 'วัดมาแล้ว ไม่ใช่แค่พูด'],
      ['Read the results with us', 'อ่านผลไปด้วยกัน'],
      ['Facts to choose by', 'ข้อมูลไว้ใช้ตัดสินใจ'],
      ['The notebook, opened', 'เปิดสมุดบันทึกให้ดู'],
    ],
    [
      ['One test, its method and its result', 'การทดสอบหนึ่งเรื่อง วิธี และผล'],
      ['A buyer’s question, tried out on camera', 'คำถามจากลูกค้า ทดลองให้ดูหน้ากล้อง'],
      ['An unexpected finding, and what we changed', 'ผลที่เราเองก็ไม่คาดคิด และสิ่งที่ปรับตาม'],
      ['How to read the details before comparing offers', 'อ่านรายละเอียดอย่างไรก่อนเทียบข้อเสนอ'],
      ['Where each figure comes from and who measured it', 'ตัวเลขแต่ละตัวมาจากไหน ใครเป็นคนวัด'],
    ],
    [
      ['Do you have data from here?', 'มีข้อมูลทดสอบในพื้นที่ไหม'],
      ['How was it tested?', 'ทดสอบมาอย่างไร'],
      ['Who says so?', 'ใครเป็นคนยืนยัน'],
      ['Can I see the results?', 'ขอดูผลได้ไหม'],
    ],
  ),
  t(
    'waiting',
    /queue|wait|appointment delays?|คิว|รอนาน|นัดยาก/iu,
    ['Waiting time', 'เวลารอ'],
    ['Not to wait long', 'ไม่ต้องรอคิวนาน'],
    [
      ['No waiting', 'ไม่ต้องรอ'],
      ['Know before you wait', 'บอกเวลาก่อนให้รอ'],
      ['Booked ahead', 'จองไว้ล่วงหน้า'],
      ['Whose turn is next', 'ถึงคิวไหนแล้ว'],
    ],
    [
      ['How to get a slot, shown on a phone', 'วิธีจองคิวบนมือถือ'],
      ['The calmest time of the week to get in touch', 'ช่วงไหนของสัปดาห์ที่ติดต่อแล้วรอน้อยที่สุด'],
      ['What we prepare so that each turn starts on time', 'งานที่เราเตรียมไว้ให้เริ่มได้ตรงเวลา'],
      ['News of a delay, sent early and with its reason', 'ถ้าต้องเลื่อน บอกก่อนพร้อมเหตุผล'],
      ['What can be settled in chat beforehand', 'เรื่องที่ตกลงกันในแชตไว้ก่อนได้'],
    ],
    [
      ['How long do I wait?', 'รอนานไหม'],
      ['Can I book ahead?', 'จองล่วงหน้าได้ไหม'],
      ['When is the next free slot?', 'คิวว่างเร็วที่สุดเมื่อไร'],
      ['Will you tell me of delays?', 'ถ้าช้ากว่ากำหนดจะแจ้งไหม'],
    ],
  ),
  t(
    'support',
    /support|after[- ]sales|warrant|on[- ]site|helpdesk|replacement|customer service|brewing help|บริการหลังการขาย|รับประกัน|ดูแลหลัง|ติดตาม.*ฟรี|ตอบคำถาม|ให้คำปรึกษา/iu,
    ['Support', 'การดูแล'],
    ['Help when it is needed', 'มีคนดูแลเมื่อต้องการ'],
    [
      ['We are there afterwards', 'ดูแลต่อหลังการขาย'],
      ['The people who answer', 'คนที่คอยตอบคุณ'],
      ['The day you need us', 'วันที่คุณต้องการเรา'],
      ['Getting the most from it', 'ใช้อย่างไรให้คุ้ม'],
    ],
    [
      ['One real question answered by the team', 'ทีมงานตอบหนึ่งคำถามจริง'],
      ['A problem followed from the message to the fix', 'ตามปัญหาหนึ่งเรื่องตั้งแต่ทักมาจนแก้เสร็จ'],
      ['What is covered, what is not, and for how long', 'เรื่องไหนดูแล เรื่องไหนไม่รวม นานแค่ไหน'],
      ['Faces behind the chat and the telephone', 'แนะนำคนที่ตอบแชตและรับสาย'],
      ['Where many go wrong at the start, and the way out', 'เรื่องที่คนมักพลาดตอนเริ่ม และทางแก้'],
    ],
    [
      ['Who helps me afterwards?', 'หลังจากนั้นใครดูแล'],
      ['How do I reach you?', 'ติดต่อทางไหนได้บ้าง'],
      ['What is covered?', 'ดูแลเรื่องไหนบ้าง'],
      ['What if it is not right?', 'ถ้าไม่ตรงตามที่ตกลงทำอย่างไร'],
    ],
  ),
  t(
    'speed',
    /\bfast\b|quick|same[- ]day|next[- ]day|lead time|rapid|express|speed|within \d+ (?:hours?|days?)|\d+[- ]?seconds?|ships? |\bslow\b|delivery|long delivery|เร็ว|ไว(?![้น])|ด่วน|ทันที|ส่งภายใน|(?<!เ)ช้า(?!ง)|จัดส่ง/iu,
    ['Speed', 'ความเร็ว'],
    ['To have it soon', 'ได้เร็วทันใช้'],
    [
      ['By the clock', 'เร็วอย่างมีหลักฐาน'],
      ['Where the time goes', 'เวลาหมดไปกับอะไร'],
      ['Ready when you need it', 'ทันวันที่ต้องใช้'],
      ['From yes to done', 'ตั้งแต่ตกลงจนเสร็จ'],
    ],
    [
      ['The time from request to done, measured on camera', 'จับเวลาจากเริ่มจนเสร็จให้เห็นจริง'],
      ['Each stage, and why it takes the time it takes', 'แต่ละขั้นใช้เวลาเท่านี้เพราะอะไร'],
      ['An urgent request, followed until it is handed over', 'ตามงานด่วนหนึ่งงานจนส่งมอบ'],
      ['How late one can ask and still have it in time', 'สั่งช้าที่สุดเมื่อไรถึงจะยังทัน'],
      ['What to tell us so that nothing holds it up', 'บอกอะไรเราไว้บ้าง จะได้ไม่ติดขัดระหว่างทาง'],
    ],
    [
      ['How long does it take?', 'ใช้เวลานานไหม'],
      ['Will it be ready in time?', 'จะทันใช้ไหม'],
      ['Can it be done sooner?', 'เร่งให้ได้ไหม'],
      ['When will I have it?', 'จะได้เมื่อไร'],
    ],
  ),
  t(
    'staff',
    /q-grader|specialist|expert|dentists?|doctors?|engineers? on|qualified staff|trained|experienced|artisan|years of experience|master|เฉพาะทาง|ผู้เชี่ยวชาญ|ช่างฝีมือ|ประสบการณ์|ทันตแพทย์|แพทย์|ทีมงาน/iu,
    ['Expertise', 'ความเชี่ยวชาญ'],
    ['Someone who knows the work', 'คนที่เชี่ยวชาญจริง'],
    [
      ['The people who do it', 'คนทำตัวจริง'],
      ['Ask the specialist', 'ถามคนที่รู้จริง'],
      ['How the work is learnt', 'กว่าจะทำงานนี้ได้'],
      ['Meet who will help you', 'รู้จักกันก่อนเริ่ม'],
    ],
    [
      ['One expert, one case, in plain words', 'ผู้เชี่ยวชาญหนึ่งคน เล่าหนึ่งเรื่องด้วยคำง่าย ๆ'],
      ['A day beside someone who does this for a living', 'ตามคนทำงานตัวจริงตั้งแต่เช้าจนเลิกงาน'],
      ['What a trained eye notices and others miss', 'จุดที่คนชำนาญเห็น แต่คนทั่วไปมองข้าม'],
      ['How newcomers are taught before they meet customers', 'สอนคนใหม่อย่างไรก่อนให้ดูแลลูกค้า'],
      ['Thinking aloud through a hard decision', 'คิดออกเสียงให้ฟัง กับงานที่ตัดสินใจยาก'],
    ],
    [
      ['Who does the work?', 'ใครเป็นคนทำ'],
      ['Have you done this before?', 'เคยทำงานแบบนี้มาก่อนไหม'],
      ['Will I speak to an expert?', 'ได้คุยกับผู้เชี่ยวชาญโดยตรงไหม'],
      ['How were they trained?', 'ทีมงานฝึกฝนมาอย่างไร'],
    ],
  ),
  t(
    'fame',
    /award|famous|well[- ]known|reputation|\bbig brand|leading|trusted|รางวัล|มีชื่อเสียง|น่าเชื่อถือ|แบรนด์ดัง|เป็นที่รู้จัก/iu,
    ['Reputation', 'ความน่าเชื่อถือ'],
    ['A name they can trust', 'ชื่อที่เชื่อถือได้'],
    [
      ['Why trust us', 'ทำไมถึงเชื่อได้'],
      ['Proof before promises', 'หลักฐานก่อนคำสัญญา'],
      ['What people know us for', 'เรื่องที่คนนึกถึงเรา'],
      ['The work behind the name', 'งานเบื้องหลังชื่อนี้'],
    ],
    [
      ['One proof a week, without adjectives', 'หลักฐานสัปดาห์ละหนึ่งเรื่อง ไม่ใช้คำโฆษณา'],
      ['A promise we made, and how it was kept', 'สิ่งที่เคยรับปาก และทำตามอย่างไร'],
      ['Our claims beside the papers that back them', 'คำที่เราพูด เทียบกับเอกสารที่ยืนยัน'],
      ['Someone who knows our work, speaking freely', 'คนที่รู้จักงานของเรา เล่าตามที่เห็น'],
      ['Where to check up on us without asking us', 'ตรวจสอบเราได้ที่ไหนโดยไม่ต้องถามเรา'],
    ],
    [
      ['Why should I trust you?', 'เชื่อได้อย่างไร'],
      ['What are you known for?', 'เด่นเรื่องอะไร'],
      ['How long have you been around?', 'ทำมานานแค่ไหน'],
      ['Who else relies on you?', 'มีใครใช้อยู่บ้าง'],
    ],
  ),
  t(
    'price',
    /\bprices?\b|cheap|expensive|afford|low[- ]cost|discount|promotion|double[- ]date|costly|value for money|ราคา|ถูกกว่า|ของถูก|แพง|ส่วนลด|โปรโมชั่น|คุ้มค่า|คุ้มราคา/iu,
    ['Price', 'ราคา'],
    ['To know the price first', 'รู้ราคาก่อนตัดสินใจ'],
    [
      ['The price, said plainly', 'ราคาที่บอกกันตรง ๆ'],
      ['What the money buys', 'จ่ายแล้วได้อะไร'],
      ['Worth it, worked out', 'คิดให้ดูว่าคุ้มไหม'],
      ['Choosing by budget', 'เลือกตามงบที่มี'],
    ],
    [
      ['What is in the price, item by item', 'แจกแจงว่าราคานี้ได้อะไรบ้าง'],
      ['The same budget spent in different ways', 'งบเท่ากัน เลือกต่างกัน ได้อะไรบ้าง'],
      ['Why some choices cost more than others', 'ทำไมบางแบบแพงกว่าแบบอื่น'],
      ['Costs that come later, named at the start', 'ค่าใช้จ่ายที่ตามมาทีหลัง บอกตั้งแต่ต้น'],
      ['Where to save when the budget is tight', 'งบจำกัด ประหยัดตรงไหนได้'],
    ],
    [
      ['What does it cost?', 'ราคาเท่าไร'],
      ['What is included?', 'รวมอะไรไว้แล้วบ้าง'],
      ['Are there extra costs?', 'มีค่าใช้จ่ายเพิ่มไหม'],
      ['Is it worth the price?', 'คุ้มกับเงินที่จ่ายไหม'],
    ],
  ),
  t(
    'presence',
    /branch|shelf|everywhere|nationwide|locations?|outlets?|stores?\b|network|neighbou?r|near(?:by)?\b|close by|รัศมี|ย่าน|ใกล้|สาขา|ทั่วประเทศ|หาซื้อง่าย|หน้าร้าน/iu,
    ['Location', 'ทำเลสาขา'],
    ['To find it close by', 'ใกล้และหาง่าย'],
    [
      ['Close by', 'ใกล้คุณ'],
      ['Where to find it', 'หาได้ที่ไหน'],
      ['On your way', 'ระหว่างทางของคุณ'],
      ['From the place itself', 'เล่าจากสถานที่จริง'],
    ],
    [
      ['How to get there, from the street', 'พาเดินจากถนนถึงหน้าร้าน'],
      ['A pin on the map, and who serves you there', 'เปิดแผนที่หนึ่งจุด แนะนำคนที่ดูแลคุณที่นั่น'],
      ['Finding the nearest place on a phone', 'วิธีค้นบนมือถือว่าจุดไหนใกล้ที่สุด'],
      ['Regulars on the route they take to us', 'ลูกค้าประจำเล่าเส้นทางที่มาหาเรา'],
      ['How to order or be served from further away', 'ถ้าอยู่ไกล จะสั่งหรือรับบริการอย่างไร'],
    ],
    [
      ['Where are you?', 'อยู่ที่ไหน'],
      ['Which place is nearest?', 'ที่ไหนใกล้ที่สุด'],
      ['Do you reach my area?', 'มาถึงแถวนี้ไหม'],
      ['Can I come and see it?', 'แวะไปดูของจริงได้ไหม'],
    ],
  ),
  t(
    'hours',
    /24 ?hours|24\/7|opening hours|open (?:late|daily)|weekend|24 ชั่วโมง|เปิดทุกวัน|วันหยุด/iu,
    ['Opening hours', 'เวลาเปิด'],
    ['Open when they are free', 'เปิดในเวลาที่ว่าง'],
    [
      ['When you are free', 'เวลาที่คุณสะดวก'],
      ['Outside office hours', 'นอกเวลางาน'],
      ['Around your week', 'เข้ากับสัปดาห์ของคุณ'],
      ['The best time to come', 'มาช่วงไหนดี'],
    ],
    [
      ['Today’s free hours, every morning', 'แจ้งเวลาว่างของวันทุกเช้า'],
      ['Holiday hours, posted well in advance', 'เวลาเปิดช่วงวันหยุด ประกาศไว้ล่วงหน้า'],
      ['Who is in early, and who is in late', 'ใครอยู่ช่วงเช้า ใครอยู่ช่วงเย็น'],
      ['Which time of day suits which need', 'เรื่องแบบไหนควรมาตอนไหน'],
      ['The place at its quietest and at its busiest', 'บรรยากาศช่วงเงียบที่สุดกับช่วงคนเยอะที่สุด'],
    ],
    [
      ['When are you open?', 'เปิดกี่โมง'],
      ['Do you close on holidays?', 'วันหยุดปิดไหม'],
      ['Can I come after work?', 'เลิกงานแล้วไปทันไหม'],
      ['Is anyone there when I call?', 'โทรไปตอนไหนมีคนรับ'],
    ],
  ),
  t(
    'parking',
    /parking|ที่จอดรถ/iu,
    ['Parking', 'ที่จอดรถ'],
    ['Easy to come by car', 'มาได้สะดวก มีที่จอด'],
    [
      ['Easy to reach', 'มาง่าย จอดสะดวก'],
      ['Coming by car', 'ขับรถมาเอง'],
      ['The way in', 'ทางเข้าอยู่ตรงไหน'],
      ['Before you set off', 'ก่อนออกเดินทาง'],
    ],
    [
      ['From the road to the door, without a cut', 'จากถนนถึงประตู ถ่ายยาวไม่ตัดต่อ'],
      ['The turning people miss, from the driver’s seat', 'จุดที่คนมักเลี้ยวเลย มองจากที่นั่งคนขับ'],
      ['Where else to park when the nearest is taken', 'ถ้าที่จอดใกล้สุดเต็ม ไปจอดตรงไหนได้'],
      ['How busy it gets at each time of day', 'แต่ละช่วงของวัน ที่จอดว่างแค่ไหน'],
      ['Which map pin to follow, and where it leads', 'หมุดแผนที่ที่ควรใช้ และจุดที่พาไปถึง'],
    ],
    [
      ['Can I park?', 'มีที่จอดรถไหม'],
      ['Is parking free?', 'จอดรถเสียเงินไหม'],
      ['Which entrance do I use?', 'ต้องเข้าทางไหน'],
      ['Is there room for a big car?', 'รถคันใหญ่เข้าได้ไหม'],
    ],
  ),
  t(
    'family',
    /\bkids?\b|child|famil|เด็ก|ลูก(?!ค้า|จ้าง)|ครอบครัว/iu,
    ['Family service', 'บริการครอบครัว'],
    ['A place for children too', 'พาลูกมาได้'],
    [
      ['For the whole family', 'มาได้ทั้งบ้าน'],
      ['As a parent sees it', 'มองแบบคนเป็นพ่อแม่'],
      ['Growing up with it', 'โตไปด้วยกัน'],
      ['Questions from children', 'คำถามจากเด็ก'],
    ],
    [
      ['A first visit through a child’s eyes', 'ครั้งแรกในสายตาเด็ก'],
      ['What parents check before they say yes', 'สิ่งที่พ่อแม่ดูก่อนตกลง'],
      ['Answers put so that a child understands', 'ตอบด้วยคำที่เด็กเข้าใจ'],
      ['An ordinary day, told by a customer’s family', 'วันธรรมดาวันหนึ่ง เล่าโดยครอบครัวลูกค้า'],
      ['What suits each age, from toddlers to grandparents', 'วัยไหนเหมาะกับอะไร ตั้งแต่เด็กเล็กถึงปู่ย่าตายาย'],
    ],
    [
      ['Can my child come?', 'พาลูกมาได้ไหม'],
      ['Is it right for children?', 'เหมาะกับเด็กไหม'],
      ['From what age is it suitable?', 'เริ่มได้ตั้งแต่กี่ขวบ'],
      ['What do other families choose?', 'บ้านอื่นเลือกแบบไหน'],
    ],
  ),
  t(
    'look',
    /image|style|design|beautiful|look|appearance|ภาพลักษณ์|บุคลิก|ดีไซน์|สวย|สไตล์/iu,
    ['Look', 'ภาพลักษณ์'],
    ['To look their best', 'ดูดีในแบบตัวเอง'],
    [
      ['How it looks', 'ดูดีแบบไม่ต้องพยายาม'],
      ['From idea to finish', 'จากภาพในหัวจนเป็นของจริง'],
      ['Seen in daylight', 'ดูกันในแสงจริง'],
      ['Choosing a style', 'เลือกสไตล์ให้ตรงใจ'],
    ],
    [
      ['The finished piece on an ordinary day', 'ผลงานจริงในวันธรรมดา'],
      ['A close view of the details, in natural light', 'รายละเอียดระยะใกล้ในแสงธรรมชาติ'],
      ['Versions turned down on the way, and why', 'แบบที่ไม่ได้เลือก และเหตุผล'],
      ['What goes with it, and what does not', 'อะไรเข้ากัน อะไรไม่เข้ากัน'],
      ['One style, and the different people who chose it', 'สไตล์เดียวกัน กับคนหลายแบบที่เลือก'],
    ],
    [
      ['How will it look?', 'จะดูเป็นอย่างไร'],
      ['Will it suit me?', 'จะเข้ากับเราไหม'],
      ['Does it look like the pictures?', 'ของจริงเหมือนในรูปไหม'],
      ['May I see some examples?', 'มีตัวอย่างให้ดูไหม'],
    ],
  ),
  t(
    'technology',
    /scanner|3d|machine|technology|digital|automat|equipment|เครื่อง(?!สำอาง|ดื่ม|ประดับ|นอน|เขียน)|เทคโนโลยี|ระบบ|3 มิติ/iu,
    ['Technology', 'เทคโนโลยี'],
    ['Modern equipment', 'เครื่องมือทันสมัย'],
    [
      ['How it works', 'ทำงานอย่างไร'],
      ['Why we use it', 'ทำไมเราถึงเลือกใช้'],
      ['By machine, by hand', 'งานเครื่อง งานคน'],
      ['A closer look inside', 'เปิดดูข้างใน'],
    ],
    [
      ['The equipment at work, start to finish', 'เครื่องมือทำงานจริงตั้งแต่ต้นจนจบ'],
      ['How it was done before, and what is different now', 'วิธีเดิมเป็นอย่างไร ตอนนี้ต่างไปตรงไหน'],
      ['What the screen shows, and what it tells us', 'หน้าจอแสดงอะไร และทำให้รู้อะไร'],
      ['Where people take over from the system', 'จุดที่คนรับช่วงต่อจากระบบ'],
      ['Checking and caring for what we work with', 'ตรวจเช็กและดูแลเครื่องมืออย่างไร'],
    ],
    [
      ['What do you use?', 'ใช้เครื่องอะไร'],
      ['What difference does it make?', 'ต่างจากวิธีเดิมอย่างไร'],
      ['Is it hard to use?', 'ใช้ยากไหม'],
      ['Who operates it?', 'ใครเป็นคนควบคุม'],
    ],
  ),
  t(
    'range',
    /range|variety|selection|choice|custom|made[- ]to|หลากหลาย|ครบ|ตัวเลือก|สั่งทำ/iu,
    ['Range', 'ความหลากหลาย'],
    ['Something that fits them', 'มีแบบที่ตรงใจ'],
    [
      ['One for each need', 'แบบไหนเหมาะกับใคร'],
      ['How to choose', 'เลือกอย่างไรดี'],
      ['Everything on the table', 'วางให้ดูครบทุกแบบ'],
      ['Choices few have noticed', 'ตัวเลือกที่หลายคนมองข้าม'],
    ],
    [
      ['The choices side by side, and whom each is for', 'วางเทียบทุกแบบ พร้อมบอกว่าใครควรใช้แบบไหน'],
      ['What to ask yourself before deciding', 'เรื่องที่ควรถามตัวเองก่อนตัดสินใจ'],
      ['A customer in doubt, and what settled it', 'ลูกค้าที่ลังเล สุดท้ายเลือกเพราะอะไร'],
      ['Something we had never been asked, and our answer', 'คำขอที่ไม่เคยเจอ เราจัดให้อย่างไร'],
      ['Where to begin for those who are new to it', 'คนเพิ่งเริ่มควรเริ่มที่แบบไหน'],
    ],
    [
      ['Which one is for me?', 'แบบไหนเหมาะกับเรา'],
      ['Can I have it my way?', 'ปรับตามที่ต้องการได้ไหม'],
      ['How do they differ?', 'แต่ละแบบต่างกันอย่างไร'],
      ['What do most people choose?', 'คนส่วนใหญ่เลือกอะไร'],
    ],
  ),
  t(
    'quality',
    /quality|durable|reliab|premium|handmade|คุณภาพ|ทนทาน|พรีเมียม|ทำมือ/iu,
    ['Quality', 'คุณภาพ'],
    ['Something that lasts', 'คุณภาพที่ใช้ได้นาน'],
    [
      ['How it is made', 'ทำอย่างไรถึงดี'],
      ['The part nobody sees', 'ส่วนที่ไม่มีใครเห็น'],
      ['Checked before you get it', 'ตรวจก่อนถึงมือลูกค้า'],
      ['Why we do it this way', 'ทำไมต้องทำแบบนี้'],
    ],
    [
      ['One detail that others do not show', 'รายละเอียดที่คนอื่นไม่โชว์'],
      ['The check that all our work has to pass', 'ด่านตรวจที่งานทุกชิ้นต้องผ่าน'],
      ['Work we did again because it was not right', 'งานที่เราทำใหม่เพราะยังไม่ได้อย่างที่ตั้งใจ'],
      ['What goes into it, and what we leave out', 'อะไรที่เราเลือกใช้ อะไรที่คัดออก'],
      ['How to judge it with your own eyes', 'วิธีดูด้วยตาตัวเองว่าดีจริงไหม'],
    ],
    [
      ['How long does it last?', 'ใช้ได้นานไหม'],
      ['How can I tell it is good?', 'ดูตรงไหนว่าดี'],
      ['What makes it different?', 'ต่างจากที่อื่นตรงไหน'],
      ['Is it the same every time?', 'ดีเหมือนเดิมทุกครั้งไหม'],
    ],
  ),
  t(
    'story',
    /\bstory\b|heritage|tradition|family[- ]run|since \d{4}|เรื่องราว|ดั้งเดิม|ตำนาน/iu,
    ['Story', 'เรื่องราว'],
    ['A maker with a face', 'รู้จักคนทำ'],
    [
      ['The story behind it', 'เรื่องเล่าเบื้องหลัง'],
      ['Then and now', 'วันนั้นถึงวันนี้'],
      ['What we have kept', 'สิ่งที่เราไม่เคยเปลี่ยน'],
      ['Faces at work', 'คนเบื้องหลังงาน'],
    ],
    [
      ['Why it began, told by the one who began it', 'เล่าโดยคนที่เริ่มต้น'],
      ['An old photograph, and who is in it', 'ภาพเก่าหนึ่งภาพ และคนที่อยู่ในภาพ'],
      ['The mistake that taught us most', 'ความผิดพลาดที่สอนเรามากที่สุด'],
      ['A habit of the early days that we still keep', 'ธรรมเนียมจากวันแรกที่ยังทำอยู่'],
      ['A customer who shaped what we do today', 'ลูกค้าที่ทำให้เราเป็นอย่างวันนี้'],
    ],
    [
      ['Who is behind it?', 'ใครอยู่เบื้องหลัง'],
      ['How did it all begin?', 'เริ่มต้นมาอย่างไร'],
      ['Why do you do this?', 'ทำไมถึงเลือกทำสิ่งนี้'],
      ['Who runs it today?', 'วันนี้ใครดูแลอยู่'],
    ],
    /own farm|farm|family|since|founder/iu,
  ),
  t(
    'social',
    /instagram|facebook|tiktok|youtube|followers?|influencer|ไอจี|เฟซบุ๊ก|ติ๊กต็อก|ผู้ติดตาม/iu,
    ['Social presence', 'โซเชียลมีเดีย'],
    ['To see it in their feed', 'เห็นในฟีดของตัวเอง'],
    [
      ['Seen every week', 'เจอกันทุกสัปดาห์'],
      ['Told as it happens', 'เล่าตอนที่กำลังเกิดขึ้น'],
      ['Your questions, our posts', 'คำถามของคุณ โพสต์ของเรา'],
      ['Behind the account', 'คนเบื้องหลังเพจ'],
    ],
    [
      ['A fixed day for each subject', 'กำหนดวันประจำของแต่ละเรื่อง'],
      ['A follower’s question turned into the next clip', 'คำถามจากผู้ติดตามที่กลายเป็นคลิปถัดไป'],
      ['The team takes turns to hold the camera', 'คนในทีมผลัดกันถือกล้อง'],
      ['What the audience voted to see next', 'เรื่องที่คนดูโหวตให้ทำต่อ'],
      ['Going live, with comments answered aloud', 'ไลฟ์ที่อ่านและตอบคอมเมนต์สด'],
    ],
    [
      ['Where can I follow you?', 'ติดตามได้ที่ไหน'],
      ['Who answers the messages?', 'ใครเป็นคนตอบแชต'],
      ['What do you post about?', 'โพสต์เรื่องอะไรบ้าง'],
      ['Is this your real account?', 'บัญชีนี้ของจริงไหม'],
    ],
  ),
];
