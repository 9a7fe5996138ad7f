/**
 * The questionnaire's rules (specification, section 5; readings, 'Validation'). Nothing here gates a step or blocks
 * a run: the rules say what is missing or invalid, the person decides.
 *
 * The schemas change no value, so that a form library may take their output. Their messages are the specification's
 * to the letter; the few that it leaves to a library are plain sentences of our own.
 */
import './jitless.ts';
import * as z from 'zod/mini';
import {
  MAX_AGE,
  MAX_OBJECTIVES,
  MIN_ADVERTISING_CHANNELS,
  MIN_AGE,
  MIN_COMPETITORS,
  MIN_DESCRIPTION_LENGTH,
  MIN_OBJECTIVES,
  MIN_TEXT_LENGTH,
} from './limits.ts';
import { ADVERTISING_CHANNELS, GENDERS, MARKETING_OBJECTIVES, TARGET_GROUPS } from './options.ts';
import {
  FORM_GROUPS,
  type CampaignObjectives,
  type ClientInfo,
  type CompetitiveAnalysis,
  type Competitor,
  type FormData,
  type FormGroup,
  type MarketingChannels,
  type TargetAudience,
} from './questionnaire.ts';
import type { EngineId } from './records.ts';
import { isPictureAddress, isWebAddress } from './web-address.ts';

/** The rules' words by what they say of an answer. `ageOutOfRange`, `notAnOption` and `linkedInNotAccepted` are our own. */
const validationMessages = {
  /** An answer that must be given is missing, or too short to be one. */
  missing: {
    companyName: 'Company name is required',
    businessType: 'Business type is required',
    productService: 'Product/Service is required',
    strengths: 'Strengths are required',
    whyNeedNow: 'Reason is required when no online ad experience',
    onlineAdIssues: 'Issues are required when online ad experience is yes',
    targetDemographics: 'Demographics description is required',
    geographicLocation: 'Location is required',
    advertisingChannels: 'Select at least one advertising channel',
    marketingMediaBudget: 'Marketing media budget is required',
    marketingObjectives: 'Select at least one marketing objective',
    competitors: 'Add at least one competitor',
    competitorName: 'Competitor name is required',
    hasOnlineAdExperience: 'Please choose yes or no',
  },
  /** An answer is there and breaks a rule. */
  invalid: {
    coverImage: 'Cover image must be a valid URL',
    website: 'Website must be a valid URL',
    facebookPage: 'Facebook page must be a valid URL',
    tiktokShop: 'TikTok Shop must be a valid URL',
    shopeeShop: 'Shopee Shop must be a valid URL',
    lazadaShop: 'Lazada Shop must be a valid URL',
    ageRangeMin: 'Min age must be less than or equal to max age',
    ageRangeMax: 'Max age must be greater than or equal to min age',
    tooManyObjectives: `You can select up to ${MAX_OBJECTIVES} marketing objectives`,
    ageOutOfRange: `Age must be a number from ${MIN_AGE} to ${MAX_AGE}`,
    notAnOption: 'Choose one of the options',
    linkedInNotAccepted: 'The proposal service does not accept LinkedIn Ads',
  },
} as const;
const { missing, invalid } = validationMessages;
const MISSING: ReadonlySet<string> = new Set(Object.values(missing));

const blank = (text: string): boolean => text.trim() === '';
/** Characters as a person counts them, roughly: code points without the space around. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

const anyText = z.string();
const requiredText = (message: string) => z.string().check(z.refine((text) => !blank(text), message));
const textOfLength = (min: number, message: string) =>
  z.string().check(z.refine((text) => lengthOf(text) >= min, message));
const addressOrEmpty = (message: string) =>
  z.string().check(z.refine((text) => blank(text) || isWebAddress(text), message));
const option = <T extends string>(options: readonly T[]) => z.enum(options, { error: invalid.notAnOption });

/** Step 1. */
const clientInfoSchema = z
  .object({
    companyName: requiredText(missing.companyName),
    businessType: requiredText(missing.businessType),
    businessSubType: anyText,
    keyMessage: anyText,
    productService: requiredText(missing.productService),
    heroProduct: anyText,
    startingPrice: anyText,
    afterSalesService: anyText,
    strengths: requiredText(missing.strengths),
    hasOnlineAdExperience: z
      .enum(['', 'yes', 'no'], { error: missing.hasOnlineAdExperience })
      .check(z.refine((answer) => answer !== '', missing.hasOnlineAdExperience)),
    whyNeedNow: anyText,
    onlineAdIssues: anyText,
    coverImage: z
      .string()
      .check(z.refine((text) => blank(text) || isPictureAddress(text), invalid.coverImage)),
  })
  .check(
    z.refine(
      ({ hasOnlineAdExperience, whyNeedNow }) => hasOnlineAdExperience !== 'no' || !blank(whyNeedNow),
      {
        path: ['whyNeedNow'],
        message: missing.whyNeedNow,
      },
    ),
    z.refine(
      ({ hasOnlineAdExperience, onlineAdIssues }) =>
        hasOnlineAdExperience !== 'yes' || !blank(onlineAdIssues),
      { path: ['onlineAdIssues'], message: missing.onlineAdIssues },
    ),
  ) satisfies z.ZodMiniType<ClientInfo>;

/** Step 2. */
const marketingChannelsSchema = z.object({
  website: addressOrEmpty(invalid.website),
  facebookPage: addressOrEmpty(invalid.facebookPage),
  instagramAccount: anyText,
  tiktokProfile: anyText,
  tiktokShop: addressOrEmpty(invalid.tiktokShop),
  shopeeShop: addressOrEmpty(invalid.shopeeShop),
  lazadaShop: addressOrEmpty(invalid.lazadaShop),
}) satisfies z.ZodMiniType<MarketingChannels>;

const age = z
  .number({ error: invalid.ageOutOfRange })
  .check(z.minimum(MIN_AGE, invalid.ageOutOfRange), z.maximum(MAX_AGE, invalid.ageOutOfRange));
/** An age of 0 is 'not given': an open end, which the other cannot exceed. */
const inOrder = ({ ageRangeMin, ageRangeMax }: Pick<TargetAudience, 'ageRangeMin' | 'ageRangeMax'>) =>
  ageRangeMin === 0 || ageRangeMax === 0 || ageRangeMin <= ageRangeMax;

/** Step 3. */
const targetAudienceSchema = z
  .object({
    targetDemographics: textOfLength(MIN_DESCRIPTION_LENGTH, missing.targetDemographics),
    targetGroup: option(TARGET_GROUPS),
    ageRangeMin: age,
    ageRangeMax: age,
    gender: option(GENDERS),
    geographicLocation: textOfLength(MIN_TEXT_LENGTH, missing.geographicLocation),
    additionalDemographics: anyText,
  })
  .check(
    z.refine(inOrder, { path: ['ageRangeMin'], message: invalid.ageRangeMin }),
    z.refine(inOrder, { path: ['ageRangeMax'], message: invalid.ageRangeMax }),
  ) satisfies z.ZodMiniType<TargetAudience>;

/** Step 4. `linkedin-ads` is offered; only the agency service does not accept it. */
const campaignObjectivesSchema = (engine: EngineId) =>
  z.object({
    advertisingChannels: z.array(option(ADVERTISING_CHANNELS)).check(
      z.minLength(MIN_ADVERTISING_CHANNELS, missing.advertisingChannels),
      z.refine(
        (channels) => engine !== 'agency' || !channels.includes('linkedin-ads'),
        invalid.linkedInNotAccepted,
      ),
    ),
    marketingMediaBudget: requiredText(missing.marketingMediaBudget),
    marketingObjectives: z
      .array(option(MARKETING_OBJECTIVES))
      .check(
        z.minLength(MIN_OBJECTIVES, missing.marketingObjectives),
        z.maxLength(MAX_OBJECTIVES, invalid.tooManyObjectives),
      ),
    specificObjectives: anyText,
    currentChallenges: anyText,
  }) satisfies z.ZodMiniType<CampaignObjectives>;

/** A competitor card in which nothing has been typed: it is ignored. */
export const isBlankCompetitor = ({ name, website, strengths, weaknesses }: Competitor): boolean =>
  [name, website, strengths, weaknesses].every(blank);

const competitorSchema = z
  .object({
    id: anyText,
    name: anyText,
    website: addressOrEmpty(invalid.website),
    strengths: anyText,
    weaknesses: anyText,
  })
  .check(
    z.refine((competitor) => isBlankCompetitor(competitor) || !blank(competitor.name), {
      path: ['name'],
      message: missing.competitorName,
    }),
  );

/** Step 5. */
const competitiveAnalysisSchema = z.object({
  competitors: z
    .array(competitorSchema)
    .check(
      z.refine(
        (competitors) => competitors.filter((one) => !isBlankCompetitor(one)).length >= MIN_COMPETITORS,
        missing.competitors,
      ),
    ),
  marketContext: anyText,
  additionalNotes: anyText,
}) satisfies z.ZodMiniType<CompetitiveAnalysis>;

const schemaFor = (engine: EngineId) =>
  z.object({
    clientInfo: clientInfoSchema,
    marketingChannels: marketingChannelsSchema,
    targetAudience: targetAudienceSchema,
    campaignObjectives: campaignObjectivesSchema(engine),
    competitiveAnalysis: competitiveAnalysisSchema,
  }) satisfies z.ZodMiniType<FormData>;
// Made once: the rules run on every key typed.
const SCHEMAS = { planner: schemaFor('planner'), model: schemaFor('model'), agency: schemaFor('agency') };

/** The whole questionnaire, as one schema; `shape` holds that of each step, by its group. */
export const formDataSchema = (engine: EngineId) => SCHEMAS[engine];

/** The wizard's step, 1 to 5, that asks for a group. */
const stepOfGroup = (group: FormGroup): number => FORM_GROUPS.indexOf(group) + 1;

/** One thing missing or invalid. */
export interface FormIssue {
  /** 1 to 5. */
  step: number;
  group: FormGroup;
  /** 'clientInfo.companyName', 'competitiveAnalysis.competitors.0.name'. */
  path: string;
  kind: 'missing' | 'invalid';
  message: string;
}

/** Everything missing or invalid, in the order of the form. Empty when the questionnaire is complete and valid. */
export function validateFormData(formData: FormData, { engine }: { engine: EngineId }): FormIssue[] {
  const { shape } = formDataSchema(engine);
  return FORM_GROUPS.flatMap((group) => {
    const schema = shape[group];
    const result = schema.safeParse(formData[group]);
    if (result.success) return [];
    const fields: readonly PropertyKey[] = Object.keys(schema.shape);
    return result.error.issues
      .map((issue) => ({ issue, place: fields.indexOf(issue.path[0] ?? '') }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ issue }) => ({
        step: stepOfGroup(group),
        group,
        path: [group, ...issue.path].map(String).join('.'),
        kind: MISSING.has(issue.message) ? 'missing' : 'invalid',
        message: issue.message,
      }));
  });
}
