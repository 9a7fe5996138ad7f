/** Page 19, its list: what the plan is good for, in figures where there are some. */
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure } from '../plan/targets.ts';
import { clip, isMostlyThai, lowerFirst } from '../text.ts';

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
        say(`${more} more ${cost.per}s from the same ${sum}`, `${cost.per}เพิ่ม ${more} จากงบเดิม ${sum}`),
        say(`${more} more for ${sum}, counted in ${cost.per}s`, `${sum} เท่าเดิม ได้${cost.per}เพิ่ม ${more}`),
        say(`${more} more ${cost.per}s, and still ${sum}`, `เพิ่ม ${more} โดยใช้ ${sum} เหมือนเดิม`),
      ]),
    );
  }
  if (supply?.worthThen !== undefined && supply.worthNow !== undefined) {
    const [then, now] = [f.money(supply.worthThen, supply.currency), f.number(supply.worthNow)];
    list.push(
      voice.one('benefit-worth', [
        say(`${then} a month at list price, from ${now} today`, `${then}ต่อเดือนที่ราคาตั้งต้น จาก ${now} วันนี้`),
        say(`${then} monthly, by the listed price; now ${now}`, `${then} ทุกเดือนตามราคาป้าย ปัจจุบัน ${now}`),
        say(`${then} each month before discounts (${now} so far)`, `${then} รายเดือนก่อนส่วนลด เดิม ${now}`),
      ]),
    );
  }
  if (ramp?.goal.kind === 'ramp' && ramp.goal.unit === '') {
    const [count, metric] = [f.number(ramp.goal.to ?? 0), bareMetric(ramp.goal.metric)];
    list.push(
      voice.one('benefit-own-list', [
        say(`${count} ${metric} on our own list`, `${metric} ${count} รายในรายชื่อของเราเอง`),
        say(`${count} ${metric} in our own books`, `${metric} ${count} รายในทะเบียนของเรา`),
        say(`${count} ${metric}, each with a name`, `${metric} ${count} รายที่รู้ชื่อทุกราย`),
      ]),
    );
  }
  const goal = r.goals.find(({ kind }) => kind === 'count' || kind === 'change' || kind === 'floor');
  if (goal) {
    const aim = figure(f, goal);
    const what = isMostlyThai(goal.metric) ? `${clip(goal.metric, 40)} ` : '';
    list.push(
      voice.one('benefit-goal', [
        say(`${aim}, confirmed ones alone`, `${what}${aim} นับเมื่อยืนยันแล้ว`),
        say(`${aim}, each of them checked`, `${what}${aim} ตรวจครบทุกรายการ`),
        say(`${aim}: real ones, not clicks`, `${what}${aim} ของจริง ไม่ใช่แค่คลิก`),
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
        say(`${most} apiece, or we stop`, `คุมไว้ที่ ${most} เมื่อได้หนึ่ง${each}`),
        say(`${most}: a price known ahead`, `รู้ราคาต่อ${each}ล่วงหน้า: ${most}`),
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
        say(`A name for ${label.en.toLowerCase()}: ${words}`, `ให้คนจำเราที่${label.th}: ${words}`),
      ]),
    );
  }
  if (list.length < 3 && r.experience === 'no')
    list.push(
      voice.one('benefit-doubt', [
        say(`“${doubt.en}” answered in every advert`, `ทุกชิ้นงานตอบ “${doubt.th}”`),
        say(`No more guessing at “${doubt.en}”`, `ไม่ต้องเดาอีกว่า “${doubt.th}”`),
        say(`People hear our reply to “${doubt.en}”`, `คนได้ฟังเราตอบ “${doubt.th}”`),
      ]),
    );
  if (list.length < 3)
    list.push(
      voice.one('benefit-leak', [
        say(`Fewer ${leak.en}`, `ลด${leak.th}`),
        say(`Less lost to ${leak.en}`, `เสียน้อยลงกับ${leak.th}`),
        say(`A remedy for ${leak.en}`, `มีทางแก้ให้${leak.th}`),
        say(`An end to ${leak.en}`, `หยุด${leak.th}`),
      ]),
    );
  if (list.length < 3)
    list.push(
      voice.one('benefit-end', [
        say(`A clear end: ${f.date(time.end)}`, `มีวันจบชัดเจน: ${f.date(time.end)}`),
        say(`Results on the table by ${f.date(time.end)}`, `ได้ดูผลกัน ${f.date(time.end)}`),
        say(`Nothing runs past ${f.date(time.end)}`, `ไม่ลากเกิน ${f.date(time.end)}`),
      ]),
    );
  return list.slice(0, 3);
}
