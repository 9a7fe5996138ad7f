/**
 * What the client says for itself and pages 7, 8, 14 and 18 may repeat, each statement whole and with the point that it is about.
 */
import { promisedAgainst } from '../../../../src/shared/domain/promises.ts';
import { once } from '../../../understanding/remember.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../../src/shared/reading/quantity.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import {
  eachOf,
  eachTh,
  firstPriceTh,
  ownPriceEn,
  spokenTh,
  taxTh,
  writtenTh,
} from '../../../understanding/answers/price-words.ts';
import { forbidsPrices, mayTellPrice } from '../../../understanding/answers/price-rules.ts';
import { SHORTENED } from '../../../understanding/abbreviations.ts';
import { isOrderNot } from '../../../understanding/denials.ts';
import { withoutPoliteEnd } from '../../../understanding/spoken.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { withoutAsides } from '../../../understanding/phrases/asides.ts';
import { shortForm } from '../../../understanding/phrases/index.ts';
import { isScrap } from '../../../understanding/phrases/leaning.ts';
import type { PointId } from '../../../understanding/phrases/points.ts';
import { answersPoint } from '../data/doubts.ts';
import { isSaidBefore } from './whole.ts';
import { pointBy, type Point } from '../data/points.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';

export interface Claim {
  /** The client's words. */
  words: string;
  /** Where it is one that buyers compare. */
  point?: Point;
  from: 'strengths' | 'afterSalesService' | 'startingPrice' | 'objection';
}

/** Characters of a statement that a page has room for. */
const LONGEST = 90;
/** Letters without which nothing is said. */
const LEAST_LETTERS = 6;

/** Words that make sense only after what stands before them. */
const HANGS =
  /^(?:so|and|but|or|that|which|who|because|then|after that|also|yeah|okay|ok|well|um|within|with|by|for|from|of|to|up to|at(?! your)|it|they|he|she|always|plus|even|just|too|usually|the others?|(?:the|same|only) (?:\p{L}+ )?ones?$|same \p{L}+ (?:nearly|almost|mostly)$)\b|^(?:และ|แต่|ที่(?!จอด|ดิน|นอน|นั่ง|พัก|เก็บ|ปรึกษา)|ซึ่ง|ของ(?!แท้|สด|ดี|ใหม่|เสีย|แตก|พัง|แถม|พร้อม|ขาด)|ใน|กับ|แล้ว|เพราะ|ก็|จึง|เลย|ถ้า|โดย(?!ช่าง|ครู|ทีม|เชฟ)|ตั้งแต่|หรือ)/iu;
/** Words that make sense only with what follows. */
const WAITS =
  /^(?:if|when|once|unless)\b(?!.*\b(?:we|is|are|you get|free)\b)|\b(?:a|an|the|of|and|or|with|for|to|in|on|at|by|from|our|your|their|is|are|than|as|since)$|(?:และ|หรือ|ที่|ซึ่ง|โดย|เพื่อ|ของ|กับ|แต่|จาก|เพราะ|ตั้งแต่|ถ้า|[พค]\.ศ\.?)$/iu;
/** Somebody tells of himself, praises himself or remarks on the answer: no line of a page. */
const NO_CLAIM =
  /^(?:i|i'm|i am|i've|my|me|we're|we've|if)\b|\b(?:todo|thanks? god|horrible|complain|zero competition|ignore|nobody else|nobody on site|not free|leave (?:us )?each|card details|at the moment|not (?:yet|available)|best|number one|the only)\b|<-|^(?:ผม|ฉัน|หนู|พ่อ(?!ครัว)|แม่(?!ๆ|บ้าน|ครัว)|ลูกสาว|ลูกชาย|ไม่รู้|ถาม)|555|ยังไม่ขาย|มาขอซื้อ|ดีที่สุด|อันดับ ?1|เจ้าเดียว|\bonly$/iu;

/** A figure says as much as letters do: '18% all in'. */
const letters = (text: string): number =>
  /\p{L}{2,}/u.test(text) ? (text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) : 0;
const isBalanced = (text: string): boolean =>
  ['()', '[]', '“”'].every((pair) => {
    const [open = '', close = ''] = pair;
    return text.split(open).length === text.split(close).length;
  }) && text.split('"').length % 2 === 1;

/** Whether it says something by itself. */
export function standsAlone(text: string): boolean {
  const words = text.split(/[\s-]+/u).length;
  return (
    letters(text) >= LEAST_LETTERS &&
    (words > 1 || isMostlyThai(text)) &&
    !HANGS.test(text) &&
    !WAITS.test(text) &&
    !isSaidBefore(text) &&
    isBalanced(text)
  );
}

/** Without what is polite or trails off. */
export const tidy = (text: string): string =>
  withoutPoliteEnd(
    text
      .trim()
      // The full stop of 'อบต.' and 'ชม.' belongs to it.
      .replaceAll(
        /^[\s,;:–—-]+|[\s,;:–—-]+$|(?<!(?:^|[^ก-๛])[ก-ฮ]{1,4}|รพ|กทม|ชม|กม|กก|มล)[\s.,;:–—-]+$/gu,
        '',
      ),
  ).trim();

/** Sentences; a question with what answers it, and 'ม. 7 นาที' as one. */
function wholeSentences(answer: string): Span[] {
  const whole: Span[] = [];
  for (const span of sentencesIn(answer)) {
    const last = whole.at(-1);
    const between = last ? answer.slice(last.start, span.start).trimEnd() : '';
    const goesOn =
      between.endsWith('?') || (/[ก-๛]\.$/u.test(between) && /^\d/u.test(answer.slice(span.start)));
    if (last && goesOn) whole[whole.length - 1] = { start: last.start, end: span.end };
    else whole.push(span);
  }
  return whole;
}

/** Statements of an answer: its sentences, taken apart at commas where every part can stand alone. */
export function statements(answer: string): string[] {
  return wholeSentences(answer).flatMap(({ start, end }) => {
    const kept: string[] = [];
    let joins = false;
    let depth = 0;
    let from = start;
    const push = (to: number): void => {
      const part = answer.slice(from, to);
      const last = kept.at(-1);
      const text = tidy(part);
      // A part that makes no sense alone is joined to the one before or after it.
      if (last !== undefined && (joins || !standsAlone(text))) kept[kept.length - 1] = `${last},${part}`;
      else kept.push(part);
      joins = !standsAlone(tidy(kept.at(-1) ?? ''));
      from = to + 1;
    };
    for (let at = start; at < end; at++) {
      const mark = answer[at] ?? '';
      if ('(['.includes(mark)) depth++;
      else if (')]'.includes(mark)) depth = Math.max(0, depth - 1);
      // What follows a colon is a list of its own; '149,-' and '1,312' are figures.
      else if (mark === ':' && /^\s/u.test(answer.slice(at + 1))) depth = Infinity;
      else if (mark === ',' && depth === 0 && !/^(?:\d{3}(?!\d)|-)/u.test(answer.slice(at + 1))) push(at);
    }
    push(end);
    return kept.map(tidy).filter(standsAlone);
  });
}

/** A shorter form of a statement: without what stands in parentheses, but for what limits it. */
export const withoutAside = (text: string): string => tidy(withoutAsides(text));

/** Rules that forbid words, topics or offers. */
const FORBIDS: ReadonlySet<Rule['kind']> = new Set(['words', 'topic', 'not offered']);
/** A word of a rule that is shorter tells nothing. */
const LEAST_TERM = 3;

/** Words apart, so that 'own' is not found in 'down'. */
const wordsApart = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text says a word of a rule, in one or in several; Thai runs its words together. */
const saysTerm = (said: string, { term, apart, measured }: Term): boolean =>
  (measured !== undefined && measuresIn(said).includes(measured)) ||
  (/\p{Script=Thai}/u.test(term)
    ? said.includes(apart.trim())
    : said.includes(apart) || said.includes(`${apart.trimEnd()}s `));

const MEASURES =
  / (\d+) ?(?:(?:working|business|full|short) )?(minute|min|hour|hr|h|day|week|month|year)s?(?= )/gu;
const UNITS: Readonly<Record<string, string>> = { min: 'minute', hr: 'hour', h: 'hour' };
/** Lengths of time in words set apart, each in one spelling: '24 hours' is '24 working hours' and '24h' too. */
const measuresIn = (apart: string): string[] =>
  [...apart.matchAll(MEASURES)].map(([, figure = '', unit = '']) => `${figure} ${UNITS[unit] ?? unit}`);

interface Term {
  term: string;
  apart: string;
  /** Where it is a length of time and nothing else. */
  measured?: string;
}
function termOf(term: string): Term {
  const apart = wordsApart(term);
  const [measured] = /^ \d+ ?[a-z]+ $/u.test(apart) ? measuresIn(apart) : [];
  return { term, apart, ...(measured === undefined ? {} : { measured }) };
}
/** The words of each rule that forbids some, and what is sold: the same for every text that is asked of. */
const forbidden = once((rules: readonly Rule[]) =>
  rules
    .filter(({ kind }) => FORBIDS.has(kind))
    .map(({ kind, quote, terms }) => ({
      kind,
      quote,
      terms: terms.map(termOf),
    })),
);
const soldApart = once(({ productService, heroProduct }: Readings['answers']): string =>
  wordsApart(`${productService} ${heroProduct}`),
);

/** Words of a topic that say nothing by themselves: who may not promise 'next day' may say 'same day'. */
const EVERYDAY =
  /^(?:every|each|all|any|always|more|most|much|many|only|ever|just|picture|pictures|next|same|days?|hours?|weeks?|months?|years?|time|prices?|contracts?|creative|claims?|free|people|customers?|staff|home|house|service|work|team|new|old|good|real|full|small|large|local)$/iu;

/** Who may not name clients, or mock somebody, may say what is done for them: all words of such a rule must stand there. */
const NAMING =
  /^(?:nam(?:e|es|ing)|logos?|identif\p{L}+|mock(?:ing|s)?|attack(?:ing|s)?|criticis(?:e|ing)|criticiz(?:e|ing)|blam(?:e|ing)|bash(?:ing)?|insult(?:ing|s)?|ชื่อ|โลโก้)$/iu;

/** Whether a text keeps every rule of the client's that names words. */
export function isAllowed(
  { rules, answers }: Pick<Readings, 'rules'> & Partial<Pick<Readings, 'answers'>>,
  text: string,
): boolean {
  const said = wordsApart(text);
  const stands = (each: Term): boolean => each.term.length >= LEAST_TERM && saysTerm(said, each);
  const sold = answers === undefined ? '' : soldApart(answers);
  return !forbidden(rules).some(({ kind, quote, terms }) => {
    if (promisedAgainst(quote, text) !== undefined) return true;
    if (terms.length > 0 && terms.every(stands)) return true;
    if (terms.some(({ term }) => NAMING.test(term))) return false;
    // 'Never advertise part-worn tyres' of who sells tyres: what is sold may be named.
    const isCommon = (each: Term): boolean =>
      kind === 'topic' && (EVERYDAY.test(each.term) || (terms.length > 1 && saysTerm(sold, each)));
    return terms.some((each) => stands(each) && !isCommon(each));
  });
}

/** Whether a text promises what a rule forbids to promise, or tells a length of time that no text may tell. */
export const breaksPromise = ({ rules }: Pick<Readings, 'rules'>, text: string): boolean =>
  forbidden(rules).some(
    ({ quote, terms }) =>
      promisedAgainst(quote, text) !== undefined ||
      terms.some((each) => each.measured !== undefined && saysTerm(wordsApart(text), each)),
  );

/** Whether a rule of the client's speaks of this at all: then nothing is proposed about it. */
export const isRuledOn = ({ rules }: Pick<Readings, 'rules'>, about: RegExp): boolean =>
  rules.some(({ quote }) => about.test(quote));

/** Help with what was sold before: no wait of who buys now. */
const MENDS =
  /\brepairs?\b|\bcall-?outs?\b|\bbreak-?downs?\b|\bon-?site (?:support|service)\b|ซ่อม|ช่างถึงหน้างาน|แก้(?:ไข)?ปัญหา/iu;
const isMending = ({ offer: { kind } }: Readings): boolean =>
  kind.value === undefined || kind.value === 'appointment service';

/** Points that presume a price. */
const PAID: ReadonlySet<PointId> = new Set(['all-in', 'price', 'minimum', 'warranty']);
/** The point that a statement plainly speaks of, for this kind of offer; what is less plain is named by its own words. */
function pointIn(r: Readings, words: string, id: PointId): Point | undefined {
  const point = pointBy(id === 'wait' && MENDS.test(words) && !isMending(r) ? 'aftercare' : id);
  if (!point || (!isSoldTo(r.people) && PAID.has(point.id))) return undefined;
  return answersPoint(point.id, words, r.offer.kind.value) ? point : undefined;
}

/** Told of somebody, remarked on the answer, or against the offer. */
const REMARK =
  /^(?:i|i'm|i am|i've|me|my|he|she|they)\b|^(?:ผม(?!ร่วง|หงอก|แห้ง|ทำ)|ฉัน|หนู(?!น้อย)|ดิฉัน|พ่อ(?!ครัว|แม่)(?:ผม|เริ่ม|ทำ|เปิด)|แม่(?!ๆ|บ้าน|ครัว)(?:ผม|เริ่ม|ทำ|เปิด)|รุ่นพ่อ)|\b(?:todo|thanks? god|horrible|complain|not free|leave (?:us )?each|at the moment|card details)\b|<-|\/\/|ยังไม่ขาย/iu;
/** Whether it speaks for the offer at all: no order to the agency, no remark. */
export const speaksForUs = (words: string): boolean => !REMARK.test(words) && !isOrderNot(words);

/** Whether a statement is one of these, whole or without what it holds in parentheses. */
export const isAmong = (said: readonly string[], words: string): boolean =>
  said.some((each) => each === words || shortForm(each) === words);

/** Words that a statement may add to another of which it is the same. */
const MOST_ADDED = 4;
/** Whether another says the same with a few words more: 'Repair for life' beside 'Repair for life in Antwerp'. */
const isToldBy = (words: string, other: string): boolean => {
  const [short, long] = [words.toLowerCase(), other.toLowerCase()];
  // A statement and its form without what stands in parentheses are one.
  if (long.length <= short.length || !long.startsWith(short) || shortForm(other) === words) return false;
  const added = long.slice(short.length);
  return /^[\s,(]/u.test(added) && added.trim().split(/\s+/u).length <= MOST_ADDED;
};
/** Each thing that is said once: of two that say the same, the one that says more. */
export const onceTold = (told: readonly string[]): string[] =>
  told.filter((words) => !told.some((other) => isToldBy(words, other)));

/** Whatever the client says for itself and a page may repeat, in its order. */
export function claimsOf(r: Readings): Claim[] {
  const told = [...r.strengths, ...r.afterSales];
  const found: Claim[] = [];
  for (const { words, point: id } of r.claims) {
    const from = isAmong(r.afterSales, words) ? 'afterSalesService' : 'strengths';
    if (!(isAmong(r.strengths, words) || isAmong(r.afterSales, words)) || isCharged(r, words)) continue;
    if (
      words.length > LONGEST ||
      !standsAlone(words) ||
      isScrap(words) ||
      NO_CLAIM.test(words) ||
      !isAllowed(r, words)
    )
      continue;
    if (found.some((claim) => claim.words.toLowerCase() === words.toLowerCase())) continue;
    if (told.some((other) => isToldBy(words, other) && !isCharged(r, other))) continue;
    const point = pointIn(r, words, id);
    found.push({ words, from, ...(point ? { point } : {}) });
  }
  return found;
}

/** Pleasant beside what is bought, and no reason to buy it. */
const CONVENIENCE =
  /\bparking\b|\bwi-?fi\b|\bair[- ]?con\b|\b(?:cards?|cash) (?:accepted|payments?|on (?:the )?spot|machine|welcome)\b|\b(?:pay by|take|accept|accepts) (?:cards?|cash)\b|\bfacebook\b|\binstagram\b|ที่จอดรถ|จอดรถได้|ไวไฟ|แอร์เย็น|รับบัตร|โอนได้/iu;

export const isConvenience = (words: string): boolean => CONVENIENCE.test(words);

/** A help to pay, company and news: beside what is bought, whatever it is. */
const EXTRA =
  /\b(?:payment plans?|instal?lments?|pay (?:monthly|later|in \d)|interest[- ]free|0\s?% (?:finance|interest|over|payment|for \d)|(?:support|whats ?app|line|facebook|user|owners?['’]?) groups?|coffee mornings?|newsletters?|reminders?|(?:thank[- ]you|birthday|loyalty|greeting) cards?|points|(?:credit )?(?:accounts?|terms|credit) (?:of )?\d+ days|\d+[- ]days? (?:accounts?|terms|credit)|net \d+)\b|เครดิต\s?\d+\s?วัน|วางบิล|^(?:แจ้ง|ส่ง|ไลน์)?เตือน|ผ่อน(?!คลาย)|แบ่งจ่าย|ไลน์กลุ่ม|กลุ่มไลน์|สะสมแต้ม|แต้มสะสม|บัตรสมาชิก|ทางไลน์|ตอบไลน์/iu;
export const isExtra = (words: string): boolean => EXTRA.test(words);

/** A service that is paid for beside what is sold is no strength: 'yearly calibration £480'. */
const GIVEN = /\bfree\b|\bup to\b|\brefund|\bback\b|\bincluded|\bno charge|\bover\b|ฟรี|คืน|รวม|ไม่คิด|วงเงิน/iu;
export const isCharged = ({ afterSales }: Pick<Readings, 'afterSales'>, words: string): boolean =>
  isAmong(afterSales, words) &&
  !GIVEN.test(words) &&
  readQuantities(words).some(({ quantity }) => quantity.kind === 'money');

/** With its currency, where the client wrote the figure alone; with its sign, where everybody knows it and the client wrote the code. */
export function inCurrency(text: string, { currency, value }: Readings['price'], f: Formatter): string {
  const readings = readQuantities(text);
  const sums = readings.filter(({ quantity }) => quantity.kind === 'money' && quantity.currency !== '');
  if (currency === '' || sums.length > 0 || NAMES_CURRENCY.test(text))
    return sums.toReversed().reduce((told, { quantity, span }) => {
      const isCode = told.startsWith(currency, span.start) && !f.money(1, currency).includes(' ');
      return quantity.kind === 'money' && quantity.high === undefined && currency !== '' && isCode
        ? `${told.slice(0, span.start)}${f.money(quantity.value, currency)}${told.slice(span.end)}`
        : told;
    }, text);
  const bare = readings.filter(({ quantity }) => quantity.kind === 'count' || quantity.kind === 'money');
  const told = bare.find(({ quantity }) => 'value' in quantity && quantity.value === value);
  // Where another figure than the price stands there, it is no sum: 'Exam covered for under 18'.
  const figure = (told ?? (value === undefined ? bare[0] : undefined))?.figure;
  if (figure === undefined) return text;
  const [before, sum, behind] = [
    text.slice(0, figure.start),
    text.slice(figure.start, figure.end),
    text.slice(figure.end),
  ];
  const [sign = ''] = f.money(1, currency).split('1');
  return f.language === 'en' && sign !== ''
    ? `${before}${sign}${sum}${behind}`
    : // '1.68 ล้านบาท': a Thai word of number takes no space.
      `${before}${sum}${f.language === 'th' && /[ก-๛]$/u.test(sum) ? '' : ' '}${f.currency(currency)}${behind}`;
}
/** A code of three letters that no reading takes for money. */
const NAMES_CURRENCY = /\b[A-Z]{3}\s?\d|\d\s?[A-Z]{3}\b/u;

/** Characters of a price that stands in a line of copy. */
const LONGEST_PRICE = 36;

/** A sentence about a price is none: 'Average monthly gift is $22'. */
const TOLD =
  /(?<![a-z])(?:is|are|was|were|average|averages|usually|mostly|see (?:above|below))(?![a-z])|เฉลี่ย|ส่วนใหญ่/iu;

/** Each price of an answer that tells several, where a rule keeps one of them: the trade's and the shop's, one and five hundred. */
const partsOfPrice = (text: string): string[] => {
  const parts = text.split(/,\s+|\s+\/\s+|\n|\s+(?=(?:สั่ง|ซื้อ|ถ้า|เกิน|ครบ|ปลีก|ส่ง)[ก-๛]*\s?\d)/u);
  return parts.length > 1 ? parts : [];
};

/** Where the first of several things told of a price ends; the full stop of 'incl.' ends nothing. */
const PRICE_ENDS = new RegExp(String.raw`[,;\n]\s|(?<!\b(?:${SHORTENED}))\.\s|\s\/\s`, 'iu');

/** How many are taken at least: '95 lei each|, min 40 employees', '590 ต่อคน| ขั้นต่ำ 80 คน'. */
const SUM = String.raw`\d(?:[\d,.]*\d)?`;
const AT_LEAST = new RegExp(
  String.raw`^[\s,;(]*(?<least>(?:min(?:imum|\.)?(?: of| \p{L}+)?|at least)\s?[^\d\s]{0,3}${SUM}[^,;.()\n]{0,20}|${SUM}\s?\p{L}{1,10}\smin(?:imum)?(?!\p{L})|ขั้นต่ำ\s?${SUM}(?:\s?[ก-๛]{1,7}\.?(?:[ก-๛]\.)?(?![ก-๛]))?|${SUM}\s?[ก-๛]{1,8}ขึ้นไป)`,
  'iu',
);
/** A price with how many are taken at least: without it nobody gets the price. */
const LONGEST_WITH_LEAST = 56;
function withLeast(answer: string, first: string): string | undefined {
  const at = answer.indexOf(first);
  const least = at < 0 ? undefined : AT_LEAST.exec(answer.slice(at + first.length))?.groups?.['least'];
  if (least === undefined) return undefined;
  const text = `${tidy(first)}${isMostlyThai(least) ? ' ' : ', '}${least.trim()}`;
  return text.length <= LONGEST_WITH_LEAST ? text : undefined;
}

/** The price as a buyer is told it, short: '£849 installed'; undefined where none was given or none may be named. */
export function priceWords({ answers, price, rules }: Readings, f: Formatter): string | undefined {
  // 'ค่าเปิดเครื่อง 300 เฉลี่ยจบงานบ้านละ 900': what it comes to on average is no price.
  const [told = ''] = answers.startingPrice.split(/[\s,]+(?=(?:[ก-๛]{0,12})?เฉลี่ย)/u);
  // A share of what others pay is told as it is written: no sum stands for it.
  if ((price.value === undefined && price.share === undefined) || forbidsPrices(rules)) return undefined;
  const isThai = f.language === 'th' && isMostlyThai(told);
  // What another thing costs is told on page 5, and in no line of copy.
  const own =
    price.value === undefined || isMostlyThai(told)
      ? undefined
      : ownPriceEn(withoutAside(told), price.value, answers.heroProduct);
  const one = own !== undefined && mayTellPrice(rules, own) ? own : told;
  const startingPrice = isThai ? writtenTh(told) : one;
  const begins = isThai && price.value !== undefined ? firstPriceTh(told, price.value) : undefined;
  const [first = ''] = startingPrice.split(PRICE_ENDS);
  const kept = mayTellPrice(rules, startingPrice) ? [] : partsOfPrice(startingPrice);
  const short = [startingPrice, withoutAside(startingPrice), withoutAside(first), ...kept]
    .map(tidy)
    .filter((text) => mayTellPrice(rules, text))
    .find((text) => text.length <= LONGEST_PRICE && /\d/u.test(text) && !TOLD.test(text));
  const spoken = (text: string): string =>
    f.language === 'th' ? spokenTh(inCurrency(text, price, f)) : inCurrency(text, price, f);
  const least = withLeast(startingPrice, begins ?? first);
  if (least !== undefined && !TOLD.test(least) && mayTellPrice(rules, least)) return spoken(least);
  if (
    begins !== undefined &&
    begins.length <= LONGEST_PRICE &&
    !TOLD.test(begins) &&
    mayTellPrice(rules, begins)
  )
    return spoken(begins);
  if (short !== undefined) return spoken(short);
  const oneTh = eachTh(startingPrice);
  if (oneTh !== undefined && mayTellPrice(rules, oneTh)) {
    const tax = taxTh(startingPrice);
    return spoken(oneTh) + (tax === undefined ? '' : ` (${tax})`);
  }
  // '350 บาท/คืน/ตัว' with more behind it.
  const each = eachOf(startingPrice);
  if (each !== undefined && each.length <= LONGEST_PRICE && mayTellPrice(rules, each)) return spoken(each);
  if (price.value === undefined) return undefined;
  const isPlain =
    !TOLD.test(startingPrice) &&
    price.others === undefined &&
    price.high === undefined &&
    startingPrice.includes(f.number(price.value)) &&
    mayTellPrice(rules, f.number(price.value));
  return isPlain && price.currency !== '' ? f.money(price.value, price.currency) : undefined;
}
