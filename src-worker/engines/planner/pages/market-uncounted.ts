/** Page 4 where heads are not counted: businesses, and places that no table of ours has. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { clip, lowerFirst, lowerNoun, lowerStart, thaiGap } from '../text.ts';
import { momentText, noGrowth, occasionText, trendEvidence, trends } from './market-trends.ts';
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
  const groups = clip(f.list(r.audience.groups.slice(0, 3).map(lowerNoun)), 70) || say('buyers', 'ผู้ซื้อ');
  const [window_] = plan.calendar;
  const occasion =
    window_ === undefined
      ? ''
      : lowerFirst(occasionText(plan, window_)).replace(/^(?:Around|Use)\b/u, lowerStart);
  const counted = size === '' ? say('companies', 'บริษัท') : size;
  const whom = clip(groups, 40);
  const [area, near] = [clip(where, 34), clip(where, 30)];
  // 'ทั่วประเทศ' says where by itself.
  const within = (text: string): string => (text.startsWith('ทั่ว') ? text : `ใน${thaiGap(text)}${text}`);
  const [inArea, inNear, inWhere] = [within(area), within(near), within(where)];
  const wanted = `${f.number(inAll ?? 0)} ${clip(metric, 28)}`;
  const won = `${f.number(inAll ?? 0)} ${goal?.unit || 'ราย'}`;
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
        `${f.number(inAll)} ${metric}${say(' in ', ' ใน ')}${f.months(months)}`,
        `${f.number(goal.to ?? 0)} × ${f.number(goal.per === 'month' ? months : months / 3)}`,
      ),
    );
  return {
    title:
      goal && inAll !== undefined
        ? say(`${wanted} from named accounts in ${area}`, `${won} จากรายชื่อบริษัท${inArea}`)
        : say(`The market is a list: ${whom} in ${near}`, `ตลาดนี้คือรายชื่อ: ${whom} ${inNear}`),
    output: {
      totalMarketSize:
        goal && inAll !== undefined
          ? say(
              `${f.number(inAll)} ${metric} in ${f.months(months)}, in ${where}`,
              `${won} ใน ${f.months(months)} จาก${thaiGap(where)}${where}`,
            )
          : say(
              `${f.sentence(groups)} in ${where}: accounts to list by name`,
              `${groups} ${inWhere} รวบรวมเป็นรายชื่อบริษัท`,
            ),
      marketGrowth:
        window_ === undefined
          ? say('Counted by accounts won, not by a growth rate', 'วัดจากจำนวนบริษัทที่ได้ ไม่ใช่อัตราเติบโต')
          : say(`Next window: ${occasion}`, `จังหวะถัดไป: ${occasion}`),
      currentSituation: `${say(
        `We count ${lowerFirst(counted)}, not inhabitants.`,
        `นับที่${thaiGap(counted)}${counted} ไม่ใช่จำนวนประชากร`,
      )} ${momentText(plan)}`,
      segmentSizes: [
        {
          segment: clip(where, 44),
          size: say('Accounts to list with sales', 'รวบรวมรายชื่อกับฝ่ายขาย'),
          growth: size === '' ? '' : f.sentence(size),
        },
      ],
      trendSummary: trends(plan, 1),
      dataSources: [
        say('The client’s answers', 'คำตอบของลูกค้า'),
        say('Account list, to be made with sales', 'รายชื่อบริษัท ทำร่วมกับฝ่ายขาย'),
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
  const [product, near] = [clip(hero, 30), clip(where, 30)];
  return {
    title:
      where === ''
        ? say('The market is not drawn yet: agree on the places first', 'ยังไม่ได้กำหนดพื้นที่ตลาด ตกลงพื้นที่กันก่อน')
        : say(
            `How many want ${product} in ${near} is measured, not guessed`,
            `ความต้องการ ${product} ใน ${near} ต้องวัด ไม่ใช่เดา`,
          ),
    output: {
      totalMarketSize:
        where === ''
          ? say('Places to agree; then the head count follows', 'ตกลงพื้นที่ก่อน จึงนับจำนวนคนได้')
          : say(
              `${clip(where, 60)}: head count to read in each planning tool`,
              `จำนวนคนใน ${clip(where, 60)} อ่านจากเครื่องมือวางแผนของแพลตฟอร์ม`,
            ),
      marketGrowth: noGrowth(plan),
      currentSituation: goal
        ? `${say(`${f.sentence(figure(f, goal))}.`, `เป้าหมาย ${figure(f, goal)}`)} ${momentText(plan)}`
        : `${momentText(plan)} ${say(`The first month tells ${r.trade.learn.en}.`, `เดือนแรกจะบอกว่า${r.trade.learn.th}`)}`,
      segmentSizes: (r.places.length > 0
        ? r.places.map(({ name }) => name)
        : r.audience.groups.length > 0
          ? r.audience.groups
          : [say('Target audience', 'กลุ่มเป้าหมาย')]
      )
        .slice(0, 5)
        .map((name) => ({
          segment: f.sentence(clip(name, 36)),
          size: '',
          growth: '',
        })),
      trendSummary: trends(plan),
      dataSources: [
        say('The client’s answers', 'คำตอบของลูกค้า'),
        say('Each platform’s planning tool, before launch', 'เครื่องมือวางแผนของแต่ละแพลตฟอร์ม ก่อนเริ่ม'),
      ],
    },
    evidence: [w.answer('geographicLocation'), ...trendEvidence(plan, w)],
  };
}
