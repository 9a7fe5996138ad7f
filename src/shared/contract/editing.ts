/** What crosses the boundary when a person changes a written proposal (`domain/editing`). */
import type { AuditReport } from '../domain/audit/audit.ts';
import type { Edit } from '../domain/editing/change.ts';
import type { ChoiceKey } from '../domain/decisions.ts';
import type { ChangeAuthor, ChangeReason, EngineId, Journal } from '../domain/records.ts';
import type { Section } from '../domain/section.ts';

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

/** A page was added to the deck. */
export interface AddedPage extends Changed {
  /** From 101. */
  pageNumber: number;
}

/** Something that the client said and that may be put on a page. */
export interface UnusedAnswer {
  /** No page of the deck says it; or it is a rule, which may be said all the same. */
  kind: 'answer' | 'rule';
  /** Of the answer: 'clientInfo.strengths'. */
  path: string;
  words: string;
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

/** A page as it would stand. */
export interface DraftSection {
  pageNumber: number;
  section: Section;
}

/** Something that pages were made from and that has changed since. */
export interface StaleCause {
  kind: 'answer' | 'assumption' | 'decision';
  /** Path of the answer ('campaignObjectives.marketingMediaBudget'), id of the assumption, question or choice. */
  key: string;
  before: unknown;
  after: unknown;
  /** Pages that it changes. */
  pages: readonly number[];
}
/** What is out of date. Nothing is rewritten before somebody asks for it. */
export interface StaleView {
  /** Ascending. */
  pages: readonly StalePage[];
  /** Those that change most pages first. Empty where nobody remembers what a page was made from. */
  causes: readonly StaleCause[];
}
export interface StalePage {
  pageNumber: number;
  /** Who writes it anew. */
  engine: EngineId;
  /** Fields of it that a person edited: they stay. */
  edited: number;
}

/** Words found in a proposal. */
export interface Replacement {
  /** 0: in the answers. */
  pageNumber: number;
  path: string;
  before: string;
  after: string;
}
export interface ReplaceOptions {
  /** Big and small letters are told apart. */
  matchCase?: boolean;
  /** Not inside longer words. */
  wholeWords?: boolean;
}

/** A page as the person's own model wrote it again, by what the person wished. */
export interface Rewritten {
  wish: string;
  /** As it would stand; what the person has written is theirs to keep when they compare. */
  section: Section;
  /** What of it says otherwise than the plan or the client, and what nobody gave. */
  report: AuditReport;
}

/** Another way in which a page may be written. */
export interface Take {
  /** What of the plan is taken otherwise, and which candidate. */
  choice: ChoiceKey;
  candidate: string;
  /** In the candidate's words. */
  words: string;
  /** The page as it would stand, with the person's edits on it. */
  section: Section;
}
