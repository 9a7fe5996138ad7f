import { beforeEach, describe, expect, test } from 'vitest';
import { followDraft, openDraft, saveDraft, useDraft, type OpenForm } from '../../../src/state/draft.ts';
import type { DraftInput } from '../../../src/shared/contract/work.ts';
import { fail, ok, type Result } from '../../../src/shared/domain/failure.ts';
import { mergeAnswers } from '../../../src/shared/domain/merge-answers.ts';
import { emptyFormData, type ClientInfo, type FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../../src/shared/domain/records.ts';

const at = '2026-01-31T08:00:00.000Z';
const withAnswers = (clientInfo: Partial<ClientInfo>): FormData => {
  const form = emptyFormData();
  return { ...form, clientInfo: { ...form.clientInfo, ...clientInfo } };
};
const record = (formData: FormData, revision: number, draftId = 'd'): DraftRecord => ({
  draftId,
  requestId: 'hash',
  version: 'v1.0',
  createdAt: at,
  lastModified: at,
  revision,
  status: 'PENDING',
  currentStep: 1,
  language: 'en',
  formData,
  isComplete: false,
});

/** A worker that answers when the test says so. */
function slowWorker() {
  const asked: { input: DraftInput; answer: (result: Result<DraftRecord>) => void }[] = [];
  let made = 0;
  return {
    asked,
    read: 0,
    stored: record(emptyFormData(), 1),
    saveDraft: (input: DraftInput) =>
      new Promise<Result<DraftRecord>>((answer) => asked.push({ input, answer })),
    draft(): Promise<Result<DraftRecord>> {
      this.read += 1;
      return Promise.resolve(ok(this.stored));
    },
    /** Stores the last thing asked for; `others`: what another tab has stored before. */
    async store(others: Partial<ClientInfo> = {}): Promise<void> {
      const last = asked.at(-1);
      if (last === undefined) throw new Error('nothing was asked');
      const { draftId = `draft_${(made += 1)}`, formData, base } = last.input;
      const form = { ...formData, clientInfo: { ...formData.clientInfo, ...others } };
      last.answer(ok(record(form, (base?.revision ?? 0) + 1, draftId)));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

interface TestForm extends OpenForm {
  formData: FormData;
  step: number;
  held: keyof ClientInfo | undefined;
  type: (clientInfo: Partial<ClientInfo>) => void;
}

/** A form as the wizard's: what is stored comes in, what changed since stays, and `held` is left alone. */
function openForm(formData = emptyFormData()): TestForm {
  const form: TestForm = {
    formData,
    step: 1,
    held: undefined,
    type: (clientInfo: Partial<ClientInfo>) =>
      void (form.formData = { ...form.formData, clientInfo: { ...form.formData.clientInfo, ...clientInfo } }),
    read: () => ({ formData: form.formData, language: 'en', currentStep: form.step }),
    take(since: { formData: FormData }, stored: DraftRecord): FormData {
      const now = form.formData;
      form.formData = mergeAnswers(since.formData, now, stored.formData);
      if (form.held === undefined) return stored.formData;
      form.type({ [form.held]: now.clientInfo[form.held] });
      const known = { ...stored.formData.clientInfo, [form.held]: since.formData.clientInfo[form.held] };
      return { ...stored.formData, clientInfo: known };
    },
  };
  return form;
}

beforeEach(() => openDraft());

test('one save at a time; what was typed in between is one save more, to the same draft', async () => {
  const [worker, form] = [slowWorker(), openForm()];
  const done = saveDraft(worker, form);
  form.step = 2;
  void saveDraft(worker, form);
  form.step = 3;
  void saveDraft(worker, form);
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
  const [worker, form] = [slowWorker(), openForm()];
  void saveDraft(worker, form);
  form.step = 2;
  const done = saveDraft(worker, form);
  openDraft('another');
  await worker.store();
  expect(worker.asked.at(-1)?.input).toMatchObject({ draftId: 'draft_1', currentStep: 2 });
  await worker.store();
  await done;
  expect(useDraft.getState()).toEqual({ draftId: 'another', save: { state: 'idle' } });
});

test('a failure is shown, and the next save may mend it', async () => {
  const [worker, form] = [slowWorker(), openForm()];
  const failing = saveDraft(worker, form);
  worker.asked[0]?.answer(fail('storage', { code: 'storage-full' }, true));
  await failing;
  expect(useDraft.getState().save).toEqual({ state: 'failed', reason: { code: 'storage-full' } });
  const mending = saveDraft(worker, form);
  await worker.store();
  await mending;
  expect(useDraft.getState().save.state).toBe('saved');
});

describe('another tab', () => {
  test('has saved before: its answers come with the save, and the next one claims none of them', async () => {
    const stored = record(withAnswers({ companyName: 'A' }), 4);
    const [worker, form] = [slowWorker(), openForm(stored.formData)];
    openDraft('d', stored);
    form.type({ strengths: 'mine' });
    const saving = saveDraft(worker, form);
    expect(worker.asked[0]?.input.base).toEqual({ formData: stored.formData, language: 'en', revision: 4 });
    form.type({ keyMessage: 'typed while it is saved' });
    await worker.store({ heroProduct: 'theirs' });
    await saving;
    expect(form.formData.clientInfo).toMatchObject({
      strengths: 'mine',
      keyMessage: 'typed while it is saved',
      heroProduct: 'theirs',
    });
    void saveDraft(worker, form);
    expect(worker.asked[1]?.input.base).toMatchObject({
      formData: { clientInfo: { strengths: 'mine', keyMessage: '', heroProduct: 'theirs' } },
      revision: 5,
    });
    await worker.store();
  });

  test('saves: the form follows, and reads nothing for its own saves', async () => {
    const stored = record(emptyFormData(), 1);
    const [worker, form] = [slowWorker(), openForm()];
    openDraft('d', stored);
    await followDraft(worker, form, 1);
    expect(worker.read).toBe(0);
    worker.stored = record(withAnswers({ companyName: 'theirs' }), 2);
    form.type({ strengths: 'mine, not saved yet' });
    await followDraft(worker, form, 2);
    expect(form.formData.clientInfo).toMatchObject({
      companyName: 'theirs',
      strengths: 'mine, not saved yet',
    });
    const saving = saveDraft(worker, form);
    void followDraft(worker, form, 3);
    await worker.store();
    await saving;
    expect(useDraft.getState().save.state).toBe('saved');
    expect(worker.read).toBe(1);
  });

  test('changes an answer that a person stands in: it waits until the field is left, and is not overwritten', async () => {
    const [worker, form] = [slowWorker(), openForm()];
    openDraft('d', record(emptyFormData(), 1));
    worker.stored = record(withAnswers({ companyName: 'theirs' }), 2);
    form.held = 'companyName';
    await followDraft(worker, form, 2);
    expect(form.formData.clientInfo.companyName).toBe('');
    form.type({ strengths: 'mine' });
    const saving = saveDraft(worker, form);
    expect(worker.asked[0]?.input).toMatchObject({
      formData: { clientInfo: { companyName: '' } },
      base: { formData: { clientInfo: { companyName: '' } } },
    });
    worker.stored = record(withAnswers({ companyName: 'theirs', strengths: 'mine' }), 3);
    worker.asked[0]?.answer(ok(worker.stored));
    await saving;
    expect(form.formData.clientInfo.companyName).toBe('');
    form.held = undefined;
    await followDraft(worker, form);
    expect(form.formData.clientInfo).toMatchObject({ companyName: 'theirs', strengths: 'mine' });
    const read = worker.read;
    await followDraft(worker, form);
    expect(worker.read).toBe(read);
  });
});
