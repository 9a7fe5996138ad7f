/**
 * Few sections of each type in every run; thousands on demand:
 * `PALMLEAF_PROPERTY_RUNS=500 PALMLEAF_PROPERTY_SEED=7 npx vitest run --project unit-alone tests/unit/deck/any-section.test.ts`.
 * What it finds is pinned in `support/found-sections.ts`.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FontFamily, Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { anyEvidence, withStages } from './support/any-evidence.ts';
import { anySection } from './support/any-section.ts';
import { FOUND } from './support/found-sections.ts';
import { badPlaces, badTexts, slidesOf, type Drawn } from './support/sound-slides.ts';

const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 8);
const SEED = Number(process.env['PALMLEAF_PROPERTY_SEED'] ?? 20261121);

const places = {
  evidence: anyEvidence,
  language: fc.constantFrom<Language>('en', 'th'),
  family: fc.constantFrom<FontFamily>('Roboto', 'Prompt', 'Sarabun'),
};

async function expectSound(drawn: Drawn): Promise<void> {
  const slides = await slidesOf(drawn);
  // The filter drops a section whose required fields hold no real data.
  if (slides.length === 0) return;
  expect(badPlaces(slides)).toEqual([]);
  expect(badTexts(slides, drawn)).toEqual([]);
}

describe('whatever a section holds', () => {
  it.each(PAGES.map((page) => [page.type, page.pageNumber] as const))(
    '%s keeps every text whole, once, inside its box and large enough',
    async (type, pageNumber) => {
      const drawn = fc
        .record({ section: anySection(type), ...places, channels: fc.integer({ min: -1, max: 8 }) })
        .map(({ channels, evidence, ...rest }) => ({
          ...rest,
          evidence: channels < 0 ? evidence : withStages(evidence, rest.section.output, channels),
        }));
      await fc.assert(
        fc.asyncProperty(drawn, (each) => expectSound({ type, pageNumber, ...each })),
        { numRuns: RUNS, seed: SEED },
      );
    },
    RUNS * 20_000,
  );

  it.each(FOUND.map((found) => [found.why, found] as const))('%s', (_, { why: _why, ...drawn }) =>
    expectSound(drawn),
  );
});
