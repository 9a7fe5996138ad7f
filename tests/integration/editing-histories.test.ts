/**
 * Histories of edits that nobody would write by hand: two tabs, lists, Undo, Redo, pages written anew with other items in
 * another order, new workers. Whatever happens, a person's words are on the page, listed as homeless, or undone.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editedFields } from '../../src/shared/domain/editing/edits.ts';
import { leavesOf } from '../../src/shared/domain/editing/path.ts';
import type { Edit } from '../../src/shared/domain/editing/change.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import {
  emptyDevice,
  fakeEngine,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

/** 0 to 1, the same for the same seed. */
const chance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

const THINGS = ['rooms', 'meals', 'boats', 'tickets', 'lessons', 'hives', 'chairs', 'songs'];

/** Page 3 as an engine may write it: some goals of eight, in any order, worded a little otherwise. */
function goals(random: () => number): Section {
  const some = THINGS.filter(() => random() < 0.7).toSorted(() => random() - 0.5);
  const objectives = (some.length === 0 ? THINGS : some).map((thing) => ({
    category: 'Sales',
    statement: `Sell ${Math.floor(random() * 90)} ${thing} to people who have never bought ${thing} here`,
    metrics: `${thing} sold`,
    target: `${Math.floor(random() * 90)} ${thing}`,
  }));
  return {
    type: 'market-objectives',
    title: `Plan ${Math.floor(random() * 99)}`,
    output: { timeframe: 'Ten weeks', objectives },
    evidence: [],
  };
}

const OWN = /own\d+x/gu;
const ownIn = (text: string): string[] => text.match(OWN) ?? [];

/** The person's words, wherever they are kept. */
async function words({ remote }: InProcessWorker, id: string): Promise<{ section: Section; kept: string[] }> {
  const page = value(await remote.proposal(id)).pages.find(({ pageNumber }) => pageNumber === 3);
  if (!page?.sectionData) throw new Error('not written');
  const homeless =
    page.written && page.edits
      ? editedFields({ written: page.written, edits: page.edits }).filter(({ isHomeless }) => isHomeless)
      : [];
  const kept = new Set([...ownIn(JSON.stringify(page.sectionData)), ...ownIn(JSON.stringify(homeless))]);
  return { section: page.sectionData, kept: [...kept].toSorted() };
}

const listOf = ({ output }: Section): unknown[] => {
  const list = output['objectives'];
  return Array.isArray(list) ? list : [];
};

/** An edit that may be made, and the words that it puts away. */
function anyEdit(section: Section, word: string, random: () => number): { edit: Edit; lost: string[] } {
  const list = listOf(section);
  const path = 'output.objectives';
  const at = Math.floor(random() * list.length);
  const kind = random();
  if (kind < 0.15)
    return {
      edit: { path, insert: { category: '', statement: word, target: '', metrics: '' }, at },
      lost: [],
    };
  if (kind < 0.25 && list.length > 2)
    return { edit: { path, remove: at }, lost: ownIn(JSON.stringify(list[at])) };
  if (kind < 0.35) return { edit: { path, move: at, to: Math.floor(random() * list.length) }, lost: [] };
  const leaves = leavesOf(section);
  const leaf = leaves[Math.floor(random() * leaves.length)];
  if (leaf === undefined) throw new Error('no text');
  return { edit: { path: leaf.path, value: word }, lost: ownIn(leaf.text) };
}

test.each([1])(
  '200 happenings, seed %i',
  async (seed) => {
    const random = chance(seed);
    const engine = fakeEngine(async ({ pageNumber, formData }) => ({
      ok: true,
      section:
        pageNumber === 3
          ? goals(random)
          : { type: 'cover', title: formData.clientInfo.companyName, output: { pageNumber }, evidence: [] },
    }));
    const open = async (): Promise<InProcessWorker> => {
      const worker = await startWorker(engine);
      workers.push(worker);
      return worker;
    };
    let [tab, other] = [await open(), await open()];
    const run = value(await tab.remote.startRun(someAnswers(), { language: 'en' }));
    await tab.until(ended(run.runId));
    const id = run.proposalId;
    /** The words after each change that Undo, or Redo, can take back. */
    const undoable: string[][] = [];
    let redoable: string[][] = [];
    for (let step = 1; step <= 200; step += 1) {
      const { section, kept } = await words(tab, id);
      const happening = random();
      if (happening < 0.6) {
        const { edit, lost } = anyEdit(section, `own${step}x`, random);
        const result = await tab.remote.edit(id, 3, [edit]);
        const after = (await words(tab, id)).kept;
        if (result.ok && result.value.pages.length > 0) {
          const expected = kept.filter((word) => !lost.includes(word));
          if (JSON.stringify(edit).includes(`own${step}x`)) expected.push(`own${step}x`);
          expect(after, JSON.stringify(edit)).toEqual(expected.toSorted());
          undoable.push(kept);
          redoable = [];
        } else expect(after).toEqual(kept);
      } else if (happening < 0.75) {
        const result = await tab.remote.undo(id);
        const before = undoable.pop();
        expect(result.ok).toBe(before !== undefined);
        if (before !== undefined) redoable.push(kept);
        expect((await words(tab, id)).kept).toEqual(before ?? kept);
      } else if (happening < 0.85) {
        const result = await tab.remote.redo(id);
        const after = redoable.pop();
        expect(result.ok).toBe(after !== undefined);
        if (after !== undefined) undoable.push(kept);
        expect((await words(tab, id)).kept).toEqual(after ?? kept);
      } else if (happening < 0.95) {
        const { last = 0 } = value(await tab.remote.proposal(id)).proposal.journal ?? {};
        tab.events.length = 0;
        await tab.until(ended(value(await tab.remote.retryPages(id, [3])).runId));
        const now = value(await tab.remote.proposal(id)).proposal.journal?.last ?? 0;
        // Nothing of the person's is lost by it.
        expect((await words(tab, id)).kept).toEqual(kept);
        if (now > last) {
          undoable.push(kept);
          redoable = [];
        }
      } else if (happening < 0.98) [tab, other] = [other, tab];
      else {
        await tab.stop();
        tab = await open();
      }
    }
    // Everything taken back: nothing of the person's is left, nor of what came between.
    while (undoable.length > 0) {
      const before = undoable.pop();
      value(await tab.remote.undo(id));
      expect((await words(tab, id)).kept).toEqual(before);
    }
    expect((await words(tab, id)).kept).toEqual([]);
  },
  60_000,
);
