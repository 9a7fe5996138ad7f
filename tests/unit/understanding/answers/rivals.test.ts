import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';

const figures = (text: string): object[] => {
  const form = emptyFormData();
  form.competitiveAnalysis.competitors = [
    { id: '1', name: 'Rival', website: '', strengths: '', weaknesses: text },
  ];
  return understand(form).rivals[0]?.claims[0]?.figures ?? [];
};

test.each<[string, object[]]>([
  ['3 weeks wait', [{ kind: 'time', value: 21 }]],
  ['คิวติดตั้ง 7-10 วัน', [{ kind: 'time', value: 7, high: 10 }]],
  ['from £649', [{ kind: 'price', value: 649, unit: 'GBP', bound: 'at least' }]],
  ['4.9/1,312', [{ kind: 'rating', value: 4.9, ratedBy: 1312 }]],
  ['4.8 stars', [{ kind: 'rating', value: 4.8 }]],
  ['price higher 8%', [{ kind: 'share', value: 8 }]],
  ['14 depots', [{ kind: 'count', value: 14, unit: 'depots' }]],
  ['slow on the phone', []],
])('%s', (text, expected) => expect(figures(text)).toMatchObject(expected));

test('the client’s own figures stand beside them, and empty cards are no rivals', () => {
  const form = emptyFormData();
  form.clientInfo.strengths = 'Report after 6 working days';
  const read = understand(form);
  expect(read.claims).toMatchObject([
    { path: 'clientInfo.strengths', figures: [{ kind: 'time', value: 6 }] },
  ]);
  expect(read.rivals).toEqual([]);
});
