/** Statements that say the opposite of each other on one thing: hired and own, fried and baked, nobody and somebody. */
import { lately } from '../remember.ts';
import { growsLater } from './growing.ts';
import type { KnownPoint } from './points.ts';

interface Opposite {
  point: KnownPoint;
  /** What speaks against a seller. */
  worse: RegExp;
  /** What speaks for one. */
  better: RegExp;
}

/** That what is given goes where it is meant to, all of it. */
export const GIFTS_GO =
  /\b(?:100 ?%|every (?:penny|pound|dollar|cent|euro|baht|gift)|all (?:the )?(?:money|gifts|donations|proceeds))[^,;]{0,24}\b(?:go(?:es)?|stays?|reach\w*|(?:is|are) spent)\b|\b(?:nobody|no ?one) (?:is|gets) paid\b|\ball (?:of us )?(?:are )?(?:unpaid|volunteers)\b|ทุกบาท|100 ?%[ก-๛ ]{0,12}(?:ถึง|ไป|เข้า)|ถึงมือ[ก-๛]{0,12}(?:100|ทั้งหมด|เต็ม)|ไม่หักค่า/iu;

const OPPOSITES: readonly Opposite[] = [
  {
    point: 'own-people',
    worse:
      /\bsub-?contract\w*|\bfreelanc\w*|\boutsourc\w*|\bagency (?:staff|workers|people)|\bnew faces\b|\bhigh turnover\b|\banonymous\b|\b(?:different|another|new|whoever)\b[^,;.]{0,24}\b(?:each|every|any|is free|time|visit)|\brotating\b|ฟรีแลนซ์|ช่างซับ|จ้าง(?:เหมา)?ช่วง|เปลี่ยน(?:คน|ช่าง|ครู|หมอ|พี่เลี้ยง|นัก[ก-๛]{2,14}|ผู้[ก-๛]{2,10})(?:บ่อย|ทุก|ไปเรื่อย)|(?:หมอ|ครู|ช่าง|คน|แม่บ้าน)ไม่ซ้ำ|ไม่ซ้ำ(?:หน้า|คน)/iu,
    better:
      /\b(?:our )?own (?:\w+ )?(?:people|staff|team|crew|fitters|installers|engineers|drivers|technicians|vets|teachers|cooks|guides)|\bin-house\b|\bemployed\b|\bnot subcontract\w*|\bno (?:subcontractors|freelancers|agency)|\b(?:the )?same (?:\w+ )?(?:person|people|team|driver|teacher|carer|cleaner|worker|vet|dentist|doctor|nurse|tutor|coach|engineer|fitter|therapist|technician|specialist)|\bsees you every\b|\bno (?:\w+ )?(?:carer|teacher|driver|coach|one|body) has left\b|\bnobody has left\b|\bnamed? (?:person|carer|translator|driver)|\bnames of (?:both|all|everybody)\b|ประจำ|ทีม(?:ของ)?(?:เราเอง|ตัวเอง)|คนเดิม|เองทุก|ไม่ใช่ฟรีแลนซ์|ไม่จ้าง/iu,
  },
  {
    point: 'aftercare',
    worse:
      /\b(?:nobody|no ?one|never) (?:answers?|replies|picks? up|calls? back|follows? up|helps?)|\bno (?:support|help|follow[- ]?up|after[- ]?(?:care|sales))|\bleft alone\b|ไม่มีคน(?:ดูแล|ตอบ|รับสาย|ช่วย)|ไม่(?:ดูแล|ตอบ|ติดตาม)|ขายแล้ว(?:หาย|ทิ้ง|จบ)|ทิ้งลูกค้า/iu,
    better:
      /\b(?:support|helpline|help desk|on call|call you|checks? (?:in|up)|follow[- ]?up|looks? after)\b|โทร(?:เช็ก|ถาม|ตาม)|ดูแล|ติดตาม|ตามผล|ปรึกษา|ตอบ(?:ไลน์|แชต|ทุก)/iu,
  },
  {
    point: 'quality',
    worse: /\b(?:deep-?)?fried\b|(?<!ไม่)ทอด/iu,
    better: /\bbaked\b|\bair-?fried\b|\bnot fried\b|(?<![ก-๛])อบ|ไม่ทอด/iu,
  },
  { point: 'fresh', worse: /\bfrozen\b|\bstale\b|\bold stock\b|\buht\b|\bnot fresh\b|แช่แข็ง|ไม่สด|ค้าง(?:ตู้|คืน|สต็อก)/iu, better: /\bfresh\w*\b|\bnever frozen\b|\b(?:roast|bak|pick|cut|made|cook)\w* (?:daily|to order|within|every|the same)\b|(?<!ไม่)สด(?!ใส)|ใหม่ทุกวัน|วันต่อวัน|(?:รีด|เก็บ|จับ|คั่ว|อบ|ทำ)(?:ตอน)?เช้า|(?:สี|คั่ว|อบ|บด|โม่|ทำ|หีบ|ตำ)(?:ข้าว)?ใหม่(?:ทุก|ตาม)|\b(?:mill|roast|bak|ground|press|churn|brew)\w* (?:fresh )?(?:weekly|(?:every|each) (?:week|\w+day))/iu },
  // Who has to come and fetch it.
  { point: 'named', worse: /\b(?:pick[- ]?up|collect(?:ion)?|self[- ]collect\w*) only\b|\bno deliver\w*|\b(?:doesn['’]t|don['’]t|does not|do not|won['’]t) deliver\b|\bcollect (?:it )?yourself\b|ไม่(?:มี(?:บริการ)?)?(?:จัด)?ส่ง(?!ออก|ใบ|รูป|งาน)|ต้อง(?:(?:ไป|มา)(?:รับ|เอา|ขน)|ยก|แบก)เอง/iu, better: /\bwe (?:drop|deliver|bring)\b|\bdeliver(?:y|ed|s)?\b|\bto your (?:door|home|site|farm|house)\b|(?:จัด)?ส่ง(?:ถึง|ทั่ว|ให้|เอง|ฟรี|ต่างจังหวัด|ตจว)|(?:สั่ง|ส่ง)[ก-๛]{0,8}ถึง|ส่งบ้าน/iu },
  // Who stays in town, and who drives out to the buyer.
  { point: 'named', worse: /\b(?:won['’]t|will not|don['’]t|do not|doesn['’]t|does not|never) (?:travel|come out|leave town|drive out|do (?:home|site|farm) (?:visits|calls)|go (?:out(?:side)?|beyond))|\b(?:town|city|metro) only\b|\bno (?:home|site|farm|on-?site) (?:visits?|calls?|service)\b|\byou (?:have to )?(?:bring|take|drive) it (?:in|to)|ไม่(?:ออก|รับ|ไป|วิ่ง)(?:งาน)?(?:นอก(?:เมือง|สถานที่|พื้นที่|อำเภอ)|ต่างอำเภอ|บ้านนอก|ถึง(?:บ้าน|ที่|สวน|ไร่|นา|หน้างาน|โรงงาน|ไซต์))|ต้อง(?:ยก|ขน|เอา|ขับ)(?:ไป|มา|เข้า)(?:เอง|ที่ร้าน|ร้าน|ในเมือง|ศูนย์)/iu, better: /\b(?:we|he|she|i) (?:come|drive|travel|go) (?:out )?to (?:you|your|the)\b|\b(?:at|to) your (?:door|home|house|farm|yard|site|place)\b|\b(?:home|site|farm) visits?\b|\bmobile (?:service|workshop|van|clinic)|\bon[- ]site\b|(?:ไป|ขับ|วิ่ง|ซ่อม|เปลี่ยน|ตรวจ|ถึง|ให้|บริการ)[ก-๛]{0,10}ถึง(?:บ้าน|ที่|สวน|ไร่|นา|หน้างาน|โรงงาน|ไซต์|วัด|ฟาร์ม)|(?<!ไม่)(?:รับ|ออก)(?:งาน)?นอกสถานที่|ทุก(?:อำเภอ|ตำบล)/iu },
  // Where the money goes that is given.
  { point: 'values', worse: /\b(?:money|gifts?|donations?|funds?|proceeds)\b[^,;.]{0,16}\b(?:head office|overheads?|admin\w*|salar\w+|advertising|abroad)\b|\b(?:high|big) (?:overheads|admin\w*|salaries)\b|(?:เงิน|ยอดบริจาค)[ก-๛]{0,8}(?:เข้า(?:ส่วนกลาง|สำนักงาน)|ค่าบริหาร)|หักค่า(?:ดำเนินการ|บริหาร)|ไม่รู้(?:ว่า)?เงินไปไหน/iu, better: GIFTS_GO },
  { point: 'fresh', worse: /\b(?:picked|cut) (?:green|early|unripe)|ตัดอ่อน|ลูกอ่อน|ไม่แก่/iu, better: /\b(?:tree-?ripe\w*|picked ripe)\b|ตัดแก่|แก่จัด|สุกคาต้น|วัดแป้ง/iu },
  { point: 'origin', worse: /\bimported\b|\bfrom (?:china|abroad|overseas)\b|นำเข้า|ของจีน/iu, better: /\b(?:locally|home)[- ](?:grown|made|reared)\b|\bgrown (?:here|by us)\b|\b(?:british|local)(?:ly)? made\b|ปลูกเอง|ทำเอง|เพาะเอง|เลี้ยงเอง|ในไทย/iu },
  { point: 'quality', worse: /\bmachine-?made\b|\bfactory[- ]made\b|ทำจากเครื่อง|งานโรงงาน/iu, better: /\bhand-?made\b|\bby hand\b|ทำมือ|แฮนด์เมด/iu },
  { point: 'commitment', worse: /^(?:12|18|24|36|48|60)[\s-]?(?:months?|mths?|เดือน)$|^[1-5][\s-]?(?:years?|yrs?)$|\b(?:\d+|one|two|twelve|long)[- ](?:week|month|year|yr)s? (?:contracts?|lock-?in|minimum|tie)|\bauto[- ]?renew\w*|\block(?:ed)?[- ]in\b|\blong contracts?\b|\btied in\b|ผูกมัด(?!น้อย)|สัญญา(?:ขั้นต่ำ)? ?(?:\d+|หนึ่ง|สอง|สาม) ?(?:ปี|เดือน)|บังคับสัญญา/iu, better: /\bno \d+[- ](?:year|yr|month) (?:tie|contract|lock-?in)|\bno (?:contracts?|lock-?in|minimum term|commitment|tie)|\bmonth[- ]to[- ]month\b|\b\d+[- ]?days?['’]? notice\b|\b(?:stop|pause|skip) (?:by text|any ?(?:time|week))|\bpay as you go\b|จ่ายตามที่ใช้|เดือนต่อเดือน|\bcancel (?:any ?time|monthly)|\bleave (?:any ?time|whenever)|ไม่(?:มี)?(?:ผูกมัด|สัญญา)|ยกเลิกได้/iu },
  { point: 'all-in', worse: /\bhidden (?:fees?|costs?|charges?)|\bextras? (?:add(?:ed)?|on top|charged)|\bcharges? (?:extra|for)\b|\bplus (?:fees|retainers|extras|delivery|vat)|(?<!free|no|nothing) extra (?:every|each|per)\b|\b(?:is|are) extra$|\bnot included\b|บวกเพิ่ม|คิดแยก|ไม่รวม(?!vat|ภาษี)|ค่าใช้จ่ายแฝง|คิดเพิ่ม|ราคาบาน|หมกเม็ด/iu, better: /\b(?:flat|fixed) (?:price|rate|fee)|\bprice (?:is )?fixed|\ball[- ]in\b|\bone price\b|\bno (?:hidden|extra) (?:fees?|costs?|charges?)|\bincluded\b|\bin the price\b|ราคาเดียว|(?<!ไม่)รวม(?=น้ำมัน|ค่า|ทุก|อุปกรณ์|ประกัน|อาหาร)|ไม่บวก(?:เพิ่ม)?|รวมทุกอย่าง|จบในราคา|เหมาจบ/iu },
  { point: 'warranty', worse: /\bno (?:refunds?|returns?|warranty|guarantee)\b|ไม่(?:รับ(?:เปลี่ยน|คืน|ประกัน|ผิดชอบ)|มี(?:รับ)?ประกัน(?!ของ))|เคลมไม่ได้|เปลี่ยน[ก-๛]{0,10}(?:คิดเงิน|ไม่ได้)/iu, better: /\bto change your mind\b|\b(?:send|bring) (?:it|them) back\b|ส่งใหม่|เปลี่ยน[ก-๛]{0,10}(?:ฟรี|ให้)|\b(?:refund(?:ed|s)?|money back|replace(?:d|ments?)?|guarantee\w*|warrant\w+|for life)\b|(?:รับ)?ประกัน|เปลี่ยนให้|คืนเงิน|เคลม/iu },
  // Somebody is there, and nobody is.
  { point: 'named', worse: /\b(?:nobody|no ?one|none|no staff)\b[^,;.]{0,24}\b(?:there|on site|at night|overnight|from \d|after \d)|\b(?:left alone|unattended|unsupervised|closed at night)\b|ไม่มี(?:คน|ใคร|ช่าง|พยาบาล|หมอ)[ก-๛]{0,8}(?:เฝ้า|อยู่|ดูแล|คุม)|(?:กลางคืน|ตอนดึก)[ก-๛]{0,8}ไม่มี/iu, better: /\b(?:somebody|someone|a (?:nurse|vet|carer|matron|person))\b[^,;.]{0,40}\b(?:sleeps?|stays?|night|there|24)|\b(?:sleeps? in|day and night|round the clock|night (?:staff|shift|nurse))\b|(?:นอน|มีคน|คอย|อยู่)เฝ้า|(?:ผู้ดูแล|ครู|พี่เลี้ยง)\s?1\s?ต่อ\s?\d|(?:หมอ|พยาบาล)อยู่ทั้งวัน|(?:หมอ|พยาบาล|พี่เลี้ยง|คน)[ก-๛]{0,8}(?:ทุกคืน|ทั้งคืน|24)/iu },
  // A person, and a machine or a queue.
  { point: 'named', worse: /\bchat ?bots?\b|\bbots? only\b|\btickets? only\b|\bonly (?:tickets|email|a form)\b|\bemail only\b|\bcall cent(?:re|er)\b|\banswer(?:ing)? ?machine|\bcomputer says\b|\bmachine first\b|แชตบอท|บอท(?:ตอบ)?|คอลเซ็นเตอร์|ตอบอัตโนมัติ/iu, better: /\b(?:a |named |real |same )(?:human|person|people|man|woman|engineer|adviser|advisor)\b[^,;.]{0,30}|\b(?:pick(?:s|ed)? up|answers?) (?:the |your )?(?:phone|call|till|at any)|\bhuman (?:on|answers)|\bown account manager\b|คนตอบ(?:จริง|เอง)?|คนจริง|โทร(?:ติด|หา)(?:เจ้าของ|ช่าง)/iu },
  // It is shown, and it is hidden or guessed.
  { point: 'named', worse: /\bnever shows?\b|\bhides?\b|\b(?:no|without) (?:photos?|records?|reports?|proof|pictures?)\b|\btext only\b|\b(?:nobody|no ?one) (?:counts|checks|weighs|measures|knows)\b|\byou (?:never|don['’]t) see\b|\b(?:guess\w*|and hope)\b|\bnot checked\b|ไม่ให้ดู|ไม่(?:เคย)?โชว์|ไม่ตรวจ|ไม่มี(?:รูป|ใบ(?:ตรวจ|ผล)|ผลตรวจ)|ลุ้นเอา|ไม่รู้(?:ที่มา|ว่าของ)|คละ(?:เกรด|ตัว|ไซซ์)|(?:อ่อน|เสีย|เน่า)ปน/iu, better: /\bphotos?\b|\bvideos?\b|\bpublished\b|\b(?:logged|metered|weighed|measured|tested|checked|counted|graded|inspected)\b|\bin front of you\b|\bon (?:your|the) doorstep\b|\bproof (?:copy|posted|sent)|\byou see\b|ต่อหน้า|ให้(?:ลูกค้า)?ดู|ถ่าย(?:รูป|คลิป|วิดีโอ)|ตรวจ[ก-๛]{0,10}ทุก|วัด[ก-๛]{0,10}ทุก|ชั่ง[ก-๛]{0,10}ทุก|ผลตรวจ/iu },
  // What is left behind is taken away.
  { point: 'named', worse: /\bleaves? (?:the|it|a|your|all|everything|rubbish)\b|\bleft (?:in|on|behind|for you)\b|ทิ้ง(?:เศษ|ขยะ|ของ)ไว้|ไม่เก็บ(?:เศษ|งาน|ขยะ)/iu, better: /\b(?:taken|take|takes|carried|cleared|clear) (?:it |the \p{L}+ )?away\b|\bremoved\b|\bswept\b|\bcleared up\b|เก็บ(?:เศษ|ขยะ|งาน)[ก-๛]*(?:หมด|ให้|เรียบร้อย)|ขนทิ้งให้/iu },
  { point: 'calm', worse: /\bcrowded\b|\b\d\d+ other people\b|(?:รถบัส|กรุ๊ป|กลุ่ม)(?:ละ)?\s?[2-9]\d+\s?คน|\bnoisy\b|\bloud\b|คนเยอะ|แออัด|เสียงดัง|วุ่นวาย/iu, better: /\bquiet\b|\bprivate\b|\bsmall groups?\b|\bonly \d+ (?:guests|people|rooms|tables)|เงียบ|ส่วนตัว|กลุ่มเล็ก|กรุ๊ปเล็ก|คนไม่เยอะ/iu },
  { point: 'quality', worse: /\b(?:varies|vary|inconsistent|hit (?:and|or) miss|never the same|different (?:every|each) (?:time|batch|day))\b|แต่ละ[ก-๛]{2,10}ไม่(?:เท่า|เหมือน|นิ่ง)|(?:รส|คุณภาพ|ขนาด|สี|ความ[ก-๛]{2,6})ไม่(?:เท่า|เหมือน|นิ่ง|คงที่)|ไม่(?:นิ่ง|คงที่)|เดี๋ยวดีเดี๋ยวแย่/iu, better: /\bconsistent\b|\bthe same (?:every|each) (?:time|batch|day)|\bevery batch (?:is )?(?:the same|checked|tested|weighed)|(?<!ไม่)(?:นิ่ง|เท่ากัน|เหมือนกัน|คงที่)ทุก|(?<!ไม่)คงที่|ตรวจทุกล็อต|ทุกล็อต(?:เหมือน|เท่า)/iu },
  // How long it holds, and how long somebody stands behind it.
  { point: 'warranty', worse: /\b(?:peel(?:s|ed|ing)?|flak(?:es?|ed|ing)|rust(?:s|ed)?|rot(?:s|ted)?|crack(?:s|ed)?|no comeback|gone (?:next year|by|after|in|when)|(?:dies?|die|bin(?:ned)?|breaks?|fails?) (?:in|after) (?:\d|one|two|a)|last(?:s|ed)? (?:only )?(?:\d|one|two|a))\b|^\d+ (?:summers|winters|seasons)$|ลอก|ร่อน|รั่ว(?:อีก|ซ้ำ|เหมือนเดิม)|พัง(?:ใน|ภายใน|เร็ว)/iu, better: /\b\d+[- ]?(?:years?|yrs?|months?)\b[^,;.]{0,24}\b(?:warrant\w+|guarantee\w*|promise)\b|\b(?:warrant\w+|guarantee\w*) (?:for |of )?\d+|\b\d+[- ]?(?:years?|yrs?|months?) on (?:parts|labou?r|the work)|ประกัน[ก-๛]{0,14}\s?\d+\s?(?:ปี|เดือน)/iu },
  // One of a kind for everybody, and a choice.
  { point: 'range', worse: /\b(?:only )?one (?:product|option|size|flavou?r|style|brand|lender|menu|curry|model)\b|\b(?:only )?[1-9] (?:shapes|colou?rs|styles|sizes|models|designs)\b|\bsame \p{L}+ for (?:all|everybody|everyone)\b|(?:แบบ|รุ่น|สี|ผง|รส)[ก-๛]{0,6}(?:อย่าง)?เดียว|ฟรีไซ[ซส]์|ไซ[ซส]์เดียว/iu, better: /\b\d{2,} (?:\p{L}+ )?(?:lenders|brands|models|insurers|banks|styles|colou?rs|sizes|designs|options|flavou?rs)\b|\ball (?:two|three|four|five|six|seven|eight|\d+) (?:makers|brands|banks|insurers)\b|\bany (?:shape|size|colou?r)\b|[^\d][2-9]\s?(?:รส|สี|แบบ|ไซ[ซส]์|รุ่น|ลาย)|\bS\s?-\s?\dXL\b/iu },
  // By day alone, and when people are free.
  { point: 'hours', worse: /\bday ?time\b|\boffice hours\b|\bweekdays only\b|\bclos(?:es|ed) (?:at|by) [2-6]\b|\bno (?:evenings?|weekends?)\b|ปิด\s?(?:สี่|ห้า|หก|4|5|6)\s?โมง|ปิดวันอาทิตย์/iu, better: /\bevenings?\b|\bafter work\b|\b(?:open|answers?) (?:till|until) (?:8|9|10|11|late|midnight)|\b24\/7\b|24\s?(?:hours?|ชม|ชั่วโมง)|เข้าได้ตลอด|เปิดถึง\s?(?:[1-5]|สาม|สี่|ห้า)\s?ทุ่ม|เปิดทุกวัน/iu },
  { point: 'wait', worse: /\bstood? (?:us|them|people) up\b|\bno[- ]shows?\b|\bturns? up late\b|\bnever on time\b|\b(?:often|always|comes?) late\b|\blate \p{L}+ a (?:week|month)\b|เบี้ยวนัด|ไม่ตรงเวลา|(?:มา|ส่ง)(?:สาย|ช้า)|ผิดนัด/iu, better: /\bon time\b|\bpunctual\b|\bor (?:it|you|the \p{L}+) is free\b|ตรงเวลา|ตรงนัด|ไม่เบี้ยว/iu },
  // More is sold than was asked for, and nobody sells there.
  { point: 'named', worse: /\b(?:hard|pushy|pressure) (?:sell|sales|selling)\b|\bpushy\b|\bup-?sell\w*|\bsales calls\b|\bcalls you \d+ times\b|\bon commission\b|เซลล์(?:เดิน)?(?:ตาม|ตื๊อ|เยอะ)|ยัด(?:คอร์ส|ขาย|เยียด)|เชียร์(?:ขาย|คอร์ส)|ตื๊อ/iu, better: /\bno (?:commission|sales\w*|upsell\w*|pressure)\b|\bnot on commission\b|\bnobody (?:sells|comes [^.;]{0,12}to (?:sell|pitch))\b|\b(?:don['’]t|do not|never) (?:sell|push|upsell)\b|\bif (?:you|u) (?:don['’]?t|do not) need\b|ไม่(?:เดิน)?(?:ขาย(?:ของ|คอร์ส|ต่อ|$)|เชียร์|ยัด|ตื๊อ)|ไม่ผูกคอร์ส/iu },
  // It is done in haste, and it takes the time that it takes.
  { point: 'named', worse: /\brush(?:ed|es)\b|\bin and out\b|\b(?:5|10|15)[- ]?min(?:ute)?s? (?:slots?|visits?|appointments?)\b|ยิงไว|รีบ(?:ทำ|ตรวจ|ยิง|นวด)|ทำลวก/iu, better: /\bnot rushed\b|\bno rush\b|\bfull hour\b|\bhour[- ]long\b|\btake(?:s)? (?:our|the) time\b|ไม่รีบ|จับเวลาให้ดู/iu },
  // It comes other than it was pictured, and it is shown before it goes out.
  { point: 'named', worse: /เหี่ยว|ไม่(?:ตรง|เหมือน)(?:รูป|ปก)|ช่อเล็ก|\bnot (?:like|as in) (?:the )?(?:photo|picture)s?\b|\bwilted\b|\bstock photos?\b/iu, better: /รูป[ก-๛]{0,6}จริง|ส่งรูป[^\s]{0,10}ก่อน|ภาพ[^\s]{0,6}จริง|\bphotos?\b[^.;]{0,24}\bbefore\b|\breal photos?\b|\bactual photos?\b/iu },
  // It is far, and they come or fetch.
  { point: 'place', worse: /^ไกล(?!์)|ไกล(?:บ้าน|เมือง|มาก|จาก)|\b(?:too|so|very) far\b|\bfar (?:out|away)\b|\b\d+ (?:miles|km|min\w*|hours?) (?:away|drive|out)\b/iu, better: /(?:มี)?รถรับ-?ส่ง|เดินมาได้|(?:ไป|ส่ง|มา)ถึงบ้าน|ใกล้(?:BTS|MRT|รถไฟ|สถานี)|\bshuttle\b|\bpick you up\b|\bwe (?:come|drive) to (?:you|your)\b|\b\d+ min\w* (?:walk )?from\b/iu },
  // They get no other meanwhile, or nobody else when one is missing.
  { point: 'named', worse: /\bno (?:cover|back-?up|replacements?|stand-?in|loaner|courtesy car)\b|ไม่มี(?:คน|เครื่อง|รถ|ตัว)(?:แทน|สำรอง)|ขาดงานไม่มี/iu, better: /\breplace\w* (?:a )?(?:sick|missing|absent)\b|\bback-?up\b|\bstand-?in\b|\bloan(?:er)?s?\b(?! from)|\bcourtesy \p{L}+|\bshuttle\b|มาแทน|ส่งคนแทน|(?:เครื่อง|รถ|คน)(?:สำรอง|แทน)/iu },
  // They have to share it, and each has an own.
  { point: 'named', worse: /\bshare (?:one|a|the)\b|\b(?:two|three|four) (?:to a|share)\b|\bshared (?:room|bath\w*|stove|kit|table|toilet)s?\b|ใช้ร่วม|แบ่งกันใช้/iu, better: /\beach (?:\p{L}+ )?(?:has|gets) (?:their |his |an? )?own\b|\bevery(?:one|body) (?:has|gets) (?:their |an? )?own\b|\bown (?:bath\w*|toilet|stove|board|kit)\b|คนละ(?:ชุด|เตา|เครื่อง|ห้อง)|ของใครของมัน/iu },
  // When it disturbs them.
  { point: 'hours', worse: /(?:มา|ทำ)ตอน(?:แขก|ลูกค้า|ร้านเปิด)|\bduring (?:service|opening|lunch|trading)\b|\bwhile guests\b/iu, better: /ก่อน(?:ครัว|ร้าน|ห้าง)?เปิด|หลัง(?:ร้าน|ครัว)?ปิด|\bbefore you open\b|\bafter (?:hours|closing)\b|\bovernight\b|\bat night\b/iu },
  // They walk badly.
  { point: 'named', worse: /เดิน(?:ไม่ไหว|เยอะ|ไกล)|\btoo much walking\b|\b(?:no lift|stairs only|steep stairs)\b/iu, better: /วีลแชร์|รถราง|รถกอล์ฟ|ทางลาด|ทางราบ|\bwheelchairs?\b|\bstep[- ]free\b|\bgolf cart\b|\bground floor\b/iu },
  // It is hot there.
  { point: 'named', worse: /^(?:ที่นั่ง)?ร้อน(?!ใจ|เงิน)|ไม่มีแอร์|\btoo hot\b|\bno (?:a\/?c|air ?con\w*|shade)\b/iu, better: /ติดแอร์|มีแอร์|ห้องแอร์|ร่มจริง|ร่มรื่น|\bair[- ]?con\w*|\ba\/c\b|\bshaded?\b/iu },
  // It is boiled, and it is raw.
  { point: 'quality', worse: /พาสเจอไร|กลิ่นต้ม|\bpasteuri[sz]ed\b|\bfrom concentrate\b/iu, better: /ไม่ผ่านความร้อน|\bHPP\b|\bcold[- ]pressed\b|\bunpasteuri[sz]ed\b/iu },
  // They queue, and have a place of their own.
  { point: 'named', worse: /\bqueues?\b(?! (?:for|of) \p{L}+ card)|\bwait in line\b|\bstand in line\b|คิวยาว|รอ(?:คิว|โต๊ะ)นาน/iu, better: /\bnever queue\b|\bno queue\b|\beveryone seated\b|\bno wait\w*\b|\bbookable\b|\bbook a (?:slot|time|table)\b|ไม่ต้อง(?:รอ|ต่อ)(?:คิว)?|จอง(?:คิว|โต๊ะ|รอบ)/iu },
  // Answers are slow.
  { point: 'named', worse: /ตอบ(?:เมล|ไลน์|แชต|แชท)?ช้า|\bslow (?:to (?:answer|reply)|repl(?:y|ies)|answers?|support|in \p{Lu}\p{L}+)|\b(?:days|weeks) to (?:reply|answer)\b/iu, better: /\brepl(?:y|ies)\b[^.;]{0,8}\b(?:in|within)\b[^.;]{0,24}|\banswer(?:s|ed)?\b[^.;]{0,16}\b(?:in|within) \d|ตอบ[ก-๛]{0,8}(?:ใน|ภายใน)\s?\d/iu },
]; // prettier-ignore

/** What speaks for a seller, said by its opposite: 'no queues'. */
const WITHOUT =
  /\b(?:no|not|never|without) (?:hard sell|upsell\w*|pushy|queues?|rushed|crowded|loud|noisy)\b/giu;
/** Each statement is set beside all of the other side: what it says alone is looked up once. */
const worseAt = lately((words) =>
  OPPOSITES.filter(
    ({ point, worse }) =>
      worse.test(words.replaceAll(WITHOUT, '')) || (point === 'all-in' && growsLater(words)),
  ),
);
const betterAt = lately((words) => OPPOSITES.filter(({ better }) => better.test(words)));

/** The point on which ours says the opposite of what a rival is weak in. */
export function oppositeOn(theirs: string, ours: string): KnownPoint | undefined {
  const better = betterAt(ours);
  return worseAt(theirs).find((opposite) => better.includes(opposite))?.point;
}
