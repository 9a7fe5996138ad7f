/** Cost, ramp, ceiling and take-up, each with its formula: notes of pages 3, 12, 13, 16 and 19. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { addMonths } from '../language.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure, formulaIn, gains, perText } from '../plan/targets.ts';
import { reasonOf } from './plan-evidence.ts';
import { evidenceFor, type Question, type Write } from './write.ts';

/** @param chart whether the months are charted beside the note, as on page 3 */
export function forecastEvidence(plan: Plan, w: Write, chart = true): Evidence[] {
  return [
    ...costEvidence(plan, w),
    ...rampEvidence(plan, w, chart),
    ...ceilingEvidence(plan, w),
    ...stageMoney(plan, w),
    ...daily(plan, w),
  ];
}

function costEvidence(plan: Plan, w: Write): Evidence[] {
  const { f, r, forecast, budget } = plan;
  const said = plan.say.evidence;
  const { cost } = forecast;
  if (!cost) return [];
  const list: Evidence[] = [];
  const [known] = r.costs;
  const fields: ReadonlySet<string> = new Set<Question>(['onlineAdIssues', 'currentChallenges']);
  if (known) {
    const field: Question = known.field === 'onlineAdIssues' ? 'onlineAdIssues' : 'currentChallenges';
    const from = fields.has(known.field) ? field : 'additionalNotes';
    list.push(w.client(known.text, r.corrected.includes('known') ? 'known' : from));
  }
  if (cost.from !== undefined && cost.target < cost.now)
    list.push(
      w.assume(
        said.costTarget({ goal: f.money(cost.target, cost.currency), per: cost.per }),
        reasonOf(plan, 'cost-target', said.midpoint({ from: f.number(cost.from), now: f.number(cost.now) })),
      ),
    );
  if (cost.resultsTarget !== undefined && cost.target !== cost.now) {
    const total = f.number(budget.boughtTotal ?? 0);
    list.push(
      w.computed(
        said.results({
          goal: f.number(cost.resultsTarget),
          today: f.number(cost.resultsNow ?? 0),
        }),
        `${total} ÷ ${f.number(cost.target)}; ${total} ÷ ${f.number(cost.now)}`,
      ),
    );
  }
  return list;
}

function rampEvidence(plan: Plan, w: Write, chart: boolean): Evidence[] {
  const { f, forecast, time } = plan;
  const said = plan.say.evidence;
  const { ramp } = forecast;
  if (!ramp) return [];
  const monthly = ramp.goal.kind === 'ramp';
  const labels = ramp.values.map((_, i) =>
    i === 0 && monthly ? said.start : f.shortMonth(addMonths(time.start, i - 1)),
  );
  const unit = bareMetric(ramp.goal.metric);
  const metric = f.sentence(unit);
  const data = chart ? ([{ labels, values: ramp.values, unit }] as const) : ([] as const);
  if (ramp.needed !== undefined && ramp.churn !== undefined) return churnEvidence(plan, w, data);
  if (monthly) return [w.assume(said.monthly({ metric }), said.monthlyWhy, ...data)];
  return [
    w.assume(
      said.ramp({ metric, goal: figure(f, ramp.goal) }),
      reasonOf(plan, 'first-month', said.rampWhy),
      ...data,
    ),
  ];
}

/** Where those who leave are reckoned with. */
function churnEvidence(
  plan: Plan,
  w: Write,
  data: readonly [NonNullable<Evidence['data']>] | readonly [],
): Evidence[] {
  const { f, forecast } = plan;
  const said = plan.say.evidence;
  const { ramp } = forecast;
  if (!ramp) return [];
  const number = (value = 0): string => f.number(value);
  const ours = gains(ramp.goal);
  const metric = f.sentence(bareMetric(ramp.goal.metric));
  return [
    w.computed(
      said.monthEnd({ metric }),
      said.monthEndWhy({
        kept: number(100 - (ramp.churn ?? 0)),
        ours,
        media: number(ramp.gainMedia),
        own: number(ramp.gainOwn),
      }),
      ...data,
    ),
    w.computed(
      said.gained({
        needed: number(ramp.needed),
        ours,
        media: number(ramp.fromMedia),
        own: number(ramp.fromOwn),
      }),
      said.gainedWhy({ from: number(ramp.goal.from), to: number(ramp.goal.to), churn: number(ramp.churn) }),
    ),
    ...(ramp.takeUp === undefined
      ? []
      : [w.assume(said.takeUp({ share: number(ramp.takeUp) }), reasonOf(plan, 'take-up', said.takeUpWhy))]),
  ];
}

function ceilingEvidence({ f, say, forecast: { ceiling } }: Plan, w: Write): Evidence[] {
  if (!ceiling) return [];
  const formula = formulaIn(f, ceiling.formula);
  return [w.computed(say.evidence.ceiling({ most: f.money(ceiling.value, ceiling.currency) }), formula)];
}

/** Money of a stage that an objective has to itself. */
function stageMoney({ f, targets, budget }: Plan, w: Write): Evidence[] {
  return targets.flatMap(({ kind, target }) => {
    const stage =
      kind === 'money'
        ? budget.stages.findIndex((sum) => target.startsWith(f.money(sum, budget.currency)))
        : -1;
    const per = budget.period === 'total' ? '' : ` ${perText(f, budget.period)}`;
    return stage < 0
      ? []
      : [w.computed(target, `${budget.stageShares[stage] ?? 0}% × ${f.number(budget.amount)}${per}`)];
  });
}

function daily({ f, r, say }: Plan, w: Write): Evidence[] {
  const counted = r.goals.find(({ kind, per, to }) => kind === 'count' && per === 'month' && (to ?? 0) >= 30);
  const to = counted?.to ?? 0;
  return counted
    ? [w.computed(say.evidence.daily({ count: f.number(to / 30, 1) }), `${f.number(to)} ÷ 30`)]
    : [];
}

/** Where what is gained comes from, what more loss does, and the supply that it takes: page 12. */
export function gainEvidence(plan: Plan, w: Write = evidenceFor(plan)): Evidence[] {
  const { f, r, forecast } = plan;
  const said = plan.say.evidence;
  const { ramp, cost, supply, firstOrder } = forecast;
  const number = (value = 0): string => f.number(value);
  const list: Evidence[] = [];
  if (ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0) {
    const whole = cost?.resultsTarget ?? ramp.needed;
    list.push(
      w.computed(
        said.whereFrom({ ours: gains(ramp.goal) }),
        `${number(ramp.fromMedia)} + ${number(ramp.fromOwn)} = ${number(ramp.needed)}`,
        { labels: [said.fromMedia, said.fromOwn], values: [ramp.fromMedia ?? 0, ramp.fromOwn ?? 0] },
      ),
      w.computed(`${Math.round((ramp.needed / whole) * 100)}%`, `${number(ramp.needed)} ÷ ${number(whole)}`),
      w.computed(
        said.daily({ count: f.number((ramp.gainOwn ?? 0) / 30, 1) }),
        `${number(ramp.gainOwn)} ÷ 30`,
      ),
    );
  }
  if (ramp?.atMoreChurn !== undefined) {
    const last = ramp.values.at(-1) ?? 0;
    const rate = (ramp.churn ?? 0) + (ramp.churnMargin ?? 0);
    list.push(
      w.computed(
        said.atChurn({
          planned: number(last),
          left: number(ramp.atMoreChurn),
          lost: number(last - ramp.atMoreChurn),
          rate: number(rate),
        }),
        said.atChurnWhy({ kept: number(100 - rate) }),
      ),
    );
  }
  if (supply)
    list.push(
      w.computed(
        said.supplies({ later: number(supply.later), now: number(supply.now), unit: supply.unit }),
        `${number(ramp?.goal.to)}; ${number(ramp?.goal.from)} × ${supply.each}`,
      ),
    );
  if (firstOrder !== undefined)
    list.push(
      w.computed(
        said.firstOrder({ sum: f.money(firstOrder, r.price.currency) }),
        `${number(r.price.value)} × ${number(r.price.minimumOrder)}`,
      ),
    );
  return list;
}
