/** Page 4 where heads are counted: the counts' names, and the tables that they come from. */
import type { Evidence, EvidenceData } from '../../../../src/shared/domain/evidence.ts';
import { SOURCES, type SourceId } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import type { CountrySegment, ProvinceSegment } from '../plan/market.ts';
import { agesPhrase, magnitude, showsShopping } from './market-words.ts';
import type { Write } from './write.ts';

export type Counted = ProvinceSegment | CountrySegment;

export const nameOf = (plan: Plan, segment: Counted): string =>
  plan.f.say(segment.known.en, segment.known.th);

export const signed = (plan: Plan, part: number): string =>
  `${part >= 0 ? '+' : ''}${plan.f.percent(part, 1)}`;

export function sources(plan: Plan, counted: readonly Counted[]): SourceId[] {
  const ids: SourceId[] = [];
  for (const segment of counted) {
    if (segment.kind === 'province') {
      ids.push('dopa-2021-06');
      if (segment.change) ids.push('nso-dopa-2020', segment.change.source);
    } else {
      ids.push('un-wpp-2024');
      if (segment.byAge && plan.market.ages !== '') ids.push('wb-5y');
      if (segment.known.internet) ids.push('wb-internet');
    }
  }
  if (showsShopping(plan)) ids.push('nation-2025-02');
  return [...new Set(ids)];
}

/** What the chart draws: provinces by age, countries as they are. */
function chartOf(plan: Plan, counted: readonly Counted[]): EvidenceData {
  const said = plan.say.marketOverview;
  const provinces = counted.filter((s): s is ProvinceSegment => s.kind === 'province');
  const [adults = '', young = '', old = ''] = said.bands;
  return provinces.length > 0
    ? {
        labels: provinces.map((segment) => nameOf(plan, segment)),
        series: {
          [adults]: provinces.map(({ known }) => known.bands[1]),
          [young]: provinces.map(({ known }) => known.bands[0]),
          [old]: provinces.map(({ known }) => known.bands[2]),
        },
        unit: said.registeredUnit,
      }
    : {
        labels: counted.map((segment) => nameOf(plan, segment)),
        values: counted.map(({ people: count }) => count),
        unit: said.peopleUnit,
      };
}

/** What the count leaves open: ages that no table has, towns that stand for their province. */
function limitsOf(plan: Plan, w: Write, isProvinces: boolean): Evidence[] {
  const { r, market, f } = plan;
  const said = plan.say.marketOverview;
  const list: Evidence[] = [];
  if (isProvinces) list.push(w.open(said.registered, 'dopa-2021-06'));
  if (!isProvinces && market.ages === '' && r.audience.ages !== '')
    list.push(w.assume(said.allAges({ ages: r.audience.ages }), said.allAgesWhy));
  if (market.wider)
    list.push(w.assume(said.widerAges({ ages: market.ages, wanted: r.audience.ages }), said.widerAgesWhy));
  if (!isProvinces && market.ages !== '') list.push(w.open(said.totals, 'un-wpp-2024'));
  for (const { town, name, known } of r.places)
    if (town && known) list.push(w.assume(said.town({ province: f.both(known), town: name }), said.townWhy));
  return list;
}

/** The year as the language counts it. */
const yearIn = ({ f }: Plan, year: number): string => String(f.language === 'th' ? year + 543 : year);

export function peopleEvidence(plan: Plan, w: Write, counted: readonly Counted[], total: number): Evidence[] {
  const { f, market } = plan;
  const said = plan.say.marketOverview;
  const isProvinces = counted.some(({ kind }) => kind === 'province');
  const terms =
    counted.length > 1 ? `${counted.map(({ people: count }) => f.number(count)).join(' + ')}; ` : '';
  const source = SOURCES[isProvinces ? 'dopa-2021-06' : market.ages === '' ? 'un-wpp-2024' : 'wb-5y'];
  const head = said.head({ count: magnitude(plan, total), who: said.people.all, ages: agesPhrase(plan) });
  const moved = counted.flatMap((segment) => {
    if (segment.kind !== 'province' || !segment.change || !segment.known.latest) return [];
    const { known, change } = segment;
    const formula = `${f.number(segment.known.latest.people)} (${yearIn(plan, change.year)}) ÷ ${f.number(known.people2020)} (${yearIn(plan, 2020)}) − 1`;
    return [
      w.computed(
        `${nameOf(plan, segment)} ${signed(plan, change.share)}`,
        `${formula}; ${f.both(SOURCES[change.source])}; ${f.both(SOURCES['nso-dopa-2020'])}`,
      ),
    ];
  });
  const online = counted.flatMap((segment) =>
    segment.kind === 'country' && segment.known.internet
      ? [
          w.open(
            `${nameOf(plan, segment)}: ${f.number(segment.known.internet.percent)}% (${yearIn(plan, segment.known.internet.year)})`,
            'wb-internet',
          ),
        ]
      : [],
  );
  return [
    w.computed(
      said.size({ head, count: f.number(total) }),
      `${terms}${f.both(source)}`,
      chartOf(plan, counted),
    ),
    ...limitsOf(plan, w, isProvinces),
    ...moved,
    ...online,
    w.answer('geographicLocation'),
  ];
}
