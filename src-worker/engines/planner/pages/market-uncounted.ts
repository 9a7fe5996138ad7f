/** Page 4 where heads are not counted: businesses, and places that no table of ours has. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { SOURCES } from '../data/sources.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { clip } from '../text.ts';
import { trendEvidence, trends } from './market-trends.ts';
import { evidenceFor, placesPhrase, type Output } from './write.ts';

/** Businesses are not counted in heads: the market is a list of accounts, to be made with the client. */
export function accounts(plan: Plan): {
  title: string;
  output: Output<'market-overview'>;
  evidence: Evidence[];
} {
  const { f, r } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const goal = r.goals.find(({ kind, per, to }) => kind === 'count' && per !== undefined && to !== undefined);
  const months = plan.time.mediaMonths;
  const inAll =
    goal?.per === 'month'
      ? (goal.to ?? 0) * months
      : goal?.per === 'quarter'
        ? ((goal.to ?? 0) * months) / 3
        : undefined;
  const where = placesPhrase(plan) || say('the named market', 'ตลาดที่ระบุ');
  const size = clip(r.audience.details[0] ?? '', 44);
  const metric = goal ? bareMetric(goal.metric) : '';
  const list = [
    w.answer('targetDemographics'),
    w.answer('additionalDemographics'),
    w.answer('geographicLocation'),
    w.answer('marketContext'),
    w.assume(
      say('The number of companies is left out', 'ไม่แสดงจำนวนบริษัท'),
      say('No table of ours counts them; the list is made with the client', 'ไม่มีตารางที่นับไว้ รายชื่อทำร่วมกับลูกค้า'),
    ),
  ];
  if (goal && inAll !== undefined)
    list.push(
      w.computed(
        `${f.number(inAll)} ${metric}`,
        `${f.number(goal.to ?? 0)} × ${f.number(goal.per === 'month' ? months : months / 3)}`,
      ),
    );
  return {
    title:
      goal && inAll !== undefined
        ? say(
            `${f.number(inAll)} ${clip(metric, 28)} come from a list, not from a crowd`,
            `${f.number(inAll)} รายมาจากรายชื่อ ไม่ได้มาจากฝูงชน`,
          )
        : say('A list of named companies is the market, not a head count', 'ตลาดนี้คือรายชื่อบริษัท ไม่ใช่จำนวนคน'),
    output: {
      totalMarketSize:
        goal && inAll !== undefined
          ? say(
              `${f.number(inAll)} ${metric} in ${f.months(months)} is what the plan must find in ${where}`,
              `${f.number(inAll)} ${goal.unit === '' ? 'ราย' : goal.unit} ใน ${f.months(months)} คือสิ่งที่แผนนี้ต้องหาจาก${where}`,
            )
          : say(
              `The accounts in ${where}: to be listed by name in week 1`,
              `บริษัทใน${where} รวบรวมรายชื่อในสัปดาห์แรก`,
            ),
      marketGrowth:
        r.trends[0] === undefined
          ? say('To ask in the first meeting', 'สอบถามในการประชุมครั้งแรก')
          : f.sentence(clip(r.trends[0], 110)),
      currentSituation: say(
        `Head counts do not measure this market${size === '' ? '' : `: only ${size.charAt(0).toLowerCase()}${size.slice(1)} count`}. The list of accounts is made with sales in week 1.`,
        `จำนวนประชากรวัดตลาดนี้ไม่ได้${size === '' ? '' : ` นับเฉพาะ${size}`} รายชื่อบริษัททำร่วมกับฝ่ายขายในสัปดาห์แรก`,
      ),
      segmentSizes: (r.places.length > 0 ? r.places : [{ name: where }]).slice(0, 6).map(({ name }) => ({
        segment: clip(name, 36),
        size: say('Accounts to list, week 1', 'รวบรวมรายชื่อสัปดาห์ที่ 1'),
        growth: '',
      })),
      trendSummary: trends(plan),
      dataSources: [
        say('The client’s answers', 'คำตอบของลูกค้า'),
        say('Account list, to be made with the client in week 1', 'รายชื่อบริษัท ทำร่วมกับลูกค้าในสัปดาห์แรก'),
        ...(plan.market.inThailand && plan.channels.some(({ platform }) => platform.reach)
          ? [f.both(SOURCES['dr-2026-th'])]
          : []),
      ],
    },
    evidence: [...list, ...trendEvidence(plan, w).slice(1)],
  };
}

/** A consumer market in places that no table of ours has, or no place at all. */
export function unknownPlaces(plan: Plan): {
  title: string;
  output: Output<'market-overview'>;
  evidence: Evidence[];
} {
  const { f, r, hero } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const where = placesPhrase(plan);
  const goal = r.goals.find(({ kind }) => kind !== 'text');
  return {
    title:
      where === ''
        ? say('The market is not drawn yet: agree on the places first', 'ยังไม่ได้กำหนดพื้นที่ตลาด ตกลงพื้นที่กันก่อน')
        : say(
            `How many want ${clip(hero, 30)} in ${clip(where, 30)} is measured, not guessed`,
            `ความต้องการ ${clip(hero, 30)} ใน ${clip(where, 30)} ต้องวัด ไม่ใช่เดา`,
          ),
    output: {
      totalMarketSize:
        where === ''
          ? say('Places to agree; then the head count follows', 'ตกลงพื้นที่ก่อน จึงนับจำนวนคนได้')
          : say(
              `Head count of ${clip(where, 60)}: to confirm with each platform’s own planning tool`,
              `จำนวนคนใน ${clip(where, 60)} รอยืนยันด้วยเครื่องมือวางแผนของแต่ละแพลตฟอร์ม`,
            ),
      marketGrowth: say(
        'No figure in our tables; the plan does not lean on one',
        'ไม่มีตัวเลขในตารางของเรา แผนนี้จึงไม่อ้างอิง',
      ),
      currentSituation: goal
        ? say(
            `The goal is ${figure(f, goal)}. How large a part of the market that is will be known in week 1.`,
            `เป้าหมายคือ ${figure(f, goal)} จะรู้สัดส่วนต่อตลาดในสัปดาห์แรก`,
          )
        : say('The first month measures how many answer.', 'เดือนแรกจะวัดว่ามีคนตอบรับเท่าไร'),
      segmentSizes: (r.places.length > 0
        ? r.places.map(({ name }) => name)
        : r.audience.groups.length > 0
          ? r.audience.groups
          : [say('Target audience', 'กลุ่มเป้าหมาย')]
      )
        .slice(0, 5)
        .map((name) => ({
          segment: f.sentence(clip(name, 36)),
          size: say('To confirm in week 1', 'รอยืนยันสัปดาห์ที่ 1'),
          growth: '',
        })),
      trendSummary: trends(plan),
      dataSources: [
        say('The client’s answers', 'คำตอบของลูกค้า'),
        say('Platform planning tools, to be read in week 1', 'เครื่องมือวางแผนของแพลตฟอร์ม อ่านค่าในสัปดาห์แรก'),
      ],
    },
    evidence: [w.answer('geographicLocation'), ...trendEvidence(plan, w)],
  };
}
