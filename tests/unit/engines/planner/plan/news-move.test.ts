/** News is sent to those who asked before, where people ask and may be written to. */
import { expect, test } from 'vitest';
import { newsMove } from '../../../../../src-worker/engines/planner/plan/told-moves.ts';
import { planOf } from '../plans.ts';

const AGAIN = /asked before/u;
const hints = (productService: string, more: Parameters<typeof planOf>[0] = {}): string =>
  newsMove(planOf({ productService, whyNeedNow: 'Our books are open for the first time in 3 years', ...more }), { first: [], last: [], all: [] })
    .flatMap((move) => move.hints)
    .join('\n'); // prettier-ignore

test('who asks is told', () => expect(hints('Wedding photography, full days')).toMatch(AGAIN));
test.each(['Debt advice and bankruptcy help', 'Burials and funerals'])('%s: nobody', (sold) =>
  expect(hints(sold)).not.toMatch(AGAIN),
);
