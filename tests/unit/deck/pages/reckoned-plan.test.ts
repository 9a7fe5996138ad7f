import { describe, expect, it } from 'vitest';
import type { SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { collisionsOf, strayNodes } from '../../../../src-worker/deck/kit/collisions.ts';
import { problemsOf } from '../../../../src-worker/deck/kit/check.ts';
import { FONT_FAMILIES } from '../../../../src/shared/domain/options.ts';
import { readReckoned } from '../../../../src/shared/domain/reckoned.ts';
import {
  PLAN_DECKS,
  changed,
  planPage,
  slidesOfPage,
  slidesOfPages,
  type PlanDeck,
} from '../support/plan-slides.ts';
import { allNodes, nodesOf, slideWords, wordsOf } from '../support/section-slides.ts';

const PAGES = [12, 14, 15, 16, 18, 19];
const byId = (slide: SlideScene | undefined, id: RegExp): SceneNode[] =>
  allNodes(slide).filter((node) => id.test(node.id));
const reckonedOf = (deck: PlanDeck, page: number) => readReckoned(planPage(deck, page).reckoned);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bottom = ({ box }: SceneNode): number => Math.round(box.y + box.height);

describe('every page of the reckoned plans', () => {
  const cases = PLAN_DECKS.flatMap((deck) => FONT_FAMILIES.map((family) => ({ deck, family })));
  it.each(cases)('keeps its promises: $deck in $family', async ({ deck, family }) => {
    const pages = PAGES.map((page) => planPage(deck, page));
    const slides = await slidesOfPages(pages, { family, language: deck === 'th' ? 'th' : 'en' });
    const problems = slides.flatMap(({ id, nodes }) =>
      [...problemsOf(nodes), ...collisionsOf(nodes), ...strayNodes(nodes)].map(
        (problem) => `${id}: ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(PAGES)('%i is composed without what cannot be read, as if it were not there', async (page) => {
    const plain = await slidesOfPages([{ ...planPage('en', page), reckoned: {} }]);
    const parts = Object.keys(planPage('en', page).reckoned ?? {});
    const broken = await slidesOfPages([
      { ...planPage('en', page), reckoned: Object.fromEntries(parts.map((part) => [part, 'not that'])) },
    ]);
    expect(broken).toEqual(plain);
  });

  it.each(PAGES)(
    '%i says what else its output says on the next slide, under words of its own',
    async (page) => {
      const slides = await slidesOfPage('en', page);
      expect(slides).toHaveLength(2);
      expect(slides[0]?.headline).toBe(planPage('en', page).title);
      expect(slides[1]?.headline).not.toBe(slides[0]?.headline);
      const plain = await slidesOfPages([{ ...planPage('en', page), reckoned: {} }]);
      const texts = (all: readonly SlideScene[]) => all.map(slideWords).join(' ');
      for (const value of Object.values(planPage('en', page).output))
        if (typeof value === 'string' && value !== '') expect(texts(slides)).toContain(value);
      expect(plain.length).toBeGreaterThan(0);
    },
  );
});

describe('scenarios', () => {
  it('are native columns from zero, each with its result as text', async () => {
    const [slide] = await slidesOfPage('en', 12);
    const [chart] = nodesOf(slide, 'chart');
    expect(chart?.chart).toBe('column');
    expect(chart?.series[0]?.values).toEqual([42, 93, 160]);
    expect(chart?.bare).toHaveLength(3);
    expect(chart?.max).toBeUndefined();
    expect(nodesOf(slide, 'table')).toHaveLength(3);
    expect(nodesOf(slide, 'table').map((table) => table.rows.length)).toEqual([4, 4, 4]);
  });

  it('have the gate between the first and the second', async () => {
    const [slide] = await slidesOfPage('en', 12);
    const [gate] = byId(slide, /^gate$/);
    const [first, second] = nodesOf(slide, 'table');
    const right = (gate?.box.x ?? 0) + (gate?.box.width ?? 0);
    expect(right).toBeGreaterThan((first?.box.x ?? 0) + (first?.box.width ?? 0));
    expect(right).toBeLessThan(second?.box.x ?? 0);
    const [without] = await slidesOfPage('en', 12, { gate: undefined });
    expect(byId(without, /^gate/)).toEqual([]);
  });

  it('stand wider where there are two, and above a column that is too low', async () => {
    const [two] = await slidesOfPage('less', 12);
    const [three] = await slidesOfPage('en', 12);
    const widthOf = (slide: SlideScene | undefined) => nodesOf(slide, 'table')[0]?.box.width ?? 0;
    expect(widthOf(two)).toBeGreaterThan(widthOf(three) * 1.5);
    const [low] = await slidesOfPage('more', 12);
    const [chart] = nodesOf(low, 'chart');
    const top = (chart?.box.height ?? 0) * (1 - 30 / 160);
    expect(chart?.bare?.[0]?.baseline).toBeLessThan(top);
    expect(chart?.bare?.every(({ size }) => size >= 38)).toBe(true);
  });

  it('move the gate’s words under the rows where the first column leaves them no room', async () => {
    const { scenarios = [] } = reckonedOf('en', 12);
    const results = scenarios.map((scenario, index) => ({
      ...scenario,
      result: { value: 160 - index, text: `${160 - index}` },
    }));
    const [slide] = await slidesOfPage('en', 12, { scenarios: results });
    expect(byId(slide, /^gate-words$/)).toEqual([]);
    expect(byId(slide, /^gate-band$/)).toHaveLength(1);
  });
});

describe('drafts', () => {
  it('are groups to be copied out whole: their alternative text holds the copy', async () => {
    const [slide] = await slidesOfPage('en', 14);
    const groups = nodesOf(slide, 'group').filter(({ id }) => /^draft-\d$/.test(id));
    expect(groups.map(({ name }) => name)).toEqual([
      'Reel, 15 s',
      'Feed post',
      'Search result',
      'Chat reply',
    ]);
    expect(groups[0]?.description).toContain('Your car takes months. Your charger takes nine days.');
    expect(groups[0]?.description).toContain('3–10 s: One night on the drive');
    expect(groups[2]?.description).toContain('Home EV Charger in 9 Days / £849 Installed, One Price');
    expect(groups[3]?.description).toContain('“How much for a 7 kW one?”');
  });

  it('over their platform’s limit are refused, not cut', async () => {
    const { drafts = [] } = reckonedOf('en', 14);
    const [slide] = await slidesOfPage('en', 14, {
      drafts: drafts.map((draft) => (draft.kind === 'search' ? { ...draft, limit: 24 } : draft)),
    });
    expect(slideWords(slide)).not.toContain('Home EV');
    expect(slideWords(slide)).toContain('9 of your 21 days');
    const only = await slidesOfPage('en', 14, {
      drafts: [{ kind: 'search', label: 'Result', headline: 'Thirty-one characters and more', limit: 12 }],
    });
    expect(only).toEqual(await slidesOfPages([{ ...planPage('en', 14), reckoned: {} }]));
  });

  it('count each line of a search result by itself', async () => {
    const result = {
      kind: 'search',
      label: 'Result',
      headline: `${'a'.repeat(30)}\n${'b'.repeat(30)}`,
      limit: 30,
    };
    const [slide] = await slidesOfPage('en', 14, { drafts: [result] });
    expect(slideWords(slide)).toContain('a'.repeat(30));
  });

  it('stand four on a slide at most, five as three and two', async () => {
    const slides = await slidesOfPage('more', 14);
    const counts = slides.map((slide) => byId(slide, /^draft-\d$/).length).filter((count) => count > 0);
    expect(counts).toEqual([3, 2]);
  });

  it('of one draft of words set it beside its name, over the height', async () => {
    const replies = [
      { ours: false, text: 'How much is it?' },
      { ours: true, text: 'From £186 for two with breakfast. Which date would you like?' },
    ];
    const [slide] = await slidesOfPage('en', 14, {
      drafts: [{ kind: 'chat', label: 'First reply', replies }],
    });
    const [draft] = byId(slide, /^draft-1$/);
    const [panel] = byId(slide, /^label-panel$/);
    expect(wordsOf(panel)).toContain('First reply');
    expect(draft && bottom(draft)).toBeGreaterThan(440);
    expect(draft?.box.width).toBeGreaterThan(500);
  });

  it('of words alone fill the height: a page of results, and a window to write in', async () => {
    const [slide] = await slidesOfPage('en', 14, {
      drafts: [
        {
          kind: 'search',
          label: 'Result',
          headline: 'Hoses made on site\nWithin the hour',
          text: 'Ask now.',
        },
        {
          kind: 'chat',
          label: 'First reply',
          replies: [
            { ours: false, text: 'I saw your ad.' },
            { ours: true, text: 'What do you need, and by when?' },
          ],
        },
      ],
    });
    const groups = byId(slide, /^draft-\d$/);
    expect(groups).toHaveLength(2);
    for (const group of groups) expect(bottom(group)).toBeGreaterThan(440);
    expect(byId(slide, /-other-1-1$/)).toHaveLength(1);
    expect(byId(slide, /-(?:field|input)$/)).toHaveLength(2);
  });

  it('stay on one slide where one shot of a film has more to say than the others', async () => {
    const { drafts = [] } = reckonedOf('en', 14);
    const long =
      'The name appears, and under it: one photo, one price, one visit, and five years of warranty.';
    const slides = await slidesOfPage('en', 14, {
      drafts: drafts.map((draft) =>
        draft.kind === 'video'
          ? { ...draft, shots: draft.shots?.map((shot, at) => (at === 2 ? { ...shot, text: long } : shot)) }
          : draft,
      ),
    });
    expect(byId(slides[0], /^draft-\d$/)).toHaveLength(drafts.length);
    const [, second = 0, third = 0] = byId(slides[0], /-shot-\d-rule$/).map(({ box }) => box.y);
    const [end = 0] = byId(slides[0], /-phone$/).map(bottom);
    expect(third - second).toBeLessThan(end - third);
  });

  it('draw days as tiles, the last of ours marked', async () => {
    const [slide] = await slidesOfPage('en', 14);
    const days = nodesOf(slide, 'shape').filter(({ id }) => /-day-\d+$/.test(id));
    expect(days).toHaveLength(21);
    expect(days.map(({ fill }) => fill).indexOf('accent')).toBe(8);
    expect(days.filter(({ fill }) => fill === 'mid')).toHaveLength(8);
  });

  it('round nothing but phone, bubbles, buttons and chips, and what a scene draws', async () => {
    const slides = [...(await slidesOfPage('en', 14)), ...(await slidesOfPage('th', 14))];
    const round = slides
      .flatMap((slide) => nodesOf(slide, 'shape'))
      .filter(({ geometry }) => geometry.type === 'round-rect');
    expect(
      round.filter(({ id }) => !/-(?:phone|screen|turn-\d|input|field|cta|chip-\d|scene-.*)$/.test(id)),
    ).toEqual([]);
  });
});

describe('weeks of money', () => {
  it.each(PLAN_DECKS)('of %s add up both ways', (deck) => {
    const { weeks = [], flights = [], gate } = reckonedOf(deck, 15);
    const all = sum(weeks.map(({ amount }) => amount.value));
    expect(sum(flights.map(({ amount }) => amount.value))).toBeCloseTo(all, 6);
    if (!gate?.week) return;
    const before = weeks.slice(0, gate.week - 1);
    expect(sum(before.map(({ amount }) => amount.value))).toBeCloseTo(gate.limit.value, 6);
    const early = flights.filter(({ to }) => to < (gate.week ?? 0));
    expect(sum(early.map(({ amount }) => amount.value))).toBe(gate.limit.value);
  });

  it('that do not add up are not drawn', async () => {
    const { flights = [] } = reckonedOf('en', 15);
    const slides = await slidesOfPage('en', 15, { flights: flights.slice(1) });
    expect(slides.flatMap((slide) => byId(slide, /^flight-/))).toEqual([]);
  });

  it('stand on columns and bars snapped to the weeks', async () => {
    const [slide] = await slidesOfPage('en', 15);
    const [chart] = nodesOf(slide, 'chart');
    const numbers = byId(slide, /^week-\d+$/).map(({ box }) => box.x);
    const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
    expect((chart?.box.width ?? 0) / step).toBeCloseTo(10, 0);
    const starts = byId(slide, /^flight-\d-\d$/).map(({ box }) => (box.x - (chart?.box.x ?? 0)) / step);
    for (const start of starts) expect(Math.abs(start - Math.round(start))).toBeLessThan(0.05);
  });

  it('have no line without a gate, and months without numbers', async () => {
    const { weeks = [] } = reckonedOf('less', 15);
    const rising = weeks.map((week, index) => {
      const value = week.amount.value + (index - 1) * 1000;
      return { ...week, amount: { value, text: String(value) } };
    });
    const [slide] = await slidesOfPage('less', 15, { weeks: rising });
    expect(byId(slide, /^gate/)).toEqual([]);
    expect(byId(slide, /^week-\d$/).map(wordsOf)).toEqual(['January', 'February', 'March']);
    expect(slideWords(slide)).toContain('Media a month');
  });

  it('that are all alike are no slide: columns of one height show nothing', async () => {
    const slides = await slidesOfPage('less', 15);
    expect(slides.flatMap((each) => byId(each, /^week-/))).toEqual([]);
    expect(slides.length).toBeGreaterThan(0);
  });

  it('of a quarter stand on one slide, more do not', async () => {
    const [slide] = await slidesOfPage('more', 15);
    expect(byId(slide, /^week-\d+$/)).toHaveLength(13);
    const { weeks = [] } = reckonedOf('more', 15);
    const slides = await slidesOfPage('more', 15, { weeks: [...weeks, ...weeks.slice(0, 1)] });
    expect(slides.flatMap((each) => byId(each, /^week-/))).toEqual([]);
  });

  it('keep a bar’s words on one side of the gate that cuts it', async () => {
    const { flights = [] } = reckonedOf('en', 15);
    const [first, second, ...others] = flights;
    if (!first || !second) throw new Error('no flights');
    const whole = { ...second, from: 1, amount: { value: 16_250, text: '£16,250' } };
    const [slide] = await slidesOfPage('en', 15, { flights: [whole, ...others] });
    const [gate] = byId(slide, /^gate$/);
    const bar = nodesOf(slide, 'shape').find(({ id }) => id === 'flight-1-1');
    expect(bar?.box.x).toBeLessThan(gate?.box.x ?? 0);
    expect(bar?.text?.box.x).toBeGreaterThan((gate?.box.x ?? 0) + (gate?.box.width ?? 0));
    expect(collisionsOf(slide?.nodes ?? [])).toEqual([]);
  });

  it('mark the week that the plan works towards', async () => {
    const [slide] = await slidesOfPage('en', 15);
    const marks = byId(slide, /^mark-/);
    expect(marks).toHaveLength(1);
    const ninth = byId(slide, /^week-9$/)[0]?.box.x ?? 0;
    expect(marks[0]?.box.x ?? 0).toBeLessThan(ninth);
    expect((marks[0]?.box.x ?? 0) + (marks[0]?.box.width ?? 0)).toBeGreaterThan(ninth);
  });
});

describe('a funnel with volumes', () => {
  it('draws shares at their true length', async () => {
    const [slide] = await slidesOfPage('en', 16);
    const whole = byId(slide, /^share-1-track$/)[0]?.box.width ?? 0;
    const part = byId(slide, /^share-2-part$/)[0]?.box.width ?? 0;
    expect(part / whole).toBeCloseTo(0.069, 6);
  });

  it('stands each layer in line with its row', async () => {
    for (const deck of PLAN_DECKS) {
      const [slide] = await slidesOfPage(deck, 16);
      const [table] = nodesOf(slide, 'table');
      const layers = byId(slide, /^layer-\d$/);
      expect(layers.length).toBeGreaterThan(1);
      let y = table?.box.y ?? 0;
      const filled = (table?.rows ?? []).flatMap((row) => {
        const top = y;
        y += row.height;
        const isFilled = !row.header && row.cells.some((cell) => cell.text.paragraphs.length > 0);
        return isFilled ? [{ top, bottom: y }] : [];
      });
      expect(filled).toHaveLength(layers.length);
      for (const [index, layer] of layers.entries()) {
        const row = filled[index] ?? { top: 0, bottom: 0 };
        const middle = (row.top + row.bottom) / 2;
        expect(middle).toBeGreaterThan(layer.box.y);
        expect(middle).toBeLessThan(layer.box.y + layer.box.height);
      }
    }
  });

  it('says the layers’ own words beside the volumes where these have none, and needs no second slide', async () => {
    const slides = await slidesOfPage('th', 16);
    expect(slides).toHaveLength(1);
    expect(slideWords(slides[0])).toContain('แคมเปญข้อความ');
    expect(slideWords(slides[0])).toContain('Facebook, TikTok');
    expect(slideWords(slides[0])).toContain('คนที่ถามราคาแล้ว');
  });

  it('has no bars at five stages, and a volume of at least 30 points', async () => {
    const [slide] = await slidesOfPage('more', 16);
    expect(byId(slide, /^share-/)).toEqual([]);
    const sizes = nodesOf(slide, 'shape')
      .filter(({ id }) => /^layer-\d$/.test(id))
      .map(({ text }) =>
        Math.max(...(text?.block.paragraphs ?? []).flatMap(({ runs }) => runs.map((run) => run.size))),
      );
    expect(sizes).toHaveLength(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
  });
});

describe('ideas', () => {
  it('are cards of one height with a scene each, to be copied out whole', async () => {
    const [slide] = await slidesOfPage('en', 18);
    const cards = nodesOf(slide, 'group').filter(({ id }) => /^idea-\d$/.test(id));
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map(bottom)).size).toBe(1);
    expect(cards[0]?.description).toBe(
      'The countdown: “21 days. Your charger needs nine.” · First shot: A hand crosses out days on the fridge calendar, and stops at the ninth. · Where: Meta, by weeks to delivery · Tell us your date',
    );
    expect(byId(slide, /^idea-\d-scene$/)).toHaveLength(3);
  });

  it('stand beside their scene where there is one, and two by two where there are four', async () => {
    const [one] = await slidesOfPage('less', 18);
    const scene = byId(one, /^idea-1-scene$/)[0]?.box;
    expect((scene?.width ?? 0) / (byId(one, /^idea-1$/)[0]?.box.width ?? 1)).toBeCloseTo(7 / 12, 2);
    const slides = await slidesOfPage('more', 18);
    expect(slides.map((slide) => byId(slide, /^idea-\d$/).length).slice(0, 2)).toEqual([2, 2]);
  });

  it('leave the nine suggestions to the next slide, numbered as ever', async () => {
    const [, next] = await slidesOfPage('en', 18);
    expect(byId(next, /^idea-\d-number$/).map(wordsOf)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  it('share their slide, or a second one, with the few suggestions that are left', async () => {
    const page = planPage('en', 18);
    const idea = (at: number) => ({
      name: `Idea ${at}`,
      headline: `Film it again, ${at}`,
      how: 'In one take.',
    });
    const ideas = (count: number) => Array.from({ length: count }, (_, at) => idea(at + 1));
    const left = { platform: 'Facebook', campaignType: 'Leads', targeting: 'People of Leeds' };
    const output = {
      businessSolution: [{ recommendation: 'Film it again, 1', reasoning: 'Said by its card.' }],
      communicationCreativeSolution: [{ recommendation: 'Film it again, 2', reasoning: 'Said by its card.' }],
      mediaTargetingSolution: [{ ...left, objective: 'Leads', reasoning: 'They ask there.' }],
    };
    const counts = async (count: number) => {
      const slides = await slidesOfPages([changed({ ...page, output }, { ideas: ideas(count) })]);
      return slides.map((slide) => [byId(slide, /^idea-\d$/).length, byId(slide, /^media-head$/).length]);
    };
    expect(await counts(3)).toEqual([[4, 1]]);
    // Longer ones have no scenes rather than leave one change for a slide.
    const long = ideas(3).map((each) => ({ ...each, how: 'In one take, at the gate. '.repeat(7).trim() }));
    const together = await slidesOfPages([changed({ ...page, output }, { ideas: long })]);
    expect(together).toHaveLength(1);
    expect(byId(together[0], /^media-head$/)).toHaveLength(1);
    expect(await counts(5)).toEqual([
      [3, 0],
      [3, 1],
    ]);
  });
});

describe('changes left for a slide', () => {
  it('are rows with their share of the height, numbered after the cards', async () => {
    const page = planPage('en', 18);
    const idea = { name: 'Idea', headline: 'Film it', how: 'In one take, at the gate. '.repeat(16).trim() };
    const left = {
      campaignType: 'Leads',
      targeting: 'Leeds',
      objective: 'Leads',
      reasoning: 'They ask there.',
    };
    const output = {
      businessSolution: [{ recommendation: 'Film it', reasoning: 'Said by its card.' }],
      communicationCreativeSolution: [{ recommendation: 'Film it', reasoning: 'Said by its card.' }],
      mediaTargetingSolution: [
        { ...left, platform: 'Facebook' },
        { ...left, platform: 'Google' },
      ],
    };
    const slides = await slidesOfPages([changed({ ...page, output }, { ideas: [idea, idea, idea] })]);
    const last = slides.at(-1);
    expect(byId(last, /^idea-\d-number$/).map(wordsOf)).toEqual(['4', '5']);
    expect(byId(last, /^media-panel$/)).toHaveLength(1);
    expect(Math.max(...byId(last, /^idea-\d$/).map(bottom))).toBeGreaterThan(440);
  });
});

describe('the decision', () => {
  it('asks for the smaller sum, in at least 48 points', async () => {
    const [slide] = await slidesOfPage('en', 19);
    const figure = nodesOf(slide, 'text').find(({ id }) => id === 'ask-figure');
    expect(wordsOf(figure)).toBe('£5,000');
    expect(figure?.text.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(48);
  });

  it('without money makes the date the figure', async () => {
    const [slide] = await slidesOfPage('less', 19);
    expect(byId(slide, /^ask-figure$/).map(wordsOf)).toEqual(['By 30 November']);
    const [dated] = await slidesOfPage('en', 19, {
      ask: { ...reckonedOf('en', 19).ask, by: 'By 30 November' },
    });
    expect(byId(dated, /^ask-label$/).map(wordsOf)).toEqual(['What we ask · By 30 November']);
    expect(byId(dated, /^ask-figure$/).map(wordsOf)).toEqual(['£5,000']);
  });

  it('stands each step as a circle on a line, the goal last', async () => {
    const [slide] = await slidesOfPage('en', 19);
    const dots = nodesOf(slide, 'shape').filter(({ id }) => /^step-\d-dot$/.test(id));
    expect(dots.map(({ geometry }) => geometry.type)).toEqual(Array.from({ length: 5 }, () => 'ellipse'));
    expect(dots.at(-1)?.fill).toBe('brand');
  });

  it('gives five questions a slide of their own, in two rows', async () => {
    const slides = await slidesOfPage('more', 19);
    expect(slides[1]?.headline).toBe('These answers would change the plan most');
    const tops = byId(slides[1], /^question-\d-all$/).map(({ box }) => Math.round(box.y));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(2);
  });

  it('asks on the closing slide what has no room under the ask, and nowhere else', async () => {
    const long =
      'Set up tracking, make the first ads, ask for the prices of the rivals and look at each of them';
    const page = planPage('en', 19);
    const nextSteps = ['30 Nov', '1 Dec', '4 Jan', '31 Mar', '30 Jun'].map((date) => ({ date, step: long }));
    const slides = await slidesOfPages([{ ...page, output: { ...page.output, nextSteps } }]);
    expect(slides.map((slide) => byId(slide, /^question-\d-all$/).length)).toEqual([0, 3]);
    expect(slideWords(slides[1])).toContain('Approve the three-week test');
    // Longer steps than a narrow column holds stand in rows.
    const dates = byId(slides[0], /^step-\d-date$/).map(({ box }) => Math.round(box.x));
    expect(new Set(dates).size).toBe(1);
  });

  it('ends with what the plan brings and how to reach the agency', async () => {
    const slides = await slidesOfPages([planPage('en', 19)], { agency: true });
    expect(slideWords(slides.at(-1))).toContain('Approve the three-week test');
    expect(slides.map((slide) => byId(slide, /^contact$/).length)).toEqual([0, 1]);
    const alone = planPage('en', 19);
    const output = { ...alone.output, summary: 'Said in short.', keyBenefits: [] };
    const [first, second] = await slidesOfPages([changed({ ...alone, output }, {})], { agency: true });
    expect(byId(first, /^contact$/).length + byId(second, /^contact$/).length).toBe(1);
  });
});
