/** Words of a client, set into a sentence: with the right gaps and capitals. What is too long is said shorter (`plan/whole.ts`). */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isPlural } from './inflection.ts';
import { COUNTRIES, PROVINCES } from '../../understanding/places/places.ts';

/** First letter to lower case, unless the word looks like a name, an abbreviation or 'I'. */
export function lowerFirst(text: string): string {
  const [first = '', next = ''] = text.split(/\s/u);
  if (!/^(?:A|[A-Z][a-z'’][a-z'’-]*)[,:]?$/u.test(first) || first === 'I' || isProper(first)) return text;
  const common =
    COMMON_STARTS.test(first) ||
    COMMON_STARTS.test(first.split('-')[0] ?? '') ||
    // 'Dogs bark all night' goes on in small letters; 'Tally Queue' is a name.
    /^[a-z]/u.test(next) ||
    (/(?:ing|ed|ly|tion|ment|er|est)$/u.test(first) && !/^[A-Z]/u.test(next));
  return common ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
/** A mark within words that stand behind a colon: two of them read as a riddle. */
const MARKED = /\s[-–—]\s|:\s|\s\/\s|\s=\s|[a-z][.!?]\s/u;
const THAI = /\p{Script=Thai}/u;
/**
 * The client's words in a sentence of ours: as they stand, quoted where they hold a mark of their own or are in the other
 * language.
 */
export function behindColon(words: string, language: 'en' | 'th'): string {
  const isForeign = THAI.test(words) !== (language === 'th');
  // In quotation marks the client's capitals stand as they are: 'Grant puts it in himself'.
  if (!MARKED.test(words) && !isForeign) return words;
  return words.includes('“') ? words : `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
}

/** A trait within a sentence: one of a single word is a common noun, 'Pool' → 'pool'. */
export const lowerTrait = (trait: string): string =>
  /\s/u.test(trait) ? lowerFirst(trait) : lowerNoun(trait);
/** First letter to lower case: for texts of our own, which begin with no name. */
export const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const COMMON_STARTS =
  /^(?:A|An|The|Our|Own|No|Not|Free|Fast|New|Big|Small|High|Low|Long|Short|Strong|Slow|Same|Single|More|Most|Many|Few|All|Local|Good|Great|Best|Price|Prices|Lead|Stock|Stale|Award|Awards|Traceable|On|In|At|By|For|From|With|Without|Home|Buyers|People|Customers|Engineers|Blends|Repeat|Cost|Late|Large|Cheap|Weak|Poor|Wide|Limited|Two|Three|Four|Five|Six|Seven|Ten|One|Ships|Office|Structural|Quick|Friendly|Easy|Daily|Monthly|Quality|Delivery|Service|Handmade|Clean|Professional|Same|Stock|Approved|Well|Parents|Owners|Shoppers|Patients|Wants|Care|Brew|Neighbours|Neighbors|Plants|Marketplaces|Boosted|Adverts|Ads|Guests|Members|Far|Too|Made)[,:]?$/u;

/** Space between Thai and what follows: none before Thai, one before Latin letters and digits. */
export const thaiGap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? '' : ' ');

/** Space between a text and the Thai that follows it: none after Thai, one after Latin letters, digits, 'ๆ' and 'ฯ'. */
export const gapAfter = (text: string): string => (/(?![ๆฯ])\p{Script=Thai}[\p{M}]*$/u.test(text) ? '' : ' ');

/**
 * A common noun phrase inside an English sentence: 'Process engineers' → 'process engineers'. Left as it is where it
 * holds another capital or digit ('BL-740', 'Nine-Day Fresh') or begins with a name of a place or platform.
 */
export function lowerNoun(phrase: string): string {
  const [first = ''] = phrase.split(/\s/u);
  const common =
    /^[A-Z][a-z'’-]*[,:;.]?$/u.test(first) &&
    // 'Dark-roast beans … in Phuket' begins with no name.
    (/^[A-Z][a-z]+-[a-z]/u.test(first) || !/[A-Z]/u.test(phrase.slice(1).replaceAll(DAY, '')));
  return common && !isProper(first) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}
/** Days and months have their capital in any phrase: 'Weekend hire Fri-Mon'. */
const DAY =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:days?)?\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/gu;
/** 'Thai', 'Thai-speaking', 'Sukhumvit', 'Krabi’s'. */
const isProper = (word: string): boolean =>
  PROPER.has(
    word
      .toLowerCase()
      .replace(/[,:]$|['’]s$/gu, '')
      .split('-')[0]
      // 'Indians', 'Omanis'.
      ?.replace(/(?<=an|ani|ati)s$/u, '') ?? '',
  );
/** First words of names: of places, platforms, peoples, days and months. */
const PROPER = new Set([
  ...[...PROVINCES, ...COUNTRIES].map(({ en }) => en.toLowerCase()).filter((name) => !name.includes(' ')),
  ...`thai korat isan lanna samui pattaya sukhumvit silom sathorn ari thonglor ekkamai siam asoke chatuchak yaowarat
  facebook instagram google tiktok linkedin shopee lazada line youtube ikea apple samsung
  english chinese japanese korean european american asian british french german italian spanish russian indian nigerian kenyan ghanaian ethiopian somali filipino
  vietnamese indonesian malaysian singaporean burmese australian canadian mexican brazilian caribbean african omani emirati arab iranian turkish
  polish ukrainian dutch irish scottish welsh sikh hindu jewish muslim christian buddhist
  monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december songkran christmas`.split(
    /\s+/u,
  ),
]);

/** Without a word that joined it to what stood before: 'and a brewing school' → 'brewing school'. */
export const bare = (phrase: string): string =>
  phrase.replace(/^(?:and|or|with|of|for|in)\s+(?:(?:an?|the)\s+)?/iu, '');

/** Whether a price begins with its sum: '500 บาท'; 'ถุงละ 100' says first what it is for. */
export const beginsWithSum = (price: string): boolean => readQuantities(price)[0]?.span.start === 0;

/** Whether words are a price and little else: '£380', 'ใบละ 4 บาท', '92 per kg'; '24 ชม.' is a time, and '120 rooms' are counted. */
export function isSum(words: string): boolean {
  const [first] = readQuantities(words);
  if (first === undefined) return false;
  const { quantity, span } = first;
  const isBare = quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '');
  const before = words.slice(0, span.start).trim();
  return isBare && (before === '' || before.endsWith('ละ')) && !/\b(?:less|off)$/iu.test(words);
}

/** A sentence's full stop, unless the text ends in a mark of its own. */
export const stop = (text: string): string => (/[.…?!”]$/u.test(text) ? text : `${text}.`);

/** Words that a sentence of ours holds, whatever their shape: in quotation marks once, without a full stop of their own. */
export function inQuotes(words: string): string {
  const held = words.replace(/^“([^“”]*)”$/u, '$1').replace(/(?<![.…])\.$/u, '');
  return `“${held.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** A sentence that ends with such words: with a full stop, unless they end in a mark of their own. */
export const ended = (sentence: string): string =>
  /(?:[?!…]”?|\.)$/u.test(sentence) ? sentence : `${sentence}.`;

/** Told of buyers and no words of theirs: 'They doubt that a small firm can cover winter'; 'They will come with 14 people' is said of others. */
const OF_THEM =
  /^They (?:are|do|did|don['’]?t|didn['’]?t|have|think|thought|figure|reckon|wonder|doubt|believe|assume|expect|fear|worry|feel|hate|want|know|say|can['’]?t|cannot) /u;
/** Whether a sentence tells of buyers: nobody is quoted with it. */
export const isOfThem = (words: string): boolean => OF_THEM.test(words) && !words.endsWith('?');

/** What somebody says, in front of a sentence of ours: with its own mark, or a full stop behind it. */
export const cited = (words: string): string => {
  const said = isOfThem(words) ? words : `“${words}”`;
  return /[.…?!]$/u.test(words) ? said : `${said}.`;
};

/** Whether a name is of several: 'rideshare apps', 'Big branded hatcheries', 'Bigger BPOs at the Park'; not 'HomeShield Direct'. */
export function isSeveral(name: string): boolean {
  const [head = ''] = name.split(/\s+(?:at|of|in|near|on|from|with|for)\s+|\s*[,(]/u);
  const last = head.trim().split(/\s+/u).at(-1) ?? '';
  return (/^(?:[a-z]|[A-Z]{2,}s$)/u.test(last) && isPlural(last)) || /\band\b/u.test(head);
}

/** The verb that a name asks for: 'has', 'have'. */
export const verbOf = (name: string, one: string, several: string): string =>
  isSeveral(name) ? several : one;
