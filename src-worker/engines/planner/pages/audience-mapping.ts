/** Page 17: targeting per platform, in the platform's own terms (specification, page 17). */
import { isInTurn } from '../plan/one-at-a-time.ts';
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { tellsPreference } from '../../../understanding/phrases/inner.ts';
import { beginsDenied, isDeniedOpen, sparesBuyers, tellsOfSelf } from '../../../understanding/denials.ts';
import { isOfOffer, thingsIn } from '../../../understanding/answers/unsold-things.ts';
import { languagesInRow, languagesSpoken } from '../../../understanding/answers/languages-spoken.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { PLATFORMS } from '../data/platforms.ts';
import { wantsThemBack } from '../plan/budget.ts';
import { ownContactsOf } from '../plan/own-contacts.ts';
import { negativeTerms, searchTerms } from '../plan/keywords.ts';
import { isWaiting, otherOfMeta, runsWith } from '../reckoning/told.ts';
import type { Plan, PlanChannel } from '../plan/index.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import { inTongue, whole } from '../plan/whole.ts';
import { groupsNamed, toldAudience, whomIn, whomListed } from '../plan/whom.ts';
import { tidy } from '../plan/claims.ts';
import { areToldByIllness, keepsNoList } from '../plan/private.ts';
import { arePosts } from '../../../understanding/offer/posts.ts';
import { agesToSet, closerOf, reachOf } from '../data/campaign-types.ts';
import { typesBought } from '../plan/bought.ts';
import { lowerNoun } from '../text.ts';
import { wherePhrase, whereTold } from './market-facts.ts';
import { offerName, onTwoLines } from './titles.ts';
import { evidenceFor, page, type Output } from './write.ts';

type Row = Output<'audience-mapping'>['audienceMatrix'][number];

/** Days for which somebody who knows the client is reached again, by how long buyers take to decide. */
const DAYS = { minutes: 14, days: 14, weeks: 30, months: 90 } as const;
/** Characters of a place and of a rule in a cell. */
const PLACE = 50;
const RULE = 90;
/** Letters without which nobody is named. */
const LEAST_DECIDES = 12;

const isMedical = ({ r }: Plan): boolean => r.cautions.some(({ id }) => id === 'medical');

const genderOf = ({ r, say }: Plan): string =>
  r.audience.gender === 'female'
    ? say.audienceMapping.women
    : r.audience.gender === 'male'
      ? say.audienceMapping.men
      : '';

/** Ages, gender and place, in a cell. */
function baseOf(plan: Plan): string {
  const { f, r } = plan;
  const said = plan.say.audienceMapping;
  const ages = agesToSet(r.audience.ages);
  const parts = [ages === '' ? '' : said.ages({ ages }), genderOf(plan), whereTold(plan, PLACE)].filter(
    Boolean,
  );
  return f.sentence(said.join({ parts }));
}

/** Characters of all groups in a cell and in a headline. */
const [TITLES, WHO] = [90, 46];

/** Nobody named is sought by the posts that decide. */
const isNamedByPost = (groups: string): boolean => groups === '' || arePosts(groups);

function detail(plan: Plan, id: AdvertisingChannel): string {
  const said = plan.say.audienceMapping;
  // Whom an advert reaches has to leave out what the client leaves out.
  const place = whereTold(plan, PLACE);
  const terms = searchTerms(plan);
  const base = baseOf(plan);
  const other = otherOfMeta(id);
  // The one with money comes first, of equals Facebook.
  const isBoth = other !== undefined && plan.r.adChannels.includes(other);
  const isBehind = isBoth && isWaiting(plan.told, id) && !isWaiting(plan.told, other);
  const isAhead = isBoth && !isWaiting(plan.told, id) && isWaiting(plan.told, other);
  switch (id) {
    case 'google-ads':
      return terms.length === 0 ? said.searchesOpen({ place }) : said.searches({ terms, place });
    case 'shopee-ads':
    case 'lazada-ads':
      return said.shopSearches({ shop: PLATFORMS[id].name, terms: terms.slice(0, 2) });
    case 'linkedin-ads':
      return (isNamedByPost(whomListed(plan, TITLES)) ? said.titles : said.firms)({
        buyers: whomListed(plan, TITLES),
        place,
      });
    case 'tiktok-ads':
      return said.interacted({ base });
    case 'instagram-ads':
      return isBoth && !isAhead ? said.asFacebook : said.suggested({ base });
    case 'facebook-ads':
      return isBehind ? said.asInstagram : said.suggested({ base });
  }
}

export const daysOf = ({ r }: Plan): number => DAYS[r.offer.deliberation.value ?? 'weeks'];

const unwanted = ({ r }: Plan): boolean => r.without.has('retargeting');

function again(plan: Plan, id: AdvertisingChannel): string {
  const { f, r } = plan;
  const said = plan.say.audienceMapping;
  if (unwanted(plan)) return said.againNever;
  if (isMedical(plan) && id === 'google-ads') return said.againMedical;
  const channel = plan.channels.find((each) => each.id === id);
  const types = channel ? typesBought(plan, channel) : [];
  // A campaign of searches alone reaches those who type.
  if (id === 'google-ads' && types.every((type) => reachOf(type) === 'search')) return '';
  const site = r.ownChannels.includes('website');
  const days = f.number(daysOf(plan));
  // Nobody opens a form where none is bought.
  if (id === 'linkedin-ads' && !hasForm(types)) return said.again['google-ads']({ days, site });
  return said.again[id]({ days, site });
}
const hasForm = (types: readonly string[]): boolean => types.some((type) => closerOf(type) === 'form');

/** Fewer than these a platform finds nobody like. */
const LEAST_LISTED = 100;
/** Whether the client tells of a list that is long enough. */
const isListed = ({ r, reckoning }: Plan): boolean => {
  const goal = reckoning.goals.find(({ fact }) => fact.index === reckoning.main?.target.goal.index);
  const today = goal?.fact.isStock === true ? (goal.from?.value ?? 0) : 0;
  return Math.max(ownContactsOf(r)?.count ?? 0, today) >= LEAST_LISTED;
};

/** People like those known, where the client has somebody to be like whom a platform may know. */
function like(plan: Plan, id: AdvertisingChannel): string {
  const { r, say, channels } = plan;
  const said = say.audienceMapping;
  if (said.like[id] === '') return '';
  if (isMedical(plan)) return said.likeNoList;
  if (id === 'facebook-ads') return keepsNoList(r) ? said.likePrivate : isListed(plan) ? said.like[id] : '';
  const channel = channels.find((each) => each.id === id);
  return id === 'linkedin-ads' && channel && !hasForm(typesBought(plan, channel)) ? '' : said.like[id];
}

/** Whom the client's own rule keeps out; '' where none does. */
function ruledOut({ r, say }: Plan): string {
  const rule = r.rules.find(({ kind, quote }) => kind === 'audience' && whole(quote, RULE) !== '');
  return rule ? say.audienceMapping.rule({ quote: whole(rule.quote, RULE) }) : '';
}
/** Characters of what is not offered, and how much of it a cell holds. */
const [LEAST_NOT, MOST_NOT] = [6, 64];
/**
 * What the client tells that it does not sell or take, in its words: whoever looks for it is kept away.
 * @param blocked what is blocked by name already
 */
function notOffered({ f, r }: Plan, blocked: readonly string[] = []): string {
  const told = r.rules
    .filter(
      (rule) =>
        isOfOffer(rule) &&
        // 'Carpenters not subbies' tells how it is done, and 'no referral needed' is good news.
        (beginsDenied(rule.quote) || tellsOfSelf(rule.quote)) &&
        !sparesBuyers(rule.quote) &&
        !isDeniedOpen(rule.quote) &&
        // Why it is not pushed is told to us.
        !tellsPreference(rule.quote),
    )
    .filter(({ quote }) => !thingsIn(quote).some((thing) => blocked.includes(thing)))
    .map(({ quote }) => tidy(quote))
    .filter(
      (quote) => quote.length >= LEAST_NOT && inTongue(quote, MOST_NOT, f.language) !== '' && isShort(quote),
    );
  const [first = '', second] = told;
  const both = second === undefined ? first : `${first}, ${lowerNoun(second)}`;
  return both.length <= MOST_NOT ? both : first;
}
/** Words of what can be blocked or said in one line. */
const isShort = (quote: string): boolean => isMostlyThai(quote) || quote.split(/\s+/u).length <= 10;

/** Each of several groups gets an ad that speaks to it. */
function forEach(plan: Plan): string {
  const named = groupsNamed(plan.r).length > 1 ? whomListed(plan, GROUPS) : '';
  const told = groupsNamed(plan.r).length > 1 ? toldAudience(plan, named, GROUPS) : '';
  const groups = told.includes(', ') ? lowerNoun(told) : named;
  if (groups === '' || areToldByIllness(groups)) return '';
  const count = groups.split(/, | and | และ /u).length;
  return plan.say.audienceMapping.forEach({ groups, isInTurn: isInTurn(plan, count) });
}
/** Characters of all groups in a note. */
const GROUPS = 80;

const isOnlySearch = (plan: Plan): boolean => inTurn(plan).every(({ id }) => id === 'google-ads');

/** Who is there already comes first where the client wants them back, and is left out where the goal is new ones. */
function leftOut(plan: Plan): string {
  const { r, reckoning } = plan;
  const said = plan.say.audienceMapping;
  if (isMedical(plan)) return said.noPatients;
  const rule = ruledOut(plan);
  if (rule !== '') return rule;
  if (keepsNoList(r)) return said.noUpload;
  if (wantsThemBack(r)) {
    const own = ownContactsOf(r);
    // Who is with the client now is spoken to apart; who was is reached first.
    return own === undefined || own.kind === 'members' || unwanted(plan)
      ? said.ownGroup
      : said.ownFirst({ count: plan.f.number(own.count) });
  }
  const main = reckoning.main?.target.goal;
  const goal = reckoning.goals.find(({ fact }) => fact.index === main?.index);
  if (goal?.from && goal.fact.isStock && !goal.fact.per) return said.leaveOutPresent;
  const comesBack = r.offer.repeat.value;
  return comesBack === 'used up' || comesBack === 'periodic' ? said.ownGroup : said.noList;
}

/** Those with money first, then those that wait for it. */
const inTurn = (plan: Plan): PlanChannel[] => [
  ...plan.channels.filter(({ id }) => !isWaiting(plan.told, id)),
  ...plan.channels.filter(({ id }) => isWaiting(plan.told, id)),
];

/** What is sold is a language, or is told in several. */
const OF_LANGUAGES = /\b(?:language|translat\w+|interpret\w*|bilingual)\b|ภาษา|ล่าม|แปล/iu;
/** An ad set for each language in which the client answers; none in one that a rule keeps out, or in that of the proposal. */
function inLanguages({ r, f, say }: Plan): string {
  const { strengths, afterSalesService, additionalDemographics, targetDemographics, productService } =
    r.answers;
  if (OF_LANGUAGES.test(productService)) return '';
  const spoken = languagesSpoken(
    [strengths, afterSalesService, additionalDemographics].join('\n'),
    `${targetDemographics} ${additionalDemographics}`,
  );
  const told = [spoken, languagesInRow(productService), languagesInRow(targetDemographics)].flat();
  const names = [...new Set(told)]
    .filter(({ en }) => !(f.language === 'en' && en === 'English'))
    .filter(({ en, th }) => !r.rules.some(({ quote }) => quote.includes(en) || quote.includes(th)))
    .map((language) => f.both(language));
  return names.length === 0 ? '' : say.audienceMapping.languages({ names: f.list(names) });
}

/** @param isTwo another channel of a feed says who decides */
function note(plan: Plan, id: AdvertisingChannel, isFirst: boolean, isTwo: boolean): string {
  const said = plan.say.audienceMapping;
  if (runsWith(plan.told, plan.r.adChannels, id) !== undefined) return said.sameCampaign;
  if (isWaiting(plan.told, id)) return said.waits;
  const terms = negativeTerms(plan);
  if (id === 'google-ads') {
    const block = terms.length === 0 ? said.ownName : said.block({ terms });
    // Where no other channel tells whom the client leaves out, the search does.
    const rule = isOnlySearch(plan) ? ruledOut(plan) : '';
    const not = notOffered(plan, terms);
    return [block, not === '' ? '' : said.blockNot({ words: lowerNoun(not) }), rule]
      .filter(Boolean)
      .join(' ');
  }
  const { unwanted: came } = plan.r.pastAds;
  if (isFirst && came !== undefined && isMostlyThai(came) === (plan.f.language === 'th'))
    return said.unwanted({ words: came });
  const { decides: told, objection } = plan.buyers;
  // Who says no is what stops them, and has a move of its own.
  const isStop = told !== undefined && objection !== undefined && isOneThing(told.words, objection.words);
  const decides = isStop ? '' : inTongue(told?.words ?? '', RULE, plan.f.language);
  const isTold = decides.length >= LEAST_DECIDES;
  const whom = !isTold ? '' : said.decides({ words: decides });
  // Where nothing is searched and nothing can be blocked, no ad shows what there is not.
  const not = plan.channels.some((each) => each.id === 'google-ads' && !isWaiting(plan.told, each.id))
    ? ''
    : notOffered(plan);
  const says = not === '' ? '' : said.sayNot({ words: lowerNoun(not) });
  if (isFirst)
    return [leftOut(plan), inLanguages(plan), says, forEach(plan), isTwo ? '' : whom]
      .filter(Boolean)
      .slice(0, MOST_NOTES)
      .join(' ');
  if (id === 'linkedin-ads') return said.staff;
  if (id === 'shopee-ads' || id === 'lazada-ads') return said.stock;
  return whom === '' ? said.narrow : whom;
}

/** Sentences of a note. */
const MOST_NOTES = 3;

const NARROWED: ReadonlySet<AdvertisingChannel> = new Set(['facebook-ads', 'instagram-ads', 'tiktok-ads']);

function rowsOf(plan: Plan): Row[] {
  const { f } = plan;
  const channels = inTurn(plan);
  const others = channels.filter(({ id }) => NARROWED.has(id) && !isWaiting(plan.told, id));
  const first = channels.find(({ id }) => id !== 'google-ads')?.id;
  return channels.map(({ id, name }) => ({
    platform: name,
    detailTargeting: f.sentence(detail(plan, id)),
    lookalike: isWaiting(plan.told, id) ? '' : like(plan, id),
    // What has no money reaches nobody again.
    retargeting: isWaiting(plan.told, id) ? '' : again(plan, id),
    notes: note(plan, id, id === first, others.length > 1),
  }));
}

function headline(plan: Plan): string {
  const { r } = plan;
  const said = plan.say.audienceMapping;
  const offer = offerName(plan, 34) || said.offer;
  const has = (id: AdvertisingChannel): boolean => r.adChannels.includes(id) && !isWaiting(plan.told, id);
  const [term] = searchTerms(plan);
  if (has('google-ads')) return term === undefined ? said.headlineSearchOpen : said.headlineSearch({ term });
  if (has('linkedin-ads')) {
    const buyers = whomIn(plan, WHO);
    if (buyers === '') return said.headlineTitlesOpen;
    return arePosts(buyers) ? said.headlineTitles({ buyers }) : said.headlineFirms({ buyers });
  }
  if (r.adChannels.every((id) => id === 'shopee-ads' || id === 'lazada-ads') && r.adChannels.length > 0)
    return said.headlineShop;
  const aged = said.peopleAged({ ages: agesToSet(r.audience.ages), gender: genderOf(plan) });
  const place = wherePhrase(plan, 30);
  if (r.audience.ages === '' && place === '') return said.headlineOpen({ offer });
  const who = whomIn(plan, WHO) || aged;
  const bases = [
    { who, place },
    { who: aged, place },
    { who, place: '' },
  ].map((slots) => said.people(slots));
  // Where it is long whom we follow then is left to the page.
  return onTwoLines(plan, [
    ...bases.flatMap((base) => [said.headlineBase({ base }), said.headlineFirst({ base })]),
    said.headlineOpen({ offer }),
  ]);
}

/** What each platform offers, a line per publication. */
function optionsEvidence(plan: Plan): Evidence[] {
  const { f, channels } = plan;
  const said = plan.say.audienceMapping;
  const w = evidenceFor(plan);
  const sourceOf = ({ platform }: PlanChannel): string => platform.targeting;
  const firsts = channels.filter(
    (one, i) => channels.findIndex((other) => sourceOf(other) === sourceOf(one)) === i,
  );
  return firsts.map((one) => {
    const users = channels.filter((other) => sourceOf(other) === sourceOf(one));
    const kinds = users.map(({ id }) => like(plan, id) || said.words).filter(Boolean);
    return w.open(
      said.kinds({ names: f.list(users.map(({ name }) => name)), kinds: kinds.join('; ') }),
      one.platform.targeting,
    );
  });
}

export const writeAudienceMapping = page('audience-mapping', (plan) => {
  const { f, r } = plan;
  const said = plan.say.audienceMapping;
  const w = evidenceFor(plan);
  const rows = rowsOf(plan);
  const days = f.number(daysOf(plan));
  const { ages } = r.audience;
  const open: Row = {
    platform: said.choose,
    detailTargeting: baseOf(plan) || f.sentence(whomListed(plan, TITLES)),
    notes: said.chooseNote,
  };
  return {
    title: headline(plan),
    output: { audienceMatrix: rows.length === 0 ? [open] : rows },
    evidence: [
      w.answer('targetDemographics'),
      w.answer('geographicLocation'),
      w.answer('additionalDemographics'),
      ...(ages === '' ? [] : [w.client(said.agesFact({ ages }), 'ages')]),
      w.answer('productService'),
      w.answer('heroProduct'),
      w.answer('strengths'),
      w.answer('specificObjectives'),
      ...optionsEvidence(plan),
      ...(rows.length === 0 ? [] : [w.assume(said.days({ days }), said.daysWhy)]),
      w.assume(said.start, said.startWhy),
    ],
  };
});
