/** Evidence with and without numbers of every form that the schema accepts, fitting or not. */
import * as fc from 'fast-check';
import { evidenceSchema, type Evidence } from '../../../../src/shared/domain/evidence.ts';
import { seed, written } from './any-section.ts';

const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 5_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -12, 0.333333, 1e12, 1e-7, 99.5) },
);
/** Mostly names of a chart, now and then a whole paragraph. */
const label = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('Facebook', 'ม.ค.', 'Interest + Desire', 'กรุงเทพมหานคร', 'Q1', '20–59'),
  },
  { weight: 1, arbitrary: seed.map((each) => written(each, 7001)) },
);
const labels = fc.array(label, { minLength: 0, maxLength: 14 });
const unit = fc.option(fc.constantFrom('THB a month', '%', 'บาทต่อเดือน', 'people'), { nil: undefined });

/** As many numbers as labels, or one too few. */
const numbersFor = (names: readonly string[]): fc.Arbitrary<number[]> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.array(number, { minLength: names.length, maxLength: names.length }) },
    { weight: 1, arbitrary: fc.array(number, { maxLength: Math.max(0, names.length - 1) }) },
  );

const values = labels.chain((names) =>
  fc.record({ labels: fc.constant(names), values: numbersFor(names), unit }),
);
const series = labels.chain((names) =>
  fc.record({
    labels: fc.constant(names),
    series: fc.dictionary(fc.constantFrom('Young', 'Old', 'ทุกวัย', 'Under 20', 'Others'), numbersFor(names)),
    unit,
  }),
);
const matrix = fc.tuple(labels, labels).chain(([channels, stages]) =>
  fc.record({
    channels: fc.constant(channels),
    stages: fc.constant(stages),
    values: fc.array(numbersFor(channels), { minLength: stages.length, maxLength: stages.length }),
    unit,
  }),
);
const data = fc.option(fc.oneof(values, series, matrix), { nil: undefined });

const entry = fc.record({
  statement: seed,
  source: seed,
  basis: fc.constantFrom(
    'client answer',
    'computed',
    'public data',
    'planning assumption',
    'model statement',
  ),
  data,
});

/** A section's evidence; charts whose labels name the section's stages are made by the caller. */
export const anyEvidence: fc.Arbitrary<Evidence[]> = fc.array(entry, { maxLength: 5 }).map((entries) =>
  entries.map(({ statement, source, basis, data: numbers }, index) =>
    evidenceSchema.parse({
      statement: written(statement, 8000 + index),
      source: written(source, 8100 + index),
      basis,
      ...(numbers === undefined ? {} : { data: numbers }),
    }),
  ),
);

const stageNames = (output: Record<string, unknown>): string[] =>
  [output['stagePlans'], output['funnelLayers']]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((item: unknown) =>
      typeof item === 'object' && item !== null && 'stage' in item && typeof item.stage === 'string'
        ? [item.stage]
        : [],
    );

/**
 * The evidence with numbers for a section's own stages before it, so that the money of pages 15 and 16 is drawn too: by
 * channel where `channels` is above 0, as shares where it is 0.
 */
export function withStages(
  evidence: readonly Evidence[],
  output: Record<string, unknown>,
  channels: number,
): readonly Evidence[] {
  const stages = stageNames(output);
  if (stages.length === 0) return evidence;
  const amount = (row: number, column: number): number =>
    ((row * 7 + column * 3) % 5) * 1000 * 10 ** (column % 4);
  const names = Array.from({ length: channels }, (_, column) => `Channel ${'x'.repeat(column * 2)}`);
  const figures =
    channels === 0
      ? { labels: stages, values: stages.map(() => 100 / stages.length), unit: '%' }
      : {
          channels: names,
          stages,
          values: stages.map((_, row) => names.map((_name, column) => amount(row, column))),
        };
  const layers = { labels: stages, values: stages.map((_, row) => amount(row, 1)), unit: 'THB a month' };
  return [
    evidenceSchema.parse({
      statement: 'Split',
      basis: 'planning assumption',
      source: 'Proposed',
      data: figures,
    }),
    evidenceSchema.parse({ statement: 'Layers', basis: 'computed', source: 'Sums', data: layers }),
    ...evidence,
  ];
}
