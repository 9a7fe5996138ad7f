/**
 * Subjects that buyers doubt, each with the words by which a statement says the opposite: whoever fears for a deposit is told that nothing
 * is paid before, whoever is in a hurry how short it is. Both sides must plainly speak of the subject; what looks alike is named (`never`).
 */
import { lately } from '../remember.ts';

interface Subject {
  doubt: RegExp;
  /** What looks like a doubt of this subject and is another. */
  other?: RegExp;
  reply: RegExp;
  /** What looks like an answer and speaks of another thing. */
  never?: RegExp;
}

/** A firm that may be gone tomorrow. */
const GONE =
  /\b(?:vanish|disappear)\w*|\b(?:goes?|going|went) (?:bust|under|bankrupt)\b|\b(?:still |will )?(?:you|it|they|company|firm|builder|we) (?:still )?exist\b|\bclos(?:es?|ing) down\b|\b(?:firm|company|builder|they|you) folds?\b|ทิ้งงาน|เจ๊ง|(?:ร้าน|บริษัท|ตัวแทน|ผู้รับเหมา|ช่าง)(?:จะ)?(?:หนี|หาย|ทิ้ง|ปิด)/iu;

const SUBJECTS: readonly Subject[] = [
  // Money that is paid ahead and lost: nothing is paid before, or it comes back.
  {
    doubt: /\bdeposit\w*|\bup ?front\b|\bpay(?:ing|s)? (?:first|before|ahead)\b|\b(?:took|takes?|send|paid|pay) (?:the |my |our )?(?:money|check|cheque|cash)\b|\bmoney and (?:gone|run)|มัดจำ|โอน(?:แล้ว|ก่อน|เงิน)|จ่าย(?:เงิน)?(?:แล้ว|ก่อน|ไป)|ทิ้งงาน|(?:ผู้รับเหมา|ช่าง)(?:จะ)?(?:หนี|หาย|ทิ้ง)/iu,
    other: /จ่ายแล้ว(?:สอบ|เรียน|ไม่(?:ได้ผล|เห็น))|สอบไม่ติด/u,
    reply: /\b(?:don['’]?t|do not|never|no|not|nothing|without)\b[^.;,]{0,18}\b(?:dime|cent|penny|pennies|deposit|money|down ?payment|up ?front|in advance)\b|\bpay (?:us )?(?:when|after|once|at the end|on (?:delivery|completion|collection|arrival))\b|\bpayment (?:is )?(?:after|on)\b|\bdeposits? (?:is |are )?(?:back|returned|refund\w*|held|only)\b|\b(?:balance|rest) (?:on|after|when|once|before)\b|\bescrow\b|\btrust account\b|ไม่(?:เก็บ|รับ|มี|ต้อง)(?:เงิน)?(?:มัดจำ|จ่ายก่อน|โอนก่อน)|ค่อยจ่าย|จ่าย(?:เมื่อ|หลัง|ทีหลัง|ตามงวด|สามงวด)|เก็บเงินปลายทาง|งวดสุดท้าย|คืนมัดจำ|มัดจำ(?:คืน|เต็ม)|หลักประกัน/iu,
    never: /\bnon-?refundable\b|\bno refund|\bno money back\b|ไม่คืน/iu,
  },
  // A firm that may be gone: how long it is there, or who holds the money.
  {
    doubt: GONE,
    reply: /\bsince (?:18|19|20[01])\d|\b(?:[2-9]\d|1\d\d) (?:years|yrs)\b(?! (?:warranty|guarantee|old))|\binsurance[- ]backed\b|\bbond(?:ed)?\b|\bnot to us\b|\btrust account\b|\bescrow\b|เปิดมา\s?\d+\s?ปี|\d{2,}\s?ปีแล้ว|ตั้งแต่(?:ปี)?\s?(?:พ\.ศ\.\s?)?2[45]\d\d|ปรับ(?:ตัวเอง)?วันละ|ค้ำประกัน|หลักประกัน|คุมงานทุกวัน|ดูผ่านกล้อง/iu,
  },
  // Nobody answers: who does, and how soon.
  {
    doubt: /\b(?:go(?:es)?|went|gone) quiet\b|\bno (?:reply|answer|call ?back)\b|\bnobody (?:answers|replies|picks up|calls)|\bghost(?:ed|s|ing)\b|\bnever (?:call|ring|answer|reply)\w*|\bvanish\w*|ติดต่อ(?:ไม่ได้|ยาก)|ไม่(?:ตอบ|รับสาย)|เงียบ(?:หาย|ไป)|(?:นักบัญชี|ตัวแทน|เซลล์|แอดมิน)(?:จะ)?(?:ทิ้ง|หาย|ลอย)/iu,
    reply: /\bcell numbers?\b|\b(?:repl(?:y|ies)|answers?|call(?:s)? back)\b[^.;]{0,16}\b(?:(?:in|within) \d|same|\d|day|night|hour)|\b(?:answer|pick up) (?:the )?phone\b|\binvoices? with\b|\breports? (?:each|every)\b|ตอบ(?:ไลน์|แชต|แชท|กลับ)?(?:ใน|ภายใน|ทุก|ตลอด)|ไลน์กลุ่ม|ช่วยเคลม|เคลมให้|โทร(?:เช็ก|ถาม|หา)|รายงานทุก/iu,
  },
  // It gets dearer once one is in.
  {
    doubt: /\b(?:rents?|prices?|fees?|rates?|premiums?|quotes?|costs?)\b[^.;,]{0,16}\b(?:doubl\w*|going up|goes up|go up|went up|jump\w*|creep\w*|ris(?:e|es|ing)|climb\w*|increas\w*|hik\w*)|\b(?:jack(?:ed)?|put(?:ting)?) up\b|\bclock (?:is )?ticking\b|\bby the hour\b|ขึ้น(?:ราคา|ค่า)|ราคาขึ้น|บานปลาย|งบบาน|บวกเพิ่ม|เก็บเพิ่ม/iu,
    reply: /\bno (?:rate |price |rent |fee )?(?:hikes?|increases?|rises?|raises?|market adjustments?)\b|\b(?:rate|price|rent|fee|tuition)s? (?:is |are )?(?:lock\w*|fixed|frozen|holds?|held|guaranteed|stays?|the same)\b|\bfixed (?:price|fee|rate|rent|quote)\b|\bstick to it\b|\bnot hourly\b|\bprice (?:you )?(?:see|told) is\b|ล็อก(?:ราคา|ค่า)|ไม่(?:ขึ้น|ปรับ)(?:ราคา|ค่า)|ราคาเหมา|ราคาเดียว|ไม่บวก/iu,
  },
  // They have little time: how little it takes.
  {
    doubt: /\bin a (?:hurry|rush)\b|\b(?:no|not enough) time\b|\btoo busy\b|\bonly (?:get|have) (?:half an hour|\d+ min\w*)|\btakes? (?:too long|too much time|ages|forever)\b|\b(?:long|slow) (?:process|paperwork)\b|ไม่มีเวลา|(?:กลัว|ต้อง)?(?:ใช้|เสีย)เวลา(?:นาน|เยอะ)|รีบ|ยุ่งมาก/iu,
    reply: /\b(?:takes?|lasts?|done in|in and out in|only|just) (?:only |just |about |under )?(?:\d+|a|one|two|five|ten) ?(?:seconds?|secs?|mins?|minutes?)\b|\b\d+[- ](?:second|minute|min) (?:check|form|call|visit|scan|wash|lesson|session)\b|\bout in \d+ min\w*|\bwhile (?:you|u) wait\b|(?:ใช้เวลา|แค่|เพียง|ภายใน|เสร็จใน)\s?\d+\s?(?:วินาที|นาที)|เรียนย้อนหลัง|ชดเชย/iu,
    never: /\b(?:repl(?:y|ies)|answers?|call|wait|walk|drive|away|from)\b|ตอบ|รอ|เดิน|ห่าง/iu,
  },
  // What disturbs by its noise.
  {
    doubt: /\bnois\w*|\b(?:too )?loud\b|หนวกหู|เสียง(?:ดัง|รบกวน)|กวน(?:เพื่อนบ้าน|บ้าน)/iu,
    other: /\brain\b|ฝน/iu,
    reply: /\bsound-?proof\w*|\bquiet\w*|\bsilen(?:t|ce)\b|\bown lockable floor\b|\bno hot desk|\bheadphones?\b|ห้องเก็บเสียง|เก็บเสียง|ไม่(?:กวน|รบกวน)|เสียงเงียบ|เครื่องเงียบ|ไม่มีเสียง|หูฟัง/iu,
  },
  // Food that comes cold or soft.
  {
    doubt: /\b(?:food|meals?|rice|jollof|pizzas?|lunch|dinner|chips|soup|noodles)\b[^.;,]{0,24}\b(?:cold|lukewarm|soggy)\b|\b(?:come|comes|arriv\w*|reach(?:es)?|gets? here|delivered) (?:cold|lukewarm|soggy)\b|\b(?:cold|soggy) (?:food|meals?|rice|pizzas?|chips)\b|อาหาร(?:มา)?เย็น|เย็นชืด|เส้นอืด|ไม่กรอบ/iu,
    reply: /\bhot (?:bags?|box|packs?)\b|\binsulated\b|\bsealed\b|\bthermo\w*|\b(?:served|deliver\w*|arriv\w*|still|stays?) (?:\w+ )?hot\b|\bhot,? not\b|\bbefore (?:1[0-3]|12)[:.\d]*\b|แยก(?:น้ำ|เส้น)|น้ำแยก|เส้นแยก|ถุงเก็บความร้อน|ส่งร้อน|ร้อนถึง/iu,
  },
  // They freeze there.
  {
    doubt: /^(?:too )?cold\b(?! (?:call|food|meal|when))|\bcold (?:kids|nights?|water|room|church|there|outside)\b|\bfreez(?:e|ing|es)\b|(?:กลัว|อากาศ)?หนาว/iu,
    reply: /\bheat(?:ed|ing|er|ers)\b|\bwarm(?:ed|er)?\b|\bblankets?\b|\bindoors?\b|\bwood ?(?:stove|burner)|ฮีตเตอร์|น้ำอุ่น|ผ้าห่ม|ในร่ม/iu,
  },
  // Heat.
  {
    doubt: /^(?:กลัว|มัน|อากาศ|ที่นั่ง)?ร้อน(?!ใจ|เงิน)|กลัวแดด|แดดแรง|\btoo hot\b|\bheat\b(?! pump)/iu,
    reply: /แอร์|ต้นไม้(?:ใหญ่)?ร่ม|ร่มรื่น|ร่มจริง|มีหลังคา|พัดลม|ไอน้ำ|ในร่ม|\ba\/?c\b|\bair ?-?con\w*|\bshad(?:e|ed|y)\b|\bindoors?\b/iu,
  },
  // What the sky may do to it.
  {
    doubt: /\brain\w*|\bcloud\w*|\bsnow\w*|\bstorms?\b|\bbad weather\b|\bflat sea\b|(?:กลัว|หน้า|เจอ)ฝน|ฝนตก|พายุ/iu,
    other: /\bloud\b|\brainforest|\bcloud (?:storage|server)|เสียง/iu,
    reply: /\b(?:rain|cloud|storm|weather|snow|flat sea|wind)\w*\b[^.;]{0,40}\b(?:free|resched\w*|refund|plan|again|move|move[sd]?|indoors?|back|not stop)|\bindoors?\b|\bunder (?:a )?(?:roof|cover)\b|\bcovered (?:court|pitch|yard|terrace|area|stand)|\brain (?:plan|cover|date)|\bbarn\b[^.;]{0,10}\brain|\bif rain\b|คืน[^\s]{0,8}ถ้าฝน|ฝน(?:ตก)?[^\s]{0,12}(?:เลื่อน|คืน|ย้าย|ฟรี|ก็)|เลื่อน[^\s]{0,6}ฝน|ในร่ม|มีหลังคา/iu,
  },
  // It lets water through.
  {
    doubt: /\bleak(?:s|ing|y|ed)?\b|รั่ว|ซึม/iu,
    other: /\b(?:data|salar\w*|info\w*|photos?|recipe|names?|secrets?)\b|ข้อมูล|สูตร|ซึมเศร้า/iu,
    reply: /\bseal(?:ed|s)?\b|\bwater-?(?:proof|tight)|\bleak[- ]?(?:free|proof)|\bno leaks?\b|\bhose test|ไม่รั่ว|กันซึม|กันรั่ว|กันน้ำ|ซึมซับ/iu,
  },
  // It does not hold in use.
  {
    doubt: /\bpeel\w*|\bfad(?:e|es|ing|ed)\b|\brust\w*|\bcracks?\b|\bbreaks?\b|\bbroke\b|\bwears? out\b|\bfalls? apart\b|\bnot last\b|\bcollaps\w*|\brots?\b|ลอก|ซีด|สนิม|พัง|ไม่ทน|ทรุด|ร้าว|เปราะ|หักง่าย|ไหม้อีก|เสียอีก/iu,
    other: /\bbreaks? (?:in|into|up|imaging|the bank)|\bheart|กระดูก|เรือ|ตกพัง/iu,
    reply: /\b(?:peel|paint|rust|rot|frame|year|yr|month|parts|lifetime)\b[^.;]{0,16}\b(?:warrant\w*|guarant\w*|promise)|\b(?:warrant|guarant)\w*[^.;]{0,12}\b\d+|\bwashed \d+ times|\breplace\w* free|\bfree repairs?\b|\bload[- ]test\w*|(?:เทสต์|ทดสอบ)(?:โหลด|[ก-๛]{0,8}ก่อน)|รับประกัน|ประกัน(?:งาน|ทรุด|สี|โครงสร้าง|พัน)?\s?\d|ประกัน(?:ครึ่ง)?ปี|ซ่อมฟรี|ทุบดู|ทดแทน(?:ให้|ทันที|วัน)|เปลี่ยน(?:ให้)?ฟรี/iu,
    never: /ประกันชีวิต|ประกันสังคม|\binsur/iu,
  },
  // It comes broken.
  {
    doubt: /\bsquash\w*|\bcrush\w*|\barriv\w* (?:broken|damaged|crushed|bent)|\bbreaks? (?:on the way|in the post)|แตกระหว่าง|(?:ไข่|กระจก|ขวด)แตก|มาถึง(?:แล้ว)?(?:แตก|พัง|บุบ|เละ)/iu,
    reply: /\b(?:arrives?|lose) (?:whole|under)\b|\bpadded\b|\bdouble[- ]box|\bcrat(?:e|ed)\b|\bbroken[^.;]{0,16}\b(?:replac|refund|free)|\breplac\w*[^.;]{0,12}\b(?:broken|damaged)|กันกระแทก|ห่อ[^\s]{0,10}\s?\d\s?ชั้น|ส่ง(?:ต้น|ชิ้น|ใบ|ตัว)ใหม่|แตก[^\s]{0,8}(?:เปลี่ยน|ส่งใหม่|เคลม)/iu,
  },
  // It clumps.
  { doubt: /\bclump\w*|\bcak(?:es|ing)\b|จับ(?:ตัวเป็น)?ก้อน/iu, reply: /\banti-?clump\w*|\banti-?cak\w*|\bfree[- ]flow\w*|\bmoisture\b|ไม่จับก้อน/iu },
  // It is not their size.
  {
    doubt: /\b(?:wo|do|does|will|ca)n?['’]?t fit\b|\bwill (?:it|i|they) fit\b|\blengths?\b|\bsizes?\b|\btoo (?:big|small|short|tight)\b|\bmy (?:arms|legs|bust|waist|size)\b|ไซ[ซส]|วัด(?:ตัว)?(?:เอง)?ผิด|ใส่ไม่ได้|ไม่พอดี|ซิปไม่|อ้วน(?:ขึ้น|ใน)|คนอ้วน/iu,
    other: /\bdoor\b|\bfreezer\b|\bgroup\b|\bclass\b|\bportion/iu,
    reply: /\b\d+ (?:lengths|sizes)\b|\bsizes? \d|\balter\w*|\bresiz\w*|\bmade to (?:measure|order)\b|\bmeasuring\b|\bfittings?\b(?! room)|\b(?:free|one|size) exchange|\bexchange (?:once|free|size)|เปลี่ยนไซ[ซส]์|วัดตัว|แก้(?:ทรง|ฟรี)|แก้ไซ[ซส]|ไซ[ซส]์(?:ใหญ่|พิเศษ|\s?\d|\s?[A-Z])|สั่งตัด|ลองได้ไม่จำกัด/iu,
  },
  // The colour is another.
  {
    doubt: /\bcolou?rs? (?:regret|wrong|off|match|differ\w*|will)(?! look)|\blot to lot\b|\bwrong (?:shade|colou?r|tone)|สี(?:ไม่ตรง|เพี้ยน|ผิด)/iu,
    reply: /\bsame lot\b|\bcolou?r match|\bswatch\w*|\bphoto (?:is )?of (?:the )?actual\b|\b(?:colou?r|fabric|free) samples?\b|\bproofs?\b|\btake[^.;]{0,14}\bhome\b|ตัวอย่าง|ปรู[๊]?ฟ|เทียบสี|ล็อตเดียวกัน/iu,
  },
  // The taste is another.
  {
    doubt: /รส(?:ชาติ)?(?:เพี้ยน|ไม่เหมือน|เปลี่ยน|ไม่ถูก)|ไม่อร่อย|^(?:กลัว)?จืด|\bbland\b|\btasteless\b|\bwrong taste\b|\btastes? (?:off|different|wrong)\b/iu,
    reply: /ปรับสูตร|ชิม(?:ก่อน|ฟรี)|ปรับรส|เชฟ|ไม่ใส่(?:ผงชูรส|MSG)|\bchef\b|\bown cook\b|\bno MSG\b|\b(?:family|old|grand\p{L}+) recipe\b|\btastings?\b|\brecipe adjust|\bsamples?\b/iu,
  },
  // More is sold to them than they need.
  {
    doubt: /\bupsell\w*|\bup-?sold\b|\bpush(?:y|ed)\b|\bsell me\b|\bfind (?:something|more)\b|\bsays? replace\b|\bhard sell\b|\bsales (?:pitch|man|guy)|\bsalesm[ae]n\b|\btalked into\b|\b(?:rang|called|ring|call)\b[^.;]{0,10}\b\d+ times\b|\btoday only\b|\bfollow-?up calls\b|ยัด(?:เยียด|คอร์ส|ขาย)|เชียร์(?:ขาย|คอร์ส)|ตื๊อ|ขู่|หลอกทำพิธี/iu,
    reply: /\b(?:don['’]?t|do not|never|nobody) (?:sells?|push\w*|upsells?)\b|\bno (?:commission|sales|upsell|follow-?up calls|pressure)\b|\bnot on commission\b|\bpaid hourly\b|\bnobody comes\b|\bprice list is on\b|\btalked \d+[^.;]{0,12}\bout\b|\bif (?:you|u) (?:don['’]?t|do not) need\b|ไม่(?:เดิน)?ขาย(?:ของ|คอร์ส|ต่อ)?|ไม่ผูกคอร์ส|ไม่(?:ยัด|ขู่|เชียร์|ตื๊อ)|(?:จ่าย|คิด)เป็นครั้ง|ไม่มีวันหมดอายุ/iu,
  },
  // No work follows from it.
  {
    doubt: /เรียน(?:จบ)?แล้วไม่มี(?:ลูกค้า|งาน)|ไม่ได้งาน|ตกงาน|\bno (?:job|work) after\b|\bfind (?:me )?work\b|\bget a job\b/iu,
    reply: /จบ(?:แล้ว|ไป)[^\s]{0,8}(?:มี(?:ร้าน|งาน)|ได้งาน)|ได้งาน|หางานให้|\b(?:got|in|find\w*|into) (?:jobs?|work)\b|\bworking as\b|\bplacement\b|\bhir(?:e|ed)\b/iu,
  },
  // Money is wasted where it does nothing.
  {
    doubt: /\bwast(?:e|es|ed|ing) (?:of )?(?:my |our |the )?money\b|เสียเงิน(?:เปล่า|ฟรี)|จ่ายแล้วสอบไม่/iu,
    reply: /\btell you if (?:you|u)\b|\bif no (?:gain|result)|\bmoney[- ]back\b|\bor[^.;]{0,20}\bfree\b|\brefund|คืนเงิน|เรียนซ้ำฟรี|ไม่(?:ผ่าน|ติด)[^\s]{0,14}(?:คืน|ฟรี|ซ้ำ)/iu,
    never: /\bno refund/iu,
  },
  // Somebody cries, or does not want to stay.
  {
    doubt: /\bwill (?:she|he|they|my \p{L}+) (?:cry|settle|cope)\b|\b(?:cries|crying|clingy|homesick)\b|\b(?:will )?not want to (?:go|stay)\b|\bnervous (?:dog|child|kid)|(?:เด็ก|ลูก|น้อง)(?:จะ)?(?:ร้อง|งอแง|เหงา)|กลัวร้องไห้/iu,
    other: /ร้องเพลง|โดนตี/iu,
    reply: /\bparents? (?:in|can|may|stays?|inside|sits?)\b|\bsettling\b|\badaptation\b|\btrial (?:day|session|class|week|night)|\bfirst (?:day|class|session|visit)[^.;]{0,12}\b(?:free|short|only)|\b(?:one )?week free\b|\bsame (?:teacher|carer|key person)|\bstaff\b[^.;]{0,12}\b(?:average|stay\w*) \d+ (?:yrs?|years)\b|ผู้ปกครอง(?:อยู่|นั่ง|เข้า)|ทดลองเรียน|(?:นัด|ครั้ง)แรก(?:แค่|ไม่)|ครูพักใน|กล้องให้ดู/iu,
  },
  // They are not good enough for it, or too old.
  {
    doubt: /\b(?:be|am|i am|the) (?:the )?(?:worst|oldest|weakest|slowest)\b|\bworst in\b|\bkeep up\b|\bnot (?:\p{L}+ )?(?:sporty|fit enough|good enough)\b|\btoo (?:old|unfit)\b|\bnever (?:done|played|tried|ridden|sewn)\b|\bi (?:never can|can never|cannot|can[’']?t) do it\b|\btoo late for me\b|\bbeginners?\b|\bashamed in front of friends\b|เรียนไม่ทัน|ตาม(?:คนอื่น|เพื่อน)?ไม่ทัน|ตัวถ่วง|(?:เล่น|ทำ|เป่า|เต้น|ร้อง|เรียน|ปั่น|วาด)(?:ไม่เป็น|ไม่ไหว)|ไม่มีพื้นฐาน|ไม่เล่นกีฬา|แก่(?:แล้ว|เกิน|ไป)|อายุเยอะ|ปอดไม่ไหว|ไม่มั่นใจมือ/iu,
    other: /\bfor (?:his|her) age\b/iu,
    reply: /\blevels?\b|\bbeginners?\b|\ball ages\b|\bgroups? of \d|\bsmall groups?\b|\bmax(?:imum)? \d|\b\d+ (?:kids |students |learners |people )?(?:per|to|in each) (?:class|group|one|\p{L}+ instructor)|\bone[- ]to[- ]one\b|\bown pace\b|\bfrom (?:zero|scratch)\b|\bchair for every|\bover \d0s\b|\badults only\b|\bno experience\b|ไม่ต้องมี(?:ประสบการณ์|อุปกรณ์)|(?:โค้ช|ครู)\s?1\s?ต่อ\s?\d|พื้นฐาน|แบ่ง(?:ตาม)?ระดับ|ตัวต่อตัว|กลุ่มเล็ก|เริ่มจาก(?:ศูนย์|0)|ซ้อมฟรี|ไม่จำกัดวัน|เรียนซ้ำ|อายุ\s?\d+\s?ก็|รถเซอร์วิส|มือคนจริง/iu,
    never: /\bfloor levels?\b|\bsea level\b|\bGPS levels\b/iu,
  },
  // Somebody knows them there, or learns of it.
  {
    doubt: /\bneighbou?rs?\b[^.;]{0,14}\b(?:see|know|talk|hear)|\bsomebody (?:sees|knows)\b|\b(?:be|being) seen\b|\beveryone will know\b|\bshy\b|(?:คน|ใคร|เขา|เพื่อนบ้าน|ญาติ|ที่ทำงาน)(?:จะ)?(?:เห็น|รู้)|อาย(?:พนักงาน|ญาติ|คน|เดิน|ไม่)|เขิน/iu,
    other: /\bcamera\b|\bdogs?\b|\bcats?\b|กล้อง/iu,
    reply: /\bunmarked\b|\bplain (?:clothes|box|van|packag\w*)|\bdiscre(?:et|tion)\b|\bprivate (?:room|entrance|session|lesson|space)|\bconfidential\b|\bfully (?:dressed|clothed)\b|\bown (?:entrance|room)\b|\bnobody sees\b|\bone client at a time\b|\bafter hours\b|\bprivate (?:fitting|appointment)|\bplain envelope\b|วันละ 1 (?:เคส|คน)|แทนชื่อ|กระจกทึบ|กล่องทึบ|(?:รถ)?ไม่มีป้าย|ไม่ระบุชื่อ|ห้อง(?:แยก|ส่วนตัว|เดี่ยว|ผู้ชายแยก)|ไม่มีลาย|ความลับ|ชุดธรรมดา/iu,
  },
  // What they tell gets out.
  {
    doubt: /\bprivacy\b|\bdata\b|\b(?:recipe|secret|formula|design|drawing)s?\b[^.;]{0,14}\b(?:leak|stolen|copied|out)|สูตร(?:รั่ว|หลุด)|ข้อมูล[ก-๛]{0,8}(?:รั่ว|หลุด)|(?:ต้นทุน|ประวัติ)หลุด|เห็นข้อมูล|PDPA/iu,
    reply: /\bNDA\b|\bencrypt\w*|\bconfidential\b|\bGDPR\b|\bservers? in\b|เข้ารหัส|ความลับ|ข้อมูลอยู่ใน|\bPDPA\b|ลบข้อมูล|ล้างข้อมูล|ข้อมูล(?:เก็บใน|เป็นของ)|สูตรเป็นของ/iu,
  },
  // More comes than they use, or while they are away.
  {
    doubt: /\bpil(?:e|ing) up\b|\btoo much (?:coffee|wine|veg\w*|food|stuff)\b|\bbe out\b|\bnot (?:at )?home\b|\btravel in\b|\bgo(?:ing)? away\b|(?:ใช้|กิน|ดื่ม)ไม่(?:ทัน|หมด)|ของค้าง/iu,
    reply: /\bskip\b|\bpaus(?:e|ing)\b|\bswap\b|\bdonate\b|ข้าม(?:เดือน|รอบ|ได้)|พักได้|หยุด(?:ส่ง)?ได้|เลือกวันส่ง|เลื่อนส่ง/iu,
  },
  // It runs out before they use it.
  { doubt: /หมดอายุ|\bexpir(?:e|es|y)\b/iu, other: /\bpassports?\b|\bvisas?\b/iu, reply: /(?:ใช้ได้|อายุ|เก็บได้)\s?\d+\s?(?:เดือน|ปี)|ไม่มีวันหมดอายุ|\bnever expires?\b|\bno expiry\b|\bvalid (?:for )?\d/iu },
  // The same again and again.
  {
    doubt: /\bbor(?:ed|ing)\b|\bsame (?:thing|food|menu|every)|\brepetitive\b|เบื่อ|เมนู(?:ซ้ำ|เดิม)|จำเจ|food is same/iu,
    other: /\bfinance\b|\blessons?\b/iu,
    reply: /\bno repeats?\b|\balternat\w*|\brotat\w*|\bnew (?:menu|dish|flavou?r)|\bmenu changes\b|\bchoose \d+ of\b|ไม่ซ้ำ|เปลี่ยนเมนู|สลับเมนู/iu,
  },
  // It is far, or hard to get to.
  {
    doubt: /\b(?:too|so|is it|very) far\b|\bfar (?:away|from)\b|\bdistance\b|\bget(?:ting)? there\b|\bno car\b|\b(?:car|van) will get stuck\b|\b(?:long|hour) drive\b|(?:กลัว|อยู่|มัน)ไกล|เดินทาง(?:ไม่|ยาก|ไกล|ลำบาก)|ไม่มีรถ/iu,
    reply: /\bpick(?:s|ed)?[- ]?up\b[^.;]{0,30}|\bshuttle\b|\b(?:we|who) comes? to\b|\bto your (?:door|home|site|yard|house)\b|\brides? (?:arranged|home|there)\b|\btransfers?\b|\bby video\b|\bon zoom\b|\bonline\b|\bwalk from\b|\b4x4\b|รถรับ|รับ-?ส่ง|(?:ไป|ส่ง|มา)ถึง(?:บ้าน|ที่|หน้า)|ใกล้(?:BTS|MRT|รถไฟ|สถานี)|วิดีโอคอล|ออนไลน์/iu,
    never: /\bbank transfers?\b|\bcloth|\borders? for pick/iu,
  },
  // A claim is refused, or nobody helps with it.
  {
    doubt: /\bclaims? (?:\p{L}+ )?(?:rejected|denied|refused|hard)\b|\b(?:rejected|denied) (?:after|claims?)\b|เคลม(?:ไม่ได้|ยาก|ไม่ผ่าน)|ตัวแทนหาย/iu,
    reply: /\bclaims? (?:help|desk|team|handled)\b|\b(?:take|handle|make|fight)\b[^.;]{0,16}\b(?:claims?|insurer|denied)|เคลมให้|ช่วยเคลม/iu,
  },
  // They get less, or something else, than they pay for.
  {
    doubt: /โกง(?:จำนวน|น้ำหนัก|ตาชั่ง)|ได้ไม่ครบ|ไม่เต็ม(?:ลิตร|กิโล)|ปลอมปน|\bshort(?:ed)? (?:count|weight|measure)|\bmix [^.;]{0,16}\binside\b|\badulterat\w*|\bweak hives?\b|\bdiluted?\b/iu,
    reply: /นับให้ดู|ชั่ง(?:ให้ดู|ต่อหน้า)|ต่อหน้า|\bcount sheets?\b|\bweigh\w*|\bin front of you\b|\btags? in (?:each|every)\b|\bscan\b|\baudited for\b|\bget the sheet\b|\bcertified\b/iu,
  },
  // How it is paid at once.
  {
    doubt: /^(?:the )?cost$|^price$|\ball that money\b|\blump sum\b|\bcan['’]?t afford\b|ไม่มีเงินก้อน|เงินก้อน|จ่ายไม่ไหว/iu,
    reply: /\bfinancing\b|\binstal?ments?\b|\b(?:pay|from) monthly\b|\b0%|\breceive aid\b|\bbursar\w*|\bscholarships?\b|ผ่อน(?!ผัน|คลาย)|แบ่งจ่าย|ทุนการศึกษา/iu,
  },
  // Somebody there does harm, or looks away.
  {
    doubt: /โดนตี|ตีเด็ก|(?:ยาม|คนขับ|ช่าง)(?:หลับ|เมา)|\bdrunk (?:guards?|drivers?)|\bleft alone\b|\bwander\w* off\b|\bhe['’]ll (?:shout|wander)|\bunsupervised\b/iu,
    reply: /กล้อง|ตรวจทุก|มีครูตื่น|เป่าแอลกอฮอล์|\bcameras?\b|\bCCTV\b|\bnurses? on\b|\bnurse\b[^.;]{0,8}\bboard\b|\bparents can watch\b|\bone[- ]to[- ]one\b|\bratio\b/iu,
  },
  // Somebody falls ill.
  { doubt: /(?:เด็ก|ลูก|แม่|พ่อ|นักเรียน)(?:จะ)?ป่วย|\b(?:gets?|falls?|is) (?:ill|sick)\b(?! of)|\bcatch(?:es)? (?:flu|colds?|everything)\b|\bmedical emergency\b/iu, reply: /พยาบาล|\bnurses?\b|\bparamedics?\b|\bdoctors? (?:on|in|at)\b|หมอประจำ/iu },
  // They cannot swim, or may drown.
  { doubt: /จมน้ำ|ว่ายน้ำไม่(?:เป็น|แข็ง|เก่ง)|\bdrown\w*|\bcan(?:['’]?t| ?not) swim\b(?! \d)/iu, reply: /เสื้อชูชีพ|ครู(?:ฝึก|สอน)ว่ายน้ำ|(?:ต่อ)?ครู\s?1|กู้ชีพ|\b1 ?: ?\d\b|ไลฟ์การ์ด|\blife ?(?:guards?|jackets?|vests?)\b|\bswim (?:teacher|coach|instructor)/iu },
  // What is on board against a rough sea.
  { doubt: /\b(?:sea|motion) ?sick\w*|เมาเรือ|กลัว(?:คลื่น|เมา$)/iu, reply: /\bstabili[sz]\w*|\bcatamaran\b|\b(?:ginger|seasick\w*) (?:tablets?|pills?|sweets?)|\bsheltered\b|\bcalm (?:bay|water|side)|\banchor(?:ed|ing)?\b|ยาแก้เมา|คลื่น[^\s]{0,10}(?:เลื่อน|คืน|ยกเลิก)|เรือ(?:ใหญ่|ลำใหญ่)/iu },
  // What it does to the world.
  { doubt: /\brain ?forests?\b|\bwasteful\b|\blandfill\b|\bplastic waste\b|ทำลายป่า|ขยะพลาสติก/iu, reply: /\breclaimed\b|\brecycl\w*|\bcompostable\b|\bhouse beams\b|\bFSC\b|ไม้เก่า|รีไซเคิล|ย่อยสลาย/iu },
  // What is left of the house.
  { doubt: /^dust\b|^mess\b|\b(?:dust|mess) (?:everywhere|in the)|\bbomb ?site\b|เลอะ|ฝุ่น(?:ฟุ้ง|เต็ม)|กลัวฝุ่น|^ฝุ่น/iu, reply: /\b(?:clean|tidy|sweep|rake|vacuum|hoover)\b(?! energy)|\bspoil removal\b|\bdust extraction\b|\bdust sheets?\b|\b(?:no|without) (?:digging|demolition|breaking)\b|ไม่(?:ต้อง)?(?:รื้อ|ทุบ|เจาะ)|เก็บงาน|คลุม|ดูดฝุ่น|ทำความสะอาด(?:ให้|หลัง)/iu },
  // Whether somebody who walks badly gets in and about.
  {
    doubt: /\btoilets?\b|\bbathrooms?\b|\bgrab rails?\b|\bstairs?\b|\belevator\b|\bno lift\b|\bwheelchairs?\b|\baccessib\w*|ห้องน้ำ|บันได|วีลแชร์|รถเข็น/iu,
    reply: /\b(?:clean |own |\d+ )toilets?\b|\bwet rooms?\b|\bgrab rails?\b|\bstair ?lift\b|\bground[- ]floor\b|\bstep[- ]free\b|\bramps?\b|\blift\b(?! tickets)|\bloo that\b|ห้องน้ำ\s?\d|ลิฟต์|ทางลาด|ทางราบ|วีลแชร์/iu,
    never: /\bno (?:lift|elevator|ramp)|ไม่มีลิฟต์/iu,
  },
  // Whether there is a line to the world.
  { doubt: /^(?:กลัว|เรื่อง)?(?:เน็ต|สัญญาณ)(?:ช้า|ไม่ดี|ล่ม|$)|\bwi-?fi\b|^internet\b/iu, reply: /เน็ต(?:ไฟเบอร์|แรง|ฟรี)|ไฟเบอร์|\bfib(?:re|er)\b|\b(?:free|fast|starlink) (?:wi-?fi|internet)|ไวไฟ/iu },
  // Who minds the children meanwhile.
  { doubt: /\bchild ?care\b|\bwho (?:minds|watches) (?:the|my) (?:kids|children)\b|ไม่มีคน(?:เลี้ยง|ดู)ลูก/iu, reply: /\b(?:on|by|over) zoom\b|\bonline\b|\bfrom home\b|\bchild ?care\b|\bcr[eè]che\b|ออนไลน์|เรียนที่บ้าน|มีที่เลี้ยงเด็ก/iu },
  // What they pledge is taken.
  { doubt: /ยึด(?:รถ|ที่|บ้าน|ของ)|\brepo(?:ssess\w*)?\b/iu, reply: /ไม่โอนเล่ม|ไม่ยึด|รถยังใช้|ใช้รถได้|ผ่อนผัน|\bkeep driving\b|\bno repo\b/iu },
  // What it is worth later.
  { doubt: /^resale\b|\bresale value\b|ขายต่อไม่|ราคาขายต่อ/iu, reply: /\bbuy ?back\b|\bresale\b|\bholds? (?:its )?value\b|รับซื้อคืน|ขายคืนได้/iu },
  // It is not worn, or not at hand.
  { doubt: /\bleaves? it (?:on|at|in)\b|\bforgets? to wear\b|\bwon['’]?t wear\b/iu, reply: /\bwrist\b|\blanyard\b|\bwaterproof\b|\bpendant\b/iu },
  // Whether it really is what it is called.
  { doubt: /^where (?:is it |are they |does it come )?from\b|ของแท้(?:ไหม|มั้ย|หรือ)|(?:หนัง|ทอง|อะไหล่|ยา|แบรนด์)ปลอม|\bis (?:it|organic) (?:just )?(?:a )?(?:sticker|fake|real)\b/iu, reply: /\btraceab\w*|\bGOTS\b|\bcertified\b|\bhallmark\w*|\bserial (?:no|number)|แท้(?:จาก|ศูนย์|100)|แกะให้ดู|ใบรับประกัน(?:แท้|ศูนย์)|เลขล็อต|ตรวจสอบได้/iu },
  // A cheat: whom others rated, who is registered, or what is paid only afterwards.
  {
    doubt: /\bscam\w*|\bfake (?:page|shop|seller)s?\b|\bripped off\b|\brobbed\b|\bcrooks?\b|\btake fees\b|หลอก(?!ให้|ทำพิธี|เติม|ขาย)|มิจฉาชีพ|เพจปลอม|โดนโกง(?!จำนวน|น้ำหนัก|ตาชั่ง)/iu,
    other: /\bscratch\b|\bgimmick\b/iu,
    reply: /\b\d[\d,]* (?:google )?reviews?\b|\brated\b|\b[45]\.\d\b|\bbalance on (?:delivery|arrival)|\bpay (?:after|on)\b|\bregister(?:ed)?\b|\blicen[cs]ed?\b|\bstatements? (?:monthly|every)|รีวิว|จดทะเบียน|ใบอนุญาต|หน้าร้าน|เจ้าของ(?:รับ|คุย|ดูแล)เอง|ไม่ผ่านนายหน้า|เก็บเงินปลายทาง|เปิดมา\s?\d+\s?ปี|\d{2,}\s?ปี(?!ละ)/iu,
  },
  // It does not show, or comes again: what is given then.
  {
    doubt: /\bsee nothing\b|\bcomes? back\b|\bit['’]?s back\b|\bpaid \d+ times\b|\bdo(?:es)? ?n['’]?t work\b|\b(?:will|does) it (?:really )?work\b|(?:ผม)?ไม่ขึ้น|ไม่หมด|ไม่หาย|ไม่เห็น(?:ผล)?(?=$|\s)|ไม่ได้ผล|อยู่ได้กี่|กลับมา(?:อีก|เป็นอีก)/iu,
    other: /กิน|ใช้|ขาย|หายไป/u,
    reply: /คืนเงิน|คืนครึ่ง|เติมให้ฟรี|แก้(?:ให้)?ฟรี|ไม่เห็น[^\s]{0,6}(?:ลด|คืน)|\brefund\b|\bfree if\b|\bcome back free\b|\b(?:re-?check|retreat|redo) free\b|\bnext \d[^.;]{0,10}\b(?:are )?(?:on us|free)|\bmoney[- ]back\b|\bpay nothing\b/iu,
  },
  // It is late.
  {
    doubt: /\bdelay(?:ed|s)?\b|\blate\b(?! (?:for|to) )|\bby tomorrow\b|\barrive before\b|\barriv(?:e|es|ed|ing) (?:at \d+|after|when)\b|\bon time\b|\bin time\b|ไม่ทัน(?!คน|เพื่อน|เพราะ)|ทัน(?:ไหม|มั้ย|มะ)|ส่งช้า|มาสาย|ไม่ตรงเวลา|กี่โมง/iu,
    other: /\brunning late\b|\bwe are late\b|เรียนไม่ทัน|ตามไม่ทัน/iu,
    reply: /\blate\b[^.;]{0,24}\b(?:free|refund|off|half)|\b(?:night|day) before\b|\bsame[- ]day\b|\bnext[- ]day\b|\bovernight\b|\b(?:in|within) \d+ (?:working )?(?:days?|hours?|hrs?)\b|\borders? close\b|ช้า[^\s]{0,10}(?:คืน|ฟรี|ปรับ|ลด)|ก่อนวันงาน|วันละงาน|สั่งก่อน[^\s]{0,20}|ผลิต\s?\d+\s?วัน|(?:ภายใน|ใน|เสร็จ)\s?\d+\s?(?:วัน|ชม|ชั่วโมง)|ตรงเวลา|ไม่ทัน[^\s]{0,8}(?:ไม่เก็บ|คืน|ฟรี)|ก่อนงานเปิด/iu,
    never: /\bsamples?\b|\bproofs?\b|\brepl(?:y|ies)\b|\bclaims?\b|\brefunds? (?:in|within)|ตัวอย่าง|ตอบ|เคลม|คืนเงินใน/iu,
  },
  // They wait there.
  {
    doubt: /\bqueues?\b|\b(?:hr|hour|week) wait\b|\btoo full\b|\bwaiting rooms?\b|รอ(?:นาน|คิว|โต๊ะ)|คิวยาว|คนเยอะ/iu,
    reply: /\bbookable\b|\bnever queue\b|\bno queue\b|\bno wait\w*|\bhold your place\b|\bby appointment\b|\bslots?\b|\b\d+ min(?:utes?)? avg wait|ไม่ต้องรอ|จอง(?:ไลน์|คิว|เวลา|ล่วงหน้า)|ตารางเวลา|รอไม่เกิน|ดูรถในแอป|นั่งรอ/iu,
  },
  // Whoever teaches or treats is rough.
  {
    doubt: /(?:ครู|โค้ช|หมอ|พี่เลี้ยง)(?:จะ)?(?:ดุ|ด่า|ตะคอก)|\bshout(?:ed|ing)\b|\bstrict teacher/iu,
    reply: /ใจเย็น|ไม่ดุ|ไม่ถามว่า|พ่อแม่นั่ง|(?:ทดลอง|เรียนครั้งแรก)[^\s]{0,6}ฟรี|\bpatient\b(?!s)|\bnervous\b|\b(?:lady|female|woman) (?:instructor|teacher)/iu,
  },
  // Somebody of the house, or strange, is let in.
  {
    doubt: /\bstrang(?:e|er)s?\b|\bmaid is alone\b|\blet (?:in|into) (?:the|my) house\b|คนแปลกหน้า|คนนอกเข้า/iu,
    reply: /\bsame (?:two|three|one)? ?(?:people|person|men|man|women|cleaner|tech\w*)\b|\bID cards?\b|\b(?:police|background)[- ]check\w*|\bDBS\b|\bW-2\b|ตรวจประวัติ|พนักงานประจำ|คนเดิม/iu,
  },
  // Things go missing.
  {
    doubt: /ของหาย|ผ้าหาย|\bgo(?:es)? missing\b|\b(?:things|items|luggage|linen) (?:lost|stolen)|\bthe driver will steal\b/iu,
    reply: /ถ่ายรูปของ|(?:stock|สต็?อ[กค])[^\s]{0,4}\s?(?:real-?time|เรียลไทม์|สด)|RFID|นับ[^\s]{0,6}ทุก|ลิสต์|ชดใช้|\bcount(?:ed)? (?:in|out|back)\b|\bphoto of (?:each|every)|\btag(?:ged|s)\b|\breferees\b|\binsured\b|\binventory\b|\bsame (?:two |three )?(?:people|person|cleaners?)\b|\bW-2\b|พนักงานประจำ/iu,
  },
  // It is not what it is called, or something is mixed in.
  {
    doubt: /(?:กลัว)?(?:ผสม|ย้อมแมว|ของปลอม|ของเก๊)|ทองไม่เต็ม|\bsawdust\b|\bheavy metals?\b|\bformalin\b|\bfake (?:feed|batter\w*|honey|silver|gold|stone|certificate)s?\b|\badditives\b/iu,
    reply: /\bQR\b|ชื่อคน|ลายเซ็น|ต่อหน้า|ยกลิฟ|ไม่(?:ผสม|ปน)|ล้วน|100 ?%|ผลแล็บ|ผลตรวจ|\bbatch\w* (?:lab )?tested|\blab (?:tested|report|test)|\btested for\b|\btell you which\b|\bhallmark/iu,
  },
  // More is asked than was told.
  {
    doubt: /โขก|โก่ง|ฟันราคา|กดราคา|บวก(?:ราคา|หน้างาน)|\bturns into\b|\bmake it up on the spot\b|\bhidden (?:fees?|costs?|charges?|bills?)|\bsurprise (?:fees?|bills?)|\b4-square\b|ชาร์จเพิ่ม/iu,
    other: /\bpark fee\b/iu,
    reply: /ราคารวม|ราคาเหมา|บอกราคา|แจ้งราคา|ตีราคา|ราคาที่ตี|ราคาเดียว|ไม่บวก|ค่านายหน้า\s?\d|(?:จับงู)?เหมา\s?\d|\bprices? (?:told|online|list|on the door)\b|\bfixed (?:price|quote)|\bprice\b[^.;]{0,24}\bis (?:the price|what you pay)\b|\bone page sheet\b|\bcall ?out \$0|\bcost sheet\b|\bone rate\b|\ball[- ]in\b|\bin writing\b|\bbefore you sit\b/iu,
    never: /\bnot incl/iu,
  },
  // It is dirty.
  {
    doubt: /สกปรก|แมลงสาบ|(?:น้ำ|ผ้า)สะอาด(?:ไหม|มั้ย)|เชื้อรา|\bfilthy\b|\bhygien\w*|\bnot washed\b|\bbed ?bugs\b|\bshared linens?\b/iu,
    reply: /ล้าง|เปลี่ยนน้ำทุก|อบ(?:ฆ่าเชื้อ|ไอน้ำ|เครื่องมือ)|แกะต่อหน้า|ซักทุก|\bseal is opened\b|\bwashed (?:after|between|every)|\bsteril\w*|\bfresh (?:linen|water|towels)|\blabelled by\b/iu,
    never: /ล้างแอร์ฟรี|ล้างแผง/u,
  },
  // They are ill from it.
  {
    doubt: /ท้องเสีย|\b(?:bad |upset )?stomach\b|\bfood poison\w*|\bdirty water\b/iu,
    reply: /ตรวจน้ำ|ผลแล็บ|HACCP|GMP|อย\.|\bpurified\b|\blot numbers?\b|\bown (?:borehole|kitchen)\b|\blab\b|\bfiltered\b/iu,
  },
  // The battery.
  { doubt: /แบต(?:เตอรี่)?(?:หมด|เสื่อม)|เปลี่ยนแบต|\bbatter(?:y|ies)\b[^.;]{0,12}\b(?:die|dead|run|last|old)/iu, reply: /แบต(?:เตอรี่)?(?:รับ)?ประกัน|(?:warranty|ประกัน)\s?แบต|ซ่อมถึง(?:ที่|บ้าน)|เปลี่ยนแบต(?:ได้|ฟรี)|วิ่งได้\s?\d|\bbattery (?:health|warranty)|\b(?:warranty|years?) (?:on )?(?:the )?(?:lithium )?battery/iu },
  // Whether it is legal and accepted.
  {
    doubt: /\bwill they accept\b|\bnot (?:be )?accepted\b|\bis it (?:legal|recogni[sz]ed)\b|\bconsent\b|ผิดกฎหมาย|ส\.ป\.ก|โฉนด(?:ไหม|มั้ย|จริง|ปลอม)|รับรองไหม/iu,
    reply: /\bapproved\b|\baccredited\b|\bcertified\b|\blicen[cs]ed\b|\bconsented\b|\bconsent\w* (?:paper|handled|included)|\bsign(?:ed)? off\b|โฉนด(?:แยก|พร้อม|แล้ว)|ใบอนุญาต|ถูกกฎหมาย|ได้รับ(?:การ)?รับรอง/iu,
  },
  // It falls down.
  { doubt: /ถล่ม|\bcollaps\w*|\bfall(?:s)? down\b|\bhold the weight\b|รับน้ำหนัก(?:ไม่|ได้ไหม)/iu, reply: /วิศวกร(?:เซ็น|คุม|รับรอง)|รับรองน้ำหนัก|\bengineer\w*\b[^.;]{0,16}\b(?:sign|stamp|cert)|\bload (?:cert|rated|test)\w*/iu },
  // What is taken away is dumped.
  { doubt: /เท(?:คลอง|ทิ้ง|ข้างทาง)|บ่อร้าง|\bfly-?tip\w*|\bdump(?:s|ed)? (?:it )?(?:in|on|by)\b/iu, reply: /ใบกำกับ|จีพีเอส|ไม่เอาไปเท|ถ่าย(?:วิดีโอ|คลิป)ปลายทาง|\bGPS\b|\bwaste (?:note|ticket|transfer)|\blicensed (?:tip|carrier)/iu },
  // Their people will not use it.
  {
    doubt: /\bstaff (?:will|wo|do)\w*['’]?t? ?(?:refuse|use|not use|like)\b|\bthey like the (?:black )?book\b|\bwho will enter\b|\banother app\b|\b(?:techs?|staff|drivers|guys|men) wo?n['’]?t use\b|ไม่ยอมคีย์|(?:พนักงาน|ยาม|ช่าง|เด็ก|ลูกน้อง)[ก-๛]{0,6}ใช้(?:ไม่)?เป็น/iu,
    reply: /คีย์ให้|ย้าย[^\s]{0,12}ให้|ใช้ได้เลย|ไม่ต้องโหลด|อบรม|สอน|\bset up by us\b|\bmigrate\b|\bimport your\b|\bonboarding\b|\btraining\b|\bno app\b|\bworks (?:with SMS|when)\b|\b\p{Lu}\p{L}+ screens\b/iu,
  },
  // They fail.
  {
    doubt: /\b(?:i |they |will i )?fail(?:ing|s)?\b(?! (?:out|up))|^the exam$|\bwill i (?:really )?(?:pass|reach)\b|สอบไม่(?:ผ่าน|ติด)/iu,
    other: /\bfriend\b|\bimplant|\bpump|\bpower\b/iu,
    reply: /\bpass or\b|\b\d+(?:\.\d+)?%[^.;]{0,16}\bpass|\bpass(?:ed)?\b[^.;]{0,12}\d+ ?%|\b\d+(?:\.\d+)?% (?:first|pass)|\bfree (?:re-?test|re-?sit|next course)|\bmock exam|เรียนซ้ำฟรี|ซ้อมฟรี|สอบ(?:ผ่าน|ติด|ครบ)[^.;]{0,16}\d/iu,
  },
  // Something of theirs, or somebody, is hurt by the work.
  {
    doubt: /ตกพัง|ตกใส่|เจาะพลาด|ทำ(?:ของ)?(?:พัง|แตก)|\bwreck(?:ed|s)?\b|\bdamage(?:s|d)? (?:my|our|the)\b|\bkilling the tree\b/iu,
    other: /\bdiminished\b/iu,
    reply: /มีประกัน|ประกัน(?:บุคคล|ภัย|อาสา|งาน|\s?\d)|ชดใช้|\binsur(?:ed|ance)\b|\bliability\b|\bif we break\b/iu,
  },
  // It will not look as it should.
  {
    doubt: /\blooks? (?:like a (?:wig|patch)|tacky|horsey|cheap)|\b(?:she|he|they) wo?n['’]?t like it\b|\bshade will change\b|ไม่(?:เหมือน|ตรง)รูป|\bface look\b|ไม่ตรงปก/iu,
    reply: /\bmatch to\b|\bdesign proof\b|\bproof drawn\b|\breal photos?\b|\bphoto (?:is )?of (?:the )?actual\b|\btry-?in\b|\btrial (?:wash|run)\b|\bwax model\b|\bsketch(?:es)?\b|ห้องจริง|รูป[^\s]{0,8}จริง|ถ่ายจริง|แบบ 3 ?มิติ|\b3D\b/iu,
  },
  // It is not interesting enough.
  { doubt: /\b(?:will|would|wonder if)\b[^.;]{0,24}\bbored\b|\bget bored\b/iu, reply: /\bevery (?:child|kid|body)\b[^.;]{0,6}\bhas\b|\bbrings? home\b|\bhands[- ]on\b|\bown (?:kit|board|stove)\b/iu },
  // A name is written wrong.
  { doubt: /\b(?:mis-?)?spell\w*\b|\bwrong name\b|สะกดผิด|ชื่อผิด/iu, reply: /\bproof\b[^.;]{0,20}\bbefore\b|\bbefore we (?:cut|print|engrave|stitch)|ส่งแบบ[^\s]{0,10}ก่อน|ตรวจชื่อ/iu },
  // There is much to walk.
  { doubt: /เดิน(?:เยอะ|ไกล|ไม่ไหว)|\btoo much walking\b|\bcan['’]?t walk (?:far|much)/iu, reply: /วีลแชร์|รถราง|รถกอล์ฟ|เดินน้อย|\bwheelchairs?\b|\bgolf cart|\bshort walks?\b/iu },
  // It lay in a shop for long.
  { doubt: /ค้างปี|ของเก่า(?:เก็บ|ค้าง)|ค้างสต[อ็]|\bold stock\b|\bstale\b/iu, reply: /ปี[ก-๛]{0,6}ไม่เกิน|ไม่เกิน\s?\d+\s?(?:เดือน|ชม)|บอกปี|ใหม่ทุก|\bmade (?:on|this|that)\b|\bdate on\b|\broasted (?:on|this|that)\b/iu },
  // It is dangerous there.
  {
    doubt: /^(?:กลัว)?อันตราย|\bis it (?:safe|dangerous)\b|\brisk assessment\b/iu,
    other: /\bnight\b/iu,
    reply: /(?:ครู|โค้ช|ไกด์|ผู้ดูแล)\s?1\s?(?:ต่อ|:)\s?\d|1 ต่อ \d|\bone leader to\b|\b1 (?:to|:) \d\b|\b\d+ (?:to|per) (?:one )?(?:instructor|guide|leader)|\binstructors? for\b|เสื้อชูชีพ|หมวก(?:กันน็อก|นิรภัย)|\bhelmets?\b|\blife ?jackets?\b|\brisk assess\w* (?:sent|ready|on)/iu,
  },
  // A guarantee on paper alone.
  { doubt: /\bguarantee\b[^.;]{0,12}\b(?:useless|worthless|paper)|ประกัน(?:แต่|แค่)กระดาษ|ไม่มารับประกัน/iu, reply: /\bheld back\b|\bretention\b|\binsurance[- ]backed\b|\btest \d+ hours\b|\bsigns? the report|หักไว้|ค้ำประกัน/iu },
  // It comes apart.
  { doubt: /\bfall(?:s|ing)? out\b|\bcomes? (?:loose|apart|off)\b|\bthread comes out\b|หลุดออก|ตะเข็บ(?:ขาด|แตก)/iu, other: /\bhair\b|\bwe\b/iu, reply: /\bsewn\b|\bstitched\b|\bdouble[- ](?:sewn|stitch)\w*|\bwelded\b|เย็บ(?:เอง|สอง|ย้ำ)|ย้ำตะเข็บ/iu },
  // There is too little of it.
  { doubt: /(?:ของ|ผ้า|อาหาร|ข้าว|น้ำ)ไม่พอ|\brun(?:s|ning)? (?:out of|short of) (?!money)\p{L}+/iu, reply: /วันละ\s?\d\s?รอบ|สำรอง|เติม(?:ได้|ให้|ไม่อั้น)|\brefills?\b|\bspare (?:set|stock)|\bback-?up stock|\btop(?:ped)? up\b/iu },
  // Whoever treats them harms them for good: who does it, and what suits them.
  {
    doubt: /เป็นหลุม|ตาบอด|(?:โดน)?ตัดขา|แผลเป็น|เสียโฉม|หน้า(?:เบี้ยว|พัง)|ผิวไหม้|\bburn\w* (?:my |the |your )?(?:skin|face|scalp)\b|\bgo(?:ing)? blind\b|\bscarr?(?:s|ed|ing)?\b|\bbotch\w*/iu,
    reply: /หมอ(?:เจ้าของ|คนเดียว|คนเดิม|จบบอร์ด|เฉพาะทาง)|หมอ[ก-๛]{0,16}(?:ทำ|ดู[ก-๛]{0,4})เอง|พยาบาล[ก-๛]{0,6}เฉพาะทาง|ตรวจเองทุก|\bboard[- ]certified\b|\bskin is fine\b|\bNd:?YAG\b|\bpatch test|\b(?:doctor|surgeon|dentist) (?:himself|herself|does)\b|ทดสอบ(?:ผิว|แพ้)/iu,
  },
  // That they are put to sleep.
  { doubt: /\bana?esthe\w*|ยาสลบ|ดมยา|วางยา/iu, reply: /\bnurse\b[^.;]{0,14}\bana?esth|\bana?esth\w*ologist|\bana?esthetist\b|วิสัญญี/iu },
  // They are shy of who treats or teaches them.
  { doubt: /(?:อาย|เขิน)(?:หมอ|ช่าง|ครู|พนักงาน)|\b(?:embarrass|asham|shy)\w*\b[^.;]{0,16}\b(?:doctor|man|male)\b/iu, reply: /(?:หมอ|พยาบาล|ช่าง|ครู|เจ้าหน้าที่|พนักงาน)(?:เป็น)?ผู้หญิง|หญิงล้วน|\b(?:female|wom[ae]n|lady) (?:doctors?|nurses?|physios?|therapists?|instructors?|staff)\b/iu },
  // They are blamed for how it is.
  {
    doubt: /^(?:กลัว)?อาย(?:มาก)?$|โดน(?:ดุ|ด่า)|\bjudg(?:e|ed|ing|y)\b|^(?:the )?shame$|\basham\w*$|\bembarrass\w*$|\blectured?\b/iu,
    reply: /ไม่ดุ|ไม่ถาม(?!ราคา)|ไม่ตัดสิน|แค่ทำความรู้จัก|\bno judg\w+|\bnever judg\w+|\bwithout judg\w+|\bno lectur\w+|\bnobody (?:judges|laughs|explains)\b|\bno questions asked\b/iu,
    never: /\brefund|\breplac|\breturn|\bexchang/iu,
  },
  // An animal is shut in.
  { doubt: /\bcaged?\b|\bin a kennel\b|ขังกรง|อยู่(?:ใน)?กรง/iu, reply: /\bno cages?\b|\bcage-free\b|\bseparate yards?\b|\bacres?\b|\brun(?:s)? free\b|ไม่ขัง|ไม่(?:มี)?กรง|ห้องส่วนตัว|วิ่งเล่น/iu },
  // No water is there.
  { doubt: /\b(?:no|find) water\b|\bdry (?:hole|well)\b|\bgot salt\b|น้ำไม่มี|ไม่(?:มี|เจอ)น้ำ/iu, other: /ร้อน|ดื่ม/u, reply: /\bif (?:it['’]?s |it is )?dry\b|\bdry\b[^.;]{0,16}\b(?:half|refund|free|nothing)\b|\bno water,? no\b|น้ำบาดาล|ไม่เจอน้ำ[^\s]{0,8}(?:ไม่|คืน|ครึ่ง)/iu },
  // What they leave with somebody stands or is used anywhere.
  { doubt: /\b(?:cars?|keys?|bikes?|boats?|vans?)\b[^.;]{0,16}\b(?:parked|left|joy ?rid\w*|stolen|dent\w*|scratch\w*)/iu, other: /\bcar park/iu, reply: /\bsecure (?:compound|yard)\b|\bParkMark\b|\blocked (?:cabin|compound|garage|yard)\b|\bgated\b|\bCCTV\b|\bmileage photo\b|กล้องวงจร|รปภ/iu },
  // It costs what they have heard.
  { doubt: /\brumou?rs?\b|\bcosts? (?:what|the|as much|a fortune|thousands)\b/iu, reply: /\bfor the whole\b|\bfixed [$£€]\s?\d|\bfrom [$£€]\s?\d[\d,]*\b[^.;]{0,30}\bafter\b|\binsurance (?:often |usually |mostly )?covers\b|\bdeal with the insurer\b/iu },
  // It is hard to keep up.
  { doubt: /ดูแลยาก|\bhard to (?:maintain|look after|clean|care for)\b|\bupkeep\b|^maintenance\b|\bwho (?:maintains|looks after) it\b/iu, reply: /ค่าดูแล|ดูแล(?:ราย|ให้ทุก|ทุก)|ล้าง(?:ฟรี|ให้)|\b(?:service|care|maintenance) (?:plan|contract|visit)s?\b|\bno maintenance\b|\bself-clean\w*/iu },
  // They are suspected of a share in it.
  { doubt: /กินนอก|ฮั้ว|เงินทอน/u, reply: /รายงาน|เข้าประชุม|ใบเสนอราคาแยก/u },
  // It is hard to handle.
  {
    doubt: /\bdriv(?:e|ing) (?:something|one|it|a \p{L}+) (?:so |that )?big\b|\bdump the (?:toilet|tank)|\bcomplicated\b|\btoo technical\b|\bhard to (?:use|operate|set up)\b|\bhow (?:do|will) (?:i|we) (?:use|drive|set)\b|ใช้(?:ไม่เป็น|ยาก)|ขี่ไม่เป็น|ตั้งค่า(?:ไม่เป็น|ยาก)|ซับซ้อน/iu,
    reply: /\bwalk[- ]?(?:thru|through)\b|\bwe (?:show you how|teach|train)\b|\bset ?up (?:by us|in one|for you|included)\b|\btraining\b|\bstep[- ]by[- ]step\b|สอน(?:ใช้|ขี่|ดู|จน)|ตั้งค่าให้|อบรม|ติดตั้งให้/iu,
  },
  // What it takes to run.
  { doubt: /\b(?:bills?|running costs?)\b[^.;]{0,16}\b(?:doubl\w*|high\w*|jump\w*|explod\w*)|ค่าไฟ(?:แพง|พุ่ง|ขึ้น|เยอะ|บาน)|กินไฟ|เปลืองไฟ/iu, reply: /\bheat loss\b|\bA\+\+|\binverter\b|อินเวอร์เตอร์|ประหยัดไฟ|เบอร์ ?5|กินไฟ\s?\d|วัตต์/iu },
  // Whether what is given comes to those it is for.
  {
    doubt: /\b(?:money|gifts?|donations?)\b[^.;]{0,12}\b(?:eaten|pocketed|stolen|reach\w*|end up)|\bwhere (?:does |do )?(?:my |the |our )?(?:money|gift|donation)s? goes?\b|เงิน(?:ไม่ถึง|ไป(?:ไหน|ถึง)|ถึง[ก-๛]{0,6}(?:ไหม|มั้ย|หรือ))/iu,
    reply: /\bvoice notes?\b|\b(?:photos?|reports?|receipts?|accounts?|videos?)\b[^.;]{0,24}\b(?:every|each|published|term|monthly|by name)\b|\bpublished accounts\b|\b100 ?%|\bevery (?:penny|pound|dollar|euro|rand|shilling)\b|ทุกบาท|ใบเสร็จ|รายงาน|สรุปรายจ่าย|ผู้สอบบัญชี|ลงยอด|ประกาศยอด/iu,
  },
  // How hot it tastes.
  { doubt: /\bspicy\b|(?:กลัว|มัน)เผ็ด|เผ็ด(?:ไหม|มั้ย|ไป)/iu, reply: /\bspice levels?\b|\bown (?:stove|wok|pot)\b|\bmild\b|\bno chill?i\b|ไม่เผ็ด|เลือก[^\s]{0,6}เผ็ด|ลดเผ็ด|แยกพริก/iu },
  // Deep water, and waves.
  { doubt: /กลัว(?:คลื่น|น้ำ$)|น้ำลึก|\b(?:deep|open|rough) (?:water|sea)\b|\bafraid of (?:the )?(?:water|waves)\b|\bcapsiz\w*/iu, reply: /เสื้อชูชีพ|ไกด์|\blife ?(?:jackets?|vests?|guards?)\b|\brescue (?:boat|crew)\b|\bguide\b/iu },
  // Whether there is anything behind it.
  { doubt: /อยู่ไหนจริง|มีของจริง(?:ไหม|มั้ย|หรือ)|มีตัวตน|\b(?:really|actually) exists?\b|\breal (?:shop|place|company)\b/iu, reply: /หน้าร้าน|เปิดมา\s?\d+\s?ปี|โชว์รูม|\bshowroom\b|\bsince (?:18|19|20)\d\d\b/iu },
  // Their own trade is disturbed meanwhile.
  { doubt: /เหม็น(?:ตอน|ระหว่าง)|\bdisrupt\w*|\b(?:close|shut) (?:the |our |my )?(?:shop|restaurant|kitchen|office|clinic)\b|ต้องปิดร้าน|หยุดขาย|รบกวน(?:ลูกค้า|แขก)/iu, reply: /ก่อน(?:ครัว|ร้าน|ห้าง)?เปิด|หลัง(?:ร้าน|ห้าง|ครัว)?ปิด|ตอนกลางคืน|นอกเวลา|\bwhile you are closed\b|\bbefore you open\b|\bovernight\b|\bat night\b|\bafter (?:hours|closing)\b|\bopen as (?:normal|usual)\b|\bstay open\b/iu },
  // A year is lost by it.
  { doubt: /\byear (?:is )?(?:wasted?|lost)\b|เสีย(?:ปี|เวลา)เปล่า/iu, reply: /\b\d+ (?:selections|passed|got (?:in|jobs|hired)|placed)\b|\b\d+ (?:out )?of (?:the )?(?:last )?(?:\p{L}+ )?\d+ (?:passed|got)|\b\d+(?:\.\d+)? ?% (?:passed|pass|got|employed)\b|(?:สอบ)?ติด\s?\d/iu },
  // They are fined or worse.
  { doubt: /ติดคุก|(?:โดน|กลัว|เสีย)(?:ค่า)?ปรับ|\bpenalt(?:y|ies)\b|\bfined\b|\bgo to jail\b/iu, reply: /ประเมินค่าปรับ|ยื่น[ก-๛]{0,12}แทน|(?:ออก|รับผิดชอบ)ค่าปรับ|\bwe pay (?:the |any )?(?:fine|penalt)|\bpenalt\w*\b[^.;]{0,16}\b(?:reduced|waived|covered)/iu },
  // How large it is.
  { doubt: /\bhow (?:big|large|heavy|tall|wide)\b|(?:ใหญ่|กว้าง|ยาว|เล็ก)(?:แค่|ขนาด)ไหน|ขนาดเท่า(?:ไหร่|ไร)/iu, reply: /\d\s?[x×]\s?\d|\b\d+(?:\.\d+)? ?(?:cm|mm|kg|inch(?:es)?|ft|feet|litres?)\b|\d+\s?(?:ซม|มม|เมตร|ลิตร|กก)/iu },
  // In which tongue.
  {
    doubt: /\bno english\b|\b(?:speak|understand) (?:\p{L}+ )?(?:english|thai|german|spanish|chinese|french|russian)\b|^(?:the )?language\b|^in (?:english|italian|thai|german|spanish|french)\b|\blanguage barrier\b|สื่อสาร(?:ไม่|ยาก)|พูด(?:จีน|อังกฤษ|ญี่ปุ่น|พม่า)?ไม่(?:ได้|รู้เรื่อง|เป็น)|ภาษา(?:ไม่|อังกฤษ)|ฟังไม่(?:ออก|รู้เรื่อง)/iu,
    other: /\b(?:learn|lesson|course|exam)\w*|เรียน|สอบ/iu,
    reply: /\b(?:speaks?|repl(?:y|ies) in|native|staff in|(?:class|hours|lessons?|tours?) in) (?:\p{L}+,? (?:and |& )?)?(?:English|Thai|German|Spanish|Chinese|Mandarin|Cantonese|French|Russian|Punjabi|Tagalog|Polish|Arabic)\b|พูด(?:ไทย|จีน|อังกฤษ|ญี่ปุ่น|พม่า|ลาว)ได้|ล่าม|\binterpreter\b|\bbilingual\b|คนไทยดูแล/iu,
  },
  // Bad pieces are found late.
  {
    doubt: /\breject(?:ed|ion|s)?\b|\bdefect\w*|\bbad batch|ของเสีย(?:เยอะ|ปน|มาก)|ไม่(?:ได้|ตรง|ถึง)สเปก|บิดงอ|ตีกลับ/iu,
    other: /\b(?:visa|loan|claim|applic|bank|court|embass|insur)\w*|ยื่น|กู้|วีซ่า/iu,
    reply: /\d+(?:\.\d+)? ?% (?:reject|defect|return)\w*|\binspect\w*|\bspectromet\w*|\bCMM\b|\bmill cert\w*|\btest reports?\b|ใบวัด|ตรวจ(?:ทุกชิ้น|ทุกล็อต|100)|ไม่ถึงสเปก|ของเสีย(?:ไม่เกิน)?\s?\d/iu,
  },
  // They are bound for long.
  {
    doubt: /\b\d+[- ]?(?:yr|year|month|mo)s?\b[^.;]{0,8}\b(?:contract|lock)|\block(?:ed)?[- ]?in\b|^contracts?$|ผูกมัด|สัญญายาว|ติดสัญญา/iu,
    reply: /\bno (?:contract|lock|minimum term|tie)|\bmonth[- ]to[- ]month\b|\bcancel (?:any ?time|monthly|when\w*|by text)\b|\b\d+ days?['’]? notice\b|\b(?:stop|pause|leave) any ?time\b|ไม่(?:มี)?(?:ผูกมัด|สัญญา)|ยกเลิกได้|เลิกเมื่อไหร่/iu,
  },
  // What they hire is old.
  { doubt: /(?:รถ|เครื่อง|เรือ)เก่า(?!ๆ)|\bold (?:bikes?|cars?|vans?|machines?|boats?)\b/iu, other: /\bmy old\b|มีรถเก่า|เทิร์น/iu, reply: /(?:รถ|เครื่อง)เสียเปลี่ยน|เปลี่ยนคัน|อายุไม่เกิน|รถปี\s?(?:20|25)\d\d|\b20[12]\d or newer\b|\ball (?:20[12]\d|under \d+ years)/iu },
  // Who lives in what is theirs pays nothing, or ruins it.
  { doubt: /ผู้เช่า(?:จะ)?(?:หนี|ไม่จ่าย|พัง)|\btenants?\b[^.;]{0,16}\b(?:not pay|stop\w* paying|run|trash|wreck)\w*/iu, reply: /ตรวจ(?:เครดิต|ประวัติ)|\b(?:credit|tenant|reference)[- ]?check\w*|\brent guarant\w*|\bvetted\b/iu },
  // It burns, or gives a shock.
  { doubt: /ไฟ(?:ไหม้|รั่ว|ช็อ[ตก]|ดูด)|\bcatch(?:es)? fire\b|\bfire risk\b|\belectric shock\b/iu, reply: /วิศวกร(?:เซ็น|คุม|รับรอง)|มอก|สายดิน|กันดูด|\bfire[- ](?:tested|rated|retardant)\b|\bUL[- ]listed\b|\bengineer\w*\b[^.;]{0,16}\bsign/iu },
  // It is taken to a wrong place.
  { doubt: /(?:ไป|ส่ง)ผิด|\bwrong (?:address|house|place)\b/iu, reply: /ถ่ายรูป[^\s]{0,12}ส่ง|\bphoto\b[^.;]{0,16}\b(?:on arrival|delivered|at the door)/iu },
  // Their telephone is too simple.
  { doubt: /\b(?:no|not have|old|simple) (?:a )?(?:smart)?phones?\b|\bphone of old\b|ไม่มีสมาร์ทโฟน|มือถือเก่า/iu, reply: /\bSMS\b|\bUSSD\b|\bno app\b|\bwithout smartphones?\b|ไม่ต้องโหลด|โทรสั่ง/iu },
  // It does not suit them.
  { doubt: /\bget used to\b|\bdizzy\b|\b(?:not|n['’]t) suit (?:me|us|him|her)\b|ไม่เหมาะกับ|ไม่ถูกโฉลก/iu, reply: /\bremake\b|\brefund|\bmoney[- ]back\b|\b\d+[- ](?:day|night) trial\b|\b(?:free|one) exchange|คืนเงิน|ลองก่อน|เปลี่ยนได้/iu },
  // Whether men, or everybody, may come in.
  { doubt: /มีผู้ชาย|\b(?:any|are there) men\b|\bmixed (?:class|gym|group|pool)\b/iu, reply: /ไม่มีผู้ชาย|ผู้หญิงล้วน|หญิงล้วน|\b(?:women|ladies)[- ]only\b|\bonly (?:women|ladies)\b/iu },
  // Whether it is covered.
  { doubt: /^(?:มี)?ประกัน(?:ไหม|มั้ย|หรือ)|\bis it insured\b/iu, reply: /ชดใช้|รับประกัน|มีประกัน|ประกัน(?:สินค้า|ของ|ภัย|\s?\d)|\binsured\b|\bcover in the price\b/iu, never: /\bnot insured|\bno insurance|ไม่มีประกัน/iu },
  // Who comes to them.
  { doubt: /\bwho (?:comes|turns up|does it|will come)\b|ใคร(?:มาทำ|เป็นคนทำ|จะมา)|\bsubbies\b|\bsubcontract\w*/iu, reply: /\b(?:our )?own (?:crews?|staff|team|people|fitters)\b|\bin-house\b|\bW-2\b|\bsame (?:tech\w*|person|two people|crew)\b|\bno subs\b|พนักงานประจำ|ทีม[ก-๛]{0,8}ของเรา|ทำเองทุก|มาเอง/iu },
  // The walls are damp.
  { doubt: /\bdamp\b/iu, reply: /\bdamp (?:report|survey|test|proof)\w*|\bdehumidifier/iu },
  // Whoever they get used to leaves again.
  { doubt: /\bwill (?:she|he|they) stay\b|\b(?:doctors?|teachers?|carers?|tutors?) (?:keep|always) leav(?:e|ing)\b/iu, other: /\bstay (?:on|in|at|with|dry|warm|still)\b/iu, reply: /\b(?:\d|two|three|four|five)[- ]years? contract\b/iu, never: /\b(?:no|not|without)\b/iu },
  // Nobody takes them on.
  { doubt: /\b(?:clinics?|practices?|books|lists?)\b[^.;,]{0,16}\b(?:shut|closed|full)\b/iu, reply: /\bbooks (?:are )?open\b|\b(?:taking|accepting) new (?:patients|clients|pupils)\b/iu, never: /\bnot\b|n['’]t\b/iu },
  // A child is tied down.
  { doubt: /(?:ถูก|โดน|จับ)มัด/u, reply: /ไม่มัด|(?:นัด|ครั้ง)แรก(?:แค่|ไม่)/u },
]; // prettier-ignore

const subjectsOf = lately(
  (doubt: string): readonly Subject[] =>
    SUBJECTS.filter((one) => one.doubt.test(doubt) && !(one.other?.test(doubt) ?? false)),
  64,
);

/** Whether a statement says the opposite of what is doubted, on the very subject. */
export const answersPlainly = (words: string, doubt: string): boolean =>
  subjectsOf(doubt).some(({ reply, never }) => reply.test(words) && !(never?.test(words) ?? false));
