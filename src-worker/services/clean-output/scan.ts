/**
 * Reads JSON by its grammar, without recursion and in one go, and knows what was complete when the text ended.
 * A library that repairs would keep the half of a text that was cut off; here a value is whole or not there.
 */

/** Lists and objects inside each other. A section needs five; what is far deeper is no section. */
export const DEEPEST = 100;

export type Scan =
  /** The block ends before `end`. */
  | { kind: 'complete'; end: number }
  /** The text ended within the block. */
  | {
      kind: 'truncated';
      /** The block with all its complete values, its lists and objects closed; undefined when none was complete. */
      closed?: string;
      /**
       * Where the text that was cut off begins, after its quote, if that is what the end fell into; and the brackets
       * that are open there, by what closes them.
       */
      openText?: { at: number; open: readonly string[] };
    }
  /** At `at` stands what JSON does not allow. */
  | { kind: 'dirty'; at: number }
  | { kind: 'too-deep' };

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'separator';

const PLAIN = /[^"\\]*/y;
const SPACE = /[ \n\r\t]*/y;
const NUMBER_CHARACTERS = /[-+.\deE]+/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
const ESCAPE = /["\\/bfnrt]|u[\da-fA-F]{4}/y;
const ESCAPE_CUT_OFF = /^(?:u[\da-fA-F]{0,3})?$/u;

/** Where a sticky expression's match ends; `from` where there is none. */
function after(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : from;
}

/** Reads the block whose opening bracket stands at `start`. Bare line ends and tabs may stand in its texts. */
export function scan(text: string, start: number): Scan {
  const closers: string[] = [];
  let at = start;
  // Set from within `complete` too, which narrowing does not see.
  let expected = 'value' as Expected;
  /** After the last complete value, and how many brackets were open there: since then only more were opened. */
  let cut = -1;
  let openAtCut = 0;
  const complete = (end: number): void => {
    at = cut = end;
    openAtCut = closers.length;
    expected = 'separator';
  };
  const truncated = (openText?: { at: number; open: readonly string[] }): Scan => ({
    kind: 'truncated',
    ...(cut < 0
      ? {}
      : { closed: text.slice(start, cut) + closers.slice(0, openAtCut).toReversed().join('') }),
    ...(openText === undefined ? {} : { openText }),
  });

  for (;;) {
    at = after(SPACE, text, at);
    const character = text[at];
    if (character === undefined) return truncated();
    const closer = closers.at(-1);
    if (character === closer && (expected === 'separator' || expected.endsWith('-or-end'))) {
      closers.pop();
      complete(at + 1);
      if (closers.length === 0) return { kind: 'complete', end: at };
    } else if (expected === 'separator') {
      if (character !== ',') return { kind: 'dirty', at };
      at += 1;
      expected = closer === '}' ? 'key' : 'value';
    } else if (expected === 'colon') {
      if (character !== ':') return { kind: 'dirty', at };
      at += 1;
      expected = 'value';
    } else if (character === '"') {
      const isKey = expected.startsWith('key');
      const end = endOfText(text, at + 1);
      if (end.kind === 'open') return truncated(isKey ? undefined : { at: at + 1, open: [...closers] });
      if (end.kind === 'dirty') return { kind: 'dirty', at: end.at };
      if (isKey) [at, expected] = [end.at, 'colon'];
      else complete(end.at);
    } else if (expected.startsWith('key')) {
      return { kind: 'dirty', at };
    } else if (character === '{' || character === '[') {
      if (closers.length === DEEPEST) return { kind: 'too-deep' };
      closers.push(character === '{' ? '}' : ']');
      at += 1;
      expected = character === '{' ? 'key-or-end' : 'value-or-end';
    } else {
      const end = endOfScalar(text, at, character);
      // A number or word that ends with the text may be cut off: 12 may have been 120.
      if (end === 'cut-off') return truncated();
      if (end === 'dirty') return { kind: 'dirty', at };
      complete(end);
    }
  }
}

/** `at`: after the closing quote, at the wrong escape, or after the last character that is whole. */
interface TextEnd {
  kind: 'closed' | 'dirty' | 'open';
  at: number;
}

/** Reads the text that begins at `from`, after its quote. */
export function endOfText(text: string, from: number): TextEnd {
  for (let at = from; ;) {
    at = after(PLAIN, text, at);
    if (at >= text.length) return { kind: 'open', at };
    if (text[at] === '"') return { kind: 'closed', at: at + 1 };
    const end = after(ESCAPE, text, at + 1);
    if (end > at + 1) at = end;
    else if (ESCAPE_CUT_OFF.test(text.slice(at + 1, at + 6)) && at + 6 > text.length)
      return { kind: 'open', at };
    else return { kind: 'dirty', at };
  }
}

function endOfScalar(text: string, at: number, first: string): number | 'cut-off' | 'dirty' {
  const literal = LITERALS[first];
  if (literal !== undefined) {
    const there = text.slice(at, at + literal.length);
    if (there === literal) return at + literal.length;
    return literal.startsWith(there) ? 'cut-off' : 'dirty';
  }
  const end = after(NUMBER_CHARACTERS, text, at);
  if (end > at && end === text.length) return 'cut-off';
  return NUMBER.test(text.slice(at, end)) ? end : 'dirty';
}
