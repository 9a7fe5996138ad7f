import { expect, test } from 'vitest';
import { compare } from '../../checks/strangers/compare.ts';
import { KINDS } from '../../checks/strangers/facts.ts';
import { factsOf } from '../../checks/strangers/read.ts';
import { readCases, TODAY } from '../../checks/strangers/report.ts';

const verdicts = readCases('tests/fixtures/strangers/questionnaires/open').flatMap(({ formData, expected }) =>
  compare(expected, factsOf(formData, TODAY)),
);

/** What is reached, less a reading or two: a rule that mends one case may cost another. */
test.each(KINDS)('of %s at least 92 in a hundred are read right', (kind) => {
  const of = verdicts.filter((one) => one.kind === kind);
  expect(of.length).toBeGreaterThan(0);
  expect(of.filter(({ verdict }) => verdict === 'right').length / of.length).toBeGreaterThanOrEqual(0.92);
});
