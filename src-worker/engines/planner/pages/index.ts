/** The nineteen page writers, by section type. */
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { writeAgenda } from './agenda.ts';
import { writeAudienceMapping } from './audience-mapping.ts';
import { withSources } from './behind.ts';
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

/** A page with what stands behind all its figures. */
const sourced =
  (write: WritePage): WritePage =>
  (plan) =>
    withSources(plan, write(plan));

export const WRITERS: Readonly<Record<SectionType, WritePage>> = {
  cover: sourced(writeCover),
  agenda: sourced(writeAgenda),
  'market-objectives': sourced(writeMarketObjectives),
  'market-overview': sourced(writeMarketOverview),
  'business-overview': sourced(writeBusinessOverview),
  'market-channels-analysis': sourced(writeMarketChannelsAnalysis),
  'target-persona': sourced(writeTargetPersona),
  'customer-journey': sourced(writeCustomerJourney),
  'competitor-marketing': sourced(writeCompetitorMarketing),
  'competitor-analysis': sourced(writeCompetitorAnalysis),
  'winning-zone': sourced(writeWinningZone),
  'key-takeaway': sourced(writeKeyTakeaway),
  'key-strategy': sourced(writeKeyStrategy),
  'content-strategy': sourced(writeContentStrategy),
  'media-direction': sourced(writeMediaDirection),
  'campaign-structure': sourced(writeCampaignStructure),
  'audience-mapping': sourced(writeAudienceMapping),
  'suggestion-idea': sourced(writeSuggestionIdea),
  conclusion: sourced(writeConclusion),
};
