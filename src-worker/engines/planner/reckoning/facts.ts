/** What the answers state in figures, as the reckoning takes it: every figure with the words that it was read from. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { stepOf, type StepId } from '../../../understanding/figures/steps.ts';
import type { Readings } from '../readings/index.ts';
import { budgetOf, type BudgetFact } from './facts-budget.ts';
import { chainFacts, type CostFact, type RateFact, type SpendFact } from './facts-chain.ts';
import { rootOf } from './facts-roots.ts';
import { standingFacts, type StandingFacts } from './facts-standing.ts';
import type { Figure } from './graph.ts';

/** A rate as a reading may say it more fully: of which step, and to which. */
export type RateReading = Readings['rates'][number] & { from?: string; to?: string };

/** Of what the planner reads, what the reckoning needs. */
export type ReckonedReadings = Pick<
  Readings,
  'answers' | 'budget' | 'price' | 'goals' | 'costs' | 'competitors' | 'adChannels' | 'goalsFrom'
> & {
  rates: readonly RateReading[];
  capacity?: { count: number; per?: string; of?: string; path?: string; text?: string };
};

export interface GoalFact {
  /** Place among the readings. */
  index: number;
  /** What is counted, in the client's words. */
  metric: string;
  /** All that the client says of its goals. */
  context: string;
  kind: 'count' | 'percent' | 'money';
  currency: string;
  step?: StepId;
  /** Today's, where the client said it and it differs. */
  from?: Figure;
  to: Figure;
  per?: Period;
  months?: number;
  /** `months` are counted from the start of the media to a date that the client named. */
  isDated: boolean;
  /** Members, rooms, branches: what is counted stays, and a larger number means so many more. */
  isStock: boolean;
}

export interface PriceFact {
  figure: Figure;
  currency: string;
  per?: Period;
  /** What it buys, in the client's words; '' where that is not said. */
  unit: string;
}

export interface Facts extends StandingFacts {
  budget?: BudgetFact;
  /** The starting price. */
  price?: PriceFact;
  minimumOrder?: Figure;
  goals: GoalFact[];
  costs: CostFact[];
  rates: RateFact[];
  spent: SpendFact[];
  channels: readonly AdvertisingChannel[];
}

/** A longer text tells a story, and not what is counted. */
const NAME = 60;
const STOCK =
  /people\b|\blist\b|regulars|enrol|subscri|member|customer|client|famil|children|student(?!s trained)|tenant|marina|donor|shops?\b|stores?\b|accounts?\b|branch|boxes|users?\b|bed|room|occup|สมาชิก|ลูกค้า|ผู้ใช้|ผู้บริจาค|ห้อง|เตียง|สาขา/iu;
const FLOW = /new|sold|orders?|trained|booked|groomed|ticket|job|install|request|ใหม่|ติดตั้ง|ขาย/iu;
const CURRENCY = /^[A-Z]{3}$/u;

/** What a goal counts stays there when it is reached: members, not orders. */
const isStock = ({ metric, unit, from, per, text }: Readings['goals'][number]): boolean =>
  from !== undefined &&
  per === undefined &&
  STOCK.test(`${metric} ${unit} ${text.length <= NAME ? text : ''}`) &&
  !FLOW.test(metric);

function goalFacts(r: ReckonedReadings): GoalFact[] {
  return r.goals.flatMap((goal, index): GoalFact[] => {
    const { kind, metric, from, to, high, unit, per, months, text } = goal;
    if (to === undefined || !(to > 0) || kind === 'change' || kind === 'text') return [];
    const root = rootOf(r, r.goalsFrom, text);
    const isMoney = CURRENCY.test(unit);
    // 'At most 90 baht a lead' is a limit, and no number of results.
    if (kind === 'ceiling' && from === undefined) return [];
    const step = stepOf(metric) ?? stepOf(unit) ?? (text.length <= NAME ? stepOf(text) : undefined);
    const certainty = metric === '' ? 0.6 : 0.9;
    return [
      {
        index,
        metric: metric === '' ? unit : metric,
        context: `${metric} ${r.answers[r.goalsFrom]}`,
        kind: unit === '%' ? 'percent' : isMoney ? 'money' : 'count',
        currency: isMoney ? unit : '',
        ...(step === undefined ? {} : { step }),
        ...(from === undefined || from === to ? {} : { from: { value: from, root, certainty } }),
        to: { value: to, ...(high === undefined ? {} : { high }), root, certainty },
        ...(per === undefined ? {} : { per }),
        ...(months === undefined ? {} : { months }),
        isDated: goal.by !== undefined,
        isStock: isStock(goal),
      },
    ];
  });
}

export function factsOf(r: ReckonedReadings): Facts {
  const goals = goalFacts(r);
  const root = rootOf(r, 'startingPrice', r.price.text);
  const { value, minimumOrder } = r.price;
  const budget = budgetOf(r);
  const standing = standingFacts(r, goals);
  return {
    ...(budget ? { budget } : {}),
    ...(value === undefined
      ? {}
      : {
          price: {
            figure: { value, root, certainty: 0.9 },
            currency: r.price.currency || r.budget.currency,
            unit: r.price.unit,
            ...(standing.pricePer === undefined ? {} : { per: standing.pricePer }),
          },
        }),
    ...(minimumOrder === undefined
      ? standing.minimum
        ? { minimumOrder: standing.minimum }
        : {}
      : { minimumOrder: { value: minimumOrder, root, certainty: 0.9 } }),
    goals,
    channels: r.adChannels,
    ...chainFacts(r, goals),
    ...standing,
  };
}
