/** Two workers over one database, as two tabs have. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { webLock } from '../../src-worker/runs/lock.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../src/shared/domain/records.ts';
import {
  emptyDevice,
  fakeEngine,
  fakeLocks,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, gateOf, value, writing } from './support/result.ts';

let locks: ReturnType<typeof fakeLocks>;
const tabs: InProcessWorker[] = [];
beforeEach(() => {
  emptyDevice();
  locks = fakeLocks();
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.stop();
});
const openTab = async (engine: ReturnType<typeof fakeEngine>): Promise<InProcessWorker> => {
  const tab = await startWorker(engine, {
    lock: webLock(locks),
    channel: new BroadcastChannel('palmleaf-test'),
  });
  tabs.push(tab);
  return tab;
};

test('one tab writes, the other shows the same progress and may stop it', async () => {
  const here = fakeEngine((request) =>
    request.pageNumber === 5
      ? new Promise(() => undefined)
      : Promise.resolve({ ok: true, section: sectionOf(request) }),
  );
  const there = fakeEngine();
  const first = await openTab(here);
  const run = value(await first.remote.startRun(someAnswers(), { language: 'en' }));
  await first.until(writing(5));
  const second = await openTab(there);
  expect(value(await second.remote.runs())).toMatchObject([{ phase: 'running', currentPage: 5 }]);
  value(await second.remote.cancelRun(run.runId));
  await first.until(ended(run.runId, 'cancelled'));
  expect(value(await first.remote.proposal(run.proposalId))).toMatchObject({
    proposal: { state: 'unfinished' },
    pages: { length: 4 },
  });
  expect(there.asked.filter(({ proposalId }) => proposalId === run.proposalId)).toEqual([]);
  // The turn is free again: the next run starts.
  const next = value(await second.remote.startRun(someAnswers('Next'), { language: 'en' }));
  await first.until((event) => event.type === 'runDidChange' && event.run.runId === next.runId);
});

test('when the writing tab goes, the other goes on, with the same request id', async () => {
  const { promise: gate, resolve: open } = gateOf();
  const here = fakeEngine(async (request) => {
    if (request.pageNumber === 3) await gate;
    if (request.pageNumber === 9) await new Promise(() => undefined);
    return { ok: true, section: sectionOf(request) };
  });
  const there = fakeEngine();
  const first = await openTab(here);
  const run = value(await first.remote.startRun(someAnswers(), { language: 'en' }));
  await first.until(writing(3));
  const second = await openTab(there);
  open();
  await second.until(writing(9));
  tabs.shift();
  await first.stop();
  await second.until(ended(run.runId));
  expect(there.asked.map(({ pageNumber }) => pageNumber)).toEqual([
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ]);
  expect(there.asked[0]?.requestId).toBe(here.asked.at(-1)?.requestId);
});

test('a lock that is taken away: the zombie’s late answer is refused', async () => {
  const { promise: thaw, resolve: answer } = gateOf();
  const frozen = fakeEngine(async (request) => {
    // Deaf to its signal, as a frozen tab is.
    if (request.pageNumber === 3) await thaw;
    return { ok: true, section: { ...sectionOf(request), title: 'zombie' } };
  });
  const first = await openTab(frozen);
  const run = value(await first.remote.startRun(someAnswers(), { language: 'en' }));
  await first.until(writing(3));
  const second = await openTab(fakeEngine());
  // It waits for its turn by now, so that it is the one who gets it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  locks.steal();
  await second.until(ended(run.runId));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { pages } = value(await second.remote.proposal(run.proposalId));
  expect(pages.filter(({ sectionData }) => sectionData?.title === 'zombie')).toHaveLength(2);
  expect(frozen.asked).toHaveLength(3);
});

test('a lock that is taken away by somebody who does nothing: the runner goes on', async () => {
  let asked = 0;
  const engine = fakeEngine((request, signal) =>
    request.pageNumber === 3 && (asked += 1) === 1
      ? new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ ok: true, section: sectionOf(request) })),
        )
      : Promise.resolve({ ok: true, section: sectionOf(request) }),
  );
  const tab = await openTab(engine);
  const run = value(await tab.remote.startRun(someAnswers(), { language: 'en' }));
  await tab.until(writing(3));
  locks.steal();
  await tab.until(ended(run.runId));
  expect(engine.asked).toHaveLength(20);
});

describe('two tabs on one draft', () => {
  const base = (draft: DraftRecord) => ({
    formData: draft.formData,
    language: draft.language,
    revision: draft.revision ?? 0,
  });
  const saveFrom = async (
    { remote }: InProcessWorker,
    known: DraftRecord,
    change: (form: FormData) => void,
  ): Promise<DraftRecord> => {
    const formData = structuredClone(known.formData);
    change(formData);
    const { draftId, language, currentStep } = known;
    return value(await remote.saveDraft({ draftId, formData, language, currentStep, base: base(known) }));
  };

  test('an answer that one has saved is not overwritten by the other, and both are told', async () => {
    const [first, second] = [await openTab(fakeEngine()), await openTab(fakeEngine())];
    const known = value(
      await first.remote.saveDraft({ formData: someAnswers(), language: 'en', currentStep: 1 }),
    );
    await saveFrom(first, known, (form) => (form.clientInfo.strengths = 'Roasted every day'));
    // It knows nothing of that yet.
    const merged = await saveFrom(second, known, (form) => (form.clientInfo.keyMessage = 'Fresh'));
    const both = { strengths: 'Roasted every day', keyMessage: 'Fresh' };
    expect(merged.formData.clientInfo).toMatchObject(both);
    expect(value(await first.remote.draft(known.draftId)).formData.clientInfo).toMatchObject(both);
    await first.until(
      (event) =>
        event.type === 'draftDidSave' &&
        event.draftId === known.draftId &&
        event.requestId === merged.requestId &&
        event.revision === 3,
    );
  });

  test('saves that fall together are both kept', async () => {
    const [first, second] = [await openTab(fakeEngine()), await openTab(fakeEngine())];
    const known = value(
      await first.remote.saveDraft({ formData: someAnswers(), language: 'en', currentStep: 1 }),
    );
    const fields = ['keyMessage', 'heroProduct', 'startingPrice', 'strengths', 'afterSalesService'] as const;
    await Promise.all(
      fields.map((field, index) =>
        saveFrom(index % 2 === 0 ? first : second, known, (form) => (form.clientInfo[field] = field)),
      ),
    );
    const { formData, revision } = value(await first.remote.draft(known.draftId));
    expect(formData.clientInfo).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])));
    expect(revision).toBe(6);
  });

  test('marks of a brief go where either has touched the answer, and the language is who changed it', async () => {
    const [first, second] = [await openTab(fakeEngine()), await openTab(fakeEngine())];
    const prefilled = {
      'clientInfo.companyName': 'a',
      'clientInfo.strengths': 'b',
      'clientInfo.keyMessage': 'c',
    };
    const input = { formData: someAnswers(), language: 'en', currentStep: 1, prefilled } as const;
    const known = value(await first.remote.saveDraft(input));
    const same = { ...input, draftId: known.draftId, base: base(known) };
    const { 'clientInfo.companyName': _touched, ...left } = prefilled;
    value(await first.remote.saveDraft({ ...same, language: 'th', prefilled: left }));
    const { 'clientInfo.strengths': _other, ...others } = prefilled;
    expect(value(await second.remote.saveDraft({ ...same, prefilled: others }))).toMatchObject({
      language: 'th',
      prefilled: { 'clientInfo.keyMessage': 'c' },
    });
  });
});

test('two tabs that confirm one draft start one run', async () => {
  const gate = new Promise<never>(() => undefined);
  const [first, second] = [await openTab(fakeEngine(() => gate)), await openTab(fakeEngine(() => gate))];
  const draft = value(
    await first.remote.saveDraft({ formData: someAnswers(), language: 'en', currentStep: 5 }),
  );
  const options = { language: 'en', draftId: draft.draftId } as const;
  const runs = await Promise.all(
    [first, second].map(({ remote }) => remote.startRun(someAnswers(), options)),
  );
  expect(new Set(runs.map((run) => value(run).runId)).size).toBe(1);
  expect(value(await second.remote.history())).toHaveLength(1);
});
