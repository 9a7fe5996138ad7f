/** The nineteen page writers, by section type. */
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { writeAgenda } from './agenda.ts';
import { writeAudienceMapping } from './audience-mapping.ts';
import { writeBusinessOverview } from './business-overview.ts';
import { writeCampaignStructure } from './campaign-structure.ts';
import { writeCompetitorAnalysis } from './competitor-analysis.ts';
import { writeCompetitorMarketing } from './competitor-marketing.ts';
import { writeConclusion } from './conclusion.ts';
import { writeContentStrategy } from './content-strategy.ts';
import { writeCover } from './cover.ts';
import { writeCustomerJourney } from './customer-journey.ts';
import { writeKeyStrategy } from './key-strategy.ts';
import { writeKeyTakeaway } from './key-takeaway.ts';
import { writeMarketChannelsAnalysis } from './market-channels-analysis.ts';
import { writeMarketObjectives } from './market-objectives.ts';
import { writeMarketOverview } from './market-overview.ts';
import { writeMediaDirection } from './media-direction.ts';
import { writeSuggestionIdea } from './suggestion-idea.ts';
import { writeTargetPersona } from './target-persona.ts';
import { writeWinningZone } from './winning-zone.ts';
import type { WritePage } from './write.ts';

export const WRITERS: Readonly<Record<SectionType, WritePage>> = {
  cover: writeCover,
  agenda: writeAgenda,
  'market-objectives': writeMarketObjectives,
  'market-overview': writeMarketOverview,
  'business-overview': writeBusinessOverview,
  'market-channels-analysis': writeMarketChannelsAnalysis,
  'target-persona': writeTargetPersona,
  'customer-journey': writeCustomerJourney,
  'competitor-marketing': writeCompetitorMarketing,
  'competitor-analysis': writeCompetitorAnalysis,
  'winning-zone': writeWinningZone,
  'key-takeaway': writeKeyTakeaway,
  'key-strategy': writeKeyStrategy,
  'content-strategy': writeContentStrategy,
  'media-direction': writeMediaDirection,
  'campaign-structure': writeCampaignStructure,
  'audience-mapping': writeAudienceMapping,
  'suggestion-idea': writeSuggestionIdea,
  conclusion: writeConclusion,
};
