/**
 * What was said, as it is written down. People dictate answers, and type as they talk: 'um', 'okay so', 'that's it', the names of
 * marks ('comma'), numbers in words. A page that repeats their words repeats none of these. Nothing that carries a meaning goes.
 */
import { englishNumberAt, mayHoldEnglishNumbers } from '../../src/shared/reading/english-numbers.ts';
import { readQuantities } from '../../src/shared/reading/quantities.ts';
import { tokensOf, type Token } from './tagger/tokens.ts';

/** Sounds that only win time, wherever they stand alone; 'ER' is a place. */
const SOUNDS =
  /(?<![\p{L}\p{M}\p{N}'’-])(?:[Uu]m+|[Uu]h+|[Ee]rm+|er|Er(?=,)|[Hh]mm+)(?![\p{L}\p{M}\p{N}'’-])(?:\s*[,.…]+)?[ \t]*/gu;
/** Words that lead in where a sentence begins: 'Well, …', 'okay so we …': not 'well water', not 'right angle'. */
const LEADS =
  /(^|[.!?\n]\s*)(?:(?:and |but )?(?:well|okay so|ok so|okay|ok|right so|alright|yeah|yep|anyway|look|listen|honestly|frankly|basically|actually|let's see|let me think|i mean|you know|i guess|i suppose|i'd say|i would say|something like|so)\s*,\s*|(?:well|okay|ok|right|alright|yeah|so|um)\s+(?:so|then|yeah|we|i|the|it|my|our|they|there|it's|we're|we've)\s*?(?=\s))+/giu;
/** Between commas, and at the end: ', you know,', ', I mean,', ', yeah'. */
const ASIDES =
  /(?<=\b(?:and|but|or|so|because|which))\s*,\s*(?:you know|i mean|i guess|like|well|honestly|frankly|basically)\s*,|,\s*(?:you know|i mean|i guess|i suppose|like|well|honestly|frankly|basically|right)\s*(?=,)|,?\s+(?:you know|i guess|i suppose|or whatever|or something|and stuff|so yeah|but yeah|haha+|lol)(?=\s*(?:[.!?\n]|$))|(?<!\b(?:or|do|think|even|and|if|why|not|just|more|so|say|said|says))\s+so(?=\s*(?:[.!?\n]|$))/giu;
/** A sentence that is nothing but such words. */
const EMPTY =
  /(^|[.!?\n]\s*)(?:(?:honestly|yeah|yep|okay|anyway|so yeah|that's it|that's all|that is it|that's the whole (?:business|thing|story)|you know what i mean|does that make sense)[\s,]*)+(?=[.!?\n]|$)[.!?]*/giu;
/** What a dictated text calls its marks. One alone may be a word ('a trial period'); the comma never is. */
const DICTATED = /\s(?:comma|full stop|question mark|exclamation mark|new line|new paragraph)(?=\s|$)/iu;
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\s+comma(?=\s|$)/giu, ','],
  [/\s+(?:full stop|period)(?=\s+(?!of\b|for\b|between\b)|$)/giu, '.'],
  [/\s+question mark(?=\s|$)/giu, '?'],
  [/\s+exclamation (?:mark|point)(?=\s|$)/giu, '!'],
  [/\s+new (?:line|paragraph)(?=\s|$)/giu, '\n'],
];

/** What is taken back as it is said, where an answer begins: 'January... no, the May cohort'. */
const TAKEN_BACK =
  /^[^.…\n]{1,40}(?:\.{2,}|…)\s*(?:oh |er |ah )?(?:no\s*,\s+(?=(?:the |make (?:it|that) |\d))|(?:sorry|wait)\s*,\s+|i mean,?\s+|actually,?\s+)(?:(?:no|sorry|wait|i mean|it's),?\s+)*(?=\S)/iu;

/** Below it, a number in words reads well: 'seven clinics'. */
const LEAST_IN_DIGITS = 13;

/** 'Ninety eight point six percent' as '98.6%'. Names ('Twenty Four Seven Gym') and 'fifty-something' keep their words. */
function withDigits(text: string): string {
  const plain = text.toLowerCase();
  if (plain.length !== text.length || !mayHoldEnglishNumbers(plain)) return text;
  let written = text;
  for (const { figure, quantity, inWords } of readQuantities(text).toReversed()) {
    if (!inWords || quantity.kind === 'date' || quantity.kind === 'duration') continue;
    const numbers = numbersIn(plain, figure.start, figure.end);
    const words = text.slice(figure.start, numbers.at(-1)?.end ?? figure.start);
    // 'Sixty to eighty five': both or neither.
    const reads = numbers.some(({ value }) => value >= LEAST_IN_DIGITS) || /\spoint\s/iu.test(words);
    const last = numbers.at(-1)?.end ?? 0;
    if (!reads || /\s\p{Lu}/u.test(words) || /^-\p{L}/u.test(text.slice(last))) continue;
    for (const { start, end, value } of numbers.toReversed()) {
      const percent = /^\s*per ?cent(?!age)/iu.exec(text.slice(end))?.[0] ?? '';
      const digits = value.toLocaleString('en-US', { maximumFractionDigits: 6 });
      const unit = percent === '' ? '' : '%';
      written = written.slice(0, start) + digits + unit + written.slice(end + percent.length);
    }
  }
  return written;
}

/** Exact numbers in words between two places, in order. */
function numbersIn(plain: string, from: number, to: number): { start: number; end: number; value: number }[] {
  const found: { start: number; end: number; value: number }[] = [];
  for (let at = from; at < to;) {
    const number = englishNumberAt(plain, at);
    if (number !== undefined && number.end <= to && number.about !== true)
      found.push({ start: at, end: number.end, value: number.value });
    const next = /[\s–—-]+(?=[a-z])/gu;
    next.lastIndex = number?.end ?? at;
    const gap = next.exec(plain);
    if (gap === null) break;
    at = gap.index + gap[0].length;
  }
  return found;
}

const POLITE = new Set([
  'ครับ',
  'ครับผม',
  'ค่ะ',
  'คะ',
  'คับ',
  'นะคะ',
  'นะครับ',
  'จ้า',
  'จ้ะ',
  'จ๊ะ',
  'ฮะ',
  'เอ่อ',
  'อืม',
  'อ่า',
  'อะ',
  'อ่ะ',
  'เนอะ',
  'น่ะ',
]);
/** Words that lead in, and laughter. */
const THAI_LEADS = /(^|[\n.!?]\s*)(?:(?:เอ่อ|อืม+|คือว่า|คือแบบ|แบบว่า|ก็คือว่า|ก็แบบ)\s*)+/gu;
const LAUGHTER = /(?<![\d.,฿$])5{3,}\+?(?![\d.,%])(?!\s*(?:บาท|คน|ชิ้น|ชุด|ราย|กก|กิโล|บ\.))/gu;

/** 'นะ' at the end of a word of its own: 'นิคมโรจนะ', 'แจ้งวัฒนะ', 'ภาชนะ', 'ฐานะ'. */
const OWN_NA = String.raw`(?<!โรจ|วัฒ|พัฒ|รัต|ทัศ|ศาส|อาส|วาส|ฐา|ช|ธ)นะ`;
const IS_PARTICLE = new RegExp(`${OWN_NA}$`, 'u');
/** Whether a text that ends in 'นะ' ends in the particle, behind a whole word. */
export const endsInParticle = (text: string): boolean => IS_PARTICLE.test(text);
const POLITE_END = new RegExp(`(?:${OWN_NA})?(?:ค่ะ|คะ|ครับ|(?<!บัง)คับ|(?<!เ)จ้า|จ้ะ)$|${OWN_NA}$`, 'u');
/** Without what only ends it politely: the word before it stays whole. */
export const withoutPoliteEnd = (text: string): string => text.replace(POLITE_END, '');

/** 'นะคะ' may come as two words; 'นะ' alone says something. */
const isPolite = (word = '', before: boolean, text = ''): boolean =>
  POLITE.has(word) || (before && word === 'นะ' && endsInParticle(text));

/** Thai without what is only polite at the end of a line; within one it ends a thought, as a full stop would. */
function withoutPolite(text: string): string {
  if (!/[ก-๛]/u.test(text)) return text;
  const left = text.replaceAll(THAI_LEADS, '$1').replaceAll(LAUGHTER, ' ');
  return left
    .split('\n')
    .map((line) => {
      const tokens = tokensOf(line);
      let last = tokens.length;
      const isEnd = (token: Token | undefined): boolean =>
        isPolite(token?.text, last < tokens.length, line.slice(0, token?.end));
      while (last > 1 && isEnd(tokens[last - 1])) last -= 1;
      return last === tokens.length ? line : line.slice(0, tokens[last - 1]?.end ?? line.length);
    })
    .join('\n');
}

/**
 * An answer without what only speech needs; the same text where there is nothing of it. `inWords` keeps numbers as they are
 * said: a slogan stays one.
 */
export function asWritten(answer: string, { inWords = false } = {}): string {
  let text = answer;
  if (DICTATED.test(text)) for (const [spoken, mark] of MARKS) text = text.replaceAll(spoken, mark);
  text = text.replaceAll(SOUNDS, '').replace(TAKEN_BACK, '');
  // A lead may follow a lead.
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(EMPTY, '$1')
      .replaceAll(LEADS, (lead: string, start: string) => start + keptOf(lead.slice(start.length)))
      .replaceAll(ASIDES, '');
  }
  text = withoutPolite(inWords ? text : withDigits(text));
  if (text === answer) return answer;
  const written = text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/ +(?=[,.!?)\]\n])|(?<=\n) +/gu, '')
    .replaceAll(/^[\s,.;]+|[\s,;]+$/gu, '');
  // 'Yeah' may be all that was answered.
  return written === '' ? answer : written;
}

/** What only says that something comes, where a sentence begins: 'See, their whole thing is |same therapist comes all 24 visits'. */
const ANNOUNCES =
  /(^|[.!?;\n]\s*)(?:(?:see|look|and|but|so|honestly|well),?\s+)?(?:the|our|their|my) (?:main|whole|big|biggest|best|real|other|one|only) (?:thing|point|strength|difference) is (?:that )?/giu;
/** Strengths without what only announces one. */
export const withoutAnnouncing = (text: string): string => text.replaceAll(ANNOUNCES, '$1');

/** 'Okay so we' leads in as far as 'we', which stays. */
const keptOf = (lead: string): string =>
  /\b(?:we|i|the|it|my|our|they|there|it's|we're|we've)\s*$/iu.exec(lead)?.[0] ?? '';
