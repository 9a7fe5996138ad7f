/** Page 4 where heads are not counted: businesses, and places that no table of ours has. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { clip, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
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
  const occasion = window_ === undefined ? '' : lowerFirst(occasionText(plan, window_, 'window'));
  const counted = size === '' ? say('accounts', 'บริษัท') : size;
  const whom = clip(groups, 40);
  const [area, near] = [clip(where, 34), clip(where, 30)];
  const [inArea, inNear] = [`${thaiGap(where)}${area}`, `${thaiGap(where)}${near}`];
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
        ? r.voice.one('market-accounts-title', [
            say(`${wanted} from named accounts in ${area}`, `${won} จากรายชื่อบริษัทใน${inArea}`),
            say(`${wanted} in ${area}, account by account`, `${won} ใน${inArea} ทีละบริษัท`),
            say(`Where ${wanted} come from: a list of names in ${area}`, `${won} อยู่ในรายชื่อลูกค้าของ${inArea}`),
          ])
        : r.voice.one('market-list-title', [
            say(`The market is a list: ${whom} in ${near}`, `ตลาดนี้คือรายชื่อ: ${whom} ใน${inNear}`),
            say(`Names before numbers: ${whom} in ${near}`, `ชื่อมาก่อนตัวเลข: ${whom} ใน${inNear}`),
            say(
              `${f.sentence(whom)} in ${near}, one name after another`,
              `รู้จัก${thaiGap(whom)}${whom}ใน${inNear} ทีละชื่อ`,
            ),
          ]),
    output: {
      totalMarketSize:
        goal && inAll !== undefined
          ? r.voice.one('market-accounts-size', [
              say(
                `${f.number(inAll)} ${metric} in ${f.months(months)}, in ${where}`,
                `${won} ใน ${f.months(months)} จาก${thaiGap(where)}${where}`,
              ),
              say(
                `${f.number(inAll)} ${metric} to win over ${f.months(months)}, ${where}`,
                `${won} ที่ต้องได้ใน${thaiGap(where)}${where} ภายใน ${f.months(months)}`,
              ),
              say(
                `${f.number(inAll)} ${metric} out of ${where} within ${f.months(months)}`,
                `${won} จากผู้ซื้อใน${thaiGap(where)}${where} รวม ${f.months(months)}`,
              ),
            ])
          : r.voice.one('market-list-size', [
              say(
                `${f.sentence(groups)} in ${where}: accounts to list by name`,
                `${groups}ใน${thaiGap(where)}${where} รวบรวมเป็นรายชื่อบริษัท`,
              ),
              say(
                `${f.sentence(groups)}, ${where}: each account to be named`,
                `${groups} ${where}: ต้องเขียนชื่อออกมาทีละแห่ง`,
              ),
              say(
                `To name with sales: ${groups} in ${where}`,
                `ขอชื่อจากฝ่ายขาย: ${groups}ใน${thaiGap(where)}${where}`,
              ),
            ]),
      marketGrowth:
        window_ === undefined
          ? r.voice.one('market-accounts-growth', [
              say('Counted by accounts won, not by a growth rate', 'วัดจากจำนวนบริษัทที่ได้ ไม่ใช่อัตราเติบโต'),
              say('No growth rate: what counts is who signs', 'ดูว่าใครเซ็นสัญญา ไม่ดูเปอร์เซ็นต์เติบโต'),
              say('New names on the books stand for growth', 'ชื่อลูกค้าใหม่ในบัญชีบอกการเติบโตแทนตัวเลขตลาด'),
            ])
          : r.voice.one('market-window', [
              say(`Next window: ${occasion}`, `จังหวะถัดไป: ${occasion}`),
              say(`Coming up: ${occasion}`, `ใกล้ถึงแล้ว: ${occasion}`),
              say(`The date to use: ${occasion}`, `วันที่ใช้ได้: ${occasion}`),
            ]),
      currentSituation: `${r.voice.one('market-accounts', [
        say(
          `${f.sentence(counted)}, not inhabitants, are what counts.`,
          `นับที่${thaiGap(counted)}${counted} ไม่ใช่จำนวนประชากร`,
        ),
        say(
          `Inhabitants do not buy this: ${lowerFirst(counted)} do.`,
          `ผู้ซื้อคือ${thaiGap(counted)}${counted} มิใช่คนทั่วไป`,
        ),
        say(
          `A head count says little; ${lowerFirst(counted)} are the market.`,
          `จำนวนคนบอกอะไรไม่ได้ ให้ดู${thaiGap(counted)}${counted}`,
        ),
      ])} ${momentText(plan)}`,
      segmentSizes: [
        {
          segment: clip(where, 44),
          size: r.voice.one('market-accounts-list', [
            say('Accounts to list with sales', 'รวบรวมรายชื่อกับฝ่ายขาย'),
            say('Accounts to list by name', 'เขียนรายชื่อทีละบริษัท'),
            say('Accounts to list together', 'ทำรายชื่อด้วยกันกับลูกค้า'),
          ]),
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
        ? r.voice.one('market-no-place-title', [
            say('The market is not drawn yet: agree on the places first', 'ยังไม่ได้กำหนดพื้นที่ตลาด ตกลงพื้นที่กันก่อน'),
            say('Where to sell comes before how many to count', 'ขายที่ไหนต้องรู้ก่อนนับว่ามีกี่คน'),
            say('A map is missing: which places are meant?', 'แผนที่ยังว่าง ต้องระบุก่อนว่าหมายถึงที่ใด'),
          ])
        : r.voice.one('market-unknown-title', [
            say(
              `How many want ${product} in ${near} is measured, not guessed`,
              `ความต้องการ ${product} ใน ${near} ต้องวัด ไม่ใช่เดา`,
            ),
            say(
              `No guess at the demand for ${product} in ${near}`,
              `ไม่เดาว่าใน ${near} มีคนต้องการ ${product} เท่าไร`,
            ),
            say(
              `${f.sentence(near)} and ${product}: the demand will be read, not assumed`,
              `${near} กับ ${product}: ตัวเลขจริงมาจากการวัด`,
            ),
          ]),
    output: {
      totalMarketSize:
        where === ''
          ? r.voice.one('market-no-place', [
              say('Places to agree; then the head count follows', 'ตกลงพื้นที่ก่อน จึงนับจำนวนคนได้'),
              say('People are counted once places are set', 'กำหนดพื้นที่แล้วค่อยนับว่ามีใครบ้าง'),
              say('No count yet: the places are still open', 'ยังไม่นับ เพราะรอเลือกพื้นที่'),
            ])
          : r.voice.one('market-unknown', [
              say(
                `${clip(where, 60)}: head count to read in each planning tool`,
                `จำนวนคนใน ${clip(where, 60)} อ่านจากเครื่องมือวางแผนของแพลตฟอร์ม`,
              ),
              say(
                `${clip(where, 60)}, counted by the tools of each platform`,
                `${clip(where, 60)} ให้แต่ละแพลตฟอร์มนับให้ก่อนเริ่ม`,
              ),
              say(
                `Planning tools will say how many live in ${clip(where, 50)}`,
                `เครื่องมือของแพลตฟอร์มจะบอกว่า ${clip(where, 60)} มีกี่คน`,
              ),
            ]),
      marketGrowth: noGrowth(plan),
      currentSituation: goal
        ? `${say(`${f.sentence(figure(f, goal))}.`, `เป้าหมาย ${figure(f, goal)}`)} ${momentText(plan)}`
        : `${momentText(plan)} ${r.voice.one('market-learn', [
            say(`The first month tells ${r.trade.learn.en}.`, `เดือนแรกจะบอกว่า${r.trade.learn.th}`),
            say(`To find out early: ${r.trade.learn.en}.`, `เรื่องที่ต้องรู้แต่เนิ่น ๆ: ${r.trade.learn.th}`),
            say(`After a month we know ${r.trade.learn.en}.`, `ครบเดือนแล้วจะรู้ว่า${r.trade.learn.th}`),
          ])}`,
      segmentSizes: (r.places.length > 0
        ? r.places.map(({ name }) => name)
        : r.audience.groups.length > 0
          ? r.audience.groups
          : [say('Target audience', 'กลุ่มเป้าหมาย')]
      )
        .slice(0, 5)
        .map((name) => ({
          segment: f.sentence(clip(name, 36)),
          size: say('To confirm', 'รอยืนยัน'),
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
