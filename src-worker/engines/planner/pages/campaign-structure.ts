/** Page 16: the funnel, a layer per stage (specification, page 16). */
import { clip, isMostlyThai, lowerNoun, shortNoun, thaiGap } from '../text.ts';
import { figure, perText } from '../plan/targets.ts';
import { stagePlatforms } from './customer-journey.ts';
import { forecastEvidence } from './market-objectives.ts';
import { campaignTypes } from './media-direction.ts';
import { budgetEvidence, evidenceFor, page, placesPhrase } from './write.ts';

export const writeCampaignStructure = page('campaign-structure', (plan) => {
  const { f, r, stages, budget, pillars, hero, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const medical = r.cautions.some(({ id }) => id === 'medical');
  const place = clip(placesPhrase(plan, 3), 44);
  const ages = r.audience.ages;
  const groups = f.list(r.audience.groups.slice(0, 2).map((group) => lowerNoun(clip(group, 30))));
  const near =
    /(?:รัศมี|within)\s*\d+\s*(?:กิโลเมตร|กม\.?|km|kilomet\w+)/iu.exec(r.answers.targetDemographics)?.[0] ?? '';
  const wide =
    [ages === '' ? '' : say(ages, `อายุ ${ages} ปี`), near, place, groups]
      .filter(Boolean)
      .slice(0, 3)
      .join(say(', ', ' ')) ||
    say('The named audience, as wide as the platform allows', 'กลุ่มเป้าหมายที่ระบุ กว้างเท่าที่แพลตฟอร์มให้');
  const term = shortNoun(hero, 34);
  const searches = r.adChannels.includes('google-ads');
  const middle = say(
    `Watched half a video${r.ownChannels.includes('website') ? ' or visited the site' : ''}${searches ? `, or searched “${term}”` : ''}`,
    `ดูวิดีโอเกินครึ่ง${r.ownChannels.includes('website') ? ' หรือเข้าเว็บ' : ''}${searches ? ` หรือค้นหา “${term}”` : ''}`,
  );
  const low = say(
    `Opened the offer or sent a message in 30 days, and no ${r.act.one.en} yet`,
    `เปิดดูข้อเสนอหรือทักแชตใน 30 วัน แต่ยังไม่${isMostlyThai(r.act.ask.th) ? r.act.ask.th : r.act.ask.en}`,
  );
  const keep = medical
    ? say('Followers of the page and LINE; no patient lists', 'ผู้ติดตามเพจและ LINE โดยไม่ใช้รายชื่อคนไข้')
    : r.audience.b2b
      ? say(
          'Companies that asked, agreed with sales, with consent',
          'บริษัทที่เคยสอบถาม ตกลงกับฝ่ายขาย โดยได้รับความยินยอม',
        )
      : say('Customers of the last 60 days, with consent', 'ลูกค้าใน 60 วันล่าสุดที่ให้ความยินยอม');
  const audience = [wide, middle, low, keep];
  const names = [
    pillars[0]?.name ?? f.sentence(clip(hero, 30)),
    pillars[1]?.question ?? pillars[0]?.question ?? say('Your questions', 'คำถามของคุณ'),
    f.sentence(clip(hero, 34)),
    r.afterSales[0] === undefined ? say('Stay with us', 'อยู่ด้วยกันต่อ') : f.sentence(clip(r.afterSales[0], 34)),
  ];
  const goal = r.goals.find(({ kind }) => kind !== 'text');
  const end = goal ? figure(f, goal) : say(`the next ${r.act.one.en}`, `${r.act.one.th}ครั้งต่อไป`);
  const sums = budget.stages.map((money) => f.number(money)).join(' + ');
  return {
    title: say(
      `${f.sentence(f.word(stages.length))} layers lead from a first glance to ${clip(end, 44)}`,
      `${stages.length} ชั้นพาคนจากแรกเห็น ไปถึง${thaiGap(end)}${clip(end, 44)}`,
    ),
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
          campaigns: [`${clip(names[i] ?? '', 38)} (${clip(types.slice(0, 2).join(', '), 40)})`],
          audienceDefinition: clip(audience[i] ?? '', 104),
        };
      }),
    },
    evidence: [
      ...(budget.known
        ? [
            w.computed(
              `${sums} = ${f.money(budget.amount, budget.currency)}${budget.period === 'total' ? '' : ` ${perText(f, budget.period)}`}`,
              say('Sums of the rows on page 15', 'ผลรวมของแต่ละแถวในหน้า 15'),
              { labels: stages, values: [...budget.stages], unit: f.currency(budget.currency) },
            ),
          ]
        : []),
      ...budgetEvidence(plan, w),
      ...forecastEvidence(plan, w, false),
      w.answer('targetDemographics'),
      w.answer('geographicLocation'),
      ...(ages === '' ? [] : [w.client(say(`Ages ${ages}`, `อายุ ${ages} ปี`), 'ages')]),
      w.answer('heroProduct'),
      w.answer('afterSalesService'),
      w.assume(
        say(
          `Half a video; windows of ${medical || r.audience.b2b ? '30' : '30 and 60'} days`,
          `ดูวิดีโอเกินครึ่ง ช่วงเวลา ${medical || r.audience.b2b ? '30' : '30 และ 60'} วัน`,
        ),
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
