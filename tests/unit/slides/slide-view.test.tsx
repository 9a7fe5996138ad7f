import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SceneNode, SlideScene, TextBlock } from '../../../src/shared/scene/scene.ts';
import { ReadingView } from '../../../src/slides/reading-view.tsx';
import { SlideView } from '../../../src/slides/slide-view.tsx';
import { everyNodeScene as scene } from '../../fixtures/scenes/every-node.ts';
import { line } from '../../fixtures/scenes/text.ts';

const draw = (slide: SlideScene, thumbnail = false): string =>
  renderToStaticMarkup(
    <SlideView slide={slide} theme={scene.theme} language={scene.language} thumbnail={thumbnail} />,
  );
function slideWith(nodeId: string): SlideScene {
  const found = scene.slides.find(({ nodes }) => nodes.some(({ id }) => id === nodeId));
  if (!found) throw new Error(`No slide has a node '${nodeId}'.`);
  return found;
}
const whole = scene.slides.map((slide) => draw(slide)).join('\n');
const decode = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

function* blocks(nodes: readonly SceneNode[]): Generator<TextBlock> {
  for (const node of nodes) {
    if (node.kind === 'text' || node.kind === 'list') yield node.text;
    else if (node.kind === 'shape' && node.text) yield node.text.block;
    else if (node.kind === 'table')
      for (const row of node.rows) for (const cell of row.cells) yield cell.text;
    else if (node.kind === 'group') yield* blocks(node.children);
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** A text box whose one piece links to an address, as the engine would hand it over. */
function linked(link: string): SceneNode {
  const text = line(link, 200);
  const paragraphs = text.paragraphs.map((paragraph) => ({
    ...paragraph,
    lines: paragraph.lines.map((each) => ({
      ...each,
      pieces: each.pieces.map((piece) => ({ ...piece, link })),
    })),
  }));
  const box = { x: 0, y: 0, width: 200, height: 20 };
  return {
    kind: 'text',
    id: link,
    name: link,
    role: 'body',
    box,
    verticalAlign: 'top',
    text: { ...text, paragraphs },
  };
}

test('the fixture has every kind of node', () => {
  const kinds = new Set(scene.slides.flatMap(({ nodes }) => nodes.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['chart', 'group', 'list', 'shape', 'table', 'text']);
});

test('every text is on its slide, whole and in reading order', () => {
  for (const slide of scene.slides) {
    const text = squeezed(decode(draw(slide)));
    let at = 0;
    for (const block of blocks(slide.nodes))
      for (const { lines } of block.paragraphs) {
        const expected = squeezed(lines.map((each) => each.text).join(''));
        const found = text.indexOf(expected, at);
        expect(found, `${slide.id}: ${expected}`).toBeGreaterThanOrEqual(at);
        at = found + expected.length;
      }
  }
});

test('words on two lines stay two words', () => {
  const text = decode(draw(slideWith('mixed')));
  expect(text).toContain('น้ำ ป้า ผู้ใหญ่ and a link');
});

describe('semantics', () => {
  test('a headline is one heading', () => {
    for (const slide of scene.slides)
      expect(draw(slide).match(/<h2/g) ?? []).toHaveLength(
        slide.nodes.some(({ id }) => id === 'title') ? 1 : 0,
      );
  });
  test('lists are lists, tables are tables', () => {
    expect(whole).toMatch(/<ul[^>]*role="list"/);
    expect(whole).toMatch(/<ol[^>]*role="list"/);
    expect(whole).toMatch(/<table[^>]*><caption class="deck-hidden">[^<]+<\/caption>/);
    expect(whole).toMatch(/<th scope="col"/);
    expect(whole).toMatch(/<th scope="row"/);
  });
  test('a table under shapes that name its columns has those names for a listener, and in the reading view', () => {
    const slide = scene.slides.find(({ nodes }) => nodes.some(({ kind }) => kind === 'table'));
    const table = slide?.nodes.find((node) => node.kind === 'table');
    if (!slide || table?.kind !== 'table') throw new Error('The fixture has a table.');
    const rows = table.rows.filter(({ header }) => !header);
    const columnNames = ['', 'Attention', 'Interest', 'Desire'];
    const named = { ...slide, nodes: [{ ...table, rows, columnNames }] };
    expect(draw(named)).toMatch(
      /<thead class="deck-hidden" role="rowgroup"><tr role="row"><td role="cell">\u00a0<\/td><th scope="col" role="columnheader">Attention</,
    );
    expect(renderToStaticMarkup(<ReadingView slide={named} />)).toMatch(
      /<th scope="col" role="columnheader">Attention<.*<td role="cell" lang="en" data-column="Attention">/,
    );
  });
  test('a chart says what it shows and hides its numbers in a table', () => {
    const charts = scene.slides.flatMap((slide) =>
      slide.nodes.flatMap((node) =>
        node.kind === 'chart' ? [{ html: draw(slide), alt: node.alt, name: node.name }] : [],
      ),
    );
    expect(charts.length).toBeGreaterThan(5);
    for (const { html, alt, name } of charts) {
      expect(html).toContain(`role="img" aria-label="${escaped(alt)}"`);
      expect(html).toContain(`<caption>${escaped(name)}</caption>`);
      expect(html).not.toMatch(/<text(?! aria-hidden="true")/);
    }
  });
  test('no picture is left without a name or a mark that hides it', () => {
    for (const svg of whole.match(/<svg[^>]*>/g) ?? [])
      expect(svg).toMatch(/aria-hidden="true"|aria-label="[^"]+"/);
  });
});

test('a sign that no face has is drawn in the room it was given, and can still be read', () => {
  const html = draw({ ...slideWith('title'), nodes: [linked('140 → 260 ✓')] });
  expect(
    html.match(/<svg class="deck-symbol" viewBox="0 -1 0\.62 1" aria-hidden="true"><path d="M[^"]+Z"/g),
  ).toHaveLength(2);
  expect(decode(html)).toContain('140 → 260 ✓');
});

describe('links', () => {
  test('only allowed addresses are links, and they open apart', () => {
    const addresses = [
      'https://example.com/a',
      'mailto:a@example.com',
      'tel:+66200000000',
      '#page-2',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
    ];
    const html = draw({ ...slideWith('mixed'), nodes: addresses.map(linked) });
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toMatch(/href="(https?:|mailto:|tel:|#page-)/);
    for (const link of links.filter((each) => !each.includes('href="#')))
      expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html + whole).not.toMatch(/href="(javascript|file|data):/i);
  });
});

describe('a thumbnail', () => {
  const html = draw(slideWith('mixed'), true);
  test('is a picture: hidden, inert, without headings and links', () => {
    expect(html).toMatch(/aria-hidden="true"/);
    expect(html).toMatch(/ inert=""/);
    expect(scene.slides.map((slide) => draw(slide, true)).join('')).not.toMatch(/<h2|<a /);
  });
});

test('no number is missing from the geometry', () => {
  expect(/NaN|Infinity|undefined/.exec(whole)).toBeNull();
});

test('every colour is a role of the palette', () => {
  const colours = new Set([...whole.matchAll(/var\(--deck-(\w+)\)/g)].map(([, role]) => role));
  for (const role of colours) expect(Object.keys(scene.theme.palette)).toContain(role);
  expect(colours.size).toBeGreaterThan(5);
});

test('read as flowing text, a slide keeps its words and drops the footer', () => {
  for (const slide of scene.slides) {
    const text = squeezed(decode(renderToStaticMarkup(<ReadingView slide={slide} />)));
    expect(slide.nodes.length === 0 || text.includes(squeezed(slide.headline))).toBe(true);
    expect(text).not.toContain(squeezed('Proposal for Müller & Söhne <GmbH>'));
  }
  const all = scene.slides.map((slide) => renderToStaticMarkup(<ReadingView slide={slide} />)).join('');
  expect(all).not.toMatch(/href="(javascript|file|data):/i);
});
