/**
 * Whatever a plan reckons for its own pages (scenarios, drafts, weeks, volumes, ideas, the decision), a slide says all of
 * it, whole and once, or the page is composed without it; and the output stays whole and once in either case. More:
 * `PALMLEAF_PROPERTY_RUNS=300 PALMLEAF_PROPERTY_SEED=7 npx vitest run --project unit-alone tests/unit/deck/any-plan.test.ts`.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FontFamily, Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { readReckoned } from '../../../src/shared/domain/reckoned.ts';
import { anyEvidence } from './support/any-evidence.ts';
import { PLAN_PARTS, planTexts } from './support/any-plan.ts';
import { anySection } from './support/any-section.ts';
import { badPlaces, badTexts, slidesOf } from './support/sound-slides.ts';

const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 10);
const SEED = Number(process.env['PALMLEAF_PROPERTY_SEED'] ?? 3);

describe('whatever a plan reckons for its own pages', () => {
  it.each(PLAN_PARTS)(
    '%s keeps its promises',
    async (type, { any, texts }) => {
      const pageNumber = PAGES.find((page) => page.type === type)?.pageNumber ?? 0;
      const drawn = fc.record({
        // A headline, not a paragraph: its place is tried by any section.
        section: anySection(type).map((section) => ({ ...section, title: 'q9999j Headline' })),
        reckoned: any,
        evidence: anyEvidence,
        language: fc.constantFrom<Language>('en', 'th'),
        family: fc.constantFrom<FontFamily>('Roboto', 'Prompt', 'Sarabun'),
      });
      let reached = 0;
      await fc.assert(
        fc.asyncProperty(drawn, async (each) => {
          const whole = { type, pageNumber, ...each };
          const slides = await slidesOf(whole);
          if (slides.length === 0) return;
          expect(badPlaces(slides)).toEqual([]);
          expect(badTexts(slides, whole)).toEqual([]);
          const said = planTexts(slides, texts(readReckoned(each.reckoned)));
          expect(said.bad).toEqual([]);
          if (said.drawn) reached += 1;
        }),
        { numRuns: RUNS, seed: SEED },
      );
      // A property of compositions that are never reached would say nothing.
      expect(reached).toBeGreaterThan(0);
    },
    RUNS * 20_000,
  );
});
