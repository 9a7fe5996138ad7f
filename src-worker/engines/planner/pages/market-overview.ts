/** Page 4: how many people are meant, where, and what moves (specification, page 4). */
import { inSentence } from '../language.ts';
import { SOURCES } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import { statementsOf } from '../plan/market-told.ts';
import { nameOf, peopleEvidence, signed, sources, type Counted } from './market-counted.ts';
import {
  calendarEvidence,
  occasionsOf,
  occasionText,
  paceOf,
  placesOf,
  situationOf,
  startsOf,
  wherePhrase,
} from './market-facts.ts';
import { fewCounted } from './market-few.ts';
import { agesPhrase, magnitude, showsShopping } from './market-words.ts';
import { spoken } from './reckoned/figures.ts';
import { goalPhrase } from './reckoned/figures.ts';
import { offerName, onTwoLines } from './titles.ts';
import { evidenceFor, page, type Output, type Page } from './write.ts';

export const writeMarketOverview = page('market-overview', (plan) => {
  const { r, market } = plan;
  // Towns of a country are not the country's people.
  const isWhole =
    market.segments.every(({ kind }) => kind !== 'other') || placesOf(plan).length === r.places.length;
  return r.audience.b2b || !market.total || !isWhole ? fewCounted(plan) : people(plan, market.total.people);
});

const countedOf = ({ market }: Plan): Counted[] =>
  market.segments.filter(
    (s): s is Counted => s.kind === (market.total?.of === 'provinces' ? 'province' : 'country'),
  );

/** One in fewer is no market, and one in more tells nothing. */
const [LEAST_TIMES, MOST_TIMES] = [20, 20_000];

/** One person in so many is the goal: of a goal that counts people's acts over the whole plan. */
function oneIn(plan: Plan, total: number): { every: number; need: number } | undefined {
  const main = plan.reckoning.main?.target;
  if (!main || main.per !== undefined || main.goal.kind !== 'count') return undefined;
  const need = main.wanted.value;
  if (need <= 0 || total / need < LEAST_TIMES || total / need > MOST_TIMES) return undefined;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(total / need)) - 1);
  return { every: Math.round(total / need / step) * step, need };
}

/** '1.2 million people aged 20–59'. */
const headOf = (plan: Plan, total: number, ages = agesPhrase(plan)): string => {
  const { market, r } = plan;
  const said = plan.say.marketOverview;
  const who = said.people[market.total?.of === 'provinces' ? 'all' : r.audience.gender];
  return said.head({ count: magnitude(plan, total), who, ages });
};

function headline(plan: Plan, total: number): string {
  const { f, market } = plan;
  const said = plan.say.marketOverview;
  const one = oneIn(plan, total);
  if (one) return said.headlineOneIn({ goal: goalPhrase(plan), every: f.number(one.every) });
  const pace = paceOf(plan);
  // From how many it has to come says more than from where.
  if (pace)
    return f.sentence(
      onTwoLines(
        plan,
        [agesPhrase(plan), ''].map((ages) =>
          said.headlineAmong({ what: pace.what, head: headOf(plan, total, ages) }),
        ),
      ),
    );
  const where = f.list(countedOf(plan).map((segment) => inSentence(nameOf(plan, segment))));
  const head = headOf(plan, total);
  if (head.length + where.length <= 66)
    return said.headlineCount({ head, where, isRegistered: market.total?.of === 'provinces' });
  const place = wherePhrase(plan, 44);
  return said.headlineWhere({ offer: offerName(plan, 34) || said.offer, where: place });
}

/** What the goal asks of this market. */
function situation(plan: Plan, total: number): string {
  const pace = paceOf(plan);
  return pace ? situationOf(plan, pace, oneIn(plan, total) === undefined) : '';
}

function growth(plan: Plan, counted: readonly Counted[]): string {
  const said = plan.say.marketOverview;
  const moved = counted.flatMap((segment) =>
    segment.kind === 'province' && segment.change
      ? [
          said.moved({
            name: nameOf(plan, segment),
            change: signed(plan, segment.change.share),
            year: segment.change.year,
          }),
        ]
      : [],
  );
  return moved.length === 0 ? '' : said.growth({ moved: moved.join(', ') });
}

/** The client's own view first, then a public figure, then days that this trade sells by. */
function trends(plan: Plan): string[] {
  const { f } = plan;
  const told = [
    ...statementsOf(plan).map(({ words }) => f.sentence(words)),
    ...(showsShopping(plan) ? [plan.say.marketOverview.shopping] : []),
    ...occasionsOf(plan).map((entry) => occasionText(plan, entry)),
  ].slice(0, 4);
  // When they begin to look is told on page 7: here it stands where nothing else moves the market.
  return told.length > 0 ? told : startsOf(plan);
}

function segments(plan: Plan, counted: readonly Counted[]): Output<'market-overview'>['segmentSizes'] {
  const { f, market } = plan;
  const said = plan.say.marketOverview;
  // A place that no table counts has no size to show.
  const others = market.segments.filter(
    (segment): segment is Counted => segment.kind !== 'other' && !counted.some((other) => other === segment),
  );
  return [
    ...counted.map((segment) => ({
      segment: said.segment({ name: nameOf(plan, segment), ages: agesPhrase(plan) }),
      size: f.number(segment.people),
      growth: segmentGrowth(plan, segment),
    })),
    ...others.map((segment) => ({
      segment: nameOf(plan, segment),
      size: f.number(segment.people),
      growth: segment.kind === 'country' ? said.apart : '',
    })),
  ];
}

function segmentGrowth(plan: Plan, segment: Counted): string {
  const { f } = plan;
  const said = plan.say.marketOverview;
  if (segment.kind === 'province')
    return segment.change
      ? said.provinceChange({ change: signed(plan, segment.change.share), year: segment.change.year })
      : '';
  const { internet } = segment.known;
  return internet ? said.online({ share: f.number(internet.percent), year: internet.year }) : '';
}

function people(plan: Plan, total: number): Page<'market-overview'> {
  const { f, market, reckoning } = plan;
  const said = plan.say.marketOverview;
  const w = evidenceFor(plan);
  const counted = countedOf(plan);
  const one = oneIn(plan, total);
  const pace = paceOf(plan);
  const where = f.list(counted.map((segment) => inSentence(nameOf(plan, segment))).slice(0, 6));
  return {
    title: headline(plan, total),
    output: {
      // The figure stands first: the slide draws it large.
      totalMarketSize: said.headlineCount({
        head: headOf(plan, total),
        where,
        isRegistered: market.total?.of === 'provinces',
      }),
      marketGrowth: growth(plan, counted),
      currentSituation: situation(plan, total),
      segmentSizes: segments(plan, counted),
      trendSummary: trends(plan),
      dataSources: sources(plan, counted).map((id) => f.both(SOURCES[id])),
    },
    evidence: [
      ...peopleEvidence(plan, w, counted, total),
      w.answer('marketContext'),
      w.answer('whyNeedNow'),
      w.answer('specificObjectives'),
      ...(showsShopping(plan) ? [w.open(said.shoppingFact, 'nation-2025-02')] : []),
      ...calendarEvidence(plan, w, occasionsOf(plan)),
      ...(one
        ? [
            w.computed(
              said.oneIn({ every: f.number(one.every) }),
              `${f.number(total)} ÷ ${f.number(one.need)}`,
            ),
          ]
        : []),
      ...(pace && reckoning.main ? [w.computed(spoken(f, pace.node), pace.what)] : []),
      w.assume(said.noValue, said.noValueWhy),
    ],
  };
}
