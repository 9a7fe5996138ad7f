/** Page 9, what its table tells: at most two sentences. */
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { clip, lowerFirst, lowerTrait, thaiGap } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { rivalName } from './rival-names.ts';

export function rivalInsights(plan: Plan): string[] {
  const { rivals } = plan;
  const known = rivals.filter(({ unknown }) => !unknown);
  const list: string[] = [];
  const high = rivals.filter(({ overlap }) => overlap === 'high');
  if (high.length > 0 && known.length > 1) list.push(nearest(plan, high));
  if (known.length > 0) list.push(...unclaimed(plan, known));
  if (list.length < 2) list.push(...stronger(plan, known));
  if (rivals.length > known.length) list.push(namesOnly(plan));
  if (rivals.length === 0) list.push(...none(plan));
  if (list.length === 0) list.push(ourAnswerFirst(plan));
  return list.slice(0, 2);
}

/** Same place or channel. */
function nearest(plan: Plan, high: readonly Rival[]): string {
  const { f } = plan;
  const { say } = f;
  const names = f.list(high.slice(0, 2).map((rival) => rivalName(plan, rival)));
  const shared = unique(high.flatMap((rival) => [...rival.places, ...rival.platforms])).slice(0, 2);
  const [meet] = high.length === 1 ? ['meets', 'is'] : ['meet', 'are'];
  const where = say(
    shared.length > 0 ? `: ${f.list(shared)}` : '',
    shared.length > 0 ? `ที่${thaiGap(shared[0] ?? '')}${f.list(shared)}` : '',
  );
  return say(`${names} ${meet} us head-on${where}.`, `${names} ชนกับเราโดยตรง${where}`);
}

/** Our strongest point, which they do not claim. */
function unclaimed(plan: Plan, known: readonly Rival[]): string[] {
  const { f, sweet } = plan;
  const { say } = f;
  const [first] = sweet;
  const [rival] = known;
  if (first === undefined || rival === undefined) return [];
  const { label } = first.topic;
  const name = known.length === 1 ? rivalName(plan, rival) : '';
  const ours = say(lowerFirst(clip(first.words, 50)), `${thaiGap(first.words)}${clip(first.words, 46)}`);
  const they = name === '' ? say('all of them', 'ทุกราย') : say(name, `${name} `);
  return [
    say(
      `${f.sentence(label.en)} ${/[^s]s$/u.test(label.en) ? 'are' : 'is'} unclaimed by ${they}; ours: ${ours}.`,
      `เรื่อง${label.th} ${they}ยังไม่ได้ชู เรามี${ours}`,
    ),
  ];
}

/** Where one is ahead of us. */
function stronger(plan: Plan, known: readonly Rival[]): string[] {
  const { f } = plan;
  const { say } = f;
  const lead = known.flatMap((rival) =>
    rival.versus.filter((row) => row.lead === 'them' && row.us === undefined).map((row) => ({ rival, row })),
  )[0];
  if (lead === undefined) return [];
  const { label } = lead.row.topic;
  const name = rivalName(plan, lead.rival);
  const theirs = say(lowerTrait(clip(lead.row.them, 44)), clip(lead.row.them, 44));
  return [
    say(`${name} leads on ${label.en.toLowerCase()}: ${theirs}.`, `${name} นำเรื่อง${label.th}: ${theirs}`),
  ];
}

function namesOnly(plan: Plan): string {
  const { f, r, rivals } = plan;
  const { say } = f;
  const { doubt } = r.trade;
  const [only] = rivals;
  if (rivals.length === 1 && only !== undefined) {
    const name = rivalName(plan, only);
    return say(
      `${name}: only the name so far. What it does well is asked before launch.`,
      `${name} ตอนนี้รู้แค่ชื่อ จะถามจุดเด่นก่อนเริ่มลงสื่อ`,
    );
  }
  const names = f.list(unknownNames(plan));
  return say(
    `Names only so far: ${names}. Ask each as a customer: “${doubt.en}”`,
    `ตอนนี้รู้แค่ชื่อ: ${names} จะไปถามแบบลูกค้า: “${doubt.th}”`,
  );
}

/** At most three, then how many more. */
function unknownNames(plan: Plan): string[] {
  const names = plan.rivals.filter(({ unknown }) => unknown).map((rival) => rivalName(plan, rival));
  const rest = names.length - 3;
  return rest > 0 ? [...names.slice(0, 3), plan.f.say('others', 'รายอื่น')] : names;
}

/** Nobody was named. */
function none({ f, r, hero }: Plan): string[] {
  const { say } = f;
  const { doubt } = r.trade;
  const [en, th] = [lowerFirst(clip(r.strengths[0] ?? hero, 40)), clip(r.strengths[0] ?? hero, 40)];
  return [
    say(
      `Ask the next customers: where else did you ask “${doubt.en}”`,
      `ถามลูกค้ารายถัดไป: ก่อนหน้านี้ไปถาม “${doubt.th}” ที่ไหนมาบ้าง`,
    ),
    say(`Until then we speak of ${en}, not of others.`, `ระหว่างนี้เราพูดเรื่อง ${th} ไม่พูดถึงรายอื่น`),
  ];
}

function ourAnswerFirst({ f, r }: Plan): string {
  const { say } = f;
  const { doubt } = r.trade;
  return say(`Our answer to “${doubt.en}” comes first.`, `เราชูคำตอบของ “${doubt.th}” ก่อน`);
}
