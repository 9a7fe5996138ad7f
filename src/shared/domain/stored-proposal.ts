/**
 * The records that are mirrored in local storage, as the specification names them (sections 3 and 5). They are
 * written for whoever looks there and never read as truth. No validator library: the landing page writes them.
 */
import type { Reason } from './failure.ts';
import { STORAGE_QUOTA_BYTES, STORAGE_QUOTA_SHARE } from './limits.ts';
import { PAGES } from './pages.ts';
import type { FormData } from './questionnaire.ts';
import type { DraftRecord, PageRecord, ProposalRecord } from './records.ts';

/** A page as it is mirrored: what failed is said in words. */
export type StoredPage = Omit<PageRecord, 'error'> & { error?: string };

export const storedPage = ({ error, ...page }: PageRecord, word: (reason: Reason) => string): StoredPage => ({
  ...page,
  ...(error === undefined ? {} : { error: word(error) }),
});

/** 'Local stored proposal'. */
export interface StoredProposal {
  requestId: string;
  version: string;
  generatedAt: string;
  formData: FormData;
  pages: readonly StoredPage[];
  type: string;
}

export const storedProposal = (
  { requestId, version, generatedAt, createdAt, formData }: ProposalRecord,
  pages: readonly StoredPage[],
): StoredProposal => ({
  requestId,
  version,
  generatedAt: generatedAt || createdAt,
  formData,
  pages,
  type: 'generic',
});

/**
 * Valid stored proposal data: requestId, version, generatedAt, a formData object, and a pages list whose items each
 * have a numeric non-zero pageNumber. Anything else in the mirror is cleared.
 */
export function isStoredProposal(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['formData']) || !Array.isArray(value['pages'])) return false;
  if (!['requestId', 'version', 'generatedAt'].every((name) => isText(value[name]))) return false;
  return value['pages'].every((page: unknown) => {
    const pageNumber = isObject(page) ? page['pageNumber'] : undefined;
    return typeof pageNumber === 'number' && Number.isFinite(pageNumber) && pageNumber !== 0;
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The three entries that every generated record carries; nothing reads them (readings, 'Pages and slides'). */
const FIXED_SECTIONS = ['Cover Page', 'Agenda', 'Business Overview'].map((title) => ({
  pageNumber: PAGES.find((page) => page.title === title)?.pageNumber ?? 0,
  title,
  status: 'completed' as const,
}));

/** 'Generated proposal record': all form data, and the pages under both of their names. */
export interface GeneratedProposal extends FormData {
  proposalId: string;
  generatedAt: string;
  sections: readonly { pageNumber: number; title: string; status: 'completed' }[];
  pages: readonly StoredPage[];
  processingResult: readonly StoredPage[];
}

export const generatedProposal = (
  { proposalId, generatedAt, createdAt, formData }: ProposalRecord,
  pages: readonly StoredPage[],
): GeneratedProposal => ({
  ...formData,
  proposalId,
  generatedAt: generatedAt || createdAt,
  sections: FIXED_SECTIONS,
  pages,
  processingResult: pages,
});

/** 'Proposal history entry'. A local file has no address, so `downloadUrl` is a remote service's alone. */
export interface HistoryEntry {
  id: string;
  data: Pick<FormData, 'clientInfo' | 'campaignObjectives'> & { proposalId: string; downloadUrl?: string };
  createdAt: string;
  title: string;
}

export const historyEntry = (
  { proposalId, formData, createdAt, title }: ProposalRecord,
  downloadUrl?: string,
): HistoryEntry => ({
  id: proposalId,
  data: {
    clientInfo: formData.clientInfo,
    campaignObjectives: formData.campaignObjectives,
    proposalId,
    ...(downloadUrl === undefined ? {} : { downloadUrl }),
  },
  createdAt,
  title,
});

/** 'Local draft'. */
export type StoredDraft = Omit<DraftRecord, 'draftId' | 'language' | 'revision' | 'error'> & {
  errorMessage?: string;
};

/** Without what only this device's database knows of it, and with its error in words. */
export const storedDraft = (
  { draftId: _draftId, language: _language, revision: _revision, error, ...draft }: DraftRecord,
  word: (reason: Reason) => string,
): StoredDraft => ({ ...draft, ...(error === undefined ? {} : { errorMessage: word(error) }) });

/** Bytes that an entry takes in local storage: two a character, as browsers count. */
export const storedBytes = (key: string, value: string): number => 2 * (key.length + value.length);

/** True while the storage, this many bytes in all, stays within the part of its quota that a save may fill. */
export const fitsStorage = (totalBytes: number): boolean =>
  totalBytes <= STORAGE_QUOTA_BYTES * STORAGE_QUOTA_SHARE;
