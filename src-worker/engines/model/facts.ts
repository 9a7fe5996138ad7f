/** What a model is told as settled: what the device itself would write from. */
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { PlanFact } from '../../../src/shared/domain/plan-facts.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import type { PlanSource, SectionRequest } from '../engine.ts';

export interface PlanFacts {
  /** Labelled, for the whole proposal. */
  settled: readonly PlanFact[];
  /** Evidence behind the page in question. */
  page: readonly Evidence[];
  /** Evidence behind the pages that carry the plan. */
  plan: readonly Evidence[];
  /** The page as the device would write it; undefined when it cannot. */
  draft: Section | undefined;
}

/** Objectives and dates, audience size, channels, budget and its split. */
const PLAN_PAGES = [3, 4, 15] as const;

export async function planFacts(request: SectionRequest, source: PlanSource): Promise<PlanFacts> {
  const page = (pageNumber: number): Promise<Section | undefined> => source.page({ ...request, pageNumber });
  const [draft, ...plan] = await Promise.all([request.pageNumber, ...PLAN_PAGES].map(page));
  return {
    settled: await source.facts(request),
    page: draft?.evidence ?? [],
    plan: plan.flatMap((one) => one?.evidence ?? []),
    draft,
  };
}
