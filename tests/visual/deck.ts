/** Builds a fixture's deck in Node and reports what is wrong with it. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Language } from '../../src/shared/domain/options.ts';
import { emptyFormData } from '../../src/shared/domain/questionnaire.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import { sectionSchema, type Section } from '../../src/shared/domain/sections.ts';
import { BUSINESS_TYPES } from '../../src/shared/domain/taxonomy.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { designFile } from '../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { problemsOf } from '../../src-worker/deck/kit/check.ts';

export interface FixtureDeck {
  language: Language;
  businessType: string;
  sections: { pageNumber: number; sectionData: Section }[];
}

export function fixtureDeck(name: 'coffee-roaster-en' | 'dental-clinic-th'): FixtureDeck {
  const pages = z
    .array(z.looseObject({ pageNumber: z.number() }))
    .parse(JSON.parse(readFileSync(designFile(name), 'utf8')));
  return {
    language: name.endsWith('-th') ? 'th' : 'en',
    businessType: BUSINESS_TYPES[name.startsWith('coffee') ? 5 : 6]?.name ?? '',
    sections: pages.map((page) => ({ pageNumber: page.pageNumber, sectionData: sectionSchema.parse(page) })),
  };
}

export function sceneOf(deck: FixtureDeck, appearance: Appearance = {}): Promise<Scene> {
  const formData = emptyFormData();
  formData.clientInfo.businessType = deck.businessType;
  formData.campaignObjectives.advertisingChannels = [
    'facebook-ads',
    'instagram-ads',
    'google-ads',
    'shopee-ads',
  ];
  formData.campaignObjectives.marketingMediaBudget =
    deck.language === 'th' ? '80,000 บาทต่อเดือน 3 เดือน' : '120,000 THB per month for 3 months';
  formData.marketingChannels = {
    website: 'https://example.com',
    facebookPage: 'https://facebook.com/x',
    instagramAccount: '@x',
    tiktokProfile: '@x',
    tiktokShop: '',
    shopeeShop: 'https://shopee.co.th/x',
    lazadaShop: '',
  };
  return buildScene({
    proposal: { proposalId: 'proposal_1_x', title: 'Fixture', language: deck.language, formData },
    sections: deck.sections,
    appearance,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
}

export const sceneProblems = (scene: Scene): string[] =>
  scene.slides.flatMap((slide) => problemsOf(slide.nodes).map((problem) => `${slide.id}: ${problem}`));
