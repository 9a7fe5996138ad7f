/** Channels as the client has them and as the plan uses them: one row each, one job each, and what is weak there today. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import { triedIn } from '../../../understanding/answers/channel-evidence.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { PLATFORMS } from '../data/platforms.ts';
import type { OwnChannelId } from '../readings/index.ts';
import { toldFirst } from '../reckoning/told.ts';
import { landingOf } from './landing.ts';
import { platformsIn } from './rival-platforms.ts';
import type { Plan } from './index.ts';
import { isReport } from './said.ts';
import { whole } from './whole.ts';

/** What a channel is for in this plan. */
export type Role =
  /** Meets people who search. */
  | 'search'
  /** The client's own page, where the step is taken. */
  | 'page'
  /** Brings people into a chat. */
  | 'talk'
  /** To people who do not look for it: tells what it is, shows it, opens with clips. */
  | 'explain'
  | 'picture'
  | 'clip'
  /** Reaches named job titles. */
  | 'titles'
  /** A marketplace. */
  | 'market'
  /** A shop under videos. */
  | 'shop'
  /** Answers, before and after the sale. */
  | 'answer'
  /** Where buyers check whom they deal with; no media. */
  | 'proof';

/** What is weak there today, by the client's own figures or words. */
export type Weakness =
  | { kind: 'cost'; step: { id: string; kind: StepId; name: string }; amount: number; currency: string }
  | { kind: 'rate'; from: StepId; to: StepId; percent: number }
  | { kind: 'words'; words: string }
  | { kind: 'rival'; rival: string; words: string }
  /** It was tried, and nobody bought. */
  | { kind: 'nothing' }
  | { kind: 'first' };

export interface ChannelRow {
  /** 'Website', 'Facebook'. */
  channel: string;
  role: Role;
  ad?: AdvertisingChannel;
  owned: boolean;
  weakness?: Weakness;
}

const OWNED: Readonly<Record<OwnChannelId, { name: string; ad?: AdvertisingChannel; role: Role }>> = {
  website: { name: 'Website', role: 'page' },
  facebook: { name: 'Facebook', ad: 'facebook-ads', role: 'proof' },
  instagram: { name: 'Instagram', ad: 'instagram-ads', role: 'proof' },
  tiktok: { name: 'TikTok', ad: 'tiktok-ads', role: 'proof' },
  'tiktok-shop': { name: 'TikTok Shop', role: 'shop' },
  shopee: { name: 'Shopee', ad: 'shopee-ads', role: 'market' },
  lazada: { name: 'Lazada', ad: 'lazada-ads', role: 'market' },
  line: { name: 'LINE', role: 'answer' },
};
/** What a channel with money does best, whatever its ads lead to. */
export const PAID: Readonly<Record<AdvertisingChannel, Role>> = {
  'facebook-ads': 'explain',
  'instagram-ads': 'picture',
  'tiktok-ads': 'clip',
  'google-ads': 'search',
  'linkedin-ads': 'titles',
  'shopee-ads': 'market',
  'lazada-ads': 'market',
};

/** Where people write first: where the client tells that they do, else on Facebook. */
function talker(chosen: readonly AdvertisingChannel[], told: Plan['told']): AdvertisingChannel | undefined {
  const social = (['facebook-ads', 'instagram-ads'] as const).filter((id) => chosen.includes(id));
  return social.find((id) => (told.isNamed ? told.channels : told.of)?.includes(id)) ?? social[0];
}

/** Without a page to send people to, and where people write before they buy, adverts open a chat. */
const opensChat = ({ r, journey, told }: Plan, ad: AdvertisingChannel): boolean =>
  journey.close !== 'install' &&
  journey.close !== 'shelf' &&
  ad === talker(r.adChannels, told) &&
  (r.offer.close.value === 'chat' || landingOf(r) === 'chat');

export function channelRows(plan: Plan): ChannelRow[] {
  const { r, budget } = plan;
  const paid = r.adChannels.map((ad): ChannelRow => ({
    channel: PLATFORMS[ad].name,
    role: opensChat(plan, ad) ? 'talk' : PAID[ad],
    ad,
    owned: r.ownChannels.some((own) => OWNED[own].ad === ad),
  }));
  const unpaid = r.ownChannels
    .filter((own) => !r.adChannels.some((ad) => OWNED[own].ad === ad))
    .map((own): ChannelRow => ({ channel: OWNED[own].name, role: OWNED[own].role, owned: true }));
  // Paid first, in the order of the money; then the rest as the client listed them.
  const money = ({ ad }: ChannelRow): number =>
    ad === undefined ? 0 : (budget.channelSums[r.adChannels.indexOf(ad)] ?? 0);
  const byTold = toldFirst(plan.told);
  const sorted = paid.toSorted((a, b) => money(b) - money(a) || byTold(a.ad, b.ad));
  return [...sorted, ...unpaid].map((row, i) => {
    const weakness = weaknessOf(plan, row, i === 0);
    return weakness === undefined ? row : { ...row, weakness };
  });
}

/** Characters of the client's words in a cell. */
const WORDS = 90;
const LEAST_WORDS = 5;
/** Adverts of these need a page that the questionnaire asks for. */
const NEED_PAGE: ReadonlySet<AdvertisingChannel> = new Set(['facebook-ads', 'instagram-ads', 'tiktok-ads']);

/** Channels with money that have no account yet, as far as the client told: where adverts ran before there is one. */
export function accountsNeeded({ r: { answers } }: Plan, rows: readonly ChannelRow[]): string[] {
  const tried = triedIn(answers.onlineAdIssues);
  return rows.flatMap(({ channel, ad, owned }) =>
    ad !== undefined && !owned && NEED_PAGE.has(ad) && !tried.includes(ad) ? [channel] : [],
  );
}

function weaknessOf(plan: Plan, row: ChannelRow, isFirst: boolean): Weakness | undefined {
  const { r } = plan;
  const figure = costOf(plan, row) ?? rateOf(plan, row);
  if (figure) return figure;
  const own = [r.answers.onlineAdIssues, r.answers.currentChallenges]
    .flatMap((answer) => sentencesIn(answer).map(({ start, end }) => answer.slice(start, end)))
    .find(
      (sentence) =>
        // What is told of two channels is not told of this one.
        platformsIn(sentence).join() === row.channel &&
        whole(sentence, WORDS) !== '' &&
        !isReport(sentence) &&
        // 'Google, last year' says nothing of it.
        (isMostlyThai(sentence) || sentence.trim().split(/\s+/u).length >= LEAST_WORDS),
    );
  if (own !== undefined) return { kind: 'words', words: whole(own, WORDS) };
  if (plan.told.waiting.some(({ channel, isNothing }) => channel === row.ad && isNothing === true))
    return { kind: 'nothing' };
  for (const { name, strengths } of plan.rivals) {
    const words = strengths.find(
      (item) => platformsIn(item).includes(row.channel) && whole(item, WORDS) !== '',
    );
    if (words !== undefined) return { kind: 'rival', rival: name, words };
  }
  return isFirst && row.ad !== undefined && r.experience === 'no' ? { kind: 'first' } : undefined;
}

/** What one result costs today: of the channels that it is told of, and of one whose figures are higher. */
function costOf({ reckoning, told, r }: Plan, { ad }: ChannelRow): Weakness | undefined {
  const { steps, paid, currency } = reckoning.chain;
  const step = paid === undefined ? undefined : steps[paid];
  if (ad === undefined) return undefined;
  const { cost, currency: own } = told.waiting.find(({ channel }) => channel === ad) ?? {};
  const result = steps[reckoning.main?.place?.index ?? -1];
  if (cost !== undefined && own !== undefined && result)
    return { kind: 'cost', step: result, amount: cost, currency: own };
  const of = told.isNamed ? told.channels : told.of;
  const isHere = of === undefined ? r.adChannels.length === 1 : of.includes(ad);
  return step?.cost && isHere ? { kind: 'cost', step, amount: step.cost.value, currency } : undefined;
}

/** Of those who come to the page, how few go on today. */
function rateOf({ reckoning }: Plan, { role }: ChannelRow): Weakness | undefined {
  if (role !== 'page') return undefined;
  const { steps } = reckoning.chain;
  const at = steps.findIndex(({ kind }) => kind === 'click');
  const next = at < 0 ? undefined : steps[at + 1];
  return next?.rate && !next.isImplied
    ? { kind: 'rate', from: 'click', to: next.kind, percent: next.rate.value }
    : undefined;
}
