/** What a label, a heading or a question asks for. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { FILLER, LABELS, type Topic } from './topics.table.ts';

/** Characters of a label: longer is a sentence with a colon in it. */
export const LONGEST_LABEL = 64;

/** A label without its number, hints in brackets, marks and emphasis. */
export const plainLabel = (label: string): string =>
  label
    .replace(/[*_#`>]+/gu, '')
    .replace(/\([^()]{0,80}\)|\[[^[\]]{0,80}\]/gu, ' ')
    .replace(/^\s*(?:[\d๐-๙]{1,3}(?:[.)][\d๐-๙]{0,2})*[.)]?\s+|[-•–]\s*)/u, '')
    .replace(/\be\.?g\..*$|เช่น.*$/iu, '')
    .replace(/[:：?？=→]+\s*$/u, '')
    .replace(/\s+\d{1,2}$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const topicOfOne = (label: string): Topic | undefined =>
  label === '' ? undefined : LABELS.find(([, pattern]) => pattern.test(label))?.[0];

/** Of a label in two languages or of two things ('Instagram / TikTok'), each; none where nobody knows it. */
export function topicsOf(label: string): Topic[] {
  if (label.length > LONGEST_LABEL * 2) return [];
  const plain = plainLabel(label);
  const whole = /\/|\|/u.test(plain) ? undefined : topicOfOne(plain);
  if (whole !== undefined) return [whole];
  const found = plain
    .split(/\s*[/|]\s*/u)
    .flatMap((part) => topicOfOne(part.trim()) ?? [])
    .filter((topic, index, all) => all.indexOf(topic) === index);
  return found.includes('ignored') && found.length > 1 ? found.filter((topic) => topic !== 'ignored') : found;
}

/** What an agency or a form asks in running words: 'งบเท่าไหร่คะ', 'What do you sell, budget, who for?'. */
const ASKED: readonly (readonly [Topic, RegExp])[] = [
  [
    'experience',
    /(?:ever|have you|did you|tried|used)[^.?]{0,40}\b(?:ads?|advertis\w+|campaigns?|boost)|\bads? (?:before|so far)|เคย[^?]{0,16}(?:แอด|โฆษณา|ยิง|บูสต์|ads?)/iu,
  ],
  [
    'channels',
    /which (?:channels?|platforms?)|where[^.?]{0,20}advertis|ช่องทาง(?:ไหน|โฆษณา)|(?:facebook|instagram|tiktok|google|ig)[^?\n]{0,12}\bads\b/iu,
  ],
  [
    'products',
    /what (?:do|does|are|is it)[^.?]{0,20}(?:sell|do|make|offer)|what you (?:sell|offer|make)|ขายอะไร|ทำ(?:ธุรกิจ|อะไร)|ให้บริการอะไร/iu,
  ],
  ['budget', /budget|(?:how much)[^.?]{0,40}(?:spend|invest|month|ads?)|งบ/iu],
  [
    'price',
    /\bprices?\b|how much (?:is|are|does|do)|cost(?:s)? from|ราคา|ค่า[^?\s]{1,14}(?:เท่าไ|กี่)|เริ่ม(?:ต้น|ที่)?(?:เท่า|กี่)|กี่บาท/iu,
  ],
  ['strengths', /better|different|special|why (?:you|choose)|strength|stand out|จุดเด่น|จุดแข็ง|จุดขาย|ต่างจาก/iu],
  [
    'audience',
    /who (?:for|buys|are|is it|do you)|customers?|audience|target(?! of)|guests|ลูกค้า(?!เก่า)|กลุ่มเป้าหมาย|ใครซื้อ/iu,
  ],
  ['places', /\bwhere (?:are|do) (?:they|your|you)|which areas?|พื้นที่|ที่ไหน|แถวไหน|จังหวัดไหน/iu],
  ['ages', /how old|what age|\bages?\b|อายุ/iu],
  [
    'goals',
    /goals?|target of|how many[^.?]{0,30}(?:want|month|week)|what (?:do you|would you)[^.?]{0,20}(?:want|achieve)|เป้า(?!หมายลูกค้า)|อยากได้[^?\s]{0,20}(?:เท่า|กี่|ยอด)|ออเดอร์.{0,10}เท่าไหร่/iu,
  ],
  ['competitors', /compet|rivals?|who else|คู่แข่ง/iu],
  ['notes', /don'?ts|must not|anything[^.?]{0,20}(?:avoid|not)|ข้อห้าม|ห้ามอะไร/iu],
  ['website', /web ?site|\bsite\b|links?|เว[็]?[บป]/iu],
  [
    'hero',
    /which (?:product|one|service)[^.?]{0,30}(?:push|promote)|best ?sell|อยากดัน|ขายดี|ตัวไหน|โปรโม[ทต]อะไร/iu,
  ],
  ['afterSales', /after[- ]?sales?|warrant|guarantee|หลังการขาย|รับประกัน/iu],
  ['whyNow', /why now|ทำไม(?:ถึง|ต้อง)?.{0,8}ตอนนี้/iu],
  ['challenges', /problems?|challenges?|struggl|ปัญหา/iu],
  [
    'company',
    /(?:company|brand|shop|business) name|what(?:'s| is) (?:it|the (?:shop|company|brand)) called|ชื่อ(?:ร้าน|แบรนด์|บริษัท|เพจ)/iu,
  ],
];
const ASKS =
  /[?？]|(?:คะ|มั้ย|ไหม|มั๊ย|หรือยัง|เท่าไหร่|เท่าไร|อะไรบ้าง|ใช่ไหม|ไหน)(?:คะ|ครับ|ค่า|คับ)?(?:[\s.…!]|$)|ขอ.{0,40}(?:หน่อย|ด้วย)|(?:send|tell|give) (?:me|us)/iu;

/** What the questions of a turn ask for, in their order; none where it asks nothing. */
export function topicsAsked(text: string): Topic[] {
  if (!ASKS.test(text)) return [];
  return ASKED.flatMap(([topic, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ topic, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ topic }) => topic);
}

const PROPOSES = /แนะนำ|ขอเสนอ|ตีไว้|\b(?:i'?d (?:say|suggest|go)|i'?m guessing|we recommend|benchmark)\b/iu;

/** What a turn asks or proposes: either way the answer is about it. */
export function topicsProposed(text: string): Topic[] {
  const isQuestion = ASKS.test(text);
  if (!isQuestion && !PROPOSES.test(text)) return [];
  const found = topicsAsked(`${text} ?`);
  for (const { quantity, per } of readQuantities(text)) {
    if (quantity.kind === 'money' && per !== undefined && !found.includes('budget')) found.push('budget');
    const isAges =
      quantity.kind === 'count' && quantity.high !== undefined && quantity.value >= 15 && quantity.high <= 80;
    if (isAges && quantity.unit === '' && !found.includes('audience')) found.push('audience');
  }
  return found;
}

export const asksSomething = (text: string): boolean => ASKS.test(text);

/** Whether a line alone is a heading: a label that is known, with hardly a word beside it. */
export function isHeadingText(line: string): boolean {
  // What has an answer behind its colon is a label: 'Age from: 28'.
  if (/[:：]\s*[^\s:：]/u.test(line)) return false;
  const plain = plainLabel(line);
  if (plain.length > 40 || plain.split(/\s+/u).length > 4 || /[\d.,;!@"“”=]/u.test(plain)) return false;
  const [topic] = topicsOf(line);
  if (topic === undefined || topic === 'company' || topic === 'group') return false;
  const pattern = LABELS.find(([known, one]) => known === topic && one.test(plain))?.[1];
  if (pattern === undefined) return false;
  const match = pattern.exec(plain);
  if (match === null) return false;
  // What the words of the label leave over, without the letters that belong to them ('worries').
  const head = plain.slice(0, match.index).replace(/[a-z]+$/u, '');
  const tail = plain.slice(match.index + match[0].length).replace(/^[a-z]+/u, '');
  return `${head} ${tail}`.replace(FILLER, '').length <= 3;
}
