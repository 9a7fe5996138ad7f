/** Page 4 where heads are counted: the counts' names, and the tables that they come from. */
import type { Evidence, EvidenceData } from '../../../../src/shared/domain/evidence.ts';
import { SOURCES, type SourceId } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import type { CountrySegment, ProvinceSegment } from '../plan/market.ts';
import { showsShopping } from './market-trends.ts';
import type { Write } from './write.ts';

export type Counted = ProvinceSegment | CountrySegment;

export const millions = (plan: Plan, count: number): string => {
  const { f } = plan;
  if (count >= 1_000_000)
    return f.say(`${f.number(count / 1e6, 2)} million`, `${f.number(count / 1e6, 2)} ล้าน`);
  return f.say(f.number(count), `${f.number(count)} `);
};

export const nameOf = (plan: Plan, segment: Counted): string =>
  plan.f.say(segment.known.en, segment.known.th);

/** 'aged 20–59', 'อายุ 20–59 ปี', 'อายุ 20 ปีขึ้นไป'. */
export const agesPhrase = ({ f, market: { ages } }: Plan): string =>
  ages === ''
    ? ''
    : f.say(` aged ${ages}`, ages.endsWith('+') ? `อายุ ${ages.slice(0, -1)} ปีขึ้นไป` : `อายุ ${ages} ปี`);
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

export function peopleEvidence(plan: Plan, w: Write, counted: readonly Counted[], total: number): Evidence[] {
  const { f, r, market } = plan;
  const { say } = f;
  const list: Evidence[] = [];
  const sum =
    counted.length > 1 ? `${counted.map(({ people: count }) => f.number(count)).join(' + ')}; ` : '';
  const provinces = counted.filter((s): s is ProvinceSegment => s.kind === 'province');
  const source = f.both(
    SOURCES[provinces.length > 0 ? 'dopa-2021-06' : market.ages === '' ? 'un-wpp-2024' : 'wb-5y'],
  );
  const data: EvidenceData =
    provinces.length > 0
      ? {
          labels: provinces.map((segment) => nameOf(plan, segment)),
          series: {
            [say('20–59', '20–59 ปี')]: provinces.map(({ known }) => known.bands[1]),
            [say('Under 20', 'ต่ำกว่า 20 ปี')]: provinces.map(({ known }) => known.bands[0]),
            [say('60 and over', '60 ปีขึ้นไป')]: provinces.map(({ known }) => known.bands[2]),
          },
          unit: say('registered people', 'คนตามทะเบียนราษฎร'),
        }
      : {
          labels: counted.map((segment) => nameOf(plan, segment)),
          values: counted.map(({ people: count }) => count),
          unit: say('people', 'คน'),
        };
  list.push(
    w.computed(
      say(
        `${millions(plan, total)} people${agesPhrase(plan)} (${f.number(total)})`,
        `${millions(plan, total)}คน ${agesPhrase(plan)} (${f.number(total)})`,
      ),
      `${sum}${source}`,
      data,
    ),
  );
  if (provinces.length > 0)
    list.push(
      w.open(say('Registered people, not residents', 'ประชากรตามทะเบียน ไม่ใช่ผู้อยู่อาศัยจริง'), 'dopa-2021-06'),
    );
  if (provinces.length === 0 && market.ages === '' && r.audience.ages !== '')
    list.push(
      w.assume(
        say(`All ages are counted, not only ${r.audience.ages}`, `นับทุกช่วงอายุ ไม่ใช่เฉพาะ ${r.audience.ages} ปี`),
        say('No age table for every country named', 'ไม่มีตารางอายุครบทุกประเทศที่ระบุ'),
      ),
    );
  if (market.wider)
    list.push(
      w.assume(
        say(
          `Ages ${market.ages}: the nearest published band to ${r.audience.ages}`,
          `ช่วงอายุ ${market.ages} ปี เป็นช่วงที่เผยแพร่ซึ่งใกล้ ${r.audience.ages} ปีที่สุด`,
        ),
        say('Provincial tables have three age bands', 'ตารางรายจังหวัดมีเพียงสามช่วงอายุ'),
      ),
    );
  for (const { known, change } of provinces) {
    if (change && known.latest)
      list.push(
        w.computed(
          `${say(known.en, known.th)} ${signed(plan, change.share)}`,
          `${f.number(known.latest.people)} (${say(String(change.year), String(change.year + 543))}) ÷ ${f.number(known.people2020)} (${say('2020', '2563')}) − 1; ${f.both(SOURCES[change.source])}; ${f.both(SOURCES['nso-dopa-2020'])}`,
        ),
      );
  }
  if (provinces.length === 0 && market.ages !== '')
    list.push(w.open(say('Totals of all ages', 'จำนวนรวมทุกวัย'), 'un-wpp-2024'));
  for (const segment of counted) {
    if (segment.kind === 'country' && segment.known.internet)
      list.push(
        w.open(
          `${nameOf(plan, segment)}: ${f.number(segment.known.internet.percent)}% (${say(String(segment.known.internet.year), String(segment.known.internet.year + 543))})`,
          'wb-internet',
        ),
      );
  }
  for (const { town: inside, name, known } of r.places) {
    if (inside && known)
      list.push(
        w.assume(
          say(`${known.en} stands for ${name}`, `ใช้ตัวเลขจังหวัด${known.th}แทน ${name}`),
          say('Our tables count provinces, not towns', 'ตารางของเรานับเป็นจังหวัด'),
        ),
      );
  }
  list.push(w.answer('geographicLocation'));
  return list;
}
