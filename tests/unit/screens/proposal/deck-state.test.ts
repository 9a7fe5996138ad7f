import { expect, test } from 'vitest';
import { deckState } from '../../../../src/screens/proposal/deck-state.ts';
import { fileSize } from '../../../../src/screen-kit/file-size.ts';
import type { ProposalView } from '../../../../src/shared/contract/work.ts';
import type { RunSnapshot } from '../../../../src/shared/domain/run-view.ts';
import type { PageRecord } from '../../../../src/shared/domain/records.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';

const record = (pageNumber: number, error?: Reason): PageRecord => ({
  proposalId: 'p',
  pageNumber,
  title: 't',
  success: error === undefined,
  ...(error === undefined
    ? { sectionData: { type: 'agenda', title: '', output: { items: ['Overview'] }, evidence: [] } }
    : { error }),
  requestId: 'r',
  engine: 'planner',
  formHash: 'h',
  finishedAt: '2026-11-21T09:00:00Z',
});
const LATE: Reason = { code: 'page-timeout', page: 9, ms: 90_000 };
const view = (pages: PageRecord[]): ProposalView => ({
  proposal: {
    proposalId: 'p',
    requestId: 'r',
    version: 'v1.0',
    title: 't',
    language: 'en',
    formData: emptyFormData(),
    state: 'complete',
    createdAt: '',
    generatedAt: '',
    appearance: {},
  },
  pages,
});
const run = (more: Partial<RunSnapshot>): RunSnapshot => ({
  runId: 'r',
  proposalId: 'p',
  title: 't',
  language: 'en',
  engine: 'planner',
  phase: 'running',
  finishedPages: [],
  totalPages: 19,
  progress: 0,
  startedAt: '',
  ...more,
});
const stateOf = (deck: ReturnType<typeof deckState>, page: number) => deck.places[page - 1]?.place;

test('there are nineteen places, whatever is written', () => {
  const deck = deckState(view([]), undefined, undefined);
  expect(deck.places.map(({ pageNumber }) => pageNumber)).toEqual(
    Array.from({ length: 19 }, (_, index) => index + 1),
  );
  expect(deck.missing).toHaveLength(19);
  expect(deck.written).toBe(0);
});

test('failed pages stay in their place with their reason, missing ones are told apart', () => {
  const deck = deckState(view([record(1), record(9, LATE)]), undefined, undefined);
  expect(stateOf(deck, 1)).toEqual({ state: 'written' });
  expect(stateOf(deck, 9)).toEqual({ state: 'failed', reason: LATE });
  expect(stateOf(deck, 2)).toEqual({ state: 'missing' });
  expect(deck.failed).toEqual([9]);
  expect(deck.missing).not.toContain(9);
});

test('a page that the slide filter drops is left out, in its place, and not counted', () => {
  const sectionData = { type: 'conclusion', title: '', output: { summary: 'So', cta: 'N/A' }, evidence: [] };
  const deck = deckState(view([record(1), { ...record(19), sectionData }]), undefined, undefined);
  expect(stateOf(deck, 19)).toEqual({ state: 'left-out', missing: ['nextSteps', 'cta'] });
  expect(deck).toMatchObject({ written: 1, leftOut: [19], failed: [] });
});

test('a page without its content is missing, whatever its flag says', () => {
  const { sectionData: _lost, ...empty } = record(3);
  const deck = deckState(view([record(1), empty]), undefined, undefined);
  expect(stateOf(deck, 3)).toEqual({ state: 'missing' });
  expect(deck.written).toBe(1);
});

test('while pages are written again, theirs say so and the others stay', () => {
  const pages = [record(1), record(9, LATE), record(14, LATE)];
  const again = run({ currentPage: 9, finishedPages: [{ pageNumber: 1, success: true, finishedAt: '' }] });
  const deck = deckState(view(pages), again, undefined);
  expect(stateOf(deck, 9)).toEqual({ state: 'writing' });
  expect(stateOf(deck, 14)).toEqual({ state: 'queued' });
  expect(stateOf(deck, 1)).toEqual({ state: 'written' });
  expect(deck.failed).toEqual([]);
});

test('a run that has ended or is paused writes nothing', () => {
  for (const phase of ['finished', 'cancelled', 'failed', 'paused'] as const)
    expect(stateOf(deckState(view([record(9, LATE)]), run({ phase }), undefined), 9)).toEqual({
      state: 'failed',
      reason: LATE,
    });
});

test('a place knows its first slide and where the slideshow has it', () => {
  const deck = deckState(view([record(1), record(2)]), undefined, everyNodeScene);
  const index = everyNodeScene.slides.findIndex(({ pageNumber }) => pageNumber === 2);
  expect(deck.places[1]?.slideNumber).toBe(index + 1);
  expect(deck.places[1]?.slide).toBe(everyNodeScene.slides[index]);
  expect(deck.places[18]?.slide).toBeUndefined();
});

test.each([
  [0, '1 kB'],
  [486_400, '486 kB'],
  [2_400_000, '2.4 MB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test('words without a face are those of the drawn deck; none before it is drawn', () => {
  const scene = { ...everyNodeScene, missingWords: ['中', '文'] };
  expect(deckState(view([]), undefined, scene).missingWords).toEqual(['中', '文']);
  expect(deckState(view([]), undefined, undefined).missingWords).toEqual([]);
});
