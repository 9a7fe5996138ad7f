/** A message taken apart: who says what, in which place, and what it answers there. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Topic } from './topics.table.ts';

export type Whose =
  | 'client'
  | 'agency'
  /** A proposal of the agency that the client agrees to in words. */
  | 'agreed'
  | 'signature'
  /** Disclaimers, advertising of a tool, lines of the program that exported a chat. */
  | 'boilerplate';

export type SegmentKind =
  | 'title'
  | 'heading'
  | 'question'
  | 'label'
  | 'cell'
  | 'item'
  | 'sentence'
  | 'struck';

/** A row of a table with named columns. */
export interface Row {
  /** By the topic of the column; columns that nobody knows are left out. */
  cells: ReadonlyMap<Topic, string>;
  /** By the column's head, as written. */
  heads: ReadonlyMap<string, string>;
}

export interface Segment {
  kind: SegmentKind;
  /** Without label, bullet and markup. */
  text: string;
  /** In the message. */
  span: Span;
  whose: Whose;
  /** Who wrote it, where the message says; ''. */
  speaker: string;
  /** What it answers: by its label, the heading that it stands under or the question before it. */
  topics: readonly Topic[];
  by: 'label' | 'heading' | 'question' | '';
  /** The label, heading or question as written; ''. */
  label: string;
  /** Sentences of one paragraph, item or turn have the same number. */
  block: number;
  /** Further cells of its row: remarks, what is good and bad of a rival. */
  cells: readonly string[];
  /** Of a chat. */
  isTurn?: boolean;
  row?: Row;
}

/** A line of the message with its place. */
export interface Line {
  text: string;
  start: number;
}

/** Lines that one person wrote at one time. */
export interface Part {
  lines: Line[];
  whose: Whose;
  speaker: string;
  /** Of a chat: short turns, in which a question asks for the next. */
  isTurn: boolean;
  /** Who wrote the whole message, who it goes to, what it is about: of mails. */
  from?: string;
  domain?: string;
}
