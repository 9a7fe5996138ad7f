/** How it is bought: the step that closes, how often it repeats, where it is served, what buyers fear. */
import type { Close, OfferKind, Repeat } from '../../../src/shared/domain/offer.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { clean } from '../clean.ts';
import { HERO, PRODUCT, type Field } from './fields.ts';
import { sourceOf } from './kind.ts';
import { lexicon, type Found, type Text } from './phrases.ts';
import type { Facet, Fear, Goods, Offer, PlaceOfService } from './offer.ts';
import { AT_WORDS, CLOSE_WORDS, FEAR_WORDS, ONCE_WORDS, REPEAT_WORDS } from './tables/facets.table.ts';
import type { Sold } from './sold.ts';
import { elect, follows, type Vote } from './votes.ts';

type Weighed<T> = { value: T; weight: number };

const weighed = <T>(rows: readonly (readonly [T, number, string])[]): ((text: Text) => Found<Weighed<T>>[]) =>
  lexicon(
    rows.flatMap(([value, weight, phrases]) =>
      phrases.split('|').map((phrase) => [phrase, { value, weight }] as const),
    ),
  );

/** One word of what is sold is enough. */
const DONE = 3;
const closesIn = weighed(CLOSE_WORDS);
const repeatsIn = weighed(REPEAT_WORDS);
const doneOnceIn = weighed<Repeat>([['once', DONE, ONCE_WORDS]]);
const placesIn = weighed(AT_WORDS);
const fearsIn = weighed(FEAR_WORDS.map(([fear, phrases]) => [fear, 1, phrases] as const));

const votesOf = <T>(fields: readonly Field[], read: (text: Text) => Found<Weighed<T>>[]): Vote<T>[] =>
  fields.flatMap((field) =>
    read(field)
      .filter(({ start }) => !field.denied(start))
      .map(({ value, start, end }) => ({
        value: value.value,
        weight: value.weight * field.story,
        source: sourceOf(field, start, end),
      })),
  );

/** Where no word says how a sale closes, what is usual: a candidate, never known by itself. */
const USUAL_CLOSE: Partial<Record<OfferKind, Close>> = {
  'appointment service': 'booking', 'project service': 'quote', stay: 'booking', software: 'trial',
  'franchise or dealership': 'meeting', 'industrial supply': 'quote', 'meal or venue': 'walk-in', property: 'visit',
  'residential care': 'visit', 'finance product': 'application', 'goods with installation': 'quote', tour: 'booking',
}; // prettier-ignore
const USUAL = 0.7;
const CLOSES_BY = { least: 1.4, ahead: 1.15 } as const;
/** A ticket is bought where it is sold: there is no other way. */
const TICKET = 1.5;
const OWN_SHOP = 1;
/** A chat beside bookings that is spoken of so much is where they are made. */
const NEAR = 0.25;

/** How such a thing is closed almost everywhere: known where no answer says otherwise. */
const OF_HEAD = 1.45;
/** What is booked or rung for elsewhere is as often settled in a chat in Thailand. */
const BY_CHAT_IN_THAI: ReadonlySet<Close> = new Set(['booking', 'call']);

/** @param sold the head of the product's name, where the kind is its own */
export function readClose(
  form: FormData,
  fields: readonly Field[],
  kind: OfferKind | undefined,
  sold: Sold | undefined,
): Facet<Close> {
  const votes = votesOf(fields, closesIn);
  const follow = (value: Close, weight: number, words: string): void =>
    void votes.push({ value, weight, source: { path: '', words } });
  const usual = kind && USUAL_CLOSE[kind];
  const inThai = fields.some(({ hasThai, path }) => hasThai && path === PRODUCT);
  if (sold?.close !== undefined && !(inThai && BY_CHAT_IN_THAI.has(sold.close)))
    follow(sold.close, OF_HEAD, sold.kind);
  else if (usual) follow(usual, USUAL, kind);
  if (kind === 'ticketed event') follow('cart', TICKET, kind);
  const { tiktokShop, shopeeShop, lazadaShop } = form.marketingChannels;
  const shop = [tiktokShop, shopeeShop, lazadaShop].map(clean).find((one) => one !== '');
  if (shop !== undefined && (kind === 'goods' || kind === 'consumable goods')) follow('cart', OWN_SHOP, shop);
  const close = elect(votes, CLOSES_BY);
  // 'They book by chat': both are said, and the chat is where it is done.
  const chat = close.next.find(({ value }) => value === 'chat');
  const said = close.value ?? close.next[0]?.value;
  return said === 'booking' && chat && chat.confidence >= NEAR
    ? {
        ...close,
        value: 'chat',
        confidence: chat.confidence,
        next: [{ value: 'booking', confidence: close.confidence }],
      }
    : close;
}

const USUAL_REPEAT: Partial<Record<OfferKind, readonly [Repeat, number]>> = {
  subscription: ['renewal', 0.6],
  software: ['renewal', 0.7],
  'consumable goods': ['used up', 0.6],
  'meal or venue': ['used up', 0.4],
  'franchise or dealership': ['once', 0.7],
  property: ['once', 0.7],
  'goods with installation': ['once', 0.5],
  'residential care': ['renewal', 0.5],
};
/** Things that come round whatever the kind says. */
const REPEAT_OF: Readonly<Record<string, Repeat>> = {
  tyres: 'used up', insurance: 'renewal', 'pet service': 'periodic', salon: 'periodic', spa: 'periodic',
  'home service': 'periodic', school: 'renewal', 'car cleaning': 'periodic', laundry: 'periodic',
}; // prettier-ignore

/** They come again after a time that the client names: 'ซื้อซ้ำทุก 6 เดือน', 'rebook every 8 weeks'. */
const EVERY =
  /(?:ซื้อซ้ำ|ใช้ซ้ำ|ทำซ้ำ|กลับมา|มาใหม่|\bre-?(?:book|order)s?|\b(?:come|comes|back|again|return|returns))[^.;,\n]{0,24}(?:ทุก|\bevery)\s?(?:\d+\s?)?(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี|days?|weeks?|months?|years?)/iu;
const BOUGHT = /ซื้อซ้ำ|re-?order/iu;
const EATEN: ReadonlySet<OfferKind | undefined> = new Set(['goods', 'consumable goods', 'industrial supply']);

export function readRepeat(
  fields: readonly Field[],
  { value: kind, next }: Facet<OfferKind>,
  goods: Goods,
  sold: Sold | undefined,
): Facet<Repeat> {
  for (const field of fields) {
    const found = EVERY.exec(field.written);
    // Of what is bought again every six weeks the likeliest kind is enough.
    const likely = found && BOUGHT.test(found[0]) ? next[0]?.value : undefined;
    if (found && field.story >= 0.5)
      return {
        value: EATEN.has(kind ?? likely) ? 'used up' : 'periodic',
        confidence: 0.8,
        from: [sourceOf(field, found.index, found.index + found[0].length)],
        next: [],
        corrected: false,
      };
  }
  // What is sold says more than who comes round to it, and why.
  const isGoods = kind === 'goods' || kind === 'consumable goods' || kind === 'industrial supply';
  const sells = fields.filter(({ path }) => path === PRODUCT || path === HERO);
  const done = isGoods ? undefined : elect(votesOf(sells, doneOnceIn), { least: 1.5, ahead: 1 });
  if (done?.value !== undefined) return done;
  const said = elect(votesOf(fields, repeatsIn), { least: 1.5, ahead: 1.15 });
  if (said.value !== undefined) return said;
  const family = goods.families.find((one) => REPEAT_OF[one] !== undefined);
  const own = family === undefined ? undefined : REPEAT_OF[family];
  if (own && family !== undefined) return { ...follows(own, 0.6, family), next: said.next };
  if (sold?.repeat !== undefined) return { ...follows(sold.repeat, 0.6, sold.kind), next: said.next };
  const [usual, confidence] = (kind && USUAL_REPEAT[kind]) ?? [];
  return usual && kind ? { ...follows(usual, confidence ?? 0, kind), next: said.next } : said;
}

export function readPlace(fields: readonly Field[], kind: OfferKind | undefined): Facet<PlaceOfService> {
  const votes = votesOf(fields, placesIn);
  if (kind === 'software') votes.push({ value: 'online', weight: 2, source: { path: '', words: kind } });
  if (kind === 'stay' || kind === 'meal or venue' || kind === 'residential care')
    votes.push({ value: 'ours', weight: 2, source: { path: '', words: kind } });
  return elect(votes, { least: 1.4, ahead: 1.3 });
}

/** Each fear that an answer speaks of or answers, those spoken of most first. */
export function readFears(fields: readonly Field[]): Offer['fears'] {
  const votes = fields.flatMap((field) =>
    fearsIn(field).map(({ value: fear, start, end }): Vote<Fear> => ({
      value: fear.value,
      weight: field.story,
      source: sourceOf(field, start, end),
    })),
  );
  const { next, value, confidence } = elect(votes, { least: 0.5, ahead: 1 });
  const found = value === undefined ? next : [{ value, confidence }, ...next];
  return found.map((one) => ({
    ...one,
    from: votes.filter((vote) => vote.value === one.value).map(({ source }) => source),
  }));
}
