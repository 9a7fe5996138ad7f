/** The layout of every section type. */
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { PageContext, PageLayout, SlideDraft } from '../kit/index.ts';
import { layout as agenda } from './agenda.ts';
import { layout as businessOverview } from './business-overview.ts';
import { layout as cover } from './cover.ts';
import { layout as customerJourney } from './customer-journey.ts';
import { laterPages } from './later-pages.ts';
import { layout as marketChannelsAnalysis } from './market-channels-analysis.ts';
import { layout as marketObjectives } from './market-objectives.ts';
import { layout as marketOverview } from './market-overview.ts';
import type { Layouts } from './registry.ts';
import { layout as targetPersona } from './target-persona.ts';

const layouts: Layouts = {
  cover,
  agenda,
  'market-objectives': marketObjectives,
  'market-overview': marketOverview,
  'business-overview': businessOverview,
  'market-channels-analysis': marketChannelsAnalysis,
  'target-persona': targetPersona,
  'customer-journey': customerJourney,
  ...laterPages,
};

/** Lays a parsed section out. */
export function layoutSection<T extends SectionType>(
  type: T,
  output: SectionOutput<T>,
  context: PageContext,
): SlideDraft[] {
  const layout: PageLayout<T> = layouts[type];
  return layout(output, context);
}
