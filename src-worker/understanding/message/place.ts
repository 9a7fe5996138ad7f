/** Where an answer stands in the message: which part says it, whether that part is asked for it, and how its words end. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Segment, SegmentKind, Whose } from './segment.ts';
import type { Found } from './spans.ts';
import type { Topic } from './topics.table.ts';

/** The fields that a topic asks for. */
const ASKS: Readonly<Partial<Record<Topic, string>>> = {
  company: 'companyName',
  products: 'productService',
  hero: 'heroProduct',
  price: 'startingPrice',
  afterSales: 'afterSalesService',
  strengths: 'strengths',
  keyMessage: 'keyMessage',
  whyNow: 'whyNeedNow',
  experience: 'hasOnlineAdExperience',
  adIssues: 'onlineAdIssues',
  website: 'website',
  facebook: 'facebookPage',
  instagram: 'instagramAccount',
  tiktok: 'tiktokProfile',
  tiktokShop: 'tiktokShop',
  shopee: 'shopeeShop',
  lazada: 'lazadaShop',
  audience: 'targetDemographics',
  group: 'targetGroup targetDemographics',
  ages: 'ageRangeMin ageRangeMax',
  gender: 'gender',
  places: 'geographicLocation',
  insights: 'additionalDemographics',
  channels: 'advertisingChannels',
  budget: 'marketingMediaBudget',
  goals: 'specificObjectives',
  objectives: 'marketingObjectives',
  challenges: 'currentChallenges',
  competitors: 'competitors',
  market: 'marketContext',
  notes: 'additionalNotes',
};
const KINDS: readonly SegmentKind[] = [
  'struck',
  'title',
  'heading',
  'question',
  'sentence',
  'item',
  'cell',
  'label',
];
const WHOSE: readonly Whose[] = ['boilerplate', 'signature', 'agency', 'agreed', 'client'];
const BY = ['', 'heading', 'question', 'label'];

/** What stands beside a place: nothing or a line's end 3, a mark 2, a gap 1, a letter 0. */
const edge = (character: string | undefined): number =>
  character === undefined || character === '\n'
    ? 3
    : /[.,;:!?()|/•"“”\t–—-]/u.test(character)
      ? 2
      : /\s/u.test(character)
        ? 1
        : 0;

/** The nearest character that is no space, or a line's end. */
function beside(text: string, at: number, step: 1 | -1): string | undefined {
  let place = at;
  while (text[place] === ' ') place += step;
  return text[place];
}

const isNumber = (condition: boolean): number => (condition ? 1 : 0);

/** What stands at a place of the message. */
export interface Surroundings {
  segments: (start: number, end: number) => readonly Segment[];
  found: (start: number, end: number) => readonly Found[];
}

export function placeOf(
  text: string,
  { segments, found }: Surroundings,
  { path, value, span, tag }: { path: string; value: unknown; span: Span; tag: string | undefined },
): number[] {
  const within = segments(span.start, span.start + 2).findLast(
    ({ span: own }) => own.start <= span.start + 1 && span.start < Math.max(own.end, own.start + 1),
  );
  const field = path.split('.')[1] ?? '';
  const topics = within?.topics ?? [];
  const isAsked = topics.some((topic) => (ASKS[topic] ?? '').split(' ').includes(field));
  const words = text.slice(span.start, span.end);
  const rivals = found(span.start, span.end).filter(
    (one) => one.tag !== tag && one.start < span.end && span.start < one.end,
  );
  const length = Math.max(1, span.end - span.start);
  const whole =
    within === undefined ? 0 : Math.min(1, length / Math.max(1, within.span.end - within.span.start));
  const before = text.slice(Math.max(0, span.start - 40), span.start);
  return [
    isAsked ? 2 : topics.length > 0 ? 0 : 1,
    topics.indexOf(topics.find((topic) => (ASKS[topic] ?? '').split(' ').includes(field)) ?? 'ignored'),
    BY.indexOf(within?.by ?? ''),
    KINDS.indexOf(within?.kind ?? 'sentence'),
    WHOSE.indexOf(within?.whose ?? 'client'),
    whole,
    within === undefined ? 0 : span.start - within.span.start,
    edge(beside(text, span.start - 1, -1)),
    edge(beside(text, span.end, 1)),
    Math.max(0, ...rivals.map(({ probability }) => probability)),
    Math.max(
      0,
      ...rivals
        .filter((one) => one.start <= span.start && one.end >= span.end)
        .map(({ probability }) => probability),
    ),
    span.start / Math.max(1, text.length),
    Math.log(1 + text.length),
    Math.log(length),
    readQuantities(words).length,
    isNumber(readAddresses(words).length > 0),
    negationsIn(words).length,
    isNumber(negationsIn(before).some(({ scope }) => scope.end >= before.length - 2)),
    isNumber(/\p{Script=Thai}/u.test(words)),
    Array.isArray(value) ? value.length : 0,
    isNumber(/^\p{Lu}|^\p{N}/u.test(words)),
  ];
}
