/** How the client itself divides its money: 'Shopee 60% Lazada 20% FB 20%', 'Google 30k + LinkedIn 15k'. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { channelMentions } from '../figures/channels.ts';
import { stepOf } from '../figures/steps.ts';

/** Percent by which rounded parts may miss the whole; the least that is a sum of money where no currency is told, whatever currency it is, and where a word stands behind it. */
const [OFF, LEAST, LEAST_NAMED] = [5, 50, 1000];

/** The part of each channel; undefined where not every one of several has its own. */
export function splitIn(budget: string): ReadonlyMap<AdvertisingChannel, number> | undefined {
  const mentions = channelMentions(budget);
  const figures = readQuantities(budget).filter(
    ({ quantity: { kind } }) => kind === 'percent' || kind === 'money' || kind === 'count',
  );
  const parts = new Map<AdvertisingChannel, number>();
  const kinds = new Set<boolean>();
  for (const [i, { id, end }] of mentions.entries()) {
    const next = mentions[i + 1]?.start ?? budget.length;
    const [only, another] = figures.filter(({ figure }) => figure.start >= end && figure.end <= next);
    if (only === undefined || another !== undefined || parts.has(id)) return undefined;
    const { quantity } = only;
    if (quantity.kind !== 'percent' && quantity.kind !== 'money' && quantity.kind !== 'count')
      return undefined;
    // So many leads or clicks are no money.
    const least = quantity.kind === 'count' && quantity.unit !== '' ? LEAST_NAMED : LEAST;
    if (quantity.kind === 'count' && (quantity.value < least || stepOf(quantity.unit) !== undefined))
      return undefined;
    kinds.add(quantity.kind === 'percent');
    parts.set(id, quantity.value);
  }
  if (parts.size < 2 || kinds.size !== 1) return undefined;
  // Parts of the whole come to the whole; leads, and what rose, do not.
  const sum = [...parts.values()].reduce((all, part) => all + part, 0);
  return !kinds.has(true) || Math.abs(sum - 100) <= OFF ? parts : undefined;
}
