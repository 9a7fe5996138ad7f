/** What is kept on the device (specification, section 3; readings, 'Storage'). Times are ISO 8601 in UTC. */
import type { Arrangement } from './arrangement.ts';
import type { Decisions } from './decisions.ts';
import type { Reason } from './failure.ts';
import type { Language, FontFamily } from './options.ts';
import type { FormData } from './questionnaire.ts';
import type { Edits } from './editing/edits.ts';
import type { Section } from './section.ts';

/** 'Stored data version' (specification, section 9). */
export const STORED_VERSION = 'v1.0';

/** Who can write pages, in the order in which they are offered. */
export const ENGINE_IDS = ['planner', 'model', 'agency'] as const;
export type EngineId = (typeof ENGINE_IDS)[number];

/** Addresses of the services behind the product, as `config.json` calls them. */
export const SERVICE_ADDRESSES = [
  'proxyUrl',
  'workflowUrl',
  'ragAgentUrl',
  'statusUrl',
  'aiRequestUrl',
] as const;
export type ServiceAddress = (typeof SERVICE_ADDRESSES)[number];

/** One of the 19 pages of a proposal (specification, section 3, 'Page'). */
export interface PageRecord {
  proposalId: string;
  pageNumber: number;
  /** The specification's page title. */
  title: string;
  success: boolean;
  /** The section as it stands, with the person's edits; present when `success`. */
  sectionData?: Section;
  /** The engine's section as it wrote it; absent while nothing of it was edited. */
  written?: Section;
  /** What a person changed of it (`editing/`). */
  edits?: Edits;
  /** Number of the last change of the proposal that changed this page; absent while none has. */
  change?: number;
  /** Why not; present when not `success`. */
  error?: Reason;
  /** The same for every try of the page. */
  requestId: string;
  /** The engine that wrote it. */
  engine: EngineId;
  /** Hash of the answers it was written from, with the assumptions (`writtenFrom`). */
  formHash: string;
  finishedAt: string;
}

/** How a proposal looks; never part of its content. Absent fields take the defaults. */
export interface Appearance {
  fontFamily?: FontFamily;
  themeId?: string;
  /** '#rrggbb'. */
  brandColour?: string;
}

/** A file that a remote status service has made. */
export interface RemoteFile {
  url: string;
  /** What the service said of it. */
  message?: string;
  /** `generatedAt` of the pages it was made from: written again, they have no file yet. */
  of: string;
}

export type ProposalState =
  /** A run is writing it, waits or is paused. */
  | 'running'
  /** Cancelled, or its run ended by an exception: finished pages are kept. */
  | 'unfinished'
  /** Every page has a result, failed ones included. */
  | 'complete';

/** A proposal without its pages; these are stored apart, one record a page. */
export interface ProposalRecord {
  /** 'proposal_{timestamp}_{random}'. */
  proposalId: string;
  /** SHA-256 of the form data: the id of the draft it came from. */
  requestId: string;
  version: typeof STORED_VERSION;
  /** Company name, or 'Proposal 1', 'Proposal 2', …. */
  title: string;
  language: Language;
  formData: FormData;
  /** Draft that it was confirmed from. */
  draftId?: string;
  state: ProposalState;
  createdAt: string;
  /** When the last page was finished; '' before. */
  generatedAt: string;
  appearance: Appearance;
  /** Planning assumptions that the person changed, by id; absent where all are as proposed. */
  assumptions?: Readonly<Record<string, number>>;
  /** What the person decided after the answers were confirmed; absent where nothing was. */
  decisions?: Decisions;
  /** The last file of a remote service; see `remoteFileOf`. */
  remoteFile?: RemoteFile;
  /** Which pages its deck shows, and in which order; absent while nobody has arranged it. */
  deck?: Arrangement;
  /** Findings of the audit that a person keeps as they are, by `findingKey`; absent while there are none. */
  kept?: readonly string[];
  /** How far its changes have come; absent while there are none. */
  journal?: Journal;
  /** What pages were made from, by their `formHash`, where that is not what holds now; the newest last. */
  bases?: readonly Basis[];
}

/** What a proposal is written from. */
export interface Basis extends Pick<ProposalRecord, 'formData' | 'assumptions' | 'decisions'> {
  /** `writtenFrom` of it. */
  hash: string;
}

/** Numbers of changes of a proposal, from 1; 0 for none. */
export interface Journal {
  /** The last one made. */
  last: number;
  /** The one that Undo takes back, and the undoing that Redo takes back. */
  undo: number;
  redo: number;
}

/** Who made a change: an engine, or a person. */
export type ChangeAuthor = EngineId | 'person';

/** Why a change was made. */
export const CHANGE_REASONS = [
  'edited',
  /** The engine wrote pages anew: asked to, or since what they were made from has changed. */
  'rewritten',
  'undone',
  'redone',
  /** An earlier version was taken back. */
  'restored',
  /** Found and replaced over the whole proposal. */
  'replaced',
  /** Another take of a page was taken, whole or in part. */
  'taken',
  /** Hidden, moved, added or removed pages. */
  'arranged',
  'renamed',
  /** Answers were changed. */
  'answered',
  /** An assumption or a choice was changed. */
  'planned',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** A page as it was before a change. Absent parts were as they are after it. */
export interface PageBefore {
  pageNumber: number;
  /** Null: it had none. */
  edits: Edits | null;
  /** Of a page that was brought up to date without being written. */
  formHash?: string;
  /** Of a page that was written anew. */
  rewritten?: Pick<PageRecord, 'engine' | 'formHash' | 'requestId' | 'finishedAt'> & { written: Section };
}

/** What of a proposal changes with its pages. */
export const KEPT_OF_PROPOSAL = [
  'title',
  'formData',
  'requestId',
  'assumptions',
  'decisions',
  'deck',
] as const;
export type KeptOfProposal = (typeof KEPT_OF_PROPOSAL)[number];
/** As it was; null of what was not there. */
export type ProposalBefore = { [K in KeptOfProposal]?: ProposalRecord[K] | null };

/**
 * One change of a proposal: what was there before it. What came after it stands before the next change of the same page, or
 * in the page itself, so that nothing is kept twice. Undoing is a change too, and is undone by Redo.
 */
export interface ChangeRecord {
  proposalId: string;
  number: number;
  at: string;
  author: ChangeAuthor;
  /** Of a person: as the agency's record names it then; absent where it names nobody. */
  name?: string;
  reason: ChangeReason;
  pages: readonly PageBefore[];
  proposal?: ProposalBefore;
  /** Changes of one request are undone at once: pages that one run wrote. */
  group?: string;
  /** The change that Undo takes back after this one, and the undoing that Redo takes back after it; 0 for none. */
  beneath: number;
}

/** The remote file of the proposal as it is now. */
export const remoteFileOf = ({ remoteFile, generatedAt }: ProposalRecord): RemoteFile | undefined =>
  remoteFile?.of === generatedAt ? remoteFile : undefined;

export type DraftStatus = 'PENDING' | 'GENERATING' | 'COMPLETED' | 'FAILED';

/** An unfinished questionnaire (specification, section 3, 'Local draft'). */
export interface DraftRecord {
  /** Stable key of the draft on this device; a changed form keeps it. */
  draftId: string;
  /** SHA-256 of the form data: changes with it, and names the mirror's key. */
  requestId: string;
  version: typeof STORED_VERSION;
  createdAt: string;
  lastModified: string;
  /** Rises with every save of its answers; absent of drafts from before there was one. */
  revision?: number;
  status: DraftStatus;
  /** 1 to 5. */
  currentStep: number;
  language: Language;
  formData: FormData;
  isComplete: boolean;
  /** Why its run failed, and when; present when FAILED. */
  error?: Reason;
  errorTimestamp?: string;
  /** Answers that came from an AI request and that the person has not touched: by path, the sentence that says so. */
  prefilled?: Prefilled;
  /** What a brief may say as well, for fields that stay empty; what a person dismissed is gone. */
  offered?: readonly OfferedAnswer[];
}

/** By path ('clientInfo.companyName'): the sentence of the brief that the answer came from; '' where none is known. */
export type Prefilled = Readonly<Record<string, string>>;

/** A client's brief on this device (readings, 'AI requests without a remote service'). */
export interface AiRequestRecord {
  /** 'request_{timestamp}_{random}'; it stands in '/ai/{id}'. */
  id: string;
  version: typeof STORED_VERSION;
  createdAt: string;
  /** The file that it came as; absent of pasted and shared text. */
  fileName?: string;
  text: string;
  /** What was found in it, once it was opened. */
  extraction?: {
    by: 'device' | 'model';
    fields: readonly ExtractedField[];
    /** What may be meant as well; absent of records from before it was kept. */
    offered?: readonly OfferedAnswer[];
  };
}

/** An answer that a brief gives. */
export interface ExtractedField {
  /** 'clientInfo.companyName'. */
  path: string;
  value: unknown;
  /** The sentences of the brief that say so. */
  source: string;
}

/** An answer that a brief may give: not sure enough to fill the field, so that a person chooses. The best first. */
export type OfferedAnswer = ExtractedField;

/** Section status in a result (specification, section 4). */
export type SectionStatus = 'complete' | 'failed' | 'pending';
