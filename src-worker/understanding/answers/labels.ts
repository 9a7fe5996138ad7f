/**
 * What a sentence of an answer says of itself: what makes buyers start, what stops them, what they ask. By a label ('What stops
 * them: …', 'ที่ลังเลคือ …') or by how it is told ('They call when …', 'จะหาเจ้าใหม่ตอน…').
 */
import { lately } from '../remember.ts';
import { isMostlyThai } from '../text.ts';
import { quotationsIn } from './quotations.ts';

export interface Labelled {
  kind: 'starts' | 'stops' | 'asks';
  /** What is told, without its label and without what stands behind it in parentheses. */
  words: string;
  /** It has a label of its own: surer than what is only told so. */
  isNamed: boolean;
  /** What the client itself says against it, in parentheses behind it: 'my roof is too old (it is not, we checked 40)'. */
  against?: string;
}

/** With where it stands in the sentence, its label and what is in parentheses among it. */
export interface LabelledSpan extends Labelled {
  start: number;
  end: number;
}

/** 'What stops most of them', 'what holds people back', 'what makes an owner call'. */
const THEM = String.raw`(?: (?:most of )?(?:them|people|folks?|(?:an? |the |most |our )?[\p{L}-]+))?`;
const IS = String.raw`(?:\s*[:=]\s*|\s+[-–—]+\s+|(?:\s+(?:is|are|was)|['’]s)(?: (?:usually|mostly|often|always|normally|that|when))*\s*:?\s+)`;
const NAMED_EN: readonly (readonly [Labelled['kind'], RegExp])[] = [
  [
    'starts',
    new RegExp(
      String.raw`^(?:what (?:usually |normally |really |finally |mostly )?(?:makes|gets|sets|pushes|tips|triggers|starts|brings|moves|prompts|drives)${THEM}(?: (?:to |for )?(?:start|look|looking|call|ring|buy|act|come|book|in|going|off|over|us|the edge|the door|through|switch|enquire))*|(?:the |their |main |usual |typical |biggest |final )*(?:buying )?(?:triggers?|push|nudge|last straw)(?: (?:moments?|events?))?|(?:the )?(?:tipping point|moment of need|moment (?:they|people) (?:buy|start|look|call))|(?:it |they |this )?(?:usually |mostly |often )?(?:starts?|begins?|set off) (?:with|by)(?=\s*[:=]))${IS}`,
      'iu',
    ),
  ],
  // 'Start when the builder hands over a mud pit', 'It starts when the venue is booked'.
  [
    'starts',
    /^(?:(?:it|this|they|people|most) )?(?:all |usually |mostly |often |always )?(?:starts?|begins?) (?:looking |searching )?(?:when|as soon as|the moment) (?!\d|we\b|you\b|enough\b|there (?:is|are)\b|full\b)/iu,
  ],
  [
    'stops',
    new RegExp(
      String.raw`^(?:what (?:usually |really |mostly |always )?(?:stops|holds|puts|keeps|worries|scares|bothers|blocks)${THEM}(?: (?:back|off|away|from [\p{L} ]{3,20}))?|(?:the |their |our |main |biggest |big |usual |common(?:est)? |most common |first |only |real |number one )*(?:doubt|objection|hesitation|worry|worries|fear|concern|excuse|barrier|obstacle|pushback|blocker)s?(?: (?:we hear|they (?:have|say|tell us|raise)))?|(?:the )?(?:main |first |usual |only |biggest |one |most common )?things? (?:that |that['’]s |which )?(?:puts?|putting|stops?|stopping|holds?|holding|keeps?|keeping|worries|worrying|bothers|bothering)${THEM}(?: (?:back|off|away))?|(?:the )?(?:main |first |usual |only |biggest |one |most common )?(?:thing|line|answer|complaint|excuse|reply) (?:that )?(?:we|i) (?:always |usually |mostly |often |keep )?(?:hear|hearing|get|getting))${IS}`,
      'iu',
    ),
  ],
  [
    'asks',
    new RegExp(
      String.raw`^(?:(?:the |their |our |everybody['’]s |everyone['’]s )?(?:first |main |usual |most common |number one |biggest |only |same |top )+questions?(?: (?:we get|they ask|is always))?|(?:frequent |common )?questions?(?: (?:we get|they ask))?(?=\s*[:=])|(?:they|people|customers|clients|buyers|parents|owners|guests|everybody|everyone|most|many) (?:always |usually |mostly |often |all )*asks?(?: us)?(?: first)?(?=\s*[:=])|what (?:they|people|most of them|everybody|everyone|[\p{L}]+) (?:always |usually |all )?asks?(?: first)?)${IS}`,
      'iu',
    ),
  ],
];
/** What they do when something happens: 'They call when the toilet gurgles', 'buys after the first soaked case'. */
const DOES = String.raw`(?:calls?|rings?|phones?|messages?|texts?|emails?|writes?|contacts?|comes? (?:to us|in|looking)|comes?|turns? up|gets? in touch|buys?|books?|orders?|enquires?|inquires?|looks?(?: (?:around|for [\p{L} ]{3,20}))?|starts? (?:looking|searching)|decides?|signs? up|search(?:es)?|switch(?:es)?|appl(?:y|ies)|joins?|gives?|arranges?(?: it)?|(?:changes?|replaces?|renews?|re-?orders?|upgrades?|needs?)(?: (?:the |their |a |an |it|them|one)?[\p{L}-]*){0,2}?)(?: us| to us| in| online| around)?`;
const TOLD_EN = new RegExp(
  String.raw`^(?:(?!(?:we|i|you|our|if|when|only)\b)(?:(?:most|many|usually|mostly|often|they|people|folks?|[\p{L}-]+s|most of them)\s+){0,3}(?:usually |mostly |often |normally |tend to |only |always |will |then )*)${DOES},?\s+(?:only |usually |mostly |often |right |just |straight |soon |in |on )*(?:when|once|as soon as|the moment|after|before|the (?:day|week|month|morning|year) (?:after|before|when)|the first(?=\s\p{L}+ (?:\p{L}+ )?(?:of|after|when)))\s+(?!\d|compar|talk|see|visiting|testing|(?:an? |the )?(?:demo|visit|trial|test|quote|call|talk|sample)s?\s*(?:[,.;(]|$)|work\b|lunch\b|dinner\b|noon\b)`,
  'iu',
);
/** 'The shutdown in June is when everyone wants everything at once'. */
const IS_WHEN_EN =
  /^(?<words>(?!that\b|this\b|it\b|which\b|now\b).{4,80}?) (?:is|are) (?:mostly |usually |always |exactly )?when (?:everyone|everybody|people|they|most(?: of them| people)?|customers|clients|buyers|owners|families|parents)\b/iu;
/** 'Many find out four days before the flight that …'. */
const FIND_OUT_EN =
  /^(?:many|most|most people|people|they|half of them|parents|owners|customers) (?:only |usually |often )?(?:find out|realise|realize|notice|discover|remember)\b[^.;]{0,40}\b(?:before|after|when|once|until)\b/iu;
/** 'Nobody thinks about it until the street floods'. */
const UNTIL_EN =
  /^(?:nobody|no one|hardly anybody|few) (?:thinks?|cares?|bothers?|calls?|looks?|notices?|worries|knows?)\b[^,;]{0,30}\s(?:until|till|before)\s/iu;
/** Who leaves it late: 'They panic in the last week', 'people remember the night before'. */
const LATE_EN =
  /^(?!we\b|i\b)(?:(?:most|many|people|folks?|they|all|usually|half of them|everybody|everyone|[\p{L}-]+s)\s+){1,3}(?:all |usually |mostly |often |always |only |then )*(?:panics?|rush(?:es)?|scrambles?|wakes? up|remembers?|leaves? it|starts? looking|turns? up|comes?|calls?|rings?|writes?)\b[^.;]{0,40}\b(?:last (?:minute|week|day|month|few days)|(?:night|day|week|evening|morning) before|too late|nearly too late)\b/iu;
/** 'วิ่งหากันตอนใกล้กำหนด', 'มารีบเอาวันสุดท้าย'. */
const LATE_TH =
  /^(?!เรา|ผม|ทีม|ทางร้าน)[ก-๛\s]{0,24}(?:รีบ|วิ่งหา|มาหา|ทักมา|โทรมา|ตื่นตัว|นึกได้|มา)[ก-๛]{0,10}(?:นาทีสุดท้าย|วันสุดท้าย|อาทิตย์สุดท้าย|สัปดาห์สุดท้าย|โค้งสุดท้าย|ใกล้(?:ถึง|วัน|กำหนด|หมดเขต|ปิดรับ)|กระชั้น|ก่อน(?:วัน|กำหนด|หมดเขต|ปิดรับ)[ก-๛]{0,10}(?:วันเดียว|ไม่กี่วัน))/u;
/** Whether buyers are told to leave it late in these words. */
export const leavesLate = (sentence: string): boolean => LATE_EN.test(sentence) || LATE_TH.test(sentence);
/** The quotation of what is asked: "Most ask the price, then 'how deep is it'". */
const ASKS_EN = /\b(?:ask(?:s|ed|ing)?|wants? to know|wonders?)\b[^.;]*$/iu;
/** 'They ask first whether we are licensed': as they would ask it. */
const WHETHER_EN =
  /^(?:(?:they|people|everybody|everyone|all|most|many|customers|buyers|clients)\s+){1,2}(?:always |usually |all )?asks? (?:us )?(?:first )?(?:whether|if) (?:we|you) (?<verb>are|can|do|will|have|come|take|offer|deliver)\s(?<rest>.{4,60})$/iu;

const SO_TH = '(?:เขา|ลูกค้า|คน|คนไข้|ผู้ปกครอง)?';
/** Whoever asks, where it is not the client. */
const ASKER_TH = '(?!เรา|ผม|ฉัน|หนู|ทีม|แอดมิน|ช่าง|เซลล์|ทางร้าน)[ก-๛/]{0,24}?';
const IS_TH = String.raw`\s*(?:คือ(?:ว่า)?|:|=|-\s)\s*`;
const NAMED_TH: readonly (readonly [Labelled['kind'], RegExp])[] = [
  [
    'starts',
    new RegExp(
      `^(?:(?:สิ่ง|จุด|เหตุ|เรื่อง|อะไร)(?:ที่)?(?:มัก)?ทำให้${SO_TH}(?:เริ่ม|ตัดสินใจ|ทัก|มาหา|โทร|อยาก)[ก-๛]{0,12}|(?:จังหวะ|ช่วง)ที่${SO_TH}(?:ซื้อ|เริ่มหา|ทัก|มาหา|ตัดสินใจ)[ก-๛]{0,8}|ตัวจุด(?:ประกาย|ชนวน)|จุดเริ่ม(?:ต้น)?|(?:สา)?เหตุ(?:ผล)?ที่${SO_TH}(?:เริ่ม|มา|ทัก|ซื้อ|เปลี่ยน|หา)[ก-๛]{0,12})${IS_TH}|^${SO_TH}(?:จะ|มัก(?:จะ)?|ส่วนใหญ่)?(?:เริ่ม(?:หา|มองหา|สนใจ|คิด|เปลี่ยน)?[ก-๛]{0,8}?|ตัดสินใจ(?:ซื้อ|ทำ|จอง|มา)?(?=เพราะ)|หา(?:เจ้า)?ใหม่|เปลี่ยนเจ้า)(?:เพราะ|จาก(?=ไป|เห็น|โดน|เจอ|ได้(?:ยิน|รับ|จดหมาย))|ตอนที่|เมื่อ|ตอน(?=[ก-๛]{0,12}(?:เดิม|เก่า|เสีย|หมด|ย้าย|พัง|โดน)))\\s*`,
      'u',
    ),
  ],
  [
    'stops',
    new RegExp(
      `^(?:objections?|pain ?points?|concerns?)(?:\\s?(?:ที่|หลัก|ประจำ)[ก-๛a-z\\s]{0,24}?)?\\s*[:=]\\s*|^(?:(?:สิ่ง|เรื่อง|จุด|ข้อ)?ที่(?:มัก)?(?:ทำให้)?(?:${SO_TH}|[ก-๛]{2,8}?)(?:ลังเล|ห่วง|ไม่กล้า[ก-๛]{0,6}?|ไม่(?:ซื้อ|จอง|สมัคร|ทัก|มา)|ติด|กังวล|กลัว)(?:ที่สุด|มากสุด|บ่อยสุด|บ่อย)?|ข้อ(?:กังวล|โต้แย้ง|สงสัย|ลังเล|อ้าง)(?:หลัก|แรก)?|(?:คำที่|ที่)(?:เจอ|ได้ยิน|โดน)(?:บ่อย|ประจำ|ตลอด)(?:ที่สุด|สุด)?|(?:เรื่องที่|สิ่งที่|ที่)?${SO_TH}กลัว(?:ที่สุด|มากสุด|สุด|กัน)?)${IS_TH}|^ที่ไม่(?:กล้า)?(?:ซื้อ|จอง|สมัคร|ทัก|มา)[ก-๛]{0,6}?เพราะ(?:ว่า)?\\s*|^${SO_TH}(?:มัก(?:จะ)?|ชอบ)(?:พูด|บอก|ตอบ)(?:เสมอ|ประจำ)?ว่า\\s*`,
      'u',
    ),
  ],
  [
    'asks',
    new RegExp(
      `^(?:คำถาม(?:แรก|เดิม\\s?ๆ?|ซ้ำ\\s?ๆ?|ยอดฮิต|ประจำ|หลัก|ที่(?:เจอ|โดน)?(?:ถาม)?(?:บ่อย|ประจำ)(?:ที่สุด|สุด)?)(?:ที่[ก-๛]{2,10}?)?|${SO_TH}(?:ชอบ|มัก)?ถาม(?:ก่อน|แรก|ประจำ|ตลอด)(?:เลย|สุด)?(?:ว่า)?)(?:${IS_TH}|\\s+|(?<=ว่า))|^${ASKER_TH}(?:ชอบ|มัก(?:จะ)?|จะ)?ถาม(?:กัน|มา|เยอะ|บ่อย|ตลอด|ประจำ|เลย|ก่อน)*(?:ว่า)?\\s*(?=["'“‘])|^${SO_TH}(?:ชอบ|มัก(?:จะ)?)?ถาม(?:กัน)?ว่า\\s*(?=[^\\s].*(?:เหรอ|ไหม|มั้ย|หรือ(?:เปล่า|ไม่|ยัง)|รึเปล่า|กี่|เท่าไ|ยังไง|เมื่อไ))`,
      'u',
    ),
  ],
];
const DOES_TH =
  '(?:เสิร์ช|ค้น(?:หา)?|เซิร์ช|ทัก|โทร|มาหา|มาซื้อ|มาปรึกษา|มาถาม|หา(?:เจ้า|ร้าน|ที่|คน|ช่าง|ซื้อ|ของ)(?:ใหม่)?|เริ่ม(?:หา|สนใจ|คิด|มอง|อยาก)[ก-๛]{0,6}?|ซื้อ|สั่ง|จอง|ตัดสินใจ(?:ซื้อ)?|เปลี่ยนเจ้า|สมัคร|ติดต่อ|(?:เข้า)?มา(?!จอด|ส่ง|รับ|เปิด)[ก-๛]{1,8}?)(?:มา|เรา|เข้ามา|หา)*(?:กัน)?(?:ตอน(?:กลางคืน|ดึก|เช้า|เย็น|ค่ำ)(?=หลัง|วัน))?';
/** Who does it, where it is not the client. */
const WHO_TH =
  '(?!เรา|ผม|ฉัน|หนู|ทีม|ทางร้าน|ร้านเรา)(?:ส่วนใหญ่|ส่วนมาก)?(?:ลูกค้า|คนไข้|คน|เขา|แม่ ๆ|แม่|พ่อแม่|ผู้ปกครอง|เจ้าของ[ก-๛]{0,8}|[ก-๛]{2,14}(?=จะ|มัก))?(?:ส่วนใหญ่|ส่วนมาก)?(?:จะ|มัก(?:จะ)?|ชอบ)?';
/** 'มักจะทักมาหลังแม่ล้ม'; an hour of the day, or behind a house, is none. */
const TOLD_TH = new RegExp(
  `^${WHO_TH}${DOES_TH}(?:ก็|มักจะ)?(?:ตอน|เมื่อ|หลัง(?:จาก)?|เวลา)(?!\\s?\\d|ตี|เช้า|เย็น|ดึก|ค่ำ|กลางคืน|กลางวัน|บ่าย|เที่ยง|ปิดร้าน|เลิกงาน|เลิกเรียน|สอง|สาม|สี่|พัก|ว่าง|นั้น|นี้|ไหน|เทียบ|คุย|ร้าน|บ้าน|ห้าง|ตึก|วัด|คา|วันหยุด|เสาร์)`,
  'u',
);
/** The label, or what stands behind it, speaks of buyers: a worry that names nobody may be the client's own. */
const OF_BUYERS =
  /\b(?:them|they|their|people|folks?|customers?|buyers?|clients?|patients?|parents?|owners?|guests?|objections?|excuses?|doubts?|hear|hearing|get|pushback)\b|["'“‘]|ลูกค้า|เขา|คน|แม่|ลังเล|ไม่(?:ซื้อ|จอง|สมัคร|ทัก|มา|กล้า)|เจอ|ได้ยิน|โดน|โต้แย้ง|กลัว/iu;
/** Whether what is labelled in this sentence is told of buyers. */
export const isOfBuyers = (sentence: string, { start, end }: Pick<LabelledSpan, 'start' | 'end'>): boolean =>
  OF_BUYERS.test(sentence.slice(start, end));

/** 'Guilt is what stops them': the label stands behind. */
const BEHIND_EN =
  /^(?<words>.{4,60}?) (?:is|are) (?:usually |mostly |often )?what (?:stops|holds|puts|keeps) (?:most of )?(?:them|people|folks?|\p{L}+s)(?: (?:back|off|away))?[.!]?$/iu;

/** Where another thing is told of them. */
const ANOTHER_TH =
  /^(?:ส่วนใหญ่|ส่วนมาก|ตัดสินใจ|คน(?!เดิม)|ลูกค้า|เรา|ทีม|ห้าม|อย่า|งบ|อายุ|ชอบ|มัก|ใช้เวลา|แต่|กลัว|กังวล|ห่วงว่า|ไม่กล้า|อาย(?!ุ)|ลังเล|(?:เมีย|ผัว|สามี|ภรรยา|แฟน|พ่อ|แม่|ลูกสาว|ลูกชาย|เถ้าแก่|บอส|ผจก|ผู้จัดการ|เจ้าของ|HR|การตลาด|จัดซื้อ)[ก-๛]{0,8}?(?:เป็นคน|เลือก|จ่าย|ตัดสิน|เคาะ|โอน|เซ็น|ต่อราคา))/u;

/** Behind the mark of a list its next thing may speak of people: 'ตม.ตรวจ, ออเดอร์พุ่ง, คนงานเก่าย้าย'. */
const PEOPLE_TH = /^(?:คน|ลูกค้า)/u;
const isListedOn = (sentence: string, at: number): boolean =>
  /[,/]\s*$/u.test(sentence.slice(0, at)) && PEOPLE_TH.test(sentence.slice(at));

/** Spaces between Thai phrases; not the one behind an abbreviation. */
const PHRASES = /(?<!\.)\s+/gu;

const clean = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)\s*[.!]?$/u, '')
    .replace(/^[\s,:–—-]+|[\s,;:!–—-]+$|(?<!\.[\p{L}])[.]$/gu, '')
    .trim();

/** In parentheses behind what is told it is denied, or turned. */
const AGAINST =
  /\((?<against>(?:it|they|we|he|she|this|that|there|you|not|no|but|actually|in fact|ไม่(?!รู้|แน่)|จริง ?ๆ|แต่)(?![\p{Ll}])[^()]{6,90})\)\s*[.!]?$/iu;
/** Words without what the client says against them in parentheses behind, and that. */
export function withoutAgainst(text: string): { words: string; against?: string } {
  const found = AGAINST.exec(text);
  const against = found?.groups?.['against'];
  return found === null || against === undefined
    ? { words: text }
    : { words: clean(text.slice(0, found.index)), against: clean(against) };
}
const againstIn = (text: string): Pick<Labelled, 'against'> => {
  const against = AGAINST.exec(text)?.groups?.['against'];
  return against === undefined ? {} : { against: clean(against) };
};

/** A name without anything told. */
const isTold = (words: string): boolean => (words.match(/\p{L}/gu)?.length ?? 0) >= LEAST;
const LEAST = 4;

type Labels = readonly (readonly [Labelled['kind'], RegExp])[];

function named(text: string, labels: Labels): Labelled | undefined {
  for (const [kind, label] of labels) {
    const found = label.exec(text);
    const words = found ? clean(text.slice(found[0].length)) : '';
    if (isTold(words)) return { kind, words, isNamed: true, ...(kind === 'stops' ? againstIn(text) : {}) };
  }
  return undefined;
}

const starts = (words: string): Labelled => ({ kind: 'starts', words: clean(words), isNamed: false });

/** Parts of a text, each with where it begins. */
function partsAt(text: string, mark: RegExp): number[] {
  return [0, ...[...text.matchAll(mark)].map(({ index, 0: found }) => index + found.length)];
}

function inThai(sentence: string): LabelledSpan[] {
  const begins = partsAt(sentence, PHRASES);
  const isLabel = (at: number): boolean => {
    const rest = sentence.slice(at);
    return named(rest, NAMED_TH) !== undefined || TOLD_TH.test(rest);
  };
  return begins.flatMap((start, i): LabelledSpan[] => {
    if (!isLabel(start)) return [];
    // What is told stands behind 'คือ ' as well.
    const first = NAMED_TH.some(([, label]) => (label.exec(sentence.slice(start))?.[0] ?? '').endsWith(' '))
      ? 2
      : 1;
    const next = begins
      .slice(i + first)
      .find((at) => isLabel(at) || (ANOTHER_TH.test(sentence.slice(at)) && !isListedOn(sentence, at)));
    const end = next ?? sentence.length;
    const whole = sentence.slice(start, end);
    return [{ ...(named(whole, NAMED_TH) ?? starts(whole)), start, end }];
  });
}

/** Where a clause of an English sentence begins that may have a label of its own. */
const CLAUSES_EN = /[,;]\s+(?:and |but |so )?|\s+[–—-]+\s+|\s+(?:and|but)\s+/giu;

/** As they would ask it of the client: 'whether we are licensed' is 'Are you licensed?'. */
function whether(sentence: string): Labelled[] {
  const { verb = '', rest = '' } = WHETHER_EN.exec(sentence)?.groups ?? {};
  if (verb === '') return [];
  const asked = /^(?:are|can|do|will)$/iu.test(verb) ? `${verb} you ${rest}` : `do you ${verb} ${rest}`;
  return [{ kind: 'asks', words: `${clean(asked)}?`, isNamed: true }];
}

/** What is asked in these words, quoted: 'how deep is it'. */
function askedIn(sentence: string): Labelled[] {
  const asked = quotationsIn(sentence).find(
    ({ start, words }) => ASKS_EN.test(sentence.slice(0, start)) && words.split(/\s+/u).length > 2,
  );
  return asked ? [{ kind: 'asks', words: asked.words, isNamed: true }] : whether(sentence);
}

function behind(sentence: string): Labelled[] {
  const words = BEHIND_EN.exec(sentence)?.groups?.['words'];
  return words === undefined ? [] : [{ kind: 'stops', words: clean(words), isNamed: true }];
}

function inEnglish(sentence: string): LabelledSpan[] {
  const quotations = quotationsIn(sentence);
  const lead = /^(?:and|but|so|also|then)\s+/iu.exec(sentence)?.[0].length ?? 0;
  const begins = [lead, ...partsAt(sentence, CLAUSES_EN).slice(1)].filter(
    (at) => !quotations.some(({ start, end }) => start < at && at < end),
  );
  const labelled = begins.filter((at) => named(sentence.slice(at), NAMED_EN));
  const found = labelled.flatMap((start, i): LabelledSpan[] => {
    const end = labelled[i + 1] ?? sentence.length;
    const label = named(sentence.slice(start, end).replace(/[\s,;–—-]+(?:and|but|so)?\s*$/iu, ''), NAMED_EN);
    return label ? [{ ...label, start, end }] : [];
  });
  const [first = sentence.length] = labelled;
  const before = sentence.slice(lead, first).replace(/[\s,;–—-]+(?:and|but|so)?\s*$/iu, '');
  const asked = [...askedIn(before), ...behind(before)];
  const told =
    asked.length > 0
      ? asked
      : TOLD_EN.test(before) || UNTIL_EN.test(before) || FIND_OUT_EN.test(before) || IS_WHEN_EN.test(before)
        ? [starts(before)]
        : [];
  return [...told.map((one) => ({ ...one, start: 0, end: first })), ...found];
}

/** What a sentence holds by its labels, or by how it is told; nothing where it has neither. */
export const labelsOf = lately((sentence): LabelledSpan[] =>
  isMostlyThai(sentence) ? inThai(sentence) : inEnglish(sentence),
);

/** A sentence without what is labelled in it. */
export const unlabelled = (sentence: string): string =>
  labelsOf(sentence)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, sentence)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    // 'Trigger = น้ำมันขึ้น'.
    .replace(/^\p{L}[\p{L}\p{M}. ]{1,17}\s?=\s+/u, '');
