/** Words found and replaced in everything that a section says, and in the answers. */
import { joined, leavesIn, leavesOf, type FieldPath, type Leaf, type Value } from './path.ts';
import type { Section } from '../section.ts';
import { escapeRegExp } from '../escape-reg-exp.ts';

export interface Search {
  find: string;
  replace: string;
  /** Big and small letters are told apart. */
  matchCase?: boolean;
  /** Not inside longer words; a script without spaces shows no words, and is searched as it is. */
  wholeWords?: boolean;
}

/** A text before and after. */
export interface ReplacedText {
  path: FieldPath;
  before: string;
  after: string;
}

/** A script without spaces shows no end of a word; '1,200' is no word of '1,200,000'. */
const EDGES = {
  before: { word: String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])`, any: '' },
  after: { word: String.raw`(?![\p{L}\p{N}]|[.,]\p{N})`, any: '' },
};

function patternOf({ find, matchCase, wholeWords }: Omit<Search, 'replace'>): RegExp {
  const begins = wholeWords === true && /^[\p{Script=Latin}\p{N}\p{Sc}]/u.test(find) ? 'word' : 'any';
  const ends = wholeWords === true && /[\p{Script=Latin}\p{N}]$/u.test(find) ? 'word' : 'any';
  return new RegExp(
    `${EDGES.before[begins]}${escapeRegExp(find)}${EDGES.after[ends]}`,
    matchCase === true ? 'gu' : 'giu',
  );
}

/** Where the words stand in a text; `end` is the first letter after them. */
export const foundIn = (text: string, search: Omit<Search, 'replace'>): { start: number; end: number }[] =>
  search.find === ''
    ? []
    : [...text.matchAll(patternOf(search))].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
      }));

/** The text with every find replaced; undefined where there is none. */
export function replacedIn(text: string, search: Search): string | undefined {
  if (search.find === '') return undefined;
  const after = text.replaceAll(patternOf(search), () => search.replace);
  return after === text ? undefined : after;
}

const changedOf = (leaves: readonly Leaf[], search: Search): ReplacedText[] =>
  leaves.flatMap(({ path, text }) => {
    const after = replacedIn(text, search);
    return after === undefined ? [] : [{ path, before: text, after }];
  });

/**
 * What the evidence of a section says in notes, charts and the appendix. The title of a publication is its own: it says
 * the same whatever the deck says.
 */
const evidenceLeaves = ({ evidence }: Section): Leaf[] =>
  evidence.flatMap(({ statement, source, basis, data }, at) => {
    const path = joined('evidence', at);
    const isCited = basis === 'public data' || source.includes(';');
    return [
      { path: joined(path, 'statement'), text: statement },
      ...(isCited ? [] : [{ path: joined(path, 'source'), text: source }]),
      ...leavesIn(data, joined(path, 'data')),
    ];
  });

/** Every text of a section that says the words, on its slides or in their notes. */
export const replacedInSection = (section: Section, search: Search): ReplacedText[] =>
  changedOf([...leavesOf(section), ...evidenceLeaves(section)], search);

/** Answers that are chosen from a list, and what is no answer in words. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  'id',
  'businessType',
  'businessSubType',
  'advertisingChannels',
  'marketingObjectives',
  'targetGroup',
  'gender',
  'coverImage',
  'corrections',
]);

/** Every answer in words that says them. */
export const replacedInAnswers = (answers: object, search: Search): ReplacedText[] =>
  changedOf(
    [...textsIn(answers, '')].filter(
      ({ path, text }) => !path.split('.').some((step) => NOT_WORDS.has(step)) && !/^https?:/u.test(text),
    ),
    search,
  );

/** The answers with these texts in place. */
export function withTexts<T>(value: T, texts: readonly ReplacedText[], path = ''): T {
  const here = texts.filter(
    (text) => text.path === path || text.path.startsWith(path === '' ? '' : `${path}.`),
  );
  if (here.length === 0) return value;
  const put = (inner: Value, at: FieldPath): Value => withTexts(inner, here, at);
  const own = here.find((text) => text.path === path);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text in the place of a text
  if (own !== undefined && typeof value === 'string') return own.after as T;
  if (Array.isArray(value))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of the same items
    return value.map((item: Value, at) => put(item, path === '' ? `${at}` : `${path}.${at}`)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    put(item, path === '' ? key : `${path}.${key}`),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields
  return Object.fromEntries(entries) as T;
}

function* textsIn(value: Value, path: FieldPath): Generator<Leaf> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, path === '' ? key : `${path}.${key}`);
}
