import { describe, expect, test } from 'vitest';
import { buildFile } from '../../../src-worker/api/build-file.ts';
import type { Deck, DeckView } from '../../../src-worker/api/deck.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Scene, SlideScene } from '../../../src/shared/scene/scene.ts';
import { realTime } from '../../../src-worker/time.ts';
import { emptyScene } from '../../integration/support/in-process-worker.ts';

const slide = (pageTitle: string, more: Partial<SlideScene> = {}): SlideScene => ({
  id: pageTitle,
  pageNumber: 1,
  part: 1,
  parts: 1,
  type: 'cover',
  pageTitle,
  headline: '',
  layout: 'content',
  background: 'paper',
  nodes: [],
  notes: [],
  ...more,
});
const view: DeckView = {
  proposal: {
    proposalId: 'p',
    requestId: 'r',
    version: 'v1.0',
    title: 'Doi Coffee',
    language: 'en',
    formData: emptyFormData(),
    state: 'complete',
    createdAt: '2026-11-21T09:00:00.000Z',
    generatedAt: '2026-11-21T09:00:00.000Z',
    appearance: {},
  },
  pages: [],
};
/** A deck of these slides; its files count the slides that they were given. */
const deckOf = (slides: SlideScene[]): Deck => {
  const file = ({ slides: { length } }: Scene) =>
    Promise.resolve({ bytes: new ArrayBuffer(1), slideCount: length });
  return {
    buildScene: () => Promise.resolve({ ...emptyScene, slides }),
    exportPptx: file,
    exportPdf: file,
    embedFonts: (bytes) => Promise.resolve(bytes),
  };
};
const build = (slides: SlideScene[], ending: 'pptx' | 'pdf'): ReturnType<typeof buildFile> =>
  buildFile(view, ending, deckOf(slides), realTime, () => undefined);

describe.each(['pptx', 'pdf'] as const)('a %s file', (ending) => {
  const moods = [1, 2].map((part) => slide('mood-board', { part, screenOnly: true }));

  test('leaves out what is for the screen alone, and says what', async () => {
    const file = await build([slide('Cover Page'), ...moods], ending);
    expect(file).toMatchObject({ slideCount: 1, leftOut: ['mood-board'] });
    expect(await build([slide('Cover Page')], ending)).not.toHaveProperty('leftOut');
  });

  test('of nothing else is none, with a reason', async () => {
    await expect(build(moods, ending)).rejects.toMatchObject({ reason: { code: 'no-page-for-file' } });
  });
});
