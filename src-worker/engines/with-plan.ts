/**
 * What is reckoned is the plan's, whoever writes the words: a page by a model or a service carries the same bridge,
 * scenarios, gates, comparisons and weeks, computed from the answers, with the evidence behind their figures. And it
 * holds as much as such a page states, or is asked for again.
 */
import { backs, backsMark, evidenceBacking } from '../../src/shared/domain/audit/backing.ts';
import { figuresIn, type Figure } from '../../src/shared/domain/audit/numerals.ts';
import type { Evidence } from '../../src/shared/domain/evidence.ts';
import { hasRealData } from '../../src/shared/domain/real-data.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { isSectionType } from '../../src/shared/domain/sections.ts';
import { isObject } from '../services/json.ts';
import { tooLittle } from './completeness.ts';
import type { Engine, PlanSource } from './engine.ts';

/** Words that the planner found, and nothing reckoned: whoever wrote the page has words of their own. */
const WORDS: ReadonlySet<string> = new Set(['drafts', 'ideas', 'answers', 'line']);

/**
 * @param plan asked for when a page has come, and not before: the planner is large, and the first call of a service
 * would wait for it
 */
export function withPlan(engine: Engine, plan: () => Promise<PlanSource>): Engine {
  return {
    ...engine,
    async writeSection(request, signal) {
      const answer = await engine.writeSection(request, signal);
      if (!answer.ok) return answer;
      const { section } = answer;
      const { type } = section;
      const draft = await (await plan()).page(request);
      const reason = isSectionType(type) ? tooLittle(section, type, request.formData, draft) : undefined;
      if (reason !== undefined) return { ok: false, failure: { kind: 'invalid', reason, retryable: true } };
      return { ok: true, section: besidePlan(section, draft) };
    },
  };
}

function besidePlan(section: Section, draft: Section | undefined): Section {
  const parts = Object.entries(draft?.reckoned ?? {}).filter(([name]) => !WORDS.has(name));
  if (draft === undefined || parts.length === 0) return section;
  const reckoned = withoutTold(Object.fromEntries(parts), section);
  const said = new Set(section.evidence.map(({ statement }) => statement));
  const behind = evidenceBehind(reckoned, draft.evidence).filter(({ statement }) => !said.has(statement));
  return { ...section, reckoned, evidence: [...section.evidence, ...behind] };
}

/** What stops the first buyer is said once: by whoever wrote the page, where they say it. */
function withoutTold(reckoned: Reckoned, { output }: Section): Reckoned {
  const { trigger } = reckoned;
  const [first] = Array.isArray(output['personas']) ? output['personas'] : [];
  const { psychology } = isObject(first) ? first : {};
  if (!isObject(trigger) || !isObject(psychology) || !hasRealData(psychology['tension'])) return reckoned;
  const { stops: _stops, ...rest } = trigger;
  return { ...reckoned, trigger: rest };
}

type Reckoned = NonNullable<Section['reckoned']>;

/** The plan's evidence for a figure that is drawn: what states it, else what has it in its formula. */
function evidenceBehind(reckoned: unknown, evidence: readonly Evidence[]): Evidence[] {
  const { texts, values } = drawnIn(reckoned);
  const figures = texts.flatMap(figuresIn);
  const isBehind = (given: Evidence, wanted: readonly Figure[], marks: readonly number[]): boolean =>
    evidenceBacking([given]).some(
      (backing) =>
        wanted.some((figure) => backs(backing, figure)) || marks.some((value) => backsMark(backing, value)),
    );
  const stating = evidence.filter((entry) => isBehind({ ...entry, source: '' }, figures, values));
  const backings = evidenceBacking(stating);
  const left = figures.filter((figure) => !backings.some((backing) => backs(backing, figure)));
  const marks = values.filter((value) => !backings.some((backing) => backsMark(backing, value)));
  return evidence.filter((entry) => stating.includes(entry) || isBehind(entry, left, marks));
}

function drawnIn(value: unknown): { texts: string[]; values: number[] } {
  if (typeof value === 'string') return { texts: [value], values: [] };
  if (typeof value === 'number') return { texts: [], values: [value] };
  if (typeof value !== 'object' || value === null) return { texts: [], values: [] };
  const inner = Object.values(value).map(drawnIn);
  return { texts: inner.flatMap(({ texts }) => texts), values: inner.flatMap(({ values }) => values) };
}
