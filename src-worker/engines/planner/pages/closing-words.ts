/** Page 19, its summary: the goal, the money, the dates, and what stands in front. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure, gains } from '../plan/targets.ts';
import { lowerFirst, thaiGap } from '../text.ts';
import { whole as wholeName } from '../plan/whole.ts';
import { goalPhrase } from './reckoned/figures.ts';
import { isMostlyThai } from '../../../understanding/text.ts';

/** @param whole the sum in one phrase; '' where none was named */
export function closingWords(plan: Plan, whole: string): string {
  const goal = plan.r.goals.find(({ kind }) => kind !== 'text');
  return fromMedia(plan) || (goal ? toGoal(plan, goal, whole) : toBegin(plan, whole));
}

/** What media buys and what is ours to ask; '' where it cannot be told. */
function fromMedia({ f, forecast, time }: Plan): string {
  const { say } = f;
  const { cost, ramp } = forecast;
  if (cost?.resultsTarget === undefined || ramp?.needed === undefined || ramp.takeUp === undefined) return '';
  const months = f.months(time.mediaMonths);
  const [results, own] = [f.number(cost.resultsTarget), f.number(ramp.fromOwn ?? 0)];
  const [won, takeUp] = [f.number(ramp.fromMedia ?? 0), f.number(ramp.takeUp)];
  const [goal, metric] = [f.number(ramp.goal.to ?? 0), bareMetric(ramp.goal.metric)];
  const [ours, end] = [gains(ramp.goal), f.date(time.end)];
  return say(
    `${f.sentence(months)} of media: ${results} ${cost.per}s at the target, ${won} ${ours} at a take-up of ${takeUp}%. With ${own} of our own, ${goal} ${metric} by ${end}.`,
    `ลงสื่อ ${months}ได้ ${results} รายการตามเป้า อยู่ต่อ ${takeUp}% เป็น ${won} ราย รวมกับ ${own} รายที่เราชวนเอง มี${thaiGap(metric)}${metric} ${goal} รายภายใน ${end}`,
  );
}

function toGoal(plan: Plan, goal: Plan['r']['goals'][number], whole: string): string {
  const { f, r, say, time, company, sweet, budget } = plan;
  const proof = sweet[0]?.words ?? r.strengths[0];
  const aim = figure(f, goal);
  const what = isMostlyThai(goal.metric) && !aim.includes(goal.metric) ? `${goal.metric} ` : '';
  const body = say.verdict.closing({
    goal: goalPhrase(plan) || `${what}${aim}`,
    company,
    whole: budget.known ? whole : '',
    start: f.date(time.start),
    end: f.date(time.end),
  });
  // Words of the client stand whole or not at all.
  if (proof === undefined || proof.length > LONGEST) return body;
  return `${body}${say.verdict.inFront({ words: f.say(lowerFirst(proof), `${thaiGap(proof)}${proof}`) })}`;
}

const LONGEST = 60;

/** Characters of a place's name. */
const PLACE = 36;

/** Without a goal: where it begins and what it tells. */
function toBegin({ f, r, budget, hero, company }: Plan, whole: string): string {
  const { say } = f;
  const { learn } = r.trade;
  const [place] = r.places;
  const name = wholeName(place?.name ?? '', PLACE);
  const [here, there] = [name === '' ? '' : ` in ${name}`, name === '' ? '' : ` ใน${thaiGap(name)}${name}`];
  return say(
    `${company} starts with ${lowerFirst(hero)}${here}${budget.known ? `, on ${whole} of media` : ', budget to agree'}. The first month tells ${learn.en}.`,
    `${company} เริ่มด้วย ${hero}${there} ${budget.known ? `ด้วยงบสื่อ ${whole}` : 'งบรอตกลง'} เดือนแรกจะบอกว่า${learn.th}`,
  );
}
