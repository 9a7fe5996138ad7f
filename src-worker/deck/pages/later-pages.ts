/** Layouts of pages 9 to 19. */
import { layout as audienceMapping } from './audience-mapping.ts';
import { layout as competitorMarketing } from './competitor-marketing.ts';
import { layout as competitorAnalysis } from './competitor-analysis.ts';
import { layout as winningZone } from './winning-zone.ts';
import { layout as keyTakeaway } from './key-takeaway.ts';
import { layout as conclusion } from './conclusion.ts';
import { layout as keyStrategy } from './key-strategy.ts';
import { layout as suggestionIdea } from './suggestion-idea.ts';
import { layout as campaignStructure } from './campaign-structure.ts';
import { layout as contentStrategy } from './content-strategy.ts';
import { layout as mediaDirection } from './media-direction.ts';
import type { Layouts } from './registry.ts';

export const laterPages = {
  'competitor-marketing': competitorMarketing,
  'competitor-analysis': competitorAnalysis,
  'winning-zone': winningZone,
  'key-takeaway': keyTakeaway,
  'audience-mapping': audienceMapping,
  'key-strategy': keyStrategy,
  'suggestion-idea': suggestionIdea,
  conclusion,
  'content-strategy': contentStrategy,
  'campaign-structure': campaignStructure,
  'media-direction': mediaDirection,
} satisfies Partial<Layouts>;
