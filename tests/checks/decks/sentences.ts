/** Sentences that cannot be said in one breath, that say nothing, or that somebody has to read twice. */
import type { Finding } from './finding.ts';
import { breathsOf, isThai, sentencesOf, wordsIn, type DeckText } from './texts.ts';
import { hasVerb } from './verbs.ts';

/** Words of a sentence at most. The dictionary parts Thai finer than English is written: 18 words there are some 27 here. */
const LONGEST = { latin: 18, thai: 27 };

export interface SentenceCounts {
  sentences: number;
  long: number;
  verbless: number;
}

/** What a page's layout puts before a sentence ('Report:', 'Close:') is a label, and spoken for itself. */
const LABEL = /^(?:Report|วัดผล|[\p{L} ]{3,18}):\s+/u;

export function checkSentences(texts: readonly DeckText[]): { findings: Finding[]; counts: SentenceCounts } {
  const findings: Finding[] = [];
  const counts = { sentences: 0, long: 0, verbless: 0 };
  for (const { page, text, isSentence } of texts) {
    if (!isSentence) continue;
    for (const sentence of sentencesOf(text)) {
      counts.sentences++;
      const longest = Math.max(...breathsOf(sentence.replace(LABEL, '')).map((part) => wordsIn(part).length));
      const limit = isThai(sentence) ? LONGEST.thai : LONGEST.latin;
      if (longest > limit) {
        counts.long++;
        findings.push({ fault: 'long sentence', page, text: sentence, why: `${longest} words` });
      }
      if (!hasVerb(sentence)) {
        counts.verbless++;
        findings.push({ fault: 'no verb', page, text: sentence, why: 'nothing is said of anything' });
      }
    }
  }
  return { findings, counts };
}

/** Ways of saying that a client has to read twice, found in decks that nobody would have signed. */
const RIDDLES: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'inverted: what … is the subject',
    /^(?:What|Whatever) (?!(?:is|are|does|do|did|has|have|will|would|can|could|should|happens|makes|if|about)\b)[^?“”"]*\b(?:is|stands|leads|counts|decides|wins|speaks)\b[^?]*$/u,
  ],
  [
    '“is measured, not guessed”',
    /\b(?:is|are)? ?(?:measured|shown|counted|proved|said|known), not (?:guessed|claimed|told|hoped|promised|assumed)\b|ไม่ใช่แค่(?:บอก|พูด)|วัด(?:ได้)? ไม่(?:ใช่)?เดา/iu,
  ],
  ['“nothing … is counted”', /^(?:Nothing|No \p{L}+) \p{L}+ed (?:is|are) \p{L}+ed\b/u],
  [
    'a label and a fragment',
    /\b(?:Could mend this|Wanted|Show it|Met elsewhere|Ours|Theirs|Against it|Beside it|Convert|Echo): /u,
  ],
  ['“the X, as Y”', /\bthe [\p{L}-]+, as [\p{L}-]+[.,]?$/iu],
  ['a mark of the writer’s', /\*|_{2,}|\{|\}|\[object|undefined|\bNaN\b|(?:^|\s)null(?:\s|$)/u],
  [
    'an empty place',
    /“\s*”|\(\s*\)|\s[,.;:](?:\s|$)|(?<![.…])\.\.(?![.…])|, ,|^\s*[:;,]|:\s*$|…\.|\s{2,}\S/u,
  ],
  [
    'wrong article',
    /\ba (?=[aeio]\p{Ll}|un(?!i)\p{Ll}|8\d?\b|11\b|18\b)(?!one\b|once\b|euro|ewe|use|uni)|\ban (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})(?!hour|honest|heir)/iu,
  ],
  ['two labels before one sentence', /^[^:“”"]{2,30}: [^:“”"]{2,30}: /u],
];

/** A question of who uses words otherwise than the client's own: quotations are left out. */
const withoutQuotes = (text: string): string => text.replaceAll(/“[^”]*”/gu, '“q”');

export const checkRiddles = (texts: readonly DeckText[]): Finding[] =>
  texts.flatMap(({ page, text }) => {
    const said = withoutQuotes(text);
    return sentencesOf(said).flatMap((sentence) => {
      const found = RIDDLES.find(([, pattern]) => pattern.test(sentence));
      return found === undefined ? [] : [{ fault: 'riddle' as const, page, text, why: found[0] }];
    });
  });

/** Words of a text from which on it is noticed when it comes again. */
const NOTICED = { latin: 6, thai: 8 };

const NAMED =
  /\.(?:keyProducts(?:\.name)?|marketPosition|company|brand|platform|platforms|campaignTypes|formats|career|name)$/u;

/** Sentences, and cells as long as one, that stand on more than one slide; the first slide is not blamed. */
export function checkRepeats(texts: readonly DeckText[]): Finding[] {
  const first = new Map<string, number>();
  const findings: Finding[] = [];
  const blamed = new Set<string>();
  for (const { page, path, text } of texts) {
    // The cover's title stands in every footer; a product or a buyer keeps its name.
    if (page === 1 || NAMED.test(path)) continue;
    for (const sentence of sentencesOf(text)) {
      const words = wordsIn(sentence);
      if (words.length < (isThai(sentence) ? NOTICED.thai : NOTICED.latin)) continue;
      const key = words.join(' ').toLowerCase();
      const before = first.get(key);
      if (before === undefined) first.set(key, page);
      else if (before !== page && !blamed.has(`${page} ${key}`)) {
        blamed.add(`${page} ${key}`);
        findings.push({ fault: 'said twice', page, text: sentence, why: `already on slide ${before}` });
      }
    }
  }
  return findings;
}
