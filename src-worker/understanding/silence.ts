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
