/** Whether what is there to be sold lasts until more of it comes. */
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import type { Write } from '../write.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import { spoken } from './figures.ts';
import { lengthText, type Told } from './told.ts';

export function stockPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning, time } = plan;
  const { stock: found } = reckoning;
  if (!found?.stock) return undefined;
  const { stock, lasts, needed, short, next } = found;
  const there = inPieces(plan, stock);
  const day = next && next > time.start ? f.monthYear(next) : '';
  if (short && short.value > 0 && needed)
    return {
      text: say.verdict.pointStockShort({
        there,
        needed: inPieces(plan, needed),
        short: inPieces(plan, short),
        next: day,
      }),
      nodes: [stock, needed, short],
    };
  if (!lasts) return undefined;
  return {
    text: say.verdict.pointStock({ there, time: lengthText(plan, lasts), next: day }),
    nodes: [stock, lasts],
  };
}

/** The client's words on what is there, and what follows. */
export function stockEvidence(plan: Plan, w: Write): Evidence[] {
  const point = stockPoint(plan);
  const [root] = plan.reckoning.stock?.stock?.answers ?? [];
  return point && root ? [w.computed(point.text, root.words)] : [];
}

/** So many of what is in stock, by the client's word where that is of the language. */
function inPieces({ f, say, reckoning }: Plan, node: Node): string {
  const unit = reckoning.stock?.stock?.unit;
  const of = unit?.kind === 'count' ? unit.of : '';
  const isSpoken = of !== '' && isMostlyThai(of) === (f.language === 'th');
  return say.verdict.inStock({ count: spoken(f, node), of: isSpoken ? of : '' });
}
