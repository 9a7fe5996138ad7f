/**
 * What the client can be chosen for, with the reasons, the first of which the plan takes. Which statement leads was learnt from clients
 * that a person judged (`leads/`); where none surely may, the offer itself leads, and the others are only shown as a choice.
 */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { answersPoint } from '../data/doubts.ts';
import { pointBy, type Point } from '../data/points.ts';
import type { Readings } from '../readings/index.ts';
import type { Claim } from './claims.ts';
import { askedOf, type Contrast } from './contrast.ts';
import type { Ranked } from './leads/rank.ts';
import { takenFirst } from './taken.ts';

export type PositionReason =
  | 'rival lacks it'
  | 'buyers ask for it'
  | 'can be counted'
  | 'own strength'
  | 'product'
  /** Written by a person. */
  | 'own words';

export interface Position {
  /** The client's own words, whole. */
  ours: string;
  reason: PositionReason;
  /** The point that it is about, where it is one that buyers compare. */
  point?: Point;
  contrast?: Contrast;
}

export interface Positions {
  /** The first is taken; the product stands behind what may lead, and alone where nothing may. */
  positions: Position[];
  /** What would not lead by itself, for a person to choose. */
  others: Position[];
}

const MOST = 3;
/** Characters that can be remembered. */
const SHORT = 70;
/** Characters of a result that was checked: it is worth a longer line. */
const PROVEN = 80;

/** The point of a statement, where the statement answers what buyers ask on it. */
function pointIn(r: Readings, { words, point, from }: Claim): Point | undefined {
  // What is quick after the sale is help, not a short wait.
  const id = point?.id === 'wait' && from === 'afterSalesService' ? 'aftercare' : point?.id;
  return id !== undefined && answersPoint(id, words, r.offer.kind.value) ? pointBy(id) : undefined;
}

/** Its reasons, the weightiest first. */
function reasonOf(words: string, contrast: Contrast | undefined, isAsked: boolean): PositionReason {
  if (contrast) return 'rival lacks it';
  if (isAsked) return 'buyers ask for it';
  return readQuantities(words).length > 0 ? 'can be counted' : 'own strength';
}

/** Each once, and each point once. */
function distinct(positions: readonly Position[]): Position[] {
  const found: Position[] = [];
  for (const position of positions) {
    const isKnown = found.some(
      ({ ours, point }) => ours === position.ours || (point !== undefined && point === position.point),
    );
    if (!isKnown) found.push(position);
  }
  return found;
}

/** @param taken what a person wrote in place of all candidates, or chose among them */
export function makePositions(
  r: Readings,
  ranked: readonly Ranked[],
  contrasts: readonly Contrast[],
  taken: { own?: string | undefined; chosen?: string | undefined } = {},
): Positions {
  const asked = askedOf(r);
  const ahead = contrasts.filter(({ leads, point }) => leads === 'us' && point.id !== 'price');
  const isBeaten = (words: string): boolean =>
    contrasts.some(({ leads, us }) => leads === 'them' && us.words === words) &&
    !ahead.some(({ us }) => us.words === words);
  const all = ranked.map(({ claim, mayLead, isProven, isAnswer }) => {
    const contrast = ahead.find(({ us }) => us.words === claim.words);
    const point = contrast?.point ?? pointIn(r, claim);
    // A smallest order is a term; only beside a larger one is it a reason.
    const isTerm = claim.point?.id === 'minimum' && contrast === undefined;
    return {
      position: {
        ours: claim.words,
        reason: reasonOf(claim.words, contrast, isAnswer || (point !== undefined && asked.has(point))),
        ...(point ? { point } : {}),
        ...(contrast ? { contrast } : {}),
      },
      // A long statement is no position.
      leads:
        mayLead && !isTerm && !isBeaten(claim.words) && claim.words.length <= (isProven ? PROVEN : SHORT),
    };
  });
  const found = distinct(all.filter(({ leads }) => leads).map(({ position }) => position)).slice(0, MOST);
  const rest = all.map(({ position }) => position).filter((position) => !found.includes(position));
  const others = distinct(rest);
  const product = r.answers.heroProduct || r.answers.productService;
  if (product !== '' && found.length < MOST) found.push({ ours: product, reason: 'product' });
  const isChosen = ({ ours }: Position): boolean => ours === taken.chosen;
  const written: Position[] = taken.own === undefined ? [] : [{ ours: taken.own, reason: 'own words' }];
  const chosen = others.filter(isChosen);
  return {
    positions: [...written, ...takenFirst([...found, ...chosen], isChosen)].slice(0, MOST + 1),
    others: others.filter((one) => !isChosen(one)),
  };
}
