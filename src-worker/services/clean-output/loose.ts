/**
 * What is nearly JSON: comments, single quotes, trailing or missing commas, keys without quotes, Python's constants.
 * A library repairs it; what it must not see is a half value at the end of a text that was cut off.
 */
import { jsonrepair } from 'jsonrepair';

/** Characters that are still repaired, of which some kinds of dirt take time by the square. Ten sections and more. */
const LONGEST = 100_000;

export interface Repaired {
  /** Undefined when it is beyond repair. */
  value?: unknown;
  /** The text ended within the block. */
  isTruncated: boolean;
  /** Where the search for another block goes on. */
  end: number;
}

const COMMENT = /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|\/\/[^\n]*/y;
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|“[^”]*”|‘[^’]*’/sy;
const WORD = /[^\s{}[\],:"'“‘/]+/y;
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Repairs the block whose opening bracket stands at `start`. */
export function repairBlock(text: string, start: number): Repaired {
  const rest = text.slice(start, start + LONGEST + 1);
  if (rest.length > LONGEST && text.length > start + LONGEST) {
    const { end } = outline(rest);
    if (end === undefined) return { isTruncated: false, end: text.length };
    return { value: repaired(rest.slice(0, end)), isTruncated: false, end: start + end };
  }
  const { end, cut, closers } = outline(rest);
  if (end !== undefined) return { value: repaired(rest.slice(0, end)), isTruncated: false, end: start + end };
  const whole = rest.trimEnd();
  // It ends as it should and yet a quote is open: one too many within a text, which the library sorts out.
  if (whole.length > 1 && whole.endsWith(CLOSERS[whole[0] ?? ''] ?? ' ')) {
    const value = repaired(whole);
    if (value !== undefined) return { value, isTruncated: false, end: text.length };
  }
  const value = cut === 0 ? undefined : repaired(rest.slice(0, cut) + closers);
  return { value, isTruncated: true, end: text.length };
}

function repaired(text: string): unknown {
  try {
    const value: unknown = JSON.parse(jsonrepair(text));
    return value;
  } catch {
    // Beyond repair, or deeper than the stack.
    return undefined;
  }
}

interface Outline {
  /** After the block's own closing bracket; undefined when the text ends before it. */
  end?: number;
  /** After the last value that is whole; 0 when none is. */
  cut: number;
  /** What closes the brackets that are open at `cut`. */
  closers: string;
}

/** Brackets and values by their looks alone. */
function outline(text: string): Outline {
  const closers: string[] = [];
  let at = 0;
  let cut = 0;
  let openAtCut = 0;
  /** Whether what comes is a value: after a colon, and anywhere in a list. */
  let isValue = false;
  /** After words without quotes: whole only when something follows that ends them. */
  let wordsEnd = 0;
  const keep = (end: number): void => {
    cut = end;
    openAtCut = closers.length;
  };
  while (at < text.length) {
    const character = text[at] ?? '';
    const closer = CLOSERS[character];
    if (closer !== undefined) {
      closers.push(closer);
      isValue = character === '[';
      at += 1;
    } else if (character === '}' || character === ']') {
      closers.pop();
      at += 1;
      keep(at);
      if (closers.length === 0) return { end: at, cut: at, closers: '' };
      isValue = closers.at(-1) === ']';
    } else if (character === ':' || character === ',') {
      if (character === ',' && wordsEnd > cut) keep(wordsEnd);
      wordsEnd = 0;
      isValue = character === ':' || closers.at(-1) === ']';
      at += 1;
    } else {
      const end = match(COMMENT, text, at);
      if (end > at) {
        at = end;
        continue;
      }
      const textEnd = match(TEXT, text, at);
      const wordEnd = match(WORD, text, at);
      if (textEnd > at) {
        at = textEnd;
        if (isValue) keep(at);
        isValue = closers.at(-1) === ']';
      } else if (wordEnd > at) {
        at = wordEnd;
        if (isValue) wordsEnd = at;
      } else if ('"\'“‘'.includes(character)) {
        // A quote that nothing closes: the rest is its half text.
        break;
      } else {
        at += 1;
      }
    }
  }
  return { cut, closers: closers.slice(0, openAtCut).toReversed().join('') };
}

function match(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : -1;
}
