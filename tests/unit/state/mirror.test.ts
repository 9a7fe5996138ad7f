import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMirror } from '../../../src/state/mirror.ts';
import type { KeyValue } from '../../../src/state/mirror-store.ts';
import type { ProposalSummary, ProposalView } from '../../../src/shared/contract/work.ts';
import type { SettingsView } from '../../../src/shared/contract/settings.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { fail, ok, type Result } from '../../../src/shared/domain/failure.ts';
import { STORAGE_QUOTA_BYTES, STORAGE_QUOTA_SHARE } from '../../../src/shared/domain/limits.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../../src/shared/domain/records.ts';

class FakeStorage implements KeyValue {
  readonly map = new Map<string, string>();
  refuse: unknown;
  get length(): number {
    return this.map.size;
  }
  key(index: number): string | null {
    return [...this.map.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.map.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.refuse !== undefined) throw this.refuse;
    this.map.set(key, value);
  }
  removeItem(key: string): void {
    this.map.delete(key);
  }
  json(key: string): unknown {
    return JSON.parse(this.map.get(key) ?? 'null');
  }
}

const at = '2026-01-31T08:00:00.000Z';
const viewOf = (number: number, requestId = `hash${number}`): ProposalView => ({
  proposal: {
    proposalId: `proposal_${number}_a`,
    requestId,
    version: 'v1.0',
    title: `Company ${number}`,
    language: 'en',
    formData: emptyFormData(),
    state: 'complete',
    createdAt: at,
    generatedAt: at,
    appearance: {},
  },
  pages: [
    {
      proposalId: `proposal_${number}_a`,
      pageNumber: 1,
      title: 'Cover Page',
      success: true,
      sectionData: { type: 'cover', title: '', output: { number }, evidence: [] },
      requestId: 'r',
      engine: 'planner',
      formHash: requestId,
      finishedAt: at,
    },
  ],
});
const summaryOf = ({ proposal }: ProposalView): ProposalSummary => ({
  ...proposal,
  donePages: 1,
  failedPages: 0,
  leftOutPages: 0,
  companyName: '',
  businessType: '',
  businessSubType: '',
  heroProduct: '',
  budget: '',
});
const draft: DraftRecord = {
  draftId: 'd',
  requestId: 'new',
  version: 'v1.0',
  createdAt: at,
  lastModified: at,
  status: 'PENDING',
  currentStep: 2,
  language: 'en',
  formData: emptyFormData(),
  isComplete: false,
};

let storage: FakeStorage;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  storage = new FakeStorage();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A mirror over a worker that has these proposals, newest first. */
function mirrorOf(
  views: readonly ProposalView[],
  store: () => KeyValue | undefined = () => storage,
  historyEntries?: number,
  readDraft: () => Result<DraftRecord> = () => ok(draft),
) {
  let readings = 0;
  const mirror = createMirror(
    {
      history: (limit) => {
        readings += 1;
        return Promise.resolve(ok(views.slice(0, limit).map(summaryOf)));
      },
      proposal: (id) => {
        const view = views.find(({ proposal }) => proposal.proposalId === id);
        return Promise.resolve(
          view === undefined ? fail('not-found', { code: 'not-on-device', what: 'proposal' }) : ok(view),
        );
      },
      draft: () => Promise.resolve(readDraft()),
      settings: () => Promise.resolve(settingsOf(historyEntries)),
    },
    store,
  );
  return { mirror, readings: () => readings };
}
/** A deployment's limit, or settings that cannot be read. */
function settingsOf(historyEntries: number | undefined): Result<SettingsView> {
  if (historyEntries === undefined) return fail('storage', { code: 'not-stored' });
  const usual = defaultConfig();
  const config = { ...usual, limits: { ...usual.limits, historyEntries } };
  return ok({
    config,
    deployment: config,
    changedLimits: {},
    configProblems: [],
    settings: {},
    modelKeyKept: false,
    storage: { kind: 'durable' },
  });
}
const historyDidChange = { type: 'historyDidChange' } as const;
const draftDidSave = { type: 'draftDidSave', draftId: 'd', requestId: 'new', revision: 1 } as const;

describe('the history', () => {
  test('holds the five newest, and a stored proposal for each', async () => {
    const views = [7, 6, 5, 4, 3, 2].map((number) => viewOf(number));
    storage.map.set('proposal_hash1', JSON.stringify({ old: true }));
    storage.map.set('theme', 'dark');
    await mirrorOf(views).mirror.handle(historyDidChange);
    expect([...storage.map.keys()].toSorted()).toEqual([
      'proposal_hash3',
      'proposal_hash4',
      'proposal_hash5',
      'proposal_hash6',
      'proposal_hash7',
      'proposal_history',
      'theme',
    ]);
    expect(storage.json('proposal_history')).toHaveLength(5);
    expect(storage.json('proposal_history')).toMatchObject([
      {
        id: 'proposal_7_a',
        title: 'Company 7',
        createdAt: at,
        data: { proposalId: 'proposal_7_a', clientInfo: { companyName: '' }, campaignObjectives: {} },
      },
      ...[6, 5, 4, 3].map((number) => ({ title: `Company ${number}` })),
    ]);
    expect(storage.json('proposal_hash7')).toMatchObject({
      requestId: 'hash7',
      version: 'v1.0',
      generatedAt: at,
      type: 'generic',
      pages: [{ pageNumber: 1 }],
    });
  });

  test('is as long as the deployment says', async () => {
    const views = [3, 2, 1].map((number) => viewOf(number));
    await mirrorOf(views, undefined, 2).mirror.handle(historyDidChange);
    expect(storage.json('proposal_history')).toMatchObject([{ id: 'proposal_3_a' }, { id: 'proposal_2_a' }]);
    expect(storage.map.has('proposal_hash1')).toBe(false);
  });

  test('has the link of a remote file, while it is of the pages as they are', async () => {
    const url = 'https://agency.example/files/1.pptx';
    const [linked, rewritten] = [viewOf(2), viewOf(1)];
    linked.proposal.remoteFile = { url, of: at };
    rewritten.proposal.remoteFile = { url, of: 'earlier' };
    await mirrorOf([linked, rewritten]).mirror.handle(historyDidChange);
    const [first, second] = JSON.parse(storage.map.get('proposal_history') ?? '[]');
    expect(first.data.downloadUrl).toBe(url);
    expect(second.data).not.toHaveProperty('downloadUrl');
  });

  test('of two proposals from the same answers, the newer is stored', async () => {
    await mirrorOf([viewOf(2, 'same'), viewOf(1, 'same')]).mirror.handle(historyDidChange);
    expect(storage.json('proposal_same')).toMatchObject({ pages: [{ proposalId: 'proposal_2_a' }] });
  });

  test('a page that failed says so in words', async () => {
    const view = viewOf(1);
    const [page] = view.pages;
    if (page === undefined) throw new Error('no page');
    view.pages = [{ ...page, success: false, error: { code: 'page-timeout', page: 1, ms: 90_000 } }];
    await mirrorOf([view]).mirror.handle(historyDidChange);
    const stored = { success: false, error: 'Page 1 timeout after 90000ms' };
    expect(storage.json('proposal_hash1')).toMatchObject({ pages: [stored], processingResult: [stored] });
  });

  test('many events at once are one reading', async () => {
    const { mirror, readings } = mirrorOf([viewOf(1)]);
    await Promise.all([1, 2, 3].map(() => mirror.handle(historyDidChange)));
    expect(readings()).toBeLessThanOrEqual(2);
  });
});

describe('the draft', () => {
  test('stands under its hash alone: keys of older forms go', async () => {
    storage.map.set('draft_old', '{}');
    storage.map.set('draft_older', 'garbage');
    await mirrorOf([]).mirror.handle(draftDidSave);
    expect([...storage.map.keys()]).toEqual(['draft_new']);
    expect(storage.json('draft_new')).toEqual({
      requestId: 'new',
      version: 'v1.0',
      createdAt: at,
      lastModified: at,
      status: 'PENDING',
      currentStep: 2,
      formData: emptyFormData(),
      isComplete: false,
    });
  });

  describe('follows its run', () => {
    const didChange = { type: 'draftDidChange', draftId: 'd', requestId: 'new' } as const;
    const mirrored = async (next: Result<DraftRecord>): Promise<void> =>
      mirrorOf([], undefined, undefined, () => next).mirror.handle(didChange);
    const failedRun: DraftRecord = {
      ...draft,
      status: 'FAILED',
      error: { code: 'unexpected' },
      errorTimestamp: at,
    };
    beforeEach(() => mirrorOf([]).mirror.handle(draftDidSave));

    test('confirmed early it is complete', async () => {
      await mirrored(ok({ ...draft, isComplete: true }));
      expect(storage.json('draft_new')).toMatchObject({ status: 'PENDING', isComplete: true });
    });

    test('ended by an exception it says so, with the time', async () => {
      await mirrored(ok(failedRun));
      expect(storage.json('draft_new')).toMatchObject({
        status: 'FAILED',
        errorMessage: 'An unexpected error occurred. Please try again.',
        errorTimestamp: at,
      });
    });

    test('as a proposal, or deleted, it is gone', async () => {
      await mirrored(ok({ ...draft, status: 'COMPLETED' }));
      expect([...storage.map.keys()]).toEqual([]);
      await mirrored(ok(draft));
      expect([...storage.map.keys()]).toEqual(['draft_new']);
      await mirrored(fail('not-found', { code: 'not-on-device', what: 'proposal' }));
      expect([...storage.map.keys()]).toEqual([]);
    });

    test('a draft that could not be read stays, and one that is not the current one takes no place', async () => {
      await mirrored(fail('storage', { code: 'not-stored' }));
      expect([...storage.map.keys()]).toEqual(['draft_new']);
      storage.map.delete('draft_new');
      storage.map.set('draft_other', '{}');
      await mirrored(ok(failedRun));
      expect([...storage.map.keys()]).toEqual(['draft_other']);
    });

    test('pages written again make no draft of a proposal', async () => {
      storage.map.clear();
      await mirrored(ok({ ...draft, status: 'GENERATING' }));
      expect([...storage.map.keys()]).toEqual([]);
    });
  });
});

describe('what goes wrong costs a warning', () => {
  test('90 % of 5 MB is the limit', async () => {
    storage.map.set('other', 'x'.repeat((STORAGE_QUOTA_BYTES * STORAGE_QUOTA_SHARE) / 2 - 100));
    await mirrorOf([]).mirror.handle(draftDidSave);
    expect(storage.map.has('draft_new')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    storage.map.delete('other');
    await mirrorOf([]).mirror.handle(draftDidSave);
    expect(storage.map.has('draft_new')).toBe(true);
  });

  test('full', async () => {
    storage.refuse = new DOMException('full', 'QuotaExceededError');
    await mirrorOf([viewOf(1)]).mirror.handle(historyDidChange);
    expect(warn).toHaveBeenCalled();
  });

  test.each([
    ['missing', () => undefined],
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('%s', async (_name, store) => {
    const { mirror } = mirrorOf([viewOf(1)], store);
    await mirror.handle(historyDidChange);
    await mirror.handle(draftDidSave);
    expect(storage.map.size).toBe(0);
  });

  test('contradictory: invalid proposals are cleared and written again', async () => {
    storage.map.set('proposal_hash1', 'garbage');
    storage.map.set('proposal_hash9', '{"pages":');
    storage.map.set('proposal_history', '{"not":"a list"}');
    await mirrorOf([viewOf(1)]).mirror.handle(historyDidChange);
    expect([...storage.map.keys()].toSorted()).toEqual(['proposal_hash1', 'proposal_history']);
    expect(storage.json('proposal_history')).toHaveLength(1);
  });
});
