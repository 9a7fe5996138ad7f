/** A proposal's answers with what was decided since: what every engine writes from. The stored answers stay as they are. */
import {
  meaningOf,
  READING_KEYS,
  withCorrection,
  type ReadingKey,
} from '../../../src/shared/domain/corrections.ts';
import { CHOICE_KEYS, OWN } from '../../../src/shared/domain/decisions.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { ProposalRecord } from '../../../src/shared/domain/records.ts';
import type { StepId } from '../../understanding/figures/steps.ts';
import { isMostlyThai } from '../../understanding/text.ts';
import { wordingsIn } from './wordings/index.ts';

/** Of a question: its code, and the steps that it is about. */
export const questionId = ({ code, from, step }: { code: string; from?: StepId; step?: StepId }): string =>
  [code, from, step].filter((part) => part !== undefined).join(' ');

/** As the next sentence; Thai writes no full stop. */
function joined(before: string, added: string): string {
  const text = before.trim();
  if (text === '') return added;
  return isMostlyThai(added) ? `${text}\n${added}` : `${text.replace(/[.;,]$/u, '')}. ${added}`;
}

/** The answers of a questionnaire with a sentence more, or with one in place of what was there. */
const PLACES = {
  audience: ({ targetAudience, ...form }: FormData, words: string): FormData => ({
    ...form,
    targetAudience: {
      ...targetAudience,
      additionalDemographics: joined(targetAudience.additionalDemographics, words),
    },
  }),
  challenges: ({ campaignObjectives, ...form }: FormData, words: string): FormData => ({
    ...form,
    campaignObjectives: {
      ...campaignObjectives,
      currentChallenges: joined(campaignObjectives.currentChallenges, words),
    },
  }),
  budget: ({ campaignObjectives, ...form }: FormData, words: string): FormData => ({
    ...form,
    campaignObjectives: {
      ...campaignObjectives,
      marketingMediaBudget: `${campaignObjectives.marketingMediaBudget} ${words}`.trim(),
    },
  }),
  goals: ({ campaignObjectives, ...form }: FormData, words: string): FormData => ({
    ...form,
    campaignObjectives: {
      ...campaignObjectives,
      specificObjectives: joined(campaignObjectives.specificObjectives, words),
    },
  }),
  price: ({ clientInfo, ...form }: FormData, words: string): FormData => ({
    ...form,
    clientInfo: { ...clientInfo, startingPrice: words },
  }),
  note: ({ competitiveAnalysis, ...form }: FormData, words: string): FormData => ({
    ...form,
    competitiveAnalysis: {
      ...competitiveAnalysis,
      additionalNotes: joined(competitiveAnalysis.additionalNotes, words),
    },
  }),
} as const;

/** One answer, where the questionnaire asks for such a thing. */
function withAnswer(form: FormData, id: string, answer: string, language: Language): FormData {
  const { sharpen, reckoned } = wordingsIn(language);
  const [code = '', ...named] = id.split(' ');
  const names = new Map<string, { one: string; many: string }>(Object.entries(reckoned.steps));
  const [first, last] = [names.get(named[0] ?? ''), names.get(named.at(-1) ?? '')];
  const { as } = sharpen;
  const sentences: Readonly<Record<string, (() => FormData) | undefined>> = {
    trigger: () => PLACES.audience(form, as.trigger(answer)),
    decider: () => PLACES.audience(form, as.decider(answer)),
    objection: () => PLACES.challenges(form, as.objection(answer)),
    budget: () => PLACES.budget(form, answer),
    'budget-period': () => PLACES.budget(form, answer),
    goal: () => PLACES.goals(form, answer),
    price: () => PLACES.price(form, answer),
    cost: () => PLACES.note(form, as.cost(answer, last?.one ?? '')),
    rate: () => PLACES.note(form, as.rate(answer, first?.many ?? '', last?.many ?? '')),
    margin: () => PLACES.note(form, as.margin(answer)),
    room: () => PLACES.note(form, as.room(answer)),
    repeat: () => PLACES.note(form, as.repeat(answer)),
  };
  return Object.hasOwn(sentences, code) ? (sentences[code]?.() ?? form) : form;
}

export function decidedForm({
  formData,
  decisions,
  language,
}: Pick<ProposalRecord, 'formData' | 'decisions' | 'language'>): FormData {
  if (decisions === undefined) return formData;
  const { answers = {}, choices, own } = decisions;
  const written = Object.entries(choices ?? {}).flatMap(([key, id]) =>
    CHOICE_KEYS.flatMap((each) => (each === key && id === OWN && own?.[each] ? [[each, own[each]]] : [])),
  );
  const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  const form = given.reduce((next, [id, answer]) => withAnswer(next, id, answer.trim(), language), formData);
  // What held of an answer holds of the same with a sentence more.
  const corrections = READING_KEYS.reduce<FormData['corrections']>(
    (kept, key) => stamped({ ...form, corrections: kept }, formData, key),
    form.corrections,
  );
  return {
    ...form,
    ...(corrections === undefined ? {} : { corrections }),
    ...(choices === undefined ? {} : { choices }),
    ...(written.length === 0 ? {} : { own: Object.fromEntries(written) }),
    told: {
      ...(answers['trigger'] ? { trigger: answers['trigger'].trim() } : {}),
      ...(answers['objection'] ? { objection: answers['objection'].trim() } : {}),
      ...(answers['decider'] ? { decider: answers['decider'].trim() } : {}),
    },
  };
}

function stamped(form: FormData, before: FormData, key: ReadingKey): FormData['corrections'] {
  const meaning = meaningOf(key, before);
  return meaning === undefined ? form.corrections : withCorrection(form, key, meaning);
}
