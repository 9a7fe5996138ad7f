/**
 * What a sentence may presume of an offer, and when that is sure. Where it is not, the same place is said the general way
 * (`wordings/…/otherwise.ts`) or not at all: a sentence of another kind of offer is worse than a plain one.
 */
import { tellsCrews } from '../../../understanding/answers/capacity-jobs.ts';
import { readCosts } from '../../../understanding/answers/costs.ts';
import { tellsLimit as tellsHands } from '../../../understanding/answers/served-limits.ts';
import {
  tellsBudget,
  tellsGain,
  tellsLimit,
  tellsOften,
  tellsOrigin,
  tellsResults,
  tellsSeveral,
  tellsWholeSum,
} from '../../../understanding/answers/told-figures.ts';
import { isToldElsewhere } from '../../../understanding/figures/sources.ts';
import { STEP_RANK, stepOf } from '../../../understanding/figures/steps.ts';
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { UnknownCode } from '../reckoning/unknowns.ts';
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind, type Way } from '../readings/way.ts';
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';

export type Presumption =
  /** Something is sold: there are sales, rivals and orders. */
  | 'sale'
  /** It costs money, and the price may be named. */
  | 'price'
  /** Adverts lead to a page of the client's own. */
  | 'page'
  /** Somebody answers before people decide. */
  | 'talk'
  /** Companies buy, few enough to be listed by name. */
  | 'companies'
  /** Places, hours or hands of which there are only so many. */
  | 'room'
  /** The same customer comes again for the same. */
  | 'again';

/** Ways on which people come to a decision with nobody to ask. */
const ALONE: ReadonlySet<Way> = new Set(['cart', 'trial', 'install', 'shelf', 'walk-in']);

/** Who buys holds a post in a company, or is one. */
const POSTS =
  /\b(?:managers?|engineers?|directors?|heads? of|procurement|purchasing|buyers (?:at|of|in)|officers?|compan(?:y|ies)|factor(?:y|ies)|plants?|mills|manufacturers?|hospitals?|hotels?|distributors?|wholesalers?|chains|quarries|breweries|municipalit(?:y|ies)|councils?)\b|ผู้จัดการ|วิศวกร|จัดซื้อ|ฝ่าย|บริษัท|โรงงาน|โรงแรม|โรงพยาบาล|ผู้รับเหมา|ตัวแทนจำหน่าย|นิติบุคคล|เทศบาล/iu;
/** Each of them is one person or one small shop. */
const SINGLE =
  /\b(?:self-employed|sole traders?|freelanc\w+|one-(?:man|person|woman|car|van)|small (?:shops?|businesses|firms)|market traders?|owners? of (?:a|one))\b|แม่ค้า|พ่อค้า|ร้าน(?:ข้าว|ค้า|เล็ก|อาหารตามสั่ง|กาแฟ)|รายย่อย|ฟรีแลนซ์/iu;
/** More than anybody writes to one by one. */
const LISTED = 300;

/** Kinds that are done by hands, or stand in a place of so much room. */
const ROOMS: ReadonlySet<OfferKind | undefined> = new Set([
  'appointment service',
  'project service',
  'goods with installation',
  'course',
  'stay',
  'tour',
  'meal or venue',
  'delivery',
  'residential care',
]);
/** Kinds that the same person needs again and again. */
const AGAIN: ReadonlySet<OfferKind | undefined> = new Set([
  'consumable goods',
  'appointment service',
  'meal or venue',
  'delivery',
  'industrial supply',
]);

/** Steps at which somebody answers. */
const TALKS = /\b(?:lead|chat|call|meeting|quote|enquir|inquir|visit)/iu;
const isTalkedWith = ({ costs, rates }: Readings): boolean =>
  [...costs.map(({ per }) => per), ...rates.flatMap(({ from, to }) => [from ?? '', to ?? ''])].some((step) =>
    TALKS.test(step),
  );

const isSold = ({ people, price }: Readings): boolean =>
  isSoldTo(people) && people !== 'sellers' && price.free !== true;

const HOLDS: Readonly<Record<Presumption, (r: Readings) => boolean>> = {
  sale: isSold,
  price: (r) => isSold(r) && !forbidsPrices(r.rules),
  page: ({ ownChannels }) => ownChannels.includes('website'),
  // Where a page alone leads on, nobody surely talks.
  talk: (r) =>
    !ALONE.has(r.way) &&
    // Who counts calls, chats or meetings talks.
    (isTalkedWith(r) || !((r.way === 'unknown' || r.way === 'cause') && r.ownChannels.includes('website'))),
  companies: ({ audience, answers, adChannels, goals }) => {
    const who = `${answers.targetDemographics}\n${answers.additionalDemographics}`;
    return (
      audience.b2b &&
      (POSTS.test(who) || adChannels.includes('linkedin-ads')) &&
      !SINGLE.test(`${who}\n${answers.productService}`) &&
      goals.every(({ kind, to }) => (kind !== 'count' && kind !== 'ramp') || (to ?? 0) <= LISTED)
    );
  },
  room: (r) => r.people === 'applicants' || ROOMS.has(sureKind(r.offer)),
  again: (r) =>
    isSold(r) &&
    AGAIN.has(sureKind(r.offer)) &&
    r.offer.repeat.value !== 'once' &&
    r.offer.repeat.value !== 'renewal',
};

/** In the order in which the general sentences are laid over the others. */
export const PRESUMPTIONS: readonly Presumption[] = [
  'sale',
  'price',
  'page',
  'talk',
  'companies',
  'room',
  'again',
];

/** Whether it is sure of this offer. */
export const isSureOf = (r: Readings, presumption: Presumption): boolean => HOLDS[presumption](r);

/** What this offer does not surely have. */
export const unheldIn = (r: Readings): Presumption[] => PRESUMPTIONS.filter((each) => !isSureOf(r, each));

/** Kinds of which nothing is left over from a price. */
const NO_MARGIN: ReadonlySet<OfferKind | undefined> = new Set(['finance product', 'cause']);

/** Kinds of which a customer surely buys more, and how often changes what one is worth. */
const USED_UP: ReadonlySet<OfferKind | undefined> = new Set(['consumable goods', 'industrial supply']);

/** Figures that this client is not asked for: it has none, or some answer speaks of it already. */
export function unaskedOf(r: Readings): Set<UnknownCode> {
  const unasked = new Set<UnknownCode>();
  const drop = (code: UnknownCode, isOut: boolean): void => void (isOut && unasked.add(code));
  const told = Object.values(r.answers).filter((answer) => typeof answer === 'string');
  const { onlineAdIssues, marketingMediaBudget } = r.answers;
  drop('budget', told.some(tellsBudget));
  drop('budget-period', tellsWholeSum(marketingMediaBudget));
  drop('repeat', !isSureOf(r, 'again') || !USED_UP.has(sureKind(r.offer)) || told.some(tellsOften));
  drop('room', !isSureOf(r, 'room') || r.capacity !== undefined || told.some(tellsServed));
  drop('price', !isSold(r));
  drop('margin', !isSold(r) || NO_MARGIN.has(r.offer.kind.value) || told.some(tellsGain));
  const paid = costsTold(r);
  // Who never advertised knows no cost of it, and who told one is not asked again, however little follows from it.
  drop('cost', r.experience === 'no' || paid.length > 0 || tellsResults(onlineAdIssues));
  drop(
    'rate',
    paid.some((per) => STEP_RANK[stepOf(per) ?? 'impression'] >= STEP_RANK.booking) ||
      (r.rates.every(({ kind }) => kind !== 'conversion') && tellsSeveral(onlineAdIssues)),
  );
  // Of a goal for once there is no usual month, and whoever counted results told them.
  const counted = r.goals.find(({ kind }) => kind === 'count');
  drop('today', counted?.isMore === true || counted?.per === undefined || tellsResults(onlineAdIssues));
  // Only who told what adverts bring can say how many came by them.
  drop('today-from-media', r.experience === 'no' || paid.length === 0 || told.some(tellsOrigin));
  return unasked;
}

/** How much can be served, in any phrase of an answer. */
const tellsServed = (answer: string): boolean =>
  tellsLimit(answer) || tellsCrews(answer) || answer.split(/[\n.;,|]/u).some(tellsHands);

/** Of what a client tells an advert's cost, in its own words; not of what is printed, posted or sold by a directory. */
const costsTold = ({ answers: { onlineAdIssues } }: Readings): string[] =>
  readCosts([['onlineAdIssues', onlineAdIssues]]).flatMap(({ per, at }) =>
    at === undefined || isToldElsewhere(onlineAdIssues, at) ? [] : [per],
  );

/**
 * Sentences that presume more than that there is an offer, by what they presume: places of the wordings. Each is said
 * only where that is sure, or has its general form in `otherwise.ts`; a test walks them over offers of all kinds.
 */
export const PRESUMING: Readonly<Record<Presumption, readonly string[]>> = {
  sale: [
    'competitorAnalysis.comparableNamed',
    'competitorAnalysis.criteriaNone',
    'verdict.pointAlone',
    'questions.price',
    'questions.marginAny',
    'questions.repeat',
    'winningZone.sweetPlain',
  ],
  price: [
    'contentStrategy.howMuch',
    'contentStrategy.pillars.priced',
    'questions.margin',
    'mediaDirection.price',
    'mediaDirection.priceOpen',
    'suggestionIdea.reply',
    'suggestionIdea.page',
    'suggestionIdea.notIn',
  ],
  page: ['suggestionIdea.page', 'suggestionIdea.gapPage'],
  talk: [
    'suggestionIdea.reply',
    'suggestionIdea.note',
    'keyStrategy.objectionHints',
    'keyStrategy.reportOwn',
    'keyStrategy.reportWait',
    'keyStrategy.waitHints',
    'keyStrategy.reportObjection',
    'audienceMapping.noList',
    'audienceMapping.headlineBase',
    'marketOverview.countAsked',
  ],
  companies: [
    'moves.namedTitle',
    'moves.namedWhy',
    'moves.namedHints',
    'moves.reportAccounts',
    'suggestionIdea.sales',
    'marketOverview.countFirms',
    'marketOverview.situationFirms',
  ],
  room: ['questions.room'],
  again: ['questions.repeat'],
};
