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
function fromMedia({ f, r, forecast, time }: Plan): string {
  const { say } = f;
  const { cost, ramp } = forecast;
  if (cost?.resultsTarget === undefined || ramp?.needed === undefined || ramp.takeUp === undefined) return '';
  const months = f.months(time.mediaMonths);
  const [results, own] = [f.number(cost.resultsTarget), f.number(ramp.fromOwn ?? 0)];
  const [won, takeUp] = [f.number(ramp.fromMedia ?? 0), f.number(ramp.takeUp)];
  const [goal, metric] = [f.number(ramp.goal.to ?? 0), bareMetric(ramp.goal.metric)];
  const [ours, end] = [gains(ramp.goal), f.date(time.end)];
  return r.voice.one('conclusion-media', [
    say(
      `${f.sentence(months)} of media: ${results} ${cost.per}s at the target, ${won} ${ours} at a take-up of ${takeUp}%. With ${own} of our own, ${goal} ${metric} by ${end}.`,
      `ลงสื่อ ${months}ได้ ${results} รายการตามเป้า อยู่ต่อ ${takeUp}% เป็น ${won} ราย รวมกับ ${own} รายที่เราชวนเอง มี${thaiGap(metric)}${metric} ${goal} รายภายใน ${end}`,
    ),
    say(
      `On target, media brings ${results} ${cost.per}s in ${months}. If ${takeUp}% stay, that is ${won} ${ours}; we add ${own}. By ${end}: ${goal} ${metric}.`,
      `คุมต้นทุนได้ สื่อ ${months}พามา ${results} รายการ ถ้าอยู่ต่อ ${takeUp}% จะได้ ${won} ราย เราหาเอง ${own} ถึง ${end} มี${thaiGap(metric)}${metric} ${goal} ราย`,
    ),
    say(
      `${goal} ${metric} on ${end}: ${won} ${ours} from ${results} ${cost.per}s over ${months} (${takeUp}% of them), and ${own} through our own channels.`,
      `ไปให้ถึง${thaiGap(metric)}${metric} ${goal} รายภายใน ${end} ด้วย ${won} ราย (${takeUp}% ของ ${results} รายการจากโฆษณา ${months}) และ ${own} รายจากการชวนของเรา`,
    ),
  ]);
}

function toGoal(plan: Plan, goal: Plan['r']['goals'][number], whole: string): string {
  const { f, r, forecast, budget, time, company, sweet } = plan;
  const { say } = f;
  const { voice } = r;
  const { ceiling } = forecast;
  const proof = sweet[0]?.words ?? r.strengths[0];
  const front = proof === undefined ? '' : clip(proof, 50);
  const most = ceiling === undefined ? '' : f.money(ceiling.value, ceiling.currency);
  const each = ceiling === undefined ? '' : countedIn(ceiling.goal) || 'ราย';
  const [aim, start, end] = [figure(f, goal), f.date(time.start), f.date(time.end)];
  const what = isMostlyThai(goal.metric) ? clip(goal.metric, 50) : '';
  const body = voice.one('conclusion-goal', [
    say(
      `${f.sentence(aim)} for ${company}, ${budget.known ? `on ${whole} of media${most === '' ? '' : ` (at most ${most} each)`}` : 'budget to agree'}, ${start} to ${end}.`,
      `${company} ต้องการ${what} ${aim} ${budget.known ? `ด้วยงบสื่อ ${whole}${most === '' ? '' : ` ไม่เกิน ${most}ต่อ${each}`}` : 'งบรอตกลง'} ${start} ถึง ${end}`,
    ),
    say(
      `${company} wants ${aim}. From ${start} until ${end} ${budget.known ? `we spend ${whole} on media${most === '' ? '' : `, each result for ${most} or less`}` : 'media follows the budget to agree'}.`,
      `ตั้งแต่ ${start} จนถึง ${end} ${budget.known ? `ใช้ค่าสื่อ ${whole}${most === '' ? '' : ` ${each}ละไม่เกิน ${most}`}` : 'เมื่อตกลงงบแล้ว'} เพื่อให้ ${company} ได้${what} ${aim}`,
    ),
    say(
      `Between ${start} and ${end}, ${company} is to reach ${aim}${budget.known ? ` with ${whole} for media${most === '' ? '' : `, never above ${most} apiece`}` : ', on a budget still open'}.`,
      `ช่วง ${start} ถึง ${end} ${company} ตั้งเป้า${what} ${aim} ${budget.known ? `จากเงินสื่อ ${whole}${most === '' ? '' : ` เพดาน ${most} เมื่อได้หนึ่ง${each}`}` : 'หลังตกลงงบ'}`,
    ),
    say(
      `The task set by ${company}: ${aim}. ${budget.known ? `Media costs ${whole}${most === '' ? '' : ` and ${most} is the limit for one`}; adverts` : 'Adverts'} run from ${start} to ${end}.`,
      `โจทย์จาก ${company} คือ${what} ${aim} ${budget.known ? `มีเงินสื่อ ${whole}${most === '' ? '' : ` จ่ายต่อ${each}ได้ถึง ${most}`}` : 'งบยังรอสรุป'} โฆษณาเริ่ม ${start} จบ ${end}`,
    ),
  ]);
  if (front === '') return body;
  const words = say(lowerFirst(front), `${thaiGap(front)}${front}`);
  return `${body}${voice.one('conclusion-front', [
    say(` In front: ${words}.`, ` โดยชู${words}`),
    say(` What people see: ${words}.`, ` สิ่งที่คนจะเห็นคือ${words}`),
    say(` Our strongest point: ${words}.`, ` จุดขายหลักคือ${words}`),
    say(` The adverts open with ${words}.`, ` โฆษณาเปิดด้วย${words}`),
  ])}`;
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
  return r.voice.one('conclusion-begin', [
    say(
      `${company} starts with ${en}${here}${budget.known ? `, on ${whole} of media` : ', budget to agree'}. The first month tells ${learn.en}.`,
      `${company} เริ่มด้วย ${th}${there} ${budget.known ? `ด้วยงบสื่อ ${whole}` : 'งบรอตกลง'} เดือนแรกจะบอกว่า${learn.th}`,
    ),
    say(
      `${company} puts ${en}${here} in front${budget.known ? `; media costs ${whole}` : '; a sum is to be set'}. After a month we know ${learn.en}.`,
      `${company} ให้ ${th} เป็นตัวนำ${there} ${budget.known ? `ค่าสื่อ ${whole}` : 'ยอดเงินรอสรุป'} ครบเดือนจะรู้ว่า${learn.th}`,
    ),
    say(
      `${f.sentence(en)}${here} is where ${company} begins${budget.known ? `, with ${whole} for adverts` : ', once the money is agreed'}. We want to find out ${learn.en}.`,
      `จุดเริ่มของ ${company} คือ ${th}${there} ${budget.known ? `ใช้เงินโฆษณา ${whole}` : 'เมื่อคุยเรื่องงบแล้ว'} เพื่อหาคำตอบว่า${learn.th}`,
    ),
  ]);
}
