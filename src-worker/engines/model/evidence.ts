/**
 * Where the figures of a page come from that a model wrote (readings, 'Honest numbers'): facts of the plan that it
 * used, and its own statements, which are unverified. A statement that speaks of what the plan has settled, with
 * another figure, says so: that is a contradiction, and whoever reads the proposal must see it.
 */
import {
  answersBacking,
  backs,
  evidenceBacking,
  startBacking,
  type Backing,
} from '../../../src/shared/domain/audit/backing.ts';
import { figuresIn, type Figure } from '../../../src/shared/domain/audit/numerals.ts';
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { DIFFERS_FROM_PLAN } from '../../../src/shared/contract/model.ts';
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
  const statements = new Map<string, Evidence>();
  for (const text of [title, ...textsIn(output)]) {
    const strange = figuresIn(text).filter((figure) => {
      const backing = backings.find((one) => backs(one, figure));
      if (backing?.fact !== undefined) used.add(backing.fact);
      return backing === undefined;
    });
    if (strange.length > 0) statements.set(text, statement(text, strange, known, model));
  }
  return [...statements.values(), ...known.filter((fact) => used.has(fact) || isRule(fact, facts))];
}

/** What the device would have drawn a chart of belongs to the page, used in a sentence or not. */
const isRule = (fact: Evidence, { page }: PlanFacts): boolean =>
  fact.data !== undefined && page.includes(fact);

function statement(
  text: string,
  figures: readonly Figure[],
  known: readonly Evidence[],
  model: string,
): Evidence {
  const names = [...new Set(known.flatMap(({ data }) => namesIn(data)))];
  const settled = known.find((fact) => figures.some((figure) => contradicts(text, figure, fact, names)));
  const source =
    settled === undefined
      ? `${model}; not verified`
      : `${model}; ${DIFFERS_FROM_PLAN}${settled.statement}${settled.source === '' ? '' : ` (${settled.source})`}`;
  return { statement: text, basis: 'model statement', source };
}

/** Whether a model's statement is one that the plan settled otherwise. */
export const isContradiction = ({ basis, source }: Evidence): boolean =>
  basis === 'model statement' && source.includes(DIFFERS_FROM_PLAN);

/** The same subject, the same kind of figure, and another value: the caller knows that no fact has this one. */
function contradicts(text: string, figure: Figure, fact: Evidence, names: readonly string[]): boolean {
  if (fact.basis === 'public data' || fact.basis === 'client answer' || figure.kind === 'date') return false;
  const kinds = new Set(evidenceBacking([fact]).flatMap(({ figures }) => figures.map(({ kind }) => kind)));
  const hasKind = kinds.has(figure.kind) || (figure.kind !== 'percent' && fact.data !== undefined);
  return hasKind && subjectsOf(fact, names).some((subject) => subject.test(text));
}

/** What a fact is about: the names in its table, those of the plan's tables that it mentions, and its subject. */
function subjectsOf({ statement: text, source, data }: Evidence, known: readonly string[]): RegExp[] {
  const mentioned = known.filter((name) => text.includes(name));
  const names = [...namesIn(data), ...mentioned].filter(
    (name) => name.length >= 3 && !/^[\d\s–-]+$/u.test(name),
  );
  const about = SUBJECTS.filter(({ fact }) => fact.test(`${text} ${source}`)).map(({ mention }) => mention);
  return [...names.map((name) => new RegExp(`(?<!\\p{L})${escapeRegExp(name)}`, 'iu')), ...about];
}

/** Words by which a fact of the plan and a sentence speak of the same thing. */
const SUBJECTS: readonly { fact: RegExp; mention: RegExp }[] = [
  { fact: /budget|THB|USD|EUR|GBP|งบ|บาท/iu, mention: /budget|spend|invest|งบ|ใช้เงิน|ลงทุน/iu },
  { fact: /people aged|audience|คน.*อายุ|กลุ่มเป้าหมาย/iu, mention: /audience|people|reach|กลุ่มเป้าหมาย|คน/iu },
  { fact: /target|goal|เป้าหมาย/iu, mention: /target|goal|grow|เป้าหมาย|เพิ่ม/iu },
  {
    fact: /months?|weeks?|เดือน|สัปดาห์/iu,
    mention: /campaign (?:runs|lasts)|for .* (?:months|weeks)|แคมเปญ.*(?:เดือน|สัปดาห์)/iu,
  },
];

function namesIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]: [string, unknown]) =>
    field === 'unit' ? [] : Array.isArray(value) || typeof value === 'string' ? namesIn(value) : [],
  );
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value !== '') yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* textsIn(item);
  }
}
