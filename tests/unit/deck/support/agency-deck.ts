/** A short deck (cover, objectives, conclusion) of the design's contents, made by an agency. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { AgencyProfile } from '../../../../src/shared/domain/agency.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Appearance } from '../../../../src/shared/domain/records.ts';
import { sectionSchema } from '../../../../src/shared/domain/sections.ts';
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { designFile } from '../../../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from './node-fonts.ts';

const PAGES = z.array(z.extend(sectionSchema, { pageNumber: z.number() }));
const pages = PAGES.parse(JSON.parse(readFileSync(designFile('coffee-roaster-en'), 'utf8'))).filter(
  ({ type }) => ['cover', 'market-objectives', 'conclusion'].includes(type),
);

export interface AgencyDeck {
  agency?: AgencyProfile | undefined;
  appearance?: Appearance | undefined;
  /** Instead of the design's. */
  company?: string | undefined;
  language?: Language;
  /** Fields of the conclusion to replace. */
  conclusion?: Record<string, unknown>;
}

export function readAgencyDeck(given: AgencyDeck): Promise<Scene> {
  const { agency, appearance, company, language = 'en', conclusion } = given;
  const change = (type: string): Record<string, unknown> => {
    if (type === 'cover' && company !== undefined) return { company };
    return type === 'conclusion' ? (conclusion ?? {}) : {};
  };
  return buildScene({
    proposal: { proposalId: 'proposal_1_x', title: 'Fixture', language, formData: emptyFormData() },
    sections: pages.map(({ pageNumber, ...section }) => ({
      pageNumber,
      sectionData: { ...section, output: { ...section.output, ...change(section.type) } },
    })),
    ...(appearance ? { appearance } : {}),
    ...(agency ? { agency } : {}),
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
}
