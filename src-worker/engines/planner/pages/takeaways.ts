/** Page 12, its list: a bold lead, a colon, the reason. */
import type { Plan } from '../plan/index.ts';
import { lowerFirst, lowerStart, stop } from '../text.ts';
import { whole } from '../plan/whole.ts';
import { rivalName } from './rival-names.ts';
import { pointsOf } from './reckoned/story.ts';

/** Characters of a quotation and of a phrase in a point. */
const [QUOTE, PHRASE] = [90, 60];

export function takeaways(plan: Plan): string[] {
  const { f, r, forecast, rivals, remedies, sweet, budget } = plan;
  const { say } = f;
  const list = [
    ...adsAndOwn(plan),
    ...atMoreChurn(plan),
    ...supplyFirst(plan),
    ...pointsOf(plan)
      .slice(forecast.ramp?.needed === undefined ? 1 : 0)
      .map(({ text }) => text),
  ].slice(0, 4);
  /** Remedies that a point of the list already tells. */
  const told: ReadonlySet<string> = new Set([
    ...(forecast.cost === undefined ? [] : ['likes', 'cost']),
    ...(forecast.supply ? ['stock'] : []),
    ...(needsReturns(plan) ? ['repeat'] : []),
  ]);
  const named = ({ remedy, because }: Plan['remedies'][number]): string =>
    say(`${remedy.title.en}: ${stop(lowerFirst(because))}`, `${remedy.title.th}: ${because}`);
  const quotable = remedies.filter(({ because }) => whole(because, QUOTE) !== '');
  const top =
    list.length >= 3 ? undefined : quotable.find(({ remedy }) => list.length === 0 || !told.has(remedy.id));
  const add = (...points: readonly string[]): void => {
    if (list.length < 3) list.push(...points);
  };
  if (top) add(named(top));
  if (sweet[0] && whole(sweet[0].words, PHRASE) !== '' && rivals.some(({ unknown }) => !unknown))
    add(unclaimed(plan, sweet[0]));
  if (!budget.known) add(noSum(plan));
  const second = quotable.find(
    ({ remedy }) => remedy !== top?.remedy && !['likes', 'cost', 'repeat', 'stock'].includes(remedy.id),
  );
  if (second) add(named(second));
  const promise = whole(r.answers.keyMessage, QUOTE);
  if (list.length < 3 && promise !== '') list.push(say(`The promise: “${promise}”.`, `คำสัญญา: “${promise}”`));
  if (list.length < 3) list.push(shown(plan));
  return list.slice(0, 4);
}

const needsReturns = ({ forecast: { ramp, cost } }: Plan): boolean =>
  ramp?.needed !== undefined && cost?.resultsTarget !== undefined && ramp.takeUp !== undefined;

/** How far adverts reach, and who brings the rest. */
function adsAndOwn(plan: Plan): string[] {
  const { f, forecast } = plan;
  const { say } = f;
  const { ramp, cost } = forecast;
  if (ramp?.needed === undefined || cost?.resultsTarget === undefined || ramp.takeUp === undefined) return [];
  const share = Math.round((ramp.needed / cost.resultsTarget) * 100);
  const [buyers, back] = [f.number(cost.resultsTarget), f.number(ramp.takeUp)];
  const [month, day] = [f.number(ramp.gainOwn ?? 0), f.number((ramp.gainOwn ?? 0) / 30, 1)];
  return [
    say(
      `Ads alone cannot do it: ${share}% of all ${buyers} buyers would have to stay, and ${back}% come back today.`,
      `โฆษณาอย่างเดียวไม่พอ: ต้องให้ ${share}% ของผู้ซื้อ ${buyers} รายอยู่ต่อ แต่วันนี้กลับมาเพียง ${back}%`,
    ),
    say(
      `Own channels close the gap: ${month} a month, ${day} a day, from people who know us.`,
      `ช่องทางของเราปิดช่องว่าง: เดือนละ ${month} ราย วันละ ${day} จากคนที่รู้จักเราแล้ว`,
    ),
  ];
}

function atMoreChurn({ f, forecast: { ramp } }: Plan): string[] {
  const { say } = f;
  if (ramp?.atMoreChurn === undefined || ramp.churn === undefined) return [];
  const last = ramp.values.at(-1) ?? 0;
  const margin = ramp.churnMargin ?? 0;
  const [lost, rate] = [f.number(last - ramp.atMoreChurn), f.number(ramp.churn + margin)];
  const [end, planned] = [f.number(ramp.atMoreChurn), f.number(last)];
  const points = margin === 1 ? 'one point' : `${f.word(margin)} points`;
  return [
    say(
      `${f.sentence(points)} of churn cost${margin === 1 ? 's' : ''} ${lost}: at ${rate}% the same plan ends at ${end}, not ${planned}.`,
      `การสูญเสียเพิ่ม ${margin} จุดทำให้หายไป ${lost}: ที่ ${rate}% แผนเดียวกันจบที่ ${end} ไม่ใช่ ${planned}`,
    ),
  ];
}

function supplyFirst({ f, forecast: { supply } }: Plan): string[] {
  const { say } = f;
  if (!supply) return [];
  const [later, now] = [`${f.number(supply.later)} ${supply.unit}`, `${f.number(supply.now)} ${supply.unit}`];
  return [
    say(
      `Supply must grow first: ${later} a month at the goal, against ${now} today.`,
      `ของต้องพอก่อน: เดือนละ ${later} เมื่อถึงเป้า วันนี้ ${now}`,
    ),
  ];
}

/** A point that nobody holds. */
function unclaimed(plan: Plan, { topic: { label }, words }: Plan['sweet'][number]): string {
  const { say } = plan.f;
  const [ours, others] = [say(lowerFirst(words), words), lead(plan)];
  return say(
    `${label.en}, still unclaimed: ${ours}. ${others}.`,
    `เรื่อง${label.th}ยังว่าง: ${ours} ส่วน ${others}`,
  );
}

/** What the strongest rival is known for. */
function lead(plan: Plan): string {
  const { f, rivals } = plan;
  const known = rivals.flatMap((rival) =>
    rival.strengths.flatMap((each) =>
      whole(each, PHRASE) === '' ? [] : [{ name: rivalName(plan, rival), strength: whole(each, PHRASE) }],
    ),
  )[0];
  return known === undefined
    ? f.say('No rival we know leads on it', 'ยังไม่พบคู่แข่งที่เด่นเรื่องนี้')
    : f.say(
        `${known.name} leads elsewhere: ${lowerFirst(known.strength)}`,
        `${known.name} เด่นเรื่องอื่น: ${known.strength}`,
      );
}

function noSum({ f, r }: Plan): string {
  const { say } = f;
  const told = whole(r.answers.marketingMediaBudget, QUOTE);
  return told === ''
    ? say('Budget: no sum is named yet, so shares stand for amounts.', 'งบ: ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน')
    : say(
        `Budget: “${told}” names no sum, so shares stand for amounts.`,
        `งบ: “${told}” ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน`,
      );
}

function shown({ f, r, hero }: Plan): string {
  const { say } = f;
  const [first, { show }] = [hero, r.trade];
  return say(`First ${first}: ${lowerStart(show.en)}.`, `เริ่มที่ ${first}: ${show.th}`);
}
