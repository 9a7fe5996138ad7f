/** Page 12, its list: a bold lead, a colon, the reason. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, singular } from '../plan/targets.ts';
import { clip, lowerFirst, lowerStart, stop } from '../text.ts';

export function takeaways(plan: Plan): string[] {
  const { f, r, forecast, rivals, remedies, sweet, budget } = plan;
  const { say } = f;
  const list = [...adsAndOwn(plan), ...atMoreChurn(plan), ...supplyFirst(plan), ...limit(plan)];
  /** Remedies that a point of the list already tells. */
  const told: ReadonlySet<string> = new Set([
    ...(forecast.cost === undefined ? [] : ['likes', 'cost']),
    ...(forecast.supply ? ['stock'] : []),
    ...(needsReturns(plan) ? ['repeat'] : []),
  ]);
  const named = ({ remedy, because }: Plan['remedies'][number]): string =>
    say(
      `${remedy.title.en}: ${stop(lowerFirst(clip(because, 70)))}`,
      `${remedy.title.th}: ${clip(because, 70)}`,
    );
  const top = remedies.find(({ remedy }) => list.length === 0 || !told.has(remedy.id));
  const add = (...points: readonly string[]): void => {
    if (list.length < 4) list.push(...points);
  };
  if (top) add(named(top));
  if (sweet[0] && rivals.some(({ unknown }) => !unknown)) add(unclaimed(plan, sweet[0]));
  if (r.experience === 'no') add(firstMonth(plan));
  if (!budget.known) add(noSum(plan));
  const second = remedies.find(
    ({ remedy }) => remedy !== top?.remedy && !['likes', 'cost', 'repeat', 'stock'].includes(remedy.id),
  );
  if (second) add(named(second));
  if (list.length < 3) list.push(leak(plan));
  if (list.length < 3 && r.answers.keyMessage !== '')
    list.push(
      say(`The promise: “${clip(r.answers.keyMessage, 60)}”.`, `คำสัญญา: “${clip(r.answers.keyMessage, 60)}”`),
    );
  if (list.length < 3) list.push(shown(plan));
  return list.slice(0, 4);
}

const needsReturns = ({ forecast: { ramp, cost } }: Plan): boolean =>
  ramp?.needed !== undefined && cost?.resultsTarget !== undefined && ramp.takeUp !== undefined;

/** How far adverts reach, and who brings the rest. */
function adsAndOwn(plan: Plan): string[] {
  const { f, r, forecast } = plan;
  const { say } = f;
  const { ramp, cost } = forecast;
  if (ramp?.needed === undefined || cost?.resultsTarget === undefined || ramp.takeUp === undefined) return [];
  const share = Math.round((ramp.needed / cost.resultsTarget) * 100);
  const [buyers, back] = [f.number(cost.resultsTarget), f.number(ramp.takeUp)];
  const [month, day] = [f.number(ramp.gainOwn ?? 0), f.number((ramp.gainOwn ?? 0) / 30, 1)];
  return [
    r.voice.one('takeaway-ads', [
      say(
        `Ads alone cannot do it: ${share}% of all ${buyers} buyers would have to stay, and ${back}% come back today.`,
        `โฆษณาอย่างเดียวไม่พอ: ต้องให้ ${share}% ของผู้ซื้อ ${buyers} รายอยู่ต่อ แต่วันนี้กลับมาเพียง ${back}%`,
      ),
      say(
        `Media is not enough: it would take ${share}% of ${buyers} buyers to stay, against ${back}% at present.`,
        `ซื้อสื่ออย่างเดียวไปไม่ถึง: ผู้ซื้อ ${buyers} รายต้องอยู่ต่อถึง ${share}% ตอนนี้ได้ ${back}%`,
      ),
      say(
        `The goal depends on repeat buyers: ${back}% return now, where ${share}% of ${buyers} are needed.`,
        `เป้าหมายขึ้นกับการซื้อซ้ำ: ทุกวันนี้ ${back}% แต่ต้องได้ ${share}% จากผู้ซื้อ ${buyers} ราย`,
      ),
    ]),
    r.voice.one('takeaway-own', [
      say(
        `Own channels close the gap: ${month} a month, ${day} a day, from people who know us.`,
        `ช่องทางของเราปิดช่องว่าง: เดือนละ ${month} ราย วันละ ${day} จากคนที่รู้จักเราแล้ว`,
      ),
      say(
        `For the rest we ask present buyers: ${month} every month, or ${day} daily.`,
        `ที่เหลือชวนจากลูกค้าที่มีอยู่: ${month} รายต่อเดือน หรือ ${day} ต่อวัน`,
      ),
      say(
        `What is missing comes through our own channels: per month ${month}, per day ${day}.`,
        `ส่วนที่ขาดหาได้ผ่านช่องทางที่เรามี: ทุกเดือน ${month} ราย เฉลี่ยวันหนึ่ง ${day}`,
      ),
    ]),
  ];
}

function atMoreChurn({ f, r, forecast: { ramp } }: Plan): string[] {
  const { say } = f;
  if (ramp?.atMoreChurn === undefined || ramp.churn === undefined) return [];
  const last = ramp.values.at(-1) ?? 0;
  const margin = ramp.churnMargin ?? 0;
  const [lost, rate] = [f.number(last - ramp.atMoreChurn), f.number(ramp.churn + margin)];
  const [end, planned] = [f.number(ramp.atMoreChurn), f.number(last)];
  const points = margin === 1 ? 'one point' : `${f.word(margin)} points`;
  return [
    r.voice.one('takeaway-churn', [
      say(
        `${f.sentence(points)} of churn cost${margin === 1 ? 's' : ''} ${lost}: at ${rate}% the same plan ends at ${end}, not ${planned}.`,
        `การสูญเสียเพิ่ม ${margin} จุดทำให้หายไป ${lost}: ที่ ${rate}% แผนเดียวกันจบที่ ${end} ไม่ใช่ ${planned}`,
      ),
      say(
        `Watch churn before reach: ${points} higher, at ${rate}%, means ${end} instead of ${planned}, ${lost} fewer.`,
        `อัตราเลิกสำคัญกว่ายอดคนเห็น: ถ้าเพิ่ม ${margin} จุดเป็น ${rate}% จะเหลือ ${end} แทน ${planned} ต่างกัน ${lost}`,
      ),
      say(
        `Keep those we win: if ${rate}% leave each month, ${points} more than planned, ${planned} becomes ${end}, a loss of ${lost}.`,
        `รักษาคนที่ได้มา: หากเสียเดือนละ ${rate}% มากขึ้น ${margin} จุด ยอด ${planned} จะเป็น ${end} หายไป ${lost}`,
      ),
    ]),
  ];
}

function supplyFirst({ f, r, forecast: { supply } }: Plan): string[] {
  const { say } = f;
  if (!supply) return [];
  const [later, now] = [`${f.number(supply.later)} ${supply.unit}`, `${f.number(supply.now)} ${supply.unit}`];
  return [
    r.voice.one('takeaway-supply', [
      say(
        `Supply must grow first: ${later} a month at the goal, against ${now} today.`,
        `ของต้องพอก่อน: เดือนละ ${later} เมื่อถึงเป้า วันนี้ ${now}`,
      ),
      say(
        `Stock sets the pace: the goal needs ${later} monthly; at present it is ${now}.`,
        `สต็อกเป็นตัวกำหนด: ถึงเป้าใช้ ${later} ต่อเดือน ตอนนี้ ${now}`,
      ),
      say(
        `Secure stock before selling more: from ${now} to ${later} each month.`,
        `เตรียมของก่อนเร่งขาย: จาก ${now} เป็น ${later} ทุกเดือน`,
      ),
    ]),
  ];
}

/** What one may cost. */
function limit({ f, r, forecast }: Plan): string[] {
  const { say } = f;
  const { voice } = r;
  const { ceiling, firstOrder, monthlyPayment } = forecast;
  if (!ceiling) return [];
  const sum = f.money(ceiling.value, ceiling.currency);
  const metric = bareMetric(ceiling.goal.metric);
  const one = clip(singular(metric), 30);
  const each = say(metric === '' ? 'each' : `one ${one}`, countedIn(ceiling.goal) || 'ราย');
  const per = metric === '' ? 'for each' : `per ${one}`;
  const order = firstOrder === undefined ? '' : f.money(firstOrder, r.price.currency);
  const payment = monthlyPayment === undefined ? '' : f.money(monthlyPayment, r.price.currency);
  const beside = voice.one('takeaway-limit-beside', [
    say(
      order === '' ? '' : `, against a first order of at least ${order}`,
      payment === '' ? '' : ` ขณะที่ลูกค้าผ่อนเดือนละ ${payment}`,
    ),
    say(
      order === '' ? '' : `; first orders begin at ${order}`,
      payment === '' ? '' : ` เทียบกับค่างวด ${payment} ต่อเดือน`,
    ),
    say(
      order === '' ? '' : `, while a new buyer spends ${order} or more`,
      payment === '' ? '' : ` ส่วนค่างวดของลูกค้าคือ ${payment}`,
    ),
  ]);
  return [
    voice.one('takeaway-limit', [
      say(
        `The limit: ${sum} of media for ${each}${beside}.`,
        `รู้เพดานแล้ว: ค่าสื่อไม่เกิน ${sum}ต่อ${each}${beside}`,
      ),
      say(`We stop spending above ${sum} ${per}${beside}.`, `หยุดจ่ายเมื่อเกิน${each}ละ ${sum}${beside}`),
      say(`Media may cost up to ${sum} ${per}${beside}.`, `ค่าสื่อที่รับได้: หนึ่ง${each}จ่ายได้ถึง ${sum}${beside}`),
      say(
        `The rule for every advert: no more than ${sum} ${per}${beside}.`,
        `กติกาของทุกชิ้นงาน: ใช้เงินต่อ${each}ไม่เกิน ${sum}${beside}`,
      ),
    ]),
  ];
}

/** A point that nobody holds. */
function unclaimed(plan: Plan, { topic: { label }, words }: Plan['sweet'][number]): string {
  const { say } = plan.f;
  const [ours, others] = [say(lowerFirst(clip(words, 44)), clip(words, 44)), lead(plan)];
  return plan.r.voice.one('takeaway-unclaimed', [
    say(`${label.en}, still unclaimed: ${ours}. ${others}.`, `เรื่อง${label.th}ยังว่าง: ${ours} ส่วน ${others}`),
    say(
      `We can stand for ${label.en.toLowerCase()}: ${ours}. ${others}.`,
      `เราชู${label.th}ได้: ${ours} ขณะที่ ${others}`,
    ),
    say(
      `Our opening is ${label.en.toLowerCase()}: ${ours}. ${others}.`,
      `โอกาสของเราคือ${label.th}: ${ours} แต่ ${others}`,
    ),
  ]);
}

/** What the strongest rival is known for. */
function lead({ f, rivals }: Plan): string {
  const known = rivals.find(({ strengths }) => strengths.length > 0);
  return known === undefined
    ? f.say('No rival we know leads on it', 'ยังไม่พบคู่แข่งที่เด่นเรื่องนี้')
    : f.say(
        `${clip(known.name, 30)} leads elsewhere: ${lowerFirst(clip(known.strengths[0] ?? '', 36))}`,
        `${clip(known.name, 30)} เด่นเรื่องอื่น: ${clip(known.strengths[0] ?? '', 36)}`,
      );
}

function firstMonth({ f, r }: Plan): string {
  const { say } = f;
  const { learn } = r.trade;
  return r.voice.one('takeaway-learn', [
    say(`The first month tells: ${learn.en}.`, `เดือนแรกจะบอกเรา: ${learn.th}`),
    say(`To learn in our first month: ${learn.en}.`, `สิ่งที่ต้องรู้ในเดือนแรก: ${learn.th}`),
    say(`Known once a month has passed: ${learn.en}.`, `จบเดือนแรกต้องตอบได้: ${learn.th}`),
  ]);
}

function noSum({ f, r }: Plan): string {
  const { say } = f;
  const [en, th] = [
    clip(r.answers.marketingMediaBudget || 'not answered', 40),
    clip(r.answers.marketingMediaBudget || 'ยังไม่ได้ตอบ', 40),
  ];
  return r.voice.one('takeaway-no-sum', [
    say(
      `Budget: “${en}” names no sum, so shares stand for amounts.`,
      `งบ: “${th}” ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน`,
    ),
    say(
      `Money to agree: “${en}” is no figure yet, so we plan in shares.`,
      `งบรอตกลง: “${th}” แผนนี้เขียนเป็นสัดส่วน`,
    ),
    say(
      `On budget the answer is “${en}”: we split it in percent.`,
      `คำตอบเรื่องงบคือ “${th}” เราใช้ร้อยละแทนจำนวนเงิน`,
    ),
  ]);
}

/** Where the trade loses people. */
function leak({ f, r }: Plan): string {
  const { say } = f;
  const lost = r.trade.leak;
  return r.voice.one('takeaway-leak', [
    say(`To watch from day one: ${lost.en}.`, `จับตาตั้งแต่วันแรก: ${lost.th}`),
    say(`Where people slip away: ${lost.en}.`, `จุดที่คนหลุดไป: ${lost.th}`),
    say(`An early sign of trouble: ${lost.en}.`, `สัญญาณที่ต้องรีบดู: ${lost.th}`),
    say(`What costs us customers: ${lost.en}.`, `สิ่งที่ทำให้เสียลูกค้า: ${lost.th}`),
  ]);
}

function shown({ f, r, hero }: Plan): string {
  const { say } = f;
  const [first, { show }] = [clip(hero, 40), r.trade];
  return r.voice.one('takeaway-show', [
    say(`First ${first}: ${lowerStart(show.en)}.`, `เริ่มที่ ${first}: ${show.th}`),
    say(`To film with ${first}: ${lowerStart(show.en)}.`, `ถ่ายให้เห็น ${first}: ${show.th}`),
    say(`How to present ${first}: ${lowerStart(show.en)}.`, `วิธีนำเสนอ ${first}: ${show.th}`),
  ]);
}
