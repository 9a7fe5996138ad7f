/** How a text stands on a page: shorthand spelled out, and a capital where a line or what the client says begins. */
import { spelledOut } from '../../../understanding/abbreviations.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { isWholeClause } from '../../../understanding/phrases/whole-clause.ts';
import { withoutRemarks } from '../../../understanding/phrases/asides.ts';
import { endsShort, platformsNamed, properBegun } from '../../../understanding/capitals.ts';
import { readOut } from '../../../understanding/said-aloud.ts';
import { toldOfThem } from '../wordings/en/told-of-them.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';

/**
 * Thai stands apart from Latin letters and figures: 'ค่าสื่อต่อ order', '6% ต่อเดือน', 'ถุง 1 กิโล'. Words of an answer in the other language are put
 * into sentences all over the pages, so this is done once, when a page is written.
 */
const spaced = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Script=Thai})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{Script=Thai})/gu, ' ')
    .replaceAll(/(?<=\d) {2}(?=\p{Script=Thai})/gu, ' ');

/** Where words of an answer stand in a sentence: 'มล.' ends it with one full stop, and a slot's own space is no second one. */
const joined = (text: string): string =>
  text.replaceAll(/(?<!\.)\.\.(?!\.)/gu, '.').replaceAll(/(?<=\S) {2,}(?=\S)/gu, ' ');

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** 'eBay', 'booking.com', 'e-bikes4all': a name as its owner writes it. */
const NAME = /^\p{Ll}+(?:\p{Lu}|\.\p{L}|\d)/u;
const begun = (text: string): string => (/^\p{Ll}/u.test(text) && !NAME.test(text) ? upper(text) : text);

const QUOTE = /“([^“”]*)”/gu;
const MARK = /(?<!\d)"/gu;
/** A mark whose other half was left out with the words around it. */
const halved = (words: string): string => {
  // 'A 27" screen' is measured in inches.
  const quotes = words.split('"').length % 2 === 0 ? words.replaceAll(MARK, '') : words;
  return quotes.split('(').length === quotes.split(')').length ? quotes : quotes.replaceAll(/[()]/gu, '');
};
/** Within a quotation another has single marks. */
const inner = (words: string): string =>
  withoutRemarks(halved(words)).replaceAll(/(?<!\d)"([^"]*)"/gu, '‘$1’');
const whole = (text: string): string =>
  halved(text.replaceAll(QUOTE, (_, words: string) => `“${inner(words)}”`));

/** Behind a colon, or where a line or a sentence begins. */
const OPENS = /(?:^|[:.?!])\s*$/u;
/** Between two that are said one after the other. */
const NEXT = /^(?:[,;]|,? and)\s*$/u;
/** What is typed into a search has no capital, wherever it stands. */
const TYPED = /\b(?:search\w*|bid)\b/iu;
/** A whole clause that is quoted begins with a capital; a fragment within a sentence ('never say “cheap”') and a search do not. */
function quotesBegun(text: string): string {
  let [at, isOpen] = [0, false];
  const isTyped = TYPED.test(text);
  return text.replaceAll(QUOTE, (quote: string, words: string, index: number) => {
    const between = text.slice(at, index);
    isOpen = OPENS.test(between) || (isOpen && NEXT.test(between));
    at = index + quote.length;
    return isOpen || (!isTyped && isWholeClause(words)) ? `“${begun(words)}”` : quote;
  });
}

/** Another sentence of the client's begins with a capital too: 'Front yards for new builds. design, turf'. */
const sentencesBegun = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\d)%]{2}[.!?] )\p{Ll}[\p{L}'’.\d]*/gu, (word: string, at: number) =>
    endsShort(text.slice(0, at).replace(/[.!?] $/u, '')) ? word : begun(word),
  );

/** Names of the client's: with a capital within a sentence, and nowhere without. */
const WITHIN = /(?<=(?:^|\s)\p{Ll}+,?[ ]|&[ ])\p{Lu}\p{Ll}{2,}/gu;
function namesIn(told: string): ReadonlySet<string> {
  const names = new Set(told.match(WITHIN));
  const words = new Set(told.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  return new Set([...names].filter((name) => !words.has(name.toLowerCase())));
}
/** 'We show this: |Ravi was a credit assessor': a name is no common word behind a colon either. */
const BEHIND_COLON = /(?<=:\s)\p{Ll}{3,}/gu;

/** Between words in small letters only: 'Marks & Spencer' and 'B&B' are so written. */
const AMPERSAND = /(?<=\p{L}{2})\s?&\s?(?=\p{Ll}{2})/gu;
const joinedInWords = (text: string, company: string): string =>
  company.includes('&') && text.includes(company) ? text : text.replaceAll(AMPERSAND, ' and ');

/** Places that are other words too. */
const OTHER_WORDS =
  /^(?:bath|reading|sandwich|nice|mobile|orange|hope|hull|deal|rugby|battle|ware|wells|rye|march|nelson|poole|buffalo|split|bury|stone|street|diss|hove|home|online|nationwide|worldwide|north|south|east|west|central|city|town|centre|center|island|valley|coast|bay|lake|hill|rest|near|all|other|within|around|across)$/iu;
/** A place has its capital wherever the client writes of it: 'Moved out of nashville'. */
function placesBegun(places: readonly string[]): (text: string) => string {
  const known = places.filter((name) => /^\p{Lu}[\p{L}’' -]{3,}$/u.test(name) && !OTHER_WORDS.test(name));
  if (known.length === 0) return (text) => text;
  const byLower = new Map(known.map((name) => [name.toLowerCase(), name]));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}@./#_-])(?:${[...byLower.keys()].map(escapeRegExp).join('|')})(?![\p{L}\p{N}@_])`,
    'gu',
  );
  return (text) => text.replaceAll(pattern, (name) => byLower.get(name) ?? name);
}

/** Fields of searches, which nobody types with a capital. */
const SEARCHES: ReadonlySet<string> = new Set(['detailTargeting', 'audienceDefinition', 'targeting']);
/** Fields of one of a few values, and of a name as its owner writes it. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['lead', 'company']);
/** Beside the fields of a page, names of rivals stand in what its slides draw. */
const DRAWN_NAMES: ReadonlySet<string> = new Set(['rival', 'brand']);

/** Sets a text of a field; `isDrawn` for what is drawn beside the fields, where words may go on from a figure. */
export function setterFor(
  language: Language,
  company: string,
  told = '',
  places: readonly string[] = [],
): (text: string, field: string, isDrawn?: boolean) => string {
  if (language === 'th') return (text) => platformsNamed(spaced(joined(readOut(whole(text)))));
  const names = namesIn(told);
  const placed = placesBegun(places);
  const named = (text: string): string =>
    text.replaceAll(BEHIND_COLON, (word) => (names.has(upper(word)) ? upper(word) : word));
  const isName = (text: string): boolean => company !== '' && text.startsWith(company);
  return (text, field, isDrawn = false) => {
    const spelled = spelledOut(joinedInWords(joined(readOut(whole(text))), company));
    const said = SEARCHES.has(field)
      ? spelled
      : toldOfThem(sentencesBegun(quotesBegun(named(placed(properBegun(spelled))))));
    const isLine = isDrawn ? DRAWN_NAMES.has(field) : !AS_THEY_ARE.has(field);
    return isLine && !isName(said) ? begun(said) : said;
  };
}
