/** Moves for a client whose answers ask for few: from its audience, its trade, its places and its product. */
import { clip, gapAfter, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';
import { figure } from './targets.ts';

/** Companies buy: by name. */
export function named({ f, r }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { voice, audience } = r;
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
    title: voice.one('strategy-list-title', [
      say('Work a named list, not a crowd', 'เจาะตามรายชื่อ ไม่หว่านวงกว้าง'),
      say('Name the accounts, then buy media', 'ระบุชื่อบริษัทก่อนซื้อสื่อ'),
      say('Let sales choose whom ads reach', 'ให้ฝ่ายขายเลือกว่าโฆษณาถึงใคร'),
      say('Start with companies that sales wants', 'เริ่มจากบริษัทที่ฝ่ายขายอยากได้'),
    ]),
    rationale: voice.one('strategy-list-why', [
      say(`The buyers are ${groups}${where}.`, `ผู้ซื้อคือ ${groups}${where}`.trim()),
      say(`We want to reach ${groups}${where}.`, `คนที่เราต้องการคุยด้วยคือ ${groups}${where}`.trim()),
      say(`On the list: ${groups}${where}.`, `ในรายชื่อต้องมี ${groups}${where}`.trim()),
      say(`Adverts are meant for ${groups}${where}.`, `ซื้อสื่อเพื่อเข้าถึง ${groups}${where}`.trim()),
    ]),
    objectives: first,
    hints: [
      ...voice.some(
        'strategy-list-hints',
        [
          say('One company list with sales', 'รายชื่อบริษัทร่วมกับฝ่ายขาย'),
          say('One document per role', 'เอกสารหนึ่งชิ้นต่อหนึ่งบทบาท'),
          say('Sales calls within a day', 'ฝ่ายขายติดต่อภายในหนึ่งวัน'),
          say('Review the list each month', 'ปรับรายชื่อทุกเดือน'),
          say('Target job titles, not interests', 'เลือกตามตำแหน่ง ไม่ใช่ความสนใจ'),
          say('Ask who else must approve', 'ถามว่าใครต้องอนุมัติอีก'),
          say('Sales notes who replied', 'ฝ่ายขายจดว่าใครตอบกลับ'),
          say('A file that is easy to forward', 'ไฟล์ที่ส่งต่อในบริษัทได้'),
        ],
        3,
      ),
      goal
        ? say(`Report: ${figure(f, goal)}`, `วัดผล: ${figure(f, goal)}`)
        : voice.one('strategy-list-report', [
            say('Report: accounts that answered', 'วัดผล: บริษัทที่ตอบรับ'),
            say('Report: listed firms now in talks', 'วัดผล: รายชื่อที่เริ่มคุยกันแล้ว'),
            say('Report: replies from the list', 'วัดผล: คำตอบจากคนในรายชื่อ'),
          ]),
    ],
  };
}

/** A first campaign: find out first. */
export function learning({ f, r, forecast: { ceiling } }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { voice, trade } = r;
  const idea = say(trade.ideas[1]?.en ?? '', trade.ideas[1]?.th ?? '');
  const most = ceiling === undefined ? '' : f.money(ceiling.value, ceiling.currency);
  return {
    title: voice.one('strategy-learn-title', [
      say(`First learn ${trade.learn.en}`, `รู้ให้ได้ก่อนว่า${trade.learn.th}`),
      say(`Find out ${trade.learn.en}`, `หาคำตอบว่า${trade.learn.th}`),
      say(`Let a test show ${trade.learn.en}`, `ทดสอบให้เห็นว่า${trade.learn.th}`),
    ]),
    rationale:
      r.reasons[0] === undefined
        ? voice.one('strategy-learn-why', [
            say(`First campaign; the risk is ${trade.leak.en}.`, `แคมเปญแรก ความเสี่ยงคือ${trade.leak.th}`),
            say(`New to adverts: look out for ${trade.leak.en}.`, `เพิ่งเริ่มลงโฆษณา ให้ระวัง${trade.leak.th}`),
            say(
              `With no earlier results to compare, watch ${trade.leak.en}.`,
              `ยังไม่มีผลเดิมให้เทียบ จับตา${trade.leak.th}`,
            ),
          ])
        : `${f.sentence(clip(r.reasons[0], 90))}${say('. First campaign.', ' และเป็นแคมเปญแรก')}`,
    objectives: first,
    hints: [
      f.both(trade.show),
      voice.one('strategy-learn-against', [
        say(`Tested against “${idea}”`, `เทียบกับ “${idea}”`),
        say(`Shown in turn with “${idea}”`, `ลงสลับกับ “${idea}”`),
        say(`The other clip: “${idea}”`, `อีกคลิปคือ “${idea}”`),
        say(`Compared with “${idea}”`, `ทดสอบคู่กับ “${idea}”`),
      ]),
      voice.one('strategy-learn-keep', [
        say('Keep the clip that gets replies', 'เก็บชิ้นที่มีคนตอบ'),
        say('Drop the one nobody saves', 'ปิดชิ้นที่ไม่มีใครบันทึก'),
        say('Run the better one longer', 'ให้ชิ้นที่ดีกว่าได้ลงต่อ'),
        say('The same budget behind each', 'ให้งบแต่ละชิ้นเท่ากัน'),
      ]),
      ceiling
        ? voice.one('strategy-learn-report-most', [
            say(`Report: under ${most} each`, `วัดผล: ต่ำกว่า ${most}`),
            say(`Report: less than ${most} apiece`, `วัดผล: น้อยกว่า ${most} ต่อราย`),
            say(`Report: each stays below ${most}`, `วัดผล: ค่าสื่อแต่ละรายไม่ถึง ${most}`),
          ])
        : voice.one('strategy-learn-report', [
            say('Report: media cost of a first answer', 'วัดผล: ค่าสื่อต่อการตอบรับครั้งแรก'),
            say('Report: what an early reply costs', 'วัดผล: คนตอบหนึ่งรายใช้เงินเท่าไร'),
            say('Report: spending for each reply', 'วัดผล: งบที่ใช้หารด้วยจำนวนคนตอบ'),
          ]),
    ],
  };
}

/** Known where it is. */
export function local({ f, r }: Plan, placeName: string, { first }: Served): Strategy {
  const { say } = f;
  const { voice, trade } = r;
  const place = say(clip(placeName, 24), `${thaiGap(placeName)}${clip(placeName, 24)}${gapAfter(placeName)}`);
  const inside = r.audience.groups.slice(0, 2);
  const groups = clip(
    f.list(inside.map((group, i) => (i === 0 ? group : lowerFirst(group)))) || 'Buyers',
    50,
  );
  const people = say(groups, clip(f.list(inside) || 'ลูกค้า', 50));
  const after = gapAfter(people);
  return {
    title: voice.one('strategy-local-title', [
      say(`Be the first name in ${place}`, `เป็นชื่อแรกใน${place}`.trimEnd()),
      say(`Win ${place} before going wider`, `ปักหลักใน${place}ก่อนขยายพื้นที่`),
      say(`Start close by: people in ${place}`, `ให้คนใน${place}รู้จักก่อนที่อื่น`),
      say(`Be easy to find in ${place}`, `ให้คนใน${place}หาเราเจอง่าย`),
    ]),
    rationale: voice.one('strategy-local-why', [
      say(`${f.sentence(people)} look when ${trade.need.en}.`, `${people}${after}จะมองหาเมื่อ${trade.need.th}`),
      say(
        `The moment to reach ${lowerFirst(people)}: ${trade.need.en}.`,
        `จังหวะที่ควรไปถึง${thaiGap(people)}${people}: ${trade.need.th}`,
      ),
      say(
        `Once ${trade.need.en}, ${lowerFirst(people)} ask around.`,
        `พอ${trade.need.th} ${people}${after}จะถามคนใกล้ตัว`,
      ),
      say(
        `${f.sentence(people)} start to compare when ${trade.need.en}.`,
        `${people}${after}เริ่มเทียบตัวเลือกเมื่อ${trade.need.th}`,
      ),
    ]),
    objectives: first,
    hints: [
      voice.one('strategy-local-area', [
        say('Ads in this area only', 'ลงโฆษณาเฉพาะพื้นที่นี้'),
        say('No money spent outside it', 'ไม่ใช้งบนอกพื้นที่'),
        say('Place names in every text', 'ใส่ชื่อย่านในทุกข้อความ'),
        say('A map pin with each post', 'แนบแผนที่ในทุกโพสต์'),
      ]),
      voice.one('strategy-local-picture', [
        say(`Picture: ${trade.scene.en}`, `ภาพ: ${trade.scene.th}`),
        say(`On camera: ${trade.scene.en}`, `ถ่ายให้เห็น: ${trade.scene.th}`),
        say(`Show people ${trade.scene.en}`, `ให้คนเห็น${trade.scene.th}`),
      ]),
      voice.one('strategy-local-found', [
        say(`Found by “${trade.search.en}”`, `ค้นเจอด้วย “${trade.search.th}”`),
        say(`Answer searches for “${trade.search.en}”`, `ตอบคนค้น “${trade.search.th}”`),
        say(`Appear when people type “${trade.search.en}”`, `ให้เจอเมื่อคนพิมพ์ “${trade.search.th}”`),
      ]),
      voice.one('strategy-local-report', [
        say('Report: people reached nearby', 'วัดผล: คนในพื้นที่ที่เห็น'),
        say('Report: reach inside the area', 'วัดผล: การเข้าถึงเฉพาะย่านนี้'),
        say('Report: locals who saw the ads', 'วัดผล: จำนวนคนแถวนี้ที่เห็นโฆษณา'),
      ]),
    ],
  };
}

/** What is sold goes in front. */
export function leading({ f, r, forecast: { ramp }, hero }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { voice, trade } = r;
  const [one, many] = [r.act.one.th, r.act.many.en];
  const front = clip(hero, 30);
  return {
    title: voice.one('strategy-lead-title', [
      say(`Lead with ${front}`, `นำด้วย ${front}`),
      say(`Put ${front} in front`, `ชู ${front} เป็นตัวนำ`),
      say(`Make ${front} the first offer`, `ให้ ${front} เป็นข้อเสนอแรก`),
      say(`Start conversations with ${front}`, `เริ่มบทสนทนาจาก ${front}`),
    ]),
    rationale: voice.one('strategy-lead-why', [
      say(`It answers “${trade.doubt.en}” best.`, `เป็นคำตอบที่ตรงที่สุดของ “${trade.doubt.th}”`),
      say(`It suits people who ask “${trade.doubt.en}”`, `เหมาะกับคนที่สงสัยว่า “${trade.doubt.th}”`),
      say(`It is our reply to “${trade.doubt.en}”`, `ใช้ตอบคนที่กังวลว่า “${trade.doubt.th}”`),
    ]),
    objectives: first,
    hints: [
      f.both(trade.show),
      voice.one('strategy-lead-step', [
        say(`First step: ${trade.step.en}`, `ก้าวแรก: ${trade.step.th}`),
        say(`An easy start: ${trade.step.en}`, `เริ่มได้ง่าย: ${trade.step.th}`),
        say(`To begin with: ${trade.step.en}`, `ชวนเริ่มจาก: ${trade.step.th}`),
        say(`We offer: ${trade.step.en}`, `ข้อเสนอ: ${trade.step.th}`),
      ]),
      f.both(trade.again),
      ramp
        ? say(`Report: ${figure(f, ramp.goal)}`, `วัดผล: ${figure(f, ramp.goal)}`)
        : voice.one('strategy-lead-report', [
            say(`Report: ${many} a week`, `วัดผล: ${one}ต่อสัปดาห์`),
            say(`Report: weekly ${many}`, `วัดผล: ${one}ที่ได้ทุกสัปดาห์`),
            say(`Report: ${many} by week`, `วัดผล: จำนวน${one}รายสัปดาห์`),
          ]),
    ],
  };
}

/** Whatever is done, it is counted. */
export function counting({ f, r, budget }: Plan, { last }: Served): Strategy {
  const { say } = f;
  const { voice, trade } = r;
  return {
    title: voice.one('strategy-count-title', [
      say('Count from the first day', 'นับผลตั้งแต่วันแรก'),
      say('Measure before adding money', 'วัดให้ได้ก่อนเพิ่มงบ'),
      say('Let results steer the spend', 'ให้ผลลัพธ์เป็นตัวกำหนดงบ'),
      say('Close the leaks we can see', 'อุดรอยรั่วที่มองเห็น'),
    ]),
    rationale: budget.known
      ? voice.one('strategy-count-why', [
          say(`Watch ${trade.leak.en}.`, `จับตา${trade.leak.th}`),
          say(`What to count: ${trade.leak.en}.`, `สิ่งที่ต้องนับ: ${trade.leak.th}`),
          say(`Keep an eye on ${trade.leak.en}.`, `คอยดู${trade.leak.th}`),
        ])
      : voice.one('strategy-count-why-free', [
          say(`No sum yet; watch ${trade.leak.en}.`, `ยังไม่มีตัวเลขงบ จับตา${trade.leak.th}`),
          say(`Budget to agree; count ${trade.leak.en}.`, `งบรอตกลง ระหว่างนี้นับ${trade.leak.th}`),
          say(`Before setting a budget, look at ${trade.leak.en}.`, `ก่อนตั้งงบ ดู${trade.leak.th}`),
        ]),
    objectives: last,
    hints: [
      say('One sheet of figures', 'ตารางตัวเลขหน้าเดียว'),
      ...voice.some(
        'strategy-count-hints',
        [
          say('A look every Monday', 'ดูผลทุกวันจันทร์'),
          say('A decision each month', 'ตัดสินใจทุกเดือน'),
          say('One counting rule throughout', 'นับด้วยกติกาเดียวตลอด'),
          say('A note of every change made', 'จดทุกครั้งที่ปรับแคมเปญ'),
          say('A named person fills it in', 'ระบุชื่อคนกรอกตัวเลข'),
        ],
        2,
      ),
      voice.one('strategy-count-report', [
        say('Report: that sheet, monthly', 'วัดผล: ตารางนั้นทุกเดือน'),
        say('Report: changes on the sheet', 'วัดผล: ตัวเลขที่ขยับในตาราง'),
        say('Report: month against month', 'วัดผล: เดือนนี้เทียบเดือนก่อน'),
      ]),
    ],
  };
}
