/** Pages 3, 4, 5, 7, 9 and 10 where the plan reckoned something: what each draws of little, usual and much. */
import { describe, expect, it } from 'vitest';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import type { ShapeNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { allNodes, nodesOf, slideWords, wordsOf } from '../support/section-slides.ts';
import { badPlaces } from '../support/sound-slides.ts';
import { reckonedSlides, type ReckonedChange } from '../support/reckoned-slides.ts';
import { FONT_FAMILIES } from '../../../../src/shared/domain/options.ts';

const byId = (slide: SlideScene | undefined, id: string) => allNodes(slide).find((node) => node.id === id);
const shapes = (slide: SlideScene | undefined, id: RegExp): ShapeNode[] =>
  nodesOf(slide, 'shape').filter((node) => id.test(node.id));

type Bridge = NonNullable<Reckoned['bridge']>;
const bridged =
  (change: (bridge: Bridge) => Partial<Bridge>): ReckonedChange['reckoned'] =>
  ({ bridge, ...rest }) => ({
    ...rest,
    ...(bridge ? { bridge: { ...bridge, ...change(bridge) } } : {}),
  });

describe.each(['en', 'th'] as const)('the deck as it is, in %s', (deck) => {
  it.each([
    'market-objectives',
    'market-overview',
    'business-overview',
    'target-persona',
    'competitor-marketing',
    'competitor-analysis',
  ] as const)('%s is sound in every family', async (type) => {
    for (const family of FONT_FAMILIES) {
      const slides = await reckonedSlides(type, { deck, family });
      expect(badPlaces(slides)).toEqual([]);
      const drawn = ['bridge-today', 'driver-title', 'fact', 'starts-head', 'plot', 'versus-1-label'];
      expect(slides.some((slide) => drawn.some((id) => byId(slide, id) !== undefined))).toBe(true);
    }
  });
});

describe('page 10: words against words that leave no room for the rest', () => {
  it('are a board over the height, us filled, and the rest follows', async () => {
    const row = { label: 'Place', them: 'One town', us: 'Three cities', leads: 'us' } as const;
    const slides = await reckonedSlides('competitor-analysis', {
      output: ({ competitors, ...rest }) => ({
        ...rest,
        competitors: Array.isArray(competitors)
          ? competitors.slice(0, 1).map((rival: { brand: string; swot: object }) => ({
              ...rival,
              vsUsHighlights: [],
              swot: {
                strengths: ['Price', 'Name', 'Shops', 'Stock'],
                weaknesses: ['Wait', 'Service', 'Parts', 'Advice'],
                opportunities: ['Rent'],
                threats: ['Us'],
              },
            }))
          : competitors,
      }),
      reckoned: ({ versus, ...rest }) => ({
        ...rest,
        versus: ['Place', 'Time'].map((label) => ({ ...row, label, rival: versus?.[0]?.rival ?? '' })),
      }),
    });
    const panels = nodesOf(slides[0], 'group').filter(({ id }) => /^versus-\d-(?:them|us)-panel$/.test(id));
    expect(panels).toHaveLength(4);
    expect(Math.min(...panels.map(({ box }) => box.height))).toBeGreaterThan(90);
    expect(slides.length).toBeGreaterThan(1);
    expect(badPlaces(slides)).toEqual([]);
  });
});

describe('page 3: the bridge', () => {
  it('is two freeforms and one accent line, the parts in proportion', async () => {
    const [slide] = await reckonedSlides('market-objectives');
    const today = byId(slide, 'bridge-today');
    const short = byId(slide, 'bridge-short');
    expect([today, short].map((node) => node?.kind === 'shape' && node.geometry.type)).toEqual([
      'path',
      'path',
    ]);
    const accent = shapes(slide, /^bridge-/).filter(({ stroke }) => stroke?.colour === 'accent');
    expect(accent.map(({ id }) => id)).toEqual(['bridge-break']);
    // 110 of 420 are reached.
    const reached = 1 - ((short?.box.height ?? 0) + 3) / (today?.box.height ?? 1);
    expect(reached).toBeCloseTo(110 / 420, 2);
  });

  it('says every figure, and its goals on the next slide', async () => {
    const slides = await reckonedSlides('market-objectives');
    for (const words of ['£25,000', '310 short', '110 today', '6.9%', 'The weakest link is the quote page'])
      expect(slideWords(slides[0])).toContain(words);
    expect(slideWords(slides[0])).not.toContain('Install 160 home chargers');
    expect(slideWords(slides[1])).toContain('Install 160 home chargers');
  });

  it('leaves the band whole where today’s rate is not known', async () => {
    const slides = await reckonedSlides('market-objectives', {
      reckoned: ({ bridge, ...rest }) => {
        const whole = (bridge?.steps ?? []).map(({ label, needed }) => ({
          label,
          needed,
          same: 'To be counted',
        }));
        return { ...rest, bridge: bridge && { steps: whole, reading: bridge.reading } };
      },
    });
    expect(byId(slides[0], 'bridge-today')).toBeDefined();
    expect(byId(slides[0], 'bridge-short')).toBeUndefined();
    expect(byId(slides[0], 'bridge-break')).toBeUndefined();
    expect(badPlaces(slides)).toEqual([]);
  });

  it('draws two steps larger', async () => {
    const change = bridged(({ steps }) => ({ steps: steps.slice(1, 3), weakest: 1 }));
    const [slide] = await reckonedSlides('market-objectives', change ? { reckoned: change } : {});
    const figure = byId(slide, 'step-1-figure');
    expect(figure?.kind === 'text' && figure.text.paragraphs[0]?.runs[0]?.size).toBe(48);
  });

  it('sets words over a part that is too low for them', async () => {
    const change = bridged(({ steps }) => ({
      steps: steps.map((step) =>
        step.today ? { ...step, today: { value: step.needed.value * 0.93, text: '93% today' } } : step,
      ),
    }));
    const slides = await reckonedSlides('market-objectives', change ? { reckoned: change } : {});
    const label = byId(slides[0], 'bridge-3-short');
    const band = byId(slides[0], 'bridge-today');
    expect(label && band && label.box.y + label.box.height).toBeLessThanOrEqual((band?.box.y ?? 0) + 1);
    expect(badPlaces(slides)).toEqual([]);
  });

  it('goes back to the cards where a figure is too long', async () => {
    const change = bridged(({ steps }) => ({
      steps: steps.map((step) => ({ ...step, needed: { value: 1, text: 'to be agreed with everybody' } })),
    }));
    const slides = await reckonedSlides('market-objectives', change ? { reckoned: change } : {});
    expect(slides).toHaveLength(1);
    expect(byId(slides[0], 'objective-1')).toBeDefined();
  });
});

describe('page 4: places and pace', () => {
  it('draws each place as a circle, north up, joined by dashed lines', async () => {
    const [slide] = await reckonedSlides('market-overview');
    const circles = shapes(slide, /^place-\d-circle$/);
    expect(circles.map(({ name }) => name)).toEqual(['Leeds', 'Greater Manchester', 'Birmingham']);
    const ys = circles.map(({ box }) => box.y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    // No size is known, so none is shown.
    expect(new Set(circles.map(({ box }) => Math.round(box.width))).size).toBe(1);
    expect(shapes(slide, /^place-line-/).map(({ stroke }) => stroke?.dash)).toEqual([true, true]);
  });

  it('sizes the circles where every place has one', async () => {
    const [slide] = await reckonedSlides('market-overview', {
      reckoned: ({ places = [], ...rest }) => ({
        ...rest,
        places: places.map((place, index) => ({
          ...place,
          size: { value: [100, 400, 200][index] ?? 1, text: `${index}k` },
        })),
      }),
    });
    const circles = shapes(slide, /^place-\d-circle$/);
    const width = (name: string): number => circles.find((circle) => circle.name === name)?.box.width ?? 0;
    expect(width('Greater Manchester') / width('Leeds')).toBeCloseTo(2, 1);
  });

  it.each([0, 1, 5, 8])('is sound with %i places', async (count) => {
    const slides = await reckonedSlides('market-overview', {
      reckoned: (all) => ({
        ...all,
        places: Array.from({ length: count }, (_, index) => ({
          name: `Town ${index + 1}`,
          lat: 51 + (index % 3),
          lon: -index / 2,
        })),
      }),
    });
    expect(badPlaces(slides)).toEqual([]);
    expect(byId(slides[0], 'driver-title')).toBeDefined();
    expect(byId(slides[0], 'map') !== undefined).toBe(count > 0 && count <= 5);
    for (let town = 1; town <= count; town += 1) expect(slideWords(slides[0])).toContain(`Town ${town}`);
    const pace = byId(slides[0], 'pace');
    expect(pace?.kind === 'text' && pace.text.paragraphs[0]?.runs[0]?.size).toBe(
      count < 2 ? 110 : count > 5 ? 60 : 80,
    );
  });

  it('with nothing but one list has its pace on a panel beside it, both over the height', async () => {
    const slides = await reckonedSlides('market-overview', {
      reckoned: ({ pace, firstCounts }) => ({
        ...(pace ? { pace } : {}),
        ...(firstCounts ? { firstCounts } : {}),
      }),
    });
    expect(badPlaces(slides)).toEqual([]);
    const panel = byId(slides[0], 'pace-panel');
    const list = byId(slides[0], 'count-rule');
    expect((panel?.box.x ?? 0) + (panel?.box.width ?? 0)).toBeLessThan(list?.box.x ?? 0);
    expect(panel?.box.height).toBeGreaterThan(300);
  });

  it('puts the little that is left into the notes line', async () => {
    const slides = await reckonedSlides('market-overview');
    expect(slides).toHaveLength(1);
    expect(slideWords(slides[0])).toContain('Market size: Not known yet: counted before launch.');
  });
});

describe('page 5: the fact', () => {
  it('draws a tile a day, ours and theirs named', async () => {
    const [slide] = await reckonedSlides('business-overview');
    const tiles = shapes(slide, /^day-\d+$/);
    expect(tiles).toHaveLength(21);
    expect(tiles.filter(({ fill }) => fill === 'brand')).toHaveLength(8);
    expect(tiles[8]?.fill).toBe('deep');
    expect(tiles[20]?.fill).toBe('neutral');
    const figure = byId(slide, 'fact');
    expect(figure?.kind === 'text' && figure.text.paragraphs[0]?.runs[0]?.size).toBe(250);
  });

  it('parts a selling point after its figure or its first words', async () => {
    const [slide] = await reckonedSlides('business-overview');
    const points = allNodes(slide).filter((node) => node.id.startsWith('point-'));
    const said = points.map((node) => wordsOf(node));
    expect(said).toEqual([
      '4.9 of 5',
      'from 1,312 reviews',
      '5 years',
      'of warranty',
      'Next day',
      'an engineer at the door',
      '£849 installed',
      '£200 more than the 3.2-rated rival',
    ]);
  });

  it('draws our tiles alone without a rival', async () => {
    const slides = await reckonedSlides('business-overview', {
      reckoned: ({ fact }) => ({
        fact: fact && { value: fact.value, unit: fact.unit, caption: fact.caption, days: true },
      }),
    });
    expect(shapes(slides[0], /^day-\d+$/)).toHaveLength(9);
    expect(badPlaces(slides)).toEqual([]);
  });

  it.each([
    ['more than 28 days', { value: 40, text: '40 days' }, true],
    ['what are not days', { value: 21, text: '21 km' }, false],
  ] as const)('draws two bars for %s', async (_, rivalValue, days) => {
    const slides = await reckonedSlides('business-overview', {
      reckoned: ({ fact }) => ({ fact: fact && { ...fact, days, rivalValue } }),
    });
    const [chart] = nodesOf(slides[0], 'chart');
    expect(chart?.series[0]?.values).toEqual([9, rivalValue.value]);
    expect(chart?.series[0]?.pointColours).toEqual(['brand', 'neutral']);
    expect(badPlaces(slides)).toEqual([]);
  });
});

describe('page 7: the trigger', () => {
  it('ends the rival’s bar at the day and warns of the rest', async () => {
    const [slide] = await reckonedSlides('target-persona');
    const line = byId(slide, 'event-line');
    const ours = byId(slide, 'run-1-bar');
    const late = byId(slide, 'run-2-late');
    expect(late?.box.x).toBeCloseTo(line?.box.x ?? 0, 1);
    expect(late?.kind === 'shape' && late.fill).toBe('accent');
    // 9 of 17 days, from the same start.
    const start = ours?.box.x ?? 0;
    expect((ours?.box.width ?? 0) / ((line?.box.x ?? 0) - start)).toBeCloseTo(9 / 17, 2);
  });

  it('has no time line without a day, and larger columns', async () => {
    const [slide] = await reckonedSlides('target-persona', { deck: 'th' });
    expect(byId(slide, 'time-axis')).toBeUndefined();
    const starts = byId(slide, 'starts-1');
    expect(starts?.kind === 'text' && starts.text.paragraphs[0]?.runs[0]?.size).toBeGreaterThan(14);
  });

  it('says somebody of whom only the name is known under the first, without a slide of their own', async () => {
    const bare = {
      name: 'Tom',
      demographic: { age: '44–60', career: '', income: '' },
      psychology: { interests: [], behaviors: [], insight: '', tension: '' },
      geographic: { location: 'Leeds', provinceOrArea: '' },
    };
    const slides = await reckonedSlides('target-persona', {
      output: ({ personas }) => ({ personas: Array.isArray(personas) ? [personas[0], bare] : personas }),
    });
    expect(slides).toHaveLength(1);
    expect(slideWords(slides[0])).toContain('Also in view: Tom');
    expect(badPlaces(slides)).toEqual([]);
  });

  it('draws the person over what the panel has no words for', async () => {
    const scene = (slides: SlideScene[]) => byId(slides[0], 'persona-scene')?.box.height ?? 0;
    const wordless = await reckonedSlides('target-persona', {
      output: ({ personas }) => ({
        personas: Array.isArray(personas)
          ? personas.slice(0, 1).map((persona: { psychology: object }) => ({
              ...persona,
              psychology: { ...persona.psychology, insight: '', interests: [], behaviors: [] },
            }))
          : personas,
      }),
    });
    expect(scene(wordless)).toBeGreaterThan(scene(await reckonedSlides('target-persona')));
    expect(badPlaces(wordless)).toEqual([]);
  });

  it('gives a second persona its own slide', async () => {
    const slides = await reckonedSlides('target-persona', {
      output: ({ personas }) => ({
        personas: Array.isArray(personas) ? [...personas, { ...personas[0], name: 'Tom' }] : personas,
      }),
    });
    expect(slides).toHaveLength(2);
    expect(slideWords(slides[1])).toContain('Tom');
    expect(slideWords(slides[1])).not.toContain('Priya');
  });
});

describe('page 9: the plot', () => {
  it('draws a brand with one figure as a band and one with both as a circle', async () => {
    const [slide] = await reckonedSlides('competitor-marketing');
    const marks = [1, 2, 3].map((number) => byId(slide, `brand-${number}`));
    const back = byId(slide, 'plot-back');
    expect(marks.map((mark) => mark?.kind === 'shape' && mark.geometry.type)).toEqual([
      'ellipse',
      'rect',
      'rect',
    ]);
    expect(marks[1]?.box.height).toBeCloseTo(back?.box.height ?? 0, 3);
    expect(marks[2]?.box.width).toBeCloseTo(back?.box.width ?? 0, 3);
    // Days count down to the right: 9 of 28.
    const middle = (marks[0]?.box.x ?? 0) + (marks[0]?.box.width ?? 0) / 2;
    expect((middle - (back?.box.x ?? 0)) / (back?.box.width ?? 1)).toBeCloseTo(19 / 28, 3);
  });

  it('names our corner where no rival stands', async () => {
    const [slide] = await reckonedSlides('competitor-marketing');
    const corner = byId(slide, 'plot-corner');
    const rivals = ['brand-2', 'brand-3'].map((id) => byId(slide, id));
    expect(rivals[0] && corner && rivals[0].box.x + rivals[0].box.width).toBeLessThan(corner?.box.x ?? 0);
    expect(rivals[1]?.box.y).toBeGreaterThan((corner?.box.y ?? 0) + (corner?.box.height ?? 0));
  });

  it('falls back without our place on both axes', async () => {
    const [slide] = await reckonedSlides('competitor-marketing', {
      reckoned: ({ positions = [], ...rest }) => ({
        ...rest,
        positions: positions.filter(({ own }) => own !== true),
      }),
    });
    expect(byId(slide, 'plot')).toBeUndefined();
    expect(slideWords(slide)).toContain('DealerPod');
  });

  it('holds four rivals', async () => {
    const slides = await reckonedSlides('competitor-marketing', {
      reckoned: ({ positions = [], ...rest }) => ({
        ...rest,
        positions: [
          ...positions,
          { brand: 'Third', x: { value: 4, text: '4 days' }, y: { value: 2.8, text: '2.8' } },
          { brand: 'Fourth', x: { value: 16, text: '16 days' }, y: { value: 3.6, text: '3.6' } },
        ],
      }),
    });
    expect(byId(slides[0], 'brand-5')).toBeDefined();
    expect(badPlaces(slides)).toEqual([]);
  });
});

describe('page 10: figures against figures', () => {
  it('draws native bars from zero, each with its own words', async () => {
    const slides = await reckonedSlides('competitor-analysis');
    const charts = nodesOf(slides[1], 'chart');
    expect(charts.map(({ series }) => series[0]?.values)).toEqual([
      [649, 849],
      [3.2, 4.9],
    ]);
    expect(charts.map(({ max }) => max)).toEqual([849, 5]);
    expect(charts[0]?.series[0]?.pointFormats?.map(({ prefix }) => prefix)).toEqual(['£', '£']);
    expect(slides[1]?.headline).toBe('CheapCharge is £200 cheaper and 1.7 stars worse');
    expect(slideWords(slides[1])).toContain('They lead');
  });

  it('fills the weakness and nothing else of the SWOT', async () => {
    const [slide] = await reckonedSlides('competitor-analysis');
    const filled = shapes(slide, /^(strengths|weaknesses|opportunities|threats)-back$/).map(
      ({ fill }) => fill,
    );
    expect(filled).toEqual(['tint', 'brand', 'tint', 'tint']);
  });

  it('keeps the present composition for a rival without figures', async () => {
    const slides = await reckonedSlides('competitor-analysis', {
      reckoned: ({ versus = [] }) => ({ versus: versus.filter(({ rival }) => rival === 'CheapCharge') }),
    });
    expect(nodesOf(slides[0], 'chart')).toEqual([]);
    expect(nodesOf(slides[1], 'chart')).toHaveLength(2);
  });

  it('draws one comparison in words as two panels over the height, beside what is known of the rival', async () => {
    const slides = await reckonedSlides('competitor-analysis', {
      reckoned: () => ({
        versus: [
          { rival: 'CheapCharge', label: 'Price', them: '£649, no survey', us: '£849, all in', leads: 'us' },
        ],
      }),
      output: ({ competitors, ...rest }) => ({
        ...rest,
        competitors: Array.isArray(competitors)
          ? competitors.map((each) => ({
              ...each,
              swot: { ...each.swot, strengths: [] },
              vsUsHighlights: [],
            }))
          : [],
      }),
    });
    const drawn = slides.find((slide) => shapes(slide, /^versus-1-us-back$/).length > 0);
    const [them, us] = shapes(drawn, /^versus-1-(them|us)-back$/);
    expect([them?.fill, us?.fill]).toEqual(['tint', 'brand']);
    expect((them?.box.height ?? 0) + (us?.box.height ?? 0)).toBeGreaterThan(200);
    expect(shapes(drawn, /^(strengths|weaknesses|opportunities|threats)-back$/)).toHaveLength(3);
  });

  it.each([
    [['หนึ่ง', 'สองสอง', 'สามสาม'], 1],
    [['หนึ่ง', 'สองสอง', 'สามสาม', 'สี่สี่'], 2],
  ])('shows %j in a box on slide %i', async (strengths, slide) => {
    const slides = await reckonedSlides('competitor-analysis', {
      deck: 'th',
      output: ({ competitors, ...rest }) => ({
        ...rest,
        competitors: Array.isArray(competitors)
          ? competitors.map((each) => ({ ...each, swot: { ...each.swot, strengths } }))
          : [],
      }),
    });
    expect(slides).toHaveLength(slide);
    expect(nodesOf(slides[0], 'chart')).toHaveLength(2);
    expect(slideWords(slides[slide - 1])).toContain('สามสาม');
    expect(badPlaces(slides)).toEqual([]);
  });
});
