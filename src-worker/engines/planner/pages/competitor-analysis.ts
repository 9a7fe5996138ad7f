/** Page 10: SWOT per rival and who leads, honestly, both ways (specification, page 10). */
import { leadingContrast, spokenContrast } from '../plan/contrast.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { clip, lowerFirst, lowerNoun, lowerTrait } from '../text.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { contrastEvidence, contrastSlots, versusOf, type Versus } from './contrasts.ts';
import { nameOfCard, rivalEvidence, rivalName } from './rival-names.ts';
import { evidenceFor, page, type Output } from './write.ts';

type Competitor = Output<'competitor-analysis'>['competitors'][number];

/** Characters that a headline may have. */
const LONGEST_HEADLINE = 96;
/** Rivals named in a headline. */
const NAMED = 3;

export const writeCompetitorAnalysis = page('competitor-analysis', (plan) => {
  const { rivals, contrasts, say } = plan;
  const said = say.competitorAnalysis;
  const w = evidenceFor(plan);
  const ours = contrasts.find(({ leads }) => leads === 'us');
  const versus = versusOf(plan, (card) => nameOfCard(plan, card));
  return {
    title: headline(plan),
    output: {
      selectionCriteria:
        rivals.length === 0 ? said.criteriaNone : said.criteria({ name: clip(plan.name, 36) }),
      competitors: rivals.length === 0 ? [waiting(plan)] : compared(plan),
    },
    ...(versus.length === 0
      ? {}
      : { reckoned: { versus, ...(ours ? { line: say.contrast.line(contrastSlots(plan, ours)) } : {}) } }),
    evidence: [
      ...contrastEvidence(plan, w),
      ...rivals.map((rival) => rivalEvidence(plan, rival, w)),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.answer('startingPrice'),
      w.assume(said.evidenceReading, said.evidenceReadingWhy),
    ],
  };
});

/** What decides between us and a rival; else what one rival is chosen for, or lacks. */
function headline(plan: Plan): string {
  const { rivals, contrasts, say, f } = plan;
  const said = say.competitorAnalysis;
  const ours = spokenContrast(contrasts.filter(({ leads }) => leads === 'us'));
  const theirs = contrasts.find(
    ({ leads, measured, card }) => leads === 'them' && measured && card === ours?.card,
  );
  if (ours && theirs)
    return say.contrast.both({ ours: contrastSlots(plan, ours), theirs: contrastSlots(plan, theirs) });
  const next = leadingContrast(plan.contrasts);
  if (next && next !== ours) return say.contrast.headline(contrastSlots(plan, next));
  const top =
    rivals.find(({ number }) => number - 1 === ours?.card) ?? rivals.find(({ unknown }) => !unknown);
  if (!top)
    return rivals.length === 0
      ? said.headlineNone({ name: clip(plan.name, 36) })
      : said.headlineNames({ rivals: f.list(rivals.slice(0, NAMED).map((rival) => rivalName(plan, rival))) });
  const rival = rivalName(plan, top);
  const [good, bad] = [top.strengths[0], top.weaknesses[0]];
  if (good !== undefined && bad !== undefined) {
    const whole = said.headlineBoth({ rival, good: lowerTrait(good), bad: lowerTrait(bad) });
    if (whole.length <= LONGEST_HEADLINE) return whole;
  }
  if (bad !== undefined) return said.headlineWeak({ rival, bad: lowerTrait(clip(bad, 60)) });
  return said.headlineStrong({ rival, good: lowerTrait(clip(good ?? '', 60)) });
}

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
        opportunities: [said.waiting.opportunity],
        threats: strongest(plan).map((ours) => said.weCanShow({ ours })),
      },
      vsUsHighlights: [],
    },
  ];
}

/** Words of ours that a rival has to answer. */
const strongest = (plan: Plan): string[] =>
  plan.positions.slice(0, 1).map(({ ours }) => lowerFirst(clip(ours, 44)));

/** Without a rival, the other choice of every buyer. */
function waiting(plan: Plan): Competitor {
  const said = plan.say.competitorAnalysis.waiting;
  return {
    brand: said.brand,
    whyComparable: said.why,
    businessOverview: said.overview,
    communication: said.communication,
    swot: {
      strengths: [said.strength],
      weaknesses: [said.weakness],
      opportunities: [said.opportunity],
      threats: strongest(plan).map((ours) => said.threat({ ours })),
    },
    vsUsHighlights: [],
  };
}

function analysis(plan: Plan, rival: Rival): Competitor {
  const { f, r, say } = plan;
  const said = say.competitorAnalysis;
  const short = (clause: string): string => f.sentence(clip(clause, 44));
  const pairs = plan.contrasts.filter(({ card }) => card === rival.number - 1);
  const shared = unique([
    ...rival.places.filter((place) =>
      r.places.some(({ known }) => known?.en === place || known?.th === place),
    ),
    ...rival.platforms,
  ]);
  const labels = pairs.map(({ point }) => f.both(point.label)).map((label) => say.contrast.within(label));
  const ours = pairs.filter(({ leads }) => leads === 'us').map(({ us }) => lowerFirst(clip(us.words, 38)));
  return {
    brand: rivalName(plan, rival),
    whyComparable:
      shared.length > 0
        ? said.comparableGround({ ground: f.list(shared) })
        : labels.length > 0
          ? said.comparable({ points: f.list(labels) })
          : said.comparableNamed,
    businessOverview: [...rival.strengths, ...rival.weaknesses].slice(0, 1).map(short).join(''),
    communication: rival.platforms.length > 0 ? f.list(rival.platforms) : '',
    swot: {
      strengths: rival.strengths.slice(0, 3).map(short),
      weaknesses: rival.weaknesses.slice(0, 3).map(short),
      opportunities: rival.weaknesses.slice(0, 2).map((weakness) => closing(plan, weakness)),
      threats: unique(ours.length > 0 ? ours : strongest(plan))
        .slice(0, 2)
        .map((words) => said.weCanShow({ ours: words })),
    },
    vsUsHighlights: versusOf(plan, (card) => nameOfCard(plan, card), pairs)
      .slice(0, 3)
      .map(highlight),
  };
}

/** In the words of the comparison that is drawn, so that it is said once. */
function highlight({ label: point, them, us, leads }: Versus) {
  const row = { point, them, us };
  return leads === 'neither' ? row : { ...row, lead: leads };
}

/** 'No subscription' gives 'Could add subscription'; other gaps are named as they are. */
function closing(plan: Plan, weakness: string): string {
  const said = plan.say.competitorAnalysis;
  const thai = isMostlyThai(weakness);
  const missing = thai
    ? /^(?:ไม่มี|ยังไม่มี|ขาด)(.+)$/u.exec(weakness)?.[1]
    : /^(?:no|lacks?|without)\s+(?:any\s+|an?\s+)?(.+)$/iu.exec(weakness)?.[1];
  return missing === undefined
    ? said.couldMend({ weakness: lowerTrait(clip(weakness, 34)) })
    : said.couldAdd({ missing: lowerNoun(clip(missing.trim(), 34)) });
}
