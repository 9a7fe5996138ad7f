/** Items of lists on a slide, and where one lands that is dragged. */
import { expect, test } from 'vitest';
import { landingOn, type ListItemSpot } from '../../../../src/screens/edit/list-items.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where something lands asks for no texts
const place = {} as ListItemSpot['place'];
const item = (index: number, x: number, y: number): ListItemSpot => ({
  list: 'output.takeaways',
  index,
  box: { x, y, width: 200, height: 30 },
  place,
});

test('under each other: above or below the middle of the nearest, the line in the gap', () => {
  const list = [item(0, 40, 100), item(1, 40, 150), item(2, 40, 200)];
  const [first = item(0, 0, 0)] = list;
  expect(landingOn(list, first, { x: 100, y: 172 })).toEqual({
    to: 2,
    line: { x: 40, y: 188.875, width: 200, height: 2.25 },
  });
  expect(landingOn(list, first, { x: 100, y: 155 }).to).toBe(1);
  expect(landingOn(list, first, { x: 100, y: 500 }).to).toBe(3);
});

test('beside each other: left or right of the middle', () => {
  const list = [item(0, 40, 100), item(1, 260, 100), item(2, 480, 100)];
  const [, , last = item(2, 0, 0)] = list;
  expect(landingOn(list, last, { x: 100, y: 110 }).to).toBe(0);
  expect(landingOn(list, last, { x: 300, y: 110 })).toMatchObject({
    to: 1,
    line: { width: 2.25, height: 30 },
  });
});
