/** Which words have a capital however they were typed, and after which a full stop ends no sentence. */
import { SHORTENED } from './abbreviations.ts';

/** Ends no sentence: 'incl. lunch', '5 sq. m'. */
const SHORT_WORD = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${SHORTENED}|sq|ft|hr|hrs|oz|lbs?|kg|cm|mm|km|pcs|ea|wk|mo|yr|p\.m|a\.m|etc|fri|sat|sun|mon|tues?|wed|thurs?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)$`,
  'iu',
);
/** Whether the last word of a text is a short form, whose full stop ends nothing. */
export const endsShort = (text: string): boolean => SHORT_WORD.test(text);

/** Days, months, peoples and tongues have their capital however they were typed; 'march', 'may' and 'turkey' may be other words. */
const PROPER = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./#_-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december|christmas|easter|ramadan|(?:punjabi|nepali|pakistani|indian|german|italian|russian|american|australian|canadian|mexican|brazilian|korean|indonesian|malaysian|nigerian|kenyan|ghanaian|ukrainian|european|asian|african|samoan|muslim|christian|hindu|buddhist|sikh)s?|british|french|spanish|japanese|vietnamese|filipinos?|burmese|irish|scottish|welsh|dutch|arabic|hindi|tamil|bengali|english|caribbean|jewish)(?![\p{L}\p{N}@_]|\.\p{L})`,
  'gu',
);
export const properBegun = (text: string): string =>
  text.replaceAll(PROPER, (word) => word.charAt(0).toUpperCase() + word.slice(1));
