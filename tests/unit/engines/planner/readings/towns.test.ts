import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { townsOf } from '../../../../../src-worker/engines/planner/readings/towns.ts';

const towns = (geographicLocation: string): string[] => {
  const form = emptyFormData();
  form.targetAudience.geographicLocation = geographicLocation;
  return townsOf(readAnswers(form)).map(({ name }) => name);
};

test.each<[string, string[]]>([
  ['Bangkok, Thailand', ['Bangkok']],
  ['Leeds, England', ['Leeds']],
  ['Chiang Mai and Lamphun', ['Chiang Mai', 'Lamphun']],
])('the towns of a country are the market: %s', (answer, expected) =>
  expect(towns(answer)).toEqual(expected),
);

test.each(['England and Wales', 'Wales & England', 'Thailand and Laos', 'ไทยและเวียงจันทน์'])(
  'a whole country beside another place is a market of its own: %s',
  (answer) => expect(towns(answer)).toEqual([]),
);
