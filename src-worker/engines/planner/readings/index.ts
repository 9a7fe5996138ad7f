/** All readings of one questionnaire, in one place. Pure: the same answers give the same readings. */
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../../src/shared/reading/quantity.ts';
import { hasLine } from '../../../../src/shared/reading/line-app.ts';
import { saysNobodyFilms, tacticsIn, type Tactic } from '../../../../src/shared/domain/tactics.ts';
import type { AdvertisingChannel, MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../../src/shared/domain/options.ts';
import { matchBusinessSubType, matchBusinessType } from '../../../../src/shared/domain/taxonomy.ts';
import type { ReadingKey } from '../../../../src/shared/domain/corrections.ts';
import { peopleOf, type People } from './people.ts';
import { wayOf, type Way } from './way.ts';
import type { Act } from '../data/acts.ts';
import { abroad, CAUTIONS, type Caution } from '../data/cautions.ts';
import { remediesOf, type Remedy } from '../data/challenges.ts';
import { holds } from '../data/conditions.ts';
import { topicsOf, type Topic } from '../data/topics.ts';
import { tradeFor, type Trade } from '../data/trades/index.ts';
import type { Offer } from '../../../understanding/offer/offer.ts';
import { readOffer } from '../../../understanding/offer/read-offer.ts';
import { factsOf, isPrice } from '../../../understanding/phrases/apart.ts';
import { isNothingOfThem } from '../../../understanding/phrases/inner.ts';
import { claimsIn, pointOf, shortForm, type Claim } from '../../../understanding/phrases/index.ts';
import { isBareWord } from '../../../understanding/phrases/fragments.ts';
import { proofsIn } from '../../../understanding/phrases/proofs.ts';
import {
  isOfOthers,
  namesRival,
  oursIn,
  othersIn,
  partedSides,
  sharesName,
  withoutOurs,
  type Beside,
} from '../../../understanding/phrases/others.ts';
import { heardIn, type Heard } from '../../../understanding/answers/heard.ts';
import { tellsPage } from '../../../understanding/answers/own-page.ts';
import { fieldOf } from '../../../understanding/answers/roles.ts';
import { pastAdsIn, type PastAds } from '../../../understanding/answers/past-ads.ts';
import { insightsIn, type Insight } from '../../../understanding/answers/insights.ts';
import { inMoney } from '../../../understanding/answers/price-words.ts';
import { clauses, oneLine } from '../../../understanding/text.ts';
import { clean } from '../../../understanding/clean.ts';
import { asWritten, withoutAnnouncing } from '../../../understanding/spoken.ts';
import { actOf, closingOf } from './act.ts';
import type { Answers } from '../../../understanding/answers/answers.ts';
import { readAudience, type AudienceReading } from '../../../understanding/answers/audience.ts';
import type { BudgetReading } from '../../../understanding/answers/budget.ts';
import {
  correctedAudience,
  correctedBudget,
  correctedGoals,
  correctedKeys,
  correctedKnown,
  correctedPlaces,
} from './corrected.ts';
import type { Capacity } from '../../../understanding/answers/capacity.ts';
import { readSeasons, type Season } from '../../../understanding/answers/seasons.ts';
import { heardPrice } from '../../../understanding/answers/heard-price.ts';
import { isUnsettled, unsettledIn, type Unsettled } from '../../../understanding/contradictions/unsettled.ts';
import { understand } from '../../../understanding/answers/understand.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { wholeReasons } from './reasons.ts';
import { readConstraints, readFace, type Constraint } from '../../../understanding/answers/notes.ts';
import { isInThailand, readPlaces, type Place } from '../../../understanding/places/read-places.ts';
import { isInConfidence } from '../../../understanding/silence.ts';
import {
  isFixedPrice,
  readInstalments,
  type Instalments,
  type PriceReading,
} from '../../../understanding/answers/price.ts';
import { addedUp, namedInThai, quotedUnlessSure, wantedOf, withoutWhole } from './sifted.ts';
import { readHero, readProducts, type ProductsReading } from '../../../understanding/answers/products.ts';
import type { KnownCost } from '../../../understanding/answers/costs.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import type { KnownRate } from '../../../understanding/answers/rates.ts';

export type { Answers } from '../../../understanding/answers/answers.ts';

export type OwnChannelId =
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'tiktok-shop'
  | 'shopee'
  | 'lazada'
  | 'line';

export interface CompetitorReading {
  /** '' where the card has none. */
  name: string;
  website: string;
  /** The client's words, each whole. */
  strengths: string[];
  weaknesses: string[];
  /** The same, with what each speaks of. */
  good: Claim[];
  bad: Claim[];
}

export interface Readings {
  answers: Answers;
  /** 1 to 13, or 0. */
  typeId: number;
  /** Name of the sub-category, else of the type; '' where none was chosen. */
  typeName: { en: string; th: string };
  /** Whether `typeName` is a sub-category's. */
  hasSubType: boolean;
  offer: Offer;
  /** What people may weigh, and what may be done about challenges, of this offer. */
  topics: readonly Topic[];
  remedies: readonly Remedy[];
  trade: Trade;
  act: Act;
  cautions: readonly Caution[];
  products: ProductsReading;
  /** The objective that the closing step of the funnel is bought for. */
  closing: MarketingObjective;
  /** Short name of the hero product, else of the first product; '' where neither was said. */
  hero: string;
  price: PriceReading;
  instalments?: Instalments;
  /** What speaks for the client, with what can be checked beside the product. */
  strengths: string[];
  afterSales: string[];
  /** All that speaks for the client, strengths first, with what each speaks of. */
  claims: Claim[];
  experience: 'yes' | 'no' | '';
  issues: string[];
  reasons: string[];
  ownChannels: readonly OwnChannelId[];
  adChannels: readonly AdvertisingChannel[];
  audience: AudienceReading;
  /** What those are called that the plan speaks to. */
  people: People;
  /** By which step they come to a decision. */
  way: Way;
  places: Place[];
  budget: BudgetReading;
  objectives: readonly MarketingObjective[];
  goals: Goal[];
  /** Where they stand. */
  goalsFrom: 'specificObjectives' | 'whyNeedNow';
  challenges: string[];
  costs: KnownCost[];
  rates: KnownRate[];
  competitors: CompetitorReading[];
  /** What the client says of others beside itself: 'print shops take 8', with what it says of itself right before it. */
  others: (Claim & Beside)[];
  /** What the client says of itself on a rival's card. */
  toldBeside: Claim[];
  trends: string[];
  notes: string[];
  constraints: Constraint[];
  /** What the client knows of its buyers and tells in passing, in any answer. */
  insights: (Insight & { field: (typeof TOLD_OF_BUYERS)[number] })[];
  /** What starts and stops buyers and what they ask, each by itself, where the client labels it. */
  heard: (Heard & { field: (typeof HEARD_IN)[number] })[];
  /** What its adverts brought that was of no use. */
  pastAds: PastAds;
  /** Every rule that the client states, in any answer. */
  rules: Rule[];
  /** What another answer takes back, or a rule forbids: it leads nothing until a person settles it. */
  unsettled: readonly Unsettled[];
  /** The slogan; '' where none was given, or where it is not settled. */
  slogan: string;
  /** What these rules, and what the client can do, keep out of the campaign. */
  without: ReadonlySet<Tactic>;
  /** What can be served at most, where the client says so. */
  capacity?: Capacity;
  /** When the client sells most, and when it is closed. */
  seasons: readonly Season[];
  face?: 'owner' | 'expert';
  /** A man wrote the answers, by how he ends his sentences; the readings leave these words out. */
  isMan: boolean;
  /** Readings that are the person's own, not the text's. */
  corrected: readonly ReadingKey[];
}

const OWN: readonly (readonly [OwnChannelId, keyof FormData['marketingChannels']])[] = [
  ['website', 'website'],
  ['facebook', 'facebookPage'],
  ['instagram', 'instagramAccount'],
  ['tiktok', 'tiktokProfile'],
  ['tiktok-shop', 'tiktokShop'],
  ['shopee', 'shopeeShop'],
  ['lazada', 'lazadaShop'],
];

/** Answers in which a client tells of its own LINE; those of buyers, markets and money tell of others'. */
const OWN_WORDS = [
  'keyMessage',
  'productService',
  'heroProduct',
  'startingPrice',
  'afterSalesService',
  'strengths',
  'whyNeedNow',
  'onlineAdIssues',
  'specificObjectives',
  'currentChallenges',
  'additionalNotes',
] as const satisfies readonly (keyof Answers)[];

/** The readings of the form that was read last: a plan is made again and again while a person tries assumptions. */
let last: { form: string; readings: Readings } | undefined;

/** Whoever calls itself a clinic treats people, whatever it hires out beside. */
const CLINIC = /\b(?:clinic|hospital|dental|dentists?)\b|คลินิก|โรงพยาบาล|ทันตกรรม/iu;
const isClinic = ({ clientInfo }: FormData, { business, goods }: Offer): boolean =>
  !business &&
  CLINIC.test(clientInfo.companyName) &&
  !/\bPets?\b/iu.test(clientInfo.businessType) &&
  !goods.families.some((family) => family.startsWith('pet') || family === 'live animals');

export function readAnswers(form: FormData): Readings {
  const text = JSON.stringify(form);
  if (last?.form !== text) last = { form: text, readings: readAll(form) };
  return last.readings;
}

function readAll(form: FormData): Readings {
  const { clientInfo, marketingChannels, campaignObjectives, competitiveAnalysis } = form;
  const read = understand(form);
  // What the client asks to keep is on no page, whatever it would be a reason for.
  const answers = isInConfidence(read.answers.whyNeedNow)
    ? { ...read.answers, whyNeedNow: '' }
    : read.answers;
  const type = matchBusinessType(clean(clientInfo.businessType));
  const sub = matchBusinessSubType(clean(clientInfo.businessSubType), type);
  const typeId = type?.id ?? 0;
  const offer = readOffer(form);
  const trade = tradeFor(offer);
  const cautions = CAUTIONS.filter(
    ({ id, when }) => when.some((each) => holds(each, offer)) || (id === 'medical' && isClinic(form, offer)),
  ).filter(
    // A clinic needs no reminder about cosmetics, nor a winery about food.
    ({ id }, _, all) =>
      !(id === 'cosmetic' && all.some((other) => ['medical', 'supplement'].includes(other.id))) &&
      !(id === 'food' && all.some((other) => ['alcohol', 'tobacco', 'supplement'].includes(other.id))),
  );
  const places =
    correctedPlaces(form) ?? withoutWhole(readPlaces(answers.geographicLocation), answers.geographicLocation);
  const objectives: ReadonlySet<MarketingObjective> = new Set(MARKETING_OBJECTIVES);
  const ordered = campaignObjectives.marketingObjectives.filter(
    (id, i, all) => objectives.has(id) && all.indexOf(id) === i,
  );
  const audience = correctedAudience(
    form,
    readAudience(form, answers.targetDemographics, answers.additionalDemographics, typeId === 12),
  );
  const face = readFace(answers.additionalNotes);
  const instalments = readInstalments([
    answers.heroProduct,
    answers.startingPrice,
    answers.strengths,
    answers.productService,
  ]);
  const adChannels = ADVERTISING_CHANNELS.filter((id) => campaignObjectives.advertisingChannels.includes(id));
  const people = peopleOf({ answers, offer, price: read.price, audience, objectives: ordered });
  // Pay is no price: nothing is sold for it, and more of it is better.
  const price: PriceReading =
    people === 'applicants'
      ? { text: read.price.text, currency: read.price.currency, unit: '' }
      : isFixedPrice(answers.startingPrice, `${answers.productService}\n${answers.strengths}`)
        ? { ...read.price, fixed: true }
        : read.price;
  const products = withoutHome(
    readProducts(answers.productService),
    answers.companyName,
    answers.geographicLocation,
  );
  const hero = readHero(answers.heroProduct, products.names);
  const { competitors: cards } = competitiveAnalysis;
  const names = cards.map(({ name }) => oneLine(clean(name)));
  const told = partedSides(claimsIn(withoutAnnouncing(answers.strengths), 'strengths'), names, (words) =>
    pointOf(words, 'strengths'),
  );
  const unsettled = unsettledIn(form, read);
  const strengths = told.ours
    .flatMap((claim) => factsOf(claim, 'strengths'))
    .filter(({ words }) => !isUnsettled(unsettled, 'strengths', words));
  const afterSales = claimsIn(answers.afterSalesService, 'aftersales').filter(
    ({ words }) => !isOfOthers(words, names) && !isUnsettled(unsettled, 'afterSalesService', words),
  );
  // What can be checked is told beside what is sold, where the strengths do not hold it.
  const proofs = proofsIn([answers.productService, answers.heroProduct].join('\n'))
    .filter((words) => strengths.every((own) => !own.words.includes(words) && !words.includes(own.words)))
    // 'CP12 certificate' is what is sold, and proves nothing.
    .filter((words) => ![hero.name, ...products.names].some((name) => isSameName(name, words)))
    .map((words) => pointOf(words, 'strengths'));
  const budget = correctedBudget(form, answers.marketingMediaBudget) ?? read.budget;
  const known = correctedKnown(form);
  const hasPage = clean(marketingChannels.website) !== '';
  const ownChannels = [
    ...OWN.filter(
      ([id, field]) => clean(marketingChannels[field]) !== '' || (id === 'website' && tellsPage(answers)),
    ).map(([id]) => id),
    ...(OWN_WORDS.some((field) => hasLine(answers[field])) ? (['line'] as const) : []),
  ];
  const without = withoutOf(read.rules, answers);
  const way = wayOf({ people, offer, objectives: ordered, ownChannels, adChannels, answers, price, without });
  const act = actOf(
    ordered,
    offer,
    audience.b2b,
    people === 'residents' && !hasPage ? 'buyers' : people,
    way,
  );
  return {
    answers,
    typeId,
    typeName: { en: sub?.en ?? type?.en ?? '', th: sub?.th ?? type?.th ?? '' },
    hasSubType: sub !== undefined,
    offer,
    trade,
    topics: topicsOf(offer),
    remedies: remediesOf(offer).filter(
      ({ id }) => id !== 'likes' || paysForLikes(answers, known?.costs ?? read.costs),
    ),
    act,
    closing: closingOf(ordered, act),
    cautions: isAbroad(places) ? cautions.map(abroad) : cautions,
    products,
    hero: hero.name,
    price,
    ...(instalments ? { instalments } : {}),
    strengths: [...strengths, ...proofs].map(({ words }) => words),
    afterSales: afterSales.map(({ words }) => words),
    claims: [
      ...[...strengths, ...proofs, ...afterSales].map((claim) => ({
        ...claim,
        words: shortForm(claim.words),
      })),
      ...[...hero.claims, ...products.claims].filter(({ words }) => !isOfOthers(words, names)),
    ],
    experience: clientInfo.hasOnlineAdExperience,
    issues: clauses(answers.onlineAdIssues),
    reasons: wholeReasons(answers.whyNeedNow),
    ownChannels,
    adChannels,
    audience,
    people,
    way,
    places,
    budget,
    objectives: ordered,
    goals: (
      correctedGoals(form, answers[read.goalsFrom]) ??
      addedUp(quotedUnlessSure(wantedOf(read.goals, answers.specificObjectives), answers[read.goalsFrom]))
    )
      .slice(0, 4)
      .map(namedInThai),
    goalsFrom: read.goalsFrom,
    corrected: correctedKeys(form),
    challenges: clauses(answers.currentChallenges),
    costs: known?.costs ?? read.costs,
    rates: known?.rates ?? read.rates,
    competitors: cards
      .map((card) => withTold(rivalOf(inOneDollar(card, answers.startingPrice)), told.theirs))
      .map((card) => withHeard(card, answers))
      .filter((c) => c.name !== '' || c.website !== '' || c.strengths.length > 0 || c.weaknesses.length > 0),
    others: told.theirs,
    toldBeside: cards
      .flatMap((card) => [card.strengths, card.weaknesses])
      .flatMap((answer) => oursIn(asWritten(clean(answer))))
      .map((words) => pointOf(words, 'strengths')),
    trends: clauses(answers.marketContext),
    notes: clauses(answers.additionalNotes),
    seasons: readSeasons(read.texts),
    ...(read.capacity === undefined || NO_ROOM.test(read.capacity.text) ? {} : { capacity: read.capacity }),
    insights: TOLD_OF_BUYERS.flatMap((field) =>
      insightsIn(answers[field])
        .filter((insight) => field !== 'additionalNotes' || isOfAudience(insight, answers))
        .map((insight) => ({ ...insight, field })),
    ),
    heard: HEARD_IN.flatMap((field) =>
      heardIn(answers[field], fieldOf(field)).map((heard) => ({ ...heard, field })),
    ),
    pastAds: pastAdsIn(answers.onlineAdIssues),
    rules: read.rules,
    unsettled,
    slogan: isUnsettled(unsettled, 'keyMessage', answers.keyMessage) ? '' : answers.keyMessage,
    without,
    constraints: readConstraints(answers.additionalNotes),
    ...(face ? { face } : {}),
    isMan: /ครับ|คับ(?![ก-๛])/u.test(JSON.stringify(form)),
  };
}

/** 'เรือลอยอังคาร สัตหีบ' of 'ลุงชาญ สัตหีบ': a word of the firm's name behind the first product is where it is, and nothing sold. */
function withoutHome(products: ProductsReading, company: string, where: string): ProductsReading {
  const own = new Set(company.split(/\s+/u));
  const isPlace = (name: string): boolean =>
    /^\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*)*$/u.test(name) && where.includes(name);
  return {
    ...products,
    names: products.names.filter((name, at) => at === 0 || !(own.has(name) || isPlace(name))),
  };
}

const isSameName = (name: string, words: string): boolean => name.toLowerCase() === words.toLowerCase();

/** One word, or a price and nothing else. */
const saysLittle = (words: string): boolean => isBareWord(words) || isPrice(words);

/** Answers in which buyers are heard, in the order in which they are believed. */
const HEARD_IN = [
  'currentChallenges',
  'targetDemographics',
  'additionalDemographics',
  'onlineAdIssues',
  'marketContext',
  'whyNeedNow',
  'additionalNotes',
] as const;
const TOLD_OF_BUYERS = [
  'onlineAdIssues',
  'currentChallenges',
  'additionalDemographics',
  'targetDemographics',
  'additionalNotes',
  'marketContext',
  'whyNeedNow',
] as const;

/** Who has a say in a note to the agency is one of the client's own, unless the audience names them too. */
const isOfAudience = (
  { kind, who }: Insight,
  { targetDemographics, additionalDemographics }: Answers,
): boolean =>
  kind === 'breaks' ||
  `${targetDemographics}\n${additionalDemographics}`
    .toLowerCase()
    .includes(who.toLowerCase().replace(/s$/u, ''));

/** From where on it pays is not how many fit. */
const NO_ROOM = /\bbreak[- ]?even\b|คุ้มทุน|เท่าทุน/iu;
/** Sentences, each of which may say that something is not wanted. */
const SENTENCES = /[^.!?\n;]+/gu;

const LIKES = /\blikes?\b|ไลก์|ไลค์/iu;
/** Who tells what a chat or a call costs pays for that, unless likes are complained of in so many words. */
const paysForLikes = ({ onlineAdIssues, currentChallenges }: Answers, costs: readonly KnownCost[]): boolean =>
  LIKES.test(`${onlineAdIssues}\n${currentChallenges}`) ||
  !costs.some(({ per }) => !['like', 'impression', undefined].includes(stepOf(per)));

/** Rules keep out what they name whole, wherever the client asks for it; film too where nobody is there for it. */
const withoutOf = (rules: readonly Rule[], answers: Answers): Set<Tactic> =>
  new Set([
    ...rules.flatMap(({ quote }) => tacticsIn(quote)),
    ...[answers.additionalNotes, answers.currentChallenges, answers.onlineAdIssues].flatMap((answer) =>
      (answer.match(SENTENCES) ?? []).flatMap((sentence) => tacticsIn(sentence)),
    ),
    ...(Object.values(answers).some(saysNobodyFilms) ? (['film'] as const) : []),
  ]);

/** What is done in our place is called by its noun: 'การจ้างคนดูแลที่บ้าน'. */
const asName = (name: string): string =>
  /^(?:จ้าง|ซื้อ(?:จาก|เอง|มือสอง)|ทำเอง|ซักเอง|ล้างเอง|ดูแลเอง|ปลูกเอง|เรียนเอง|ซ่อมเอง|กู้(?:นอกระบบ|ธนาคาร)|ปล่อยไว้|ไม่ทำ|ใช้(?:ของเดิม|เครื่องเดิม|กระดาษ|excel)|ให้ญาติ)/iu.test(
    name,
  )
    ? `การ${name}`
    : name;

/** Whether the client speaks of this rival, by its name or a word of it: 'print shops' of 'The campus print centre'. */
const isOf = ({ name }: CompetitorReading, words: string): boolean =>
  name !== '' && (namesRival(words, [name]) || sharesName(othersIn(words), name));

/** With what the strengths say of this rival and its own card does not: the other side of a comparison. */
function withTold(card: CompetitorReading, theirs: readonly Claim[]): CompetitorReading {
  const known = [...card.strengths, ...card.weaknesses].join(' ');
  const isNews = (words: string): boolean =>
    readQuantities(words).some(({ figure }) => !known.includes(words.slice(figure.start, figure.end)));
  const more = theirs.filter(({ words }) => isOf(card, words) && isNews(words));
  return more.length === 0 ? card : { ...card, bad: [...card.bad, ...more] };
}

/** With the price that buyers say it has, where its card tells none. */
function withHeard(card: CompetitorReading, answers: Answers): CompetitorReading {
  const isTold = [...card.strengths, ...card.weaknesses].some((words) => readQuantities(words).some(isSum));
  const price = isTold
    ? ''
    : heardPrice(card.name, [
        answers.additionalDemographics,
        answers.currentChallenges,
        answers.marketContext,
      ]);
  return price === ''
    ? card
    : { ...card, good: [...card.good, pointOf(inMoney(price, answers.startingPrice), 'rivalgood')] };
}
const isSum = ({ quantity }: Reading): boolean => quantity.kind === 'money';

/** Dollars that the client names by their country: then a bare '$' beside them is the same money. */
const NAMED_DOLLAR = /(?<![A-Za-z])(?:CA|C|AU|A|NZ|HK|NT|S)\$(?=\s?\d)/u;
const BARE_DOLLAR = /(?<![A-Za-z])\$(?=\s?\d)/gu;
type Card = FormData['competitiveAnalysis']['competitors'][number];
function inOneDollar(card: Card, price: string): Card {
  const dollar = NAMED_DOLLAR.exec(price)?.[0];
  if (dollar === undefined) return card;
  const named = (text: string): string => text.replaceAll(BARE_DOLLAR, () => dollar);
  return { ...card, strengths: named(card.strengths), weaknesses: named(card.weaknesses) };
}

/** The rival's own name before what is told of it: 'mall: 30 rupees, roof' under 'Mall', 'Foshan, RM1,900' under 'Foshan'. */
function withoutName(answer: string, name: string): string {
  const [, head = '', rest = answer] = /^([^:,]+)[:,]\s+(.+)$/su.exec(answer) ?? [];
  return isSameName(head.trim(), name.trim()) ? rest : answer;
}

function rivalOf({ name, website, strengths, weaknesses }: Card): CompetitorReading {
  const read = (answer: string, field: 'rivalgood' | 'rivalbad') =>
    claimsIn(withoutOurs(asWritten(withoutName(clean(answer), clean(name)))), field)
      .flatMap((claim) => factsOf(claim, field))
      .filter(({ words }) => !isNothingOfThem(words) && !isInConfidence(words))
      // What says more than one word is said first: 'slow, calls back after 9 days'.
      .toSorted((a, b) => Number(saysLittle(a.words)) - Number(saysLittle(b.words)));
  const [good, bad] = [read(strengths, 'rivalgood'), read(weaknesses, 'rivalbad')];
  return {
    name: asName(oneLine(clean(name))),
    website: clean(website),
    strengths: good.map(({ words }) => words),
    weaknesses: bad.map(({ words }) => words),
    good,
    bad,
  };
}

/** It is known where they sell, and that is nowhere in Thailand. */
const isAbroad = (places: readonly Place[]): boolean =>
  places.some(({ known }) => known !== undefined) && !places.some(isInThailand);
