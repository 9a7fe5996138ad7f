/** What the plan buys: the stages that have money, the channels of each, and the campaign types on them. */
import { reachOf } from '../data/campaign-types.ts';
import type { Platform } from '../data/platforms.ts';
import type { Both } from '../language.ts';
import { unique } from '../../../understanding/text.ts';
import type { Plan, PlanChannel } from './index.ts';
import { keepsNoList } from './private.ts';
import { CLOSING } from './stages.ts';

/** A stage without money of its own is carried by the channels that bring the results. */
export const hasMoney = ({ budget }: Plan, layer: number): boolean =>
  budget.channels.length === 0 || (budget.cells[layer] ?? []).some((sum) => sum > 0);

/** The stage whose campaigns reach people at this one: its own, else the one that brings the results. */
export const stageBought = (plan: Plan, layer: number): number => (hasMoney(plan, layer) ? layer : CLOSING);

/** Stages that have money of their own, by place; all of them where no sum is known. */
export function stagesWithMoney(plan: Plan): number[] {
  const all = plan.stages.map((_, i) => i);
  const paid = all.filter((i) => hasMoney(plan, i));
  return paid.length === 0 ? all : paid;
}

export function stagePlatforms(plan: Plan, layer: number): string[] {
  const cells = plan.budget.cells[stageBought(plan, layer)] ?? [];
  return plan.channels
    .map((channel, i) => ({ name: channel.name, money: cells[i] ?? 0, at: i }))
    .filter(({ money }) => money > 0)
    .toSorted((a, b) => b.money - a.money || a.at - b.at)
    .map(({ name }) => name);
}

export const campaignTypes = (plan: Plan, layer: number): string[] =>
  typesOn(plan, layer, stagePlatforms(plan, layer));

/** What closes is bought by the result that is counted: who rings is no message. */
export function closingTerm({ r, reckoning }: Plan, { terms }: Platform): string {
  const term = terms[r.closing];
  // Of those whose list is uploaded nowhere who was on the page is met again, else who searches.
  if (reachOf(term) === 'list' && keepsNoList(r))
    return r.ownChannels.includes('website') && !r.without.has('retargeting')
      ? 'Your data segments'
      : 'Search';
  const { chain } = reckoning;
  const isCall = r.way === 'call' || (chain.paid !== undefined && chain.steps[chain.paid]?.kind === 'call');
  return isCall && LEADS.test(term) ? 'Leads (calls)' : term;
}
const LEADS = /^Leads(?: \(messages\))?$/u;

/** The campaign type of one channel at a stage; empty where it has none. */
export function typeOn(plan: Plan, { platform }: PlanChannel, layer: number): Both {
  if (layer !== CLOSING) return platform.stageTerms[layer] ?? { en: '', th: '' };
  const term = closingTerm(plan, platform);
  return { en: term, th: term };
}

/** All that is bought on one channel, each once, by its English name. */
export const typesBought = (plan: Plan, channel: PlanChannel): string[] =>
  unique(
    stagesWithMoney(plan)
      .filter((layer) => stagePlatforms(plan, layer).includes(channel.name))
      .map((layer) => typeOn(plan, channel, layer).en)
      .filter(Boolean),
  );

/** The campaign types of a stage on these channels, or that one is to be chosen. */
export function typesOn(plan: Plan, layer: number, used: readonly string[]): string[] {
  const { f } = plan;
  const types = plan.channels
    .filter(({ name }) => used.includes(name))
    .map((channel) => f.both(typeOn(plan, channel, layer)));
  const list = unique(types.filter(Boolean));
  return list.length > 0 ? list : [plan.say.mediaDirection.termToChoose];
}
