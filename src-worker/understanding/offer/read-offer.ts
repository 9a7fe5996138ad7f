/** Reads what a client offers from all answers that speak of it. Pure: the same answers give the same offer. */
import { meaningOf, type OfferMeaning } from '../../../src/shared/domain/corrections.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { readClose, readFears, readPlace, readRepeat } from './course.ts';
import { readDeliberation } from './deliberation.ts';
import { fieldsOf, HERO, PRICE, PRODUCT, type Field } from './fields.ts';
import { namedInAll, readGoods, readKind } from './kind.ts';
import { nameOf, thingOf } from './name.ts';
import type { Facet, Offer } from './offer.ts';
import { readPeople } from './people.ts';
import { soldIn, type Sold } from './sold.ts';

/** With the person's corrections, each facet by itself: what is corrected is what the other facets follow from. */
export function readOffer(form: FormData): Offer {
  const set: Partial<OfferMeaning> = meaningOf('offer', form) ?? {};
  const fields = fieldsOf(form);
  const named = namedInAll(fields);
  const kind = corrected(readKind(form, fields, named), set.kind);
  const thing = thingOf(fields, named);
  const goods = readGoods(form, named, kind.value, thing.words);
  const head = headOf(fields);
  const sold = head?.kind === kind.value ? head : undefined;
  const close = corrected(readClose(form, fields, kind.value, sold), set.close);
  const business = form.targetAudience.targetGroup === 'B2B' || kind.value === 'industrial supply';
  const inThai = fields.some(
    ({ path, plain }) => [PRODUCT, PRICE].includes(path) && /\p{Script=Thai}/u.test(plain),
  );
  const name = nameOf(
    thing.words,
    kind.value,
    goods.id,
    fields.find(({ path }) => path === PRODUCT)?.written ?? '',
    [form.clientInfo.companyName, ...fields.map(({ written }) => written)].join('\n'),
  );
  return {
    kind,
    close,
    deliberation: corrected(readDeliberation(fields, kind.value, business, inThai), set.deliberation),
    repeat: corrected(readRepeat(fields, kind, goods, sold), set.repeat),
    at: readPlace(fields, kind.value),
    people: readPeople(fields, goods, kind.value, inThai, business),
    fears: readFears(fields),
    goods,
    name: { en: set.name || name.en, th: set.name || name.th },
    business,
  };
}

/** Of the product's name, or of the hero product's where no table knows the first. */
function headOf(fields: readonly Field[]): Sold | undefined {
  const [product, hero] = [PRODUCT, HERO].map((path) => fields.find((one) => one.path === path));
  return (product && soldIn(product)) ?? (hero && soldIn(hero));
}

/** What a person set is known; '' leaves the reading as it is. */
function corrected<T extends string>(read: Facet<T>, value: T | '' | undefined): Facet<T> {
  if (value === undefined || value === '') return read;
  const next =
    read.value === undefined || read.value === value
      ? read.next
      : [{ value: read.value, confidence: read.confidence }, ...read.next];
  return {
    value,
    confidence: 1,
    from: read.value === value ? read.from : [],
    next: next.filter((one) => one.value !== value),
    corrected: true,
  };
}
