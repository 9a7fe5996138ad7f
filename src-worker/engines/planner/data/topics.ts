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
    [['What it costs a month', 'ค่างวดที่รู้ก่อน']],
    [['The full price and the monthly sum, side by side', 'บอกราคาเต็มคู่กับค่างวดทุกครั้ง']],
    [['What do I pay a month?', 'ผ่อนเดือนละเท่าไร']],
  ),
  t(
    'fear',
    /afraid|fear|scare|pain|worr|กลัว|เจ็บ|กังวล/iu,
    ['Reassurance', 'ความสบายใจ'],
    ['Not to be afraid', 'ไม่ต้องกลัว'],
    [['Nothing to fear', 'ไม่ต้องกลัว']],
    [['The team shows each step before it happens', 'ทีมงานพาดูทุกขั้นตอนก่อนเริ่มจริง']],
    [['Will it hurt?', 'เจ็บไหม']],
  ),
  t(
    'reviews',
    /review|rating|word of mouth|testimonial|รีวิว|บอกต่อ|คะแนน/iu,
    ['Reviews', 'รีวิว'],
    ['To see what others say', 'เห็นรีวิวก่อนเลือก'],
    [['In customers’ own words', 'เสียงจากลูกค้าจริง']],
    [['One customer, one question, with consent', 'ลูกค้าหนึ่งคน หนึ่งคำถาม โดยยินยอม']],
    [['What do others say?', 'คนอื่นว่าอย่างไร']],
  ),
  t(
    'fresh',
    /fresh|roast(?:ed)? dates?|roast(?:ing|ed) within|stale|expir|(?<!แ)สด(?!ง)|ใหม่ทุกวัน|ค้างสต็อก/iu,
    ['Freshness', 'ความสดใหม่'],
    ['To be sure it is fresh', 'มั่นใจว่าสดใหม่'],
    [['The clock on it', 'นาฬิกาความสด']],
    [['One order followed day by day, with its date', 'ตามหนึ่งออเดอร์ทีละวัน เห็นวันที่ชัดเจน']],
    [['How fresh is it?', 'ทำเมื่อไร']],
  ),
  t(
    'origin',
    /origin|where (?:their|the|it).{0,20}comes? from|own farm|no farm|\bfarm\b|trace|source of|single[- ]origin|แหล่งที่มา|ที่มา|ฟาร์ม|ตรวจสอบย้อนกลับ|ปลูกเอง/iu,
    ['Origin', 'แหล่งที่มา'],
    ['To know where it comes from', 'รู้ว่ามาจากไหน'],
    [['Where it comes from', 'ที่มาที่ตรวจสอบได้']],
    [['The place, the people and the lot behind it', 'สถานที่ คนทำ และรุ่นการผลิต']],
    [['Who made it, and where?', 'ใครทำ และมาจากไหน']],
  ),
  t(
    'habit',
    /subscri|membership|monthly box|auto(?:matic)? (?:order|delivery)|สมาชิก|สมัครรายเดือน|ผูกปิ่นโต/iu,
    ['Subscription', 'ระบบสมาชิก'],
    ['Never to run out', 'ไม่ต้องคอยสั่งใหม่'],
    [['The monthly habit', 'ความเคยชินทุกเดือน']],
    [['What arrives, when, and how to pause it', 'ได้อะไร เมื่อไร และหยุดพักอย่างไร']],
    [['Can I pause it?', 'หยุดพักได้ไหม']],
  ),
  t(
    'approval',
    /\biso\b|iatf|certif|approved|accredit|\bgmp\b|haccp|halal|fda|patent|standard|มาตรฐาน|รับรองจาก|ใบรับรอง|อย\.|ฮาลาล|สิทธิบัตร/iu,
    ['Approvals', 'การรับรองมาตรฐาน'],
    ['Proof that it is approved', 'มีมาตรฐานรับรอง'],
    [['Tested and approved', 'ผ่านการทดสอบและรับรอง']],
    [['One test or certificate explained in a minute', 'อธิบายการทดสอบหรือใบรับรองหนึ่งเรื่องในหนึ่งนาที']],
    [['Which standard does it meet?', 'ได้มาตรฐานอะไร']],
  ),
  t(
    'data',
    /\bdata\b|laborator|\blab\b|test report|research|evidence|ข้อมูล|ห้องแล็บ|ห้องปฏิบัติการ|ผลทดสอบ|งานวิจัย/iu,
    ['Test data', 'ข้อมูลทดสอบ'],
    ['Data from conditions like theirs', 'ข้อมูลจากสภาพใช้งานจริง'],
    [['From our own laboratory', 'จากห้องทดสอบของเรา']],
    [['One test, its method and its result', 'การทดสอบหนึ่งเรื่อง วิธี และผล']],
    [['Do you have data from here?', 'มีข้อมูลทดสอบในพื้นที่ไหม']],
  ),
  t(
    'waiting',
    /queue|wait|appointment delays?|คิว|รอนาน|นัดยาก/iu,
    ['Waiting time', 'เวลารอ'],
    ['Not to wait long', 'ไม่ต้องรอคิวนาน'],
    [['No waiting', 'ไม่ต้องรอ']],
    [['How to get a slot, shown on a phone', 'วิธีจองคิวบนมือถือ']],
    [['How long do I wait?', 'รอนานไหม']],
  ),
  t(
    'support',
    /support|after[- ]sales|warrant|on[- ]site|helpdesk|replacement|customer service|brewing help|บริการหลังการขาย|รับประกัน|ดูแลหลัง|ติดตาม.*ฟรี|ตอบคำถาม|ให้คำปรึกษา/iu,
    ['Support', 'การดูแล'],
    ['Help when it is needed', 'มีคนดูแลเมื่อต้องการ'],
    [['We are there afterwards', 'ดูแลต่อหลังการขาย']],
    [['One real question answered by the team', 'ทีมงานตอบหนึ่งคำถามจริง']],
    [['Who helps me afterwards?', 'หลังจากนั้นใครดูแล']],
  ),
  t(
    'speed',
    /\bfast\b|quick|same[- ]day|next[- ]day|lead time|rapid|express|speed|within \d+ (?:hours?|days?)|\d+[- ]?seconds?|ships? |\bslow\b|delivery|long delivery|เร็ว|ไว(?![้น])|ด่วน|ทันที|ส่งภายใน|(?<!เ)ช้า(?!ง)|จัดส่ง/iu,
    ['Speed', 'ความเร็ว'],
    ['To have it soon', 'ได้เร็วทันใช้'],
    [['By the clock', 'เร็วอย่างมีหลักฐาน']],
    [['The time from request to done, measured on camera', 'จับเวลาจากเริ่มจนเสร็จให้เห็นจริง']],
    [['How long does it take?', 'ใช้เวลานานไหม']],
  ),
  t(
    'staff',
    /q-grader|specialist|expert|dentists?|doctors?|engineers? on|qualified staff|trained|experienced|artisan|years of experience|master|เฉพาะทาง|ผู้เชี่ยวชาญ|ช่างฝีมือ|ประสบการณ์|ทันตแพทย์|แพทย์|ทีมงาน/iu,
    ['Expertise', 'ความเชี่ยวชาญ'],
    ['Someone who knows the work', 'คนที่เชี่ยวชาญจริง'],
    [['The people who do it', 'คนทำตัวจริง']],
    [['One expert, one case, in plain words', 'ผู้เชี่ยวชาญหนึ่งคน เล่าหนึ่งเรื่องด้วยคำง่าย ๆ']],
    [['Who does the work?', 'ใครเป็นคนทำ']],
  ),
  t(
    'fame',
    /award|famous|well[- ]known|reputation|\bbig brand|leading|trusted|รางวัล|มีชื่อเสียง|น่าเชื่อถือ|แบรนด์ดัง|เป็นที่รู้จัก/iu,
    ['Reputation', 'ความน่าเชื่อถือ'],
    ['A name they can trust', 'ชื่อที่เชื่อถือได้'],
    [['Why trust us', 'ทำไมถึงเชื่อได้']],
    [['One proof a week, without adjectives', 'หลักฐานสัปดาห์ละหนึ่งเรื่อง ไม่ใช้คำโฆษณา']],
    [['Why should I trust you?', 'เชื่อได้อย่างไร']],
  ),
  t(
    'price',
    /\bprices?\b|cheap|expensive|afford|low[- ]cost|discount|promotion|double[- ]date|costly|value for money|ราคา|ถูกกว่า|ของถูก|แพง|ส่วนลด|โปรโมชั่น|คุ้มค่า|คุ้มราคา/iu,
    ['Price', 'ราคา'],
    ['To know the price first', 'รู้ราคาก่อนตัดสินใจ'],
    [['The price, said plainly', 'ราคาที่บอกกันตรง ๆ']],
    [['What is in the price, item by item', 'แจกแจงว่าราคานี้ได้อะไรบ้าง']],
    [['What does it cost?', 'ราคาเท่าไร']],
  ),
  t(
    'presence',
    /branch|shelf|everywhere|nationwide|locations?|outlets?|stores?\b|network|neighbou?r|near(?:by)?\b|close by|รัศมี|ย่าน|ใกล้|สาขา|ทั่วประเทศ|หาซื้อง่าย|หน้าร้าน/iu,
    ['Location', 'ทำเลสาขา'],
    ['To find it close by', 'ใกล้และหาง่าย'],
    [['Close by', 'ใกล้คุณ']],
    [['How to get there, from the street', 'พาเดินจากถนนถึงหน้าร้าน']],
    [['Where are you?', 'อยู่ที่ไหน']],
  ),
  t(
    'hours',
    /24 ?hours|24\/7|opening hours|open (?:late|daily)|weekend|24 ชั่วโมง|เปิดทุกวัน|วันหยุด/iu,
    ['Opening hours', 'เวลาเปิด'],
    ['Open when they are free', 'เปิดในเวลาที่ว่าง'],
    [['When you are free', 'เวลาที่คุณสะดวก']],
    [['Today’s free hours, every morning', 'แจ้งเวลาว่างของวันทุกเช้า']],
    [['When are you open?', 'เปิดกี่โมง']],
  ),
  t(
    'parking',
    /parking|ที่จอดรถ/iu,
    ['Parking', 'ที่จอดรถ'],
    ['Easy to come by car', 'มาได้สะดวก มีที่จอด'],
    [['Easy to reach', 'มาง่าย จอดสะดวก']],
    [['From the road to the door in 20 seconds', 'จากถนนถึงประตูใน 20 วินาที']],
    [['Can I park?', 'มีที่จอดรถไหม']],
  ),
  t(
    'family',
    /\bkids?\b|child|famil|เด็ก|ลูก(?!ค้า|จ้าง)|ครอบครัว/iu,
    ['Family service', 'บริการครอบครัว'],
    ['A place for children too', 'พาลูกมาได้'],
    [['For the whole family', 'มาได้ทั้งบ้าน']],
    [['A first visit through a child’s eyes', 'ครั้งแรกในสายตาเด็ก']],
    [['Can my child come?', 'พาลูกมาได้ไหม']],
  ),
  t(
    'look',
    /image|style|design|beautiful|look|appearance|ภาพลักษณ์|บุคลิก|ดีไซน์|สวย|สไตล์/iu,
    ['Look', 'ภาพลักษณ์'],
    ['To look their best', 'ดูดีในแบบตัวเอง'],
    [['How it looks', 'ดูดีแบบไม่ต้องพยายาม']],
    [['The finished piece on an ordinary day', 'ผลงานจริงในวันธรรมดา']],
    [['How will it look?', 'จะดูเป็นอย่างไร']],
  ),
  t(
    'technology',
    /scanner|3d|machine|technology|digital|automat|equipment|เครื่อง(?!สำอาง|ดื่ม|ประดับ|นอน|เขียน)|เทคโนโลยี|ระบบ|3 มิติ/iu,
    ['Technology', 'เทคโนโลยี'],
    ['Modern equipment', 'เครื่องมือทันสมัย'],
    [['How it works', 'ทำงานอย่างไร']],
    [['The equipment at work, in 20 seconds', 'เครื่องมือทำงานจริงใน 20 วินาที']],
    [['What do you use?', 'ใช้เครื่องอะไร']],
  ),
  t(
    'range',
    /range|variety|selection|choice|custom|made[- ]to|หลากหลาย|ครบ|ตัวเลือก|สั่งทำ/iu,
    ['Range', 'ความหลากหลาย'],
    ['Something that fits them', 'มีแบบที่ตรงใจ'],
    [['One for each need', 'แบบไหนเหมาะกับใคร']],
    [['Which one for whom, in one picture', 'แบบไหนเหมาะกับใครในภาพเดียว']],
    [['Which one is for me?', 'แบบไหนเหมาะกับเรา']],
  ),
  t(
    'quality',
    /quality|durable|reliab|premium|handmade|คุณภาพ|ทนทาน|พรีเมียม|ทำมือ/iu,
    ['Quality', 'คุณภาพ'],
    ['Something that lasts', 'คุณภาพที่ใช้ได้นาน'],
    [['How it is made', 'ทำอย่างไรถึงดี']],
    [['One detail that others do not show', 'รายละเอียดที่คนอื่นไม่โชว์']],
    [['How long does it last?', 'ใช้ได้นานไหม']],
  ),
  t(
    'story',
    /\bstory\b|heritage|tradition|family[- ]run|since \d{4}|เรื่องราว|ดั้งเดิม|ตำนาน/iu,
    ['Story', 'เรื่องราว'],
    ['A maker with a face', 'รู้จักคนทำ'],
    [['The story behind it', 'เรื่องเล่าเบื้องหลัง']],
    [['Why it began, told by the one who began it', 'เล่าโดยคนที่เริ่มต้น']],
    [['Who is behind it?', 'ใครอยู่เบื้องหลัง']],
    /own farm|farm|family|since|founder/iu,
  ),
  t(
    'social',
    /instagram|facebook|tiktok|youtube|followers?|influencer|ไอจี|เฟซบุ๊ก|ติ๊กต็อก|ผู้ติดตาม/iu,
    ['Social presence', 'โซเชียลมีเดีย'],
    ['To see it in their feed', 'เห็นในฟีดของตัวเอง'],
    [['Seen every week', 'เจอกันทุกสัปดาห์']],
    [['A fixed day for each subject', 'กำหนดวันประจำของแต่ละเรื่อง']],
    [['Where can I follow you?', 'ติดตามได้ที่ไหน']],
  ),
];
