/** Page 14: pillars with reasons, drafts of copy, and a plan per platform (specification, page 14). */
import { channelsAtWork, isOnlySearched } from '../plan/at-work.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { isKeptUnprinted } from '../../../understanding/answers/discretion.ts';
import { toldRule } from '../../../understanding/answers/rule-remarks.ts';
import { sayingAt } from '../../../understanding/answers/rule-sayings.ts';
import { isOccasion } from '../../../understanding/said-aloud.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { answersPoint } from '../data/doubts.ts';
import { isUnnamed } from '../data/points.ts';
import { isHeard } from '../plan/buyers.ts';
import { standsAlone, tidy } from '../plan/claims.ts';
import type { Plan, PlanChannel } from '../plan/index.ts';
import { forbidding, mandatoryLines, messageRules, sayings } from '../plan/message-rules.ts';
import { heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { lowerFirst } from '../text.ts';
import { googlePlan } from '../data/campaign-types.ts';
import { typesBought } from '../plan/bought.ts';
import { contrastEvidence } from './contrasts.ts';
import { copyOf, tellsMoments, type Copy } from './draft-copy.ts';
import { draftsOf } from './drafts.ts';
import { filmOpening, sloganOf } from './draft-film.ts';
import { fitting, type Draft } from './limits.ts';
import { budgetEvidence } from './plan-evidence.ts';
import { feedDirections } from './feed-directions.ts';
import { budgetPhrase, evidenceFor, page, type Output, type Write } from './write.ts';

type Row = Output<'content-strategy'>['platformPlan'][number];

/** Characters of a headline, and of a rule beside the plan. */
const HEADLINE = 90;
const LONGEST_RULE = 120;
/** Rules that one cell holds. */
const MOST_RULES = 8;
/** Of whom or of a channel is told what is not to be said or shown there: 'not publish kids without paper signed'. */
const OF_PIECES =
  /(?<![a-z])(?:call|publish|say|show|write|put|post|mention|name|photos?|pictures?|rates?|prices?)(?![a-z])|เรียก|เขียน|พูด|บอก|โชว์|ลง(?=รูป|ชื่อ|ภาพ)/iu;
/** A kind that is read with less may be another: what the law asks of it is not said. */
const SURE_KIND = 0.6;

/** What the plan leads with, else what it is. */
const promised = ({ facts, strong, thing }: Copy): string =>
  (strong > 0 ? facts[0] : undefined) ?? (thing || facts[0]) ?? '';

/** A film answers their question; where none is known it shows what is promised. */
function filmDirection({ say }: Plan, copy: Copy): string {
  const said = say.contentStrategy.direction;
  return copy.question === ''
    ? said.promise({ ours: promised(copy) })
    : said.film({ question: copy.question });
}

/** What an ad of the channel opens with: of those in a feed, each with another thing. */
function directionOf(
  plan: Plan,
  { id }: PlanChannel,
  copy: Copy,
  drafts: readonly Draft[],
  feeds: string[],
): string {
  const said = plan.say.contentStrategy.direction;
  const headline = (kind: Draft['kind']): string =>
    drafts.find((draft) => draft.kind === kind)?.headline?.split('\n')[0] ??
    copy.facts[0] ??
    // A thing that has no name in this language is called what the client calls it.
    (copy.thing || plan.f.sentence(plan.hero));
  // One shop opens with the price, the other with the picture; without a price, with what the feed opens with.
  const price = id === 'shopee-ads' ? (copy.opening ?? '') : '';
  const isShop = id === 'lazada-ads' || (id === 'shopee-ads' && price !== '');
  if (isShop) return said.shop({ thing: copy.thing || plan.f.sentence(plan.hero), price });
  if (id === 'tiktok-ads') return filmDirection(plan, copy);
  return id === 'google-ads'
    ? said.post({ headline: headline('search') })
    : (feeds.shift() ?? said.promise({ ours: promised(copy) }));
}

/** The first screen of the client's own page, where it has one: every advert leads there. */
function screenOf({ r, say }: Plan, copy: Copy): string {
  const said = say.contentStrategy;
  const [headline = copy.thing, ...rest] = copy.facts;
  if (!r.ownChannels.includes('website') || headline === '') return '';
  const second = rest.find((fact) => !fact.startsWith(headline) && !headline.startsWith(fact));
  const text = [second, copy.price].flatMap((part) => (part === undefined ? [] : [said.sentence(part)]));
  return said.page({ headline, text: said.flow(said.join(text)), button: copy.button });
}

type Told = { pillar: string; share: string; idea: string };

/** Words, and Thai letters, from which a statement names a story by itself. */
const [NAME_WORDS, NAME_LETTERS_TH] = [3, 8];
const isWholeName = (words: string): boolean =>
  standsAlone(words) &&
  (isMostlyThai(words)
    ? (words.match(/\p{L}/gu)?.length ?? 0) >= NAME_LETTERS_TH
    : words.split(/\s+/u).length >= NAME_WORDS);

/** Stories under what they are about: page 5 has the facts by themselves, page 7 the first question. */
function pillarsOf(plan: Plan): Told[] {
  const { f, say, pillars, buyers, contrasts } = plan;
  const said = say.contentStrategy.pillars;
  // A story that answers nothing is told from one of the moments that set them looking, where the client names several.
  const isTold = buyers.moment?.events !== undefined && tellsMoments(plan);
  const events = isTold ? buyers.occasions.filter(isOccasion) : [];
  const seen = (proof: string): string => {
    const found = contrasts.find(({ leads, us, card }) => leads === 'us' && card >= 0 && us.words === proof);
    if (found)
      return said.rival({
        rival: found.rival || say.contrast.rivalUnnamed,
        words: lowerFirst(found.them.words),
      });
    const event = events.shift();
    if (event !== undefined) return said.seeWhen({ event });
    const point = buyers.claims.find(({ words }) => words === proof)?.point;
    return point === undefined || isUnnamed(point) ? said.seeIt : say.points.show[point.id];
  };
  const told = pillars.map((pillar): Told => {
    const { name, idea, proof, question, answers, isOpen } = pillar;
    const share = `${pillar.share}%`;
    if (isOpen && isHeard(buyers)) return { pillar: name, share, idea };
    if (isOpen) return { pillar: said.first, share, idea: said.answerOpen({ question, idea }) };
    const claim = buyers.claims.find(({ words }) => words === proof);
    if (proof === undefined || claim === undefined) return { pillar: name, share, idea };
    const { point } = claim;
    // A point heads the story of its own question; every other is told by the client's own words.
    const isOwn =
      point !== undefined &&
      !isUnnamed(point) &&
      answersPoint(point.id, proof, plan.r.offer.kind.value) &&
      (!answers || say.buyers.question(point.id, plan.r.offer.business) === question);
    // Its name is the client's own words wherever they say it whole; a point names what is too short for that.
    if (!isOwn || isWholeName(proof))
      return { pillar: name, share, idea: answers ? said.answerWith({ question }) : seen(proof) };
    const words = lowerFirst(proof);
    return {
      pillar: f.both(point.label),
      share,
      idea: answers ? said.answer({ question, words }) : said.see({ words }),
    };
  });
  const isSearch = isOnlySearched(plan);
  // Two of one name are told by their own.
  return told.map((one, i) => {
    const isNamed = told.findIndex(({ pillar }) => pillar === one.pillar) === i;
    const { name = one.pillar, isOpen } = pillars[i] ?? {};
    const pillar = isNamed ? one.pillar : name;
    // Where only searches are bought no content is shared out: what is told of it is what the ads and their page say.
    if (!isSearch) return { ...one, pillar };
    return { pillar, share: '', idea: isOpen ? said.searchedOpen : '' };
  });
}

/** What is made for a channel, by the campaigns that are bought there. */
const madeFor = (plan: Plan, channel: PlanChannel): PlanChannel['platform']['plan'] =>
  channel.id === 'google-ads'
    ? googlePlan(channel.platform.plan, typesBought(plan, channel), plan.r.without.has('film'))
    : channel.platform.plan;

function rowsOf(plan: Plan, copy: Copy, drafts: readonly Draft[]): Row[] {
  const { f, say } = plan;
  const said = say.contentStrategy;
  const feeds = feedDirections(plan, promised(copy));
  const told = new Set<string>();
  const rows = channelsAtWork(plan).map((channel): Row => {
    const known = madeFor(plan, channel);
    const direction = directionOf(plan, channel, copy, drafts, feeds);
    const isTold = told.has(direction);
    told.add(direction);
    return {
      platform: channel.name,
      frequency: f.both(known.frequency),
      formats: known.formats.map(f.both),
      aspectRatios: [...known.ratios],
      videoDurations: f.both(known.durations),
      creativeDirection: isTold ? said.direction.again : direction,
      materialsRequired: f.both(known.materials),
      benchmarkReasoning: f.both(known.reason),
    };
  });
  const none = said.someChannel;
  return rows.length > 0
    ? rows
    : [
        {
          platform: none.name,
          frequency: none.frequency,
          formats: [say.customerJourney.formats.video],
          aspectRatios: ['–'],
          videoDurations: '–',
          creativeDirection: filmDirection(plan, copy),
          materialsRequired: none.materials,
          benchmarkReasoning: none.why,
        },
      ];
}

function notesOf(plan: Plan, copy: Copy, drafts: readonly Draft[]): string {
  const { f, r, say } = plan;
  const said = say.contentStrategy;
  const told = [
    ...messageRules(r),
    ...forbidding(r),
    ...r.rules.flatMap(({ kind, quote }) =>
      (kind === 'audience' || kind === 'channel') && OF_PIECES.test(quote) && !isKeptUnprinted(quote)
        ? [toldRule(quote)]
        : [],
    ),
    // What must be on everything is said as such, with its words; where it has none, as the client told it.
    ...r.rules.flatMap(({ kind, terms, quote }) =>
      kind === 'must' && terms.length === 0 && sayingAt(quote) === undefined ? [quote] : [],
    ),
  ].map(tidy);
  const lines = mandatoryLines(r);
  const rules = unique(told).filter(
    (quote, _, all) =>
      quote.length <= LONGEST_RULE &&
      // How money is counted is no rule of what is shown.
      !r.answers.marketingMediaBudget.includes(quote) &&
      standsAlone(quote.replace(/^and /u, '')) &&
      // A rule within another is said with it.
      !all.some((other) => other !== quote && other.includes(quote)),
  );
  // Where no film is drafted none ends with anything.
  const slogan = drafts.some(({ kind }) => kind === 'video') ? sloganOf(plan) : '';
  return [
    screenOf(plan, copy),
    said.production({ budget: budgetPhrase(plan) }),
    slogan === '' ? '' : said.slogan({ words: slogan }),
    r.face === 'owner' ? said.owner : '',
    ...lines.map((words) => said.mandatory({ words })),
    ...sayings(r).map(said.toTell),
    rules.length > 0 ? said.rules(rules.slice(0, MOST_RULES)) : '',
    ...(r.offer.kind.confidence >= SURE_KIND ? r.cautions : [])
      .slice(0, 1)
      .map(({ short }) => said.caution(f.both(short))),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the platform publishes of its sizes and, where they are its own, lengths and materials, whatever of it is bought: a person may add to it. */
const specsOf = (f: Plan['f'], { platform: { plan: known } }: PlanChannel): string =>
  [
    ...known.ratios,
    f.both(known.reason),
    ...(known.published === true ? [f.both(known.durations), f.both(known.materials)] : []),
  ].join(', ');

function evidenceOf(plan: Plan, w: Write, rows: readonly Row[], drafts: readonly Draft[]): Evidence[] {
  const { f, say, pillars } = plan;
  const channels = channelsAtWork(plan);
  const said = say.contentStrategy;
  const rhythm = unique(
    channels
      .flatMap((channel) => {
        const known = madeFor(plan, channel);
        if (known.published === true) return [f.both(known.frequency)];
        const ratios = channel.id === 'google-ads' ? known.ratios : [];
        return [f.both(known.frequency), f.both(known.materials), f.both(known.durations), ...ratios];
      })
      .concat(channels.length === 0 ? rows.map(({ frequency }) => frequency ?? '') : [])
      .filter((text) => text !== '–'),
  ).join('; ');
  const formats = drafts
    .flatMap(({ label, format }) => (format === undefined ? [] : [`${label}: ${format}`]))
    .join('; ');
  return [
    w.assume(said.draftsAre, said.draftsWhy),
    ...(formats === '' ? [] : [w.computed(formats, said.formatsFrom)]),
    w.assume(
      isOnlySearched(plan)
        ? said.rhythm({ rhythm })
        : said.shares({ shares: pillars.map(({ share }) => `${share}%`).join(', '), rhythm }),
      said.sharesWhy,
    ),
    ...contrastEvidence(plan, w),
    w.answer('strengths'),
    w.answer('startingPrice'),
    w.answer('afterSalesService'),
    w.answer('additionalNotes'),
    ...unique(channels.map(({ platform }) => platform.plan.source)).map((id) => {
      const users = channels.filter(({ platform }) => platform.plan.source === id);
      return w.open(
        said.specs({
          names: f.list(users.map(({ name }) => name)),
          specs: users.map((user) => specsOf(f, user)).join('; '),
        }),
        users[0]?.platform.plan.source ?? 'meta-specs',
      );
    }),
    ...budgetEvidence(plan, w),
  ];
}

/** Page 13 makes one promise, or none: what is told first is not called it where it is another. */
const isBeside = ({ positions }: Plan, lead: string): boolean => {
  const taken = positions.find(({ reason }) => reason !== 'product');
  return taken === undefined || lowerFirst(taken.ours) !== lead;
};

/** Characters of their words in the headline. */
const HEARD = 48;
/** Where figures of both stand beside each other they head the page; else what they say, or what sets them looking, where a story takes it up. */
function headlineHeard(plan: Plan, copy: Copy, stories: readonly Told[]): string | undefined {
  const said = plan.say.contentStrategy;
  if (copy.beats !== undefined || plan.own.pillar !== undefined || isOnlySearched(plan)) return undefined;
  for (const { thought, answer } of heardTold(plan, HEARD)) {
    const story = plan.pillars.find(({ question, proof }) => question === thought && proof === answer);
    if (story && answer !== undefined) return said.headlineHeard({ thought, share: `${story.share}%` });
  }
  const event = momentsTold(plan, HEARD).find((each) =>
    stories.some(({ idea }) => idea === said.pillars.seeWhen({ event: each })),
  );
  return event === undefined ? undefined : said.headlineMoment({ event });
}

export const writeContentStrategy = page('content-strategy', (plan) => {
  const { say, pillars } = plan;
  const said = say.contentStrategy;
  const copy = copyOf(plan);
  const drafts = draftsOf(plan);
  const rows = rowsOf(plan, copy, drafts);
  const stories = pillarsOf(plan);
  const told = plan.buyers.lead === undefined ? undefined : pillars.find(({ proof }) => proof !== undefined);
  const lead = lowerFirst((told ?? pillars[0])?.name ?? '');
  // Page 5 says the fact; here stands how the first ad says it.
  const first = drafts.find(({ headline }) => headline !== undefined);
  // The name of what is sold says nothing of how the ad says it.
  const heads = first?.headline?.split('\n')[0] ?? lead;
  const isName = [copy.thing, plan.hero].some(
    (name) => name !== '' && heads.toLowerCase().startsWith(name.toLowerCase()),
  );
  const opening =
    first?.kind === 'video'
      ? said.headline({ lead: filmOpening(plan, copy)?.replaceAll(/^“|”$/gu, '') ?? lead })
      : isName
        ? said.headlinePillars({ lead })
        : said.headlineHeaded({ lead: heads });
  const title =
    headlineHeard(plan, copy, stories) ??
    (first === undefined || isBeside(plan, lead)
      ? said.headlinePillars({ lead })
      : (fitting(HEADLINE, [copy.strong > 0 ? opening : undefined]) ?? said.headlineShort));
  return {
    title,
    output: {
      contentPillars: stories,
      platformPlan: rows,
      budgetNotes: notesOf(plan, copy, drafts),
    },
    evidence: evidenceOf(plan, evidenceFor(plan), rows, drafts),
    ...(drafts.length > 0 ? { reckoned: { drafts } } : {}),
  };
});
