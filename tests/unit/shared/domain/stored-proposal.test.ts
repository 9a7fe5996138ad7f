import { describe, expect, it } from 'vitest';
import type { DraftRecord, PageRecord, ProposalRecord } from '../../../../src/shared/domain/records.ts';
import {
  fitsStorage,
  generatedProposal,
  historyEntry,
  isStoredProposal,
  storedBytes,
  storedDraft,
  storedPage,
  storedProposal,
} from '../../../../src/shared/domain/stored-proposal.ts';
import { validForm } from './form-example.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';

const proposal: ProposalRecord = {
  proposalId: 'proposal_1_a',
  requestId: 'abc',
  version: 'v1.0',
  title: 'Nok',
  language: 'en',
  formData: validForm(),
  state: 'complete',
  createdAt: '2026-03-01T09:00:00.000Z',
  generatedAt: '2026-03-01T09:01:00.000Z',
  appearance: {},
};
const page: PageRecord = {
  proposalId: 'proposal_1_a',
  pageNumber: 1,
  title: 'Cover Page',
  success: false,
  error: { code: 'page-failed', page: 1, reason: { code: 'skipped' } },
  requestId: 'r',
  engine: 'planner',
  formHash: 'abc',
  finishedAt: '2026-03-01T09:01:00.000Z',
};
const word = ({ code }: Reason): string => `words of ${code}`;
const mirrored = storedPage(page, word);
const stored = storedProposal(proposal, [mirrored]);

it('say why a page failed in words', () => {
  expect(mirrored).toEqual({ ...page, error: 'words of page-failed' });
  const { error: _error, ...written } = page;
  expect(storedPage(written, word)).toEqual(written);
});

describe('records in local storage', () => {
  it('of a proposal', () => {
    expect(stored).toEqual({
      requestId: 'abc',
      version: 'v1.0',
      generatedAt: '2026-03-01T09:01:00.000Z',
      formData: validForm(),
      pages: [mirrored],
      type: 'generic',
    });
    expect(storedProposal({ ...proposal, generatedAt: '' }, []).generatedAt).toBe(proposal.createdAt);
  });

  it('of a generated proposal carry three fixed sections', () => {
    expect(generatedProposal(proposal, [mirrored])).toEqual({
      ...validForm(),
      proposalId: 'proposal_1_a',
      generatedAt: '2026-03-01T09:01:00.000Z',
      sections: [
        { pageNumber: 1, title: 'Cover Page', status: 'completed' },
        { pageNumber: 2, title: 'Agenda', status: 'completed' },
        { pageNumber: 5, title: 'Business Overview', status: 'completed' },
      ],
      pages: [mirrored],
      processingResult: [mirrored],
    });
  });

  it('of the history', () => {
    const { clientInfo, campaignObjectives } = validForm();
    const data = { clientInfo, campaignObjectives, proposalId: 'proposal_1_a' };
    const rest = { id: 'proposal_1_a', createdAt: '2026-03-01T09:00:00.000Z', title: 'Nok' };
    expect(historyEntry(proposal)).toEqual({ ...rest, data });
    expect(historyEntry(proposal, 'https://x.example/a.pptx')).toEqual({
      ...rest,
      data: { ...data, downloadUrl: 'https://x.example/a.pptx' },
    });
  });

  it('of a draft', () => {
    const draft: DraftRecord = {
      draftId: 'draft_1_a',
      requestId: 'abc',
      version: 'v1.0',
      createdAt: '',
      lastModified: '',
      status: 'FAILED',
      currentStep: 5,
      language: 'th',
      formData: validForm(),
      isComplete: true,
      error: { code: 'unexpected' },
      errorTimestamp: '2026-03-01T09:01:00.000Z',
    };
    expect(Object.keys(storedDraft(draft, word)).toSorted()).toEqual([
      'createdAt',
      'currentStep',
      'errorMessage',
      'errorTimestamp',
      'formData',
      'isComplete',
      'lastModified',
      'requestId',
      'status',
      'version',
    ]);
    expect(storedDraft(draft, word).errorMessage).toBe('words of unexpected');
  });

  it('of a proposal are valid, also read back and without pages', () => {
    for (const value of [stored, JSON.parse(JSON.stringify(stored)), { ...stored, pages: [] }]) {
      expect(isStoredProposal(value)).toBe(true);
    }
  });

  it.each([
    ['requestId', ''],
    ['requestId', undefined],
    ['version', undefined],
    ['generatedAt', ''],
    ['formData', null],
    ['formData', []],
    ['formData', 'text'],
    ['pages', undefined],
    ['pages', {}],
    ['pages', [{ pageNumber: 0 }]],
    ['pages', [{ pageNumber: '1' }]],
    ['pages', [{ pageNumber: Number.NaN }]],
    ['pages', [page, null]],
  ])('are invalid with %s %j', (field, value) => {
    expect(isStoredProposal({ ...stored, [field]: value })).toBe(false);
  });
  it.each([null, 'text', 3, []])('are no records at all: %j', (value) => {
    expect(isStoredProposal(value)).toBe(false);
  });

  it('are refused beyond 90% of 5 MB', () => {
    expect(fitsStorage(4_718_592)).toBe(true);
    expect(fitsStorage(4_718_593)).toBe(false);
    expect(storedBytes('key', 'ค่า')).toBe(12);
  });
});
