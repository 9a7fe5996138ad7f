/** What the offer is called: in the client's own words, with what is done about the thing where that is not in them. */
import type { OfferKind } from '../../../src/shared/domain/offer.ts';
import { withoutPoliteEnd } from '../spoken.ts';
import { HERO, PRODUCT, type Field } from './fields.ts';
import { GOODS, type Named } from './named.ts';
import type { NamedIn } from './kind.ts';
import type { OfferName } from './offer.ts';

const THAI = /\p{Script=Thai}/u;
/** What a person writes before the thing: it says who acts, not what is sold. */
const LEAD_WORDS =
  "so|basically|well|it's|its|it is|we're|we|i'm|i|are|do|also|mainly|just|the|an|a|our|supply and installation of|supply and fitting of|supply of|installation of|sales of|sale of|sells|selling|sell|producing|produces|produce|offering|offers|offer|providing|provides|provide|bring|making|makes|make|plan and mount|rent out|renting|rents|rent|hiring out|hire out|hire|service หลักคือ|สินค้าคือ|ผลิตและจำหน่าย|บริการ|เรา|เป็น|เปิด";
const LEAD = new RegExp(`^(?:(?:${LEAD_WORDS})(?:\\s+|(?=[ก-๛]))|(?:ขาย|จำหน่าย)(?!ส่ง)(?=[ก-๛]))+`, 'iu');
/** Where the thing ends and what is told of it begins. */
const END =
  /[!?;:()[\]\n•*]|\.(?=\s|$)|,(?!\d)|\s[-–—/]\s|\s(?:who|which|that|where|because|but|so that|from the|sold|grown|cut to|made by|since|to (?:people|the|those|families|anyone|small|big)|an hour)\s|\sto\s(?=\p{L}+s(?:\s|,|$))/iu;
const MOST = 64;
const LEAST = 2;
/** A Thai thing of fewer characters goes on behind the space: a list of short names. */
const SHORT_THAI = 8;

/** A thing's name as it stands at the head of an answer or of one of its clauses. */
function thingAt(field: Field, from: number): string {
  const rest = field.written.slice(from).trimStart().replace(LEAD, '');
  const cut = END.exec(rest)?.index ?? rest.length;
  const whole = rest
    .slice(0, cut)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["“'*]+(.*?)["”'*]*$/u, '$1');
  const thing = THAI.test(whole) ? thaiThing(whole) : whole;
  const isShouted =
    !THAI.test(thing) && thing.length > 4 && thing === thing.toUpperCase() && thing !== thing.toLowerCase();
  return shorten(isShouted ? thing.charAt(0) + thing.slice(1).toLowerCase() : thing);
}

/** Thai begins a new thought behind a space; figures and Latin words belong to what stands before them. */
function thaiThing(text: string): string {
  let thing = '';
  for (const part of text.split(' ')) {
    const goesOn =
      thing === '' || !/^[ก-๛]/u.test(part) || thing.length < SHORT_THAI || part.length < SHORT_THAI - 2;
    if (!goesOn) break;
    thing = `${thing} ${part}`.trim();
  }
  return withoutPoliteEnd(thing).trim();
}

/** At a word's end. */
function shorten(text: string): string {
  if (text.length <= MOST) return text;
  const at = text.lastIndexOf(' ', MOST);
  return at > MOST / 3 ? text.slice(0, at).replace(/\s(?:and|or|for|of|with|in|the|a|to)$/iu, '') : '';
}

/** The clause that names what is sold: the first of the product that does, else the hero product, else the product's first. */
export function thingOf(
  fields: readonly Field[],
  named: readonly NamedIn[],
): { words: string; path: string } {
  const product = fields.find(({ path }) => path === PRODUCT);
  const hero = fields.find(({ path }) => path === HERO);
  const says = (field: Field | undefined, words: string): boolean =>
    field !== undefined &&
    named.some(
      ({ field: { path }, start, end, weight }: NamedIn & Named) =>
        path === field.path && weight >= 1 && words.toLowerCase().includes(field.plain.slice(start, end)),
    );
  const first = product ? thingAt(product, 0) : '';
  const second = hero ? thingAt(hero, 0) : '';
  if (product && (says(product, first) || second === '')) return placed(first, product);
  if (hero && says(hero, second)) return placed(second, hero);
  return product && first.length >= LEAST
    ? placed(first, product)
    : hero
      ? placed(second, hero)
      : placed('', undefined);
}

const placed = (words: string, field: Field | undefined): { words: string; path: string } => ({
  words,
  path: words === '' ? '' : (field?.path ?? ''),
});

/** What is done about the thing, where its words do not say it; '%' is the thing. Only what the client tells is said (`told`). */
const SAID: Partial<
  Record<OfferKind, { en: string; th: string; already: RegExp; told?: RegExp; toldTh?: RegExp }>
> = {
  'goods with installation': {
    en: '%, supplied and installed',
    th: '%พร้อมติดตั้ง',
    // Who is a tradesman is not installed.
    already: /install|fitted|fitting|mount|electrical|\b(?:electrician|plumb|builder|contractor)|ติดตั้ง|^ติด/iu,
    toldTh: /ติดตั้ง|install/iu,
  },
  rental: {
    en: '% for hire',
    th: 'ให้เช่า%',
    already: /\brent|hire|lease|เช่า/iu,
    // What is parked, used by the night or paid by the week is not therefore hired out.
    told: /\b(?:rent|hir(?:e|ing)|leas(?:e|ing))|เช่า/iu,
  },
  'franchise or dealership': {
    en: '% franchise',
    th: 'แฟรนไชส์%',
    already: /franchise|dealer|แฟรนไชส์|ตัวแทน/iu,
    told: /franchis|dealer|แฟรนไชส์|ตัวแทน/iu,
  },
};

/** A deed that stands with a thing of its own ('ให้เช่าเครื่อง CPAP', 'boat hire'), or beside another ('sale or hire'), is no deed of this one. */
const OWN_THING: Partial<Record<OfferKind, RegExp>> = {
  rental:
    /(?:ให้|ปล่อย)?เช่า(?!ราย|ระยะ|วันละ|ขั้นต่ำ|ได้|\s|$)[ก-๛]|\b(?:hire|rent|lease)\s(?:a|an|the|our)\s|\b(?:sales?|sell|buy)\b.{0,12}\b(?:or|and|&)\b.{0,12}\b(?:hire|rent|lease)|\b(?:hire|rent|lease)\b.{0,12}\b(?:or|and|&)\b.{0,12}\b(?:sales?|buy|purchase)\b/iu,
};

const withDeed = (
  thing: string,
  kind: OfferKind | undefined,
  language: 'en' | 'th',
  told: string,
  anywhere: string,
): string => {
  const said = kind && SAID[kind];
  if (!said || thing === '' || said.already.test(thing) || OWN_THING[kind]?.test(told) === true) return thing;
  const needed = said.told ?? (THAI.test(told) ? said.toldTh : undefined);
  if (needed?.test(anywhere) === false) return thing;
  const gap = language === 'th' && !THAI.test(thing) ? ` ${thing} ` : thing;
  return said[language].replace('%', gap).trim();
};

/**
 * In each language in the client's words; where those are in the other language, the table's name of the thing, if it is sure.
 * @param told what the client says of what it sells
 * @param anywhere whatever it says of its offer, and its own name
 */
export function nameOf(
  words: string,
  kind: OfferKind | undefined,
  id: string | undefined,
  told: string,
  anywhere = told,
): OfferName {
  const row = GOODS.find(([own]) => own === id);
  const isThai = THAI.test(words);
  const en = isThai && row ? row[0] : words;
  const th = !isThai && row ? row[2] : words;
  return { en: withDeed(en, kind, 'en', told, anywhere), th: withDeed(th, kind, 'th', told, anywhere) };
}
