/** What a model is told as settled: the evidence of the plan that the device itself would write from. */
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import type { SectionRequest } from '../engine.ts';

export interface PlanFacts {
  /** Behind the page in question. */
  page: readonly Evidence[];
  /** Behind the pages that carry the plan. */
  plan: readonly Evidence[];
}

/** A page as the device would write it; undefined when it cannot. */
export type DraftPage = (request: SectionRequest) => Promise<Section | undefined>;

/** Objectives and dates, audience size, channels, budget and its split. */
const PLAN_PAGES = [3, 4, 15] as const;

export async function planFacts(request: SectionRequest, draft: DraftPage): Promise<PlanFacts> {
  const evidenceOf = async (pageNumber: number): Promise<readonly Evidence[]> =>
    (await draft({ ...request, pageNumber }))?.evidence ?? [];
  const [page, ...plan] = await Promise.all([request.pageNumber, ...PLAN_PAGES].map(evidenceOf));
  return { page: page ?? [], plan: plan.flat() };
}
