/** The move that follows a sale: the same customer again, or the next one through it. */
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';

export function returning({ f, r, say, journey }: Plan, { last }: Served): Strategy {
  const said = say.moves;
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  const rate = repeat === undefined ? undefined : `${f.number(repeat.percent, 1)}%`;
  const { title, hints } = said.returning[journey.after];
  const isOnce = journey.after === 'once';
  const told = r.rates.find(({ kind }) => kind === (isOnce ? 'referred' : 'returning'));
  const share = told && `${f.number(told.percent, 1)}%`;
  const why = isOnce ? said.returningOnce : said.returningWhy;
  const shareWhy = isOnce ? said.returningReferred : said.returningShare;
  return {
    title,
    rationale:
      rate !== undefined
        ? said.returningRate({ rate })
        : share === undefined
          ? why
          : shareWhy({ rate: share }),
    objectives: r.objectives.includes('customer-retention')
      ? [f.both(OBJECTIVES['customer-retention'].name)]
      : last,
    hints: [
      ...hints,
      rate === undefined ? (isOnce ? said.reportReferred : said.reportBack) : said.reportRate({ rate }),
    ],
  };
}
