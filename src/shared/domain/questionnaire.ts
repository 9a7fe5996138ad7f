/**
 * The five-step questionnaire (specification, section 3, 'Wizard form data').
 *
 * Plain types without a validator on purpose: the landing page names them and must not load zod.
 * `validation.ts` holds the rules of section 5, `normalise.ts` reads stored variants into this shape.
 */
import type { Choices, OwnWords, TellsOfBuyers } from './decisions.ts';
import { DEFAULT_COMPETITORS } from './limits.ts';
import type { AdvertisingChannel, Gender, MarketingObjective, TargetGroup } from './options.ts';

/** The answer to 'Do you have experience with online advertising?'; '' is 'not answered yet'. */
export type OnlineAdExperience = '' | 'yes' | 'no';

export interface ClientInfo {
  companyName: string;
  /** Full bilingual name of a taxonomy type, or ''. */
  businessType: string;
  /** Full bilingual name of a taxonomy sub-category of `businessType`, or ''. */
  businessSubType: string;
  keyMessage: string;
  productService: string;
  heroProduct: string;
  startingPrice: string;
  afterSalesService: string;
  strengths: string;
  hasOnlineAdExperience: OnlineAdExperience;
  whyNeedNow: string;
  onlineAdIssues: string;
  /** An address; kept and validated, no input is shown for it. */
  coverImage: string;
}

export interface MarketingChannels {
  website: string;
  facebookPage: string;
  instagramAccount: string;
  tiktokProfile: string;
  tiktokShop: string;
  shopeeShop: string;
  lazadaShop: string;
}

export interface TargetAudience {
  targetDemographics: string;
  geographicLocation: string;
  targetGroup: TargetGroup;
  /** Years, 0 to 120; 0 means 'not given'. */
  ageRangeMin: number;
  /** Years, 0 to 120; 0 means 'not given'. */
  ageRangeMax: number;
  gender: Gender;
  additionalDemographics: string;
}

export interface CampaignObjectives {
  advertisingChannels: AdvertisingChannel[];
  /** Free text: '120,000 THB per month for 3 months', '1.2 ล้านบาท', 'as little as possible'. */
  marketingMediaBudget: string;
  marketingObjectives: MarketingObjective[];
  specificObjectives: string;
  currentChallenges: string;
}

export interface Competitor {
  /** A timestamp for a card added by hand (specification, section 3). */
  id: string;
  name: string;
  website: string;
  strengths: string;
  weaknesses: string;
}

export interface CompetitiveAnalysis {
  competitors: Competitor[];
  marketContext: string;
  additionalNotes: string;
}

/** All answers: the five groups, by the specification's field names. */
export interface FormData {
  clientInfo: ClientInfo;
  marketingChannels: MarketingChannels;
  targetAudience: TargetAudience;
  campaignObjectives: CampaignObjectives;
  competitiveAnalysis: CompetitiveAnalysis;
  /** What the person says answers mean, by reading; kept as it came and read by `corrections.ts`. */
  corrections?: Readonly<Record<string, unknown>> | undefined;
  /** Candidates that a plan takes in place of its first; set for a plan alone, never stored with the answers. */
  choices?: Choices;
  /** What a person wrote in place of all candidates, where that is taken; set for a plan alone, too. */
  own?: OwnWords;
  /** What was told of buyers after the answers were confirmed; set for a plan alone, too. */
  told?: TellsOfBuyers;
}

export type FormGroup = Exclude<keyof FormData, 'corrections' | 'choices' | 'own' | 'told'>;

export const FORM_GROUPS = [
  'clientInfo',
  'marketingChannels',
  'targetAudience',
  'campaignObjectives',
  'competitiveAnalysis',
] as const satisfies readonly FormGroup[];

/** Step 2's fields, in the specification's order. */
export const CHANNEL_FIELDS = [
  'website',
  'facebookPage',
  'instagramAccount',
  'tiktokProfile',
  'tiktokShop',
  'shopeeShop',
  'lazadaShop',
] as const satisfies readonly (keyof MarketingChannels)[];

/** Those of them that are free text: a name or an address. The others are addresses. */
export const ACCOUNT_FIELDS: ReadonlySet<keyof MarketingChannels> = new Set([
  'instagramAccount',
  'tiktokProfile',
]);

/** A competitor card with nothing in it. */
export function emptyCompetitor(id: string): Competitor {
  return { id, name: '', website: '', strengths: '', weaknesses: '' };
}

/** The questionnaire before anything is typed: three empty competitor cards (specification, section 9). */
export function emptyFormData(): FormData {
  return {
    clientInfo: {
      companyName: '',
      businessType: '',
      businessSubType: '',
      keyMessage: '',
      productService: '',
      heroProduct: '',
      startingPrice: '',
      afterSalesService: '',
      strengths: '',
      hasOnlineAdExperience: '',
      whyNeedNow: '',
      onlineAdIssues: '',
      coverImage: '',
    },
    marketingChannels: {
      website: '',
      facebookPage: '',
      instagramAccount: '',
      tiktokProfile: '',
      tiktokShop: '',
      shopeeShop: '',
      lazadaShop: '',
    },
    targetAudience: {
      targetDemographics: '',
      geographicLocation: '',
      targetGroup: 'All',
      ageRangeMin: 0,
      ageRangeMax: 0,
      gender: 'all',
      additionalDemographics: '',
    },
    campaignObjectives: {
      advertisingChannels: [],
      marketingMediaBudget: '',
      marketingObjectives: [],
      specificObjectives: '',
      currentChallenges: '',
    },
    competitiveAnalysis: {
      competitors: Array.from({ length: DEFAULT_COMPETITORS }, (_, index) =>
        emptyCompetitor(String(index + 1)),
      ),
      marketContext: '',
      additionalNotes: '',
    },
  };
}

/** The answer at a path of two names: 'clientInfo.companyName'; undefined where the questionnaire has none. */
export function answerAt(form: FormData, path: string): unknown {
  const [name = '', field = ''] = path.split('.');
  const group = FORM_GROUPS.find((one) => one === name);
  return group === undefined ? undefined : new Map<string, unknown>(Object.entries(form[group])).get(field);
}
