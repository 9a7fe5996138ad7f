/** The proposal's title, theme and main goal, as the cover and other headlines speak of them. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure, perText } from '../plan/targets.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { clip } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';

const cap = (text: string): string =>
  text.replaceAll(/(^|[\s-])([a-z])/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** 'Nine-Day Fresh subscription: the six-month plan'; stands in every footer, so it is short. */
export function proposalTitle(plan: Plan): string {
  const { f, time, r } = plan;
  const months = Math.max(time.mediaMonths, time.planMonths);
  const hero = r.hero === '' ? '' : clip(r.hero, 32);
  // A length in weeks or days stays in weeks or days.
  const own =
    r.budget.span && time.planMonths <= time.mediaMonths && ['week', 'day'].includes(r.budget.span.unit)
      ? r.budget.span
      : undefined;
  const length = own ? f.quantity({ kind: 'duration', value: own.count, unit: own.unit }) : `${months} เดือน`;
  if (f.language === 'th') return hero === '' ? `แผนการตลาด ${length}` : `แผน ${length}: ${hero}`;
  const plan_ = `${cap(f.word(own?.count ?? months))}-${cap(own?.unit ?? 'month')} Plan`;
  return hero === '' || hero.endsWith('…')
    ? `A ${plan_}`
    : `${f.sentence(hero)}: A ${plan_}`.replace(/\bA (Eight|Eleven)/u, 'An $1');
}

/** 'From 310 to 900 subscribers in six months'; undefined where no goal has a figure. */
export function goalPhrase(plan: Plan): string | undefined {
  const { f, r } = plan;
  const { say } = f;
  const main = plan.reckoning.main?.target.goal.index;
  const goal =
    (main === undefined ? undefined : r.goals[main]) ?? r.goals.find(({ kind }) => kind !== 'text');
  if (!goal) return undefined;
  const metric = clip(bareMetric(goal.metric), 40);
  const months = goal.months === undefined ? undefined : Math.ceil(goal.months - 0.01);
  const within = months === undefined ? '' : say(` in ${f.months(months)}`, ` ใน ${f.months(months)}`);
  if (goal.kind === 'ramp') {
    const unit = goal.unit === '%' ? '%' : '';
    const money = /^[A-Z]{3}$/u.test(goal.unit);
    const [a, b] = [goal.from ?? 0, goal.to ?? 0].map((value) =>
      money ? f.money(value, goal.unit) : `${f.number(value)}${unit}`,
    );
    const counted = isMostlyThai(goal.unit) ? ` ${goal.unit}` : '';
    return say(
      money || unit === '%'
        ? `${f.sentence(metric)} from ${a} to ${b}${within}`
        : `From ${a} to ${b} ${metric}${within}`,
      `${metric}${isMostlyThai(metric) ? '' : ' '}จาก ${money ? f.number(goal.from ?? 0) : a} เป็น ${b}${counted}${goal.per ? `${money || counted !== '' ? '' : ' '}${perText(f, goal.per)}` : ''}${within}`,
    );
  }
  if (f.language === 'th' && isMostlyThai(metric) && (goal.kind === 'count' || goal.kind === 'change'))
    return `${metric} ${figure(f, goal)}`;
  if (goal.kind === 'ceiling' || goal.kind === 'floor') return `${f.sentence(metric)} ${figure(f, goal)}`;
  return /^[A-Z]{3}$/u.test(goal.unit) || isMostlyThai(metric)
    ? `${f.sentence(metric)}: ${figure(f, goal)}`
    : figure(f, goal);
}

/** The first objective as a phrase: 'to be known', 'qualified leads'. */
export const aimPhrase = (plan: Plan): string => {
  const id = plan.r.objectives[0] ?? 'brand-awareness';
  return plan.f.both(OBJECTIVES[id].aim);
};
