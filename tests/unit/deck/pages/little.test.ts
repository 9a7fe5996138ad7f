import { describe, expect, it } from 'vitest';
import { bottomOf } from '../../../../src-worker/deck/kit/grid.ts';
import { allNodes, designOutput, nodesOf, slideWords, slidesOf } from '../support/section-slides.ts';

/** How far the drawing reaches down: everything but notes and footer stands above this. */
const reach = (slide: Parameters<typeof allNodes>[0]): number =>
  Math.max(
    ...allNodes(slide)
      .filter((node) => !/^(?:note|footer|page)/.test(node.id))
      .map((node) => bottomOf(node.box)),
  );
const LEAST_REACH = 440;

describe('little content has a composition of its own', () => {
  it('people of whom one thing is known stand under each other, over the height', async () => {
    const personas = designOutput('target-persona').personas.map((persona, index) => {
      const { psychology } = persona;
      const tension = index === 0 ? psychology.tension : '';
      return { ...persona, psychology: { ...psychology, tension, interests: [], behaviors: [] } };
    });
    const slides = await slidesOf('target-persona', { output: { personas } });
    expect(slides).toHaveLength(1);
    const cards = nodesOf(slides[0], 'group').filter(({ id }) => /^persona-\d-card$/.test(id));
    expect(new Set(cards.map(({ box }) => box.x)).size).toBe(1);
    expect(reach(slides[0])).toBeGreaterThan(LEAST_REACH);
  });

  it('one person with a long name and one habit is a panel beside a statement, over the height', async () => {
    const [first] = designOutput('target-persona').personas;
    if (!first) throw new Error('The design names a person.');
    const persona = {
      ...first,
      name: 'Grown children who work in the city, and relatives of the same monastery in three provinces',
      psychology: { insight: '', tension: '', interests: [], behaviors: ['One daughter collects for all'] },
    };
    const slides = await slidesOf('target-persona', { output: { personas: [persona] } });
    expect(slides).toHaveLength(1);
    const said = nodesOf(slides[0], 'text').find(({ id }) => id === 'persona-1-behaviours-1');
    expect(said?.text.paragraphs[0]?.runs[0]?.size).toBeGreaterThan(28);
    expect(nodesOf(slides[0], 'group').some(({ id }) => id === 'persona-1-all')).toBe(true);
    expect(reach(slides[0])).toBeGreaterThan(LEAST_REACH);
  });

  it('an overlap that is known of no rival is no column', async () => {
    const competitors = designOutput('competitor-marketing').competitors.map((each) => ({
      ...each,
      serviceOverlap: '',
    }));
    const [slide] = await slidesOf('competitor-marketing', { output: { competitors } });
    const heads = nodesOf(slide, 'table')[0]?.rows[0]?.cells.map(
      ({ text }) => text.paragraphs[0]?.lines[0]?.text,
    );
    expect(heads).toContain('Price');
    expect(heads).not.toContain('Overlap');
  });

  it('points too long for circles are rows beside large ones, the sweet spot under them', async () => {
    const output = {
      customersWant: ['An answer to this: “My case is waterproof already, so why a cover as well?”'],
      weDoBest: [
        'Welded seams, tested 90 minutes in the rain room',
        'Goes on in 20 seconds with the case on your back',
        'Fits every hard case of full size and most half sizes',
      ],
      competitorsDoBest: ['A brand that every cellist trusts', 'Free', 'Dry'],
      sweetSpotSummary: 'We back it up with this: goes on in 20 seconds with the case on your back.',
      positioningImplications: ['Open every ad with our first point', 'Keep the rule', 'Say 90 minutes'],
    };
    const slides = await slidesOf('winning-zone', { output, evidence: [] });
    expect(slides).toHaveLength(1);
    const circle = nodesOf(slides[0], 'shape').find(({ id }) => id === 'circle-we');
    expect(circle?.box.width).toBeGreaterThan(130);
    const texts = nodesOf(slides[0], 'text').filter(({ id }) => id.endsWith('-points'));
    expect(texts).toHaveLength(3);
    expect(Math.min(...texts.flatMap(({ text }) => text.paragraphs[0]?.runs[0]?.size ?? 0))).toBeGreaterThan(
      13.5,
    );
    const spot = nodesOf(slides[0], 'text').find(({ id }) => id === 'spot');
    expect(spot?.box.y).toBeGreaterThan(bottomOf(circle?.box ?? { x: 0, y: 0, width: 0, height: 0 }));
  });

  it('somebody of whom only the name is known has a row of nothing but the name', async () => {
    const personas = designOutput('target-persona')
      .personas.slice(0, 2)
      .map((persona, index) => {
        const none = { insight: '', tension: '', interests: [], behaviors: [] };
        return { ...persona, psychology: index === 0 ? { ...none, interests: ['Taste'] } : none };
      });
    const [slide] = await slidesOf('target-persona', { output: { personas } });
    const [row, panel] = ['persona-2-card', 'persona-2-panel'].map(
      (id) => nodesOf(slide, 'group').find((node) => node.id === id)?.box.width,
    );
    expect(row).toBeGreaterThan(0);
    expect(panel).toBe(row);
  });

  it('a rival with a point in each part is bands beside its name, without empty quarters', async () => {
    const [first] = designOutput('competitor-analysis').competitors;
    if (!first) throw new Error('The design names a competitor.');
    const swot = { strengths: ['Price'], weaknesses: ['Stale'], opportunities: ['Refills'], threats: ['Us'] };
    const competitors = [{ ...first, swot, vsUsHighlights: [] }];
    const slides = await slidesOf('competitor-analysis', { output: { competitors } });
    expect(slides).toHaveLength(1);
    const parts = nodesOf(slides[0], 'group').filter(({ id }) =>
      /^(?:strengths|weaknesses|threats)$/.test(id),
    );
    expect(new Set(parts.map(({ box }) => box.x)).size).toBe(1);
    expect(slideWords(slides[0])).toContain(first.brand);
  });

  it('rivals of whom little is known share a slide, each with a column', async () => {
    const [first] = designOutput('competitor-analysis').competitors;
    if (!first) throw new Error('The design names a competitor.');
    const thin = (brand: string, strength: string, weakness: string) => ({
      ...first,
      brand,
      swot: { strengths: [strength], weaknesses: [weakness], opportunities: [], threats: [] },
      vsUsHighlights: [],
    });
    const all = [thin('Taxi', 'Dry', 'Dear'), thin('Bags', 'Free', 'Tear'), thin('Hoods', 'Light', 'Short')];
    const counts = [2, 3].map(async (count) => {
      const slides = await slidesOf('competitor-analysis', { output: { competitors: all.slice(0, count) } });
      return slides.map(
        (slide) => nodesOf(slide, 'group').filter(({ id }) => /^rival-\d-swot$/.test(id)).length,
      );
    });
    expect(await Promise.all(counts)).toEqual([[2], [3]]);
    const slides = await slidesOf('competitor-analysis', { output: { competitors: [first, ...all] } });
    expect(slideWords(slides.at(-1))).toContain('Where Taxi, Bags and Hoods are weak');
    expect(reach(slides.at(-1))).toBeGreaterThan(LEAST_REACH);
  });

  it('six selling points of several lines stand in two rows, not in six narrow columns', async () => {
    const rowsOf = async (point: string): Promise<number> => {
      const uniqueSellingPoints = Array.from({ length: 6 }, (_, at) => `${point} ${at}`);
      const [slide] = await slidesOf('business-overview', { output: { uniqueSellingPoints } });
      const points = nodesOf(slide, 'text').filter(({ id }) => /^point-\d$/.test(id));
      return new Set(points.map(({ box }) => box.y)).size;
    };
    expect(await rowsOf('A yearly tax receipt for each gift of every donor')).toBe(2);
  });

  it('a rival of whom one part is known has no boxes of what is to be confirmed', async () => {
    const [first] = designOutput('competitor-analysis').competitors;
    if (!first) throw new Error('The design names a competitor.');
    const swot = { strengths: ['Pays more'], weaknesses: [], opportunities: [], threats: [] };
    const competitors = [{ ...first, swot, vsUsHighlights: [] }];
    const [slide] = await slidesOf('competitor-analysis', { output: { competitors } });
    expect(slideWords(slide).match(/to confirm/gi)).toHaveLength(1);
    expect(nodesOf(slide, 'group').some(({ id }) => id === 'rival-panel')).toBe(true);
  });

  it('of two cards the one that says less has its fields over its height, without a hole', async () => {
    const [one, other] = designOutput('audience-mapping').audienceMatrix;
    if (!one || !other) throw new Error('The design maps two platforms.');
    const audienceMatrix = [{ ...one, lookalike: '' }, other];
    const [slide] = await slidesOf('audience-mapping', { output: { audienceMatrix } });
    const less = nodesOf(slide, 'group').find(({ id }) => id === 'platform-1');
    const fields = nodesOf(slide, 'text').filter(({ id }) => /^platform-1-\d$/.test(id));
    const gaps = fields.slice(1).map(({ box }, index) => box.y - bottomOf(fields[index]?.box ?? box));
    expect(fields.length).toBeGreaterThan(1);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
    expect(bottomOf(fields.at(-1)?.box ?? { x: 0, y: 0, width: 0, height: 0 })).toBeGreaterThan(
      bottomOf(less?.box ?? { x: 0, y: 0, width: 0, height: 0 }) - 40,
    );
  });

  it('two brands of whom different things are known have no holes across from each other', async () => {
    const [own, rival] = designOutput('competitor-marketing').competitors;
    if (!own || !rival) throw new Error('The design names two brands.');
    const thin = { ...rival, location: '', priceRange: '', platformAnalysis: '' };
    const slides = await slidesOf('competitor-marketing', { output: { competitors: [own, thin] } });
    const cards = nodesOf(slides[0], 'group').filter(({ id }) => /^rival-\d$/.test(id));
    const [fuller, other] = cards.map(({ box }) => box);
    expect(Math.abs((fuller?.width ?? 0) - (other?.width ?? 0))).toBeGreaterThan(50);
    expect(fuller?.height).toBe(other?.height);
  });

  it('a column that is empty for most channels is no column', async () => {
    const channelAnalysis = designOutput('market-channels-analysis')
      .channelAnalysis.slice(0, 4)
      .map((channel, index) => ({ ...channel, weaknesses: index === 0 ? 'No account yet' : '' }));
    const [slide] = await slidesOf('market-channels-analysis', { output: { channelAnalysis } });
    expect(slideWords(slide)).toContain('Today: No account yet');
    expect(slideWords(slide)).not.toContain('Where it stands today');
  });

  it('a market with a size and one segment is rows beside it', async () => {
    const output = {
      totalMarketSize: 'There are 27.6 million people aged 18 to 45',
      currentSituation: 'The goal asks for 250 more of them a month.',
      marketGrowth: 'Stable since 2020.',
      segmentSizes: [{ segment: 'Aged 18 to 45', size: '27,639,757', growth: '90.9% online' }],
      trendSummary: ['69.2% buy something online every week'],
      dataSources: ['A register, 2025'],
    };
    const slides = await slidesOf('market-overview', { output, evidence: [] });
    expect(slides).toHaveLength(1);
    expect(reach(slides[0])).toBeGreaterThan(LEAST_REACH);
  });

  it('a brand without rivals is a panel with what follows beside it, over the height', async () => {
    const [own] = designOutput('competitor-marketing').competitors;
    if (!own) throw new Error('The design names a brand.');
    const bare = {
      ...own,
      location: '',
      priceRange: '',
      targetAudience: '',
      platformAnalysis: '',
      reasoning: '',
    };
    const output = { competitors: [bare], summaryInsights: ['Nobody else is named yet'] };
    const [slide] = await slidesOf('competitor-marketing', { output });
    expect(nodesOf(slide, 'table')).toEqual([]);
    expect(slideWords(slide)).toContain('Nobody else is named yet');
    expect(reach(slide)).toBeGreaterThan(LEAST_REACH);
  });

  it('what is known of us alone stands under our name, not in columns that are empty below', async () => {
    const competitors = designOutput('competitor-marketing').competitors.map((each, index) =>
      index === 0 ? each : { ...each, location: '', platformAnalysis: '' },
    );
    const [slide] = await slidesOf('competitor-marketing', { output: { competitors } });
    const [table] = nodesOf(slide, 'table');
    const heads = table?.rows[0]?.cells.map(({ text }) => text.paragraphs[0]?.lines[0]?.text);
    expect(heads).not.toContain('Where');
    expect(table?.rows[1]?.cells[0]?.text.paragraphs.length).toBe(3);
  });

  it('a goal without a number is a panel with its rows', async () => {
    const [first] = designOutput('market-objectives').objectives;
    if (!first) throw new Error('The design names a goal.');
    const output = { objectives: [{ ...first, target: '' }] };
    const [slide] = await slidesOf('market-objectives', { output, evidence: [] });
    expect(reach(slide)).toBeGreaterThan(LEAST_REACH);
  });

  it('a goal alone with its months is a panel as high as they', async () => {
    const [first] = designOutput('market-objectives').objectives;
    if (!first) throw new Error('The design names a goal.');
    const [slide] = await slidesOf('market-objectives', { output: { objectives: [first] } });
    const card = nodesOf(slide, 'group').find(({ id }) => id === 'objective-1');
    const [chart] = nodesOf(slide, 'chart');
    expect((card?.box.x ?? 0) + (card?.box.width ?? 0)).toBeLessThan(chart?.box.x ?? 0);
    expect(card?.box.height).toBeGreaterThan(300);
    expect(reach(slide)).toBeGreaterThan(LEAST_REACH);
  });

  it('a channel that gets all of the money has no neighbours of dashes, and its stages have their share', async () => {
    const stages = designOutput('media-direction').stagePlans.map(({ stage }) => stage);
    const money = {
      statement: 'Split by stage and channel, THB a month',
      basis: 'planning assumption' as const,
      source: 'A proposal',
      data: {
        channels: ['Facebook', 'Google'],
        stages,
        values: [0, 30, 60, 10].map((value) => [value * 1000, 0]),
      },
    };
    const slides = await slidesOf('media-direction', { evidence: [money] });
    expect(slides).toHaveLength(1);
    const [table] = nodesOf(slides[0], 'table');
    const heads = table?.rows[0]?.cells.map(({ text }) => text.paragraphs[0]?.lines[0]?.text);
    expect(heads).toContain('Facebook');
    expect(heads).toContain('Share');
    expect(heads).not.toContain('Google');
    expect(heads).not.toContain('Total');
    expect(slideWords(slides[0])).toContain('60%');
  });

  it('two selling points share the width of their row', async () => {
    const uniqueSellingPoints = ['Own farm at 1,250 m', 'Roasted to order'];
    const [slide] = await slidesOf('business-overview', { output: { uniqueSellingPoints } });
    const [one, two] = nodesOf(slide, 'text').filter(({ id }) => /^point-\d$/.test(id));
    const rule = allNodes(slide).find(({ id }) => id === 'points-rule');
    const middle = (rule?.box.x ?? 0) + (rule?.box.width ?? 0) / 2;
    expect(one?.box.x).toBe(rule?.box.x);
    expect(Math.abs((two?.box.x ?? 0) - middle)).toBeLessThan(20);
    expect(reach(slide)).toBeGreaterThan(LEAST_REACH);
  });

  it.each([
    ['Sold by the month. 310 subscribers today', true],
    ['ราคา 5 กก. 420 บาท / 1 กก. 95', false],
    ['Two sizes. 95', false],
  ])('a product’s closing figure stands large with what it counts: %s', async (detail, isLarge) => {
    const [first, ...rest] = designOutput('business-overview').keyProducts;
    if (typeof first !== 'object') throw new Error('The design describes a product.');
    const slides = await slidesOf('business-overview', {
      output: { keyProducts: [{ ...first, detail }, ...rest] },
    });
    expect(slides.flatMap(allNodes).some(({ id }) => id === 'product-1-figure')).toBe(isLarge);
  });

  it('places of which only the name is known share a row, and what moves takes the place of a chart', async () => {
    const known = { segment: 'Khon Kaen', size: '1,080,944', growth: '−0.6%' };
    const named = ['Ban Phai', 'Nam Phong'].map((segment) => ({ segment, size: '', growth: '' }));
    const output = { segmentSizes: [known, ...named], trendSummary: ['Two months of waiting'] };
    const slides = await slidesOf('market-overview', { output, evidence: [] });
    expect(slides).toHaveLength(1);
    const [table] = nodesOf(slides[0], 'table');
    expect(table?.rows).toHaveLength(3);
    expect(slideWords(slides[0])).toContain('Ban Phai, Nam Phong');
    const panel = nodesOf(slides[0], 'group').find(({ id }) => id === 'trends-panel');
    expect(panel?.box.height).toBeGreaterThan(100);
    expect(bottomOf(panel?.box ?? { x: 0, y: 0, width: 0, height: 0 })).toBeLessThan(table?.box.y ?? 0);
  });

  it('a pillar’s long name begins under its share, not beside it', async () => {
    const { contentPillars, platformPlan } = designOutput('content-strategy');
    const name = 'Welded seams, tested 90 min in the rain room in Ghent, and once more in the harbour';
    const output = {
      contentPillars: contentPillars.map((pillar) =>
        typeof pillar === 'string' ? name : { ...pillar, pillar: name },
      ),
      platformPlan: platformPlan.slice(0, 1).map((plan) => ({ ...plan, creativeDirection: name.repeat(3) })),
      budgetNotes: `${name}. `.repeat(4),
    };
    const slides = await slidesOf('content-strategy', { output, evidence: [] });
    const pillars = slides
      .flatMap((slide) => nodesOf(slide, 'shape'))
      .filter(({ id }) => /^pillar-\d$/.test(id));
    expect(pillars.length).toBeGreaterThan(0);
    for (const { text } of pillars) expect(text?.block.paragraphs[0]?.lines[0]?.text).toMatch(/^\d+%$/);
  });

  it('plans of two platforms are cards whose fields stand in line, not a table of seven columns', async () => {
    const platformPlan = designOutput('content-strategy').platformPlan.slice(0, 2);
    const slides = await slidesOf('content-strategy', { output: { platformPlan } });
    expect(nodesOf(slides[0], 'table')).toEqual([]);
    const cards = nodesOf(slides[0], 'group').filter(({ id }) => /^plan-\d$/.test(id));
    expect(cards).toHaveLength(2);
    expect(new Set(cards.map(({ box }) => `${box.y} ${box.height}`)).size).toBe(1);
    const tops = cards.map(({ children }) => children.slice(1).map(({ box }) => Math.round(box.y)));
    expect(new Set(tops[0])).toEqual(new Set(tops[1]));
  });

  it('the measures of all objectives stand in one line at the foot of their cards', async () => {
    const objectives = designOutput('market-objectives').objectives.map((objective, index) => ({
      ...objective,
      statement: index === 0 ? objective.statement : `${objective.statement} `.repeat(index + 1).trim(),
    }));
    const [slide] = await slidesOf('market-objectives', { output: { objectives }, evidence: [] });
    const rules = allNodes(slide).filter(({ id }) => /^objective-\d-rule$/.test(id));
    expect(rules.length).toBeGreaterThan(1);
    expect(new Set(rules.map(({ box }) => Math.round(box.y))).size).toBe(1);
  });

  it('one change alone on a slide is set large', async () => {
    const [slide] = await slidesOf('suggestion-idea', {
      output: {
        businessSolution: [],
        communicationCreativeSolution: [],
        mediaTargetingSolution: [
          {
            platform: 'Google',
            campaignType: 'Search',
            objective: 'Sales',
            targeting: 'Bangkok',
            reasoning: 'They search.',
          },
        ],
      },
    });
    const sizes = allNodes(slide).flatMap((node) =>
      node.kind === 'text' && node.id === 'idea-1-text'
        ? node.text.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size))
        : [],
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });

  it('one layer is a panel with its money beside the campaign, its ads and who sees them, over the height', async () => {
    const layer = {
      stage: 'Sign up',
      platforms: ['Facebook'],
      campaigns: ['Spring course (Leads)', 'Ad 1: Going back to work', 'Ad 2: Answer to “Too late?”'],
      audienceDefinition: 'People in Leeds, aged 24–42',
    };
    for (const campaigns of [layer.campaigns, layer.campaigns.slice(0, 1)]) {
      const slides = await slidesOf('campaign-structure', {
        output: { funnelLayers: [{ ...layer, campaigns }] },
        evidence: [
          {
            statement: '200 a month',
            basis: 'computed',
            source: 'Sums',
            data: { labels: ['Sign up'], values: [200], unit: 'GBP' },
          },
        ],
      });
      expect(slides).toHaveLength(1);
      expect(nodesOf(slides[0], 'table')).toHaveLength(0);
      const cards = nodesOf(slides[0], 'group').filter(({ id }) => /^ad-\d-card$/.test(id));
      expect(cards).toHaveLength(campaigns.length - 1);
      expect(slideWords(slides[0])).toContain('200');
      expect(reach(slides[0])).toBeGreaterThan(LEAST_REACH);
    }
  });

  it('a few words before a target’s one sum stand over it; a date stays in its words', async () => {
    const [first] = designOutput('market-objectives').objectives;
    if (!first) throw new Error('The design names an objective.');
    const targets = ['At most £20 a lead', 'Trials that pay 35%', 'Open by 5 May 2027'];
    const objectives = targets.map((target) => ({ ...first, target }));
    const [slide] = await slidesOf('market-objectives', { output: { objectives }, evidence: [] });
    const sizes = allNodes(slide).flatMap((node) =>
      node.kind === 'text' && /^objective-\d-target$/.test(node.id) ? [node.text.paragraphs[0]?.runs[0]] : [],
    );
    expect(sizes.map((run) => run?.text)).toEqual(['£20', '35%', 'Open by 5 May 2027']);
    expect(sizes[0]?.size).toBeGreaterThan(30);
    expect(sizes[2]?.size).toBeLessThan(40);
  });

  it('what follows the sweet spot is as large as its room, however small the lists in the circles', async () => {
    const output = {
      customersWant: ['To be sure before they pay', 'Someone who answers at night'],
      weDoBest: ['One person from the first call on', 'A test before the contract', 'Nine days'],
      competitorsDoBest: ['A name that all know', 'Free'],
      sweetSpotSummary: 'We show the test.',
      positioningImplications: ['Open with the test', 'Leave price to them'],
    };
    const [slide] = await slidesOf('winning-zone', { output, evidence: [] });
    const texts = nodesOf(slide, 'text').filter(({ id }) => /^implication-\d-text$/.test(id));
    expect(texts).toHaveLength(2);
    for (const { text } of texts) expect(text.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(16);
  });

  it('a tool that few platforms have stands under their targeting, not in a column of holes', async () => {
    const audienceMatrix = designOutput('audience-mapping').audienceMatrix.map((row, index) =>
      index === 0 ? row : { ...row, lookalike: '', retargeting: '' },
    );
    const [slide] = await slidesOf('audience-mapping', { output: { audienceMatrix } });
    expect(nodesOf(slide, 'table')[0]?.rows[0]?.cells).toHaveLength(3);
    expect(slideWords(slide)).toContain(`Retargeting: ${audienceMatrix[0]?.retargeting}`);
  });
});
