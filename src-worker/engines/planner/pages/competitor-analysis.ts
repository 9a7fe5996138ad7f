/** Page 10: SWOT per rival and who leads, honestly, both ways (specification, page 10). */
import { insteadOf } from '../plan/objection.ts';
import { strongBeside } from '../plan/turns.ts';
import { pointBy } from '../data/points.ts';
import { askedBy } from '../plan/asked-price.ts';
import { priceWords } from '../plan/claims.ts';
import { isOnlyArea } from '../../../understanding/figures/sizes.ts';
import { sumsIn } from '../plan/stand.ts';
import { isTheirPrice } from '../plan/their-price.ts';
import { tellsDifference } from '../../../understanding/figures/no-price.ts';
import { isSoldTo } from '../readings/people.ts';
import { mayCompare } from '../plan/compared.ts';
import { leadingContrast, reasons, spokenContrast, type Contrast } from '../plan/contrast.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { lowerFirst, lowerTrait } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { isWhole, whole } from '../plan/whole.ts';
import { leadOf } from './business-overview.ts';
import { headingPair } from './competitor-marketing.ts';
import { contrastEvidence, contrastSlots, versusOf, type Versus } from './contrasts.ts';
import { nameOfCard, rivalEvidence, rivalName, withinSentence } from './rival-names.ts';
import { evidenceFor, page, type Output } from './write.ts';

type Competitor = Output<'competitor-analysis'>['competitors'][number];

/** Characters of a phrase in a headline. */
const HEADLINE = 52;
/** Characters of a client's phrase on this page. */
const PHRASE = 64;
const spokenOf = (phrases: readonly string[]): string[] =>
  phrases.map((each) => whole(each, PHRASE)).filter((each) => each !== '');

/** They ask for more; who buys cheaply ('กดราคา') does not. */
const DEAR = /\bdear|\bexpensive|\bpric(?:e|ed|ey|y)|\bcosts?\b|\d|แพง|ราคาสูง/iu;
const PRESSES = /กดราคา|\blow(?:er)? offers?\b|\bpays? (?:less|little)/iu;
/** Rivals named in a headline. */
const NAMED = 3;

export const writeCompetitorAnalysis = page('competitor-analysis', (plan) => {
  const { rivals, contrasts, say } = plan;
  const said = say.competitorAnalysis;
  const w = evidenceFor(plan);
  // Page 5 has said the first contrast.
  const first = spokenContrast(reasons(contrasts));
  const ours = spokenContrast(reasons(contrasts).filter((each) => each !== first));
  const compare = versusOf(plan, (card) => nameOfCard(plan, card));
  const versus = withHeadlines(plan, [...compare, ...pricesBeside(plan, compare)]);
  const told = othersTold(plan);
  const competitors =
    rivals.length === 0 && told.length === 0 ? [waiting(plan)] : [...compared(plan), ...told];
  return {
    title: headline(plan),
    output: {
      selectionCriteria:
        rivals.length === 0 && told.length === 0
          ? insteadOf(plan.buyers) === undefined
            ? said.criteriaNone
            : said.criteriaTold
          : said.criteria({ name: plan.name }),
      competitors,
    },
    // A drawing in which the rivals lead everywhere argues for them.
    ...(compare.every(({ leads }) => leads === 'them')
      ? {}
      : { reckoned: { versus, ...(ours ? { line: say.contrast.line(contrastSlots(plan, ours)) } : {}) } }),
    evidence: [
      ...contrastEvidence(plan, w),
      ...rivals.map((rival) => rivalEvidence(plan, rival, w)),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.answer('startingPrice'),
      ...(competitors.some(
        ({ swot: { opportunities, threats } }) => (opportunities ?? []).length + (threats ?? []).length > 0,
      )
        ? [w.assume(said.evidenceReading, said.evidenceReadingWhy)]
        : []),
    ],
  };
});

/** On the first row of each rival the headline of its slide: both halves of what we lead on, else of what we and they are chosen for. */
function withHeadlines(plan: Plan, versus: readonly Versus[]): Versus[] {
  const led = reasons(plan.contrasts);
  const title = headline(plan);
  return versus.map((row, at) => {
    if (versus.findIndex(({ rival }) => rival === row.rival) !== at) return row;
    // What heads page 5 or 9 is not told once more.
    const best = spokenContrast(
      led.filter((each) => nameOfCard(plan, each.card) === row.rival && !isTold(plan, each)),
    );
    const told = best
      ? plan.say.contrast.headline(contrastSlots(plan, best))
      : bothSides(
          plan,
          plan.rivals.filter((rival) => rivalName(plan, rival) === row.rival),
          title,
        );
    return told === undefined ? row : { ...row, headline: told };
  });
}

const isTold = (plan: Plan, each: Contrast): boolean =>
  each === leadOf(plan).contrast || each === headingPair(plan);

/** What decides between us and a rival; else what a rival is chosen for beside what we are. */
function headline(plan: Plan): string {
  const { rivals, contrasts, say, f } = plan;
  const said = say.competitorAnalysis;
  const ours = spokenContrast(reasons(contrasts));
  const next = leadingContrast(plan.contrasts);
  // What heads pages 5 and 9 is not told a third time.
  if (next !== undefined && !isTold(plan, next) && next !== ours)
    return say.contrast.headline(contrastSlots(plan, next));
  if (ours && rivals.length === 0) return say.contrast.headline(contrastSlots(plan, ours));
  const top =
    rivals.find(({ number }) => number - 1 === ours?.card) ?? rivals.find(({ unknown }) => !unknown);
  if (!top)
    return rivals.length === 0
      ? insteadOf(plan.buyers) === undefined
        ? said.headlineNone({ name: plan.name })
        : said.headlineTold({ name: plan.name, words: insteadOf(plan.buyers) ?? '' })
      : said.headlineNames({
          rivals: f.list(rivals.slice(0, NAMED).map((rival) => rivalName(plan, rival))),
          isOne: rivals.length === 1,
        });
  const rival = rivalName(plan, top);
  const weakness = mayCompare(plan.r, top.name)
    ? spokenOf(top.weaknesses).find((words) => words.length <= HEADLINE)
    : undefined;
  const isDear = top.bad.some(
    ({ words, point }) =>
      point === 'price' &&
      words === weakness &&
      DEAR.test(words) &&
      !PRESSES.test(words) &&
      !isOnlyArea(words),
  );
  if (weakness !== undefined && isDear)
    return said.headlineDear({ rival: withinSentence(rival), bad: lowerTrait(weakness) });
  // The title stands over the first rival's slide.
  return bothSides(plan, [top]) ?? said.headlineNames({ rivals: withinSentence(rival), isOne: true });
}

/** Characters of a headline on two lines. */
const TWO_LINES = 96;
/** Where no two statements meet on one point: what a rival is chosen for and what we are, else what it lacks beside what we have. */
function bothSides(plan: Plan, rivals: readonly Rival[], title = ''): string | undefined {
  const { say, positions } = plan;
  const [first = '', ...others] = positions.flatMap(({ ours, reason }) =>
    reason === 'product' ? [] : [ours],
  );
  // The first stands in full on pages 5 and 11.
  const own = spokenOf([...strongBeside(plan, HEADLINE), ...others, first]);
  const known = rivals.filter(({ name, unknown, isFirm }) => !unknown && isFirm && mayCompare(plan.r, name));
  const unpriced = (phrases: readonly string[]): string[] =>
    spokenOf(phrases).filter((words) => sumsIn(words).length === 0);
  const chosen = known.flatMap((rival) =>
    unpriced(rival.strengths).flatMap((theirs) =>
      own.map((ours) =>
        say.competitorAnalysis.headlineBoth({
          rival: rivalName(plan, rival),
          theirs: lowerTrait(theirs),
          ours: lowerFirst(ours),
        }),
      ),
    ),
  );
  const lacked = known.flatMap((rival) =>
    unpriced(rival.weaknesses).flatMap((them) =>
      own.map((us) =>
        say.contrast.headline({
          point: 'other',
          label: '',
          rival: rivalName(plan, rival),
          us: plan.f.sentence(us),
          them: lowerTrait(them),
          measured: false,
        }),
      ),
    ),
  );
  const heads = [leadOf(plan).contrast, headingPair(plan)].flatMap((each) =>
    each === undefined ? [] : [say.contrast.headline(contrastSlots(plan, each))],
  );
  return [...chosen, ...lacked].find((told) => told.length <= TWO_LINES && ![title, ...heads].includes(told));
}

/** Others that the client sets itself beside in its own strengths, by the kind that it calls them. */
const othersTold = (plan: Plan): Competitor[] =>
  plan.contrasts
    .filter(({ card }) => card < 0)
    .map((each) => ({
      brand: nameOfCard(plan, each.card),
      whyComparable: '',
      businessOverview: '',
      communication: '',
      swot: {
        strengths: [],
        weaknesses: spokenOf([each.them.words]).map(plan.f.sentence),
        opportunities: [],
        threats: [],
      },
      vsUsHighlights: versusOf(plan, (card) => nameOfCard(plan, card), [each]).map(highlight),
    }));

/** Those known by name alone share one entry. */
function compared(plan: Plan): Competitor[] {
  const { f, rivals, say } = plan;
  const known = rivals.filter(({ unknown }) => !unknown);
  const names = rivals.filter(({ unknown }) => unknown).map((rival) => rivalName(plan, rival));
  if (names.length === 0) return known.map((rival) => analysis(plan, rival));
  const said = say.competitorAnalysis;
  return [
    ...known.map((rival) => analysis(plan, rival)),
    {
      brand: f.list(names),
      whyComparable: said.comparableNamed,
      businessOverview: said.overviewNamed,
      communication: '',
      swot: {
        strengths: [],
        weaknesses: [],
        opportunities: [],
        threats: strongest(plan),
      },
      vsUsHighlights: [],
    },
  ];
}

/** Words of ours that a rival has to answer. */
const strongest = ({ positions }: Plan): string[] => spokenOf(positions.map(({ ours }) => ours)).slice(0, 1);

/** Without a rival, the other choice of every buyer. */
function waiting(plan: Plan): Competitor {
  const said = plan.say.competitorAnalysis.waiting;
  const instead = insteadOf(plan.buyers);
  if (instead !== undefined)
    return {
      brand: plan.say.buyers.quote(instead),
      whyComparable: said.whyTold,
      businessOverview: '',
      communication: '',
      swot: {
        strengths: [],
        weaknesses: [],
        opportunities: [],
        threats: strongest(plan).map((ours) => said.threatTold({ ours: lowerFirst(ours) })),
      },
      vsUsHighlights: [],
    };
  return {
    brand: said.brand,
    whyComparable: said.why,
    businessOverview: '',
    communication: said.communication,
    swot: {
      strengths: [said.strength],
      weaknesses: [said.weakness],
      opportunities: [],
      threats: strongest(plan).map((ours) => said.threatTold({ ours: lowerFirst(ours) })),
    },
    vsUsHighlights: [],
  };
}

/** Many times as dear is another thing. */
const MOST_TIMES = 15;
/** Both prices as they are told, where no figure stands against a figure: which is lower is not said of unlike things. */
function prices({ f, r }: Plan, rival: Rival): Pick<Versus, 'label' | 'them' | 'us'>[] {
  const price = pointBy('price');
  const [them, us] = [askedBy(rival, r.price.currency, f), priceWords(r, f) ?? ''];
  const [theirs = 0, ours = 0] = [sumsIn(them)[0], r.price.value];
  const isNear = theirs > 0 && ours > 0 && Math.max(theirs, ours) <= Math.min(theirs, ours) * MOST_TIMES;
  return price && rival.isFirm && isSoldTo(r.people) && us !== '' && isNear
    ? [{ label: f.both(price.label), them: f.sentence(them), us: f.sentence(us) }]
    : [];
}

/** Prices of rivals that are compared on something else: they stand in the same drawing. */
function pricesBeside(plan: Plan, rows: readonly Versus[]): Versus[] {
  const label = pointBy('price')?.label;
  return plan.rivals.flatMap((rival) => {
    const name = rivalName(plan, rival);
    const own = rows.filter((row) => row.rival === name);
    const isPriced = own.some((row) => label !== undefined && row.label === plan.f.both(label));
    return own.length === 0 || isPriced
      ? []
      : prices(plan, rival).map((row): Versus => ({ ...row, rival: name, leads: 'neither' }));
  });
}

function analysis(plan: Plan, rival: Rival): Competitor {
  const { f, r, say } = plan;
  const said = say.competitorAnalysis;
  const pairs = plan.contrasts.filter(({ card }) => card === rival.number - 1);
  const shared = unique(
    rival.places.filter((place) => r.places.some(({ known }) => known?.en === place || known?.th === place)),
  );
  // A bare sum says what it is of.
  const isSum = (words: string): boolean =>
    !isWhole(words) && sumsIn(words).length > 0 && isTheirPrice(words) && !tellsDifference(words);
  const asked = askedBy(rival, r.price.currency, f);
  const shown = (told: readonly string[]): string[] =>
    spokenOf(told.map((words) => (isSum(words) ? said.priced({ sum: asked || words }) : words)));
  const [strengths, weaknesses] = [shown(rival.strengths), shown(rival.weaknesses)];
  return {
    brand: rivalName(plan, rival),
    // On what we are compared the rows beside it say.
    whyComparable: shared.length > 0 ? said.comparableGround({ ground: f.list(shared) }) : '',
    // What it is known for stands in the boxes.
    businessOverview: strengths.length + weaknesses.length > 0 ? '' : said.overviewNamed,
    communication: rival.platforms.length > 0 ? f.list(rival.platforms) : '',
    swot: {
      strengths: strengths.slice(0, 3).map(f.sentence),
      weaknesses: weaknesses.slice(0, 3).map(f.sentence),
      // What is open to a rival nobody told, and what it has to answer stands in the comparison.
      opportunities: [],
      threats: [],
    },
    vsUsHighlights: [
      ...versusOf(plan, (card) => nameOfCard(plan, card), pairs).map(highlight),
      ...(pairs.some(({ point }) => point.id === 'price')
        ? []
        : prices(plan, rival).map(({ label, ...both }) => ({ point: label, ...both }))),
    ].slice(0, 3),
  };
}

/** In the words of the comparison that is drawn, so that it is said once. */
function highlight({ label: point, them, us, leads }: Versus) {
  const row = { point, them, us };
  return leads === 'neither' ? row : { ...row, lead: leads };
}
