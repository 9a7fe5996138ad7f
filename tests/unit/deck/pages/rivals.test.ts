import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../../src-worker/deck/kit/check.ts';
import { designOutput, nodesOf, slideWords, slidesOf, wordsOf } from '../support/section-slides.ts';

describe('competitive landscape', () => {
  it('fills the client’s own row and no other', async () => {
    const [slide] = await slidesOf('competitor-marketing');
    const [table] = nodesOf(slide, 'table');
    const filled = table?.rows.map((row) => row.cells.every((cell) => cell.fill === 'brand'));
    expect(filled).toEqual([false, true, false, false, false]);
  });

  it('shows the overlap as dots before its word, characters of the cell', async () => {
    const [slide] = await slidesOf('competitor-marketing');
    const cells = nodesOf(slide, 'table')[0]?.rows.map(({ cells: each }) => each[4]?.text.paragraphs ?? []);
    const dots = cells?.flatMap(([first]) => (first?.runs[0]?.text.startsWith('●') ? [first] : []));
    expect(dots?.map(({ runs }) => runs.map(({ text, colour }) => `${colour} ${text}`))).toEqual([
      ['brand ●●●', 'ink   High'],
      ['brand ●●', 'quiet ○', 'ink   Medium'],
      ['brand ●', 'quiet ○○', 'ink   Low'],
    ]);
  });

  it('continues at whole rows, alike in number, with its header repeated', async () => {
    const { competitors } = designOutput('competitor-marketing');
    const many = [...competitors, ...competitors.map((each) => ({ ...each, brand: `${each.brand} two` }))];
    const slides = await slidesOf('competitor-marketing', { output: { competitors: many } });
    const tables = slides.flatMap((slide) => nodesOf(slide, 'table'));
    expect(tables.map((table) => table.rows.filter((row) => !row.header).length)).toEqual([4, 4]);
    expect(tables.map((table) => wordsOf(table).startsWith('Brand Where Price'))).toEqual([true, true]);
    expect(new Set(tables.map((table) => table.columnWidths.join(' '))).size).toBe(1);
    expect(slides.map((slide) => slideWords(slide).includes('Awards and low prices'))).toEqual([false, true]);
  });

  it('drops a column that says nothing', async () => {
    const competitors = designOutput('competitor-marketing').competitors.map((each) => ({
      ...each,
      location: '',
    }));
    const [slide] = await slidesOf('competitor-marketing', { output: { competitors } });
    expect(slideWords(slide)).not.toContain('Where');
  });

  it('sets long cells as cards, not as columns of one word', async () => {
    const long =
      'A long reading of what this rival does well and where it leaves room for somebody else to be better. ';
    const competitors = designOutput('competitor-marketing').competitors.map((each) =>
      Object.assign(each, { reasoning: long.repeat(9) }),
    );
    const slides = await slidesOf('competitor-marketing', { output: { competitors } });
    expect(slides.flatMap((slide) => nodesOf(slide, 'table'))).toEqual([]);
    expect(
      slides.flatMap((slide) => nodesOf(slide, 'group').filter((node) => /^rival-\d$/.test(node.id))),
    ).toHaveLength(4);
  });
});

describe('competitor analysis', () => {
  it('gives each competitor a slide, its headline setting ours beside theirs', async () => {
    const slides = await slidesOf('competitor-analysis');
    expect(slides.map((slide) => slide.headline)).toEqual([
      'Bangkok Daily Roast is faster, but has no farm to show',
      '“Within nine days” with us, “ships twice a month” with Akha Hill Beans',
      '“Within nine days” with us, “stale stock” with MegaMart house coffee',
    ]);
    for (const slide of slides)
      expect(
        nodesOf(slide, 'group').filter((node) => /strengths|weaknesses|opportunities|threats/.test(node.id)),
      ).toHaveLength(4);
  });

  it('keeps a Latin name apart from the Thai around it', async () => {
    const slides = await slidesOf('competitor-analysis', { language: 'th' });
    expect(slides[1]?.headline).toMatch(/ขณะที่ Akha Hill Beans /u);
  });

  it('fills the weakness alone', async () => {
    const [slide] = await slidesOf('competitor-analysis');
    const fills = ['strengths', 'weaknesses', 'opportunities', 'threats'].map(
      (id) => nodesOf(slide, 'shape').find((node) => node.id === `${id}-back`)?.fill,
    );
    expect(fills).toEqual(['tint', 'brand', 'tint', 'tint']);
  });

  it('marks the side that leads, on every point', async () => {
    const [slide] = await slidesOf('competitor-analysis');
    const marked = nodesOf(slide, 'shape').filter((node) => node.id.endsWith('-dot'));
    expect(marked.map((node) => node.id)).toEqual([
      'versus-1-them-dot',
      'versus-2-us-dot',
      'versus-3-us-dot',
    ]);
  });

  it('says why these were chosen once, on the first slide', async () => {
    const slides = await slidesOf('competitor-analysis');
    expect(slides.map((slide) => slideWords(slide).includes('The three rivals named by the client'))).toEqual(
      [true, false, false],
    );
  });

  it('moves a long comparison to a table of its own', async () => {
    const { competitors } = designOutput('competitor-analysis');
    const [first] = competitors;
    if (!first) throw new Error('no competitor');
    const vsUsHighlights = Array.from({ length: 9 }, (_, index) => ({
      point: `Point ${index + 1}`,
      them: 'Yes',
      us: 'No',
    }));
    const slides = await slidesOf('competitor-analysis', {
      output: { competitors: [{ ...first, vsUsHighlights }] },
    });
    expect(slides).toHaveLength(2);
    expect(nodesOf(slides[1], 'table')[0]?.rows).toHaveLength(10);
  });

  it('says that an empty box is still to confirm', async () => {
    const [first] = designOutput('competitor-analysis').competitors;
    if (!first) throw new Error('no competitor');
    const competitor = { ...first, swot: { strengths: ['Speed'] } };
    const slides = await slidesOf('competitor-analysis', { output: { competitors: [competitor] } });
    expect(slideWords(slides[0]).match(/To confirm/g)).toHaveLength(3);
  });
});

describe('winning zone', () => {
  it('has three see-through circles and a sweet spot that is not', async () => {
    const [slide] = await slidesOf('winning-zone');
    const shapes = nodesOf(slide, 'shape');
    const circles = shapes.filter((node) => node.geometry.type === 'ellipse');
    expect(circles.map((node) => node.opacity ?? 1).every((opacity) => opacity < 1)).toBe(true);
    expect(circles).toHaveLength(3);
    const spot = shapes.filter((node) => node.geometry.type === 'path');
    expect(spot.map((node) => [node.fill, node.opacity, wordsOf(node)])).toEqual([
      ['brand', undefined, 'Proof, every month'],
    ]);
  });

  it('keeps every line of a list inside its circle', async () => {
    const [slide] = await slidesOf('winning-zone');
    for (const id of ['customers', 'we', 'rivals']) {
      const circle = nodesOf(slide, 'shape').find((node) => node.id === `circle-${id}`)?.box;
      const list = nodesOf(slide, 'text').find((node) => node.id === `${id}-list`);
      if (!circle || !list) throw new Error(id);
      const r = circle.width / 2;
      for (const line of list.text.paragraphs.flatMap((paragraph) => paragraph.lines)) {
        for (const x of [line.x, line.x + line.width]) {
          const away = Math.hypot(list.box.x + x - circle.x - r, list.box.y + line.baseline - circle.y - r);
          expect(away, `${id}: ${line.text}`).toBeLessThanOrEqual(r);
        }
      }
    }
  });

  it('sets a few long points as rows beside large circles', async () => {
    const long = 'A point with more words than a line in a circle of this size can hold';
    const output = { customersWant: [long, 'Price'], weDoBest: ['Speed'], competitorsDoBest: ['Fame'] };
    const slides = await slidesOf('winning-zone', { output });
    expect(slides).toHaveLength(1);
    const circle = nodesOf(slides[0], 'shape').find(({ id }) => id.startsWith('circle-'));
    expect(circle?.box.width).toBeGreaterThan(180);
    expect(slideWords(slides[0])).toContain(`${long} · Price`);
  });

  it('sets lists of more than three points outside the circles', async () => {
    const customersWant = ['One', 'Two', 'Three', 'Four'];
    const slides = await slidesOf('winning-zone', { output: { customersWant } });
    expect(nodesOf(slides[0], 'list').map((node) => node.id)).toContain('customers-points');
    for (const slide of slides) expect(problemsOf(slide.nodes)).toEqual([]);
  });

  it('keeps the sweet spot and its consequences on the slide of the circles', async () => {
    const customersWant = [
      'To see proof that it works',
      'To have somebody to turn to afterwards, in their own language',
      'To pay a price that they can justify',
    ];
    const slides = await slidesOf('winning-zone', { output: { customersWant } });
    expect(slides).toHaveLength(1);
    expect(slideWords(slides[0])).toContain(customersWant[1]);
  });

  it('keeps the art direction for the speaker', async () => {
    const [slide] = await slidesOf('winning-zone');
    expect(slideWords(slide)).not.toContain('Three circles');
    expect(slide?.notes.join(' ')).toContain('Three circles');
  });
});
