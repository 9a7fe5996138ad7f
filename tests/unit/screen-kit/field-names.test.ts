import { expect, test } from 'vitest';
import { languageOf, nameOf } from '../../../src/screen-kit/field-names.ts';

test.each([
  ['title', true, 'Headline'],
  ['title', false, 'Title'],
  ['output.objectives.1.target', false, 'Objective 2: target'],
  ['output.strategies.0', false, 'Strategy 1'],
  ['output.swot.weaknesses.1', false, 'SWOT: weakness 2'],
  ['output.keyMessage', false, 'Key message'],
  ['reckoned.bridge.steps.2.label', false, 'Step 3: label'],
] as const)('%s is called %s', (path, isHeadline, name) => {
  expect(nameOf(path, isHeadline, 'Headline')).toBe(name);
});

test('a text is marked with its own language', () => {
  expect(languageOf('ฟันสวย 9 วัน', 'en')).toBe('th');
  expect(languageOf('Smile', 'th')).toBe('en');
  expect(languageOf('1,200', 'th')).toBe('th');
});
