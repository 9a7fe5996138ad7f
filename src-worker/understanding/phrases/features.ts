/** What is seen of an answer's words, and of a phrase for the point that it speaks of. One way for learning and for reading. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { featuresOf, hashOf, type Sequence } from '../tagger/features.ts';
import { tokensOf, type Token } from '../tagger/tokens.ts';
import { isMostlyThai } from '../text.ts';

/** The questions whose answers are read, as the marked answers name them. */
export const PHRASE_FIELDS = [
  'product', 'hero', 'strengths', 'aftersales', 'whynow', 'audience', 'rivalgood', 'rivalbad',
] as const; // prettier-ignore
export type PhraseField = (typeof PHRASE_FIELDS)[number];

export interface SeenAnswer {
  tokens: readonly Token[];
  sequence: Sequence;
  /** Tokens that begin a line, but the first. */
  breaks: readonly number[];
}

const MARK = /^[^\p{L}\p{N}\p{M}]+$/u;
/** What people put between the items of a list. */
const LISTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['comma', /,(?!\d)/u],
  ['slash', /\s\/\s|(?<!\d)\/(?!\d)/u],
  ['line', /\n/u],
  ['semicolon', /;/u],
  ['dash', /(?:^|\n)\s*[-–•*]|\s[-–—]\s/u],
  ['stop', /\.\s/u],
  ['plus', /\s\+\s/u],
];

/** Words since the last mark or gap, and until the next one, that count apart. */
const FAR = 6;

/** `field`: the question that is answered, as the marked answers name it. */
export function seenAnswer(text: string, field: string): SeenAnswer {
  const tokens: Token[] = [];
  const sequence: number[][] = [];
  const breaks: number[] = [];
  const style = LISTS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])).join('+');
  const language = isMostlyThai(text) ? (/[A-Za-z]{2}/u.test(text) ? 'mixed' : 'th') : 'en';
  let offset = 0;
  for (const line of text.split('\n')) {
    const own = tokensOf(line, offset);
    if (own.length > 0) {
      if (tokens.length > 0) breaks.push(tokens.length);
      const known = own.map((_, index) => aboutToken(own, index, field, style, language));
      tokens.push(...own);
      sequence.push(...featuresOf(line, own, offset, (index) => known[index] ?? []));
    }
    offset += line.length + 1;
  }
  return { tokens, sequence, breaks };
}

function aboutToken(
  tokens: readonly Token[],
  at: number,
  field: string,
  style: string,
  language: string,
): string[] {
  const word = (index: number): string => tokens[index]?.text.toLowerCase() ?? '|';
  const isMark = (index: number): boolean => tokens[index] === undefined || MARK.test(word(index));
  const names = [
    `F:${field}`,
    `F:${field} ${language}`,
    `Fw:${field} ${word(at)}`,
    `Fw-:${field} ${word(at - 1)}`,
    `Fw+:${field} ${word(at + 1)}`,
    `S:${style} ${word(at - 1)}`,
    `s:${style}`,
    `l:${language}`,
  ];
  let since = 1;
  while (since <= FAR && !isMark(at - since)) since += 1;
  let until = 1;
  while (until <= FAR && !isMark(at + until)) until += 1;
  names.push(`m-:${since}`, `m+:${until}`, `m:${since} ${until}`, `mF:${field} ${since} ${isMark(at)}`);
  if (since <= FAR) names.push(`c:${word(at - since)} ${since}`, `cF:${field} ${word(at - since)} ${since}`);
  // Thai and lists without marks: the words between two gaps.
  const isGap = (index: number): boolean => tokens[index]?.isSpaced !== false;
  let head = at;
  while (head > 0 && at - head < FAR && !isGap(head)) head -= 1;
  let tail = at + 1;
  while (tail < tokens.length && tail - at < FAR && !isGap(tail)) tail += 1;
  names.push(
    `g:${at - head} ${tail - at} ${language}`,
    `gh:${word(head)} ${at - head}`,
    `gb:${word(head - 1)}`,
    `gt:${word(tail)} ${tail - at}`,
  );
  if (isMark(at - since) && since <= FAR) names.push(`ch:${word(at - since + 1)}`);
  return names;
}

/** Letters in a row that count for what a phrase is about. */
const GRAMS = [3, 4, 5] as const;

const wordsIn = (text: string): string[] =>
  tokensOf(text.toLowerCase()).map(({ text: word }) => (/^\d[\d.,]*$/u.test(word) ? '0' : word));

function gramsOf(text: string): string[] {
  const plain = ` ${text.toLowerCase().replaceAll(/\d/gu, '0').replaceAll(/\s+/gu, ' ')} `;
  return GRAMS.flatMap((size) =>
    Array.from(
      { length: Math.max(0, plain.length - size + 1) },
      (_, at) => `n:${plain.slice(at, at + size)}`,
    ),
  );
}

const figuresIn = (text: string): string[] =>
  readQuantities(text).flatMap(({ quantity, bound }) => [
    `q:${quantity.kind}`,
    `q:${quantity.kind} ${bound}`,
    ...(quantity.kind === 'duration' ? [`qd:${quantity.unit}`] : []),
    ...(quantity.kind === 'count' ? [`qc:${quantity.unit.toLowerCase()}`] : []),
  ]);

/** A phrase as a classifier sees it: words, pairs, letters in a row, the kinds of its figures, and the question it answers. */
export function pointFeatures(words: string, field: PhraseField): number[] {
  const own = wordsIn(words);
  const names = [
    '1',
    `F:${field}`,
    `b:${own[0] ?? ''}`,
    `e:${own.at(-1) ?? ''}`,
    ...gramsOf(words),
    ...figuresIn(words),
  ];
  for (const [at, word] of own.entries()) {
    names.push(`w:${word}`, `wp:${word} ${own[at + 1] ?? '>'}`, `ws:${word} ${own[at + 2] ?? '>'}`);
    if (field.startsWith('rival')) names.push(`r:${word}`);
  }
  return [...new Set(names.map(hashOf))];
}

export interface Place {
  start: number;
  end: number;
}

/** The phrases of an answer in their order, as a chain of what each is. */
export function tagFeatures(text: string, field: PhraseField, places: readonly Place[]): number[][] {
  return places.map(({ start, end }, at) => {
    const own = wordsIn(text.slice(start, end));
    const lead = text.slice(places[at - 1]?.end ?? 0, start);
    const next = text.slice(end, places[at + 1]?.start ?? text.length);
    const [before, after] = [wordsIn(lead), wordsIn(next)];
    const names = [`F:${field}`, `1 ${field} ${Math.min(at, 3)}`, `z:${field} ${Math.min(6, own.length)}`];
    if (at === places.length - 1) names.push(`last ${field}`);
    const put = (name: string): void => void names.push(name, `${field} ${name}`);
    for (const word of own) put(`w:${word}`);
    for (const [index, word] of own.entries()) names.push(`wp:${word} ${own[index + 1] ?? '>'}`);
    put(`b:${own[0] ?? ''}`);
    put(`b:${own[0] ?? ''} ${own[1] ?? ''}`);
    put(`e:${own.at(-1) ?? ''}`);
    put(`p:${before.slice(-2).join(' ')}`);
    put(`p1:${before.at(-1) ?? '<'}`);
    for (const word of before) put(`pw:${word}`);
    put(`a:${after[0] ?? '>'}`);
    put(`gap:${lead.includes('\n') ? 'line' : before.length === 0 ? lead : 'words'}`);
    names.push(
      ...gramsOf(text.slice(start, end)).map((gram) => `${field} ${gram}`),
      ...figuresIn(text.slice(start, end)),
    );
    return [...new Set(names.map(hashOf))];
  });
}
