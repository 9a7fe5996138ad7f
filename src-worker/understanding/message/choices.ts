/** Channels by the words that people use for them, in both languages. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';

const CHANNELS: readonly (readonly [AdvertisingChannel, RegExp])[] = [
  ['facebook-ads', /facebook|\bfb\b|\bmeta\b|เฟ[ซส](?:บุ๊[กค]|(?=\s|อย่าง|กับ|และ|$))/iu],
  ['instagram-ads', /instagram|\binsta\b|\big\b|\bmeta\b|อินสตาแกรม|ไอจี/iu],
  ['google-ads', /google|\badwords\b|\bsem\b|search ads?|youtube|กูเกิล|ยูทูบ/iu],
  ['tiktok-ads', /tik ?tok|ติ๊กต็อก|ติ๊กตอก/iu],
  ['linkedin-ads', /linked ?in|ลิงก์อิน/iu],
  ['shopee-ads', /shopee|ช้อปปี้|ช็อปปี้/iu],
  ['lazada-ads', /lazada|ลาซาด้า/iu],
];
/** Channels that a text names, wanted or not, in its order. */
export const channelsNamedIn = (text: string): AdvertisingChannel[] =>
  CHANNELS.flatMap(([id, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ id, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
