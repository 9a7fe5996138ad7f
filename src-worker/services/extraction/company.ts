/** Whose brief it is. */
import type { Passage } from './passages.ts';

const WORD = String.raw`[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’.+-]*`;
const NAME = String.raw`${WORD}(?:\s+(?:&|and(?=\s${WORD})|of|the|by|de|la|${WORD})){0,6}`;
const LEGAL = String.raw`(?:Co\.?,?\s*Ltd\.?|Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH|PCL)`;
const THAI = String.raw`[\p{Script=Thai}\p{L}\p{M}\p{N}&'’.-]+(?:\s[\p{Lu}][\p{L}\p{N}&'’.-]*){0,3}`;
const PLACE = 'ร้าน|คลินิก|โรงแรม|รีสอร์ท|รีสอร์ต|โรงเรียน|สถาบัน|บริษัท|แบรนด์|ห้าง';

/**
 * What comes before a name, without regard to case, and what the name looks like, by its capitals. The surest first.
 */
const PATTERNS: readonly { cue?: RegExp; name: RegExp; first?: true }[] = [
  // 'Siam Bondline Adhesives Co., Ltd.'
  { name: new RegExp(String.raw`${NAME},?\s+${LEGAL}`, 'u') },
  { name: /บริษัท\s*[^\n,()]{2,60}?\s*จำกัด(?:\s*\(มหาชน\))?/u },
  {
    cue: /\b(?:(?:i am|i'm|it'?s|this is|my name is)\s+[\p{L}]+,?\s+(?:from|at|of|with|here from)|we are|we're|this is|i am (?:from|with|at)|i'm (?:from|with|at|the \w+ (?:of|at))|i (?:run|own|manage|work (?:for|at)|represent)|on behalf of|our (?:company|brand|shop|business|client),?(?: is| called| named)?|(?:company|brand|client|business|shop|clinic|school|resort|hotel|café|restaurant|startup) (?:is |was )?(?:called|named))\s+(?:called\s+|the\s+)?["“]?/iu,
    name: new RegExp(NAME, 'u'),
  },
  // The title of notes.
  {
    cue: /^(?:(?:meeting|call|kick-?off|client|project|marketing|campaign)\s*)*(?:notes?|minutes|brief|meeting|call|kick-?off|summary)\s*(?:[:–—|-]|with|for|from)\s+(?:the\s+)?/iu,
    name: new RegExp(NAME, 'u'),
    first: true,
  },
  {
    cue: /^บรีฟ(?:งาน|แคมเปญ|การตลาด|โฆษณา|ออนไลน์|ลูกค้า|โปรเจกต์)*\s*[:：–-]?\s*/u,
    name: new RegExp(String.raw`${THAI}(?:\s${THAI})?`, 'u'),
    first: true,
  },
  {
    cue: /(?:ประชุมกับ|คุยกับ(?:ลูกค้า)?|ลูกค้า(?:คือ|ชื่อ))\s*[:：]?\s*/u,
    name: new RegExp(THAI, 'u'),
  },
  {
    cue: /ชื่อ(?:ร้าน|แบรนด์|บริษัท|ธุรกิจ|คลินิก)(?:ว่า|คือ)?\s*["“]?/u,
    name: new RegExp(String.raw`${THAI}(?:\s(?!ครับ|ค่ะ|คะ|นะ|ขาย|ทำ|อยู่|เปิด|เป็น|อยาก)${THAI})?`, 'u'),
  },
  {
    cue: new RegExp(String.raw`(?:เจ้าของ|จาก|เราคือ|ทาง)(?=${PLACE})`, 'u'),
    name: new RegExp(THAI, 'u'),
  },
  { cue: /(?:เราคือ|(?<!ดิฉัน|ผม|หนู|ฉัน)ชื่อ(?:ว่า)?|แบรนด์)\s*["“]?/u, name: new RegExp(THAI, 'u') },
  { name: new RegExp(String.raw`(?:ร้าน|คลินิก|โรงแรม|รีสอร์ท|โรงเรียน|สถาบัน)(?!เรา|ผม|ของ)\s?${THAI}`, 'u') },
  // 'Still Water Yoga is a small studio …'
  {
    cue: /^/u,
    name: new RegExp(
      String.raw`${WORD}(?:\s+(?:&|of|the|${WORD})){1,5}(?=\s+(?:is|are)\s+(?:an?|the)\s)`,
      'u',
    ),
  },
];
/** Words that begin a sentence and no name. */
const NO_NAME =
  /^(?:we|i|our|the|it|they|hello|hi|dear|thanks?|a|an|this|that|one|looking|based|happy|not|very|เรา|ผม)$/iu;
/** Ends a name that ran on. */
const TAIL =
  /\s*(?:,|\.(?=\s|$)|\s+(?:is|are|was|has|have|and we|we|a|an|based|located|in|from|ครับ|ค่ะ|นะคะ|เป็น|ขาย|ทำ|อยู่|เปิด|ที่)(?:\s|$)).*$/u;

export function companyIn(passages: readonly Passage[]): { value: string; source: string } | undefined {
  for (const { cue, name, first } of PATTERNS)
    for (const { text, source, label } of first === true ? titles(passages) : passages) {
      if (/compet|คู่แข่ง/iu.test(label) || /compet|คู่แข่ง/iu.test(text)) continue;
      const value = trimmed(nameAfter(text, cue, name));
      if (value.length >= 2 && value.length <= 80 && !NO_NAME.test(value)) return { value, source };
    }
  return undefined;
}

/** The first line as it stands: its 'label' is part of the title. */
const titles = (passages: readonly Passage[]): readonly Passage[] =>
  passages.slice(0, 1).map((passage) => ({ ...passage, text: passage.source }));

/** Case counts in the name and not in what comes before it, which one expression cannot say. */
function nameAfter(text: string, cue: RegExp | undefined, name: RegExp): string {
  if (cue === undefined) return name.exec(text)?.[0] ?? '';
  const before = cue.exec(text);
  if (before === null) return '';
  return new RegExp(name.source, 'uy').exec(text.slice(before.index + before[0].length))?.[0] ?? '';
}

function trimmed(name: string): string {
  const legal = new RegExp(String.raw`${LEGAL}$|จำกัด(?:\s*\(มหาชน\))?$`, 'u').test(name.trim());
  const text = legal ? name : name.replace(TAIL, '');
  return text.replace(/["”“]+/gu, '').trim();
}
