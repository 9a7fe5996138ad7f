/** Moments at which somebody looks for an offer: what is bought back broken does not break down on anybody. */
import { expect, test } from 'vitest';
import { MOMENTS } from '../../../../../src-worker/engines/planner/data/moments.table.ts';

const isBreakdown = (words: string): boolean =>
  MOMENTS.some(({ id, pattern }) => id === 'breakdown' && pattern.test(words));

test.each([
  ['They ring when the boiler is broken', true],
  ['Emergency call-outs, day and night', true],
  ['We also buy broken ones back', false],
  ['We collect the broken pallets free', false],
  ['Children from broken homes', false],
])('%s: %s', (words, expected) => expect(isBreakdown(words)).toBe(expected));
