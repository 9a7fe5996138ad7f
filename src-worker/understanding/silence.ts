/** Whether the names of those who buy are kept. */

const SECRET =
  /\bNDAs?\b|\bnon-?disclosure\b|\bconfidential\w*|\b(?:do not|don['’]t|never|no) (?:ever )?(?:nam(?:e|ing)|show|pictur(?:e|ing)|mention|list|use)\b[^.;]{0,24}\b(?:clients?|customers?|factor(?:y|ies)|plants?|schools?|guests?|companies|families|patients?|accounts)\b|(?:ห้าม|อย่า|ไม่)(?:ใส่|เอ่ย|บอก|ลง|โชว์|เปิดเผย|พูด|ใช้)?(?:ถึง)?ชื่อ(?:ลูกค้า|โรงงาน|บริษัท|คนไข้|โรงเรียน|ผู้ป่วย|ครอบครัว|แขก)|ความลับ(?:ของ)?ลูกค้า/iu;

/** An agreement of silence, or a rule that names nobody: 'we have NDAs with nearly all', 'ห้ามเอ่ยชื่อลูกค้า'. */
export const keepsNames = (words: string): boolean => SECRET.test(words);
