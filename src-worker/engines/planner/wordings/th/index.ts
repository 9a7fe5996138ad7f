import type { Wordings } from '../index.ts';
import { buyers } from './buyers.ts';
import { agenda } from './agenda.ts';
import { audienceMapping } from './audience-mapping.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { competitorMarketing } from './competitor-marketing.ts';
import { contrast } from './contrast.ts';
import { conclusion } from './conclusion.ts';
import { contentStrategy } from './content-strategy.ts';
import { customerJourney } from './customer-journey.ts';
import { evidence } from './evidence.ts';
import { mediaDirection } from './media-direction.ts';
import { campaignStructure } from './campaign-structure.ts';
import { keyStrategy } from './key-strategy.ts';
import { points } from './points.ts';
import { moves } from './moves.ts';
import { cover } from './cover.ts';
import { marketChannelsAnalysis } from './market-channels-analysis.ts';
import { marketObjectives } from './market-objectives.ts';
import { marketOverview } from './market-overview.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { settling } from './settling.ts';
import { sharpen } from './sharpen.ts';
import { verdict } from './verdict.ts';
import { suggestionIdea } from './suggestion-idea.ts';
import { targetPersona } from './target-persona.ts';
import { winningZone } from './winning-zone.ts';

export const th: Wordings = {
  agenda,
  audienceMapping,
  businessOverview,
  buyers,
  competitorAnalysis,
  competitorMarketing,
  contrast,
  conclusion,
  contentStrategy,
  customerJourney,
  evidence,
  mediaDirection,
  campaignStructure,
  keyStrategy,
  points,
  moves,
  cover,
  marketChannelsAnalysis,
  marketObjectives,
  marketOverview,
  questions,
  reckoned,
  settling,
  sharpen,
  verdict,
  suggestionIdea,
  targetPersona,
  winningZone,
};
