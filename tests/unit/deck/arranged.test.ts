/** A deck that a person has arranged: its order, its numbers, its agenda. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import type { Arrangement } from '../../../src/shared/domain/arrangement.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { designFile } from '../../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from './support/node-fonts.ts';
import { allNodes, wordsOf } from './support/section-slides.ts';

const sections: (Section & { pageNumber: number })[] = JSON.parse(
  readFileSync(designFile('coffee-roaster-en'), 'utf8'),
);

async function slides(deck: Arrangement, pages?: number[]): Promise<readonly SlideScene[]> {
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Deck', language: 'en', formData: emptyFormData(), deck },
    sections: sections.map(({ pageNumber, ...sectionData }) => ({ pageNumber, sectionData })),
    ...(pages ? { pages } : {}),
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return scene.slides;
}
const said = (slide: SlideScene | undefined, id: RegExp): string[] =>
  allNodes(slide)
    .filter((node) => id.test(node.id))
    .map(wordsOf);

test('hidden pages are in no slide, and the rest follow the order and count on', async () => {
  const all = await slides({ hidden: [4], order: [1, 2, 5, 3] });
  const pages = [...new Set(all.map(({ pageNumber }) => pageNumber))];
  expect(pages.slice(0, 5)).toEqual([1, 2, 5, 6, 7]);
  expect(pages).not.toContain(4);
  expect(pages.at(-1)).toBe(3);
  const last = all.findLast(({ pageNumber }) => pageNumber === 3);
  const place = String(all.length);
  expect(said(last, /^page-number$/u)).toEqual([place]);
  expect(said(last, /^label$/u)[0]).toMatch(new RegExp(`^${place} `, 'u'));
  // Links and names of slides keep the pages' own numbers.
  expect(all.some(({ id }) => id === 'page-3')).toBe(true);
});

test('the agenda names what is shown, in its order and with its numbers', async () => {
  const order = [1, 2, 3, 4, 6, 5, 7];
  const [agenda] = await slides({ hidden: [4], order }, [2]);
  const numbers = said(agenda, /-number-\d+$/u);
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 3).padStart(2, '0')));
  const titles = said(agenda, /-title-\d+$/u);
  expect(titles).toHaveLength(16);
  const [channels, business] = ['channel', 'business'].map((word) =>
    titles.findIndex((title) => title.toLowerCase().includes(word)),
  );
  expect(channels).toBeLessThan(business ?? 0);
  expect(titles.some((title) => /market overview/iu.test(title))).toBe(false);
});

test('a hidden page is drawn for whoever asks for it', async () => {
  expect((await slides({ hidden: [4] }, [4])).length).toBeGreaterThan(0);
});
