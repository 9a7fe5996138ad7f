import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { placedTexts, problemsOf } from '../../../../src-worker/deck/kit/check.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { nodeFontLoader } from '../support/node-fonts.ts';
import { nodesOf, slideWords } from '../support/section-slides.ts';
import { seed, written } from '../support/any-section.ts';

/** Few in every run; more on demand: `PALMLEAF_PROPERTY_RUNS=200`. */
const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 3);
const FRAME = new Set(['label', 'headline', 'footer', 'page-number', 'note']);

const deckOf = (
  evidence: readonly Evidence[],
  language: Language,
  more: { pages?: readonly number[]; appendix?: boolean } = { appendix: true },
): Promise<Scene> =>
  buildScene({
    proposal: { proposalId: 'p', title: 'Proposal 1', language, formData: emptyFormData() },
    sections: [
      {
        pageNumber: 2,
        sectionData: { type: 'agenda', title: '', output: { items: ['One'] }, evidence: [...evidence] },
      },
    ],
    ...more,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
const appendixOf = ({ slides }: Scene) => slides.filter(({ type }) => type === 'appendix');

const assumptions = (count: number): Evidence[] =>
  Array.from({ length: count }, (_, index) => ({
    statement: `Assumption number ${index + 1}: a share of the budget goes to one channel`,
    basis: 'planning assumption',
    source: `Proposed working rhythm, reviewed in month ${index + 1}`,
  }));

describe('the appendix', () => {
  it('is page 20, after all others, and only where it is asked for', async () => {
    const evidence = assumptions(3);
    expect((await deckOf(evidence, 'en')).slides.map(({ id }) => id)).toEqual(['page-2', 'page-20']);
    expect((await deckOf(evidence, 'en', {})).slides.map(({ id }) => id)).toEqual(['page-2']);
    const pages = [20];
    expect((await deckOf(evidence, 'en', { appendix: true, pages })).slides).toHaveLength(1);
    expect((await deckOf(evidence, 'en', { appendix: true, pages: [2] })).slides).toHaveLength(1);
  });

  it('has no slide where every figure is the client’s own', async () => {
    const evidence: Evidence[] = [{ statement: '310', basis: 'client answer', source: 'Goals' }];
    expect(appendixOf(await deckOf(evidence, 'en'))).toEqual([]);
  });

  it('repeats the header on every slide and cuts between rows', async () => {
    const slides = appendixOf(await deckOf(assumptions(30), 'en'));
    expect(slides.length).toBeGreaterThan(1);
    const tables = slides.map((slide) => nodesOf(slide, 'table'));
    expect(tables.every(([table, more]) => table?.rows[0]?.header === true && more === undefined)).toBe(true);
    const rows = tables.map(([table]) => (table?.rows.length ?? 0) - 1);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(2);
  });

  it('says it in Thai in a Thai deck, and names a year that is not of the Buddhist era', async () => {
    const evidence: Evidence[] = [
      { statement: 'ลงสื่อ 3 เดือน', basis: 'planning assumption', source: 'รอตกลง' },
      { statement: '51.5 ล้านบัญชี', basis: 'public data', source: 'DataReportal (ตุลาคม 2568)' },
      { statement: 'ขนาด', basis: 'public data', source: 'ข้อกำหนด Meta 2026' },
      { statement: '80', basis: 'computed', source: '40 × 2' },
    ];
    const slides = appendixOf(await deckOf(evidence, 'th'));
    const words = slides.map(slideWords).join(' ');
    for (const wanted of ['ภาคผนวก', 'ข้อสมมติ', 'แหล่งข้อมูล', '2568', 'ค.ศ. 2026', 'ตัวเลขที่คำนวณ 1'])
      expect(words).toContain(wanted);
    expect(slides[0]?.pageTitle).toBe('Appendix: Assumptions & Sources');
  });

  it('keeps every text whole, once, inside its box and large enough, whatever the evidence', async () => {
    const bases = ['planning assumption', 'model statement', 'public data'] as const;
    const entry = fc.record({ basis: fc.constantFrom(...bases), statement: seed, source: seed });
    const any = fc.oneof(
      { weight: 3, arbitrary: fc.array(entry, { minLength: 1, maxLength: 8 }) },
      { weight: 1, arbitrary: fc.array(entry, { minLength: 9, maxLength: 40 }) },
    );
    await fc.assert(
      fc.asyncProperty(any, fc.constantFrom<Language>('en', 'th'), async (entries, language) => {
        const evidence = entries.map(({ basis, statement, source }, index) => ({
          basis,
          statement: written(statement, 2 * index + 1),
          source: written(source, 2 * index + 2),
        }));
        const slides = appendixOf(await deckOf(evidence, language));
        const problems = slides.flatMap(({ id, nodes }) =>
          problemsOf(nodes).map((problem) => `${id}: ${problem}`),
        );
        expect(problems).toEqual([]);
        const shown = slides
          .flatMap((slide) => placedTexts(slide.nodes.filter((node) => !FRAME.has(node.id))))
          .flatMap(({ text }) => text?.paragraphs ?? [])
          .map((paragraph) => paragraph.runs.map((run) => run.text).join(''))
          .join('\n')
          .replaceAll(/\s/g, '');
        const lost = evidence
          .flatMap(({ statement, source }) => [statement, source])
          .filter((text) => shown.split(text.replaceAll(/\s/g, '')).length !== 2);
        expect(lost).toEqual([]);
      }),
      { numRuns: RUNS * 3, seed: 20261121 },
    );
  }, 60_000);
});
