import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { contrast } from './contrast.ts';
import { questions } from './questions.ts';
import { reckoned } from './reckoned.ts';
import { winningZone } from './winning-zone.ts';

export const en = { businessOverview, competitorAnalysis, contrast, questions, reckoned, winningZone };
