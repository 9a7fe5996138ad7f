/** Platforms that sell for a client and take a part of each sale, and whether the client wants to sell without them. */
import { plain } from '../../../src/shared/reading/plain.ts';

const NAMES: readonly (readonly [name: string, said: RegExp])[] = [
  ['Booking.com', /booking\.com/u],
  ['Agoda', /(?<![a-z])agoda(?![a-z])|อโกด้า/u],
  ['Airbnb', /(?<![a-z])airbnb(?![a-z])/u],
  ['Expedia', /(?<![a-z])expedia(?![a-z])/u],
  ['Shopee', /(?<![a-z])shopee(?![a-z])|ช้?อปปี้/u],
  ['Lazada', /(?<![a-z])lazada(?![a-z])|ลาซาด้า/u],
  ['Vrbo', /(?<![a-z])vrbo(?![a-z])/u],
  ['Grab', /(?<![a-z])grab(?:food)?(?![a-z])|แกร็บ/u],
  ['Robinhood', /โรบินฮู้ด/u],
  ['LINE MAN', /(?<![a-z])line ?man(?![a-z])|ไลน์แมน/u],
  ['foodpanda', /(?<![a-z])food ?panda(?![a-z])/u],
  ['Uber Eats', /(?<![a-z])uber ?eats(?![a-z])/u],
  ['Deliveroo', /(?<![a-z])deliveroo(?![a-z])/u],
  ['Etsy', /(?<![a-z])etsy(?![a-z])/u],
  ['Amazon', /(?<![a-z])amazon(?![a-z])/u],
  ['Klook', /(?<![a-z])klook(?![a-z])/u],
  ['GetYourGuide', /(?<![a-z])getyourguide(?![a-z])/u],
  ['Viator', /(?<![a-z])viator(?![a-z])/u],
  ['TripAdvisor', /(?<![a-z])tripadvisor(?![a-z])/u],
  ['Just Eat', /(?<![a-z])just ?eat(?![a-z])/u],
  ['DoorDash', /(?<![a-z])door ?dash(?![a-z])/u],
  ['eBay', /(?<![a-z])ebay(?![a-z])/u],
  ['Treatwell', /(?<![a-z])treatwell(?![a-z])/u],
  ['Fresha', /(?<![a-z])fresha(?![a-z])/u],
  ['Zillow', /(?<![a-z])zillow(?![a-z])/u],
  ['TikTok Shop', /(?<![a-z])tiktok shop(?![a-z])|ติ๊กต๊อกช็อป/u],
];

/** Whoever takes a part of each sale, where no name is told. */
type Taker = 'agents' | 'otas' | 'apps' | 'platforms' | 'desks' | 'resellers';
const TAKERS: readonly (readonly [taker: Taker, said: RegExp])[] = [
  ['otas', /(?<![a-z])otas?(?![a-z])/u],
  ['desks', /(?<![a-z])(?:hotel|hostel|tour) (?:front )?desks?(?![a-z])/u],
  ['resellers', /(?<![a-z])resellers?(?![a-z])/u],
  ['agents', /(?<![a-z])(?:agents?|agenc(?:y|ies))(?![a-z])|เอเจน|(?<!ค่า)นายหน้า/u],
  ['apps', /(?<![a-z])apps?(?![a-z])|แอป/u],
  ['platforms', /(?<![a-z])(?:platforms?|marketplaces?|portals?)(?![a-z])|แพลตฟอร์ม|มาร์เก็ตเพลส/u],
];

const sourcesOf = (named: readonly (readonly [name: string, said: RegExp])[]): string =>
  named.map(([, said]) => said.source).join('|');
/** Source of an expression for whoever sells for a client and takes a part: by name, or as what it is. Of plain text. */
export const SELLERS = `(?:${sourcesOf(NAMES)}|${sourcesOf(TAKERS)})`;

/** @param words in which a part is told that somebody takes of each sale */
export function takerIn(words: string): Taker | undefined {
  const near = plain(words);
  return TAKERS.find(([, said]) => said.test(near))?.[0];
}

/** Sold by the client itself. */
const DIRECT = new RegExp(
  `(?<![a-z])(?:direct(?:ly)?|(?:our|my) own (?:site|website|page|shop|bookings?|orders?))(?![a-z])|(?<![a-z])(?:without|less|off|away from|instead of) (?:the |a )?${SELLERS}|ลูกค้าตรง|จองตรง|สั่งตรง|ขายตรง|(?:จอง|สั่ง|ซื้อ)(?:ตรง)?กับ(?:เรา|ร้าน|โรงแรม|ที่พัก|รีสอร์ท)|ไม่ผ่าน${SELLERS}|(?:ทัก|จอง|สั่ง)(?:ทาง|ผ่าน)?(?:ไลน์|line|เพจ)(?:ของ)?(?:ร้าน|เรา)`,
  'u',
);

/**
 * The platform that is named with a commission.
 * @param words around the commission, @param answers all of the client
 */
export function platformIn(
  words: string,
  answers: readonly string[],
): { name: string; isAvoided: boolean } | undefined {
  const near = plain(words);
  const name = NAMES.find(([, said]) => said.test(near))?.[0];
  return name === undefined
    ? undefined
    : { name, isAvoided: answers.some((answer) => DIRECT.test(plain(answer))) };
}
