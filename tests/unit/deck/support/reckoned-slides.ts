/** The slides of one page of a deck whose plan reckoned something, as it is or changed. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { FontFamily } from '../../../../src/shared/domain/options.ts';
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { sectionSchema } from '../../../../src/shared/domain/sections.ts';
import type { SlideScene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { nodeFontLoader } from './node-fonts.ts';

const DECKS = { en: 'reckoned-charger-en', th: 'reckoned-food-cart-th' } as const;
const SECTIONS = z.array(z.looseObject({ pageNumber: z.number() }));

export interface ReckonedChange {
  /** English unless told. */
  deck?: keyof typeof DECKS;
  family?: FontFamily;
  title?: string;
  output?: (output: Record<string, unknown>) => Record<string, unknown>;
  /** Undefined parts are left out. */
  reckoned?: (reckoned: Reckoned) => { [K in keyof Reckoned]?: Reckoned[K] | undefined };
}

export async function reckonedSlides(type: SectionType, change: ReckonedChange = {}): Promise<SlideScene[]> {
  const { deck = 'en', family = 'Roboto' } = change;
  const file = new URL(`../../../fixtures/decks/${DECKS[deck]}.json`, import.meta.url);
  const pages = SECTIONS.parse(JSON.parse(readFileSync(file, 'utf8')));
  const sections = pages.flatMap(({ pageNumber, ...raw }) => {
    const section = sectionSchema.parse(raw);
    if (section.type !== type && section.type !== 'cover') return [];
    if (section.type === type) {
      section.title = change.title ?? section.title;
      section.output = change.output?.(section.output) ?? section.output;
      const reckoned = structuredClone(section.reckoned ?? {});
      const changed = Object.entries(change.reckoned?.(reckoned) ?? reckoned);
      section.reckoned = Object.fromEntries(changed.filter(([, part]) => part !== undefined));
    }
    return [{ pageNumber, sectionData: section }];
  });
  const scene = await buildScene({
    proposal: { proposalId: 'proposal_1_x', title: 'Fixture', language: deck, formData: emptyFormData() },
    sections,
    appearance: { fontFamily: family },
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return scene.slides.filter((slide) => slide.type === type);
}
