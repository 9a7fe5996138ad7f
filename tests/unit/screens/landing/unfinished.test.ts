import { describe, expect, test } from 'vitest';
import { unfinished } from '../../../../src/copy/en/unfinished.ts';
import { steps } from '../../../../src/copy/en/steps.ts';
import { inOrder } from '../../../../src/screens/landing/in-order.ts';
import {
  draftMissing,
  howToGoOn,
  proposalMissing,
  proposalState,
} from '../../../../src/screens/landing/unfinished.ts';
import type { ProposalSummary } from '../../../../src/shared/contract/work.ts';
import type { RunPhase } from '../../../../src/shared/domain/run.ts';
import type { RunSnapshot } from '../../../../src/shared/domain/run-view.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { STORED_VERSION, type DraftRecord } from '../../../../src/shared/domain/records.ts';
import { failures } from '../../../../src/copy/en/failures.ts';
import { worded, type Reason } from '../../../../src/shared/domain/failure.ts';

const words = unfinished;
const ALL = PAGES.map(({ pageNumber }) => pageNumber);
const AT = '2026-11-21T09:00:00Z';

const proposal = (missingPages: number[]): ProposalSummary => ({
  proposalId: 'p',
  title: 'Nok',
  language: 'en',
  state: 'unfinished',
  createdAt: AT,
  generatedAt: '',
  donePages: 19 - missingPages.length,
  failedPages: 0,
  leftOutPages: 0,
  missingPages,
  companyName: 'Nok',
  businessType: '',
  businessSubType: '',
  heroProduct: '',
  budget: '',
});
const draft = (lastModified = AT, draftId = 'd'): DraftRecord => ({
  draftId,
  requestId: 'hash',
  version: STORED_VERSION,
  createdAt: AT,
  lastModified,
  status: 'PENDING',
  currentStep: 1,
  language: 'en',
  formData: emptyFormData(),
  isComplete: false,
});
const run = (phase: RunPhase, more: Partial<RunSnapshot> = {}): RunSnapshot => ({
  runId: 'r',
  proposalId: 'p',
  title: 'Nok',
  language: 'en',
  engine: 'planner',
  phase,
  finishedPages: [],
  totalPages: 19,
  progress: 0,
  startedAt: AT,
  ...more,
});
const FAILED: Reason = { code: 'generation-failed' };
const finished = (pageNumber: number, success = true) =>
  success ? { pageNumber, success, finishedAt: AT } : { pageNumber, success, finishedAt: AT, error: FAILED };

describe('a proposal', () => {
  test.each<[RunSnapshot | undefined, number[], string]>([
    [undefined, [18, 19], 'Stopped, 17 of 19 pages finished'],
    [run('cancelled'), ALL, 'Stopped, 0 of 19 pages finished'],
    [run('queued'), ALL, 'Waiting for its turn'],
    // The list was read before two pages were finished; one of them failed.
    [
      run('running', { finishedPages: [finished(1), finished(2, false)] }),
      ALL,
      'Being written, 1 of 19 pages finished',
    ],
    [run('waiting', { waitReason: 'offline' }), [19], 'Waiting for the network, 18 of 19 pages finished'],
    [
      run('waiting', { waitReason: 'needs-sign-in' }),
      [19],
      'Waiting for you to sign in, 18 of 19 pages finished',
    ],
    [run('paused'), [1, 19], 'Paused, 17 of 19 pages finished'],
    [run('failed', { error: { code: 'said', text: 'No engine.' } }), [19], 'Stopped by an error: No engine.'],
  ])('says what is done: %o', (given, missing, expected) => {
    expect(proposalState(words, proposal(missing), given, (reason) => worded(failures, reason))).toBe(
      expected,
    );
  });

  test.each<[number[], string | undefined]>([
    [ALL, 'Missing: every page'],
    [[2], 'Missing: Agenda'],
    [[1, 2], 'Missing: Cover Page and Agenda'],
    [[1, 2, 3, 4], 'Missing: Cover Page, Agenda, Marketing Objectives and Market Overview'],
    [[1, 2, 3, 4, 5], 'Missing: Cover Page, Agenda, Marketing Objectives and 2 more'],
    [[], undefined],
  ])('says what is missing: %o', (missing, expected) => {
    expect(proposalMissing(words, proposal(missing), undefined)).toBe(expected);
  });

  test.each<[RunPhase | undefined, string]>([
    [undefined, 'continue'],
    ['cancelled', 'continue'],
    ['failed', 'continue'],
    ['paused', 'resume'],
    ['queued', 'watch'],
    ['running', 'watch'],
    ['waiting', 'watch'],
  ])('goes on: %s, %s', (phase, expected) => {
    expect(howToGoOn(phase === undefined ? undefined : run(phase))).toBe(expected);
  });
});

test('a questionnaire says which steps have no answer yet', () => {
  const missing = (change: (form: FormData) => void): string => {
    const formData = emptyFormData();
    change(formData);
    return draftMissing(words, { ...draft(), formData }, steps.names);
  };
  expect(missing(() => undefined)).toBe('No step has answers yet');
  expect(missing((form) => (form.clientInfo.companyName = 'Nok'))).toBe(
    'Missing: Marketing Channels, Target Audience, Campaign Objectives and Competitive Analysis',
  );
  const nearly = (form: FormData): void => {
    form.clientInfo.companyName = 'Nok';
    form.marketingChannels.website = 'https://nok.example';
    form.targetAudience.targetDemographics = 'Students';
    form.competitiveAnalysis.marketContext = 'Crowded';
  };
  expect(missing(nearly)).toBe('Missing: Campaign Objectives');
  expect(
    missing((form) => {
      nearly(form);
      form.campaignObjectives.marketingMediaBudget = '100,000';
    }),
  ).toBe('Every step has answers');
});

test('what is being written comes first, then what was changed last', () => {
  const drafts = [draft(AT, 'older'), draft('2026-11-22T09:00:00Z', 'newer')];
  const proposals: ProposalSummary[] = [
    { ...proposal([1]), proposalId: 'stopped', generatedAt: '2026-11-21T10:00:00Z' },
    { ...proposal([1]), proposalId: 'running', state: 'running', createdAt: '2026-11-20T09:00:00Z' },
  ];
  expect(
    inOrder(drafts, proposals).map((one) => ('draft' in one ? one.draft.draftId : one.proposal.proposalId)),
  ).toEqual(['running', 'newer', 'stopped', 'older']);
});
