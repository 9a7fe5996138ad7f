/** Page 11: what customers want, what we do best, what rivals do best, and the ground between (specification, page 11). */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { answersPoint } from '../data/doubts.ts';
import { mayCompare } from '../plan/compared.ts';
import { speakOfOne } from './decided-moves.ts';
import { isUnnamed } from '../data/points.ts';
import type { Plan } from '../plan/index.ts';
import { soldAs } from '../plan/sold-as.ts';
import { isSoldTo } from '../readings/people.ts';
import { questionOf } from '../plan/buyers.ts';
import { isSureOf } from '../plan/presumed.ts';
import { isLeftOpen } from '../plan/settling.ts';
import { isRule } from '../plan/said.ts';
import type { Position } from '../plan/positions.ts';
import type { Rival } from '../plan/rivals.ts';
import { reasons, spokenContrast, type Contrast } from '../plan/contrast.ts';
import { behindColon, isSum, lowerFirst } from '../text.ts';
import { doubtsTold, insteadOf } from '../plan/objection.ts';
import { factsBesideLead } from '../plan/told-to-buyers.ts';
import { strongBeside } from '../plan/turns.ts';
import { inTongue, whole } from '../plan/whole.ts';
import { pointOf } from '../../../understanding/phrases/index.ts';
import type { PointId } from '../../../understanding/phrases/points.ts';
import { unique } from '../../../understanding/text.ts';
import { headingPair } from './competitor-marketing.ts';
import { contrastEvidence, contrastSlots, spokenPair } from './contrasts.ts';
import { rivalName } from './rival-names.ts';
import { evidenceFor, page } from './write.ts';

/** Characters of a line in a circle, and of a phrase in a sentence. */
const [LINE, PHRASE] = [54, 80];
/** Statements that lead nowhere, where none does. */
const MOST_HAD = 2;
const MOST = 3;
/** Of ours, where the client tells of so many. */
const LEAST_OURS = 2;

const wholeOnes = (phrases: readonly string[], most: number): string[] =>
  phrases.map((each) => whole(each, most)).filter((each) => each !== '');

const SURELY = 0.75;

/** Points that buyers ask about, as far as the client tells of them. */
function askedPoints({ r }: Plan): Exclude<PointId, 'other'>[] {
  // What was read half surely would put a wish into their mouths.
  const ofThem = [...r.audience.traits, ...r.audience.details];
  return [...ofThem, ...doubtsTold(r)].flatMap((each) => {
    if (isRule(r, each)) return [];
    const { point, chances } = pointOf(each);
    const isAsked =
      point !== 'other' &&
      (chances[0]?.probability ?? 0) >= SURELY &&
      // Of what presses the client a price is no wish of its buyers.
      (point === 'price'
        ? isSureOf(r, 'price') && ofThem.includes(each)
        : answersPoint(point, each, r.offer.kind.value));
    return isAsked ? [point] : [];
  });
}

/**
 * What buyers want: to have the doubt answered that the client hears, what they miss at a rival by a figure; else what
 * they ask about. That we are good at a thing is no wish of theirs, nor is a topic that words alone seem to be of.
 */
function wanted(plan: Plan): string[] {
  const { f, positions, say } = plan;
  // What nobody knows how to settle is asked on page 19, and no page builds on it.
  const heard = (words = ''): string => (isLeftOpen(plan, words) ? '' : inTongue(words, LINE, f.language));
  const thought = heard(plan.buyers.objection?.thought);
  const points = [
    ...positions.flatMap(({ point, contrast }) =>
      contrast?.measured === true && point && point.id !== 'named' && point.id !== 'price' ? [point.id] : [],
    ),
    ...(thought === '' ? askedPoints(plan) : []),
  ];
  const asks = heard(plan.buyers.asks?.words);
  const list = unique([
    ...[thought, asks].filter(Boolean).map((words) => say.winningZone.answerTo({ words })),
    ...points.map((id) => f.sentence(say.points.wants[id])),
  ]).slice(0, MOST);
  if (list.length > 0) return list;
  const next = plan.buyers.besides.map((each) => heard(each.thought)).find((words) => words !== '');
  if (next !== undefined) return [say.winningZone.answerTo({ words: next })];
  // Where no answer tells a wish it is what an offer like this is asked about first; no question is put into their mouths.
  const first = plan.buyers.doubts[0];
  if (!isSoldTo(plan.r.people) && (first?.words === undefined || !isLeftOpen(plan, first.words)))
    return [say.winningZone.answerTo({ words: questionOf(plan, first) })];
  const wants: Readonly<Record<string, string>> = say.points.wants;
  const expected = plan.buyers.doubts
    .map(({ id }) => (id === 'price' && !isSureOf(plan.r, 'price') ? undefined : wants[id]))
    .find((want) => want !== undefined);
  return [f.sentence(expected ?? say.points.wants.fit)];
}

/** In a circle a position is said in its words where they fit, else by the point that it is about, with its figure. */
function shortly(plan: Plan, { ours, point }: Position): string[] {
  const fits = whole(ours, LINE);
  // 'Waiting time 3 days' says less than 'Thesis bound in 3 working days'.
  if (fits !== '') return [plan.f.sentence(fits)];
  if (point === undefined) return [];
  const figures = readQuantities(ours).filter(({ quantity }) => quantity.kind === point.figure?.kind);
  const [only] = figures;
  const label = plan.f.both(point.label);
  if (only && figures.length === 1) return [`${label} ${plan.f.quantity(only.quantity)}`];
  // What has no name of its own is said without what it is not, or not here.
  const bare = whole(ours.split(/,\s+not\s|\s(?=ไม่ใช่)/u)[0] ?? '', LINE);
  if (isUnnamed(point)) return bare === '' ? [] : [plan.f.sentence(bare)];
  return [plan.say.points.ours[point.id]];
}

/** Rivals whose best stands in their circle. */
const MOST_THEIRS = 4;
/** What the rivals are told to be good at; a bare sum is a lower price; of those of whom nothing is told it is still to be asked. */
function theirBest(plan: Plan): string[] {
  const { f, rivals, contrasts, say } = plan;
  const said = say.winningZone;
  const told = rivals.flatMap(({ strengths, number }) => {
    const all = wholeOnes(strengths, LINE);
    // One rival alone has the circle for itself.
    const cheaper = contrasts.find(
      ({ card, point, leads }) => card === number - 1 && point.id === 'price' && leads === 'them',
    );
    // A sum alone is no strength: it is a lower price, where it is one.
    const isPrice = cheaper !== undefined && all.length === 1 && isSum(all[0] ?? '');
    if (all.length > 0 && !isPrice) return all.slice(0, rivals.length === 1 ? MOST : 1).map(f.sentence);
    return cheaper === undefined ? [] : [said.theirsCheaper({ them: cheaper.them.words })];
  });
  if (told.length > 0) return unique(told).slice(0, MOST_THEIRS);
  const instead = insteadOf(plan.buyers);
  if (instead !== undefined) return [say.buyers.quote(instead)];
  return [rivals.some(({ isFirm }) => isFirm) ? said.theirsUnknown : said.theirsNone];
}

export const writeWinningZone = page('winning-zone', (plan) => {
  const { f, rivals, positions, say, hero } = plan;
  const said = say.winningZone;
  const w = evidenceFor(plan);
  const own = positions.filter(({ reason }) => reason !== 'product');
  // The words of the point alone stand in only where no statement fits: 'People you can name' says less than any of them.
  const bare: ReadonlySet<string> = new Set(
    own.flatMap(({ point }) => (point ? say.points.ours[point.id] : [])),
  );
  const short = own.flatMap((each) => shortly(plan, each));
  const telling = short.filter((words) => !bare.has(words));
  const few = unique([
    ...(telling.length > 0 ? telling : short),
    // What leads nowhere stands here only where nothing else does.
    ...(own.length > 0
      ? []
      : wholeOnes(
          plan.others.map(({ ours: words }) => words),
          LINE,
        )
          .slice(0, MOST_HAD)
          .map(f.sentence)),
  ]);
  // Beside what leads stands what else the client calls its strength.
  const beside = own.length > 0 && few.length < LEAST_OURS ? strongBeside(plan, LINE).map(f.sentence) : [];
  const ours = unique([
    ...few,
    ...(few.length > 1
      ? []
      : wholeOnes(
          own.map((each) => each.ours),
          LINE,
        )
          .slice(0, 1)
          .map(f.sentence)),
    ...beside.slice(0, LEAST_OURS - few.length),
  ]).slice(0, MOST);
  const theirs = theirBest(plan);
  const title = headline(plan);
  // What the headline says stands in the circle as well: a list of our best without the best of all misleads.
  const weDoBest = ours.length > 0 ? ours : [f.sentence(hero)];
  const wishes = wanted(plan);
  const picture = said.picture({
    wants: f.number(wishes.length),
    ours: f.number(weDoBest.length),
    theirs: f.number(theirs.length),
  });
  return {
    title,
    output: {
      customersWant: wishes,
      weDoBest,
      competitorsDoBest: theirs,
      sweetSpotSummary: sweetSpot(plan),
      positioningImplications: implications(plan),
      visualMapping: picture,
    },
    evidence: [
      ...contrastEvidence(plan, w),
      ...positions.map(({ ours: because, point }) =>
        w.assume(point ? f.sentence(say.points.wants[point.id]) : '', said.evidenceWant({ because })),
      ),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      ...rivals
        .filter(({ unknown }) => !unknown)
        .map((rival) =>
          w.client(
            `${rivalName(plan, rival)}: ${[...rival.strengths, ...rival.weaknesses].join('; ')}`,
            'competitors',
          ),
        ),
      w.computed(picture, said.evidenceCount),
      w.open(said.evidenceIdea, 'sweet-spot'),
    ],
  };
});

/** Characters of a headline on two lines. */
const HEADLINE = 96;

/** Whether buyers are known to want what a position speaks of: they ask for it, or a figure stands against a figure. */
const isWanted = (plan: Plan, { point, contrast }: Position): boolean =>
  point !== undefined &&
  (contrast?.measured === true || askedPoints(plan).some((asked) => asked === point.id));

/** Whom we win: by what they want, by where a rival is weak, else with what the plan leads with. */
function headline(plan: Plan): string {
  const { positions, hero, say } = plan;
  const said = say.winningZone;
  const taken = positions.find(({ ours, reason }) => reason !== 'product' && whole(ours, PHRASE) !== '');
  if (!taken) return said.headlinePosition({ ours: hero });
  const id = isWanted(plan, taken) ? taken.point?.id : undefined;
  const withWant = id === undefined || id === 'named' ? '' : said.headline({ want: say.points.wants[id] });
  // The circle holds the words.
  if (withWant !== '' && withWant.length <= HEADLINE) return withWant;
  const rival = taken.contrast?.rival ?? '';
  const told = said.headlinePosition({ ours: behindColon(whole(taken.ours, PHRASE), plan.f.language) });
  return rival === '' || told.length <= HEADLINE ? told : said.headlineWeak({ rival });
}

/** As likely as this a rival's strength speaks of the point, and nobody stands alone on it. */
const MAY_SPEAK = 0.3;
const isStrongIn = ({ good }: Rival, id: PointId | undefined): boolean =>
  good.some(({ chances }) =>
    chances.some(({ point, probability }) => point === id && probability >= MAY_SPEAK),
  );

/** Where what leads stands against nobody, the pair that does. */
const pairBeside = ({ positions: [taken], contrasts }: Plan): Contrast | undefined =>
  taken?.contrast ? undefined : spokenContrast(reasons(contrasts).filter(({ rival }) => rival !== ''));

/** What is ours together, where no rival that was named is told to be good at either. */
function both(plan: Plan, taken: Position | undefined, beside: string): string {
  const { say, positions, rivals } = plan;
  const first = whole(taken?.ours ?? '', PHRASE);
  const second = positions.find(({ ours }) => ours === beside)?.point;
  const known = rivals.filter(({ unknown }) => !unknown);
  // Alone is told of what has a point, of which no rival is told to be strong, and where a rule lets us speak of them.
  const isOurs = (point: Position['point'] | undefined, words: string): boolean =>
    point !== undefined &&
    !isUnnamed(point) &&
    !known.some(
      (rival) => isStrongIn(rival, point.id) || rival.good.some((theirs) => speakOfOne(theirs, words)),
    );
  const isAlone =
    known.length > 0 &&
    known.every(({ name }) => mayCompare(plan.r, name)) &&
    isOurs(taken?.point, first) &&
    isOurs(second, beside);
  return say.winningZone.sweetBoth({
    first: first.length + beside.length <= BOTH ? lowerFirst(first) : '',
    second: lowerFirst(beside),
    isAlone,
  });
}
/** Characters of two statements in one sentence. */
const BOTH = 110;

/** What is ours alone, told by the point that decides. */
function sweetSpot(plan: Plan): string {
  const { positions, hero, say } = plan;
  const said = say.winningZone;
  const [taken] = positions;
  const want = taken?.point && isWanted(plan, taken) ? say.points.wants[taken.point.id] : '';
  const { contrast } = taken ?? {};
  // The headline has said the first: what stands behind it says more.
  const second = positions
    .filter(({ reason }) => reason !== 'product')
    .slice(1)
    .map(({ ours }) => whole(ours, PHRASE))
    .find((words) => words !== '');
  if (contrast) {
    const { label, rival, us, them } = contrastSlots(plan, contrast);
    if (contrast.measured)
      return said.sweetMeasured({ label: say.contrast.within(label), rival, us: lowerFirst(us), them });
    return second === undefined ? said.sweetWeak({ rival, them }) : both(plan, taken, second);
  }
  const pair = pairBeside(plan);
  // What heads page 9 is told there.
  if (pair && (second === undefined || pair !== headingPair(plan))) return spokenPair(plan, pair);
  if (want === '' && second !== undefined) return both(plan, taken, second);
  const ours = lowerFirst(taken === undefined ? hero : whole(taken.ours, PHRASE) || hero);
  // Nothing of the client's own words: 'We can show “the product” as it happens' says nothing.
  if (want === '' && ours === lowerFirst(soldAs(plan.r, plan.f.language))) return said.sweetBare({ ours });
  // What else the client tells of itself, where the headline has said the first.
  const [beside] = [...strongBeside(plan, PHRASE), ...factsBesideLead(plan, PHRASE)];
  if (want === '' && beside !== undefined) return both(plan, taken, beside);
  return want === ''
    ? said.sweetOurs({ ours })
    : !plan.rivals.some(({ unknown }) => !unknown) ||
        plan.rivals.some((rival) => isStrongIn(rival, taken?.point?.id))
      ? said.sweetProof({ want })
      : said.sweetPlain({ want });
}

/** Characters of what follows for the work. */
const LONGEST_LINE = 110;
/** What follows for the work: what is held against a rival and a doubt, what is left to others, what every ad says. */
function implications(plan: Plan): string[] {
  const { positions, contrasts, say, f, buyers } = plan;
  const said = say.winningZone;
  const list: string[] = [];
  const lead = positions.find(({ reason }) => reason !== 'product')?.ours;
  // The title holds the first already, the sweet spot the pair beside it, and page 9 the first contrast.
  const beside = pairBeside(plan);
  const held = contrasts.findLast(
    (each) =>
      each !== beside &&
      each.leads === 'us' &&
      each.rival !== '' &&
      each.us.words !== lead &&
      each.point.id !== 'price',
  );
  if (held) list.push(said.when({ rival: held.rival, ours: lowerFirst(held.us.words) }));
  // The first is answered on pages 7, 8 and 13: another one of them has its place here.
  const told = buyers.doubts.findLast(({ words, answer }) => words !== undefined && answer !== undefined);
  if (told?.words !== undefined && told.answer)
    list.push(said.answered({ thought: told.words, ours: lowerFirst(told.answer.words) }));
  const lost = contrasts.find(({ leads, rival }) => leads === 'them' && rival !== '');
  if (lost)
    list.push(said.doNotRace({ rival: lost.rival, label: say.contrast.within(f.both(lost.point.label)) }));
  if (lead !== undefined) list.push(said.leadWith({ ours: lowerFirst(lead) }));
  return list.filter((line) => line.length <= LONGEST_LINE).slice(0, MOST);
}
