/**
 * What a sentence of an answer says of itself: what makes buyers start, what stops them, what they ask. By a label ('What stops
 * them: …', 'ที่ลังเลคือ …') or by how it is told ('They call when …', 'จะหาเจ้าใหม่ตอน…').
 */
import { isMostlyThai } from '../text.ts';
import { quotationsIn } from './quotations.ts';

export interface Labelled {
  kind: 'starts' | 'stops' | 'asks';
  /** What is told, without its label and without what stands behind it in parentheses. */
  words: string;
  /** It has a label of its own: surer than what is only told so. */
  isNamed: boolean;
}

/** 'What stops most of them', 'what holds people back', 'what makes an owner call'. */
const THEM = String.raw`(?: (?:most of )?(?:them|people|folks?|(?:an? |the |most |our )?[\p{L}-]+))?`;
const IS = String.raw`(?:\s*[:=]\s*|\s+[-–—]+\s+|(?:\s+(?:is|are|was)|['’]s)(?: (?:usually|mostly|often|always|normally|that|when))*\s*:?\s+)`;
const NAMED_EN: readonly (readonly [Labelled['kind'], RegExp])[] = [
  [
    'starts',
    new RegExp(
      String.raw`^(?:what (?:usually |normally |really |finally |mostly )?(?:makes|gets|sets|pushes|tips|triggers|starts|brings|moves|prompts|drives)${THEM}(?: (?:to |for )?(?:start|look|looking|call|ring|buy|act|come|book|in|going|off|over|us|the edge|the door|through|switch|enquire))*|(?:the |their |main |usual |typical |biggest )*(?:buying )?triggers?(?: (?:moments?|events?))?|(?:the )?(?:tipping point|moment of need|moment (?:they|people) (?:buy|start|look|call)))${IS}`,
      'iu',
    ),
  ],
  [
    'stops',
    new RegExp(
      String.raw`^(?:what (?:usually |really |mostly |always )?(?:stops|holds|puts|keeps|worries|scares|bothers|blocks)${THEM}(?: (?:back|off|away|from [\p{L} ]{3,20}))?|(?:the |their |our |main |biggest |big |usual |common(?:est)? |most common |first |only |real |number one )*(?:doubt|objection|hesitation|worry|worries|fear|concern|excuse|barrier|obstacle|pushback|blocker)s?(?: (?:we hear|they have))?|(?:the )?(?:main |first |usual |only |biggest |one |most common )?(?:thing|line|answer|complaint|excuse|reply) (?:that )?(?:we|i) (?:always |usually |mostly |often |keep )?(?:hear|hearing|get|getting))${IS}`,
      'iu',
    ),
  ],
  [
    'asks',
    new RegExp(
      String.raw`^(?:(?:the |their |our |everybody['’]s |everyone['’]s )?(?:first |main |usual |most common |number one |biggest |only |same |top )+questions?(?: (?:we get|they ask|is always))?|what (?:they|people|most of them|everybody|everyone|[\p{L}]+) (?:always |usually |all )?asks?(?: first)?)${IS}`,
      'iu',
    ),
  ],
];
/** What they do when something happens: 'They call when the toilet gurgles', 'buys after the first soaked case'. */
const DOES = String.raw`(?:calls?|rings?|phones?|messages?|texts?|emails?|writes?|contacts?|comes? (?:to us|in|looking)|comes?|turns? up|gets? in touch|buys?|books?|orders?|enquires?|inquires?|looks?(?: (?:around|for [\p{L} ]{3,20}))?|starts? (?:looking|searching)|decides?|signs? up|search(?:es)?|switch(?:es)?|appl(?:y|ies)|joins?|gives?)(?: us| to us| in| online| around)?`;
const TOLD_EN = new RegExp(
  String.raw`^(?:(?!(?:we|i|you|our|if|when|only)\b)(?:(?:most|many|usually|mostly|often|they|people|folks?|[\p{L}-]+s|most of them)\s+){0,3}(?:usually |mostly |often |normally |tend to |only |always |will |then )*)${DOES}\s+(?:only |usually |mostly |often |right |just |straight |soon |in )*(?:when|once|as soon as|the moment|after|before|the (?:day|week|month|morning|year) (?:after|before|when))\s+(?!\d|compar|talk|see|visit|test|trial|a (?:demo|visit|trial|test|quote|call|talk|sample)|(?:the )?(?:demo|visit|trial|quote)\b|work\b|lunch\b|dinner\b|noon\b)`,
  'iu',
);
/** The quotation of what is asked: "Most ask the price, then 'how deep is it'". */
const ASKS_EN = /\bask(?:s|ed|ing)?\b[^.;]*$/iu;

const SO_TH = '(?:เขา|ลูกค้า|คน|คนไข้|ผู้ปกครอง)?';
const IS_TH = String.raw`\s*(?:คือ(?:ว่า)?|:|=|-\s)\s*`;
const NAMED_TH: readonly (readonly [Labelled['kind'], RegExp])[] = [
  [
    'starts',
    new RegExp(
      `^(?:(?:สิ่ง|จุด|เหตุ|เรื่อง|อะไร)(?:ที่)?(?:มัก)?ทำให้${SO_TH}(?:เริ่ม|ตัดสินใจ|ทัก|มาหา|โทร|อยาก)[ก-๛]{0,12}|(?:จังหวะ|ช่วง)ที่${SO_TH}(?:ซื้อ|เริ่มหา|ทัก|มาหา|ตัดสินใจ)[ก-๛]{0,8}|ตัวจุด(?:ประกาย|ชนวน)|จุดเริ่ม)${IS_TH}`,
      'u',
    ),
  ],
  [
    'stops',
    new RegExp(
      `^(?:(?:สิ่ง|เรื่อง|จุด|ข้อ)?ที่(?:มัก)?(?:ทำให้)?${SO_TH}(?:ลังเล|ไม่(?:กล้า)?(?:ซื้อ|จอง|สมัคร|ทัก)|ติด|กังวล|กลัว)(?:ที่สุด|มากสุด|บ่อยสุด|บ่อย)?|ข้อ(?:กังวล|โต้แย้ง|สงสัย|ลังเล|อ้าง)(?:หลัก|แรก)?|(?:คำที่|ที่)(?:เจอ|ได้ยิน|โดน)(?:บ่อย|ประจำ|ตลอด)(?:ที่สุด|สุด)?)${IS_TH}`,
      'u',
    ),
  ],
  [
    'asks',
    new RegExp(
      `^(?:คำถาม(?:แรก|ยอดฮิต|ประจำ|หลัก|ที่(?:เจอ|โดน)?(?:ถาม)?(?:บ่อย|ประจำ)(?:ที่สุด|สุด)?)|${SO_TH}(?:ชอบ|มัก)?ถาม(?:ก่อน|แรก|ประจำ)(?:เลย|สุด)?(?:ว่า)?)(?:${IS_TH}|\\s+|(?<=ว่า))`,
      'u',
    ),
  ],
];
const DOES_TH =
  '(?:ทัก|โทร|มาหา|มาซื้อ|มาปรึกษา|มาถาม|หา(?:เจ้า|ร้าน|ที่|คน|ช่าง|ซื้อ|ของ)(?:ใหม่)?|เริ่มหา|ซื้อ|สั่ง|จอง|ตัดสินใจ(?:ซื้อ)?|เปลี่ยนเจ้า|สมัคร|ติดต่อ)(?:มา|เรา|เข้ามา|หา)*(?:กัน)?';
/** 'มักจะทักมาหลังแม่ล้ม'; an hour of the day is none. */
const TOLD_TH = new RegExp(
  `^(?:ส่วนใหญ่|ส่วนมาก)?(?:ลูกค้า|คนไข้|คน|เขา|แม่ ๆ|พ่อแม่|เจ้าของ[ก-๛]{0,8})?(?:ส่วนใหญ่|ส่วนมาก)?(?:จะ|มัก(?:จะ)?|ชอบ)?${DOES_TH}(?:ก็|มักจะ)?(?:ตอน|เมื่อ|หลัง(?:จาก)?|เวลา)(?!\\s?\\d|ตี|เช้า|เย็น|ดึก|ค่ำ|กลางคืน|กลางวัน|บ่าย|เที่ยง|ปิดร้าน|เลิกงาน|เลิกเรียน|สอง|สาม|สี่|พัก|ว่าง|นั้น|นี้|ไหน|เทียบ|คุย)`,
  'u',
);
/** Where another thing is told of them. */
const ANOTHER_TH = /^(?:ส่วนใหญ่|ส่วนมาก|ตัดสินใจ|คน(?!เดิม)|ลูกค้า|เรา|ทีม|ห้าม|อย่า|งบ|อายุ|ชอบ|มัก|ใช้เวลา|แต่)/u;

/** Spaces between Thai phrases; not the one behind an abbreviation. */
const PHRASES = /(?<!\.)\s+/u;

const clean = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)\s*[.!]?$/u, '')
    .replace(/^[\s,:–—-]+|[\s,;:–—-]+$|(?<!\.[\p{L}])[.]$/gu, '')
    .trim();

/** A name without anything told. */
const isTold = (words: string): boolean => (words.match(/\p{L}/gu)?.length ?? 0) >= LEAST;
const LEAST = 4;

function named(
  sentence: string,
  labels: readonly (readonly [Labelled['kind'], RegExp])[],
): Labelled | undefined {
  for (const [kind, label] of labels) {
    const found = label.exec(sentence);
    const words = found ? clean(sentence.slice(found[0].length)) : '';
    if (isTold(words)) return { kind, words, isNamed: true };
  }
  return undefined;
}

function inThai(sentence: string): Labelled | undefined {
  const parts = sentence.split(PHRASES);
  for (const [i, part] of parts.entries()) {
    const isLabel = NAMED_TH.some(([, label]) => label.test(`${part} `));
    const isStart = TOLD_TH.test(part);
    if (!isLabel && !isStart) continue;
    const rest = parts.slice(i);
    const end = rest.findIndex((each, at) => at > (isLabel ? 1 : 0) && ANOTHER_TH.test(each));
    const whole = (end < 0 ? rest : rest.slice(0, end)).join(' ');
    return (
      named(whole, NAMED_TH) ??
      (isStart ? { kind: 'starts', words: clean(whole), isNamed: false } : undefined)
    );
  }
  return undefined;
}

/** What is asked in these words, quoted: 'how deep is it'. */
function askedIn(sentence: string): Labelled | undefined {
  const asked = quotationsIn(sentence).find(
    ({ start, words }) => ASKS_EN.test(sentence.slice(0, start)) && words.split(/\s+/u).length > 2,
  );
  return asked && { kind: 'asks', words: asked.words, isNamed: true };
}

/** What a sentence is by its label, or by how it is told; undefined where it is neither. */
export function labelOf(sentence: string): Labelled | undefined {
  const said = sentence.trim();
  if (isMostlyThai(said)) return inThai(said);
  return (
    named(said.replace(/^(?:and|but|so|also)\s+/iu, ''), NAMED_EN) ??
    askedIn(said) ??
    (TOLD_EN.test(said) ? { kind: 'starts', words: clean(said), isNamed: false } : undefined)
  );
}
