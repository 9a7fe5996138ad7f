/**
 * Which channels' figures the plan reckons with. What a click or a chat costs is told of one channel and is true of the money
 * that goes there: where a client tells the figures of two, the one where a result costs least carries the plan.
 */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { splitIn } from '../../../understanding/answers/budget-split.ts';
import { channelsAt } from '../../../understanding/figures/channels.ts';
import { readObserved } from '../../../understanding/figures/observed.ts';
import { isToldElsewhere, regretOf } from '../../../understanding/figures/sources.ts';
import { evidenceOf } from './evidence.ts';
import { isField } from './facts-roots.ts';
import type { ReckonedReadings } from './facts.ts';
import type { Reckoning } from './index.ts';
import { STEP_RANK } from '../../../understanding/figures/steps.ts';

export interface Told {
  /** Channels whose cost is reckoned with; all of them where a cost is told of none in particular; empty where none is known. */
  channels: readonly AdvertisingChannel[];
  /** Some of the chosen ones, where what a step costs is told of them alone: it is named beside no other. */
  of?: readonly AdvertisingChannel[];
  /** True where their cost is told of them in particular. */
  isNamed: boolean;
  /** Some of the chosen ones, where the client tells that buyers come from there. */
  best?: readonly AdvertisingChannel[];
  /** How the client itself divides its money among the chosen ones. */
  split?: ReadonlyMap<AdvertisingChannel, number>;
  /** Chosen channels that have told no cost, or a higher one,: their money waits. */
  waiting: readonly Waiting[];
}

export interface Waiting {
  channel: AdvertisingChannel;
  cost?: number;
  currency?: string;
  /** It brought people who are no buyers, or a campaign that the client will not run again. */
  isWrong?: true;
  /** It was tried, and nobody bought. */
  isNothing?: true;
  /** The money is enough for one channel at a time, and this one is not the first. */
  isLater?: true;
}

/** Whether a chosen channel begins without money. */
export const isWaiting = ({ waiting }: Told, id: AdvertisingChannel): boolean =>
  waiting.some(({ channel }) => channel === id);

/** A division of the client's own stands: nothing waits that has a part in it. */
export function withSplit(r: ReckonedReadings, told: Told): Told {
  const split = splitIn(r.budget.text);
  if (split === undefined || ![...split.keys()].every((id) => r.adChannels.includes(id))) return told;
  return { ...told, split, waiting: told.waiting.filter(({ channel }) => !split.has(channel)) };
}

/** Of equal sums the channel stands first that the client tells a result of: an order for `toSorted`. */
export const toldFirst =
  ({ of = [] }: Told) =>
  (a: AdvertisingChannel | undefined, b: AdvertisingChannel | undefined): number =>
    Number(b !== undefined && of.includes(b)) - Number(a !== undefined && of.includes(a));

/** Two places of one system: one campaign, one sum and one test serve both. */
const META: readonly AdvertisingChannel[] = ['facebook-ads', 'instagram-ads'];
/** The other of the two; undefined for a channel that is none of them. */
export const otherOfMeta = (id: AdvertisingChannel): AdvertisingChannel | undefined =>
  META.includes(id) ? META.find((other) => other !== id) : undefined;
/** The channel whose campaign shows in this one too; undefined for one that the client tells a verdict or a cost of its own of. */
export function runsWith(
  { waiting }: Told,
  chosen: readonly AdvertisingChannel[],
  id: AdvertisingChannel,
): AdvertisingChannel | undefined {
  const one = waiting.find(({ channel }) => channel === id);
  const isOwn = one?.isWrong === true || one?.isNothing === true || one?.cost !== undefined;
  const other = otherOfMeta(id);
  if (one === undefined || isOwn || other === undefined || !chosen.includes(other)) return undefined;
  return waiting.some(({ channel }) => channel === other) ? undefined : other;
}

/** Whether the client tells of this channel that it brought nobody who buys. */
export const isRefused = ({ waiting }: Told, id: AdvertisingChannel): boolean =>
  waiting.some(
    ({ channel, isWrong, isNothing }) => channel === id && (isWrong === true || isNothing === true),
  );

/** Where people tell how it goes. */
export const STORIES = [
  'onlineAdIssues',
  'currentChallenges',
  'whyNeedNow',
  'additionalNotes',
  'specificObjectives',
] as const;

type Figure = { field: string; text: string; at?: { start: number; end: number } };

/** A directory, a fair, a magazine: nobody chooses it here, and what it costs is true of no channel. */
export type Source = AdvertisingChannel | 'elsewhere';

/** Of which channels a figure of an answer is told; none where it is told of no one in particular. */
export function channelsOfFigure({ answers }: ReckonedReadings, { field, text, at }: Figure): Source[] {
  if (!isField(field)) return [];
  const answer = answers[field];
  const start = at?.start ?? answer.indexOf(text);
  if (start < 0) return [];
  const span = at ?? { start, end: start + text.length };
  return isToldElsewhere(answer, span) ? ['elsewhere'] : channelsAt(answer, span);
}

/** The readings with the figures of one channel, and those that are told of none; of none alone where `only` is null. */
export function ofChannel<R extends ReckonedReadings>(r: R, only: AdvertisingChannel | null): R {
  const isOf = (figure: Figure): boolean => {
    const channels = channelsOfFigure(r, figure);
    return channels.length === 0 || (only !== null && channels.includes(only));
  };
  // 'TikTok 38 a chat, Facebook 70, 15 of 100 chats come by': told once behind several, a rate is that of all.
  const ofRates = new Set(r.rates.flatMap((rate) => channelsOfFigure(r, rate)));
  const ofCosts = new Set(r.costs.flatMap((cost) => channelsOfFigure(r, cost)));
  const isShared = ofRates.size === 1 && !ofRates.has('elsewhere') && ofCosts.size > 1;
  return { ...r, costs: r.costs.filter(isOf), rates: isShared ? r.rates : r.rates.filter(isOf), only };
}

/** Channels that a cost, or a sum and what it brought, is told of; `isGeneral` where one is told of no channel. */
function costsTold(r: ReckonedReadings): { named: Source[]; isGeneral: boolean } {
  const observed = STORIES.flatMap((field) =>
    readObserved(r.answers[field])
      .filter(({ spent }) => spent)
      .map(({ words }): Figure => ({ field, text: words })),
  );
  const channels = [...r.costs, ...observed].map((figure) => channelsOfFigure(r, figure));
  return { named: [...new Set(channels.flat())], isGeneral: channels.some((each) => each.length === 0) };
}

/** How the client speaks of the campaigns of a channel, where all that it tells of them is told so: the mildest word. */
function regretsOf(r: ReckonedReadings, channel: AdvertisingChannel): 'never' | 'wrong' | undefined {
  const told = r.costs.flatMap((cost) => {
    const { field, at } = cost;
    if (!at || !isField(field) || !channelsOfFigure(r, cost).includes(channel)) return [];
    return [regretOf(r.answers[field], at)];
  });
  if (told.length === 0 || told.includes(undefined)) return undefined;
  return told.includes('wrong') ? 'wrong' : 'never';
}

/** Chosen channels that brought nobody who buys, as long as one is left. */
function emptyOf(r: ReckonedReadings): AdvertisingChannel[] {
  const empty = evidenceOf(r).flatMap(({ channel, verdict }) => (verdict === 'nothing' ? [channel] : []));
  return r.adChannels.every((id) => empty.includes(id)) ? [] : empty;
}

/** @param reckonOf what follows where the figures of one channel alone are taken */
export function toldOf(r: ReckonedReadings, reckonOf: (channel: AdvertisingChannel) => Way): Choice {
  const { named, isGeneral } = costsTold(r);
  const chosen = r.adChannels;
  // What a campaign cost that the client will not run again is no cost of the next one.
  // Nor of one that sold nothing, while there is another.
  const empty = emptyOf(r);
  const known = chosen.filter(
    (id) => named.includes(id) && regretsOf(r, id) !== 'never' && !empty.includes(id),
  );
  // Told of channels that are not chosen: what they cost says nothing of the others.
  if (known.length === 0)
    return {
      told: { channels: isGeneral ? chosen : [], isNamed: false, waiting: [] },
      ...(named.length > 0 && chosen.length > 0 ? { only: null } : {}),
    };
  const ways = known.map((channel) => ({
    channel,
    ...costOf(reckonOf(channel)),
    isWrong: regretsOf(r, channel) === 'wrong',
  }));
  // A cheap one that brings the wrong people carries no plan beside one that does not.
  const sorted = ways.toSorted(
    (a, b) =>
      b.far - a.far || Number(a.isWrong) - Number(b.isWrong) || (a.cost ?? Infinity) - (b.cost ?? Infinity),
  );
  const [best] = sorted;
  if (!best || best.cost === undefined)
    return {
      told: { channels: isGeneral ? chosen : [], isNamed: false, waiting: [] },
      ...(best && named.includes('elsewhere') ? { only: best.channel } : {}),
    };
  // What a click costs says nothing yet of what the goal counts: no channel carries the plan, and none waits.
  if (best.far !== FARTHEST)
    return {
      told: { channels: chosen, isNamed: false, waiting: [], ...(isGeneral ? {} : ofSome(ways, chosen)) },
      // Beside the only chosen one that tells its own, figures of channels that are not chosen are none of the plan's.
      ...(known.length === 1 && named.length > 1 ? { only: best.channel } : {}),
    };
  const isAlike = (way: (typeof ways)[number]): boolean =>
    way.what === best.what && way.currency === best.currency;
  // Two that are told of in one breath cost the same.
  const channels = known.filter((id) =>
    ways.some(
      (way) => way.channel === id && isAlike(way) && way.cost === best.cost && way.isWrong === best.isWrong,
    ),
  );
  const waiting = chosen
    .filter((id) => !channels.includes(id))
    .map((channel): Waiting => {
      const way = ways.find((each) => each.channel === channel);
      if (regretsOf(r, channel)) return { channel, isWrong: true };
      return {
        channel,
        ...(way?.cost !== undefined && isAlike(way) ? { cost: way.cost, currency: way.currency } : {}),
      };
    });
  return { told: { channels, isNamed: true, waiting }, only: best.channel };
}

function ofSome(
  ways: readonly { channel: AdvertisingChannel; cost?: number }[],
  chosen: readonly AdvertisingChannel[],
): Pick<Told, 'of'> {
  const of = ways.filter(({ cost }) => cost !== undefined).map(({ channel }) => channel);
  return of.length > 0 && of.length < chosen.length ? { of } : {};
}

export type Way = Pick<Reckoning, 'main' | 'chain'>;

export interface Choice {
  told: Told;
  /** As `ofChannel` takes it; absent where all figures are of all channels. */
  only?: AdvertisingChannel | null;
}

/** What one result costs there, of what, and how far along it is: what the goal counts is farthest. */
function costOf({ main, chain }: Way): { far: number; cost?: number; what: string; currency: string } {
  const { currency } = chain;
  if (main?.costToday)
    return { far: FARTHEST, cost: main.costToday.value, what: `goal ${main.target.goal.index}`, currency };
  const last = chain.steps.findLast(({ cost }) => cost !== undefined);
  return last?.cost
    ? { far: STEP_RANK[last.kind], cost: last.cost.value, what: last.kind, currency }
    : { far: -1, what: '', currency };
}
const FARTHEST = Math.max(...Object.values(STEP_RANK)) + 1;
