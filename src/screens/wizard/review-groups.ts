/** The collected form as the review dialog lists it (specification, section 2, 'Review Your Information'). */
import type { wizard } from '../../copy/wizard.ts';
import {
  CHANNEL_FIELDS,
  FORM_GROUPS,
  type FormData,
  type FormGroup,
} from '../../shared/domain/questionnaire.ts';
import { nameIn } from '../../shared/domain/taxonomy.ts';
import { isBlankCompetitor, type FormIssue } from '../../shared/domain/validation.ts';

interface ReviewLine {
  label: string;
  value: string;
  /** Missing where the specification says 'Not specified', or invalid. */
  attention: boolean;
}
export interface ReviewGroup {
  group: FormGroup;
  /** 1 to 5. */
  step: number;
  lines: readonly ReviewLine[];
}
type Words = (typeof wizard)['en'];

/** The five groups; an empty answer is left out unless it is one of the six that read 'Not specified'. */
export function reviewGroups(form: FormData, issues: readonly FormIssue[], t: Words): ReviewGroup[] {
  const wrong = new Set(issues.map(({ path }) => path));
  const { clientInfo, marketingChannels, targetAudience, campaignObjectives, competitiveAnalysis } = form;
  const fields = t.review.fields;
  const given = (label: string, value: string, path: string): ReviewLine[] =>
    value.trim() === '' ? [] : [{ label, value: value.trim(), attention: wrong.has(path) }];
  const needed = (label: string, value: string, path: string): ReviewLine[] =>
    value.trim() === ''
      ? [{ label, value: t.review.notSpecified, attention: true }]
      : given(label, value, path);
  const client = (key: Exclude<keyof typeof clientInfo, 'coverImage'>) =>
    given(fields[key], clientInfo[key], `clientInfo.${key}`);
  const { ageRangeMin: min, ageRangeMax: max } = targetAudience;
  const experience = clientInfo.hasOnlineAdExperience;

  const lines: Record<FormGroup, ReviewLine[]> = {
    clientInfo: [
      ...needed(fields.companyName, clientInfo.companyName, 'clientInfo.companyName'),
      ...needed(fields.businessType, nameIn(clientInfo.businessType, 'en'), 'clientInfo.businessType'),
      ...given(
        fields.businessSubType,
        nameIn(clientInfo.businessSubType, 'en'),
        'clientInfo.businessSubType',
      ),
      ...client('keyMessage'),
      ...needed(fields.productService, clientInfo.productService, 'clientInfo.productService'),
      ...client('heroProduct'),
      ...client('startingPrice'),
      ...client('afterSalesService'),
      ...client('strengths'),
      ...needed(
        fields.hasOnlineAdExperience,
        experience === '' ? '' : t.clientInfo[experience],
        'clientInfo.hasOnlineAdExperience',
      ),
      ...client('whyNeedNow'),
      ...client('onlineAdIssues'),
    ],
    marketingChannels: CHANNEL_FIELDS.flatMap((key) =>
      given(fields[key], marketingChannels[key], `marketingChannels.${key}`),
    ),
    targetAudience: [
      ...needed(
        fields.targetDemographics,
        targetAudience.targetDemographics,
        'targetAudience.targetDemographics',
      ),
      ...needed(
        fields.geographicLocation,
        targetAudience.geographicLocation,
        'targetAudience.geographicLocation',
      ),
      ...(min > 0 || max > 0
        ? [
            {
              label: fields.ageRange,
              value: t.review.years(min, max),
              attention: wrong.has('targetAudience.ageRangeMin') || wrong.has('targetAudience.ageRangeMax'),
            },
          ]
        : []),
      ...given(fields.targetGroup, t.targetAudience.targetGroups[targetAudience.targetGroup], ''),
      ...given(fields.gender, t.targetAudience.genders[targetAudience.gender], ''),
      ...given(fields.additionalDemographics, targetAudience.additionalDemographics, ''),
    ],
    campaignObjectives: [
      ...given(
        fields.advertisingChannels,
        campaignObjectives.advertisingChannels.map((one) => t.campaignObjectives.channels[one]).join(', '),
        'campaignObjectives.advertisingChannels',
      ),
      ...given(fields.marketingMediaBudget, campaignObjectives.marketingMediaBudget, ''),
      ...given(
        fields.marketingObjectives,
        campaignObjectives.marketingObjectives.map((one) => t.campaignObjectives.objectives[one]).join(', '),
        'campaignObjectives.marketingObjectives',
      ),
      ...given(fields.specificObjectives, campaignObjectives.specificObjectives, ''),
      ...given(fields.currentChallenges, campaignObjectives.currentChallenges, ''),
    ],
    competitiveAnalysis: [
      ...competitiveAnalysis.competitors.flatMap((competitor, index) =>
        isBlankCompetitor(competitor)
          ? []
          : [
              {
                label: fields.competitor(index + 1),
                value: [competitor.name, competitor.website, competitor.strengths, competitor.weaknesses]
                  .map((part) => part.trim())
                  .filter((part) => part !== '')
                  .join('\n'),
                attention: issues.some(({ path }) =>
                  path.startsWith(`competitiveAnalysis.competitors.${index}.`),
                ),
              },
            ],
      ),
      ...given(fields.marketContext, competitiveAnalysis.marketContext, ''),
      ...given(fields.additionalNotes, competitiveAnalysis.additionalNotes, ''),
    ],
  };
  return FORM_GROUPS.map((group, index) => ({ group, step: index + 1, lines: lines[group] }));
}

/** The label of the field at a path: 'Lazada Shop', 'Competitor 3'. */
export function pathLabel(path: string, t: Words): string {
  const [name = '', field = '', index] = path.split('.');
  const group = FORM_GROUPS.find((one) => one === name);
  if (group === 'competitiveAnalysis' && index !== undefined)
    return t.competitiveAnalysis.competitor(Number(index) + 1);
  const labels: Readonly<Record<string, unknown>> = group === undefined ? {} : t[group];
  const label = labels[field];
  return typeof label === 'string' ? label : field;
}

/** The step that asks for the answer at a path, 1 to 5. */
export const stepOfPath = (path: string): number =>
  FORM_GROUPS.findIndex((group) => path.startsWith(`${group}.`)) + 1 || 1;

/** Answers that were given. */
export const answerCount = (groups: readonly ReviewGroup[], t: Words): number =>
  groups.flatMap(({ lines }) => lines).filter(({ value }) => value !== t.review.notSpecified).length;
