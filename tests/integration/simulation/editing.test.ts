/**
 * A person changes a deck in two tabs while pages are written again, answers change, and the power goes at any moment of
 * any write. What was answered as stored is there afterwards, unless the person put other words over it or took it back.
 */
import { expect, test } from 'vitest';
import { editedFields } from '../../../src/shared/domain/editing/edits.ts';
import type { Edit } from '../../../src/shared/domain/editing/change.ts';
import { inOrder, type Arrangement } from '../../../src/shared/domain/arrangement.ts';
import { arranged, type ArrangeStep } from '../../../src/shared/domain/arranging.ts';
import type { Journal, PageRecord } from '../../../src/shared/domain/records.ts';
import type { Result } from '../../../src/shared/domain/failure.ts';
import type { WorkerApi } from '../../../src/shared/contract/worker-api.ts';
import { someAnswers } from '../support/in-process-worker.ts';
import { value } from '../support/result.ts';
import { chanceOf } from './chance.ts';
import { useSimulation } from './check.ts';
import { Device, type OpenTab } from './device.ts';
import { World } from './world.ts';
// Loaded beforehand: the clock of the simulation waits for nothing real.
import '../../../src-worker/api/editing.ts';
import '../../../src-worker/api/own-pages.ts';
import '../../../src-worker/api/stale.ts';

useSimulation();

/** Longer than any command or run takes, ms. */
const LONG = 120_000;
const ACTS = 200;
const OWN = /own\d+x/gu;

/** A device with two tabs and a proposal that is written; commands are answered as its world goes on. */
class Desk {
  readonly world = new World(false);
  readonly device: Device;
  tabs: OpenTab[];

  constructor(seed: number) {
    this.device = new Device(this.world, seed, 0);
    this.tabs = [this.device.open(), this.device.open()];
  }

  /** Undefined where the power went, after so many ms, before the answer came. */
  async ask<T>(
    at: number,
    command: (api: WorkerApi) => Promise<Result<T>>,
    cutAfter?: number,
  ): Promise<Result<T> | undefined> {
    const opened = this.tabs[at];
    if (opened === undefined) throw new Error('no tab');
    let answer: Result<T> | undefined;
    const asked = async (): Promise<void> => {
      answer = await command(opened.api);
    };
    void asked();
    await this.world.pass(cutAfter ?? LONG, () => answer !== undefined);
    if (cutAfter !== undefined) {
      // The power takes both tabs.
      for (const tab of this.tabs) this.device.kill(tab);
      this.tabs = [this.device.open(), this.device.open()];
    } else if (answer === undefined) throw new Error('no answer');
    return answer;
  }

  /** Until nothing is being written. */
  async settled(id: string): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) {
      await this.world.pass(2000);
      const { run } = value((await this.ask(0, (api) => api.proposal(id)))!);
      if (run === undefined || run.phase === 'finished') return;
      if (run.phase === 'paused') await this.ask(0, (api) => api.resumeRun(run.runId));
    }
    throw new Error('the run does not end');
  }

  /** The person's words, on the pages or without a place on them. */
  async words(id: string): Promise<string[]> {
    const { pages } = value((await this.ask(0, (api) => api.proposal(id)))!);
    const kept = pages.map(({ sectionData, written, edits }) => [
      sectionData,
      written && edits ? editedFields({ written, edits }).filter(({ isHomeless }) => isHomeless) : [],
    ]);
    return [...new Set(JSON.stringify(kept).match(OWN))].toSorted();
  }
}

const without = (words: readonly string[], gone: readonly string[]): string[] =>
  words.filter((word) => !gone.includes(word));

test.each([1])('200 acts with power cuts, seed %i', { timeout: 120_000 }, async (seed) => {
  const chance = chanceOf(seed);
  const desk = new Desk(seed);
  const run = value((await desk.ask(0, (api) => api.startRun(someAnswers(), { language: 'en' })))!);
  const id = run.proposalId;
  await desk.settled(id);
  /** The words as they stood when Undo could take back this change last. */
  const wordsAt = new Map<number, string[]>([[0, []]]);
  /** The words before each Undo that Redo can take back. */
  let undone: string[][] = [];
  const counts = { stored: 0, cut: 0 };
  const journalNow = async (): Promise<Journal> =>
    value((await desk.ask(0, (api) => api.proposal(id)))!).proposal.journal ?? { last: 0, undo: 0, redo: 0 };

  const fieldOf = async (page: number): Promise<{ path: string; said: string }> => {
    const { pages } = value((await desk.ask(0, (api) => api.proposal(id)))!);
    const section = pages.find(({ pageNumber }) => pageNumber === page)?.sectionData;
    const texts = Object.entries(section?.output ?? {}).filter(([, said]) => typeof said === 'string');
    const [key, said] = texts[chance.between(0, Math.max(1, texts.length))] ?? [];
    return key === undefined || chance.is(0.4)
      ? { path: 'title', said: section?.title ?? '' }
      : { path: `output.${key}`, said: String(said) };
  };

  for (let act = 1; act <= ACTS; act += 1) {
    const [kept, before] = [await desk.words(id), await journalNow()];
    const cut = chance.is(0.25) ? chance.between(0, 30) : undefined;
    const at = chance.between(0, 2);
    const kind = chance.next();
    if (cut !== undefined) counts.cut += 1;
    if (kind < 0.62) {
      const page = chance.between(1, 20);
      const { path, said } = await fieldOf(page);
      const word = `own${act}x`;
      const edit: Edit = { path, value: word };
      const answer = await desk.ask(at, (api) => api.edit(id, page, [edit]), cut);
      const [now, journal] = [await desk.words(id), await journalNow()];
      const isStored = journal.last > before.last;
      // Answered, it is stored; all of it or nothing is, also where the power went before the answer.
      if (answer !== undefined) expect(answer.ok && isStored).toBe(true);
      expect(now).toEqual(isStored ? [...without(kept, said.match(OWN) ?? []), word].toSorted() : kept);
      if (!isStored) continue;
      counts.stored += 1;
      wordsAt.set(journal.undo, now);
      undone = [];
    } else if (kind < 0.82) {
      const isUndo = kind < 0.74;
      const answer = await desk.ask(at, (api) => (isUndo ? api.undo(id) : api.redo(id)), cut);
      const [now, journal] = [await desk.words(id), await journalNow()];
      const isDone = journal.last > before.last;
      if (answer !== undefined) {
        expect(answer.ok).toBe(isDone);
        expect(isDone).toBe((isUndo ? before.undo : before.redo) > 0);
      }
      // Between two writings of pages nothing was said.
      const wanted = isUndo ? (wordsAt.get(journal.undo) ?? kept) : undone.at(-1);
      expect(now).toEqual(isDone ? wanted : kept);
      if (!isDone) continue;
      wordsAt.set(journal.undo, now);
      if (isUndo) undone.push(kept);
      else undone.pop();
    } else {
      // Pages are written again, by themselves or since an answer is another: every word of the person's stays.
      if (kind < 0.9) await desk.ask(at, (api) => api.retryPages(id, [chance.between(1, 20)]), cut);
      else {
        const answers = someAnswers(`Client ${act}`);
        await desk.ask(at, (api) => api.changeAnswers(id, answers), cut);
        await desk.ask(0, (api) => api.update(id));
      }
      await desk.settled(id);
      expect(await desk.words(id)).toEqual(kept);
      const journal = await journalNow();
      if (journal.last === before.last) continue;
      wordsAt.set(journal.undo, kept);
      undone = [];
    }
  }
  // A history in which nothing is stored, or nothing cut off, would prove nothing.
  expect(counts.stored).toBeGreaterThan(50);
  expect(counts.cut).toBeGreaterThan(10);
  for (let journal = await journalNow(); journal.undo > 0;) {
    const kept = await desk.words(id);
    value((await desk.ask(0, (api) => api.undo(id)))!);
    journal = await journalNow();
    expect(await desk.words(id)).toEqual(wordsAt.get(journal.undo) ?? kept);
  }
  expect(await desk.words(id)).toEqual([]);
});

test('two tabs that change one page at once lose nothing', async () => {
  const desk = new Desk(5);
  const run = value((await desk.ask(0, (api) => api.startRun(someAnswers(), { language: 'en' })))!);
  const id = run.proposalId;
  await desk.settled(id);
  const seen = value((await desk.ask(0, (api) => api.proposal(id)))!).proposal.journal?.last ?? 0;
  const section = value((await desk.ask(0, (api) => api.proposal(id)))!).pages[2]?.sectionData;
  const [field = ''] =
    Object.entries(section?.output ?? {}).find(([, said]) => typeof said === 'string') ?? [];
  const answers: Promise<unknown>[] = [];
  for (const [at, opened] of desk.tabs.entries())
    answers.push(
      opened.api.edit(id, 3, [{ path: at === 0 ? 'title' : `output.${field}`, value: `own${at}x` }], seen),
      opened.api.edit(id, 4, [{ path: 'title', value: `own${at + 2}x` }], seen),
    );
  await desk.world.pass(LONG);
  const [, first, , second] = await Promise.all(answers);
  expect(await desk.words(id)).toContain('own0x');
  expect(await desk.words(id)).toContain('own1x');
  // On one field the later word stands, and whoever wrote it is told of the other.
  expect(JSON.stringify([first, second])).toMatch(/"overtook":\[\{"path":"title","value":"own[23]x"\}\]/u);
});

/** Something that is done to a deck, about pages that the other tab leaves alone: even numbers or odd ones. */
function anyStep(chance: ReturnType<typeof chanceOf>, at: number): ArrangeStep {
  const page = (): number => chance.between(1, 10) * 2 - at;
  const kind = chance.next();
  const place = { pageNumber: page(), slot: 'free', item: 0 } as const;
  if (kind < 0.3) return { hide: page() };
  if (kind < 0.5) return { show: page() };
  if (kind < 0.7) return { move: page(), behind: chance.is(0.2) ? null : page() };
  if (kind < 0.85) return { place: { ...place, number: chance.between(1, 9), name: '', alt: '', ratio: 1 } };
  return { takeOff: place };
}

test.each([1])('two tabs arrange one deck at once, seed %i: each finds what it did', async (seed) => {
  const chance = chanceOf(seed);
  const desk = new Desk(seed);
  const run = value((await desk.ask(0, (api) => api.startRun(someAnswers(), { language: 'en' })))!);
  const id = run.proposalId;
  await desk.settled(id);
  const view = async () => value((await desk.ask(0, (api) => api.proposal(id)))!);
  /** What a tab's own pages are: hidden or not, in which order, with which pictures. */
  const ownOf = (at: number, deck: Arrangement, pages: readonly PageRecord[]): unknown => {
    const isOwn = (page: number): boolean => page < 100 && page % 2 === at;
    return [
      (deck.hidden ?? []).filter(isOwn),
      (deck.pictures ?? []).filter(({ pageNumber }) => isOwn(pageNumber)),
      inOrder(pages, deck).flatMap(({ pageNumber }) => (isOwn(pageNumber) ? [pageNumber] : [])),
    ];
  };
  const added: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const { proposal, pages } = await view();
    const steps = [anyStep(chance, 0), anyStep(chance, 1)];
    const answers = [...desk.tabs.entries()].map(async ([at, { api }]) =>
      round % 10 === at
        ? added.push(value(await api.duplicatePage(id, chance.between(1, 20))).pageNumber)
        : value(await api.arrange(id, steps[at]!)),
    );
    await desk.world.pass(LONG);
    await Promise.all(answers);
    const { deck = {} } = (await view()).proposal;
    for (const [at, step] of steps.entries())
      if (round % 10 !== at) {
        const alone = arranged(proposal.deck ?? {}, pages, step);
        expect(ownOf(at, deck, pages), JSON.stringify(steps)).toEqual(ownOf(at, alone, pages));
      }
    for (const page of added) expect(deck.order).toContain(page);
  }
  expect(added.length).toBeGreaterThan(10);
  for (
    let { journal } = (await view()).proposal;
    (journal?.undo ?? 0) > 0;
    { journal } = (await view()).proposal
  )
    value((await desk.ask(1, (api) => api.undo(id)))!);
  expect((await view()).proposal).not.toHaveProperty('deck');
});
