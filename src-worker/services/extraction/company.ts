/** Whose brief it is. */
import type { Passage } from './passages.ts';

const NAME = String.raw`[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’.+-]*(?:\s+(?:&|and|of|the|by|de|la|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’.+-]*)){0,6}`;
const LEGAL = String.raw`(?:Co\.?,?\s*Ltd\.?|Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH|PCL)`;
const THAI = String.raw`[\p{Script=Thai}\p{L}\p{M}\p{N}&'’.-]+(?:\s[\p{Lu}][\p{L}\p{N}&'’.-]*){0,3}`;

/** The surest first. */
const PATTERNS: readonly RegExp[] = [
  // 'Siam Bondline Adhesives Co., Ltd.'
  new RegExp(String.raw`(?<name>${NAME},?\s+${LEGAL})`, 'u'),
  /(?<name>บริษัท\s*[^\n,()]{2,60}?\s*จำกัด(?:\s*\(มหาชน\))?)/u,
  new RegExp(
    String.raw`\b(?:we are|we're|this is|i am (?:from|with|at)|i'm (?:from|with|at|the \w+ (?:of|at))|i (?:run|own|manage|work (?:for|at)|represent)|on behalf of|our (?:company|brand|shop|business|client),?(?: is| called| named)?|(?:company|brand|client|business|shop|clinic|school|resort|hotel|café|restaurant|startup) (?:is |was )?(?:called|named))\s+(?:called\s+|the\s+)?["“]?(?<name>${NAME})`,
    'iu',
  ),
  new RegExp(String.raw`(?:meeting|call|kick-?off|brief)\s+(?:with|for|from)\s+(?<name>${NAME})`, 'iu'),
  new RegExp(String.raw`(?:^|\s)brief\s*[:–—-]\s*(?<name>${NAME})`, 'iu'),
  new RegExp(String.raw`(?:บรีฟ|ประชุมกับ|คุยกับ(?:ลูกค้า)?|ลูกค้า(?:คือ|ชื่อ))\s*[:：]?\s*(?<name>${THAI})`, 'u'),
  new RegExp(
    String.raw`(?:เราคือ|ชื่อ(?:ร้าน|แบรนด์|บริษัท|ธุรกิจ|คลินิก)?(?:ว่า)?|จาก(?=(?:ร้าน|คลินิก|โรงแรม|รีสอร์ท|บริษัท|แบรนด์|โรงเรียน|สถาบัน))|ทางร้าน|แบรนด์)\s*["“]?(?<name>${THAI})`,
    'u',
  ),
  new RegExp(String.raw`(?<name>(?:ร้าน|คลินิก|โรงแรม|รีสอร์ท|โรงเรียน|สถาบัน)\s?${THAI})`, 'u'),
];
/** Words that begin a sentence and no name. */
const NO_NAME =
  /^(?:we|i|our|the|it|they|hello|hi|dear|thanks?|a|an|this|that|one|looking|based|happy|not|very)$/iu;
/** Ends a name that ran on. */
const TAIL =
  /\s*(?:,|\.(?=\s|$)|\s+(?:is|are|was|has|have|and we|we|a|an|based|located|in|from|ครับ|ค่ะ|นะคะ|เป็น|ขาย|ทำ|อยู่|เปิด|ที่)(?:\s|$)).*$/u;

export function companyIn(passages: readonly Passage[]): { value: string; source: string } | undefined {
  for (const pattern of PATTERNS)
    for (const { text, source, label } of passages) {
      if (/compet|คู่แข่ง/iu.test(label) || /compet|คู่แข่ง/iu.test(text)) continue;
      const name = pattern.exec(text)?.groups?.['name'];
      const value = name === undefined ? '' : trimmed(name);
      if (value.length >= 2 && value.length <= 80 && !NO_NAME.test(value)) return { value, source };
    }
  return undefined;
}

function trimmed(name: string): string {
  const legal = new RegExp(String.raw`${LEGAL}$|จำกัด(?:\s*\(มหาชน\))?$`, 'u').test(name.trim());
  const text = legal ? name : name.replace(TAIL, '');
  return text.replace(/["”“]+/gu, '').trim();
}
