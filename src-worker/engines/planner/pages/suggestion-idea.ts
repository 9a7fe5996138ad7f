/** Page 18: changes that make the same budget worth more (specification, page 18). */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { PLATFORMS } from '../data/platforms.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from '../plan/index.ts';
import { clip, lowerFirst, lowerNoun, lowerStart, thaiGap, unique } from '../text.ts';
import { said } from '../plan/topics.ts';
import { occasionDate } from '../plan/calendar.ts';
import { stagePlatforms } from './customer-journey.ts';
import { calendarEvidence } from './market-trends.ts';
import {
  budgetEvidence,
  constraintEvidence,
  evidenceFor,
  instalmentEvidence,
  moneyPer,
  page,
  placesPhrase,
} from './write.ts';

type Idea = { recommendation: string; reasoning: string };

function business(plan: Plan): Idea[] {
  const { f, r, remedies, forecast, hero } = plan;
  const { say } = f;
  const list: Idea[] = remedies
    .filter(({ remedy }) => !['likes', 'cost'].includes(remedy.id))
    .map(({ remedy, because }) => ({
      recommendation: remedy.id === 'repeat' ? f.both(r.trade.again) : f.both(remedy.change),
      reasoning: say(f.sentence(clip(because, 60)), `เพราะ${thaiGap(because)}${clip(because, 60)}`),
    }));
  if (forecast.monthlyPayment !== undefined && r.instalments)
    list.push({
      recommendation: say(
        `Quote ${f.money(forecast.monthlyPayment, r.price.currency)} a month beside the full price`,
        `บอกค่างวด ${f.money(forecast.monthlyPayment, r.price.currency)} คู่กับราคาเต็ม`,
      ),
      reasoning: say(
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} months, at the starting price`,
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} งวด ที่ราคาเริ่มต้น`,
      ),
    });
  if (forecast.firstOrder !== undefined)
    list.push({
      recommendation: say('Offer a sample below the minimum order', 'มีตัวอย่างต่ำกว่าปริมาณขั้นต่ำ'),
      reasoning: say(
        `The first order is at least ${f.money(forecast.firstOrder, r.price.currency)}`,
        `คำสั่งซื้อแรกอย่างน้อย ${f.money(forecast.firstOrder, r.price.currency)}`,
      ),
    });
  const sums = plan.budget.channelSums.filter((sum) => sum > 0);
  if (plan.budget.known && sums.length >= 5) {
    const least = f.money(Math.min(...sums), plan.budget.currency);
    list.unshift({
      recommendation: say(
        'Start with the three strongest channels; open the rest at the review',
        'เริ่มสามช่องทางหลักก่อน ที่เหลือเปิดในรอบทบทวน',
      ),
      reasoning: say(
        `${f.sentence(f.word(sums.length))} channels share ${moneyPer(plan, plan.budget.amount)}: the least gets ${least}`,
        `${sums.length} ช่องทางแบ่งกัน ${moneyPer(plan, plan.budget.amount)} ช่องที่น้อยสุดได้ ${least}`,
      ),
    });
  }
  if (r.answers.afterSalesService !== '')
    list.push({
      recommendation: say(
        `Beside every price: “${clip(r.afterSales[0] ?? '', 40)}”`,
        `ข้างราคาทุกครั้ง: “${clip(r.afterSales[0] ?? '', 40)}”`,
      ),
      reasoning: say(`It answers “${r.trade.doubt.en}”`, `ตอบข้อสงสัย “${r.trade.doubt.th}”`),
    });
  else
    list.push({
      recommendation: say('Promise one thing after the sale', 'สัญญาหนึ่งข้อหลังการขาย'),
      reasoning: say(
        `None given; people ask “${r.trade.doubt.en}”`,
        `ยังไม่ได้ระบุ แต่คนถามว่า “${r.trade.doubt.th}”`,
      ),
    });
  if (r.answers.startingPrice === '')
    list.push({
      recommendation: say(
        `Name a starting price for ${clip(lowerFirst(hero), 30)}`,
        `กำหนดราคาเริ่มต้นของ ${clip(hero, 30)}`,
      ),
      reasoning: say(`After “${r.trade.doubt.en}” comes the price`, `หลัง “${r.trade.doubt.th}” คนจะถามราคา`),
    });
  if (!r.ownChannels.includes('website') && !r.ownChannels.includes('facebook'))
    list.push({
      recommendation: say(
        `Open a page that offers ${r.trade.step.en}`,
        `เปิดเพจที่รับ${thaiGap(r.trade.step.th)}${r.trade.step.th}`,
      ),
      reasoning: say('Adverts must lead somewhere', 'โฆษณาต้องมีปลายทาง'),
    });
  // The trade's own change and its next date stand beside what the answers ask for.
  const change = { recommendation: f.both(r.trade.change), reasoning: f.both(r.trade.why) };
  const [next] = plan.calendar;
  const season =
    next === undefined
      ? []
      : [
          {
            recommendation: f.sentence(f.both(next.action)),
            reasoning: say(
              `${f.sentence(next.name.en)}: ${occasionDate(f, next)}${next.later ? ', after this plan' : ''}`,
              `${next.name.th} ${occasionDate(f, next)}${next.later ? ' หลังจบแผนนี้' : ''}`,
            ),
          },
        ];
  return [...list.slice(0, 2), change, ...season, ...list.slice(2)].slice(0, 4);
}

function creative(plan: Plan): Idea[] {
  const { f, r, sweet, pillars, wants, hero, discountCap } = plan;
  const { say } = f;
  const list: Idea[] = [];
  const [spot] = sweet;
  const cause = wants.find(
    ({ topic, from, because }) =>
      topic === spot?.topic && from === 'customers' && !r.audience.groups.includes(because),
  )?.because;
  if (spot)
    list.push({
      recommendation: say(
        `In every picture: ${lowerFirst(clip(spot.words, 44))}`,
        `ทุกภาพต้องเห็น: ${clip(spot.words, 44)}`,
      ),
      reasoning:
        cause !== undefined
          ? say(f.sentence(clip(said(f, cause), 60)), `ลูกค้าบอกว่า${thaiGap(cause)}${clip(cause, 56)}`)
          : say(`It answers “${spot.topic.question.en}”`, `ตอบคำถาม “${spot.topic.question.th}”`),
    });
  if (r.face === 'owner')
    list.push({
      recommendation: say(
        `The owner films “${r.trade.ideas[0]?.en ?? ''}” weekly`,
        `เจ้าของถ่าย “${r.trade.ideas[0]?.th ?? ''}” ทุกสัปดาห์`,
      ),
      reasoning: say('The owner offered', 'เจ้าของพร้อมออกกล้อง'),
    });
  const clash = clashing(plan);
  if (clash) list.push(clash);
  if (r.constraints.some(({ beforeAfter }) => beforeAfter))
    list.push({
      recommendation: say(
        `Instead of before and after: ${lowerStart(r.trade.show.en)}`,
        `แทนภาพก่อน–หลัง: ${r.trade.show.th}`,
      ),
      reasoning: say('The client’s rule', 'ตามเงื่อนไขของลูกค้า'),
    });
  if (discountCap !== undefined)
    list.push({
      recommendation: say('Give something small instead of a price cut', 'ให้ของเล็ก ๆ แทนการลดราคา'),
      reasoning: say(`No discount deeper than ${discountCap}%`, `ลดไม่เกิน ${discountCap}%`),
    });
  if (r.answers.keyMessage === '')
    list.push({
      recommendation: say(
        `A closing line on ${spot?.topic.label.en.toLowerCase() ?? clip(hero, 30)}`,
        `ประโยคปิดเรื่อง${thaiGap(spot?.topic.label.th ?? hero)}${spot?.topic.label.th ?? clip(hero, 30)}`,
      ),
      reasoning: say('No key message yet', 'ยังไม่มีข้อความหลัก'),
    });
  const [pillar] = pillars.slice(-1);
  if (pillar)
    list.push({
      recommendation: say(
        `A series: “${r.trade.ideas[1]?.en ?? pillar.name}”`,
        `ทำซีรีส์ “${r.trade.ideas[1]?.th ?? pillar.name}”`,
      ),
      reasoning: say(`For those who ask “${r.trade.doubt.en}”`, `สำหรับคนที่ถามว่า “${r.trade.doubt.th}”`),
    });
  list.push({
    recommendation: f.both(r.trade.show),
    reasoning: say(`Picture: ${r.trade.scene.en}`, `ภาพ: ${r.trade.scene.th}`),
  });
  return list.slice(0, 3);
}

/** Slogan and strengths that give the same figure to different things: the wording must be settled first. */
function clashing(plan: Plan): Idea | undefined {
  const { f, r } = plan;
  const numbers = (text: string): string[] =>
    text
      .toLowerCase()
      .replaceAll(/\bnine\b/gu, '9')
      .replaceAll(/\bseven\b/gu, '7')
      .replaceAll(/\bten\b/gu, '10')
      .replaceAll(/\bfive\b/gu, '5')
      .match(/\d+(?=\s*(?:days?|hours?|minutes?|วัน|ชั่วโมง))/gu) ?? [];
  const [promised] = numbers(r.answers.keyMessage);
  const strength = r.strengths.find((clause) => promised !== undefined && numbers(clause).includes(promised));
  if (promised === undefined || strength === undefined) return undefined;
  return {
    recommendation: f.say(
      `Settle what the ${promised} days count to, and use one wording`,
      `ตกลงว่า ${promised} วันนับถึงอะไร แล้วใช้คำเดียวกัน`,
    ),
    reasoning: f.say(
      `“${clip(r.answers.keyMessage, 40)}” and “${clip(strength, 36)}” differ`,
      `“${clip(r.answers.keyMessage, 40)}” กับ “${clip(strength, 36)}” ไม่ตรงกัน`,
    ),
  };
}

/** Why this channel, for these buyers. */
function role({ f, r, hero, wants }: Plan, id: AdvertisingChannel): string {
  const { say } = f;
  const { trade } = r;
  const question = wants[0]?.topic.question ?? trade.doubt;
  const group = clip(lowerNoun(r.audience.groups[0] ?? say('buyers', 'ลูกค้า')), 34);
  switch (id) {
    case 'google-ads':
      return say(`Typed when ${trade.need.en}`, `คนพิมพ์หาเมื่อ${trade.need.th}`);
    case 'tiktok-ads':
      return say(`“${trade.doubt.en}”, answered in one clip`, `“${trade.doubt.th}” ตอบในคลิปเดียว`);
    case 'instagram-ads':
      return say(`Shows ${trade.scene.en}`, `โชว์${trade.scene.th}`);
    case 'linkedin-ads':
      return say(`Reaches ${group} by title`, `ถึง${thaiGap(group)}${group}ตามตำแหน่ง`);
    case 'facebook-ads':
      return say(
        `${f.sentence(group)} ask “${question.en}” in comments`,
        `${group}ถาม “${question.th}” ในคอมเมนต์`,
      );
    case 'shopee-ads':
    case 'lazada-ads':
      return say(
        `${f.sentence(clip(hero, 30))} beside its price and reviews`,
        `${clip(hero, 30)} คู่กับราคาและรีวิว`,
      );
  }
}

function media(plan: Plan) {
  const { f, r, channels, hero, budget } = plan;
  const { say } = f;
  const objective = r.objectives[0] ?? 'brand-awareness';
  const place = clip(placesPhrase(plan, 2), 30);
  const near = r.places.find(({ known }) => known?.kind !== 'country');
  const ordered = channels
    .map((channel, i) => ({ ...channel, sum: budget.channelSums[i] ?? 0 }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 3);
  const rows = ordered.map(({ id, name, platform }) => {
    const layers = [0, 1, 2, 3].filter((layer) => stagePlatforms(plan, layer).includes(name));
    const main =
      layers.includes(2) && ['google-ads', 'shopee-ads', 'lazada-ads', 'facebook-ads'].includes(id)
        ? 2
        : (layers[0] ?? 0);
    const type =
      main === 2
        ? PLATFORMS[id].terms[r.closing]
        : f.both(platform.stageTerms[main] ?? platform.stageTerms[0]);
    return {
      platform: name,
      campaignType: type,
      objective: main === 2 ? f.both(OBJECTIVES[r.closing].name) : (plan.stages[main] ?? ''),
      targeting:
        id === 'google-ads'
          ? `“${clip(lowerFirst(hero), 30)}”${near ? ` + ${clip(near.name, 20)}` : ''}`
          : id === 'linkedin-ads'
            ? clip(
                f.list(
                  r.audience.groups.slice(0, 2).map((group, i) => (i === 0 ? group : lowerFirst(group))),
                ) || say('Named job titles', 'ตำแหน่งงานที่ระบุ'),
                48,
              )
            : id === 'shopee-ads' || id === 'lazada-ads'
              ? say(
                  `Keywords for ${clip(lowerFirst(r.products.names[0] ?? hero), 30)}`,
                  `คำค้น ${clip(r.products.names[0] ?? hero, 30)}`,
                )
              : [r.audience.ages, place || clip(r.audience.groups[0] ?? '', 30)].filter(Boolean).join(', ') ||
                say('The named audience', 'กลุ่มเป้าหมายที่ระบุ'),
      reasoning: role(plan, id),
    };
  });
  return rows.length > 0
    ? rows
    : [
        {
          platform: say('Channel to choose', 'รอเลือกช่องทาง'),
          campaignType: say('One small test', 'ทดสอบเล็ก ๆ หนึ่งชุด'),
          objective: f.both(OBJECTIVES[objective].name),
          targeting: place || clip(r.audience.groups[0] ?? say('The named audience', 'กลุ่มเป้าหมายที่ระบุ'), 40),
          reasoning: say('Choose where buyers already ask', 'เลือกที่ที่ลูกค้าถามอยู่แล้ว'),
        },
      ];
}

export const writeSuggestionIdea = page('suggestion-idea', (plan) => {
  const { f, budget, forecast, r } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const [a, b, c] = [business(plan), creative(plan), media(plan)];
  const count = a.length + b.length + c.length;
  return {
    title: budget.known
      ? say(
          `${f.sentence(f.word(count))} ways to get more ${r.act.many.en} for ${moneyPer(plan, budget.amount)}`,
          `${count} ข้อเพิ่ม${r.act.one.th}จากงบ ${moneyPer(plan, budget.amount)}`,
        )
      : say(`${f.sentence(f.word(count))} changes before any media`, `${count} ข้อที่ทำได้ก่อนใช้งบสื่อ`),
    output: { businessSolution: a, communicationCreativeSolution: b, mediaTargetingSolution: c },
    evidence: [
      w.answer('currentChallenges'),
      w.answer('onlineAdIssues'),
      w.answer('whyNeedNow'),
      w.answer('keyMessage'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      ...constraintEvidence(plan, w),
      ...unique(r.notes)
        .filter((note) => !r.constraints.some(({ text }) => text === note))
        .map((note) => w.client(note, 'additionalNotes')),
      ...instalmentEvidence(plan, w),
      ...(forecast.firstOrder !== undefined
        ? [
            w.computed(
              f.money(forecast.firstOrder, r.price.currency),
              `${f.number(r.price.value ?? 0)} × ${f.number(r.price.minimumOrder ?? 0)}`,
            ),
          ]
        : []),
      ...(a.some(({ reasoning }) => reasoning.includes(f.number(budget.amount)))
        ? [
            w.computed(
              plan.channels
                .map(({ name }, i) => `${name} ${f.number(budget.channelSums[i] ?? 0)}`)
                .join(', '),
              say('Sums of the columns on page 15', 'ผลรวมของแต่ละคอลัมน์ในหน้า 15'),
            ),
          ]
        : []),
      ...budgetEvidence(plan, w),
      ...calendarEvidence(plan, w, plan.calendar.slice(0, 1)),
      w.assume(say('The suggestions themselves', 'ข้อเสนอทั้งหมด'), say('Proposals to test', 'ข้อเสนอเพื่อทดสอบ')),
    ],
  };
});
