/**
 * Doubts whose subject is plain enough that one way to settle them fits whatever is sold. What is less plain is none of these: a way that
 * does not fit is worse than none.
 */
import { lately } from '../remember.ts';

interface Sure {
  kind: string;
  told: RegExp;
  /** What only sounds like it. */
  other?: RegExp;
}

/** The narrowest first. */
const SURE = [
  { kind: 'privacy', told: /\bprivacy\b|\b(?:personal|our|my|customer|patient) data\b|\bdata (?:leaks?|stolen|sold)\b|\bsalar\w+ leak|ข้อมูล[ก-๛]{0,8}(?:รั่ว|หลุด)|เห็นข้อมูล|PDPA/iu },
  { kind: 'language', told: /\bspeaks? (?:my|our) language\b|\bdo (?:you|they) speak\b|\bin my language\b|พูด(?:ไทย|อังกฤษ|จีน)(?:ได้)?(?:ไหม|มั้ย|หรือ)/iu },
  { kind: 'parking', told: /\bpark(?:ing)?\b|ที่จอด|จอดรถ/iu, other: /\bfees?\b|\bpark (?:home|ranger|model)|\b(?:in fields|airport|national|car|theme)\b|ค่าจอด/iu },
  { kind: 'pushed', told: /\bup-?sell\w*|\bup-?sold\b|\bpushy\b|\bhard sell\b|\bsell me (?:more|something|a new)\b|\bfind (?:something|more)\b|\bsays? replace\b|\bsales pitch\b|\btoday only\b|\bbeing pushed\b|\b(?:rang|called)\b[^.;]{0,10}\b\d+ times\b|โดนยัด|ยัด(?:เยียด|คอร์ส|ขาย)|เชียร์(?:ขาย|คอร์ส)/iu },
  { kind: 'hidden', told: /\bhidden (?:fees?|costs?|charges?)|\b(?:surprise|extra) (?:bills?|fees?|costs?|charges?)|\bfees? (?:on top|at the end)|บานปลาย|งบบาน|แฝง|(?:บวก|เก็บ|จ่าย|ชาร์จ)เพิ่ม|โขก|ฟันราคา|โก่งราคา/iu, other: /\bpark fee\b/iu },
  { kind: 'free', told: /\bcontracts?\b|\block(?:ed)? (?:me )?in\b|\btied (?:in|down|to)\b|\bcommitment\b|\b(?:hard|forget|can['’]?t) (?:to )?cancel\b|ผูกมัด|ติดสัญญา|ยกเลิกไม่ได้/iu },
  { kind: 'trust', told: /\bscam\w*|\blegit\b|\bfake (?:page|shop|account|site|company)s?\b|\bvanish\w*|\brun(?:s)? off\b|\bconm[ae]n\b|\bcowboys?\b|\bgo(?:es)? bust\b|\b(?:took|takes?|send) (?:the |my )?(?:money|deposit|check)\b|\bdeposit (?:and )?(?:gone|lost)|หลอก(?!ให้)|มิจฉาชีพ|เพจปลอม|โกงเงิน|แชร์ลูกโซ่|เชิดเงิน|ทิ้งงาน|(?:ร้าน|บริษัท|ผู้รับเหมา|ช่าง)(?:จะ)?(?:หนี|หาย|ทิ้ง)/iu, other: /\bagents?\b|พิธี/iu },
  { kind: 'price', told: /\bexpensive\b|^(?:too )?dear\??$|\btoo dear\b|\bpric(?:y|ey)\b|^(?:the )?(?:price|cost)s?\??$|\bprice (?:is|looks|scares|seems)\b|\bcosts? too much\b|\bcheaper\b|\bbucks\b|(?:^|กลัว|บอก|คิด|ว่า)แพง(?!เพราะ)|แพงกว่า|ถูกกว่า|(?<!ตั้ง)ราคาสูง/iu },
  { kind: 'shy', told: /\bneighbou?rs? (?:will |would |might )?(?:see|know|talk)\w*|\bmust not know\b|\beveryone will know\b|(?:เขา|ญาติ|เพื่อน|ที่ทำงาน|เพื่อนบ้าน|ที่บ้าน|ใคร|คน)(?:จะ)?รู้(?!เรื่อง|จัก)|อาย(?:ญาติ|คนใน|เพื่อนบ้าน)/iu },
  { kind: 'home', told: /\b(?:husbands?|wife|wives|partner|parents?|mum|mom|dad|grandpa|grandma)\b[^.;]{0,12}\b(?:no|won['’]?t(?! talk)|against|refus\w*|asks? why|worr\w+|says? no|hates?|let me|complain\w*)\b|(?:เมีย|ผัว|สามี|ภรรยา|แฟน|พ่อแม่|พ่อ|แม่|ที่บ้าน)(?:จะ)?(?:ไม่(?:ให้|ยอม|เห็นด้วย|อนุญาต)|บ่น|ค้าน|ห้าม)/iu, other: /ไม่ยอม(?:ใส่|กิน|ไป(?!ไกล)|หา|มา|ให้ไปไกล)/u },
  { kind: 'self', told: /\bdo (?:it )?(?:my|our|them)sel(?:f|ves)\b|\b(?:do|does) (?:my|our|their) own\b|\b(?:my )?(?:dad|husband|cousin|mate|brother) (?:can|could|does|will)\b|\bneed(?:s|ed)? (?:it|anyone|you|one) at all\b|\bneeded at all\b|\byoutube is enough\b|\bjust get a\b|ทำเอง(?:ได้|ก็)/iu },
  { kind: 'people', told: /\bwho (?:comes|does it|will come|is coming|turns up)\b|\bstrangers?\b[^.;]{0,8}\b(?:in|with|at)\b|คนแปลกหน้า|ใคร(?:มาทำ|เป็นคนทำ)/iu },
  { kind: 'time', told: /^how (?:long|soon)\b|\btakes? too long\b|กี่วัน(?:ได้|เสร็จ|ถึง)|(?:ใช้เวลา|ทำ|รอ)นาน(?:ไหม|มั้ย|แค่ไหน)/iu },
  { kind: 'far', told: /\b(?:too|is it|so|very) far\b|\bdrive of \d+ (?:minutes|hours)\b|\bgetting there\b|(?:กลัว|อยู่|มัน)ไกล(?:ไป|มาก|ไหม|มั้ย|$)|มาไม่ถูก/iu },
  { kind: 'look', told: /\b(?:not|nothing) (?:be )?(?:as|like|the same as) (?:in |on )?(?:the |arrival)?(?:photos?|pictures?|arrival)|\bphotos? will not be the same\b|\b(?:wrong|grey|orange) colou?r\b|\bcolou?r (?:regret|will differ)|\blooks? (?:like a|cheap|fake|ugly)\b|ไม่(?:ตรงปก|เหมือน(?:ใน)?รูป|ตรงรูป)|ตรงปก(?:ไหม|มั้ย)|สี(?:เพี้ยน|ไม่ตรง)/iu },
  { kind: 'material', told: /\bcounterfeit\b|\bis it (?:real|genuine) (?:gold|silver|leather|silk|stone|wood|honey)\b|ของ(?:ปลอม|เก๊)|(?:หนัง|อะไหล่|ทอง|แบรนด์)ปลอม|ของแท้(?:ไหม|มั้ย|หรือ)/iu },
  { kind: 'body', told: /\bhurts?\b|^pain\b|\bpainful\b|\bneedles?\b|^(?:กลัว)?เจ็บ(?:ไหม|มั้ย|ตัว|$)|กลัวเข็ม/iu },
  { kind: 'lasting', told: /\b(?:not|won['’]?t|doesn['’]?t|will it|how long does it) last\b|\bwears? out\b|\bfalls? apart\b|ไม่ทน|ทนไหม|ทนมั้ย|พังง่าย/iu },
  { kind: 'after', told: /\bafter-?sales\b|\bwho (?:fixes|repairs)\b|ไม่มี(?:คน|ใคร)(?:มา)?ซ่อม|หลังการขาย/iu },
  { kind: 'weather', told: /\brain(?!forest)\w*|\bsnow\b|\bstorms?\b|\bcloudy\b|\bbad weather\b|(?:กลัว|เจอ|ถ้า|หน้า)ฝน|ฝนตก|พายุ/iu, other: /\bloud\b|\brefund\b|\bstorm (?:damage|chaser)|เสียง/iu },
  { kind: 'result', told: /\b(?:does|will|do) (?:it|they|this) (?:really |actually |even )?work\b|\bdoes ?n['’]?t work\b|ได้ผล(?:จริง)?(?:ไหม|มั้ย|หรือ)|ไม่(?:ได้ผล|เห็นผล)/iu },
  { kind: 'first', told: /\bnever (?:done|tried|played|ridden|sewn|danced) (?:it|before|this)\b|\b(?:complete|total|absolute) beginner\b|^beginner|(?:เล่น|ทำ|เต้น|ร้อง|วาด)ไม่เป็น|มือใหม่/iu },
  { kind: 'varied', told: /\bevery year (?:the )?same\b|\bsame (?:thing|food|menu) (?:every|each|all)|เมนู(?:ซ้ำ|เดิม)|จำเจ/iu },
  { kind: 'accept', told: /^paper ?work\b|\btoo much paper ?work\b|เอกสาร(?:เยอะ|ยุ่ง)/iu },
] as const satisfies readonly Sure[]; // prettier-ignore

export type SureDoubt = (typeof SURE)[number]['kind'];

/** The kinds of which a doubt surely is, the narrowest first; none for most. */
export const sureDoubts = lately(
  (words: string): readonly SureDoubt[] =>
    SURE.filter((one) => one.told.test(words) && !('other' in one && one.other.test(words))).map(
      ({ kind }) => kind,
    ),
  64,
);
