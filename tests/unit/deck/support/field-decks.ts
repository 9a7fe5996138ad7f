/** Decks to be edited: in both languages, with little and much, written by a plan and by hand. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { sectionSchema, type Section } from '../../../../src/shared/domain/sections.ts';
import type { SceneInput } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { amountSection } from '../../../fixtures/scenes/amounts.ts';
import { nodeFontLoader } from './node-fonts.ts';

export interface FieldDeck {
  name: string;
  language: 'en' | 'th';
  pages: readonly { pageNumber: number; sectionData: Section }[];
}

const FILE = z.array(z.extend(sectionSchema, { pageNumber: z.number() }));

function stored(name: string, language: 'en' | 'th'): FieldDeck {
  const file = new URL(`../../../fixtures/decks/${name}.json`, import.meta.url);
  const pages = FILE.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    name,
    language,
    pages: pages.map(({ pageNumber, ...sectionData }) => ({ pageNumber, sectionData })),
  };
}

const amount = (language: 'en' | 'th', much: 'little' | 'much'): FieldDeck => ({
  name: `${much}, ${language}`,
  language,
  pages: PAGES.map(({ type, pageNumber }) => ({
    pageNumber,
    sectionData: amountSection(type, language, much),
  })),
});

export const FIELD_DECKS: readonly FieldDeck[] = [
  stored('design-coffee-roaster-en', 'en'),
  stored('dental-clinic-th', 'th'),
  stored('reckoned-charger-en', 'en'),
  stored('reckoned-plan-food-cart-th', 'th'),
  amount('en', 'little'),
  amount('th', 'much'),
];

/** Of a deck as it is, or with other sections; of some of its pages. */
export const inputOf = ({ name, language, pages }: FieldDeck, asked?: readonly number[]): SceneInput => ({
  proposal: { proposalId: 'proposal_1_x', title: name, language, formData: emptyFormData() },
  sections: pages.map((page) => ({ ...page, success: true })),
  ...(asked ? { pages: asked } : {}),
  engine: (families) => createTextEngine(nodeFontLoader, families),
});
