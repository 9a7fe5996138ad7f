/** A stranger's deck as it is drawn. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { buildScene } from '../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { nodeFontLoader } from '../../unit/deck/support/node-fonts.ts';

/** The day on which the strangers' decks are written. */
export const DAY = '2026-11-29T09:00:00.000Z';

/** The scene of sections, each a page of its own. */
export async function drawnDeck(formData: FormData, language: Language, sections: readonly Section[]) {
  const pages = sections.map((sectionData, i) => ({ pageNumber: i + 1, sectionData }));
  const scene = await buildScene({
    proposal: { proposalId: 'proposal_1_x', title: 'Client', language, formData },
    sections: pages,
    appearance: {},
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return { pages, scene };
}
