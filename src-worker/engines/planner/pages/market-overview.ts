/** Page 4: how many people are meant, where, and what moves (specification, page 4). */
import type { Evidence, EvidenceData } from '../../../../src/shared/domain/evidence.ts';
import { SOURCES, type SourceId } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import type { CountrySegment, ProvinceSegment } from '../plan/market.ts';
import { bareMetric } from '../plan/targets.ts';
import { clip, lowerNoun, thaiGap } from '../text.ts';
import { showsShopping, trendEvidence, trends } from './market-trends.ts';
import { accounts, unknownPlaces } from './market-uncounted.ts';
import { evidenceFor, page, type Output, type Write } from './write.ts';

type Counted = ProvinceSegment | CountrySegment;

const millions = (plan: Plan, count: number): string => {
  const { f } = plan;
  if (count >= 1_000_000)
    return f.say(`${f.number(count / 1e6, 2)} million`, `${f.number(count / 1e6, 2)} ล้าน`);
  return f.say(f.number(count), `${f.number(count)} `);
};

export const writeMarketOverview = page('market-overview', (plan) => {
  const { r, market } = plan;
  if (r.audience.b2b) return accounts(plan);
  return market.total ? people(plan, market.total.people) : unknownPlaces(plan);
});

const nameOf = (plan: Plan, segment: Counted): string => plan.f.say(segment.known.en, segment.known.th);

/** 'aged 20–59', 'อายุ 20–59 ปี'. */
const agesPhrase = (plan: Plan): string =>
  plan.market.ages === '' ? '' : plan.f.say(` aged ${plan.market.ages}`, `อายุ ${plan.market.ages} ปี`);
const genderPhrase = (plan: Plan): string => {
  const { gender } = plan.r.audience;
  if (plan.market.total?.of === 'provinces' || gender === 'all') return '';
  return gender === 'female' ? plan.f.say(' women', 'ผู้หญิง') : plan.f.say(' men', 'ผู้ชาย');
};

function people(
  plan: Plan,
  total: number,
): { title: string; output: Output<'market-overview'>; evidence: Evidence[] } {
  const { f, r, market, hero } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const provinces = market.total?.of === 'provinces';
  const counted = market.segments.filter(
    (s): s is Counted => s.kind === (provinces ? 'province' : 'country'),
  );
  const where = f.list(counted.map((segment) => nameOf(plan, segment)).slice(0, 6));
  const goal = r.goals.find(
    ({ kind, unit, per }) =>
      (kind === 'ramp' || kind === 'count') && per === undefined && !/^(?:%|[A-Z]{3})$/u.test(unit),
  );
  const monthly = r.goals.find(({ kind, per }) => kind === 'count' && per === 'month');
  const need = goal?.to ?? (monthly?.to === undefined ? undefined : monthly.to * plan.time.mediaMonths);
  const oneIn = need !== undefined && need > 0 && total / need >= 20 ? roundTo(total / need) : undefined;
  const towns = r.places.filter(({ town: inside }) => inside).map(({ name }) => clip(name, 24));
  const size = say(
    `${millions(plan, total)} ${genderPhrase(plan).trim() || 'people'}${agesPhrase(plan)} ${provinces ? 'are registered' : 'live'} in ${where}${towns.length === 1 && counted.length === 1 ? `, the province of ${towns[0] ?? ''}` : ''}`,
    `${millions(plan, total)}คน ${genderPhrase(plan)}${agesPhrase(plan)} ${provinces ? 'ตามทะเบียนราษฎร' : 'อาศัยอยู่'}ใน${thaiGap(where)}${where}`.replaceAll(
      '  ',
      ' ',
    ),
  );
  const changes = counted.flatMap((segment) =>
    segment.kind === 'province' && segment.change ? [{ segment, change: segment.change }] : [],
  );
  const growth =
    changes.length > 0
      ? say(
          `Registered population since 2020: ${changes.map(({ segment, change }) => `${nameOf(plan, segment)} ${signed(plan, change.share)} (to ${change.year})`).join(', ')}`,
          `ประชากรตามทะเบียนตั้งแต่ปี 2563: ${changes.map(({ segment, change }) => `${nameOf(plan, segment)} ${signed(plan, change.share)} (ถึงปี ${change.year + 543})`).join(', ')}`,
        )
      : say('No published growth figure used', 'ไม่ใช้ตัวเลขการเติบโตที่ไม่มีแหล่งอ้างอิง');
  const groups = clip(
    f.list(r.audience.groups.slice(0, 2).map((name) => lowerNoun(clip(name, 34)))) || say('people', 'ลูกค้า'),
    60,
  );
  const situation =
    oneIn !== undefined && need !== undefined
      ? say(
          `${f.number(need)} ${bareMetric((goal ?? monthly)?.metric ?? '')} are one in ${f.number(oneIn)} of them. Be there when ${r.trade.need.en}.`,
          `${f.number(need)} ${goal?.unit ?? monthly?.unit ?? 'ราย'} คือหนึ่งใน ${f.number(oneIn)} คน เขาจะมองหาเมื่อ${r.trade.need.th}`,
        )
      : say(
          `${f.sentence(groups)} look for ${hero} when ${r.trade.need.en}.`,
          `${groups}จะหา ${hero} เมื่อ${r.trade.need.th}`,
        );
  const place = r.places.find(({ town }) => town);
  return {
    title:
      oneIn !== undefined
        ? say(
            `${f.number(need ?? 0)} ${clip(bareMetric((goal ?? monthly)?.metric ?? ''), 28)}: one in ${f.number(oneIn)} people ${provinces ? 'registered' : 'living'} here`,
            `หาให้เจอหนึ่งใน ${f.number(oneIn)} คน ก็ครบ ${f.number(need ?? 0)} ${(goal ?? monthly)?.unit || 'ราย'}`,
          )
        : place
          ? say(
              `${clip(place.name, 24)} and around: ${millions(plan, total)} people, ${clip(groups, 36)} first`,
              `${clip(place.name, 24)} และรอบ ๆ ${millions(plan, total)}คน เริ่มจาก${clip(groups, 36)}`,
            )
          : say(
              `${millions(plan, total)} people${agesPhrase(plan)}: who among them needs ${clip(hero, 28)}, and when`,
              `ใน ${millions(plan, total)}คน${agesPhrase(plan)} ใครต้องการ ${clip(hero, 28)} และเมื่อไร`,
            ),
    output: {
      totalMarketSize: size,
      marketGrowth: growth,
      currentSituation: situation,
      segmentSizes: [
        ...counted.map((segment) => ({
          segment: `${nameOf(plan, segment)}${agesPhrase(plan) === '' ? '' : say(`,${agesPhrase(plan)}`, ` ${agesPhrase(plan)}`)}`,
          size: f.number(segment.people),
          growth: segmentGrowth(plan, segment),
        })),
        ...others(plan, counted),
      ],
      trendSummary: trends(plan),
      dataSources: sources(plan, counted).map((id) => f.both(SOURCES[id])),
    },
    evidence: [
      ...peopleEvidence(plan, w, counted, total),
      ...trendEvidence(plan, w),
      ...(oneIn !== undefined && need !== undefined
        ? [
            w.computed(
              say(`One in ${f.number(oneIn)}`, `หนึ่งใน ${f.number(oneIn)}`),
              `${f.number(total)} ÷ ${f.number(need)}`,
            ),
          ]
        : []),
      ...(monthly?.to !== undefined && goal === undefined
        ? [w.computed(f.number(need ?? 0), `${f.number(monthly.to)} × ${f.months(plan.time.mediaMonths)}`)]
        : []),
      w.assume(
        say('A market value in money is left out', 'ไม่แสดงมูลค่าตลาดเป็นเงิน'),
        say('No source that we can stand behind', 'ไม่มีแหล่งข้อมูลที่ยืนยันได้'),
      ),
    ],
  };
}

const roundTo = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
};
const signed = (plan: Plan, part: number): string => `${part >= 0 ? '+' : ''}${plan.f.percent(part, 1)}`;

function segmentGrowth(plan: Plan, segment: Counted): string {
  const { f } = plan;
  if (segment.kind === 'country') {
    const { internet } = segment.known;
    return internet
      ? f.say(
          `${f.number(internet.percent)}% online (${internet.year})`,
          `ใช้อินเทอร์เน็ต ${f.number(internet.percent)}% (${internet.year + 543})`,
        )
      : '';
  }
  if (!segment.change) return '';
  return f.say(
    `${signed(plan, segment.change.share)}, all ages, 2020–${segment.change.year}`,
    `${signed(plan, segment.change.share)} ทุกวัย 2563–${segment.change.year + 543}`,
  );
}

/** Places outside the counted series, each with what is known. */
function others(
  plan: Plan,
  counted: readonly Counted[],
): { segment: string; size: string; growth: string }[] {
  const { f, market } = plan;
  return market.segments
    .filter((segment) => !counted.some((other) => other === segment))
    .map((segment) => ({
      segment: segment.kind === 'other' ? clip(segment.place.name, 36) : nameOf(plan, segment),
      size:
        segment.kind === 'other' ? f.say('Head count to confirm', 'รอยืนยันจำนวนคน') : f.number(segment.people),
      growth: segment.kind === 'country' ? f.say('counted apart: another series', 'นับแยก คนละชุดข้อมูล') : '',
    }));
}

function sources(plan: Plan, counted: readonly Counted[]): SourceId[] {
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

function peopleEvidence(plan: Plan, w: Write, counted: readonly Counted[], total: number): Evidence[] {
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
