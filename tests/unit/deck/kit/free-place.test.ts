import { describe, expect, it } from 'vitest';
import { freePlace } from '../../../../src-worker/deck/kit/free-place.ts';

const area = { x: 0, y: 0, width: 100, height: 100 };
const at = (x: number, y: number) => ({ x, y, width: 20, height: 10 });

describe('the first free place', () => {
  it('is the first that touches nothing', () => {
    const taken = [{ x: 0, y: 0, width: 30, height: 30 }];
    expect(freePlace([at(10, 10), at(29, 10), at(40, 10), at(60, 10)], { area, taken })).toEqual(at(40, 10));
  });
  it('is inside the area', () => {
    expect(freePlace([at(90, 10), at(10, 95), at(70, 80)], { area, taken: [] })).toEqual(at(70, 80));
  });
  it('never lies across the edge of a ground', () => {
    const grounds = [{ x: 40, y: 0, width: 40, height: 40 }];
    expect(freePlace([at(30, 10), at(70, 10)], { area, taken: [], grounds })).toBeUndefined();
    expect(freePlace([at(30, 10), at(50, 10)], { area, taken: [], grounds })).toEqual(at(50, 10));
  });
});
