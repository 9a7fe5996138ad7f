/** A page's texts as the guards read them, and what they are held against. */
import type { Rule } from '../../rules.ts';
import type { Language } from '../../options.ts';
import type { PlanFact, Settled } from '../../plan-facts.ts';
import type { FormData } from '../../questionnaire.ts';
import type { Section } from '../../section.ts';
import { isObject, leavesOf, readField } from '../../editing/path.ts';
import { answersBacking, backs, evidenceBacking, startBacking, type Backing } from '../backing.ts';
import { figuresIn, type Figure } from '../numerals.ts';

export type FindingKind =
  | 'language'
  | 'name'
  | 'channel'
  | 'money'
  | 'date'
  | 'goal'
  | 'audience'
  /** A figure of the client's own, altered. */
  | 'altered'
  | 'address';

/** A sentence of a page that says otherwise than the plan or the answers. */
export interface Finding {
  pageNumber: number;
  kind: FindingKind;
  /** The field that it stands in: 'output.nextSteps.0.date'. */
  path: string;
  /** The words that say otherwise. */
  words: string;
  /** The text that they stand in. */
  text: string;
  /** What holds, as a sentence of the plan or of the client's; '' where nobody said anything of it. */
  fact: string;
  /** What the plan says in place of `words`; absent where no words can simply take their place. */
  instead?: string;
}

export type Found = Pick<Finding, 'words' | 'fact'> & { instead?: string };

/** One text of a page. */
export interface Unit {
  path: string;
  text: string;
  /** What the item is about that the text belongs to: 'Facebook', '4 January'; '' where it stands alone. */
  about: string;
}

/** What every page of a proposal is held against. */
export interface Ground {
  language: Language;
  facts: readonly PlanFact[];
  rules: readonly Rule[];
  /** Every answer, each a text. */
  answers: readonly string[];
  /** Letters and digits of all answers and facts, lower case, without anything between them. */
  said: string;
  backings: readonly Backing[];
}

/** Art direction goes into the notes and names what may be shown. */
const UNSEEN = /^(?:visualDirection|visualMapping)$/u;
/** Fields that name what an item is about. */
const NAMES = ['stage', 'platform', 'channel', 'brand', 'pillar', 'date', 'segment', 'category'] as const;

export const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

export function groundOf(
  { formData, createdAt, language }: { formData: FormData; createdAt: string; language: Language },
  facts: readonly PlanFact[],
  rules: readonly Rule[],
): Ground {
  const { clientInfo, marketingChannels, targetAudience, campaignObjectives, competitiveAnalysis } = formData;
  const answers = textsIn([
    clientInfo,
    marketingChannels,
    targetAudience,
    campaignObjectives,
    competitiveAnalysis,
  ]);
  const told = facts.map(({ label, text }) => `${label} ${text}`);
  return {
    language,
    facts,
    rules,
    answers,
    said: [...answers, ...told].map(letters).join('\n'),
    backings: [
      answersBacking(formData),
      startBacking(new Date(createdAt)),
      { basis: 'computed', figures: told.flatMap(figuresIn), values: [] },
    ],
  };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Texts that a reader of the slides meets, but for what the plan reckoned. */
export function unitsOf(section: Section): Unit[] {
  return leavesOf(section)
    .filter(({ path, text }) => !path.startsWith('reckoned') && text.trim() !== '')
    .filter(({ path }) => !path.split('.').some((step) => UNSEEN.test(step)))
    .map(({ path, text }) => ({ path, text, about: aboutOf(section, path) }));
}

function aboutOf(section: Section, path: string): string {
  const steps = path.split('.');
  const at = steps.findLastIndex((step) => /^\d+$/u.test(step));
  const item = at < 0 ? undefined : readField(section, steps.slice(0, at + 1).join('.'));
  if (!isObject(item)) return '';
  const name = NAMES.find((each) => typeof item[each] === 'string');
  // The date of a step is about the step.
  if (steps.at(-1) === name) return name === 'date' && typeof item['step'] === 'string' ? item['step'] : '';
  return name === undefined ? '' : String(item[name]);
}

/** What the evidence of a page and what was reckoned for it say, but for what a model or a person stated. */
export const backedTexts = ({ evidence, reckoned }: Section): string[] => [
  ...evidence
    .filter(({ basis }) => basis !== 'model statement' && basis !== 'stated by')
    .flatMap(({ statement, source }) => [statement, source]),
  ...textsIn(reckoned),
];

/** What stands behind the figures of one page: all but what a model or a person stated. */
export const backingsOf = ({ backings }: Ground, { evidence, reckoned }: Section): Backing[] => [
  ...backings,
  ...evidenceBacking(evidence.filter(({ basis }) => basis !== 'model statement' && basis !== 'stated by')),
  { basis: 'computed', figures: textsIn(reckoned).flatMap(figuresIn), values: [] },
];

export const isBacked = (backings: readonly Backing[], figure: Figure): boolean =>
  backings.some((backing) => backs(backing, figure));

/** Facts of one kind that pages can be held against. */
export const settledOf = <K extends Settled['kind']>(
  { facts }: Ground,
  kind: K,
): { fact: PlanFact; settled: Extract<Settled, { kind: K }> }[] =>
  facts.flatMap((fact) => {
    const { settled } = fact;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its kind was compared
    return settled?.kind === kind ? [{ fact, settled: settled as Extract<Settled, { kind: K }> }] : [];
  });

export const factLine = ({ label, text }: PlanFact): string => `${label}: ${text}`;

/** The clause around a place: up to the marks that end one. */
export function clauseAt(text: string, start: number, end: number): { text: string; from: number } {
  const before = text.slice(0, start);
  const from = Math.max(
    ...[...before.matchAll(/[.;!?\n•·](?=\s|$)|\s[–—]\s/gu)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const after = /[.;!?\n•·](?=\s|$)|\s[–—]\s/u.exec(text.slice(end));
  return { text: text.slice(from, after === null ? text.length : end + after.index), from };
}
