/** Where this client's advertising can lead. */
import { tellsForm } from '../../../understanding/answers/own-page.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Landing } from '../data/platforms.ts';
import type { OwnChannelId, Readings } from '../readings/index.ts';
import { isInShops } from '../readings/way.ts';

const SHOPS: ReadonlySet<OwnChannelId> = new Set(['shopee', 'lazada', 'tiktok-shop']);

/** To its own page where there is one, else to its shop elsewhere; to a form that is filled in; else to a chat. */
export function landingOf({
  ownChannels,
  adChannels,
  way,
  answers,
}: Pick<Readings, 'ownChannels' | 'adChannels' | 'way' | 'answers'>): Landing {
  if (ownChannels.includes('website')) return 'page';
  if (isInShops(adChannels) || ownChannels.some((id) => SHOPS.has(id))) return 'shop';
  // What goes into a basket is paid on a page.
  if (way === 'cart') return 'page';
  // Details that came by a form come by it again; Thais apply in a chat.
  const isApplied = way === 'application' && !isMostlyThai(answers.productService);
  return isApplied || tellsForm(answers) ? 'form' : 'chat';
}
