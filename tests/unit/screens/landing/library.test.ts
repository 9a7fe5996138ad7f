/** The list of all proposals: found by any of their words, and in the order that was asked for. */
import { describe, expect, test } from 'vitest';
import {
  draftsListed,
  isShown,
  listed,
  nextStepOf,
  type Asked,
} from '../../../../src/screens/landing/library.ts';
import type { ProposalSummary } from '../../../../src/shared/contract/work.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../../../src/shared/domain/records.ts';

const proposal = (title: string, more: Partial<ProposalSummary> = {}): ProposalSummary => ({
  proposalId: title,
  title,
  language: 'en',
  state: 'complete',
  createdAt: '2026-03-01T09:00:00Z',
  generatedAt: '2026-03-01T09:01:00Z',
  donePages: 19,
  failedPages: 0,
  leftOutPages: 0,
  companyName: title,
  businessType: '',
  businessSubType: '',
  heroProduct: '',
  budget: '',
  ...more,
});
const all = [
  proposal('Otter Canoes', { heroProduct: 'Day tours', generatedAt: '2026-03-02T09:00:00Z' }),
  proposal('สวนทุเรียนยายมา', { businessType: 'Agriculture / เกษตร', generatedAt: '2026-03-04T09:00:00Z' }),
  proposal('Bee Rescue 10', { state: 'unfinished', donePages: 4, generatedAt: '' }),
  proposal('Bee Rescue 9', { failedPages: 2, generatedAt: '2026-03-03T09:00:00Z' }),
];
const titles = (asked: Partial<Asked>): string[] =>
  listed(all, { words: '', shown: 'all', order: 'newest', ...asked }).map(({ title }) => title);

test('drafts stand among all and by themselves, found by their client', () => {
  const form = emptyFormData();
  const draft = (companyName: string): DraftRecord => ({
    draftId: companyName,
    requestId: '',
    version: 'v1.0',
    status: 'PENDING',
    isComplete: false,
    language: 'en',
    currentStep: 2,
    createdAt: '',
    lastModified: '',
    formData: { ...form, clientInfo: { ...form.clientInfo, companyName } },
  });
  const drafts = [draft('Lanna Court Hotel'), draft('Rim Ping Cycle Works')];
  const found = (asked: Partial<Asked>): string[] =>
    draftsListed(drafts, { words: '', shown: 'all', order: 'newest', ...asked }).map(
      ({ draftId }) => draftId,
    );
  expect(found({})).toHaveLength(2);
  expect(found({ shown: 'drafts', words: 'court' })).toEqual(['Lanna Court Hotel']);
  expect(found({ shown: 'ready' })).toEqual([]);
  expect(all.filter((one) => isShown(one, 'drafts'))).toEqual([]);
});

describe('all proposals', () => {
  test('the one that was changed last comes first, or last', () => {
    const newest = ['สวนทุเรียนยายมา', 'Bee Rescue 9', 'Otter Canoes', 'Bee Rescue 10'];
    expect(titles({})).toEqual(newest);
    expect(titles({ order: 'oldest' })).toEqual(newest.toReversed());
  });
  test('by name, numbers as numbers', () =>
    expect(titles({ order: 'client' })).toEqual([
      'Bee Rescue 9',
      'Bee Rescue 10',
      'Otter Canoes',
      'สวนทุเรียนยายมา',
    ]));
  test('found by words of any of their texts, in any order and case', () => {
    expect(titles({ words: 'tours OTTER' })).toEqual(['Otter Canoes']);
    expect(titles({ words: 'ทุเรียน' })).toEqual(['สวนทุเรียนยายมา']);
    expect(titles({ words: 'เกษตร' })).toEqual(['สวนทุเรียนยายมา']);
    expect(titles({ words: 'otter bee' })).toEqual([]);
  });
  test('those that are ready, and those to finish', () => {
    expect(titles({ shown: 'ready' })).toEqual(['สวนทุเรียนยายมา', 'Otter Canoes']);
    expect(titles({ shown: 'to-finish' })).toEqual(['Bee Rescue 9', 'Bee Rescue 10']);
    expect(all.map(nextStepOf)).toEqual(['ready', 'ready', 'unfinished', 'failed']);
  });
});
