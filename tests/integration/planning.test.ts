/** What the planner reads and assumes, over the contract: read, corrected, changed, written again, stored. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decidedForm } from '../../src-worker/engines/planner/decided.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { withCorrection } from '../../src/shared/domain/corrections.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { emptyDevice, fakeEngine, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { ended, gateOf, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
const start: typeof startWorker = async (...given) => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

const coffee = (): FormData => structuredClone(readBrief('coffee-roaster-en').formData);
const corrected = (): FormData => {
  const form = coffee();
  const value_ = {
    amount: 90_000,
    currency: 'THB',
    period: 'month',
    length: 4,
    lengthUnit: 'month',
  } as const;
  return { ...form, corrections: withCorrection(form, 'budget', value_) };
};

/** A finished proposal of these answers, by the planner. */
async function written({ remote, until }: InProcessWorker, form: FormData): Promise<string> {
  const run = value(await remote.startRun(form, { language: 'en' }));
  await until(ended(run.runId));
  return run.proposalId;
}

test('answers are read as they stand, corrections aside', async () => {
  const { remote } = await start(fakeEngine());
  const view = value(await remote.readings(corrected()));
  expect(view.budget).toMatchObject({
    amount: 120_000,
    currency: 'THB',
    period: 'month',
    length: 3,
    total: 360_000,
  });
  expect(view.goals[0]).toMatchObject({ kind: 'ramp', metric: 'subscribers', from: 310, to: 900, months: 6 });
  expect(view.goalsFrom).toBe('specificObjectives');
  expect(view.places).toMatchObject([{ match: 'Bangkok' }, { match: 'Chiang Mai' }]);
  expect(view.ages).toEqual({ min: 25, max: 44 });
  expect(view.buyers).toBe('b2c');
  expect(view.known[0]).toMatchObject({
    kind: 'cost',
    per: 'order',
    from: 140,
    now: 260,
    path: 'clientInfo.onlineAdIssues',
  });
  expect((await remote.readings(Object.assign(coffee(), { clientInfo: null }))).ok).toBe(true);
  // No questionnaire at all.
  expect((await remote.readings(JSON.parse('{"some":"thing"}'))).ok).toBe(false);
});

test('a correction is kept with the draft and the proposal, and the pages are written from it', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const draft = value(await remote.saveDraft({ formData: corrected(), language: 'en', currentStep: 4 }));
  expect(value(await remote.draft(draft.draftId)).formData.corrections).toEqual(corrected().corrections);
  const plain = value(await remote.saveDraft({ formData: coffee(), language: 'en', currentStep: 4 }));
  expect(draft.requestId).not.toBe(plain.requestId);

  const id = await written(worker, corrected());
  const { proposal, pages } = value(await remote.proposal(id));
  expect(proposal.requestId).toBe(draft.requestId);
  expect(proposal.formData.corrections).toEqual(corrected().corrections);
  const media = JSON.stringify(pages[14]?.sectionData);
  expect(media).toContain('90,000');
  expect(media).toContain('corrected by the preparer');
  expect(JSON.stringify(pages)).not.toContain('120,000 THB × 3');
});

test('a changed assumption writes the pages that change, and no other', async () => {
  const worker = await start(createPlanner());
  const { remote, until, events } = worker;
  const id = await written(worker, coffee());
  const before = value(await remote.proposal(id)).pages;
  const list = value(await remote.assumptions(id));
  const action = list.find((item) => item.id === 'stage-2');
  expect(action).toMatchObject({ value: action?.proposed, chosen: false });
  expect(action?.pages).toContain(15);

  const asked = value(await remote.previewAssumptions(id, { 'stage-2': 70 }));
  expect(asked.values['stage-2']).toBe(70);
  expect(asked.changes).toContain(15);
  expect(asked.changes.length).toBeLessThan(19);
  expect(value(await remote.proposal(id)).proposal.assumptions).toBeUndefined();

  events.length = 0;
  const run = value(await remote.setAssumptions(id, { 'stage-2': 70, 'no-such': 3, 'take-up': 22 }));
  expect(run).toBeDefined();
  await until(ended(run?.runId ?? ''));
  const view = value(await remote.proposal(id));
  // What the rules propose anyhow is no choice of the person's.
  expect(view.proposal.assumptions).toEqual({ 'stage-2': 70 });
  const rewritten = view.pages.filter((page, i) => page.finishedAt !== before[i]?.finishedAt);
  expect(rewritten.map(({ pageNumber }) => pageNumber)).toEqual(asked.changes);
  for (const page of view.pages)
    if (!asked.changes.includes(page.pageNumber))
      expect(page.sectionData).toEqual(before[page.pageNumber - 1]?.sectionData);
  const matrix = view.pages[14]?.sectionData?.evidence.find(({ data }) => data !== undefined)?.data;
  const rows =
    matrix !== undefined && 'stages' in matrix && Array.isArray(matrix.values) ? matrix.values : [];
  const sums = rows.map((row: number[]) => row.reduce((a, b) => a + b, 0));
  expect(sums.reduce((a: number, b: number) => a + b, 0)).toBe(120_000);
  expect(sums[2]).toBe(84_000);
  // Answers edited from here take the assumptions along.
  const edited = value(await remote.startRun(coffee(), { language: 'en', editedFrom: id }));
  expect(value(await remote.proposal(edited.proposalId)).proposal.assumptions).toEqual({ 'stage-2': 70 });
  await until(ended(edited.runId));

  // Everything is up to date with the answers and the assumptions.
  expect(value(await remote.regenerate(id))).toBeUndefined();

  events.length = 0;
  const back = value(await remote.setAssumptions(id, {}));
  await until(ended(back?.runId ?? ''));
  const reset = value(await remote.proposal(id));
  expect(reset.proposal.assumptions).toBeUndefined();
  expect(reset.pages.map(({ sectionData }) => sectionData)).toEqual(
    before.map(({ sectionData }) => sectionData),
  );
}, 20_000);

test('a proposal of another engine rests on no assumption of ours', async () => {
  const worker = await start({ ...fakeEngine(), id: 'agency' });
  const id = await written(worker, coffee());
  expect(value(await worker.remote.assumptions(id))).toEqual([]);
  expect(value(await worker.remote.setAssumptions(id, { 'stage-2': 70 }))).toBeUndefined();
});

test('none is changed while pages are written', async () => {
  const gate = gateOf();
  const planner = createPlanner();
  let held = false;
  const worker = await start({
    ...planner,
    writeSection: async (request, signal) => {
      if (held && request.pageNumber === 15) await gate.promise;
      return planner.writeSection(request, signal);
    },
  });
  const { remote, until } = worker;
  const id = await written(worker, coffee());
  held = true;
  const run = value(await remote.setAssumptions(id, { 'stage-2': 70 }));
  expect(await remote.setAssumptions(id, { 'stage-2': 30 })).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
  gate.resolve();
  await until(ended(run?.runId ?? ''));
  expect((await remote.assumptions('proposal_0_none')).ok).toBe(false);
});

test('an answer and a choice are stored while pages are written, and every page follows them', async () => {
  const gate = gateOf();
  const planner = createPlanner();
  let holds = true;
  const worker = await start({
    ...planner,
    writeSection: async (request, signal) => {
      if (holds && request.pageNumber === 13) {
        holds = false;
        const section = planner.writeSection(request, signal);
        await gate.promise;
        return section;
      }
      return planner.writeSection(request, signal);
    },
  });
  const { remote, until } = worker;
  const run = value(await remote.startRun(coffee(), { language: 'en' }));
  const id = run.proposalId;
  await until((event) => event.type === 'runDidChange' && event.run.finishedPages.length === 12);

  const asked = value(await remote.questions(id));
  const objection = asked.find((question) => question.id === 'objection');
  expect(objection?.pages).toContain(13);
  value(await remote.decide(id, { answers: { objection: 'They think it is stale' } }));
  gate.resolve();
  await until(ended(run.runId));
  const view = value(await remote.proposal(id));
  expect(view.proposal.decisions).toEqual({ answers: { objection: 'They think it is stale' } });
  expect(view.pages).toHaveLength(19);
  // Written before, while and after it came: all say what a new proposal with that answer says.
  const { formData } = view.proposal;
  const whole = await Promise.all(
    view.pages.map(async ({ pageNumber }) => {
      const made = await planner.writeSection(
        {
          proposalId: id,
          pageNumber,
          formData: decidedForm({ ...view.proposal, formData }),
          language: 'en',
          createdAt: view.proposal.createdAt,
          requestId: '',
          earlier: new Map(),
        },
        new AbortController().signal,
      );
      return made.ok ? made.section : undefined;
    }),
  );
  expect(view.pages.map(({ sectionData }) => sectionData)).toEqual(whole);
  expect(value(await remote.regenerate(id))).toBeUndefined();

  // A choice rewrites the pages that it named; taken back, they say what they said.
  const { position = [] } = value(await remote.choices(id));
  const second = position[1];
  worker.events.length = 0;
  const chosen = value(await remote.decide(id, { choices: { position: second?.id ?? '' } }));
  await until(ended(chosen?.runId ?? ''));
  const after = value(await remote.proposal(id)).pages;
  expect(
    after
      .filter((page, i) => page.finishedAt !== view.pages[i]?.finishedAt)
      .map(({ pageNumber }) => pageNumber),
  ).toEqual(second?.pages);
  worker.events.length = 0;
  const back = value(await remote.decide(id, { choices: { position: null } }));
  await until(ended(back?.runId ?? ''));
  const last = value(await remote.proposal(id));
  expect(last.proposal.decisions).toEqual(view.proposal.decisions);
  expect(last.pages.map(({ sectionData }) => sectionData)).toEqual(whole);
}, 30_000);
