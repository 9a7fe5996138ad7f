/** Page 4 where no table counts the buyers: who they are, where, at what pace the goal asks, and what moves demand. */
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import type { Plan } from '../plan/index.ts';
import { statementsOf } from '../plan/market-told.ts';
import { groupsNamed, whomIn, whomListed } from '../plan/whom.ts';
import { whole } from '../plan/whole.ts';
import { rivalEvidence } from './rival-names.ts';
import {
  calendarEvidence,
  firstCounts,
  HEADED,
  isFall,
  occasionsOf,
  occasionText,
  paceDrawn,
  paceOf,
  situationOf,
  startsOf,
  whenceTold,
  wherePhrase,
  type Pace,
} from './market-facts.ts';
import { placesDrawn } from './market-places.ts';
import { offerName, onTwoLines } from './titles.ts';
import { isSureOf } from '../plan/presumed.ts';
import { evidenceFor, type Page } from './write.ts';

/** Characters of a headline's quotation. */
const QUOTED = 70;
const MOST_DRIVERS = 4;
const MOST_PLACES = 6;
/** Characters of the buyers' name. */
const BUYERS = 90;

/** Who buys, in the client's words, where all of them fit. */
const buyersOf = (plan: Plan): string => plan.f.sentence(whomListed(plan, BUYERS));

function headline(plan: Plan, pace: Pace | undefined): string {
  const { f } = plan;
  const said = plan.say.marketOverview;
  const where = wherePhrase(plan, 44);
  const groups = whomIn(plan, QUOTED);
  // 'From women' names nobody.
  const isNamed = plan.f.language === 'th' ? groups !== '' : groups.includes(' ');
  const who = !isNamed ? [] : [said.headlinePace({ what: pace?.what ?? '', where: groups })];
  // From whom it has to come says more than from where.
  if (pace)
    return f.sentence(
      onTwoLines(plan, [
        ...who,
        ...HEADED.map((most) => said.headlinePace({ what: pace.what, where: whenceTold(plan, most) })),
      ]),
    );
  if (groups !== '')
    return onTwoLines(
      plan,
      [...HEADED.map((most) => wherePhrase(plan, most)), ''].map((place) =>
        said.headlineGroups({ groups, where: place }),
      ),
    );
  const driver = statementsOf(plan).find(
    ({ words, from }) => from === 'marketContext' && words.length <= QUOTED,
  );
  if (driver) return said.headlineDriver({ words: driver.words });
  const offer = offerName(plan, 34) || said.offer;
  return where === '' ? said.headlineBuyers({ offer }) : said.headlineWhere({ offer, where });
}

/** What moves demand: the client's statements, then days that this trade sells by. */
function driversOf(plan: Plan): NonNullable<Reckoned['drivers']> {
  const own = statementsOf(plan).map(({ words }) => ({ up: !isFall(words), text: plan.f.sentence(words) }));
  const dates = occasionsOf(plan).map((entry) => ({ up: true, text: occasionText(plan, entry) }));
  const told = [...own, ...dates].slice(0, MOST_DRIVERS);
  // When they begin to look is told on page 7: here it stands where nothing else moves demand.
  return told.length > 0 ? told : startsOf(plan).map((text) => ({ up: true, text }));
}

export function fewCounted(plan: Plan): Page<'market-overview'> {
  const { r } = plan;
  const said = plan.say.marketOverview;
  const w = evidenceFor(plan);
  const pace = paceOf(plan);
  // A goal of so many a month is no sum: it is the client's own answer.
  const formula = pace ? paceFormula(plan, pace) : '';
  const buyers = buyersOf(plan);
  const drivers = driversOf(plan);
  const places = placesDrawn(plan);
  const counts = firstCounts(plan, drivers.length === 0 && pace === undefined);
  return {
    title: headline(plan, pace),
    output: {
      totalMarketSize: said.sizeBuyers({
        buyers: buyers || (r.audience.b2b ? said.firms : said.buyers),
        where: wherePhrase(plan),
      }),
      marketGrowth: '',
      currentSituation: pace
        ? situationOf(plan, pace, true)
        : isSureOf(r, 'companies')
          ? said.situationFirms
          : '',
      // What the slide draws says them; a size that no table has is left out.
      segmentSizes: segmentsOf(plan).map((segment) => ({ segment, size: '', growth: '' })),
      trendSummary: drivers.map(({ text }) => text),
      dataSources: [said.client],
    },
    reckoned: {
      ...(places.length === 0 ? {} : { places }),
      ...(pace ? { pace: paceDrawn(plan, pace) } : {}),
      ...(drivers.length === 0 ? {} : { drivers }),
      firstCounts: counts,
    },
    evidence: [
      w.answer('targetDemographics'),
      w.answer('additionalDemographics'),
      w.answer('geographicLocation'),
      w.answer('marketContext'),
      w.answer('whyNeedNow'),
      w.answer('specificObjectives'),
      ...(pace && formula !== '' ? [w.computed(pace.what, formula)] : []),
      ...calendarEvidence(plan, w, occasionsOf(plan)),
      ...plan.rivals.filter(({ unknown }) => !unknown).map((rival) => rivalEvidence(plan, rival, w)),
      ...(r.audience.b2b ? [w.assume(said.noFirms, said.noFirmsWhy)] : []),
    ],
  };
}

/** Where they are; else who they are, as the client calls them; else what is counted first. */
function segmentsOf(plan: Plan): string[] {
  const places = placesDrawn(plan).map(({ name }) => name);
  if (places.length > 0) return places;
  const groups = groupsNamed(plan.r)
    .map((who) => plan.f.sentence(whole(who, BUYERS)))
    .filter(Boolean);
  const named = plan.r.places.map(({ name }) => plan.f.sentence(name));
  if (groups.length === 0 && named.length > 1 && named.length <= MOST_PLACES) return named;
  return groups.length > 0
    ? groups
    : firstCounts(plan)
        .slice(0, 1)
        .map(({ what }) => what);
}

/** '160 ÷ 10', '20 − 12': of the numbers that the pace was reckoned from. */
function paceFormula({ f, reckoning }: Plan, { node }: Pace): string {
  const { formula } = node;
  if (!('of' in formula)) return '';
  const terms = formula.of.flatMap((id) => {
    const term = reckoning.nodes.get(id);
    return term === undefined ? [] : [f.number(term.value)];
  });
  const by = 'by' in formula && formula.by !== undefined ? [f.number(formula.by)] : [];
  const sign = formula.op === 'difference' ? ' − ' : formula.op === 'quotient' ? ' ÷ ' : ' × ';
  return [...terms, ...by].join(sign);
}
