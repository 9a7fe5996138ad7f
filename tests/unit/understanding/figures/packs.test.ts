import { expect, test } from 'vitest';
import { bundlesIn, isPacked, packIn } from '../../../../src-worker/understanding/figures/packs.ts';

test('packs of a size', () => {
  expect(packIn('Monthly box, 2 x 250 g')).toEqual({ packs: 2, size: 250, unit: 'g' });
  expect(packIn('1 × 1.5 L a month')).toEqual({ packs: 1, size: 1.5, unit: 'l' });
  expect(packIn('Room 2 x 3 m')).toBeUndefined();
});

test('so many for a sum of their own', () => {
  expect(bundlesIn('£95 each, 3 for £250').map(({ count, sum }) => [count, sum])).toContainEqual([3, 250]);
  expect(bundlesIn('ถุงละ 90 3ถุง250').map(({ count, sum }) => [count, sum])).toContainEqual([3, 250]);
  expect(bundlesIn('From £95')).toEqual([]);
});

test('what several are sold as', () => {
  const packs = (text: string): string[] => bundlesIn(text).map(({ pack, sum }) => `${pack} ${sum}`);
  expect(packs('59 บาท แพ็ค 6 ถุง 299')).toContain('แพ็ค 299');
  expect(packs('£4 a jar, case of 12 for £40')).toContain('case 40');
  expect(['packs', 'gift boxes', 'เซ็ต', 'แพ็ค'].every(isPacked)).toBe(true);
  expect(['jars', 'กระปุก', 'sunset', 'ถุง'].some(isPacked)).toBe(false);
});
