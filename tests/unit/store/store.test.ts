import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createConnection } from '../../../src-worker/store/connection.ts';
import { createStorage, type Storage } from '../../../src-worker/store/storage.ts';
import { createStore, type Store } from '../../../src-worker/store/store.ts';
import { FORM_EDITION } from '../../../src/shared/domain/final-form.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord, PageRecord, ProposalRecord } from '../../../src/shared/domain/records.ts';
import { createRun } from '../../../src/shared/domain/run.ts';

const at = '2026-01-31T08:00:00.000Z';
const proposal: ProposalRecord = {
  proposalId: 'proposal_1_a',
  requestId: 'hash',
  version: 'v1.0',
  title: 'Doi Coffee',
  language: 'th',
  formData: emptyFormData(),
  state: 'running',
  createdAt: at,
  generatedAt: '',
  appearance: { brandColour: '#aabbcc' },
};
const page: PageRecord = {
  proposalId: proposal.proposalId,
  pageNumber: 1,
  title: 'Cover Page',
  success: true,
  sectionData: { type: 'cover', title: 'T', output: { company: 'Doi' }, evidence: [] },
  requestId: 'r',
  engine: 'planner',
  formHash: 'hash',
  finishedAt: at,
};
const draft: DraftRecord = {
  draftId: 'd',
  requestId: 'hash',
  version: 'v1.0',
  createdAt: at,
  lastModified: at,
  status: 'FAILED',
  currentStep: 3,
  language: 'en',
  formData: emptyFormData(),
  isComplete: false,
  error: { code: 'unexpected' },
  errorTimestamp: at,
};
const run = createRun({
  runId: 'run_1',
  proposalId: proposal.proposalId,
  title: 'Doi Coffee',
  language: 'th',
  engine: 'planner',
  turn: 1,
  createdAt: at,
});

let storage: Storage;
let store: Store;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  storage = createStorage(createConnection(), () => undefined);
  store = createStore(storage, () => new Date(at));
});

test('every record comes back as it was put', async () => {
  await store.write(async (writer) => {
    await writer.putProposal(proposal);
    await writer.putPage(page);
    await writer.putDraft(draft);
    await writer.putRun(run);
    await writer.putSettings({ engine: 'planner' });
    await writer.putSalt('salt');
  });
  const read = await store.read(async (reader) => ({
    proposal: await reader.proposal(proposal.proposalId),
    pages: await reader.pages(proposal.proposalId),
    draft: await reader.draft('d'),
    run: await reader.run('run_1'),
    settings: await reader.settings(),
    salt: await reader.salt(),
  }));
  expect(read).toMatchObject({ proposal, pages: [page], draft, run, salt: 'salt' });
  expect(read.settings).toMatchObject({ engine: 'planner' });
});

test('stored variants of a questionnaire are read into the one shape', async () => {
  const old = { ...proposal, formData: { clientInfo: { companyName: 'Old', industry: 'Coffee' } } };
  await storage.write((transaction) => transaction.put('proposals', { ...old }));
  const read = await store.read((reader) => reader.proposal(proposal.proposalId));
  expect(read?.formData.clientInfo).toMatchObject({ companyName: 'Old', heroProduct: '' });
  expect(read?.formData.competitiveAnalysis.competitors).toHaveLength(3);
});

test('what this product stored comes back as it is; the same without its mark is read anew', async () => {
  const formData = {
    ...emptyFormData(),
    clientInfo: { ...emptyFormData().clientInfo, businessType: 'Coffee' },
  };
  const businessOf = async () =>
    (await store.read((reader) => reader.proposal(proposal.proposalId)))?.formData.clientInfo.businessType;
  await store.write((writer) => writer.putProposal({ ...proposal, formData }));
  expect(await businessOf()).toBe('Coffee');
  await storage.write((transaction) => transaction.put('proposals', { ...proposal, formData }));
  expect(await businessOf()).toMatch(/^Food/);
});

test('a fault in what was stored with the mark is read as any other form', async () => {
  const damaged = {
    ...proposal,
    formEdition: FORM_EDITION,
    formData: { clientInfo: { companyName: 'Doi' } },
  };
  await storage.write((transaction) => transaction.put('proposals', damaged));
  const [read] = await store.read((reader) => reader.proposals());
  expect(read?.formData).toEqual({
    ...emptyFormData(),
    clientInfo: { ...emptyFormData().clientInfo, companyName: 'Doi' },
  });
});

test('a write that meets answers of another form happens once', async () => {
  vi.resetModules();
  const fresh = await import('../../../src-worker/store/store.ts');
  const cold = fresh.createStore(storage, () => new Date(at));
  await storage.write((transaction) => transaction.put('drafts', { ...draft, formData: { clientInfo: {} } }));
  let tries = 0;
  await cold.write(async (writer) => {
    tries += 1;
    await writer.putRun({ ...run, turn: (await writer.lastTurn()) + 1 });
    const met = await writer.draft('d');
    if (met !== undefined) await writer.putDraft({ ...met, currentStep: 4 });
  });
  expect(tries).toBe(2);
  expect(await store.read((reader) => reader.draft('d'))).toMatchObject({
    currentStep: 4,
    formData: emptyFormData(),
  });
  expect((await store.read((reader) => reader.run('run_1')))?.turn).toBe(1);
});

const raw = (record: Record<string, unknown>) =>
  storage.write((transaction) => transaction.put('pages', record));
const LARGE_TEXT = '{"code":"too-large","holds":"characters","most":10000000}';
const quarantine = () => storage.read((transaction) => transaction.all('quarantine'));
const pages = () => store.read((reader) => reader.pages(proposal.proposalId));

describe('why something failed, as earlier builds stored it: in words', () => {
  const { error: _error, ...unsaid } = draft;
  const put = (name: 'drafts' | 'runs' | 'pages', record: Record<string, unknown>) =>
    storage.write((transaction) => transaction.put(name, record));
  const { sectionData: _section, ...failed } = { ...page, success: false };

  test('a page', async () => {
    await put('pages', { ...failed, error: 'Page 1 timeout after 90000ms' });
    await put('pages', { ...failed, pageNumber: 2, error: 'Page 2 failed: it broke' });
    await put('pages', { ...failed, pageNumber: 3 });
    expect((await pages()).map(({ error }) => error)).toEqual([
      { code: 'page-timeout', page: 1, ms: 90_000 },
      { code: 'page-failed', page: 2, reason: { code: 'said', text: 'it broke' } },
      undefined,
    ]);
    expect(await quarantine()).toEqual([]);
  });

  test('a draft: stored again, it says so in the new way alone', async () => {
    await put('drafts', { ...unsaid, errorMessage: 'An unexpected error occurred. Please try again.' });
    const read = await store.read((reader) => reader.draft('d'));
    expect(read).toEqual(draft);
    await put('drafts', { ...unsaid, errorMessage: 'It broke.' });
    expect(await store.read((reader) => reader.draft('d'))).toEqual({
      ...draft,
      error: { code: 'said', text: 'It broke.' },
    });
  });

  test('a run: why it failed, why its pages did, and what waits', async () => {
    await put('runs', {
      ...run,
      phase: 'waiting',
      error: 'It broke.',
      results: [{ pageNumber: 1, success: false, error: 'Proxy error 502: Down', finishedAt: at }],
      wait: {
        reason: 'offline',
        since: at,
        held: [{ pageNumber: 2, error: 'Network error: Cannot reach proxy server' }],
        nextProbeAt: null,
      },
    });
    expect(await store.read((reader) => reader.run('run_1'))).toMatchObject({
      error: { code: 'said', text: 'It broke.' },
      results: [{ error: { code: 'proxy-error', status: 502, said: 'Down' } }],
      wait: { held: [{ pageNumber: 2, error: { code: 'network-error' } }] },
    });
    await put('runs', { ...run });
    expect(await store.read((reader) => reader.run('run_1'))).toEqual(run);
  });
});

describe('a record that cannot be read', () => {
  test('is set aside whole, with its reason, and the others are read', async () => {
    const invalid = { ...page, pageNumber: 2, sectionData: 'garbage', odd: true };
    await raw({ ...page });
    await raw(invalid);
    expect((await pages()).map(({ pageNumber }) => pageNumber)).toEqual([1]);
    expect(await quarantine()).toMatchObject([
      { id: 'pages/proposal_1_a/2', store: 'pages', reason: 'invalid', at, record: invalid },
    ]);
    expect(await store.read((reader) => reader.setAside())).toBe(1);
    expect(await storage.read((transaction) => transaction.all('pages'))).toHaveLength(1);
  });

  /** Data that holds itself twice on each level: small as it is stored, without end as it is read. */
  const nested = (levels: number, width: number): unknown => {
    let value: unknown = 'end';
    for (let level = 0; level < levels; level += 1)
      value = Object.fromEntries(Array.from({ length: width }, (_, index) => [`k${index}`, value]));
    return value;
  };
  const DEEP = '{"code":"too-large","holds":"levels","most":128}';
  const LARGE = '{"code":"too-large","holds":"values","most":500000}';
  test.each<[string, unknown, string]>([
    ['a thousand deep', nested(1000, 1), DEEP],
    ['twice a thousand deep', nested(1000, 2), DEEP],
    ['too large, though not deep', nested(40, 2), LARGE],
    ['with texts without end', Array.from({ length: 3 }, () => 'x'.repeat(5_000_000)), LARGE_TEXT],
  ])('%s is set aside with the limit, and costs no time', async (_name, value, detail) => {
    const { formData } = draft;
    await storage.write((transaction) =>
      transaction.put('drafts', { ...draft, formData: { ...formData, corrections: { gender: value } } }),
    );
    expect(await store.read((reader) => reader.draft(draft.draftId))).toBeUndefined();
    const [aside] = await quarantine();
    expect(aside).toMatchObject({ reason: 'invalid', store: 'drafts', detail });
  });

  test('a page as deep as an engine may write it is read', async () => {
    await raw({
      ...page,
      sectionData: { type: 'cover', title: '', output: { a: nested(100, 1) }, evidence: [] },
    });
    expect(await pages()).toHaveLength(1);
  });

  test('of a newer version says so', async () => {
    await storage.write((transaction) => transaction.put('drafts', { ...draft, version: 'v2.0' }));
    expect(await store.read((reader) => reader.drafts('FAILED'))).toEqual([]);
    expect(await quarantine()).toMatchObject([{ reason: 'newer', store: 'drafts' }]);
  });

  test('is put back once it can be read, unless something newer has its place', async () => {
    for (const pageNumber of [1, 2])
      await storage.write((transaction) =>
        transaction.put('quarantine', {
          id: `pages/proposal_1_a/${pageNumber}`,
          store: 'pages',
          record: { ...page, pageNumber, title: 'Set aside' },
        }),
      );
    await store.write((writer) => writer.putPage({ ...page, pageNumber: 2, title: 'Newer' }));
    expect(await store.recover()).toBe(1);
    expect((await pages()).map(({ title }) => title)).toEqual(['Set aside', 'Newer']);
  });
});

test('a record that lacks what lists go by is found, set aside and counted no more', async () => {
  const { createdAt: _time, ...timeless } = proposal;
  const { turn: _turn, ...turnless } = run;
  await storage.write(async (transaction) => {
    await transaction.put('proposals', { ...timeless });
    await transaction.put('runs', { ...turnless });
  });
  await store.write((writer) => writer.putProposal({ ...proposal, proposalId: 'whole' }));
  await store.findStrays();
  expect((await quarantine()).length).toBe(2);
  expect(await store.read((reader) => reader.countProposals())).toBe(1);
});

test('a list is whole though a record in it had to be set aside', async () => {
  for (const [index, title] of ['a', 'b', 'c'].entries())
    await store.write((writer) =>
      writer.putProposal({
        ...proposal,
        proposalId: title,
        title,
        createdAt: `2026-01-0${index + 1}T08:00:00.000Z`,
      }),
    );
  await storage.write((transaction) =>
    transaction.put('proposals', { ...proposal, title: 7, createdAt: '2026-02-01T08:00:00.000Z' }),
  );
  const newest = await store.read((reader) => reader.proposals(2));
  expect(newest.map(({ title }) => title)).toEqual(['c', 'b']);
});

test('lists read nothing but what they are asked for', async () => {
  await store.write(async (writer) => {
    for (let number = 1; number <= 30; number += 1) {
      const proposalId = `p${number}`;
      await writer.putProposal({ ...proposal, proposalId, createdAt: new Date(number * 1e9).toISOString() });
      await writer.putRun({ ...run, runId: `r${number}`, proposalId, turn: number, phase: 'finished' });
      await writer.putDraft({ ...draft, draftId: `d${number}` });
    }
    await writer.putRun({ ...run, runId: 'live', proposalId: 'p3', turn: 40 });
  });
  let met = 0;
  const counting: Storage = {
    ...storage,
    read: (work) =>
      storage.read((transaction) =>
        work({
          ...transaction,
          all: () => Promise.reject(new Error('a whole store was read')),
          async find(...asked) {
            const found = await transaction.find(...asked);
            met += found.length;
            return found;
          },
        }),
      ),
  };
  const read = await createStore(counting, () => new Date(at)).read(async (reader) => ({
    newest: (await reader.proposals(2)).map(({ proposalId }) => proposalId),
    running: (await reader.proposals(1, ['running', 'unfinished'])).map(({ proposalId }) => proposalId),
    live: (await reader.runs(['queued', 'running'])).map(({ runId }) => runId),
    of: (await reader.runsOf('p3')).map(({ runId }) => runId),
    last: await reader.lastTurn(),
    drafts: (await reader.draftIds('FAILED')).length,
    ids: (await reader.proposalIds()).slice(0, 2),
  }));
  expect(read).toEqual({
    newest: ['p30', 'p29'],
    running: ['p30'],
    live: ['live'],
    of: ['live', 'r3'],
    last: 40,
    drafts: 30,
    ids: ['p1', 'p2'],
  });
  expect(met).toBe(7);
});

test('removing a proposal takes its pages and no others', async () => {
  await store.write(async (writer) => {
    await writer.putProposal(proposal);
    await writer.putPage(page);
    await writer.putPage({ ...page, proposalId: 'other' });
    await writer.removeProposal(proposal.proposalId);
  });
  expect(await store.read((reader) => reader.pages(proposal.proposalId))).toEqual([]);
  expect(await store.read((reader) => reader.pages('other'))).toHaveLength(1);
});

test('what was worked out of a proposal goes with the proposal', async () => {
  const keys = [proposal.proposalId, 'other'].map((id) => `worked-out ${id}`);
  await store.write((writer) => writer.putProposal(proposal));
  await store.raw.write(async (transaction) => {
    for (const id of keys) await transaction.put('meta', { id, of: 'this state', answers: {} });
  });
  await store.write((writer) => writer.removeProposal(proposal.proposalId));
  const left = await store.raw.read((transaction) =>
    Promise.all(keys.map((key) => transaction.get('meta', key))),
  );
  expect(left).toMatchObject([undefined, { of: 'this state' }]);
});
