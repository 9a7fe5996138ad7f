/** Page 6: a row per channel, one job each (specification, page 6; also `keyProducts` and `marketPosition`). */
import type { StepId } from '../../../understanding/figures/steps.ts';
import { materialOf, type Material } from '../plan/channel-material.ts';
import {
  accountsNeeded,
  channelRows,
  PAID,
  type ChannelRow,
  type Role,
  type Weakness,
} from '../plan/channel-rows.ts';
import { isInShops } from '../readings/way.ts';
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { boostsOn } from '../../../understanding/figures/channels.ts';
import { keepsToThemselves } from '../plan/private.ts';
import { searchTerms } from '../plan/keywords.ts';
import { runsWith } from '../reckoning/told.ts';
import { closerOf, reachOf } from '../data/campaign-types.ts';
import { typesBought } from '../plan/bought.ts';
import type { Plan } from '../plan/index.ts';
import { channelsAtWork } from '../plan/at-work.ts';
import { isPlural } from '../inflection.ts';
import { inTongue } from '../plan/whole.ts';
import { whomIn } from '../plan/whom.ts';
import { inChat } from './draft-chat.ts';
import { copyOf } from './draft-copy.ts';
import { keyProducts, marketPosition } from './business-overview.ts';
import { partsOf } from './media-direction.ts';
import { oneOf } from './reckoned/counted.ts';
import { rounded, type Step } from './reckoned/figures.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { offerName } from './titles.ts';
import { behindTried, triedBefore } from './tried-before.ts';
import { evidenceFor, moneyPer, page } from './write.ts';
import { isSureOf } from '../plan/presumed.ts';
import { isUndercut } from '../plan/undercut.ts';
import { townsOf } from '../readings/towns.ts';

/** As every page prints it. */
const sumText = ({ f }: Plan, amount: number, currency: string): string =>
  f.money(rounded(amount, 'money'), currency);

/** '1.8%'. */
const shareText = ({ f }: Plan, percent: number): string => `${f.number(percent, percent < 10 ? 1 : 0)}%`;

/** 'A lead', 'คลิก': what a cost is of, in the proposal's language. */
const oneCalled = (plan: Plan, step: Step): string =>
  plan.f.sentence(plan.f.language === 'th' ? plan.say.reckoned.steps[step.kind].many : oneOf(plan, step));

function weakText(plan: Plan, weakness: Weakness | undefined): string {
  const { f, say } = plan;
  const said = say.marketChannelsAnalysis;
  switch (weakness?.kind) {
    case 'cost':
      return said.weakCost({
        one: oneCalled(plan, weakness.step),
        sum: sumText(plan, weakness.amount, weakness.currency),
      });
    case 'rate': {
      const { from, to, percent } = weakness;
      return said.weakRate({ share: shareText(plan, percent), ...rateWords(plan, from, to) });
    }
    case 'words':
      return f.sentence(weakness.words);
    case 'rival':
      return said.weakRival(weakness);
    case 'nothing':
      return said.weakNothing;
    case 'first':
      return said.weakFirst;
    case undefined:
      return '';
  }
}

const rateWords = ({ say }: Plan, from: StepId, to: StepId): { from: string; does: string } => ({
  from: say.reckoned.steps[from].many,
  does: say.reckoned.steps[to].does,
});

/** Characters of a headline. */
const HEADLINE = 100;
/** Channels that a headline names. */
const MOST_NAMED = 3;
/** What up to three channels with money get; '' where it is one, or none is known. */
function moneyBy(plan: Plan): string {
  const { f, say, budget } = plan;
  const parts = partsOf(plan);
  const [first, second] = parts;
  if (!budget.known || first === undefined || parts.length > MOST_NAMED) return '';
  if (second === undefined) {
    // Two places that one campaign serves have its money together.
    const shared = plan.channels.filter(({ id }) => runsWith(plan.told, budget.channels, id) !== undefined);
    return say.marketChannelsAnalysis.getsAll({
      channel: f.list([first, ...shared].map(({ name }) => name)),
      isMany: shared.length > 0,
    });
  }
  return f.list(
    parts.map(({ name, sum }, i) =>
      say.marketChannelsAnalysis.gets({
        channel: name,
        sum: i === parts.length - 1 ? moneyPer(plan, sum) : f.money(sum, budget.currency),
        isFirst: i === 0,
      }),
    ),
  );
}

/** The figure that the channels have to move, else who brings people in and where they act. */
function headline(plan: Plan, rows: readonly ChannelRow[]): string {
  const { f, r, say, channels } = plan;
  const said = say.marketChannelsAnalysis;
  const count = said.channels({ count: f.word(rows.length) });
  const rate = rows.find(({ weakness }) => weakness?.kind === 'rate')?.weakness;
  const cost = rows.find(({ weakness }) => weakness?.kind === 'cost')?.weakness;
  const sums = moneyBy(plan);
  const withSums = (told: (sums: string) => string): string =>
    told(sums).length <= HEADLINE ? told(sums) : told('');
  if (rows.length > 1 && rate?.kind === 'rate')
    return withSums((by) =>
      said.headlineRate({
        share: shareText(plan, rate.percent),
        ...rateWords(plan, rate.from, rate.to),
        count,
        sums: by,
      }),
    );
  // Where a later step leaks or the money is enough, cheaper media is not what the channels are for.
  const isCostly = weakestOf(plan) === undefined && plan.reckoning.bridge === undefined;
  if (rows.length > 1 && cost?.kind === 'cost' && isCostly)
    return withSums((by) =>
      said.headlineCost({
        one: oneCalled(plan, cost.step),
        sum: sumText(plan, cost.amount, cost.currency),
        count,
        sums: by,
      }),
    );
  const [first] = rows;
  if (first === undefined) return said.headlineChoose({ offer: offerName(plan, 34) });
  if (channels.length === 0)
    return said.headlineOwn({ own: f.list(rows.slice(0, 3).map(({ channel }) => channel)) });
  const closes = rows.find(({ role }) => role === 'page' || role === 'market' || role === 'answer');
  if (closes && closes !== first) {
    const where = closes.role === 'page' ? said.theWebsite : closes.channel;
    const told = said.headlineMoney({ sums, closes: where, act: r.act.id, way: r.way });
    if (sums !== '' && told.length <= HEADLINE) return told;
    return said.headlineClose({ finds: first.channel, closes: where, act: r.act.id, way: r.way });
  }
  if (rows.length > 1 && sums !== '' && sums.length <= HEADLINE) return sums;
  const isChat = shownRole(plan, first) === 'talk';
  if (rows.length > 1 && !isChat)
    return said.headlineJobs({ count, first: plan.budget.known ? first.channel : '' });
  return isChat ? said.headlineChat({ finds: first.channel }) : said.headlineOne({ channel: first.channel });
}

/** Ways that are closed in writing where people are used to it. */
const WRITTEN: ReadonlySet<string> = new Set(['unknown', 'quote', 'booking']);
/** What a channel is good at: a chat is a strength where the sale is closed in one, else what it shows and whom. */
function shownRole({ r, market }: Plan, { role, ad }: ChannelRow): Role {
  const isWritten = r.way === 'chat' || (market.inThailand && WRITTEN.has(r.way));
  return role !== 'talk' || ad === undefined || isWritten ? role : PAID[ad];
}

/** Where adverts without a page lead, by what is bought: a form, a call or a chat. */
function leadsTo(plan: Plan): { form: boolean; call: boolean; chat: boolean } {
  const types = channelsAtWork(plan).flatMap((channel) => typesBought(plan, channel));
  const closers = new Set(types.map(closerOf));
  const [form, call] = [
    closers.has('form'),
    !plan.r.without.has('calls') && (closers.has('call') || types.some((type) => reachOf(type) === 'search')),
  ];
  return { form, call, chat: closers.has('message') || !(form || call) };
}

/** What the client has. */
function standing(plan: Plan, rows: readonly ChannelRow[]): string {
  const { f, say } = plan;
  const said = say.marketChannelsAnalysis;
  const own = rows.filter(({ owned }) => owned).map(({ channel }) => said.ownNames[channel] ?? channel);
  if (own.length === 0 && plan.journey.close === 'install') return said.ownedStore;
  if (own.length === 0 && plan.journey.close === 'shelf') return said.ownedShelf;
  if (own.length === 0 && isInShops(plan.r.adChannels)) return said.ownedGoods;
  // What is missing is one line of the page, and no cell of each row.
  const accounts = accountsNeeded(plan, rows);
  const slots = { needed: f.list(accounts), isOne: accounts.length === 1 };
  // Where adverts ran on a platform that is not told there may well be accounts: they are asked for, and none is offered.
  const isAsked = plan.r.experience === 'yes';
  const first = isAsked ? said.askedFirst(slots) : said.neededFirst(slots);
  // Who has advertised leads people somewhere already.
  if (own.length === 0)
    return accounts.length > 0 ? first : isAsked ? said.ownedAds : said.ownedNone(leadsTo(plan));
  return [
    said.owned({ name: plan.name, own: f.list(own) }),
    accounts.length === 0 ? '' : isAsked ? first : said.neededToo(slots),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Nothing is sold from an average on. */
const AVERAGE = /\baverage|\bavg\b|\busually\b|\bmostly\b|เฉลี่ย|ส่วนใหญ่/iu;

/** What the rows' sentences name. */
function slotsOf(
  plan: Plan,
  ad: AdvertisingChannel | undefined,
  material: Material,
): Parameters<Plan['say']['marketChannelsAnalysis']['first']>[1] {
  const { f, r, discountCap, say } = plan;
  const { value, currency, unit, per, high, others, text } = r.price;
  // A price of one thing is a sum; what it is for is said in the client's words or not at all.
  const isPlain = unit === '' && per === undefined && high === undefined && (others ?? []).length === 0;
  const isSum = value !== undefined && isPlain;
  const price = isSum
    ? AVERAGE.test(text) || r.price.fixed === true
      ? f.money(value, currency)
      : say.marketChannelsAnalysis.from({ price: f.money(value, currency) })
    : inTongue(text, 34, f.language);
  return {
    act: r.act.id,
    offer: offerName(plan, 34),
    way: r.way,
    ...material,
    ...typed(plan),
    buyers: severalOf(whomIn(plan, 46), f.language),
    thing: thingShown(plan),
    price: /\d/u.test(price) && isSureOf(r, 'price') && !isUndercut(plan) ? price : '',
    isListed: isSureOf(r, 'companies'),
    cap: discountCap === undefined ? '' : String(discountCap),
    boosts: ad !== undefined && boostsOn(r.answers.onlineAdIssues, ad),
    isNamed: !keepsToThemselves(r),
  };
}

/** A group in the singular stands in no sentence on several: 'F&B manager'. */
const severalOf = (who: string, language: 'en' | 'th'): string =>
  language === 'th' || who.split(/[\s,]/u).some((word) => isPlural(word)) ? who : '';

/** What pictures show, where its name needs no article: 'private safaris', 'chimney sweeping'; '' where nothing is sold. */
function thingShown(plan: Plan): string {
  const [term = ''] = isSureOf(plan.r, 'sale') ? searchTerms(plan) : [];
  const told = inTongue(term, 34, plan.f.language);
  const last = told.split(' ').at(-1) ?? '';
  return plan.f.language === 'th' || isPlural(last) || last.endsWith('ing') ? told : '';
}

/** What is searched for, and with the place or the aim that tells the nearest buyer. */
function typed(plan: Plan): { term: string; near: string } {
  const [term = '', ...others] = searchTerms(plan);
  const towns = townsOf(plan.r).map(({ name }) => name);
  const longer = others.filter((other) => other.startsWith(`${term} `));
  return {
    term,
    near: longer.find((other) => towns.some((town) => other.endsWith(town))) ?? longer[0] ?? '',
  };
}

export const writeMarketChannelsAnalysis = page('market-channels-analysis', (plan) => {
  const { f, r, company, channels, say } = plan;
  const said = say.marketChannelsAnalysis;
  const w = evidenceFor(plan);
  const rows = channelRows(plan);
  const materials = materialOf(plan, rows, inChat(plan, copyOf(plan)));
  const working = new Set(channelsAtWork(plan).map(({ id }) => id));
  const own = f.list(rows.filter(({ owned }) => owned).map(({ channel }) => channel));
  const nothing = {
    channel: said.none,
    strengths: said.noneFor,
    weaknesses: '',
    recommendations: said.noneFirst,
  };
  return {
    title: headline(plan, rows),
    output: {
      company,
      description: [triedBefore(plan), standing(plan, rows)].filter((sentence) => sentence !== '').join(' '),
      keyProducts: keyProducts(plan).map(({ name }) => name),
      // The page has it of its own, so that it is whole without page 5; where both say the same the slide shows it once.
      marketPosition: marketPosition(plan),
      channelAnalysis:
        rows.length === 0
          ? [nothing]
          : rows.map((row, i) => {
              const { channel, role, ad, weakness, owned } = row;
              const slots = slotsOf(plan, ad, materials[i] ?? { question: '', shown: '' });
              const waits = ad !== undefined && !owned && !working.has(ad);
              return {
                channel,
                strengths: said.purpose(shownRole(plan, row), slots),
                weaknesses: weakText(plan, weakness),
                recommendations:
                  ad !== undefined && runsWith(plan.told, plan.budget.channels, ad) !== undefined
                    ? said.sameCampaign
                    : waits
                      ? said.waits
                      : said.first(role, slots),
              };
            }),
    },
    evidence: [
      w.client(own === '' ? '' : said.open({ own }), 'marketingChannels'),
      w.client(
        channels.length === 0 ? '' : said.paid({ paid: f.list(channels.map(({ name }) => name)) }),
        'advertisingChannels',
      ),
      ...(moneyBy(plan) === ''
        ? []
        : [
            w.computed(
              partsOf(plan)
                .map(({ name, sum }) => `${name} ${f.number(sum)}`)
                .join(', '),
              say.evidence.columns({ amount: f.number(plan.budget.amount) }),
            ),
          ]),
      ...behindTried(plan, w),
      w.answer('onlineAdIssues'),
      w.answer('currentChallenges'),
      w.answer('startingPrice'),
      ...(plan.discountCap === undefined ? [] : [w.answer('additionalNotes')]),
      ...(r.adChannels.length + r.ownChannels.length === 0 ? [] : [w.assume(said.oneJob, said.oneJobWhy)]),
    ],
  };
});
