import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { placedTexts, problemsOf } from '../../../src-worker/deck/kit/check.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { anySection, type AnySection } from './support/any-section.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

/** Few in every run; more on demand: `PALMLEAF_PROPERTY_RUNS=200`. */
const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 3);
const FRAME = new Set(['label', 'headline', 'footer', 'page-number']);
/** What stands in the notes and not on the slide. */
const HIDDEN = new Set(['visualDirection', 'visualMapping']);

/** Heads that are repeated on every slide of a page that continues, as a table's header is. */
const REPEATED = new Set(['stages.stage']);

/** Numbers of every form, so that charts take their room too. */
const EVIDENCE: readonly Evidence[] = [
  {
    statement: 'Customers at month end',
    basis: 'computed',
    source: 'Previous month × 94% + sign-ups',
    data: { labels: ['Start', 'Jan', 'Feb', 'Mar', 'Apr'], values: [310, 496, 672, 836, 859] },
  },
  {
    statement: 'People by place and age',
    basis: 'public data',
    source: 'Register of 2021',
    data: {
      labels: ['North', 'South'],
      series: { Young: [3_283_087, 1_029_308], Old: [1_116_340, 386_127] },
    },
  },
  {
    statement: 'Split by stage and channel',
    basis: 'planning assumption',
    source: 'Proposed split',
    data: {
      stages: ['See', 'Buy'],
      channels: ['One', 'Two', 'Three'],
      values: [
        [1, 2, 0],
        [3, 4, 5],
      ],
    },
  },
];

const textOf = (slides: readonly SlideScene[], wanted: (id: string) => boolean): string =>
  slides
    .flatMap((slide) => placedTexts(slide.nodes.filter((node) => wanted(node.id))))
    .flatMap(({ text }) => text?.paragraphs ?? [])
    .map((paragraph) => paragraph.runs.map((run) => run.text).join(''))
    .join('\n')
    .replaceAll(/\s/g, '');

/** The bodies of all slides, then their notes lines: a text that continues on the next slide is one text. */
const bodyText = (slides: readonly SlideScene[]): string =>
  textOf(slides, (id) => !FRAME.has(id) && id !== 'note') + textOf(slides, (id) => id === 'note');

async function slidesOf(
  type: string,
  pageNumber: number,
  section: AnySection,
  language: Language,
): Promise<SlideScene[]> {
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Proposal 1', language, formData: emptyFormData() },
    sections: [
      {
        pageNumber,
        sectionData: { type, title: section.title, output: section.output, evidence: [...EVIDENCE] },
      },
    ],
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return [...scene.slides];
}

describe('whatever a section holds', () => {
  it.each(PAGES.map((page) => [page.type, page.pageNumber] as const))(
    '%s keeps every text whole, once, inside its box and large enough',
    async (type, pageNumber) => {
      await fc.assert(
        fc.asyncProperty(
          anySection(type),
          fc.constantFrom<Language>('en', 'th'),
          async (section, language) => {
            const slides = await slidesOf(type, pageNumber, section, language);
            // The filter drops a section without its required fields.
            if (slides.length === 0) return;
            const problems = slides.flatMap(({ id, nodes }) =>
              problemsOf(nodes).map((problem) => `${id}: ${problem}`),
            );
            expect(problems).toEqual([]);
            const shown = bodyText(slides);
            const lost: string[] = [];
            for (const { path, text, mark } of section.texts) {
              if (HIDDEN.has(path) || type === 'agenda') continue;
              const wanted = text.replaceAll(/\s/g, '');
              // A figure may stand apart from its words, a lead from its sentence: the rest is whole.
              const whole = shown.includes(wanted) || shown.includes(wanted.slice(wanted.indexOf(mark)));
              const times = shown.split(mark).length - 1;
              if (!whole || (times !== 1 && !REPEATED.has(path)))
                lost.push(`${path}, ${times} times: ${text.slice(0, 80)}`);
            }
            expect(lost).toEqual([]);
          },
        ),
        { numRuns: RUNS, seed: 20261121 },
      );
    },
    60_000,
  );
});
