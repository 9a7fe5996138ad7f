/** A deck's file as a scene. */
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import { emptyFormData } from '../../src/shared/domain/questionnaire.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';

/** A section as the fixtures hold it. */
type Content = Section & { pageNumber: number };

/** @param value parsed JSON: a scene, or the list of a deck's sections; rejects with a sentence otherwise */
export async function readDeck(value: unknown, name: string, appearance: Appearance): Promise<Scene> {
  if (isScene(value)) return value;
  if (!isContents(value)) throw new Error(`${name} holds neither a scene nor a list of sections.`);
  const language: Language = /[\u0e00-\u0e7f]/.test(JSON.stringify(value)) ? 'th' : 'en';
  return buildScene({
    proposal: { proposalId: 'proposal_1_sheet', title: name, language, formData: emptyFormData() },
    sections: value.map((section) => ({
      pageNumber: section.pageNumber,
      success: true,
      sectionData: section,
    })),
    appearance,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
}

const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' && value !== null && 'slides' in value && Array.isArray(value.slides);

const isContents = (value: unknown): value is Content[] =>
  Array.isArray(value) &&
  value.every(
    (item) => typeof item === 'object' && item !== null && 'pageNumber' in item && 'output' in item,
  );
