/**
 * Rooms that an answer tells in parts: three teams of two jobs, four trucks with two loads each, what is there and who has a place
 * already. Nothing is joined across statements.
 */
import { countOf, type Graph, type Node } from '../graph.ts';
import type { ToldFact } from '../facts-dimensions.ts';
import type { Basis } from './held.ts';

/** Answers that say what is sold hold sizes and prices, and no teams. */
const NO_TEAMS: ReadonlySet<string> = new Set(['startingPrice', 'heroProduct', 'targetDemographics']);
/** More ways to join two numbers than these nobody means. */
const MOST = 8;

interface Told {
  node: Node;
  fact: ToldFact;
}

const isOneStatement = (a: ToldFact, b: ToldFact): boolean =>
  a.field === b.field && a.statement === b.statement;

/** Every number of the client's own that counts something, in the order in which it is told. */
function countsOf({ g, facts }: Basis): Told[] {
  return facts.told.flatMap((fact, i) => {
    const isNumber = fact.currency === undefined && fact.isOfRival !== true && fact.figure.value > 1;
    if (!isNumber || NO_TEAMS.has(fact.field)) return [];
    const node = g.answer(`told.${i}`, fact.figure, countOf(fact.of));
    return node ? [{ node, fact }] : [];
  });
}

/** In each of something, or so many days: what two numbers that stand together by chance are not. */
const isOften = ({ each, of }: ToldFact): boolean => each.length > 0 || TIMES.test(of);
const TIMES = /(?:^|\s)(?:days?|weeks?|months?)$|^(?:วัน|สัปดาห์|เดือน)/iu;

/** Two or three numbers that follow one another, each of them so many in each of the one before it, multiplied. */
export function teamsOf(g: Graph, basis: Basis): Node[] {
  const told = countsOf(basis);
  const made = told.flatMap(({ node, fact }, i) => {
    const [next, last] = [told[i + 1], told[i + 2]];
    if (!next || !isOneStatement(fact, next.fact) || next.fact.each.length === 0) return [];
    const two = g.derive(`(${node.id}*${next.node.id})`, 'product', [node, next.node], countOf(next.fact.of));
    if (!last || !isOneStatement(fact, last.fact) || !isOften(last.fact)) return [two];
    const unit = countOf(next.fact.of);
    return [two, g.derive(`(${two?.id ?? ''}*${last.node.id})`, 'product', [two, last.node], unit)];
  });
  return made.filter((node) => node !== undefined).slice(0, MOST);
}

/** Who has a place already, beside the places of the same statement; two numbers of one thing together. */
export function takenOf(g: Graph, basis: Basis): void {
  const told = countsOf(basis);
  const { capacity } = basis.facts;
  const room = told.find(({ fact }) => fact.figure.value === capacity?.figure.value);
  for (const { node, fact } of told) {
    if (room && isOneStatement(room.fact, fact) && node.value < room.node.value)
      g.derive(`(room-${node.id})`, 'difference', [basis.room.capacity, node], room.node.unit);
    for (const { node: other, fact: next } of told) {
      if (node.value <= other.value || !isOneStatement(fact, next) || next.of !== fact.of) continue;
      g.derive(`(${node.id}-${other.id})`, 'difference', [node, other], node.unit);
      const both = g.derive(`(${node.id}+${other.id})`, 'sum', [node, other], node.unit);
      for (const { fact: goal, to } of basis.goals)
        if (goal.kind === 'count' && goal.per === undefined)
          g.derive(`(${both?.id ?? ''}-${to?.id ?? ''})`, 'difference', [both, to], node.unit);
    }
  }
}
