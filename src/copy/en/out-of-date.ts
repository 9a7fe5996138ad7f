/** Words of pages that were written from something else than what stands now, and of writing them anew. */
import { capital, pagesOf, type PageNumbers } from './numbers.ts';
import type { ReadingKey } from '../../shared/domain/corrections.ts';
import type { ChoiceKey } from '../../shared/domain/decisions.ts';
import type { FormData, FormGroup } from '../../shared/domain/questionnaire.ts';

const counted = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

type Field = { [G in FormGroup]: keyof FormData[G] }[FormGroup];

/** What each answer is called where it has changed. */
const answers = {
  companyName: 'Company name',
  businessType: 'Business type',
  businessSubType: 'Sub type',
  keyMessage: 'Key message',
  productService: 'Product or service',
  heroProduct: 'Hero product',
  startingPrice: 'Starting price',
  afterSalesService: 'After-sales service',
  strengths: 'Strengths',
  hasOnlineAdExperience: 'Online ad experience',
  whyNeedNow: 'Reason for now',
  onlineAdIssues: 'Issues so far',
  coverImage: 'Cover picture',
  website: 'Website',
  facebookPage: 'Facebook page',
  instagramAccount: 'Instagram account',
  tiktokProfile: 'TikTok profile',
  tiktokShop: 'TikTok Shop',
  shopeeShop: 'Shopee shop',
  lazadaShop: 'Lazada shop',
  targetDemographics: 'Demographics',
  geographicLocation: 'Location',
  targetGroup: 'Target group',
  ageRangeMin: 'Age range',
  ageRangeMax: 'Age range',
  gender: 'Gender',
  additionalDemographics: 'Audience insights',
  advertisingChannels: 'Channels',
  marketingMediaBudget: 'Budget',
  marketingObjectives: 'Objectives',
  specificObjectives: 'Goals',
  currentChallenges: 'Challenges',
  competitors: 'Competitors',
  marketContext: 'Market trends',
  additionalNotes: 'Notes',
} satisfies Record<Field, string>;

export const outOfDate = {
  region: 'Pages that are out of date',
  names: {
    answers: answers as Readonly<Record<string, string>>,
    /** An answer that has no name of its own. */
    answer: 'Answers',
    readings: {
      budget: 'Reading of the budget',
      goals: 'Reading of the goals',
      places: 'Reading of the places',
      ages: 'Reading of the ages',
      gender: 'Reading of the gender',
      buyers: 'Reading of the buyers',
      known: 'Reading of known costs',
      offer: 'Reading of the offer',
    } satisfies Record<ReadingKey, string> as Readonly<Record<string, string>>,
    assumption: 'Planning assumptions',
    choices: {
      position: 'Position',
      pillar: 'Leading content',
      idea: 'First idea',
    } satisfies Record<ChoiceKey, string> as Readonly<Record<string, string>>,
    /** Answered when the plan was sharpened. */
    question: 'Answers to the plan’s questions',
    /** Nobody remembers what has changed. */
    plan: 'The plan',
  },
  changed: (name: string, pages: number) => `${name} changed: ${counted(pages)}`,
  wasIs: (before: string, after: string) => `It was “${before}” and is “${after}” now.`,
  more: (causes: number) => (causes === 1 ? 'And one more change' : `And ${causes} more changes`),
  pages: (pages: PageNumbers) =>
    `${capital(pagesOf(pages))} ${pages.length === 1 ? 'is' : 'are'} out of date.`,
  others: (count: number) =>
    count === 0 ? '' : count === 1 ? 'The other one stays as it is.' : `The other ${count} stay as they are.`,
  stay: (texts: number) => (texts === 1 ? 'Your edited text stays.' : `Your ${texts} edited texts stay.`),
  update: (pages: number) => `Update ${counted(pages)}`,
  see: 'See what changes',
  updating: (pages: number) => `${counted(pages)} ${pages === 1 ? 'is' : 'are'} being written again.`,
  notUpdated: 'The pages were not updated',
  /** Under a page of the deck: what of its answers has changed. */
  mark: (names: readonly string[]) =>
    names.length === 0
      ? 'Out of date'
      : `${names[0] ?? ''} changed${names.length > 1 ? `, and ${names.length - 1} more` : ''}`,
  markQueued: 'To be written again',
  markStay: (texts: number) => (texts === 1 ? 'Your text stays' : `Your ${texts} texts stay`),
};
