/** The moves of the plan: each from something the client said, each tied to an objective and a figure to report. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { clip, lowerFirst, lowerNoun, stop, thaiGap } from '../text.ts';
import type { Formatter } from '../language.ts';
import type { Plan } from './index.ts';
import { bareMetric, figure } from './targets.ts';
import { said } from './topics.ts';

export interface Strategy {
  title: string;
  rationale: string;
  objectives: string[];
  hints: string[];
}

/** An English sentence ends in a full stop; a Thai one does not. */
const ending = (f: Formatter, text: string): string => (f.language === 'th' ? text : stop(text));

export function makeStrategies(plan: Plan): Strategy[] {
  const { f, r, forecast, sweet, remedies, rivals, budget, pillars, hero, wants } = plan;
  const { say } = f;
  const chosen: readonly MarketingObjective[] = r.objectives.length > 0 ? r.objectives : ['brand-awareness'];
  const names = chosen.map((id) => f.both(OBJECTIVES[id].name));
  const first = names.slice(0, 1);
  const last = names.slice(-1);
  const list: Strategy[] = [];
  const used = new Set<string>();
  const { cost, ramp, ceiling, supply } = forecast;

  if (cost || remedies.some(({ remedy }) => remedy.id === 'likes')) {
    const issue = r.issues[0] ?? r.challenges[0] ?? '';
    const likes = remedies.some(({ remedy }) => remedy.id === 'likes');
    const rationale =
      cost?.from !== undefined
        ? say(
            `${likes ? f.sentence(clip(issue, 50)) : `Each ${cost.per} costs more`}, while one ${cost.per} went from ${f.number(cost.from)} to ${f.money(cost.now, cost.currency)}.`,
            `${likes ? clip(issue, 50) : 'ต้นทุนสูงขึ้น'} ขณะที่ค่าสื่อต่อ${cost.per}จาก ${f.number(cost.from)} เป็น ${f.money(cost.now, cost.currency)}`,
          )
        : ending(f, f.sentence(clip(issue, 90)));
    list.push({
      title: say(
        `Buy ${r.act.many.en}, not ${likes ? 'likes' : 'views'}`,
        `จ่ายเพื่อ${r.act.one.th} ไม่ใช่เพื่อ${likes ? 'ไลก์' : 'ยอดวิว'}`,
      ),
      rationale,
      objectives: first,
      hints: [
        /boost|บูสต์/iu.test(r.answers.onlineAdIssues)
          ? say('End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก')
          : say('Track each result to its advert', 'ติดตามผลถึงโฆษณาแต่ละชิ้น'),
        say(`Optimise for the ${r.act.one.en}`, `ตั้งเป้าที่${r.act.one.th}`),
        r.adChannels.includes('google-ads')
          ? say('Google Search on intent', 'Google Search รับคนค้นหา')
          : say('Stop what does not sell', 'ปิดชิ้นที่ไม่ได้ผล'),
        cost
          ? say(
              `Report: ${f.money(cost.target, cost.currency)} a${/^[aeiou]/iu.test(cost.per) ? 'n' : ''} ${cost.per}`,
              `วัดผล: ${f.money(cost.target, cost.currency)}ต่อ${cost.per}`,
            )
          : say(`Report: media cost of one ${r.act.one.en}`, `วัดผล: ค่าสื่อต่อ${r.act.one.th}`),
      ],
    });
    for (const id of ['likes', 'cost']) used.add(id);
  }

  const goods = r.act.id === 'order';
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  if (repeat || chosen.includes('customer-retention')) {
    list.push({
      title: say('Ask at the second purchase', 'ชวนตั้งแต่ครั้งที่สอง'),
      rationale: repeat
        ? say(
            `${f.number(repeat.percent)}% come back today. ${r.trade.again.en}.`,
            `วันนี้กลับมา ${f.number(repeat.percent)}% ${r.trade.again.th}`,
          )
        : say(
            `${r.trade.again.en}: the usual loss is ${r.trade.leak.en}.`,
            `${r.trade.again.th} เพราะที่เสียไปบ่อยคือ${r.trade.leak.th}`,
          ),
      objectives: chosen.includes('customer-retention')
        ? [f.both(OBJECTIVES['customer-retention'].name)]
        : last,
      hints: [
        goods
          ? say('A card with each delivery', 'การ์ดในทุกการส่งมอบ')
          : say('Thanks within a day', 'ขอบคุณภายในหนึ่งวัน'),
        r.ownChannels.includes('line')
          ? goods
            ? say('A LINE message before it runs out', 'ข้อความ LINE ก่อนใช้หมด')
            : say('A LINE reminder in good time', 'เตือนผ่าน LINE เมื่อถึงเวลา')
          : goods
            ? say('A message before it runs out', 'ข้อความก่อนใช้หมด')
            : say('A reminder in good time', 'ข้อความเตือนเมื่อถึงเวลา'),
        say('One tap to take the next', 'รับครั้งต่อไปในแตะเดียว'),
        repeat
          ? say(
              `Report: ${f.number(repeat.percent)}% or more come back`,
              `วัดผล: กลับมาไม่ต่ำกว่า ${f.number(repeat.percent)}%`,
            )
          : say('Report: share that comes back', 'วัดผล: สัดส่วนที่กลับมา'),
      ],
    });
    used.add('repeat');
  }

  const [spot, other] = sweet;
  if (spot) {
    const behaviour = wants.find(({ topic, from }) => topic === spot.topic && from === 'customers')?.because;
    const weak = rivals
      .flatMap(({ weaknesses }) => weaknesses)
      .find((clause) => spot.topic.pattern.test(clause));
    list.push({
      title: say(`Make ${spot.topic.label.en.toLowerCase()} visible`, `ชู${spot.topic.label.th}ให้เห็นชัด`),
      rationale: `${[behaviour === undefined ? f.sentence(clip(spot.words, 60)) : f.sentence(clip(said(f, behaviour), 60)), weak === undefined ? undefined : say(`a rival has: ${lowerFirst(clip(weak, 40))}`, `คู่แข่งมีจุดอ่อน: ${clip(weak, 40)}`)].filter((part) => part !== undefined).join(say('; ', ' '))}${say('.', '')}`,
      objectives: names,
      hints: [
        say(`In every picture: ${lowerFirst(clip(spot.words, 32))}`, `ทุกภาพต้องเห็น: ${clip(spot.words, 32)}`),
        other
          ? say(`Beside it: ${lowerFirst(clip(other.words, 34))}`, `คู่กับ: ${clip(other.words, 34)}`)
          : say(
              `Pillar: ${clip(pillars[0]?.name ?? '', 34)}`,
              `แกนเนื้อหา: ${clip(pillars[0]?.name ?? '', 34)}`,
            ),
        say(`Answer “${spot.topic.question.en}”`, `ตอบ “${spot.topic.question.th}”`),
        say('Report: how many asked about it', 'วัดผล: มีคนถามเรื่องนี้กี่ครั้ง'),
      ],
    });
  }

  for (const { remedy, because } of remedies) {
    if (list.length >= 4 || used.has(remedy.id)) continue;
    used.add(remedy.id);
    const churn = r.goals.find(({ kind, metric }) => kind === 'ceiling' && /churn|เลิก/iu.test(metric));
    const stock = remedy.id === 'stock' && supply;
    list.push({
      title: f.both(remedy.title),
      rationale: ending(f, f.sentence(clip(because, 90))),
      objectives:
        remedy.id === 'stock' && chosen.includes('customer-retention')
          ? [f.both(OBJECTIVES['customer-retention'].name)]
          : remedy.id === 'competition'
            ? last
            : first,
      hints: [
        ...(stock
          ? [
              say(
                `Plan for ${f.number(supply.later)} ${supply.unit} a month`,
                `เตรียมเดือนละ ${f.number(supply.later)} ${supply.unit}`,
              ),
            ]
          : []),
        ...remedy.hints.slice(stock ? 1 : 0).map(f.both),
        remedy.id === 'stock' && churn
          ? say(
              `Report: ${lowerFirst(clip(bareMetric(churn.metric), 24))} ${figure(f, churn)}`,
              `วัดผล: ${clip(churn.metric, 24)} ${figure(f, churn)}`,
            )
          : f.both(remedy.report),
      ],
    });
  }

  if (list.length < 4 && r.audience.b2b) {
    const goal = r.goals.find(({ kind }) => kind === 'count');
    list.push({
      title: say('Work a named list, not a crowd', 'ทำงานกับรายชื่อ ไม่ใช่ฝูงชน'),
      rationale: say(
        `The buyers are ${clip(f.list(r.audience.groups.slice(0, 3).map(lowerNoun)) || 'few', 70)}${r.audience.details[0] === undefined ? '' : `, in ${lowerNoun(clip(r.audience.details[0], 40))}`}.`,
        `ผู้ซื้อคือ ${clip(f.list(r.audience.groups.slice(0, 3)) || 'กลุ่มเล็ก', 60)} ${clip(r.audience.details[0] ?? '', 40)}`.trim(),
      ),
      objectives: first,
      hints: [
        say('One company list with sales', 'รายชื่อบริษัทร่วมกับฝ่ายขาย'),
        say('One document per role', 'เอกสารหนึ่งชิ้นต่อหนึ่งบทบาท'),
        say('Sales calls within a day', 'ฝ่ายขายติดต่อภายในหนึ่งวัน'),
        goal
          ? say(`Report: ${figure(f, goal)}`, `วัดผล: ${figure(f, goal)}`)
          : say('Report: accounts that answered', 'วัดผล: บริษัทที่ตอบรับ'),
      ],
    });
  }
  if (list.length < 3 && r.experience === 'no') {
    list.push({
      title: say(`First learn ${r.trade.learn.en}`, `รู้ให้ได้ก่อนว่า${r.trade.learn.th}`),
      rationale:
        r.reasons[0] === undefined
          ? say(`First campaign; the risk is ${r.trade.leak.en}.`, `แคมเปญแรก ความเสี่ยงคือ${r.trade.leak.th}`)
          : `${f.sentence(clip(r.reasons[0], 90))}${say('. First campaign.', ' และเป็นแคมเปญแรก')}`,
      objectives: first,
      hints: [
        f.both(r.trade.show),
        say(`Against: “${r.trade.ideas[1]?.en ?? ''}”`, `เทียบกับ “${r.trade.ideas[1]?.th ?? ''}”`),
        say('Keep what is answered', 'เก็บชิ้นที่มีคนตอบ'),
        ceiling
          ? say(
              `Report: under ${f.money(ceiling.value, ceiling.currency)} each`,
              `วัดผล: ต่ำกว่า ${f.money(ceiling.value, ceiling.currency)}`,
            )
          : say('Report: media cost of a first answer', 'วัดผล: ค่าสื่อต่อการตอบรับครั้งแรก'),
      ],
    });
  }
  const place = r.places[0];
  if (list.length < 3 && place && place.known?.kind !== 'country') {
    list.push({
      title: say(
        `Be the first name in ${clip(place.name, 24)}`,
        `เป็นชื่อแรกใน${thaiGap(place.name)}${clip(place.name, 24)}`,
      ),
      rationale: say(
        `${f.sentence(clip(f.list(r.audience.groups.slice(0, 2).map((group, i) => (i === 0 ? group : lowerFirst(group)))) || 'Buyers', 50))} look when ${r.trade.need.en}.`,
        `${clip(f.list(r.audience.groups.slice(0, 2)) || 'ลูกค้า', 50)}จะมองหาเมื่อ${r.trade.need.th}`,
      ),
      objectives: first,
      hints: [
        say('Ads in this area alone', 'ลงโฆษณาเฉพาะพื้นที่นี้'),
        say(`Picture: ${r.trade.scene.en}`, `ภาพ: ${r.trade.scene.th}`),
        say(`Found by “${r.trade.search.en}”`, `ค้นเจอด้วย “${r.trade.search.th}”`),
        say('Report: people reached nearby', 'วัดผล: คนในพื้นที่ที่เห็น'),
      ],
    });
  }
  if (list.length < 3) {
    list.push({
      title: say(`Lead with ${clip(hero, 30)}`, `นำด้วย ${clip(hero, 30)}`),
      rationale: say(`It answers “${r.trade.doubt.en}” best.`, `เป็นคำตอบที่ตรงที่สุดของ “${r.trade.doubt.th}”`),
      objectives: first,
      hints: [
        f.both(r.trade.show),
        say(`First step: ${r.trade.step.en}`, `ก้าวแรก: ${r.trade.step.th}`),
        f.both(r.trade.again),
        ramp
          ? say(`Report: ${figure(f, ramp.goal)}`, `วัดผล: ${figure(f, ramp.goal)}`)
          : say(`Report: ${r.act.many.en} a week`, `วัดผล: ${r.act.one.th}ต่อสัปดาห์`),
      ],
    });
  }
  if (list.length < 3) {
    list.push({
      title: say('Count from the first day', 'นับผลตั้งแต่วันแรก'),
      rationale: budget.known
        ? say(`Watch ${r.trade.leak.en}.`, `จับตา${r.trade.leak.th}`)
        : say(`No sum yet; watch ${r.trade.leak.en}.`, `ยังไม่มีตัวเลขงบ จับตา${r.trade.leak.th}`),
      objectives: last,
      hints: [
        say('One sheet of figures', 'ตารางตัวเลขหน้าเดียว'),
        say('A look every Monday', 'ดูผลทุกวันจันทร์'),
        say('A decision each month', 'ตัดสินใจทุกเดือน'),
        say('Report: that sheet, monthly', 'วัดผล: ตารางนั้นทุกเดือน'),
      ],
    });
  }
  return list.slice(0, 4);
}
