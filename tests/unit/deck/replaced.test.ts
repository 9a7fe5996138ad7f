/** Words replaced everywhere stand nowhere in the PowerPoint file any more: slides, charts, notes, names, properties. */
import { expect, test } from 'vitest';
import {
  replacedInAnswers,
  replacedInSection,
  withTexts,
} from '../../../src/shared/domain/editing/replace.ts';
import { statedSection } from '../../../src/shared/domain/editing/stated.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { withEdits } from '../../../src-worker/api/editing.ts';
import { readBrief } from '../../fixtures/briefs.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { partsOf } from '../export/pptx/support.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

test.each([
  ['dental-clinic-th', 'Facebook', 'เฟซบุ๊ก'],
  ['coffee-roaster-en', 'subscription', 'membership'],
  ['coffee-roaster-en', 'Google', 'Bing'],
] as const)('%s: %s', { timeout: 60_000 }, async (brief, find, replace) => {
  const { formData, language } = readBrief(brief);
  const search = { find, replace };
  const answers = withTexts(formData, replacedInAnswers(formData, search));
  const sections = (await writeDeck(formData, language)).map((section, at) => {
    const edits = replacedInSection(section, search).map(({ path, after }) => ({ path, value: after }));
    const sectionData = statedSection(withEdits({ written: section }, edits, ''));
    return { pageNumber: PAGES[at]?.pageNumber ?? 0, success: true, sectionData };
  });
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: answers.clientInfo.companyName, language, formData: answers },
    sections,
    appendix: true,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  const cited = sections.flatMap(({ sectionData }) =>
    sectionData.evidence.filter(({ basis }) => basis === 'public data').map(({ source }) => source),
  );
  const left: string[] = [];
  for (const [name, part] of await partsOf(scene))
    for (const { index } of typeof part === 'string' ? part.matchAll(new RegExp(find, 'giu')) : []) {
      const text = String(part);
      // A publication keeps its title.
      if (!cited.some((title) => title.includes(text.slice(index, index + find.length + 6))))
        left.push(`${name}: …${text.slice(Math.max(0, index - 90), index + 60)}…`);
    }
  expect(left).toEqual([]);
});
