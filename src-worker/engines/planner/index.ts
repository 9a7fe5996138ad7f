/**
 * The built-in planner: writes the nineteen sections on the device from the answers and the bundled tables
 * (readings, 'The services behind the product'). Pure computation: the same request gives the same section.
 */
import { pageByNumber } from '../../../src/shared/domain/pages.ts';
import type { Engine, PlanSource, SectionRequest } from '../engine.ts';
import { localDay } from './language.ts';
import { planFactsOf } from './plan-facts.ts';
import { makePlan, type Plan } from './plan/index.ts';
import { WRITERS } from './pages/index.ts';

/** Plans kept: one proposal being written, and one being looked at beside it. */
const KEPT_PLANS = 4;

/** Its plan stands behind the pages of other engines as well. */
export type Planner = Engine & PlanSource;

/** @param toDay the calendar day of a moment, as UTC midnight: the device's own, unless told */
export function createPlanner(toDay: (moment: Date) => Date = localDay): Planner {
  const plans = new Map<string, Plan>();

  /** One plan per answers, assumptions, day and language, so that no two pages of a proposal can disagree. */
  function planFor({ formData, createdAt, language, assumptions }: SectionRequest): Plan {
    const key = JSON.stringify([language, createdAt, formData, assumptions]);
    const known = plans.get(key);
    if (known) return known;
    const plan = makePlan(formData, createdAt, language, assumptions, toDay);
    const [oldest] = plans.keys();
    if (plans.size >= KEPT_PLANS && oldest !== undefined) plans.delete(oldest);
    plans.set(key, plan);
    return plan;
  }

  const planner: Planner = {
    id: 'planner',
    remote: false,
    async page(request) {
      const answer = await planner.writeSection(request, new AbortController().signal);
      return answer.ok ? answer.section : undefined;
    },
    // oxlint-disable-next-line require-await -- the interface is shared with engines that wait.
    async facts(request) {
      try {
        return planFactsOf(planFor(request));
      } catch (error) {
        console.error(error);
        return [];
      }
    },
    // oxlint-disable-next-line require-await -- the interface is shared with engines that wait.
    async writeSection(request, signal) {
      if (signal.aborted) {
        return { ok: false, failure: { kind: 'cancelled', reason: { code: 'cancelled' }, retryable: true } };
      }
      const info = pageByNumber(request.pageNumber);
      if (!info) {
        return {
          ok: false,
          failure: { kind: 'invalid', reason: { code: 'no-such-page' }, retryable: false },
        };
      }
      try {
        return { ok: true, section: WRITERS[info.type](planFor(request)) };
      } catch (error) {
        console.error(error);
        return {
          ok: false,
          failure: { kind: 'defect', reason: { code: 'planner-failed' }, retryable: false },
        };
      }
    },
  };
  return planner;
}
