import { beforeEach, expect, test } from 'vitest';
import { openDraft, saveDraft, useDraft } from '../../../src/state/draft.ts';
import type { DraftInput } from '../../../src/shared/contract/worker-api.ts';
import { fail, ok, type Result } from '../../../src/shared/domain/failure.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../../src/shared/domain/records.ts';

/** A worker that answers when the test says so. */
function slowWorker() {
  const asked: { input: DraftInput; answer: (result: Result<DraftRecord>) => void }[] = [];
  let made = 0;
  return {
    asked,
    saveDraft: (input: DraftInput) =>
      new Promise<Result<DraftRecord>>((answer) => asked.push({ input, answer })),
    /** Stores the last thing asked for. */
    async store(): Promise<void> {
      const last = asked.at(-1);
      if (last === undefined) throw new Error('nothing was asked');
      const draftId = last.input.draftId ?? `draft_${(made += 1)}`;
      last.answer(ok({ ...record, ...last.input, draftId }));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
const at = '2026-01-31T08:00:00.000Z';
const record: Omit<DraftRecord, 'draftId'> = {
  requestId: 'hash',
  version: 'v1.0',
  createdAt: at,
  lastModified: at,
  status: 'PENDING',
  currentStep: 1,
  language: 'en',
  formData: emptyFormData(),
  isComplete: false,
};
const answers = (currentStep: number): Omit<DraftInput, 'draftId'> => ({
  formData: emptyFormData(),
  language: 'en',
  currentStep,
});

beforeEach(() => openDraft());

test('one save at a time; what was typed in between is one save more, to the same draft', async () => {
  const worker = slowWorker();
  const done = saveDraft(worker, answers(1));
  void saveDraft(worker, answers(2));
  void saveDraft(worker, answers(3));
  expect(worker.asked).toHaveLength(1);
  await worker.store();
  expect(useDraft.getState()).toEqual({ draftId: 'draft_1', save: { state: 'saving' } });
  expect(worker.asked.map(({ input }) => [input.draftId, input.currentStep])).toEqual([
    [undefined, 1],
    ['draft_1', 3],
  ]);
  await worker.store();
  await done;
  expect(useDraft.getState()).toEqual({ draftId: 'draft_1', save: { state: 'saved', at } });
});

test('leaving a draft loses nothing typed in it, and its answer is not taken for the next one’s', async () => {
  const worker = slowWorker();
  void saveDraft(worker, answers(1));
  const done = saveDraft(worker, answers(2));
  openDraft('another');
  await worker.store();
  expect(worker.asked.at(-1)?.input).toMatchObject({ draftId: 'draft_1', currentStep: 2 });
  await worker.store();
  await done;
  expect(useDraft.getState()).toEqual({ draftId: 'another', save: { state: 'idle' } });
});

test('a failure is shown, and the next save may mend it', async () => {
  const worker = slowWorker();
  const failing = saveDraft(worker, answers(1));
  worker.asked[0]?.answer(fail('storage', 'no room', true));
  await failing;
  expect(useDraft.getState().save).toEqual({ state: 'failed', message: 'no room' });
  const mending = saveDraft(worker, answers(1));
  await worker.store();
  await mending;
  expect(useDraft.getState().save.state).toBe('saved');
});
