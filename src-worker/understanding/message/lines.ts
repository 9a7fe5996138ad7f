/** The lines of a message as the tagger sees them: tokens, with what taking the message apart says of each. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { classesAround } from '../tagger/clusters.ts';
import { featuresOf, type Sequence } from '../tagger/features.ts';
import { tokensOf, type Token } from '../tagger/tokens.ts';
import { folded } from './candidate.ts';
import { channelMentions } from './choices.ts';
import type { Ruled } from './rules.ts';
import type { Segment } from './segment.ts';

/** A message's tokens, and what is seen of each. */
export interface Tokens {
  tokens: readonly Token[];
  sequence: Sequence;
  /** Tokens that begin a line or a cell, but the first. */
  breaks: readonly number[];
}

/** A segment where it stands in the message: its words, or its label. */
interface Place {
  start: number;
  end: number;
  segment: Segment;
  isLabel: boolean;
}

/** Words of a label or a question that count. */
const MOST_ASKED = 14;
/** Tokens of a message that are read: a brief has some hundreds. */
const MOST_TOKENS = 5000;
/** Characters of a line; a longer one is read in pieces. */
const LONGEST_LINE = 4000;

/** What the rules offer counts as seen: where their words begin, go on and end, and how sure each is. */
export function tokensIn(message: string, segments: readonly Segment[], offers: readonly Ruled[]): Tokens {
  const places = placesOf(message, segments);
  const ruled = quoted(message, offers);
  const own = ownNames(message);
  const asked = new Map<string, readonly string[]>();
  const all: Token[] = [];
  const sequence: number[][] = [];
  const breaks: number[] = [];
  let start = 0;
  let count = 0;
  const lines = message.split('\n').length;
  for (const whole of message.split('\n'))
    for (let at = 0; at === 0 || at < whole.length;) {
      const line = whole.slice(at, cut(whole, at));
      const offset = start + at;
      const tokens = tokensOf(line, offset);
      if (tokens.length > 0 && all.length + tokens.length <= MOST_TOKENS) {
        const known = aboutLine(line, offset, tokens, places, asked, own, count / lines, ruled);
        for (const [index, token] of tokens.entries()) {
          // A line, a cell.
          const isBreak =
            index === 0 || /[\t|]\s*$/u.test(message.slice(Math.max(0, token.start - 3), token.start));
          if (isBreak && all.length > 0) breaks.push(all.length);
          all.push(token);
        }
        for (const features of featuresOf(line, tokens, offset, (index) => known[index] ?? []))
          sequence.push(features);
      }
      at += Math.max(1, line.length);
      if (at >= whole.length) {
        start += whole.length + 1;
        count += 1;
        break;
      }
    }
  return { tokens: all, sequence, breaks };
}

function cut(line: string, from: number): number {
  if (line.length - from <= LONGEST_LINE) return line.length;
  const space = line.lastIndexOf(' ', from + LONGEST_LINE);
  return space > from ? space + 1 : from + LONGEST_LINE;
}

/** Where the words of the segments stand; a segment's own text may be cleaned of marks that the message has. */
function placesOf(message: string, segments: readonly Segment[]): Place[] {
  const places: Place[] = [];
  let last = 0;
  for (const segment of segments) {
    const { span, text, label, by } = segment;
    const from = Math.max(span.start, Math.min(last, span.end));
    let at = text === '' ? -1 : message.indexOf(text, from);
    if (at < 0 || at + text.length > span.end + 1) at = message.indexOf(text, span.start);
    const isFound = text !== '' && at >= 0 && at + text.length <= span.end + 1;
    const start = isFound ? at : span.start;
    const end = isFound ? at + text.length : span.end;
    if (by === 'label' && isFound && label !== '' && at > span.start)
      places.push({ start: span.start, end: at, segment, isLabel: true });
    places.push({ start, end, segment, isLabel: false });
    for (const cell of segment.cells) {
      const cellAt = message.indexOf(cell, end);
      if (cellAt >= 0 && cellAt + cell.length <= span.end)
        places.push({ start: cellAt, end: cellAt + cell.length, segment, isLabel: false });
    }
    last = end;
  }
  return places.toSorted((a, b) => a.start - b.start);
}

/** The names before the end of addresses, without marks: of the client's own the company has one. */
function ownNames(message: string): string[] {
  return readAddresses(message)
    .flatMap(({ host, value }) => [host.split('.')[0] ?? '', value.split(/[/@]/u).at(-1) ?? ''])
    .map(folded)
    .filter((name) => name.length >= 4);
}

function aboutLine(
  line: string,
  offset: number,
  tokens: readonly Token[],
  places: readonly Place[],
  asked: Map<string, readonly string[]>,
  own: readonly string[],
  depth: number,
  ruled: readonly Quoted[],
): string[][] {
  const channels = channelMentions(line);
  const classes = classesAround(tokens.map(({ text }) => text.toLowerCase()));
  let before: Place | undefined;
  let since = 0;
  const lineStart = tokens[0]?.start ?? 0;
  const lineEnd = tokens.at(-1)?.end ?? 0;
  const here = ruled.filter(({ start, end }) => start < lineEnd && lineStart < end);
  const aspects = aspectsOf(line, here, channels.length > 0);
  let first = 0;
  // Places are in order; those that end before the line are passed.
  while (first < places.length && (places[first]?.end ?? 0) <= lineStart) first += 1;
  return tokens.map((token, index) => {
    let place: Place | undefined;
    for (let at = first; at < places.length; at += 1) {
      const one = places[at];
      if (one === undefined || one.start > token.start) break;
      if (one.end < token.end) continue;
      if (place === undefined || one.end - one.start <= place.end - place.start) place = one;
    }
    const names = [`depth:${depth === 0 ? 'first' : Math.floor(depth * 4)}`, ...(classes[index] ?? [])];
    if (channels.some(({ start, end }) => start + offset < token.end && token.start < end + offset))
      names.push(
        'channel',
        '×channel',
        `channel<${tokens[index - 1]?.text.toLowerCase() ?? ''}`,
        `channel>${tokens[index + 1]?.text.toLowerCase() ?? ''}`,
      );
    names.push(...aspects);
    for (const { start, end, name } of here) {
      if (token.start >= end || token.end <= start) continue;
      names.push(`R:${name}`);
      if (token.start <= start) names.push(`Rb:${name}`);
      if (token.end >= end) names.push(`Re:${name}`);
    }
    const letters = folded(token.text);
    if (letters.length >= 3 && own.some((name) => name.includes(letters))) names.push('own');
    if (place === undefined) names.push('nowhere');
    else {
      const { segment, isLabel } = place;
      const { kind, whose, by, topics, label, isTurn, row, cells } = segment;
      const isFirst = before !== place;
      since = isFirst ? 0 : since + 1;
      names.push(
        `since:${Math.min(since, 6)}`,
        `long:${kind} ${Math.min(6, Math.floor(Math.log2(place.end - place.start + 1)))}`,
      );
      names.push(`k:${kind}`, `o:${whose}`, `y:${by}`, `×${kind} ${whose} ${by} ${isTurn === true}`);
      if (isLabel) names.push('label');
      if (isFirst) names.push('begins', `begins:${kind} ${by}`);
      if (token.end === place.end) names.push('ends');
      if (row !== undefined) names.push('row');
      if (cells.length > 0) names.push('cells');
      const side = isLabel ? 'label' : isFirst ? 'first' : 'in';
      for (const topic of topics)
        names.push(
          `×${topic} ${by}`,
          `t:${topic}`,
          `ts:${topic} ${by} ${side}`,
          `tk:${topic} ${topics.length}`,
        );
      if (topics.length === 0) names.push(`× ${by}`, `T: ${by} ${side}`);
      if (!isLabel && label !== '')
        for (const word of wordsAsked(label, asked)) names.push(`A:${word}`, `As:${word} ${side}`);
    }
    before = place;
    if (index === 0 && depth === 0) names.push('opens');
    return names;
  });
}

/** Words of the message that a rule offers, with the field and how sure the rule is. */
interface Quoted {
  start: number;
  end: number;
  name: string;
}

/** Characters of an offer that is quoted; a longer one is a whole paragraph. */
const LONGEST_OFFER = 300;

const quoted = (message: string, offers: readonly Ruled[]): Quoted[] =>
  offers.flatMap(({ path, value, span: { start, end }, points }) => {
    const sure = points >= 0.85 ? 3 : points >= 0.55 ? 2 : points >= 0.4 ? 1 : 0;
    const isAsItStands = typeof value === 'string' && message.startsWith(value, start);
    return end - start > LONGEST_OFFER
      ? []
      : [{ start, end, name: `${path.split('.')[1] ?? ''} ${sure}${isAsItStands ? '' : ' in'}` }];
  });

/** What a line has anywhere. */
function aspectsOf(line: string, ruled: readonly Quoted[], hasChannel: boolean): string[] {
  const names = hasChannel ? ['line:channel'] : [];
  if (/\d/u.test(line)) names.push('line:figure');
  for (const field of new Set(ruled.map(({ name }) => name))) names.push(`line:${field}`);
  return names;
}

function wordsAsked(label: string, asked: Map<string, readonly string[]>): readonly string[] {
  const known = asked.get(label);
  if (known !== undefined) return known;
  const words = tokensOf(label)
    .map(({ text }) => text.toLowerCase())
    .filter((word) => /[\p{L}]/u.test(word))
    .slice(-MOST_ASKED);
  asked.set(label, words);
  return words;
}
