/** What a plan has settled, as labelled facts: for a language model to write from, and to hold every page against. */
import type { FactTopic, PlanFact, Settled } from '../../../src/shared/domain/plan-facts.ts';
import type { Goal } from '../../understanding/answers/goals.ts';
import { occasionDate } from './plan/calendar.ts';
import type { Plan } from './plan/index.ts';
import { bareMetric, figure, perText } from './plan/targets.ts';
import { contrastSlots } from './pages/contrasts.ts';
import { OWN_NAMES } from './pages/customer-journey.ts';
import { goalHeadline } from './pages/reckoned/headlines.ts';
import { pointsOf } from './pages/reckoned/story.ts';
import { WRITERS } from './pages/index.ts';
import { moneyPer, totalFormula } from './pages/write.ts';

/** Points and contrasts that are told: those after these matter less. */
const [POINTS, CONTRASTS] = [6, 5];

/** In the order in which a reader needs them; the client's rules first, since nothing may break them. */
export const planFactsOf = (plan: Plan): PlanFact[] =>
  [
    ...rules(plan),
    ...client(plan),
    ...dates(plan),
    ...money(plan),
    ...goals(plan),
    ...reckoning(plan),
    ...market(plan),
    ...standing(plan),
    ...channels(plan),
    ...buyers(plan),
    ...moments(plan),
  ].filter(({ text }) => text.trim() !== '');

const fact = (topic: FactTopic, label: string, text: string, settled?: Settled): PlanFact => ({
  topic,
  label,
  text,
  ...(settled === undefined ? {} : { settled }),
});

/** What the client forbids or demands, in its own words; a wish that is no rule of words is one all the same. */
function rules({ f, r }: Plan): PlanFact[] {
  const quotes = r.rules.map(({ quote }) => quote);
  const wishes = r.constraints.map(({ text }) => text);
  const told = wishes.filter((wish) => !quotes.some((quote) => quote.includes(wish) || wish.includes(quote)));
  return [...quotes, ...told].map((text) => fact('rules', f.say("The client's rule", 'กฎของลูกค้า'), text));
}

function client({ f, r, company, hero }: Plan): PlanFact[] {
  const named = (of: 'client' | 'product' | 'rival', name: string): Settled => ({ kind: 'name', of, name });
  return [
    fact('client', f.say('Client', 'ลูกค้า'), company, named('client', company)),
    fact('client', f.say('What is sold', 'สิ่งที่ขาย'), hero, named('product', hero)),
    ...r.competitors.map(({ name }) =>
      fact('contrasts', f.say('Competitor', 'คู่แข่ง'), name, named('rival', name)),
    ),
  ];
}

function dates({ f, time }: Plan): PlanFact[] {
  const dated = (of: Extract<Settled, { kind: 'date' }>['of'], day: Date): Settled => ({
    kind: 'date',
    of,
    day: day.toISOString().slice(0, 10),
  });
  const { approveBy, prepareFrom, prepareTo, start, mediaEnd, end } = time;
  return [
    fact(
      'dates',
      f.say('Decision needed by', 'ต้องตัดสินใจภายใน'),
      f.date(approveBy),
      dated('decision', approveBy),
    ),
    fact('dates', f.say('Preparation', 'เตรียมงาน'), `${f.shortDate(prepareFrom)} – ${f.date(prepareTo)}`),
    fact('dates', f.say('Launch', 'เริ่มลงโฆษณา'), f.date(start), dated('launch', start)),
    fact('dates', f.say('Media ends', 'โฆษณาวันสุดท้าย'), f.date(mediaEnd), dated('media end', mediaEnd)),
    ...(end > mediaEnd ? [fact('dates', f.say('Plan ends', 'แผนสิ้นสุด'), f.date(end))] : []),
  ];
}

function money(plan: Plan): PlanFact[] {
  const { f, budget, stages, channels: planned } = plan;
  const { amount, currency, total, period, times } = budget;
  const shareOf = (sum: number): number => (amount === 0 ? 0 : Math.round((sum / amount) * 1000) / 10);
  if (!budget.known)
    return [
      fact(
        'money',
        f.say('Budget', 'งบสื่อ'),
        f.say('not given: write no sum of money', 'ลูกค้ายังไม่แจ้ง ห้ามเขียนตัวเลขเงิน'),
      ),
    ];
  const per = period === 'total' ? '' : `${f.say(' ', '')}${perText(f, period)}`;
  const part = (name: string, sum: number): PlanFact =>
    fact(
      'money',
      f.say(`Money, ${name}`, `เงินส่วน ${name}`),
      `${f.money(sum, currency)}${per} (${f.number(shareOf(sum))}%)`,
      { kind: 'part', name, currency, sums: [sum, sum * times], percents: [shareOf(sum)] },
    );
  return [
    fact(
      'money',
      f.say('Budget', 'งบสื่อ'),
      [moneyPer(plan, amount), totalFormula(plan) ?? ''].filter(Boolean).join('; '),
      {
        kind: 'budget',
        currency,
        sums: [amount, ...(total === undefined ? [] : [total])],
      },
    ),
    ...stages.map((stage, i) => part(stage, budget.stages[i] ?? 0)),
    ...planned.map(({ name }, i) => part(name, budget.channelSums[i] ?? 0)),
  ];
}

function goals(plan: Plan): PlanFact[] {
  const { f, r, targets } = plan;
  const settled = (goal: Goal): Settled => ({
    kind: 'goal',
    metric: goal.metric,
    unit: goal.unit,
    values: [goal.from, goal.to, goal.high].filter((value) => value !== undefined),
  });
  const label = f.say('Goal', 'เป้าหมาย');
  const given = r.goals.map((goal) =>
    goal.kind === 'text'
      ? fact('goals', label, goal.text)
      : fact('goals', label, goalText(plan, goal), settled(goal)),
  );
  const judged = targets.map(({ statement, target }) =>
    fact(
      'goals',
      f.say('Objective', 'วัตถุประสงค์'),
      target === '' ? statement : f.say(`${statement} (target: ${target})`, `${statement} (เป้า ${target})`),
    ),
  );
  return [...given, ...judged];
}

/** '900 subscribers; today 310', 'churn: < 6% a month'. */
function goalText({ f }: Plan, goal: Goal): string {
  const wanted = figure(f, goal);
  const named =
    goal.metric === '' || wanted.includes(bareMetric(goal.metric)) ? wanted : `${goal.metric}: ${wanted}`;
  if (goal.from === undefined) return named;
  return `${named}${f.say('; today', ' ปัจจุบัน')} ${f.number(goal.from)}`;
}

function reckoning(plan: Plan): PlanFact[] {
  const label = plan.f.say('Reckoned', 'คำนวณแล้ว');
  const told = [goalHeadline(plan) ?? '', ...pointsOf(plan).map(({ text }) => text)];
  return [...new Set(told)].slice(0, POINTS).map((text) => fact('reckoning', label, text));
}

function market(plan: Plan): PlanFact[] {
  const { totalMarketSize, marketGrowth } = WRITERS['market-overview'](plan).output;
  const label = plan.f.say('Audience', 'กลุ่มเป้าหมาย');
  const total = plan.market.total?.people;
  const size = typeof totalMarketSize === 'string' ? totalMarketSize : '';
  return [
    fact('market', label, size, total === undefined ? undefined : { kind: 'audience', people: total }),
    fact('market', label, typeof marketGrowth === 'string' ? marketGrowth : ''),
  ];
}

function standing(plan: Plan): PlanFact[] {
  const { f, positions, contrasts } = plan;
  const [position] = positions;
  return [
    ...(position ? [fact('position', f.say('Chosen positioning', 'จุดยืนที่เลือก'), position.ours)] : []),
    ...contrasts.slice(0, CONTRASTS).map((contrast) => {
      const { label, us, them, rival } = contrastSlots(plan, contrast);
      return fact(
        'contrasts',
        label,
        f.say(`client: ${us}; ${rival}: ${them}`, `เรา: ${us} ส่วน ${rival}: ${them}`),
      );
    }),
  ];
}

function channels({ f, r, channels: planned }: Plan): PlanFact[] {
  const own = r.ownChannels.map((id) => OWN_NAMES[id] ?? id);
  const names = planned.map(({ name }) => name);
  return [
    fact('channels', f.say('Ads run on these channels alone', 'ลงโฆษณาเฉพาะช่องทางนี้'), names.join(', '), {
      kind: 'channels',
      names: [...names, ...own],
    }),
    fact('channels', f.say("The client's own channels", 'ช่องทางของลูกค้าเอง'), own.join(', ')),
  ];
}

function buyers({ f, buyers: { moment, objection, decides } }: Plan): PlanFact[] {
  return [
    fact('buyers', f.say('What makes them look', 'สิ่งที่ทำให้เริ่มหา'), moment?.said.words ?? ''),
    fact('buyers', f.say('What stops them', 'สิ่งที่ทำให้ลังเล'), objection?.words ?? ''),
    fact('buyers', f.say('Who decides', 'คนตัดสินใจ'), decides?.words ?? ''),
  ];
}

const moments = ({ f, calendar }: Plan): PlanFact[] =>
  calendar.map((entry) =>
    fact('moments', f.say('Moment', 'ช่วงสำคัญ'), `${f.both(entry.name)}, ${occasionDate(f, entry)}`),
  );
