/** Page 19, its list: what the plan is good for, in figures where there are some. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure } from '../plan/targets.ts';
import { clip, gapAfter, lowerFirst, thaiGap } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';

export function benefits(plan: Plan): string[] {
  const { f, r, forecast, budget, sweet, time } = plan;
  const { say } = f;
  const { voice } = r;
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
      voice.one('benefit-more', [
        say(
          `${more} more ${cost.per}s from the same ${sum}`,
          `${cost.per}${gapAfter(cost.per)}เพิ่ม ${more} จากงบเดิม ${sum}`,
        ),
        say(
          `${more} more ${cost.per}s without raising ${sum}`,
          `${sum} เท่าเดิม ได้${thaiGap(cost.per)}${cost.per}${gapAfter(cost.per)}เพิ่ม ${more}`,
        ),
        say(
          `${more} more ${cost.per}s, with the budget still ${sum}`,
          `เพิ่ม${thaiGap(cost.per)}${cost.per} ${more} โดยใช้ ${sum} เหมือนเดิม`,
        ),
      ]),
    );
  }
  if (supply?.worthThen !== undefined && supply.worthNow !== undefined) {
    const [then, now] = [f.money(supply.worthThen, supply.currency), f.number(supply.worthNow)];
    list.push(
      voice.one('benefit-worth', [
        say(`${then} a month at list price, from ${now} today`, `${then}ต่อเดือนที่ราคาตั้งต้น จาก ${now} วันนี้`),
        say(`${then} monthly, counted at list price; now ${now}`, `${then} ทุกเดือนตามราคาเริ่มต้น ปัจจุบัน ${now}`),
        say(`${then} each month before discounts (today ${now})`, `${then} รายเดือนก่อนส่วนลด เดิม ${now}`),
      ]),
    );
  }
  if (ramp?.goal.kind === 'ramp' && ramp.goal.unit === '' && ramp.goal.per === undefined) {
    const [count, metric] = [f.number(ramp.goal.to ?? 0), bareMetric(ramp.goal.metric)];
    list.push(
      voice.one('benefit-own-list', [
        say(`${count} ${metric} on our own list`, `${metric} ${count} รายในรายชื่อของเราเอง`),
        say(`${count} ${metric} in our customer records`, `${metric} ${count} รายในฐานข้อมูลลูกค้า`),
        say(`${count} ${metric} we can contact directly`, `${metric} ${count} รายที่ติดต่อได้โดยตรง`),
      ]),
    );
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
        ? voice.one('benefit-goal', [
            say(`${aim}, counted once confirmed`, `${what}${aim} นับเมื่อยืนยันแล้ว`),
            say(`${aim}, each of them checked`, `${what}${aim} ตรวจครบทุกรายการ`),
            say(`${aim}: real ones, not clicks`, `${what}${aim} ของจริง ไม่ใช่แค่คลิก`),
          ])
        : voice.one('benefit-goal-rate', [
            say(`${aim}, counted the same way all along`, `${what}${aim} นับด้วยวิธีเดียวกันตลอด`),
            say(`${aim}, read from your own records`, `${what}${aim} ดูจากตัวเลขของธุรกิจเอง`),
            say(`${aim}, reported month by month`, `${what}${aim} รายงานทุกเดือน`),
          ]),
    );
  }
  if (ceiling) {
    const most = f.money(ceiling.value, ceiling.currency);
    const each = countedIn(ceiling.goal) || 'ราย';
    list.push(
      voice.one('benefit-most', [
        say(`${most}: the most one may cost`, `ค่าสื่อไม่เกิน ${most}ต่อ${each}`),
        say(`${most} as a ceiling for each`, `${each}ละ ${most} เป็นเพดาน`),
        say(`${most} apiece, or the advert stops`, `คุมค่าสื่อของหนึ่ง${each}ไว้ที่ ${most}`),
        say(`${most}: a limit agreed in advance`, `ตกลงเพดานต่อ${each}ล่วงหน้า: ${most}`),
      ]),
    );
  }
  const [spot] = sweet;
  if (list.length < 3 && spot) {
    const { label } = spot.topic;
    const words = say(lowerFirst(clip(spot.words, 40)), clip(spot.words, 40));
    list.push(
      voice.one('benefit-shown', [
        say(`${label.en} shown, not claimed: ${words}`, `เห็นชัดเรื่อง${label.th}: ${words}`),
        say(`${label.en} that people can check: ${words}`, `${label.th}ที่ตรวจดูได้: ${words}`),
        say(`Known for ${label.en.toLowerCase()}: ${words}`, `ให้คนจำเราที่${label.th}: ${words}`),
      ]),
    );
  }
  if (list.length < 3 && r.experience === 'no')
    list.push(
      voice.one('benefit-doubt', [
        say(`“${doubt.en}” answered in every advert`, `ทุกชิ้นงานตอบ “${doubt.th}”`),
        say(`Fewer people left wondering “${doubt.en}”`, `คนหายสงสัยว่า “${doubt.th}”`),
        say(`People hear our reply to “${doubt.en}”`, `คนได้ฟังคำตอบ “${doubt.th}” จากเรา`),
      ]),
    );
  if (list.length < 3)
    list.push(
      voice.one('benefit-leak', [
        say(`Fewer ${leak.en}`, `ลด${leak.th}`),
        say(`Less lost to ${leak.en}`, `เสียโอกาสน้อยลงจาก${leak.th}`),
        say(`A plan against ${leak.en}`, `มีแผนรับมือ${leak.th}`),
      ]),
    );
  if (list.length < 3)
    list.push(
      voice.one('benefit-end', [
        say(`A clear end: ${f.date(time.end)}`, `มีวันจบชัดเจน: ${f.date(time.end)}`),
        say(`Results on the table by ${f.date(time.end)}`, `ได้ดูผลกัน ${f.date(time.end)}`),
        say(`Media ends on ${f.date(time.end)}, with a report`, `จบสื่อพร้อมรายงาน ${f.date(time.end)}`),
      ]),
    );
  return list.slice(0, 3);
}
