import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomesOf, readStrangers } from '../../../../checks/strangers/derived.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/strangers/questionnaires');

describe.each(['open', 'second-open'])(
  'figures that a strategist reckons from strangers’ answers, %s',
  (set) => {
    const outcomes = readStrangers(join(folder, set)).flatMap(({ name, stranger }) =>
      outcomesOf(name, stranger),
    );
    const part = (holds: (outcome: (typeof outcomes)[number]) => boolean): number =>
      outcomes.filter(holds).length / outcomes.length;

    test('are reckoned, where the answers are read as they should be', () => {
      expect(outcomes.length).toBeGreaterThan(200);
      expect(part(({ reckoned }) => reckoned)).toBeGreaterThanOrEqual(0.95);
    });
    test.skipIf(set !== 'open')('are not contradicted', () => {
      expect(outcomes.filter(({ contradicted }) => contradicted)).toEqual([]);
    });
  },
);
