/** What labels, headings and questions of briefs ask for, in English and Thai. */

export type Topic =
  | 'company'
  | 'industry'
  | 'keyMessage'
  | 'products'
  | 'hero'
  | 'price'
  | 'afterSales'
  | 'strengths'
  | 'whyNow'
  | 'experience'
  | 'adIssues'
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'tiktokShop'
  | 'shopee'
  | 'lazada'
  | 'audience'
  | 'group'
  | 'ages'
  | 'gender'
  | 'places'
  | 'notPlaces'
  | 'insights'
  | 'channels'
  | 'budget'
  | 'goals'
  | 'objectives'
  | 'challenges'
  | 'competitors'
  | 'good'
  | 'bad'
  | 'market'
  | 'notes'
  /** About somebody else, a formality or the form itself: nothing of it is an answer. */
  | 'ignored';

/** The first that matches counts: the narrow before the wide. */
export const LABELS: readonly (readonly [Topic, RegExp])[] = [
  [
    'ignored',
    /^(?:from|to|cc|bcc|date|subject|sent|attendees?|present|re|fwd?|tel|phone|mobile|e-?mail|line(?: id)?|contact(?: person)?|ref|next steps?|to-?dos?|action items?|signature|name of contact|your name|colou?rs?.*|hq|staff|จาก|ถึง|วันที่|เรื่อง|โทร\.?|ผู้(?:ไม่)?(?:เข้า|มา)ประชุม|ติดต่อ|อีเมล|ผู้กรอก|ผู้ติดต่อ|ลายเซ็น|ลำดับ|รับทราบ.*|คุณสมบัติ.*ผู้.*|หลักประกัน.*|ข้อเสนอราคา|ระยะเวลา.*|เอกสาร.*|วาระ.*ทราบ|.*รับรองรายงาน.*|number of .*(?:now|today)|you'?ll|you have|we offer|salary|requirements?|qualifications?|about you|benefits)$/iu,
  ],
  // 'Price of what you want to push' is neither the lowest price nor the product.
  [
    'ignored',
    /ราคา.*(?:อยากดัน|เด่น|ขายดี|เรือธง)|(?:hero|best ?-?sell\w*|flagship) .*price|deposit|มัดจำ|ค่าธรรมเนียม|planning fee/iu,
  ],
  ['company', /^(?:issued by|prepared for|submitted by|on behalf of)$/iu],
  ['tiktokShop', /tik ?tok ?shop|ติ๊กต[็]?อ[กค] ?ช[็]?อ[ปฟ]/iu],
  [
    'adIssues',
    /ปัญหา.*(?:โฆษณา|แอด|ยิง)|^if (?:yes|so).*(?:problem|issue|what|how)|(?:issues?|problems?|went wrong).*\bads?\b|\bads?\b.*(?:issues?|problems?)|(?:issues?|problems?) with (?:online )?advert|^problem \d{4}$|ปัญหาแอด/iu,
  ],
  [
    'experience',
    /ever (?:run|done|used|advertised|tried|bought)|advertised (?:online|before)|had a go|experience (?:with|in|of).*advert|\bads?\b.*(?:so far|before|history|experience|results?)|(?:past|previous|earlier) (?:ads?|advertis|campaigns?|marketing)|^ads?$|^advertising$|\bads? so far|what have you tried|เคย.{0,12}(?:โฆษณา|แอด|ads?|ยิง|บูสต์)|ประสบการณ์.*(?:โฆษณา|แอด)|โฆษณาที่ผ่านมา|ที่ผ่านมา/iu,
  ],
  [
    'good',
    /^(?:good(?: at| points?)?|pros?|strengths?|strong(?: points?)?|plus|\+|better at|(?:what (?:are|is|do|does) )?(?:they|it|he|she|competitors?|rivals?)(?:'s)? (?:(?:are|is|do|does|main) )?(?:good|better|well|strong|strengths?|best)\b.*|(?:จุดแข็ง|ข้อดี|จุดเด่น|เด่นเรื่อง).*(?:คู่แข่ง|เขา|เค้า|เจ้านั้น)|(?:คู่แข่ง|เขา|เค้า).*(?:จุดแข็ง|ข้อดี|จุดเด่น|ดีกว่า|เก่ง)|จุดแข็ง|ข้อดี|แข็ง|ดี|ดีตรง|เด่น|ได้เปรียบ)$/iu,
  ],
  [
    'bad',
    /^(?:bad(?: at| points?)?|cons?|weakness(?:es)?|weak(?: points?)?|minus|worse at|(?:what (?:are|is|do|does) )?(?:they|it|he|she|competitors?|rivals?)(?:'s)? (?:(?:are|is|do|does|main) )?(?:bad|badly|worse|weak|weakness(?:es)?|worst)\b.*|(?:จุดอ่อน|ข้อเสีย|ข้อด้อย).*(?:คู่แข่ง|เขา|เค้า|เจ้านั้น)|(?:คู่แข่ง|เขา|เค้า).*(?:จุดอ่อน|ข้อเสีย|แย่|ด้อย|สู้เราไม่ได้)|จุดอ่อน|ข้อเสีย|อ่อน|เสีย|ด้อย|เสียเปรียบ)$/iu,
  ],
  [
    'competitors',
    /compet|rivals?|\bthe field\b|who else|^(?:comparable|similar|rival|alternative) (?:\w+ )?(?:attractions?|businesses|shops?|firms?|venues?|providers?|services?|offers?)$|^alternatives?$|คู่แข่ง|เจ้าอื่น|รายอื่น/iu,
  ],
  [
    'channels',
    /advertising channels?|(?:ad|ads|media|marketing) (?:channels?|platforms?)|^channels?$|^platforms?$|^media$|where (?:to|(?:should|shall|do|would|can|could|will|are)\b.*) (?:advertise|ads?|adverts?|promote|run|be seen)\b|which (?:channels?|platforms?)|(?:channels?|platforms?) (?:wanted|preferred|of choice|you)|^ads on$|(?:อยาก|จะ|ต้องการ)?ลง(?:แอด|โฆษณา|สื่อ)?(?:ที่ไหน|ช่องทางไหน|ทางไหน|ตรงไหน)|ช่องทางที่(?:อยาก|ต้องการ|สนใจ|เลือก)|ช่องทาง(?:ที่จะ|การ)?(?:ลง)?โฆษณา|^ช่องทาง$|แพลตฟอร์ม|^สื่อ(?:ที่.*)?$|สื่อโฆษณา|ลงสื่อ/iu,
  ],
  [
    'website',
    /^(?:(?:your |our )?(?:web ?sites?|web(?: ?page)?|url|homepage|site)|เว็[บป](?:ไซต์)?(?:ของร้าน)?)(?: address| url)?$/iu,
  ],
  [
    'facebook',
    /^(?:facebook|fb|face ?book page|fan ?page|facebook page.*|fb page|page|เพจ.*|เฟ[ซส](?:บุ๊[กค])?)$/iu,
  ],
  ['instagram', /^(?:instagram.*|insta|ig|ไอจี|อินสตาแกรม)$/iu],
  ['tiktok', /^(?:tik ?tok.*|tt|ติ๊?กต[็]?อ[กค])$/iu],
  ['shopee', /^(?:shopee.*|ช[้]?[อ็]*ปปี้|ช้อปปี้)$/iu],
  ['lazada', /^(?:lazada.*|laz|ลาซาด้า)$/iu],
  [
    'hero',
    /hero|flagship|best ?-?sell|star product|main product|most popular|signature (?:dish|product|treatment|item)|focus product|want to push|to push|เรือธง|พระเอก|(?:สินค้า|บริการ|เมนู|แพ็กเกจ|แพ็คเกจ|คอร์ส|โปรแกรม|ห้อง|รุ่น|หลักสูตร|ตัว)(?:ที่)?(?:หลัก|เด่น|แนะนำ|ขายดี|ยอดนิยม|ชูโรง|อยากดัน|อยากโปรโม[ทต]|อยากขาย)|ขายดี|เมนูชูโรง/iu,
  ],
  [
    'budget',
    /budget|(?:ad|media) spend|^spend$|^money$|how much.*(?:spend|month|ads?|invest)|งบ(?!ดุล|การเงิน)|วงเงิน/iu,
  ],
  [
    'price',
    /^(?:starting |entry |retail |lowest |your )?(?:price|pricing|prices|price range|rates?)(?: from| range| list| point)?$|cheapest|starting price|price from|prices? start|^ราคา(?:เริ่มต้น|ต่ำสุด|ขาย|สินค้า|บริการ|เริ่ม)?(?:\s|$)|^ค่าโดยสาร|เริ่มต้น(?:ที่)?เท่า|ราคา/iu,
  ],
  [
    'afterSales',
    /after[- ]?(?:sales?|care|service)|warrant|guarantee|^service$|aftercare|หลังการขาย|รับประกัน|การันตี|ดูแลหลัง/iu,
  ],
  [
    'strengths',
    /strength|strong points?|distinguish|\busps?\b|unique|advantage|why (?:us|choose|you)|different|special|better|sets? (?:us|them|you) apart|good (?:at|about us|about you)|what is good|จุดแข็ง|จุดเด่น|จุดขาย|ข้อดี|ทำไมต้อง(?:เรา|ซื้อกับเรา|เลือก)/iu,
  ],
  [
    'ages',
    /^(?:(?:customers?'?s?|buyers?'?|target|their|audience) )?(?:ages?|age (?:range|group|bracket|limit)s?|(?:(?:min|max)(?:imum)?\.?|youngest|oldest|lowest|highest|from|to) ages?|ages? (?:from|to|until|up to|min(?:imum)?|max(?:imum)?|start|end).*|youngest(?: customers?| buyers?)?|oldest(?: customers?| buyers?)?|how (?:old|young).*|(?:ลูกค้า|กลุ่มเป้าหมาย)?(?:ช่วง)?อายุ.*)$/iu,
  ],
  ['gender', /^(?:genders?|sex|men or women|เพศ.*)$/iu],
  ['group', /\bb2b\b|\bb2c\b|^กลุ่มลูกค้า$|ประเภท(?:ของ)?ลูกค้า|(?:type|kind) of customers?|customer types?/iu],
  ['insights', /insight|behaviou?r|lifestyle|อินไซต์|พฤติกรรม|ไลฟ์สไตล์/iu],
  ['notPlaces', /^not$|^excluding$|^except$|^ยกเว้น$/iu],
  [
    'places',
    /locations?|\bareas?\b|regions?|^where\b|geograph|coverage|provinces?|\bcit(?:y|ies)\b|countr(?:y|ies)|territory|พื้นที่|จังหวัด|โลเคชั่น|ทำเล|(?<!ขอบ)เขต(?!งาน)|ส่งที่ไหน/iu,
  ],
  [
    'audience',
    /^ta$|audience|target (?:group|customer|market|client)|^(?:target|main|typical|ideal|our|your)? ?customers?$|^guests?\b|^who$|who (?:we (?:sell|talk|want)|buys|are your|should|do you|is it|for)|who for|who(?: it)?'?s it for|^buyers?$|guests we want|ลูกค้าเป็นใคร|กลุ่มเป้าหมาย|ลูกค้าเป้าหมาย|กลุ่มลูกค้า|ลูกค้า(?:หลัก|ของเรา|คือ|เป็น)?$|ผู้บริโภค|ใครซื้อ/iu,
  ],
  ['objectives', /^(?:campaign |marketing )?objectives?|วัตถุประสงค์/iu],
  [
    'goals',
    /\bgoals?\b|\bkpis?\b|success|what (?:we|you) want|what we need|^wish|^wanted$|^targets?$|^aim|^measures?(?: of success)?$|^(?:expected|desired) results?$|ผล(?:ลัพธ์)?ที่(?:คาดหวัง|ต้องการ)|target(?: figure| number| for)|เป้า(?!หมาย(?:ลูกค้า|กลุ่ม))|เคพีไอ|ตัวชี้วัด|อยากได้|ความต้องการ|โจทย์/iu,
  ],
  ['challenges', /challenge|problem|pain|issue|struggle|obstacle|concern|worr|ปัญหา|อุปสรรค|ความท้าทาย|ติดขัด/iu],
  [
    'whyNow',
    /why (?:\w+ ){0,2}now\b|why this year|background of|reason|เหตุผล|ทำไม(?:ถึง|ต้อง)?(?:ทำ|ลง|เริ่ม|เป็น)?ตอนนี้|ทำไมถึง/iu,
  ],
  ['keyMessage', /key ?messag|main messag|^messag|tag ?line|slogan|ข้อความหลัก|สโลแกน|คีย์แมสเซจ|อยากสื่อ/iu],
  ['market', /market(?! budget)|trends?|industry news|ตลาด|เทรนด์|แนวโน้ม/iu],
  [
    'industry',
    /^business$|industry|business type|type of business|sector|category|line of business|ประเภทธุรกิจ|ประเภทกิจการ|ธุรกิจประเภท|หมวดธุรกิจ|อุตสาหกรรม/iu,
  ],
  [
    'products',
    /products?|^services?|services? offered|offer\b|^what$|what (?:do )?(?:we|they|you|it) (?:sell|do|make|offer)|menu|สินค้า|บริการ|ผลิตภัณฑ์|ขายอะไร|ทำอะไร|\b(?:classes|courses|treatments)\b/iu,
  ],
  [
    'company',
    /^(?:the |your )?(?:company|client|brand|shop|store|clinic|school|hotel|business|organi[sz]ation|trading)(?: name)?$|^name$|(?:company|brand|shop|business) name|ชื่อ(?:บริษัท|แบรนด์|ร้าน|ธุรกิจ|กิจการ|คลินิก|โรงเรียน|ลูกค้า|องค์กร|หน่วยงาน)|^ชื่อ$|^(?:บริษัท|แบรนด์|ร้าน|คลินิก|กิจการ)$/iu,
  ],
  [
    'notes',
    /^(?:(?:additional|other|important|final|please|any other) )?notes?$|please note|remarks?|^constraints?|^(?:please|do'?s? and )?don'?ts?$|must not|any don'?ts|\brules?$|restrictions?|anything (?:we|you).*not|หมายเหตุ|ข้อจำกัด|เพิ่มเติม|ข้อห้าม|ข้อสงวน|เงื่อนไข|สิ่งที่(?:ห้าม|ไม่(?:ควร|ต้องการ|อยาก))|(?:not|never) to (?:say|use|mention)/iu,
  ],
];

/** Heads of columns: of the answer, of remarks, of what is asked. */
export const ANSWER_COLUMN =
  /^(?:answers?|your answers?|values?|responses?|reply|details?|คำตอบ|รายละเอียด|ข้อมูล)$/iu;
export const LABEL_COLUMN = /^(?:questions?|items?|fields?|topics?|what|หัวข้อ|คำถาม|รายการ|เรื่อง)$/iu;
export const REMARK_COLUMN = /^(?:remarks?|notes?|comments?|หมายเหตุ)$/iu;

/** Words of a heading beside what it is about. */
export const FILLER =
  /\b(?:our|your|the|us|we|why|now|and|of|for|choose|current|most|what|who|me|as|in|to|a|is)\b|ของเรา|ของร้าน|ที่เจอ|ปัจจุบัน|หลัก|และ|การ|ที่|[\s/&:：,.()-]/giu;
