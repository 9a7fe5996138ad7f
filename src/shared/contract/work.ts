/** What is stored of a person’s work, as the page lists and opens it: proposals, drafts, briefs. */
import type { Language } from '../domain/options.ts';
import type { FormData } from '../domain/questionnaire.ts';
import type { OfferedAnswer, PageRecord, Prefilled, ProposalRecord } from '../domain/records.ts';
import type { RunSnapshot } from '../domain/run-view.ts';

/** A line of the history and of 'Continue your proposal'. */
export interface ProposalSummary {
  proposalId: string;
  title: string;
  language: Language;
  state: ProposalRecord['state'];
  /** Questionnaire that it was confirmed from. */
  draftId?: string;
  createdAt: string;
  generatedAt: string;
  /** Pages that are in the deck. */
  donePages: number;
  failedPages: number;
  /** Written, and kept out of the deck by the slide filter. */
  leftOutPages: number;
  /** Pages that are not in the deck, failed and left-out ones included, ascending; absent of a complete proposal. */
  missingPages?: number[];
  companyName: string;
  businessType: string;
  businessSubType: string;
  heroProduct: string;
  budget: string;
}

/** Which lines of the history: of complete proposals, or of those that are being written or were broken off. */
export type HistoryPart = 'finished' | 'unfinished';

/** How much is stored on this device. */
export interface StoredCounts {
  proposals: number;
  /** Of the proposals. */
  finished: number;
  unfinished: number;
  /** As many as `drafts` lists. */
  drafts: number;
}

export interface ProposalView {
  proposal: ProposalRecord;
  /** Sorted by page number; a page without a result is absent. */
  pages: PageRecord[];
  /** Pages of the person's own that are in the deck; absent where there are none. */
  free?: readonly PageRecord[];
  run?: RunSnapshot;
  /** Its deck ends with the appendix: assumptions and sources, from the evidence of its pages. */
  appendix?: boolean;
}

export interface DraftInput {
  draftId?: string;
  formData: FormData;
  language: Language;
  currentStep: number;
  prefilled?: Prefilled;
  offered?: readonly OfferedAnswer[];
  /**
   * What the tab knew as stored: only what differs from it was changed here, and the rest stays as another tab has saved
   * it since. Absent: nothing was known, and everything is new.
   */
  base?: DraftBase;
}

/** The answers of a draft as a tab last knew them. */
export type DraftBase = Pick<DraftInput, 'formData' | 'language'> & { revision: number };

/** Something that was deleted a moment ago. */
export interface RemovedWork {
  kind: 'draft' | 'proposal';
  /** Its key, for `restoreDraft` or `restoreProposal`. */
  id: string;
  /** Company name or title; '' where it has none yet. */
  title: string;
  /** How long it can still be brought back, ms. */
  leftMs: number;
}

/** A client's brief, as it was pasted, shared or dropped. */
export type BriefInput = { text: string } | { name: string; bytes: ArrayBuffer };

/** A brief that is kept on this device. */
export interface BriefSummary {
  id: string;
  /** The file that it came as, else its first words. */
  title: string;
  createdAt: string;
  /** Length of its text, characters. */
  characters: number;
  /** Of the questionnaire that it filled in. */
  draftId: string;
  /** Questionnaires and proposals on this device that began with it. */
  uses: number;
}

/** Where the answers of an AI request are. */
export interface AiRequestView {
  /** Made at its first opening, and the person's own from then on. */
  draftId: string;
  /** 1 to 5: where the person was. */
  currentStep: number;
}

export interface StartRunOptions {
  language: Language;
  /** Draft that this run was started from. */
  draftId?: string;
  /** Proposal whose answers were edited: what its person assumed holds for the new one, too. */
  editedFrom?: string;
}
