/**
 * What the wizard's panel and tabs say: which of the nineteen pages have the answers they need, and what is left on
 * a step. Derived from the rules of `validation.ts`; nothing here is stored or blocks anything.
 */
import { isGroupFilled } from './draft.ts';
import { STEP_COUNT } from './limits.ts';
import { PAGES, type PageInfo, type SectionType } from './pages.ts';
import { FORM_GROUPS, type FormData } from './questionnaire.ts';
import type { EngineId } from './records.ts';
import { validateFormData, type FormIssue } from './validation.ts';

const ANSWERS = [
  'companyName',
  'businessType',
  'productService',
  'strengths',
  'targetDemographics',
  'geographicLocation',
  'channel',
  'marketingMediaBudget',
  'marketingObjectives',
  'competitors',
] as const;
/** Answers that a page is written from and cannot do without. */
export type NeededAnswer = (typeof ANSWERS)[number];

interface AnswerInfo {
  /** Short English name; another language finds its own by the answer's key. */
  label: string;
  /** Where the field is: 1 to 5. */
  step: number;
  /** As in `FormIssue`, for a link to the field. */
  path: string;
}

export const NEEDED_ANSWERS: Readonly<Record<NeededAnswer, AnswerInfo>> = {
  companyName: { label: 'Company Name', step: 1, path: 'clientInfo.companyName' },
  businessType: { label: 'Business Type', step: 1, path: 'clientInfo.businessType' },
  productService: { label: 'Product/Service', step: 1, path: 'clientInfo.productService' },
  strengths: { label: 'Strengths', step: 1, path: 'clientInfo.strengths' },
  targetDemographics: { label: 'Demographics', step: 3, path: 'targetAudience.targetDemographics' },
  geographicLocation: { label: 'Target Locations', step: 3, path: 'targetAudience.geographicLocation' },
  channel: { label: 'A channel', step: 4, path: 'campaignObjectives.advertisingChannels' },
  marketingMediaBudget: { label: 'Media budget', step: 4, path: 'campaignObjectives.marketingMediaBudget' },
  marketingObjectives: { label: 'Objectives', step: 4, path: 'campaignObjectives.marketingObjectives' },
  competitors: { label: 'Competitors', step: 5, path: 'competitiveAnalysis.competitors' },
};

/** Needed answers per page, the most telling first. */
const PAGE_NEEDS: Readonly<Record<SectionType, readonly NeededAnswer[]>> = {
  cover: ['companyName'],
  agenda: [],
  'market-objectives': ['marketingObjectives'],
  'market-overview': ['businessType', 'geographicLocation'],
  'business-overview': ['companyName', 'productService', 'strengths'],
  'market-channels-analysis': ['channel'],
  'target-persona': ['targetDemographics'],
  'customer-journey': ['channel'],
  'competitor-marketing': ['productService', 'competitors'],
  'competitor-analysis': ['strengths', 'competitors'],
  'winning-zone': ['strengths', 'competitors'],
  'key-takeaway': ['strengths', 'competitors'],
  'key-strategy': ['marketingObjectives'],
  'content-strategy': ['channel'],
  'media-direction': ['marketingMediaBudget', 'channel'],
  'campaign-structure': ['marketingObjectives', 'channel'],
  'audience-mapping': ['targetDemographics', 'geographicLocation'],
  'suggestion-idea': ['strengths', 'competitors'],
  conclusion: ['companyName'],
};

interface MissingAnswer extends AnswerInfo {
  answer: NeededAnswer;
}

export interface PageReadiness extends Pick<PageInfo, 'pageNumber' | 'type' | 'title' | 'titleTh'> {
  /** 'missing-now': something on the current step or before it; 'later': only what later steps ask. */
  state: 'ready' | 'missing-now' | 'later';
  /** What is named beside the page: with 'missing-now' what can be answered now, with 'later' the rest. */
  missing: readonly MissingAnswer[];
}

/** Where the person is. */
export interface WizardPlace {
  /** 1 to 5. */
  currentStep: number;
  /** The furthest step opened so far; the current one when absent. */
  furthestStep?: number;
}

/** A channel is one to advertise on, or one that the client has. */
function hasChannel({ campaignObjectives, marketingChannels }: FormData): boolean {
  return (
    campaignObjectives.advertisingChannels.length > 0 ||
    Object.values(marketingChannels).some((address: string) => address.trim() !== '')
  );
}

const missingAnswer = (answer: NeededAnswer): MissingAnswer => ({ answer, ...NEEDED_ANSWERS[answer] });

/** The needed answers that are missing. Which engine will write makes no difference to that. */
function missingAnswers(formData: FormData): ReadonlySet<NeededAnswer> {
  const paths = new Set(
    validateFormData(formData, { engine: 'planner' })
      .filter(({ kind }) => kind === 'missing')
      .map(({ path }) => path),
  );
  return new Set(
    ANSWERS.filter((name) =>
      name === 'channel' ? !hasChannel(formData) : paths.has(NEEDED_ANSWERS[name].path),
    ),
  );
}

/** The nineteen pages, each with what it still needs. */
export function pageReadiness(formData: FormData, { currentStep }: WizardPlace): PageReadiness[] {
  const missing = missingAnswers(formData);
  return PAGES.map(({ pageNumber, type, title, titleTh }) => {
    const needed = PAGE_NEEDS[type].filter((answer) => missing.has(answer)).map(missingAnswer);
    const now = needed.filter(({ step }) => step <= currentStep);
    const state = needed.length === 0 ? 'ready' : now.length > 0 ? 'missing-now' : 'later';
    return { pageNumber, type, title, titleTh, state, missing: now.length > 0 ? now : needed };
  });
}

/** For '3 of 19 pages have what they need'. */
export const readyCount = (pages: readonly PageReadiness[]): number =>
  pages.filter(({ state }) => state === 'ready').length;

const stepIssues = (step: number, formData: FormData, engine: EngineId): FormIssue[] =>
  validateFormData(formData, { engine }).filter((issue) => issue.step === step);

export type StepStatus =
  /** Nothing is missing or invalid, and it has been seen or filled. */
  | 'done'
  /** Left behind, or filled beforehand, with something missing or invalid. */
  | 'attention'
  | 'todo';

/** Status of a tab. The current step is 'todo' while something is left on it: nobody is warned while answering. */
function stepStatus(
  step: number,
  formData: FormData,
  { currentStep, furthestStep = currentStep, engine }: WizardPlace & { engine: EngineId },
): StepStatus {
  const group = FORM_GROUPS[step - 1];
  if (group === undefined) return 'todo';
  const filled = isGroupFilled(group, formData);
  const seen = step <= furthestStep && step !== currentStep;
  if (stepIssues(step, formData, engine).length === 0) return filled || seen ? 'done' : 'todo';
  return step !== currentStep && (seen || filled) ? 'attention' : 'todo';
}

/** Status of the five tabs. */
export const stepStatuses = (formData: FormData, place: WizardPlace & { engine: EngineId }): StepStatus[] =>
  Array.from({ length: STEP_COUNT }, (_, index) => stepStatus(index + 1, formData, place));
