/** Page 12: what the figures say (specification, page 12). */
import { proof, type Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure, singular, gains } from '../plan/targets.ts';
import { clip, isMostlyThai, lowerFirst, stop } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, budgetPhrase, evidenceFor, instalmentEvidence, page } from './write.ts';

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
        `The limit is known: ${f.money(ceiling.value, ceiling.currency)} of media for each result${first === undefined ? '' : `, against a first order of at least ${f.money(first, r.price.currency)}`}.`,
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
        `${spot.topic.label.en} ${spot.topic.label.en.endsWith('s') ? 'are' : 'is'} ours to take: ${lowerFirst(clip(spot.words, 44))}, and no rival named is said to lead there.`,
        `${spot.topic.label.th}คือพื้นที่ของเรา: ${clip(spot.words, 44)} และไม่มีคู่แข่งที่ระบุว่านำเรื่องนี้`,
      ),
    );
  if (list.length < 4 && r.experience === 'no')
    list.push(
      say(
        'The first month is for learning: no past campaign tells us what a result costs.',
        'เดือนแรกคือการเรียนรู้: ยังไม่มีแคมเปญเดิมบอกต้นทุนต่อผลลัพธ์',
      ),
    );
  if (list.length < 4 && !budget.known)
    list.push(
      say(
        `The budget decides the pace: “${clip(r.answers.marketingMediaBudget || 'not answered', 40)}” names no sum, so the plan gives shares, not amounts.`,
        `งบคือตัวกำหนดจังหวะ: “${clip(r.answers.marketingMediaBudget || 'ยังไม่ได้ตอบ', 40)}” ไม่มีตัวเลข แผนนี้จึงให้เป็นสัดส่วน`,
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
  const unknown = rivals.filter((rival) => rival.unknown);
  if (list.length < 3 && (unknown.length > 0 || rivals.length === 0))
    list.push(
      say(
        'Rivals are still a question: what they do well is asked before we answer it.',
        'คู่แข่งยังเป็นคำถาม: ต้องรู้ก่อนว่าเขาเด่นอะไร จึงจะตอบได้',
      ),
    );
  if (list.length < 3 && r.answers.keyMessage !== '')
    list.push(
      say(
        `One promise to keep: “${clip(r.answers.keyMessage, 60)}”.`,
        `คำมั่นเดียวที่ต้องรักษา: “${clip(r.answers.keyMessage, 60)}”`,
      ),
    );
  if (list.length < 3)
    list.push(
      say(
        `One offer leads: ${clip(plan.hero, 40)}; everything else follows it.`,
        `ข้อเสนอเดียวนำ: ${clip(plan.hero, 40)} เรื่องอื่นตามมา`,
      ),
    );
  return list.slice(0, 4);
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
      : say(` The reason to act: ${stop(lowerFirst(clip(why, 100)))}`, ` เหตุผลที่ต้องลงมือ: ${clip(why, 80)}`);
  const paid = ceiling?.goal.per === 'month' && budget.period === 'month' ? budgetPhrase(plan) : sum;
  if (goal && ceiling)
    return say(
      `${paid} of media is to bring ${figure(f, goal)}: at most ${f.money(ceiling.value, ceiling.currency)} for each.${because}`,
      `งบสื่อ ${paid} เพื่อ${isMostlyThai(goal.metric) ? goal.metric : ` ${goal.metric} `} ${figure(f, goal)} จ่ายได้ไม่เกิน ${f.money(ceiling.value, ceiling.currency)}ต่อ${countedIn(ceiling.goal) || 'ราย'}${because}`,
    );
  if (goal)
    return say(
      `The goal is ${figure(f, goal)}${budget.known ? `, on ${sum} of media` : ''}.${because}`,
      `เป้าหมายคือ ${figure(f, goal)}${budget.known ? ` ด้วยงบสื่อ ${sum}` : ''}${because}`,
    );
  return say(
    `${company} has ${clip(hero, 40)} to sell and ${r.strengths[0] === undefined ? 'its proof still to name' : `one thing to show: ${lowerFirst(proof(r, clip(r.strengths[0], 44)))}`}. ${budget.known ? `${sum} of media starts it.` : 'The sum is still to be agreed, so the first month is kept small.'}${because}`,
    `${company} มี ${clip(hero, 40)} และ${r.strengths[0] === undefined ? 'ยังต้องระบุจุดแข็ง' : `มีสิ่งที่โชว์ได้: ${proof(r, clip(r.strengths[0], 44))}`} ${budget.known ? `เริ่มด้วยงบสื่อ ${sum}` : 'งบยังรอตกลง เดือนแรกจึงเริ่มเล็ก'}${because}`,
  );
}

export const writeKeyTakeaway = page('key-takeaway', (plan) => {
  const { f, r, forecast, budget, sweet, time } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const { ramp, cost, ceiling } = forecast;
  const acts = r.act.many.en;
  const title =
    ramp?.fromMedia !== undefined && ramp.fromMedia > 0
      ? say(
          `Media buys the first ${r.act.one.en}; the second one makes the plan`,
          `สื่อซื้อ${r.act.one.th}ครั้งแรก ครั้งที่สองทำให้แผนสำเร็จ`,
        )
      : ceiling
        ? say(
            `One ${clip(singular(bareMetric(ceiling.goal.metric)), 34)} may cost ${f.money(ceiling.value, ceiling.currency)} of media, and no more`,
            `หนึ่ง${countedIn(ceiling.goal) || 'ราย'} จ่ายค่าสื่อได้ไม่เกิน ${f.money(ceiling.value, ceiling.currency)}`,
          )
        : cost
          ? say(
              `Every ${cost.per} over ${f.money(cost.target, cost.currency)} is a lesson, not a result`,
              `ทุก${cost.per}ที่เกิน ${f.money(cost.target, cost.currency)} คือบทเรียน ไม่ใช่ผลลัพธ์`,
            )
          : !budget.known
            ? say('Start small, count everything, then decide how far to go', 'เริ่มเล็ก นับทุกอย่าง แล้วค่อยตัดสินใจ')
            : say(
                `One offer, one proof, ${f.months(time.mediaMonths)} to show that it sells`,
                `ข้อเสนอเดียว หลักฐานเดียว ${f.months(time.mediaMonths)}พิสูจน์ว่าขายได้`,
              );
  const [spot] = sweet;
  const link =
    ramp?.fromMedia !== undefined && ramp.fromMedia > 0
      ? say(
          `So we buy ${acts} that come back, ask every buyer to stay, and keep stock for them.`,
          `เราจึงซื้อ${r.act.one.th}ที่กลับมา ชวนทุกคนอยู่ต่อ และกันของไว้ให้`,
        )
      : spot
        ? say(
            `So we show ${spot.topic.label.en.toLowerCase()} first, ask for one step, and judge the media by what is counted.`,
            `เราจึงโชว์${spot.topic.label.th}ก่อน ชวนให้ทำขั้นเดียว และตัดสินสื่อจากสิ่งที่นับได้`,
          )
        : say(
            'So we ask for one step, count it, and put the money where it is answered.',
            'เราจึงชวนให้ทำขั้นเดียว นับผล และใส่เงินตรงที่มีคนตอบ',
          );
  return {
    title,
    output: { executiveSummary: summary(plan), takeaways: takeaways(plan), linkToStrategy: link },
    evidence: [
      ...budgetEvidence(plan, w),
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
