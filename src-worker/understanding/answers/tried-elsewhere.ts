/** What the client tells of a medium that is none of the advertising channels: 'Houzz $500/mth = nothing', 'ใบปลิว 3,000 ใบ ได้ 24 คน'. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { channelMentions } from '../figures/channels.ts';
import { isMostlyThai, oneLine, trimEnds } from '../text.ts';
import { sentencesIn } from './sentences.ts';

/** What was tried there, in the client's words, and what one of its last results cost where both figures are told. */
export interface TriedElsewhere {
  words: string;
  each?: { spent: number; currency: string; count: number; unit: string };
}

const MEDIUM_EN =
  /(?<![a-z])(?:flyers?|leaflets?|mailers?|mailshots?|post ?cards?|direct mail|letters?(?= (?:in|to|drop))|brochures?|news ?papers?|magazines?|radio|[a-z]+ fm|billboards?|bus (?:shelter|back|ads?)|(?:trade|truck|home|boat|bridal|wedding|garden|car|county|baby) (?:shows?|fairs?|expos?|stalls?)|(?:shows?|expos?|fairs?|market) (?:stalls?|stands?|booths?)|stalls?|expos?|groupon|wowcher|houzz|yelp|angi|thumbtack|the knot|hitched|auto ?trader|cars\.com|cargurus|indeed|zillow|bark|builderscrack|checkatrade|my ?builder|hipages|trade me|gumtree|craigslist|(?:job|web|wedding|moving|property) (?:portals?|sites?|boards?)|portals?|directory|lead brokers?|influencers?|sponsor(?:ship|ed|ing)?|podcasts?|webinars?|seminars?|emailed|email to|cold call(?:s|ing)?|lunch and learn|door ?-?knock(?:ers|ing)|referral services?|matatu branding|lucky draw|tv|telemarketing)(?![a-z])/iu;
const MEDIUM_TH =
  /ใบปลิว|แผ่นพับ|โบรชัวร์|วิทยุ|ป้าย(?:คัตเอาท์|โฆษณา|หน้า|ริม|รถ)|คัตเอาท์|ออกบูธ|ค่าบูธ|งานแฟร์|ออกงาน|จ้าง(?:รีวิว|อินฟลู|เพจ)|รีวิวเวอร์|อินฟลู|เพจท่องเที่ยวจ้าง|หนังสือพิมพ์|จดหมาย|แจกคูปอง|วงใน|wongnai|wechat/iu;
const mediumIn = (words: string): boolean => MEDIUM_EN.test(words) || MEDIUM_TH.test(words);

/** What came of it, where no figure tells it. */
const CAME =
  /(?<![a-z])(?:nothing|nobody|no one|none|no idea|no clue|can['’]?t tell|never (?:saw|again|came)|nobody counted|killed us|gave up|worse|useless|waste)(?![a-z])|นับไม่ได้|ไม่(?:ได้ผล|มีคน|มีใคร|เวิร์ก|เวิร์ค|คุ้ม)|แล้วหาย/iu;
/** A part of each sale is a term, and no result. */
const TAKES = /(?<![a-z])(?:takes?|charges?|commission|keeps?)(?![a-z])[^.;]{0,40}%|หัก|ค่าคอม/iu;
/** Not done yet, or only wished for. */
const UNDONE =
  /(?<![a-z])(?:never (?:tried|used|did|done)|not tried|want to|thinking (?:of|about)|should we|plan to)(?![a-z])|ไม่เคย|ยังไม่|อยาก(?:ลอง|ทำ)/iu;

/** Says nothing without what stands before it. */
const CUT = /^(?:from|on|in which|which|of)\s|^[^(]*\)|\([^)]*$/iu;

/** Characters of an answer that is looked through. */
const LONGEST_ANSWER = 2000;
/** Characters of a statement that is quoted. */
const LONGEST = 100;
/** With fewer words nothing is told of it. */
const LEAST_WORDS = 3;

/** A comma within brackets parts nothing. */
const PARTS = /(?<=,)\s+(?!\d)(?![^()]*\))|\s+(?=but (?:the )?[a-z])/iu;
/** Beside another medium fewer words leave open what is counted: 'a visit costs £85 on Facebook, leaflets about £140'. */
const LEAST_BESIDE = 4;
const LEADS = /^(?:and|but|so|also|then)\s+/iu;

/** Clauses of a sentence, each with the first medium or channel that it names; what names none belongs to the one before. */
function clausesOf(sentence: string): string[] {
  if (isMostlyThai(sentence)) return [trimEnds(oneLine(sentence))];
  const clauses: string[] = [];
  for (const part of sentence.split(PARTS)) {
    const last = clauses.at(-1);
    if (last === undefined || mediumIn(part) || channelMentions(part).length > 0) clauses.push(part);
    else clauses[clauses.length - 1] = `${last} ${part}`;
  }
  return clauses
    .map((clause) => trimEnds(oneLine(clause)).replace(LEADS, ''))
    .filter((clause, at) => clause.split(' ').length >= (at === 0 ? LEAST_WORDS : LEAST_BESIDE));
}

/** From here on a bare number beside the name of a medium is money. */
const LEAST_SUM = 100;
/** So much for each, or in each round: no sum of all. */
const PER = /^\s?(?:\/|per\b|each\b|a (?!month\b)|an\b|ต่อ)(?!\s?(?:mo|mth|month|wk|week)\b)/iu;

/** Behind a sum without a currency: 'booth 1,800 got 140 names'. */
const BROUGHT = /^(?:got|brought|gave)?$/iu;
const FEWEST = 2;

/** The money that went there and the last thing that is counted, where the statement tells one sum and no share. */
function eachOf(words: string, currency: string): TriedElsewhere['each'] {
  const readings = readQuantities(words).filter(({ quantity }) => quantity.kind !== 'date');
  const sums = readings.filter(({ quantity }) => quantity.kind === 'money');
  const [sum = readings[0]] = sums;
  const last = readings.at(-1)?.quantity;
  if (sums.length > 1 || sum === undefined || last?.kind !== 'count') return undefined;
  if (readings.some(({ quantity: { kind } }) => kind === 'percent' || kind === 'multiple')) return undefined;
  const { quantity, span } = sum;
  const isSum = quantity.kind === 'money' || (quantity.kind === 'count' && BROUGHT.test(quantity.unit));
  if (!isSum || quantity.value < LEAST_SUM || quantity === last || PER.test(words.slice(span.end)))
    return undefined;
  if (last.value < FEWEST || last.unit === '') return undefined;
  return {
    spent: quantity.value,
    currency: quantity.kind === 'money' && quantity.currency !== '' ? quantity.currency : currency,
    count: last.value,
    unit: last.unit,
  };
}

/** Whether the words are of something that the plan puts no money into. */
function isOf(words: string, chosen: readonly AdvertisingChannel[]): boolean {
  const named = channelMentions(words);
  const isUnchosen = named.every(({ id }) => !chosen.includes(id));
  return MEDIUM_TH.test(words) || (isUnchosen && (named.length > 0 || MEDIUM_EN.test(words)));
}

const COUNTS = new Set(['money', 'count', 'percent']);
const isResult = (words: string): boolean =>
  !TAKES.test(words) &&
  !UNDONE.test(words) &&
  !CUT.test(words) &&
  (CAME.test(words) || readQuantities(words).some(({ quantity: { kind } }) => COUNTS.has(kind)));

/**
 * What the client tells of media that the plan does not use.
 * @param answer to what went wrong with adverts, @param chosen advertising channels of the plan
 * @param currency of sums that name none
 */
export function triedElsewhere(
  answer: string,
  chosen: readonly AdvertisingChannel[],
  currency: string,
): TriedElsewhere[] {
  const told = answer.slice(0, LONGEST_ANSWER);
  return sentencesIn(told)
    .flatMap(({ start, end }) => clausesOf(told.slice(start, end)))
    .filter((words) => isOf(words, chosen) && words.length <= LONGEST && isResult(words))
    .map((words) => {
      const each = eachOf(words, currency);
      return each === undefined ? { words } : { words, each };
    });
}
