/** Words of a client, set into a sentence: cut to a length, never inside a word, with the right gaps and capitals. */
import { isMostlyThai, oneLine, splitAt, trimEnds } from '../../understanding/text.ts';
import { COUNTRIES, PROVINCES } from '../../understanding/places/places.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const DANGLING =
  /(?:\s|^)(?:a|an|the|of|and|or|with|for|to|in|on|at|by|from|per|our|your|their|its|that|which|who|is|are|but|than|as|into)$/iu;
const DANGLING_TH = /\s*(?:และ|หรือ|ที่|ซึ่ง|โดย|เพื่อ|ของ|ใน|กับ|แต่|จาก|เพราะ|ให้|ด้วย)$/u;

const length = (text: string): number => [...graphemes.segment(text)].length;
/** Quick for the usual short text. */
const fits = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * 4 && length(text) <= max);

/** The first `count` code units, no character cut in two. */
const start = (text: string, count: number): string =>
  text.length <= count
    ? text
    : text.slice(0, /[\uD800-\uDBFF]/u.test(text.charAt(count - 1)) ? count - 1 : count);

/**
 * Shortens to at most `max` characters: first without parentheses, then by clause, then at a word with '…'. Never inside a word,
 * unless one 'word' alone is longer.
 */
export function clip(text: string, max: number): string {
  const whole = trimEnds(oneLine(text));
  if (fits(whole, max)) return whole;
  // No more than can matter: a text of many pages is cut near its beginning.
  const bare = trimEnds(start(whole, max * 6).replaceAll(/\s*\([^()]*\)/gu, ''));
  if (bare !== '' && fits(bare, max)) return bare;
  // Whole clauses from the start, as many as fit.
  for (const marks of [/[;.]/u, /[,;:]/u, /[–—]/u]) {
    const parts = splitAt(bare, marks);
    let kept = '';
    for (const part of parts) {
      const next = kept === '' ? part : `${kept}${marks.test(';') && marks.test('.') ? '; ' : ', '}${part}`;
      if (!fits(next, max)) break;
      kept = next;
    }
    if (length(kept) >= Math.min(12, max / 3)) return kept;
  }
  if (isMostlyThai(bare)) {
    let kept = '';
    for (const phrase of bare.split(/\s+/u)) {
      const next = kept === '' ? phrase : `${kept} ${phrase}`;
      if (!fits(next, max)) break;
      kept = next;
    }
    kept = kept.replace(DANGLING_TH, '');
    if (length(kept) >= max / 2.5 && !/\d$/u.test(kept)) return trimEnds(kept);
  } else {
    // Before a conjunction the sentence may end; before a preposition it may, if most of it is kept.
    for (const [marks, least] of [
      [/\s+(?:and|but|so|because|if|when|which|while|unless|although)\s+/giu, 0.4],
      [/\s+(?:in|on|of|for|with|within|against|to|from|at|by|per|through|across)\s+/giu, 0.5],
    ] as const) {
      const cuts = [...bare.matchAll(marks)].map(({ index }) => trimEnds(bare.slice(0, index)));
      const kept = cuts.findLast(
        (part) => fits(part, max) && length(part) >= max * least && !DANGLING.test(part),
      );
      if (kept !== undefined) return kept;
    }
  }
  return cutAtWord(bare, max);
}

function cutAtWord(text: string, max: number): string {
  let kept = '';
  for (const { segment } of words.segment(text.slice(0, max * 4))) {
    if (!fits(kept + segment, max - 1)) break;
    kept += segment;
  }
  kept = trimEnds(kept);
  while (DANGLING.test(kept)) kept = trimEnds(kept.replace(DANGLING, ''));
  kept = trimEnds(kept.replace(DANGLING_TH, ''));
  if (kept === '')
    kept = [...graphemes.segment(text.slice(0, max * 8))]
      .slice(0, max - 1)
      .map((g) => g.segment)
      .join('');
  return `${kept}…`;
}

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
/** A trait within a sentence: one of a single word is a common noun, 'Pool' → 'pool'. */
export const lowerTrait = (trait: string): string =>
  /\s/u.test(trait) ? lowerFirst(trait) : lowerNoun(trait);
/** First letter to lower case: for texts of our own, which begin with no name. */
export const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const COMMON_STARTS =
  /^(?:A|An|The|Our|Own|No|Not|Free|Fast|New|Big|Small|High|Low|Long|Short|Strong|Slow|Same|Single|More|Most|Many|Few|All|Local|Good|Great|Best|Price|Prices|Lead|Stock|Stale|Award|Awards|Traceable|On|In|At|By|For|From|With|Without|Home|Buyers|People|Customers|Engineers|Blends|Repeat|Cost|Late|Large|Cheap|Weak|Poor|Wide|Limited|Two|Three|Four|Five|Six|Seven|Ten|One|Ships|Office|Structural|Quick|Friendly|Easy|Daily|Monthly|Quality|Delivery|Service|Handmade|Clean|Professional|Same|Stock|Approved|Well|Parents|Owners|Shoppers|Patients|Wants|Care|Brew|Neighbours|Neighbors|Plants|Marketplaces|Boosted|Adverts|Ads|Guests|Members|Far|Too|Made)[,:]?$/u;

/** Space between Thai and what follows: none before Thai, one before Latin letters and digits. */
export const thaiGap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? '' : ' ');

/** Space between a text and the Thai that follows it: none after Thai, one after Latin letters and digits. */
export const gapAfter = (text: string): string => (/\p{Script=Thai}[\p{M}]*$/u.test(text) ? '' : ' ');

/**
 * A common noun phrase inside an English sentence: 'Process engineers' → 'process engineers'. Left as it is where it
 * holds another capital or digit ('BL-740', 'Nine-Day Fresh') or begins with a name of a place or platform.
 */
export function lowerNoun(phrase: string): string {
  const [first = ''] = phrase.split(/\s/u);
  const common =
    /^[A-Z][a-z'’-]*[,:;.]?$/u.test(first) &&
    // 'Dark-roast beans … in Phuket' begins with no name.
    (/^[A-Z][a-z]+-[a-z]/u.test(first) || !/[A-Z]/u.test(phrase.slice(1)));
  return common && !isProper(first) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}
/** 'Thai', 'Thai-speaking', 'Sukhumvit', 'Krabi’s'. */
const isProper = (word: string): boolean =>
  PROPER.has(
    word
      .toLowerCase()
      .replace(/[,:]$|['’]s$/gu, '')
      .split('-')[0] ?? '',
  );
/** First words of names: of places, platforms, peoples, days and months. */
const PROPER = new Set([
  ...[...PROVINCES, ...COUNTRIES].map(({ en }) => en.toLowerCase()).filter((name) => !name.includes(' ')),
  ...`thai korat isan lanna samui pattaya sukhumvit silom sathorn ari thonglor ekkamai siam asoke chatuchak yaowarat
  facebook instagram google tiktok linkedin shopee lazada line youtube ikea apple samsung
  english chinese japanese korean european american asian british french german italian muslim christian buddhist
  monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december songkran christmas`.split(
    /\s+/u,
  ),
]);

/** Without a word that joined it to what stood before: 'and a brewing school' → 'brewing school'. */
export const bare = (phrase: string): string =>
  phrase.replace(/^(?:and|or|with|of|for|in)\s+(?:(?:an?|the)\s+)?/iu, '');

/** The end of a long English noun phrase, where its head stands: 'roasted coffee beans'. */
export function shortNoun(phrase: string, max: number): string {
  if (fits(phrase, max) || isMostlyThai(phrase)) return clip(phrase, max);
  const [head = phrase] = phrase.split(/\s+(?:with|for|that|which|in|on|from|by)\s+/iu);
  if (head !== phrase) return shortNoun(head, max);
  const words_ = phrase.split(/\s+/u);
  while (words_.length > 1 && !fits(words_.join(' '), max)) words_.shift();
  return clip(words_.join(' '), max);
}

/** A sentence's full stop, unless the text ends in a mark of its own. */
export const stop = (text: string): string => (/[.…?!”]$/u.test(text) ? text : `${text}.`);
