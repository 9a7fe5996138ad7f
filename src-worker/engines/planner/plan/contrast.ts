/**
 * Contrasts: what the client said of a rival beside what it said of itself on the same point, a figure against a figure where
 * both are known. Nothing is added to either: a point that one side was silent on is no contrast.
 */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity, TimeUnit } from '../../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';
import { clauses } from '../../../understanding/text.ts';
import { POINTS, type Point } from '../data/points.ts';
import type { CompetitorReading, Readings } from '../readings/index.ts';

/** Words of an answer on one point, with the figure that decides it. */
export interface Stand {
  words: string;
  figure?: Quantity;
}

export interface Contrast {
  point: Point;
  /** Name of the rival; '' where the card has none. */
  rival: string;
  /** Index among the readings' competitors. */
  card: number;
  them: Stand;
  us: Stand;
  leads: 'us' | 'them' | 'neither';
  /** Both figures can be compared. */
  measured: boolean;
  /** How much it matters to this client's buyers: higher is more. */
  weight: number;
}

interface Statement extends Stand {
  points: readonly Point[];
}

/** Words that say nothing without what stands before them: '6-8 days' after 'Slow on drawings'. */
const LETTERS_ALONE = 4;

/** Nothing but figures and their units. */
function isBare(part: string): boolean {
  const figures = readQuantities(part);
  const rest = figures.reduceRight(
    (text, { span }) => text.slice(0, span.start) + text.slice(span.end),
    part,
  );
  return figures.length > 0 && (rest.match(/\p{L}/gu)?.length ?? 0) < LETTERS_ALONE;
}

/** Statements of an answer, each with its figure: a bare figure belongs to the words before it. */
function statementsOf(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (isBare(part) && last !== undefined && readQuantities(last).length === 0)
      whole[whole.length - 1] = `${last}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

const pointsIn = (words: string): Point[] => POINTS.filter(({ said }) => said.test(words));

function stand(words: string, points: readonly Point[] = pointsIn(words)): Statement {
  return { words, points };
}

/** Between parts of a statement, but not within '1,312' or '4.9/1,312'. */
const PARTS = /[;()<>]|,(?!\d)|\/(?!\d)/u;

/**
 * The figure of a statement on a point: in the part that speaks of the point, else in a part that holds nothing but figures. A
 * figure beside something else ('within one day / 30 days' credit') is not taken.
 */
function figureOn(point: Point, words: string): Quantity | undefined {
  const { figure, said } = point;
  if (!figure) return undefined;
  const parts = words.split(PARTS);
  const near = parts.filter((part) => said.test(part));
  const fitting = (near.length > 0 ? near : [words])
    .flatMap((part) => readQuantities(part))
    .filter(
      ({ quantity, each, certainty }) =>
        quantity.kind === figure.kind && each === undefined && certainty >= 0.8,
    )
    .map(({ quantity }) => quantity)
    .filter(
      (quantity) => figure.most === undefined || (quantity.kind === 'count' && quantity.value <= figure.most),
    );
  // '4.9 of 5': the first is the rating.
  if (fitting.length === 1 || (fitting.length > 1 && figure.most !== undefined)) return fitting[0];
  if (fitting.length > 1 || near.length === 0) return undefined;
  const bare = parts
    .filter((part) => !said.test(part) && isBare(part))
    .flatMap((part) => readQuantities(part));
  const [only] = bare;
  return bare.length === 1 && only?.quantity.kind === figure.kind ? only.quantity : undefined;
}

const DAYS: Readonly<Record<TimeUnit, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};

/** A figure as a length that can be drawn beside another: a length of time in days, everything else as it is. */
export const drawnLength = (quantity: Quantity): number | undefined =>
  quantity.kind === 'duration'
    ? Math.round(quantity.value * DAYS[quantity.unit] * 100) / 100
    : 'value' in quantity
      ? quantity.value
      : undefined;

type Ends = readonly [low: number, high: number];

/** Both ends of a figure in one unit, where the two can be compared; a length of time in months. */
function endsOf(quantity: Quantity, other: Quantity): Ends | undefined {
  if (quantity.kind === 'money' && other.kind === 'money') {
    const same = quantity.currency === other.currency || quantity.currency === '' || other.currency === '';
    return same ? [quantity.value, quantity.high ?? quantity.value] : undefined;
  }
  if (quantity.kind === 'duration' && other.kind === 'duration')
    return [
      monthsOf(quantity.value, quantity.unit),
      monthsOf(quantity.high ?? quantity.value, quantity.unit),
    ];
  if (quantity.kind === 'count' && other.kind === 'count')
    return [quantity.value, quantity.high ?? quantity.value];
  return undefined;
}

/** Who is better off on a figure, in every reading of a range; undefined where that cannot be said. */
function leader(better: 'low' | 'high', them: Quantity, us: Quantity): 'us' | 'them' | undefined {
  const [theirs, ours] = [endsOf(them, us), endsOf(us, them)];
  if (!theirs || !ours) return undefined;
  if (ours[1] < theirs[0]) return better === 'low' ? 'us' : 'them';
  if (ours[0] > theirs[1]) return better === 'low' ? 'them' : 'us';
  return undefined;
}

/** What the client said of itself that can be set against a rival. */
function ourStatements(r: Readings): Statement[] {
  const { companyName, heroProduct, productService, startingPrice } = r.answers;
  const told = [
    ...statementsOf(r.strengths),
    ...statementsOf(r.afterSales),
    ...statementsOf(clauses(heroProduct)),
    ...statementsOf(clauses(productService)),
  ].map((words) => {
    // The client's own name is about nothing: 'Tally Queue' has no queue.
    const own = stand(words, pointsIn(companyName === '' ? words : words.replaceAll(companyName, ' ')));
    // What is free beside the product is not its price.
    return { ...own, points: own.points.filter(({ id }) => id !== 'price') };
  });
  const price = POINTS.find(({ id }) => id === 'price');
  return startingPrice === '' || !price
    ? told
    : [...told, stand(startingPrice, [price, ...pointsIn(startingPrice)])];
}

/** How much a point matters: its own weight, what the buyers were said to weigh, and what was said of rivals. */
function weightOf(r: Readings, point: Point): number {
  const buyers = [
    ...r.audience.traits,
    ...r.audience.details,
    ...r.challenges,
    ...r.issues,
    ...r.trends,
    ...r.reasons,
  ];
  const asked = buyers.filter((clause) => point.said.test(clause)).length;
  return point.weight + Math.min(2, asked) * 2 + (point.said.test(r.answers.keyMessage) ? 1 : 0);
}

function contrast(
  r: Readings,
  point: Point,
  card: CompetitorReading & { at: number },
  them: Statement,
  us: Statement,
  weakness: boolean,
): Contrast {
  const [theirs, ours] = [figureOn(point, them.words), figureOn(point, us.words)];
  const better = point.figure?.better;
  const ahead = theirs && ours && better ? leader(better, theirs, ours) : undefined;
  const measured = ahead !== undefined;
  const leads = ahead ?? (weakness ? 'us' : 'them');
  return {
    point,
    rival: card.name,
    card: card.at,
    them: { words: them.words, ...(theirs ? { figure: theirs } : {}) },
    us: { words: us.words, ...(ours ? { figure: ours } : {}) },
    leads,
    measured,
    weight: weightOf(r, point) + (measured ? 2 : 0),
  };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words too short to show that two statements are about one thing. */
const SHORT_WORD = 4;
const wordsOf = (text: string): Set<string> =>
  new Set(
    [...segmenter.segment(text.toLowerCase())]
      .filter(({ segment, isWordLike }) => isWordLike === true && segment.length >= SHORT_WORD)
      .map(({ segment }) => segment.replace(/(?:s|es|ed|ing)$/u, '')),
  );
/** Words that two statements share. */
export const inCommon = (a: string, b: string): number => {
  const words = wordsOf(b);
  return [...wordsOf(a)].filter((word) => words.has(word)).length;
};

/** A pair of statements on one point, and how well they answer each other. */
interface Pair {
  point: Point;
  them: Statement & { weakness: boolean };
  us: Statement;
  fit: number;
}

/** Every pair of a rival's statements with ours that meet on a point. */
function pairsOf(theirs: readonly Pair['them'][], ours: readonly Statement[]): Pair[] {
  return theirs.flatMap((them, order) =>
    them.points.flatMap((point, depth) =>
      ours
        .filter(({ points }) => points.includes(point))
        .map((us) => ({
          point,
          them,
          us,
          fit:
            (them.weakness ? 4 : 0) +
            (figureOn(point, us.words) && figureOn(point, them.words) ? 3 : 0) +
            Math.min(2, inCommon(them.words, us.words)) * 2 -
            depth -
            us.points.indexOf(point) -
            order / 10 -
            us.words.length / 1000,
        })),
    ),
  );
}

/**
 * Every contrast that the answers hold, ours first, then the weightiest. One a rival and point, and one a statement of theirs; a
 * statement of ours may answer several rivals.
 */
export function makeContrasts(r: Readings): Contrast[] {
  const ours = ourStatements(r);
  return r.competitors
    .flatMap((card, at) => {
      const theirs = [
        ...statementsOf(card.weaknesses).map((words) => ({ ...stand(words), weakness: true })),
        ...statementsOf(card.strengths).map((words) => ({ ...stand(words), weakness: false })),
      ];
      const taken = new Set<Point | Statement>();
      return pairsOf(theirs, ours)
        .toSorted((a, b) => b.fit - a.fit)
        .filter(({ point, them }) => {
          if (taken.has(point) || taken.has(them)) return false;
          taken.add(point).add(them);
          return true;
        })
        .map(({ point, them, us }) => contrast(r, point, { ...card, at }, them, us, them.weakness));
    })
    .toSorted((a, b) => Number(b.leads === 'us') - Number(a.leads === 'us') || b.weight - a.weight);
}

/** A headline's half: a longer statement is no headline. */
const HALF = 44;

/** The contrast that a headline can hold: figures, or two short statements. */
export const spokenContrast = (contrasts: readonly Contrast[]): Contrast | undefined =>
  contrasts.find(
    ({ measured, us, them }) => measured || (us.words.length <= HALF && them.words.length <= HALF),
  );

/** Of a rival's page: page 5 says the first contrast, here stands the next one, where there is one. */
export function leadingContrast(contrasts: readonly Contrast[]): Contrast | undefined {
  const ours = contrasts.filter(({ leads }) => leads === 'us');
  const first = spokenContrast(ours);
  const beaten = contrasts.some(
    ({ leads, measured, card }) => leads === 'them' && measured && card === first?.card,
  );
  return beaten ? first : (spokenContrast(ours.filter((each) => each !== first)) ?? first);
}
