/** The best answers that a model could give: taken in one call, laid out whole as the planner's, and nothing found in them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { createModelEngine } from '../../src-worker/engines/model/index.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { withPlan } from '../../src-worker/engines/with-plan.ts';
import { realTime } from '../../src-worker/time.ts';
import { understand } from '../../src-worker/understanding/answers/understand.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { auditScene } from '../../src/shared/scene/audit-scene.ts';
import { drawnText } from '../../src/shared/scene/drawn-text.ts';
import { BRIEF_CREATED_AT } from '../fixtures/briefs.ts';
import { ANSWERED, type AnsweredClient } from '../fixtures/model-answers.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { startService, type Service } from '../service/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterEach(() => service.reset());
afterAll(() => service.close());

const planner = createPlanner();

async function written({ formData, language, answers }: AnsweredClient): Promise<Map<number, Section>> {
  const own = createModelEngine({
    endpoint: {
      baseUrl: service.modelUrl,
      model: 'best',
      limits: { firstTokenMs: 5000, silenceMs: 5000, totalMs: 10_000 },
    },
    key: () => Promise.resolve(null),
    capabilities: { read: () => Promise.resolve(undefined), write: () => Promise.resolve() },
    plan: planner,
    fetch: (...given) => fetch(...given),
    time: realTime,
  });
  const engine = withPlan(own, () => Promise.resolve(planner));
  const sections = new Map<number, Section>();
  for (const [page, answer] of Object.entries(answers)) {
    service.reset();
    service.script({ call: 'chat', chat: JSON.stringify(answer) });
    const request = {
      proposalId: 'p',
      pageNumber: Number(page),
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      requestId: '',
      earlier: new Map(),
    };
    const result = await engine.writeSection(request, new AbortController().signal);
    if (!result.ok) throw new Error(`Page ${page}: ${JSON.stringify(result.failure.reason)}`);
    // As it is: nothing is asked for again.
    expect(service.calls('chat'), `page ${page}`).toHaveLength(1);
    sections.set(Number(page), result.section);
  }
  return sections;
}

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

describe.each(ANSWERED.map((client) => [client.name, client] as const))('%s', (_name, client) => {
  test('is drawn whole beside what the plan reckoned, and nothing in it is found', async () => {
    const { formData, language } = client;
    const sections = await written(client);
    const pages = [...sections].map(([pageNumber, sectionData]) => ({
      pageNumber,
      sectionData,
      success: true,
    }));
    const scene = await buildScene({
      proposal: { proposalId: 'p', title: 'Best', language, formData },
      sections: pages,
      engine: (families) => createTextEngine(nodeFontLoader, families),
    });
    for (const [pageNumber, section] of sections) {
      const slides = scene.slides.filter((slide) => slide.pageNumber === pageNumber);
      expect(slides.length, `page ${pageNumber}`).toBeGreaterThan(0);
      const drawn = letters([...drawnText(slides).texts, ...slides.flatMap(({ notes }) => notes)].join(' '));
      const missing = leaves(section.output).filter((text) => !drawn.includes(letters(text)));
      expect(missing, `page ${pageNumber}`).toEqual([]);
      expect(
        drawnText(slides).texts.filter((text) => text.endsWith('…')),
        `page ${pageNumber}`,
      ).toEqual([]);
    }
    const facts = await planner.facts({
      proposalId: 'p',
      pageNumber: 1,
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      requestId: '',
      earlier: new Map(),
    });
    const report = auditScene({ formData, createdAt: BRIEF_CREATED_AT, language }, pages, scene, {
      rules: understand(formData).rules,
      facts,
    });
    expect(report.findings).toEqual([]);
    expect(report.broken).toEqual([]);
    // What the plan drew beside them as well.
    expect(report.unsourced).toEqual([]);
    expect(report.unverified).toEqual([]);
  }, 30_000);
});
