/**
 * What is seen of each figure of an answer: itself, the words on either side up to the next figure, its neighbours, the
 * question that is answered. A feature is a name, kept as its hash; the learnt roles are weights of them.
 */
import { isDay } from '../../../src/shared/reading/days.ts';
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { stepsIn } from '../figures/steps.ts';
import { hashOf, type Sequence } from '../tagger/features.ts';
import { tokensOf, type Token } from '../tagger/tokens.ts';
import { isMostlyThai } from '../text.ts';
import { cuesIn, type CueSeen } from './cues.table.ts';
import { adSentences } from './of-ads.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

export interface FigureSequence {
  readings: readonly Reading[];
  sentences: readonly Span[];
  sequence: Sequence;
  /** Of each figure, whether it tells how advertising goes, under whatever question. */
  ofAds: readonly boolean[];
}

interface Seen {
  text: string;
  words: readonly Token[];
  readings: readonly Reading[];
  sentences: readonly Span[];
  denials: readonly Span[];
  cues: readonly CueSeen[];
}

/** The question that is answered, as the marked answers name it. */
export const FIELDS = [
  'product', 'hero', 'price', 'strengths', 'whynow', 'adissues', 'aftersales', 'audience',
  'places', 'budget', 'goals', 'challenges', 'market', 'notes', 'rivalgood', 'rivalbad',
] as const; // prettier-ignore
export type Field = (typeof FIELDS)[number];

/** Questions under which people tell how their advertising goes as well; what is wished for is told in its own. */
const ELSEWHERE: ReadonlySet<Field> = new Set<Field>([
  'challenges',
  'notes',
  'whynow',
  'strengths',
  'market',
  'audience',
  'aftersales',
]);

/** Figures of one answer that are looked at. */
const MOST = 80;
/** Characters behind the last figure that are looked at. */
const BEYOND = 400;
/** Words to either side that count by their place. */
const NEAR = 4;
/** Words to either side that count wherever they stand. */
const AROUND = 12;

const wordOf = (text: string): string => (/^[\d.,:/-]+$/u.test(text) ? text.replaceAll(/\d/gu, '0') : text);

/** 'money', 'money?' without a currency, 'share' of a ratio. */
function kindOf({ quantity }: Reading): string {
  if (quantity.kind === 'money') return quantity.currency === '' ? 'money?' : 'money';
  if (quantity.kind === 'percent') return quantity.ratio === undefined ? 'percent' : 'ratio';
  if (quantity.kind === 'count') return quantity.unit === '' ? 'bare' : 'count';
  return quantity.kind;
}

const valueOf = ({ quantity }: Reading): number | undefined =>
  'value' in quantity ? quantity.value : undefined;
const unitOf = ({ quantity }: Reading): string =>
  quantity.kind === 'count' || quantity.kind === 'duration' ? quantity.unit.toLowerCase() : '';

/** Where a figure with its period ends. */
const endOf = ({ span, perSpan }: Reading): number => Math.max(span.end, perSpan?.end ?? 0);

function ownNames(reading: Reading, text: string): string[] {
  const kind = kindOf(reading);
  const { per, each, bound, inWords, quantity, span } = reading;
  const value = valueOf(reading);
  const unit = unitOf(reading);
  const names = [`k:${kind}`, `per:${per ?? ''} ${kind}`, `bd:${bound} ${kind}`];
  if (each !== undefined)
    names.push('each', `each:${each.toLowerCase()}`, ...stepsIn(each).map(() => 'eachstep'));
  if (inWords) names.push('inwords');
  if ('high' in quantity && quantity.high !== undefined) names.push(`high ${kind}`);
  if (value !== undefined) {
    names.push(`v:${kind} ${Math.floor(Math.log10(Math.max(1, Math.abs(value))) * 2)}`);
    if (!Number.isInteger(value)) names.push(`fraction ${kind}`);
    if (
      kind === 'bare' &&
      value >= 1900 &&
      value < 2600 &&
      /^\d{4}$/u.test(plain(text.slice(span.start, span.end)).trim())
    )
      names.push('year');
  }
  if (quantity.kind === 'date') {
    const { from, to } = quantity;
    names.push(
      `date:${isDay(from) ? 'd' : ''}${from.month === undefined && from.feast === undefined ? '' : 'm'}${from.year === undefined ? '' : 'y'}${from.part ?? ''}${from.offset?.unit ?? ''}${Math.sign(from.offset?.count ?? 9)}${to === undefined ? '' : '-'}`,
    );
  }
  if (unit !== '') {
    const words = unit.split(/\s+/u);
    names.push(`u:${unit}`, ...words.map((word) => `uw:${word}`), `u3:${(words.at(-1) ?? '').slice(0, 4)}`);
  }
  return names;
}

/** How a figure stands to the one beside it. */
function pairNames(
  name: string,
  { text, sentences }: Seen,
  own: Reading,
  other: Reading | undefined,
): string[] {
  const kind = kindOf(own);
  if (other === undefined) return [`${name}none`, `${name}none ${kind}`];
  const [first, second] = own.span.start < other.span.start ? [own, other] : [other, own];
  const between = text.slice(endOf(first), second.span.start);
  const isNear = sentenceAt(sentences, own.span.start) === sentenceAt(sentences, other.span.start);
  const [a, b] = [valueOf(own), valueOf(other)];
  const names = [`${name}k:${kindOf(other)} ${kind}`, `${name}near:${isNear ? 1 : 0} ${kindOf(other)}`];
  if (a !== undefined && b !== undefined && own.quantity.kind === other.quantity.kind)
    names.push(`${name}v:${Math.sign(a - b)} ${kind} ${isNear ? 1 : 0}`);
  if (unitOf(own) !== '' && unitOf(own) === unitOf(other)) names.push(`${name}sameunit`);
  if (own.per !== undefined && own.per === other.per) names.push(`${name}sameper`);
  if (isNear && between.length <= 14)
    names.push(`${name}b:${between.trim()}`, `${name}b:${between.trim()} ${kind}`);
  if (isNear) names.push(`${name}d:${Math.min(6, Math.ceil(between.length / 8))}`);
  return names;
}

/** The words on one side: the nearest by their place, those up to the next figure, those beyond in the sentence. */
function sideNames(
  side: '<' | '>',
  seen: Seen,
  reading: Reading,
  { sentence, edge, kind, field }: { sentence: Span; edge: number; kind: string; field: string },
): string[] {
  const { words } = seen;
  const isBefore = side === '<';
  const near = isBefore
    ? words
        .filter(({ end }) => end <= reading.span.start)
        .slice(-AROUND)
        .toReversed()
    : words.filter(({ start }) => start >= reading.span.end).slice(0, AROUND);
  const names: string[] = [];
  const at = (index: number): string => wordOf(near[index]?.text ?? side);
  for (let index = 0; index < NEAR; index += 1) names.push(`${side}${index}:${at(index)}`);
  names.push(
    `${side}01:${at(0)} ${at(1)}`,
    `${side}12:${at(1)} ${at(2)}`,
    `${side}012:${at(0)} ${at(1)} ${at(2)}`,
    `${side}k:${kind} ${at(0)}`,
    `${side}f:${field} ${at(0)}`,
  );
  let own = 0;
  for (const { text, start } of near) {
    const word = wordOf(text);
    const isOfSentence = start >= sentence.start && start < sentence.end;
    const isOwn = isOfSentence && (isBefore ? start >= edge : start < edge);
    if (isOwn) {
      own += 1;
      names.push(`${side}o:${word}`, `${side}ok:${kind} ${word}`, `${side}p:${word.slice(0, 4)}`);
    } else names.push(isOfSentence ? `${side}s:${word}` : `${side}x:${word}`);
  }
  names.push(`${side}n:${Math.min(6, own)} ${kind}`);
  for (const { step } of stepsIn(
    isBefore
      ? seen.text.slice(Math.max(edge, sentence.start), reading.span.start)
      : seen.text.slice(reading.span.end, Math.min(edge, sentence.end)),
  ).slice(0, 3))
    names.push(`${side}step`, `${side}step:${step}`, `${side}step ${kind}`);
  return names;
}

/** Words that say the same, on either side: those up to the next figure, the nearest of them, and those of the sentence. */
function cueNames({ cues }: Seen, { span }: Reading, sentence: Span, edges: Span, kind: string): string[] {
  const names: string[] = [];
  const before = cues.filter(({ start, end }) => start >= sentence.start && end <= span.start);
  const after = cues.filter(({ start, end }) => start >= span.end && end <= sentence.end);
  for (const { name, end } of before) {
    const isOwn = end > edges.start;
    names.push(isOwn ? `c<${name}` : `c<s${name}`);
    if (isOwn)
      names.push(`c<k:${kind} ${name}`, `c<d:${name} ${Math.min(3, Math.floor((span.start - end) / 6))}`);
  }
  for (const { name, start } of after) {
    const isOwn = start < edges.end;
    names.push(isOwn ? `c>${name}` : `c>s${name}`);
    if (isOwn)
      names.push(`c>k:${kind} ${name}`, `c>d:${name} ${Math.min(3, Math.floor((start - span.end) / 6))}`);
  }
  const lead = before.filter(({ end }) => end > edges.start).toReversed();
  const tail = after.find(({ start }) => start < edges.end);
  names.push(
    `cn<${lead[0]?.name ?? ''}`,
    `cn<${lead[0]?.name ?? ''} ${lead[1]?.name ?? ''}`,
    `cn>${tail?.name ?? ''}`,
    `cn<>${lead[0]?.name ?? ''} ${tail?.name ?? ''}`,
    `cn<k:${kind} ${lead[0]?.name ?? ''}`,
    `cn>k:${kind} ${tail?.name ?? ''}`,
  );
  return names;
}

function namesOf(seen: Seen, reading: Reading, field: Field): string[] {
  const { text, readings, sentences, denials } = seen;
  const index = readings.indexOf(reading);
  const [before, after] = [readings[index - 1], readings[index + 1]];
  const sentence = sentenceAt(sentences, reading.span.start) ?? { start: 0, end: text.length };
  const kind = kindOf(reading);
  const names = ownNames(reading, text);
  const whole = {
    sentence,
    kind,
    field,
  };
  names.push(
    '1',
    `f:${field}`,
    `fk:${field} ${kind} ${reading.per === undefined ? '' : 'per'}`,
    `first:${index === 0 ? 1 : 0} ${field} ${kind}`,
    `alone:${readings.length === 1 ? 1 : 0} ${field} ${kind}`,
    ...sideNames('<', seen, reading, { ...whole, edge: before === undefined ? 0 : endOf(before) }),
    ...sideNames('>', seen, reading, {
      ...whole,
      edge: after === undefined ? text.length : after.span.start,
    }),
    ...cueNames(
      seen,
      reading,
      sentence,
      {
        start: before === undefined ? 0 : endOf(before),
        end: after === undefined ? text.length : after.span.start,
      },
      kind,
    ),
    ...pairNames('-', seen, reading, before),
    ...pairNames('+', seen, reading, after),
  );
  // The first of its kind, and the largest: of several sums one is the budget.
  const alike = readings.filter((other) => kindOf(other).startsWith(kind.slice(0, 5)));
  if (alike[0] === reading) names.push(`firstof:${kind} ${field}`);
  if (alike.every((other) => (valueOf(other) ?? 0) <= (valueOf(reading) ?? 0)))
    names.push(`most:${kind} ${field}`);
  if (denials.some(({ start, end }) => start <= reading.span.start && reading.span.start < end))
    names.push('denied', `denied ${kind}`);
  const opened = text.slice(sentence.start, reading.span.start);
  if (opened.lastIndexOf('(') > opened.lastIndexOf(')'))
    names.push('bracket', `bracket ${kind}`, `bracket ${field}`);
  if (/[?]/u.test(text.slice(reading.span.end, sentence.end + 1))) names.push('asked');
  names.push(`sentence:${sentences.indexOf(sentence) === 0 ? 1 : 0} ${field} ${kind}`);
  return names;
}

/** The figures of an answer, dates and lengths of time too, with what is seen of each. */
export function figuresSeen(answer: string, field: Field): FigureSequence {
  const readings = readQuantities(answer).slice(0, MOST);
  const sentences = sentencesIn(answer);
  if (readings.length === 0) return { readings, sentences, sequence: [], ofAds: [] };
  const text = plain(answer).slice(0, (readings.at(-1)?.span.end ?? 0) + BEYOND);
  const lang = isMostlyThai(answer) ? 'th' : 'en';
  const seen = {
    text,
    words: tokensOf(text),
    readings,
    sentences,
    cues: cuesIn(text),
    denials: negationsIn(text).flatMap(({ span, scope }) => [span, scope]),
  };
  const told = ELSEWHERE.has(field) ? adSentences(text, sentences) : [];
  const ofAds = readings.map(
    ({ span }) =>
      field === 'adissues' ||
      told.some((isOfAds, at) => isOfAds && sentences[at] === sentenceAt(sentences, span.start)),
  );
  const sequence = readings.map((reading, at) => [
    ...new Set(
      [...namesOf(seen, reading, ofAds[at] === true ? 'adissues' : field), `lang:${lang}`].map(hashOf),
    ),
  ]);
  return { readings, sentences, sequence, ofAds };
}
