/** Page 16: the funnel, a layer per stage (specification, page 16). */
import { lowerNoun } from '../text.ts';
import { shorter, whole } from '../plan/whole.ts';
import { perText } from '../plan/targets.ts';
import { stagePlatforms } from './customer-journey.ts';
import { forecastEvidence } from './market-objectives.ts';
import { campaignTypes } from './media-direction.ts';
import { budgetEvidence } from './plan-evidence.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { paceHeadline } from './reckoned/headlines.ts';
import { loadOf, volumesOf } from './reckoned/volumes.ts';
import { searched } from '../plan/keywords.ts';
import { wherePhrase } from './market-facts.ts';
import { evidenceFor, page } from './write.ts';

/** Characters of places, of a group and of what follows a sale. */
const [PLACES, GROUP, AFTER] = [44, 40, 48];

export const writeCampaignStructure = page('campaign-structure', (plan) => {
  const { f, r, stages, budget, pillars, hero, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const medical = r.cautions.some(({ id }) => id === 'medical');
  const place = wherePhrase(plan, PLACES);
  const ages = r.audience.ages;
  const groups = f.list(
    r.audience.groups
      .map((group) => lowerNoun(shorter(group, GROUP)))
      .filter((group) => group !== '')
      .slice(0, 2),
  );
  const near =
    /(?:รัศมี|within)\s*\d+\s*(?:กิโลเมตร|กม\.?|km|kilomet\w+)/iu.exec(r.answers.targetDemographics)?.[0] ?? '';
  const wide =
    [ages === '' ? '' : say(ages, `อายุ ${ages} ปี`), near, place, groups]
      .filter(Boolean)
      .slice(0, 3)
      .join(say(', ', ' ')) || say('The named audience', 'กลุ่มเป้าหมายที่ระบุ');
  const term = searched(hero) || hero;
  const searches = r.adChannels.includes('google-ads');
  const watched = pillars[0]?.name ?? term;
  const middle = say(
    `${searches ? `Searched “${term}”, or w` : 'W'}atched half of “${watched}”`,
    `${searches ? `ค้นหา “${term}” หรือ` : ''}ดู “${watched}” เกินครึ่ง`,
  );
  const { warm, keep: kept } = r.trade;
  const [act, ask] = [r.act.one.en, r.act.ask.th];
  const low = say(`${warm.en} in 30 days, no ${act}`, `${warm.th}ใน 30 วัน แต่ยังไม่${ask}`);
  const keep = medical
    ? say(`${kept.en}; no patient lists`, `${kept.th} ไม่ใช้รายชื่อคนไข้`)
    : r.audience.b2b
      ? say(`${kept.en}, agreed with sales`, `${kept.th} ตกลงกับฝ่ายขาย`)
      : say(`${kept.en}, with consent`, `${kept.th} ที่ให้ความยินยอม`);
  const audience = [wide, middle, low, keep];
  const names = [
    pillars[0]?.name ?? f.sentence(hero),
    pillars[1]?.question ?? pillars[0]?.question ?? say('Your questions', 'คำถามของคุณ'),
    f.sentence(hero),
    f.sentence(
      r.afterSales.map((each) => whole(each, AFTER)).find((each) => each !== '') ?? f.both(r.trade.again),
    ),
  ];
  const sums = budget.stages.map((money) => f.number(money)).join(' + ');
  const volumes = volumesOf(plan);
  const loadCheck = loadOf(plan);
  const [first, last] = [volumes?.[0], volumes?.at(-1)];
  return {
    title:
      first?.week && last?.week && last.week.value < 1
        ? plan.say.verdict.wholeWay({
            first: `${first.goal.text} ${lowerNoun(first.stage)}`,
            last: `${last.goal.text} ${lowerNoun(last.stage)}`,
          })
        : first?.week && last?.week
          ? plan.say.reckoned.headlineWeek({
              first: `${first.week.text} ${lowerNoun(first.stage)}`,
              last: `${last.week.text} ${lowerNoun(last.stage)}`,
            })
          : (paceHeadline(plan) ??
            plan.say.verdict.eachStep({
              share: `${budget.stageShares[2] ?? 0}%`,
              act: say(r.act.many.en, r.act.one.th),
            })),
    ...(volumes ? { reckoned: { volumes, ...(loadCheck ? { loadCheck } : {}) } } : {}),
    output: {
      funnelLayers: stages.map((stage, i) => {
        const platforms = stagePlatforms(plan, i);
        const types = campaignTypes(plan, i);
        return {
          stage,
          platforms: [
            ...(platforms.length > 0 ? platforms : [say('To choose', 'รอเลือก')]),
            ...(i === 3 && r.ownChannels.includes('line') ? ['LINE'] : []),
          ],
          campaigns: [`${names[i] ?? ''} (${types.slice(0, 2).join(', ')})`],
          audienceDefinition: audience[i] ?? '',
        };
      }),
    },
    evidence: [
      ...reckonedEvidence(plan, w, [
        ...chainNodes(plan),
        ...toldNodes(plan),
        ...plan.reckoning.volumes.map(({ week }) => week),
        ...plan.reckoning.learning.flatMap(({ results, needed }) => [results, needed]),
      ]),
      ...(budget.known
        ? [
            w.computed(
              `${sums} = ${f.money(budget.amount, budget.currency)}${budget.period === 'total' ? '' : ` ${perText(f, budget.period)}`}`,
              say('Sums of the rows on page 15', 'ผลรวมของแต่ละแถวในหน้า 15'),
              { labels: stages, values: [...budget.stages], unit: f.currency(budget.currency) },
            ),
          ]
        : []),
      w.assume(
        say(
          `Shares by stage: ${budget.stageShares.map((part) => `${part}%`).join(' + ')} = 100%`,
          `สัดส่วนตามขั้น: ${budget.stageShares.map((part) => `${part}%`).join(' + ')} = 100%`,
        ),
        say('Proposed by objective', 'ข้อเสนอตามวัตถุประสงค์'),
      ),
      ...budgetEvidence(plan, w),
      ...forecastEvidence(plan, w, false),
      w.answer('targetDemographics'),
      w.answer('geographicLocation'),
      ...(ages === '' ? [] : [w.client(say(`Ages ${ages}`, `อายุ ${ages} ปี`), 'ages')]),
      w.answer('heroProduct'),
      w.answer('afterSalesService'),
      w.assume(
        say('Half a video; a window of 30 days', 'ดูวิดีโอเกินครึ่ง ช่วงเวลา 30 วัน'),
        say('Starting values, reviewed each month', 'ค่าเริ่มต้น ทบทวนทุกเดือน'),
      ),
      ...(medical ? [w.answer('currentChallenges')] : []),
      ...(forecast.cost?.resultsTarget !== undefined &&
      forecast.ramp?.fromMedia !== undefined &&
      forecast.ramp.takeUp !== undefined
        ? [
            w.computed(
              say(
                `${f.number(forecast.cost.resultsTarget)} ${r.act.many.en}; ${f.number(forecast.ramp.fromMedia)} stay`,
                `${f.number(forecast.cost.resultsTarget)} รายการ อยู่ต่อ ${f.number(forecast.ramp.fromMedia)}`,
              ),
              `× ${f.number(forecast.ramp.takeUp)}%`,
            ),
          ]
        : []),
    ],
  };
});
