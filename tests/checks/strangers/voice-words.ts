/** How a deck speaks with the client's words: what it says again and again, quotes in place of speaking, and leaves as it was typed. */

/** A deck's sections as far as they are read here. */
export interface Spoken {
  type: string;
  title: string;
  output: unknown;
  reckoned?: unknown;
}
/** A phrase of the client and the sections in which it stands as it was typed. */
export interface Repeated {
  words: string;
  sections: readonly string[];
}
export interface Voice {
  /** Phrases of at least three words that stand in several sections, the most repeated first. */
  repeated: readonly Repeated[];
  /** Headlines of which at least half is a quotation. */
  quotedTitles: readonly string[];
  titles: number;
  /** Several thoughts in one pair of quotation marks. */
  lists: readonly string[];
  /** Months, days and platforms without their capital. */
  small: readonly string[];
}

/** Answers in which the client tells its story: names, prices and places may stand on every page. */
const STORY =
  /strengths|afterSalesService|whyNeedNow|onlineAdIssues|targetDemographics|additionalDemographics|currentChallenges|marketContext|additionalNotes/u;
/** Names of what is sold, by whom and where. */
const NAMES =
  /companyName|productService|heroProduct|startingPrice|geographicLocation|specificObjectives|marketingMediaBudget/u;
/** Fields that no slide draws as words, and searches, which nobody types with a capital. */
const SEARCHES =
  /market-channels-analysis\.marketPosition|targeting|detailTargeting|audienceDefinition|channelAnalysis|audienceMatrix|keywords/u;

interface Leaf {
  where: string;
  text: string;
}
function leaves(value: unknown, where: string): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => leaves(item, where));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => leaves(item, `${where}.${key}`))
    : [];
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase().replaceAll(/[‘’]/gu, "'"))].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

/** Words of which a phrase has as many at least: Thai words are shorter thoughts. */
const LEAST = { en: 3, th: 5 } as const;
const leastOf = (word: string): number => (/[ก-๛]/u.test(word) ? LEAST.th : LEAST.en);
/** Sections from which on a phrase is counted. */
const SEVERAL = 3;

function gramsOf(words: readonly string[], most = LEAST): Set<string> {
  const found = new Set<string>();
  words.forEach((word, at) => {
    const length = /[ก-๛]/u.test(word) ? most.th : most.en;
    if (at + length <= words.length) found.add(words.slice(at, at + length).join(' '));
  });
  return found;
}

/** Runs of the answer's words that stand together in several sections. */
function repeatedIn(
  answer: string,
  bySection: readonly [string, Set<string>][],
  names: Set<string>,
): Repeated[] {
  const words = wordsOf(answer);
  const found: Repeated[] = [];
  let run: { from: number; to: number; sections: Set<string> } | undefined;
  const close = (): void => {
    if (run) found.push({ words: words.slice(run.from, run.to).join(' '), sections: [...run.sections] });
    run = undefined;
  };
  words.forEach((word, at) => {
    const gram = words.slice(at, at + leastOf(word)).join(' ');
    const sections =
      at + leastOf(word) > words.length || names.has(gram)
        ? []
        : bySection.filter(([, grams]) => grams.has(gram)).map(([type]) => type);
    if (sections.length < SEVERAL) {
      close();
      return;
    }
    run ??= { from: at, to: at, sections: new Set(sections) };
    run.to = at + leastOf(word);
    if (sections.length > run.sections.size) run.sections = new Set(sections);
  });
  close();
  return found;
}

const QUOTE = /“([^“”]*)”/gu;
const letters = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
const isQuoted = (title: string): boolean =>
  [...title.matchAll(QUOTE)].reduce((sum, [, words = '']) => sum + letters(words), 0) * 2 >= letters(title);

/** Parts of a list that are thoughts and no single words. */
const isThought = (part: string): boolean => wordsOf(part).length >= 2;
const isList = (words: string): boolean => {
  const parts = words.split(/,\s|\s\/\s/u);
  return parts.length >= 3 && parts.filter(isThought).length * 2 >= parts.length;
};

const SMALL =
  /(?<![\p{L}\p{N}@./#_-])(?:january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|thurs|fri|facebook|instagram|tiktok|google|whatsapp|youtube|linkedin|shopee|lazada|etsy|ebay(?!\b)|fb|ig|xmas|christmas|easter|ramadan|diwali)(?![\p{L}\p{N}@_/]|\.\p{L})/gu;

export function voiceOf(formData: unknown, deck: readonly Spoken[]): Voice {
  const told = leaves(formData, '').filter(({ where }) => STORY.test(where));
  const names = new Set(
    leaves(formData, '')
      .filter(({ where }) => NAMES.test(where))
      .flatMap(({ text }) => [...gramsOf(wordsOf(text))]),
  );
  const drawn = deck.map(
    ({ type, title, output, reckoned }) =>
      [
        type,
        [
          ...leaves(title, 'title'),
          ...leaves(output, type).filter(({ where }) => !SEARCHES.test(where)),
          ...leaves(reckoned, 'drawn'),
        ].map(({ text }) => text),
      ] as const,
  );
  const bySection = drawn.map(([type, texts]): [string, Set<string>] => [
    type,
    new Set(texts.flatMap((text) => [...gramsOf(wordsOf(text))])),
  ]);
  const all = drawn.flatMap(([type, texts]) => texts.map((text) => ({ type, text })));
  const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
  const titles = deck.map(({ title }) => title);
  return {
    repeated: told
      .flatMap(({ text }) => repeatedIn(text, bySection, names))
      .toSorted((a, b) => b.sections.length - a.sections.length),
    quotedTitles: titles.filter(isQuoted),
    titles: titles.length,
    lists: unique(
      all.flatMap(({ text }) => [...text.matchAll(QUOTE)].map(([, words = '']) => words).filter(isList)),
    ),
    small: unique(
      all.flatMap(({ type, text }) =>
        (text.match(SMALL) ?? []).map((word) => `${type}: ${word} (${text.slice(0, 80)})`),
      ),
    ),
  };
}
