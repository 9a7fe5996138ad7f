/** Where this client's advertising can lead. */
import type { Landing } from '../data/platforms.ts';
import type { OwnChannelId } from '../readings/index.ts';

const SHOPS: ReadonlySet<OwnChannelId> = new Set(['shopee', 'lazada', 'tiktok-shop']);

/** To its own page where there is one, else to its shop elsewhere, else to a chat. */
export function landingOf(own: readonly OwnChannelId[]): Landing {
  if (own.includes('website')) return 'page';
  return own.some((id) => SHOPS.has(id)) ? 'shop' : 'chat';
}
