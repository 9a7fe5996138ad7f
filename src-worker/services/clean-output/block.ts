/** One block of JSON in a text: read by the grammar where it can be, repaired where it cannot. */
import { repairBlock } from './loose.ts';
import { scan } from './scan.ts';
import { beforeFence, decodedText, isEncodedBlock, isRareSpace, parse, withCommonSpaces } from './text.ts';

export interface Block {
  /** Undefined when nothing could be made of it. */
  value?: unknown;
  isTruncated: boolean;
  isTooDeep: boolean;
  /** Where another block is looked for. */
  end: number;
}

/** Looks beyond the grammar that one text is worth: each may read all of it, and prose is full of brackets. */
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
      const inner = openText === undefined ? undefined : wrappedText(text, start, openText);
      const value = inner ?? (closed === undefined ? undefined : parse(closed));
      return { value, isTruncated: true, isTooDeep: false, end: text.length };
    }
    default:
  }

  if (budget.tries === 0) return { isTruncated: false, isTooDeep: false, end: found.at };
  budget.tries -= 1;
  const before = beforeFence(text, found.at);
  if (before !== undefined) return { ...readBlock(before, start, budget), end: found.at };
  if (isRareSpace(text, found.at)) {
    const block = readBlock(withCommonSpaces(text.slice(start)), 0, budget);
    return { ...block, end: start + block.end };
  }
  const { value, isTruncated, end } = repairBlock(text, start);
  return { value, isTruncated, isTooDeep: false, end: value === undefined ? found.at : end };
}

/** What is in front of a wrapper's text: `{"output": "` or `["`. */
const WRAPPER = /(?:"output"\s*:|^\s*\[)\s*"$/u;

/** The half text that is itself encoded JSON, in one of the wrappers; undefined for any other. */
function wrappedText(text: string, start: number, openText: number): string | undefined {
  if (!WRAPPER.test(text.slice(Math.max(start, openText - 40), openText))) return undefined;
  const inner = decodedText(text, openText)?.text;
  return inner !== undefined && /^\s*(?:```\w*\s*)?[{[]/u.test(inner) ? inner : undefined;
}
