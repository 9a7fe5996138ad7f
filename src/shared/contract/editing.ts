/** What crosses the boundary when a person changes a written proposal (`domain/editing`). */
import type { Edit } from '../domain/editing/change.ts';
import type { ChangeAuthor, ChangeReason, Journal } from '../domain/records.ts';

/** A change was stored. */
export interface Changed {
  /** Its number: what the tab has seen from now on (`basedOn`). */
  change: number;
  /** Numbers of the pages that it changed. */
  pages: readonly number[];
  /** What Undo and Redo can take back now. */
  journal: Journal;
  /** Words that another tab had put into the same fields since this one looked: they are a version. */
  overtook: readonly { path: string; value: unknown }[];
  /** Edits whose place another tab has taken away since: nothing of them was stored. */
  displaced: readonly Edit[];
}

/** A line of the history of a proposal. Edits of one page within ten minutes are one. */
export interface VersionEntry {
  /** Of its last change; 0: as it was first written. */
  number: number;
  /** ISO 8601. */
  at: string;
  author: ChangeAuthor;
  /** Of a person, where the agency's record names it. */
  name?: string;
  reason: ChangeReason | 'written';
  pages: readonly number[];
  /** How many changes are in it. */
  edits: number;
}

/** Edits of a page that are not stored yet, to be drawn as one types. What cannot be is drawn as it is stored. */
export interface DraftEdits {
  pageNumber: number;
  edits: readonly Edit[];
}
