import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { blockOffset } from '../../../../src/shared/scene/text-place.ts';
import { n } from '../../../../src-worker/export/pdf/drawing/write.ts';
import { exportPdf } from '../../../../src-worker/export/pdf/index.ts';
import { textsOf } from '../../../../src-worker/export/pdf/texts.ts';
import { complaintsOf, found, pagesBy, READERS } from '../../../checks/pdf/extract.ts';
import { isDictionary, readRaw, textOf, type Dictionary, type Raw } from '../../../checks/pdf/raw.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { designScene } from '../../../fixtures/scenes/design-decks.ts';
import { DATES, engineOf, exported, sceneOf, slide, textNodes } from './support.ts';

/** The pages' operators. */
const contents = async (bytes: ArrayBuffer): Promise<string[]> => {
  const file = await readRaw(bytes);
  return file.pages.map((page) => file.content(page));
};
const dictionariesOf = async (bytes: ArrayBuffer): Promise<Dictionary[]> =>
  [...(await readRaw(bytes)).objects.values()].flatMap(({ value }) => (isDictionary(value) ? [value] : []));

const TEXTS = [
  'น้ำ ที่ ปั้น กั้น ผู้ ป้า ฝั่ง ปื้น ญาติ ฐาน กำ ก่ำ ป่ำ',
  'น้ำใจ 24,000 บาท/เดือน เป็นที่ตั้ง',
  'Office first flight: café naïve — ≤ 1,333 ฿390',
  '140 → 260 ✓ done ★ 🌿 漢字',
  'Line with (brackets) and back\\slash',
];

describe('every string is read back', () => {
  test.each(['Roboto', 'Sarabun', 'Noto Sans Thai', 'Prompt'] as const)('with %s', async (family) => {
    const nodes = await textNodes(
      TEXTS.map((text) => ({ text })),
      engineOf(family),
    );
    const theme = { ...everyNodeScene.theme, family };
    const bytes = await exported(sceneOf([slide(1, nodes)], { theme }));
    expect(await complaintsOf(bytes)).toBe('');
    for (const reader of READERS)
      expect(found(await pagesBy(reader, bytes), [TEXTS]), reader).toEqual({ strings: 5, missing: [] });
  });

  test('of the Thai design deck, within its size', async () => {
    const scene = await designScene('th');
    const bytes = await exported(scene);
    expect(await complaintsOf(bytes)).toBe('');
    const strings = scene.slides.map((each) => textsOf({ slides: [each] }));
    expect(strings.flat().length).toBeGreaterThan(100);
    for (const reader of READERS)
      expect(found(await pagesBy(reader, bytes), strings).missing, reader).toEqual([]);
    expect(bytes.byteLength).toBeLessThanOrEqual(100_000);
  });
});

describe('the file', () => {
  test('is the same for the same scene, and sound with every kind of node', async () => {
    const [first, second] = [await exported(everyNodeScene), await exported(everyNodeScene)];
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
    expect(await complaintsOf(first)).toBe('');
    const other = await exported({ ...everyNodeScene, slides: everyNodeScene.slides.slice(1) });
    const idOf = async (bytes: ArrayBuffer): Promise<Raw | undefined> =>
      (await readRaw(bytes)).trailer['/ID'];
    expect(await idOf(other)).not.toEqual(await idOf(first));
  });

  test('says its language, title, author and age, in Thai too', async () => {
    const scene = sceneOf([slide(1)], { language: 'th', title: 'แผนของญาติ', preparedBy: 'เอเจนซี (ไทย)' });
    const file = await readRaw(await exported(scene));
    expect(textOf(file.catalog['/Lang'])).toBe('th-TH');
    const information = file.dictionary(file.trailer['/Info']);
    expect(textOf(information['/Title'])).toBe('แผนของญาติ');
    expect(textOf(information['/Author'])).toBe('เอเจนซี (ไทย)');
    expect(textOf(information['/CreationDate'])).toBe('D:20260301080000Z');
    expect(textOf(information['/ModDate'])).toBe('D:20260302093000Z');
    expect(file.dictionary(file.pages[0])['/MediaBox']).toEqual([0, 0, 960, 540]);
  });

  test('holds only subsets of fonts, and no standard font', async () => {
    const names = (await dictionariesOf(await exported(everyNodeScene))).flatMap(({ '/BaseFont': name }) =>
      typeof name === 'string' ? [name] : [],
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^\/[A-Z]{6}\+\w+-(Regular|Bold)$/);
  });

  test('has a bookmark for each page, its further parts under it', async () => {
    const parts = (part: number) => ({ ...slide(2), part, parts: 2, headline: `Headline ${part}` });
    const file = await readRaw(await exported(sceneOf([slide(1), parts(1), parts(2)])));
    const titlesUnder = (parent: Dictionary): unknown[] => {
      const titles: unknown[] = [];
      for (
        let each = file.dictionary(parent['/First']);
        each['/Title'];
        each = file.dictionary(each['/Next'])
      )
        titles.push(textOf(each['/Title']), ...(each['/First'] ? [titlesUnder(each)] : []));
      return titles;
    };
    expect(titlesUnder(file.dictionary(file.catalog['/Outlines']))).toEqual([
      'Page 1',
      'Page 2: Headline 1',
      ['Headline 2 (2/2)'],
    ]);
  });

  test('links where the allow-list allows, and inside the deck', async () => {
    const links = [
      'https://example.com/a(b)',
      'javascript:alert(1)',
      '#page-2',
      '#page-9',
      'tel:+6620000',
      'data:,x',
    ];
    const nodes = await textNodes(
      links.map((link) => ({ text: link, link })),
      engineOf('Roboto'),
    );
    const theme = { ...everyNodeScene.theme, family: 'Roboto' as const };
    const bytes = await exported(sceneOf([slide(1, nodes), slide(2)], { theme }));
    const annotations = (await dictionariesOf(bytes)).filter((value) => value['/Subtype'] === '/Link');
    const addresses = annotations.flatMap(({ '/A': action }) =>
      action !== undefined && isDictionary(action) ? [textOf(action['/URI'])] : [],
    );
    expect(addresses).toEqual(['https://example.com/a(b)', 'tel:+6620000']);
    const inside = annotations.filter((value) => value['/Dest'] !== undefined);
    expect(inside.map((value) => value['/Dest'])).toEqual([[(await readRaw(bytes)).pages[1], '/Fit']]);
  });
});

describe('drawing', () => {
  test('every line starts where the scene has it', async () => {
    const scene = await designScene('th');
    const pages = await contents(await exported(scene));
    let lines = 0;
    scene.slides.forEach(({ nodes }, index) => {
      for (const node of nodes) {
        if (node.kind !== 'text') continue;
        const top = node.box.y + blockOffset(node.box.height, node.text.height, node.verticalAlign);
        for (const { baseline, pieces } of node.text.paragraphs.flatMap((paragraph) => paragraph.lines)) {
          const [first] = pieces;
          if (!first) continue;
          lines += 1;
          expect(pages[index]).toContain(`BT\n${n(node.box.x + first.x)} ${n(540 - top - baseline)} Td`);
        }
      }
    });
    expect(lines).toBeGreaterThan(30);
  });

  test('a translucent shape leaves what follows opaque', async () => {
    const shape = (id: string, opacity?: number) => ({
      kind: 'shape' as const,
      id,
      name: id,
      box: { x: 10, y: 10, width: 50, height: 50 },
      geometry: { type: 'ellipse' as const },
      fill: 'brand' as const,
      ...(opacity === undefined ? {} : { opacity }),
    });
    const bytes = await exported(sceneOf([slide(1, [shape('a', 0.4), shape('b')])]));
    const states = [...((await contents(bytes))[0] ?? '').matchAll(/\/(GS\d) gs/g)].map(([, name]) => name);
    expect(states).toEqual(['GS1', 'GS2']);
    expect((await dictionariesOf(bytes)).map((value) => value['/ca'])).toContain(0.4);
  });
});

test('an empty deck is refused in a sentence', async () => {
  await expect(exportPdf({ ...everyNodeScene, slides: [] }, engineOf('Roboto'), DATES)).rejects.toThrow(
    'There is no page to put into the PDF file yet.',
  );
});

test('a font that cannot be had stops the export', async () => {
  const broken = {
    prepare: () => Promise.reject(new Error('The font could not be loaded.')),
    shape: () => [],
  };
  await expect(exportPdf(everyNodeScene, broken, DATES)).rejects.toThrow('The font could not be loaded.');
});

test('progress counts the slides, and the last one when the file is complete', async () => {
  const scene: Scene = sceneOf([slide(1), slide(2), slide(3)]);
  const steps: string[] = [];
  await exportPdf(scene, engineOf(scene.theme.family), DATES, (done, total) =>
    steps.push(`${done}/${total}`),
  );
  expect(steps).toEqual(['1/3', '2/3', '3/3']);
});

test('names the English of the client’s country', async () => {
  const about = { ...DATES, country: 'GB' };
  const { bytes } = await exportPdf({ ...everyNodeScene, language: 'en' }, engineOf('Roboto'), about);
  const file = await readRaw(bytes);
  const said = JSON.stringify([
    file.catalog['/Lang'],
    ...(await dictionariesOf(bytes)).map((each) => each['/Lang']),
  ]);
  expect(said).toContain('en-GB');
  expect(said + (await contents(bytes)).join('\n')).not.toContain('en-US');
});
