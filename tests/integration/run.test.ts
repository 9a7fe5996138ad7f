import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emptyDevice,
  fakeEngine,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, gateOf, value, writing } from './support/result.ts';

const workers: InProcessWorker[] = [];
const start: typeof startWorker = async (...given) => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

test('a confirmed questionnaire becomes nineteen stored pages, in order, one at a time', async () => {
  const engine = fakeEngine();
  const { remote, events, until } = await start(engine);
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  expect(run).toMatchObject({ phase: 'queued', title: 'Doi Coffee', totalPages: 20, progress: 0 });
  await until(ended(run.runId));

  const view = value(await remote.proposal(run.proposalId));
  expect(view.pages.map(({ pageNumber }) => pageNumber)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
  expect(view.pages.every(({ success, sectionData }) => success && sectionData !== undefined)).toBe(true);
  expect(view.proposal.state).toBe('complete');
  expect(view.run).toMatchObject({ phase: 'finished', progress: 100, totalPages: 19 });
  expect(engine.asked.map(({ pageNumber }) => pageNumber)).toEqual(view.pages.map((page) => page.pageNumber));
  expect([...(engine.asked.at(-1)?.earlier.keys() ?? [])]).toHaveLength(18);
  expect(new Set(engine.asked.map(({ requestId }) => requestId)).size).toBe(19);
  expect(events.filter(({ type }) => type === 'pageDidFinish')).toHaveLength(19);
  expect(value(await remote.history())).toMatchObject([
    { proposalId: run.proposalId, title: 'Doi Coffee', state: 'complete', donePages: 19, failedPages: 0 },
  ]);
  expect(value(await remote.runs())).toEqual([]);
});

test('a draft that another tab confirmed is one proposal, though its run has just ended', async () => {
  const engine = fakeEngine();
  const { remote, until } = await start(engine);
  const draft = { formData: someAnswers(), language: 'en', currentStep: 5 } as const;
  const { draftId } = value(await remote.saveDraft(draft));
  const run = value(await remote.startRun(someAnswers(), { language: 'en', draftId }));
  await until(ended(run.runId));
  const again = value(await remote.startRun(someAnswers(), { language: 'en', draftId }));
  expect([again.runId, again.phase]).toEqual([run.runId, 'finished']);
  expect(engine.asked).toHaveLength(19);
  // Other answers are another proposal.
  const other = value(await remote.startRun(someAnswers('Doi Two'), { language: 'en', draftId }));
  expect(other.proposalId).not.toBe(run.proposalId);
});

test('a failing page is recorded with its reason and the run goes on; retrying writes it alone', async () => {
  let broken = true;
  const engine = fakeEngine(async (request) =>
    broken && request.pageNumber === 4
      ? { ok: false, failure: { kind: 'invalid', reason: { code: 'output-no-json' }, retryable: false } }
      : { ok: true, section: sectionOf(request) },
  );
  const { remote, until, events } = await start(engine);
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(run.runId));
  const view = value(await remote.proposal(run.proposalId));
  expect(view.pages.find(({ pageNumber }) => pageNumber === 4)).toMatchObject({
    success: false,
    error: { code: 'page-failed', page: 4, reason: { code: 'output-no-json' } },
  });
  expect(view.pages.filter(({ success }) => success)).toHaveLength(18);

  broken = false;
  events.length = 0;
  const asked = engine.asked.length;
  value(await remote.retryPages(run.proposalId));
  await until(ended(run.runId));
  expect(engine.asked.slice(asked).map(({ pageNumber }) => pageNumber)).toEqual([4]);
  expect(value(await remote.proposal(run.proposalId)).pages.every(({ success }) => success)).toBe(true);
  expect(value(await remote.regenerate(run.proposalId))).toBeUndefined();
  expect(await remote.retryPages(run.proposalId)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
});

test('a section that the slide filter drops is left out: counted nowhere as done, and asked for again', async () => {
  let lacking = true;
  const engine = fakeEngine(async (request) => {
    const section = sectionOf(request);
    if (lacking && request.pageNumber === 4)
      return { ok: true, section: { ...section, output: { ...section.output, dataSources: [] } } };
    return { ok: true, section };
  });
  const { remote, until, events } = await start(engine);
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(run.runId));
  const missing = ['dataSources'];
  expect(value(await remote.history())).toMatchObject([
    { state: 'complete', donePages: 18, failedPages: 0, leftOutPages: 1 },
  ]);
  const results = value(await remote.proposal(run.proposalId)).run?.finishedPages;
  expect(results?.find(({ pageNumber }) => pageNumber === 4)).toMatchObject({ success: true, missing });
  expect(results?.filter((result) => result.missing !== undefined)).toHaveLength(1);

  // Retry, with the engine that wrote it first: the page that lacked something is the one that is asked for.
  lacking = false;
  events.length = 0;
  const asked = engine.asked.length;
  value(await remote.retryPages(run.proposalId));
  await until(ended(run.runId));
  expect(engine.asked.slice(asked).map(({ pageNumber }) => pageNumber)).toEqual([4]);
  expect(value(await remote.history())).toMatchObject([{ donePages: 19, leftOutPages: 0 }]);
});

test('where no page is in the deck there is no file', async () => {
  const engine = fakeEngine(async (request) => ({
    ok: true,
    section: { ...sectionOf(request), output: {} },
  }));
  const { remote, until } = await start(engine);
  const { runId, proposalId } = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(runId));
  expect(value(await remote.history())).toMatchObject([{ donePages: 0, leftOutPages: 19 }]);
  const reason = { code: 'no-page-written' };
  expect(await remote.status(proposalId)).toMatchObject({ value: { state: 'error', reason } });
  expect(await remote.exportPptx(proposalId)).toMatchObject({ ok: false, failure: { reason } });
});

test('a page that fails anew takes the place of one that was left out: the newest reason stands', async () => {
  let tries = 0;
  const engine = fakeEngine(async (request) => {
    if (request.pageNumber !== 4) return { ok: true, section: sectionOf(request) };
    tries += 1;
    return tries === 1
      ? { ok: true, section: { ...sectionOf(request), output: {} } }
      : { ok: false, failure: { kind: 'invalid', reason: { code: 'output-no-json' }, retryable: false } };
  });
  const { remote, until, events } = await start(engine);
  const { runId, proposalId } = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(runId));
  events.length = 0;
  value(await remote.retryPages(proposalId, [4]));
  await until(ended(runId));
  expect(value(await remote.proposal(proposalId)).pages[3]).toMatchObject({
    success: false,
    error: { code: 'page-failed', page: 4, reason: { code: 'output-no-json' } },
  });
});

test('a page that borrows counts as soon as the page it borrows from has what it lacks', async () => {
  let lacking = true;
  const engine = fakeEngine(async (request) => {
    const section = sectionOf(request);
    const { keyProducts, marketPosition, ...less } = section.output;
    const lends = { ...less, marketPosition: marketPosition ?? 'First', ...(lacking ? {} : { keyProducts }) };
    if (request.pageNumber === 5) return { ok: true, section: { ...section, output: lends } };
    if (request.pageNumber === 6) return { ok: true, section: { ...section, output: less } };
    return { ok: true, section };
  });
  const { remote, until, events } = await start(engine);
  const { runId, proposalId } = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(runId));
  expect(value(await remote.history())).toMatchObject([{ donePages: 17, leftOutPages: 2 }]);
  lacking = false;
  events.length = 0;
  value(await remote.retryPages(proposalId, [5]));
  await until(ended(runId));
  expect(value(await remote.history())).toMatchObject([{ donePages: 19, leftOutPages: 0 }]);
});

test('a page that never answers ends with the budget in its reason', async () => {
  const engine = fakeEngine((request) =>
    request.pageNumber === 2
      ? new Promise(() => undefined)
      : Promise.resolve({ ok: true, section: sectionOf(request) }),
  );
  const { remote, until } = await start(engine, { limits: { pageTimeoutMs: 40 } });
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(ended(run.runId));
  const { pages } = value(await remote.proposal(run.proposalId));
  expect(pages.find(({ success }) => !success)).toMatchObject({
    pageNumber: 2,
    error: { code: 'page-timeout', page: 2, ms: 40 },
  });
});

test('after the worker is gone, the next one goes on at the first page without a result', async () => {
  const first = fakeEngine((request) =>
    request.pageNumber === 7
      ? new Promise(() => undefined)
      : Promise.resolve({ ok: true, section: sectionOf(request) }),
  );
  const before = await start(first);
  const run = value(await before.remote.startRun(someAnswers(), { language: 'en' }));
  await before.until(writing(7));
  await before.stop();

  const second = fakeEngine();
  const after = await start(second);
  await after.until(ended(run.runId));
  expect(second.asked.map(({ pageNumber }) => pageNumber)).toEqual(
    Array.from({ length: 13 }, (_, i) => i + 7),
  );
  expect(second.asked[0]?.requestId).toBe(first.asked.at(-1)?.requestId);
  expect(value(await after.remote.proposal(run.proposalId)).pages).toHaveLength(19);
});

test('pause lets the page in flight finish; resume goes on; cancel keeps what is written', async () => {
  const { promise: gate, resolve: release } = gateOf();
  const engine = fakeEngine(async (request) => {
    if (request.pageNumber === 3) await gate;
    if (request.pageNumber === 6) await new Promise(() => undefined);
    return { ok: true, section: sectionOf(request) };
  });
  const { remote, until } = await start(engine);
  const { runId, proposalId } = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(writing(3));
  expect(value(await remote.pauseRun(runId))).toMatchObject({ phase: 'paused', currentPage: 3 });
  release();
  await until((event) => event.type === 'pageDidFinish' && event.pageNumber === 3);
  expect(engine.asked).toHaveLength(3);
  expect(value(await remote.runs())).toMatchObject([{ phase: 'paused' }]);
  value(await remote.resumeRun(runId));
  await until(writing(6));
  expect(value(await remote.cancelRun(runId)).phase).toBe('cancelled');
  const view = value(await remote.proposal(proposalId));
  expect(view.proposal.state).toBe('unfinished');
  expect(view.pages).toHaveLength(5);
  expect(await remote.pauseRun(runId)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
});

test('a second proposal waits its turn', async () => {
  const { promise: gate, resolve: release } = gateOf();
  const engine = fakeEngine(async (request) => {
    await gate;
    return { ok: true, section: sectionOf(request) };
  });
  const { remote, until } = await start(engine);
  const first = value(await remote.startRun(someAnswers('First'), { language: 'en' }));
  const second = value(await remote.startRun(someAnswers('Second'), { language: 'th' }));
  await until(writing(1));
  expect(value(await remote.runs()).map(({ title, phase }) => [title, phase])).toEqual([
    ['First', 'running'],
    ['Second', 'queued'],
  ]);
  release();
  await until(ended(second.runId));
  expect(engine.asked.slice(0, 19).every(({ proposalId }) => proposalId === first.proposalId)).toBe(true);
  expect(engine.asked.slice(19).every(({ proposalId }) => proposalId === second.proposalId)).toBe(true);
});

test('a finished run completes its draft', async () => {
  const { remote, until } = await start(fakeEngine());
  const draft = value(await remote.saveDraft({ formData: someAnswers(), language: 'en', currentStep: 2 }));
  expect(draft).toMatchObject({ status: 'PENDING', isComplete: false });
  const run = value(await remote.startRun(someAnswers(), { language: 'en', draftId: draft.draftId }));
  await until(ended(run.runId));
  expect(value(await remote.drafts())).toEqual([]);
  expect(value(await remote.draft(draft.draftId))).toMatchObject({ status: 'COMPLETED', isComplete: true });
});

test('a run whose engine cannot be loaded fails, and its draft says why and when', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { remote, until } = await start(fakeEngine(), {
    engine: () => Promise.reject(new Error('no chunk')),
  });
  const draft = value(await remote.saveDraft({ formData: someAnswers(), language: 'en', currentStep: 5 }));
  const run = value(await remote.startRun(someAnswers(), { language: 'en', draftId: draft.draftId }));
  await until(ended(run.runId, 'failed'));
  const error = { code: 'unexpected' };
  expect(value(await remote.runs())).toMatchObject([{ phase: 'failed', error }]);
  expect(value(await remote.draft(draft.draftId))).toMatchObject({
    status: 'FAILED',
    error,
    errorTimestamp: expect.any(String),
  });
  // It is listed once: as the proposal that its run did not finish.
  expect(value(await remote.drafts())).toEqual([]);
  expect(value(await remote.history())).toHaveLength(1);
  const { draftId } = draft;
  value(await remote.saveDraft({ draftId, formData: someAnswers('Other'), language: 'en', currentStep: 5 }));
  expect(value(await remote.drafts())).toMatchObject([{ draftId, status: 'PENDING' }]);
  expect(value(await remote.proposal(run.proposalId)).proposal.state).toBe('unfinished');
});

test('an engine that a newer version has replaced makes the run wait, burns no page, and is loaded when it is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const engine = fakeEngine();
  let missing = false;
  const { remote, until, events } = await start(
    fakeEngine(async (request, signal) => {
      if (request.pageNumber === 3 && !missing) {
        missing = true;
        throw new TypeError('Failed to fetch dynamically imported module: /assets/part-1.js');
      }
      return engine.writeSection(request, signal);
    }),
  );
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until((event) => event.type === 'runDidChange' && event.run.waitReason === 'needs-reload');
  expect(value(await remote.proposal(run.proposalId)).pages.map(({ pageNumber }) => pageNumber)).toEqual([
    1, 2,
  ]);
  value(await remote.resumeRun(run.runId));
  await until(ended(run.runId));
  expect(events.filter((event) => event.type === 'pageDidFinish' && !event.success)).toEqual([]);
  expect(engine.asked.map(({ pageNumber }) => pageNumber)).toEqual(
    Array.from({ length: 19 }, (_, i) => i + 1),
  );
});

test.each([
  [
    'emptied',
    (database: IDBDatabase) => {
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names, 'readwrite');
      for (const name of names) transaction.objectStore(name).clear();
      return transaction;
    },
  ],
  ['deleted', () => indexedDB.deleteDatabase('palmleaf')],
])(
  'the database is %s in mid-run: told, the answers kept as a draft, nothing more asked',
  async (_how, destroy) => {
    const gate = gateOf();
    const engine = fakeEngine(async (request) => {
      if (request.pageNumber === 3) await gate.promise;
      return { ok: true, section: sectionOf(request) };
    });
    const { remote, until, events } = await start(engine);
    const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
    await until(writing(3));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('palmleaf');
      opening.addEventListener('success', () => {
        const { result } = opening;
        result.addEventListener('versionchange', () => result.close());
        const done = destroy(result);
        done.addEventListener('complete', () => resolve());
        done.addEventListener('success', () => resolve());
      });
    });
    gate.resolve();
    await until(({ type }) => type === 'draftDidSave' || type === 'storageDidClear');
    await until(ended(run.runId, 'cancelled'));
    await expect.poll(async () => value(await remote.drafts()).length).toBe(1);
    expect(value(await remote.drafts())).toMatchObject([{ formData: someAnswers(), isComplete: true }]);
    expect(value(await remote.history())).toEqual([]);
    expect(engine.asked.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3]);
    expect(events.filter(({ type }) => type === 'storageDidClear')).not.toEqual([]);
  },
);

test('a proposal that the person removes in mid-run leaves no draft behind', async () => {
  const gate = gateOf();
  const { remote, until, events } = await start(
    fakeEngine(async (request) => {
      if (request.pageNumber === 3) await gate.promise;
      return { ok: true, section: sectionOf(request) };
    }),
  );
  const run = value(await remote.startRun(someAnswers(), { language: 'en' }));
  await until(writing(3));
  value(await remote.removeProposal(run.proposalId));
  gate.resolve();
  await until(ended(run.runId, 'cancelled'));
  expect([value(await remote.drafts()), value(await remote.runs())]).toEqual([[], []]);
  expect(events.filter(({ type }) => type === 'storageDidClear')).toEqual([]);
});
