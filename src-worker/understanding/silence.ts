/** What is not for everybody: names of those who buy, and what the client tells in confidence. */

const SECRET =
  /\bNDAs?\b|\bnon-?disclosure\b|\bconfidential\w*|\b(?:do not|don['’]t|never|no) (?:ever )?(?:nam(?:e|ing)|show|pictur(?:e|ing)|mention|list|use)\b[^.;]{0,24}\b(?:clients?|customers?|factor(?:y|ies)|plants?|schools?|guests?|companies|families|patients?|accounts)\b|(?:ห้าม|อย่า|ไม่)(?:ใส่|เอ่ย|บอก|ลง|โชว์|เปิดเผย|พูด|ใช้)?(?:ถึง)?ชื่อ(?:ลูกค้า|โรงงาน|บริษัท|คนไข้|โรงเรียน|ผู้ป่วย|ครอบครัว|แขก)|ความลับ(?:ของ)?ลูกค้า/iu;

/** An agreement of silence, or a rule that names nobody: 'we have NDAs with nearly all', 'ห้ามเอ่ยชื่อลูกค้า'. */
export const keepsNames = (words: string): boolean => SECRET.test(words);

const LISTS =
  /(?<!\p{L})(?:no|never|not|don['’]?t|without)\s(?:(?:ever|we|to)\s){0,2}(?:upload\w*|shar\w+|export\w*|giv\w+|hand\w*|send\w*|us(?:e|ing))\s(?:(?:any|the|our|their)\s){0,2}(?:(?:customers?|clients?|patients?|members?|donors?|guests?|e-?mail|mailing)(?:['’]s?)?\s)?(?:lists?|databases?|data|lookalikes?|custom audiences?)(?!\p{L})|(?<!\p{L})no\s(?:(?:customer|client|patient|member|donor|guest|e-?mail)s?(?:['’]s?)?\s(?:lists?|databases?|data)|(?:lists?|data|databases) of (?:customers|clients|patients|members|donors|guests)|lookalikes?|custom audiences?)(?!\p{L})|(?:ห้าม|อย่า|ไม่)(?:ให้|เอา|ใช้|อัปโหลด|อัพโหลด|ส่ง|นำ|แชร์){1,2}(?:รายชื่อ|ข้อมูล|เบอร์)(?:ของ)?(?:ลูกค้า|คนไข้|ผู้ป่วย|สมาชิก|นักเรียน)/iu;
/** A rule that the lists of those who bought stay where they are: 'no lists of patients uploaded'. */
export const keepsLists = (words: string): boolean => LISTS.test(words);

const IN_CONFIDENCE =
  /(?<![a-z])(?:keep|kept|leave) (?:(?:it|this|that|these|them|all|the [a-z]+) )?(?:(?:all |very |strictly )?(?:quiet|secret|private|confidential|to yourselves?|between us|for us)|off the record|under your hat)(?![a-z])|(?<![a-z])(?:off the record|between (?:us|you and me|ourselves)|in confidence|strictly confidential|(?:not|nothing|isn['’]?t) (?:is )?(?:yet )?(?:public|announced)(?: yet)?|(?:do not|don['’]?t|dont|please not) (?:tell|share|spread|repeat) (?:it|this|that|anybody|anyone|the staff)|(?:do not|don['’]?t|dont|not (?:for|to)) (?:print|publish|publication|quote)(?=\s?(?:it|this|that|pls|please)?\s?(?:[).,;!]|$))|(?:staff|nobody|no one|tenants|members) (?:does not |do not |don['’]?t |doesn['’]?t )?knows? (?:it |about it |this )?yet)(?![a-z])|(?:อย่า|ห้าม|ไม่ต้อง)(?:เพิ่ง)?(?:บอกใคร|บอกคนนอก|เผยแพร่|เปิดเผย|พูดต่อ)|(?:เป็น|ขอเป็น)ความลับ|ยังไม่(?:เปิดเผย|ประกาศ)|รู้กันแค่|คุยกันภายใน/iu;

/** Whether something is told to the agency alone: 'landlord is selling, pls keep quiet', 'อย่าบอกใครนะ'. */
export const isInConfidence = (words: string): boolean => IN_CONFIDENCE.test(words);

const DEBT_AND_LAW =
  /(?<!\p{L})(?:debts?|bankrupt\w+|insolven\w+|payday|mortgages?|loans?|credit repair|pawn(?:s|ed|ing|shops?|brok\w+)?|(?:life|health|cancer|critical illness|funeral) insurance|law (?:firm|office)|lawyers?|attorneys?|solicitors?|legal (?:advice|aid|help|services)|conveyanc\w+|immigration|visa (?:applications?|services?|agen\w+|advice|help|consult\w+|extensions?|renewals?|support)|(?:student|work|spouse|partner|retirement|family) visas?|will[- ]writ\w+|last wills?|wills (?:and|&|\+) (?:probate|trusts?|estates?|lasting)|probate|custody|criminal (?:law|defen[cs]e|charges?|cases?|records?))(?!\p{L})|ปลดหนี้|แก้หนี้|หนี้|ล้มละลาย|ทนาย|(?<![ก-๛])กฎหมาย|(?:ปรึกษา|สำนักงาน|บริการ|ด้าน)กฎหมาย|(?<![ก-๛])คดี|(?:ว่า|ฟ้อง|สู้|ทำ|รับ|ปรึกษา|ดำเนิน)คดี|(?<![ก-๛])วีซ่า|(?:ทำ|ยื่น|ขอ|ต่อ|ปรึกษา|บริการ|เปลี่ยน)วีซ่า|สินเชื่อ|เงินกู้|จำนำ|ประกัน(?:ชีวิต|สุขภาพ|มะเร็ง)/iu;
const BODY_AND_AGE =
  /(?<!\p{L})(?:hearing (?:aids?|tests?|care|clinic)|audiolog\w+|weight[- ]loss|hair (?:loss|transplant)|(?:clinical|medical) (?:trials?|stud(?:y|ies))|menopaus\w+|hot (?:flash|flush)\w*|incontinence|mobility scooters?|stair ?lifts?|medical (?:alarms?|care|cent(?:er|re)s?|practices?|treatments?|tests?|check\w*|tourism|transport)|home care|live-in care|aged care|carers?|nursing (?:homes?|care|agenc\w+|services?|visits?|staff)|(?:home|visiting|private) nurses?|nurses? at home|prenatal|postnatal|ultrasound|podiatr\w+|optometr\w+|health checks?)(?!\p{L})|เครื่องช่วยฟัง|ลดน้ำหนัก|ผมร่วง|ปลูกผม|ผู้สูงอายุ|ตรวจเลือด|(?:ตรวจ|ผล|ส่ง)แล็บ|(?<![ก-๛])แล็บ(?=\s?(?:ตรวจ|เลือด))/iu;
/** Words of what is sold that tell of debts, the law, the body or old age: that somebody bought it is nobody's business. */
export const tellsSomethingPrivate = (sold: string): boolean =>
  DEBT_AND_LAW.test(sold) || BODY_AND_AGE.test(sold);

const LAW_NAME =
  /(?<!['’]s )(?<!\p{L})(?:immigration|law(?:yers?)?|legal|solicitors?|attorneys?)(?: (?:firm|office|group|partners|associates|services|centre|center|llp|ltd|inc|pllc|co))?\.?$|ทนาย|สำนักกฎหมาย|สำนักงานกฎหมาย/iu;
/** Whether a company is called by the law: 'Prairie Immigration', 'Byrne Solicitors'; not 'Murphy’s Law'. */
export const isOfLaw = (companyName: string): boolean => LAW_NAME.test(companyName.trim());
