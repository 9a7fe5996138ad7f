/** Moves for a client whose answers ask for few: from its audience, its trade, its places and its product. */
import { clip, gapAfter, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';
import { figure } from './targets.ts';

/** Companies buy: by name. */
export function named({ f, r }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { audience } = r;
  const goal = r.goals.find(({ kind }) => kind === 'count');
  const [detail] = audience.details;
  const groups = say(
    clip(f.list(audience.groups.slice(0, 3).map(lowerNoun)) || 'few', 70),
    clip(f.list(audience.groups.slice(0, 3)) || 'กลุ่มเล็ก', 60),
  );
  const where = say(
    detail === undefined ? '' : `, in ${lowerNoun(clip(detail, 40))}`,
    ` ${clip(detail ?? '', 40)}`,
  );
  return {
    title: say('Work a named list, not a crowd', 'เจาะตามรายชื่อ ไม่หว่านวงกว้าง'),
    rationale: say(`The buyers are ${groups}${where}.`, `ผู้ซื้อคือ ${groups}${where}`.trim()),
    objectives: first,
    hints: [
      ...[
        say('One company list with sales', 'รายชื่อบริษัทร่วมกับฝ่ายขาย'),
        say('One document per role', 'เอกสารหนึ่งชิ้นต่อหนึ่งบทบาท'),
        say('Sales calls within a day', 'ฝ่ายขายติดต่อภายในหนึ่งวัน'),
        say('Review the list each month', 'ปรับรายชื่อทุกเดือน'),
        say('Target job titles, not interests', 'เลือกตามตำแหน่ง ไม่ใช่ความสนใจ'),
        say('Ask who else must approve', 'ถามว่าใครต้องอนุมัติอีก'),
        say('Sales notes who replied', 'ฝ่ายขายจดว่าใครตอบกลับ'),
        say('A file that is easy to forward', 'ไฟล์ที่ส่งต่อในบริษัทได้'),
      ].slice(0, 3),
      goal
        ? say(`Report: ${figure(f, goal)}`, `วัดผล: ${figure(f, goal)}`)
        : say('Report: accounts that answered', 'วัดผล: บริษัทที่ตอบรับ'),
    ],
  };
}

/** A first campaign: find out first. */
export function learning({ f, r, forecast: { ceiling } }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { trade } = r;
  const idea = say(trade.ideas[1]?.en ?? '', trade.ideas[1]?.th ?? '');
  const most = ceiling === undefined ? '' : f.money(ceiling.value, ceiling.currency);
  return {
    title: say(`First learn ${trade.learn.en}`, `รู้ให้ได้ก่อนว่า${trade.learn.th}`),
    rationale:
      r.reasons[0] === undefined
        ? say(`First campaign; the risk is ${trade.leak.en}.`, `แคมเปญแรก ความเสี่ยงคือ${trade.leak.th}`)
        : `${f.sentence(clip(r.reasons[0], 90))}${say('. First campaign.', ' และเป็นแคมเปญแรก')}`,
    objectives: first,
    hints: [
      f.both(trade.show),
      say(`Tested against “${idea}”`, `เทียบกับ “${idea}”`),
      say('Keep the clip that gets replies', 'เก็บชิ้นที่มีคนตอบ'),
      ceiling
        ? say(`Report: under ${most} each`, `วัดผล: ต่ำกว่า ${most}`)
        : say('Report: media cost of a first answer', 'วัดผล: ค่าสื่อต่อการตอบรับครั้งแรก'),
    ],
  };
}

/** Known where it is. */
export function local({ f, r }: Plan, placeName: string, { first }: Served): Strategy {
  const { say } = f;
  const { trade } = r;
  const place = say(clip(placeName, 24), `${thaiGap(placeName)}${clip(placeName, 24)}${gapAfter(placeName)}`);
  const inside = r.audience.groups.slice(0, 2);
  const groups = clip(
    f.list(inside.map((group, i) => (i === 0 ? group : lowerFirst(group)))) || 'Buyers',
    50,
  );
  const people = say(groups, clip(f.list(inside) || 'ลูกค้า', 50));
  const after = gapAfter(people);
  return {
    title: say(`Be the first name in ${place}`, `เป็นชื่อแรกใน${place}`.trimEnd()),
    rationale: say(
      `${f.sentence(people)} look when ${trade.need.en}.`,
      `${people}${after}จะมองหาเมื่อ${trade.need.th}`,
    ),
    objectives: first,
    hints: [
      say('Ads in this area only', 'ลงโฆษณาเฉพาะพื้นที่นี้'),
      say(`Picture: ${trade.scene.en}`, `ภาพ: ${trade.scene.th}`),
      say(`Found by “${trade.search.en}”`, `ค้นเจอด้วย “${trade.search.th}”`),
      say('Report: people reached nearby', 'วัดผล: คนในพื้นที่ที่เห็น'),
    ],
  };
}

/** What is sold goes in front. */
export function leading({ f, r, forecast: { ramp }, hero }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { trade } = r;
  const [one, many] = [r.act.one.th, r.act.many.en];
  const front = clip(hero, 30);
  return {
    title: say(`Lead with ${front}`, `นำด้วย ${front}`),
    rationale: say(`It answers “${trade.doubt.en}” best.`, `เป็นคำตอบที่ตรงที่สุดของ “${trade.doubt.th}”`),
    objectives: first,
    hints: [
      f.both(trade.show),
      say(`First step: ${trade.step.en}`, `ก้าวแรก: ${trade.step.th}`),
      f.both(trade.again),
      ramp
        ? say(`Report: ${figure(f, ramp.goal)}`, `วัดผล: ${figure(f, ramp.goal)}`)
        : say(`Report: ${many} a week`, `วัดผล: ${one}ต่อสัปดาห์`),
    ],
  };
}

/** Whatever is done, it is counted. */
export function counting({ f, r, budget }: Plan, { last }: Served): Strategy {
  const { say } = f;
  const { trade } = r;
  return {
    title: say('Count from the first day', 'นับผลตั้งแต่วันแรก'),
    rationale: budget.known
      ? say(`Watch ${trade.leak.en}.`, `จับตา${trade.leak.th}`)
      : say(`No sum yet; watch ${trade.leak.en}.`, `ยังไม่มีตัวเลขงบ จับตา${trade.leak.th}`),
    objectives: last,
    hints: [
      say('One sheet of figures', 'ตารางตัวเลขหน้าเดียว'),
      ...[
        say('A look every Monday', 'ดูผลทุกวันจันทร์'),
        say('A decision each month', 'ตัดสินใจทุกเดือน'),
        say('One counting rule throughout', 'นับด้วยกติกาเดียวตลอด'),
        say('A note of every change made', 'จดทุกครั้งที่ปรับแคมเปญ'),
        say('A named person fills it in', 'ระบุชื่อคนกรอกตัวเลข'),
      ].slice(0, 2),
      say('Report: that sheet, monthly', 'วัดผล: ตารางนั้นทุกเดือน'),
    ],
  };
}
