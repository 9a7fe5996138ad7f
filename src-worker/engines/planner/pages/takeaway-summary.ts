/** Page 12, its summary: what the money buys, what is aimed at, and why now. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure, gains } from '../plan/targets.ts';
import { lowerFirst, stop, thaiGap } from '../text.ts';
import { shorter, whole } from '../plan/whole.ts';
import { pointsOf } from './reckoned/story.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { budgetPhrase } from './write.ts';

export function summary(plan: Plan): string {
  const { f, r, forecast, budget } = plan;
  const { say } = f;
  const { cost, ceiling } = forecast;
  const [first] = pointsOf(plan);
  if (first && forecast.ramp?.needed === undefined) return `${bareOf(first.text)}${whyNow(plan)}`;
  if (cost?.resultsNow !== undefined && cost.resultsTarget !== undefined)
    return `${buys(plan)} ${afterwards(plan)}`.trim();
  const sum = moneyOf(plan);
  const goal = r.goals.find(({ kind }) => kind !== 'text');
  const because = whyNow(plan);
  const paid = ceiling?.goal.per === 'month' && budget.period === 'month' ? budgetPhrase(plan) : sum;
  if (goal && ceiling) {
    const [aim, most] = [figure(f, goal), f.money(ceiling.value, ceiling.currency)];
    const what = isMostlyThai(goal.metric) && !aim.includes(goal.metric) ? goal.metric : '';
    const each = countedIn(ceiling.goal) || 'ราย';
    return `${say(
      `${f.sentence(aim)} on ${paid} of media: at most ${most} each.`,
      `งบสื่อ ${paid} เพื่อ${what} ${aim} จ่ายได้ไม่เกิน ${most}ต่อ${each}`,
    )}${because}`;
  }
  if (goal) {
    const aim = figure(f, goal);
    return `${say(
      `${f.sentence(aim)}${budget.known ? `, on ${sum} of media` : ''}.`,
      `เป้าหมายคือ ${aim}${budget.known ? ` ด้วยงบสื่อ ${sum}` : ''}`,
    )}${because}`;
  }
  return `${offer(plan)} ${when(plan)} ${say(
    budget.known ? `${sum} of media.` : 'Budget to agree.',
    budget.known ? `งบสื่อ ${sum}` : 'งบรอตกลง',
  )}${because}`;
}

/** A point without its lead, as a sentence. */
const bareOf = (point: string): string => {
  const sentence = point.slice(point.indexOf(': ') + 2);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

const moneyOf = ({ f, budget, ...plan }: Plan): string =>
  budget.total === undefined ? budgetPhrase({ f, budget, ...plan }) : f.money(budget.total, budget.currency);

/** What the money buys at today's cost, and at ours. */
function buys(plan: Plan): string {
  const { f, forecast } = plan;
  const { say } = f;
  const { cost } = forecast;
  if (cost?.resultsNow === undefined || cost.resultsTarget === undefined) return '';
  const sum = moneyOf(plan);
  const [many, today] = [f.number(cost.resultsNow), f.money(cost.now, cost.currency)];
  const better = cost.target < cost.now;
  const [more, target] = [f.number(cost.resultsTarget), f.number(cost.target)];
  return say(
    `${sum} buys ${many} ${cost.per}s at today’s ${today}${better ? `, and ${more} at our target of ${target}` : ''}.`,
    `${sum} ได้ ${many} รายการที่ต้นทุนวันนี้ ${today}${better ? ` และ ${more} รายการที่เป้าหมาย ${target}` : ''}`,
  );
}

/** What is left for the client's own channels, or the goal. */
function afterwards({ f, r, forecast: { ramp } }: Plan): string {
  const { say } = f;
  if (ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0) {
    const [media, needed] = [f.number(ramp.fromMedia ?? 0), f.number(ramp.needed)];
    const [own, goal] = [f.number(ramp.fromOwn ?? 0), f.number(ramp.goal.to ?? 0)];
    const [ours, metric] = [gains(ramp.goal), bareMetric(ramp.goal.metric)];
    const takeUp = f.number(ramp.takeUp ?? 0);
    return say(
      `At a take-up of ${takeUp}%, ads bring ${media} of the ${needed} ${ours} that ${goal} ${metric} need. The other ${own} must come from people we already have.`,
      `เมื่อ ${takeUp}% ของผู้ซื้ออยู่ต่อ โฆษณาพามาได้ ${media} จาก ${needed} รายที่ต้องได้ อีก ${own} รายต้องมาจากคนที่เรามีอยู่แล้ว`,
    );
  }
  const aim = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling');
  if (aim === undefined) return '';
  const goal = figure(f, aim);
  const what = isMostlyThai(aim.metric) ? shorter(aim.metric, PHRASE) : '';
  return say(`The goal is ${goal}.`, `เป้าหมายคือ${what} ${goal}`);
}

/** Characters of a strength and of what is counted. */
const PHRASE = 44;

/** Who sells what. */
function offer({ f, r, hero, company }: Plan): string {
  const { say } = f;
  const strength = r.strengths.map((each) => whole(each, PHRASE)).find((each) => each !== '') ?? '';
  const [en, th] = [lowerFirst(strength), strength === '' ? '' : `${thaiGap(strength)}${strength}`];
  return say(
    `${company} sells ${hero}${en === '' ? '' : `; its strength: ${en}`}.`,
    `${company} มี ${hero}${th === '' ? '' : ` จุดแข็งคือ${th}`}`,
  );
}

/** The moment of need. */
function when({ f, r }: Plan): string {
  const { need } = r.trade;
  return f.say(`People look when ${need.en}.`, `คนจะมองหาเมื่อ${need.th}`);
}

function whyNow({ f, r }: Plan): string {
  const why = r.reasons[0];
  if (why === undefined || why.length > LONGEST) return '';
  return f.say(` Why now: ${stop(lowerFirst(why))}`, ` ทำไมต้องตอนนี้: ${why}`);
}

/** Longer reasons are told on the pages that quote them whole. */
const LONGEST = 120;
