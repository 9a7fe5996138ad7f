/** How many at every stage, at what cost, and whether a platform can learn from it: page 16. */
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import { PLATFORMS } from '../../data/platforms.ts';
import type { Plan } from '../../plan/index.ts';
import { doesOf, figureOf, spoken, stepName } from './figures.ts';
import { weakestOf } from './weakest.ts';

const MOST = 5;

export function volumesOf(plan: Plan): Reckoned['volumes'] {
  const { f, say, reckoning } = plan;
  const { bridge, chain, volumes, money } = reckoning;
  const paid = chain.paid ?? 0;
  const last = reckoning.main?.place?.index;
  if (!bridge || last === undefined || last - paid < 1 || last - paid >= MOST) return undefined;
  const weak = weakestOf(plan);
  const weakest = weak ? bridge.steps.indexOf(weak) : undefined;
  const weeks = money.times.weeks?.value;
  const rows = volumes.slice(paid, last + 1).map(({ goal, week, unitCost, today, ...step }, i) => {
    const at = paid + i;
    const before = weakest !== undefined && at < weakest;
    // Before the break the money buys what it buys today.
    const count = before ? today : goal;
    const each = before || weakest === undefined ? (bridge.steps[at]?.costToday ?? unitCost) : unitCost;
    const rate = at === weakest ? weak?.rateNeeded : bridge.steps[at]?.rate;
    const aWeek =
      before && today && weeks !== undefined && reckoning.main?.target.per === undefined
        ? { ...today, value: today.value / weeks }
        : before
          ? undefined
          : week;
    return {
      stage: f.sentence(stepName(plan, step)),
      goal: count ? figureOf(f, count) : undefined,
      ...(aWeek ? { week: figureOf(f, aWeek) } : {}),
      ...(each ? { unitCost: figureOf(f, each) } : {}),
      ...(today && !plan.held ? { today: figureOf(f, today) } : {}),
      ...(rate && i > 0
        ? {
            rate: {
              value: rate.value,
              text: say.reckoned.rateOf({ rate: spoken(f, rate), step: doesOf(plan, step) }),
            },
          }
        : {}),
    };
  });
  const whole = rows.flatMap(({ goal, ...row }) => (goal ? [{ ...row, goal }] : []));
  return whole.length === rows.length ? whole : undefined;
}

/** Fewer results teach no campaign anything, however it is built; and a part of what is needed that is as good as enough. */
const [FEWEST, NEARLY] = [5, 0.9];
/** Where the money is too little for a platform to learn: what to do instead. */
export function loadOf(plan: Plan): Reckoned['loadCheck'] {
  const { f, say, reckoning } = plan;
  const check = reckoning.learning.find(
    ({ isEnough, results, needed, step }) =>
      !isEnough &&
      step &&
      results &&
      needed &&
      results.value >= FEWEST &&
      results.value < needed.value * NEARLY,
  );
  if (!check?.results || !check.needed || !check.step) return undefined;
  const said = say.reckoned;
  return {
    headline: said.tooFewHeadline({
      name: said.steps[check.step].many,
      platform: PLATFORMS[check.channel].name,
    }),
    text: said.tooFew({
      results: spoken(f, check.results),
      name: say.reckoned.steps[check.step].many,
      days: f.number(check.rule.days),
      platform: PLATFORMS[check.channel].name,
      needed: spoken(f, check.needed),
    }),
  };
}
