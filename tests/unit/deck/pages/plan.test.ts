import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { allNodes, designOutput, nodesOf, slideWords, slidesOf, wordsOf } from '../support/section-slides.ts';

const assumption = (data: Evidence['data']): Evidence => ({
  statement: 'Split',
  basis: 'planning assumption',
  source: 'Proposed',
  data,
});

describe('key takeaway', () => {
  it('draws its figure in proportion, from the evidence alone', async () => {
    const [slide] = await slidesOf('key-takeaway');
    const parts = nodesOf(slide, 'shape').filter((node) => /^parts-\d$/.test(node.id));
    expect(parts.map(wordsOf)).toEqual(['396 From media', '438 From own channels']);
    const [media, own] = parts.map((node) => node.box.width);
    expect((media ?? 0) / (own ?? 1)).toBeCloseTo(396 / 438, 3);
    const [without] = await slidesOf('key-takeaway', { evidence: [] });
    expect(nodesOf(without, 'shape').filter((node) => node.id.startsWith('parts'))).toEqual([]);
  });

  it('ends in the one decision band', async () => {
    const [slide] = await slidesOf('key-takeaway');
    const bands = nodesOf(slide, 'shape').filter(
      (node) => node.fill === 'brand' && node.id.startsWith('decision'),
    );
    expect(bands.map(wordsOf)).toEqual([designOutput('key-takeaway').linkToStrategy]);
  });

  it.each([
    [4, 1],
    [6, 1],
    [14, 4],
  ])('%i takeaways take %i slides, numbered through', async (count, most) => {
    const takeaways = Array.from(
      { length: count },
      (_, index) => `Point ${index + 1}: what follows from it for the plan.`,
    );
    const slides = await slidesOf('key-takeaway', { output: { takeaways } });
    expect(slides.length).toBeLessThanOrEqual(most);
    const numbers = slides.flatMap((slide) =>
      nodesOf(slide, 'text').filter((node) => /^takeaway-\d+-number$/.test(node.id)),
    );
    expect(numbers.map(wordsOf)).toEqual(takeaways.map((_, index) => String(index + 1)));
  });
});

describe('key strategy', () => {
  it('sets the figure that a strategy is judged by apart, whole', async () => {
    const [slide] = await slidesOf('key-strategy');
    const reports = nodesOf(slide, 'shape').filter((node) => node.id.endsWith('-report'));
    expect(reports.map(wordsOf)).toEqual([
      'Report: 200 THB an order',
      'Report: 22% subscribe',
      'Report: 1 lot story a month',
      'Report: <6% churn',
    ]);
    expect(new Set(reports.map((node) => node.box.y)).size).toBe(1);
  });

  it('spreads nine as 3 + 3 + 3', async () => {
    const { strategies } = designOutput('key-strategy');
    const many = Array.from({ length: 9 }, (_, index) => strategies[index % 4]).filter(
      (each) => each !== undefined,
    );
    const slides = await slidesOf('key-strategy', { output: { strategies: many } });
    expect(slides.map((slide) => nodesOf(slide, 'group').length)).toEqual([3, 3, 3]);
  });
});

describe('content strategy', () => {
  it('makes each pillar as wide as its share', async () => {
    const [slide] = await slidesOf('content-strategy');
    const widths = nodesOf(slide, 'shape')
      .filter((node) => node.id.startsWith('pillar-'))
      .map((node) => node.box.width);
    expect(
      widths.map((width) => Math.round((width / widths.reduce((sum, each) => sum + each, 0)) * 100)),
    ).toEqual([40, 35, 25]);
  });

  it('lets the table continue alone', async () => {
    const { platformPlan } = designOutput('content-strategy');
    const slides = await slidesOf('content-strategy', {
      output: { platformPlan: [...platformPlan, ...platformPlan] },
    });
    expect(slides.map((slide) => nodesOf(slide, 'table').length)).toEqual([0, 1, 1].slice(0, slides.length));
    expect(slideWords(slides.at(-1))).toContain('Production is quoted apart');
  });
});

describe('media direction', () => {
  it('charts the channels’ sums as a doughnut with the total in it', async () => {
    const [slide] = await slidesOf('media-direction');
    const [chart] = nodesOf(slide, 'chart');
    expect(chart?.chart).toBe('doughnut');
    expect(chart?.labels).toEqual(['Facebook', 'Instagram', 'Google', 'Shopee']);
    expect(chart?.series[0]?.values).toEqual([36_000, 30_000, 30_000, 24_000]);
    expect(
      allNodes(slide)
        .filter((node) => ['budget-total', 'budget-unit'].includes(node.id))
        .map(wordsOf),
    ).toEqual(['120,000', 'THB']);
  });

  it('names shares that sum to 100', async () => {
    const data = {
      channels: ['Facebook', 'Instagram', 'TikTok'],
      stages: designOutput('media-direction').stagePlans.map((plan) => plan.stage),
      values: [30, 30, 90, 10].map((value, stage) => [
        value,
        [40, 40, 45, 5][stage] ?? 0,
        [50, 30, 25, 5][stage] ?? 0,
      ]),
      unit: 'THB',
    };
    // 160, 130 and 110 of 400: 40, 32.5 and 27.5 per cent.
    const slides = await slidesOf('media-direction', { evidence: [assumption(data)] });
    const shares = slides
      .flatMap(allNodes)
      .filter((node) => node.id.endsWith('-share'))
      .map(wordsOf);
    expect(shares).toEqual(['40%', '33%', '27%']);
  });

  it('marks the strongest cells', async () => {
    const [slide] = await slidesOf('media-direction');
    const strong = nodesOf(slide, 'table')[0]?.rows.flatMap((row) =>
      row.cells
        .filter((cell) => cell.fill === 'brand')
        .map((cell) => cell.text.paragraphs[0]?.lines[0]?.text),
    );
    expect(strong).toEqual(['15,000', '18,000', '21,000']);
  });

  it('without money names the platforms and charts nothing', async () => {
    const slides = await slidesOf('media-direction', { evidence: [] });
    expect(slides.flatMap((slide) => nodesOf(slide, 'chart'))).toEqual([]);
    expect(slideWords(slides[0])).toContain('Shopee, Google, Facebook, Instagram');
  });

  it('charts neither shares in per cent nor stages', async () => {
    const labels = designOutput('media-direction').stagePlans.map((plan) => plan.stage);
    for (const data of [
      { labels, values: [1, 2, 3, 4] },
      { labels: ['A', 'B'], values: [40, 60], unit: '%' },
    ]) {
      const slides = await slidesOf('media-direction', { evidence: [assumption(data)] });
      expect(slides.flatMap((slide) => nodesOf(slide, 'chart'))).toEqual([]);
    }
  });

  it('moves the doughnut to the next slide for more than five channels', async () => {
    const stages = designOutput('media-direction').stagePlans.map((plan) => plan.stage);
    const channels = ['Facebook', 'Instagram', 'Google', 'Shopee', 'TikTok', 'Lazada'];
    const values = stages.map((_, row) => channels.map((__, column) => 1000 * (row + column + 1)));
    const slides = await slidesOf('media-direction', {
      evidence: [assumption({ stages, channels, values })],
    });
    expect(slides.map((slide) => nodesOf(slide, 'chart').length)).toEqual([0, 1]);
    expect(slides[1]?.headline).toBe('Lazada takes 25% of the media budget');
  });

  it('names a platform that gets no money in its stage', async () => {
    const [first, ...others] = designOutput('media-direction').stagePlans;
    if (!first) throw new Error('no stage');
    const stagePlans = [{ ...first, platforms: ['Instagram', 'LINE'] }, ...others];
    const [slide] = await slidesOf('media-direction', { output: { stagePlans } });
    expect(slideWords(slide)).toContain('Also: LINE');
  });
});

describe('campaign structure', () => {
  it('stands each layer in line with its row, narrowing to a rectangle', async () => {
    const [slide] = await slidesOf('campaign-structure');
    const layers = nodesOf(slide, 'shape').filter((node) => node.id.startsWith('layer-'));
    const [table] = nodesOf(slide, 'table');
    let y = table?.box.y ?? 0;
    const middles = table?.rows.map((row) => {
      y += row.height;
      return y - row.height / 2;
    });
    expect(layers.map((layer) => Math.round(layer.box.y + layer.box.height / 2))).toEqual(
      middles?.slice(1).map((middle) => Math.round(middle)),
    );
    expect(layers.map((layer) => layer.geometry.type)).toEqual([
      'trapezoid',
      'trapezoid',
      'trapezoid',
      'rect',
    ]);
    const lower = layers.map(
      (layer) => layer.box.width - 2 * (layer.geometry.type === 'trapezoid' ? layer.geometry.inset : 0),
    );
    for (const [index, layer] of layers.slice(1).entries())
      expect(layer.box.width).toBeCloseTo(lower[index] ?? 0, 6);
  });

  it('draws no figure under the funnel that says nothing of itself', async () => {
    const evidence = [{ statement: '515 clicks', basis: 'computed', source: '$3,500 ÷ $6.80' } as const];
    const [slide] = await slidesOf('campaign-structure', { evidence });
    expect(nodesOf(slide, 'group').some(({ id }) => id === 'yield')).toBe(false);
    expect(allNodes(slide).some(({ id }) => id.startsWith('yield'))).toBe(false);
  });

  it('has each layer’s money from the evidence, and what it yields under it', async () => {
    const [slide] = await slidesOf('campaign-structure');
    const layers = nodesOf(slide, 'shape').filter((node) => node.id.startsWith('layer-'));
    expect(layers.map(wordsOf)[2]).toBe('Action 60,000 THB a month');
    expect(slideWords(slide)).toContain('1,800 orders; 396 sign-ups in three months: 360,000 ÷ 200; × 22%');
    const [without] = await slidesOf('campaign-structure', { evidence: [] });
    expect(
      nodesOf(without, 'shape')
        .filter((node) => node.id.startsWith('layer-'))
        .map(wordsOf)[2],
    ).toBe('Action');
  });

  it('continues one funnel over slides, alike in number', async () => {
    const { funnelLayers } = designOutput('campaign-structure');
    const many = [...funnelLayers, ...funnelLayers];
    const slides = await slidesOf('campaign-structure', { output: { funnelLayers: many } });
    const counts = slides.map(
      (slide) => nodesOf(slide, 'shape').filter((node) => node.id.startsWith('layer-')).length,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });
});

describe('suggestions', () => {
  it('numbers nine changes through three groups on common lines', async () => {
    const [slide] = await slidesOf('suggestion-idea');
    const numbers = nodesOf(slide, 'text').filter((node) => /^idea-\d-number$/.test(node.id));
    expect(numbers.map(wordsOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(numbers.map((node) => Math.round(node.box.y))).size).toBe(3);
  });

  it('continues by group', async () => {
    const output = designOutput('suggestion-idea');
    const slides = await slidesOf('suggestion-idea', {
      output: { businessSolution: [...output.businessSolution, ...output.businessSolution] },
    });
    expect(slides).toHaveLength(3);
    expect(slides.map((slide) => slide.headline).slice(1)).toEqual([
      'Communication and creative: 3 changes',
      'Media targeting: 3 changes',
    ]);
  });
});

describe('conclusion', () => {
  it('ends the dated line at the goal and asks for one decision', async () => {
    const [slide] = await slidesOf('conclusion');
    const dots = nodesOf(slide, 'shape').filter((node) => /^step-\d-dot$/.test(node.id));
    expect(dots.map((node) => node.fill)).toEqual(['accent', undefined, undefined, undefined, 'brand']);
    expect(dots.filter((node) => node.fill !== undefined && node.stroke !== undefined)).toEqual([]);
    expect(
      nodesOf(slide, 'shape')
        .filter((node) => node.id === 'decision-band')
        .map(wordsOf),
    ).toEqual(['Approve the 360,000 THB plan']);
  });

  it.each([
    [3, 1],
    [7, 2],
  ])('%i steps stand on %i lines', async (count, lines) => {
    const nextSteps = Array.from({ length: count }, (_, index) => ({
      date: `${index + 1} Dec`,
      step: 'Do the next thing',
    }));
    const slides = await slidesOf('conclusion', { output: { nextSteps } });
    const tops = slides
      .flatMap((slide) => nodesOf(slide, 'group').filter((node) => /^step-\d+$/.test(node.id)))
      .map((node) => node.box.y);
    expect(tops).toHaveLength(count);
    expect(new Set(tops).size).toBe(lines);
  });

  it('numbers steps that have no date', async () => {
    const [slide] = await slidesOf('conclusion', { output: { nextSteps: ['Agree', 'Begin'] } });
    const dates = nodesOf(slide, 'text').filter((node) => /^step-\d-date$/.test(node.id));
    expect(dates.map(wordsOf)).toEqual(['1', '2']);
  });

  it('sets many steps as a table', async () => {
    const nextSteps = Array.from({ length: 16 }, (_, index) => ({
      date: `${index + 1} Dec`,
      step: 'Do the next thing',
    }));
    const slides = await slidesOf('conclusion', { output: { nextSteps } });
    const rows = slides.flatMap((slide) =>
      nodesOf(slide, 'table').map((table) => table.rows.filter((row) => !row.header).length),
    );
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(16);
  });
});

it('audience mapping says quietly where a platform has no such tool', async () => {
  const [slide] = await slidesOf('audience-mapping');
  const [table] = nodesOf(slide, 'table');
  const colours = table?.rows.slice(1).map((row) => row.cells[2]?.text.paragraphs[0]?.runs[0]?.colour);
  expect(colours).toEqual(['ink', 'ink', 'quiet', 'quiet']);
});
