/** How much may be spent before which rate is reached: the same figures on pages 3, 12, 15 and 19. */
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import { addDays } from '../../language.ts';
import { channelsAtWork } from '../../plan/at-work.ts';
import type { Plan } from '../../plan/index.ts';
import { figureOf, spoken, stepName } from './figures.ts';
import { stepCount } from './counted.ts';
import { firstStep } from './story.ts';

/** Page 3 tells the gate in full, page 12 what follows it, page 15 what happens where it stays shut. */
export type GateOn = 'chain' | 'scenarios' | 'weeks';

export function gateOf(plan: Plan, on: GateOn): Reckoned['gate'] {
  const { f, say, reckoning, time } = plan;
  const { gate } = reckoning;
  if (!gate?.limit || !gate.rate || !gate.rest || !gate.buys) return firstGate(plan);
  const weeks = gate.weeks ? Math.round(gate.weeks.value) : undefined;
  const share = (rate: number): number => Math.round(((gate.buys?.value ?? 0) * rate) / 100);
  const counted = (value: number): string => stepCount(plan, gate.to, { ...gate.buys!, value });
  const today = gate.to.rate?.value;
  const said = say.reckoned;
  const rate = spoken(f, gate.rate);
  const day = weeks === undefined ? '' : f.shortDate(addDays(time.start, weeks * 7));
  const rest = spoken(f, gate.rest);
  return {
    limit: figureOf(f, gate.limit),
    condition:
      on === 'chain'
        ? said.gateCondition({ rate, from: stepName(plan, gate.from), to: stepName(plan, gate.to), day })
        : on === 'weeks'
          ? said.gateRead({ day })
          : said.gateAsk({ rate, day }),
    text:
      on === 'weeks'
        ? said.gateElse
        : on === 'scenarios'
          ? said.gateThen({ rest })
          : today === undefined
            ? said.gateOpens({ limit: spoken(f, gate.limit), rest })
            : said.gateText({
                enough: counted(share(gate.rate.value)),
                few: f.number(share(today)),
                limit: spoken(f, gate.limit),
                rest,
              }),
    ...(weeks === undefined ? {} : { week: weeks + 1 }),
  };
}

/** Where no cost of today is known: what is spent to learn it. */
function firstGate(plan: Plan): Reckoned['gate'] {
  const { f, say, reckoning, time, budget } = plan;
  const { limit, rest, weeks } = reckoning.first ?? {};
  if (!limit || !rest || !weeks || !budget.known) return undefined;
  const count = Math.round(weeks.value);
  const one = firstStep(plan);
  return {
    limit: figureOf(f, limit),
    condition: say.verdict.firstCondition({ one, day: f.shortDate(addDays(time.start, count * 7)) }),
    text: say.verdict.firstText({
      limit: spoken(f, limit),
      rest: spoken(f, rest),
      isOneChannel: channelsAtWork(plan).length < 2,
    }),
    week: count + 1,
  };
}
