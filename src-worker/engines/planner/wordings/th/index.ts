import type { Wordings } from '../index.ts';
import { buyers } from './buyers.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { competitorMarketing } from './competitor-marketing.ts';
import { contrast } from './contrast.ts';
import { contentStrategy } from './content-strategy.ts';
import { customerJourney } from './customer-journey.ts';
import { keyStrategy } from './key-strategy.ts';
import { moves } from './moves.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { verdict } from './verdict.ts';
import { suggestionIdea } from './suggestion-idea.ts';
import { targetPersona } from './target-persona.ts';
import { winningZone } from './winning-zone.ts';

export const th: Wordings = {
  businessOverview,
  buyers,
  competitorAnalysis,
  competitorMarketing,
  contrast,
  contentStrategy,
  customerJourney,
  keyStrategy,
  moves,
  questions,
  reckoned,
  verdict,
  suggestionIdea,
  targetPersona,
  winningZone,
};
