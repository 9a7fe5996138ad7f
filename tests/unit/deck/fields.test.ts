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
import { readDeck } from '../../visual/read-deck.ts';
import { FIXTURE_DECKS, fixtureScene } from '../../fixtures/scenes/fixture-decks.ts';

type Page = Section & { pageNumber: number };
const fixture = (name: string): Page[] =>
  JSON.parse(
    readFileSync(
      new URL(
        name === 'example'
          ? '../../../src-worker/example/sections.json'
          : `../../fixtures/decks/${name}.json`,
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
const slidesOf = async (deck: readonly Page[], page: Page): Promise<SlideScene[]> =>
  (await readDeck(deck, 'deck', {})).slides.filter(({ pageNumber }) => pageNumber === page.pageNumber);

/** Texts that a page holds once: nothing but the text itself says where it stands. */
const single = (page: Page) => {
  const leaves = leavesOf(page).filter(({ text }) => plain(text).length > 3);
  return leaves.filter(
    ({ text }) => leaves.filter((other) => plain(other.text) === plain(text)).length === 1,
  );
};

describe.each(FIXTURE_DECKS.filter((name) => name !== 'barely-answered'))('%s', (name) => {
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
  });
});

/** In a table, in its cell: a word that the layout knows stands behind its mark, any other alone. */
const isThere = (paragraph: DrawnParagraph, key: string): boolean =>
  key === keyed(paragraph) ||
  (paragraph.row !== undefined && key.startsWith(keyed({ ...paragraph, index: 0 }).slice(0, -1)));

/** A letter pair that no deck holds. */
const MARK = 'qz';

/** Leaves whose changed text does not stand where it was said to. */
async function strayed(name: string, type: SectionType): Promise<string[]> {
  const deck = fixture(name);
  const page = deck.find((each) => each.type === type);
  if (page === undefined) return [];
  const fields = fieldsOf(page, await slidesOf(deck, page));
  const wrong: string[] = [];
  const paths = new Map<string, Set<string>>();
  for (const [key, ranges] of fields)
    for (const { path } of ranges) paths.set(path, (paths.get(path) ?? new Set()).add(key));
  for (const { path, text } of single(page)) {
    const places = paths.get(path);
    if (places === undefined) continue;
    const word = [...text.matchAll(/\p{L}{2,}/gu)].at(-1);
    if (word === undefined) continue;
    const changed = `${text.slice(0, word.index + 1)}${MARK}${text.slice(word.index + 1)}`;
    const content: PageContent = { written: page };
    const edits = edited(content, { path, value: changed }, '');
    const after = { ...page, ...statedSection({ ...content, ...(edits ? { edits } : {}) }) };
    const slides = await slidesOf(
      deck.map((each) => (each === page ? after : each)),
      page,
    );
    const found = drawnOn(slides).filter((paragraph) => paragraph.text.includes(MARK));
    if (!found.some((paragraph) => [...places].some((key) => isThere(paragraph, key))))
      wrong.push(`${path}: ${text}`);
  }
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
