/**
 * Makes a section's output of what a service or a model sent (specification, section 5, 'Cleaning generated
 * output', and section 8, 'Sanitising'). Whatever comes in, this ends, in time that grows with the length, and
 * throws nothing.
 */
import type { Reason } from '../../../src/shared/domain/failure.ts';
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { hasFieldOf } from '../../../src/shared/domain/read-output.ts';
import { flattenStages } from '../../../src/shared/domain/slide-filter.ts';
import { readBlock, type Budget } from './block.ts';
import { isInsideOf, nextBlock, withoutInvisible, withoutThoughts } from './text.ts';
import { tidied, tidiedText } from './tidy.ts';

export type Output = Record<string, unknown>;

/** What can be wrong before a page's fields are looked at. */
type OutputCode =
  | 'output-invalid'
  | 'output-wrong-type'
  | 'output-no-json'
  | 'output-truncated'
  | 'output-too-long'
  | 'output-too-deep';

export type Cleaned =
  | {
      ok: true;
      output: Output;
      /** Beside the output in its wrapper; '' where there is none. */ title: string;
      /** Where the half of a text stands with which it was cut off ('takeaways.2'); absent where none does. */
      cut?: string;
    }
  | {
      ok: false;
      reason: Reason<OutputCode>;
      /** The text in which no JSON was found. */
      prose?: string;
    };

/** Characters of a text that are read; a section has some thousands. */
const LONGEST = 2_097_152;
const TOO_DEEP = { code: 'output-too-deep' } as const;

/** Wrappings inside each other: an array of an object of an output, each perhaps a text again. */
const MOST_WRAPPINGS = 8;
/** How often a text is repaired at most (`Budget`). */
const MOST_TRIES = 6;

interface Reading {
  type: SectionType | undefined;
  budget: Budget;
}

/**
 * The output in a text or a value, out of the wrappers `{output}` and a list of one. Of several blocks in a text the
 * first is taken that has a field of the page, where its type is given, else the first that has any.
 */
export function cleanOutput(input: unknown, type?: SectionType): Cleaned {
  if (typeof input === 'string') return finished(fromText(input, '', 0, reading(type)));
  const fit = tidied(input);
  if (fit === undefined) return failed(TOO_DEEP);
  return finished(fromValue(fit.value, '', 0, reading(type)));
}

const reading = (type: SectionType | undefined): Reading => ({ type, budget: { tries: MOST_TRIES } });

function fromText(given: string, title: string, depth: number, how: Reading): Cleaned {
  if (given.length > LONGEST) return failed({ code: 'output-too-long', most: LONGEST });
  const text = withoutThoughts(withoutInvisible(given));
  if (text.trim() === '') return failed({ code: 'output-invalid' });
  let first: Cleaned | undefined;
  let isTruncated = false;
  let isUnread = false;
  for (let start = nextBlock(text, 0); start >= 0;) {
    const block = readBlock(text, start, how.budget);
    if (block.isTooDeep) return failed(TOO_DEEP);
    const isPart = isUnread && isInsideOf(text, start);
    const read =
      block.value === undefined || isPart ? undefined : fromValue(block.value, title, depth + 1, how);
    const inner = read?.ok === true && block.half !== undefined ? { ...read, cut: block.half } : read;
    isUnread ||= block.isUnread === true;
    if (inner?.ok === true) {
      if (fits(inner.output, how.type)) return inner;
      // An empty object is taken only when there is nothing else.
      if (first?.ok !== true || Object.keys(first.output).length === 0) first = inner;
    } else if (block.isTruncated || inner?.reason.code === 'output-truncated') {
      isTruncated = true;
    } else if (inner?.reason.code === 'output-too-deep') {
      return inner;
    }
    start = nextBlock(text, Math.max(block.end, start + 1));
  }
  if (first !== undefined) return first;
  return isTruncated
    ? failed({ code: 'output-truncated' })
    : { ...failed({ code: 'output-no-json' }), prose: text };
}

const fits = (output: Output, type: SectionType | undefined): boolean =>
  type === undefined ? Object.keys(output).length > 0 : hasFieldOf(output, type);

function fromValue(value: unknown, title: string, depth: number, how: Reading): Cleaned {
  if (value == null) return failed({ code: 'output-invalid' });
  if (depth > MOST_WRAPPINGS) return failed(TOO_DEEP);
  if (typeof value === 'string') return fromText(value, title, depth, how);
  if (Array.isArray(value)) return fromValue(value[0], title, depth + 1, how);
  if (!isObject(value)) return failed({ code: 'output-wrong-type' });
  const { output, title: own } = value;
  if (output !== undefined) return fromValue(output, typeof own === 'string' ? own : title, depth + 1, how);
  return { ok: true, output: how.type === 'customer-journey' ? { ...flattenStages(value) } : value, title };
}

/** Tidies the output once, after all wrappers are taken off. */
function finished(cleaned: Cleaned): Cleaned {
  if (!cleaned.ok) return cleaned;
  const { title, cut: half } = cleaned;
  const fit = tidied(cleaned.output);
  if (fit === undefined || !isObject(fit.value)) return failed(TOO_DEEP);
  const cut = half === undefined ? undefined : pathOf(fit.value, tidiedText(half));
  return { ok: true, output: fit.value, title: tidiedText(title), ...(cut === undefined ? {} : { cut }) };
}

/** Where the last such text stands in a value. */
function pathOf(value: Output | unknown[], text: string): string | undefined {
  for (const [key, item] of Object.entries(value).toReversed()) {
    if (item === text) return key;
    const inner = isObject(item) || Array.isArray(item) ? pathOf(item, text) : undefined;
    if (inner !== undefined) return `${key}.${inner}`;
  }
  return undefined;
}

const failed = (reason: Reason<OutputCode>): Extract<Cleaned, { ok: false }> => ({ ok: false, reason });

const isObject = (value: unknown): value is Output =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
