/** Things and deeds that an answer names: the table's rows in its words, told apart from what only describes them. */
import type { OfferKind } from '../../../src/shared/domain/offer.ts';
import type { Field } from './fields.ts';
import { HERO, PRICE, PRODUCT } from './fields.ts';
import { lexicon, textOf, type Found } from './phrases.ts';
import { DAILY_GOODS, type GoodsRow } from './tables/goods.table.ts';
import { KIND_WORDS, PRICE_WORDS } from './tables/kinds.table.ts';
import { OTHER_GOODS } from './tables/more-goods.table.ts';

export const GOODS: readonly GoodsRow[] = [...DAILY_GOODS, ...OTHER_GOODS];

type Meaning = { kind: OfferKind; weight: number } | { goods: GoodsRow };

const deedRows = (rows: typeof KIND_WORDS): (readonly [string, Meaning])[] =>
  rows.flatMap(([kind, weight, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, { kind, weight }] as const),
  );
const things = GOODS.flatMap((goods) => goods[4].split('|').map((phrase) => [phrase, { goods }] as const));

const thingsIn = lexicon<Meaning>(things);
const deedsIn = lexicon<Meaning>(deedRows(KIND_WORDS));
const deedsInPrice = lexicon<Meaning>([...deedRows(PRICE_WORDS), ...deedRows(KIND_WORDS)]);

/** Behind an English noun these do not make it the describing part of another: 'a yoga studio', 'coffee, sold online'. */
const NOT_A_HEAD = new Set([
  ...'and or plus for with without of in on at to from by as is are was that which who we you it our your the a an per'.split(' '),
  ...'sold made grown shipped delivered grown fitted installed rented only also now here online near up off not no'.split(' '),
  ...'studio shop store place centre center service class session treatment set pack box collection range brand'.split(' '),
  ...'supply fitting installation sale wholesale retailer dealer supplier maker producer import export rental hire'.split(' '),
  ...'above below beside behind under over along around between across inside outside through during after before'.split(' '),
  ...'incl including inclusive combo bottle bean jar bag tin cup can sachet leaf leaves powder business'.split(' '),
  ...'franchise subscription replacement product item delivery package plan stay night house company firm parlour parlor club trip day'.split(' '),
]); // prettier-ignore

/** Before a Thai noun, in one word with it, these do not make it the describing part. */
const THAI_BEFORE = new Set(
  'ขาย จำหน่าย ร้าน บริการ รับ ให้ และ กับ หรือ ผลิต ทำ ซื้อ มี เป็น คือ ชุด การ ของ คอร์ส เปิด สอน เรียน โครงการ ซอย ส่ง แพ็กเกจ แพ็คเกจ งาน ที่ โปร ราคา ได้ เช่า โรงงาน ใหม่ สด ทั้ง พร้อม'.split(
    ' ',
  ),
);

export interface Named {
  /** 0 where it is denied; below 1 where it only describes, or tells for whom. */
  weight: number;
  start: number;
  end: number;
  kind: OfferKind;
  goods?: GoodsRow;
  /** The thing itself, not a part of the description of another. */
  isHead: boolean;
}

/** What a goods' name says of the kind: as much as a plain verb does. */
const THING = 2;
const DESCRIBES = 0.3;
const ASIDE = 0.25;
/** What an answer begins with is what it is about. */
const FIRST = 1.5;
const LEADING = 2;

export function namedIn(field: Field): Named[] {
  const goods = thingsIn(field);
  // 'Boarding school' is no boarding; a 'same-day courier' is still a courier, but has voted already.
  const deeds = (field.path === PRICE ? deedsInPrice : deedsIn)(field).filter((deed) => !within(deed, goods));
  return [...goods, ...deeds].flatMap((one): Named[] => {
    const { value, start, end } = one;
    if (field.denied(start)) return [];
    const aside = field.path !== PRICE && field.aside(start);
    const isLed = start <= LEADING && (field.path === PRODUCT || field.path === HERO);
    const own = (aside ? ASIDE : 1) * (isLed ? FIRST : 1);
    if ('kind' in value) return [{ kind: value.kind, weight: value.weight * own, start, end, isHead: false }];
    const describes = describing(field, one);
    const weight = THING * own * (describes ? DESCRIBES : 1) * (within(one, deeds) ? DESCRIBES : 1);
    return [{ kind: value.goods[3], goods: value.goods, weight, start, end, isHead: !aside && !describes }];
  });
}

/** The things that a text names anywhere. */
export const goodsIn = (text: string): GoodsRow[] =>
  thingsIn(textOf('', text)).flatMap(({ value }) => ('goods' in value ? [value.goods] : []));

/** Whether it is a part of one of the others. */
const within = ({ start, end }: Found<unknown>, others: readonly Found<unknown>[]): boolean =>
  others.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start);

/** Whether a noun only describes the next one ('coffee machine'), or in Thai the one before ('เครื่องชงกาแฟ'). */
function describing(field: Field, { start, end }: Found<unknown>): boolean {
  if (/\p{Script=Thai}/u.test(field.plain.slice(start, end))) {
    const before = field.words.find((word) => word.end === start);
    return (
      before !== undefined &&
      before.isWord &&
      /\p{Script=Thai}/u.test(before.text) &&
      !THAI_BEFORE.has(before.text)
    );
  }
  const at = field.stems.findIndex((stem) => stem.start >= end);
  const next = field.stems[at];
  return (
    next !== undefined && /^[ -]$/u.test(next.gap) && /^[a-z]/u.test(next.stem) && !NOT_A_HEAD.has(next.stem)
  );
}
