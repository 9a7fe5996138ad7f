/** What a client sells, phrase by phrase: things by their names, what belongs to them, for whom, and what is not sold. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { partsOf } from './parts.ts';
import { inPieces } from './names.ts';
import { thingsOf } from './things.ts';
import { letters } from './whole.ts';
import { pointOf, phrasesIn, type Claim, type Phrase } from './index.ts';

export interface OfferPhrases {
  /** Things that can be bought, by their names. */
  items: string[];
  /** What belongs to them and is not bought alone. */
  features: string[];
  /** For whom or for what they are; '' where nobody says so. */
  use: string;
  notSold: string[];
  claims: Claim[];
}

/** Less likely ones name nothing. */
const LEAST = 0.3;
/** From here on a claim beside the products is one. */
const SAID = 0.5;
const LEAST_LETTERS = 8;
/** A sentence is no name. */
export const SENTENCE =
  /(?:^|\s)(?:i|we|you|they|he|she|it|it's|i'm|we're|its an?|thats|is|are|was|were|don't|doesn't|do|does|can|will)(?:\s|$)|เป็นของเรา|มาตั้งแต่|^เรา/iu;
/** 'Subscription only' is how it is sold. */
const TERMS = /^\S+\sonly!*$|เท่านั้น$|อย่างเดียว$/iu;
const BELONGS =
  /^(?:sold|available|delivered|with|including|includes|incl\.|plus a|พร้อม|รวม|แถม|มี)(?:\s|(?=[ก-๛]))/iu;
const FOR = /^(?<name>.{3,}?)(?:\s+for\s+|\s*สำหรับ\s*)(?<use>.+)$/iu;
/** Between things of one list. */
const LISTED = /^\s*(?:,|\/|and|or|และ|หรือ|กับ)\s*(?:and|or|และ|หรือ)?\s*$/iu;

/** Phrases that are denied: 'ไม่รับเช่า', and all of 'we do not sell hand bells, bicycle bells'. */
function deniedIn(text: string, phrases: readonly Phrase[]): Set<Phrase> {
  const denials = negationsIn(text).filter(
    ({ kind }) => kind === 'no' || kind === 'must not' || kind === 'not yet',
  );
  const denied = new Set<Phrase>();
  for (const [at, one] of phrases.entries()) {
    const before = phrases[at - 1];
    const isDenied = denials.some(
      ({ span, scope }) =>
        (span.start >= one.start && span.start <= one.start + 4) ||
        (scope.start <= one.start && one.start < scope.end),
    );
    const goesOn =
      before !== undefined &&
      denied.has(before) &&
      LISTED.test(text.slice(before.end, one.start)) &&
      one.tag === 'item';
    if (isDenied || goesOn) denied.add(one);
  }
  return denied;
}

/** Letters of an answer's first words that are a name. */
const LONGEST_NAME = 48;

/** What the answer opens with, where nothing of it was found: 'Payroll software for restaurants: rota, tips, payslips'. */
function withOpening(text: string, phrases: Phrase[]): Phrase[] {
  const [first] = partsOf(text);
  if (first === undefined || (phrases[0]?.start ?? text.length) < first.end) return phrases;
  const words = text.slice(first.start, first.end);
  const isName = letters(words) > 2 && letters(words) <= LONGEST_NAME && !SENTENCE.test(words);
  return isName ? [{ ...first, words, tag: 'item', probability: 1 }, ...phrases] : phrases;
}

/** Words between two halves of one name: 'Supply and installation of 7 kW and 22 kW home' before 'EV chargers'. */
const BROKEN = /^[^,;:/\n•+–—.]*[\p{L}\d]+[ \t]+[\p{L}\d]+[^,;:/\n•+–—.]*$/u;

/** Things that are parted by words which nothing says of are one. */
function joinBroken(text: string, phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const one of phrases) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, one.start);
    const isLatin = !/[ก-๛]/u.test(`${last?.words.slice(-1) ?? ''}${between}${one.words.slice(0, 1)}`);
    // '7 kW and 22 kW chargers'.
    const isMeasured =
      /\d\S*(?:\s\p{L}{1,5})?$/u.test(last?.words ?? '') &&
      /^\s+and\s+$/iu.test(between) &&
      /^\d/u.test(one.words);
    const isBroken =
      last?.tag === 'item' &&
      isLatin &&
      ((['item', 'feature', 'claim'].includes(one.tag) &&
        /^[ \t]*$/u.test(between) &&
        !BELONGS.test(one.words)) ||
        (one.tag === 'item' && (isMeasured || BROKEN.test(between))));
    if (last && isBroken) {
      const [name = '', ...more] = text.slice(last.start, one.end).split(/\s+(?=with\s)/iu);
      joined[joined.length - 1] = {
        ...last,
        end: last.start + name.length,
        words: name,
        probability: Math.max(last.probability, one.probability),
      };
      if (more.length > 0)
        joined.push({ ...one, start: last.start + name.length + 1, words: more.join(' '), tag: 'feature' });
    } else joined.push(one);
  }
  return joined;
}

/** Words that no name begins with, and what is said to be polite. */
const NO_NAME =
  /^(?:for|to|with|from|in|at|on|of|off|since|by|my|mostly|mainly|every|each|some|all|from|if|when|but|so|then|also|thanks?|thank|hello|hi|dear|good (?:day|morning|afternoon|evening)|kindly|minimum|include|including|up to|about|around|\d+ to \d+|\d+[\s-]?(?:hr|hrs|hours?|mins?|minutes?|days?|weeks?|sqm|m2|kg|g|ml|cm|mm|mil)\b)(?:\s|$)|^(?:ทั้ง|แต่|คือ|ก็|ครับ|ค่ะ|คะ|สำหรับ|ที่|แล้ว|ใน|จาก|สวัสดี|ไม่|เพราะ|ถ้า|จริงๆ|ตั้งแต่|ของเรา|ของผม|คุณ)/iu;
/** Before the name of what is sold: 'we rent', 'there is also', 'ขาย', 'รับ'. */
const SELLS =
  /(?:\b(?:sell(?:s|ing)?|offer(?:s|ing)?|rent(?:s|ing)?|hires?|makes?|making|builds?|bak(?:e|es|ing)|grows?|produc(?:e|es|ing)|manufactur(?:e|es|ing)|imports?|suppl(?:y|ies|ying)|runs?|teach(?:es)?|provid(?:e|es|ing)|do|does|restores?|repairs?|install(?:s|ing)?|also|then|called|is|are|have|has|got)(?:\s+(?:an?|the|our|some|own|two|three|four|five|small|new))*|ขาย|รับ|ทำ|ผลิต|สอน|ให้เช่า|บริการ|จำหน่าย|นำเข้า|ปล่อยเช่า|เป็น|คือ|แล้วก็มี|และมี|กับ)\s*$/iu;
const BULLET = /(?:^|\n)\s*(?:[-–—•*]|\d+[.)])\s*$/u;
/** Where a sentence ends, between two places. */
const STOP = /[.!?\n](?:\s|$)|\s[–—-]\s|:/u;
const LEAST_NAME = 3;

/**
 * Whether a thing is surely sold: the first that is named, what is listed with it, or what a word of selling leads to. In running
 * text much else looks like a thing (who comes, when, with what), and a wrong product is worse than one that is not named.
 */
/** Told, and not listed. */
const TOLD = /เรา|ผม(?!ง)|พี่|ลุง|ป้า|ค่ะ|คะ(?:\s|$)|ครับ|เป็นคน|ก็คือ|จริงๆ/u;
const isTold = (text: string): boolean =>
  SENTENCE.test(text) ||
  TOLD.test(text) ||
  /[^.!?\n]{90}/u.test(text.replaceAll(/[,;/•+–—-]\s|\s\/\s/gu, '\n'));

function isSurelySold(
  text: string,
  one: Phrase,
  first: Phrase | undefined,
  last: Phrase | undefined,
): boolean {
  if (letters(one.words) < LEAST_NAME || NO_NAME.test(one.words)) return false;
  const before = text.slice(0, one.start);
  if (first === undefined || !isTold(text) || BULLET.test(before) || SELLS.test(before)) return true;
  const between = last === undefined ? '.' : text.slice(last.end, one.start);
  return (
    last !== undefined &&
    !STOP.test(between) &&
    (LISTED.test(between) || /^\s*\+?\s*$/u.test(between) || /^\s*;\s*$/u.test(between))
  );
}

const isUse = (text: string, { start, tag }: Phrase): boolean =>
  tag !== 'claim' && /(?:\bfor\s+|สำหรับ\s*)$/iu.test(text.slice(0, start));

/** What the use is of, where nothing of it was found: 'Night nurses' before 'for people at home'. */
function namedBefore(text: string, { start }: Phrase, phrases: readonly Phrase[]): string {
  const part = partsOf(text).find((each) => each.start <= start && start < each.end);
  if (part === undefined || phrases.some((each) => each.start >= part.start && each.start < start)) return '';
  const name = text.slice(part.start, start).replace(/\s*(?:\bfor|สำหรับ)\s*$/iu, '');
  return letters(name) > 2 && letters(name) <= LONGEST_NAME && !SENTENCE.test(name) ? name : '';
}

/** A word and 'and' at the head of the answer, before the name that it tells more of. */
const SHARED = /^\s*(?<lead>\p{Lu}\p{Ll}+(?<!s)\s+(?:and|&)\s+)$/u;

/** A doubtful Thai name with a space in it is two: 'ฟอกสีฟัน รากฟันเทียม'. */
const DOUBTFUL = 0.5;
const LISTED_TH = /^[ก-๛]{5,24}(?:\s+[ก-๛]{5,24})+$/u;

export function offerPhrases(text: string, field: 'product' | 'hero'): OfferPhrases {
  const found: OfferPhrases = { items: [], features: [], use: '', notSold: [], claims: [] };
  const phrases = joinBroken(text, withOpening(text, inPieces(text, field, phrasesIn(text, field))));
  const denied = deniedIn(text, phrases);
  let belongs = false;
  let [isOfUse, useEnd] = [false, 0];
  let last: Phrase | undefined;
  let [firstSold, lastSold]: (Phrase | undefined)[] = [];
  for (const one of phrases) {
    const { tag, probability } = one;
    let { words } = one;
    const between = last === undefined ? '' : text.slice(last.end, one.start);
    if (!/^\s*\+\s*$|^\s*(?:and|และ)?\s*$/iu.test(between)) belongs = false;
    last = one;
    if (tag === 'notsold' || (denied.has(one) && tag !== 'claim')) found.notSold.push(words);
    else if (tag === 'claim') {
      if (probability >= SAID && letters(words) >= LEAST_LETTERS)
        found.claims.push(pointOf(words, 'product'));
    } else if (tag === 'for' || isUse(text, one)) {
      found.use ||= words;
      const name = namedBefore(text, one, phrases);
      if (name !== '') found.items.push(name);
    } else if (tag === 'feature' || belongs || TERMS.test(words) || BELONGS.test(words)) {
      belongs ||= BELONGS.test(words);
      found.features.push(words);
    } else if (tag === 'item' && probability >= LEAST && !SENTENCE.test(words)) {
      if (!isSurelySold(text, one, firstSold, lastSold)) {
        if (letters(words) >= LEAST_LETTERS && !NO_NAME.test(words)) found.features.push(words);
        continue;
      }
      // 'Rota and payroll app': both words tell which one it is.
      if (firstSold === undefined)
        words = `${SHARED.exec(text.slice(0, one.start))?.groups?.['lead'] ?? ''}${words}`;
      firstSold ??= one;
      lastSold = one;
      // 'Supply and installation of chargers': what is said of the last is said of both.
      const before = found.items.at(-1) ?? '';
      const leans = /^\S*[^s\s]$/iu.test(before) && /^\S+ \S/u.test(words);
      if (/^\s+and\s+$/iu.test(between) && leans) {
        found.items.pop();
        words = `${before} and ${words}`;
      }
      // 'a dashboard for cold rooms and cold trucks': the second is what it is for as well.
      if (isOfUse && /^\s*(?:and|or|และ|หรือ|กับ)\s*$/iu.test(between)) {
        found.use += text.slice(useEnd, one.end);
        useEnd = one.end;
        continue;
      }
      const { name = words, use = '' } = FOR.exec(words)?.groups ?? {};
      isOfUse = use !== '' && found.use === '';
      useEnd = one.end;
      found.use ||= use;
      // 'Coffee and tea' are two.
      const two = /^(\p{L}+) and (\p{L}+)$/iu.exec(name);
      const listed = probability < DOUBTFUL && LISTED_TH.test(name) ? name.split(/\s+/u) : [name];
      const names = two === null ? listed : [two[1] ?? '', two[2] ?? ''];
      found.items.push(
        ...names.map((each) => each.replace(/^(?:an?|the)\s+|^(?:ขาย|จำหน่าย)(?=[ก-๛]{3})/iu, '')),
      );
    }
  }
  // 'Small bakeries - recipes': behind the dash a list of something else begins.
  const use = found.use.replace(/\s+[-–—:]\s.*$/su, '');
  const items = thingsOf(text, found.items);
  const [first = '', ...more] = items;
  // 'App', 'Rooms': one word says nothing without whom it is for.
  const whole = `${first} for ${use}`;
  if (use === '' || !/^[a-z]+$/iu.test(first) || letters(whole) > LONGEST_NAME || !text.includes(whole))
    return { ...found, use, items };
  return { ...found, use: '', items: [whole, ...more] };
}
