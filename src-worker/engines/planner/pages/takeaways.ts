/** Page 12, its list: a bold lead, a colon, the reason. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, singular } from '../plan/targets.ts';
import { clip, lowerFirst, lowerStart, stop, thaiGap } from '../text.ts';

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
        `Media is not enough: out of ${buyers} buyers ${share}% must remain; at present ${back}% return.`,
        `ซื้อสื่อเพิ่มไม่ช่วยพอ: ผู้ซื้อ ${buyers} รายต้องอยู่ถึง ${share}% ทุกวันนี้ ${back}%`,
      ),
      say(
        `The goal hangs on returns: ${back}% now, where ${share}% of ${buyers} buyers are needed.`,
        `เป้าหมายอยู่ที่การกลับมา: ตอนนี้ ${back}% ขณะที่ต้องได้ ${share}% จากผู้ซื้อ ${buyers} ราย`,
      ),
    ]),
    r.voice.one('takeaway-own', [
      say(
        `Own channels close the gap: ${month} a month, ${day} a day, from people who know us.`,
        `ช่องทางของเราปิดช่องว่าง: เดือนละ ${month} ราย วันละ ${day} จากคนที่รู้จักเราแล้ว`,
      ),
      say(
        `The rest is asked, not bought: ${month} every month, ${day} daily, among buyers we have.`,
        `ที่เหลือได้จากการชวน: ${month} รายต่อเดือน หรือ ${day} ต่อวัน จากลูกค้าในมือ`,
      ),
      say(
        `Known names fill the gap: per month ${month}, per day ${day}, through our own channels.`,
        `คนที่มีอยู่เติมส่วนที่ขาด: ทุกเดือน ${month} ราย ทุกวัน ${day} ผ่านช่องทางของเราเอง`,
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
        `Churn weighs more than reach: ${points} higher, at ${rate}%, means ${end} instead of ${planned}, ${lost} fewer.`,
        `คนที่เลิกมีผลกว่าคนที่เห็น: ถ้าเพิ่ม ${margin} จุดเป็น ${rate}% จะเหลือ ${end} แทน ${planned} ต่างกัน ${lost}`,
      ),
      say(
        `Keep those we win: ${rate}% lost a month, ${points} more, turns ${planned} into ${end} and takes ${lost}.`,
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
        `Stock sets the pace: the goal takes ${later} monthly; ${now} at present.`,
        `สต็อกเป็นตัวกำหนด: ถึงเป้าใช้ ${later} ต่อเดือน ตอนนี้ ${now}`,
      ),
      say(
        `Have it before we sell it: from ${now} to ${later} each month.`,
        `มีของแล้วค่อยขาย: จาก ${now} ไปเป็น ${later} ทุกเดือน`,
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
  const each = say(
    metric === '' ? 'each' : `one ${clip(singular(metric), 30)}`,
    countedIn(ceiling.goal) || 'ราย',
  );
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
      order === '' ? '' : `, while to start a buyer spends ${order} or more`,
      payment === '' ? '' : ` ส่วนค่างวดของลูกค้าคือ ${payment}`,
    ),
  ]);
  return [
    voice.one('takeaway-limit', [
      say(
        `The limit: ${sum} of media for ${each}${beside}.`,
        `รู้เพดานแล้ว: ค่าสื่อไม่เกิน ${sum}ต่อ${each}${beside}`,
      ),
      say(`Where spending stops: ${each} at ${sum}${beside}.`, `จุดที่หยุดจ่าย: ${each}ละ ${sum}${beside}`),
      say(`What media may take: up to ${sum}, ${each}${beside}.`, `ใช้สื่อได้เท่านี้: หนึ่ง${each}ที่ ${sum}${beside}`),
      say(
        `A line for every advert: ${each} within ${sum}${beside}.`,
        `เส้นเดียวของทุกชิ้นงาน: ${sum} เมื่อได้หนึ่ง${each}${beside}`,
      ),
    ]),
  ];
}

/** A point that nobody holds. */
function unclaimed(plan: Plan, { topic: { label }, words }: Plan['sweet'][number]): string {
  const { say } = plan.f;
  const [ours, others] = [say(lowerFirst(clip(words, 44)), clip(words, 44)), lead(plan)];
  return plan.r.voice.one('takeaway-unclaimed', [
    say(`${label.en}, still unclaimed: ${ours}; ${others}.`, `เรื่อง${label.th}ยังว่าง: ${ours} ขณะที่${others}`),
    say(
      `Free to take, ${label.en.toLowerCase()}: ${ours}. Elsewhere, ${others}.`,
      `ยังไม่มีใครชู${label.th}: ${ours} ส่วน${others}`,
    ),
    say(
      `Our opening is ${label.en.toLowerCase()}: ${ours}, while ${others}.`,
      `ช่องของเราคือ${label.th}: ${ours} ด้าน${others}`,
    ),
    say(
      `No rival speaks of ${label.en.toLowerCase()}: ${ours}; by contrast ${others}.`,
      `คู่แข่งไม่พูดถึง${label.th}: ${ours} ในเมื่อ${others}`,
    ),
  ]);
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

function firstMonth({ f, r }: Plan): string {
  const { say } = f;
  const { learn } = r.trade;
  return r.voice.one('takeaway-learn', [
    say(`The first month tells: ${learn.en}.`, `เดือนแรกจะบอกเรา: ${learn.th}`),
    say(`To learn in our first month: ${learn.en}.`, `สิ่งที่ต้องรู้ในเดือนแรก: ${learn.th}`),
    say(`Open until a first month is over: ${learn.en}.`, `จบเดือนแรกต้องตอบได้: ${learn.th}`),
    say(`A first month’s question: ${learn.en}.`, `คำถามของเดือนแรก: ${learn.th}`),
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
      `เงินรอตกลง: “${th}” แผนนี้จึงเขียนเป็นสัดส่วน`,
    ),
    say(`Without a sum: “${en}”; the split is given as shares.`, `เมื่อไม่มียอด: “${th}” ใช้สัดส่วนแทนจำนวนเงิน`),
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
    say(`Money is lost on this: ${lost.en}.`, `เงินรั่วตรงนี้: ${lost.th}`),
  ]);
}

function shown({ f, r, hero }: Plan): string {
  const { say } = f;
  const [first, { show }] = [clip(hero, 40), r.trade];
  return r.voice.one('takeaway-show', [
    say(`First ${first}: ${lowerStart(show.en)}.`, `เริ่มที่ ${first}: ${show.th}`),
    say(`To film, ${first}: ${lowerStart(show.en)}.`, `ถ่ายให้เห็น ${first}: ${show.th}`),
    say(`Bring on ${first}: ${lowerStart(show.en)}.`, `ยก ${first} ขึ้นก่อน: ${show.th}`),
  ]);
}
