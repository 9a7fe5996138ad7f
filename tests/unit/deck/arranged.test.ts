/** A deck that a person has arranged: its order, its numbers, its agenda. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import type { Arrangement } from '../../../src/shared/domain/arrangement.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import { FREE_KINDS, freeSection } from '../../../src/shared/domain/free-page.ts';
import type { FilterablePage } from '../../../src/shared/domain/slide-filter.ts';
import { FREE_WORDS, onePixel } from '../../fixtures/free-pages.ts';
import { problemsOf } from '../../../src-worker/deck/kit/check.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { designFile } from '../../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from './support/node-fonts.ts';
import { allNodes, wordsOf } from './support/section-slides.ts';

const sections: (Section & { pageNumber: number })[] = JSON.parse(
  readFileSync(designFile('coffee-roaster-en'), 'utf8'),
);

async function slides(
  deck: Arrangement,
  pages?: number[],
  free: readonly FilterablePage[] = [],
): Promise<readonly SlideScene[]> {
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Deck', language: 'en', formData: emptyFormData(), deck },
    sections: [...sections.map(({ pageNumber, ...sectionData }) => ({ pageNumber, sectionData })), ...free],
    pictures: [{ proposalId: 'p', number: 1, type: 'image/png', bytes: onePixel(), width: 1, height: 1 }],
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

const [text, table, picture, quote] = FREE_KINDS.map((kind, at): FilterablePage => ({
  pageNumber: 101 + at,
  sectionData: { ...freeSection(kind, FREE_WORDS), title: `A ${kind} of our own` },
}));
const free = [text, table, picture, quote].filter((page) => page !== undefined);

test('pages of one’s own stand where they were put, are counted, and the agenda names them by their headlines', async () => {
  const order = [1, 2, 3, 101, 4, 104, 5];
  const all = await slides({ order }, undefined, free);
  const pages = [...new Set(all.map(({ pageNumber }) => pageNumber))];
  // The others were added once, and are not in the deck.
  expect(pages.slice(0, 7)).toEqual([1, 2, 3, 101, 4, 104, 5]);
  expect(pages).not.toContain(102);
  const own = all.find(({ pageNumber }) => pageNumber === 104);
  const place = all.findIndex((slide) => slide === own) + 1;
  expect(own).toMatchObject({
    number: place,
    headline: 'A quote of our own',
    pageTitle: 'A quote of our own',
  });
  expect(said(own, /^page-number$/u)).toEqual([String(place)]);
  const [agenda] = await slides({ order }, [2], free);
  const titles = said(agenda, /-title-\d+$/u);
  expect(titles.indexOf('A text of our own')).toBe(1);
});

test.each(free.map((page) => [page.pageNumber, page] as const))(
  'page %i of one’s own says all of its words and fits, empty and full',
  async (pageNumber, page) => {
    const pictures = [
      { number: 1, name: '', alt: 'A dot', ratio: 1.5, pageNumber, slot: 'free' as const, item: 0 },
    ];
    const [slide] = await slides({ order: [1, pageNumber], pictures }, [pageNumber], [page]);
    const words = allNodes(slide).map(wordsOf).join(' ');
    for (const each of JSON.stringify(page.sectionData?.output).match(/New text|Column \d|said it/gu) ?? [])
      expect(words).toContain(each);
    expect(problemsOf(slide?.nodes ?? [])).toEqual([]);
    const long = 'Every installation ends with a walk through the house and a list of what was done. '.repeat(
      40,
    );
    const { kind } = page.sectionData?.output ?? {};
    const full = {
      pageNumber,
      sectionData: {
        type: 'free',
        title: 'Full',
        output: {
          kind,
          paragraphs: [long],
          rows: [['A', 'B'], ...Array.from({ length: 30 }, () => [long.slice(0, 80), '1'])],
          quote: long,
          by: 'Us',
        },
        evidence: [],
      },
    };
    const drawn = await slides({ order: [1, pageNumber] }, [pageNumber], [full]);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.flatMap(({ nodes }) => problemsOf(nodes))).toEqual([]);
  },
);

test('every product that has a card shows its picture there; one in a table has it on a slide of its own', async () => {
  const placed = (item: number) => ({
    number: 1,
    name: 'x.png',
    alt: `Product ${item + 1}`,
    ratio: 4 / 3,
    pageNumber: 5,
    slot: 'product' as const,
    item,
  });
  const products = sections.find(({ pageNumber }) => pageNumber === 5)?.output['keyProducts'];
  const count = Array.isArray(products) ? Math.min(3, products.length) : 0;
  expect(count).toBeGreaterThan(1);
  const pictures = Array.from({ length: count }, (_, item) => placed(item));
  const drawn = await slides({ pictures }, [5]);
  const shown = drawn.flatMap((slide) =>
    allNodes(slide).flatMap((node) => (node.kind === 'image' ? [node.name] : [])),
  );
  expect(shown.toSorted()).toEqual(pictures.map(({ alt }) => alt));
  expect(drawn.flatMap(({ nodes }) => problemsOf(nodes))).toEqual([]);
});
