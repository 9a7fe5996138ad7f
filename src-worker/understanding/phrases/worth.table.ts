/**
 * What a statement of the client does for a buyer, by its words, and what a doubt is afraid of. Broad classes: how much each says
 * for leading is learnt by whoever ranks statements, not set here.
 */

/** What a statement does. */
export const DOES = {
  /** The seller takes the risk, or lets people try. */
  promise:
    /money[- ]back|refund|\bor (?:it['’]s |(?:the |your )?(?:first )?\p{L}+ (?:is |are )?)?free\b|\bfree (?:re|again|until|trial|first)|first \p{L}+ (?:\p{L}+ )?free|replac|\bwe(?:['’]ll)? (?:pay|refund|redo|come back|send another|stop)|paid in full|guarant|warrant|\bswap|\bredo\b|\btrial|\btry\b|pay (?:after|when)|till you say yes|คืนเงิน|ไม่(?:คิด|เก็บ|เสีย)(?:เงิน|ค่า)|ไม่คิดชั่วโมง|เปลี่ยน(?:[ก-๛]{0,8}(?:ใหม่|ให้)|ใน|ครู)|เคลม|ชดเชย|ส่ง(?:ใหม่|เพิ่ม)|รับคืน|คืน(?:ได้|ถุง|ใน)|ทำ(?:ซ้ำ|ใหม่)|ซ่อมเอง|ตัดใหม่|(?:เรียน|ซ่อม|แก้|ทำ|มา|ดู)\p{Script=Thai}{0,6}ฟรี|แก้\p{Script=Thai}*ไม่จำกัด|รับประกัน|จ่าย(?:ค่าปรับ|เต็ม|\s?\d)|เราจ่าย|ให้ลอง|ลองก่อน|ทดลอง|ชิม/iu,
  /** Buyers see it with their own eyes, or it is written down. */
  shown:
    /\bphotos?\b|\bvideos?\b|\blive\b|\blogged\b|\bmeasur|\bweigh|\btested\b|\bprinted\b|\breports?\b|\byou(?:['’]ll)? see\b|\brecord|\bdate of\b|\bnamed?\b|ต่อหน้า|ให้(?:ลูก)?ดู|ดูได้|รูป|คลิป|กล้อง|ไลฟ์|ลิงก์|สแกน|พิกัด|บันทึก|วัดผล|ผลแล็บ|ผลตรวจ|ติดหน้า|โชว์|ปั๊ม|จด(?!ทะเบียน|\s?อย)|นับ|รายงาน|วิดีโอ|สัญญา|ตรวจก่อน|วัด/iu,
  /** What came of it, counted. */
  result:
    /\d\s?%|\baverage\b|\b\d[\d,]* (?:of|out of|from) \d|\b(?:moved|passed|kept|went up|saved|guests|pupils|people) .*\d|\d[\d,.]* .*\b(?:last year|moved|passed|saved|playing)|\d[\d,]* \p{L}+ (?:brought|rescued|helped|fed|housed|rehomed|treated|found)\b|จาก\s?\d|เหลือ\s?\d|ปีที่แล้ว|เพิ่ม\s?\d|รอด|ว่ายได้|ลดจาก/iu,
  /** What is to be paid is said, and nothing else. */
  settled:
    /\b(?:one|fixed|same) price\b|\ball[- ]in\b|\bincluded\b|\bno (?:extra|hidden|lease|minimum|contract|lock|corkage|deposit|set-?up|fee)|\bis what you pay\b|\bin the (?:rent|price)\b|ราคาเดียว|(?<!เรียน)จบ(?=\s|$)|ไม่(?:มี)?(?:บวก|มัดจำ|ผูกมัด|ขั้นต่ำ)|ตามมิเตอร์|รวม(?!ส่ง)/iu,
  quick:
    /\b(?:with)?in (?:one|an?|\d+)[^,.;]{0,12}\b(?:min|hour|day|week|hr)|\b\d+[- ](?:min|hour|day|hr|week)s?\b|\bsame (?:day|evening|week)\b|\bnext (?:day|morning)\b|\bone day\b|\bovernight\b|\bTuesday\b|(?:ภายใน|ถึงใน|ใน|เสร็จ|แล้วถึง)[ก-๛]*\s?\d+\s?(?:นาที|ชม|ชั่วโมง|วัน)|วันเดียว|พรุ่งนี้|วันถัดไป|\d+ วัน(?:ได้|เสร็จ)|ก่อน\s?\d+\s?โมง|บ่าย|ทันที/iu,
  /** The same person, or few to one. */
  personal:
    /\bthe same\b|\bsame (?:\p{L}+ )?(?:person|dentist|tutor|carer|teacher|vet|doctor|driver)|\bby one\b|\bkeeps\b|\bone \p{L}+ (?:for|per|of) \d|\b(?:max|only|at most)\b|\b\d+ (?:kids?|people|children|residents|dogs|in a)\b(?! (?:brought|rescued|helped|fed|housed|rehomed|treated|found)\b)|คนเดิม|คนเดียวจนจบ|1 ต่อ|กลุ่มละ|ไม่เกิน\s?\d|แค่\s?\d|คนต่อ|รายคน|แยก/iu,
  /** So little can be ordered or bound. */
  small:
    /\bfrom \d+\b|\bno minimum\b|\bany month\b|\bnotice\b|\bany time\b|ขั้นต่ำ|เริ่ม\s?\d+\s?(?:ชิ้น|ใบ|ตัว)|รับ\s?1\s?ชิ้น/iu,
  /** What it does without. */
  without:
    /\bno (?!\d)\p{L}+|\bnot\b|\bnever\b|\bnothing\b|\bwithout\b|\bnobody\b|n['’]t\b|\bfree of\b|-free\b|ไม่(?!เกิน|จำกัด|มีขั้นต่ำ)/iu,
  /** Done for the buyer, where the buyer is. */
  yours:
    /\byou(?:r|rs)?\b|\bwe (?:get|do|come|call|move|carry|handle|find|check)\b|\bat your\b|ให้(?!บริการ)|ถึง(?:บ้าน|ที่|หอ|สวน|แปลง|หน้างาน)|ไปแทน|เอง(?=\s|$)/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What a statement merely has. */
export const HAS = {
  paper:
    /\b(?:licen[cs]ed?|certif\w+|accredit\w+|registered|regulated|approved|inspected|insured|insurance|member|compliant|DBS|GDPR|vetted|recognised|organic|qualified|chartered|cleared|SALSA|rating)\b|อย\.?(?=\s|$|,)|มอก|GMP|GAP|ฮาลาล|ใบ(?:อนุญาต|ประกอบ|เซอร์|รับรอง|ประกาศ|กำกับ|กำจัด)|จดทะเบียน|ขึ้นทะเบียน|รับรอง|มาตรฐาน|โอทอป|PDPA|มกษ/iu,
  /** Capitals that only those know who give it. */
  letters: /\b[A-Z]{3,}\d*\b|\bISO\b/u,
  age: /\b(?:since|founded|established|generation|experience|family (?:firm|business)|for \d+ years)\b|^\d+ ?(?:\+ ?)?(?:years|yrs)$|\b(?:18|19|20)\d\d\b|ประสบการณ์|ก่อตั้ง|เปิดมา|รุ่น(?:ที่|สู่)|\d รุ่น|ตั้งแต่ปี|โบราณ/iu,
  means:
    /^(?:our |own |we have |a )*(?:\d[\d,.]*|two|three|four|five|six) \p{L}+(?: \p{L}+)?$|\b\d[\d,]* (?:vans?|trucks?|lorr(?:y|ies)|vehicles|staff|people|employees|fitters|machines|acres|sq ft|m2|shops|branches|bikes|drones|robots|volunteers|colou?rs|flavou?rs|models)\b(?! (?:brought|rescued|helped|fed|housed|rehomed|treated|found)\b)|\bown (?:boat|farm|silo|oven|workshop|lorries|fleet|factory|pattern shop)\b|(?:รถ|เครื่อง|ช่าง|พนักงาน|ทีม|โรง|บ่อ|สาขา|ลาน|จักร|สินค้า|ของ|กรอบ|ไก่|แพะ|หมอ|กลุ่ม|บริษัท|ฟาร์ม|ลูกค้า)[^\d]{0,14}\d[\d,]*\s?(?:คัน|เครื่อง|คน|นาย|ไร่|ตัว|ชุด|บ่อ|สาขา|ห้อง|ท่าน|แบบ|ราย|โรงงาน|โหล)|ของเราเอง|โรงงานเอง|สวนตัวเอง/iu,
  beside:
    /\bparking\b|\bpark for\b|\bwi-?fi\b|\bcoffee\b|\bcaf[eé]\b|\bkitchen\b|\bshowers?\b|\btoilets?\b|\blockers\b|\bgarden\b|\bsnacks?\b|\btea\b|\bchampagne\b|\bdrinks?\b|\bgin\b|\bparties\b|\b(?:pay by|take|accept)\b.*\bcard\b|\bcontactless\b|\bcash\b|\bopen\b|\b\d ?to ?\d\b|\b24\/7\b|\bcent(?:ral|re)\b|\bnear\b|\bshowroom\b|\bwebsite|\binstagram\b|\bapp on\b|\bdashboard\b|\bcloud\b|\bbrand\b|จอดรถ|ที่จอด|แอร์|ไวไฟ|กาแฟ|คาเฟ่|ฟู้ดทรัก|เครื่องดื่ม|ใกล้|ติด(?:รถไฟฟ้า|ถนน|ห้าง|BTS)|เปิด(?:ถึง|ทุกวัน|\s?\d)|รับบัตร|พร้อมเพย์|ไลน์$|ทางไลน์|วิว|ริม|โชว์รูม|ห้องน้ำ|ห้องอาบ|เฟอร์|ในห้าง|^ห้าง|แอดมิน/iu,
  gift: /\bgift\b|\bvouchers?\b|\bbox(?:ed)?\b|\bpackag|\bpacked\b|\bwrap|\bfree (?:quote|delivery|shipping|sample|first meeting|survey)|\bsamples\b|\bcolou?rs\b|\bsizes\b|\bpay in\b|\binstal?ments?\b|\bshipping\b|แถม|ออกแบบ(?:\s?3D\s?)?ฟรี|ส่งฟรี|ประเมินฟรี|สำรวจ\p{Script=Thai}*ฟรี|ตรวจฟรี|ดูหน้างานฟรี|สาธิตฟรี|ผ่อน|เครดิต|เสื้อ|เหรียญ|กล่องสวย|แพ็กเกจ|แพ็ก|ห่อ|ถุง(?:ซิป|มีวาล์ว|สุญญากาศ)|ซีล/iu,
  praise:
    /\b(?:friendly|professional|tidy|quality|best|nice|pretty|beautiful|smart|modern|quiet|experienced|expert|great|eco|vegan|handmade|cruelty|character)\b|งานดี|ราคาถูก|มืออาชีพ|ประทับใจ|คุณภาพ|สวย|สะอาด|อร่อย|อย่างดี|เกรด|ครบ|ชัด/iu,
  made: /\bmade in\b|\bfrom (?:italy|germany|como)\b|\bmachine\b|\bLED\b|\bsteinway\b|\bbuilt in\b|\bstainless|\bsilk\b|\bpress\b|\bnew\b|สแตนเลส|ญี่ปุ่น|เยอรมัน|ไต้หวัน|อเมริกา|นำเข้า|LED|LEGO|Marshall|ซัมซุง|เหล็ก|ไมโคร/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Whether a statement speaks to a fear: by what it does, or by its words. */
type Answer = (words: string, isLackedByRival: boolean) => boolean;
const by =
  (...names: readonly (keyof typeof DOES)[]): Answer =>
  (words) =>
    names.some((name) => DOES[name].test(words));
const saying =
  (pattern: RegExp): Answer =>
  (words) =>
    pattern.test(words);

/** What a doubt is afraid of, and what speaks to it. */
export const FEARS: readonly (readonly [fear: string, doubt: RegExp, answer: Answer])[] = [
  ['money', /\bbills?\b|\bcharg|\bpric|\bextra|\bcosts?\b|\bquoted\b|\bexpensive|\bdeposit|\blease\b|\bcontracts?\b|\bfine[ds]?\b|\bsurprise|ค่า(?!ย)|บวก|แพง|บาน|เก็บเงิน|หัก|มัดจำ|จ่ายเพิ่ม|ภาษี/iu, by('settled', 'promise')],
  ['trust', /\bcowboy|\breal\b|\bgenuine|\bfake|\btrust|\bbelieve|\bknow it works|\bproof|\bwhat the money|\bthinks? |จริง|ปลอม|เดา|ทิ้งงาน|โกง|ที่มา|ของที่ยังดี|ไม่ถึง|ย้อมแมว|เถียง|ตาชั่ง/iu, by('shown', 'result', 'promise')],
  ['fails', /\bbreak|\bbroke|\bcrack|\bfail|\bwrong\b|\blost\b|\blose\b|\bspoil|\bsweat|\bdie[sd]?\b|\bdrawer|\brefuse|\bwon['’]t|\bdoesn['’]t (?:fit|work)|\bwaste|\bcome back|\bbrown\b|ตาย|พัง|รั่ว|เสีย|แตก|ดับ|ค้าง|ไม่(?:ได้|ขึ้น|ติด|ผ่าน)|ช้ำ|เน่า|หาย|สีตก|กลับมา|ขุ่น|ทิ้ง|หลง|บวม|เจ๊ง/iu, by('promise', 'shown', 'result', 'quick')],
  ['time', /\bwait|\blate\b|\bstop(?:s|ped)?\b|\boff the road|\bstands? still|\bweeks?\b|\bends\b|\bdelay|\bhours?\b|\bdon['’]t show|\bnever came|\btomorrow\b|\bhow (?:long|soon|fast|quick\w*)\b|\bwhen (?:will|can|is it|do)\b|\bready\b|\bin time\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bfor (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\blast (?:week|minute)\b|\bdeadlines?\b|รอ(?!ด)|ช้า|ไม่ทัน|หยุด|นาน|ทัน(?:ไหม|มั้ย|งาน|วัน|ใช้|เวลา)|กี่วัน|เมื่อไหร่|เมื่อไร|ด่วน|ไม่มีใครมา|ออกไม่ได้|ตามช่าง/iu, by('quick', 'promise')],
  ['people', /\bchang|\bnobody will know|\brush|\brep\b|\bstupid|\byoung people|\bforget|\bagency|หมอไม่ซ้ำ|ไม่ซ้ำ|รีบ|ดุ|ไม่มีเพื่อน|เขิน/iu, by('personal', 'promise')],
  ['harm', /\bhurt|\bsafe|\bpain|\binjur|\bharm|\bpanic|\bcry|\bafraid for|\bdust\b|\bnois|เจ็บ|ปลอดภัย|สาร|เคมี|เข็ม|ตีเด็ก|ติดเชื้อ|ผ่าตัด|แผล|เสียงดัง|แน่น|ตีกัน|ปนกัน/iu, by('without', 'shown', 'personal')],
  ['effort', /\btoo old|\blearn|\btime\b|\bhassle|\bdon['’]t know|\bneed\b|\bputting it off|\bembarrass|\bthinks? (?:they|it)|ไม่ถนัด|ยุ่งยาก|ไม่รู้|เยอะ|ดูไม่จบ|ไม่มีเวลา/iu, by('without', 'yours', 'small')],
  // That it is dear is answered by what the cheaper one lacks.
  ['dear', /\bexpensive|\bdear(?:er)?\b|\bcosts? (?:too much|more)|\bcheaper\b|แพง|ถูกกว่า/iu, (_, isLackedByRival) => isLackedByRival],
  ['smell', /เหม็น|กลิ่น|สาบ|คาว|\bsmell|\bodou?r/iu, saying(/กลิ่น|ไม่(?:คาว|เหม็น)|\bodou?r|\bsmell/iu)],
  ['taste', /ไม่อร่อย|รสชาติ|\btastes?\b/iu, saying(/อร่อย|ชิม|\btaste|\bsamples?\b/iu)],
  ['left alone', /ใคร(?:ดู|เฝ้า|อยู่)|กลางคืน|เหงา|\bwho (?:looks after|watches|is there)\b|\bat night\b|\balone\b|\bunattended\b/iu, saying(/เฝ้า|พยาบาล|พี่เลี้ยง|กล้อง|เวร|\bnurse|\bnight (?:staff|shift)|\bsupervis|\bwatch|\bstays? (?:with|overnight)/iu)],
  ['skill', /ฝีมือ|มือใหม่|ใครทำ|\bunqualified|\bwho does it\b/iu, saying(/ใบประกอบ|ใบรับรอง|วิศวกร|\bcertified\b|\bqualified\b|\bown (?:staff|team|people)/iu)],
]; // prettier-ignore
