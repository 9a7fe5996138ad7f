/** Words of a client on a slide that look raw or cut: what a careful reader would stop at, told by the answer that they come from. */

import { isToldInConfidence } from '../../../src-worker/understanding/answers/discretion.ts';

/** Faults, as they are counted. */
export const CUT_KINDS = [
  'starts inside',
  'ends inside',
  'leads in',
  'hangs',
  'no capital',
  'single letter',
  'chat words',
  'label',
  'bracket',
  'figure cut',
  'word cut',
  'generic',
  'agency note',
  'long list',
] as const;
export type CutKind = (typeof CUT_KINDS)[number];
export interface Cut {
  kind: CutKind;
  /** Where on the deck: page and field. */
  where: string;
  text: string;
  /** The answer around it. */
  source: string;
}

const THAI = /[ก-๛]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Words that only lead in or wait for more. */
const LEADS_IN =
  /^(?:and|or|but|so|then|because|which|who|whose|of|than|for|to|from|at|by|with|on|as|is|are|was|were|be|been|has|have|had|do|does|did|it|its|that|if|etc|also|plus|say|says|said|pay|pays)\s/u;
const LEADS_IN_TH =
  /^(?:และ|หรือ|แต่(?!ละ|ง|เดิม)|ของ(?=[เแโใไก-ฮ]|\s)(?!แท้|สด|ดี|ฝาก|ขวัญ|เล่น|ใช้|กิน|หวาน|ว่าง|เก่า|มือ|ชำร่วย|ที่|เสีย|หาย|แถม|เข้า|ออก|ครบ|ไทย|ขาย|ปลอม|เรา)|ซึ่ง|เพราะ|กับ(?!ข้าว|ดัก|แกล้ม)|โดย|ครับ|ค่ะ|ด้วย|เลย(?=\s))/u;
const HANGS =
  /\s(?:and|or|but|the|an?|of|with|to|for|from|than|because|our|your|my|their|which|that|who|is|are|was|were|be|has|have|at|by|into|if|when|as|via|per|e\.?g|i\.?e|etc|incl|not|no|very|so)$/iu;
const HANGS_TH =
  /(?:และ|หรือ(?!ยัง|เปล่า)|แต่|ซึ่ง|เพราะ|สำหรับ|เพื่อ|กับ|จาก|ของ|ถ้า|คือ|ว่า(?<!ว่างเปล่า)|โดย)$|(?:^|\s)(?:ที่|ใน|มี|ให้|เป็น|ไม่)$/u;
const CHAT =
  /(?:^|[\s(“])(?:w\/o?|pls|plz|thx|tks|ppl|u|ur|r|b4|msg|msgs|asap|btw|imo|idk|tbh|gonna|wanna|cos|coz|bc|bcuz|dont|cant|wont|doesnt|isnt|didnt|yrs?|mths?|mins|hrs|govt|mgmt|mgr|approx|esp|prev|avg|qty|tho|thru|nite|lol|omg|fyi|ok|okay|yeah|etc|ie|eg)(?=[\s,.;:!?)”]|$)/iu;
const LABEL =
  /^(?:usp|strengths?|trigger|triggers|rule|rules|note|notes|hero|goal|goals|target|audience|budget|price|objection|objections|doubt|doubts|users?|buyers?|decision|decider|hook|slogan|tagline|must|pls|please|จุดเด่น|จุดแข็ง|เป้า|เป้าหมาย|ลูกค้า|กลุ่ม|งบ|ราคา|ข้อห้าม|ห้าม|หมายเหตุ|สโลแกน|คำถาม|ตัวกระตุ้น|คนตัดสินใจ)\s*[:=：]/iu;
/** What is told to who writes the proposal. */
const TO_AGENCY =
  /(?:^|[.;,]\s*|\()(?:please\b|pls\b|do ?n['’]?t (?:show|say|mention|use|write|put|name)|never (?:say|show|mention|use|write|name|put)|no (?:photos?|pictures?|mention) of|ask me|call me|i will|let me|you (?:can|may|should) (?:say|use|write)|keep (?:it|this) (?:between|off)|not for (?:ads?|print|publication)|confidential)|อย่า(?:ใช้|พูด|เขียน|ลง|เอ่ย)|ห้าม(?:ใช้|พูด|เขียน|ลง|เอ่ย|อ้าง|โชว์)|ขอให้ทีม|เอเจนซี|ฝากทีม/iu;
/** Words that say which rule is kept, where a note is in its place. */
const IS_RULE_FIELD =
  /notesCompliance|budgetNotes|visualDirection|policy|Implications|creativeDirection|notes$|rules?|suggest|avoid/iu;
/** A word by itself that names nothing. */
const GENERIC =
  /^(?:build|make|do|go|get|pay|buy|sell|use|come|take|give|open|help|work|run|more|other|others|etc|u|we|it|one|new|good|best|free|สร้าง|ทำ|ขาย|ซื้อ|ไป|มา|ได้|ให้|ใช้|ดู|รับ|ส่ง|เอา|มี|จ่าย|ดี|ของ|คน|อื่นๆ)$/iu;
/** Words before a span that begin the thought it ends. */
const LEANS_ON =
  /(?:^|[\s“"(])(?:the|an?|of|to|for|with|without|under|over|out|off|into|onto|from|by|at|in|on|no|not|never|than|our|my|your|their|his|her|its|this|these|those|if|when|every|each|any|very|too|non|can|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|will|would|could|should|must|is|are|was|were|be|been|has|have|had)$/iu;
/** Words behind a span that only go on from it. */
const GOES_ON =
  /^(?:of|than|for|from|to|with|by|at|in|on|into|per|until|who|that|which|is|are|was|were|has|have|can|will|do|does|did)(?=\s)/iu;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const isBoundary = (text: string, at: number): boolean => {
  const from = Math.max(0, at - 40);
  let place = from;
  if (at === 0 || at >= text.length) return true;
  for (const { segment } of segmenter.segment(text.slice(from, at + 40))) {
    if (place === at) return true;
    place += segment.length;
  }
  return false;
};

const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[“”"]/gu, '"').replaceAll(/[‘’]/gu, "'").replaceAll(/\s+/gu, ' ');

/** Texts of the client: each answer by itself. */
const CHOICE = /^[a-z]+(?:-[a-z]+)+$/u;
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' && CHOICE.test(value)) return [];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface Leaf {
  where: string;
  text: string;
}
function leaves(value: unknown, where: string): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => leaves(item, where));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => leaves(item, `${where}.${key}`))
    : [];
}

/** Ours end in a full word; 'incl. lunch' and 'นศ. มฟล.' go on. */
const SENTENCE_END =
  /(?<=[\p{Ll}\d%”)]{2}[!?]|(?<!\b(?:incl|excl|approx|max|min|dr|no|st|e\.g|i\.e|inc|vs))(?<=[\p{Ll}\d%”)])\.)\s+(?=[\p{Lu}\d“£$€])/iu;

interface Candidate {
  text: string;
  /** Whether it begins a line, or a quotation, of the slide. */
  isStart: boolean;
  isQuote: boolean;
}
/** What of a text of the deck may be the client's: all of it, what it quotes, what stands behind a colon, its sentences. */
function candidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  const bare = text.replace(/(?<![ก-๛])[.!]$/u, '');
  found.push({ text: bare, isStart: true, isQuote: false });
  for (const [, words = ''] of text.matchAll(/“([^“”]+)”/gu))
    found.push({ text: words, isStart: true, isQuote: true });
  const outside = text.replaceAll(/“[^“”]*”/gu, '“”');
  for (const sentence of outside.split(SENTENCE_END)) {
    const one = sentence.replace(/(?<![ก-๛])[.!]$/u, '');
    found.push({ text: one, isStart: true, isQuote: false });
    const behind = /:\s+(.+)$/u.exec(one)?.[1];
    if (behind !== undefined) found.push({ text: behind, isStart: false, isQuote: false });
  }
  return found.filter(({ text: words }) => words.trim() !== '' && !words.includes('“'));
}

/** The place of words in an answer, the best beginning first: at a start of a clause. */
function placeIn(answers: readonly string[], words: string): { answer: string; at: number } | undefined {
  let best: { answer: string; at: number } | undefined;
  for (const answer of answers)
    for (let at = answer.indexOf(words); at >= 0; at = answer.indexOf(words, at + 1)) {
      const before = answer.slice(0, at).trimEnd();
      const isClean = at === 0 || /[.,;:!?\n(–—/+-]$/u.test(before);
      const end = answer.slice(at + words.length);
      const isCleanEnd = end === '' || /^\s*[.,;:!?\n)–—/+]/u.test(end);
      if (isClean && isCleanEnd) return { answer, at };
      if (best === undefined || isClean) best = { answer, at };
    }
  return best;
}

/** A name may leave out what it is for: 'speech therapy'. */
const NAMES =
  /(?:\.name|segment|keyProducts|title|step|statement)$|channelAnalysis|detailTargeting|audienceDefinition/u;

/** Words of a slide as they stand in the answer. */
interface Stand {
  words: string;
  where: string;
  answer: string;
  at: number;
  before: string;
  after: string;
  isThai: boolean;
}
/** Behind one of these a Thai phrase goes on from what leads to it. */
const LEADS_TO_TH = /(?:^|[^ก-๛])(?:คน|ไม่|ใน|จาก|นัก|ผู้|การ|ความ|ของ|แบบ|อย่าง|ถูก|โดน)$/u;
const MORE_TH =
  /^(?:ครับ|ค่ะ|คะ|นะ|จ้า|และ|หรือ|แต่|กับ|ใน|จาก|ที่|ของ|สำหรับ|ให้|ด้วย|โดย|ภายใน|ก็|เลย|แล้ว|เป็นคน|ต้อง|เสนอ|ถาม|เพราะ)/u;
/** A sum, of which 'from' and 'each' stand in our own words. */
const SUM_FIELDS = /priceRange|vsUsHighlights|flowNotes|proposalTitle|step$|executionHints|\.title$/u;
const isWithin = ({ answer, at, before, words }: Stand): boolean =>
  LETTER.test(before.at(-1) ?? ' ') &&
  LETTER.test(words[0] ?? ' ') &&
  (!THAI.test(`${before.at(-1) ?? ''}${words[0] ?? ''}`) || !isBoundary(answer, at));
const endsWithin = ({ answer, at, after, words }: Stand): boolean =>
  LETTER.test(after[0] ?? ' ') &&
  LETTER.test(words.at(-1) ?? ' ') &&
  (!THAI.test(`${words.at(-1) ?? ''}${after[0] ?? ''}`) || !isBoundary(answer, at + words.length));

/** What the answer around the words tells. */
const AROUND: readonly (readonly [CutKind, (stand: Stand) => boolean])[] = [
  ['figure cut', ({ words, before }) => /^\d/u.test(words) && /(?:\d[,.]?|\+|(?:^|\s)[-–])$/u.test(before)],
  ['figure cut', ({ words, after }) => /\d$/u.test(words) && /^(?:[\d%+]|[,.]\d)/u.test(after)],
  ['word cut', (stand) => isWithin(stand) || endsWithin(stand)],
  ['word cut', ({ words, before }) => /[\p{L}\p{N}][-–]$/u.test(before) && /^\p{L}/u.test(words)],
  ['word cut', ({ words, after }) => /^[-–]\p{L}/u.test(after) && /[\p{L}\p{N}]$/u.test(words)],
  [
    'starts inside',
    (stand) => /[ก-๛]$/u.test(stand.before) && !isWithin(stand) && LEADS_TO_TH.test(stand.before),
  ],
  [
    'starts inside',
    ({ isThai, where, before, words }) =>
      !isThai &&
      /\s$/u.test(before) &&
      LEANS_ON.test(before.trimEnd()) &&
      !(SUM_FIELDS.test(where) && /^[^\p{L}]*\d/u.test(words)) &&
      !(where.endsWith('.name') && /\b(?:the|an?|our|my)\s$/u.test(before)),
  ],
  [
    'ends inside',
    (stand) =>
      /^[ก-๛]/u.test(stand.after) &&
      THAI.test(stand.words.at(-1) ?? '') &&
      !endsWithin(stand) &&
      !NAMES.test(stand.where) &&
      !SUM_FIELDS.test(stand.where) &&
      !MORE_TH.test(stand.after),
  ],
  [
    'ends inside',
    ({ isThai, where, after }) =>
      !isThai &&
      !NAMES.test(where) &&
      !SUM_FIELDS.test(where) &&
      /^\s/u.test(after) &&
      GOES_ON.test(after.trimStart()),
  ],
];

interface Seen {
  words: string;
  where: string;
  isStart: boolean;
  isQuote: boolean;
}
/** Begins a question or a condition, which may stand alone. */
const ASKS =
  /^(?:is|are|was|were|do|does|did|has|have|will|can|who|which|if|for|from|at|by|with|on|as|to|it|that)\b/iu;
const SAID_BEFORE = /^(?:of|than|is|are|was|were|be|been|has|have|had|does|did|etc)\b/iu;
const isUneven = (words: string): boolean =>
  words.split('(').length !== words.split(')').length ||
  words.split('[').length !== words.split(']').length ||
  words.split('"').length % 2 === 0;
const ONE_LETTER =
  /(?:^|\s)(?<!\d\s|\b(?:sq|per|vitamin|plan|class|grade|type|size|hepatitis|row)\s)(?![aAiI&\d+xX/=–—-])\p{L}(?=\s|$)/iu;
/** What the words themselves tell. */
const ITSELF: readonly (readonly [CutKind, (seen: Seen) => boolean])[] = [
  ['leads in', ({ words }) => LEADS_IN.test(words.toLowerCase()) && !ASKS.test(words)],
  [
    'leads in',
    ({ words }) => !words.endsWith('?') && LEADS_IN.test(words.toLowerCase()) && SAID_BEFORE.test(words),
  ],
  ['leads in', ({ words }) => LEADS_IN_TH.test(words)],
  ['hangs', ({ words }) => HANGS.test(words) || HANGS_TH.test(words)],
  [
    'no capital',
    ({ words, where, isStart, isQuote }) =>
      isStart &&
      !(isQuote && SEARCHES.test(where)) &&
      !where.includes('.drawn.') &&
      /^[a-z]/u.test(words) &&
      !/^[a-z]+(?:[A-Z]|\.[a-z])/u.test(words),
  ],
  ['single letter', ({ words }) => ONE_LETTER.test(words) && !/\b[A-Z]\s(?:&|and)\s[A-Z]\b/u.test(words)],
  ['chat words', ({ words }) => CHAT.test(words)],
  ['label', ({ words }) => LABEL.test(words)],
  ['bracket', ({ words }) => isUneven(words)],
  [
    'generic',
    ({ words, where }) => GENERIC.test(words) && !/priceRange|strengths|reasoning|detail$/u.test(where),
  ],
  [
    'generic',
    ({ words }) =>
      (words.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0) < 3 &&
      !/\d/u.test(words) &&
      !/^\p{Lu}+$/u.test(words),
  ],
  ['agency note', ({ words, where }) => TO_AGENCY.test(words) && !IS_RULE_FIELD.test(where)],
  ['agency note', ({ words }) => isToldInConfidence(words)],
  ['long list', ({ words, isQuote }) => words.length > 150 && !isQuote],
];

function faultsOf(seen: Seen, place: ReturnType<typeof placeIn>): CutKind[] {
  const { words, where } = seen;
  const kinds: CutKind[] = [];
  if (place !== undefined) {
    const { answer, at } = place;
    const [before, after] = [answer.slice(0, at), answer.slice(at + words.length)];
    const stand: Stand = { words, where, answer, at, before, after, isThai: THAI.test(words) };
    kinds.push(...AROUND.filter(([, isSo]) => isSo(stand)).map(([kind]) => kind));
  }
  if (place !== undefined || seen.isQuote)
    kinds.push(...ITSELF.filter(([, isSo]) => isSo(seen)).map(([kind]) => kind));
  return [...new Set(kinds)];
}

/** Fields of our own words, and of names and figures alone. */
const FIELDS_OUT =
  /\.(?:company|date|preparedBy|aspectRatios|videoDurations|formats|location|provinceOrArea|age|brand|platforms?|platformAnalysis|campaignType|lead|stage|channel|share|contentFormats|campaignTypes|point|category|metrics|timeframe|target|linkedObjectives|group|kind|when|unit|note|scene|event|rival|better|leads|label|limit|text|metric)$|\.(?:options|bridge|scenarios|pace|fact|versus|ask|ifLate|firstCounts)\.|^agenda\./u;
/** Where searches stand, which nobody types with a capital. */
const SEARCHES =
  /audience-mapping\.title|targeting|detailTargeting|audienceDefinition|channelAnalysis|audienceMatrix\.notes|reasoning|contentPillars|platformPlan|firstCounts|audienceMatrix/u;
/** A single common word of ours stands in many an answer. */
const isOneWord = (words: string): boolean => !/\s/u.test(words.trim());

/** Everything suspicious in a deck, each text once. */
export function cutsIn(
  formData: unknown,
  sections: readonly { type: string; title: string; output: unknown; reckoned?: unknown }[],
): Cut[] {
  const answers = textsIn(formData).map(plain);
  const seen = new Set<string>();
  const found: Cut[] = [];
  for (const { type, title, output, reckoned } of sections)
    for (const { where, text } of [
      ...leaves(title, `${type}.title`),
      ...leaves(output, type),
      ...leaves(reckoned, `${type}.drawn`),
    ]) {
      if (FIELDS_OUT.test(where)) continue;
      for (const { text: words, isStart, isQuote } of candidates(text)) {
        const place = placeIn(answers, plain(words).trim());
        // A single common word stands in any answer.
        if (place === undefined && !isQuote) continue;
        if (isOneWord(words) && /audienceMatrix\.notes|title|recommendations$|matrixNote/u.test(where))
          continue;
        for (const kind of faultsOf({ words: words.trim(), where, isStart, isQuote }, place)) {
          const key = `${kind} ${words}`;
          if (seen.has(key)) continue;
          seen.add(key);
          const around =
            place === undefined
              ? ''
              : place.answer.slice(Math.max(0, place.at - 40), place.at + words.length + 40);
          found.push({ kind, where, text: words, source: around });
        }
      }
    }
  return found;
}
