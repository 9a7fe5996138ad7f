/** How many people are meant: by place, age and gender, from one series of one publication, never two in one sum. */
import type { Country, Province } from '../../../understanding/places/places.ts';
import { isSourceId, type SourceId } from '../data/sources.ts';
import { isInThailand, type Place } from '../../../understanding/places/read-places.ts';
import type { Readings } from '../readings/index.ts';

export interface ProvinceSegment {
  kind: 'province';
  place: Place;
  known: Province;
  people: number;
  /** Change of the registered population since 2020, all ages. */
  change?: { share: number; year: number; source: SourceId };
}
export interface CountrySegment {
  kind: 'country';
  place: Place;
  known: Country;
  people: number;
  /** False where no age table exists: `people` is everybody. */
  byAge: boolean;
}
export interface OtherSegment {
  kind: 'other';
  place: Place;
}
export type Segment = ProvinceSegment | CountrySegment | OtherSegment;

export interface Market {
  segments: Segment[];
  /** Sum of one series: provinces where there are any, else countries; undefined where no place is in the tables. */
  total?: { people: number; of: 'provinces' | 'countries' };
  /** Ages that `people` covers: '20–59', '25–44', '' for all. */
  ages: string;
  /** Whether the ages are wider than the client's. */
  wider: boolean;
  inThailand: boolean;
}

const BANDS = [
  [0, 19, '0–19'],
  [20, 59, '20–59'],
  [60, 120, '60+'],
] as const;

/** Of ages without an end. */
const OLDEST = 80;
/** So much of the ages that are sought lies in a band that counts; the first counts babies too, and needs more. */
const [LEAST_FIRST, LEAST_BAND] = [0.5, 0.25];
/** The bands in which those who are sought are: of '17–32' three years lie in the first, and nobody of them is a baby. */
function bandsFor(min: number, max: number): { use: boolean[]; label: string; wider: boolean } {
  if (min === 0 && max === 0) return { use: [true, true, true], label: '', wider: false };
  const [low, high] = [min, max === 0 ? 120 : max];
  const shares = BANDS.map(
    ([from, to]) =>
      Math.max(0, Math.min(high, to) - Math.max(low, from) + 1) /
      Math.max(1, Math.min(high, OLDEST) - low + 1),
  );
  const most = Math.max(...shares);
  const use = shares.map((share, i) => share === most || share >= (i === 0 ? LEAST_FIRST : LEAST_BAND));
  const first = use.indexOf(true);
  const last = use.lastIndexOf(true);
  const [from, to] = [BANDS[first]?.[0] ?? 0, BANDS[last]?.[1] ?? 120];
  const label = to === 120 ? (from === 0 ? '' : `${from}+`) : `${from}–${to}`;
  return { use, label, wider: from < low || to > high };
}

function provinceSegment(place: Place, known: Province, bands: readonly boolean[]): ProvinceSegment {
  const people = known.bands.reduce((sum, count, i) => sum + (bands[i] ? count : 0), 0);
  const segment: ProvinceSegment = { kind: 'province', place, known, people };
  if (!known.latest || !isSourceId(known.latest.source)) return segment;
  const { people: now, year, source } = known.latest;
  return { ...segment, change: { share: now / known.people2020 - 1, year, source } };
}

/** A country without an age table: then everybody, in every country, rather than two kinds of counts in one sum. */
function uniform(counted: readonly Segment[]): void {
  const countries = counted.filter((segment) => segment.kind === 'country');
  if (countries.every(({ byAge }) => byAge === countries[0]?.byAge)) return;
  for (const segment of countries) Object.assign(segment, { people: segment.known.people, byAge: false });
}

function segmentsOf(
  { places, audience: { minAge, maxAge, gender } }: Readings,
  bands: readonly boolean[],
): Segment[] {
  const anyProvince = places.some(({ known }) => known?.kind === 'province');
  // Towns stand for their province once.
  const first = places.filter(
    ({ known }, at) => known === undefined || places.findIndex((other) => other.known === known) === at,
  );
  return first.flatMap((place): Segment[] => {
    const { known } = place;
    if (known?.kind === 'province') return [provinceSegment(place, known, bands)];
    if (known?.kind !== 'country') return [{ kind: 'other', place }];
    // Provinces of Thailand stand for it; the country beside them would count them twice.
    return known.iso2 === 'TH' && anyProvince ? [] : [countrySegment(place, known, minAge, maxAge, gender)];
  });
}

export function makeMarket(r: Readings): Market {
  const bands = bandsFor(r.audience.minAge, r.audience.maxAge);
  const segments = segmentsOf(r, bands.use);
  const of = segments.some(({ kind }) => kind === 'province') ? 'provinces' : 'countries';
  const counted = segments.filter((s): s is ProvinceSegment | CountrySegment =>
    of === 'provinces' ? s.kind === 'province' : s.kind === 'country',
  );
  uniform(counted);
  const byAge = counted.every((s) => s.kind === 'country' && s.byAge);
  return {
    segments,
    ages: of === 'provinces' ? bands.label : byAge ? r.audience.ages : '',
    wider: of === 'provinces' && bands.wider,
    inThailand: r.places.some(isInThailand),
    ...(counted.length === 0
      ? {}
      : { total: { people: counted.reduce((sum, segment) => sum + segment.people, 0), of } }),
  };
}

function countrySegment(
  place: Place,
  known: Country,
  min: number,
  max: number,
  gender: 'all' | 'male' | 'female',
): CountrySegment {
  const whole = { kind: 'country' as const, place, known };
  if (!known.ages || (min === 0 && max === 0 && gender === 'all')) {
    return { ...whole, people: known.people, byAge: min === 0 && max === 0 && gender === 'all' };
  }
  const { male, female } = known.ages;
  const counts = male.map(
    (count, i) => (gender === 'female' ? 0 : count) + (gender === 'male' ? 0 : (female[i] ?? 0)),
  );
  const high = max === 0 ? 120 : max;
  // A group cut by the range counts in proportion; 80 and over counts whole.
  const people = counts.reduce((sum, count, i) => {
    const [from, to] = [i * 5, i === counts.length - 1 ? 120 : i * 5 + 4];
    const overlap = Math.max(0, Math.min(high, to) - Math.max(min, from) + 1);
    return sum + (to === 120 ? (overlap > 0 ? count : 0) : (count * overlap) / 5);
  }, 0);
  return { ...whole, people: Math.round(people), byAge: true };
}
