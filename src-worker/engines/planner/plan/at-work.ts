/** Channels that have money in this plan: one that waits for it has no campaign, and no post beyond what the client does anyway. */
import type { Plan, PlanChannel } from './index.ts';

/** All of them where no money is divided yet. */
export function channelsAtWork({ channels, budget }: Pick<Plan, 'channels' | 'budget'>): PlanChannel[] {
  const paid = channels.filter((_, at) => budget.cells.some((row) => (row[at] ?? 0) > 0));
  return paid.length === 0 ? channels : paid;
}

/** Whether nothing but searches is bought: then no film is shown and no content shared out. */
export const isOnlySearched = (plan: Plan): boolean => {
  const used = channelsAtWork(plan);
  return used.length > 0 && used.every(({ id }) => id === 'google-ads');
};
