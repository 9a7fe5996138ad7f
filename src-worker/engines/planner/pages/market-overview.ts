/** Page 4: how many people are meant, where, and what moves (specification, page 4). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { SOURCES } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric } from '../plan/targets.ts';
import { clip, lowerNoun, thaiGap } from '../text.ts';
import {
  agesPhrase,
  millions,
  nameOf,
  peopleEvidence,
  signed,
  sources,
  type Counted,
} from './market-counted.ts';
import { momentText, noGrowth, trendEvidence, trends } from './market-trends.ts';
import { accounts, unknownPlaces } from './market-uncounted.ts';
import { evidenceFor, page, type Output } from './write.ts';

export const writeMarketOverview = page('market-overview', (plan) => {
  const { r, market } = plan;
  if (r.audience.b2b) return accounts(plan);
  return market.total ? people(plan, market.total.people) : unknownPlaces(plan);
});

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
  const { trade } = r;
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
  const who = say(
    `${millions(plan, total)} ${genderPhrase(plan).trim() || 'people'}${agesPhrase(plan)}`,
    `${millions(plan, total)}คน ${genderPhrase(plan)}${agesPhrase(plan)}`,
  );
  const here = `${where}${towns.length === 1 && counted.length === 1 ? `, the province of ${towns[0] ?? ''}` : ''}`;
  const there = `${thaiGap(where)}${where}`;
  // The figure stands first: the slide draws it large.
  const size = (
    provinces
      ? say(`${who} are registered in ${here}`, `${who} ตามทะเบียนราษฎรใน${there}`)
      : say(`${who} live in ${here}`, `${who} อาศัยอยู่ใน${there}`)
  ).replaceAll('  ', ' ');
  const changes = counted.flatMap((segment) =>
    segment.kind === 'province' && segment.change ? [{ segment, change: segment.change }] : [],
  );
  const moved = changes
    .map(
      ({ segment, change }) =>
        `${nameOf(plan, segment)} ${signed(plan, change.share)} (${say(`to ${change.year}`, `ถึงปี ${change.year + 543}`)})`,
    )
    .join(', ');
  const growth =
    changes.length > 0
      ? say(`Registered population since 2020: ${moved}`, `ประชากรตามทะเบียนตั้งแต่ปี 2563: ${moved}`)
      : noGrowth(plan);
  const groups = clip(
    f.list(r.audience.groups.slice(0, 2).map((name) => lowerNoun(clip(name, 34)))) || say('people', 'ลูกค้า'),
    60,
  );
  const wanted = `${f.number(need ?? 0)} ${bareMetric((goal ?? monthly)?.metric ?? '')}`;
  const won = `${f.number(need ?? 0)} ${(goal ?? monthly)?.unit || 'ราย'}`;
  const every = f.number(oneIn ?? 0);
  const situation =
    oneIn !== undefined
      ? `${say(`${wanted} are one in ${every} of them.`, `${won} คือหนึ่งใน ${every} คน`)} ${momentText(plan)}`
      : say(
          `${f.sentence(groups)} look for ${hero} when ${trade.need.en}.`,
          `${groups}จะหา ${hero} เมื่อ${trade.need.th}`,
        );
  const place = r.places.find(({ town }) => town);
  const thing = bareMetric((goal ?? monthly)?.metric ?? '');
  // Rather 'nights' than 'nights booked outside…'.
  const short = clip(thing, 28);
  const goalText = `${f.number(need ?? 0)} ${short.endsWith('…') ? clip(thing.replace(/(?<=s)\s+\p{L}{3,}ed\b.*$/u, ''), 28) : short}`;
  const town = clip(place?.name ?? '', 24);
  const first = clip(groups, 36);
  const product = clip(hero, 28);
  const many = `${millions(plan, total)}${say(' people', 'คน')}`;
  return {
    title:
      oneIn !== undefined
        ? say(
            `${goalText}: one in ${every} people ${provinces ? 'registered' : 'living'} here`,
            `หาให้เจอหนึ่งใน ${every} คน ก็ครบ ${won}`,
          )
        : place
          ? say(
              `${town} and around: ${many}, ${first} first`,
              `${town} และรอบ ๆ ${many} เริ่มจาก${thaiGap(first)}${first}`,
            )
          : say(
              `${many}${agesPhrase(plan)}: who among them needs ${product}, and when`,
              `ใน ${many}${agesPhrase(plan)} ใครต้องการ ${product} และเมื่อไร`,
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
      size: segment.kind === 'other' ? '' : f.number(segment.people),
      growth: segment.kind === 'country' ? f.say('counted apart: another series', 'นับแยก คนละชุดข้อมูล') : '',
    }));
}
