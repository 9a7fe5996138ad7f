/**
 * Whatever a plan reckons for a page, its slides keep their promises, or the page is composed without it. More of it:
 * `PALMLEAF_PROPERTY_RUNS=300 PALMLEAF_PROPERTY_SEED=7 npx vitest run --project unit-alone tests/unit/deck/any-reckoned.test.ts`.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FontFamily, Language } from '../../../src/shared/domain/options.ts';
import { PAGES, type SectionType } from '../../../src/shared/domain/pages.ts';
import { anyReckoned } from './support/any-reckoned.ts';
import { anySection } from './support/any-section.ts';
import { badPlaces, slidesOf, unsaidTexts } from './support/sound-slides.ts';

const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 6);
const SEED = Number(process.env['PALMLEAF_PROPERTY_SEED'] ?? 20261122);

/** What is reckoned for which page. */
const PARTS: readonly (readonly [SectionType, readonly string[]])[] = [
  ['market-objectives', ['bridge', 'gate']],
  ['market-overview', ['pace', 'places', 'drivers', 'firstCounts']],
  ['business-overview', ['fact']],
  ['target-persona', ['trigger']],
  ['competitor-marketing', ['axes', 'positions', 'answers', 'line']],
  ['competitor-analysis', ['versus', 'line']],
];

describe('whatever a plan reckons', () => {
  it.each(PARTS)(
    '%s keeps its promises',
    async (type, parts) => {
      const pageNumber = PAGES.find((page) => page.type === type)?.pageNumber ?? 0;
      const drawn = fc.record({
        section: anySection(type),
        reckoned: anyReckoned(parts),
        language: fc.constantFrom<Language>('en', 'th'),
        family: fc.constantFrom<FontFamily>('Roboto', 'Prompt', 'Sarabun'),
      });
      await fc.assert(
        fc.asyncProperty(drawn, async (each) => {
          const whole = { type, pageNumber, evidence: [], ...each };
          const slides = await slidesOf(whole);
          if (slides.length === 0) return;
          expect(badPlaces(slides)).toEqual([]);
          expect(unsaidTexts(slides, whole)).toEqual([]);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    RUNS * 20_000,
  );
});
