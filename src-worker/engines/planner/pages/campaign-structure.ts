/** Page 16: the funnel, a layer per stage (specification, page 16). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { asksSomething } from '../../../understanding/phrases/leaning.ts';
import { isPressing, isSpeech } from '../../../understanding/said-aloud.ts';
import { priceWords, withoutAside } from '../plan/claims.ts';
import { searchTerms } from '../plan/keywords.ts';
import { isUnnamed } from '../data/points.ts';
import { factsBesideLead, heardTold, isLead, momentsTold } from '../plan/told-to-buyers.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import { isOneJob, LIVE_ADS } from '../plan/one-at-a-time.ts';
import { isRule } from '../plan/said.ts';
import { isLeftOpen } from '../plan/settling.ts';
import { CLOSING, KEEPING } from '../plan/stages.ts';
import { unique } from '../../../understanding/text.ts';
import { agesToSet, reachOf } from '../data/campaign-types.ts';
import { keepsNoList } from '../plan/private.ts';
import type { Plan, PlanChannel } from '../plan/index.ts';
import { perText } from '../plan/targets.ts';
import { whomIn } from '../plan/whom.ts';
import { soldAs } from '../plan/sold-as.ts';
import { whole } from '../plan/whole.ts';
import { lowerNoun } from '../text.ts';
import { daysOf } from './audience-mapping.ts';
import { sharesWord } from './draft-chat.ts';
import { copyOf } from './draft-copy.ts';
import { forecastEvidence } from './forecast-evidence.ts';
import { wherePhrase } from './market-facts.ts';
import { campaignTypes, stagePlatforms, stagesWithMoney, typeOn } from '../plan/bought.ts';
import { budgetEvidence } from './plan-evidence.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { countedThing } from './reckoned/figures.ts';
import { dayEvidence, dayText } from './reckoned/division.ts';
import { loadOf, volumesOf } from './reckoned/volumes.ts';
import { offerName } from './titles.ts';
import { evidenceFor, page, type Write } from './write.ts';

/** Characters of a place, of whom, of a campaign's name and of its types. */
const [PLACE, WHO, NAME, TYPES] = [44, 46, 38, 40];
/** Characters that stand around what they say. */
const MARKS = 6;
/** Fewer of the last step a week are told of the whole time. */
const FEWEST = 3;

/** How far around the place people come from. */
const NEAR = /(?:รัศมี|within)\s*\d+\s*(?:กิโลเมตร|กม\.?|km|kilomet\w+|miles?)/iu;

const isMedical = ({ r }: Plan): boolean => r.cautions.some(({ id }) => id === 'medical');

/** Whom the advert of one channel reaches in one layer; those who know the client only where somebody met it in a layer before. */
function reached(plan: Plan, channel: PlanChannel, layer: number): string {
  const { f, r, say } = plan;
  const said = say.campaignStructure;
  const { id } = channel;
  const reach = reachOf(typeOn(plan, channel, layer).en);
  const place = wherePhrase(plan, PLACE);
  const terms = searchTerms(plan);
  if (reach === 'search' && terms.length === 0) return say.audienceMapping.searchesOpen({ place });
  if ((reach === 'search' || reach === 'signals') && terms.length > 0) {
    const isOnly = stagesWithMoney(plan).length === 1;
    // The first layer has the thing itself, the one that closes what those type who are ready.
    const [term = '', other = ''] = isOnly || layer !== CLOSING ? terms : terms.slice(1).concat(terms);
    const slots = { terms: isOnly && other !== '' ? [term, other] : [term], place };
    return reach === 'search' ? said.searched(slots) : said.signals(slots);
  }
  if (reach === 'shop')
    return say.audienceMapping.shopSearches({ shop: channel.name, terms: terms.slice(0, 2) });
  const days = f.number(daysOf(plan));
  const hasPage = r.ownChannels.includes('website');
  if (reach === 'visitors' && hasPage && !r.without.has('retargeting'))
    return say.audienceMapping.again['google-ads']({ days, site: true });
  if (layer === KEEPING || reach === 'list') return keptWords(plan);
  const isFirst = stagesWithMoney(plan)[0] === layer;
  // One campaign reaches everybody who may buy, not those alone who have seen another.
  if (isFirst || layer === 0 || isOneJob(plan) || r.without.has('retargeting') || id === 'google-ads')
    return wideWords(plan);
  // Whom a job or a firm names is met again by it.
  if (layer !== CLOSING)
    return id === 'linkedin-ads'
      ? wideWords(plan)
      : isShownFilm(plan, channel)
        ? said.middle
        : said.middleSeen;
  const act = f.both(r.act.one);
  if (r.act.id === 'visit' || hasPage)
    return said.low({ days, act, hasPage, isReading: r.act.id === 'visit' });
  return id === 'linkedin-ads'
    ? said.lowForm({ days })
    : id === 'tiktok-ads'
      ? said.lowWatched({ days, act })
      : said.low({ days, act, hasPage, isReading: false });
}

/** Whether a film ran on this channel in the layer before, of which somebody can have watched half. */
const isShownFilm = (plan: Plan, { name }: PlanChannel): boolean =>
  !plan.r.without.has('film') && stagesWithMoney(plan)[0] === 0 && stagePlatforms(plan, 0).includes(name);

function wideWords(plan: Plan): string {
  const { f, r, say } = plan;
  return f.sentence(
    say.campaignStructure.wide({
      who: whomIn(plan, WHO),
      ages: agesToSet(r.audience.ages),
      place: wherePhrase(plan, PLACE),
      near: NEAR.exec(r.answers.targetDemographics)?.[0] ?? '',
    }),
  );
}

function keptWords(plan: Plan): string {
  const said = plan.say.campaignStructure.keep;
  if (isMedical(plan)) return said.medical;
  if (keepsNoList(plan.r)) return said.noList;
  return plan.journey.close === 'cause' ? said.givers : plan.r.audience.b2b ? said.business : said.people;
}

/** Whom a layer reaches; channels that reach others stand by their names. */
function audienceOf(plan: Plan, layer: number): string {
  const shown = stagePlatforms(plan, layer);
  const told = plan.channels
    .filter(({ name }) => shown.includes(name))
    .map((channel) => ({ name: channel.name, whom: reached(plan, channel, layer) }))
    .toSorted((one, other) => shown.indexOf(one.name) - shown.indexOf(other.name));
  const groups = unique(told.map(({ whom }) => whom));
  if (told.length === 0) return layer === KEEPING ? keptWords(plan) : wideWords(plan);
  if (groups.length === 1) return groups[0] ?? '';
  return groups
    .map((whom, i) => {
      const on = told.filter((one) => one.whom === whom).map(({ name }) => name);
      return plan.say.campaignStructure.on({ names: plan.f.list(on), whom, isFirst: i === 0 });
    })
    .join(plan.f.say('; ', ' · '));
}

/** What each layer's campaign is called. */
function names(plan: Plan): string[] {
  const { f, r, say, pillars, journey } = plan;
  const said = say.campaignStructure;
  // What has no name of its own is no name of a campaign.
  const hero = plan.hero === soldAs(r, f.language) ? '' : whole(withoutAside(plan.hero), NAME);
  const offer = f.sentence(offerName(plan, NAME) || hero) || plan.name;
  const short = (texts: readonly (string | undefined)[], other: string): string =>
    texts.map((text) => whole(text ?? '', NAME)).find((text) => text !== '') ?? other;
  const after = r.afterSales.map(f.sentence).filter((words) => !isLead(plan, words) && !isRule(r, words));
  // The first ad is the one that page 14 drafts.
  const event = copyOf(plan).events.find((words) => words.length <= NAME);
  // What stops them is no name of a campaign: it would say of the offer what it answers.
  const told = pillars.filter(
    ({ name, isOpen }) => isOpen !== true || asksSomething(name.replaceAll(/[“”]/gu, '')),
  );
  // Pages 5, 11 and 13 say the promise: here stands the moment that it meets, or what it is about.
  const point = plan.positions[0]?.point;
  const wide = [
    event === undefined ? undefined : f.sentence(event),
    point === undefined || isUnnamed(point) ? undefined : f.both(point.label),
    ...told.map(({ name }) => (isLead(plan, name) ? undefined : name)),
  ];
  const asked = [pillars[1]?.question, pillars[0]?.question].filter(
    (question) => question !== undefined && asksSomething(question) && !isLeftOpen(plan, question),
  );
  const heard = heardTold(plan, NAME - MARKS).find(
    ({ thought }) => isSpeech(thought) && !isLeftOpen(plan, thought),
  );
  return [
    short(wide, told.length > 0 ? said.promise : offer),
    // What they are heard to say is taken up before what anybody of the trade asks.
    heard !== undefined && plan.buyers.objection?.isFraud !== true
      ? asksSomething(heard.thought)
        ? heard.thought
        : said.answers(heard)
      : short(asked, said.anyQuestion),
    offer,
    short(after, say.buyers.after[journey.after].stage),
  ];
}

/** The ads that compete in one campaign: the moments told, a doubt with its answer, what leads, what is offered. */
function adsOf(plan: Plan, [, , offer = '']: readonly string[]): string[] {
  const { r, f, say, positions, budget } = plan;
  const said = say.campaignStructure;
  const most = budget.aDay === undefined ? MOST_ADS : LIVE_ADS;
  const { productService, heroProduct } = r.answers;
  // What presses somebody sets a search going, and opens no advert.
  const [moment = '', ...moments] = momentsTold(plan, AD)
    .filter((words) => !isPressing(words, `${productService}\n${heroProduct}`))
    .map(f.sentence);
  // A doubt is taken up where something of ours answers it.
  const heard = heardTold(plan, AD).find(
    ({ thought, answer }) =>
      answer !== undefined && (isSpeech(thought) || !/^\p{Script=Latin}+$/u.test(thought)),
  );
  // Two ads that show the same are one.
  const fact = factsBesideLead(plan, AD).find((words) => !isOneThing(words, heard?.answer ?? ''));
  const price = priceWords(r, f);
  const shown = price !== undefined && price.length <= PRICE ? price : '';
  const told = [
    { opens: moment, shows: fact ?? '' },
    { opens: heard === undefined ? '' : spokenBy(heard.thought), shows: heard?.answer ?? '' },
    { opens: f.sentence(whole(positions[0]?.ours ?? '', AD)), shows: '' },
    ...moments.map((opens) => ({ opens, shows: '' })),
    // 'Thuli single – R8 900 Thuli installed' says it twice.
    sharesWord(offer, shown)
      ? { opens: shown, shows: '' }
      : { opens: shown === '' ? '' : offer, shows: shown },
  ].filter(({ opens }) => opens !== '');
  const ads = told.filter(
    (ad, at) =>
      !told
        .slice(0, at)
        .some(({ opens, shows }) =>
          [opens, shows].some((other) => other !== '' && isOneThing(other, ad.opens)),
        ),
  );
  return ads
    .slice(0, most)
    .map(({ opens, shows }, i) => said.ad({ number: `${i + 1}`, words: opens, shows }));
}
/** What is thought and no speech stands in quotation marks. */
const spokenBy = (thought: string): string => (isSpeech(thought) ? thought : `“${thought}”`);
/** Ads of a campaign; characters of what one opens with, and of a price beside what it is for. */
const [MOST_ADS, AD, PRICE] = [3, 52, 26];

/** Where the money is enough for one campaign, the page says so first. */
function headline(plan: Plan): string {
  const { say, budget } = plan;
  const [channel] = stagePlatforms(plan, stagesWithMoney(plan)[0] ?? CLOSING);
  return budget.aDay === undefined || channel === undefined
    ? headlineOfAll(plan)
    : say.campaignStructure.headlineOne({ day: dayText(plan), channel });
}

function headlineOfAll(plan: Plan): string {
  const { f, r, say, budget } = plan;
  const volumes = volumesOf(plan);
  const [first, last] = [volumes?.[0], volumes?.at(-1)];
  if (first?.week && last?.week) {
    const { name, isUnit } = countedThing(plan);
    // 'ลูกค้า 48 ราย', but '7 สาขา'.
    const of = (count: string, stage: string): string =>
      say.reckoned.goal({
        count,
        name: f.language === 'en' ? lowerNoun(stage) : stage,
        isUnit: f.language === 'en' || (isUnit && stage === name),
        per: '',
      });
    return last.week.value < FEWEST
      ? say.verdict.wholeWay({
          first: of(first.goal.text, first.stage),
          last: of(last.goal.text, last.stage),
        })
      : say.reckoned.headlineWeek({
          first: of(first.week.text, first.stage),
          last: of(last.week.text, last.stage),
        });
  }
  if (stagesWithMoney(plan).length === 1) {
    const ads = adsOf(plan, names(plan)).length;
    const channels = stagePlatforms(plan, stagesWithMoney(plan)[0] ?? CLOSING);
    return say.campaignStructure.headlineAds({ ads, isMany: channels.length > 1, act: f.both(r.act.one) });
  }
  // The pace heads page 4.
  return say.verdict.eachStep({
    share: `${budget.stageShares[2] ?? 0}%`,
    act: f.say(r.act.one.en, r.act.one.th),
  });
}

export const writeCampaignStructure = page('campaign-structure', (plan) => {
  const { r, say, stages } = plan;
  const said = say.campaignStructure;
  const campaigns = names(plan);
  const volumes = volumesOf(plan);
  const loadCheck = loadOf(plan);
  return {
    title: headline(plan),
    ...(volumes ? { reckoned: { volumes, ...(loadCheck ? { loadCheck } : {}) } } : {}),
    output: {
      funnelLayers: stagesWithMoney(plan).map((i) => {
        const platforms = stagePlatforms(plan, i);
        const types = campaignTypes(plan, i);
        const two = types.slice(0, 2).join(', ');
        return {
          stage: stages[i] ?? '',
          platforms: [
            ...(platforms.length > 0 ? platforms : [said.channelToChoose]),
            ...(i === 3 && r.ownChannels.includes('line') ? ['LINE'] : []),
          ],
          campaigns: [
            said.campaign({
              name: campaigns[i] ?? '',
              types: two.length <= TYPES ? two : (types[0] ?? ''),
            }),
            ...(isOneJob(plan) && i < KEEPING ? adsOf(plan, campaigns) : []),
          ],
          audienceDefinition: audienceOf(plan, i),
        };
      }),
    },
    evidence: evidenceOf(plan, evidenceFor(plan)),
  };
});

function evidenceOf(plan: Plan, w: Write): Evidence[] {
  const { f, r, say, stages, budget, forecast, reckoning } = plan;
  const said = say.evidence;
  const { ages } = r.audience;
  const sums = budget.stages.map((money) => f.number(money)).join(' + ');
  const per = budget.period === 'total' ? '' : ` ${perText(f, budget.period)}`;
  const { cost, ramp } = forecast;
  return [
    ...reckonedEvidence(plan, w, [
      ...chainNodes(plan),
      ...toldNodes(plan),
      ...reckoning.volumes.map(({ week }) => week),
      ...reckoning.learning.flatMap(({ results, needed }) => [results, needed]),
    ]),
    ...(budget.known
      ? [
          w.computed(`${sums} = ${f.money(budget.amount, budget.currency)}${per}`, said.sumsOfRows, {
            labels: stages,
            values: [...budget.stages],
            unit: f.moneyUnit(budget.currency),
          }),
        ]
      : []),
    w.assume(
      said.shares({ shares: budget.stageShares.map((part) => `${part}%`).join(' + ') }),
      said.sharesWhy,
    ),
    ...budgetEvidence(plan, w),
    ...forecastEvidence(plan, w, false),
    w.answer('targetDemographics'),
    w.answer('geographicLocation'),
    ...(ages === '' ? [] : [w.client(said.ages({ ages }), 'ages')]),
    w.answer('heroProduct'),
    w.answer('afterSalesService'),
    ...learningEvidence(plan, w),
    ...dayEvidence(plan, w),
    w.assume(say.audienceMapping.days({ days: f.number(daysOf(plan)) }), say.audienceMapping.daysWhy),
    ...(isMedical(plan) ? [w.answer('currentChallenges')] : []),
    ...(cost?.resultsTarget !== undefined && ramp?.fromMedia !== undefined && ramp.takeUp !== undefined
      ? [
          w.computed(
            said.stay({
              results: f.number(cost.resultsTarget),
              many: r.act.many.en,
              stay: f.number(ramp.fromMedia),
            }),
            `× ${f.number(ramp.takeUp)}%`,
          ),
        ]
      : []),
  ];
}

/** What each platform says that it needs to learn. */
const learningEvidence = ({ f, say, reckoning }: Plan, w: Write): Evidence[] =>
  [...new Set(reckoning.learning.map(({ rule }) => rule))].map(({ source, events, days }) =>
    w.open(say.evidence.learns({ events: f.number(events), days: f.number(days) }), source),
  );
