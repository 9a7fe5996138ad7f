import { expect, test } from 'vitest';
import { blockOffset, placeBullet } from '../../../../src/shared/scene/text-place.ts';
import { paragraph, run } from '../../../fixtures/scenes/text.ts';

test.each([
  ['top', 0],
  ['middle', 20],
  ['bottom', 40],
] as const)('a block of 60 in a box of 100 stands %s', (align, expected) => {
  expect(blockOffset(100, 60, align)).toBe(expected);
});

const bulleted = (bullet: NonNullable<Parameters<typeof placeBullet>[0]['bullet']>) => ({
  ...paragraph([run('Text')], { width: 100, lines: ['Text'] }),
  indent: 12,
  bullet,
});

test('a number is written in the style of the text beside it, and is no link', () => {
  const placed = placeBullet(bulleted({ kind: 'number', colour: 'brand', value: 3 }));
  expect(placed).toMatchObject({ kind: 'number', piece: { text: '3.', colour: 'brand' } });
});

test('a square stands left of the text and above its baseline', () => {
  const item = bulleted({ kind: 'square', colour: 'brand' });
  const placed = placeBullet(item);
  if (placed?.kind !== 'square') throw new Error('There is no square.');
  expect(placed.side).toBeGreaterThanOrEqual(3);
  expect(placed.y + placed.side).toBeLessThan(item.lines[0]?.baseline ?? 0);
});

test('nothing hangs beside a paragraph without lines', () => {
  expect(placeBullet({ ...bulleted({ kind: 'square', colour: 'brand' }), lines: [] })).toBeUndefined();
});
