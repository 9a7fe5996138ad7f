import type { Wordings } from '../index.ts';
import { businessOverview } from './business-overview.ts';
import { competitorAnalysis } from './competitor-analysis.ts';
import { contrast } from './contrast.ts';
import { winningZone } from './winning-zone.ts';

export const th: Wordings = { businessOverview, competitorAnalysis, contrast, winningZone };
