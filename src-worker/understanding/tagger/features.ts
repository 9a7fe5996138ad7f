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

/** FNV-1a over UTF-16 code units, folded to 24 bits: a model keeps them in fewer bytes. */
export function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  return ((hash >>> 24) ^ hash) & 0xff_ff_ff;
}

/** Features of a sequence of tokens, each token's as hashes. */
export type Sequence = readonly (readonly number[])[];

/** Words to either side that count wherever they stand. */
const AROUND = 8;
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
  return tokens.map((token, at) => {
    const names: string[] = ['1'];
    const own = word(at);
    for (let by = -3; by <= 3; by += 1) names.push(`w${by}:${word(at + by)}`);
    names.push(
      `b-:${word(at - 1)} ${own}`,
      `b+:${own} ${word(at + 1)}`,
      `b--:${word(at - 2)} ${word(at - 1)}`,
      `b++:${word(at + 1)} ${word(at + 2)}`,
      `t-:${word(at - 3)} ${word(at - 2)} ${word(at - 1)}`,
      `p3:${own.slice(0, 3)}`,
      `s3:${own.slice(-3)}`,
      `s2-:${word(at - 1).slice(-3)}`,
      `h:${shape(at)}`,
      `h-:${shape(at - 1)}`,
      `h+:${shape(at + 1)}`,
      `h3:${shape(at - 1)} ${shape(at)} ${shape(at + 1)}`,
      `sp:${token.isSpaced ? 1 : 0}${tokens[at + 1]?.isSpaced === false ? 0 : 1}${shape(at)}`,
    );
    for (let by = -2; by <= 2; by += 1) if (figure(at + by) !== '') names.push(`q${by}:${figure(at + by)}`);
    if (figure(at) !== '')
      names.push(`qw-:${figure(at)} ${word(at - 1)}`, `qw+:${figure(at)} ${word(at + 1)}`);
    nearest(figures, at, -1, names);
    nearest(figures, at, 1, names);
    for (let by = -1; by <= 1; by += 1) {
      const address = addresses[at + by] ?? '';
      if (address !== '') names.push(`a${by}:${address}`);
      const place = places[at + by] ?? '';
      if (place !== '') names.push(`l${by}:${place}`);
    }
    const address = addresses[at] ?? '';
    if (address !== '')
      for (let by = 1; by <= 6; by += 1) {
        if (by <= 4) names.push(`aw:${word(at - by)}`);
        const network = networks[at - by] ?? '';
        if (network !== '') names.push(`an:${network}`);
      }
    const network = networks[at] ?? '';
    if (network !== '')
      names.push(`n:${network}`, `nw:${network} ${word(at - 1)}`, `nx:${network} ${word(at + 1)}`);
    const denial = denials[at] ?? '';
    if (denial !== '') {
      names.push(`d:${denial}`);
      if (network !== '') names.push(`dn:${denial}`);
      if (address !== '') names.push(`da:${denial}`);
      if (figure(at) !== '') names.push(`dq:${denial}`);
    }
    for (let by = 1; by <= AROUND; by += 1) {
      if (at - by >= 0) names.push(`L:${word(at - by)}`);
      if (at + by < length) names.push(`R:${word(at + by)}`);
    }
    const run = runs[at];
    if (run !== undefined) {
      const size = Math.min(4, run.to - run.from);
      names.push(
        `r:${size}`,
        `r<:${word(run.from - 1)}`,
        `r>:${word(run.to)}`,
        `r<<:${word(run.from - 2)} ${word(run.from - 1)}`,
      );
      if (at === run.from) names.push(`rb:${size}`);
    }
    const clause = clauses[at];
    if (clause !== undefined) {
      const [from, to] = clause;
      names.push(
        `c1:${word(from)}`,
        `c2:${word(from)} ${word(from + 1)}`,
        `cl:${Math.min(12, to - from)}`,
        `ce:${word(to)}`,
      );
      if (at === from) names.push('c:first');
      if (at === to - 1) names.push('c:last');
    }
    if (at === 0) names.push('first', `first:${shape(at)}`);
    if (at === length - 1) names.push('last');
    for (const name of more(at)) {
      names.push(name);
      if (!name.startsWith('×')) continue;
      names.push(`${name} ${shape(at)}`, `${name} c${clause?.[0] === at ? 1 : 0}`);
      if (figure(at) !== '') names.push(`${name} q${figure(at)}`);
      if (address !== '') names.push(`${name} a${address}`);
      if (denial !== '') names.push(`${name} d${denial}`);
    }
    return [...new Set(names.map(hashOf))];
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
function nearest(figures: readonly string[], at: number, step: 1 | -1, names: string[]): void {
  for (let by = 1; by <= 6; by += 1) {
    const found = figures[at + by * step] ?? '';
    if (found === '') continue;
    names.push(`f${step}:${found}`, `f${step}:${found} ${Math.ceil(by / 2)}`);
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
