/** Every text of every page knows its field: changed there, it stands where it was said to stand, in all three outputs. */
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { drawnOn, keyOf, type DrawnParagraph } from '../../../src-worker/deck/fields/drawn.ts';
import { sceneWithFields } from '../../../src-worker/deck/fields/index.ts';
import { textsOf } from '../../../src-worker/export/pdf/texts.ts';
import { exportPdf } from '../../../src-worker/export/pdf/index.ts';
import { edited } from '../../../src/shared/domain/editing/change.ts';
import type { PageContent } from '../../../src/shared/domain/editing/edits.ts';
import { statedSection } from '../../../src/shared/domain/editing/stated.ts';
import { readField } from '../../../src/shared/domain/editing/path.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { Scene, SlideScene } from '../../../src/shared/scene/scene.ts';
import { pagesBy } from '../../checks/pdf/extract.ts';
import { DATES, engineOf } from '../export/pdf/support.ts';
import { partsOf } from '../export/pptx/support.ts';
import { FIELD_DECKS, inputOf, type FieldDeck } from './support/field-decks.ts';

const plain = (text: string): string => text.replaceAll(/\s/gu, '');
const keyed = ({ slide, ids, index, row, column }: DrawnParagraph): string =>
  keyOf(slide, ids, index, {
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  });

interface Text {
  path: string;
  also: readonly string[];
  /** What stands there. */
  said: string;
  keys: ReadonlySet<string>;
}

/** What can be changed on a page. */
function textsOn(slides: readonly SlideScene[]): Text[] {
  const found = new Map<string, { also: Set<string>; said: string; keys: Set<string> }>();
  for (const paragraph of drawnOn(slides))
    for (const { path, also = [], start, end } of paragraph.paragraph.fields ?? []) {
      const one = found.get(path) ?? { also: new Set(), said: '', keys: new Set() };
      found.set(path, one);
      for (const other of also) one.also.add(other);
      one.said = one.said || paragraph.text.slice(start, end);
      one.keys.add(keyed(paragraph));
    }
  return [...found].map(([path, { also, said, keys }]) => ({ path, also: [...also], said, keys }));
}

/** Letters that no deck holds, others for each text. */
const markOf = (at: number): string =>
  `qz${String.fromCharCode(...[at % 26, Math.floor(at / 26) % 26].map((letter) => 97 + letter))}`;

/** The mark stands inside the last word, or behind the number: as somebody would type it. */
function withMark(text: string, mark: string): string {
  const at = [...text.matchAll(/[\p{L}\p{N}]+/gu)].at(-1);
  const end = at === undefined ? text.length : at.index + at[0].length;
  return text.slice(0, end) + mark + text.slice(end);
}

/** As long as it was: its last letter or digit is another. */
const similar = (text: string): string =>
  text.replace(/[\p{Lu}\p{Ll}\p{Lo}\p{N}](?=[^\p{L}\p{N}]*$)/u, (last) =>
    /\d/u.test(last)
      ? String((Number(last) + 1) % 10)
      : /[ก-ฮ]/u.test(last)
        ? last === 'ก'
          ? 'ข'
          : 'ก'
        : last === 'a'
          ? 'e'
          : 'a',
  );

/** The section with a mark in each of these texts. */
const marked = (section: Section, texts: readonly (Text & { mark: string })[]): Section =>
  texts.reduce((before, text) => changedTo(before, text, (said) => withMark(said, text.mark)), section);

/** The section with a text changed, in each of its fields. */
function changedTo(section: Section, { path, also, said }: Text, change: (said: string) => string): Section {
  let content: PageContent = { written: section };
  const before = readField(section, path);
  const value = change(typeof before === 'string' ? before : said);
  for (const field of [path, ...also]) {
    const edits = edited(content, { path: field, value }, '');
    content = { written: section, ...(edits ? { edits } : {}) };
  }
  return statedSection(content);
}

const withSection = (deck: FieldDeck, pageNumber: number, sectionData: Section): FieldDeck => ({
  ...deck,
  pages: deck.pages.map((page) => (page.pageNumber === pageNumber ? { pageNumber, sectionData } : page)),
});

const scenes = new Map<FieldDeck, Promise<Scene>>();
const sceneOf = (deck: FieldDeck): Promise<Scene> => {
  const scene = scenes.get(deck) ?? sceneWithFields(inputOf(deck));
  scenes.set(deck, scene);
  return scene;
};
const slidesOf = (scene: Scene, pageNumber: number): SlideScene[] =>
  scene.slides.filter((slide) => slide.pageNumber === pageNumber);

/** Texts of a page that, changed, do not stand where they were said to. */
async function strayed(deck: FieldDeck, pageNumber: number, section: Section): Promise<string[]> {
  const texts = textsOn(slidesOf(await sceneOf(deck), pageNumber)).map((text, at) => ({
    ...text,
    mark: markOf(at),
  }));
  const lost = async (changed: typeof texts): Promise<typeof texts> => {
    const after = withSection(deck, pageNumber, marked(section, changed));
    const drawn = drawnOn((await buildScene(inputOf(after, [pageNumber]))).slides);
    const isThere = ({ keys, mark }: (typeof texts)[number]): boolean =>
      drawn.some((paragraph) => plain(paragraph.text).includes(mark) && isAt(paragraph, keys));
    return changed.filter((text) => !isThere(text));
  };
  // All at once first: a slide that is laid out otherwise with so many changes is looked at text by text, and then with
  // another letter or digit in place of the last one, where longer words or a figure that is none are composed otherwise.
  const wrong: string[] = [];
  for (const one of await lost(texts)) {
    if ((await lost([one])).length === 0) continue;
    const after = withSection(deck, pageNumber, changedTo(section, one, similar));
    const drawn = drawnOn((await buildScene(inputOf(after, [pageNumber]))).slides);
    const said = plain(similar(one.said));
    const isThere = drawn.some(
      (paragraph) => plain(paragraph.text).includes(said) && isAt(paragraph, one.keys),
    );
    if (!isThere) wrong.push(`${pageNumber} ${one.path}: ${one.said}`);
  }
  return wrong;
}

/** In its node; in a table, in its cell: a word that the layout knows stands behind its mark, any other alone. */
const isAt = (paragraph: DrawnParagraph, keys: ReadonlySet<string>): boolean =>
  [...keys].some(
    (key) =>
      key === keyed(paragraph) ||
      (paragraph.row !== undefined && key.startsWith(keyed({ ...paragraph, index: 0 }).slice(0, -1))),
  );

describe.each(FIELD_DECKS)('$name', (deck) => {
  test('whatever is changed stands where it was said to stand, and nowhere else instead', async () => {
    const wrong: string[] = [];
    for (const { pageNumber, sectionData } of deck.pages)
      wrong.push(...(await strayed(deck, pageNumber, sectionData)));
    expect(wrong).toEqual([]);
  }, 120_000);

  test('no words are without a field, but those that are counted or come from elsewhere', async () => {
    const bare = drawnOn((await sceneOf(deck)).slides).filter(
      ({ paragraph, text }) => paragraph.fields === undefined && /\p{L}{2}/u.test(text),
    );
    expect(
      bare
        .filter(({ ids }) => !ELSEWHERE.test(ids.at(-1) ?? ''))
        .map(({ ids, text }) => `${ids.join('/')}: ${text}`),
    ).toEqual([]);
  });
});

/**
 * Edited elsewhere: money and its sums as figures; the client's name, and who prepares the proposal, as answers; the
 * headline of a search advert and the words of a sweet spot or of a point, which repeat a part of what stands beside them.
 */
const ELSEWHERE =
  /^(?:money|budget-.*|layer-\d+|yield-band|parts-.*|versus-\d+-us-name|draft-\d+-(?:who|headline)|date|sweet-spot|point-\d+(?:-detail)?)$/u;

test.each(FIELD_DECKS.slice(0, 2))(
  'changed in $name, every text stands in PowerPoint and PDF too',
  { timeout: 120_000 },
  async (deck) => {
    const scene = await sceneOf(deck);
    let count = 0;
    const pages = deck.pages.map(({ pageNumber, sectionData }) => {
      const texts = textsOn(slidesOf(scene, pageNumber)).map((text) => ({
        ...text,
        mark: markOf((count += 1)),
      }));
      return { pageNumber, sectionData: marked(sectionData, texts) };
    });
    const after = await buildScene(inputOf({ ...deck, pages }));
    const marks = (text: string): string[] => [...new Set(text.match(/qz[a-z]{2}/gu))].toSorted();
    const shown = marks(textsOf(after).join('\n'));
    expect(shown.length).toBeGreaterThan(300);
    const parts = [...(await partsOf(after))].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/u.test(name));
    expect(marks(parts.map(([, part]) => part).join('\n'))).toEqual(shown);
    const { bytes } = await exportPdf(after, engineOf(after.theme.family), DATES);
    expect(marks((await pagesBy('poppler', bytes)).join('\n'))).toEqual(shown);
  },
);

test('a scene is marked only where it is asked for, and in nothing else', async () => {
  const [deck] = FIELD_DECKS;
  if (deck === undefined) throw new Error('no deck');
  const scene = await buildScene(inputOf(deck));
  expect(JSON.stringify(scene)).not.toContain('"fields"');
  const fields = JSON.stringify(await sceneOf(deck));
  expect(
    JSON.parse(fields, (key, value: unknown) => (key === 'fields' || key === 'field' ? undefined : value)),
  ).toEqual(JSON.parse(JSON.stringify(scene)));
  expect(fields).toContain('"path":"title"');
});

test('where a headline was emptied, the page’s name stands in its place, and is where it is written again', async () => {
  const [deck] = FIELD_DECKS;
  if (deck === undefined) throw new Error('no deck');
  const pages = deck.pages.map(({ pageNumber, sectionData }) => ({
    pageNumber,
    sectionData: pageNumber === 4 || pageNumber === 9 ? { ...sectionData, title: '' } : sectionData,
  }));
  const scene = await sceneOf({ ...deck, pages });
  for (const pageNumber of [4, 9]) {
    const slides = slidesOf(scene, pageNumber);
    const headline = textsOn(slides).find(({ path }) => path === 'title');
    expect(headline?.said).toBe(slides[0]?.headline);
  }
});
