/** How the client itself divides its money: 'Shopee 60% Lazada 20% FB 20%', 'Google 30k + LinkedIn 15k'. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { channelMentions } from '../figures/channels.ts';

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
    kinds.add(quantity.kind === 'percent');
    parts.set(id, quantity.value);
  }
  return parts.size > 1 && kinds.size === 1 ? parts : undefined;
}
