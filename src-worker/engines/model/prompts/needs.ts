/** What of the plan and of the answers each page is written from: the rest would only take the model's attention. */
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import type { FactTopic } from '../../../../src/shared/domain/plan-facts.ts';
import type {
  CampaignObjectives,
  ClientInfo,
  CompetitiveAnalysis,
  MarketingChannels,
  TargetAudience,
} from '../../../../src/shared/domain/questionnaire.ts';

type Answer =
  | keyof ClientInfo
  | keyof MarketingChannels
  | keyof TargetAudience
  | keyof CampaignObjectives
  | keyof CompetitiveAnalysis;

export interface Needs {
  /** The client's rules come first on every page. The most needed before the others. */
  topics: readonly FactTopic[];
  answers: ReadonlySet<Answer>;
}

const OFFER = ['productService', 'heroProduct', 'startingPrice', 'strengths', 'keyMessage'] as const;
const CARE = ['afterSalesService'] as const;
const WHY = ['whyNeedNow', 'currentChallenges', 'onlineAdIssues', 'hasOnlineAdExperience'] as const;
const GOALS = ['specificObjectives', 'marketingObjectives', 'marketingMediaBudget'] as const;
const PEOPLE = [
  'targetDemographics',
  'geographicLocation',
  'targetGroup',
  'ageRangeMin',
  'ageRangeMax',
  'gender',
  'additionalDemographics',
] as const;
const CHANNELS = [
  'website',
  'facebookPage',
  'instagramAccount',
  'tiktokProfile',
  'tiktokShop',
  'shopeeShop',
  'lazadaShop',
] as const;

const needs = (topics: readonly FactTopic[], ...answers: readonly (readonly Answer[])[]): Needs => ({
  topics: ['rules', 'client', ...topics],
  answers: new Set([...answers.flat(), 'additionalNotes']),
});

export const NEEDS: Readonly<Record<SectionType, Needs>> = {
  cover: needs(['goals', 'position'], OFFER),
  agenda: needs(['goals', 'position', 'reckoning'], OFFER),
  'market-objectives': needs(['goals', 'dates', 'money', 'reckoning'], WHY, GOALS),
  'market-overview': needs(['market', 'goals', 'moments'], ['marketContext'], WHY, PEOPLE),
  'business-overview': needs(['position', 'contrasts', 'channels'], OFFER, CARE, ['geographicLocation']),
  'market-channels-analysis': needs(['channels', 'position'], OFFER, WHY, CHANNELS),
  'target-persona': needs(['buyers', 'position', 'market'], OFFER, PEOPLE, WHY),
  'customer-journey': needs(['channels', 'buyers', 'position', 'reckoning'], OFFER, PEOPLE, WHY),
  'competitor-marketing': needs(['contrasts', 'position', 'channels'], OFFER, CARE, [
    'competitors',
    'geographicLocation',
    'targetDemographics',
  ]),
  'competitor-analysis': needs(['contrasts', 'position'], OFFER, CARE, ['competitors', 'marketContext']),
  'winning-zone': needs(['position', 'contrasts', 'buyers'], OFFER, CARE, [
    'competitors',
    'currentChallenges',
    'targetDemographics',
  ]),
  'key-takeaway': needs(['reckoning', 'goals', 'money', 'dates', 'position'], WHY, GOALS),
  'key-strategy': needs(
    ['goals', 'position', 'reckoning', 'buyers', 'channels', 'moments'],
    OFFER,
    WHY,
    GOALS,
  ),
  'content-strategy': needs(['channels', 'position', 'buyers', 'moments'], OFFER, CARE, [
    'targetDemographics',
    'currentChallenges',
  ]),
  'media-direction': needs(
    ['money', 'dates', 'channels', 'reckoning', 'moments'],
    ['productService', 'heroProduct'],
    GOALS,
  ),
  'campaign-structure': needs(
    ['money', 'channels', 'reckoning', 'buyers'],
    ['productService', 'heroProduct'],
    PEOPLE,
  ),
  'audience-mapping': needs(
    ['channels', 'buyers', 'market'],
    ['productService', 'heroProduct'],
    PEOPLE,
    CHANNELS,
  ),
  'suggestion-idea': needs(['position', 'channels', 'buyers', 'reckoning', 'moments'], OFFER, CARE, WHY),
  conclusion: needs(['dates', 'money', 'goals', 'reckoning', 'position'], WHY, GOALS),
};
