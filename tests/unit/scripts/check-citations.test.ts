import { describe, expect, test } from 'vitest';
import { checkCitations, headingsOf, unansweredCitations } from '../../../.scripts/check-citations.mjs';

const headings = {
  specification: headingsOf('# Specification\n\n## 9. Constants\n\n### Print\n'),
  readings: headingsOf('## Limits, pauses, failures\n'),
};

describe('a citation', () => {
  test.each([
    "(readings, 'Limits, pauses, failures')",
    '(specification, section 9)',
    "(specification, section 9, 'Print')",
    "(readings, 'Limits,\n * pauses, failures')",
    'what a reading says',
  ])('that a heading answers is none of the found: %s', (text) => {
    expect(unansweredCitations(`/** ${text} */`, headings)).toEqual([]);
  });

  test.each(["(readings, 'Limit of pauses')", '(specification, section 4)', "(specification, 'Prints')"])(
    'that no heading answers is found: %s',
    (text) => {
      expect(unansweredCitations(`\n/** ${text} */`, headings)).toEqual([expect.stringMatching(/^2: /u)]);
    },
  );
});

test('a check that reads no citation would prove nothing', () => {
  const { offences, citations } = checkCitations('.');
  expect(offences).toEqual([]);
  expect(citations).toBeGreaterThan(50);
});
