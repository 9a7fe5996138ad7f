/**
 * What a doubt of a buyer is about, and the words by which a statement plainly speaks of the same thing. A statement answers a
 * doubt only so: that it is good news says nothing to whoever asks something else.
 */
import { lately } from '../remember.ts';

interface Reply {
  doubt: RegExp;
  reply: RegExp;
  /** What looks like an answer and speaks of another thing. */
  never?: RegExp;
}

const SETTLED =
  /\b(?:one|fixed|same|flat) (?:price|fee|rate)\b|\ball[- ]in\b|\bincluded\b|\bno (?:extra|hidden|corkage|set-?up|call-?out|fee)|\bis what you pay\b|\b(?:price|quote|cost|fee|estimate)\w*\b[^.;]{0,30}\bbefore (?:we|you|any)\b|\b(?:fee|price|quote)s? (?:is |are )?(?:\p{L}+ )?in writing\b|\bdut(?:y|ies) (?:is |are )?(?:already )?paid\b|\bno application fee|ราคาเดียว|ไม่(?:มี)?(?:บวก|ค่าใช้จ่ายเพิ่ม|คิดเพิ่ม|เก็บเพิ่ม)|รวม(?!ส่ง|กัน)|เหมา(?!จ่าย|ภาษี)|(?:แจ้ง|บอก)ราคาก่อน/iu;
const SOON =
  /\b(?:with)?in (?:one|an?|\d+)[^,.;]{0,8}\b(?:min|hour|day|week|hr)|\b\d+ (?:working |business )?(?:hours?|days?|weeks?)\b|\bsame[- ]day\b|\bnext[- ]day\b|\bovernight\b|\bon time\b|\bin stock\b|\bno wait|\bready to (?:ship|go)|\b(?:done|filed|sent|back|paid|finished|ready|there|delivered|out|in) by (?:the )?\d|\bor (?:we|you) (?:pay|get|do not|don['’]t pay)\b|(?:ภายใน|ถึงใน|ใน|เสร็จ)[ก-๛]*\s?\d+\s?(?:นาที|ชม|ชั่วโมง|วัน)|วันเดียว|วันถัดไป|พรุ่งนี้|ทันที|ตรงเวลา|ไม่ต้องรอ|พร้อมส่ง|มีสต็?อ[กค]|ส่งด่วน/iu;
const NO_DELIVERY =
  /\b(?:call|ring|phone|text|message|notice|warn)\w*\b[^.;,]*\bbefore\b|\brepl(?:y|ies)\b|\bclaims?\b|\brefunds?\b|\b(?:class|lesson|session)s?\b|\bguarante|\bwarrant|\b(?:stays?|lasts?|keeps?)\b|\bsamples?\b|\bproofs?\b|โทร(?:แจ้ง|ก่อน)|ก่อน(?:ถึง|เข้า)|ตอบ(?:ไลน์|แชต|แชท|กลับ|ใน|ภายใน|ทุก)|ตัวอย่าง|เคลม|คืนเงิน|ประกัน/iu;
const REPLACED =
  /\breplac|\brefund|\bswap|\bsend another\b|\bwarrant|\bguarant|\bfree (?:fix|repair)|เปลี่ยน(?:ให้|ใหม่|ฟรี|ใน|คืน|ของ)|คืนเงิน|เคลม|ส่งใหม่|รับประกัน|ประกัน\s?\d/iu;

/** In no order: a doubt may be about several. */
export /** Held by those alone who buy many: most buyers cannot have it. */
const ONLY_MANY =
  /\b\d{2,}\s?\+\s?\p{L}+|\bfrom \d{2,} (?:bags|boxes|pieces|units|seats|people|packs|cartons|tons?)\b|\bmin(?:imum)?\.? (?:order )?(?:of )?\d+ (?:bags|boxes|pieces|units|people|packs|cartons)\b|ตั้งแต่\s?\d{2,}\s?[ก-๛]{2,6}ขึ้นไป|ขั้นต่ำ\s?\d{2,}\s?(?:ชิ้น|กล่อง|ตัว|ใบ|คน|ชุด|ลัง|แพ็ก)/iu;

const REPLIES: readonly Reply[] = [
  // That it harms or does nothing for their skin.
  { doubt: /\b(?:dark|brown|black|sensitive) skin\b|ผิว(?:คล้ำ|เข้ม|แพ้ง่าย)/iu, reply: /\bskin\b[^.;]{0,20}\b(?:safe|fine|ok)\b|\bNd:?YAG\b|\bpatch test\b|ผิว(?:คล้ำ|เข้ม)(?:ทำ|ก็)?ได้|ทดสอบ(?:ผิว|แพ้)/iu },
  // How many times it takes.
  { doubt: /กี่ครั้ง|\bhow many (?:sessions|times|visits|lessons)\b/iu, reply: /(?:คิด|จ่าย)เป็นครั้ง|บอก(?:จำนวน)?ครั้ง|\bpay per (?:session|visit|class)\b|\bhow many (?:visits|sessions)\b/iu },
  // Where to leave the car.
  { doubt: /ที่จอด|จอดรถ|\bparking\b|\b(?:to|can (?:i|we)) park\b/iu, reply: /ที่จอด|จอดรถ|จอดได้|\bparking\b|\bcar ?park\b|\bvalet\b|\bpark (?:free|outside|at|right)\b/iu, never: /ไม่มีที่จอด|\bno parking\b(?! (?:fee|charge|cost))/iu },
  // Whether it does anything: it can be tried, or was measured.
  { doubt: /ไม่เชื่อ(?!ใจ)/u, reply: /ลองก่อน|ทดลอง(?:ฟรี|ใช้|ก่อน)|ผลตรวจ|ผลแล็บ|เลข อย|พิสูจน์/u },
  // That they fall from it.
  { doubt: /กลัวตก(?!ใจ|งาน|รถ|เรือ|รอบ|เครื่อง)|\bfall(?:ing)? (?:off|down|out)\b|\bheights\b/iu, reply: /ร่มสำรอง|เข็มขัดนิรภัย|สายรัด|เชือกนิรภัย|ราวกัน|\bharness|\breserve (?:parachute|chute)|\brailings?\b|\bguard ?rails?\b/iu },
  // That whoever is let near a child or a home does harm.
  { doubt: /ไม่ไว้ใจ|ตีเด็ก|ทำร้าย|\b(?:do not|don['’]t|hard to|never) trust\b/iu, reply: /ตรวจประวัติ|ประวัติอาชญากรรม|\bpolice[- ]check|\bbackground[- ]check|\bDBS\b|\bvetted\b/iu },
  // Whether one is safe there.
  { doubt: /ความปลอดภัย|ปลอดภัย(?:ไหม|มั้ย|หรือ)|^safety\b/iu, reply: /สแกน(?:นิ้ว|หน้า|เข้า|$)|กุญแจสแกน|คีย์การ์ด|รปภ|กล้องวงจร|คุมประตู|\bCCTV\b|\bguards?\b|\bkey ?cards?\b|\bgated\b|\blife ?(?:guards?|jackets?)\b/iu },
  // That it does not take root.
  { doubt: /\b(?:will|won['’]t|not sure (?:that )?)[^.;]{0,16}\b(?:grow|take root|survive the winter)\b|ปลูกแล้วไม่(?:โต|ติด|งอก|ขึ้น)/iu, reply: /\bfail\w*\b[^.;]{0,20}\breplac|\breplac\w*\b[^.;]{0,20}\b(?:fail|dies?)\b|ตาย(?:เปลี่ยน|เคลม|ส่งใหม่)|ไม่งอก(?:คืน|เปลี่ยน)/iu },
  // That somebody is left there alone: those who love them come when they like, and see how it goes.
  { doubt: /\bguilt\w*|\bputting (?:mum|mom|dad|her|him|them) (?:in|away)\b|ทิ้ง(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย)|ว่า(?:โดน|ถูก)ทิ้ง|รู้สึกผิด/iu, reply: /\bvisit(?:ors?|s|ing)?\b[^.;]{0,12}\b(?:any|every|all|open)\b|\bopen visiting\b|\bstay (?:over|the night)\b|\bown furniture\b|เยี่ยมได้(?:ทุก|ตลอด|24)|ไม่จำกัดเวลาเยี่ยม|วิดีโอคอล(?:ได้)?ทุก|ส่ง(?:รูป|กราฟ|คลิป|วิดีโอ)ให้(?:ลูก|ญาติ|ครอบครัว)/iu },
  // What is behind it when nothing is paid.
  { doubt: /ฟรี(?:จริง|แล้วต้อง)|มีอะไรแอบ|\b(?:what['’]?s|is there a|the) catch\b/iu, reply: /ไม่ต้องจ่าย|ไม่(?:มี|คิด|เก็บ)ค่า|\bno (?:fees?|costs?|catch|charge)\b|\bfree because\b|\bpaid (?:for )?by\b/iu },
  // That it runs without a licence.
  { doubt: /\bcolorum\b/iu, reply: /\blegal\b|\bfranchise\b|\bLTFRB\b|\blicen[cs]/iu },
  // That one is hungry again soon.
  { doubt: /\bhungry\b|\bnot (?:very )?filling\b|\b(?:small|tiny) portions?\b|ไม่อิ่ม|หิว(?:อีก|เร็ว|ก่อน)|อาหารไม่พอ/iu, reply: /\bprotein\b|\bfilling\b|\brefills?\b|\bsecond helping|\b(?:big|large|full) portions?\b|โปรตีน|อิ่ม(?!ตัว)|เติม(?:ข้าว|อาหาร|ได้)|ไม่อั้น|\d+\s?มื้อ/iu, never: /ไม่อิ่ม/u },
  // That fewer come than were paid for.
  { doubt: /\b\d+\b[^.;]{0,12}\binstead of \d+|\bfewer (?:people|men|players|staff) than\b|\bshort-?(?:handed|staffed)\b|\bnot all (?:of them )?(?:come|turn up|show)\b|มา(?:กัน)?ไม่ครบ|คนไม่ครบ/iu, reply: /\bhead ?count\b|\broll ?call\b|\bcount(?:ed)? (?:at|on|before|in front)\b|\bper (?:missing|absent)\b|นับ(?:หัว|คน)|เช็[กค]ชื่อ|ขาด(?:คน)?หัก/iu },
  // That theirs is mixed up with what is others'.
  { doubt: /\b(?:gets?|get|getting|be|been) (?:swapped|mixed|switched|muddled)\b|\bmix(?:es|ed)? ?up\b|\b(?:someone|somebody) else['’]?s\b|\bwrong (?:one|plate|bag|box|child)\b|ของคนอื่น|สลับ(?:กัน|ของ|ถุง|จาน|ชุด)|หยิบผิด/iu, reply: /\bnames? (?:is |are )?(?:inside|on|in|sewn|printed|written)\b|\blabel|\btags?\b|\bbar ?codes?\b|\bnumbered\b|ปักชื่อ|ติด(?:ชื่อ|ป้าย|เบอร์)|เขียนชื่อ|บาร์โค้ด|แยก(?:ถุง|ล็อต|ซัก|ทุกราย)/iu },
  // That it is flooded: how far it is from anything says nothing.
  { doubt: /น้ำ(?:จะ)?ท่วม|ท่วม(?:ไหม|มั้ย|หรือ)|\bflood(?:s|ed|ing)?\b/iu, reply: /ไม่(?:เคย)?ท่วม|ถม(?:สูง|ดิน|แล้ว|\s?\d)|ยกสูง|\bnever flood|\b(?:not|no) (?:in (?:the|a) )?flood|\braised\b|\babove (?:the )?flood|\bhigh ground\b|\bdrain(?:s|age|ed)\b/iu, never: /ห่าง|นาที|กม\.|กิโล|\bkm\b|\bminutes? (?:to|from)\b/iu },
  // That what somebody must not eat gets into it.
  { doubt: /\bgluten\b|\bco?eliac\b|\bcross[- ]contam\w*|\b(?:nut|dairy|egg|food|peanut) allerg\w*|แพ้(?:ถั่ว|นม|กลูเตน|อาหาร|แป้ง|ไข่)/iu, reply: /\b(?:separate|own|dedicated|gluten[- ]free|nut[- ]free) (?:\p{L}+ )?(?:fryer|kitchen|oven|line|pan|area|board|room)s?\b|\b(?:gluten|nut|dairy|egg)[- ]free\b|\ballergens?\b|แยก(?:ครัว|กระทะ|เตา|ไลน์|น้ำมัน|เขียง)|ปลอด(?:กลูเตน|ถั่ว|นม)|ไม่ใช้(?:แป้ง|ถั่ว|นม)/iu },
  // That it breaks in use: how it is packed keeps it on the way alone.
  { doubt: /ใช้(?:ได้)?(?:ไม่)?[ก-๛]{0,6}(?:เดือน|ปี|วัน|ครั้ง)[ก-๛]{0,10}(?:พัง|เสีย|หัก|ขาด|หลุด)|ไม่ทน|ทนไหม|อยู่ได้(?:นาน)?(?:กี่|แค่)|\bwears? out\b|\bnot last\b|\bbreaks? (?:after|in) (?:a|one|two|\d+) (?:weeks?|months?|years?)\b/iu, reply: /\bwarrant|\bguarant|\bspares?\b|\brepair|\btested\b|รับประกัน|ประกัน|อะไหล่|เปลี่ยน(?:ให้|ใหม่|ฟรี)|ซ่อม|ทดสอบ/iu, never: /กล่อง|ห่อ|แพ็[คก]|กันกระแทก|\bpack(?:ed|ing|aging)\b|\bbox(?:es|ed)\b/iu },
  // That whoever teaches or treats has no licence.
  { doubt: /เถื่อน|\bunlicen[cs]ed\b|\billegal\b|\bnot (?:licen[cs]ed|registered|accredited)\b|\bfake (?:school|college|clinic|doctor|degree|certificate)s?\b/iu, reply: /ใบอนุญาต|ได้รับอนุญาต|รับรอง|ขึ้นทะเบียน|จดทะเบียน|\blicen[cs]|\bregister|\baccredit|\bapproved\b|\bcertified\b/iu },
  // That one is in debt for it.
  { doubt: /(?:กลัว|เป็น|ติด|สร้าง|มี)หนี้|\b(?:in|into|student|more) debt\b|\bloans? (?:for|to pay)\b/iu, reply: /ผ่อน|หลังได้งาน|จ่าย(?:หลัง|ทีหลัง|เมื่อ)|ไม่มีดอก|ทุน|\bpay (?:after|when|once|later)\b|\binstal?ments?\b|\bno interest\b|\bscholarships?\b|\bgrants?\b/iu },
  // That it is too heavy.
  { doubt: /\btoo heavy\b|\bheavy (?:to|for)\b|หนัก(?:ไป|เกิน|ยกไม่)/iu, reply: /\d ?(?:kg|kilos?|g|grams?|lbs?|pounds?)\b|\blight(?:er|weight)?\b|\bwheels\b|\bcarry it\b|\d\s?(?:กก|กิโล|กรัม)|เบา(?!ะ|หวาน)|มีล้อ|ยกให้/iu },
  // That it is not fresh, or soft, when it comes.
  { doubt: /\barriv\w+ (?:soft|ripe|wilted|warm|stale|thawed|melted)\b|มาถึง(?:แล้ว)?(?:เละ|เหี่ยว|ละลาย|ไม่สด)/iu, reply: /\bdry matter\b|\bcold chain\b|\bchilled\b|\bcooling\b|\bcool (?:box|room|chain)|\bice\b|\b\d+ (?:days|hours) to\b|\b(?:picked|packed|cut|baked) (?:the )?(?:same|that|this)\b|ห้องเย็น|รถเย็น|แช่เย็น|น้ำแข็ง|กล่องโฟม|ส่งเย็น/iu },
  // Whether parents' consent is cared for.
  { doubt: /\bconsent\b|\bpermission slips?\b|ใบยินยอม|ขออนุญาตผู้ปกครอง/iu, reply: /\bconsent\b|\bpermission\b|ยินยอม|ขออนุญาต/iu },
  // What somebody who drinks or feeds a child with it takes in: what is good for the skin is another thing.
  { doubt: /เข้า(?:น้ำ)?นม|ให้นม|ลูกกินนม|\bbreast-?feed\w*|\bnursing (?:mum|mom|mother)/iu, reply: /ให้นม|นมแม่|แม่หลังคลอดใช้|ไม่ดูดซึม|\bbreast-?feed\w*|\bsafe (?:for|while|in) (?:nursing|pregnan\w+)/iu, never: /แพ้ผิว|ผิวแพ้|\bskin\b/iu },
  // That it does not dry.
  { doubt: /\b(?:stays?|still|leaves? it) (?:wet|damp|soak\p{L}*)|\bdamp after\b|\b(?:long|slow|hours|days) to dry\b|ไม่แห้ง|แห้งช้า|อับชื้น/iu, reply: /\bwalk on it\b|\b(?:dry|dries) (?:in|within|by|to)\b|\bdry(?:ing)? time\b|แห้ง(?:ใน|ภายใน|ไว|สนิท)/iu },
  // That more is charged than was said: what is not included is no answer.
  { doubt: /\bhidden\b|\bextras?\b|\bfees?\b|\bprices?\b|\bexpensive\b|\bdear\b|แพง|แฝง|บานปลาย|บวกเพิ่ม|เก็บเพิ่ม|ค่าใช้จ่าย/iu, reply: SETTLED, never: /\b(?:not|n['’]t) includ|\bexclud|(?<!\b(?:no|without|never)\s(?:\p{L}+\s)?)\bextra (?:fee|cost|charge)|ไม่รวม|(?<!ไม่)(?:คิด|จ่าย)เพิ่ม/iu },
  // What goes to those who are paid for it.
  { doubt: /\bsalar(?:y|ies)\b|\bwages\b|\bpaid staff\b|เงินเดือน(?:เจ้าหน้าที่|พนักงาน)/iu, reply: /\bvolunteers?\b|\bunpaid\b|\bgoodwill\b|\bpaid staff\b|\bof (?:every|each) \p{L}+\b[^.;]*\bgo|อาสา/iu },
  // That it gets dearer once one is in.
  { doubt: /\bjack(?:ed)? up\b|\b(?:rais(?:e|ing)|put(?:ting)? up|increas(?:e|ing)) (?:my|our|the|your)\b|\b(?:rent|price|fee|cost|premium)s? (?:goes?|going|will go|went) up\b|\b(?:rent|price|fee|cost|premium)s? (?:will |then )?(?:jump|rise|climb|doubl|increas)\w*|ขึ้น(?:ราคา|ค่าเช่า|ค่าบริการ)/iu, reply: /\bno (?:\p{L}+ )?(?:raise|increase|rise)s?\b|\b(?:price|rent|fee|rate)s? (?:is |are |stays? )?(?:fixed|locked|the same|holds?)|\bprice does not change\b|\bfixed (?:for|price)|\bprice lock|ไม่ขึ้น(?:ราคา|ค่าเช่า|ค่า)|ราคาคงที่|ล็อกราคา/iu },
  // That the lowest price is had elsewhere.
  { doubt: /\b(?:cheapest|lowest|best price)\b|ถูก(?:ที่)?สุด/iu, reply: /\bcompares? \d+|\bprice match|เทียบ(?:ราคา|ให้)?\s?\d+/iu },
  // That a claim is hard to make.
  { doubt: /\bclaims?\b|เคลม/iu, reply: /\bclaims? (?:desk|team|handled|settled|paid)|\bsettled? in\b|\bwe (?:handle|make|settle) (?:the |your )?claims?|claim desk|เคลม(?:ให้|ภายใน|ใน|จบ)|จบเคส/iu },
  // Who bears it when something breaks or is lost.
  { doubt: /\bwho (?:pays|is (?:responsible|liable)|covers)\b|\bwhat (?:happens )?if (?:it|they|we|i|she|he|something)\b[^.;]{0,20}\b(?:break|tear|damage|lose|lost|goes? wrong)|ใคร(?:รับผิดชอบ|จ่าย(?!เงินเดือน)|ออกค่า|ชดใช้)/iu, reply: new RegExp(`${REPLACED.source}|\\binsur|\\bdeposits? cover|ของเสียเปลี่ยน|ชดใช้|รับผิดชอบ`, 'iu') },
  // Whether it can be tried or seen first.
  { doubt: /\bsamples?\b|ตัวอย่าง/iu, reply: /\bfree samples?\b|\bsamples?\b[^.;]{0,16}\b(?:free|sent|days)|ตัวอย่าง[^\s]{0,10}ฟรี|ส่งตัวอย่าง/iu },
  // That nobody comes, or not the one who was sent for.
  { doubt: /\bno[- ]?shows?\b|\b(?:not|n['’]t|never|whether|if|bloke|they|she|he) (?:\p{L}+ ){0,2}(?:turns?|shows?) up\b|ไม่มา(?:ตาม|ทำ|แล้ว|$|\s)|ขาดงาน|ทิ้งงาน/iu, reply: /\breplacements?\b|\bback-?up\b|\bstand-?in|มาแทน|คนแทน|หาคนแทน|ขาดจุด|หักค่าบริการ/iu },
  // That it is not what it is called.
  { doubt: /\b(?:is it|are they|if it is|is this) (?:really|actually|truly|real|genuine|authentic)\b|(?:ของ)?แท้(?:ไหม|มั้ย|จริง|หรือ)|จริง(?:ไหม|มั้ย|หรือ|รึ)/iu, reply: /\bname\b[^.;]{0,24}\bon (?:every|each|the)\b|\b(?:tag|serial|batch|loom)s? (?:no|number)|\bcertificates?\b|\btrace|ชื่อคน(?:ทอ|ทำ|ปลูก)|ใบรับรอง|เลขที่/iu },
  // That colour or cloth does not hold.
  { doubt: /\bbleeds?\b|\bcolou?rs? (?:run|fade)|\bfirst wash\b|\bshrink|สีตก|หดไหม/iu, reply: /\bcolou?rs? (?:does not|do not|don['’]t|doesn['’]t|will not|won['’]t) (?:run|fade)|\bcolou?r-?fast|\bpre-?(?:washed|shrunk)|สีไม่ตก|ผ้าลองซัก/iu },
  // That it is not the right size for somebody.
  { doubt: /\bsmall enough\b|\bmy size\b|\btoo (?:big|fat|large|tall|short)\b|\bbig sizes?\b|อ้วน|ไซ[ซส]์ใหญ่|ตัวใหญ่/iu, reply: /\b(?:XXS|XS|S) to \d?X*L|\bsizes? \d|\ball sizes\b|\bmade to measure|ไซ[ซส]์\s?[A-Z\d]|ถึง\s?\dXL|วัดตัว/iu },
  // That one is alone, or finds nobody to do it with.
  { doubt: /\bno (?:\d(?:st|nd|rd|th) )?(?:player|partner|team|group|buddy)s?\b|\bnobody to\b|\bon my own\b|\bcome alone\b|ไม่มี(?:เพื่อน|คู่|คนไปด้วย)|มาคนเดียว/iu, reply: /\bmatch(?:ing|es|ed)?\b|\bfind you\b|\bpartner finder\b|\bsolo\b|\bsingles?\b|หา(?:คู่|เพื่อน|ก๊วน)|จับคู่/iu },
  // That it is too hot.
  { doubt: /\btoo hot\b|\bheat\b|(?:กลัว|มัน|อากาศ|ว่า)ร้อน(?!ใจ)/iu, reply: /\bA\/?C\b|\bair[- ]?con|\bindoors?\b|\bshad(?:e|ed)\b|\b\d+ ?°? ?C\b|แอร์|พัดลม|ในร่ม/u },
  // That it is full when they come.
  { doubt: /ไม่ได้(?:สนาม|โต๊ะ|คิว|ห้อง|ที่นั่ง)|\bfull when\b|\bno (?:court|table|seat|slot)s? (?:left|free)|เต็มไหม|เต็มมั้ย/iu, reply: /\bbook(?:ing)?\b|\breserv|\blive (?:slots|places)|จอง[^\s]*|เห็น[^\s]{0,8}ว่าง/iu },
  // That more is sold to them than they need.
  { doubt: /\bupsell|\bpushy\b|\bhard sell|\bsell me (?:more|extras|things)|\bup-?sold|ยัดคอร์ส|ยัดเยียด|เซลล์ยัด|ขายพ่วง/iu, reply: /\bturn(?:ed|s)? (?:down|away)\b|\brefus(?:e|es|ed)\b|\bno (?:sales ?(?:people|men|targets)|commission|upsell)|\bsay so\b|ปฏิเสธ|ไม่ควร[^\s]{0,8}บอก|บอกเลย/iu },
  // That it comes late: what is given for it.
  { doubt: /\blate\b(?! (?:to|for me)\b)|\bdelay/iu, reply: /\blate\b[^.;]{0,24}\b(?:free|refund|off|half)\b|ช้า[^\s]{0,16}(?:ฟรี|คืน|ลด|หัก)/iu },
  // That the money is gone if it does not suit.
  { doubt: /เสียเงิน[^\s]{0,10}(?:ฟรี|เปล่า)|\b(?:waste|lose|lost) (?:my|our|the|their|all that) money\b/iu, reply: /\breplac|\brefund|\bswap|\breturns?\b|\bexchange|เปลี่ยน[^\s]{0,10}(?:ให้|ฟรี|ใหม่)|คืน(?:เงิน|ได้)/iu },
  // That a deposit is not given back.
  { doubt: /มัดจำ[^\s]{0,8}ไม่คืน|\bdeposits?\b[^.;]{0,24}\b(?:back|lost|lose|return)/iu, reply: /มัดจำ[^\s]*(?:\s[^\s]+)?\s?คืน|คืนมัดจำ|\bdeposits?\b[^.;]{0,16}\b(?:back|returned|refund)|\brefundable\b/iu },
  // That somebody else does it for less.
  { doubt: /\bcheaper\b|\b(?:takes?|charges?|quotes?|does it for) (?:only |just )?[^\p{L}\s]?\d|ถูกกว่า/iu, reply: SETTLED },
  // That it stops when the line or the current does.
  { doubt: /เน็ต(?:ล่ม|หลุด|ไม่มี|หาย|ตัด)|ไฟดับ|\b(?:no|without) (?:internet|signal|wi-?fi)\b|\b(?:internet|wi-?fi|power|line|signal) (?:goes|is|drops?) ?(?:down|off|out)?\b/iu, reply: /แม้(?:เน็ต|ไฟ)|ออฟไลน์|ไม่ต้องใช้เน็ต|สำรองไฟ|\boffline\b|\bbatter(?:y|ies)\b|\bback-?up\b/iu },
  // What arrives dead.
  { doubt: /\bon arrival\b|\barrives? dead\b|ตาย(?:กลางทาง|ระหว่างทาง)/iu, reply: /\bmortality\b|\balive\b|\breplac|เปลี่ยน|ส่งใหม่/iu },
  // Where a gift goes.
  { doubt: /^(?!.*\b(?:salar|wages)).*(?:\bmoney (?:really |actually |ever )?(?:goes|go|going|arrives?|is spent|ends up)\b|\bwhere\b[^.;]{0,16}\b(?:money|gifts?|donations?)\b|\b(?:goes|go|spent) on (?:the )?(?:offices?|salaries|wages|admin\w*|overheads?|directors?|marketing)\b|\boverheads?\b|\bhow much\b[^.;]{0,24}\b(?:reach|gets? to|goes)\w*|\breach(?:es)? the\b|เงิน(?:บริจาค|ที่ให้|ที่บริจาค)?(?:ไป|จะ(?:ไป|ถึง)|ถึง|เข้ากระเป๋า)|ค่าบริหาร)/iu, reply: /\b(?:of )?(?:every|each) \p{L}+\b[^.;]*\bgo|\b(?:cents|pence|p) (?:per|in|of) (?:the |every |each )?(?:dollar|pound|euro)\b|\bof (?:every|each) (?:pound|dollar|euro|gift|donation)\b|\baccounts\b|\baudit|\breceipts?\b|\bpublic file|\breports?\b|\bpaid staff\b|\ball (?:the rest )?volunteers?\b|ใบเสร็จ|บัญชี|งบการเงิน|รายงาน|ทุกบาท|อาสาทั้ง/iu },
  // Whether it works.
  { doubt: /\b(?:does|will|if|whether|that|do) (?:it|this|they) (?:really |actually |even )?works?\b|\b(?:does|do|will|won['’]t)(?:n['’]t| not)? (?:really |actually |even )?(?:work|help)\b(?! (?:with|for|on) (?:us|them)\b)|\bwast(?:e|ed|ing) (?:of )?(?:their |the |my |our )?(?:money|time)\b|\bno (?:results?|difference)\b|\bnothing (?:changes|helps|works)\b|ไม่(?:หาย(?!ไป)|ได้ผล|เห็นผล|ดีขึ้น|เวิร์[คก]|เก่งขึ้น|ขาวขึ้น|ลดจริง)|(?:เสียเงิน|จ่าย|เสียเวลา)(?:ไป)?เปล่า|ได้ผล(?:จริง)?(?:ไหม|มั้ย|หรือ)/iu, reply: /\b\d+ (?:of|out of|in) (?:every )?\d+\b|\d ?%[^.;,]{0,24}\b(?:pass|keep|kept|stay|recover|improv|succe|finish|walk|swim|sleep|found|find|get a|still)\w*|\bmoney[- ]back|\brefund|\bresults?\b|\bproven\b|\btested (?:on|in|with)\b|\bgain(?:s|ed)?\b|\bpass(?:ed)?\b|\b(?:checked|measured|verified) by\b|คืนเงิน|รับประกันผล|ผลแล็บ|ผลตรวจ|เห็นผล|ผลลัพธ์|วัดผล|(?:ดีขึ้น|ลดลง|สอบติด|ผ่าน|ว่ายได้|เดินได้)[^\s]{0,12}\s?\d|\d+ ใน \d+/iu, never: /\bdeposits?\b|\bdiscount|% off\b|มัดจำ|ส่วนลด/iu },
  // That it is dear.
  { doubt: /\bexpensive\b|\bdear(?:er)?\b|\bpric(?:e)?y\b|\bcosts? (?:too much|more|a (?:lot|fortune))\b|\bcheaper\b|\bcan['’]t afford|แพง|ถูกกว่า|ราคาสูง|สู้ราคาไม่ไหว/iu, reply: /\binstal?ments?\b|\bpay (?:monthly|later|over)\b|\bprice match|\bsav(?:e|es|ed|ings?)\b|\bcheaper\b|\bless than\b|\blasts? (?:for )?\d|\blasts? (?:longer|twice)|\bpays? (?:for )?itself|\bpayback\b|ผ่อน|ประหยัด|คุ้ม|ถูกกว่า|ใช้ได้(?:นาน|กว่า|\s?\d)|ทนกว่า|คืนทุน/iu, never: ONLY_MANY },
  // Whether it pays.
  { doubt: /\bpays? (?:off|for itself|back)\b|\b(?:not )?worth (?:it|the)\b|\bpayback\b|คุ้ม(?:ไหม|มั้ย|หรือ|ค่า)|ไม่คุ้ม|คืนทุน/iu, reply: /\bsav(?:e|es|ed|ings?)\b|\bpayback\b|\bpays? (?:back|for itself)|\b(?:cut|reduc)\w*\b[^.;]*\d|ประหยัด|คืนทุน|ลด[^\s]{0,10}\s?\d|คุ้ม/iu },
  // What comes on top.
  { doubt: /\bhidden\b|\bextras?\b|\bsurpris\w+\b|\bfees?\b|\bcharged? (?:more|extra|for)\b|\bbills?\b|\badd[- ]?ons?\b|\bfind more to do\b|เชียร์(?:ตรวจ|ทำ|ผ่า)|บวกเพิ่ม|บานปลาย|แฝง|(?:เก็บ|คิด|จ่าย|โดน)(?:เงิน|ราคา)?เพิ่ม/iu, reply: SETTLED },
  // That it comes late, or takes long.
  { doubt: /\bby (?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend)\b|\bhow (?:soon|fast|quick(?:ly)?|long (?:does|do|will|until|till|before|is the wait))\b|\bwhen can (?:you|i|we)\b|เมื่อไหร่(?:ได้|เสร็จ)|(?:ได้|เสร็จ|ส่ง)เมื่อไหร่|กี่วัน(?:ได้|เสร็จ|ถึง)|ทันไหม|ทันมั้ย|\blate\b(?! (?:to|for me)\b)|\bdelay|\bnot (?:on|in) time\b|\bwait(?:ing)? (?:for )?(?:weeks|months|days|hours|ages|forever|too long|so long|\d)|\bha(?:ve|s) to wait|\blong waits?\b|\btakes? (?:too long|weeks|months|forever|ages)\b|\btoo slow\b|(?<!เรียน|ตาม)ไม่ทัน(?!สมัย|เพื่อน|คนอื่น)|ช้า(?!ง)|รอ(?:นาน|คิว|เป็น(?:เดือน|อาทิตย์|สัปดาห์|ชั่วโมง)|ไม่ไหว|\s?\d)|ใช้เวลานาน/iu, reply: SOON, never: NO_DELIVERY },
  // That it hurts.
  { doubt: /\bhurts?\b|\bpainful|\bin pain\b|\bneedles?\b|เจ็บ(?!ป่วย)|เข็ม/iu, reply: /\bpainless|\bpain[- ]free|\bgentle|\bnumb|\ban(?:a)?esth|\bsedat|\bneedle[- ]free|\bno needles?\b|\bwithout (?:pain|needles?)|ไม่เจ็บ|เจ็บน้อย|ยาชา|มือเบา|เบามือ|นุ่มนวล|ไร้เข็ม|ดมยา/iu },
  // That it harms.
  { doubt: /\b(?:un)?safe\b|\bsafety\b|\bdanger|\bchemicals?\b|\btoxic|\ballerg|\bharmful|\bpoison|\binjur|\baccidents?\b|ปลอดภัย|อันตราย|สารเคมี|แพ้(?!ง)|ยาฆ่า|โดนยา|ยามีกลิ่น|ติดเชื้อ|สารกันบูด/iu, reply: /\bsafe|\bchemical[- ]free|\bno (?:chemicals|additives|preservatives)|\bwithout (?:chemicals|additives)|\bnon-?toxic|\borganic|\blab\b|\btested\b|\bhypoallergenic|\bsupervis|\bsteril|\blifeguard|\bin the water\b|ปลอดภัย|ปลอดสาร|ไม่(?:ใช้|ใส่|มี)สาร|ออร์แกนิ|ผลแล็บ|ผลตรวจ|ฆ่าเชื้อ|ประกันอุบัติเหตุ|อย\./iu, never: /\bwi-?fi\b|\bG?bit\b|\bline\b|\binternet\b/iu },
  // That it breaks or does not last.
  { doubt: /\bbreaks?\b|\bbroken?\b|\bbroke\b|\bcrack|\bfalls? apart|\b(?:won['’]t|not|doesn['’]t) last\b|\bleak|\brust|\bfades?\b|\bwears? out|\b(?:poor|bad) quality|\bbadly made|\bgoes? wrong|\bfault(?:y|s)\b|พัง|แตก(?!ต่าง)|รั่ว|ชำรุด|(?<!ไม่)ขาด(?=\s|$|ง่าย|บ่อย)|เสีย(?=ง่าย|อีก|แล้ว|ใคร|บ่อย|เร็ว)|ไม่ทน|สีตก|ซีด|ลอก/iu, reply: /\brepair|\bspares?\b|\btested\b|\blasts?\b|\bmended?\b|ซ่อม|ทน|อะไหล่|ทดสอบ/iu },
  { doubt: /\bbreaks?\b|\bbroken?\b|\bbroke\b|\bcrack|\bfalls? apart|\b(?:won['’]t|not|doesn['’]t) last\b|\brust|\bfades?\b|\b(?:poor|bad) quality|\bthat [^.;,]{3,40} (?:is|are) (?:any |really )?good\b|\bgoes? wrong|\bfault(?:y|s)\b|\bspoil|\bdamaged?\b|\bmelt|\bdies?\b|\bdead\b(?! stock)|\bstale\b|\bnot fresh|พัง|แตก(?!ต่าง)|ชำรุด|(?<!ไม่)ขาด(?=\s|$|ง่าย|บ่อย)|เสีย(?=ง่าย|อีก|แล้ว|ใคร|บ่อย|เร็ว|กลางทาง|ระหว่าง)|ไม่ทน|เน่า|ช้ำ|บูด|ไม่สด|ตาย|ละลาย/iu, reply: REPLACED },
  { doubt: /\bspoil|\bmelt|\bdies?\b|\bdead\b(?! stock)|\bstale\b|\bnot fresh|เน่า|ช้ำ|บูด|ไม่สด|ตาย|ละลาย/iu, reply: /\balive\b|\bfresh|\bice\b|\bchilled|\bcold (?:chain|truck|box)|\binsulated|สด|แช่เย็น|รถเย็น|เก็บความเย็น|วันต่อวัน/iu },
  // Who does it, and whether they can be trusted.
  { doubt: /\bcowboys?\b|\bunqualified|\bstrangers?\b|\bamateurs?\b|\bwho (?:comes|does it|will come)\b|\b(?:not|un)(?: |-)?(?:licen[cs]ed|registered|certified|insured|trained)\b|\bdon['’]t trust\b|ฝีมือ|มือใหม่|ใครทำ|ไม่ไว้ใจ|หมอเถื่อน|ช่างเถื่อน|คนแปลกหน้า|ทิ้งงาน/iu, reply: /\blicen[cs]|\bcertif|\bregister|\bqualif|\binsured\b|\bDBS\b|\bvetted|\bown (?:staff|team|people|fitters|crew|drivers|technicians)|\bsame (?:person|tutor|carer|teacher|vet|doctor|driver|fitter|nurse)\b|\baccredit|ใบ(?:อนุญาต|ประกอบ|รับรอง|เซอร์)|ขึ้นทะเบียน|จดทะเบียน|ช่างประจำ|ทีม(?:ช่าง|งาน)?(?:ของ)?เรา(?:เอง)?|คนเดิม|วิศวกร/iu },
  // That nobody knows it.
  { doubt: /\bnever heard\b|\bwho are (?:you|they)\b|\bdon['’]t know (?:us|you|the (?:name|brand))\b|\bdon['’]t trust\b|ไม่(?:เคยได้ยิน|รู้จัก(?:เรา|ร้าน|แบรนด์|ยี่ห้อ))|ไม่ไว้ใจ/iu, reply: /\breviews?\b|\bstars?\b|\brated\b|\bsince \d{4}|\baward|รีวิว|ดาว|รางวัล|ตั้งแต่ปี|เปิดมา\s?\d/iu },
  // That one is bound.
  { doubt: /\bcontracts?\b|\block(?:ed|s)? (?:me |them |us )?in\b|\bcommit(?:ment|ted|ting)?\b|\btied (?:in|down)|\bcan['’]t (?:cancel|leave|stop)\b|ผูกมัด|ติดสัญญา|ยกเลิกไม่ได้/iu, reply: /\bno (?:contract|lock|commit|tie|minimum term|joining fee)|\bcancel|\bany ?time\b|\bmonth[- ]to[- ]month|\bmonthly\b|\btrial\b|\bpause|\bnotice\b|ไม่(?:มี)?(?:สัญญา|ผูกมัด)|ยกเลิกได้|ทดลอง/iu },
  // That it does not fit.
  { doubt: /\b(?:not|n['’]t|won['’]t|will it|does it|if it) fit\b|\bwrong size|\bwhich size|\bsizing\b|\bcompatib|ใส่ไม่ได้|ไม่พอดี|ไซ[ซส]์|ใส่ได้(?:ไหม|มั้ย)|ตรงรุ่น|ใช้กับรุ่น/iu, reply: /\bfits?\b|\bsiz(?:e|es|ing)\b|\bmeasur|\bexchang|\bsend (?:it |them )?back|\breturns?\b|\bmade to\b|วัด|ไซ[ซส]์|พอดี|เปลี่ยน|คืน|ลองใส่|ตรงรุ่น/iu, never: /เปลี่ยนรส/u },
  // That it is not as shown.
  { doubt: /\bnot (?:as|like) (?:in )?(?:the )?(?:pictures?|photos?|shown|advertised|described)|\blook(?:s)? (?:cheap|different)|ไม่ตรงปก|ไม่เหมือน(?:ใน)?รูป|ตรงปก/iu, reply: /\b(?:real|your own|live) (?:photos?|pictures?|videos?)|\bphotos?\b|\bvideos?\b|\bcome (?:and )?see|\bsee (?:it|them) (?:first|before)|\breturns?\b|\bsend (?:it |them )?back|\brefund|\bsamples?\b|รูปจริง|คลิป|วิดีโอ|ไลฟ์|ดูของ|คืน(?:เงิน|ได้)/iu, never: /\b(?:photo|picture) packs?\b/iu },
  // How it tastes, how it smells.
  { doubt: /\btastes?\b|\bbland\b|รสชาติ|รส(?:ไม่|จะ|เปลี่ยน|เพี้ยน)|ไม่อร่อย/iu, reply: /\btast(?:e|es|ing|ed)\b|\bsamples?\b|\brecipe|\b(?:same|every|each) batch|รส|ชิม|ทุกล็อต|อร่อย/iu },
  { doubt: /เหม็น|กลิ่น|สาบ|คาว|\bsmell|\bodou?r/iu, reply: /กลิ่น|ไม่(?:คาว|เหม็น)|\bodou?r|\bsmell/iu },
  // Who is with them.
  { doubt: /ใคร(?:ดู|เฝ้า|อยู่)|กลางคืน|เหงา|\bwho (?:looks after|watches|is there)\b|\bat night\b|\balone\b|\bunattended\b/iu, reply: /เฝ้า|พยาบาล|พี่เลี้ยง|กล้อง|เวร|\bnurse|\bnight (?:staff|shift)|\bsupervis|\bwatched\b|\bstays? (?:with|overnight)/iu },
  // That it comes back once they have gone.
  { doubt: /\b(?:be|come|comes|coming|came) (?:straight |right )?back\b(?! to\b)|\breturns? (?:in|after|within|the next)\b|กลับมา(?:อีก|ใหม่|เป็นอีก|เหมือนเดิม)|(?:เป็น|รั่ว|ขึ้น|อุดตัน)อีก/iu, reply: /\bif (?:it|they|the \p{L}+) (?:ever )?(?:comes?|returns?) (?:back|again)?|\bif (?:it|they|the \p{L}+) returns?\b|\b(?:come|treat|redo|do it) (?:back|again)\b[^.;]*\b(?:free|no charge)|\b(?:free|no charge)[^.;]*\b(?:again|call-?back|re-?treat)|(?:กลับมา|ขึ้น|เป็น|รั่ว)(?:อีก|ใหม่)?[^.;]{0,16}(?:ฟรี|ไม่คิด|ทำใหม่|แก้ให้)|ทำซ้ำฟรี|แก้(?:ให้)?ฟรี/iu },
  // That one pays for a long time, and may not use it all.
  { doubt: /\bwhy (?:pay|buy|book|commit)\b[^.;]{0,16}\b(?:whole|full|all|every)\b|\bwhole (?:year|season|term|course)\b|\b(?:won['’]t|not|can['’]t|never) (?:be able to )?(?:use|come|go|make) (?:it|them|to)? ?(?:all|every|enough)\b|ทำไมทั้ง(?:ปี|ฤดู|คอร์ส|ก้อน)|จ่ายทั้ง(?:ปี|ก้อน|คอร์ส)|(?:ไป|ใช้|เรียน|มา|ดู)ไม่(?:ครบ|หมด|คุ้ม)/iu, reply: /\b(?:transfer|swap|pass (?:it )?on|pause|skip|roll(?:s|ed)? over|carry over|refund)\w*\b|\bmiss an? \p{L}+\b|\bworks out (?:at|cheaper)\b|\bcheaper than\b|โอนให้|แทนได้|แทนกันได้|เลื่อนได้|พักได้|ทบ(?:ไป)?ได้|เรียนชดเชย|ตก(?:นัด|ครั้ง|เดือน|วัน|คาบ)ละ|ถูกกว่าซื้อ/iu },
  // That somebody cannot get up, in or about.
  { doubt: /\b(?:can['’]t|cannot|can (?:she|he|they|mum|dad)|too frail to|hard to|unable to) (?:walk|climb|get (?:up|in|on|out)|manage)\b|\bstairs?\b|\bwheelchairs?\b|\bbad knees?\b|ขึ้น[ก-๛]{0,8}(?:ไม่ไหว|ไม่ได้|ลำบาก)|เดิน(?:ไม่ไหว|ไม่ได้|ลำบาก)|ลงไม่ไหว|เข่าไม่ดี/iu, reply: /\bwheelchair|\bhandrails?|\bramps?\b|\bstep-?free|\b(?:no|without) (?:stairs|steps)|\b(?:help|carry|lift) (?:them|you|her|him)\b|\bground floor|รถเข็น|ราวจับ|ทางลาด|ลิฟต์|ประคอง|ชั้นล่าง|อุ้มขึ้น/iu },
  // That others see it.
  { doubt: /\bembarrass|\bashamed\b|\bshame\b|\bwatch(?:es|ing)? me\b|\blaugh(?:s|ed|ing)? at\b|\bjudged?\b|\bshy\b|\bself-?conscious|\bbeing (?:looked at|seen|watched|stared at)\b|\b(?:every(?:one|body)|people) (?:will |would )?(?:be )?(?:watch|look|star)ing\b|\bthe fat one\b|\bfeels? (?:daft|stupid|silly)\b|\b(?:neighbou?rs|others?|moms|mums) (?:will |would |might )?(?:know|see)\b|เขิน|(?<![ก-๛])อาย(?!ุ)|กลัวอาย|คนมอง|คนเห็น|โดนมอง|คนหัวเราะ/iu, reply: /\bprivate\b|\bdiscreet|\b(?:women|men|ladies|adults?|beginners?)[- ]only\b|\bonly (?:women|adults|beginners)\b|\b(?:everyone|everybody|all)\b[^.;]*\bbeginners?\b|\bno (?:mirrors|audience|spectators)\b|\bone[- ]to[- ]one\b|\bplain (?:box|packag)|\b(?:nobody|no one) (?:\p{L}+ ){0,3}(?:knows|stares|sees|watches|looks|laughs)\b|\bno (?:name|logo) on\b|\bunmarked\b|\bback door\b|\bneutral\b|ส่วนตัว|ห้องเดี่ยว|ห้อง[ก-๛]{0,10}แยก|แยกห้อง|ตัวต่อตัว|เฉพาะผู้หญิง|มือใหม่ล้วน|กล่องทึบ|ไม่ระบุชื่อ/iu },
  // That it is too hard for them, or takes too much of their time.
  { doubt: /\bnever (?:played|tried|done|sewn|ridden|sailed|skied|danced)\b|\btoo (?:old|late to|hard|difficult|complicated|technical|busy)\b|\btoo (?:advanced|much work|slow|unfit)\b|\bnot (?:fit|good|strong) enough\b|\b(?:am i|are they) (?:fit|good|strong) enough\b|\bfaster than (?:me|us)\b|\bno time\b|\bhassle\b|\bnot (?:good with|technical|sporty)|\bdon['’]t know how\b|\bcan['’]t (?:learn|use it|follow|keep up)\b|\bnever (?:learn|manage)|(?<!ไม่|อ)ยาก(?!จน)|แก่(?:เกิน|แล้ว)|เรียนไม่(?:ทัน|ไหว|รู้เรื่อง)|ตามไม่ทัน|ยุ่งยาก|ไม่มีเวลา|ใช้ไม่เป็น|ทำไม่เป็น/iu, reply: /\bbeginners?\b|\bno (?:experience|set-?up)\b|\bwe (?:set|teach|train|show you|import|do it|do the|handle)\b|\bstep by step\b|\btraining\b(?! (?:is|on|runs|nights|days|starts|from|at)\b)|\bfrom (?:zero|scratch)\b|\bmiss a lesson\b|\beas(?:y|ily)\b|\bdone for you\b|\b(?:a|with a|your) mentor\b|\b(?:your|their|my) (?:own )?pace\b|\bfree coaching\b|\bfor the slow\w*|สอน(?=[ก-๛]{0,10}(?:ช้า|ฟรี|ซ้ำ|พื้นฐาน|มือใหม่|ตัวต่อตัว|ทีละ|จน|ตั้งแต่|ให้(?!ม)|ที่บ้าน|ถึงบ้าน|เอง))|พื้นฐาน|เริ่มจากศูนย์|เรียนซ้ำ|ทบทวน|ติดตั้งให้|ทำให้(?:หมด|ทั้งหมด|ครบ)|ง่าย|อบรม/iu },
  // That a dealer is left with it.
  { doubt: /\bsits? (?:on|in) (?:my|the|our|their)\b|\bdead stock\b|\bunsold\b|\b(?:won['’]t|not|will it|will they|n['’]t) sell\b|ขายไม่(?:ออก|หมด)|ค้างสต|จมทุน/iu, reply: /\bre-?orders?\b|\bsells?\b|\bsale or return\b|\btake (?:it |them )?back\b|\bunsold\b|\brestock|สั่งซ้ำ|รับคืน|ขายดี|ขายหมด/iu },
  // That the old supplier or system is left.
  { doubt: /\b(?:chang|switch)(?:e|es|ing) (?:(?:to|from|their|our|the|a) )*(?:new )?(?:supplier|provider|system|software|bank|accountant|vendor|agency)s?\b|\bmov(?:e|ing) (?:all )?(?:the |our |their )?data\b|เปลี่ยน(?:เจ้า|ซัพ|ระบบ|โปรแกรม)|ย้าย(?:ระบบ|ข้อมูล|เจ้า)/iu, reply: /\bsamples?\b|\btrial\b|\bimport (?:your|the|all)|\bmigrat|\bswitch|\bmove (?:your|the) data|\bside by side\b|ตัวอย่าง|ทดลอง|ลองก่อน|ย้าย(?:ข้อมูล|ให้)/iu },
  // What the work leaves behind.
  { doubt: /\bdust\b|\bmess\b|\bnois[ey]|\bdisrupt|\bdig(?:ging)? up\b|\bdrilling\b|ฝุ่น|เสียงดัง|เลอะ|ทุบ(?:บ้าน|ผนัง|พื้น)|เจาะ(?:บ้าน|ผนัง|พื้น)/iu, reply: /\bcarpets?\b|\bclean(?:s|ed)? up\b|\bleave it clean|\bdust[- ]free|\b(?:no|without) (?:dust|digging|drilling|mess)|\bquiet|\bdust sheets|เก็บ(?:กวาด|งานให้)|ไม่(?:ต้อง)?(?:ทุบ|เจาะ)|เงียบ|ไร้ฝุ่น|\bextract(?:ion|ors?)\b|\bvacuum|คลุม|ดูดฝุ่น/iu },
  // That it is far.
  { doubt: /\btoo far\b|\bfar away\b|(?:อยู่|มัน|ทาง|ร้าน|เดินทาง)ไกล|ไกล(?:ไป|เกิน|บ้าน)/iu, reply: /\bwe come\b|\bto your (?:door|home|site|farm|office)|\bpick[- ]?up\b|\bwe collect|\bdeliver|\bonline\b|\bshuttle|ถึงบ้าน|ถึงที่|รับ[- ]?ส่ง|รถรับ|ออนไลน์|ส่งทั่ว|ใกล้/iu },
  // That nobody is there afterwards.
  { doubt: /\bafterwards\b|\bafter (?:the )?(?:sale|install\w*|they pay)\b|\b(?:nobody|no one) (?:comes|helps|answers|picks up|fixes)\b|บริการหลัง|ขายแล้ว(?:ทิ้ง|หาย)|ใคร(?:ซ่อม|ดูแล|ช่วย)|ติดต่อไม่ได้/iu, reply: /\bsupport\b|\bservice\b|\bhotline\b|\bengineers?\b|\brepair|\bfollow[- ]?up|\bwarrant|ดูแล|ซ่อม|ประกัน|บริการ|เข้าหน้างาน|โทรถาม|โทรเช็ก/iu },
  // That it does not last, or is broken on the way.
  { doubt: /\b(?:will|does|would) (?:it|they|this) (?:really )?(?:survive|last|hold|break)\b|\bbroken \p{L}+|\bscratch(?:es|ed)?\b/iu, reply: /\bwarrant(?:y|ies)\b|\bguarante|\bswap\b[^.;]*\bnot repair|\bbreak\w* replac|\bbroken\b[^.;]*\breplac|\btransit cover\b|\bcover in the price\b|\b(?:soft|cloth|foam) brushes\b/iu },
  // That whoever was paid is gone.
  { doubt: /\b(?:vanish|disappear)\w*\b|\bnever see you again\b|\b(?:took|takes?|take) (?:the |their |my |our )?(?:money|fees?|check|cheque|deposits?|advance)\b[^.;]{0,10}\b(?:and|&)\b|\b(?:company|firm|school|builder) (?:folds?|closes?|goes (?:bust|under))\b/iu, reply: /\boffice\b[^.;]*\byou can visit\b|\b(?:since|in \p{Lu}\p{L}+ since) (?:19|20)\d\d\b|\b\w+ generation\b|\bbefore you pay\b|\bpay (?:after|when|on delivery)\b|\bescrow\b/iu, never: /\bprices?\b|\bmenu\b/iu },
  // That a deposit is gone with whoever took it: nothing is paid before.
  { doubt: /\bdeposits?\b[^.;]{0,12}\b(?:gone|vanish\w*|run|ran|disappear\w*)\b|\b(?:vanish|disappear)\w*\b|\b(?:took|takes?|take) (?:the |their |my |our )?(?:money|check|cheque|deposits?|advance)\b|(?:โกง|เชิด|หอบ|ทิ้ง)[^\s]{0,6}(?:มัดจำ|เงิน)|มัดจำ[^\s]{0,6}(?:แล้วหาย|หาย|ทิ้ง)|โอน[^\s]{0,6}แล้วหาย/iu, reply: /\b(?:don['’]?t|do not|never) take (?:a |any )?(?:dime|penny|cent|money|deposit)\b|\bpay (?:only )?(?:when|once|after)\b|\bno deposit\b|\bdeposit:? none\b|\b0 down\b|\bbefore you pay\b|ไม่(?:เก็บ|ต้อง(?:วาง)?|รับ)มัดจำ|จ่าย(?:เมื่อ|หลัง|ตอน)[^\s]{0,6}(?:เสร็จ|รับ|ส่ง)|เก็บเงินปลายทาง/iu },
  // That one is cheated: it is done before one's eyes.
  { doubt: /\bcrooks?\b|\b(?:is|are|was|were) (?:all )?lying\b|\bliars?\b|\bripped[- ]off\b|\brip[- ]?offs?\b|\bcheat\w*\b|\bswaps? (?:the|my|it)\b|\bget(?:ting)? chop|\bkena chop\b|นับไม่ครบ|สับเปลี่ยน|สลับของ|โกงน้ำหนัก|โกงตาชั่ง/iu, reply: /\byou (?:can )?(?:see|watch)\b|\bin front of (?:you|them)\b|\bshow you (?:the|it|what)\b|\b(?:photos?|videos?) of your\b|\byou can be (?:there|at)\b|\byou see\b|ต่อหน้า|ให้ดูก่อน/iu },
  // What customs do with it.
  { doubt: /\bcustoms?\b(?=[^.;]*\b(?:seiz|dut|surpris|tax|stop|hold|held|stuck)\w*)/iu, reply: /\bimporter of record\b|\bdut(?:y|ies) (?:is |are )?(?:already )?(?:paid|included)\b|\bDDP\b|\bcleared by us\b|\bwe clear\b/iu },
  // That it does not lie well: it can be tried.
  { doubt: /\btoo (?:hard|soft|firm)\b(?! (?:for|to)\b)/iu, reply: /\b\d+ nights\b|\b\d+[- ]night trial\b|\bsample box\b/iu },
  // That a result gets out.
  { doubt: /ผล(?:ตรวจ)?[^\s]{0,4}หลุด|กลัวคนรู้/u, reply: /ไม่มีชื่อ|ไม่ระบุชื่อ|ความลับ|ซองทึบ|กล่องทึบ/u },
  // That somebody takes money besides: nothing is paid by hand.
  { doubt: /\bask(?:s|ed|ing)? (?:us |me |them )?(?:for )?(?:more )?money\b|\bbribes?\b|\bunder the table\b|\bpockets? (?:the|it)\b|เรียกเงินเพิ่ม|ใต้โต๊ะ|เก็บเงินซ้ำ|ขอเงินเพิ่ม/iu, reply: /\bno cash\b|\bcashless\b|\bQR\b|\bpaid? (?:in|by|through) (?:the )?app\b|ไม่รับเงินสด|สแกนจ่าย/iu },
  // Whether what comes back is theirs: one at a time, or before their eyes.
  { doubt: /\breally (?:my|mine|our)\b|\bashes\b|\bmix(?:ed|es)? (?:up|with|it|my)\b|เถ้า[^\s]{0,8}(?:ของ|ปน)|ปนกับของ|สลับกัน/iu, reply: /\bone at a time\b|\bonly (?:your|one)\b|\btags? (?:stays?|on)\b|\b(?:may|can) stay (?:in|until|with)\b|\bprivate cremation\b|ทีละ(?:ตัว|ราย|งาน|คน)|ป้าย(?:เบอร์|ชื่อ)|แยก(?:ล็อต|ทุกงาน|เตา)/iu },
  // That they are sold what they do not need: what is broken is shown, and nobody earns by it.
  { doubt: /\bfind (?:something|more)\b|\bnot worth (?:fixing|repairing|mending|saving)\b|\bsays? replace\b|\bbeing (?:sold|upsold)\b|\bupsold\b|\bsell me\b|\bsales(?:m[ae]n| pitch)\b|\b(?:told|says?) (?:they|you|we) need a (?:whole )?new\b|ยัด(?:เยียด|คอร์ส|ช่วง)|เชียร์(?:ขาย|ตรวจ)|จับผิด/iu, reply: /\bshow you (?:the )?old part\b|\b(?:video|photos?) of (?:what|worn)\b|\bsecond opinions?\b|\bnot on commission\b|\bno commission\b|\bdo(?:n['’]t| not) sell\b|\bif you do(?:n['’]t| not) need\b|\bpay per (?:session|visit)\b|\bnobody comes\b|คิดเป็นครั้ง|จ่ายเป็นครั้ง|ไม่ผูกคอร์ส|ไม่ขายคอร์ส|ไม่ขายของต่อ|ไม่เดินขาย|คืนอะไหล่เก่า/iu },
  // That it stops while it is needed: another stands by.
  { doubt: /ไฟดับ|ระบบล่ม|เน็ตล่ม|เครื่องดับ|\bpower (?:cuts?|fails?|out\w*)\b|\b(?:set|system|generator|internet) (?:\w+ ){0,2}(?:packs? up|goes down|fails?|drops?)\b/iu, reply: /สำรอง|ซ้อม(?:เต็ม|ก่อน)|\bback-?up\b|\bstand-?by\b|\bspare (?:set|unit|machine)\b|\bsleeps beside\b|\boffline\b|\binternet is down\b/iu },
  // Whether they come at all: who comes is told the day before.
  { doubt: /\bno[- ]?shows?\b|\b(?:do|does|will|whether)\b[^.;]{0,14}\b(?:show|turns?) up\b|\bdon['’]?t show\b/iu, reply: /\btext(?:s|ed)? (?:when|the (?:day|night) before)\b|\b(?:name|photo)\b[^.;]{0,12}\bday before\b|\bnobody is day labor\b|\bor (?:it|the (?:day|visit)) is free\b/iu },
  // That somebody let into the house takes things.
  { doubt: /\b(?:will|might|would) steal\b|\bsteals?\b(?! the)|\bstrangers? (?:in|with)\b|ขโมยของ/iu, reply: /\breferees\b|\breferences?\b|\bpolice[- ]check\w*|\bbackground[- ]check\w*|\bID cards?\b|\bsame (?:two )?(?:people|person|men)\b|ตรวจประวัติ|ประวัติอาชญากรรม/iu },
  // That a child is hurt by others where nobody looks.
  { doubt: /\bbull(?:y|ied|ying)\b|\bteas(?:ed|ing)\b|โดนแกล้ง|โดนรังแก|บูลลี่/iu, reply: /\b(?:masters?|matrons?|wardens?|teachers?|staff|parents?)\b[^.;]{0,20}\blive in\b|\b\d+ (?:per|in each|to a) class\b|\bmax \d+\b|ครู(?:พัก|นอน)(?:ใน|หอ)|ห้องละ(?:ไม่เกิน)?\s?\d/iu },
  // Whether it is clean.
  { doubt: /\bhygien\w*|\bfilthy\b|\bdirty\b|\b(?:is|are) (?:it|they|the \p{L}+) clean\b/iu, reply: /\bopened before your eyes\b|\bfilled fresh\b|\b(?:fresh|clean) (?:towels?|linen|sheets|water)\b|\bwashed (?:after|between|every)\b|\bafter each clean\b|\bcleaned (?:after|between|every)\b|\bsteril/iu },
  // Whether it is safe there at night.
  { doubt: /\bsafe(?:ty)? at night\b/iu, reply: /\bsecurity\b|\bguards?\b|\b24 ?h(?:ours?)?\b|\bcameras?\b|\bCCTV\b/iu },
  // That an animal or a child is upset.
  { doubt: /\bstressed\b|\bwill (?:he|she|they) (?:settle|cope)\b|\bseparation\b/iu, reply: /\bone (?:dog|cat|pet) at a time\b|\bno cages\b|\bsame key person\b|\badaptation week\b|\bsettling[- ]in\b|\bbuddy family\b|\b(?:owner|parent)s? (?:can|may) stay\b|\bparent inside\b/iu },
  // That work stands still meanwhile.
  { doubt: /\bproduction stops?\b|\bstop production\b|\boff the road\b|\bkeep (?:the|my) (?:boat|car|van|bike)\b|\btime off\b/iu, reply: /\bback (?:in \p{L}+ in \d+|by \d+|the same day)|\bcourtesy \p{L}+|\bloan (?:devices?|cars?|bikes?)\b|\bnight shift\b|\bcomes? to (?:you|your)\b|\bin your yard\b|\b\d+ min(?:utes?)? per\b/iu },
  // That one is held, or pays on.
  { doubt: /\bforget to cancel\b|\bkeep (?:you|me|us) coming\b|\b(?:tied|locked) (?:in|to)\b/iu, reply: /\bcancel (?:in|any|with|by|free|from)\b|\bmonth to month\b|\bleave any ?(?:time|month)\b|\bno contract\b|\bhow many visits\b|\bswap a date\b/iu },
  // What it is made of.
  { doubt: /\bis it (?:plastic|polyester|glass|resin|fake|nylon)\b|\bfake (?:feed|stone|silver|gold)\b/iu, reply: /\byou test it\b|\btest (?:card|lamp)\b|\bUV lamp\b|\bevery batch tested\b|\bswatch(?:es)?\b|\bhallmark/iu },
  // Who sees what they tell.
  { doubt: /\bprivacy\b|\bdata (?:leak|stolen|safe|protect|go(?:es)? to)\w*|\bgdpr\b|\bdata of health\b|ข้อมูล(?:รั่ว|หลุด|ส่วนตัว)/iu, reply: /\bGDPR\b|\bencrypt|\bPDPA\b|\bservers? in\b|\bdata (?:is )?(?:wiped|not touched)\b|\bDPO\b|\bprivate\b|เข้ารหัส|ความลับ/iu },
]; // prettier-ignore

/** Nothing is given back: whoever doubts is told so elsewhere. */
const REFUSES = /\bnon[- ]?refundable\b|\bno refunds?\b|ไม่คืน(?:เงิน|มัดจำ)/iu;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Verbs of any denial: that they are denied tells of nothing. */
const ANY_DENIED = /^(?:ได้|มี|ต้อง|คิด|ใช่|เคย|ให้|เอา|รับ|ทำ|มา|ไป|อยู่|เป็น|ถึง|รู้|เกิน|เสีย|ใช้|จ่าย)$/u;
/** Whether the very thing that is feared is denied: 'กลัวครูดุ' by 'ครูใจเย็นไม่ดุ'. */
const deniesIt = (words: string, doubt: string): boolean =>
  words.includes('ไม่') &&
  [...segmenter.segment(doubt)].some(
    ({ segment }) =>
      segment.length > 1 &&
      !ANY_DENIED.test(segment) &&
      words.includes(`ไม่${segment}`) &&
      !doubt.includes(`ไม่${segment}`),
  );

/** What a doubt is about: it is held against every statement. */
const repliesOn = lately(
  (doubt: string): readonly Reply[] => REPLIES.filter((one) => one.doubt.test(doubt)),
  64,
);

/** How many things a doubt is about of which a statement plainly speaks. */
export const repliesTo = (words: string, doubt: string): number =>
  REFUSES.test(words)
    ? 0
    : Number(deniesIt(words, doubt)) +
      repliesOn(doubt).filter(({ reply, never }) => reply.test(words) && !(never?.test(words) ?? false))
        .length;

/** Whether a statement only looks like an answer to the doubt: it speaks of another thing, or refuses what is asked for. */
export const eludes = (words: string, doubt: string): boolean =>
  REFUSES.test(words) || repliesOn(doubt).some(({ never }) => never?.test(words) === true);

const FIRST_TIME =
  /\b(?:first|second|last) (?:night|day|week|month|winter|summer|year|term|lesson|visit|order|time)s?\b|(?:คืน|วัน|สัปดาห์|อาทิตย์|เดือน|ปี|ครั้ง|เทอม)แรก/giu;
/** Whether both tell of the same time: 'die in the first month', 'visits for the first month'. */
export function isOfOneTime(words: string, doubt: string): boolean {
  const named = doubt.toLowerCase().match(FIRST_TIME) ?? [];
  return named.some((time) => words.toLowerCase().includes(time));
}

/** Words of any doubt and of any statement: that both have them says nothing of what either is about. */
export const ANY_DOUBT =
  /^(?:before|after|every|each|while|without|during|know|need|think|thought|want|look|make|made|take|taken|come|comes|work|works|thing|money|price|pay|paid|tim|much|many|just|even|really|still|already|always|never|nothing|anything|something|nobody|anybody|than|them|then|about|around|into|over|only|also|like|good|better|best|bad|long|last|first|next|sure|able|back|away|down|year|month|week|day|hour|minut|home|hous|here|been|being|were|will|would|could|should|cannot|doesn|isn|won|don|use|used|using|keep|give|given|find|found|tell|told|said|say|says|ask|asked|feel|help|start|stop|year|old|new|small|large|big|local|different|ของ|ทำงาน|ไม่ได้|เขา|ตัวเอง|ไม่มี|อะไร|เหมือน|แล้วไม่|ต้องการ|ใช้งาน|จริง|เวลา|สุดท้าย|เสียเงิน|เปล่า|ปัญหา|บริการ|สินค้า|ครั้ง|เดียว|ง่าย|ราคา|บ้าน|เดิม)$/iu;
