/** What buyers ask before they decide: by the point that a statement is about, by what is sold, or by who buys. */
import { STARS } from '../../../../src/shared/reading/digits.ts';
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { GIFTS_GO } from '../../../understanding/phrases/opposites.ts';
import type { KnownPoint } from '../../../understanding/phrases/points.ts';

/** Of a point, of a kind of offer, of any offer. */
export type DoubtId =
  | Exclude<KnownPoint, 'price'>
  | 'reply'
  | 'afterwards'
  | 'fit'
  /** Whether it is genuine: where money is sent ahead, and where none is. */
  | 'fraud'
  | 'genuine'
  | 'price'
  | OfferKind
  /** Of work that is offered; of what an authority asks of everybody. */
  | 'work'
  | 'task'
  /** Of what people take on, or give of themselves. */
  | 'joining'
  /** Of an app; of things that are given. */
  | 'app'
  | 'things'
  | 'business'
  | 'people';

const SERVICES: readonly OfferKind[] = [
  'appointment service',
  'project service',
  'goods with installation',
  'residential care',
  'tour',
  'course',
];
const THINGS: readonly OfferKind[] = [
  'goods',
  'consumable goods',
  'goods with installation',
  'industrial supply',
];

/** When a statement that speaks of a point answers the question of that point: its words, and kinds that the question fits. */
interface Surety {
  needs?: RegExp;
  never?: RegExp;
  kinds?: readonly OfferKind[];
  notKinds?: readonly OfferKind[];
}

/** A language is named, or spoken: where something is made is none. */
export const LANGUAGE =
  /language|\bspeaks?|speaking|translat|bilingual|interpret|\b(?:english|thai|chinese|mandarin|german|french|spanish|arabic|japanese|korean|russian|hindi|malay|burmese|welsh)\b|ภาษา|ล่าม|แปล|พูด(?:ไทย|อังกฤษ|จีน)/iu;

/** The words by which a statement plainly speaks of a point, and the kinds that have it: what is less plain is named by its own words. */
const SURE: Readonly<Record<Exclude<KnownPoint, 'price' | 'named'>, Surety>> = {
  known: { needs: /known|famous|\bname\b|brand|trust|reput|award|members|\d|ชื่อ|ดัง|รู้จัก|รางวัล|ไว้ใจ|น่าเชื่อถือ/iu },
  'own-people': { needs: /\bown\b|\bour\b|staff|team|people|person|driver|nurse|doctor|\bvets?\b|technician|engineer|teacher|tutor|coach|chef|crew|employ|subcontract|freelanc|licen[cs]|qualif|certif|trained|\bsame\b|\bname|specialist|expert|master|volunteer|worker|dietitian|lawyer|accountant|guide|fitter|carer|therapist|artisan|maker|baker|grower|farmer|dentist|pilot|photographer|ทีม|ช่าง|หมอ|แพทย์|สัตวแพทย์|ครู|เชฟ|พนักงาน|คน|ผู้เชี่ยวชาญ|ผู้ดูแล|พยาบาล|เภสัช|โค้ช|ไกด์|ทนาย|นัก|วิศวกร|เจ้าของ|เอง/iu },
  approval: { needs: /approv|certif|licen[cs]|regist|accredit|\biso\b|\bgmp\b|haccp|halal|\bfda\b|organic|standard|inspect|audit|permit|tested|\blabs?\b|\bce\b|stamp|insured|[A-Z]{3,}|อนุญาต|รับรอง|มาตรฐาน|อย\.|อย(?=\s|$)|มอก|ฮาลาล|ทะเบียน|แล็บ|ตรวจสอบ|ออร์แกนิ/u },
  safe: { needs: /safe|secur|harm|insur|chemical|toxic|child|baby|lock|guard|fire|sedat|ปลอดภัย|สาร|เด็ก|ประกัน|กล้อง|สแกน|รปภ|ไม่(?:แพ้|ระคาย)/iu },
  fresh: { needs: /fresh|stock|roast|bak(?:ed|ing)|pick(?:ed)?\b|harvest|daily|same[- ]day|today|morning|\bdate|สด|ใหม่|วันต่อวัน|คั่ว|อบ|เก็บ|ค้างสต/iu, kinds: ['goods', 'consumable goods', 'meal or venue', 'subscription', 'industrial supply', 'delivery'] },
  origin: { needs: /\bfrom\b|\bown\b|farm|grown|\bmade\b|local|origin|source|trace|village|forest|\bwild\b|single|rais(?:ed|e)|caught|ฟาร์ม|จาก|ปลูก|เอง|ที่มา|ท้องถิ่น|ชาวบ้าน|ป่า|แหล่ง|สวน|ไร่|ชื่อคน|ผลิต/iu, notKinds: ['software', 'appointment service', 'project service', 'course', 'finance product', 'stay'] },
  'all-in': { needs: /includ|price|\bfees?\b|\bcosts?\b|all[- ]in|extra|charge|hidden|free|fixed|quote|รวม|ราคา|ค่า|บวก|ฟรี|เหมา/iu },
  ease: { needs: /eas[yi]|click|\bmin(?:ute)?s?\b|simple|\bapp\b|online|\bwe\b|collect|pick|deliver|set ?up|\bone\b|for you|ง่าย|ไม่ต้อง|รับ|ส่ง|นาที|ออนไลน์|แอป|จัดการ|สะดวก|ให้|จบ/iu },
  result: { needs: /\d|proof|prov|result|pass|before|\bcase|success|improv|sav(?:e|ing)|reduc|ผล|สำเร็จ|ก่อน|ลด|เพิ่ม|ผ่าน/iu, never: /\d คน(?:เป็น|มาจาก)|\bare (?:from|local|women|born)\b/iu },
  taste: { needs: /tast|flavou?r|delicious|sweet|crisp|\blooks?\b|design|style|pretty|beautiful|colou?r|recipe|อร่อย|รส|หวาน|กรอบ|หอม|นุ่ม|หน้าตา|สวย|ดีไซน์|น่ารัก|สูตร/iu, kinds: ['goods', 'consumable goods', 'meal or venue', 'goods with installation', 'stay', 'subscription'] },
  rare: { needs: /\bonly\b|first|nowhere|unique|one of|rare|limited|exclusive|patent|เดียว|แรก|หายาก|ไม่มีที่ไหน|เฉพาะ|จำกัด|สิทธิบัตร/iu },
  values: { needs: /fair|local|charit|plant|recycl|carbon|plastic|organic|communit|women|support|giv|donat|profit|animal|welfare|sustain|ethic|audit|account|public|receipt|solar|เกษตรกร|ชุมชน|รักษ์|โลก|พลาสติก|บริจาค|ยุติธรรม|สังคม|รายได้|บัญชี|ใบเสร็จ/iu },
  tech: { needs: /machine|equipment|laser|scanner|robot|\bgps\b|track|rfid|camera|printer|digital|sensor|drone|truck|\btools?\b|\boven|\bkiln|เครื่อง|ระบบ|เลเซอร์|สแกน|เทคโนโลยี|อุปกรณ์|กล้อง|โดรน|เตา/iu, notKinds: ['software'] },
  rating: { needs: new RegExp(`${STARS.source}|review|\\brating|รีวิว|คะแนน|ดาว`, 'iu'), never: /\bstars? (?:at|in)|\bsee stars?\b/iu },
  warranty: { needs: /warrant|guarant|replac|refund|return|money back|claim|cover|fix|repair|years?|months?|ประกัน|เคลม|คืน|เปลี่ยน|รับผิดชอบ|ชดใช้|แก้|ซ่อม|\d+ ?(?:ปี|เดือน)/iu, never: /ย้ายข้อมูล|import/iu },
  fit: { needs: /\bfit|siz(?:e|ing)|custom|tailor|made to|bespoke|adapt|match|suit|measur|your|personal|\bown\b|พอดี|ไซซ์|ไซส์|เฉพาะ|ตาม|ปรับ|วัด|สั่ง|ออกแบบ|เลือก/iu, never: /ตัดตามวัน|ตัดแก่|ตัดเมื่อ|ตัดสด/u },
  calm: { never: /\b(?:lunch|changing|fitting|meeting|class|indoor|spare) ?rooms?\b/iu, needs: /quiet|calm|privat|crowd|silen|noise|only|small|few|adults|(?<!แล้ว|ก็|หาย)เงียบ(?!หาย)|สงบ|ส่วนตัว|แออัด|คนน้อย|จำกัด|แค่|เพียง|กลุ่มเล็ก|ไม่มีเสียง/iu },
  minimum: { needs: /order|pieces|units|kg|ขั้นต่ำ|สั่ง/iu, kinds: THINGS },
  commitment: { needs: /contract|commit|\btie|cancel|lock|minimum|trial|\btry\b|month|year|notice|deposit|first|refund|return|stop|pause|any ?time|days?\b|week|สัญญา|ผูกมัด|ยกเลิก|ทดลอง|ลอง|ขั้นต่ำ|มัดจำ|หยุด|พัก|คืน|เดือน|วัน/iu, never: /card details|must|ต้อง/iu },
  range: { needs: /range|choice|choos|sizes?\b|colou?rs?\b|flavou?rs?\b|kinds|types|models|custom|\d|หลาย|แบบ|สี|ขนาด|รส|รุ่น|เลือก|สั่งทำ|ครบ/iu, kinds: THINGS },
  quality: { kinds: SERVICES },
  // A discount for the first of them, or how old a thing is, tells of nobody's practice.
  experience: { kinds: SERVICES, never: /\b(?:subsid|discount|voucher|free for|off for|first \d+|built in|from 1[6-9]\d\d)|ส่วนลด|ฟรี/iu, needs: /\d+\s?(?:\+\s?)?(?:years?|yrs?|ปี)|\bsince\b|\bfor (?:over|more than|decades)|\bgenerations?\b|\bdecades\b|ตั้งแต่|รุ่น(?:สู่|ที่)|ประสบการณ์|มาแล้ว/iu },
  // What is done each time is no help when something is wrong.
  aftercare: { needs: /help|support|call|ask|visit|follow|line|chat|after|remind|check|service|reply|answer|care|free|ดูแล|ไลน์|โทร|ถาม|ตลอด|ติดตาม|แอดมิน|ช่วย|ปรึกษา|หลัง|เตือน|เช็ก|ซ่อม|กลับมา|ฟรี|สรุป/iu },
  language: { needs: LANGUAGE, kinds: ['appointment service', 'tour', 'stay', 'course', 'residential care', 'property'] },
  hours: { needs: /24|\bopen|until|till|weekend|night|daily|เปิด|ถึง ?\d|วันหยุด|กลางคืน|ทุกวัน/iu, never: /ใน ?\d|within/iu },
  wait: {
    notKinds: ['software', 'subscription', 'course', 'stay', 'ticketed event', 'property', 'residential care'],
    needs: /\d|same[- ]day|next[- ]day|on time|overnight|ทันที|วันเดียว|วันนั้น|ตรงเวลา/iu,
    never: /deposit|refund|claim|they wait|\bre-?orders?\b|\bre-?stock|\b(?:call|ring|phone|text|message)\w*\b[^.;,]*\bbefore\b|\blate\b|ช้าเกิน|สั่งซ้ำ|ซื้อซ้ำ|โทร(?:แจ้ง)?ก่อน|harvest|bottled?|roast|credit|warranty|\bdr(?:y|ies|ying)\b|แห้ง|\bagain\b|redo|ซ้ำ|แก้ฟรี|คืน(?:เงิน|มัดจำ)|เครดิต|ประกัน|only$/iu,
  },
  place: { needs: /to you|your (?:home|door|place|site|office)|nearby|near |parking|pick|ถึงบ้าน|ถึงที่|ถึงหน้างาน|ใกล้|รับส่ง|รับถึง|ที่จอดรถ|รถเก๋ง/iu },
}; // prettier-ignore

/** Points that a giver weighs. */
const GIFT: ReadonlySet<string> = new Set(['values', 'result', 'known', 'approval', 'rating']);

/** How long the work takes is not how long one waits for it: 'งานบ้าน 2 ชม.เสร็จ', 'takes 90 minutes', 'ตัวต่อตัว 45 นาที'. */
const WORK_TIME =
  /in and out|\bdone in\b|(?:ชม\.?|ชั่วโมง|นาที)\s?(?:ก็)?เสร็จ|ตัวต่อตัว|ครั้งละ|\b(?:takes?|lasts?|done in|sessions? of)\b[^.;,]{0,16}\b(?:hours?|hrs?|minutes?|mins?)\b|\b(?:hour|minute)[- ](?:session|class|lesson)s?\b/iu;

/**
 * Whether the question of a point is the one that these words answer. A kind that is not known holds no question of a kind; one
 * that is only likely already rules out those that it never asks.
 */
export function answersPoint(
  id: KnownPoint | 'reply',
  words: string,
  kind: OfferKind | undefined,
  likely = kind,
): boolean {
  if (id === 'price') return false;
  const surety: Surety = id === 'named' ? {} : SURE[id === 'reply' ? 'wait' : id];
  const { needs, never, kinds, notKinds } = surety;
  return (
    !(id === 'wait' && likely !== undefined && SERVICES.includes(likely) && WORK_TIME.test(words)) &&
    // A giver buys nothing: only where the gift goes, who knows it and what it did.
    (kind !== 'cause' || GIFT.has(id)) &&
    (likely === undefined || notKinds?.includes(likely) !== true) &&
    (needs === undefined || needs.test(words)) &&
    !(never?.test(words) ?? false) &&
    // A kind that is only likely is enough for words that plainly speak of the point.
    (kinds === undefined || kinds.some((one) => one === (kind ?? (needs && likely))))
  );
}

/** Words of a statement that answer what is asked of a kind. */
const ANSWERS: Partial<Record<OfferKind, RegExp>> = {
  'appointment service': /\b(?:doctor|vet|dentist|therapist|pilot|teacher|coach|technician|stylist|groomer|tuner|staff|team|qualified|licen[cs]ed)s?\b|ช่าง|หมอ|แพทย์|ครู|นักบิน|ผู้ช่วย|พยาบาล|ผู้เชี่ยวชาญ|ทีม/iu,
  'goods with installation': /\binclud|\bfixed price|\ball in\b|\bone price|รวม(?:ติดตั้ง|ท่อ|ค่า)|ราคาเดียว|ไม่บวก/iu,
  'project service': /\b(?:days?|weeks?|drawings?|plan|stages?|report)\b|วัน|สัปดาห์|แบบ|รายงาน/iu,
  course: /\bpass|\bgraduat|\bcertificate|\bjobs?\b|ผ่าน|สอบติด|จบแล้ว|ใบประกาศ/iu,
  tour: /\binclud|\bguide|\blicen[cs]|\bsmall groups?|ไกด์|รวม|ใบอนุญาต/iu,
  rental: /\binclud|\bswap|\breplace|\boperator|\bdelivery|\btested|รวม|เปลี่ยนเครื่อง|พร้อมคนขับ|ตรวจ/iu,
  'finance product': /\bfees?\b|\bno (?:lock-in|hidden)|\bdecision|ค่าธรรมเนียม|ดอกเบี้ย|เคลม/iu,
  software: /\bsupport|\bimport|\bonboard|\bset[- ]?up|\bteach|ช่วย|สอน|ย้ายข้อมูล|ใช้เป็น/iu,
  'franchise or dealership': /\btraining|\bvisits?\b|\bfield manager|\bsupport|สอน|อบรม|ดูแล|โทรเช็ก|ทีมโซน/iu,
  'industrial supply': /\b(?:iso|en|astm|din|aql|haccp|gmp|brc)\b|\btest(?:ed|s)?\b|\blead time|\bin stock|มอก|มาตรฐาน|สเปก|สต็อก/iu,
  'residential care': /\bnurses?|\bcarers?|\bday and night|\b24\b|ผู้ดูแล|พยาบาล|กล้อง/iu,
  cause: /\breceipts?|\breports?|\baccounts?|\baudit(?:s|ed)?\b|\bpublic file|ใบเสร็จ|บัญชี|รายงาน/iu,
  delivery: /\binsur|\btrack|\bon time|ประกันสินค้า|ติดตาม|ตรงเวลา/iu,
  stay: /\bquiet|\bview|\bprivate|\bonly (?:one|\d)|เงียบ|วิว|ส่วนตัว/iu,
  'meal or venue': /\brecipe|\bmade|\bfresh|\bwood|\bhand|สูตร|ทำเอง|สด|คั่ว|เตา/iu,
  goods: /\bmeasur|\btry\b|\badvi[cs]e|\bsamples?|วัด|ลอง|แนะนำ|เลือก/iu,
  property: /\bincluded|\bfree transfer|\bno fee|รวม|ฟรีโอน/iu,
}; // prettier-ignore

/** What helps whoever takes something on, or how little it takes. */
export const HELPS =
  /\bhelp|\bsupport|\btrain|\bsame\b|\bwith you\b|\b24\b|\bphone line|\b\d+ ?(?:mins?|minutes|hours?|hrs?)\b|\bno experience|\bnurses?\b|\btry\b|ช่วย|ดูแล|ปรึกษา|สอน|อบรม|ติดตาม|ลอง|นาที|ชั่วโมง|ชม\./iu;

/** Whether a statement answers what is asked of a kind. */
export const answersKind = (kind: OfferKind, words: string): boolean =>
  ANSWERS[kind]?.test(words) === true || (kind === 'cause' && GIFTS_GO.test(words));

/** Goods that must fit: their sizes are spoken of. */
export const FITS =
  /\bfits?\b(?! out)|\bfitting\b|\bsizes?\b|\bcompatib|\bwrong model|ไซซ์|ไซส์|ใส่ไม่ได้|ใส่ได้|ผิดรุ่น|ตรงรุ่น|พอดี/iu;

/** People send money before they have anything. */
export const PAYS_AHEAD =
  /\b(?:deposits?|prepa(?:y|id|yment)s?|down ?payments?|bank transfers?|wire transfers?)\b|\b(?:pay|pays|paid|paying|payment|money|transfer\w*)\b[^.;,]{0,20}\b(?:first|before|in advance|up ?front|ahead)\b|มัดจำ|โอน(?!กรรมสิทธิ์|บ้าน|ห้อง|รถ|ที่ดิน|ชื่อ|ฟรี)|จ่าย(?:เงิน)?ก่อน|ชำระล่วงหน้า|เงินจอง|ดาวน์|พร้อมเพย์/iu;
/** Papers and people by which anybody can check who somebody is. */
export const CHECKABLE =
  /\b(?:licen[cs]ed?|certif\w+|accredit\w+|registered|registration|chartered|inspected|audited|lab (?:tests?|reports?|results?)|insured|grant|permits?|approved)\b|ผลแล็บ|ผลตรวจ|ใบอนุญาต|ใบรับรอง|ใบประกอบ|จดทะเบียน|ขึ้นทะเบียน|ได้รับการรับรอง|อย\.|มอก|ทะเบียน/iu;

/** The thing itself is doubted, not who sells it. */
export const FAKE_THING =
  /\bcounterfeit|\bknock-?offs?\b|\bfake (?!pages?|accounts?|shops?|sites?|charit|reviews?)\p{L}+|\b(?:not|isn['’]t) (?:real|genuine|pure)\b|ของปลอม|ของเก๊|ไม่ใช่ของแท้|ไม่แท้|ย้อมแมว/iu;

/** A page that is not the client's, money that is lost, or who is behind it is doubted. */
export const FRAUD =
  /\bscam(?:s|med|mers?)?\b|\bphish(?:ing)?\b|\bfrauds?\b|\bfraudulent\b|\bswindle\w*\b|\b(?:is|it['’]s|are|think we are|we are) (?:a )?fake\b|\bfake (?:pages?|accounts?|shops?|sites?|charit(?:y|ies))\b|impersonat|เพจปลอม|มิจฉาชีพ|โอนแล้วหาย|หลอกโอน|ก๊อปชื่อ|แอบอ้าง|(?:กลัว|คิดว่า|นึกว่า|เคย)(?:โดน|ถูก|จะโดน)?(?:หลอก|โกง)|เรื่องหลอก|ของปลอม(?!ไม่)/iu;
