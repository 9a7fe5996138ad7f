import { describe, expect, test } from 'vitest';
import { readReckoned } from '../../../../src/shared/domain/reckoned.ts';

const gate = { limit: { value: 5000, text: '£5,000' }, condition: 'Has the page passed 4%?', text: 'If so.' };

describe('what a plan reckoned', () => {
  test('is kept part by part: one that cannot be read is left out, the others stay', () => {
    expect(readReckoned({ gate, pace: { value: 16 }, versus: 'cheaper' })).toEqual({ gate });
  });

  test('a part that nobody knows is no part', () => {
    expect(readReckoned({ gate, constructor: 1, weather: 'fine' })).toEqual({ gate });
  });

  test('nothing is nothing', () => {
    expect(readReckoned(undefined)).toEqual({});
  });

  test('two axes are a plot, one is none', () => {
    const axis = { label: 'Days', min: 0, max: 28, better: 'low' };
    expect(readReckoned({ axes: [axis] })).toEqual({});
    expect(readReckoned({ axes: [axis, axis] }).axes).toHaveLength(2);
  });
});
