/** Page 9, what its table tells: at most two sentences. */
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { clip, lowerFirst, thaiGap, unique } from '../text.ts';
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
  const { f, r } = plan;
  const { say } = f;
  const names = f.list(high.slice(0, 2).map((rival) => rivalName(plan, rival)));
  const shared = unique(high.flatMap((rival) => [...rival.places, ...rival.platforms])).slice(0, 2);
  const [meet, cross] = high.length === 1 ? ['meets', 'crosses'] : ['meet', 'cross'];
  const where = say(
    shared.length > 0 ? `: ${f.list(shared)}` : '',
    shared.length > 0 ? `ที่${thaiGap(shared[0] ?? '')}${f.list(shared)}` : '',
  );
  return r.voice.one('rivals-nearest', [
    say(`${names} ${meet} us head-on${where}.`, `${names} ชนกับเราโดยตรง${where}`),
    say(`Nearest to us: ${names}${where.replace(': ', ', by ')}.`, `ใกล้เราที่สุดคือ ${names} ${where}`.trim()),
    say(`${names} ${cross} our path${where}.`, `${names} เดินทางเดียวกับเรา${where}`),
    say(`Buyers see us beside ${names}${where}.`, `ลูกค้าเห็นเราคู่กับ ${names} ${where}`.trim()),
  ]);
}

/** Our strongest point, which they do not claim. */
function unclaimed(plan: Plan, known: readonly Rival[]): string[] {
  const { f, r, sweet } = plan;
  const { say } = f;
  const [first] = sweet;
  const [rival] = known;
  if (first === undefined || rival === undefined) return [];
  const { label } = first.topic;
  const name = known.length === 1 ? rivalName(plan, rival) : '';
  const ours = say(lowerFirst(clip(first.words, 50)), `${thaiGap(first.words)}${clip(first.words, 46)}`);
  const they = name || say('all of them', 'ทุกราย');
  return [
    r.voice.one('rivals-unclaimed', [
      say(
        `${f.sentence(label.en)} ${/[^s]s$/u.test(label.en) ? 'are' : 'is'} unclaimed by ${they}; ours: ${ours}.`,
        `เรื่อง${label.th} ${they}ยังไม่ได้ชู เรามี${ours}`,
      ),
      say(
        `On ${label.en.toLowerCase()} ${name === '' ? 'they are silent' : `${name} is silent`}; we have ${ours}.`,
        `${they}เงียบเรื่อง${label.th} เราตอบด้วย${ours}`,
      ),
      say(
        `${name || 'None of them'} ${name === '' ? 'speak' : 'does not speak'} of ${label.en.toLowerCase()}. We can: ${ours}.`,
        `${they}ไม่ได้พูดถึง${label.th} ที่เราพูดได้คือ${ours}`,
      ),
      say(
        `Left open by ${name || 'the others'}: ${label.en.toLowerCase()}. Our proof: ${ours}.`,
        `ที่ว่างจาก${name === '' ? 'รายอื่น' : `${thaiGap(name)}${name} `}คือ${label.th} หลักฐานของเรา: ${ours.trim()}`,
      ),
    ]),
  ];
}

/** Where one is ahead of us. */
function stronger(plan: Plan, known: readonly Rival[]): string[] {
  const { f, r } = plan;
  const { say } = f;
  const lead = known.flatMap((rival) =>
    rival.versus.filter((row) => row.lead === 'them' && row.us === undefined).map((row) => ({ rival, row })),
  )[0];
  if (lead === undefined) return [];
  const { label } = lead.row.topic;
  const name = rivalName(plan, lead.rival);
  const theirs = say(lowerFirst(clip(lead.row.them, 44)), clip(lead.row.them, 44));
  return [
    r.voice.one('rivals-stronger', [
      say(`${name} leads on ${label.en.toLowerCase()}: ${theirs}.`, `${name} นำเรื่อง${label.th}: ${theirs}`),
      say(
        `Ahead in ${label.en.toLowerCase()}: ${name}, ${theirs}.`,
        `เรื่อง${label.th} ${name} ไปไกลกว่า: ${theirs}`,
      ),
      say(`${label.en} goes to ${name}: ${theirs}.`, `${label.th}เป็นของ ${name}: ${theirs}`),
    ]),
  ];
}

function namesOnly(plan: Plan): string {
  const { f, r, rivals } = plan;
  const { say } = f;
  const { doubt } = r.trade;
  const [only] = rivals;
  if (rivals.length === 1 && only !== undefined) {
    const name = rivalName(plan, only);
    return r.voice.one('rivals-name', [
      say(
        `${name}: only the name so far. What it does well is asked before launch.`,
        `${name} ตอนนี้รู้แค่ชื่อ จะถามจุดเด่นก่อนเริ่มลงสื่อ`,
      ),
      say(
        `Of ${name} we know the name. A visit before media starts tells more.`,
        `เรารู้จัก ${name} แค่ชื่อ ไปดูของจริงก่อนซื้อสื่อ`,
      ),
      say(
        `Its buyers know why they chose ${name}; we still have to ask them.`,
        `ลูกค้าของ ${name} รู้ว่าเลือกเพราะอะไร เรายังต้องไปถาม`,
      ),
    ]);
  }
  const names = f.list(unknownNames(plan));
  return r.voice.one('rivals-names', [
    say(
      `Names only so far: ${names}. Ask each as a customer: “${doubt.en}”`,
      `ตอนนี้รู้แค่ชื่อ: ${names} จะไปถามแบบลูกค้า: “${doubt.th}”`,
    ),
    say(
      `To be visited with “${doubt.en}”: ${names}, known by name alone.`,
      `${names} มีเพียงชื่อ ไปฟังคำตอบ “${doubt.th}” จากแต่ละราย`,
    ),
    say(
      `Nothing but names yet: ${names}. Each hears our question: “${doubt.en}”`,
      `ยังไม่รู้อะไรนอกจากชื่อ ${names} ให้ลองถามว่า “${doubt.th}”`,
    ),
  ]);
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
    r.voice.one('rivals-none', [
      say(
        `Ask the next customers: where else did you take “${doubt.en}”?`,
        `ถามลูกค้ารายถัดไป: ก่อนหน้านี้ไปถาม “${doubt.th}” ที่ไหนมาบ้าง`,
      ),
      say(
        `Who was asked “${doubt.en}” before us? Buyers can tell.`,
        `ใครได้ยิน “${doubt.th}” ก่อนเรา ลูกค้าบอกได้`,
      ),
      say(
        `Let each new buyer name the place that heard “${doubt.en}” too.`,
        `ให้ลูกค้าใหม่บอกว่าเคยเอา “${doubt.th}” ไปถามร้านใด`,
      ),
    ]),
    r.voice.one('rivals-none-meanwhile', [
      say(`Until then we speak of ${en}, not of others.`, `ระหว่างนี้เราพูดเรื่อง ${th} ไม่พูดถึงรายอื่น`),
      say(`Meanwhile every page stays with ${en}.`, `ตอนนี้ทุกหน้าอยู่กับ ${th}`),
      say(`For now ${en} is our whole subject.`, `ช่วงนี้ขอเล่าแต่ ${th}`),
    ]),
  ];
}

function ourAnswerFirst({ f, r }: Plan): string {
  const { say } = f;
  const { doubt } = r.trade;
  return r.voice.one('rivals-our-answer', [
    say(`Our answer to “${doubt.en}” comes first.`, `เราชูคำตอบของ “${doubt.th}” ก่อน`),
    say(`We open with “${doubt.en}” and our reply.`, `เริ่มจาก “${doubt.th}” และสิ่งที่เราตอบ`),
    say(`“${doubt.en}” is where we begin.`, `“${doubt.th}” คือจุดเริ่มของเรา`),
  ]);
}
