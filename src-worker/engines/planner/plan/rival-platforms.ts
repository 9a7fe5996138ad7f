/** Where a rival is met: platforms that the client's words name, and the one that its address belongs to. */
import { LINE_IN_THAI } from '../../../../src/shared/reading/line-app.ts';
import { isDeniedBefore } from '../../../understanding/denials.ts';

const PLATFORM_NAMES: readonly (readonly [string, RegExp])[] = [
  ['Instagram', /instagram|\big\b|ไอจี|อินสตาแกรม/iu],
  ['Facebook', /facebook|\bfb\b|เฟซบุ๊ก|เฟสบุ๊ค/iu],
  ['TikTok', /tik ?tok|ติ๊กต็อก/iu],
  ['Google', /google|กูเกิล|\bseo\b/iu],
  ['LinkedIn', /linkedin/iu],
  ['Shopee', /shopee|ช้อปปี้/iu],
  ['Lazada', /lazada|ลาซาด้า/iu],
  ['eBay', /\bebay\b/iu],
  ['Amazon', /\bamazon\b/iu],
  ['Etsy', /\betsy\b/iu],
  ['LINE', new RegExp(`\\bLINE\\b|${LINE_IN_THAI}`, 'u')],
  ['YouTube', /youtube|ยูทูบ/iu],
];

/** Platforms that a phrase names; 'no IG' names none. */
export const platformsIn = (text: string): string[] =>
  PLATFORM_NAMES.filter(([, pattern]) => {
    const found = pattern.exec(text);
    return found !== null && !isDeniedBefore(text.slice(0, found.index));
  }).map(([name]) => name);

const HOSTS: readonly (readonly [string, RegExp])[] = [
  ['Shopee', /(?:^|\.)shopee\.|(?:^|\.)shp\.ee$/u],
  ['Lazada', /(?:^|\.)lazada\./u],
  ['TikTok', /(?:^|\.)tiktok\.com$/u],
  ['Facebook', /(?:^|\.)(?:facebook|fb|messenger)\.com$|^fb\.me$|^m\.me$/u],
  ['Instagram', /(?:^|\.)instagram\.com$/u],
  ['LINE', /(?:^|\.)line\.(?:me|ee)$|^lin\.ee$/u],
  ['YouTube', /(?:^|\.)youtube\.com$|^youtu\.be$/u],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/u],
  ['eBay', /(?:^|\.)ebay\./u],
  ['Amazon', /(?:^|\.)amazon\./u],
  ['Etsy', /(?:^|\.)etsy\.com$/u],
];

/** The platform on which an address lies, alone in its list; none where the site is the rival's own. */
export function platformOfAddress(address: string): string[] {
  const [host = ''] = address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//u, '')
    .split(/[/?#:]/u);
  return HOSTS.filter(([, pattern]) => pattern.test(host)).map(([name]) => name);
}
