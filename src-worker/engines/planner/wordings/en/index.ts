import { agenda } from './agenda.ts';
import { audienceMapping } from './audience-mapping.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { competitorMarketing } from './competitor-marketing.ts';
import { contrast } from './contrast.ts';
import { cover } from './cover.ts';
import { keyStrategy } from './key-strategy.ts';
import { marketChannelsAnalysis } from './market-channels-analysis.ts';
import { marketOverview } from './market-overview.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { winningZone } from './winning-zone.ts';

export const en = {
  agenda,
  audienceMapping,
  businessOverview,
  competitorAnalysis,
  competitorMarketing,
  contrast,
  cover,
  keyStrategy,
  marketChannelsAnalysis,
  marketOverview,
  questions,
  reckoned,
  winningZone,
};
