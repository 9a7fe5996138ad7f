import { expect, it } from 'vitest';
import { APPENDIX } from '../../../src/shared/domain/appendix.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { validateFormData } from '../../../src/shared/domain/validation.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { problemsOf } from '../../../src-worker/deck/kit/check.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { exampleView } from '../../../src-worker/example/index.ts';
import { nodeFontLoader } from '../deck/support/node-fonts.ts';

it('is a whole proposal whose answers break no rule', () => {
  const { proposal, pages } = exampleView();
  expect(pages.map(({ sectionData }) => sectionData?.type)).toEqual(PAGES.map(({ type }) => type));
  expect(pages.map(({ title }) => title)).toEqual(PAGES.map(({ title }) => title));
  expect(validateFormData(proposal.formData, { engine: 'planner' })).toEqual([]);
});

it('is drawn as twenty sections in the colour of its business type, with nothing out of its place', async () => {
  const { proposal, pages, appendix = false } = exampleView();
  const scene = await buildScene({
    proposal,
    sections: pages,
    appendix,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  const sections = [...new Map(scene.slides.map((slide) => [slide.pageNumber, slide.pageTitle]))];
  expect(sections).toEqual([...PAGES, APPENDIX].map(({ pageNumber, title }) => [pageNumber, title]));
  expect(scene.theme.palette.brand).toBe('#a3322a');
  expect(scene.missingWords).toEqual([]);
  expect(scene.slides.flatMap(({ nodes }) => problemsOf(nodes))).toEqual([]);
}, 60_000);
