/** Page 19, its summary: the goal, the money, the dates, and what stands in front. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure, gains } from '../plan/targets.ts';
import { clip, lowerFirst, thaiGap } from '../text.ts';
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
  const { f, r, forecast, budget, time, company, sweet } = plan;
  const { say } = f;
  const { ceiling } = forecast;
  const proof = sweet[0]?.words ?? r.strengths[0];
  const front = proof === undefined ? '' : clip(proof, 50);
  const most = ceiling === undefined ? '' : f.money(ceiling.value, ceiling.currency);
  const each = ceiling === undefined ? '' : countedIn(ceiling.goal) || 'ราย';
  const [aim, start, end] = [figure(f, goal), f.date(time.start), f.date(time.end)];
  const what = isMostlyThai(goal.metric) ? clip(goal.metric, 50) : '';
  const body = say(
    `${f.sentence(aim)} for ${company}, ${budget.known ? `on ${whole} of media${most === '' ? '' : ` (at most ${most} each)`}` : 'budget to agree'}, ${start} to ${end}.`,
    `${company} ต้องการ${what} ${aim} ${budget.known ? `ด้วยงบสื่อ ${whole}${most === '' ? '' : ` ไม่เกิน ${most}ต่อ${each}`}` : 'งบรอตกลง'} ${start} ถึง ${end}`,
  );
  if (front === '') return body;
  const words = say(lowerFirst(front), `${thaiGap(front)}${front}`);
  return `${body}${say(` In front: ${words}.`, ` โดยชู${words}`)}`;
}

/** Without a goal: where it begins and what it tells. */
function toBegin({ f, r, budget, hero, company }: Plan, whole: string): string {
  const { say } = f;
  const { learn } = r.trade;
  const [place] = r.places;
  const name = place === undefined ? '' : clip(place.name, 30);
  const [here, there] = [
    name === '' ? '' : ` in ${name}`,
    place === undefined ? '' : ` ใน${thaiGap(place.name)}${name}`,
  ];
  const [en, th] = [clip(lowerFirst(hero), 40), clip(hero, 40)];
  return say(
    `${company} starts with ${en}${here}${budget.known ? `, on ${whole} of media` : ', budget to agree'}. The first month tells ${learn.en}.`,
    `${company} เริ่มด้วย ${th}${there} ${budget.known ? `ด้วยงบสื่อ ${whole}` : 'งบรอตกลง'} เดือนแรกจะบอกว่า${learn.th}`,
  );
}
