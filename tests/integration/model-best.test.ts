/** The best answers that a model could give: taken in one call, laid out whole as the planner's, and nothing found in them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { createModelEngine } from '../../src-worker/engines/model/index.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { withPlan } from '../../src-worker/engines/with-plan.ts';
import { realTime } from '../../src-worker/time.ts';
import { understand } from '../../src-worker/understanding/answers/understand.ts';
import { auditSection } from '../../src/shared/domain/audit/audit-section.ts';
import type { FindingKind } from '../../src/shared/domain/audit/guards/index.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { auditScene } from '../../src/shared/scene/audit-scene.ts';
import { drawnText } from '../../src/shared/scene/drawn-text.ts';
import { BRIEF_CREATED_AT } from '../fixtures/briefs.ts';
import { ANSWERED, type AnsweredClient, type ModelAnswer } from '../fixtures/model-answers.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { startService, type Service } from '../service/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterEach(() => service.reset());
afterAll(() => service.close());

const planner = createPlanner();
const BASE = {
  proposalId: 'p',
  pageNumber: 1,
  createdAt: BRIEF_CREATED_AT,
  requestId: '',
  earlier: new Map<number, Section>(),
};

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
    const request = { ...BASE, pageNumber: Number(page), formData, language };
    const result = await engine.writeSection(request, new AbortController().signal);
    if (!result.ok) throw new Error(`Page ${page}: ${JSON.stringify(result.failure.reason)}`);
    // As it is: nothing is asked for again.
    expect(service.calls('chat'), `page ${page}`).toHaveLength(1);
    sections.set(Number(page), result.section);
  }
  return sections;
}

/** Answers that are good but for one thing: where it stands, what stands there, and who finds it. */
const FAULTS: readonly [
  client: string,
  page: number,
  path: string,
  text: string,
  kind: FindingKind | 'rule',
][] = [
  ['charger, English', 3, 'output.objectives.0.target', '460 quote requests', 'altered'],
  ['charger, English', 3, 'output.objectives.2.target', '£1.40 a click', 'altered'],
  ['charger, English', 7, 'title', 'รถมาแล้ว เครื่องชาร์จต้องมาก่อนรถเสมอ', 'language'],
  ['charger, English', 11, 'output.weDoBest.2', '4.9 of 5 from 13,120 reviews', 'altered'],
  ['charger, English', 11, 'output.sweetSpotSummary', 'VoltNets Home Charging fits it in 9 days.', 'name'],
  ['charger, English', 13, 'output.strategies.0.rationale', 'DealerPod makes buyers wait 5 weeks', 'altered'],
  [
    'charger, English',
    13,
    'output.strategies.2.executionHints.1',
    'Promise the grant of £350 for each install',
    'rule',
  ],
  [
    'charger, English',
    14,
    'output.platformPlan.1.creativeDirection',
    'Short TikTok clips of a bare wall',
    'channel',
  ],
  [
    'charger, English',
    18,
    'output.businessSolution.0.recommendation',
    'Book at voltnest-offers.co.uk in one tap',
    'address',
  ],
  [
    'charger, English',
    18,
    'output.businessSolution.1.recommendation',
    'The campaign starts 18 January 2027',
    'date',
  ],
  ['charger, Thai', 3, 'output.objectives.0.statement', 'ใบเสนอราคา 240 ใบ ภายใน 14 มีนาคม 2570', 'goal'],
  ['charger, Thai', 11, 'output.weDoBest.2', '4.9 จาก 5 ใน 13,120 รีวิว', 'altered'],
  [
    'charger, Thai',
    13,
    'output.strategies.0.rationale',
    'Buyers are tired of waiting for the dealer box',
    'language',
  ],
  ['dental clinic, Thai', 11, 'output.weDoBest.0', 'ทันตแพทย์เฉพาะทาง 9 ท่าน', 'altered'],
  [
    'dental clinic, English',
    14,
    'output.budgetNotes',
    'The media budget of 95,000 THB carries the films.',
    'money',
  ],
  [
    'dental clinic, English',
    18,
    'output.mediaTargetingSolution.0.reasoning',
    'LinkedIn reaches those who decide',
    'channel',
  ],
  ['dental clinic, Thai', 3, 'output.objectives.1.target', 'งบสื่อรวม 95,000 บาท', 'money'],
  ['dental clinic, Thai', 11, 'output.sweetSpotSummary', 'คลินิกทันตกรรมยิ้มชืน มีหมอที่รู้จักกันดูแล', 'name'],
  ['dental clinic, Thai', 13, 'output.strategies.1.executionHints.0', 'เริ่มลงโฆษณา 18 มกราคม 2570', 'date'],
  ['dental clinic, Thai', 14, 'output.contentPillars.0.idea', 'ทักมาที่ smile-promo.com ได้เลย', 'address'],
  [
    'dental clinic, Thai',
    18,
    'output.businessSolution.1.recommendation',
    'จองคิวที่ 081-555-0199 ตลอดวัน',
    'address',
  ],
];

/** Parts of a slide that are drawn where words keep to the lengths that they were asked for in. */
const DRAWN: Readonly<Record<number, readonly string[]>> = {
  11: ['circles', 'spot'],
};

test.each(FAULTS)(
  'a fault in a good answer is found: %s, page %i, %s: %s',
  async (name, page, path, text, kind) => {
    const client = ANSWERED.find((each) => each.name === name);
    const answer = client?.answers[page];
    if (client === undefined || answer === undefined) throw new Error('no such answer');
    const { formData, language } = client;
    const request = { ...BASE, pageNumber: page, formData, language };
    const type = PAGES[page - 1]?.type ?? '';
    const facts = await planner.facts(request);
    const { rules } = understand(formData);
    const draft = await planner.page(request);
    const audit = (given: ModelAnswer) =>
      auditSection(
        { formData, language, createdAt: BRIEF_CREATED_AT },
        {
          pageNumber: page,
          section: { type, title: given.title, output: { ...given.output }, evidence: draft?.evidence ?? [] },
        },
        { rules, facts },
      );
    const found = audit(withText(answer, path, text));
    if (kind === 'rule') expect(found.broken).toMatchObject([{ text }]);
    else expect(found.findings).toMatchObject([{ kind, path, text }]);
    expect(audit(answer)).toMatchObject({ findings: [], broken: [] });
  },
);

/** A copy with another text in one place. */
function withText(answer: ModelAnswer, path: string, text: string): ModelAnswer {
  const copy: ModelAnswer = structuredClone(answer);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: unknown = copy;
  for (const step of steps) at = Object.entries(Object(at)).find(([name]) => name === step)?.[1];
  Object.assign(Object(at), { [last]: text });
  return copy;
}

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

describe.each(ANSWERED.map((client) => [client.name, client] as const))('%s', (name, client) => {
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
      // Drawn as the planner's own page: no layout that gives a drawing up for room.
      const parts = slides.flatMap(({ nodes }) => nodes.map(({ id }) => id));
      expect(parts, `page ${pageNumber}`).toEqual(expect.arrayContaining([...(DRAWN[pageNumber] ?? [])]));
      // What sets them looking stands beside the people, where the client tells it.
      if (pageNumber === 7 && section.reckoned?.['trigger'] !== undefined)
        expect(parts).toEqual(
          expect.arrayContaining(
            name.startsWith('charger') ? ['event-line', 'persona-scene'] : ['event', 'starts-head'],
          ),
        );
      expect(
        drawnText(slides).texts.filter((text) => text.endsWith('…')),
        `page ${pageNumber}`,
      ).toEqual([]);
    }
    const facts = await planner.facts({ ...BASE, formData, language });
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
