/**
 * What is promised without exception, and what takes it back, by what it is about. Both are told of the business itself; each pair is
 * two sides of one thing that cannot hold together. English and Thai.
 */

export interface Opposed {
  /** Promised without exception. */
  claim: RegExp;
  /** Takes it back. */
  taken: RegExp;
  /** Words beside either with which it speaks of something else. */
  unless?: RegExp;
  /** Only with a sum of money beside it. */
  needsSum?: true;
}

const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six|nine|ten|twelve)`;
const DAYS = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const THAI_DAYS = String.raw`(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)`;
const THAI_HOURS = String.raw`(?:\d|เที่ยงคืน|เที่ยง|[ก-๛]{2,4}ทุ่ม|ทุ่ม|[ก-๛]{2,4}โมง|ตี[ก-๛]{2,4})`;
/** One of what is counted in Thai. */
const ONE_TH = String.raw`(?:คัน|ชิ้น|ตัว|ใบ|ห้อง|หลัง|คน|ต้น|กล่อง|ช่อ|เครื่อง|แก้ว|ชุด|อัน|ถุง|ขวด|แพ็?ค)`;

/** English between letters of no word, or Thai. */
const words = (en: RegExp, th: RegExp): RegExp =>
  new RegExp(`(?<![a-z])(?:${en.source})(?![a-z])|${th.source}`, 'u');

/** Asked for on top by choice, or by law. */
const BY_CHOICE = words(
  /vat|tax(?:es)?|gst|(?:filing|court|stamp|government|registration|visa|embassy|notary) (?:fees?|dut(?:y|ies)|charges?)|express|rush|urgent|optional|upgrades?|add-?ons?|if you|additional|spare|second|replacement/u,
  /ภาษี|ค่าธรรมเนียม|ด่วน|เสริม|อัพเกรด|เลือก/u,
);

export const OPPOSED: readonly Opposed[] = [
  // All in one price, and more on top.
  {
    claim: words(
      /all[- ]in(?:clusive)?|no (?:hidden|extra|surprise|added|additional|other|booking|service) (?:fees?|costs?|charges?)|no (?:extras|surcharges?)|nothing (?:extra|on top|more|else|further)(?: to pay)?|(?:fixed|flat|single|one) (?:fee|price)(?! list)|(?:everything|all)(?: is|'s)? included|the price you see/u,
      /เหมาจ่าย|รวม(?:ให้)?ทุกอย่าง|รวมหมดแล้ว|ราคาเดียวจบ|จบ(?:ใน)?ราคาเดียว|ไม่(?:มี)?(?:ค่าใช้จ่าย)?(?:แอบแฝง|บวกเพิ่ม|จุกจิก|คิดเพิ่ม|เก็บเพิ่ม|มีบวก)/u,
    ),
    taken: words(
      /(?:on top|extra|surcharges?|not included|excluded|is separate|are separate|charged separately|plus(?= [£$€฿₹]?\d|[^.;,]{0,30}(?:fees?|charges?|costs?|postage|delivery|travel|cleaning|parts|materials)))(?! (?:of|help|care|size))/u,
      /(?:คิด|บวก|จ่าย|เก็บ|ชาร์จ)เพิ่ม|ไม่รวม|แยกต่างหาก|(?<=[ก-๛])เพิ่ม(?=\s?\d)/u,
    ),
    unless: BY_CHOICE,
    needsSum: true,
  },
  // Leave whenever you like, and bound for months.
  {
    claim: words(
      /no (?:contracts?|commitments?|lock-?ins?|tie-?ins?|long[- ]term contracts?|minimum (?:term|stay|contract))|without (?:a |any )?contract|(?:leave|cancel|stop|quit) (?:at )?(?:any ?time|whenever(?: you (?:like|want))?|when you (?:like|want))|month[- ]to[- ]month|pay as you go/u,
      /ไม่(?:มี(?:สัญญา)?)?ผูกมัด|ไม่มีสัญญา|ยกเลิก(?:ได้)?(?:ทุกเมื่อ|เมื่อไหร่ก็ได้|เมื่อไรก็ได้)/u,
    ),
    taken: words(
      new RegExp(
        `minimum (?:of |term |stay |contract |period |sign-?up |commitment |is )*${NUMBER}[- ](?:months?|years?)|${NUMBER}[- ](?:months?|years?)(?:'s)? (?:contract|minimum|commitment|agreement|lock-?in)|signs? (?:up )?for (?:a year|12|24|six|twelve|three months)|(?:stay|commit)(?:s|ted)? (?:for )?at least ${NUMBER} (?:months?|years?)`,
        'u',
      ),
      /(?:ขั้นต่ำ|อย่างน้อย|สัญญา(?:ขั้นต่ำ|อย่างน้อย)?)\s?\d+\s?(?:เดือน|ปี)/u,
    ),
  },
  // As few as you like, and no fewer than so many.
  {
    claim: words(
      /no minimum(?! (?:term|stay|contract|age|height|wage))(?: order| spend| quantity)?|(?:even |just )?(?:one|a single|single) [a-z]+(?: trucks?| vans?)? (?:is|are) (?:fine|welcome|ok|okay|enough|no problem)|we take (?:single|one-off) [a-z]+/u,
      new RegExp(`ไม่มีขั้นต่ำ|(?:${ONE_TH}เดียว|1\\s?${ONE_TH}|หนึ่ง${ONE_TH})ก็(?:รับ|ทำ|ได้|ส่ง|สั่ง|ขาย)`, 'u'),
    ),
    taken: words(
      new RegExp(
        `(?:min(?:imum)?\\.? (?:order|quantity|spend|booking|charge|fleet|group)|moq)(?: is| of|:)?\\s?[^\\s\\d]{0,4}\\s?(?:\\d|five|ten|twenty)[\\d,.]*k?(?! ?-?(?:months?|years?|nights?))|(?:only |just )(?:take |serve |for )?[a-z]+ (?:of|from|with) (?:at least )?\\d+(?: [a-z]+)? (?:or more|and up|upwards?|and over)|from \\d+ [a-z]+ (?:up|upwards?) only`,
        'u',
      ),
      new RegExp(
        `ขั้นต่ำ(?:[ก-๛]{1,6}ละ)?\\s?\\d[\\d,.]*(?!\\s?(?:เดือน|ปี|คืน|วัน|[\\d]))|(?:รับ|ทำ|ขาย|ส่ง)?เฉพาะ[^.;\\n]{0,16}?\\d+\\s?${ONE_TH}?(?:ขึ้นไป|อัพ)|\\d+\\s?${ONE_TH}ขึ้นไปเท่านั้น`,
        'u',
      ),
    ),
    unless: words(/free (?:delivery|shipping)|deliver(?:y|ed)|discount/u, /ส่งฟรี|ค่าส่ง|ส่วนลด|เครดิต/u),
  },
  // Always there, and not at times.
  {
    claim: words(
      /(?:open|service|call-?outs?|come out|available|on call|reach(?:able)?|here|repairs?|help)[^.;,]{0,20}?(?:24\s?\/\s?7|24 ?hours|24 ?hrs?|24h|round the clock|day (?:and|or) night|any time of (?:the )?(?:day|night))|(?:24\s?\/\s?7|24[- ]?hours?|24 ?hrs?|24h|round[- ]the[- ]clock) (?:service|call-?outs?|emergency|response|open|help|repairs?|breakdown)|always open|never clos(?:e|ed)|we never (?:shut|close)/u,
      /(?:บริการ|เปิด|รับงาน|ออกงาน|พร้อม[ก-๛]{0,10}|ช่าง[ก-๛]{0,6})\s?(?:ตลอด\s?)?24\s?(?:ชม|ชั่วโมง|hr)|เปิดตลอด(?!ปี)|เปิดทั้งวันทั้งคืน/u,
    ),
    taken: words(
      new RegExp(
        `(?:phones?|lines?|we|shop|office|clinic|workshop)(?: are| is|'re| goes?)? (?:off|closed?|shut)s? (?:at |after |from |by |on )?(?:\\d|${DAYS}|night|noon|midnight|weekends?)|(?:closed?|shut)s? (?:on |every |at |from )*(?:\\d{1,2} ?[ap]m|${DAYS}|night|overnight|midnight|weekends?)|(?:nothing|no (?:jobs?|call-?outs?|calls|work|answer)) (?:after|past|before) (?:\\d|nine|ten|eleven|midnight)|(?:after|past) \\d{1,2} ?pm[^.;,]{0,12} (?:no|not|nobody|nothing)|(?:don't|do not|no) (?:work |do )?(?:nights|weekends|${DAYS})`,
        'u',
      ),
      new RegExp(
        `หลัง\\s?${THAI_HOURS}[ก-๛\\s\\d.]{0,8}?(?:ไม่รับ|ปิด|ไม่มีคน|ไม่ออก|ไม่ตอบ|ไม่ทำ)|(?<!เ)ปิด(?:บริการ|ร้าน|ทำการ)?\\s?(?:ตอน|เวลา)?\\s?${THAI_HOURS}|(?<!เ)(?:ปิด|หยุด)(?:ทุก)?วัน${THAI_DAYS}`,
        'u',
      ),
    ),
    unless: words(
      /websites?|online|chat(?:bot)?|apps?|cctv|cameras?|monitor\p{L}*|gates?|access|orders?|security|guards?|parking|vending/u,
      /แชท|เว็บ|กล้อง|ออนไลน์|สั่ง(?:ซื้อ|ของ)|ตู้(?:กด|ขาย)|ยาม|รปภ/u,
    ),
  },
  // Every day, and not on some.
  {
    claim: words(
      /open (?:every ?day|daily|seven days|7 days|all week)|every day of the week/u,
      /เปิดทุกวัน(?!\s?ช่วง)/u,
    ),
    taken: words(
      new RegExp(
        `(?:closed?|shut)s? (?:on |every )?${DAYS}|${DAYS} (?:we are |we're |is |are )?(?:closed|shut)|weekdays only`,
        'u',
      ),
      new RegExp(`(?<!เ)(?:ปิด|หยุด)(?:ทุก)?(?:วัน)?${THAI_DAYS}|วัน${THAI_DAYS}\\s?(?:ปิด|หยุด|ไม่เปิด)`, 'u'),
    ),
  },
  // Brought every day, and not on some.
  {
    claim: words(
      /deliver\p{L}*[^.;]{0,40}? (?:every ?day|daily|seven days|7 days|all week)/u,
      /(?:จัด)?ส่ง(?:ฟรี|ของ|ได้|ถึง[ก-๛]{0,8})?\s?ทุกวัน/u,
    ),
    taken: words(
      new RegExp(
        `(?:no|not|don't|do not)(?: do| on)? (?:deliver\\p{L}* (?:on |at )?(?:the )?(?:weekends?|${DAYS})|(?:weekends?|${DAYS}) deliver\\p{L}*)|${DAYS} (?:there is |we have )?no deliver\\p{L}*`,
        'u',
      ),
      new RegExp(`(?:ไม่|งด)(?:จัด)?ส่ง\\s?(?:ทุก)?วัน${THAI_DAYS}|วัน${THAI_DAYS}\\s?(?:ไม่|งด)(?:จัด)?ส่ง`, 'u'),
    ),
    unless: words(/outside|abroad|islands?|upstairs/u, /ต่างจังหวัด/u),
  },
  // To the trade alone, and to anybody.
  {
    claim: words(
      /wholesale only|trade only|only (?:sell|supply) (?:to )?(?:the )?(?:trade|shops|schools|businesses|restaurants|salons)|(?:do not|don't|never|not) sell(?:ing)? (?:to )?(?:the public|retail)|no retail/u,
      /ขายส่งเท่านั้น|ไม่(?:ได้)?ขายปลีก|ขายส่งอย่างเดียว|เฉพาะขายส่ง/u,
    ),
    taken: words(
      /(?:also|we) (?:sell|do) (?:some )?retail|retail (?:customers|shop|packs?|price|orders?)(?: are| is)? (?:too|also|welcome|from|at|\d|[£$€])|open to the public|(?:public|walk-?ins?|home (?:cooks|bakers|users)) (?:are |is )?welcome/u,
      /(?<!ไม่ได้|ไม่|อย่า)(?:ขาย|มี|ราคา|รับ)ปลีก(?:ด้วย|ก็|ได้|\s?\d|[ก-๛]{1,5}ละ)|ปลีก[ก-๛]{1,5}ละ\s?\d|ปลีกก็(?:ขาย|ได้|มี)/u,
    ),
  },
  // Walk in, and book first.
  {
    claim: words(
      /no (?:appointments?|bookings?|reservations?)(?: is| are)? ?(?:needed|necessary|required)?|walk-?ins? (?:are )?(?:welcome|any ?time)|just (?:walk|drop|pop|turn) (?:in|up)/u,
      /เดินเข้ามา(?:ได้)?เลย|ไม่ต้อง(?:จอง|นัด)(?:คิว|ล่วงหน้า)?|วอล์?คอินได้|walk[- ]?in ได้/u,
    ),
    taken: words(
      /by appointment only|appointments? only|bookings? only|strictly by appointment|must (?:be )?(?:pre-?)?book(?:ed)?|book(?:ing)? (?:is )?(?:essential|required|necessary|in advance only)|no walk-?ins?|(?:do not|don't) take walk-?ins?/u,
      /(?<!ไม่)ต้อง(?:จอง|นัด)(?:คิว)?(?:ล่วงหน้า|ก่อน)|ไม่รับ(?:วอล์?คอิน|walk)/u,
    ),
  },
  // For everybody who is new to it, and not for them.
  {
    claim: words(
      /no experience(?: is)? (?:needed|necessary|required)|(?:complete |total |absolute )?beginners (?:are )?welcome/u,
      /ไม่ต้องมี(?:พื้นฐาน|ประสบการณ์)|มือใหม่(?:ก็)?(?:เรียน|เล่น|มา|ทำ)?ได้/u,
    ),
    taken: words(
      /(?:not for|no) beginners|experienced (?:\p{L}+ )?only|must have (?:\p{L}+ ){0,3}experience|at least (?:one|two|three|\d) years(?:'|\sof)? experience(?: required| needed)/u,
      /(?<!ไม่)ต้องมี(?:พื้นฐาน|ประสบการณ์)|ไม่รับมือใหม่/u,
    ),
  },
  // For all ages, and not for the young.
  {
    claim: words(
      /(?:for |suits? |suitable for )?(?:all|any|every) ages?(?! group)/u,
      /ทุกเพศทุกวัย|(?:เหมาะ|สนุก|ได้)[ก-๛]{0,6}ทุกวัย/u,
    ),
    taken: words(
      /no (?:under|children|kids)(?!'s)|not for (?:children|kids|under)|over[- ]?(?:1[5-9]|2\d)s? only|adults? only|must be (?:over |at least )?1\d/u,
      /ไม่รับเด็ก|ห้ามเด็ก|อายุ\s?\d+\s?ปี?ขึ้นไปเท่านั้น|เฉพาะผู้ใหญ่/u,
    ),
    unless: words(/photos?|pictures?|ads?|adverts?|faces|ads/u, /รูป|ภาพ|โฆษณา|โพสต์/u),
  },
  // At their place, and only here.
  {
    claim: words(
      /(?:in|at) (?:the |our )?(?:clinic|studio|shop|office|workshop|salon|showroom) only|no home visits|(?:do not|don't) (?:do|make|offer) home visits/u,
      /ไม่รับ(?:งาน)?นอกสถานที่|เฉพาะที่(?:ร้าน|คลินิก)เท่านั้น/u,
    ),
    taken: words(
      /home visits? (?:too|available|from|on|in|\d|[£$€])|we (?:come|go|travel) to (?:you|your|them|homes|people's)|mobile (?:service|clinic|salon)/u,
      /(?<!ไม่)รับ(?:งาน)?นอกสถานที่|(?:บริการ|ไป|มา)ถึงบ้าน/u,
    ),
  },
  // No shop, and come to the shop.
  {
    claim: words(
      /online only|only (?:sell )?online|no (?:physical )?(?:shop|showroom|store)(?= |$|[.,;])|we have no (?:shop|showroom|store)/u,
      /ไม่มีหน้าร้าน|ขายออนไลน์อย่างเดียว/u,
    ),
    taken: words(
      /(?:come (?:to|in)|visit|pop in(?:to)?|call in(?:to)?|drop in(?:to)?|walk into) (?:us at )?(?:our|the) (?:shop|store|showroom)|(?:our|the) (?:shop|store|showroom) (?:is (?:in|on|at|open)|opens|on|in|at)/u,
      /แวะ(?:มา)?(?:ที่)?(?:หน้า)?ร้าน|หน้าร้าน(?:อยู่|เปิด|ตรงข้าม|ใกล้|ที่[ก-๛])|มีหน้าร้าน/u,
    ),
    unless: words(/partner|stockists?|other/u, /ตัวแทน|พันธมิตร/u),
  },
  // Cash alone, and cards.
  {
    claim: words(/cash only|no cards/u, /เงินสดเท่านั้น|ไม่รับบัตร/u),
    taken: words(
      /(?:cards?|card payments?) (?:accepted|welcome|taken|ok)|(?:pay|accept|take) (?:by |all )?cards?/u,
      /(?<!ไม่)รับบัตร(?:เครดิต|ทุก)?/u,
    ),
  },
  // Nobody is paid, and somebody is.
  {
    claim: words(
      /(?:100\s?%|all|entirely|fully|wholly|totally|completely|purely|only)[- ](?:\p{L}+[- ])?(?:volunteers?(?:[- ](?:run|led|staffed))?|run by volunteers)|every(?:one|body)(?: here)? is a volunteer|nobody(?: here)? (?:is|gets) paid|no (?:paid staff|salaries|wages)/u,
      /(?:อาสา(?:สมัคร)?|จิตอาสา)(?:ล้วน|ทั้งหมด|100|ทุกคน)|ไม่มีใครรับ(?:เงินเดือน|ค่าจ้าง)/u,
    ),
    taken: words(
      /(?:is|are|gets?|being) paid(?! (?:back|by (?:the )?(?:donors?|owners?)))|paid (?:staff|coordinators?|managers?|nurses?|drivers?|part-?time)|(?:salar(?:y|ies)|wages) (?:of|are|is|for|come|take)/u,
      /(?:จ่าย|มี|เป็น)(?:เงินเดือน|ค่าจ้าง)|(?:เงินเดือน|ค่าจ้าง)(?:ของ|ให้|เดือนละ|คนละ)/u,
    ),
  },
  // Our own people, and hired ones.
  {
    claim: words(
      /employed by us|our own (?:staff|employees|crews?|teams?|fitters|drivers|installers)|(?:all|every)[^.;]{0,24} (?:is|are) employed|on (?:our )?payroll|no (?:freelancers|sub-?contractors|agency staff)|(?:we )?never (?:subcontract|use sub-?contractors)/u,
      /พนักงานประจำ|ช่างประจำ|ทีมของเราเอง|ไม่(?:ใช้|จ้าง)(?:ซับ|ผู้รับเหมาช่วง)/u,
    ),
    taken: words(
      /self-employed|freelanc\p{L}+ (?:do|does|work)|(?:all |our )[^.;]{0,20}(?:are|is) (?:freelancers|freelance|sub-?contractors|sub-?contracted|agency staff)|sub-?contract(?:ed|ors) (?:do|does|to|fit|install|out)|we (?:subcontract|use sub-?contractors)/u,
      /จ้างฟรีแลนซ์|เป็นฟรีแลนซ์|จ้างเหมาช่วง|(?<!ไม่)ซับงาน|(?<!ไม่)(?:เป็น|ใช้|จ้าง)(?:ช่าง|ทีม|คน)?(?:ซับ(?:คอน)?|รับเหมาช่วง|พาร์ทไทม์)/u,
    ),
  },
  // Nothing before, and a part before.
  {
    claim: words(
      /no (?:deposits?|down payment|up-?front payment)|without (?:a |any )?deposit|nothing (?:up ?front|to pay up ?front)|pay (?:only )?(?:when|after) (?:it|we|the job)(?:'s| is|'ve)? (?:done|finished|arrived?)/u,
      /ไม่(?:ต้อง|มี|เก็บ|ต้องวาง)มัดจำ|ไม่ต้องจ่ายล่วงหน้า/u,
    ),
    taken: words(
      /\d+\s?% (?:deposit|up ?front|down|advance|in advance)|deposits? (?:of|is|are|required)|(?:pay|take|ask for|want) an? (?:\d+% )?deposit|deposit (?:[£$€]|aed |rm )?\d/u,
      /(?:วาง|เก็บ|จ่าย)?มัดจำ\s?\d/u,
    ),
    unless: words(/refundable/u, /คืน/u),
  },
  // Never less, and less with a code.
  {
    claim: words(
      /(?:no|never|without)(?: any)? (?:discounts?|sales|promotions?|promos|coupons)(?! code)|never discounted|(?:do not|don't|never) (?:do|give|offer|run|have) (?:any )?(?:discounts?|sales|promotions?|promos)/u,
      /ไม่(?:เคย)?ลดราคา|ไม่มี(?:โปร|ส่วนลด)|ไม่จัดโปร|ไม่ลดแลก|ห้ามลดราคา(?=\s|$)/u,
    ),
    taken: words(
      /\d+\s?% (?:off|discount)|(?:[£$€₹]|rs\.? ?)\d+ off|discount (?:of|for)|coupons?(?: code)?|promo codes?|discount codes?|voucher code|half price/u,
      /ลด(?:ให้)?\s?\d+\s?%|ส่วนลด\s?\d|คูปอง|โค้ด(?:ส่วน)?ลด|ซื้อ\s?\d+\s?แถม/u,
    ),
    unless: words(
      /siblings?|second child|students?|seniors?|trade|wholesale|bulk|autumn|winter|spring|summer/u,
      /พี่น้อง|นักเรียน|ขายส่ง|เย็น/u,
    ),
  },
  // By hand, and by machine.
  {
    claim: words(
      /hand-?made|made by hand|by hand only|all by hand|hand-?woven|hand-?rolled|no machines?/u,
      /ทำมือ(?:ทุก|ทั้ง|ล้วน|100)|แฮนด์เมด/u,
    ),
    taken: words(
      /(?:made|woven|rolled|cut|sewn|packed|done) by (?:a )?machines?|machine-?made/u,
      /ใช้เครื่อง(?:จักร)?ทำ|ผลิตด้วยเครื่อง/u,
    ),
  },
  // Your money back, and no money back.
  {
    claim: words(
      /money[- ]back(?: guarantee)?|full refund|refund(?:ed|s)? (?:in full|no questions)|free cancellation|cancel free/u,
      /คืนเงิน(?:เต็มจำนวน|ทันที|100|ทุกกรณี)|ยินดีคืนเงิน|ยกเลิกฟรี/u,
    ),
    taken: words(
      /no refunds?|non-?refundable|(?:do not|don't|never) (?:do|give|offer|refund)(?: any)?(?: refunds?)?/u,
      /ไม่คืนเงิน(?!มัดจำ)/u,
    ),
    unless: words(
      /deposits?|sale items?|discount|if|unless|within|before|after|commission/u,
      /มัดจำ|ถ้า|ก่อน|หลัง/u,
    ),
  },
  // Within a day, and later.
  {
    claim: words(
      /(?:same[- ]day|next[- ]day|within (?:24|12|6|4|2|1) hours?|within (?:a|one|an) (?:day|hour))/u,
      /ภายใน(?:วันเดียว|วัน|\s?24\s?(?:ชม|ชั่วโมง))|ส่งวันนี้/u,
    ),
    taken: words(
      /(?:deliver\p{L}*|repl(?:y|ies)|answers?|orders?|quotes?|shipping|it|we)[^.;]{0,20}(?:takes?|need)(?: us| about| around| up to| at least| on average)*\s(?:[2-9]|\d{2}|two|three|four|five|six|seven|ten)(?: or \p{L}+| to \d+|-\d+)? (?:days|weeks|working days)/u,
      /(?:ส่ง|ตอบ|จัดส่ง)[ก-๛\s]{0,16}(?:ใช้เวลา|รอ|ช้า)[ก-๛\s]{0,10}\d+\s?(?:วัน|อาทิตย์|สัปดาห์)/u,
    ),
  },
];

/** What may be welcome and may be kept out, by its nouns; and what is friendly to it. */
const GUESTS: readonly (readonly [en: RegExp, friendly: RegExp, th: RegExp])[] = [
  [/pets|dogs|animals|cats/u, /pet|dog|cat|animal/u, /สัตว์เลี้ยง|น้องหมา|หมา|สุนัข|แมว/u],
  [/children|kids|families|toddlers|babies/u, /child|kid|family|baby/u, /เด็ก(?:ๆ|เล็ก)?/u],
  [/groups|parties|hen parties|stag parties/u, /group|party/u, /กรุ๊ป|หมู่คณะ/u],
  [/smokers|smoking/u, /smoker/u, /สูบบุหรี่/u],
  [/tourists|foreigners|expats/u, /tourist|expat/u, /ต่างชาติ|ฝรั่ง|นักท่องเที่ยว/u],
  [/students/u, /student/u, /นักศึกษา|นักเรียน/u],
];
/** Said of pictures and texts, 'no' keeps nobody out. */
const OF_ADS = words(
  /photos?|pictures?|images?|ads?|adverts?|posts?|faces|names|jokes?|mention|say|show|stock|target|costumes?/u,
  /รูป|ภาพ|โฆษณา|โพสต์|ลงแอด|ถ่าย|พูด|บอก/u,
);

/** Welcome, and kept out. */
export const WELCOME: readonly Opposed[] = GUESTS.map(([en, friendly, th]) => ({
  claim: words(
    new RegExp(
      `(?:${en.source})(?: and [a-z]+)? (?:are |is )?(?:very |always |all )?(?:welcome|allowed|accepted|ok)|(?:${friendly.source})[- ]friendly|(?:we )?(?:welcome|accept|take) (?:all )?(?:${en.source})`,
      'u',
    ),
    new RegExp(
      `(?<!ไม่|ห้าม)(?:รับ|ต้อนรับ|พา|นำ)(?:${th.source})(?:เข้า|มา|พัก)?(?:ได้|ด้วย|ทุก)|(?:${th.source})(?:เข้า|พัก|มา)ได้`,
      'u',
    ),
  ),
  taken: words(
    new RegExp(
      `(?:no|not for) (?:${en.source})(?! (?:${en.source}|under|photos?|rooms?|area|fee|policy|menu|size))|(?:${en.source}) (?:are |is )?not (?:allowed|accepted|permitted|welcome)|(?:do not|don't|can't|cannot) (?:take|accept|allow|have) (?:${en.source})`,
      'u',
    ),
    new RegExp(`(?:ไม่รับ|ห้าม(?:นำ|พา)?|งด)(?:${th.source})`, 'u'),
  ),
  unless: OF_ADS,
}));
