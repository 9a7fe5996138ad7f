import type { Wordings } from '../index.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { competitorMarketing } from './competitor-marketing.ts';
import { contrast } from './contrast.ts';
import { keyStrategy } from './key-strategy.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { verdict } from './verdict.ts';
import { winningZone } from './winning-zone.ts';

export const th: Wordings = {
  businessOverview,
  competitorAnalysis,
  competitorMarketing,
  contrast,
  keyStrategy,
  questions,
  reckoned,
  verdict,
  winningZone,
};
