/** The figure at the start of a text that a slide sets apart. */
import { expect, test } from 'vitest';
import { wholeFigure } from '../../../../src-worker/deck/kit/figures.ts';

test.each([
  ['5 years of warranty', '5'],
  ['60/40 instalment', undefined],
] as const)('%s', (words, figure) => expect(wholeFigure(words)?.figure?.[0]).toBe(figure));
