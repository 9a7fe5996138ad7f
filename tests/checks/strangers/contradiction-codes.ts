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
  ['sexes', /\bgender\b/iu],
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
const contradictionCode = (told: string): string =>
  CODES.find(([, pattern]) => pattern.test(told))?.[0] ?? '';

const LETTERS = /[\p{L}\p{M}]+/gu;
const FIGURES = /\d[\d,.]*\d|\d/gu;
/** Words that tell of something, and figures: what two tellings of one contradiction share. */
const tokensOf = (text: string): string[] => [
  ...(text.match(FIGURES) ?? []).map((figure) => figure.replaceAll(',', '')),
  ...(text.toLowerCase().match(LETTERS) ?? []).filter((word) => word.length > 3),
];
/** As many figures, or words, make them one. */
const SHARED = 3;

const RUN = 5;
const SHARED_RUNS = 5;
const runsOf = (text: string): Set<string> => {
  const thai = text.match(/[ก-๛]+/gu) ?? [];
  return new Set(
    thai.flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - RUN + 1) }, (_, i) => word.slice(i, i + RUN)),
    ),
  );
};

/** Whether a contradiction that was read is the one that a case tells: by its code, or by the words and figures that both name. */
export function isToldContradiction(told: string, read: string): boolean {
  if (contradictionCode(told) === read.split(' ')[0]) return true;
  const words = new Set(tokensOf(told));
  const shared = tokensOf(read.replace(/^\S+\s/u, '').replaceAll(/"[a-z]+":/giu, ' ')).filter(
    (token) => words.has(token) || (/[ก-๛]/u.test(token) && token.length > 5 && told.includes(token)),
  );
  // Thai writes no spaces: runs of letters that both hold.
  const runs = runsOf(told);
  const thai = [...runsOf(read)].filter((run) => runs.has(run)).length;
  if (thai >= SHARED_RUNS) return true;
  const figures = new Set(shared.filter((token) => /^\d/u.test(token)));
  return figures.size >= 2 || new Set(shared).size >= SHARED;
}
