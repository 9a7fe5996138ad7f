/** Page 18, media targeting: a row per channel, the strongest first. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { SectionOutputInput } from '../../../../src/shared/domain/sections.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from '../plan/index.ts';
import { lowerFirst, lowerNoun } from '../text.ts';
import { closingTerm, stagePlatforms, stagesWithMoney } from '../plan/bought.ts';
import { copyOf, type Copy } from './draft-copy.ts';
import { wherePhrase } from './market-facts.ts';
import { searchTerms } from '../plan/keywords.ts';
import { channelsAtWork } from '../plan/at-work.ts';
import { factsBesideLead, heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { areToldByIllness } from '../plan/private.ts';
import { whomIn } from '../plan/whom.ts';
import { townsOf } from '../readings/towns.ts';

type Row = NonNullable<SectionOutputInput<'suggestion-idea'>['mediaTargetingSolution']>[number];

/** Characters of a cell. */
const CELL = 60;
/** Characters of a place. */
const PLACE = 40;
/** The channel that has the most money: page 17 tells whom each of them reaches. */
const MOST = 1;
const CLOSERS: ReadonlySet<AdvertisingChannel> = new Set([
  'google-ads',
  'shopee-ads',
  'lazada-ads',
  'facebook-ads',
]);

/** Characters of all groups. */
const WHO = 60;

/** What the channel reaches people for: what they type, not the client's name of it. */
const thingOf = (plan: Plan, { thing }: Copy): string =>
  searchTerms(plan)[0] ?? lowerNoun(thing === '' ? plan.hero : thing);

const FEEDS: ReadonlySet<AdvertisingChannel> = new Set(['facebook-ads', 'instagram-ads', 'linkedin-ads']);
/** What ads in feeds are shown for, each another: the promise stands on pages 5, 11 and 13. */
function feedReasons(plan: Plan): string[] {
  const said = plan.say.suggestionIdea.media;
  return [
    ...factsBesideLead(plan, CELL).map((words) => said.feed({ words: lowerFirst(words) })),
    ...momentsTold(plan, CELL).map((event) => said.moment({ event })),
    ...heardTold(plan, CELL).map(said.heard),
  ];
}

/** Why this channel, for these buyers. */
function reasonOf(plan: Plan, id: AdvertisingChannel, copy: Copy, fact: string | undefined): string {
  const { say } = plan;
  const said = say.suggestionIdea.media;
  const [lead] = copy.strong > 0 ? copy.facts : [];
  const promised = fact ?? (lead === undefined ? said.feedAny : said.feed({ words: lead }));
  switch (id) {
    case 'google-ads':
      // Nobody types the client's own name of it.
      return said.search({ thing: searchTerms(plan)[0] ?? '' });
    case 'linkedin-ads':
      return whomIn(plan, WHO) === '' && fact !== undefined
        ? fact
        : said.titles({ who: whomIn(plan, WHO) || said.anyone });
    case 'shopee-ads':
      return said.shop({ thing: thingOf(plan, copy) });
    case 'lazada-ads':
      return said.compare;
    case 'tiktok-ads':
      return copy.question === '' ? promised : said.film({ question: copy.question });
    default:
      return promised;
  }
}

function targetingOf(plan: Plan, id: AdvertisingChannel, copy: Copy): string {
  const { r, say } = plan;
  const said = say.suggestionIdea.media;
  const place = wherePhrase(plan, PLACE);
  // All of them where they are told in one line.
  const near = place === '' ? (townsOf(r)[0]?.name ?? '') : place;
  // Platforms reach nobody by an illness.
  const named = whomIn(plan, WHO);
  const who = areToldByIllness(named) ? '' : named;
  switch (id) {
    case 'google-ads':
      return [searchTerms(plan)[0] === undefined ? '' : `“${searchTerms(plan)[0]}”`, near]
        .filter((part) => part !== '')
        .join(' + ');
    case 'linkedin-ads':
      return who === '' ? said.titlesNamed : plan.f.sentence(who);
    case 'shopee-ads':
    case 'lazada-ads':
      return said.keywords({ thing: thingOf(plan, copy) });
    default:
      // Slide 16 tells their ages and places.
      return who !== ''
        ? plan.f.sentence(who)
        : r.audience.ages === '' && place === ''
          ? said.anyone
          : say.campaignStructure.wide({ who: '', ages: r.audience.ages, place });
  }
}

export function media(plan: Plan): Row[] {
  const { f, r, say, channels, budget } = plan;
  const copy = copyOf(plan);
  const said = say.suggestionIdea.media;
  const feeds = feedReasons(plan);
  const atWork = new Set(channelsAtWork(plan).map(({ id }) => id));
  const rows = channels
    .map((channel, i) => ({ ...channel, sum: budget.channelSums[i] ?? 0 }))
    .filter(({ id }) => atWork.has(id))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, MOST)
    .map(({ id, name, platform }): Row => {
      const layers = stagesWithMoney(plan).filter((layer) => stagePlatforms(plan, layer).includes(name));
      const main = layers.includes(2) && CLOSERS.has(id) ? 2 : (layers[0] ?? 0);
      return {
        platform: name,
        campaignType:
          main === 2
            ? closingTerm(plan, platform)
            : f.both(platform.stageTerms[main] ?? platform.stageTerms[0]),
        objective: main === 2 ? f.both(OBJECTIVES[r.closing].name) : (plan.stages[main] ?? ''),
        targeting: targetingOf(plan, id, copy),
        reasoning: reasonOf(plan, id, copy, FEEDS.has(id) ? feeds.shift() : undefined),
      };
    });
  if (rows.length > 0) return rows;
  return [
    {
      platform: said.noChannel,
      campaignType: said.test,
      objective: f.both(OBJECTIVES[r.objectives[0] ?? 'brand-awareness'].name),
      targeting: wherePhrase(plan, PLACE) || said.anyone,
      reasoning: said.noWhy,
    },
  ];
}
