/** Every drawn text of a section knows its field: changed there and laid out again, it stands where it was said to stand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnOn, keyOf, type DrawnParagraph } from '../../../src-worker/deck/fields/drawn.ts';
import { fieldsOf, withFields } from '../../../src-worker/deck/fields/index.ts';
import { edited } from '../../../src/shared/domain/editing/change.ts';
import type { PageContent } from '../../../src/shared/domain/editing/edits.ts';
import { statedSection } from '../../../src/shared/domain/editing/stated.ts';
import { leavesOf } from '../../../src/shared/domain/editing/path.ts';
import { PAGES, type SectionType } from '../../../src/shared/domain/pages.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import { fixtureScene } from '../../fixtures/scenes/fixture-decks.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

type Page = Section & { pageNumber: number };
const fixture = (name: string): Page[] =>
  JSON.parse(
    readFileSync(
      new URL(
        `../../fixtures/decks/${name === 'example' ? 'design-coffee-roaster-en' : name}.json`,
        import.meta.url,
      ),
      'utf8',
    ),
  );
const keyed = ({ slide, ids, index, row, column }: DrawnParagraph): string =>
  keyOf(slide, ids, index, {
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  });
const plain = (text: string): string => text.replaceAll(/\s/gu, '');
/** The slides of a page in its deck. */
const slidesOf = async (deck: readonly Page[], { pageNumber }: Page): Promise<readonly SlideScene[]> => {
  const scene = await buildScene({
    proposal: { proposalId: 'proposal_1_x', title: 'Deck', language: 'en', formData: emptyFormData() },
    sections: deck.map((section) => ({
      pageNumber: section.pageNumber,
      success: true,
      sectionData: section,
    })),
    pages: [pageNumber],
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return scene.slides;
};

/** Texts that a page holds once: nothing but the text itself says where it stands. */
const single = (page: Page) => {
  const leaves = leavesOf(page).filter(({ text }) => plain(text).length > 3);
  return leaves.filter(
    ({ text }) => leaves.filter((other) => plain(other.text) === plain(text)).length === 1,
  );
};

/** Written and reckoned, usual and short, in both languages. */
const DECKS = [
  'dental-clinic-th',
  'industrial-b2b-en',
  'design-dental-clinic-th',
  'reckoned-charger-en',
  'reckoned-plan-food-cart-th',
] as const;

describe.each(DECKS)('%s', (name) => {
  test('a text that stands alone in its paragraph has its field, whole', async () => {
    const deck = fixture(name);
    const scene = await fixtureScene(name);
    const wrong = deck.flatMap((page) => {
      const slides = scene.slides.filter(({ pageNumber }) => pageNumber === page.pageNumber);
      const fields = fieldsOf(page, slides);
      const drawn = drawnOn(slides);
      return single(page).flatMap(({ path, text }) =>
        drawn
          .filter((paragraph) => plain(paragraph.text) === plain(text))
          .filter((paragraph) => {
            const ranges = fields.get(keyed(paragraph)) ?? [];
            const said = ranges.map(({ start, end }) => paragraph.text.slice(start, end)).join('');
            // A figure and its unit may be two fields that together say what a third one says.
            const isWhole = ranges.length > 1 || ranges.some((range) => range.path === path);
            return !isWhole || plain(said) !== plain(text);
          })
          .map((paragraph) => `${page.pageNumber} ${path}: ${paragraph.text}`),
      );
    });
    expect(wrong).toEqual([]);
  }, 60_000);
});

/** In a table, in its cell: a word that the layout knows stands behind its mark, any other alone. */
const isThere = (paragraph: DrawnParagraph, key: string): boolean =>
  key === keyed(paragraph) ||
  (paragraph.row !== undefined && key.startsWith(keyed({ ...paragraph, index: 0 }).slice(0, -1)));

/** Letters that no deck holds, with one more for each text. */
const markOf = (at: number): string => `qz${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`;

interface Marked {
  path: string;
  text: string;
  mark: string;
}

/** The page with a mark in the last word of each of these texts. */
function markedPage(page: Page, marked: readonly Marked[]): Page {
  let content: PageContent = { written: page };
  for (const { path, text, mark } of marked) {
    const at = [...text.matchAll(/\p{L}{2,}/gu)].at(-1)?.index ?? 0;
    const value = `${text.slice(0, at + 1)}${mark}${text.slice(at + 1)}`;
    const edits = edited(content, { path, value }, '');
    content = { written: page, ...(edits ? { edits } : {}) };
  }
  return { ...page, ...statedSection(content) };
}

/** Leaves whose changed text does not stand where it was said to. */
async function strayed(name: string, type: SectionType): Promise<string[]> {
  const deck = fixture(name);
  const page = deck.find((each) => each.type === type);
  if (page === undefined) return [];
  const paths = new Map<string, Set<string>>();
  for (const [key, ranges] of fieldsOf(page, await slidesOf(deck, page)))
    for (const { path } of ranges) paths.set(path, (paths.get(path) ?? new Set()).add(key));
  const marked = single(page)
    .filter(({ path, text }) => paths.has(path) && /\p{L}{2,}/u.test(text))
    .map((leaf, at): Marked => ({ ...leaf, mark: markOf(at) }));
  const lost = async (changed: readonly Marked[]): Promise<Marked[]> => {
    const after = markedPage(page, changed);
    const drawn = drawnOn(
      await slidesOf(
        deck.map((each) => (each === page ? after : each)),
        after,
      ),
    );
    return changed.filter(
      ({ path, mark }) =>
        !drawn.some(
          (paragraph) =>
            plain(paragraph.text).includes(mark) &&
            [...(paths.get(path) ?? [])].some((key) => isThere(paragraph, key)),
        ),
    );
  };
  // All at once first: a slide that is laid out otherwise with so many changes is looked at text by text.
  const wrong: string[] = [];
  for (const one of await lost(marked))
    if ((await lost([one])).length > 0) wrong.push(`${one.path}: ${one.text}`);
  return wrong;
}

describe('changed and laid out again, a text stands where its field was', () => {
  test.each(PAGES.map(({ type }) => type))(
    '%s',
    async (type) => {
      expect(await strayed('example', type)).toEqual([]);
    },
    60_000,
  );
});

test('a scene is marked only where it is asked for, and in nothing else', async () => {
  const deck = fixture('example');
  const scene = await fixtureScene('example');
  expect(JSON.stringify(scene)).not.toContain('"fields"');
  const marked = withFields(
    scene,
    deck.map(({ pageNumber, ...sectionData }) => ({ pageNumber, sectionData })),
  );
  const bare = JSON.parse(
    JSON.stringify(marked, (key, value: unknown) => (key === 'fields' ? undefined : value)),
  );
  expect(bare).toEqual(JSON.parse(JSON.stringify(scene)));
  expect(JSON.stringify(marked)).toContain('"path":"title"');
});
