/** Numbers of slides: where a page goes on, every number of the deck counts its slides. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { firstSlides } from '../../../src-worker/deck/numbering.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { designFile } from '../../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from './support/node-fonts.ts';
import { allNodes, wordsOf } from './support/section-slides.ts';

/** A headline that is said whole on a slide of its own, so that its page goes on. */
const LONG = 'We plan each month as the shop itself works, and each week has one thing to do. '.repeat(6);
/** The agenda among them: it is laid out with the numbers of pages that follow it. */
const CONTINUED = new Set([2, 4, 9]);
/** Among other evidence, so that the appendix has a table with pages. */
const CLAIM = {
  statement: '4 of 10 guests come again',
  basis: 'planning assumption' as const,
  source: 'Our own',
};

const written: (Section & { pageNumber: number })[] = JSON.parse(
  readFileSync(designFile('coffee-roaster-en'), 'utf8'),
);
const sections = written.map(({ pageNumber, ...section }) => {
  const sectionData: Section = {
    ...section,
    title: CONTINUED.has(pageNumber) ? LONG : section.title,
    evidence: pageNumber === 11 ? [CLAIM] : [],
  };
  return { pageNumber, sectionData };
});

async function slidesOf(
  pages?: readonly number[],
  slideCounts?: ReadonlyMap<number, number>,
): Promise<readonly SlideScene[]> {
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Deck', language: 'en', formData: emptyFormData() },
    sections,
    appendix: true,
    ...(pages ? { pages } : {}),
    ...(slideCounts ? { slideCounts } : {}),
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return scene.slides;
}

const said = (slide: SlideScene | undefined, id: RegExp): string[] =>
  allNodes(slide)
    .filter((node) => id.test(node.id))
    .map(wordsOf);

test('a page that goes on takes a number for each of its slides', () => {
  const numbers = firstSlides([1, 2, 5, 4], new Map([[2, 3]]));
  expect([...numbers]).toEqual([
    [1, 1],
    [2, 2],
    [5, 5],
    [4, 6],
  ]);
});

test('footers, labels, agenda and appendix say the numbers of slides, also of a deck drawn in part', async () => {
  const slides = await slidesOf();
  for (const page of CONTINUED)
    expect(slides.find(({ pageNumber }) => pageNumber === page)?.parts).toBeGreaterThan(1);
  for (const [index, slide] of slides.entries()) {
    if (slide.layout === 'cover') continue;
    const number = String(index + 1);
    expect(said(slide, /^page-number$/u)).toEqual([number]);
    // What lists of pages show.
    expect(String(slide.number ?? slide.pageNumber)).toBe(number);
    expect(said(slide, /^label$/u)[0]?.split(' ')[0]).toBe(number.padStart(2, '0'));
  }
  const firstOf = (page: number): number => slides.findIndex(({ pageNumber }) => pageNumber === page) + 1;
  const agenda = slides.filter(({ pageNumber }) => pageNumber === 2);
  const listed = agenda.flatMap((slide) => said(slide, /-number-\d+$/u));
  expect(listed.map(Number)).toEqual(Array.from({ length: 17 }, (_, at) => firstOf(at + 3)));
  const appendix = slides.filter(({ pageNumber }) => pageNumber === 20);
  const cells = appendix
    .flatMap(allNodes)
    .flatMap((node) =>
      node.kind === 'table'
        ? node.rows.flatMap((row) =>
            row.cells.map(({ text }) =>
              text.paragraphs.map(({ runs }) => runs.map(({ text: words }) => words).join('')).join(''),
            ),
          )
        : [],
    );
  expect(cells).toContain(String(firstOf(11)));

  const counts = new Map(slides.map(({ pageNumber, parts }) => [pageNumber, parts]));
  const part = await slidesOf([2, 11], counts);
  const words = (some: readonly SlideScene[]) =>
    some.map((slide) => said(slide, /^page-number$|-number-\d+$/u));
  expect(words(part)).toEqual(words(slides.filter(({ pageNumber }) => [2, 11].includes(pageNumber))));
});
