/** Which words have a capital however they were typed, and after which a full stop ends no sentence. */
import { escapeRegExp } from '../../src/shared/domain/escape-reg-exp.ts';
import { holdsAny, SHORTENED } from './abbreviations.ts';

/** Ends no sentence: 'incl. lunch', '5 sq. m'. */
const SHORT_WORD = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${SHORTENED}|sq|ft|hr|hrs|oz|lbs?|kg|cm|mm|km|pcs|ea|wk|mo|yr|p\.m|a\.m|etc|fri|sat|sun|mon|tues?|wed|thurs?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)$`,
  'iu',
);
/** Whether the last word of a text is a short form, whose full stop ends nothing. */
export const endsShort = (text: string): boolean => SHORT_WORD.test(text);

/** Days, months, peoples and tongues have their capital however they were typed; 'march', 'may' and 'turkey' may be other words. */
const ALWAYS_PROPER: readonly string[] = [
  ...['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].flatMap((day) => [`${day}day`, `${day}days`]),
  'january', 'february', 'april', 'june', 'july', 'september', 'october', 'november', 'december',
  'christmas', 'easter', 'ramadan', 'eid', 'diwali', 'thanksgiving', 'halloween', 'hanukkah', 'songkran',
  ...[
    'punjabi', 'nepali', 'pakistani', 'indian', 'german', 'italian', 'russian', 'american', 'australian', 'canadian',
    'mexican', 'brazilian', 'korean', 'indonesian', 'malaysian', 'nigerian', 'kenyan', 'ghanaian', 'ukrainian', 'european',
    'asian', 'african', 'samoan', 'muslim', 'christian', 'hindu', 'buddhist', 'sikh', 'filipino',
  ].flatMap((people) => [people, `${people}s`]),
  'british', 'french', 'spanish', 'japanese', 'vietnamese', 'burmese', 'irish', 'scottish', 'welsh', 'dutch',
  'arabic', 'hindi', 'tamil', 'bengali', 'english', 'caribbean', 'jewish',
]; // prettier-ignore
const PROPER = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./#_-])(?:${ALWAYS_PROPER.join('|')})(?![\p{L}\p{N}@_]|\.\p{L})`,
  'gu',
);
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const [BEFORE, BEHIND] = [String.raw`(?<![\p{L}\p{N}@./#_-])`, String.raw`(?![\p{L}\p{N}@_’']|\.\p{L})`];
/** Short for a month or a day; 'mar', 'sat' and 'sun' may be other words, unless another day or a date stands beside them. */
const SHORT_TIMES = new RegExp(
  String.raw`${BEFORE}(?:jan|feb|aug|sept?|oct|nov|dec|tues?|thurs?|fri|(?:apr|jun|jul)(?!\s?\d[\d.]*\s?%)|(?:mar|may)(?=\s\d{1,2}(?!\d|\s?%)))${BEHIND}`,
  'gu',
);
const SHORT_DAY = '(?:mon|tues?|wed|thurs?|fri|sat|sun)';
const DAYS_TOGETHER = new RegExp(
  String.raw`${BEFORE}${SHORT_DAY}(?:\s?(?:[-–/,+&]|to|and|or)\s?${SHORT_DAY})+${BEHIND}`,
  'giu',
);
/** Platforms as they write themselves. */
const PLATFORMS: Readonly<Record<string, string>> = {
  facebook: 'Facebook', fb: 'Facebook', instagram: 'Instagram', ig: 'Instagram', insta: 'Instagram', tiktok: 'TikTok', google: 'Google', whatsapp: 'WhatsApp',
  youtube: 'YouTube', linkedin: 'LinkedIn', airbnb: 'Airbnb', ebay: 'eBay', etsy: 'Etsy', shopee: 'Shopee', lazada: 'Lazada',
  tripadvisor: 'Tripadvisor', craigslist: 'Craigslist', xmas: 'Christmas',
}; // prettier-ignore
const PLATFORM = new RegExp(
  String.raw`${BEFORE}(?:${Object.keys(PLATFORMS)
    .flatMap((word) => [word, upper(word)])
    .map(escapeRegExp)
    .join('|')})${BEHIND}`,
  'gu',
);

/** Letters that stand together in what may have a capital. */
const MAY_BE_PROPER = new Set([
  ...ALWAYS_PROPER,
  'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec',
  'mon', 'tue', 'tues', 'wed', 'thur', 'thurs', 'fri', 'sat', 'sun',
  ...Object.keys(PLATFORMS),
]); // prettier-ignore
const MAY_BE_PLATFORM = new Set([...Object.keys(PLATFORMS), 'line', 'oa']);

/** Platforms within a Thai text; there 'line' is one as well. */
export const platformsNamed = (text: string): string => {
  if (!holdsAny(text, MAY_BE_PLATFORM)) return text;
  return text
    .replaceAll(PLATFORM, (word) => PLATFORMS[word.toLowerCase()] ?? word)
    .replaceAll(/(?<=[ก-๛]\s?)(?:[Ll]ine)(?=\s?(?:[ก-๛]|$)|\s(?:[Oo][Aa]|@))/gu, 'LINE')
    .replaceAll(/(?<=LINE )[Oo][Aa](?![A-Za-z])/gu, 'OA');
};

export const properBegun = (text: string): string => {
  if (!holdsAny(text, MAY_BE_PROPER)) return text;
  return text
    .replaceAll(PROPER, upper)
    .replaceAll(SHORT_TIMES, upper)
    .replaceAll(DAYS_TOGETHER, (days) =>
      days.replaceAll(/\p{L}{3,}/gu, (day) => (day.toLowerCase() === 'and' ? day : upper(day))),
    )
    .replaceAll(PLATFORM, (word) => PLATFORMS[word.toLowerCase()] ?? word);
};
