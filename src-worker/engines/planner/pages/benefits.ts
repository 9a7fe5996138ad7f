/** Page 19, its list: what the plan is good for, in figures where there are some. */
import type { Plan } from '../plan/index.ts';
import { gapAfter, lowerFirst } from '../text.ts';
import { goalPhrase, spoken } from './reckoned/figures.ts';
import { pointsOf, roomOf } from './reckoned/story.ts';

const MOST = 3;
/** Words of the client stand whole or not at all. */
const LONGEST = 60;

export function benefits(plan: Plan): string[] {
  const { f, say, reckoning, sweet, time } = plan;
  const { verdict } = say;
  const goal = goalPhrase(plan);
  const risk = reckoning.gate?.limit ?? reckoning.first?.limit;
  const room = roomOf(plan);
  const pays = pointsOf(plan).find(({ text }) => PAYS.test(text));
  const list = [
    ...fromForecast(plan),
    ...(goal === '' ? [] : [verdict.benefitGoal({ goal, end: f.date(time.end) })]),
    ...(pays ? [f.sentence(pays.text.slice(pays.text.indexOf(': ') + 2).replace(/[.]$/u, ''))] : []),
    ...(risk ? [verdict.benefitRisk({ limit: spoken(f, risk) })] : []),
    ...(room?.room && !(room.beyond && room.beyond.value > 0)
      ? [verdict.benefitRoom({ room: spoken(f, room.room) })]
      : []),
    ...sweet
      .filter(({ words }) => words.length <= LONGEST)
      .map(({ topic: { label }, words }) =>
        f.say(`${label.en} shown, not claimed: ${lowerFirst(words)}`, `เห็นชัดเรื่อง${label.th}: ${words}`),
      ),
    f.say(`A clear end: ${f.date(time.end)}`, `มีวันจบชัดเจน: ${f.date(time.end)}`),
  ];
  return list.slice(0, MOST);
}

/** The leads of points that say what the plan brings. */
const PAYS = /^(?:What it pays|คุ้มไหม)/u;

/** What a lower cost and a larger supply bring, where the plan aims at them. */
function fromForecast({ f, forecast: { cost, supply }, budget }: Plan): string[] {
  const { say } = f;
  const list: string[] = [];
  if (
    cost?.resultsNow !== undefined &&
    cost.resultsTarget !== undefined &&
    cost.resultsTarget > cost.resultsNow
  ) {
    const more = `${Math.round((cost.resultsTarget / cost.resultsNow - 1) * 100)}%`;
    const sum = f.money(budget.total ?? 0, budget.currency);
    list.push(
      say(
        `${more} more ${cost.per}s from the same ${sum}`,
        `${cost.per}${gapAfter(cost.per)}เพิ่ม ${more} จากงบเดิม ${sum}`,
      ),
    );
  }
  if (supply?.worthThen !== undefined && supply.worthNow !== undefined) {
    const [then, now] = [f.money(supply.worthThen, supply.currency), f.number(supply.worthNow)];
    list.push(
      say(`${then} a month at list price, from ${now} today`, `${then}ต่อเดือนที่ราคาตั้งต้น จาก ${now} วันนี้`),
    );
  }
  return list;
}
