import { expect, test } from 'vitest';
import { differencesOf } from '../../../../src/screens/versions/differences.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';

const section = (output: Record<string, unknown>, title = 'Goals'): Section => ({
  type: 'market-objectives',
  title,
  output,
  evidence: [],
});

test('texts that differ, with what was there before; what two fields say is said once', () => {
  const before = section({ headline: 'Goals', items: ['one', 'two'] });
  const after = section({ headline: 'Aims', items: ['one', 'three', 'four'] }, 'Aims');
  expect(differencesOf(before, after)).toEqual([
    { path: 'title', before: 'Goals', after: 'Aims' },
    { path: 'output.items.1', before: 'two', after: 'three' },
    { path: 'output.items.2', before: '', after: 'four' },
  ]);
  expect(differencesOf(after, after)).toEqual([]);
});
