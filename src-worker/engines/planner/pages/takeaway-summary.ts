/** Page 12, its summary: what the money buys, what is aimed at, and why now. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure, gains } from '../plan/targets.ts';
import { clip, lowerFirst, stop, thaiGap } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { budgetPhrase } from './write.ts';

export function summary(plan: Plan): string {
  const { f, r, forecast, budget } = plan;
  const { say } = f;
  const { voice } = r;
  const { cost, ceiling } = forecast;
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
    return `${voice.one('summary-most', [
      say(
        `${f.sentence(aim)} on ${paid} of media: at most ${most} each.`,
        `งบสื่อ ${paid} เพื่อ${what} ${aim} จ่ายได้ไม่เกิน ${most}ต่อ${each}`,
      ),
      say(
        `${paid} for media is to bring ${aim}; each may cost up to ${most}.`,
        `ต้องการ${what} ${aim} จากค่าสื่อ ${paid} โดย${each}ละไม่เกิน ${most}`,
      ),
      say(
        `The aim: ${aim}, paid from ${paid} and never above ${most} apiece.`,
        `เป้าคือ${what} ${aim} ใช้เงินสื่อ ${paid} เพดาน${each}ละ ${most}`,
      ),
      say(
        `We plan for ${aim} with ${paid}, and ${most} is the limit for each.`,
        `แผนนี้ตั้งใจให้ได้${what} ${aim} ด้วย ${paid} หนึ่ง${each}ใช้ได้ถึง ${most}`,
      ),
    ])}${because}`;
  }
  if (goal) {
    const aim = figure(f, goal);
    return `${voice.one('summary-goal', [
      say(
        `${f.sentence(aim)}${budget.known ? `, on ${sum} of media` : ''}.`,
        `เป้าหมายคือ ${aim}${budget.known ? ` ด้วยงบสื่อ ${sum}` : ''}`,
      ),
      say(
        `The result to reach: ${aim}${budget.known ? `; the media budget is ${sum}` : ''}.`,
        `ผลที่ต้องได้คือ ${aim}${budget.known ? ` โดยใช้ค่าสื่อ ${sum}` : ''}`,
      ),
      say(
        `${budget.known ? `${sum} in media` : 'This plan'} aims for ${aim}.`,
        `${budget.known ? `เงินสื่อ ${sum} ` : 'แผนนี้'}มุ่งไปที่ ${aim}`,
      ),
    ])}${because}`;
  }
  return `${offer(plan)} ${when(plan)} ${say(
    budget.known ? `${sum} of media.` : 'Budget to agree.',
    budget.known ? `งบสื่อ ${sum}` : 'งบรอตกลง',
  )}${because}`;
}

const moneyOf = ({ f, budget, ...plan }: Plan): string =>
  budget.total === undefined ? budgetPhrase({ f, budget, ...plan }) : f.money(budget.total, budget.currency);

/** What the money buys at today's cost, and at ours. */
function buys(plan: Plan): string {
  const { f, r, forecast } = plan;
  const { say } = f;
  const { cost } = forecast;
  if (cost?.resultsNow === undefined || cost.resultsTarget === undefined) return '';
  const sum = moneyOf(plan);
  const [many, today] = [f.number(cost.resultsNow), f.money(cost.now, cost.currency)];
  const better = cost.target < cost.now;
  const [more, target] = [f.number(cost.resultsTarget), f.number(cost.target)];
  return r.voice.one('summary-buys', [
    say(
      `${sum} buys ${many} ${cost.per}s at today’s ${today}${better ? `, and ${more} at our target of ${target}` : ''}.`,
      `${sum} ได้ ${many} รายการที่ต้นทุนวันนี้ ${today}${better ? ` และ ${more} รายการที่เป้าหมาย ${target}` : ''}`,
    ),
    say(
      `At ${today} each, as now, ${sum} brings ${many} ${cost.per}s${better ? `; at ${target} it brings ${more}` : ''}.`,
      `ถ้าจ่ายเท่าวันนี้คือ ${today} งบ ${sum} ได้ ${many} รายการ${better ? ` ถ้าลดเหลือ ${target} ได้ ${more}` : ''}`,
    ),
    say(
      `With one ${cost.per} still at ${today}, ${sum} pays for ${many}${better ? `; bringing it down to ${target} makes that ${more}` : ''}.`,
      `เงิน ${sum} ซื้อได้ ${many} รายการเมื่อค่าสื่อยังเป็น ${today}${better ? ` เราตั้งเป้า ${target} เพื่อให้ได้ ${more}` : ''}`,
    ),
  ]);
}

/** What is left for the client's own channels, or the goal. */
function afterwards({ f, r, forecast: { ramp } }: Plan): string {
  const { say } = f;
  if (ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0) {
    const [media, needed] = [f.number(ramp.fromMedia ?? 0), f.number(ramp.needed)];
    const [own, goal] = [f.number(ramp.fromOwn ?? 0), f.number(ramp.goal.to ?? 0)];
    const [ours, metric] = [gains(ramp.goal), bareMetric(ramp.goal.metric)];
    const takeUp = f.number(ramp.takeUp ?? 0);
    return r.voice.one('summary-own', [
      say(
        `At a take-up of ${takeUp}%, ads bring ${media} of the ${needed} ${ours} that ${goal} ${metric} need. The other ${own} must come from people we already have.`,
        `เมื่อ ${takeUp}% ของผู้ซื้ออยู่ต่อ โฆษณาพามาได้ ${media} จาก ${needed} รายที่ต้องได้ อีก ${own} รายต้องมาจากคนที่เรามีอยู่แล้ว`,
      ),
      say(
        `To reach ${goal} ${metric} takes ${needed} ${ours}: if ${takeUp}% of these buyers stay, media accounts for ${media}, and we ask present buyers for ${own}.`,
        `ต้องได้ ${needed} ราย ถ้าผู้ซื้ออยู่ต่อ ${takeUp}% สื่อรับไป ${media} ที่เหลือ ${own} รายชวนจากลูกค้าปัจจุบัน`,
      ),
      say(
        `With ${takeUp}% of them staying, that gives ${media} ${ours}. For ${goal} ${metric} we need ${needed}, so ${own} are left to our own channels.`,
        `ในจำนวนนี้อยู่ต่อ ${takeUp}% คือ ${media} รายจากที่ต้องการ ${needed} ช่องทางของเราเองจึงต้องพามาอีก ${own}`,
      ),
    ]);
  }
  const aim = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling');
  if (aim === undefined) return '';
  const goal = figure(f, aim);
  const what = isMostlyThai(aim.metric) ? clip(aim.metric, 40) : '';
  return r.voice.one('summary-aim', [
    say(`The goal is ${goal}.`, `เป้าหมายคือ${what} ${goal}`),
    say(`We aim for ${goal}.`, `เราตั้งใจให้ได้${what} ${goal}`),
    say(`The plan works towards ${goal}.`, `ปลายทางคือ${what} ${goal}`),
  ]);
}

/** Who sells what. */
function offer({ f, r, hero, company }: Plan): string {
  const { say } = f;
  const product = clip(hero, 40);
  const [strength] = r.strengths;
  const [en, th] = [
    strength === undefined ? '' : lowerFirst(clip(strength, 44)),
    strength === undefined ? '' : `${thaiGap(strength)}${clip(strength, 44)}`,
  ];
  return r.voice.one('summary-offer', [
    say(
      `${company} sells ${product}${en === '' ? '' : `; its strength: ${en}`}.`,
      `${company} มี ${product}${th === '' ? '' : ` จุดแข็งคือ${th}`}`,
    ),
    say(
      `${f.sentence(product)} comes from ${company}${en === '' ? '' : `. What speaks for it: ${en}`}.`,
      `${product} จาก ${company}${th === '' ? '' : ` เด่นที่${th}`}`,
    ),
    say(
      `On offer at ${company}: ${product}${en === '' ? '' : `. In its favour: ${en}`}.`,
      `สิ่งที่ ${company} ขายคือ ${product}${th === '' ? '' : ` ข้อได้เปรียบ:${th.startsWith(' ') ? '' : ' '}${th}`}`,
    ),
  ]);
}

/** The moment of need. */
function when({ f, r }: Plan): string {
  const { need } = r.trade;
  return r.voice.one('summary-when', [
    f.say(`People look when ${need.en}.`, `คนจะมองหาเมื่อ${need.th}`),
    f.say(`Interest starts as soon as ${need.en}.`, `ความต้องการเกิดเมื่อ${need.th}`),
    f.say(`Buyers begin to search once ${need.en}.`, `พอ${need.th} ลูกค้าก็เริ่มมองหา`),
    f.say(`The time to be seen is when ${need.en}.`, `ช่วงที่ควรให้คนเห็นคือตอน${need.th}`),
  ]);
}

function whyNow({ f, r }: Plan): string {
  const { say } = f;
  const why = r.reasons[0] ?? r.issues[0] ?? r.challenges[0];
  if (why === undefined) return '';
  const [en, th] = [stop(lowerFirst(clip(why, 100))), clip(why, 80)];
  return r.voice.one('summary-why', [
    say(` Why now: ${en}`, ` ทำไมต้องตอนนี้: ${th}`),
    say(` The reason: ${en}`, ` เหตุผลคือ: ${th}`),
    say(` What prompted this: ${en}`, ` ที่มาของแผน: ${th}`),
  ]);
}
