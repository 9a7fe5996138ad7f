/** The slides of a page of the reckoned plans, as it is written or with other content. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { FontFamily, Language } from '../../../../src/shared/domain/options.ts';
import { emptyAgency } from '../../../../src/shared/domain/agency.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { sectionSchema } from '../../../../src/shared/domain/sections.ts';
import type { SlideScene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { nodeFontLoader } from './node-fonts.ts';

const FOLDER = new URL('../../../fixtures/', import.meta.url);
const PATHS = {
  en: 'decks/reckoned-plan-charger-en.json',
  th: 'decks/reckoned-plan-food-cart-th.json',
  less: 'reckoned-plan/less.json',
  more: 'reckoned-plan/more.json',
} as const;
export type PlanDeck = keyof typeof PATHS;
export const PLAN_DECKS: readonly PlanDeck[] = ['en', 'th', 'less', 'more'];

const PAGES = z.array(z.extend(sectionSchema, { pageNumber: z.number() }));
export type PlanPage = z.infer<typeof PAGES>[number];

const read = (deck: PlanDeck): PlanPage[] =>
  PAGES.parse(JSON.parse(readFileSync(new URL(PATHS[deck], FOLDER), 'utf8')));

/** A page as it is written: to be changed by a test. */
export function planPage(deck: PlanDeck, pageNumber: number): PlanPage {
  const page = read(deck).find((each) => each.pageNumber === pageNumber);
  if (!page) throw new Error(`${deck} has no page ${pageNumber}.`);
  return page;
}

export interface PlanLook {
  language?: Language;
  family?: FontFamily;
  agency?: boolean;
}

/** The slides of these pages, in a deck of their own. */
export async function slidesOfPages(pages: readonly PlanPage[], look: PlanLook = {}): Promise<SlideScene[]> {
  const scene = await buildScene({
    proposal: {
      proposalId: 'proposal_1_x',
      title: 'Plan',
      language: look.language ?? 'en',
      formData: emptyFormData(),
    },
    sections: pages.map(({ pageNumber, ...sectionData }) => ({ pageNumber, sectionData })),
    ...(look.agency ? { agency: { ...emptyAgency(), name: 'Agency', email: 'hello@agency.example' } } : {}),
    ...(look.family ? { appearance: { fontFamily: look.family } } : {}),
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return [...scene.slides];
}

/** A written page with other reckoned parts; undefined takes a part away. */
export function changed(page: PlanPage, reckoned: Record<string, unknown>): PlanPage {
  const parts = Object.entries({ ...page.reckoned, ...reckoned }).filter(([, part]) => part !== undefined);
  return { ...page, reckoned: Object.fromEntries(parts) };
}

export const slidesOfPage = (deck: PlanDeck, pageNumber: number, reckoned: Record<string, unknown> = {}) =>
  slidesOfPages([changed(planPage(deck, pageNumber), reckoned)], { language: deck === 'th' ? 'th' : 'en' });
