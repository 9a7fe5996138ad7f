/** Which code a contradiction that a case tells in free words has. */

const CODES: readonly (readonly [code: string, told: RegExp])[] = [
  ['total', /\d\s*[x×]\s*\d.*=.*(?:total|รวม|แต่)/iu],
  ['sales', /\bis [\d,]+ (?:cartons|boxes|units|pieces|bottles)\b.*\bgive/iu],
  ['takes', /\d+ \w+ of [\d,]+ \w+ are\b/iu],
  ['pair', /\bleave\b.*\bnot\b|\bso far\b|ต้องมี.*เป้า|\brate\b.*\bgoals?\b/iu],
  ['group', /\bsleeps?\b.*\b(?:groups?|friends|guests)\b/iu],
  ['ready', /\bwhile\b.*\btakes?\b|\bopens? (?:on|after)\b/iu],
  [
    'twice',
    /\bsince\b.*\bbut\b|\bin the (?:field|objectives|notes)\b.*\d.*\bin the (?:notes|ad issues|field)\b/iu,
  ],
  ['buyers', /\bB2[BC]\b/u],
  ['type', /business type/iu],
  ['ages', /\bage (?:range|fields?)\b|ช่วงอายุ/iu],
  ['experience', /no (?:online )?advertising experience|ไม่เคย(?:ลง|ทำ)โฆษณา/iu],
  ['competition', /no competition|ไม่มีคู่แข่ง/iu],
  [
    'capacity',
    /\b(?:owns?|hold only|holds only|seats|can (?:only )?(?:take|make|serve))\b.*\d|(?:รับ|ทำ|อบรม|สอน|ผลิต)ได้|ที่นั่ง/iu,
  ],
  ['undecided', /not asked yet|by one source|ยังไม่(?:ได้)?ถาม|ไม่แน่ว่า/iu],
  ['budget', /\bbudget\b|งบ/iu],
  ['payment', /\bcard\b|บัตร/iu],
  ['free', /\bfree\b.*\bcharges?\b|ฟรี.*(?:คิด|เก็บ)/iu],
  [
    'places',
    /\b(?:delivery|delivers?|ships?) (?:is )?(?:only )?(?:within|to)\b|all over the world|ส่ง(?:เฉพาะ|แค่)/iu,
  ],
  ['open', /\b(?:open|24\/7|nobody|closed)\b|เปิด.*ปิด/iu],
  ['all', /100%|\bonly \d+/iu],
  ['included', /\bincluded\b.*\bwithout\b/iu],
  ['time', /\b(?:days|weeks|hours)\b.*\b(?:days|weeks|hours)\b|\d+\s*วัน.*\d+\s*วัน/iu],
  ['website', /\bwebsite\b|เว็บ/iu],
  ['date', /\b(?:deadline|past|before (?:the )?start|ends before)\b/iu],
];

/** The code; '' where the words name none that is known. */
export const contradictionCode = (told: string): string =>
  CODES.find(([, pattern]) => pattern.test(told))?.[0] ?? '';
