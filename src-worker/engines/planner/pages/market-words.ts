/** Counts and ages as page 4 writes them. */
import type { Plan } from '../plan/index.ts';

/** '5.6 million', '78,000'. */
export const magnitude = ({ f, say }: Plan, count: number): string =>
  count >= 1_000_000 ? say.marketOverview.million(f.number(count / 1e6, 2)) : f.number(count);

/** ' aged 20–59', ' อายุ 20 ปีขึ้นไป'; '' where all ages count. */
export const agesPhrase = ({ say, market: { ages } }: Plan): string => say.marketOverview.aged({ ages });

/** Whether figures on buying online in Thailand bear on the plan. */
export const showsShopping = (plan: Plan): boolean =>
  plan.market.inThailand && !plan.r.audience.b2b && plan.r.act.id === 'order';
