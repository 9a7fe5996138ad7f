import { expect, test } from 'vitest';
import { readLead } from '../../../../src-worker/understanding/figures/lead.ts';

test.each<[string, number, string]>([
  ['Approval takes 5-6 months. Never use photos.', 6, '5-6 months'],
  ['A purchase order takes about 2 months from first call', 2, '2 months'],
  ['6 machines, each is about 4 months of talking', 4, '4 months'],
  ['Training takes 6 weeks incl. life jacket day', 1.38, '6 weeks'],
  ['โรงงานตัดสินใจใช้เวลา 3 เดือน', 3, '3 เดือน'],
])('%s', (answer, months, words) => {
  const lead = readLead(['', answer]);
  expect(lead?.months).toBeCloseTo(months, 1);
  expect(lead?.words).toBe(words);
});

test.each([
  'Install takes 2 days',
  'Rivals take 6 weeks',
  '12 months minimum',
  'report in 48 hrs',
  'รับประกัน 6 เดือน',
])('%s is no time to a decision', (answer) => expect(readLead([answer])).toBeUndefined());
