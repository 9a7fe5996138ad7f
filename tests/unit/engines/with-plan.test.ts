import { describe, expect, test } from 'vitest';
import { shortfalls } from '../../../src-worker/engines/completeness.ts';
import type { Engine, SectionRequest } from '../../../src-worker/engines/engine.ts';
import { createPlanner } from '../../../src-worker/engines/planner/index.ts';
import { withPlan } from '../../../src-worker/engines/with-plan.ts';
import { LANGUAGES } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import { BRIEF_CREATED_AT, BRIEF_NAMES, readBrief } from '../../fixtures/briefs.ts';
import { chargerClient } from '../../fixtures/reckoned-clients.ts';

const CHARGER = chargerClient();
const planner = createPlanner();
const never = new AbortController().signal;
const request = (pageNumber: number, more: Partial<SectionRequest> = {}): SectionRequest => ({
  proposalId: 'proposal_1',
  pageNumber,
  formData: CHARGER,
  language: 'en',
  createdAt: BRIEF_CREATED_AT,
  requestId: '',
  earlier: new Map(),
  ...more,
});

/** Writes the same section whatever is asked. */
const writing = (section: Section): Engine => ({
  id: 'agency',
  remote: true,
  writeSection: () => Promise.resolve({ ok: true, section }),
});
const beside = async (pageNumber: number, output: Section['output']) => {
  const type = PAGES[pageNumber - 1]?.type ?? '';
  const engine = withPlan(writing({ type, title: 'Its own words', output, evidence: [] }), () =>
    Promise.resolve(planner),
  );
  return engine.writeSection(request(pageNumber), never);
};

describe('what is reckoned', () => {
  test.each([
    [3, 'bridge', { objectives: [{ statement: 'Sell more' }] }],
    [12, 'scenarios', { takeaways: ['One', 'Two', 'Three', 'Four'], linkToStrategy: 'So' }],
    [15, 'weeks', { stagePlans: [{ stage: 'Attention' }] }],
  ])("page %i by another engine has the plan's %s, and its words stay", async (page, part, output) => {
    const answer = await beside(page, output);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    const own = await planner.page(request(page));
    expect(answer.section).toMatchObject({ title: 'Its own words', output });
    expect(answer.section.reckoned?.[part]).toEqual(own?.reckoned?.[part]);
    expect(answer.section.reckoned?.[part]).toBeDefined();
    // A figure that is drawn has its source.
    expect(answer.section.evidence.length).toBeGreaterThan(0);
    for (const entry of answer.section.evidence) expect(own?.evidence).toContainEqual(entry);
  });

  test('what stops a buyer is said once, by whoever wrote the page', async () => {
    const persona = (tension: string) => ({ personas: [{ name: 'Priya', psychology: { tension } }] });
    const trigger = async (tension: string): Promise<unknown> => {
      const answer = await beside(7, persona(tension));
      return answer.ok ? answer.section.reckoned?.['trigger'] : answer.failure;
    };
    expect(await trigger('She fears a stranger with a drill.')).not.toHaveProperty('stops');
    expect(await trigger('She fears a stranger with a drill.')).toMatchObject({ day: 15 });
    expect(await trigger('')).toHaveProperty('stops');
  });

  test("the planner's own words are not another engine's", async () => {
    const answer = await beside(14, {
      contentPillars: ['A', 'B', 'C'],
      platformPlan: CHARGER.campaignObjectives.advertisingChannels.map((platform) => ({ platform })),
    });
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) expect(answer.section.reckoned ?? {}).not.toHaveProperty('drafts');
  });
});

test('the planner is asked for when the page has come: no service waits for it to be loaded', async () => {
  const order: string[] = [];
  const output = { objectives: [{ statement: 'Sell more' }] };
  const service = writing({ type: PAGES[2]?.type ?? '', title: 'A', output, evidence: [] });
  const engine: Engine = {
    ...service,
    writeSection(...asked) {
      order.push('service');
      return service.writeSection(...asked);
    },
  };
  const load = () => {
    order.push('planner');
    return Promise.resolve(planner);
  };
  expect(await withPlan(engine, load).writeSection(request(3), never)).toMatchObject({ ok: true });
  expect(order).toEqual(['service', 'planner']);
});

describe('as much as a page states', () => {
  test('less of a service is asked for again', async () => {
    expect(await beside(8, { stages: [{ stage: 'Attention', mediaStrategy: 'Show it' }] })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', reason: { code: 'output-too-few' }, retryable: true },
    });
  });

  test('less of a model is asked for only down to what the plan has: more would be invented', () => {
    const { formData } = readBrief('barely-answered');
    const pillars = (count: number) => ({
      title: 'Two themes',
      output: { contentPillars: Array.from({ length: count }, (_, i) => `Theme ${i}`) },
    });
    const lacks = (count: number, planned: number) =>
      shortfalls(pillars(count), 'content-strategy', formData, pillars(planned)).filter(
        ({ isGap }) => !isGap,
      );
    expect(lacks(2, 2)).toEqual([]);
    expect(lacks(1, 2)).toMatchObject([{ reason: { code: 'output-too-few', least: 2 } }]);
    expect(lacks(2, 4)).toMatchObject([{ reason: { code: 'output-too-few', least: 3 } }]);
  });

  test('a mark alone is no reason', () => {
    const strategy = { title: 'Do this', rationale: '.' };
    const page = { title: 'Three moves', output: { strategies: [strategy, strategy, strategy] } };
    expect(shortfalls(page, 'key-strategy', CHARGER, undefined)).toMatchObject([
      { reason: { code: 'output-empty', path: 'strategies.0.rationale' } },
      {},
      {},
    ]);
  });

  test.each(BRIEF_NAMES)('the planner writes: %s', async (name) => {
    const { formData } = readBrief(name);
    for (const language of LANGUAGES)
      for (const { pageNumber, type } of PAGES) {
        const section = await planner.page(request(pageNumber, { formData, language }));
        const lacks = section ? shortfalls(section, type, formData, section) : [];
        expect(lacks, `${language}, page ${pageNumber}`).toEqual([]);
      }
  });
});
