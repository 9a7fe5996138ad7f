/** Whose brief it is. */
import { folded, spoken, type Offer, type Told } from './candidate.ts';
import { isOfOthers } from './others.ts';
import type { Segment } from './segment.ts';

const WORD = String.raw`[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’.+-]*`;
const NAME = String.raw`${WORD}(?:\s+(?:&|and(?=\s${WORD})|of|on|the|by|de|da|do|la|le|von|van|${WORD})){0,6}`;
const LEGAL = String.raw`(?:Co\.?,?\s*Ltd\.?|Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH|PCL|Oyj?|AB|ApS|A\/S|S\.?A\.?|S\.?L\.?|B\.?V\.?|Pty\.?(?: Ltd\.?)?|Co\.)`;
const THAI = String.raw`[\p{Script=Thai}\p{L}\p{M}\p{N}&'’.-]+(?:\s[\p{Lu}][\p{L}\p{N}&'’.-]*){0,3}`;
const KIND =
  'ร้าน|คลินิก|โรงแรม|รีสอร์ท|รีสอร์ต|โรงเรียน|สถาบัน|บริษัท|แบรนด์|ห้าง|สปา|สวน|ฟาร์ม|ครัว|คาเฟ่|มูลนิธิ|องค์การ|หจก\\.|บจก\\.|บมจ\\.|โฮมสเตย์|โรงงาน|สำนักงาน|ศูนย์|บ้าน';

interface Pattern {
  /** What comes before a name, without regard to case. */
  cue?: RegExp;
  name: RegExp;
  points: number;
  reason: string;
}
const PATTERNS: readonly Pattern[] = [
  {
    name: new RegExp(String.raw`${NAME},?\s+${LEGAL}(?![\p{L}\p{N}])`, 'u'),
    points: 0.75,
    reason: 'a legal form',
  },
  { name: /บริษัท\s*[^\n,()]{2,60}?\s*จำกัด(?:\s*\(มหาชน\))?/u, points: 0.8, reason: 'a legal form' },
  {
    name: /(?:บจก\.|หจก\.|บมจ\.)\s?[^\n,()]{2,40}?(?=\s*(?:\(|$|,|ไม่))(?:\s*\([A-Z][^()]{2,50}\))?/u,
    points: 0.75,
    reason: 'a legal form',
  },
  {
    name: /(?:องค์การ|มูลนิธิ|สมาคม|สหกรณ์|เทศบาล|มหาวิทยาลัย|กรม)[\p{Script=Thai}]{4,60}(?:\s\([^()]{2,12}\))?$/u,
    points: 0.65,
    reason: 'an institution',
  },
  {
    cue: /\b(?:(?:i am|i'm|it'?s|its|this is|my name is)\s+(?:me )?[\p{L}]+,?\s+(?:from|at|of|with|here from)|we are|we're|this is|i am (?:from|with|at)|i'm (?:from|with|at|the \w+ (?:of|at))|i (?:run|own|manage|work (?:for|at)|represent)|on behalf of|our (?:company|brand|shop|business|client),?(?: is| called| named)?|(?:company|brand|client|business|shop|clinic|school|resort|hotel|café|restaurant|startup) (?:is |was )?(?:called|named))\s+(?:called\s+|the\s+)?["“]?/iu,
    name: new RegExp(NAME, 'u'),
    points: 0.6,
    reason: 'introduced',
  },
  // As a transcript writes it, in small letters.
  {
    cue: /\b(?:it'?s|its|i'?m|this is) [\p{L}]+ (?:from|here from) /iu,
    name: /\p{Ll}[\p{L}']+(?:\s[\p{L}']+){1,3}(?=$|[,.])/u,
    points: 0.6,
    reason: 'introduced',
  },
  {
    cue: /^(?:(?:meeting|call|kick-?off|client|project|marketing|campaign)\s*)*(?:notes?|minutes|brief|meeting|call|kick-?off|summary)\s*(?:[:–—|-]|with|for|from)\s+(?:the\s+)?/iu,
    name: new RegExp(NAME, 'u'),
    points: 0.6,
    reason: 'title of notes',
  },
  {
    cue: /^บรีฟ(?:งาน|แคมเปญ|การตลาด|โฆษณา|ออนไลน์|ลูกค้า|โปรเจกต์)*\s*[:：–-]?\s*/u,
    name: new RegExp(String.raw`${THAI}(?:\s${THAI})?`, 'u'),
    points: 0.6,
    reason: 'title of notes',
  },
  {
    cue: /(?:ประชุมกับ|คุยกับ(?:ลูกค้า)?|ลูกค้า(?:คือ|ชื่อ))\s*[:：]?\s*/u,
    name: new RegExp(THAI, 'u'),
    points: 0.45,
    reason: 'met',
  },
  {
    cue: /ชื่อ(?:ร้าน|แบรนด์|บริษัท|ธุรกิจ|คลินิก)(?!ใน)(?:ว่า|คือ)?\s*["“]?/u,
    name: new RegExp(String.raw`${THAI}(?:\s(?!ครับ|ค่ะ|คะ|นะ|ขาย|ทำ|อยู่|เปิด|เป็น|อยาก)${THAI})?`, 'u'),
    points: 0.7,
    reason: 'called',
  },
  {
    cue: new RegExp(String.raw`(?:${KIND})\s?["“]`, 'u'),
    name: /[^"”]{2,40}/u,
    points: 0.75,
    reason: 'a quoted name',
  },
  {
    cue: new RegExp(String.raw`(?:เจ้าของ|จาก|เราคือ|ทาง)(?=${KIND})`, 'u'),
    name: new RegExp(THAI, 'u'),
    points: 0.6,
    reason: 'introduced',
  },
  {
    cue: /(?:เราคือ|(?<!ดิฉัน|ผม|หนู|ฉัน|ร้าน|เพจ|ตัว)(?<!ในติ๊กตอก)ชื่อ(?:ว่า)?|แบรนด์)\s?["“]?(?!ไร|อะไร|เล่น)/u,
    name: new RegExp(String.raw`${THAI}(?:\s(?!หนู|ผม|เรา|ใคร|อยู่|ขาย)[\p{Script=Thai}]{3,20}(?=\s))?`, 'u'),
    points: 0.5,
    reason: 'called',
  },
  {
    cue: new RegExp(
      String.raw`^(?:พี่\S{1,12}\s)?(?=(?:${KIND})(?!เรา|ผม|ของ|นี้|เช่า|ขาย|อยู่|ค่า|ที่|น่า|พี่|เก่า|ส้มตำ|อาหาร|เดี่ยว))`,
      'u',
    ),
    name: new RegExp(THAI, 'u'),
    points: 0.55,
    reason: 'begins with what it is',
  },
  {
    cue: new RegExp(
      String.raw`^[^\n]{0,60}?\s(?=(?:${KIND})(?!เรา|ผม|ของ|นี้|เช่า|ขาย|อยู่|ค่า|ที่|น่า|พี่|เก่า|ส้มตำ|อาหาร|เดี่ยว|แถว))`,
      'u',
    ),
    name: /[\p{Script=Thai}\p{M}]{4,30}/u,
    points: 0.35,
    reason: 'what it is, in the title',
  },
  // 'Still Water Yoga is a small studio …', 'Slumbrook makes …', 'Ngernduan คือ …'
  {
    cue: /^(?:the )?/u,
    name: new RegExp(
      String.raw`${NAME}(?=,?\s+(?:(?:is|are)\s+(?:an?|the)\s|makes?\s|sells?\s|offers?\s|produces?\s|builds?\s|has\s(?:been\s)?(?:\p{Ll}+ed|made|built|sold)\s|provides?\s|runs?\s|คือ|เป็น(?!คน)))`,
      'u',
    ),
    points: 0.6,
    reason: 'says what it is or does',
  },
];
/** Words that begin a sentence and no name. */
const NO_NAME =
  /^(?:(?:hi|hello|hey|dear|thanks|morning|thx)\s.*|(?:พี่|คุณ|น้อง|เจ๊|ป้า|ลุง).*|ร้าน|คลินิก|โรงแรม|โรงเรียน|บริษัท|แบรนด์|สปา|สวน|บ้าน|here|there|these|those|buyers|yep|we|i|our|the|it|they|he|she|hello|hi|dear|thanks?|a|an|this|that|one|looking|based|happy|not|very|yes|no|ok|ads?|what|who|please|everything|customers?|clients?|buyers?|audience|budget|channels?|goals?|price|questionnaire|agency.*|brief|form|new client.*|terms of reference.*|senior .*|เรา|ผม|ลูกค้า|คู่แข่ง)$/iu;
/** Ends a name that ran on. */
const TAIL =
  /\s*(?:,|\.(?=\s|$)|\s+(?:is|are|was|has|have|and we|we|a|an|based|located|in|from|ครับ|ค่ะ|นะคะ|เป็น|ขาย|ทำ|อยู่|เปิด|ที่)(?:\s|$)).*$/u;
const JOB =
  /\b(?:manager|director|owner|founder|head of|marketing|proprietor|ceo|cmo|sales|assistant|executive|officer)\b|ผู้จัดการ|เจ้าของ|ฝ่าย/iu;

export function readCompany(view: Told, offer: Offer): void {
  const { told, signatures, all, ownNames, speakers } = view;
  const path = 'clientInfo.companyName';
  const give = (segment: Segment, name: string, reason: string, points: number): void => {
    const value = trimmed(name);
    if (value.length < 2 || value.length > 80 || NO_NAME.test(value) || !/\p{L}{2}/u.test(value)) return;
    const own = matchesOwn(value, ownNames);
    offer(path, value, segment, [
      [reason, points],
      ...(own > 0 ? [['like its own address', own] as const] : []),
    ]);
  };
  const client = [
    ...told,
    ...all.filter(({ kind, whose }) => kind === 'heading' && whose === 'client'),
  ].toSorted((a, b) => a.span.start - b.span.start);
  for (const [index, segment] of client.entries()) {
    if (isOfOthers(segment, all)) continue;
    if (segment.topics.includes('company') && segment.by === 'label') {
      give(segment, labelled(segment.text), 'label', 0.95);
      continue;
    }
    if (
      segment.topics.length === 1 &&
      segment.topics[0] === 'company' &&
      segment.by === 'question' &&
      segment.text.length <= 60
    ) {
      give(segment, labelled(segment.text), 'answers the question', 0.8);
      continue;
    }
    for (const { cue, name, points, reason } of PATTERNS) {
      const found = nameAfter(segment.text, cue, name);
      if (found !== '')
        give(
          segment,
          found,
          reason,
          points + (index < 3 ? 0.1 : 0) + (index === 0 && reason.endsWith('title') ? 0.15 : 0),
        );
    }
    const title = titleName(segment, index);
    if (title !== '') give(segment, title, 'title', 0.55);
    const alone = aloneName(segment);
    if (alone !== '' && index < 12)
      give(segment, alone, 'a name alone', segment.by === 'question' || index < 2 ? 0.5 : 0.4);
    for (const one of ownNamed(segment.text, ownNames))
      give(segment, one, 'written like its own address', 0.25);
  }
  for (const segment of signatures) signed(segment, give);
  for (const speaker of speakers) spokenFor(speaker, view, give);
}

/** Whether a name and an address of the client's are the same letters: a strong sign. */
function matchesOwn(name: string, own: ReadonlySet<string>): number {
  const letters = folded(name.replace(/\b(?:da|de|do|la|le|of|the)\s/giu, '')).replace(
    /(?:coltd|ltd|limited|inc|oy|llc|gmbh)$/u,
    '',
  );
  if (letters.length < 4) return 0;
  let best = 0;
  for (const one of own) {
    const other = folded(one);
    if (other === letters || other.replaceAll('and', '') === letters.replaceAll('and', ''))
      best = Math.max(best, 0.35);
    else if (other.length >= 6 && letters.startsWith(other)) best = Math.max(best, 0.25);
    else if (letters.length >= 6 && other.startsWith(letters)) best = Math.max(best, 0.15);
  }
  return best;
}

/** Capitalised words that together are the letters of an address of the client's. */
function ownNamed(text: string, own: ReadonlySet<string>): string[] {
  return [...text.slice(0, 600).matchAll(new RegExp(NAME, 'gu'))].flatMap(({ 0: name }) => {
    const value = trimmed(name);
    return value.split(/\s+/u).length >= 2 && matchesOwn(value, own) >= 0.25 ? [value] : [];
  });
}

/** 'Baan Dao Resort, a boutique hotel in Khao Yai'. */
const labelled = (text: string): string =>
  text.split(/\s+[–—-]\s+|,\s+(?=(?:an?|the|เรือน|อยู่|ที่)\s?)|\s{2,}|,\s(?=\p{Script=Thai})/u)[0] ?? '';

/** The first line of a document, where it is a name and hardly more. */
function titleName(segment: Segment, index: number): string {
  if (index > 1 || (segment.kind !== 'heading' && segment.by !== '') || segment.text.length > 90) return '';
  const [head = '', ...rest] = segment.text.split(/\s+[–—|-]\s+|:\s/u);
  const match = new RegExp(`^${NAME}$`, 'u').exec(head.trim());
  if (
    match === null ||
    (rest.length === 0 && segment.kind !== 'heading' && head.trim().split(/\s+/u).length < 3)
  )
    return '';
  return head.trim();
}

/** 'Lontra Canoe Hire.' as a sentence of its own, 'Otter & Plum, hand bound planners'. */
function aloneName({ text, kind, by }: Segment): string {
  if (kind === 'heading' || (by === 'label' && kind === 'label')) return '';
  const [, name = '', rest = ''] =
    new RegExp(String.raw`^(${NAME})(?:[.!]?$|,\s(?=\p{Ll}))(.{0,1})`, 'u').exec(text.trim()) ?? [];
  const words = name.split(/\s+/u);
  return (words.length >= 2 || (rest === '' && words.length > 1)) && words.length <= 5 ? name : '';
}

/** 'Roz | Proprietor' and 'Tamar Marine Trimming Ltd' below a mail. */
function signed(
  segment: Segment,
  give: (segment: Segment, name: string, reason: string, points: number) => void,
): void {
  const legal = new RegExp(String.raw`^${NAME},?\s+${LEGAL}$`, 'u').exec(segment.text.trim());
  if (legal !== null) return give(segment, legal[0], 'a firm in the signature', 0.8);
  const parts = segment.text.split(/\s*[|•·]\s*|,\s+(?=est|since|founded)/iu);
  const isDated = /,\s+(?:est\b|since|founded)/iu.test(segment.text);
  for (const part of parts) {
    const match = new RegExp(`^${NAME}$`, 'u').exec(part.trim());
    if (match !== null && !JOB.test(part) && !/^\d|\d{3}/u.test(part) && parts.length > 1)
      give(segment, match[0], isDated ? 'a firm in the signature' : 'in the signature', isDated ? 0.65 : 0.3);
  }
}

/** The name of a page, of a person with their shop: 'ปิ่น สปาเปลือกหอย', 'Marcus (Iron Shed)'. */
function spokenFor(
  speaker: string,
  { told, isChat }: Told,
  give: (segment: Segment, name: string, reason: string, points: number) => void,
): void {
  const first = told.find((segment) => segment.speaker === speaker) ?? told[0];
  if (first === undefined) return;
  const thai = new RegExp(String.raw`(?:${KIND})[\p{Script=Thai}\p{M}]{2,}`, 'u').exec(speaker);
  if (thai !== null) give(first, thai[0], 'the name of who writes', 0.55);
  if (isChat && told.some(({ text, speaker: who }) => who === speaker && text.startsWith(`${speaker} `)))
    give(first, speaker, 'the page that writes', 0.65);
}

/** Case counts in the name and not in what comes before it, which one expression cannot say. */
function nameAfter(text: string, cue: RegExp | undefined, name: RegExp): string {
  const whole = text.slice(0, 600);
  if (cue === undefined) return name.exec(whole)?.[0] ?? '';
  const before = cue.exec(whole);
  if (before === null) return '';
  return new RegExp(name.source, 'uy').exec(whole.slice(before.index + before[0].length))?.[0] ?? '';
}

function trimmed(name: string): string {
  const legal = new RegExp(String.raw`${LEGAL}$|จำกัด(?:\s*\(มหาชน\))?$|\)$`, 'u').test(name.trim());
  const text = legal ? name : name.replace(TAIL, '');
  return spoken(text.replace(/["”“]+/gu, ''));
}
