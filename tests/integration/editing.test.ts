/** A person changes a written proposal, over the contract: edits, Undo, versions, two tabs. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { editedFields } from '../../src/shared/domain/editing/edits.ts';
import { partsThatDiffer } from '../../src/shared/domain/editing/compare.ts';
import { readField } from '../../src/shared/domain/editing/path.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import type { PageRecord } from '../../src/shared/domain/records.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { freeSection } from '../../src/shared/domain/free-page.ts';
import { FREE_WORDS, onePixel } from '../fixtures/free-pages.ts';
import { readBrief } from '../fixtures/briefs.ts';
import {
  emptyDevice,
  emptyScene,
  fakeEngine,
  noDeck,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

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
async function written({ remote, until }: InProcessWorker, form: FormData = someAnswers()): Promise<string> {
  const run = value(await remote.startRun(form, { language: 'en' }));
  await until(ended(run.runId));
  return run.proposalId;
}
const page = async ({ remote }: InProcessWorker, id: string, number: number): Promise<PageRecord> => {
  const found = value(await remote.proposal(id)).pages.find(({ pageNumber }) => pageNumber === number);
  if (!found) throw new Error(`no page ${number}`);
  return found;
};
/** A page that is drawn, whatever is on it. */
const slideOf = (pageNumber: number): Scene['slides'][number] => ({
  id: `page-${pageNumber}`,
  pageNumber,
  part: 1,
  parts: 1,
  type: '',
  pageTitle: '',
  headline: '',
  layout: 'content',
  background: 'ink',
  nodes: [],
  notes: [],
});

const title = async (worker: InProcessWorker, id: string, number = 3): Promise<string | undefined> =>
  (await page(worker, id, number)).sectionData?.title;

test('edits are stored, undone and redone without end, across workers', async () => {
  const worker = await start(fakeEngine());
  const id = await written(worker);
  const engines = await title(worker, id);
  for (const words of ['One', 'Two', 'Three'])
    value(await worker.remote.edit(id, 3, [{ path: 'title', value: words }]));
  value(await worker.remote.edit(id, 4, [{ path: 'title', value: 'Four' }]));
  expect(await title(worker, id)).toBe('Three');
  expect(await page(worker, id, 3)).toMatchObject({ change: 3, written: { title: engines } });
  expect(worker.events).toContainEqual({ type: 'pagesDidChange', proposalId: id, pages: [4] });

  await worker.stop();
  const next = await start(fakeEngine());
  const { remote } = next;
  expect(value(await remote.undo(id)).pages).toEqual([4]);
  for (const words of ['Two', 'One', engines]) {
    expect(value(await remote.undo(id)).pages).toEqual([3]);
    expect(await title(next, id)).toBe(words);
  }
  expect(await page(next, id, 3)).not.toHaveProperty('edits');
  expect(await remote.undo(id)).toMatchObject({
    ok: false,
    failure: { reason: { code: 'nothing-to-undo' } },
  });
  for (const words of ['One', 'Two', 'Three']) {
    value(await remote.redo(id));
    expect(await title(next, id)).toBe(words);
  }
  value(await remote.undo(id));
  value(await remote.undo(id));
  const other = value(await remote.edit(id, 3, [{ path: 'title', value: 'Another way' }]));
  expect(other.journal.redo).toBe(0);
  expect(await remote.redo(id)).toMatchObject({
    ok: false,
    failure: { reason: { code: 'nothing-to-redo' } },
  });
  value(await remote.undo(id));
  expect(await title(next, id)).toBe('One');
});

test('what does not fit is refused, and nothing of it is stored', async () => {
  const worker = await start(fakeEngine());
  const { remote } = worker;
  const id = await written(worker);
  const before = await page(worker, id, 3);
  const refused = async (...given: Parameters<typeof remote.edit>): Promise<unknown> => {
    const result = await remote.edit(...given);
    return result.ok ? undefined : result.failure.reason.code;
  };
  expect(
    await refused(id, 3, [
      { path: 'title', value: 'Kept?' },
      { path: 'output.no.where', value: 'x' },
    ]),
  ).toBe('edit-no-place');
  expect(await refused(id, 3, [{ path: 'evidence.0', value: 'x' }])).toBe('edit-no-place');
  expect(await refused(id, 3, [{ path: 'title', value: 'x'.repeat(6000) }])).toBe('edit-too-long');
  expect(await refused(id, 3, JSON.parse('[{"path":"title"}]'))).toBe('not-valid');
  expect(await refused(id, 3, [])).toBe('not-valid');
  expect(await refused(id, 20, [{ path: 'title', value: 'x' }])).toBe('edit-not-written');
  expect(await refused('proposal_0_none', 3, [{ path: 'title', value: 'x' }])).toBe('not-on-device');
  expect(await page(worker, id, 3)).toEqual(before);
  expect(value(await remote.versions(id))).toHaveLength(1);
});

test('an item of a list goes into another list of its page, as one change', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const id = await written(worker, coffee());
  const before = await page(worker, id, 13);
  const hints = (record: PageRecord, of: number) =>
    readField(record.sectionData!, `output.strategies.${of}.executionHints`);
  const [first = ''] = [hints(before, 0)].flat();
  const [from, to] = ['output.strategies.0.executionHints', 'output.strategies.1.executionHints'];
  value(
    await remote.edit(id, 13, [
      { path: from, remove: 0 },
      { path: to, insert: first, at: 1 },
    ]),
  );
  const after = await page(worker, id, 13);
  expect(hints(after, 0)).not.toContain(first);
  expect([hints(after, 1)].flat()[1]).toBe(first);
  value(await remote.undo(id));
  expect((await page(worker, id, 13)).sectionData).toEqual(before.sectionData);
});

test('a page that is written anew keeps the person’s words; Undo takes the writing back first', async () => {
  const worker = await start(createPlanner());
  const { remote, until, events } = worker;
  const id = await written(worker, coffee());
  const first = await page(worker, id, 15);
  value(await remote.edit(id, 15, [{ path: 'title', value: 'Money where the buyers are' }]));
  events.length = 0;
  const run = value(await remote.setAssumptions(id, { 'stage-2': 70 }));
  await until(ended(run?.runId ?? ''));
  const again = await page(worker, id, 15);
  expect(again.sectionData?.title).toBe('Money where the buyers are');
  expect(again.sectionData?.output).not.toEqual(first.sectionData?.output);
  expect(again.written?.title).not.toBe('Money where the buyers are');
  // Once more by the same engine with the same plan: nothing to take back.
  const { last } = value(await remote.proposal(id)).proposal.journal ?? {};
  events.length = 0;
  await until(ended(value(await remote.retryPages(id, [15])).runId));
  expect(value(await remote.proposal(id)).proposal.journal?.last).toBe(last);

  // All pages of one request at once, then what they were written for, then the person's own edit.
  value(await remote.undo(id));
  expect(value(await remote.undo(id)).pages).toEqual([]);
  expect(value(await remote.proposal(id)).proposal.assumptions).toBeUndefined();
  expect((await page(worker, id, 15)).sectionData?.output).toEqual(first.sectionData?.output);
  expect(await title(worker, id, 15)).toBe('Money where the buyers are');
  value(await remote.undo(id));
  const { change: _change, ...back } = await page(worker, id, 15);
  expect(back).toEqual(first);
}, 20_000);

test('versions: who, what, why; any page as it was, and back to it', async () => {
  const worker = await start(fakeEngine());
  const { remote } = worker;
  const id = await written(worker);
  const engines = await title(worker, id);
  value(await remote.edit(id, 3, [{ path: 'title', value: 'One' }]));
  value(await remote.edit(id, 3, [{ path: 'title', value: 'Two' }]));
  value(await remote.edit(id, 4, [{ path: 'title', value: 'Other' }]));
  value(await remote.undo(id));
  const versions = value(await remote.versions(id));
  expect(versions).toMatchObject([
    { number: 4, author: 'person', reason: 'undone', pages: [4] },
    { number: 3, author: 'person', reason: 'edited', pages: [4], edits: 1 },
    { number: 2, author: 'person', reason: 'edited', pages: [3], edits: 2 },
    { number: 0, author: 'planner', reason: 'written' },
  ]);
  const at = async (version: number): Promise<string> => value(await remote.version(id, version, 3)).title;
  expect([await at(0), await at(1), await at(2), await at(4)]).toEqual([engines, 'One', 'Two', 'Two']);
  const restored = value(await remote.restoreVersion(id, 1, [3]));
  expect(restored.pages).toEqual([3]);
  expect(await title(worker, id)).toBe('One');
  // As it is already.
  expect(value(await remote.restoreVersion(id, 1, [3])).pages).toEqual([]);
  value(await remote.undo(id));
  expect(await title(worker, id)).toBe('Two');
  expect(await remote.restoreVersion(id, 99)).toMatchObject({ ok: false });
});

test('two tabs: an edit follows its field, and the later word on one field stands', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const id = await written(worker, coffee());
  const list = 'output.objectives';
  const before = (await page(worker, id, 3)).sectionData?.output['objectives'];
  const [, second, third] = Array.isArray(before) ? before : [];
  // One tab removes the first goal; the other, which has not seen it, words the second.
  const removed = value(await remote.edit(id, 3, [{ path: list, remove: 0 }], 0));
  const late = value(
    await remote.edit(
      id,
      3,
      [
        { path: `${list}.1.statement`, value: 'Mine' },
        { path: `${list}.0.target`, value: '1' },
      ],
      0,
    ),
  );
  expect(late.displaced).toEqual([{ path: `${list}.0.target`, value: '1' }]);
  expect((await page(worker, id, 3)).sectionData?.output['objectives']).toMatchObject([
    { ...second, statement: 'Mine' },
    third,
  ]);
  const later = value(
    await remote.edit(id, 3, [{ path: `${list}.0.statement`, value: 'Theirs' }], removed.change),
  );
  expect(later.overtook).toEqual([{ path: `${list}.0.statement`, value: 'Mine' }]);
  expect(value(await remote.version(id, late.change, 3)).output['objectives']).toMatchObject([
    { statement: 'Mine' },
    third,
  ]);
  const { written: engines, edits } = await page(worker, id, 3);
  if (!engines || !edits) throw new Error('not edited');
  expect(editedFields({ written: engines, edits }).map(({ kind }) => kind)).toEqual(['removed', 'changed']);
}, 20_000);

test('changed answers: the pages say so and why, and only those that change are written, edits kept', async () => {
  const worker = await start(createPlanner());
  const { remote, until, events } = worker;
  const id = await written(worker, coffee());
  const before = value(await remote.proposal(id)).pages;
  expect(value(await remote.stale(id))).toEqual({ pages: [], causes: [] });
  value(await remote.edit(id, 15, [{ path: 'title', value: 'Mine' }]));
  const form = coffee();
  form.campaignObjectives.marketingMediaBudget = '90,000 THB per month for 3 months';
  value(await remote.changeAnswers(id, form));
  expect(value(await remote.proposal(id)).pages.map(({ finishedAt }) => finishedAt)).toEqual(
    before.map(({ finishedAt }) => finishedAt),
  );
  const { pages, causes } = value(await remote.stale(id));
  const numbers = pages.map(({ pageNumber }) => pageNumber);
  expect(pages).toContainEqual({ pageNumber: 15, engine: 'planner', edited: 1 });
  expect(numbers).not.toContain(2);
  expect(causes).toEqual([
    {
      kind: 'answer',
      key: 'campaignObjectives.marketingMediaBudget',
      before: coffee().campaignObjectives.marketingMediaBudget,
      after: '90,000 THB per month for 3 months',
      pages: numbers,
    },
  ]);
  events.length = 0;
  const run = value(await remote.update(id, [15, 2]));
  await until(ended(run?.runId ?? ''));
  const after = value(await remote.proposal(id)).pages;
  const rewritten = after.filter(({ finishedAt }, at) => finishedAt !== before[at]?.finishedAt);
  expect(rewritten.map(({ pageNumber }) => pageNumber)).toEqual([15]);
  expect(rewritten[0]?.sectionData?.title).toBe('Mine');
  expect(JSON.stringify(rewritten[0]?.sectionData?.output)).not.toContain('120,000');
  const left = value(await remote.stale(id));
  expect(left.pages.map(({ pageNumber }) => pageNumber)).toEqual(numbers.filter((number) => number !== 15));
  // Taken back: page 15 as it was, then the answers; then nothing is out of date.
  value(await remote.undo(id));
  value(await remote.undo(id));
  expect(value(await remote.stale(id)).pages).toEqual([]);
}, 30_000);

test('a page that is out of date is looked at first, and taken with what of it stays', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const form = coffee();
  const id = await written(worker, form);
  expect(value(await remote.renewed(id, 15))).toBeUndefined();
  value(await remote.edit(id, 15, [{ path: 'title', value: 'Mine' }]));
  form.campaignObjectives.marketingMediaBudget = '480,000 THB over 4 months';
  value(await remote.changeAnswers(id, form));
  const before = await page(worker, id, 15);
  const next = value(await remote.renewed(id, 15));
  expect(next?.title).toBe('Mine');
  expect(next?.output).not.toEqual(before.sectionData?.output);
  // Nothing is stored until it is taken.
  expect(await page(worker, id, 15)).toEqual(before);
  const [part] = partsThatDiffer(before.sectionData!, next!);
  const [path = ''] = part?.paths ?? [];
  value(await remote.renew(id, 15, [path]));
  const after = await page(worker, id, 15);
  expect(after.sectionData?.title).toBe('Mine');
  expect(readField(after.sectionData!, path)).toEqual(readField(before.sectionData!, path));
  const differ = partsThatDiffer(after.sectionData!, next!).flatMap(({ paths }) => paths);
  expect(differ).toEqual([path]);
  const stale = value(await remote.stale(id)).pages.map(({ pageNumber }) => pageNumber);
  expect(stale).not.toContain(15);
  expect(stale.length).toBeGreaterThan(0);
  // It is up to date now.
  expect(await remote.renew(id, 15, [])).toMatchObject({ ok: false });
  value(await remote.undo(id));
  expect((await page(worker, id, 15)).sectionData).toEqual(before.sectionData);
  expect(value(await remote.stale(id)).pages.map(({ pageNumber }) => pageNumber)).toContain(15);
}, 20_000);

test('found and replaced over pages, answers and title, as one change; pages stay up to date', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const id = await written(worker, coffee());
  const all = value(await remote.replacements(id, 'doi saket', 'Doi Luang'));
  const pages = new Set(all.map(({ pageNumber }) => pageNumber));
  expect([pages.has(0), pages.has(1), pages.size > 3]).toEqual([true, true, true]);
  expect(all.every(({ before, after }) => /doi saket/iu.test(before) && !/doi saket/iu.test(after))).toBe(
    true,
  );
  expect(value(await remote.replacements(id, 'doi saket', 'x', { matchCase: true }))).toEqual([]);
  const changed = value(await remote.replace(id, 'Doi Saket', 'Doi Luang'));
  const after = value(await remote.proposal(id));
  expect(JSON.stringify(after.pages.map(({ sectionData }) => sectionData?.output))).not.toContain(
    'Doi Saket',
  );
  expect(after.proposal.title).toContain('Doi Luang');
  expect(after.proposal.formData.clientInfo.companyName).toContain('Doi Luang');
  expect(value(await remote.stale(id)).pages).toEqual([]);
  expect(changed.pages.length).toBeGreaterThan(3);
  expect(await remote.replace(id, 'Doi Saket', 'x')).toMatchObject({ ok: false });

  value(await remote.undo(id));
  const back = value(await remote.proposal(id));
  expect(back.proposal.title).toContain('Doi Saket');
  expect(JSON.stringify(back.pages.map(({ sectionData }) => sectionData))).not.toContain('Doi Luang');
  expect(value(await remote.stale(id)).pages).toEqual([]);
  value(await remote.rename(id, '  Coffee, second try '));
  expect(value(await remote.proposal(id)).proposal.title).toBe('Coffee, second try');
}, 20_000);

test('another take of a page: the next candidates, taken whole or field by field, over the person’s words', async () => {
  const worker = await start(createPlanner());
  const { remote } = worker;
  const id = await written(worker, coffee());
  const list = value(await remote.takes(id, 13));
  const [other] = list;
  if (other === undefined) throw new Error('no other take');
  const before = await page(worker, id, 13);
  expect(other.section).not.toEqual(before.sectionData);
  expect(await page(worker, id, 13)).toEqual(before);
  const whole = value(await remote.take(id, 13, other.section));
  expect(whole.pages).toEqual([13]);
  expect((await page(worker, id, 13)).sectionData).toMatchObject({
    title: other.section.title,
    output: other.section.output,
  });
  value(await remote.undo(id));
  expect((await page(worker, id, 13)).sectionData).toEqual(before.sectionData);
  const own = value(await remote.take(id, 13, { ...other.section, title: 'Only this' }, ['title']));
  expect((await page(worker, id, 13)).sectionData).toEqual({ ...before.sectionData, title: 'Only this' });
  expect(value(await remote.versions(id))[0]).toMatchObject({ number: own.change, reason: 'taken' });
}, 20_000);

test('a deck is arranged and a proposal duplicated: changes like any other, and a copy of its own', async () => {
  const worker = await start(fakeEngine());
  const { remote } = worker;
  const id = await written(worker);
  value(await remote.edit(id, 3, [{ path: 'title', value: 'Mine' }]));
  value(await remote.arrange(id, { move: 5, behind: 2 }));
  value(await remote.arrange(id, { hide: 4 }));
  const { deck } = value(await remote.proposal(id)).proposal;
  expect(deck?.order?.slice(0, 5)).toEqual([1, 2, 5, 3, 4]);
  expect(deck?.hidden).toEqual([4]);
  expect(await remote.arrange(id, JSON.parse('{"hide":"4"}'))).toMatchObject({ ok: false });

  const copy = value(await remote.duplicateProposal(id, 'For the next client'));
  const view = value(await remote.proposal(copy));
  expect(view.proposal).toMatchObject({
    title: 'For the next client',
    state: 'complete',
    deck: { hidden: [4] },
  });
  expect(view.proposal).not.toHaveProperty('journal');
  expect(view.pages).toHaveLength(19);
  expect(await title(worker, copy)).toBe('Mine');
  expect(await remote.undo(copy)).toMatchObject({ ok: false });
  value(await remote.edit(copy, 3, [{ path: 'title', value: 'Theirs' }]));
  expect(await title(worker, id)).toBe('Mine');

  for (let step = 0; step < 2; step += 1) value(await remote.undo(id));
  expect(value(await remote.proposal(id)).proposal).not.toHaveProperty('deck');
  for (let step = 0; step < 2; step += 1) value(await remote.redo(id));
  expect(value(await remote.proposal(id)).proposal.deck).toEqual(deck);
  // A proposal that is deleted takes its changes along.
  value(await remote.removeProposal(id));
  expect(await remote.versions(id)).toMatchObject({ ok: false });
});

test('a sentence against the plan is found; the plan’s words take its place, or a person keeps it', async () => {
  const slides = [slideOf(13)];
  const worker = await start(createPlanner(), {
    deck: { ...noDeck, buildScene: () => Promise.resolve({ ...emptyScene, slides }) },
  });
  const { remote } = worker;
  const id = await written(worker, coffee());
  expect(value(await remote.audit(id)).findings).toEqual([]);
  const wrong = 'The total budget of 420,000 THB is spent in three months';
  value(await remote.edit(id, 13, [{ path: 'title', value: wrong }]));
  const [found] = value(await remote.audit(id)).findings;
  expect(found).toMatchObject({ kind: 'money', pageNumber: 13, path: 'title', words: '420,000 THB' });
  if (found?.instead === undefined) throw new Error('nothing in its place');
  value(await remote.edit(id, 13, [{ path: found.path, value: wrong.replace(found.words, found.instead) }]));
  expect(value(await remote.audit(id)).findings).toEqual([]);
  value(await remote.edit(id, 13, [{ path: 'title', value: wrong }]));
  value(await remote.keepFinding(id, { pageNumber: 13, words: found.words, text: found.text }));
  expect(value(await remote.audit(id)).findings).toEqual([]);
  expect(await remote.keepFinding(id, { pageNumber: 13, words: '', text: '' })).toMatchObject({ ok: false });
  // Another text is another finding.
  value(await remote.edit(id, 13, [{ path: 'title', value: `${wrong}.` }]));
  expect(value(await remote.audit(id)).findings).toHaveLength(1);
});

test("pages and pictures of one's own: added, edited, copied, drawn, and taken back", async () => {
  const worker = await start(fakeEngine());
  const { remote } = worker;
  const id = await written(worker);
  const section = freeSection('text', FREE_WORDS);
  const { pageNumber } = value(await remote.addPage(id, section, 3));
  const numbers = async (): Promise<readonly number[]> =>
    value(await remote.proposal(id)).proposal.deck?.order ?? [];
  expect((await numbers()).slice(0, 5)).toEqual([1, 2, 3, pageNumber, 4]);
  value(await remote.edit(id, pageNumber, [{ path: 'title', value: 'One night' }]));
  const copy = value(await remote.duplicatePage(id, pageNumber)).pageNumber;
  expect(copy).toBe(pageNumber + 1);
  const view = value(await remote.proposal(id));
  expect(view.pages).toHaveLength(19);
  expect(view.free?.map(({ sectionData }) => sectionData?.title)).toEqual(['One night', 'One night']);
  // Nothing of the nineteen counts them.
  expect(value(await remote.history()).find(({ proposalId }) => proposalId === id)?.donePages).toBe(19);
  expect(value(await remote.stale(id)).pages).toEqual([]);
  expect(await remote.addPage(id, { ...section, type: 'cover' }, 3)).toMatchObject({ ok: false });

  const picture = { type: 'image/png' as const, bytes: onePixel(), width: 1, height: 1 };
  const number = value(await remote.addPicture(id, picture));
  expect(value(await remote.addPicture(id, { ...picture, bytes: onePixel() }))).toBe(number);
  expect(await remote.addPicture(id, { ...picture, width: 2 })).toMatchObject({ ok: false });
  const placed = {
    number,
    name: 'dot.png',
    alt: 'A dot',
    ratio: 1,
    pageNumber,
    slot: 'free' as const,
    item: 0,
  };
  value(await remote.arrange(id, { place: placed }));
  expect(value(await remote.proposal(id)).proposal.deck?.pictures).toEqual([placed]);

  const other = value(await remote.duplicateProposal(id, 'Another'));
  expect(value(await remote.pictures(other))).toHaveLength(1);
  expect(value(await remote.proposal(other)).free).toHaveLength(2);

  for (let step = 0; step < 4; step += 1) value(await remote.undo(id));
  expect(value(await remote.proposal(id))).not.toHaveProperty('free');
  expect(await numbers()).not.toContain(pageNumber);
  value(await remote.redo(id));
  expect(await numbers()).toContain(pageNumber);
}, 30_000);
