import { beforeAll, describe, expect, it } from 'vitest';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import type { ChartNode, Scene, SceneNode, SlideScene, TableNode } from '../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { placedTexts, problemsOf } from '../../../src-worker/deck/kit/check.ts';
import { channelState } from '../../../src-worker/deck/pages/channel-state.ts';
import { coverField } from '../../../src-worker/deck/pages/cover-field.ts';
import { breakBefore } from '../../../src-worker/deck/pages/customer-journey.ts';
import { paidMonths } from '../../../src-worker/deck/pages/objective-months.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { fixtureDeck, sceneOf } from '../../visual/deck.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

let english: Scene;
let thai: Scene;
beforeAll(async () => {
  english = await sceneOf(fixtureDeck('coffee-roaster-en'));
  thai = await sceneOf(fixtureDeck('dental-clinic-th'));
}, 30_000);

const page = (scene: Scene, number: number): SlideScene[] =>
  scene.slides.filter((slide) => slide.pageNumber === number);
const flat = (nodes: readonly SceneNode[]): SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...flat(node.children)] : [node]));
const texts = (slide: SlideScene): string =>
  placedTexts(slide.nodes)
    .flatMap(({ text }) => text?.paragraphs ?? [])
    .map((paragraph) => paragraph.runs.map((run) => run.text).join(''))
    .join('\n');
const first = (scene: Scene, number: number): SlideScene => {
  const [slide] = page(scene, number);
  if (!slide) throw new Error(`There is no page ${number}.`);
  return slide;
};
const build = (sections: { pageNumber: number; sectionData: Section }[]): Promise<Scene> =>
  buildScene({
    proposal: { proposalId: 'p', title: 'Proposal 1', language: 'en', formData: emptyFormData() },
    sections,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });

const tiles = (name: string): number => {
  const node = coverField(name);
  return node.kind === 'group' ? node.children.filter((child) => !child.id.endsWith('ground')).length : 0;
};
const agenda = (items: unknown[]): { pageNumber: number; sectionData: Section } => ({
  pageNumber: 2,
  sectionData: { type: 'agenda', title: 'Agenda', output: { items }, evidence: [] },
});

describe('the design’s contents', () => {
  it('take one slide for each of pages 1 to 8, without a fault', () => {
    for (const scene of [english, thai]) {
      const slides = scene.slides.filter((slide) => slide.pageNumber <= 8);
      expect(slides.filter((slide) => slide.parts > 1).map((slide) => slide.id)).toEqual([]);
      expect(slides.flatMap((slide) => problemsOf(slide.nodes))).toEqual([]);
    }
  });

  it('name their page, company, title and number in the frame', () => {
    const slide = first(english, 3);
    expect(texts(slide)).toContain('03  Marketing Objectives');
    expect(texts(slide)).toContain('Doi Saket Coffee Roasters · The Nine-Day Habit');
    expect(slide.nodes.find((node) => node.id === 'page-number')).toMatchObject({ role: 'page-number' });
    expect(slide.nodes.filter((node) => node.kind === 'text' && node.role === 'title')).toHaveLength(1);
    expect(texts(first(thai, 3))).toContain('เป้าหมายการตลาด');
  });

  it('keep art direction and evidence in the notes', () => {
    const { notes } = first(english, 1);
    expect(notes.join('\n')).toContain('Art direction: A field of simple tiles');
    expect(notes.join('\n')).toContain('360,000 THB of media (computed: 120,000 THB a month × 3 months)');
    expect(texts(first(english, 1))).not.toContain('simple tiles');
  });
});

describe('page 1', () => {
  it('draws the same field for the same name and another for another', () => {
    expect(coverField('Doi Saket')).toEqual(coverField('Doi Saket'));
    expect(coverField('Doi Saket')).not.toEqual(coverField('Doi Sakes'));
  });

  it('leaves a hole for a space, takes Thai by grapheme, and survives a name of nothing but spaces', () => {
    // Thirty places; a space follows every letter, the last one included.
    expect(tiles('a')).toBe(15);
    // Five graphemes and the space: twenty-five tiles.
    expect(tiles('ยิ้มชื่น')).toBe(24);
    expect(tiles('  ')).toBe(0);
  });
});

describe('page 2', () => {
  const overview = fixtureDeck('coffee-roaster-en').sections.filter((section) =>
    [3, 4].includes(section.pageNumber),
  );

  it('lists what is in the deck: no item of a missing page, none missing of a present one', async () => {
    const scene = await build([
      agenda([
        { title: 'Objectives', page: 3, group: 'One' },
        { title: 'Gone', page: 12, group: 'One' },
      ]),
      ...overview,
    ]);
    const said = texts(first(scene, 2));
    expect(said).toContain('Objectives');
    expect(said).toContain('Market Overview');
    expect(said).not.toContain('Gone');
  });

  it('links each section to its slide', () => {
    const links = placedTexts(first(english, 2).nodes)
      .flatMap(({ text }) => text?.paragraphs ?? [])
      .flatMap((paragraph) => paragraph.runs.flatMap((run) => run.link ?? []));
    expect(new Set(links)).toEqual(new Set(Array.from({ length: 17 }, (_, at) => `#page-${at + 3}`)));
  });

  it('leaves out titles of the catalogue whose pages are not there, and keeps what is none', async () => {
    const items = [
      'Marketing Objectives',
      '12. Key Takeaway',
      'Customer Journey',
      { title: 'กลยุทธ์หลัก', page: 3 },
      { title: 'market overview', page: 9 },
      { title: 'Our prices', page: 25 },
      'Terms',
    ];
    const scene = await build([agenda(items), ...overview]);
    const said = texts(first(scene, 2));
    for (const there of ['Marketing Objectives', 'market overview', 'Our prices', 'Terms'])
      expect(said).toContain(there);
    for (const gone of ['Key Takeaway', 'Customer Journey', 'กลยุทธ์หลัก', '09', '25'])
      expect(said).not.toContain(gone);
    expect(JSON.stringify(first(scene, 2))).toContain('"link":"#page-4"');
  });

  it('finds the page of a bare title', async () => {
    const scene = await build([agenda(['Marketing Objectives', 'Market overview']), ...overview]);
    expect(JSON.stringify(first(scene, 2))).toContain('"link":"#page-4"');
  });
});

describe('page 3', () => {
  it('charts the evidence’s months natively, paid months in brand', () => {
    const chart = flat(first(english, 3).nodes).find((node): node is ChartNode => node.kind === 'chart');
    expect(chart?.series[0]?.values).toEqual([310, 496, 672, 836, 859, 881, 901]);
    expect(chart?.series[0]?.pointColours).toEqual([
      'neutral',
      'brand',
      'brand',
      'brand',
      'tint2',
      'tint2',
      'tint2',
    ]);
  });

  it.each([
    ['120,000 THB per month for 3 months', 3],
    ['80,000 บาทต่อเดือน 3 เดือน', 3],
    ['360,000 THB over 6 months', 6],
    ['120,000 THB a month', undefined],
    ['as little as possible', undefined],
  ])('reads %s as %s months of media', (budget, months) => {
    expect(paidMonths(budget)).toBe(months);
  });

  it('draws no chart from prose', async () => {
    const section = fixtureDeck('coffee-roaster-en').sections.find(({ pageNumber }) => pageNumber === 3);
    if (!section) throw new Error('The fixture lost its page 3.');
    const scene = await build([{ pageNumber: 3, sectionData: { ...section.sectionData, evidence: [] } }]);
    expect(flat(first(scene, 3).nodes).some((node) => node.kind === 'chart')).toBe(false);
    expect(texts(first(scene, 3))).toContain('January to June 2027');
  });
});

describe('page 6', () => {
  const answers = emptyFormData();
  answers.campaignObjectives.advertisingChannels = ['facebook-ads', 'google-ads'];
  answers.marketingChannels.tiktokProfile = '@x';
  it.each([
    ['Facebook', 'paid'],
    ['Website shop', 'paid'],
    ['TikTok', 'organic'],
    ['TikTok Shop', 'closed'],
    ['LINE OA', 'service'],
    ['Online community', undefined],
    ['Radio', undefined],
  ])('%s is %s', (channel, state) => {
    expect(channelState(channel, answers)).toBe(state);
  });

  it('is a real table whose marked column is the job', () => {
    const table = first(english, 6).nodes.find((node): node is TableNode => node.kind === 'table');
    expect(table?.rows).toHaveLength(7);
    expect(table?.rows[0]?.header).toBe(true);
    expect(table?.rows.every((row) => row.cells.at(-1)?.fill === 'tint')).toBe(true);
  });

  it('repeats the header and spreads the rows when it continues', async () => {
    const section = fixtureDeck('coffee-roaster-en').sections.find(({ pageNumber }) => pageNumber === 6);
    const channels = section?.sectionData.output['channelAnalysis'];
    if (!section || !Array.isArray(channels)) throw new Error('The fixture lost its page 6.');
    const output = { ...section.sectionData.output, channelAnalysis: [...channels, ...channels.slice(0, 2)] };
    const scene = await build([{ pageNumber: 6, sectionData: { ...section.sectionData, output } }]);
    const tables = page(scene, 6).flatMap((slide) =>
      slide.nodes.filter((node): node is TableNode => node.kind === 'table'),
    );
    expect(tables.map((table) => table.rows.length)).toEqual([5, 5]);
    expect(tables.every((table) => table.rows[0]?.header === true)).toBe(true);
    expect(texts(page(scene, 6)[1] ?? first(scene, 6))).toContain('Marketing Channel Analysis (2/2)');
  });
});

describe('page 8', () => {
  it.each([
    [
      'The break is between Action and Retention: most do not come back',
      ['Attention', 'Action', 'Retention'],
      2,
    ],
    ['Most leave before Action', ['Desire', 'Action'], 1],
    ['We lose them after Desire', ['Desire', 'Action'], 1],
    ['คนถามราคาในแชตก่อนนัด', ['รับรู้', 'สนใจ', 'นัดหมาย', 'ดูแลต่อ'], 2],
    ['All is well', ['Desire', 'Action'], undefined],
    ['', ['Desire', ''], undefined],
  ])('%s', (note, stages, at) => {
    expect(breakBefore(note, stages)).toBe(at);
  });
});

describe('sections that cannot be drawn as their type', () => {
  const moods = { type: 'mood-board', title: '', output: { words: ['calm', 'warm'] }, evidence: [] };

  it('of an unknown type shows a notice and the raw content, on screen alone', async () => {
    const scene = await build([{ pageNumber: 12, sectionData: moods }]);
    expect(scene.slides).toHaveLength(1);
    expect(first(scene, 12)).toMatchObject({ headline: 'Unknown slide type', screenOnly: true });
    expect(texts(first(scene, 12))).toContain('calm');
  });

  it('of an unknown type is on no agenda', async () => {
    const sections = [agenda([{ title: 'Moods', page: 12 }, 'Pricing'])];
    const scene = await build([...sections, { pageNumber: 12, sectionData: moods }]);
    expect(texts(first(scene, 2))).toContain('Pricing');
    expect(texts(first(scene, 2))).not.toMatch(/Moods/u);
    expect(first(scene, 2)).not.toHaveProperty('screenOnly');
  });

  it('of another shape is read, and where it cannot be it is in no deck', async () => {
    const takeaway = (takeaways: unknown): Section => ({
      type: 'key-takeaway',
      title: '',
      output: { takeaways, linkToStrategy: 'x' },
      evidence: [],
    });
    const scene = await build([{ pageNumber: 12, sectionData: takeaway({ one: 1 }) }]);
    expect(texts(first(scene, 12))).toContain('1');
    expect(first(scene, 12)).not.toHaveProperty('screenOnly');
    const swot = { brand: 'A', swot: 'Strong in all' };
    const output = { selectionCriteria: 'Near', competitors: [swot] };
    const rivals = { type: 'competitor-analysis', title: '', output, evidence: [] };
    expect((await build([{ pageNumber: 10, sectionData: rivals }])).slides).toEqual([]);
  });
});
