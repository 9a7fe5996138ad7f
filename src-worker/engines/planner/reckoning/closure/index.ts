/**
 * What follows by units and meaning from what the other parts have named: a small set of operations, each applied once to
 * every pair whose units and things agree. Results × cost is money; money ÷ cost is results; results × price is sales, and a
 * margin's part of them profit; a part of a count is a count; so many of one thing with each of another is so many in all.
 */
import { dimensionsOf } from './dimensions.ts';
import { eachesOf, timesOfRoom } from './eaches.ts';
import { giftsOf } from './gifts.ts';
import { heldResults } from './counts.ts';
import type { Basis } from './held.ts';
import { fixedOf, ordersLeft } from './making.ts';
import { keptOf, lossesOf } from './kept.ts';
import { paces } from './paces.ts';
import { narrowOf } from './narrow.ts';
import { onesOf } from './ones.ts';
import { pairsOf } from './pairs.ts';
import { partsOfPrices } from './prices.ts';
import { profits } from './profits.ts';
import { populations } from './population.ts';
import { spends } from './spends.ts';
import { turnedAway } from './turned-away.ts';
import { returnsOf, sumsOf } from './sums.ts';

export function close(basis: Basis): void {
  const parts = partsOfPrices(basis);
  lossesOf(basis);
  const counted = [...heldResults(basis), ...populations(basis)];
  const eaches = eachesOf(basis, counted);
  const kept = keptOf(basis, counted);
  const all = [...counted, ...eaches, ...kept, ...pairsOf(basis, [...counted, ...eaches])];
  timesOfRoom(basis, eaches);
  paces(basis, all);
  spends(basis, all);
  profits(basis, all, parts);
  sumsOf(basis, all);
  returnsOf(basis);
  narrowOf(basis);
  fixedOf(basis);
  ordersLeft(basis);
  onesOf(basis, parts);
  giftsOf(basis);
  turnedAway(basis);
  dimensionsOf(basis);
}
