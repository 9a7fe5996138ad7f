import type { Wordings } from '../index.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { competitorMarketing } from './competitor-marketing.ts';
import { contrast } from './contrast.ts';
import { keyStrategy } from './key-strategy.ts';
import { points } from './points.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { winningZone } from './winning-zone.ts';

export const th: Wordings = {
  businessOverview,
  competitorAnalysis,
  competitorMarketing,
  contrast,
  keyStrategy,
  points,
  questions,
  reckoned,
  winningZone,
};
