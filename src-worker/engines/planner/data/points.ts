/**
 * The points on which a buyer compares two offers: how a clause speaks of each, and which figure decides it. A point says
 * nothing by itself: it pairs what the client said of itself with what it said of a rival.
 */
import type { Both } from '../language.ts';

export type PointId =
  | 'rating'
  | 'warranty'
  | 'minimum'
  | 'commitment'
  | 'own-people'
  | 'in-person'
  | 'aftercare'
  | 'approval'
  | 'freshness'
  | 'origin'
  | 'hours'
  | 'wait'
  | 'at-your-place'
  | 'all-in'
  | 'range'
  | 'thorough'
  | 'experience'
  | 'quiet'
  | 'language'
  | 'price';

/** What a buyer is afraid of, which a strength on the point removes. */
export type Fear =
  | 'late'
  | 'hidden cost'
  | 'unqualified'
  | 'after-sales'
  | 'wrong fit'
  | 'not as pictured'
  | 'unsafe'
  | 'commitment'
  | 'effort';

export interface Point {
  id: PointId;
  /** Both ways of speaking of it: what one has and what another lacks. */
  said: RegExp;
  /** What it is called in a comparison. */
  label: Both;
  fear?: Fear;
  /** The quantity that decides it, and which end is better for the buyer. */
  figure?: { kind: 'duration' | 'money' | 'count'; better: 'low' | 'high'; most?: number };
  /** How much it weighs before anything is known of this client's buyers, 1 to 3. */
  weight: 1 | 2 | 3;
}

const point = (
  id: PointId,
  said: RegExp,
  label: readonly [en: string, th: string],
  weight: Point['weight'],
  rest: Pick<Point, 'fear' | 'figure'> = {},
): Point => ({ id, said, label: { en: label[0], th: label[1] }, weight, ...rest });

/** In the order in which a clause is asked: the narrower before the wider. */
export const POINTS: readonly Point[] = [
  point(
    'rating',
    /\bratings?\b|\brated\b|\breviews?\b|\bstars?\b(?! hotel)|testimonial|รีวิว|คะแนน(?!สะสม|สอบ)|ดาว(?!น์)/iu,
    ['Customer rating', 'คะแนนจากลูกค้า'],
    3,
    { fear: 'not as pictured', figure: { kind: 'count', better: 'high', most: 5 } },
  ),
  point(
    'warranty',
    /warrant|guarantee|\bre-?do\b|print again|fixed? (?:for )?free|money[- ]back|รับประกัน|ประกันงาน|แก้ฟรี|ซ่อมฟรี|ทำใหม่ให้|คืนเงิน|เคลมให้/iu,
    ['Warranty', 'การรับประกัน'],
    2,
    { fear: 'after-sales', figure: { kind: 'duration', better: 'high' } },
  ),
  point('minimum', /\bminimum\b|\bmin\.? order|\bmoq\b|ขั้นต่ำ/iu, ['Smallest order', 'สั่งขั้นต่ำ'], 2, {
    fear: 'commitment',
    figure: { kind: 'count', better: 'low' },
  }),
  point(
    'commitment',
    /lock(?:ed)?[- ]in|\bcontracts?\b|\bcancel|free trial|\btrial\b|no credit ?card|no deposit|pay once|ผูกมัด|สัญญา(?!ว่า)|ยกเลิกได้|ทดลอง(?:ใช้|เรียน|ฟรี)|ไม่มีค่ารายเดือน|จ่ายครั้งเดียว/iu,
    ['Commitment', 'ข้อผูกมัด'],
    2,
    { fear: 'commitment' },
  ),
  point(
    'own-people',
    /\bown (?:\w+ ){0,2}?(?:fitters?|installers?|people|team|staff|drivers?|technicians?|engineers?|crew|workshop|kitchen|nurses?|guides?|mechanics?)|in[- ]house|subcontract|freelanc|outsourc|third[- ]part(?:y|ies)|\bagency staff|turnover|no fitters|approved installers|ช่างประจำ|ช่างของ(?:เรา|ร้าน)|ทีมงาน?ของ(?:เรา|ร้าน)|ช่าง(?:เร่ร่อน|นอก)|จ้างช่วง|ฟรีแลนซ์|พนักงานประจำ|ทีมประจำ/iu,
    ['Who does the work', 'ใครเป็นคนทำ'],
    3,
    { fear: 'unqualified' },
  ),
  point(
    'in-person',
    /\b(?:in|by) person\b|face[- ]to[- ]face|taught live|live class|\bvideos?\b (?:lessons?|only)|recorded|can(?:no|')t ask|large groups?|small (?:class|group)|\bcall cent|chatbots?|สอนสด|สอนเอง|ดูแลเอง|ตอบเอง|ออกหน้างานเอง|ถามไม่ได้|ถามได้|เรียนกับวิดีโอ|กลุ่มเล็ก|คอลเซ็นเตอร์/iu,
    ['In person', 'คนตัวจริง'],
    3,
    { fear: 'wrong fit' },
  ),
  point(
    'aftercare',
    /after[- ]sales|\bsupport\b|\bon[- ]site (?:\w+ )?(?:engineer|service|help)|after ?care|look(?:ed|s)? after|follow[- ]?up|help ?desk|checks? (?:at|in|after)|calls? back|nobody (?:helps|answers)|no help|คนดูแล|ดูแลหลัง|หลังการขาย|โทรเช็ก|ติดตามผล|ตามให้|เคลมให้|คนช่วย|ให้คำปรึกษา|พี่เลี้ยง/iu,
    ['After the sale', 'หลังการขาย'],
    3,
    { fear: 'after-sales' },
  ),
  point(
    'approval',
    /\bISO\b|certif|approved|accredit|licen[cs]ed?|registered|\binsured\b|\bvetted\b|lab[- ]tested|test(?:ed)? (?:report|every)|\bHACCP\b|\bGMP\b|อย\.|ฮาลาล|ใบรับรอง|รับรองจาก|มาตรฐาน|ใบอนุญาต|ผ่านการตรวจ|จดทะเบียน/iu,
    ['Approval', 'การรับรอง'],
    2,
    { fear: 'unsafe' },
  ),
  point(
    'freshness',
    /\bfresh|stale|old stock|production date|\bexpir|roast(?:ed)? (?:to order|date)|frozen|สดใหม่|ของสด|ค้าง(?:สต็อก|คืน|ปี)|ทำวันต่อวัน|ใหม่ทุกวัน|วันผลิต/iu,
    ['Freshness', 'ความสดใหม่'],
    2,
    { fear: 'not as pictured' },
  ),
  point(
    'origin',
    /\btrace|\borigin\b|where .{0,24}(?:comes?|is) from|know from where|single[- ](?:origin|estate)|\bmix(?:ed|es)? .{0,20}(?:province|farms?|origin)|แหล่งที่มา|ตรวจสอบย้อนกลับ|ปลูกเอง|จากสวน/iu,
    ['Where it comes from', 'ที่มาของสินค้า'],
    2,
    { fear: 'not as pictured' },
  ),
  point(
    'hours',
    /24\/7|24[- ]?(?:hours?|hrs?)|opening hours|open (?:late|daily|every)|until (?:midnight|late)|(?:in the|early) morning|at night|(?:at|on|open) weekends?|evenings?|office hours|closed|ถึงเที่ยงคืน|24 ?ชั่วโมง|ชม\.|เปิดทุกวัน|วันหยุด|กลางคืน|ปิดเร็ว/iu,
    ['Hours', 'เวลาให้บริการ'],
    2,
    { fear: 'effort' },
  ),
  point(
    'wait',
    /\bwaits?\b|\bwaiting\b|\bqueues?\b|lead time|turned (?:a)?round|turnaround|\b(?:same|next)[- ]day\b|\bwithin\b|\bin \S+ (?:minutes?|hours?|days?|weeks?)\b|installs? in|deliver(?:y|ed|s)? (?:in|takes|within)|\bslow\b|\bfast(?:er)?\b|\bquick|\bdelay|\blate\b(?! night)|on time|arrives? (?:in|the)|(?<!จอง)คิว|รอ(?!บ|ง|ย)|ส่งภายใน|ด่วน|เร็ว|ล่าช้า|ช้า(?!ง)|ใช้เวลา|ภายในวัน/iu,
    ['Waiting time', 'เวลาที่ต้องรอ'],
    3,
    { fear: 'late', figure: { kind: 'duration', better: 'low' } },
  ),
  point(
    'at-your-place',
    /at your (?:place|home|door|site|office)|comes? to (?:you|your)|\bmobile\b (?:service|van|unit)|home visits?|pick[- ]?up|must (?:drive|travel|come)|drop off|far (?:away|from)|near(?:by)?|walking distance|parking|ถึงบ้าน|ถึงที่|ถึงหน้างาน|รับส่ง|รับถึง|ไกล|ใกล้|ที่จอดรถ|ไปเอง|รถเก๋งขึ้น/iu,
    ['Getting there', 'ความสะดวกในการเดินทาง'],
    2,
    { fear: 'effort' },
  ),
  point(
    'all-in',
    /\bincluded\b|includes|all[- ]in\b|one price|fixed price|no (?:hidden|extra|monthly)|hidden (?:fee|cost)|extra (?:fee|cost|charge)|call ?out fee|surcharge|publish|transparent|รวม(?:ติดตั้ง|ส่ง|ค่า|ทุก)|ราคาเดียว|ค่าใช้จ่ายแฝง|บวกเพิ่ม|จบในราคา|โปร่งใส|เปิดบัญชี/iu,
    ['What the price includes', 'ราคานี้รวมอะไร'],
    2,
    { fear: 'hidden cost' },
  ),
  point(
    'thorough',
    /repair(?:s|ed)? (?:all|inside)|only (?:clean|wash|outside|turn up)|surface|cleaning outside|by hand|automatic|every step|แค่ซัก|แค่(?:ล้าง|เช็ด|ภายนอก)|ทำสี|เปลี่ยนพื้น|ทุกขั้นตอน|ละเอียด/iu,
    ['How far the work goes', 'ทำลึกแค่ไหน'],
    2,
    { fear: 'wrong fit' },
  ),
  point(
    'range',
    /\brange\b|variety|selection|all sizes|one (?:model|size)|only one|run-flat|custom|made[- ]to[- ](?:order|measure)|cut to|parts? (?:in|on)|in stock|หลากหลาย|ครบ(?:ทุก|วงจร)|แบบเดียว|รุ่นเดียว|สั่งทำ|มีให้เลือก/iu,
    ['Choice', 'ตัวเลือก'],
    1,
    { fear: 'wrong fit' },
  ),
  point(
    'experience',
    /years?(?: of)? (?:experience|in (?:business|town|the trade))|\bsince\b|ประสบการณ์|เปิดมา|ทำมา|สอนมา|มือใหม่|เพิ่งเปิด|new to/iu,
    ['Experience', 'ประสบการณ์'],
    1,
    { fear: 'unqualified', figure: { kind: 'duration', better: 'high' } },
  ),
  point('quiet', /\bnois[ey]|\bloud\b|\bquiet\b|เสียงดัง|เงียบ|งดเสียง/iu, ['Quiet', 'ความเงียบ'], 1),
  point(
    'language',
    /\bin english\b|speaks? (?:english|thai|chinese|japanese|arabic)|\bbilingual\b|ภาษา(?:อังกฤษ|จีน|พม่า|ญี่ปุ่น)|ล่าม/iu,
    ['Language', 'ภาษา'],
    1,
    { fear: 'effort' },
  ),
  point(
    'price',
    /\bprices?\b|\bpriced\b|cheap|expensive|pricey|costly|afford|discount|\bfree\b$|ราคา|แพง|ถูก(?!ต้อง|ใจ|หลัก|เวลา|วิธี|กฎ)|ประหยัด|ส่วนลด|เริ่มแค่/iu,
    ['Price', 'ราคา'],
    2,
    { fear: 'hidden cost', figure: { kind: 'money', better: 'low' } },
  ),
];
