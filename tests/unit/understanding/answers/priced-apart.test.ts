/** Beside a price stands nothing that costs more. */
import { expect, test } from 'vitest';
import { isPricedApart } from '../../../../src-worker/understanding/answers/priced-apart.ts';

test.each([
  ['$890 single stone, double $1,750. Etching $120', 'Photo etched by our own hand', true],
  ['RM480 scaling, blood test RM130', 'blood test before anaesthesia', true],
  ['RM480 scaling, radiographs RM130', 'Radiograph read the same day', true],
  ['from 900 down, payments around $95 a week', 'We report payments on time', false],
  ['N5,500 per pack, exec pack N8,000', 'Packs sealed', false],
  ['$890 single stone', 'Stone of our own quarry', false],
] as const)('%s | %s', (price, promised, expected) => expect(isPricedApart(price, promised)).toBe(expected));
