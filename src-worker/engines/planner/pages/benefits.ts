/** Page 19, its list: what the plan is good for, in figures where there are some. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure } from '../plan/targets.ts';
import { clip, gapAfter, lowerFirst } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';

export function benefits(plan: Plan): string[] {
  const { f, r, forecast, budget, sweet, time } = plan;
  const { say } = f;
  const { doubt, leak } = r.trade;
  const list: string[] = [];
  const { cost, ramp, supply, ceiling } = forecast;
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
  if (ramp?.goal.kind === 'ramp' && ramp.goal.unit === '' && ramp.goal.per === undefined) {
    const [count, metric] = [f.number(ramp.goal.to ?? 0), bareMetric(ramp.goal.metric)];
    list.push(say(`${count} ${metric} on our own list`, `${metric} ${count} รายในรายชื่อของเราเอง`));
  }
  const goal = r.goals.find(
    ({ kind, per }) =>
      kind === 'count' || kind === 'change' || kind === 'floor' || (kind === 'ramp' && per !== undefined),
  );
  if (goal) {
    const aim = figure(f, goal);
    const what = isMostlyThai(goal.metric) ? `${clip(goal.metric, 40)} ` : '';
    list.push(
      goal.kind === 'count'
        ? say(`${aim}, counted once confirmed`, `${what}${aim} นับเมื่อยืนยันแล้ว`)
        : say(`${aim}, counted the same way all along`, `${what}${aim} นับด้วยวิธีเดียวกันตลอด`),
    );
  }
  if (ceiling) {
    const most = f.money(ceiling.value, ceiling.currency);
    const each = countedIn(ceiling.goal) || 'ราย';
    list.push(say(`${most}: the most one may cost`, `ค่าสื่อไม่เกิน ${most}ต่อ${each}`));
  }
  const [spot] = sweet;
  if (list.length < 3 && spot) {
    const { label } = spot.topic;
    const words = say(lowerFirst(clip(spot.words, 40)), clip(spot.words, 40));
    list.push(say(`${label.en} shown, not claimed: ${words}`, `เห็นชัดเรื่อง${label.th}: ${words}`));
  }
  if (list.length < 3 && r.experience === 'no')
    list.push(say(`“${doubt.en}” answered in every advert`, `ทุกชิ้นงานตอบ “${doubt.th}”`));
  if (list.length < 3) list.push(say(`Fewer ${leak.en}`, `ลด${leak.th}`));
  if (list.length < 3) list.push(say(`A clear end: ${f.date(time.end)}`, `มีวันจบชัดเจน: ${f.date(time.end)}`));
  return list.slice(0, 3);
}
