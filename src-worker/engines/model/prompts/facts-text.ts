/** The facts of the plan as a model reads them: each with where it comes from, tables with their rows. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { PlanFacts } from '../facts.ts';

const KINDS: readonly (readonly [Evidence['basis'], string])[] = [
  ['computed', 'Computed by the plan; keep exactly'],
  ['planning assumption', 'Assumptions of the plan; call them that'],
  ['public data', 'Public figures and policies, with their source'],
];

/** The client's answers stand in the brief already. */
export function factsText({ page, plan }: PlanFacts): string {
  const seen = new Set<string>();
  const once = ({ statement }: Evidence): boolean => !seen.has(statement) && Boolean(seen.add(statement));
  const own = page.filter(once);
  const shared = plan.filter(once);
  return [groups(own, 'for this page'), groups(shared, 'for the whole proposal')]
    .filter((text) => text !== '')
    .join('\n\n');
}

const groups = (facts: readonly Evidence[], scope: string): string =>
  KINDS.flatMap(([basis, heading]) => {
    const lines = facts.filter((fact) => fact.basis === basis).map(factLine);
    return lines.length === 0 ? [] : [`## ${heading} (${scope})\n${lines.join('\n')}`];
  }).join('\n\n');

const factLine = ({ statement, source, data }: Evidence): string =>
  [
    `- ${statement}`,
    ...(source === '' ? [] : [`[${source}]`]),
    ...(data === undefined ? [] : [JSON.stringify(data)]),
  ].join(' ');
