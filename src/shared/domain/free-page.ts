/** Pages that a person added to a deck. They stand beside the nineteen, with numbers of their own. */
import type { Section } from './section.ts';

/** The first number of a free page; those of the specification are below. */
const FIRST_FREE = 101;
export const isFree = ({ pageNumber }: { pageNumber: number }): boolean => pageNumber >= FIRST_FREE;

/** The number of the next one. @param taken those that were ever given in this proposal */
export const nextFree = (taken: readonly number[]): number => Math.max(FIRST_FREE - 1, ...taken) + 1;

/** The type of a section that is none of the nineteen's. */
export const FREE_TYPE = 'free';

export const FREE_KINDS = ['text', 'table', 'picture', 'quote'] as const;
export type FreeKind = (typeof FREE_KINDS)[number];

/** What of a free page is drawn; what a kind does not use is absent. */
export interface FreeOutput {
  kind: FreeKind;
  /** Paragraphs of a text, or beside a picture. */
  paragraphs: readonly string[];
  /** Of a table, the heads first; each as long as the first. */
  rows: readonly (readonly string[])[];
  quote: string;
  /** Who said it. */
  by: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isKind = (value: unknown): value is FreeKind => FREE_KINDS.some((kind) => kind === value);

/** Reads whatever is stored: what cannot be read is not there. */
export function readFree(output: Section['output']): FreeOutput {
  const { kind, paragraphs, rows, quote, by } = output;
  const read = Array.isArray(rows) ? rows.map(texts).filter((row) => row.length > 0) : [];
  const width = read[0]?.length ?? 0;
  return {
    kind: isKind(kind) ? kind : 'text',
    paragraphs: texts(paragraphs),
    rows: read.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? '')),
    quote: text(quote),
    by: text(by),
  };
}

/** The words that a new page says until they are written over. */
export interface FreeWords {
  headline: string;
  text: string;
  /** Heads of the columns and rows of an empty table. */
  column: (number: number) => string;
  cell: string;
  quote: string;
  by: string;
}

/** @param pasted rows of a table from a sheet; none for an empty one */
export function freeSection(
  kind: FreeKind,
  words: FreeWords,
  pasted: readonly (readonly string[])[] = [],
): Section {
  const rows =
    pasted.length > 0
      ? pasted
      : [[1, 2, 3].map(words.column), ...[1, 2].map(() => [1, 2, 3].map(() => words.cell))];
  const parts: Readonly<Record<FreeKind, object>> = {
    text: { paragraphs: [words.text] },
    table: { rows },
    picture: { paragraphs: [words.text] },
    quote: { quote: words.quote, by: words.by },
  };
  return { type: FREE_TYPE, title: words.headline, output: { kind, ...parts[kind] }, evidence: [] };
}
