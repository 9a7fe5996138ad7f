/** Addresses and accounts: what a brief says most exactly. */
import type { MarketingChannels } from '../../../src/shared/domain/questionnaire.ts';

export interface FoundAddress {
  field: keyof MarketingChannels;
  value: string;
}

const ADDRESS =
  /(?<![\w@./-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,24})(?::\d+)?(\/[^\s<>"'“”)\]，]*)?/giu;

/** Hosts that belong to one field; `path` must match where the host has several. */
const HOSTS: readonly { host: RegExp; path?: RegExp; field: keyof MarketingChannels }[] = [
  { host: /(?:^|\.)(?:facebook|fb)\.(?:com|me)$/iu, field: 'facebookPage' },
  { host: /(?:^|\.)instagram\.com$/iu, field: 'instagramAccount' },
  { host: /(?:^|\.)tiktok\.com$/iu, path: /shop/iu, field: 'tiktokShop' },
  { host: /(?:^|\.)tiktok\.com$/iu, field: 'tiktokProfile' },
  { host: /(?:^|\.)(?:shopee)\.[a-z.]+$/iu, field: 'shopeeShop' },
  { host: /(?:^|\.)lazada\.[a-z.]+$/iu, field: 'lazadaShop' },
];
/** Well known, and no client's own site. */
const OTHERS =
  /(?:^|\.)(?:google|youtube|youtu|line|lin|linkedin|twitter|x|pinterest|linktr|bit|gmail|hotmail|outlook|yahoo|icloud|wa|whatsapp|t|zoom|notion|figma|dropbox)\.[a-z.]{2,6}$/iu;
/** Ends of files and abbreviations, which look like hosts. */
const NO_HOST = /\.(?:pdf|docx?|xlsx?|pptx?|png|jpe?g|txt|md|ai|psd|zip|js|ts)$/iu;

/** 'IG: @name', 'Instagram @name', 'FB เพจ: Name'. */
const ACCOUNTS: readonly (readonly [keyof MarketingChannels, RegExp])[] = [
  [
    'instagramAccount',
    /(?:\b(?:instagram|insta|ig)\b|ไอจี|อินสตาแกรม)(?:\s+(?:account|page|is))*\s*[:：=(]?\s*(@[\w.]{2,30})/iu,
  ],
  ['tiktokProfile', /(?:\btik ?tok\b|ติ๊กต[็]?อก)(?:\s+(?:profile|account|is))*\s*[:：=(]?\s*(@[\w.]{2,30})/iu],
  [
    'facebookPage',
    /\b(?:facebook|fb)(?:\s+(?:page|fanpage|is)|\s*เพจ)?\s*[:：=]\s*(@?[\p{L}\p{M}\p{N}][^\n,;()]{1,60}?)(?=\s*(?:$|[\n,;()|]|\b(?:instagram|ig|tiktok|line|web)\b))/iu,
  ],
  ['shopeeShop', /\bshopee(?:\s+shop)?\s*[:：=]\s*(@?[\w.-]{3,40})/iu],
  ['lazadaShop', /\blazada(?:\s+shop)?\s*[:：=]\s*(@?[\w.-]{3,40})/iu],
];

export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  const add = (field: keyof MarketingChannels, value: string): void => {
    if (!found.some((one) => one.field === field)) found.push({ field, value });
  };
  for (const match of text.matchAll(ADDRESS)) {
    const [whole, host = '', path = ''] = match;
    if (NO_HOST.test(host) || (text[match.index - 1] ?? '') === '@') continue;
    const address = whole.replace(/[.,;:!?]+$/u, '');
    const known = HOSTS.find((one) => one.host.test(host) && (one.path?.test(path) ?? true));
    if (known !== undefined) add(known.field, address);
    // A bare 'word.word' needs a known end: 'e.g' and 'end.The' have none.
    else if (
      !OTHERS.test(host) &&
      (/^https?:|^www\./iu.test(whole) ||
        /\.(?:com|co|net|org|shop|store|example|io|th|asia|me|biz|info|studio|cafe|co\.[a-z]{2}|in\.th)$/iu.test(
          host,
        ))
    )
      add('website', address);
  }
  for (const [field, pattern] of ACCOUNTS) {
    const [, account] = pattern.exec(text) ?? [];
    if (account !== undefined && !/^https?$/iu.test(account))
      add(field, account.trim().replace(/[.]+$/u, ''));
  }
  return found;
}
