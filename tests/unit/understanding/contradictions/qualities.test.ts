import { expect, test } from 'vitest';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';
import { TODAY } from '../../../checks/strangers/report.ts';
import { formOfTyped, type Typed } from '../../../checks/strangers/typed.ts';

const codes = (answers: Typed): string[] =>
  contradictionsIn(formOfTyped(answers), TODAY).map(({ code }) => code);

test.each<[string, Typed, string[]]>([
  [
    'two guarantees',
    { strengths: '5-year guarantee', notes: 'We guarantee our work for 2 years' },
    ['twice'],
  ],
  [
    'a part has its own guarantee',
    { strengths: '5-year guarantee', notes: 'The pump carries a 2-year warranty from its maker' },
    [],
  ],
  ['two foundings', { strengths: 'Since 1962', notes: 'Founded in 1988' }, ['twice']],
  [
    'more is spent a month than may be',
    { budget: '€12,000 for three months', notes: 'Ad spend must not exceed €3,000 a month' },
    ['twice'],
  ],
  [
    'made here and far away',
    { strengths: 'Sewn in our own workshop', notes: 'Everything is made in Portugal' },
    ['against'],
  ],
  [
    'sold before it is there',
    { goals: 'Launch in July 2026 with 50 orders', notes: 'Stock arrives in October 2026' },
    ['against'],
  ],
  [
    'there before it is sold',
    { goals: 'Launch in October 2026 with 50 orders', notes: 'Stock arrives in July 2026' },
    [],
  ],
  [
    'a cost that is reached already',
    { goals: 'Cut cost per lead to £30', adIssues: 'A lead costs us £22 today' },
    ['against'],
  ],
])('%s', (_, answers, expected) => expect(codes(answers)).toEqual(expected));
