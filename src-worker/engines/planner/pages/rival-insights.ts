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
  const { f, r } = plan;
  const { say } = f;
  const names = f.list(high.slice(0, 2).map((rival) => rivalName(plan, rival)));
  const shared = unique(high.flatMap((rival) => [...rival.places, ...rival.platforms])).slice(0, 2);
  const [meet, are] = high.length === 1 ? ['meets', 'is'] : ['meet', 'are'];
  const where = say(
    shared.length > 0 ? `: ${f.list(shared)}` : '',
    shared.length > 0 ? `ที่${thaiGap(shared[0] ?? '')}${f.list(shared)}` : '',
  );
  return r.voice.one('rivals-nearest', [
    say(`${names} ${meet} us head-on${where}.`, `${names} ชนกับเราโดยตรง${where}`),
    say(`The closest to us ${are} ${names}${where}.`, `ใกล้เราที่สุดคือ ${names} ${where}`.trim()),
    say(`We share ground with ${names}${where}.`, `เรากับ ${names} อยู่สนามเดียวกัน${where}`),
    say(`Overlap is highest with ${names}${where}.`, `รายที่ทับซ้อนกับเรามากสุดคือ ${names} ${where}`.trim()),
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
  const they = name === '' ? say('all of them', 'ทุกราย') : say(name, `${name} `);
  return [
    r.voice.one('rivals-unclaimed', [
      say(
        `${f.sentence(label.en)} ${/[^s]s$/u.test(label.en) ? 'are' : 'is'} unclaimed by ${they}; ours: ${ours}.`,
        `เรื่อง${label.th} ${they}ยังไม่ได้ชู เรามี${ours}`,
      ),
      say(
        `${name === '' ? 'None of them is' : `${name} is not`} known to us for ${label.en.toLowerCase()}; we have ${ours}.`,
        `เท่าที่ทราบ ${they}ไม่ได้เด่นด้าน${label.th} ส่วนเราคือ${ours}`,
      ),
      say(
        `Our chance beside ${name || 'these rivals'} is ${label.en.toLowerCase()}: ${ours}.`,
        `เมื่อเทียบกับ${name === '' ? 'ทุกราย' : ` ${name} `} โอกาสของเราคือ${label.th}: ${ours.trim()}`.replaceAll(
          '  ',
          ' ',
        ),
      ),
      say(
        `Where ${name || 'the others'} ${name === '' ? 'lead' : 'leads'}, it is not ${label.en.toLowerCase()}. Our proof: ${ours}.`,
        `จุดเด่นของ${name === '' ? 'รายอื่น' : ` ${name} `}ไม่ใช่${label.th} หลักฐานของเรา: ${ours.trim()}`,
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
  const theirs = say(lowerTrait(clip(lead.row.them, 44)), clip(lead.row.them, 44));
  return [
    r.voice.one('rivals-stronger', [
      say(`${name} leads on ${label.en.toLowerCase()}: ${theirs}.`, `${name} นำเรื่อง${label.th}: ${theirs}`),
      say(
        `For ${label.en.toLowerCase()}, ${name} is ahead: ${theirs}.`,
        `เรื่อง${label.th} ${name} ไปไกลกว่า: ${theirs}`,
      ),
      say(`${label.en} is a strength of ${name}: ${theirs}.`, `${label.th}เป็นจุดแข็งของ ${name}: ${theirs}`),
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
        `We know ${name} by name and will look closer before media starts.`,
        `เรารู้จัก ${name} จากชื่อ จะไปดูของจริงก่อนซื้อสื่อ`,
      ),
      say(
        `Buyers of ${name} know why they chose it; we still have to ask them.`,
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
      `We will visit ${names} to hear how they answer “${doubt.en}”`,
      `จะไปฟังว่า ${names} ตอบ “${doubt.th}” อย่างไร`,
    ),
    say(
      `Of ${names} we have the names. Our question to every one: “${doubt.en}”`,
      `${names} ยังเป็นเพียงรายชื่อ ลองถามแต่ละรายว่า “${doubt.th}”`,
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
        `Ask the next customers: where else did you ask “${doubt.en}”`,
        `ถามลูกค้ารายถัดไป: ก่อนหน้านี้ไปถาม “${doubt.th}” ที่ไหนมาบ้าง`,
      ),
      say(
        `Who was asked “${doubt.en}” before us? Buyers can tell.`,
        `ก่อนมาหาเรา ลูกค้าถาม “${doubt.th}” กับใคร ต้องลองถามดู`,
      ),
      say(
        `New buyers can name the other places that answer “${doubt.en}”`,
        `ให้ลูกค้าใหม่ช่วยบอกชื่อรายอื่นที่ตอบ “${doubt.th}”`,
      ),
    ]),
    r.voice.one('rivals-none-meanwhile', [
      say(`Until then we speak of ${en}, not of others.`, `ระหว่างนี้เราพูดเรื่อง ${th} ไม่พูดถึงรายอื่น`),
      say(`Meanwhile every page talks about ${en}.`, `ตอนนี้ให้ทุกหน้าเล่าเรื่อง ${th}`),
      say(`For now our subject is ${en}.`, `ช่วงนี้เน้น ${th} ไปก่อน`),
    ]),
  ];
}

function ourAnswerFirst({ f, r }: Plan): string {
  const { say } = f;
  const { doubt } = r.trade;
  return r.voice.one('rivals-our-answer', [
    say(`Our answer to “${doubt.en}” comes first.`, `เราชูคำตอบของ “${doubt.th}” ก่อน`),
    say(`We open with “${doubt.en}” and our reply.`, `เปิดด้วย “${doubt.th}” แล้วตอบให้ชัด`),
    say(`We begin with a buyer’s question: “${doubt.en}”`, `เริ่มที่คำถามของลูกค้า: “${doubt.th}”`),
  ]);
}
