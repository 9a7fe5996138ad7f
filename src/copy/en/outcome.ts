/** Why pages are not in a deck, and what to do about it: one sentence for each cause. */
import { capital, pagesOf, type PageNumbers } from './numbers.ts';

/** 'a', 'a and b', 'a, b and c'. */
const listed = (items: readonly (string | number)[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;

/** Output fields of the nineteen page types as a person would call them, after 'no'. */
const fields: Readonly<Record<string, string>> = {
  audienceMatrix: 'audiences',
  businessSolution: 'ideas for the business',
  communicationCreativeSolution: 'ideas for the creative',
  company: 'company name',
  competitors: 'competitors',
  competitorsDoBest: 'strengths of the competitors',
  contentPillars: 'content pillars',
  cta: 'call to action',
  customersWant: 'wishes of the customers',
  dataSources: 'sources',
  description: 'description',
  funnelLayers: 'funnel stages',
  items: 'list of contents',
  keyProducts: 'key products',
  linkToStrategy: 'link to the strategy',
  location: 'location',
  marketPosition: 'market position',
  mediaTargetingSolution: 'ideas for media and targeting',
  nextSteps: 'next steps',
  objectiveHeadline: 'headline',
  objectives: 'objectives',
  personas: 'personas',
  platformPlan: 'plan for the platforms',
  proposalTitle: 'title of the proposal',
  segmentSizes: 'market segments',
  selectionCriteria: 'selection criteria',
  stagePlans: 'media plan',
  stages: 'stages of the journey',
  strategies: 'strategies',
  summary: 'summary',
  summaryInsights: 'summary of the competition',
  sweetSpotSummary: 'summary of the sweet spot',
  takeaways: 'takeaways',
  totalMarketSize: 'market size',
  uniqueSellingPoints: 'selling points',
  visualDirection: 'visual direction',
  weDoBest: 'strengths of the company',
};

export const outcome = {
  title: 'Proposal Not Generated',
  region: 'Pages that are not in the deck',
  failedPages: (pages: PageNumbers) => `${capital(pagesOf(pages))} failed`,
  leftOutPage: (page: number, title: string) => `Page ${page}, ${title}, was left out`,
  leftOut: 'Left out',
  notInDeck: (failed: number, leftOut: number) =>
    listed([
      ...(failed === 0 ? [] : [failed === 1 ? '1 page failed' : `${failed} pages failed`]),
      ...(leftOut === 0 ? [] : [leftOut === 1 ? '1 page was left out' : `${leftOut} pages were left out`]),
    ]),
  /** 'no sources', 'no market size, market segments or sources'. */
  lacks: (missing: readonly string[]) =>
    `no ${listed(
      missing.map((field) => fields[field] ?? field),
      'or',
    )}`,
  /** The same where there is little room. */
  lacksShort: (missing: readonly string[]) => {
    const [first = ''] = missing;
    const more = missing.length - 1;
    return `no ${fields[first] ?? first}${more === 0 ? '' : ` and ${more} more`}`;
  },
  /** After 'Page 4, Market Overview, was left out'. */
  why: (lacks: string, keys: readonly string[]) => `What came back has ${lacks} (${keys.join(', ')}).`,
  noDelivery: 'No PowerPoint File',
  noDeliveryText: 'The file is made from the pages of the proposal, and none is written.',
  openSettings: 'Open Settings',
  edit: 'Edit',
  retry: 'Retry',
  causes: {
    unreachable: {
      agency:
        'The page service could not be reached: check the connection and the address under Page service in Settings, then retry.',
      model:
        'Your AI model could not be reached: check that it is running and its Base URL in Settings, then retry.',
    },
    timeout: {
      agency: (seconds: number) =>
        `The page service sent no answer within ${seconds} seconds: retry when it is less busy.`,
      model: (seconds: number) =>
        `Your AI model was not finished within ${seconds} seconds: allow it more time in Settings, or retry.`,
    },
    noSuchAddress: (said: string) =>
      `The page service was not found at its address (${said}): correct it under Page service in Settings, then retry.`,
    refused: (said: string) =>
      `The page service refuses to let you in (${said}): sign in to it, or correct Page service in Settings, then retry.`,
    notAccepted: (said: string) =>
      `The page service did not accept the answers (${said}): change them with Edit, or correct Page service in Settings.`,
    busy: (said: string) => `The page service is busy (${said}): retry in a few minutes.`,
    trouble: (said: string) =>
      `The page service has trouble of its own (${said}): retry in a few minutes, or tell whoever runs it.`,
    wrongSetting: {
      agency: (said: string) => `${said}: correct Page service in Settings, then retry.`,
      model: (said: string) => `${said}: correct Base URL or Model in Settings, then retry.`,
    },
    skipped: 'You skipped it while the run was waiting: retry when the service is there again.',
    other: (said: string) => `${said}: retry, or let the built-in planner write it.`,
    leftOut: 'What came back lacks what its slides need: retry, or let the built-in planner write the pages.',
    cancelled: 'It was stopped before its first page was written: continue, and the pages are written now.',
    broken: (said: string) =>
      `It was stopped by an error (${said}): continue, and the pages are written now.`,
  },
};
