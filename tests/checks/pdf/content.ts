/** The operators of a page, one by one. */

export interface Operation {
  operator: string;
  /** As they stand; strings as their bytes in an array. */
  operands: readonly Operand[];
}
export type Operand = string | readonly number[];

const SPACE = /\s/;
const END = /[\s()<>[\]{}/%]/;

/** Bytes of a string in round brackets, and where it ends. */
function literal(text: string, from: number): [bytes: number[], end: number] {
  const bytes: number[] = [];
  let depth = 1;
  let at = from + 1;
  for (; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      at += 1;
      const next = text.charAt(at);
      const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
      if (octal !== undefined) {
        bytes.push(parseInt(octal, 8));
        at += octal.length - 1;
      } else {
        const known = 'nrtbf'.indexOf(next);
        bytes.push(known < 0 ? next.charCodeAt(0) : ([10, 13, 9, 8, 12][known] ?? 0));
      }
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') {
      depth -= 1;
      if (depth === 0) break;
    }
    bytes.push(character.charCodeAt(0));
  }
  return [bytes, at + 1];
}

/** A dictionary's text, and where it ends; strings in it may hold anything. */
function dictionary(text: string, from: number): [string, number] {
  let depth = 0;
  let at = from;
  do {
    if (text.startsWith('<<', at)) [depth, at] = [depth + 1, at + 2];
    else if (text.startsWith('>>', at)) [depth, at] = [depth - 1, at + 2];
    else if (text.charAt(at) === '(') at = literal(text, at)[1];
    else at += 1;
  } while (depth > 0 && at < text.length);
  return [text.slice(from, at), at];
}

export function operationsOf(text: string): Operation[] {
  const operations: Operation[] = [];
  let operands: Operand[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (SPACE.test(character) || character === '[' || character === ']') at += 1;
    else if (character === '(') {
      const [bytes, end] = literal(text, at);
      operands.push(bytes);
      at = end;
    } else if (text.startsWith('<<', at)) {
      const [words, end] = dictionary(text, at);
      operands.push(words);
      at = end;
    } else {
      let end = at + 1;
      while (end < text.length && !END.test(text.charAt(end))) end += 1;
      const word = text.slice(at, end);
      at = end;
      if (/^[-+.\d/]/.test(word)) operands.push(word);
      else {
        operations.push({ operator: word, operands });
        operands = [];
      }
    }
  }
  return operations;
}
