/** One block of JSON in a text: read by the grammar where it can be, repaired where it cannot. */
import { goesOn, repairBlock } from './loose.ts';
import { halfText } from './quotes.ts';
import { scan } from './scan.ts';
import { beforeFence, decodedText, isEncodedBlock, isRareSpace, parse, withCommonSpaces } from './text.ts';

export interface Block {
  /** Undefined when nothing could be made of it. */
  value?: unknown;
  /** The half text in it with which it was cut off. */
  half?: string;
  isTruncated: boolean;
  isTooDeep: boolean;
  /** Where another block is looked for. */
  end: number;
  /** The block was not read to its end: the next block may stand inside it. */
  isUnread?: true;
}

/** How many repairs one text is worth: each may read all of the text, and prose is full of brackets. */
export interface Budget {
  tries: number;
}

/** Reads the block whose bracket stands at `start`. */
export function readBlock(text: string, start: number, budget: Budget): Block {
  if (budget.tries > 0 && isEncodedBlock(text, start)) {
    const encoded = decodedText(text, start);
    if (encoded !== undefined)
      return { value: encoded.text, isTruncated: false, isTooDeep: false, end: encoded.end };
    budget.tries -= 1;
  }

  const found = scan(text, start);
  switch (found.kind) {
    case 'complete':
      if (text[start] === '{' && budget.tries > 0 && goesOn(text, found.end)) break;
      return {
        value: parse(text.slice(start, found.end)),
        isTruncated: false,
        isTooDeep: false,
        end: found.end,
      };
    case 'too-deep':
      return { isTruncated: false, isTooDeep: true, end: text.length };
    case 'truncated': {
      const { closed, openText } = found;
      const over = { isTruncated: true, isTooDeep: false, end: text.length };
      const inner = openText === undefined ? undefined : wrappedText(text, start, openText.at);
      if (inner !== undefined) return { ...over, value: inner };
      const rest = openText === undefined ? undefined : halfText(text, openText.at, openText.open);
      if (openText !== undefined && rest !== undefined && rest.text.trim() !== '') {
        const before = text.slice(start, openText.at - 1);
        const value = parse(before + JSON.stringify(rest.text) + openText.open.toReversed().join(''));
        if (value !== undefined)
          return rest.isWhole ? { ...over, isTruncated: false, value } : { ...over, value, half: rest.text };
      }
      return { ...over, value: closed === undefined ? undefined : parse(closed) };
    }
    default:
  }

  const dirtyAt = found.kind === 'dirty' ? found.at : found.end;
  if (budget.tries === 0) return { isTruncated: false, isTooDeep: false, end: dirtyAt, isUnread: true };
  budget.tries -= 1;
  const before = beforeFence(text, dirtyAt);
  if (before !== undefined) return { ...readBlock(before, start, budget), end: dirtyAt };
  if (isRareSpace(text, dirtyAt)) {
    const block = readBlock(withCommonSpaces(text.slice(start)), 0, budget);
    return { ...block, end: start + block.end };
  }
  return { ...repairBlock(text, start), isTooDeep: false };
}

/** What is in front of a wrapper's text: `{"output": "` or `["`. */
const WRAPPER = /(?:"output"\s*:|^\s*\[)\s*"$/u;

/** The half text that is itself encoded JSON, in one of the wrappers; undefined for any other. */
function wrappedText(text: string, start: number, openText: number): string | undefined {
  if (!WRAPPER.test(text.slice(Math.max(start, openText - 40), openText))) return undefined;
  const inner = decodedText(text, openText)?.text;
  return inner !== undefined && /^\s*(?:```\w*\s*)?[{[]/u.test(inner) ? inner : undefined;
}
