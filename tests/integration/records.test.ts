/** Drafts, the history, settings and files, as the page asks for them. */
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deck } from '../../src-worker/api/deck.ts';
import type { DeliveryStatus } from '../../src/shared/contract/delivery.ts';
import { fontsSize } from '../../src/shared/domain/embedded-fonts.ts';
import {
  emptyDevice,
  emptyScene,
  fakeEngine,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { fastTime } from './support/agency.ts';
import { ended, value } from './support/result.ts';
import { ToldError } from '../../src-worker/told-error.ts';

const workers: InProcessWorker[] = [];
const start = async (...given: Parameters<typeof startWorker>): Promise<InProcessWorker> => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

/** A finished proposal. */
async function written(worker: InProcessWorker, company: string): Promise<string> {
  const run = value(await worker.remote.startRun(someAnswers(company), { language: 'en' }));
  await worker.until(ended(run.runId));
  return run.proposalId;
}

describe('drafts', () => {
  test('the newest proposal of one is found, and the uses of a brief are counted, without reading all proposals', async () => {
    const worker = await start(fakeEngine());
    const { remote } = worker;
    await written(worker, 'Elsewhere');
    const brief = value(await remote.createAiRequest({ text: 'Company: Rim Nam Spa' }));
    const { draftId } = value(await remote.openAiRequest(brief));
    const { formData } = value(await remote.draft(draftId));
    expect(value(await remote.proposalFrom(draftId))).toBeUndefined();
    const ids = [];
    for (const language of ['en', 'th'] as const) {
      const run = value(await remote.startRun(formData, { language, draftId }));
      await worker.until(ended(run.runId));
      ids.push(run.proposalId);
    }
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const byIndex = vi.spyOn(IDBIndex.prototype, 'getAll');
    expect(value(await remote.proposalFrom(draftId))).toBe(ids.at(-1));
    expect(value(await remote.briefs())).toMatchObject([{ uses: 2 }]);
    const whole = [...read.mock.calls, ...byIndex.mock.calls].filter(
      ([range]) => range === undefined || range === null,
    );
    // Briefs are few, and listed whole.
    expect(whole).toHaveLength(1);
  });

  test('keep their id while their hash follows the answers', async () => {
    const { remote, events, until } = await start(fakeEngine());
    const first = value(
      await remote.saveDraft({ formData: someAnswers('A'), language: 'th', currentStep: 1 }),
    );
    const second = value(
      await remote.saveDraft({
        draftId: first.draftId,
        formData: someAnswers('B'),
        language: 'th',
        currentStep: 5,
      }),
    );
    expect(second.draftId).toBe(first.draftId);
    expect(first.requestId).toMatch(/^[0-9a-f]{64}$/);
    expect(second.requestId).not.toBe(first.requestId);
    expect([first.isComplete, second.isComplete]).toEqual([false, true]);
    expect(second.createdAt).toBe(first.createdAt);
    await until((event) => event.type === 'draftDidSave' && event.requestId === second.requestId);
    expect(events.filter(({ type }) => type === 'draftDidSave')).toMatchObject([
      { requestId: first.requestId, revision: 1 },
      { requestId: second.requestId, revision: 2 },
    ]);
    expect(value(await remote.drafts())).toHaveLength(1);
    value(await remote.removeDraft(first.draftId));
    expect(await remote.draft(first.draftId)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });

  test('a removed draft comes back as it was: when it was made, and why its run failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { remote, until } = await start(fakeEngine(), {
      engine: () => Promise.reject(new Error('no such engine')),
    });
    const { draftId } = value(
      await remote.saveDraft({ formData: someAnswers('A'), language: 'en', currentStep: 5 }),
    );
    const run = value(await remote.startRun(someAnswers('A'), { language: 'en', draftId }));
    await until(ended(run.runId, 'failed'));
    const before = value(await remote.draft(draftId));
    expect(before).toMatchObject({ status: 'FAILED', error: { code: 'unexpected' } });
    value(await remote.removeDraft(draftId));
    expect(value(await remote.drafts())).toEqual([]);
    value(await remote.restoreDraft(draftId));
    expect(value(await remote.draft(draftId))).toEqual(before);
  });

  test('what is no draft is refused with the reason', async () => {
    const { remote } = await start(fakeEngine());
    const wrong = JSON.parse('{"formData":7,"language":"en","currentStep":1}');
    expect(await remote.saveDraft(wrong)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    let deep: unknown = 'end';
    for (let level = 0; level < 1000; level += 1) deep = { a: deep, b: deep };
    const formData = { ...someAnswers('A'), corrections: { gender: deep } };
    expect(await remote.saveDraft({ formData, language: 'en', currentStep: 1 })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', reason: { code: 'too-large', holds: 'levels' } },
    });
    const step = JSON.parse('{"formData":{"clientInfo":{}},"language":"en","currentStep":9}');
    expect(await remote.saveDraft(step)).toMatchObject({
      ok: false,
      failure: { reason: { code: 'not-valid', field: 'currentStep' } },
    });
  });
});

describe('what was deleted', () => {
  const work = (kind: string, id: string, title: string) => ({ kind, id, title, leftMs: expect.any(Number) });

  test('can be brought back by the next worker, within its ten seconds', async () => {
    const first = await start(fakeEngine());
    const id = await written(first, 'A');
    const pages = value(await first.remote.proposal(id));
    const draft = value(
      await first.remote.saveDraft({ formData: someAnswers('B'), language: 'en', currentStep: 2 }),
    );
    value(await first.remote.removeProposal(id));
    value(await first.remote.removeDraft(draft.draftId));
    await first.stop();

    const { remote } = await start(fakeEngine());
    const removed = value(await remote.removedWork());
    expect(removed).toEqual([work('draft', draft.draftId, 'B'), work('proposal', id, 'A')]);
    expect(removed.every(({ leftMs }) => leftMs > 5000 && leftMs <= 10_000)).toBe(true);
    expect(value(await remote.history())).toEqual([]);
    expect(value(await remote.drafts())).toEqual([]);
    value(await remote.restoreProposal(id));
    value(await remote.restoreDraft(draft.draftId));
    expect(value(await remote.proposal(id))).toEqual(pages);
    expect(value(await remote.draft(draft.draftId))).toMatchObject(draft);
    expect(value(await remote.removedWork())).toEqual([]);
  });

  test('is gone for good after that, also where its worker is gone', async () => {
    const time = fastTime();
    const first = await start(fakeEngine(), { time });
    const id = await written(first, 'A');
    value(await first.remote.removeProposal(id));
    await first.stop();
    const { remote } = await start(fakeEngine(), { time });
    await time.sleep(11_000);
    expect(value(await remote.removedWork())).toEqual([]);
    expect(await remote.restoreProposal(id)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    const database = await openDB('palmleaf');
    for (const store of ['proposals', 'pages', 'runs']) expect(await database.getAll(store)).toEqual([]);
    database.close();
  });

  test('is offered in every tab, until one of them brings it back', async () => {
    const tab = async (): Promise<InProcessWorker> =>
      start(fakeEngine(), { channel: new BroadcastChannel('palmleaf-removal') });
    const [here, there] = [await tab(), await tab()];
    const { draftId } = value(
      await here.remote.saveDraft({ formData: someAnswers('A'), language: 'en', currentStep: 1 }),
    );
    value(await here.remote.removeDraft(draftId));
    await there.until(({ type }) => type === 'workDidRemove');
    expect(there.events).toContainEqual({
      type: 'workDidRemove',
      work: { kind: 'draft', id: draftId, title: 'A', leftMs: 10_000 },
    });
    value(await there.remote.restoreDraft(draftId));
    await here.until((event) => event.type === 'workDidReturn' && event.id === draftId);
    expect(value(await here.remote.drafts())).toHaveLength(1);
  });

  test('takes the answers of its failed run along', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { remote, until } = await start(fakeEngine(), {
      engine: () => Promise.reject(new Error('no such engine')),
    });
    const { draftId } = value(
      await remote.saveDraft({ formData: someAnswers('A'), language: 'en', currentStep: 5 }),
    );
    const run = value(await remote.startRun(someAnswers('A'), { language: 'en', draftId }));
    await until(ended(run.runId, 'failed'));
    value(await remote.removeProposal(run.proposalId));
    expect(value(await remote.drafts())).toEqual([]);
  });
});

describe('the history', () => {
  test('is newest first, keeps a sixth proposal, and names those without a company', async () => {
    const worker = await start(fakeEngine());
    for (const company of ['', 'B', '', 'D', 'E', 'F']) {
      await written(worker, company);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const titles = async (limit?: number) =>
      value(await worker.remote.history(limit)).map(({ title }) => title);
    expect(await titles(5)).toEqual(['F', 'E', 'D', 'Proposal 2', 'B']);
    expect(await titles()).toHaveLength(6);
  });

  test('gives finished and unfinished ones apart, and counts as many as the lists hold', async () => {
    const worker = await start(fakeEngine());
    const { remote } = worker;
    for (const company of ['A', 'B', 'C']) await written(worker, company);
    const save = async (company: string) =>
      value(await remote.saveDraft({ formData: someAnswers(company), language: 'en', currentStep: 5 }))
        .draftId;
    const [used] = [await save('Used'), await save('Open 1'), await save('Open 2')];
    const run = value(await remote.startRun(someAnswers('Used'), { language: 'en', draftId: used }));
    await worker.until(ended(run.runId));
    // Saved again as it was: still the draft of that proposal.
    value(
      await remote.saveDraft({
        draftId: used,
        formData: someAnswers('Used'),
        language: 'en',
        currentStep: 5,
      }),
    );
    const unnamed = value(await remote.startRun(someAnswers(''), { language: 'en' }));
    await worker.until(ended(unnamed.runId));
    const titles = async (...asked: Parameters<typeof remote.history>) =>
      value(await remote.history(...asked)).map(({ title }) => title);
    expect(await titles(2, 'finished')).toEqual(['Proposal 1', 'Used']);
    expect(await titles(undefined, 'unfinished')).toEqual([]);
    expect(value(await remote.drafts())).toHaveLength(2);
    expect(value(await remote.drafts(1))).toHaveLength(1);
    const newestFirst = value(await remote.history()).map(({ proposalId }) => proposalId);
    expect(value(await remote.proposalIds())).toEqual(newestFirst.toReversed());
    expect(value(await remote.counts())).toEqual({ proposals: 5, finished: 5, unfinished: 0, drafts: 2 });
  });

  test('a removed proposal can be brought back, pages and all', async () => {
    const worker = await start(fakeEngine());
    const { remote } = worker;
    const id = await written(worker, 'A');
    const before = value(await remote.proposal(id));
    value(await remote.removeProposal(id));
    expect(await remote.proposal(id)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    expect(value(await remote.history())).toEqual([]);
    value(await remote.restoreProposal(id));
    expect(value(await remote.proposal(id))).toEqual(before);
  });

  test('removing a proposal that is being written ends its run', async () => {
    const engine = fakeEngine((request, signal) =>
      request.pageNumber === 2
        ? new Promise((resolve) =>
            signal.addEventListener('abort', () =>
              resolve({
                ok: false,
                failure: { kind: 'cancelled', reason: { code: 'cancelled' }, retryable: false },
              }),
            ),
          )
        : Promise.resolve({ ok: true, section: sectionOf(request) }),
    );
    const worker = await start(engine);
    const first = value(await worker.remote.startRun(someAnswers('A'), { language: 'en' }));
    await worker.until((event) => event.type === 'runDidChange' && event.run.currentPage === 2);
    value(await worker.remote.removeProposal(first.proposalId));
    expect(value(await worker.remote.runs())).toEqual([]);
    value(await worker.remote.restoreProposal(first.proposalId));
    expect(value(await worker.remote.proposal(first.proposalId))).toMatchObject({
      proposal: { state: 'unfinished' },
      pages: { length: 1 },
      run: { phase: 'cancelled' },
    });
  });
});

describe('settings', () => {
  test('are kept, and what is no setting is refused', async () => {
    const { remote } = await start(fakeEngine());
    expect(value(await remote.saveSettings({ engine: 'model' })).settings.engine).toBe('model');
    expect(value(await remote.settings()).storage).toEqual({ kind: 'durable', setAside: 0 });
    expect(await remote.saveSettings(JSON.parse('{"engine":"magic"}'))).toMatchObject({ ok: false });
    expect(value(await remote.settings()).settings.engine).toBe('model');
  });
});

const statuses = (worker: InProcessWorker): DeliveryStatus[] =>
  worker.events.flatMap((event) => (event.type === 'fileDidProgress' ? [event.status] : []));
const settled = (worker: InProcessWorker) =>
  worker.until((event) => event.type === 'fileDidProgress' && event.status.state !== 'processing');

function deck(): Deck & { scenes: number; files: number; active: number; most: number; fail?: Error } {
  return {
    scenes: 0,
    files: 0,
    active: 0,
    most: 0,
    buildScene() {
      this.scenes += 1;
      return Promise.resolve(emptyScene);
    },
    async exportPptx(_scene, onProgress) {
      this.active += 1;
      this.most = Math.max(this.most, this.active);
      await new Promise((resolve) => setTimeout(resolve, 5));
      this.active -= 1;
      if (this.fail !== undefined) throw this.fail;
      onProgress(1);
      this.files += 1;
      return { bytes: new Uint8Array([80, 75]).buffer, slideCount: 19 };
    },
    embedFonts: (bytes) => Promise.resolve(bytes),
    exportPdf() {
      if (this.fail !== undefined) throw this.fail;
      return Promise.resolve({ bytes: new Uint8Array([37, 80]).buffer, slideCount: 19 });
    },
  };
}

describe('files', () => {
  test('status builds the file and pushes what a service would be polled for', async () => {
    const slides = deck();
    const worker = await start(fakeEngine(), { deck: slides });
    const id = await written(worker, 'A/B');
    // Nobody has asked for it.
    await settled(worker);
    expect(statuses(worker)[0]).toEqual({
      state: 'processing',
      progress: 0,
    });
    const completed = {
      state: 'completed',
      // Of the deck's two families.
      delivery: {
        kind: 'local',
        fileName: 'A-B - Proposal.pptx',
        size: 2,
        fontsSize: fontsSize(['Roboto', 'Sarabun']),
        slideCount: 19,
      },
    };
    expect(statuses(worker).at(-1)).toEqual(completed);
    expect(value(await worker.remote.status(id))).toEqual(completed);
    const file = value(await worker.remote.exportPptx(id));
    expect([...new Uint8Array(file.bytes)]).toEqual([80, 75]);
    expect(slides.files).toBe(1);
  });

  test('a PDF file is named after the company; one that fails says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slides = deck();
    const worker = await start(fakeEngine(), { deck: slides });
    const id = await written(worker, 'Doi Coffee');
    const file = value(await worker.remote.exportPdf(id));
    expect(file).toMatchObject({ fileName: 'Doi Coffee - Proposal.pdf', mimeType: 'application/pdf' });
    expect([...new Uint8Array(file.bytes)]).toEqual([37, 80]);
    slides.fail = new ToldError({ code: 'font-missing', family: 'Kanit' });
    expect(await worker.remote.exportPdf(id)).toMatchObject({
      ok: false,
      failure: { reason: { code: 'font-missing', family: 'Kanit' }, retryable: true },
    });
    expect(await worker.remote.exportPdf('proposal_0_none')).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
  });

  test('a change of looks makes the file out of date; files are built one at a time', async () => {
    const slides = deck();
    const worker = await start(fakeEngine(), { deck: slides });
    const [a, b] = [await written(worker, 'A'), await written(worker, 'B')];
    await Promise.all([a, b, a, b].map(async (id) => value(await worker.remote.exportPptx(id))));
    expect([slides.files, slides.most]).toEqual([2, 1]);
    value(await worker.remote.setAppearance(b, { fontFamily: 'Kanit' }));
    value(await worker.remote.exportPptx(b));
    expect(slides.files).toBe(3);
    expect(await worker.remote.setAppearance(b, { brandColour: 'red' })).toMatchObject({ ok: false });
  });

  test('a build that fails says so and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slides = deck();
    slides.fail = new ToldError({ code: 'font-missing', family: 'Kanit' });
    const worker = await start(fakeEngine(), { deck: slides });
    const id = await written(worker, 'A');
    value(await worker.remote.status(id));
    await settled(worker);
    expect(statuses(worker).at(-1)).toEqual({
      state: 'error',
      reason: { code: 'font-missing', family: 'Kanit' },
    });
    slides.fail = new Error('This says something to its authors alone.');
    expect(await worker.remote.exportPptx(id)).toMatchObject({
      ok: false,
      failure: { reason: { code: 'file-not-made' }, retryable: true },
    });
    delete slides.fail;
    value(await worker.remote.exportPptx(id));
    await worker.until((event) => event.type === 'fileDidProgress' && event.status.state === 'completed');
  });

  test.each([
    ['', 'status-missing-id'],
    ['proposal_0_none', 'status-not-found'],
  ])('status of %j is the error %j', async (id, code) => {
    const { remote } = await start(fakeEngine());
    expect(value(await remote.status(id))).toEqual({ state: 'error', reason: { code } });
  });
});

test('a device that stores nothing: the whole run works in memory and the person is told once', async () => {
  const engine = fakeEngine();
  const worker = await start(engine, {
    database: { open: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  const id = await written(worker, 'A');
  expect(value(await worker.remote.proposal(id)).pages).toHaveLength(19);
  expect(worker.events.filter(({ type }) => type === 'storageDidFail')).toHaveLength(1);
  expect(value(await worker.remote.settings()).storage.kind).toBe('memory');
});
