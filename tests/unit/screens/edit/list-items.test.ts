/** Items of lists on a slide, and where one lands that is dragged. */
import { expect, test } from 'vitest';
import { listPlaceOf } from '../../../../src/shared/domain/editing/lists.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';
import {
  canLift,
  landingOn,
  listBeside,
  type ListItemSpot,
} from '../../../../src/screens/edit/list-items.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where something lands asks for no texts
const place = {} as ListItemSpot['place'];
const item = (index: number, x: number, y: number): ListItemSpot => ({
  list: 'output.takeaways',
  index,
  box: { x, y, width: 200, height: 30 },
  place,
});

const none = (): boolean => false;

test('under each other: above or below the middle of the nearest, the line in the gap', () => {
  const list = [item(0, 40, 100), item(1, 40, 150), item(2, 40, 200)];
  const [first = item(0, 0, 0)] = list;
  expect(landingOn(list, first, { x: 100, y: 172 }, none)).toEqual({
    list: 'output.takeaways',
    to: 2,
    line: { x: 40, y: 188.875, width: 200, height: 2.25 },
  });
  expect(landingOn(list, first, { x: 100, y: 155 }, none).to).toBe(1);
  expect(landingOn(list, first, { x: 100, y: 500 }, none).to).toBe(3);
});

test('beside each other: left or right of the middle', () => {
  const list = [item(0, 40, 100), item(1, 260, 100), item(2, 480, 100)];
  const [, , last = item(2, 0, 0)] = list;
  expect(landingOn(list, last, { x: 100, y: 110 }, none).to).toBe(0);
  expect(landingOn(list, last, { x: 300, y: 110 }, none)).toMatchObject({
    to: 1,
    line: { width: 2.25, height: 30 },
  });
});

test('in another list that takes it, also in one with a single item', () => {
  const other = { ...item(0, 500, 100), list: 'output.others' };
  const list = [item(0, 40, 100), item(1, 40, 150), other];
  const [first = other] = list;
  const landed = landingOn(list, first, { x: 520, y: 200 }, (to) => to === 'output.others');
  expect(landed).toMatchObject({ list: 'output.others', to: 1, line: { x: 500, width: 200 } });
  expect(landingOn(list, first, { x: 520, y: 200 }, none).list).toBe('output.takeaways');
  // The last item of a list stays: nothing would show where it was.
  expect(list.map((each) => canLift(each, list))).toEqual([true, true, false]);
});

test('beyond an end of its list an item goes into the next one that takes it', () => {
  const section: Section = {
    type: 'competitor-analysis',
    title: '',
    output: { strengths: ['a', 'b'], ideas: [{ title: 'x' }, { title: 'y' }], weaknesses: ['c', 'd', 'e'] },
    evidence: [],
  };
  const paths = ['strengths.0', 'strengths.1', 'ideas.0.title', 'ideas.1.title', 'weaknesses.0'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only where the texts stand
  const places = paths.map((path) => ({ path: `output.${path}` })) as unknown as ListItemSpot['place'][];
  const at = (path: string) => listPlaceOf(section, path)!;
  const beside = (path: string, step: -1 | 1) => listBeside(section, places, at(path), step);
  expect(beside('output.strengths.1', 1)).toEqual({ list: 'output.weaknesses', to: 0 });
  expect(beside('output.weaknesses.0', -1)).toEqual({ list: 'output.strengths', to: 2 });
  expect(beside('output.strengths.0', -1)).toBeUndefined();
  expect(beside('output.ideas.1.title', 1)).toBeUndefined();
});
