import { describe, expect, test } from 'vitest';
import { withKnownKeys, type NamedField } from '../../../../src/shared/domain/key-names.ts';

const field = (key: string, isNeeded = true, isList = false): NamedField => ({ key, isNeeded, isList });
const known = (fields: readonly NamedField[], value: Record<string, unknown>): unknown =>
  withKnownKeys(fields, value);

describe('a field under another name', () => {
  test.each<[string, string, string]>([
    ['in snake case', 'keyBenefits', 'key_benefits'],
    ['in words', 'nextSteps', 'Next steps'],
    ['in the singular', 'strengths', 'strength'],
    ['with a word more', 'platform', 'platformName'],
    ['with a word less', 'contentPillars', 'pillars'],
    ['with another word for the same', 'weaknesses', 'cons'],
  ])('%s', (_name, key, given) => {
    expect(known([field(key)], { [given]: 'x' })).toEqual({ [key]: 'x' });
  });

  test('what alone is left over is what alone is missing, where its kind fits', () => {
    expect(known([field('stage'), field('note')], { stage: 'Action', xyz: 'It' })).toEqual({
      stage: 'Action',
      note: 'It',
    });
    expect(known([field('items', true, true)], { xyz: 'no list' })).toEqual({ xyz: 'no list' });
  });
});

describe('nothing is taken for another', () => {
  test('that the page knows, or that is there', () => {
    const fields = [field('strengths'), field('weaknesses')];
    expect(known(fields, { strengths: 'a', pros: 'b', weaknesses: 'c' })).toEqual({
      strengths: 'a',
      pros: 'b',
      weaknesses: 'c',
    });
    expect(known([field('title'), field('name')], { name: 'n' })).toEqual({ name: 'n' });
  });

  test('twice: the likeliest of two keys, and the other stays', () => {
    expect(known([field('platform')], { channel: 'a', platform_name: 'b' })).toEqual({
      channel: 'a',
      platform: 'b',
    });
  });
});
