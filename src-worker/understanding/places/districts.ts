/**
 * Districts of a Thai province: 'ขอนแก่น อำเภอเมือง กับบ้านไผ่' names two districts of ขอนแก่น, and 'อำเภอเมือง เพชรบูรณ์' one. The town's own
 * district is called เมือง everywhere, so that it says nothing without its province.
 */
import type { Place } from './read-places.ts';

/** The first district of every province, as it is written alone. */
const CAPITAL = /^(?:อำเภอ|อ\.\s?|ตัว|ใน)?เมือง$/u;
/** A district that says that it is one. */
const DISTRICT = /^(?:อำเภอ|อ\.\s?)(?=[ก-๛]{2})/u;

export interface NamedPlace {
  /** As it is written, with its 'อำเภอ'. */
  word: string;
  place: Place;
  /** Behind a word or mark that joins: it begins anew. */
  joined: boolean;
}

const isProvince = (name: NamedPlace | undefined): boolean =>
  name?.place.known?.kind === 'province' && !name.place.town && !DISTRICT.test(name.word);

/** Places in their order; districts belong to the province that stands beside them. */
export function withDistricts(names: readonly NamedPlace[]): Place[] {
  const places: Place[] = [];
  /** The province whose districts are being named. */
  let within: Place | undefined;
  names.forEach((one, at) => {
    const [before, after] = [names[at - 1], names[at + 1]];
    if (CAPITAL.test(one.word)) {
      const isOfNext = isProvince(after) && after?.joined !== true && (one.joined || !isProvince(before));
      const province = isOfNext ? after?.place : (within ?? (isProvince(before) ? before?.place : undefined));
      if (province?.known === undefined) return;
      // The province tells only where its districts lie.
      if (places.at(-1) === province) places.pop();
      if (!isOfNext) within = province;
      places.push({ name: `อ.เมือง${province.known.th}`, known: province.known, town: true });
    } else if (isProvince(one)) {
      within = undefined;
      const isTold = before !== undefined && CAPITAL.test(before.word) && !one.joined;
      const last = places.at(-1);
      if (!(isTold && last?.known === one.place.known && last?.town === true)) places.push(one.place);
    } else if (DISTRICT.test(one.word) && isProvince(before) && !one.joined && before) {
      within = before.place;
      if (places.at(-1) === before.place) places.pop();
      places.push({ ...one.place, ...(within.known ? { known: within.known } : {}), town: true });
    } else if (within?.known !== undefined && one.place.known === undefined)
      places.push({ ...one.place, known: within.known, town: true });
    else places.push(one.place);
  });
  return places;
}
