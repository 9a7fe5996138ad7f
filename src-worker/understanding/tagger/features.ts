/**
 * What is seen of a token: itself, its neighbours, and what the readings say of it. A feature is a name, kept as its hash.
 * Whoever tags a text of their own kind adds what they know of its tokens.
 */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { readDoubts } from '../../../src/shared/reading/doubt.ts';
import { networksIn, readAddresses } from '../../../src/shared/reading/addresses.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { isPlaceName } from './gazetteer.ts';
import type { Token } from './tokens.ts';

/** Changes whenever a token's features do: a model knows which it was learnt with. */
export const FEATURE_VERSION = 1;

/** FNV-1a over UTF-16 code units, so far; a name is read on from the state of its beginning. */
const START = 0x81_1c_9d_c5;
function readOn(state: number, text: string): number {
  let hash = state;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash;
}
const SPACE = 32;
const spaced = (state: number): number => Math.imul(state ^ SPACE, 0x01_00_01_93);
/** Folded to 24 bits: a model keeps them in fewer bytes. */
const folded = (state: number): number => ((state >>> 24) ^ state) & 0xff_ff_ff;

export const hashOf = (name: string): number => folded(readOn(START, name));

const states = new Map<string, number>();
/** Names that come again and again are read once; a message has some hundreds. */
const MOST_STATES = 20_000;
function stateOf(name: string): number {
  const known = states.get(name);
  if (known !== undefined) return known;
  if (states.size >= MOST_STATES) states.clear();
  const state = readOn(START, name);
  states.set(name, state);
  return state;
}

/** Features of a sequence of tokens, each token's as hashes. */
export type Sequence = readonly (readonly number[])[];

/** Words to either side that count wherever they stand. */
const AROUND = 8;
const LEFT = readOn(START, 'L:');
const RIGHT = readOn(START, 'R:');
/** The words from three before to three behind. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3].map((by) => readOn(START, `w${by}:`));
/** Tokens of a place's name. */
const LONGEST_PLACE = 4;

const shapeOf = (word: string): string =>
  /^\d/u.test(word)
    ? word.replaceAll(/\d/gu, '0')
    : /^\p{Script=Thai}/u.test(word)
      ? 'ก'
      : /^\p{Lu}[^\p{Ll}]*$/u.test(word)
        ? 'X'
        : /^\p{Lu}/u.test(word)
          ? 'Xx'
          : /^\p{L}/u.test(word)
            ? 'x'
            : word;

const wordOf = (word: string): string =>
  /\d/u.test(word) && /^[\d.,:/-]+$/u.test(word) ? word.replaceAll(/\d/gu, '0') : word.toLowerCase();

/**
 * Features of the tokens of a line. Places of `tokens` are of the whole text, of which the line begins at `offset`; `more`
 * gives what else is known of a token, by its index; a name with '×' before it counts with what is read there too.
 */
export function featuresOf(
  line: string,
  tokens: readonly Token[],
  offset: number,
  more: (index: number) => readonly string[],
): number[][] {
  const { length } = tokens;
  const words = tokens.map(({ text }) => wordOf(text));
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const marks = readingsOf(line, tokens, offset);
  const { figures, addresses, networks, denials, places } = marks;
  const runs = runsOf(shapes);
  const clauses = clausesOf(tokens);
  const word = (at: number): string => words[at] ?? (at < 0 ? '<' : '>');
  const shape = (at: number): string => shapes[at] ?? '';
  const figure = (at: number): string => figures[at] ?? '';
  const toLeft = words.map((one) => folded(readOn(LEFT, one)));
  const toRight = words.map((one) => folded(readOn(RIGHT, one)));
  return tokens.map((token, at) => {
    const seen: number[] = [hashOf('1')];
    const add = (name: number, one: string): void => void seen.push(folded(readOn(name, one)));
    const pair = (name: number, one: string, other: string): void =>
      void seen.push(folded(readOn(spaced(readOn(name, one)), other)));
    /** What may come twice counts once. */
    const once = (hash: number, from: number): void => {
      for (let index = from; index < seen.length; index += 1) if (seen[index] === hash) return;
      seen.push(hash);
    };
    const own = word(at);
    for (let by = -3; by <= 3; by += 1) add(NEAR[by + 3] ?? 0, word(at + by));
    pair(stateOf('b-:'), word(at - 1), own);
    pair(stateOf('b+:'), own, word(at + 1));
    pair(stateOf('b--:'), word(at - 2), word(at - 1));
    pair(stateOf('b++:'), word(at + 1), word(at + 2));
    pair(spaced(readOn(stateOf('t-:'), word(at - 3))), word(at - 2), word(at - 1));
    add(stateOf('p3:'), own.slice(0, 3));
    add(stateOf('s3:'), own.slice(-3));
    add(stateOf('s2-:'), word(at - 1).slice(-3));
    add(stateOf('h:'), shape(at));
    add(stateOf('h-:'), shape(at - 1));
    add(stateOf('h+:'), shape(at + 1));
    pair(spaced(readOn(stateOf('h3:'), shape(at - 1))), shape(at), shape(at + 1));
    add(stateOf(`sp:${token.isSpaced ? 1 : 0}${tokens[at + 1]?.isSpaced === false ? 0 : 1}`), shape(at));
    for (let by = -2; by <= 2; by += 1) if (figure(at + by) !== '') add(stateOf(`q${by}:`), figure(at + by));
    if (figure(at) !== '') {
      pair(stateOf('qw-:'), figure(at), word(at - 1));
      pair(stateOf('qw+:'), figure(at), word(at + 1));
    }
    nearest(figures, at, -1, seen);
    nearest(figures, at, 1, seen);
    for (let by = -1; by <= 1; by += 1) {
      const address = addresses[at + by] ?? '';
      if (address !== '') add(stateOf(`a${by}:`), address);
      const place = places[at + by] ?? '';
      if (place !== '') add(stateOf(`l${by}:`), place);
    }
    const address = addresses[at] ?? '';
    if (address !== '') {
      const from = seen.length;
      for (let by = 1; by <= 6; by += 1) {
        if (by <= 4) once(folded(readOn(stateOf('aw:'), word(at - by))), from);
        const network = networks[at - by] ?? '';
        if (network !== '') once(folded(readOn(stateOf('an:'), network)), from);
      }
    }
    const network = networks[at] ?? '';
    if (network !== '') {
      add(stateOf('n:'), network);
      pair(stateOf('nw:'), network, word(at - 1));
      pair(stateOf('nx:'), network, word(at + 1));
    }
    const denial = denials[at] ?? '';
    if (denial !== '') {
      add(stateOf('d:'), denial);
      if (network !== '') add(stateOf('dn:'), denial);
      if (address !== '') add(stateOf('da:'), denial);
      if (figure(at) !== '') add(stateOf('dq:'), denial);
    }
    const around = seen.length;
    for (let by = 1; by <= AROUND; by += 1) {
      if (at - by >= 0) once(toLeft[at - by] ?? 0, around);
      if (at + by < length) once(toRight[at + by] ?? 0, around);
    }
    const run = runs[at];
    if (run !== undefined) {
      const size = String(Math.min(4, run.to - run.from));
      add(stateOf('r:'), size);
      add(stateOf('r<:'), word(run.from - 1));
      add(stateOf('r>:'), word(run.to));
      pair(stateOf('r<<:'), word(run.from - 2), word(run.from - 1));
      if (at === run.from) add(stateOf('rb:'), size);
    }
    const clause = clauses[at];
    if (clause !== undefined) {
      const [from, to] = clause;
      add(stateOf('c1:'), word(from));
      pair(stateOf('c2:'), word(from), word(from + 1));
      add(stateOf('cl:'), String(Math.min(12, to - from)));
      add(stateOf('ce:'), word(to));
      if (at === from) seen.push(hashOf('c:first'));
      if (at === to - 1) seen.push(hashOf('c:last'));
    }
    if (at === 0) {
      seen.push(hashOf('first'));
      add(stateOf('first:'), shape(at));
    }
    if (at === length - 1) seen.push(hashOf('last'));
    const known = seen.length;
    for (const name of more(at)) {
      const state = stateOf(name);
      once(folded(state), known);
      if (!name.startsWith('×')) continue;
      const crossed = spaced(state);
      once(folded(readOn(crossed, shape(at))), known);
      once(folded(readOn(crossed, clause?.[0] === at ? 'c1' : 'c0')), known);
      if (figure(at) !== '') once(folded(readOn(crossed, `q${figure(at)}`)), known);
      if (address !== '') once(folded(readOn(crossed, `a${address}`)), known);
      if (denial !== '') once(folded(readOn(crossed, `d${denial}`)), known);
    }
    return seen;
  });
}

/** Capitalised words that stand together: a name, or the beginning of a sentence. */
function runsOf(shapes: readonly string[]): ({ from: number; to: number } | undefined)[] {
  const runs: ({ from: number; to: number } | undefined)[] = shapes.map(() => undefined);
  let from = 0;
  while (from < shapes.length) {
    let to = from;
    while (to < shapes.length && shapes[to]?.startsWith('X') === true) to += 1;
    for (let at = from; at < to; at += 1) runs[at] = { from, to };
    from = to + 1;
  }
  return runs;
}

const CLAUSE_MARK = /^[,;:.!?()–—/|•-]+$/u;

/** First token and the one after the last of each token's clause: between marks, and in Thai between spaces. */
function clausesOf(tokens: readonly Token[]): (readonly [from: number, to: number])[] {
  const clauses: (readonly [from: number, to: number])[] = [];
  let from = 0;
  const close = (to: number): void => {
    for (let at = from; at < to; at += 1) clauses[at] = [from, to];
    from = to;
  };
  for (const [at, { text, isSpaced }] of tokens.entries()) {
    const isThai = /^\p{Script=Thai}/u.test(text) && /^\p{Script=Thai}/u.test(tokens[at - 1]?.text ?? '');
    if (at > from && isSpaced && isThai) close(at);
    if (CLAUSE_MARK.test(text)) {
      close(at);
      clauses[at] = [at, at + 1];
      from = at + 1;
    }
  }
  close(tokens.length);
  return clauses;
}

/** The next figure to one side, with what stands between in number. */
function nearest(figures: readonly string[], at: number, step: 1 | -1, seen: number[]): void {
  for (let by = 1; by <= 6; by += 1) {
    const found = figures[at + by * step] ?? '';
    if (found === '') continue;
    seen.push(
      folded(stateOf(`f${step}:${found}`)),
      folded(stateOf(`f${step}:${found} ${Math.ceil(by / 2)}`)),
    );
    return;
  }
}

interface Marks {
  figures: string[];
  addresses: string[];
  networks: string[];
  denials: string[];
  places: string[];
}

/** What the readings say of each token. */
function readingsOf(line: string, tokens: readonly Token[], offset: number): Marks {
  const empty = (): string[] => tokens.map(() => '');
  const marks: Marks = {
    figures: empty(),
    addresses: empty(),
    networks: empty(),
    denials: empty(),
    places: placesOf(tokens),
  };
  const put = (row: string[], { start, end }: Span, name: string): void => {
    for (const [at, token] of tokens.entries()) {
      if (token.start - offset >= end) break;
      if (token.end - offset > start && row[at] === '') row[at] = name;
    }
  };
  for (const { quantity, span, per, perSpan, each } of readQuantities(line)) {
    const rhythm = per === undefined ? (each === undefined ? '' : '/each') : '/time';
    const currency = quantity.kind === 'money' && quantity.currency === '' ? '?' : '';
    put(marks.figures, span, `${quantity.kind}${currency}${rhythm}`);
    if (perSpan !== undefined) put(marks.figures, perSpan, 'rhythm');
  }
  for (const { kind, network, span } of readAddresses(line))
    put(marks.addresses, span, `${kind} ${network ?? ''}`);
  for (const { network, span } of networksIn(line)) put(marks.networks, span, network);
  for (const { kind, scope, span } of negationsIn(line)) {
    put(marks.denials, span, `${kind}!`);
    put(marks.denials, scope, kind);
  }
  for (const { kind, span } of readDoubts(line)) put(marks.denials, span, `${kind}!`);
  return marks;
}

function placesOf(tokens: readonly Token[]): string[] {
  const found = tokens.map(() => '');
  for (let from = 0; from < tokens.length; from += 1)
    for (let length = LONGEST_PLACE; length > 0; length -= 1) {
      const run = tokens.slice(from, from + length);
      if (run.length < length || !isPlaceName(run.map(({ text }) => text).join(''))) continue;
      for (let at = from; at < from + length; at += 1) found[at] ||= at === from ? 'B' : 'I';
      break;
    }
  return found;
}
