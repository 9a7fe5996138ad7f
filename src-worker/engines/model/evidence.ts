/**
 * Where the figures of a page come from that a model wrote (readings, 'Honest numbers'): facts of the plan that it
 * used, and its own statements, which are unverified. What says otherwise than the plan is found by the audit.
 */
import {
  answersBacking,
  backs,
  evidenceBacking,
  startBacking,
  type Backing,
} from '../../../src/shared/domain/audit/backing.ts';
import { figuresIn, type Figure } from '../../../src/shared/domain/audit/numerals.ts';
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import type { SectionRequest } from '../engine.ts';
import type { PlanFacts } from './facts.ts';

export interface Written {
  title: string;
  output: Section['output'];
}

export function evidenceFor(
  { title, output }: Written,
  facts: PlanFacts,
  { formData, createdAt }: SectionRequest,
  model: string,
): Evidence[] {
  const known = [...new Map([...facts.page, ...facts.plan].map((fact) => [fact.statement, fact])).values()];
  const backings: (Backing & { fact?: Evidence })[] = [
    answersBacking(formData),
    startBacking(new Date(createdAt)),
    ...known.flatMap((fact) => evidenceBacking([fact]).map((backing) => ({ ...backing, fact }))),
  ];
  const used = new Set<Evidence>();
  const statements: Evidence[] = [];
  for (const text of [title, ...textsIn(output)]) {
    const strange = figuresIn(text).filter((figure) => {
      const backing = backings.find((one) => backs(one, figure));
      if (backing?.fact !== undefined) used.add(backing.fact);
      return backing === undefined;
    });
    if (strange.length > 0) statements.push(statement(strange, model));
  }
  return [...statements, ...known.filter((fact) => used.has(fact) || isRule(fact, facts))];
}

/** What the device would have drawn a chart of belongs to the page, used in a sentence or not. */
const isRule = (fact: Evidence, { page }: PlanFacts): boolean =>
  fact.data !== undefined && page.includes(fact);

/** A footnote names the figures: the sentence stands above it. */
const statement = (figures: readonly Figure[], model: string): Evidence => ({
  statement: [...new Set(figures.map(({ text }) => text.trim()))].join(', '),
  basis: 'model statement',
  source: `${model}; not verified`,
});

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value !== '') yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* textsIn(item);
  }
}
