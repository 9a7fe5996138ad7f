/** Page 12: what the figures say (specification, page 12). */
import type { Plan } from '../plan/index.ts';
import { makeStrategies } from '../plan/strategies.ts';
import { bareMetric, countedIn, figure, singular, gains } from '../plan/targets.ts';
import { clip, isMostlyThai, lowerFirst, lowerStart, stop, thaiGap } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, instalmentEvidence, lengthEvidence } from './plan-evidence.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

/** A bold lead, a colon, the reason. */
function takeaways(plan: Plan): string[] {
  const { f, r, forecast, rivals, remedies, sweet, budget } = plan;
  const { say } = f;
  const list: string[] = [];
  const { ramp, cost, supply, ceiling } = forecast;
  if (ramp?.needed !== undefined && cost?.resultsTarget !== undefined && ramp.takeUp !== undefined) {
    const share = Math.round((ramp.needed / cost.resultsTarget) * 100);
    list.push(
      say(
        `Ads alone cannot do it: ${share}% of all ${f.number(cost.resultsTarget)} buyers would have to stay, and ${f.number(ramp.takeUp)}% come back today.`,
        `โฆษณาอย่างเดียวไม่พอ: ต้องให้ ${share}% ของผู้ซื้อ ${f.number(cost.resultsTarget)} รายอยู่ต่อ แต่วันนี้กลับมาเพียง ${f.number(ramp.takeUp)}%`,
      ),
    );
    list.push(
      say(
        `Own channels close the gap: ${f.number(ramp.gainOwn ?? 0)} a month, ${f.number((ramp.gainOwn ?? 0) / 30, 1)} a day, from people who know us.`,
        `ช่องทางของเราปิดช่องว่าง: เดือนละ ${f.number(ramp.gainOwn ?? 0)} ราย วันละ ${f.number((ramp.gainOwn ?? 0) / 30, 1)} จากคนที่รู้จักเราแล้ว`,
      ),
    );
  }
  if (ramp?.atMoreChurn !== undefined && ramp.churn !== undefined) {
    const last = ramp.values.at(-1) ?? 0;
    const margin = ramp.churnMargin ?? 0;
    list.push(
      say(
        `${margin === 1 ? 'One point' : `${f.sentence(f.word(margin))} points`} of churn cost${margin === 1 ? 's' : ''} ${f.number(last - ramp.atMoreChurn)}: at ${f.number(ramp.churn + margin)}% the same plan ends at ${f.number(ramp.atMoreChurn)}, not ${f.number(last)}.`,
        `การสูญเสียเพิ่ม ${margin} จุดทำให้หายไป ${f.number(last - ramp.atMoreChurn)}: ที่ ${f.number(ramp.churn + margin)}% แผนเดียวกันจบที่ ${f.number(ramp.atMoreChurn)} ไม่ใช่ ${f.number(last)}`,
      ),
    );
  }
  if (supply)
    list.push(
      say(
        `Supply must grow first: ${f.number(supply.later)} ${supply.unit} a month at the goal, against ${f.number(supply.now)} ${supply.unit} today.`,
        `ของต้องพอก่อน: เดือนละ ${f.number(supply.later)} ${supply.unit} เมื่อถึงเป้า วันนี้ ${f.number(supply.now)} ${supply.unit}`,
      ),
    );
  if (ceiling) {
    const first = forecast.firstOrder;
    list.push(
      say(
        `The limit: ${f.money(ceiling.value, ceiling.currency)} of media for ${bareMetric(ceiling.goal.metric) === '' ? 'each' : `one ${clip(singular(bareMetric(ceiling.goal.metric)), 30)}`}${first === undefined ? '' : `, against a first order of at least ${f.money(first, r.price.currency)}`}.`,
        `รู้เพดานแล้ว: ค่าสื่อไม่เกิน ${f.money(ceiling.value, ceiling.currency)}ต่อ${countedIn(ceiling.goal) || 'ราย'}${forecast.monthlyPayment === undefined ? '' : ` ขณะที่ลูกค้าผ่อนเดือนละ ${f.money(forecast.monthlyPayment, r.price.currency)}`}`,
      ),
    );
  }
  const top = remedies.find(
    ({ remedy }) =>
      !list.some(
        (line) =>
          (remedy.id === 'stock' && line.startsWith('Supply')) ||
          (remedy.id === 'repeat' && line.startsWith('Ads')) ||
          (['likes', 'cost'].includes(remedy.id) && cost !== undefined),
      ),
  );
  if (list.length < 4 && top)
    list.push(
      say(
        `${top.remedy.title.en}: ${stop(lowerFirst(clip(top.because, 70)))}`,
        `${top.remedy.title.th}: ${clip(top.because, 70)}`,
      ),
    );
  const [spot] = sweet;
  const known = rivals.filter(({ unknown }) => !unknown);
  if (list.length < 4 && spot && known.length > 0)
    list.push(
      say(
        `${spot.topic.label.en}, still unclaimed: ${lowerFirst(clip(spot.words, 44))}; ${lead(plan)}.`,
        `เรื่อง${spot.topic.label.th}ยังว่าง: ${clip(spot.words, 44)} ขณะที่${lead(plan)}`,
      ),
    );
  if (list.length < 4 && r.experience === 'no')
    list.push(say(`The first month tells: ${r.trade.learn.en}.`, `เดือนแรกจะบอกเรา: ${r.trade.learn.th}`));
  if (list.length < 4 && !budget.known)
    list.push(
      say(
        `Budget: “${clip(r.answers.marketingMediaBudget || 'not answered', 40)}” names no sum, so shares stand for amounts.`,
        `งบ: “${clip(r.answers.marketingMediaBudget || 'ยังไม่ได้ตอบ', 40)}” ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน`,
      ),
    );
  const second = remedies.find(
    ({ remedy }) =>
      remedy !== top?.remedy &&
      !list.some((line) => line.startsWith(f.both(remedy.title))) &&
      !['likes', 'cost', 'repeat', 'stock'].includes(remedy.id),
  );
  if (list.length < 4 && second)
    list.push(
      say(
        `${second.remedy.title.en}: ${stop(lowerFirst(clip(second.because, 70)))}`,
        `${second.remedy.title.th}: ${clip(second.because, 70)}`,
      ),
    );
  if (list.length < 3)
    list.push(say(`To watch from day one: ${r.trade.leak.en}.`, `จับตาตั้งแต่วันแรก: ${r.trade.leak.th}`));
  if (list.length < 3 && r.answers.keyMessage !== '')
    list.push(
      say(`The promise: “${clip(r.answers.keyMessage, 60)}”.`, `คำสัญญา: “${clip(r.answers.keyMessage, 60)}”`),
    );
  if (list.length < 3)
    list.push(
      say(
        `First ${clip(plan.hero, 40)}: ${lowerStart(r.trade.show.en)}.`,
        `เริ่มที่ ${clip(plan.hero, 40)}: ${r.trade.show.th}`,
      ),
    );
  return list.slice(0, 4);
}

/** What the strongest rival is known for. */
function lead({ f, rivals }: Plan): string {
  const known = rivals.find(({ strengths }) => strengths.length > 0);
  return known === undefined
    ? f.say('rivals are silent on it', 'คู่แข่งยังไม่พูดถึง')
    : f.say(
        `${clip(known.name, 30)}: ${lowerFirst(clip(known.strengths[0] ?? '', 36))}`,
        `${clip(known.name, 30)} ชูว่า${thaiGap(known.strengths[0] ?? '')}${clip(known.strengths[0] ?? '', 36)}`,
      );
}

function summary(plan: Plan): string {
  const { f, r, forecast, budget, hero, company } = plan;
  const { say } = f;
  const { cost, ramp, ceiling } = forecast;
  const sum = budget.total === undefined ? budgetPhrase(plan) : f.money(budget.total, budget.currency);
  if (cost?.resultsNow !== undefined && cost.resultsTarget !== undefined) {
    const buys = say(
      `${sum} buys ${f.number(cost.resultsNow)} ${cost.per}s at today’s ${f.money(cost.now, cost.currency)}${cost.target < cost.now ? `, and ${f.number(cost.resultsTarget)} at our target of ${f.number(cost.target)}` : ''}.`,
      `${sum} ได้ ${f.number(cost.resultsNow)} รายการที่ต้นทุนวันนี้ ${f.money(cost.now, cost.currency)}${cost.target < cost.now ? ` และ ${f.number(cost.resultsTarget)} รายการที่เป้าหมาย ${f.number(cost.target)}` : ''}`,
    );
    if (ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0) {
      return (
        buys +
        say(
          ` Even then ads bring ${f.number(ramp.fromMedia ?? 0)} of the ${f.number(ramp.needed)} ${gains(ramp.goal)} that ${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)} need. The other ${f.number(ramp.fromOwn ?? 0)} must come from people we already have.`,
          ` แต่โฆษณายังพามาได้ ${f.number(ramp.fromMedia ?? 0)} จาก ${f.number(ramp.needed)} รายที่ต้องได้ อีก ${f.number(ramp.fromOwn ?? 0)} รายต้องมาจากคนที่เรามีอยู่แล้ว`,
        )
      );
    }
    const aim = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling');
    return aim === undefined
      ? buys
      : `${buys}${say(` The goal is ${figure(f, aim)}.`, ` เป้าหมายคือ${isMostlyThai(aim.metric) ? clip(aim.metric, 40) : ''} ${figure(f, aim)}`)}`;
  }
  const goal = r.goals.find(({ kind }) => kind !== 'text');
  const why = r.reasons[0] ?? r.issues[0] ?? r.challenges[0];
  const because =
    why === undefined
      ? ''
      : say(` Why now: ${stop(lowerFirst(clip(why, 100)))}`, ` ทำไมต้องตอนนี้: ${clip(why, 80)}`);
  const paid = ceiling?.goal.per === 'month' && budget.period === 'month' ? budgetPhrase(plan) : sum;
  if (goal && ceiling)
    return say(
      `${f.sentence(figure(f, goal))} on ${paid} of media: at most ${f.money(ceiling.value, ceiling.currency)} each.${because}`,
      `งบสื่อ ${paid} เพื่อ${isMostlyThai(goal.metric) ? goal.metric : ` ${goal.metric} `} ${figure(f, goal)} จ่ายได้ไม่เกิน ${f.money(ceiling.value, ceiling.currency)}ต่อ${countedIn(ceiling.goal) || 'ราย'}${because}`,
    );
  if (goal)
    return say(
      `${f.sentence(figure(f, goal))}${budget.known ? `, on ${sum} of media` : ''}.${because}`,
      `เป้าหมายคือ ${figure(f, goal)}${budget.known ? ` ด้วยงบสื่อ ${sum}` : ''}${because}`,
    );
  return say(
    `${company} sells ${clip(hero, 40)}${r.strengths[0] === undefined ? '' : `; its strength: ${lowerFirst(clip(r.strengths[0], 44))}`}. People look when ${r.trade.need.en}. ${budget.known ? `${sum} of media.` : 'Budget to agree.'}${because}`,
    `${company} มี ${clip(hero, 40)}${r.strengths[0] === undefined ? '' : ` จุดแข็งคือ${thaiGap(r.strengths[0])}${clip(r.strengths[0], 44)}`} คนจะมองหาเมื่อ${r.trade.need.th} ${budget.known ? `งบสื่อ ${sum}` : 'งบรอตกลง'}${because}`,
  );
}

export const writeKeyTakeaway = page('key-takeaway', (plan) => {
  const { f, r, forecast, budget, time } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const { ramp, cost, ceiling } = forecast;
  const title =
    ramp?.fromMedia !== undefined && ramp.fromMedia > 0
      ? say(
          `Media buys the first ${r.act.one.en}; ${f.number(ramp.fromOwn ?? 0)} ${gains(ramp.goal)} come from us`,
          `สื่อพา${r.act.one.th}แรกมา อีก ${f.number(ramp.fromOwn ?? 0)} รายเราต้องชวนเอง`,
        )
      : ceiling
        ? say(
            `${f.money(ceiling.value, ceiling.currency)} of media for one ${clip(singular(bareMetric(ceiling.goal.metric)), 34)}, no more`,
            `หนึ่ง${countedIn(ceiling.goal) || 'ราย'} จ่ายค่าสื่อได้ไม่เกิน ${f.money(ceiling.value, ceiling.currency)}`,
          )
        : cost
          ? say(
              `${f.money(cost.target, cost.currency)} is the price of one ${cost.per}; above it we change the advert`,
              `${cost.per}ละ ${f.money(cost.target, cost.currency)} เกินกว่านี้ต้องเปลี่ยนชิ้นงาน`,
            )
          : !budget.known
            ? say(`Start small: learn ${r.trade.learn.en}`, `เริ่มเล็ก เพื่อรู้ว่า${r.trade.learn.th}`)
            : say(
                `${f.sentence(f.months(time.mediaMonths))} to learn ${r.trade.learn.en}`,
                `${f.months(time.mediaMonths)}เพื่อรู้ว่า${r.trade.learn.th}`,
              );
  const moves = makeStrategies(plan).map((move) => move.title);
  const link = say(
    `So: ${moves.map(lowerStart).join('; ')}.`,
    `จึงเป็นที่มาของ ${f.list(moves.map((move) => `“${move}”`))}`,
  );
  return {
    title,
    output: { executiveSummary: summary(plan), takeaways: takeaways(plan), linkToStrategy: link },
    evidence: [
      ...budgetEvidence(plan, w),
      ...lengthEvidence(plan, w),
      w.answer('specificObjectives'),
      ...forecastEvidence(plan, w, false),
      ...(ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0
        ? [
            w.computed(
              say(`Where the ${gains(ramp.goal)} come from`, 'รายใหม่มาจากไหน'),
              `${f.number(ramp.fromMedia ?? 0)} + ${f.number(ramp.fromOwn ?? 0)} = ${f.number(ramp.needed)}`,
              {
                labels: [say('From media', 'จากสื่อ'), say('From own channels', 'จากช่องทางของเรา')],
                values: [ramp.fromMedia ?? 0, ramp.fromOwn ?? 0],
              },
            ),
            w.computed(
              `${Math.round((ramp.needed / (cost?.resultsTarget ?? ramp.needed)) * 100)}%`,
              `${f.number(ramp.needed)} ÷ ${f.number(cost?.resultsTarget ?? ramp.needed)}`,
            ),
            w.computed(
              say(
                `${f.number((ramp.gainOwn ?? 0) / 30, 1)} a day`,
                `วันละ ${f.number((ramp.gainOwn ?? 0) / 30, 1)}`,
              ),
              `${f.number(ramp.gainOwn ?? 0)} ÷ 30`,
            ),
          ]
        : []),
      ...(ramp?.atMoreChurn !== undefined
        ? [
            w.computed(
              say(
                `${f.number(ramp.values.at(-1) ?? 0)} − ${f.number(ramp.atMoreChurn)} = ${f.number((ramp.values.at(-1) ?? 0) - ramp.atMoreChurn)} at ${f.number((ramp.churn ?? 0) + (ramp.churnMargin ?? 0))}%`,
                `${f.number(ramp.values.at(-1) ?? 0)} − ${f.number(ramp.atMoreChurn)} = ${f.number((ramp.values.at(-1) ?? 0) - ramp.atMoreChurn)} ที่ ${f.number((ramp.churn ?? 0) + (ramp.churnMargin ?? 0))}%`,
              ),
              say(
                `The same months with × ${f.number(100 - (ramp.churn ?? 0) - (ramp.churnMargin ?? 0))}%`,
                `คำนวณเดือนเดิมด้วย × ${f.number(100 - (ramp.churn ?? 0) - (ramp.churnMargin ?? 0))}%`,
              ),
            ),
          ]
        : []),
      ...(forecast.supply
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.later)} and ${f.number(forecast.supply.now)} ${forecast.supply.unit} a month`,
                `เดือนละ ${f.number(forecast.supply.later)} และ ${f.number(forecast.supply.now)} ${forecast.supply.unit}`,
              ),
              `${f.number(ramp?.goal.to ?? 0)}; ${f.number(ramp?.goal.from ?? 0)} × ${forecast.supply.each}`,
            ),
          ]
        : []),
      ...(forecast.firstOrder !== undefined
        ? [
            w.computed(
              say(
                `First order of at least ${f.money(forecast.firstOrder, r.price.currency)}`,
                `คำสั่งซื้อแรกอย่างน้อย ${f.money(forecast.firstOrder, r.price.currency)}`,
              ),
              `${f.number(r.price.value ?? 0)} × ${f.number(r.price.minimumOrder ?? 0)}`,
            ),
          ]
        : []),
      ...instalmentEvidence(plan, w),
      w.answer('currentChallenges'),
      w.answer('whyNeedNow'),
      w.answer('onlineAdIssues'),
    ],
  };
});
