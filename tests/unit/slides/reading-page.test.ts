/** The reading page as a file: complete, closed, and in the deck's language. A browser opens it in `e2e/share.test.ts`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { readingPageWords } from '../../../src/copy/reading-page.ts';
import { drawnText } from '../../../src/shared/scene/drawn-text.ts';
import type { ImageNode, Scene, SlideScene } from '../../../src/shared/scene/scene.ts';
import { readingPage } from '../../../src/slides/reading-page.tsx';
import { everyNodeScene } from '../../fixtures/scenes/every-node.ts';
import { fixtureScene } from '../../fixtures/scenes/fixture-decks.ts';

const FACE = {
  family: 'Deck Roboto',
  weight: 400,
  range: 'U+0000-00FF',
  address: 'data:font/woff;base64,AAAA',
} as const;
const page = (scene: Scene): Promise<string> =>
  readingPage(scene, readingPageWords[scene.language], [FACE], (element) =>
    Promise.resolve(renderToStaticMarkup(element)),
  );

const read = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/u, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, '');

/** A chart of one series is what its sentence says: no value needs the series' name beside it. */
const onlySeries = ({ nodes }: SlideScene): ReadonlySet<string> =>
  new Set(
    nodes.flatMap((node) =>
      node.kind === 'chart' && node.series.length === 1 ? node.series.map(({ name }) => name) : [],
    ),
  );

/** The markup of one part of each slide. */
const partsOf = (html: string, part: 'drawn' | 'flow'): string[] =>
  html
    .split(`class="reading-${part}"`)
    .slice(1)
    .map((rest) => rest.split(part === 'drawn' ? 'class="reading-flow"' : '</section>')[0] ?? '');

describe.each([
  ['an English deck', () => fixtureScene('coffee-roaster-en')],
  ['a Thai deck', () => fixtureScene('dental-clinic-th')],
  ['every kind of node', () => Promise.resolve(everyNodeScene)],
])('%s', (_name, make) => {
  let scene: Scene;
  let html = '';
  beforeAll(async () => {
    scene = await make();
    html = await page(scene);
  }, 60_000);

  test('the contents count slides, as the agenda does, and name each page once', () => {
    const contents = /<nav[\s\S]*?<\/nav>/u.exec(html)?.[0] ?? '';
    const numbers = [...contents.matchAll(/data-slide="(\d+)"/gu)].map(([, number]) => Number(number));
    const firsts = scene.slides.flatMap(({ part }, index) => (part === 1 ? [index + 1] : []));
    expect(numbers).toEqual(firsts);
    expect(contents).not.toMatch(/\(\d\/\d\)/u);
  });

  test('every text of every slide stands in the part for narrow screens and in the drawn part', () => {
    const flows = partsOf(html, 'flow');
    const drawn = partsOf(html, 'drawn');
    const slides = scene.slides.filter(({ screenOnly }) => screenOnly !== true);
    expect(flows).toHaveLength(slides.length);
    for (const [index, slide] of slides.entries())
      for (const text of drawnText([slide]).texts.filter((each) => !onlySeries(slide).has(each))) {
        const squeezed = text.replaceAll(/\s/g, '');
        expect(read(drawn[index] ?? ''), slide.id).toContain(squeezed);
        expect(read(flows[index] ?? ''), slide.id).toContain(squeezed);
      }
  });

  test('nothing runs and nothing is fetched', () => {
    expect(html).not.toMatch(/<(?:script|link|iframe|object|embed|base|form)\b/iu);
    expect(html).not.toMatch(/\son[a-z]+\s*=\s*"/iu);
    expect(html).not.toMatch(/@import|\bblob:/u);
    for (const [, address] of html.matchAll(/(?:\bsrc="|url\()([^")]*)/gu))
      expect(address).toMatch(/^data:/u);
    expect(html).toContain("content=\"default-src 'none';");
    for (const [, href = ''] of html.matchAll(/\bhref="([^"]*)"/gu))
      expect(href).toMatch(/^(?:#page-\d|https?:|mailto:|tel:)/u);
  });

  test('one main heading, a heading for each slide, and links that lead somewhere', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    for (const [, id] of html.matchAll(/href="#([^"]+)"/gu))
      expect([...ids, 'page-99'], 'a page that the deck lacks is in the fixture alone').toContain(id);
    const slides = scene.slides.filter(({ screenOnly }) => screenOnly !== true);
    for (const [index, part] of partsOf(html, 'drawn').entries()) {
      const titled = slides[index]?.nodes.some((node) => node.kind === 'text' && node.role === 'title');
      if (titled) expect(part).toMatch(index === 0 ? /<h1/u : /<h2/u);
    }
    // Heard once, reached by key once: what is under a slide repeats it.
    for (const part of partsOf(html, 'flow')) {
      expect(part).toContain('<article class="deck-reading" aria-hidden="true">');
      expect(part).not.toMatch(/<a (?![^>]*tabindex="-1")/u);
    }
    expect(html).toContain(`<html lang="${scene.language}">`);
  });
});

test('a text that would be markup stays a text', async () => {
  const scene = {
    ...everyNodeScene,
    company: '</title><script>alert(1)</script>',
    title: '<img src=x onerror=alert(1)>',
  };
  const html = await page(scene);
  expect(html).not.toMatch(/<script|<img src=x/u);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a picture stands in the file once, however many slides show it', async () => {
  const logo: ImageNode = {
    kind: 'image',
    id: 'logo',
    name: 'Logo of the agency',
    box: { x: 0, y: 0, width: 80, height: 20 },
    image: { key: 'abc1', type: 'image/png', bytes: Uint8Array.from([137, 80, 78, 71]).buffer },
  };
  const slides = everyNodeScene.slides.map((slide) => ({ ...slide, nodes: [...slide.nodes, logo] }));
  const html = await page({ ...everyNodeScene, slides });
  expect(html.split('data-picture="abc1"').length).toBeGreaterThan(2 * slides.length);
  expect(html.split('iVBORw==')).toHaveLength(2);
  expect(html).toContain('alt="Logo of the agency"');
});
